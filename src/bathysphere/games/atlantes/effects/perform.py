"""Carries out printed text: one case per word, and the run of a character's effects (AT-6, AT-17, AT-18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from bathysphere.kernel.moves import Move

from ..components import (
    AGAINST,
    ALL,
    CHARACTER,
    GOLD,
    POWER,
    BoxForManta,
    Buy,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
    Opponents,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Reactivate,
    Recruit,
    RecruitFree,
    Replay,
    Retrieve,
    Score,
    TakeBackAll,
)
from ..rules.characters import land, one_of_each, put_back_in_play, put_in_play, take_back_all
from ..rules.mantas import ready_all
from ..rules.objectives import EVERY_TRACK, claimable, met_tracks
from ..rules.recruiting import sweep
from ..rules.resources import add
from ..rules.solo import ghost_tracks, is_solo
from ..state import Frame, State
from .acquire import ChooseTarget
from .claims import ClaimWindow, GhostTrack
from .explore import ExploreOrNot
from .targets import (
    FreeRecruit,
    Notches,
    OnCharacter,
    RaiseOneFully,
    ReadySome,
    RetrieveSome,
    ScoreSome,
)
from .text import Text, effect_at

_EMPTY: Final = [0, 0, 0, 0, 0, 0]
"""The pool at the beginning of a card. Lists are never changed in place, so it is made once."""
_NOTHING: Final[list[int]] = []


@dataclass(init=False, eq=False)
class Perform(Text):
    """One printed effect, judged when its turn comes."""

    def step(self, state: State, seat: int, move: Move | None) -> None:
        effect = effect_at(state, self.source, self.number, self.path)
        perform(state, self.seat, self.source, self.number, self.path, effect)


def perform(state: State, seat: int, source: int, number: int, path: list[int], effect: Effect) -> None:
    """AT-6.3  What can be resolved must be; a frame that finds nothing to choose from passes by itself.

    The commonest words first; a `match` over classes is several times slower once compiled.
    """
    if isinstance(effect, (Gold, Power, PowerVs)):
        gain(state, seat, effect)
    elif isinstance(effect, (Recruit, Buy, Conquer)):
        state.stack.append(ChooseTarget(seat, source, number, path))
    elif isinstance(effect, Raise):
        state.stack.append(Notches(seat, source, number, path, effect.n))
    elif isinstance(effect, Score):
        state.stack.append(ScoreSome(seat, source, number, path, effect.n))
    elif isinstance(effect, Explore):
        state.stack.append(ExploreOrNot(seat, source, number, path))
    elif isinstance(effect, TakeBackAll):
        take_back_all(state, seat)
    elif isinstance(effect, Retrieve):
        state.stack.append(RetrieveSome(seat, source, number, path, effect.n))
    elif isinstance(effect, RaiseFull):
        state.stack.append(RaiseOneFully(seat, source, number, path))
    elif isinstance(effect, RecruitFree):
        state.stack.append(FreeRecruit(seat, source, number, path))
    elif isinstance(effect, Replay):
        state.stack.append(ReplayOne(seat, source, number, path))
    elif isinstance(effect, Reactivate):
        if effect.n == ALL:
            ready_all(state, seat)
        else:
            state.stack.append(ReadySome(seat, source, number, path, effect.n))
    elif isinstance(effect, Opponents):
        _order(state, seat, source, number, path)
    elif not isinstance(effect, (Empty, BoxForManta)):
        assert_never(effect)


def gain(state: State, seat: int, effect: Gold | Power | PowerVs) -> None:
    """AT-8.1  Gold, power, or power against one type."""
    if isinstance(effect, Gold):
        add(state, seat, GOLD, effect.n)
    elif isinstance(effect, Power):
        add(state, seat, POWER, effect.n)
    else:
        add(state, seat, AGAINST + effect.type, effect.n)


def _order(state: State, seat: int, source: int, number: int, path: list[int]) -> None:
    """AT-18.1  What an opponent's card orders must be done if able.
    AT-18.2  Each opponent in clockwise order, at the printed place, with their own choices.
    AT-18.3  They may use no mantas, exploit nothing and claim nothing meanwhile: only the order is asked.
    AT-18.4  A completion gives that opponent the bonus manta at once; it waits for their own turn.
    AT-18.5  Who cannot comply is skipped.
    AT-25.9  In solo there is nobody to order.
    """
    seats = len(state.realms)
    for step in range(seats - 1, 0, -1):
        state.stack.append(Perform((seat + step) % seats, source, number, [*path, 0]))


def play(state: State, seat: int, card: int) -> None:
    """AT-6.1  Put a character of the hand in play; its effects follow.
    AT-17.6  Matrona is a main action like any other: no second one that turn.
    AT-25.5  In solo, playing Matrona makes the ghost place a manta.
    """
    solo = is_solo(state)
    met = met_tracks(state, seat, EVERY_TRACK) if solo else 0
    put_in_play(state, seat, card)
    run = Resolve(seat, card, 0, state.pool, state.met)
    state.pool = _EMPTY
    state.met = met
    if solo and state.box.characters[card].returns and ghost_tracks(state):
        state.stack.append(run)
        state.stack.append(GhostTrack(seat))
    else:
        run.step(state, seat, None)


@dataclass(init=False, eq=False)
class Resolve(Frame):
    """AT-6.2  Effects resolve in printed order.
    AT-6.4  All of them: a card with several actions does not let the player pick only one.

    `pool` and `met` are those of the card that is replaying this one; they come back when it lands.
    """

    card: int
    at: int
    pool: list[int]
    met: int

    def __init__(self, seat: int, card: int, at: int, pool: list[int], met: int) -> None:
        self.seat = seat
        self.card = card
        self.at = at
        self.pool = pool
        self.met = met

    def step(self, state: State, seat: int, move: Move | None) -> None:
        at = self.at
        for effect in state.box.characters[self.card].effects[at:]:
            if self._opens(state, at, effect) and claimable(state, self.seat):
                state.stack.append(Resolve(self.seat, self.card, at + 1, self.pool, self.met))
                state.stack.append(Perform(self.seat, CHARACTER, self.card, [at]))
                state.stack.append(ClaimWindow(self.seat))
                return
            if not isinstance(effect, (Gold, Power, TakeBackAll)):
                state.stack.append(Resolve(self.seat, self.card, at + 1, self.pool, self.met))
                perform(state, self.seat, CHARACTER, self.card, [at], effect)
                return
            perform(state, self.seat, CHARACTER, self.card, [], effect)
            at += 1
        self._land(state)

    def _opens(self, state: State, at: int, effect: Effect) -> bool:
        """AT-19.9  Claims are open before an effect. Not asked where it makes no difference: before the first
        deed of a card, since what holds then could be claimed before it; before gains and readying.
        """
        if at <= state.box.first_deed[self.card] or isinstance(effect, (Gold, Power, Reactivate)):
            return False
        return state.switches.claim_mid_main

    def _land(self, state: State) -> None:
        """AT-17.11  Limits per main action cover a replaying and a replayed card together, pools do not."""
        if state.box.characters[self.card].returns:
            sweep(state, self.seat)
        land(state, self.seat, self.card)
        state.pool = self.pool
        state.met = self.met
        if not state.playing:
            state.exploited = _NOTHING
            state.spent = _NOTHING


@dataclass(init=False, eq=False)
class ReplayOne(Text):
    """AT-17.8  Replay: one character of the own discard is played at once inside the running main action.
    AT-17.9  Every card that lies there is eligible, the king too; not the cards in play. Empty: skipped.
    AT-17.12  Everything the replayed card does counts in full.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        characters = state.box.characters
        return [
            OnCharacter("replay", characters[card])
            for card in one_of_each(state, state.realms[self.seat].discard)
        ]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, OnCharacter):
            met = met_tracks(state, self.seat, EVERY_TRACK) if is_solo(state) else 0
            put_back_in_play(state, self.seat, move.character.number)
            state.stack.append(Resolve(self.seat, move.character.number, 0, state.pool, state.met))
            state.pool = _EMPTY
            state.met = met
