"""Numbers a bot may look at."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from ...kernel.position import NOBODY
from .components import KINDS, PRODUCTION, SCORING, SPECIAL_ERA, Board
from .effects.settling import beyond_network, final_lines, given, goal_points, promised
from .phases.era import EndOfEra, Production
from .phases.turn import ChooseSlot, StartOfTurn
from .rules.counting import pairs_at, types_at
from .rules.network import city_sites, connected_cities
from .rules.production import network, total
from .rules.solo import GOAL_CITIES
from .state import Nation, State
from .words import GAINS, RESOURCES

PLAYERS: Final = 4
PLENTIFUL: Final = 4
"""More of a resource than this is not spent soon."""
PRODUCTIONS: Final = (0, 3, 2, 1)
"""Production phases still to come, by era."""
OWN: Final = (
    *("points", "points so far"),
    *RESOURCES,
    *[f"{what} beyond {PLENTIFUL}" for what in RESOURCES],
    *("cities affordable", "tunnels affordable"),
    *[f"{what} still to be produced" for what in GAINS],
    *[f"{what} in the next production" for what in GAINS],
    *("kelp missing", "kelp missing in the end"),
    *("turns left", "place in the order", "steps on the track"),
    *("hand", "Specials in hand", "green cards", "red cards", "yellow cards"),
    *[f"{kind} cards in hand" for kind in KINDS],
    *("points of scoring cards in hand", "things of production cards in hand"),
    *("connected cities", "unconnected cities", "symbiotic cities", "sites within reach"),
    *("tunnels", "upgraded tunnels"),
    *[f"{how} {kind}" for kind in ("farms", "desals", "labs") for how in ("plain", "upgraded")],
    *("buildings waiting", "kinds at cities", "pairs at cities", "cities with every kind"),
    *("metropolises", "metropolises one tunnel away"),
    "points of the brown metropolis if it were connected",
    *("action cards ready", "action cards", "permanents", "production cards", "scoring cards", "contracts"),
    "cities short of the goal",
)
UNSEEN: Final = [0] * (4 + len(KINDS) + 2)
"""What is not known of another hand: all but the number of its cards."""
TABLE: Final = ("round", "cycle", "players")
NAMES: Final = named(TABLE, OWN, PLAYERS)


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on; the colours of hands are for their owners."""
    numbers = [state.round, state.cycle, len(state.nations)]
    for each in around(len(state.nations), seat):
        nation = state.nations[each]
        ended = sum(final_lines(state, each, ()))
        numbers += [nation.points + ended, nation.points, *_supply(nation.supply)]
        built = _built(state, each)
        numbers += _production(state, each, built[-len(GAINS) :])
        numbers += _time(state, each)
        numbers += _hand(state, each) if seat in (each, NOBODY) else [len(nation.hand), *UNSEEN]
        numbers += built[: -len(GAINS)]
        numbers.append(0 if nation.joined & 1 else _brown(state, each))
        numbers += _cards(nation)
        numbers.append(_short(state, nation))
    return filled([float(number) for number in numbers], len(NAMES))


def _built(state: State, seat: int) -> list[int]:
    """What the network consists of, and what it produces without cards and metropolises.

    Worked out once for what stands on a board: most answers build nothing, and none builds for others.
    """
    nation = state.nations[seat]
    tunnels, buildings, cities, joined, gained, numbers = nation.for_numbers
    if (
        tunnels is not nation.tunnels
        or buildings is not nation.buildings
        or cities is not nation.cities
        or joined != nation.joined
        or gained != len(nation.gained)
    ):
        numbers = [*_network(state.box.boards[nation.board], nation), *total(network(state, seat))]
        gained = len(nation.gained)
        nation.for_numbers = (
            nation.tunnels,
            nation.buildings,
            nation.cities,
            nation.joined,
            gained,
            numbers,
        )
    return numbers


def _production(state: State, seat: int, built: list[int]) -> list[int]:
    """What all productions to come would yield as the network stands, the next one alone, and hunger."""
    nation = state.nations[seat]
    left = _productions(state, seat)
    more = total(beyond_network(state, seat, tuple(built)))
    made = [built[kind] + more[kind] for kind in range(len(GAINS))]
    cities = connected_cities(nation).bit_count()
    kelp, yearly = nation.supply[1] + nation.supply[4], made[1] + made[4]
    missing = max(0, cities - kelp - yearly) if left else 0
    whole = max(0, left * (cities - yearly) - kelp)
    return [*[left * n for n in made], *[n if left else 0 for n in made], missing, whole]


def _productions(state: State, seat: int) -> int:
    """Production phases still to come for a seat."""
    ending = [frame.seat for frame in state.stack if isinstance(frame, EndOfEra)]
    owed = [frame.seat for frame in state.stack if isinstance(frame, Production)]
    return PRODUCTIONS[state.era] - (1 if ending and seat not in owed else 0) if state.stack else 0


def _time(state: State, seat: int) -> list[int]:
    """Turns, the place in the order of play, and steps on the Federation track."""
    top = state.stack[-1] if state.stack else None
    place = state.order.index(seat)
    left = 3 * (10 - state.round) + 2 - state.cycle
    if top is not None and (
        place > state.order.index(top.seat)
        or (top.seat == seat and isinstance(top, (ChooseSlot, StartOfTurn)))
    ):
        left += 1
    space = state.nations[seat].space
    return [left, place, 5 - space if space else 0]


def _supply(supply: list[int]) -> list[int]:
    """Resources, what of each will not be spent soon, and what they would build at the usual cost."""
    credit, kelp, steelplast = supply[:3]
    beyond = [max(0, n - PLENTIFUL) for n in supply]
    return [*supply, *beyond, min(steelplast // 2, kelp, credit), min(steelplast, credit)]


def _hand(state: State, seat: int) -> list[int]:
    """How many cards, of which colours and kinds, and what those would bring that wait to be claimed."""
    colours, kinds = [0, 0, 0, 0], [0, 0, 0, 0, 0]
    specials, points, things = 0, 0, 0
    hand = state.nations[seat].hand
    for number in hand:
        card = state.box.cards[number]
        colours[card.colour] += 1
        kinds[card.kind] += 1
        specials += 1 if card.era == SPECIAL_ERA else 0
        if card.kind == SCORING:
            points += promised(state, seat, number)
        elif card.kind == PRODUCTION:
            things += sum(given(state, seat, number))
    left = _productions(state, seat)
    return [len(hand), specials, *colours[:3], *kinds, points, left * things]


def _brown(state: State, seat: int) -> int:
    """What the brown metropolis would score now if it were connected."""
    text = state.box.tiles[state.nations[seat].hexes[0]].scored
    return goal_points(state, seat, text) if text is not None else 0


def _network(board: Board, nation: Nation) -> list[int]:
    """Cities, tunnels, buildings, what stands at connected cities, metropolises."""
    connected = connected_cities(nation)
    joined = [city for city in range(len(board.near)) if connected & (1 << city)]
    reachable = len([city for city in city_sites(board, nation) if nation.reached & (1 << city)])
    numbers = [len(joined), nation.domes.bit_count() - len(joined), nation.cities.count(2), reachable]
    numbers += [len(nation.tunnels) - nation.tunnels.count(0), nation.tunnels.count(2)]
    for kind in (1, 2, 3):
        numbers += [nation.buildings.count(kind), nation.buildings.count(kind + 3)]
    kinds = [len(types_at(board, nation, city)) for city in joined]
    pairs = [len(pairs_at(board, nation, city)) for city in joined]
    waiting = [
        site
        for site, built in enumerate(nation.buildings)
        if built and not connected & (1 << board.homes[site])
    ]
    numbers += [len(waiting), sum(kinds), sum(pairs), kinds.count(3)]
    return [*numbers, nation.joined.bit_count() + len(nation.gained), _nearly_joined(board, nation)]


def _nearly_joined(board: Board, nation: Nation) -> int:
    """Metropolises that lack one tunnel, whose other end is reached."""
    found = 0
    for hexagon, tunnels in enumerate(board.hex_tunnels):
        missing = [tunnel for tunnel in tunnels if not nation.tunnels[tunnel]]
        if len(missing) == 1 and not nation.joined & (1 << hexagon):
            found += 1 if nation.reached & (1 << max(board.ends[missing[0]])) else 0
    return found


def _short(state: State, nation: Nation) -> int:
    """Connected cities that the solo goal still asks for; with several players there is none."""
    if len(state.nations) > 1:
        return 0
    return max(0, GOAL_CITIES - connected_cities(nation).bit_count())


def _cards(nation: Nation) -> list[int]:
    return [
        sum(nation.ready),
        len(nation.actions),
        len(nation.permanents),
        len(nation.productions),
        len(nation.scorings),
        len(nation.contracts),
    ]
