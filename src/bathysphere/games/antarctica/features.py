"""Numbers a bot may look at."""

from __future__ import annotations

from typing import Final

from .components import KINDS
from .rules.order import everyone_from
from .rules.scoring import ASTERISK, DISCARDED, TRACK, ZONE, Majority, first_places, majorities
from .rules.ships import fleet
from .state import State

PLAYERS: Final = 4
OWN: Final = (
    *("points", "points of zones", "points of tracks", "points of asterisks", "points of discarded"),
    *("majorities", "personnel", "reserve", "ships on the board", "ships available", "cubes available"),
    *("building cards", "next to the sun"),
    *[f"card {kind}" for kind in KINDS],
)
TABLE: Final = ("players", "cards left", "scientists left of the poorest", "quiet stops")
NAMES: Final = [*TABLE, *[f"{name} of player {i}" for i in range(PLAYERS) for name in OWN]]


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on; players who are not there count as nothing."""
    items = majorities(state)
    found = [
        float(len(state.teams)),
        float(sum(len(deck) for deck in state.decks)),
        float(min(team.personnel + team.reserve for team in state.teams)),
        float(state.quiet),
    ]
    for each in everyone_from(state, seat):
        found += _player(state, each, items)
    return found + [0.0] * (len(NAMES) - len(found))


def _player(state: State, seat: int, items: list[Majority]) -> list[float]:
    team = state.teams[seat]
    by_category = [_points(items, seat, category) for category in (ZONE, TRACK, ASTERISK, DISCARDED)]
    first = [queue[0] for queue in state.queues if queue]
    ships = fleet(state, seat)
    numbers = [
        sum(by_category),
        *by_category,
        first_places(items, seat),
        team.personnel,
        team.reserve,
        len(ships),
        team.ships,
        team.cubes,
        len(team.built),
        sum(ship in first for ship in ships),
        *team.cards,
    ]
    return [float(number) for number in numbers]


def _points(items: list[Majority], seat: int, category: int) -> int:
    return sum(item.points[seat] for item in items if item.category == category)
