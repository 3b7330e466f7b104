"""Rounds: what is laid out at the start, what is scored at the end (TC-2, TC-3, TC-9, TC-10)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ..state import FROM_CLEAN, SOURCES, State
from .disasters import table_of
from .production import earn
from .scoring import card_points, card_source, final_points

LAST_ROUND: Final = 6
"""TC-2.1  Five full rounds, then a sixth of consolidation, points and scoring only."""


def begin(state: State) -> None:
    """TC-3.1  Advance the round counter.
    TC-3.2  First player is whoever took the leftmost column in the round before.
    TC-10.1  In round six there is no auction, no technology, no disaster and no new tile.
    """
    state.round += 1
    state.first = state.leader
    _clear(state)
    state.facts.append(Fact("began", state.first, n=state.round))
    if state.round < LAST_ROUND:
        _lay_out(state)


def _clear(state: State) -> None:
    """TC-3.3  Unsold territories, unbought technologies and the old disaster leave the game."""
    state.discarded_territories = state.discarded_territories + state.territories
    state.discarded_technologies = state.discarded_technologies + state.technologies
    if state.disaster >= 0:
        state.discarded_disasters = [*state.discarded_disasters, state.disaster]
    state.territories = []
    state.technologies = []
    state.disaster = -1


def _lay_out(state: State) -> None:
    """TC-3.4  Draw 5, 6 or 8 territories and 4, 5 or 6 technologies for 3, 4 or 5 seats, face up.
    TC-3.5  Nothing is refilled during the round.
    TC-3.6  Turn the top disaster before the auction starts.
    TC-3.8  The cost marker starts on the first slot, with three seats on the second.
    """
    table = table_of(state)
    era = state.box.rounds[state.round - 1].era - 1
    state.territories, state.territory_stacks = _draw(state.territory_stacks, era, table.territories)
    state.technologies, state.technology_stacks = _draw(state.technology_stacks, era, table.technologies)
    state.disaster = state.disasters[-1]
    state.disasters = state.disasters[:-1]
    state.slot = table.slot
    state.inside = [1] * len(state.nations)
    state.reveals += 1
    state.facts.append(Fact("revealed", state.first, state.disaster))


def _draw(stacks: list[list[int]], era: int, n: int) -> tuple[list[int], list[list[int]]]:
    drawn = sorted(stacks[era][-n:])
    return drawn, [stack[:-n] if at == era else stack for at, stack in enumerate(stacks)]


def score_bonus(state: State) -> None:
    """TC-2.2  Bonuses are scored at the end of rounds two, four and six only."""
    for number in state.cards:
        card = state.box.cards[number]
        if card.round == state.round:
            points = [card_points(state, seat, card) for seat in range(len(state.nations))]
            for seat, n in enumerate(points):
                earn(state, seat, card_source(card), n)
                state.facts.append(Fact("scored", seat, number, n=n))


def finish(state: State) -> None:
    """TC-11.1  The game ends after the scoring of round six."""
    found = [final_points(state, seat) for seat in range(len(state.nations))]
    for seat, points in enumerate(found):
        for source in range(FROM_CLEAN, SOURCES):
            earn(state, seat, source, points[source])
            state.facts.append(Fact("counted", seat, source, n=points[source]))
    state.reveals += 1
    state.facts.append(Fact("ended", state.leader))
