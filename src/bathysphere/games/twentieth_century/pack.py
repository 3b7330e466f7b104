"""Reads pack files into a box, and refuses what the ledger forbids."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ...kernel.errors import BadPack
from ...kernel.packs import Entry, Pack
from .components import (
    BRIDGE,
    CITY_LETTERS,
    COIN,
    EACH_ROUND,
    FACILITY,
    GOODS,
    KINDS,
    MEASURES,
    ONCE,
    PARK,
    RECYCLING,
    SCIENCE,
    USES,
    Box,
    City,
    Column,
    Disaster,
    Part,
    Piece,
    Plan,
    Round,
    ScoreCard,
    Space,
    Start,
    Table,
    Technology,
)
from .drawings import Layout, read_layouts, turns_of

TERRITORIES: Final = (5, 16, 16, 8)
TECHNOLOGIES: Final = (12, 12, 6)
SEATS: Final = (3, 4, 5)
COLUMNS: Final = 5


def load(pack: Pack) -> Box:
    """Everything printed; the ledger's counts are checked file by file."""
    layouts = read_layouts(pack)
    names = {layout.id: layout for layout in layouts}
    lands = [_territory(entry, i, names) for i, entry in enumerate(pack.entries("territories.toml"))]
    _count(pack, "territories.toml", [land.era for land in lands], TERRITORIES, 0)
    _check_start(pack, lands)
    technologies, parts, plants = _technologies(pack, names, len(lands))
    disasters = [_disaster(entry, i) for i, entry in enumerate(pack.entries("disasters.toml"))]
    _count(pack, "disasters.toml", [card.era for card in disasters], (3, 3, 3), 1)
    _check_columns(pack, disasters)
    cards = [_card(entry, i) for i, entry in enumerate(pack.entries("cards.toml"))]
    _count(pack, "cards.toml", [card.round // 2 for card in cards], (3, 3), 1)
    return _box(pack, [each.plan for each in layouts], lands + plants, technologies, parts, disasters, cards)


def _box(
    pack: Pack,
    plans: list[Plan],
    pieces: list[Piece],
    technologies: list[Technology],
    parts: list[Part],
    disasters: list[Disaster],
    cards: list[ScoreCard],
) -> Box:
    board = {entry.id: entry for entry in pack.entries("board.toml")}
    for name in ("rounds", "prices", "pollution", "tables", "start", "limits"):
        if name not in board:
            raise BadPack(f"{pack.full_name()}/board.toml: [{name}] is missing")
    spaces = _pollution(board["pollution"])
    bid, prizes, bridges = _limits(board["limits"])
    held = len([part for part in parts if part.kind == BRIDGE])
    if held > bridges:
        raise BadPack(
            f"{pack.full_name()}/technologies.toml: {held} bridge parts, but there are {bridges} bridges"
        )
    return Box(
        pieces=tuple(pieces),
        territories=sum(TERRITORIES),
        plans=tuple(plans),
        technologies=tuple(technologies),
        parts=tuple(parts),
        disasters=tuple(disasters),
        cards=tuple(cards),
        rounds=tuple(_rounds(board["rounds"], board["prices"])),
        tables=tuple(_tables(board["tables"], disasters[0])),
        pollution=tuple(spaces),
        start=_start(board["start"], [space.vp for space in spaces].index(0)),
        highest_bid=bid,
        prizes=tuple(prizes),
        bridges=bridges,
        bridged={},
        menus={},
    )


def _count(pack: Pack, file: str, groups: list[int], wanted: tuple[int, ...], first: int) -> None:
    found = tuple(groups.count(first + i) for i in range(len(wanted)))
    if found != wanted:
        raise BadPack(
            f"{pack.full_name()}/{file}: must hold {' / '.join(map(str, wanted))} by stack or group, "
            f"not {' / '.join(map(str, found))}"
        )


def _territory(entry: Entry, number: int, layouts: dict[str, Layout]) -> Piece:
    name_en, name_fr = entry.names()
    era = entry.number("era", 0, 3)
    layout = layouts[entry.choice("layout", tuple(layouts))]
    cities = _cities(entry, layout)
    settled = [CITY_LETTERS.index(letter) for letter in entry.choices("people", tuple(CITY_LETTERS))]
    if settled and era:
        raise entry.wrong("people", "only start tiles begin with people")
    if layout.plan.hub >= 0 or not cities:
        raise entry.wrong("layout", "a territory has cities and no building")
    people = sum(1 << city for city in settled)
    src = entry.source()
    entry.done()
    turns = turns_of(layout.plan.drawing, cities)
    return Piece(entry.id, number, era, layout.number, name_en, name_fr, src, cities, people, -1, 0, turns)


def _cities(entry: Entry, layout: Layout) -> tuple[City, ...]:
    if not layout.plan.cities:
        return ()
    table = entry.inner("city")
    found: list[City] = []
    for letter in CITY_LETTERS[: layout.plan.cities]:
        printed = table.inner(letter)
        goods = [printed.number(good, 1, 9) if printed.has(good) else 0 for good in GOODS]
        found.append(City((goods[0], goods[1], goods[2]), printed.yes("recycling")))
        if not any(goods) and not found[-1].recycling:
            raise table.wrong(letter, "a city makes something or holds a recycling centre")
        printed.done()
    table.done()
    return tuple(found)


def _check_start(pack: Pack, lands: list[Piece]) -> None:
    """TC-1.3  The start tiles are alike: people in a city of 1 coin and 1 science and in one of 2 and 1."""
    starts = [land for land in lands if land.era == 0]
    where = f"{pack.full_name()}/territories.toml"
    for land in starts:
        outputs = [city.goods for i, city in enumerate(land.cities) if land.people >> i & 1]
        if sorted(outputs) != [(1, 1, 0), (2, 1, 0)]:
            raise BadPack(
                f"{where}: [{land.id}] people: must be in cities of 1 coin 1 science and 2 coins 1 science"
            )
        if (land.layout, land.cities) != (starts[0].layout, starts[0].cities):
            raise BadPack(
                f"{where}: [{land.id}] layout: must be as that of [{starts[0].id}], only the colour differs"
            )
    if [land.number for land in starts] != list(range(len(starts))):
        raise BadPack(f"{where}: [{starts[0].id}] era: the start tiles come first")


def _technologies(
    pack: Pack, layouts: dict[str, Layout], first_piece: int
) -> tuple[list[Technology], list[Part], list[Piece]]:
    technologies: list[Technology] = []
    parts: list[Part] = []
    plants: list[Piece] = []
    for number, entry in enumerate(pack.entries("technologies.toml")):
        name_en, name_fr = entry.names()
        era, src = entry.number("era", 1, 3), entry.source()
        own = [_part(entry, raw, number, parts) for raw in _part_entries(entry)]
        piece = -1
        if own[0].use == FACILITY:
            piece = first_piece + len(plants)
            plants.append(_plant(entry, piece, era, (name_en, name_fr, src), layouts, own[0].kind))
        waste, smoke, tree = _impact(entry)
        if any(part.kind == PARK for part in own) and not tree:
            raise entry.wrong("impact", "a park has at least one tree")
        _check_mixture(entry, own)
        entry.done()
        numbers = tuple(part.number for part in own)
        technologies.append(
            Technology(entry.id, number, era, name_en, name_fr, src, waste, smoke, tree, numbers, piece)
        )
    _count(pack, "technologies.toml", [each.era for each in technologies], TECHNOLOGIES, 1)
    return technologies, parts, plants


def _part_entries(entry: Entry) -> list[Entry]:
    raw = entry.items("parts")
    if not 1 <= len(raw) <= 2:
        raise entry.wrong("parts", f"a technology has one part or two, not {len(raw)}")
    return [Entry.of(entry.where, f"{entry.id}.parts", each) for each in raw]


def _part(entry: Entry, given: Entry, technology: int, parts: list[Part]) -> Part:
    """Read one part and add it to those known."""
    kind = KINDS.index(given.choice("kind", KINDS))
    pays, price = -1, 0
    if kind >= RECYCLING:
        cost = given.inner("pay")
        pays = COIN if cost.has("coin") else SCIENCE
        price = cost.number(GOODS[pays], 1, 25)
        cost.done()
    vp = given.number("vp", 1, 25) if kind == KINDS.index("quality_of_life") else 0
    if USES[kind] == FACILITY:
        given.number("bonus", 1, 9)
    given.done()
    known = [part for part in parts if (part.kind, part.pays, part.price, part.vp) == (kind, pays, price, vp)]
    number = len(parts)
    like = known[0].number if known else number
    parts.append(Part(number, technology, kind, USES[kind], pays, price, vp, like))
    return parts[-1]


def _plant(
    entry: Entry, piece: int, era: int, names: tuple[str, str, str], layouts: dict[str, Layout], kind: int
) -> Piece:
    layout = layouts[entry.choice("layout", tuple(layouts))]
    if layout.plan.hub < 0 or layout.plan.cities:
        raise entry.wrong("layout", "a facility has a building with rails and no city")
    bonus = _part_entries(entry)[0].number("bonus", 1, 9)
    turns = turns_of(layout.plan.drawing, ())
    return Piece(entry.id, piece, era, layout.number, names[0], names[1], names[2], (), 0, kind, bonus, turns)


def _check_mixture(entry: Entry, parts: list[Part]) -> None:
    """TC-12.2  A mixed tile carries one single-use and one multi-use part."""
    if len(parts) == 2 and sorted(part.use for part in parts) != [ONCE, EACH_ROUND]:
        raise entry.wrong("parts", "two parts must be one for a single use and one for many")


def _impact(entry: Entry) -> tuple[int, int, int]:
    if not entry.has("impact"):
        return 0, 0, 0
    given = entry.inner("impact")
    found = [given.number(icon, 1, 9) if given.has(icon) else 0 for icon in ("waste", "smoke", "tree")]
    given.done()
    return found[0], found[1], found[2]


def _disaster(entry: Entry, number: int) -> Disaster:
    name_en, name_fr = entry.names()
    era, src = entry.number("era", 1, 3), entry.source()
    raw = entry.items("columns")
    if len(raw) != COLUMNS:
        raise entry.wrong("columns", f"must be {COLUMNS}, not {len(raw)}")
    columns = [_column(Entry.of(entry.where, f"{entry.id}.columns", each)) for each in raw]
    if columns[-1].waste or columns[-1].smoke:
        raise entry.wrong("columns", "the last one is empty")
    for n in SEATS:
        if len([column for column in columns if column.seats <= n]) != n:
            raise entry.wrong("columns", f"with {n} seats there must be {n} columns in play")
    if columns[0].seats > SEATS[0] or columns[-1].seats > SEATS[0]:
        raise entry.wrong("columns", "the first and the last are always in play")
    entry.done()
    return Disaster(entry.id, number, era, name_en, name_fr, src, tuple(columns))


def _column(given: Entry) -> Column:
    waste, smoke = [given.number(icon, 1, 9) if given.has(icon) else 0 for icon in ("waste", "smoke")]
    seats = given.number("seats", 3, 5) if given.has("seats") else SEATS[0]
    given.done()
    return Column(waste, smoke, seats)


def _check_columns(pack: Pack, disasters: list[Disaster]) -> None:
    """TC-6.1  The columns of larger tables are the same on every card: the board is marked, not the card."""
    marks = [column.seats for column in disasters[0].columns]
    for card in disasters:
        if [column.seats for column in card.columns] != marks:
            raise BadPack(
                f"{pack.full_name()}/disasters.toml: [{card.id}] columns: "
                f"seats must be marked as on [{disasters[0].id}]"
            )


def _card(entry: Entry, number: int) -> ScoreCard:
    name_en, name_fr = entry.names()
    at, src = entry.number("round", 2, 4), entry.source()
    if at == 3:
        raise entry.wrong("round", "must be 2 or 4")
    given = entry.inner("scores")
    scores = [(i, given.number(what, -9, 9)) for i, what in enumerate(MEASURES) if given.has(what)]
    given.done()
    entry.done()
    return ScoreCard(entry.id, number, at, name_en, name_fr, src, tuple(scores))


def _numbers(entry: Entry, key: str, n: int, low: int, high: int) -> list[int]:
    """A list of so many numbers (0: any) between two bounds."""
    found: list[int] = []
    for each in entry.items(key):
        if not isinstance(each, int) or isinstance(each, bool) or not low <= each <= high:
            raise entry.wrong(key, f"must hold whole numbers from {low} to {high}, not {each!r}")
        found.append(each)
    if (n and len(found) != n) or not found:
        raise entry.wrong(key, f"must hold {n or 'some'} numbers, not {len(found)}")
    return found


def _rounds(entry: Entry, prices: Entry) -> list[Round]:
    eras = _numbers(entry, "stacks", 5, 1, 3)
    minimum = _numbers(entry, "minimum", 5, 1, 9)
    if eras != [1, 1, 2, 2, 3]:
        raise entry.wrong("stacks", "must be 1, 1, 2, 2, 3")
    entry.source()
    entry.done()
    tracks = [_numbers(prices, key, 0, 0, 25) for key in ("first", "second", "third")]
    for key, track in zip(("first", "second", "third"), tracks, strict=True):
        if any(a < b for a, b in pairwise(track)):
            raise prices.wrong(key, "prices never rise along the track")
        if len(track) != len(tracks[0]):
            raise prices.wrong(key, f"must have as many slots as the first track, {len(tracks[0])}")
    prices.source()
    prices.done()
    return [Round(era, minimum[i], tuple(tracks[era - 1])) for i, era in enumerate(eras)]


def _pollution(entry: Entry) -> list[Space]:
    points = _numbers(entry, "points", 0, -25, 25)
    worth = _numbers(entry, "clean", len(points), 2, 4)
    if points.count(0) != 1 or points != sorted(set(points)):
        raise entry.wrong("points", "must rise from space to space, with one 0")
    if worth != sorted(worth) or set(worth) != {2, 3, 4}:
        raise entry.wrong("clean", "must rise in three sections of 2, 3 and 4")
    entry.source()
    entry.done()
    return [Space(vp, clean) for vp, clean in zip(points, worth, strict=True)]


def _tables(entry: Entry, card: Disaster) -> list[Table]:
    lands = _numbers(entry, "territories", 3, 1, 8)
    tools = _numbers(entry, "technologies", 3, 1, 6)
    slots = _numbers(entry, "slot", 3, 1, 5)
    entry.source()
    entry.done()
    found: list[Table] = []
    for i, seats in enumerate(SEATS):
        columns = tuple(at for at, column in enumerate(card.columns) if column.seats <= seats)
        found.append(Table(seats, lands[i], tools[i], slots[i] - 1, columns))
    return found


def _start(entry: Entry, pollution: int) -> Start:
    coins, science = entry.number("coins", 0, 99), entry.number("science", 0, 99)
    waste = entry.number("waste", 0, 9)
    entry.source()
    entry.done()
    return Start(coins, science, waste, pollution)


def _limits(entry: Entry) -> tuple[int, list[int], int]:
    found = (
        entry.number("highest_bid", 1, 99),
        _numbers(entry, "prizes", 4, 0, 25),
        entry.number("bridges", 0, 20),
    )
    entry.source()
    entry.done()
    return found
