"""Numbers a bot may look at."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from .components import KINDS
from .phases.giving import GiveUp
from .phases.turn import turn_of
from .rules.building import IMPOSSIBLE, anchorages, covering, fits, reach, top_cards
from .rules.recruiting import recruits
from .rules.research import research_steps, research_tracks
from .rules.scoring import TRACK, ZONE, Majority, first_places, majorities
from .rules.ships import fleet
from .state import NOWHERE, State

PLAYERS: Final = 4
HOLDS: Final = ("one short", "level", "one ahead", "well ahead")
"""How firmly a first place is held or followed: by one piece or step, or by more."""
OWN: Final = (
    *("points", "points of zones", "points of tracks", "points of asterisks", "points of discarded"),
    *("majorities", "personnel", "reserve", "ships on the board", "ships available", "cubes available"),
    *("building cards", "ships in front", "buildings within reach"),
    *("cards to build now", "scientists to recruit now", "steps to research now"),
    *("owes a sacrifice", "owes a ship in a zone"),
    *[f"card {kind}" for kind in KINDS],
    *[f"{what} at stake {hold}" for what in ("zones", "tracks") for hold in HOLDS],
)
TABLE: Final = ("players", "cards left", "scientists left of the poorest", "quiet stops")
NAMES: Final = named(TABLE, OWN, PLAYERS)


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on; players who are not there count as nothing."""
    items = majorities(state)
    numbers = [
        len(state.teams),
        sum([len(deck) for deck in state.decks]),
        min([team.personnel + team.reserve for team in state.teams]),
        state.quiet,
    ]
    front = [queue[0] for queue in state.queues if queue]
    for each in around(len(state.teams), seat):
        numbers += _standing(items, each)
        numbers += _pieces(state, each, front)
        numbers += _chances(state, each)
        numbers += _debts(state, each)
        numbers += state.teams[each].cards
        numbers += _stakes(items, each)
    return filled([float(number) for number in numbers], len(NAMES))


def _standing(items: list[Majority], seat: int) -> list[int]:
    """Points, points by category, first places."""
    points = [0, 0, 0, 0, 0]
    for item in items:
        scored = item.points[seat]
        points[0] += scored
        points[item.category + 1] += scored
    return [*points, first_places(items, seat)]


def _stakes(items: list[Majority], seat: int) -> list[int]:
    """What first places bring more than second ones, by how firmly this seat holds or follows them.

    A majority is won or lost as a whole: a lead of one is worth less than one of three.
    """
    found = [0] * (2 * len(HOLDS))
    for item in items:
        own = item.counts[seat]
        if own and item.category in (ZONE, TRACK):
            rival = max([count for other, count in enumerate(item.counts) if other != seat])
            hold = min(own - rival, 2) + 1
            if hold >= 0:
                found[item.category * len(HOLDS) + hold] += item.stake
    return found


def _pieces(state: State, seat: int, front: list[int]) -> list[int]:
    team = state.teams[seat]
    ships = fleet(state, seat)
    reached = reach(state, anchorages(state, seat))
    return [
        team.personnel,
        team.reserve,
        len(ships),
        team.ships,
        team.cubes,
        len(team.built),
        len([ship for ship in ships if ship in front]),
        reached.bit_count(),
    ]


def _chances(state: State, seat: int) -> list[int]:
    """What the turn in progress could bring: cards that can be built, scientists, steps."""
    turn = turn_of(state)
    if turn is None or turn.seat != seat or turn.target == NOWHERE or turn.acted:
        return [0, 0, 0]
    zones = anchorages(state, seat)
    reached = reach(state, zones)
    cards = [
        card
        for card in top_cards(state)
        if fits(state, seat, card, turn.target) and covering(state, seat, card, zones, reached) != IMPOSSIBLE
    ]
    steps = research_steps(state, seat, turn.target) if research_tracks(state, seat, turn.target) else 0
    return [len(cards), recruits(state, seat, turn.target), steps]


def _debts(state: State, seat: int) -> list[int]:
    """Whether a sacrifice was announced, and whether nothing but ships in zones is left for it."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, GiveUp) or top.seat != seat:
        return [0, 0]
    team = state.teams[seat]
    return [1, 0 if team.cubes or team.ships else 1]
