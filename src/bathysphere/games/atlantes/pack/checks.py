"""The facts of the ledger that every pack must keep."""

from __future__ import annotations

from bathysphere.kernel.errors import BadPack
from bathysphere.kernel.packs import Pack

from ..components import (
    KING,
    OCEAN,
    ROW,
    STARTING,
    STARTING_MANTAS,
    TRACKS,
    TYPES,
    Box,
    Conquer,
    Empty,
    Explore,
    Opponents,
    Power,
    Raise,
    Reactivate,
    TakeBackAll,
)

_LOCATIONS, _PER_TYPE, _BONUS, _KINGS = 56, 14, 23, 8


def check(pack: Pack, box: Box) -> None:
    """Counts, known cards and known figures."""
    _counts(pack, box)
    _characters(pack, box)
    _locations(pack, box)
    _mantas(pack, box)
    _board(pack, box)


def _need(pack: Pack, file: str, card: str, key: str, right: bool, why: str) -> None:
    if not right:
        raise BadPack(f"{pack.full_name()}/{file}: [{card}] {key}: {why}")


def _counts(pack: Pack, box: Box) -> None:
    """AT-1.4  Two families of cards: characters (starting, ocean, kings) and locations."""
    _need(
        pack,
        "locations.toml",
        "*",
        "number",
        len(box.locations) == _LOCATIONS,
        f"there must be {_LOCATIONS} locations, not {len(box.locations)}",
    )
    for number, name in enumerate(TYPES):
        n = len([each for each in box.locations if each.type == number])
        _need(
            pack,
            "locations.toml",
            "*",
            "type",
            n == _PER_TYPE,
            f"there must be {_PER_TYPE} locations of type {name}, not {n}",
        )
    groups = [len([each for each in box.characters if each.group == group]) for group in range(3)]
    wanted = {STARTING: 6, OCEAN: 18, KING: _KINGS}
    for group, file in ((STARTING, "starting.toml"), (OCEAN, "ocean.toml"), (KING, "kings.toml")):
        _need(
            pack,
            file,
            "*",
            "copies",
            groups[group] == wanted[group],
            f"there must be {wanted[group]} cards in all, not {groups[group]}",
        )


def _characters(pack: Pack, box: Box) -> None:
    for card in box.characters:
        if card.group == OCEAN:
            pair = [each for each in box.characters if each.kind == card.kind]
            solo = [each for each in pair if each.solo]
            right = len(pair) == 2 and len(solo) == 1
            _need(pack, "ocean.toml", card.id, "copies", right, "must be 2, one of which stays in solo")
        right = card.returns == (card.id == "matrona")
        _need(pack, _file(card.group), card.id, "goes_to", right, "only matrona goes back to the hand")
    numbers = [card.king for card in box.characters if card.group == KING]
    _need(pack, "kings.toml", "*", "number", numbers == list(range(1, 9)), "must run from 1 to 8")
    boxed = [card for card in box.characters if card.setup is not None]
    _need(pack, "kings.toml", "*", "setup", len(boxed) == 2, "exactly two kings go back to the box")
    _known(pack, box)
    _unique(pack, box)


def _known(pack: Pack, box: Box) -> None:
    """What the rulebooks say of single cards."""
    by = {card.id: card for card in box.characters}
    for name, file in (
        ("matrona", "starting.toml"),
        ("hippocampe", "starting.toml"),
        ("sirene", "ocean.toml"),
    ):
        _need(pack, file, name, "effects", name in by, "the card is missing")
    for name in ("testudo", "poulpe", "meneur"):
        _need(pack, "ocean.toml", name, "effects", name in by, "the card is missing")
    facts = (
        ("matrona", TakeBackAll() in by["matrona"].effects, "she takes the whole discard back"),
        ("matrona", Reactivate(0) in by["matrona"].effects, "she readies all mantas"),
        (
            "hippocampe",
            by["hippocampe"].effects == (Explore(), Power(1), Conquer()),
            "it explores, gains 1 power and conquers, in this order",
        ),
        ("sirene", by["sirene"].effects[:1] == (Raise(3),), "she raises 3 first"),
        ("sirene", _orders(by["sirene"].effects), "she makes opponents act"),
        ("testudo", _orders(by["testudo"].effects), "he makes opponents act"),
        ("poulpe", list(by["poulpe"].effects).count(Conquer()) == 2, "it conquers twice"),
        ("meneur", by["meneur"].effects[:1] == (Reactivate(0),), "he readies all mantas first"),
    )
    for name, right, why in facts:
        _need(pack, _file(by[name].group), name, "effects", right, why)


def _orders(effects: tuple[object, ...]) -> bool:
    return any(isinstance(each, Opponents) for each in effects)


def _unique(pack: Pack, box: Box) -> None:
    """Ids and abilities stand once."""
    ids = [each.id for each in box.locations]
    ids += [card.id for card in box.characters if card.copy == 0]
    ids += [manta.id for manta in box.mantas if manta.copy == 0]
    for name in ids:
        _need(pack, "*", name, "id", ids.count(name) == 1, "the id is used twice")
    seen: list[object] = []
    for card in box.characters:
        if card.copy == 0:
            what = (card.effects, card.setup)
            _need(pack, _file(card.group), card.id, "effects", what not in seen, "another card does the same")
            seen.append(what)


def _locations(pack: Pack, box: Box) -> None:
    for each in box.locations:
        right = not each.levels or not isinstance(each.levels[-1], Empty)
        _need(pack, "locations.toml", each.id, "levels", right, "the last level must not be empty")
    bare = [each for each in box.locations if not each.levels]
    _need(pack, "locations.toml", "*", "levels", bool(bare), "some locations must have no level")
    tops = [each.levels[0] for each in box.locations if each.levels]
    for top in (Empty(), Raise(2)):
        _need(pack, "locations.toml", "*", "levels", top in tops, f"some location must show {top} on top")
    power = any(isinstance(top, Power) for top in tops)
    _need(pack, "locations.toml", "*", "levels", power, "some location must show power on top")


def _mantas(pack: Pack, box: Box) -> None:
    """No kind of bonus manta can run out: there are as many as locations and kings that give it."""
    starting = [manta for manta in box.mantas if manta.kind < STARTING_MANTAS]
    right = len(starting) == STARTING_MANTAS
    _need(pack, "mantas.toml", "*", "starting", right, "there must be 4 starting mantas")
    bonus = len(box.mantas) - len(starting)
    _need(pack, "mantas.toml", "*", "copies", bonus == _BONUS, f"there must be 23 bonus mantas, not {bonus}")
    _need(
        pack,
        "mantas.toml",
        "*",
        "effect",
        any(manta.effect == Raise(1) for manta in box.mantas),
        "some manta must raise 1",
    )
    wanted = [each.manta for each in box.locations if each.manta >= 0]
    wanted += [card.setup.kind for card in box.characters if card.setup is not None]
    for manta in box.mantas[STARTING_MANTAS:]:
        copies = len([each for each in box.mantas if each.kind == manta.kind])
        need = wanted.count(manta.kind)
        why = f"{need} cards give it, so there must be at least {need}, not {copies}"
        _need(pack, "mantas.toml", manta.id, "copies", copies >= need, why)


def _board(pack: Pack, box: Box) -> None:
    right = box.prices == tuple(range(ROW))
    _need(pack, "board.toml", "row", "prices", right, "must be 0, 1, 2, 3, 4, 5")
    falling = all(a > b for a, b in zip(box.track_points, box.track_points[1:], strict=False))
    right = len(box.track_points) == TRACKS + 1 and falling
    _need(pack, "board.toml", "tracks", "points", right, "must be five falling numbers")
    limits = [totem.most for totem in box.totems]
    _need(pack, "board.toml", "blob", "most", limits[:3] == [30, 60, 90], "the totems end at 30, 60 and 90")
    right = len(box.printed) == TRACKS
    _need(pack, "objectives.toml", "*", "token", right, "four objectives are printed on the board")
    right = len(box.tokens) == 5 and (-1, -1) not in box.tokens
    _need(pack, "objectives.toml", "*", "token", right, "five tokens must have two faces each")


def _file(group: int) -> str:
    return ("starting.toml", "ocean.toml", "kings.toml")[group]
