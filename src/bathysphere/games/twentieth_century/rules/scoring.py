"""Bonus cards and final scoring (TC-9, TC-10, TC-11)."""

from __future__ import annotations

from ..components import (
    PER_CENTRE,
    PER_SCORE,
    PER_SECTION,
    PER_TREES,
    PER_VP,
    PER_WASTE,
    Box,
    ScoreCard,
)
from ..state import (
    FROM_CLEAN,
    FROM_DIRTY,
    FROM_FOURTH,
    FROM_POLLUTION,
    FROM_SCIENCE,
    FROM_SECOND,
    FROM_TRADE,
    SOURCES,
    State,
)
from .country import is_territory
from .production import working_centres


def clean_tiles(state: State, seat: int) -> int:
    """Territories without waste; the start tile counts, facilities never do."""
    nation = state.nations[seat]
    found = 0
    for tile, waste in enumerate(nation.waste):
        if not waste and is_territory(state.box, nation.country, tile):
            found += 1
    return found


def measure(state: State, seat: int, what: int) -> int:
    """TC-9.2  Coins and science produced this round.
    TC-9.3  The points held, from all rounds and origins.
    TC-9.4  Territories without waste.
    TC-9.5  Working centres, also those that removed nothing.
    TC-9.6  The number under the pollution marker on a tree space, otherwise nothing; points made by cities.
    TC-9.7  Territories without waste, each worth what the pollution section says; waste in the country.
    """
    nation = state.nations[seat]
    space = state.box.pollution[nation.pollution]
    if what <= PER_VP:
        return nation.tracks[what]
    if what == PER_SCORE:
        return nation.score()
    if what == PER_CENTRE:
        return len(working_centres(state, seat))
    if what == PER_TREES:
        return max(space.vp, 0)
    if what == PER_WASTE:
        return sum(nation.waste)
    return clean_tiles(state, seat) * (space.clean if what == PER_SECTION else 1)


def card_points(state: State, seat: int, card: ScoreCard) -> int:
    """TC-9.1  The drawn card of the round is scored by every seat."""
    return sum([measure(state, seat, what) * n for what, n in card.scores])


def card_source(card: ScoreCard) -> int:
    """Where the points of a card are counted."""
    return FROM_SECOND if card.round == 2 else FROM_FOURTH


def is_scored(state: State, card: ScoreCard) -> bool:
    """TC-2.2  A card is scored at the end of its round, and never again."""
    return card.round < state.round


def card_worth(state: State, seat: int, card: ScoreCard) -> int:
    """What a card has paid, once it is scored; before, what it would pay now."""
    if is_scored(state, card):
        return state.nations[seat].earned[card_source(card)]
    return card_points(state, seat, card)


def final_points(state: State, seat: int) -> list[int]:
    """TC-10.2  Final scoring is always the same. Points by source."""
    found = country_points(state, seat)
    found[FROM_TRADE] = majority(state.box, [each.coins for each in state.nations])[seat]
    found[FROM_SCIENCE] = majority(state.box, [each.science for each in state.nations])[seat]
    return found


def country_points(state: State, seat: int) -> list[int]:
    """Final scoring without majorities. Points by source.
    TC-10.3  A territory without waste scores 2, 3 or 4 by pollution section; with w > 1 it costs 5 per w - 1.
    TC-10.4  Add the signed number under the pollution marker.
    """
    nation = state.nations[seat]
    space = state.box.pollution[nation.pollution]
    found = [0] * SOURCES
    found[FROM_CLEAN] = clean_tiles(state, seat) * space.clean
    found[FROM_DIRTY] = -5 * sum([waste - 1 for waste in nation.waste if waste > 1])
    found[FROM_POLLUTION] = space.vp
    return found


def majority(box: Box, hands: list[int]) -> list[int]:
    """TC-10.5  Places one to four get 8, 5, 3 and 1, but the last place gets nothing.
    TC-10.6  Whoever has no coin scores nothing for trade.
    TC-10.7  The same for science.
    TC-10.8  Those who tie share the prizes of their places, rounded down.
    """
    return [_prize(box.prizes, hands, hand) if hand else 0 for hand in hands]


def _prize(prizes: tuple[int, ...], hands: list[int], hand: int) -> int:
    """What each of those with this many in hand gets."""
    first, tied, found = 0, 0, 0
    for other in hands:
        if other > hand:
            first += 1
        elif other == hand:
            tied += 1
    for place in range(first, min(first + tied, len(hands) - 1)):
        found += prizes[place]
    return found // tied


def ranking(points: list[int], waste: list[int]) -> list[int]:
    """TC-11.1  Most points win.
    TC-11.2  A tie goes to the fewest waste tokens in the country; then the win is shared.
    """
    scores = [(-points[seat], waste[seat]) for seat in range(len(points))]
    return [1 + len([other for other in scores if other < own]) for own in scores]
