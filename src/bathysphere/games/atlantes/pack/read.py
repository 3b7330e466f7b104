"""Reads the files of a pack into a box."""

from __future__ import annotations

from bathysphere.kernel.packs import Entry, Pack

from ..components import (
    COUNTS,
    DEED_BITS,
    EVERY_TYPE,
    FULL_RISE,
    KING,
    NO_RESOURCE,
    OCEAN,
    ONLY_MATRONA,
    STARTING,
    TYPES,
    Box,
    BoxForManta,
    Buy,
    Character,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
    Location,
    Manta,
    Objective,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Reactivate,
    Recruit,
    Replay,
    Score,
    Totem,
)
from . import checks, design
from .words import ON_CHARACTER, ON_LOCATION, ON_MANTA, effect, effects

_TOTEMS = ("blob", "serpent", "leviathan", "kraken")
_NO_LIMIT = 9999


def load(pack: Pack) -> Box:
    """All printed matter of a pack, checked against the ledger."""
    about = pack.about
    about.raw("version"), about.raw("licence"), about.items("languages"), about.number("rules", 1, 99)
    house = about.has("design") and about.choice("design", ("house", "free")) == "house"
    about.done()
    mantas = _mantas(pack)
    kinds = {manta.id: manta.kind for manta in mantas}
    locations = tuple(
        _location(entry, number, kinds) for number, entry in enumerate(pack.entries("locations.toml"))
    )
    box = _box(pack, locations, _characters(pack, kinds), mantas)
    checks.check(pack, box)
    if house:
        design.check(pack, box)
    return box


def _box(
    pack: Pack, locations: tuple[Location, ...], characters: tuple[Character, ...], mantas: tuple[Manta, ...]
) -> Box:
    objectives = tuple(
        _objective(entry, number) for number, entry in enumerate(pack.entries("objectives.toml"))
    )
    prices, points, totems = _board(pack)
    return assemble(locations, characters, mantas, objectives, totems, prices, points)


def assemble(
    locations: tuple[Location, ...],
    characters: tuple[Character, ...],
    mantas: tuple[Manta, ...],
    objectives: tuple[Objective, ...],
    totems: tuple[Totem, ...],
    prices: tuple[int, ...],
    points: tuple[int, ...],
) -> Box:
    """The printed matter with everything that is looked up often, worked out once."""
    printed, tokens = _faces(objectives)
    return Box(
        locations=locations,
        characters=characters,
        mantas=mantas,
        objectives=objectives,
        totems=totems,
        prices=prices,
        track_points=points,
        level_resource=tuple(tuple(_resource(level) for level in each.levels) for each in locations),
        level_amount=tuple(tuple(_amount(level) for level in each.levels) for each in locations),
        manta_resource=tuple(_resource(manta.effect) for manta in mantas),
        manta_amount=tuple(_amount(manta.effect) for manta in mantas),
        level_ability=tuple(tuple(_ability(level) for level in each.levels) for each in locations),
        manta_ability=tuple(_ability(manta.effect) for manta in mantas),
        depth=tuple(len(each.levels) for each in locations),
        conquers=tuple(any(isinstance(e, Conquer) for e in card.effects) for card in characters),
        first_deed=tuple(_first_deed(card.effects) for card in characters),
        deeds=tuple(_deeds(card.effects) for card in characters),
        buys_for=tuple(_most_at_hand(card.effects, Buy) for card in characters),
        conquers_for=tuple(_most_at_hand(card.effects, Conquer) for card in characters),
        needs_what=tuple(each.what for each in objectives),
        needs_least=tuple(each.least for each in objectives),
        kings=tuple(card.number for card in sorted(characters, key=lambda c: c.king) if card.king),
        printed=printed,
        tokens=tokens,
    )


def _deeds(effects: tuple[Effect, ...]) -> int:
    """How much is done of each of DEEDS, in their order from the lowest bits on."""
    kinds = (Buy, Conquer, Recruit, (Raise, RaiseFull), Score, Explore, Gold, Power, Reactivate, Replay)
    much = [sum(_much(each) for each in effects if isinstance(each, kind)) for kind in kinds]
    return sum(n << i * DEED_BITS for i, n in enumerate(much))


def _much(effect: Effect) -> int:
    match effect:
        case Raise(n) | Gold(n) | Power(n):
            return n
        case RaiseFull():
            return FULL_RISE
    return 1


def _most_at_hand(effects: tuple[Effect, ...], deed: type[Buy] | type[Conquer]) -> int:
    """The most that a card itself gives for one such deed. What one leaves over is lost (AT-8.5)."""
    gain = Gold if deed is Buy else Power
    most, given = -1, 0
    for each in effects:
        if isinstance(each, gain):
            given += each.n
        elif isinstance(each, deed):
            most, given = max(most, given), 0
    return most


def _faces(objectives: tuple[Objective, ...]) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """The printed objectives, and the pair on each token (-1, -1 where there is no pair)."""
    faces: dict[int, list[int]] = {}
    for objective in objectives:
        faces.setdefault(objective.token, []).append(objective.number)
    printed = tuple(faces.pop(0, []))
    pairs = [pair if len(pair) == 2 else [-1, -1] for _, pair in sorted(faces.items())]
    return printed, tuple((pair[0], pair[1]) for pair in pairs)


def _location(entry: Entry, number: int, kinds: dict[str, int]) -> Location:
    if entry.number("number", 1, 99) != number + 1:
        raise entry.wrong("number", f"must be {number + 1}, the place of the card in the file")
    name_en, name_fr = entry.names()
    of_type = TYPES.index(entry.choice("type", TYPES))
    gold, power = entry.number("gold", 1, 99), entry.number("power", 1, 99)
    levels = effects(entry, "levels", ON_LOCATION)
    points = entry.number("points", 0, 99)
    manta = kinds[entry.choice("manta", _bonus(kinds))] if entry.has("manta") else -1
    src = entry.source()
    entry.done()
    return Location(entry.id, number, name_en, name_fr, of_type, gold, power, levels, points, manta, src)


def _characters(pack: Pack, kinds: dict[str, int]) -> tuple[Character, ...]:
    """Starting characters first, then the ocean deck copy by copy, then the kings."""
    found: list[Character] = []
    kind = 0
    for group, file in ((STARTING, "starting.toml"), (OCEAN, "ocean.toml"), (KING, "kings.toml")):
        for entry in pack.entries(file):
            found += _copies(entry, len(found), kind, group, kinds)
            kind += 1
    return tuple(found)


def _copies(entry: Entry, number: int, kind: int, group: int, kinds: dict[str, int]) -> list[Character]:
    name_en, name_fr = entry.names()
    known_as = entry.text("known_as") if entry.has("known_as") else ""
    run = effects(entry, "effects", ON_CHARACTER)
    goes_to = entry.choice("goes_to", ("hand", "discard", "box"))
    copies, solo, king = 1, 1, 0
    setup: BoxForManta | None = None
    if group == OCEAN:
        copies = entry.number("copies", 1, 9)
        solo = entry.number("solo", 0, copies)
    if group == KING:
        king = entry.number("number", 1, 8)
        if entry.has("setup"):
            inner = entry.inner("setup")
            setup = BoxForManta(kinds[inner.choice("box_for_manta", _bonus(kinds))])
            inner.done()
    if (goes_to == "box") != (setup is not None) or (setup is not None and run):
        raise entry.wrong("goes_to", "a king goes to the box if and only if it has a set-up and no effects")
    src = entry.source()
    entry.done()
    return [
        Character(
            entry.id,
            number + copy,
            kind,
            copy,
            group,
            name_en,
            name_fr,
            known_as,
            run,
            king,
            setup,
            goes_to == "hand",
            copy < solo,
            src,
        )
        for copy in range(copies)
    ]


def _mantas(pack: Pack) -> tuple[Manta, ...]:
    """Starting mantas first, in the order of the file, then the bonus mantas copy by copy."""
    found: list[Manta] = []
    entries = pack.entries("mantas.toml")
    entries = [e for e in entries if e.yes("starting")] + [e for e in entries if not e.yes("starting")]
    for kind, entry in enumerate(entries):
        name_en, name_fr = entry.names()
        gives = effect(entry, "effect", entry.raw("effect"), ON_MANTA)
        copies = entry.number("copies", 1, 1 if entry.yes("starting") else 23)
        src = entry.source()
        entry.done()
        for copy in range(copies):
            found.append(Manta(entry.id, len(found), kind, copy, name_en, name_fr, gives, src))
    return tuple(found)


def _objective(entry: Entry, number: int) -> Objective:
    name_en, name_fr = entry.names()
    needs = entry.raw("needs")
    if isinstance(needs, str) and needs in COUNTS[EVERY_TYPE:]:
        what = COUNTS.index(needs)
        least = len(TYPES) if what == EVERY_TYPE else 1
    elif isinstance(needs, dict) and len(needs) == 1 and next(iter(needs)) in COUNTS[:EVERY_TYPE]:
        inner = entry.inner("needs")
        word = next(iter(needs))
        what, least = COUNTS.index(word), inner.number(word, 1, 99)
    else:
        known = ", ".join(COUNTS[:ONLY_MATRONA])
        raise entry.wrong("needs", f"must be one of {known} with a number, or only_matrona, not {needs!r}")
    token = entry.number("token", 1, 5) if entry.has("token") else 0
    src = entry.source()
    entry.done()
    return Objective(entry.id, number, name_en, name_fr, what, least, token, src)


def _board(pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Totem, ...]]:
    entries = {entry.id: entry for entry in pack.entries("board.toml")}
    for name in ("row", "tracks", *_TOTEMS):
        if name not in entries:
            entries["row"] = Entry(f"{pack.full_name()}/board.toml", name, {})
            raise entries["row"].wrong(name, "is missing")
    prices = _figures(entries["row"], "prices")
    points = _figures(entries["tracks"], "points")
    return prices, points, tuple(_totem(entries[name]) for name in _TOTEMS)


def _figures(entry: Entry, key: str) -> tuple[int, ...]:
    found: list[int] = []
    for each in entry.items(key):
        if not isinstance(each, int) or isinstance(each, bool) or each < 0:
            raise entry.wrong(key, f"must hold whole numbers from 0 upwards, not {each!r}")
        found.append(each)
    entry.source()
    entry.done()
    return tuple(found)


def _totem(entry: Entry) -> Totem:
    name_en, name_fr = entry.names()
    most = entry.number("most", 1, _NO_LIMIT) if entry.has("most") else _NO_LIMIT
    entry.source()
    entry.done()
    return Totem(entry.id, name_en, name_fr, most)


def _bonus(kinds: dict[str, int]) -> tuple[str, ...]:
    return tuple(name for name, kind in kinds.items() if kind >= 4)


def _resource(effect: Effect) -> int:
    match effect:
        case Gold():
            return 0
        case Power():
            return 1
        case PowerVs():
            return 2 + effect.type
    return NO_RESOURCE


def _amount(effect: Effect) -> int:
    return effect.n if isinstance(effect, (Gold, Power, PowerVs)) else 0


def _first_deed(run: tuple[Effect, ...]) -> int:
    deeds = [place for place, effect in enumerate(run) if not isinstance(effect, (Gold, Power))]
    return deeds[0] if deeds else len(run)


def _ability(effect: Effect) -> bool:
    return not isinstance(effect, (Gold, Power, PowerVs, Empty))
