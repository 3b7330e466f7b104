"""Numbers a bot may look at."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from ...kernel.position import NOBODY
from .components import KINDS, PRODUCTION, SCORING, SPECIAL_ERA, Board
from .effects.settling import beyond_network, final_lines, given, goal_points, payments, promised
from .kept import Held, Row, Works
from .phases.era import EndOfEra, Production
from .phases.turn import ChooseSlot, StartOfTurn
from .rules.counting import pairs_at, types_at
from .rules.network import city_sites, connected_cities
from .rules.production import network, total
from .rules.scoring import resource_points
from .rules.solo import GOAL_CITIES
from .state import Nation, State
from .words import GAINS, RESOURCES, Have, If, Pay, Per, Text

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
TABLE: Final = ("round", "cycle", "players")
NAMES: Final = named(TABLE, OWN, PLAYERS)


TURNS: Final = OWN.index("turns left")
PLACE: Final = OWN.index("place in the order")
HAND: Final = OWN.index("hand")
HIDDEN: Final = OWN.index("things of production cards in hand") - HAND
"""How many numbers about another hand are not known: all but that of its cards."""


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on; the colours of hands are for their owners."""
    numbers = [float(state.round), float(state.cycle), float(len(state.nations))]
    ending, owed = _ending(state)
    asked, begins = _asked(state)
    for each in around(len(state.nations), seat):
        first = len(numbers)
        left = PRODUCTIONS[state.era] if state.stack else 0
        numbers += _row(state, each, left - 1 if ending and each not in owed else left).numbers
        place = state.order.index(each)
        turns = 3 * (10 - state.round) + 2 - state.cycle
        more = place > asked or (place == asked and begins)
        numbers[first + TURNS] = float(turns + 1 if more else turns)
        numbers[first + PLACE] = float(place)
        if seat not in (each, NOBODY):
            numbers[first + HAND + 1 : first + HAND + 1 + HIDDEN] = [0.0] * HIDDEN
    return filled(numbers, len(NAMES))


def _ending(state: State) -> tuple[bool, list[int]]:
    """Whether an era is ending, and who still owes the Production of its end."""
    ending = False
    owed: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Production):
            owed.append(frame.seat)
        elif isinstance(frame, EndOfEra):
            ending = True
    return ending, owed


def _asked(state: State) -> tuple[int, bool]:
    """The place in the order of play of whoever is on turn, and whether that turn has just begun."""
    if not state.stack:
        return len(state.order), False
    top = state.stack[-1]
    return state.order.index(top.seat), isinstance(top, (ChooseSlot, StartOfTurn))


def _row(state: State, seat: int, left: int) -> Row:
    """All numbers of a player that do not hang on turns, worked out once while the nation stays the same.

    Most answers change one nation only. Where a text asks what a seat has in store nothing is kept.
    """
    nation = state.nations[seat]
    row = nation.row
    if row is not None and row.fits(nation, left):
        return row
    works = None if row is None else row.works
    if works is None or not works.fits(nation):
        works = _works(state, seat, works)
    held = None if row is None else row.held
    if held is None or held.works is not works or held.cards != nation.hand:
        held = _held(state, seat, works)
    row = Row(nation, works, held, left, _made(state, seat, works, held, left))
    if not (works.watches or held.watches):
        nation.row = row
    return row


def _works(state: State, seat: int, before: Works | None) -> Works:
    """What hangs on things built and cards claimed.

    `before` is what there was to be told last: most cards that are claimed build nothing.
    """
    nation = state.nations[seat]
    if before is not None and before.reads_as(nation):
        watches = before.watches
    else:
        watches = any([_watches(text) for text in _read(state, seat)])
    if before is not None and before.stands_as(nation):
        numbers, made = before.network, before.grown
    else:
        numbers = [float(number) for number in _network(state.box.boards[nation.board], nation)]
        made = total(network(state, seat))
    more = total(beyond_network(state, seat, made))
    final = sum(final_lines(state, seat, ())) - _leftovers(nation)
    return Works(
        nation,
        numbers,
        made,
        [made[kind] + more[kind] for kind in range(len(GAINS))],
        connected_cities(nation).bit_count(),
        0 if nation.joined & 1 else _brown(state, seat),
        final,
        any([payments(state, card) for card in nation.scorings]),
        watches,
    )


def _leftovers(nation: Nation) -> int:
    """What resources score as they are, until they have scored."""
    return resource_points(nation.supply) if nation.stage < 2 else 0


def _read(state: State, seat: int) -> list[Text]:
    """The texts that production and final scoring read."""
    nation = state.nations[seat]
    texts = [state.box.cards[card].text for card in nation.productions + nation.scorings]
    for tile in nation.hexes + nation.gained:
        texts += [state.box.tiles[tile].production, state.box.tiles[tile].scored]
    return [text for text in texts if text is not None]


def _watches(text: Text) -> bool:
    """Whether what a text gives hangs on resources in store."""
    for part in text.parts:
        if isinstance(part, If):
            inner = _watches(part.do) or (part.otherwise is not None and _watches(part.otherwise))
            if inner or isinstance(part.condition, Have):
                return True
        elif isinstance(part, (Per, Pay)) and _watches(part.do):
            return True
    return False


def _held(state: State, seat: int, works: Works) -> Held:
    """How many cards, of which colours and kinds, and what those would bring that wait to be claimed."""
    colours, kinds = [0, 0, 0, 0], [0, 0, 0, 0, 0]
    specials, points, things, watches = 0, 0, 0, False
    buying: list[int] = []
    hand = state.nations[seat].hand
    for number in hand:
        card = state.box.cards[number]
        colours[card.colour] += 1
        kinds[card.kind] += 1
        specials += 1 if card.era == SPECIAL_ERA else 0
        if card.kind in (PRODUCTION, SCORING):
            watches = watches or (card.text is not None and _watches(card.text))
        if card.kind == PRODUCTION:
            things += sum(given(state, seat, number))
        elif card.kind == SCORING and payments(state, number):
            buying.append(number)
        elif card.kind == SCORING:
            points += promised(state, seat, number)
    numbers = [float(len(hand)), float(specials)]
    numbers += [float(n) for n in colours[:3]]
    numbers += [float(n) for n in kinds]
    return Held(works, hand[:], numbers, points, buying, things, watches)


def _made(state: State, seat: int, works: Works, held: Held, left: int) -> list[float]:
    """A row made anew, with nothing where turns count."""
    nation = state.nations[seat]
    numbers = [float(nation.points + _final(state, seat, works)), float(nation.points)]
    _supply(numbers, nation.supply)
    _production(numbers, nation.supply, works, left)
    numbers += [0.0, 0.0, float(5 - nation.space if nation.space else 0)]
    numbers += held.numbers
    points = held.points
    for card in held.buying:
        points += promised(state, seat, card)
    numbers += [float(points), float(left * held.things)]
    numbers += works.network
    numbers.append(float(works.brown))
    _cards(numbers, nation)
    numbers.append(float(max(0, GOAL_CITIES - works.cities) if len(state.nations) == 1 else 0))
    return numbers


def _final(state: State, seat: int, works: Works) -> int:
    """What final scoring would bring now; what resources make is added to the rest unless they can buy."""
    if works.buys:
        return sum(final_lines(state, seat, ()))
    return works.final + _leftovers(state.nations[seat])


def _production(numbers: list[float], supply: list[int], works: Works, left: int) -> None:
    """What all productions to come would yield as the network stands, the next one alone, and hunger."""
    made = works.made
    numbers += [float(left * n) for n in made]
    numbers += [float(n) if left else 0.0 for n in made]
    kelp, yearly = supply[1] + supply[4], made[1] + made[4]
    numbers.append(float(max(0, works.cities - kelp - yearly) if left else 0))
    numbers.append(float(max(0, left * (works.cities - yearly) - kelp)))


def _supply(numbers: list[float], supply: list[int]) -> None:
    """Resources, what of each will not be spent soon, and what they would build at the usual cost."""
    numbers += [float(n) for n in supply]
    numbers += [float(max(0, n - PLENTIFUL)) for n in supply]
    numbers.append(float(min(supply[2] // 2, supply[1], supply[0])))
    numbers.append(float(min(supply[2], supply[0])))


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


def _cards(numbers: list[float], nation: Nation) -> None:
    """Cards that were claimed, by kind."""
    numbers += [float(sum(nation.ready)), float(len(nation.actions)), float(len(nation.permanents))]
    numbers += [float(len(nation.productions)), float(len(nation.scorings)), float(len(nation.contracts))]
