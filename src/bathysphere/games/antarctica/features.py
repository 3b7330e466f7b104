"""Numbers a bot may look at."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from .components import KINDS, SHIPS, ZONES
from .kept import Majority
from .phases.giving import GiveUp
from .phases.turn import turn_of
from .rules.building import IMPOSSIBLE, anchorages, covering, fits, reach, top_cards
from .rules.recruiting import recruits
from .rules.research import research_steps, research_tracks
from .rules.scoring import TRACK, majorities
from .state import NOWHERE, State

PLAYERS: Final = 4
HOLDS: Final = ("one short", "level", "one ahead", "well ahead")
"""How firmly a first place is held or followed: by one piece or step, or by more."""
FAR_AWAY: Final = 2 * ZONES
"""So many stops to the next turn of a seat that has no ship in front."""
OWN: Final = (
    *("points", "points of zones", "points of tracks", "points of asterisks", "points of discarded"),
    *("majorities", "personnel", "reserve", "ships on the board", "ships available", "cubes available"),
    *("building cards", "ships in front", "buildings within reach"),
    *("ships second", "ships third", "stops to ships in front", "stops to the next ship"),
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
    stops = _stops(state)
    numbers = [
        len(state.teams),
        sum([len(deck) for deck in state.decks]),
        min([team.personnel + team.reserve for team in state.teams]),
        state.quiet,
    ]
    for each in around(len(state.teams), seat):
        standing, stakes = _standing(items, each)
        numbers += standing
        numbers += _pieces(state, each, stops)
        numbers += _chances(state, each)
        numbers += _debts(state, each)
        numbers += state.teams[each].cards
        numbers += stakes
    return filled([float(number) for number in numbers], len(NAMES))


def _stops(state: State) -> list[int]:
    """By zone: at which stop from now on the sun will be there; empty zones are passed by."""
    stops = [0] * ZONES
    queues = state.queues
    n = 0
    for i in range(1, ZONES + 1):
        zone = (state.sun + i) % ZONES
        if queues[zone]:
            n += 1
            stops[zone] = n
    return stops


def _standing(items: list[Majority], seat: int) -> tuple[list[int], list[int]]:
    """Points, points by category, first places; and what first places bring more than second ones, by how
    firmly this seat holds or follows them.

    A majority is won or lost as a whole: a lead of one is worth less than one of three.
    """
    points = [0, 0, 0, 0, 0, 0]
    stakes = [0] * (2 * len(HOLDS))
    for item in items:
        place = item.places[seat]
        if not place:
            continue
        scored, category = item.points[seat], item.category
        points[0] += scored
        points[category + 1] += scored
        if place == 1:
            points[5] += 1
        lead = item.leads[seat]
        if category <= TRACK and lead >= -1:
            stakes[category * len(HOLDS) + lead + 1] += item.stake
    return points, stakes


def _pieces(state: State, seat: int, stops: list[int]) -> list[int]:
    """Pieces, and how long ships wait for their turns: behind others until the sun comes round once more."""
    team = state.teams[seat]
    where, queues, buildings = state.where, state.queues, state.buildings
    front, second, third, reached = 0, 0, 0, 0
    waits, soonest = 0, FAR_AWAY
    for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
        zone = where[ship]
        if zone == NOWHERE:
            continue
        reached |= buildings[zone]
        queue = queues[zone]
        if queue[0] == ship:
            front += 1
            waits += stops[zone]
            soonest = min(soonest, stops[zone])
        elif queue[1] == ship:
            second += 1
        else:
            third += 1
    return [
        team.personnel,
        team.reserve,
        front + second + third,
        team.ships,
        team.cubes,
        len(team.built),
        front,
        reached.bit_count(),
        second,
        third,
        waits,
        soonest,
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
