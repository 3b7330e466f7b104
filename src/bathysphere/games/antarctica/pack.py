"""Reads pack files into a box, and refuses what the ledger rules out. Errors name file, card and key."""

from __future__ import annotations

from typing import Final

from ...kernel.errors import BadPack
from ...kernel.packs import Entry, Pack, Toml
from .components import (
    ASTERISKS,
    BOXED_FOR_TWO,
    BUILDINGS,
    CENTRES,
    COLOURS,
    DECKS,
    EFFECTS,
    EXPERTISE,
    EXPERTISE_CARD,
    EXPERTISES,
    KINDS,
    PIECES,
    PLAIN,
    PLANKTON,
    RESOURCES,
    SETUP_PIECES,
    SHIPYARD_KINDS,
    ZONES,
    Box,
    Card,
    Kind,
    Track,
)

DECK_SIZES: Final = (15, 12, 12)
COUNTS: Final = (6, 3, 2, 2, 4, 4)
TRACK_MARKS: Final = (2, 2, 2, 3, 4)
NEEDED: Final = RESOURCES + EXPERTISES
LONGEST_TRACK: Final = 30


def load(pack: Pack) -> Box:
    """The whole box; every hard constraint of the ledger holds in it."""
    entries = [(deck, entry) for deck, name in enumerate(DECKS) for entry in pack.entries(f"{name}.toml")]
    cards = [_card(entry, deck, number) for number, (deck, entry) in enumerate(entries)]
    kinds = [_kind(entry, i) for i, entry in enumerate(_ordered(pack, "shipyard.toml", 0))]
    kinds += [_kind(entry, SHIPYARD_KINDS + i) for i, entry in enumerate(_ordered(pack, "resource.toml", 1))]
    tracks = [_track(entry, number) for number, entry in enumerate(pack.entries("tracks.toml"))]
    where = pack.full_name()
    _check_decks(where, cards)
    _check_supply(where, cards)
    _check_order(where, cards)
    _check_room(where, cards)
    _check_tracks(where, tracks)
    _check_effects(where, tracks)
    open_tracks = [tuple(each.number for each in tracks if each.mark <= seats) for seats in range(5)]
    links = (tuple(0 if t.mark > 2 else t.centres for t in tracks), tuple(t.centres for t in tracks))
    return Box(tuple(cards), tuple(kinds), tuple(tracks), tuple(open_tracks), links)


def _card(entry: Entry, deck: int, number: int) -> Card:
    """C-3, C-4, C-6  Plankton farms take two scientists, asterisks follow the type, needs can be covered."""
    name_en, name_fr = entry.names()
    builds = BUILDINGS.index(entry.choice("builds", BUILDINGS))
    needs = _buildings(entry, "needs", NEEDED)
    scientists, asterisk = entry.number("scientists", 1, 2), entry.yes("asterisk")
    if scientists != (2 if builds == PLANKTON else 1):
        raise entry.wrong("scientists", f"must be 2 for a plankton farm, else 1, not {scientists} (AN-6.10)")
    if asterisk != (builds in ASTERISKS):
        raise entry.wrong("asterisk", "stands exactly on lab, factory, hq and dish (AN-16.11)")
    if not needs:
        raise entry.wrong("needs", "must name at least one building (AN-6.3)")
    card = Card(
        entry.id,
        number,
        deck,
        name_en,
        name_fr,
        builds,
        needs,
        _bits(needs),
        len(set(needs)) < len(needs),
        scientists,
        entry.number("steps", 1, 9),
        asterisk,
        entry.number("mark", 2, 4),
        entry.source(),
    )
    entry.done()
    return card


def _kind(entry: Entry, number: int) -> Kind:
    name_en, name_fr = entry.names()
    count = entry.number("count", COUNTS[number], COUNTS[number])
    covers = 0
    if number >= SHIPYARD_KINDS:
        covers = _bits(_buildings(entry, "covers", EXPERTISES if number == EXPERTISE else RESOURCES))
    kind = Kind(entry.id, number, name_en, name_fr, count, covers, entry.source())
    entry.done()
    return kind


def _track(entry: Entry, number: int) -> Track:
    name_en, name_fr = entry.names()
    length, mark = entry.number("length", 2, LONGEST_TRACK), entry.number("mark", 2, 4)
    centres = _bits(_buildings(entry, "centres", CENTRES))
    colours, effects = [PLAIN] * (length + 1), [PLAIN] * (length + 1)
    for raw in entry.items("spaces"):
        each = _inner(entry, "spaces", raw)
        space = each.number("space", 2, length)
        colours[space] = COLOURS.index(each.choice("colour", COLOURS[1:]))
        effects[space] = EFFECTS.index(each.choice("effect", EFFECTS))
        each.done()
    values = _values(entry, length)
    src = entry.source()
    entry.done()
    return Track(
        entry.id,
        number,
        name_en,
        name_fr,
        length,
        mark,
        centres,
        tuple(colours),
        tuple(effects),
        values,
        src,
    )


def _values(entry: Entry, length: int) -> tuple[int, ...]:
    """C-12, C-14  A value stands at space 1, holds until the next one and never falls."""
    values = [0] * (length + 1)
    for raw in entry.items("values"):
        each = _inner(entry, "values", raw)
        start, value = each.number("from", 1, length), each.number("value", 1, 99)
        each.done()
        if value < values[start]:
            raise entry.wrong("values", f"must not fall along the track, as at space {start}")
        values[start:] = [value] * (length + 1 - start)
    if values[1] == 0:
        raise entry.wrong("values", "must begin at space 1 (AN-16.8)")
    return tuple(values)


def _ordered(pack: Pack, file: str, resources: int) -> list[Entry]:
    """The kinds of one file in the order in which the engine knows them."""
    wanted = KINDS[SHIPYARD_KINDS:] if resources else KINDS[:SHIPYARD_KINDS]
    found = {entry.id: entry for entry in pack.entries(file)}
    for name, entry in found.items():
        if name not in wanted:
            raise BadPack(f"{entry.where}: [{name}] is no such card; known are: {', '.join(wanted)}")
    for name in wanted:
        if name not in found:
            raise BadPack(f"{pack.full_name()}/{file}: the card [{name}] is missing")
    return [found[name] for name in wanted]


def _check_decks(where: str, cards: list[Card]) -> None:
    """C-1, C-5  15 base, 12 double and 12 advanced cards, one of which needs exactly derrick and crane."""
    for deck, size in enumerate(DECK_SIZES):
        count = sum(card.deck == deck for card in cards)
        if count != size:
            raise BadPack(f"{where}/{DECKS[deck]}.toml: must hold {size} cards, not {count} (AN-2.7)")
    known = {BUILDINGS.index("derrick"), BUILDINGS.index("crane")}
    if not any(set(card.needs) == known and len(card.needs) == 2 for card in cards):
        raise BadPack(
            f"{where}: some card must need exactly derrick and crane, as the rulebook's example does"
        )


def _check_supply(where: str, cards: list[Card]) -> None:
    """C-2  One card per piece that does not start on the board."""
    for building, name in enumerate(BUILDINGS):
        count = sum(card.builds == building for card in cards)
        wanted = PIECES[building] - SETUP_PIECES[building]
        if count != wanted:
            raise BadPack(f"{where}: {wanted} cards must build {name}, not {count} (AN-6.16)")


def _check_order(where: str, cards: list[Card]) -> None:
    """C-7  Two decks need only what starts on the board, and the expertise buildings lie in one of them."""
    start = {building for building, count in enumerate(SETUP_PIECES) if count}
    free = [deck for deck in range(3) if all(set(card.needs) <= start for card in cards if card.deck == deck)]
    if len(free) < 2:
        raise BadPack(f"{where}: two decks must need only buildings that are on the board at the start")
    for card in cards:
        if card.builds in EXPERTISES and card.deck not in free:
            raise BadPack(
                f"{where}/{DECKS[card.deck]}.toml: [{card.id}] builds: a lab or factory must lie in a deck "
                "that needs only what is on the board at the start"
            )
    for seats in (2, 3, 4):
        marks = [card for card in cards if card.mark <= seats]
        offered = start | {card.builds for card in marks}
        for card in marks:
            lacking = [BUILDINGS[need] for need in card.needs if need not in offered]
            if lacking:
                raise BadPack(
                    f"{where}/{DECKS[card.deck]}.toml: [{card.id}] needs: {lacking[0]} cannot be had with "
                    f"{seats} players"
                )


def _check_room(where: str, cards: list[Card]) -> None:
    """C-8, C-10  No type has more pieces than zones, nor do the cards take more scientists than there are."""
    for seats, zones, scientists in ((2, ZONES - 2, 32), (3, ZONES, 42), (4, ZONES, 48)):
        marks = [card for card in cards if card.mark <= seats]
        for building, name in enumerate(BUILDINGS):
            count = SETUP_PIECES[building] + sum(card.builds == building for card in marks)
            count -= seats == 2 and building in BOXED_FOR_TWO
            if count > zones:
                raise BadPack(
                    f"{where}: with {seats} players {count} {name} do not fit into {zones} zones (AN-1.4)"
                )
        demand = sum(card.scientists for card in marks)
        if demand > scientists:
            raise BadPack(f"{where}: with {seats} players the cards take {demand} scientists of {scientists}")


def _check_tracks(where: str, tracks: list[Track]) -> None:
    """C-11, C-15  Three tracks for all, one more from three players, one for four; one light per centre."""
    marks = tuple(track.mark for track in tracks)
    if marks != TRACK_MARKS:
        raise BadPack(f"{where}/tracks.toml: the marks must be {TRACK_MARKS} from top to bottom, not {marks}")
    for centre in CENTRES:
        light = [track.id for track in tracks if track.mark == 2 and track.centres >> centre & 1]
        if len(light) != 1:
            raise BadPack(
                f"{where}/tracks.toml: {BUILDINGS[centre]} must lead to one of the first three tracks, "
                f"not to {len(light)} (AN-9.7)"
            )


def _check_effects(where: str, tracks: list[Track]) -> None:
    """C-13  Every symbol stands on a track open for two, the expertise symbol exactly once in all."""
    light = [effect for track in tracks if track.mark == 2 for effect in _symbols(track)]
    for effect, name in enumerate(EFFECTS):
        if effect not in light:
            raise BadPack(f"{where}/tracks.toml: {name} must stand on a track that is open for two players")
    everywhere = [effect for track in tracks for effect in _symbols(track)]
    if everywhere.count(EXPERTISE_CARD) != 1:
        raise BadPack(f"{where}/tracks.toml: expertise_card must stand on exactly one space (AN-14.15)")


def _symbols(track: Track) -> list[int]:
    return [effect for effect, colour in zip(track.effects, track.colours, strict=True) if colour != PLAIN]


def _buildings(entry: Entry, key: str, allowed: tuple[int, ...]) -> tuple[int, ...]:
    words = entry.choices(key, tuple(BUILDINGS[each] for each in allowed))
    return tuple(BUILDINGS.index(word) for word in words)


def _inner(entry: Entry, key: str, raw: Toml) -> Entry:
    return Entry.of(entry.where, f"{entry.id}.{key}", raw)


def _bits(numbers: tuple[int, ...]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
