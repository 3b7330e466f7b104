"""What one seat may see. Built up from nothing, never cut down from the state (ledger 4)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ...kernel.moves import Move
from .components import NEUTRAL, SPECIAL_ERA
from .effects.constructing import Building, Upgrading, ways_to_build, ways_to_upgrade
from .effects.moves import Also, Branch, First, Give, Improve, Part, Site, Way
from .effects.settling import final_lines, production
from .rules.cards import limit
from .rules.production import Item, feeding, total
from .rules.slots import side_of
from .rules.specials import open_card
from .state import TALLIES, Nation, State
from .words import GAINS, ON_SLOT, RESOURCES, THINGS, Build, Bundle, Upgrade

BUILT = ("", "farm", "desal", "lab", "upgraded farm", "upgraded desal", "upgraded lab")
DOMES = ("", "nonsymbiotic", "symbiotic")


class SlotView(TypedDict):
    id: str
    tiles: list[int]
    neutral: bool


class ItemView(TypedDict):
    """One source of production, and what it yields."""

    what: str
    source: str
    yields: dict[str, int]


class ForecastView(TypedDict):
    """The next Production by source, what feeding takes, the score by category, now and if it ended now."""

    production: list[ItemView]
    feeding: dict[str, int]
    score: dict[str, int]
    ended: dict[str, int]


class ActionView(TypedDict):
    id: str
    ready: bool


class NationView(TypedDict):
    board: str
    supply: dict[str, int]
    points: int
    cities: dict[str, str]
    tunnels: dict[str, str]
    buildings: dict[str, str]
    connected: list[str]
    metropolises: list[str]
    joined: list[bool]
    gained: list[str]
    backs: list[str]
    shown: list[str]
    permanents: list[str]
    actions: list[ActionView]
    productions: list[str]
    scorings: list[str]
    instants: list[str]
    contracts: list[str]
    space: int
    arrival: int
    limit: int
    forecast: ForecastView


class CostView(TypedDict):
    """What an option costs, every way of paying for it."""

    key: str
    ways: list[dict[str, int]]


class MeaningView(TypedDict):
    """What an option would carry out: the number of a text, and of one of its parts or -1 for all of them."""

    key: str
    text: int
    part: int


class View(TypedDict):
    pack: NotRequired[str]
    era: int
    round: int
    cycle: int
    order: list[int]
    deck: int
    discard: list[str]
    specials: int
    open_special: str
    display: list[str]
    bottom: list[str]
    slots: list[SlotView]
    fourth: str
    cloner: int
    white: int
    purple: int
    tunnels: int
    metropolises: list[str]
    contracts: list[str]
    nations: list[NationView]
    played: list[str]
    hand: list[str]
    looking: list[str]
    dropped: list[str]
    costs: list[CostView]
    meanings: list[MeaningView]
    waiting: list[int]


def view(state: State, seat: int | None, options: list[Move]) -> View:
    """Hands, decks and what others look at are secret; everything on the table is public."""
    box, side = state.box, side_of(state)
    top = state.stack[-1] if state.stack else None
    own = seat is not None and top is not None and top.seat == seat
    return {
        "era": state.era,
        "round": state.round,
        "cycle": state.cycle,
        "order": list(state.order),
        "deck": len(state.deck),
        "discard": _ids(state, tuple(state.discard)),
        "specials": len(state.specials),
        "open_special": box.cards[open_card(state)].id if open_card(state) >= 0 else "",
        "display": _ids(state, state.display),
        "bottom": _bottom(state, seat),
        "slots": [_slot(state, slot) for slot in (*side.ring, side.always)],
        "fourth": box.slots[side.ring[state.fourth]].id if state.fourth >= 0 else "",
        "cloner": state.cloner,
        "white": state.white,
        "purple": state.purple,
        "tunnels": state.tunnels,
        "metropolises": _supply_of_tiles(state, own),
        "contracts": [box.contracts[contract].id for contract in state.contracts],
        "nations": [_nation(state, each) for each in range(len(state.nations))],
        "played": _ids(state, _played(state)),
        "hand": [] if seat is None else _ids(state, tuple(state.nations[seat].hand)),
        "looking": _looking(state, own),
        "dropped": [] if seat is None else _dropped(state, seat),
        "costs": [] if seat is None else _costs(state, seat, options),
        "meanings": _meanings(options),
        "waiting": top.waiting(state) if top is not None else [],
    }


def _ids(state: State, cards: tuple[int, ...]) -> list[str]:
    return [state.box.cards[card].id for card in cards]


def _bottom(state: State, seat: int | None) -> list[str]:
    """UC-9.4  The Special deck from the bottom, as far as this seat saw cards going there; "" elsewhere."""
    mask = (1 << len(state.nations)) - 1 if seat is None else 1 << seat
    return [
        state.box.cards[card].id if known & mask == mask else ""
        for card, known in zip(state.specials, state.known, strict=True)
    ]


def _slot(state: State, slot: int) -> SlotView:
    tiles = state.tiles[slot]
    seats = [seat for seat in range(len(state.nations)) if tiles & (1 << seat)]
    return {"id": state.box.slots[slot].id, "tiles": seats, "neutral": bool(tiles & NEUTRAL)}


def _supply_of_tiles(state: State, own: bool) -> list[str]:
    """The undealt blue tiles; while somebody looks at some of them, the others see the whole supply."""
    from .effects.acting import TakingTile

    top = state.stack[-1] if state.stack else None
    tiles = state.metropolises
    if isinstance(top, TakingTile) and not own:
        tiles = tuple(sorted(tiles + state.looking))
    return [state.box.tiles[tile].id for tile in tiles]


def _looking(state: State, own: bool) -> list[str]:
    from .effects.acting import TakingTile

    if not own or not state.looking:
        return []
    if isinstance(state.stack[-1], TakingTile):
        return [state.box.tiles[tile].id for tile in state.looking]
    return _ids(state, state.looking)


def _dropped(state: State, seat: int) -> list[str]:
    from .phases.setup import KeepCards

    top = state.stack[-1] if state.stack else None
    if not isinstance(top, KeepCards):
        return []
    hand = state.nations[seat].hand
    return [state.box.cards[hand[where]].id for where in top.dropped[seat]]


def _bundle(bundle: Bundle, names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, bundle, strict=False) if n}


def _costs(state: State, seat: int, options: list[Move]) -> list[CostView]:
    """UC-13.4  For everything that can be built or upgraded now: every way to pay, biomatter among them."""
    top = state.stack[-1] if state.stack else None
    found: list[CostView] = [
        {"key": move.key(), "ways": [_bundle(move.cost, RESOURCES)]}
        for move in options
        if isinstance(move, (Way, Give))
    ]
    if not isinstance(top, (Building, Upgrading)):
        return found
    effect = top.effect(state)
    by_slot = state.box.texts[top.text].place == ON_SLOT
    for move in options:
        ways: list[Bundle] = []
        if isinstance(move, Site) and isinstance(effect, Build):
            ways = ways_to_build(state, seat, effect, by_slot, move.thing, move.site)
        elif isinstance(move, Improve) and isinstance(effect, Upgrade):
            ways = ways_to_upgrade(state, seat, effect, move.thing)
        if ways:
            found.append({"key": move.key(), "ways": [_bundle(way, RESOURCES) for way in ways]})
    return found


def _meanings(options: list[Move]) -> list[MeaningView]:
    found: list[MeaningView] = []
    for move in options:
        if isinstance(move, Part):
            found.append({"key": move.key(), "text": move.text, "part": move.number})
        elif isinstance(move, (Also, Branch, First)):
            found.append({"key": move.key(), "text": move.text, "part": -1})
    return found


def _nation(state: State, seat: int) -> NationView:
    nation, box = state.nations[seat], state.box
    board = box.boards[nation.board]
    connected = nation.domes & nation.reached
    tunnels = ("", "tunnel", "upgraded tunnel")
    return {
        "board": board.id,
        "supply": dict(zip(RESOURCES, nation.supply, strict=True)),
        "points": nation.points,
        "cities": {board.city_names[i]: DOMES[dome] for i, dome in enumerate(nation.cities) if dome},
        "tunnels": {board.tunnel_names[i]: tunnels[n] for i, n in enumerate(nation.tunnels) if n},
        "buildings": {board.site_names[i]: BUILT[n] for i, n in enumerate(nation.buildings) if n},
        "connected": [name for i, name in enumerate(board.city_names) if connected & (1 << i)],
        "metropolises": [box.tiles[tile].id for tile in nation.hexes],
        "joined": [bool(nation.joined & (1 << hexagon)) for hexagon in range(3)],
        "gained": [box.tiles[tile].id for tile in nation.gained],
        "backs": [_back(state, card) for card in nation.hand],
        "shown": _ids(state, nation.shown),
        "permanents": _ids(state, nation.permanents),
        "actions": _actions(state, nation),
        "productions": _ids(state, nation.productions),
        "scorings": _ids(state, nation.scorings),
        "instants": _ids(state, nation.instants),
        "contracts": [box.contracts[contract].id for contract in nation.contracts],
        "space": nation.space,
        "arrival": nation.arrival,
        "limit": limit(state, seat),
        "forecast": _forecast(state, seat),
    }


def _back(state: State, card: int) -> str:
    era = state.box.cards[card].era
    return "special" if era == SPECIAL_ERA else f"era {era}"


def _actions(state: State, nation: Nation) -> list[ActionView]:
    pairs = zip(nation.actions, nation.ready, strict=True)
    return [{"id": state.box.cards[card].id, "ready": bool(ready)} for card, ready in pairs]


def _forecast(state: State, seat: int) -> ForecastView:
    nation = state.nations[seat]
    rest, items = final_lines(state, seat, ()), production(state, seat, [])
    kelp, biomatter, points = feeding(nation, total(items))
    return {
        "production": [_item(state, seat, item) for item in items],
        "feeding": {"kelp": kelp, "biomatter": biomatter, "point": points},
        "score": dict(zip(TALLIES, nation.tally, strict=True)),
        "ended": {name: nation.tally[i] + rest[i] for i, name in enumerate(TALLIES)},
    }


def _item(state: State, seat: int, item: Item) -> ItemView:
    board, box = state.box.boards[state.nations[seat].board], state.box
    match item.what:
        case "thing" if item.thing == 0:
            what, source = "tunnel", board.tunnel_names[item.place]
        case "thing":
            what, source = THINGS[item.thing], board.site_names[item.place]
        case "city":
            what, source = "symbiotic city", board.city_names[item.place]
        case "pair of buildings":
            what, source = f"pair of {THINGS[item.thing]}", board.city_names[item.place]
        case "pair":
            what, source = "pair of tunnels", board.tunnel_names[board.pairs[item.place][0]]
        case "tile" | "more":
            what, source = "metropolis", box.tiles[item.thing].id
        case _:
            what, source = "card", box.cards[item.thing].id
    return {"what": what, "source": source, "yields": _bundle(item.bundle, GAINS)}


def census(state: State) -> dict[str, int]:
    """Every kind of component, wherever it lies."""
    box, nations = state.box, state.nations
    cards = len(state.deck) + len(state.discard) + len(state.gone) + len(state.buried)
    cards += len(state.specials) + len(state.display)
    cards += sum(len(deck) for deck in box.eras[state.era + 1 :])
    for nation in nations:
        held = nation.permanents + nation.actions + nation.productions + nation.scorings + nation.instants
        cards += len(nation.hand) + len(held)
    tiles = sum(len(nation.hexes) + len(nation.gained) for nation in nations) + len(state.metropolises)
    looked, spent = _hidden(state)
    return {
        "cards": cards + (looked if not _tiles_looked_at(state) else 0) + spent,
        "tiles": tiles + (looked if _tiles_looked_at(state) else 0),
        "tunnels": state.tunnels + sum(len(n.tunnels) - n.tunnels.count(0) for n in nations),
        "domes": state.white + sum(nation.cities.count(1) for nation in nations),
        "symbiotic domes": state.purple + sum(nation.cities.count(2) for nation in nations),
        "contracts": len(state.contracts) + sum(len(nation.contracts) for nation in nations),
    }


def _tiles_looked_at(state: State) -> bool:
    from .effects.acting import TakingTile

    return bool(state.stack) and isinstance(state.stack[-1], TakingTile)


def _hidden(state: State) -> tuple[int, int]:
    """Cards being looked at, and cards played whose fate is not decided."""
    return len(state.looking), len(_played(state))


def _played(state: State) -> tuple[int, ...]:
    """Cards that were played openly and whose fate is not decided."""
    from .phases.sets import CardSet, Effective, FifthAction, Order, Spent

    return tuple(
        [
            frame.card
            for frame in state.stack
            if isinstance(frame, (Order, CardSet, Effective, FifthAction, Spent))
        ]
    )
