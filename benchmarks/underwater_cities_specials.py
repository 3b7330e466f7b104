"""What each Special of Underwater Cities is worth to whoever holds it: gifts between greedy bots.

python benchmarks/underwater_cities_specials.py FILE [GIFTS] [ERA] [SEATS] [CARD …]
Without these: 40 gifts, Era 2, two seats (there are 2 to 4), all Specials.

A deal is played to the first turn of an era. From there it is played once as it is and once per card, with
the same bots and the same decks, where one seat holds that card instead of one of its hand: the Specials, or
those named, and a dozen cards of the era beside which to judge them. Every seat of a deal gets the gifts in
turn. Greedy bots waste what does not pay at once, so the seat never wastes its gift: it is laid beside a slot
of its colour only, and paid; what is claimed is claimed as soon as that is possible.
One line per game is added to FILE; seats that are in it already are not played again.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import bathysphere
from bathysphere.bots.bot import Budget, Dealer, ask
from bathysphere.bots.greedy import Greedy
from bathysphere.games.underwater_cities.components import INSTANT, KINDS, SPECIAL_ERA
from bathysphere.games.underwater_cities.game import UnderwaterCities
from bathysphere.games.underwater_cities.phases.moves import CardFirst, Decline, Discard, Place
from bathysphere.games.underwater_cities.phases.sets import CardSet, FifthAction, Order
from bathysphere.games.underwater_cities.phases.turn import ChooseSlot
from bathysphere.games.underwater_cities.rules.cards import leave_hand, throw, without
from bathysphere.games.underwater_cities.state import State
from bathysphere.kernel.moves import Move
from bathysphere.kernel.rng import seeded

NOTHING: Final = -1
"""The game as it is."""
BESIDE: Final = (3, 2, 2, 2, 3)
"""How many ordinary cards of each kind are given as well."""


@dataclass(frozen=True)
class Gift:
    """One game. `lead`: points beyond the mean of the others; `brought`: what the card scores by itself."""

    deal: int
    seat: int
    card: str
    lead: float
    used: int
    brought: int

    def line(self) -> str:
        return f"{self.deal} {self.seat} {self.card} {self.lead} {self.used} {self.brought}"


def read(line: str) -> Gift:
    deal, seat, card, lead, used, brought = line.split()
    return Gift(int(deal), int(seat), card, float(lead), int(used), int(brought))


def give(state: State, seat: int, card: int, away: int) -> None:
    """Put a card into a hand, from wherever it lies unused and before all eyes; another one is discarded."""
    if card in state.specials:
        place = state.specials.index(card)
        state.specials = state.specials[:place] + state.specials[place + 1 :]
        state.known = state.known[:place] + state.known[place + 1 :]
        if state.known:
            state.known = (*state.known[:-1], (1 << len(state.nations)) - 1)
    elif card in state.deck:
        state.deck.remove(card)
    elif card in state.display:
        state.display = without(state.display, card)
    else:
        state.gone = without(state.gone, card)
    nation = state.nations[seat]
    leave_hand(state, seat, away)
    throw(state, seat, away)
    nation.hand.append(card)
    if state.box.cards[card].era == SPECIAL_ERA:
        nation.shown = (*nation.shown, card)
    state.forget()


def free(state: State, card: int) -> bool:
    """Whether a card is nobody's."""
    return card in state.specials or card in state.deck or card in state.display or card in state.gone


def purposeful(state: State, seat: int, card: int, options: list[Move]) -> list[Move]:
    """The answers that do not waste a card; those alone that claim it, if there are any."""
    kept = [move for move in options if not _wastes(state, seat, card, move)]
    if state.box.cards[card].kind == INSTANT:
        return kept or options
    return [move for move in kept if _claims(state, card, move)] or kept or options


def _wastes(state: State, seat: int, card: int, move: Move) -> bool:
    printed = state.box.cards[card]
    if isinstance(move, Discard):
        return move.card.number == card
    if isinstance(move, Decline):
        return _laid(state, card)
    if not isinstance(move, Place) or move.card.number != card:
        return False
    return move.slot.colour != printed.colour or state.nations[seat].supply[0] - move.clone < printed.cost


def _claims(state: State, card: int, move: Move) -> bool:
    if isinstance(move, Place):
        return move.card.number == card
    return isinstance(move, CardFirst) and _laid(state, card)


def _laid(state: State, card: int) -> bool:
    top = state.stack[-1]
    return isinstance(top, (Order, CardSet, FifthAction)) and top.card == card


class Party:
    """Greedy bots at one table; one of them may have been given a card."""

    def __init__(self, game: UnderwaterCities, seats: int, seed: int, seat: int, card: int) -> None:
        self.game = game
        self.bots = [Greedy(seed * 8 + each) for each in range(seats)]
        self.seat = seat
        self.card = card

    def answer(self, state: State) -> None:
        seat = self.game.waiting(state)[0]
        self.game.answer(state, seat, self._choice(state, seat))

    def _choice(self, state: State, seat: int) -> Move:
        options = self.game.options(state, seat)
        wanted = options
        if seat == self.seat and self.card != NOTHING:
            wanted = purposeful(state, seat, self.card, options)
        if len(wanted) == 1:
            return wanted[0]
        if len(wanted) == len(options):
            return ask(self.bots[seat], self.game, state, seat, Budget())
        values = self.bots[seat].appraise(Dealer(self.game, state, seat))
        return max(wanted, key=lambda move: values[options.index(move)])


def opening(game: UnderwaterCities, seats: int, deal: int, era: int) -> State:
    """A deal, played to the first turn of an era."""
    state = game.setup(seats, deal)
    party = Party(game, seats, deal, NOTHING, NOTHING)
    while state.era < era or not isinstance(state.stack[-1], ChooseSlot):
        party.answer(state)
    return state


def played(game: UnderwaterCities, before: State, deal: int, seat: int, card: int) -> Gift:
    """Play on with a gift to a seat."""
    state, seats = game.copy(before), len(before.nations)
    hand = [each for each in state.nations[seat].hand if state.box.cards[each].era != SPECIAL_ERA]
    if card != NOTHING:
        give(state, seat, card, hand[seeded(deal).below(len(hand))])
        assert game.census(state) == game.census(before)
    party, used, brought = Party(game, seats, deal + 1_000_000, seat, card), 0, 0
    at_once = "matched" if card in state.box.eras[state.era] and state.box.cards[card].kind == INSTANT else ""
    while not game.over(state):
        party.answer(state)
        for fact in game.facts(state):
            if fact.seat == seat and fact.thing == card:
                used |= fact.what in ("claimed", at_once)
                brought += fact.n if fact.what == "rewarded" else 0
    points = game.result(state).points
    lead = points[seat] - mean(points[:seat] + points[seat + 1 :])
    name = state.box.cards[card].id if card != NOTHING else "-"
    return Gift(deal, seat, name, lead, used, brought)


def cards_to_give(game: UnderwaterCities, era: int, named: list[str]) -> list[int]:
    """All Specials or those named, and of every kind some cards of the era, picked by lot."""
    wanted = [card.number for card in game.box.cards if card.era == SPECIAL_ERA]
    if named:
        wanted = [card.number for card in game.box.cards if card.id in named]
    ordinary = list(game.box.eras[era])
    seeded(era).shuffle(ordinary)
    for kind, n in enumerate(BESIDE):
        wanted += [card for card in ordinary if game.box.cards[card].kind == kind][:n]
    return wanted


@dataclass(frozen=True)
class Worth:
    """One card over all its games: by how much owners did better than with an ordinary card, and doubt."""

    games: int
    used: float
    brought: float
    better: float
    doubt: float


def worths(gifts: list[Gift], ordinary: list[str]) -> dict[str, Worth]:
    """By card: leads less the mean lead of the same seat with one of the ordinary cards."""
    usual = defaultdict(list)
    for gift in gifts:
        if gift.card in ordinary:
            usual[gift.deal, gift.seat].append(gift.lead)
    found: dict[str, Worth] = {}
    for card in dict.fromkeys(gift.card for gift in gifts):
        mine = [gift for gift in gifts if gift.card == card]
        better = [gift.lead - mean(usual[gift.deal, gift.seat]) for gift in mine]
        doubt = 1.96 * stdev(better) / sqrt(len(better)) if len(better) > 1 else 0.0
        used = [gift for gift in mine if gift.used]
        brought = mean([gift.brought for gift in used]) if used else 0.0
        found[card] = Worth(len(mine), len(used) / len(mine), brought, mean(better), doubt)
    return found


def show(game: UnderwaterCities, gifts: list[Gift]) -> Table:
    printed = {card.id: card for card in game.box.cards}
    found = worths(gifts, [name for name, card in printed.items() if card.era != SPECIAL_ERA])
    table = Table("card", "kind", "cost", "games", "used", "its own points", "better", "±")
    for name, worth in sorted(found.items(), key=lambda each: -each[1].better):
        card = printed.get(name)
        kind, cost = (KINDS[card.kind], str(card.cost or "")) if card else ("as it is", "")
        own = f"{worth.brought:.1f}" if worth.brought else ""
        cells = (str(worth.games), f"{worth.used:.0%}", own, f"{worth.better:+.1f}", f"{worth.doubt:.1f}")
        table.add_row(name, kind, cost, *cells)
    return table


def main() -> None:
    file, numbers = Path(sys.argv[1]), [int(word) for word in sys.argv[2:] if word.isdigit()]
    count, era, seats = (*numbers, *(40, 2, 2)[len(numbers) :])
    game = bathysphere.game("underwater_cities")
    assert isinstance(game, UnderwaterCities)
    cards = [NOTHING, *cards_to_give(game, era, [word for word in sys.argv[2:] if not word.isdigit()])]
    file.touch()
    known = {(gift.deal, gift.seat) for gift in map(read, file.read_text().splitlines())}
    for number in track(range(count), description="gifts"):
        deal, seat = divmod(number, seats)
        if (deal, seat) in known:
            continue
        before = opening(game, seats, deal, era)
        lines = [
            played(game, before, deal, seat, card).line()
            for card in cards
            if card == NOTHING or free(before, card)
        ]
        with file.open("a", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")
    Console(width=120).print(show(game, [read(line) for line in file.read_text().splitlines()]))


if __name__ == "__main__":
    main()
