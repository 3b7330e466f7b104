"""Every law holds for the demonstration game, and catches a twin of it that is broken in just that way."""

from __future__ import annotations

import pytest

from bathysphere.kernel import laws
from bathysphere.kernel.errors import BrokenLaw
from bathysphere.kernel.message import Message
from bathysphere.kernel.result import Line
from reef import imagine
from reef.game import Reef
from reef.phases.setup import DropOne
from reef.phases.turn import Rest
from reef.table import GAME, PACK
from reef.view import view


class OffersOutOfTurn(Reef):
    def ask(self, state, seat):
        return super().ask(state, seat) or [Rest()]


class OffersEverythingTwice(Reef):
    def ask(self, state, seat):
        return super().ask(state, seat) * 2


class ForgetsWhatItOffered(Reef):
    def find(self, state, seat, key):
        return self.options(state, seat)[0]


class TakesAnything(Reef):
    def answer(self, state, seat, move):
        options = self.options(state, seat)
        if options:
            super().answer(state, seat, move if move in options else options[0])


class SharesItsSites(Reef):
    def copy(self, state):
        made = state.copy()
        made.sites = state.sites
        return made


class LosesTheRound(Reef):
    def load(self, text):
        state = super().load(text)
        state.round = 1
        return state


class LosesCards(Reef):
    def step(self, state, seat, move):
        super().step(state, seat, move)
        if state.round == 3 and state.deck:
            state.deck.pop()


class ShowsTheDeck(Reef):
    def view(self, state, seat):
        return {**view(state, seat), "top": state.deck[-1:]}


class TellsWhatWasDrawn(Reef):
    def news(self, state, seat):
        return [Message("drew", {"card": fact.thing}) for fact in state.facts if fact.what == "drew"]


class DealsWithTheRealGenerator(Reef):
    def imagine(self, state, seat, rng):
        made = imagine.imagine(state, seat, rng)
        made.rng = state.rng.copy()
        return made


class ImaginesExtraCards(Reef):
    def imagine(self, state, seat, rng):
        made = imagine.imagine(state, seat, rng)
        other = made.divers[0 if seat != 0 else 1]
        other.dropped = [*other.dropped, 0]
        return made


class ImaginesByTheRealDeck(Reef):
    def imagine(self, state, seat, rng):
        made = imagine.imagine(state, seat, rng)
        if state.deck and state.deck[-1] % 2:
            made.deck.reverse()
        return made


class ShowsAnObject(Reef):
    def view(self, state, seat):
        return {**view(state, seat), "sites": tuple(state.sites)}


class PadsThePoints(Reef):
    def result(self, state):
        result = super().result(state)
        result.breakdown[0].append(Line("REEF-6.1", Message("reef-line-coral"), 1))
        return result


class LetsTheFirstToAnswerWin(Reef):
    def step(self, state, seat, move):
        if isinstance(state.stack[-1], DropOne) and len(self.waiting(state)) == len(state.divers):
            state.divers[seat].coin += 1
        super().step(state, seat, move)


class RollsInSecret(Reef):
    def step(self, state, seat, move):
        super().step(state, seat, move)
        if isinstance(move, Rest):
            state.rng.word()
            state.reveals = 0


class DealsByTheClock(Reef):
    deals = 0

    def deal(self, seats, rng, variants):
        self.deals += 1
        for _ in range(self.deals):
            rng.word()
        return super().deal(seats, rng, variants)


class NeverEnds(Reef):
    def step(self, state, seat, move):
        state.round = 1
        super().step(state, seat, move)


TWINS = [
    (OffersOutOfTurn, "waiting agrees with options"),
    (OffersEverythingTwice, "keys are unique"),
    (ForgetsWhatItOffered, "find inverts key"),
    (TakesAnything, "illegal answers change nothing"),
    (SharesItsSites, "copies are independent"),
    (LosesTheRound, "saves are lossless"),
    (LosesCards, "components are conserved"),
    (ShowsTheDeck, "secrets are kept"),
    (TellsWhatWasDrawn, "secrets are kept"),
    (DealsWithTheRealGenerator, "imagined states are whole"),
    (ImaginesExtraCards, "imagined states are whole"),
    (ImaginesByTheRealDeck, "imagining sees no secrets"),
    (ShowsAnObject, "views are plain"),
    (PadsThePoints, "breakdown sums to points"),
    (LetsTheFirstToAnswerWin, "order of seats does not matter"),
    (RollsInSecret, "draws are counted"),
    (DealsByTheClock, "same keys, same game"),
    (NeverEnds, "every game ends"),
]


def test_the_demonstration_game_keeps_every_law():
    findings = laws.check(GAME, 20)
    laws.all_points_reached(GAME, findings.points)
    assert len(findings.digests) == 40 and len(set(findings.digests)) == 40


@pytest.mark.parametrize(("twin", "law"), TWINS, ids=[twin.__name__ for twin, _ in TWINS])
def test_the_broken_twin_is_caught_by_the_law_meant_for_it(twin, law):
    with pytest.raises(BrokenLaw) as caught:
        laws.check(twin(PACK), 10)
    assert caught.value.law == law


def test_every_law_has_a_broken_twin():
    named = {law.__name__.replace("_", " ") for law in (*laws.EVERYWHERE, *laws.AT_THE_END)}
    assert named <= {law.replace(",", "") for _, law in TWINS}


def test_a_decision_point_that_is_never_offered_is_missed():
    with pytest.raises(BrokenLaw, match=r"never offered: \['D4'\]"):
        laws.all_points_reached(GAME, {"D1", "D2", "D3"})
    with pytest.raises(BrokenLaw, match=r"unknown: \['D9'\]"):
        laws.all_points_reached(GAME, {"D1", "D2", "D3", "D4", "D9"})


def test_a_breach_says_how_to_come_back_to_it():
    with pytest.raises(BrokenLaw, match="reef, 2 seats, seed 0, after 0 answers"):
        laws.check(OffersEverythingTwice(PACK), 1)
