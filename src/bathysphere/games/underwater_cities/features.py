"""Numbers a bot may look at: the seat's own table in figures, and how far the others are."""

from __future__ import annotations

from .effects.settling import final_lines, production
from .rules.counting import pairs_at, types_at
from .rules.network import connected_cities
from .rules.production import feeding, total
from .state import State
from .words import GAINS, RESOURCES

NAMES = [
    "round",
    "turns left",
    *RESOURCES,
    "points",
    "points if ended now",
    "hand",
    "space",
    "place in order",
    "connected cities",
    "unconnected cities",
    "symbiotic cities",
    "tunnels",
    "upgraded tunnels",
    *[f"{kind} {how}" for kind in ("farms", "desals", "labs") for how in ("plain", "upgraded")],
    "kinds at cities",
    "pairs at cities",
    "metropolises",
    "action cards ready",
    "action cards",
    "permanents",
    "production cards",
    "scoring cards",
    "contracts",
    *[f"produces {what}" for what in GAINS],
    "unfed cities",
    "best other if ended now",
]


def features(state: State, seat: int) -> list[float]:
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    cities = range(len(board.near))
    connected = connected_cities(nation)
    made = total(production(state, seat, []))
    ended = [nation.points + sum(final_lines(state, i, ())) for i, nation in enumerate(state.nations)]
    others = [points for i, points in enumerate(ended) if i != seat]
    kelp, biomatter, _ = feeding(nation)
    joined = [city for city in cities if connected & (1 << city)]
    found = [
        state.round,
        3 * (10 - state.round) + 3 - state.cycle,
        *nation.supply,
        nation.points,
        ended[seat],
    ]
    found += [len(nation.hand), 5 - nation.space if nation.space else 0, state.order.index(seat)]
    found += [len(joined), nation.domes.bit_count() - len(joined), nation.cities.count(2)]
    found += [len(nation.tunnels) - nation.tunnels.count(0), nation.tunnels.count(2)]
    for kind in (1, 2, 3):
        found += [nation.buildings.count(kind), nation.buildings.count(kind + 3)]
    found += [sum([len(types_at(board, nation, city)) for city in joined])]
    found += [sum([len(pairs_at(board, nation, city)) for city in joined])]
    found += [nation.joined.bit_count() + len(nation.gained), sum(nation.ready), len(nation.actions)]
    found += [len(nation.permanents), len(nation.productions), len(nation.scorings), len(nation.contracts)]
    found += [*made, len(joined) - kelp - biomatter, max(others, default=0)]
    return [float(each) for each in found]
