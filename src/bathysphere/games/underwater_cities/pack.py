"""Reads pack files into a box, and holds them against the hard constraints of the ledger (chapter 7)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ...kernel.errors import BadPack
from ...kernel.moves import Move
from ...kernel.packs import Entry, Pack
from .components import (
    ACTION,
    BLUE,
    BROWN,
    COLOURS,
    KINDS,
    NO_COLOUR,
    SPECIAL_ERA,
    Board,
    Box,
    Card,
    Contract,
    Side,
    Slot,
    Tile,
)
from .effects.moves import Improve, Site
from .pack_boards import read_board
from .pack_facts import every_effect
from .pack_nouns import Spot, condition, statics
from .pack_slots import check_slot
from .pack_words import Reader
from .phases.moves import Place
from .rules.building import bonus
from .words import (
    BUILDS_LAB,
    CONNECTS,
    LAB,
    ON_CARD,
    ON_CONTRACT,
    ON_SLOT,
    ON_TILE,
    STEELPLAST,
    TUNNEL,
    UPGRADES,
    Build,
    Choose,
    Gain,
    Text,
    Upgrade,
)

MOMENTS: Final = {"instant": "played", "action": "used", "production": "production", "scoring": "scored"}
DECKS: Final = (("era1.toml", 1, 66), ("era2.toml", 2, 57), ("era3.toml", 3, 57))


def load(pack: Pack) -> Box:
    pack.about.text("version")
    pack.about.text("licence")
    pack.about.choices("languages", ("en", "fr"))
    pack.about.done()
    reader = Reader()
    cards = _cards(pack, reader)
    slots = [_slot(entry, number, reader) for number, entry in enumerate(pack.entries("slots.toml"))]
    tiles = [_tile(entry, number, reader) for number, entry in enumerate(pack.entries("metropolises.toml"))]
    contracts = [_contract(entry, n, reader) for n, entry in enumerate(pack.entries("contracts.toml"))]
    sides = [_side(entry, slots) for entry in pack.entries("sides.toml")]
    boards = [read_board(entry, reader, i) for i, entry in enumerate(_boards(pack))]
    _check(pack, cards, tiles, contracts, sides, slots)
    specials = [card for card in cards if card.era == SPECIAL_ERA]
    gifts = tuple(_gifts(board, reader.texts) for board in boards)
    box = Box(
        cards=tuple(cards),
        slots=tuple(slots),
        sides=tuple(sides),
        tiles=tuple(tiles),
        contracts=tuple(contracts),
        boards=tuple(boards),
        texts=tuple(reader.texts),
        assistant=len(cards) - 1,
        eras=((), *(tuple(card.number for card in cards if card.era == era) for era in (1, 2, 3))),
        cheap_specials=tuple(card.number for card in specials if card.cost < 3),
        dear_specials=tuple(card.number for card in specials if card.cost == 3),
        slot_texts=tuple(slot.text for slot in slots),
        seating=tuple(_seating(sides)),
        places=tuple(
            tuple(Place(slot, card, clone) for clone in (False, True) for slot in slots) for card in cards
        ),
        builds=tuple(_answers(Site, board) for board in boards),
        upgrades=tuple(_answers(Improve, board) for board in boards),
        gifts=gifts,
        all_gifts=tuple(tuple(_any_of(each) for each in board) for board in gifts),
    )
    _check_boards(pack, boards)
    return box


def _seating(sides: list[Side]) -> list[Side]:
    """By number of players, which is never 0: the side they play on."""
    return [next((side for side in sides if seats in side.players), sides[0]) for seats in range(5)]


def _sites(board: Board) -> list[int]:
    """By thing: how many sites there are for it."""
    sites, cities = len(board.homes), len(board.near)
    return [len(board.ends), sites, sites, sites, cities, cities]


def _answers(kind: type[Site] | type[Improve], board: Board) -> tuple[tuple[Move, ...], ...]:
    return tuple(
        tuple(kind(board, thing, site) for site in range(n)) for thing, n in enumerate(_sites(board))
    )


def _gifts(board: Board, texts: list[Text]) -> tuple[tuple[int, ...], ...]:
    found = []
    for thing, n in enumerate(_sites(board)):
        bonuses = [bonus(board, thing, site) for site in range(n)]
        found.append([texts[text].brings if text >= 0 else 0 for text in bonuses])
    for tunnel, ends in enumerate(board.ends):
        found[TUNNEL][tunnel] |= CONNECTS if min(ends) < 0 else 0
    return tuple(tuple(each) for each in found)


def _any_of(bits: tuple[int, ...]) -> int:
    found = 0
    for each in bits:
        found |= each
    return found


def _boards(pack: Pack) -> list[Entry]:
    return pack.entries("boards_basic.toml") + pack.entries("boards_advanced.toml")


def _cards(pack: Pack, reader: Reader) -> list[Card]:
    """All cards at the place of their printed number; the assistant comes last."""
    found: list[Card] = []
    for file, era, size in DECKS:
        deck = [_card(entry, reader, era) for entry in pack.entries(file)]
        if len(deck) != size:
            raise BadPack(f"{pack.full_name()}/{file}: Era {era} has {size} cards, not {len(deck)}")
        found += deck
    specials = [_card(entry, reader, SPECIAL_ERA) for entry in pack.entries("specials.toml")]
    found += specials
    found.sort(key=lambda card: card.number)
    if [card.number for card in found] != list(range(205)):
        twice = [card.id for card in found if card.number != found.index(card)]
        raise BadPack(f"{pack.full_name()}: cards are numbered 1 to 205, each once; look at {twice[0]}")
    for entry in pack.entries("assistant.toml"):
        found.append(_assistant(entry, reader, len(found)))
    return found


def _card(entry: Entry, reader: Reader, era: int) -> Card:
    printed = entry.number("number", 1, 205)
    number = printed - 1
    if era != SPECIAL_ERA and entry.number("era", 1, 3) != era:
        raise entry.wrong("era", f"this file holds Era {era}")
    cost = entry.number("cost", 1, 3) if era == SPECIAL_ERA else 0
    colour, kind = entry.choice("colour", COLOURS[:3]), entry.choice("kind", KINDS)
    names, src = entry.names(), entry.source()
    moment = MOMENTS.get(kind, "")
    text = _moment(entry, reader, moment, number) if moment else None
    if moment == "" and not (entry.has("whenever") or entry.has("always") or entry.has("once")):
        raise entry.wrong("kind", "a permanent card has whenever, always or once")
    whenever = reader.whenever(entry, number, ON_CARD) if moment == "" else ()
    always = statics(entry, number) if moment == "" else ()
    once = _once(entry, reader, number) if moment == "" and entry.has("once") else None
    entry.done()
    return Card(
        entry.id,
        number,
        printed,
        names[0],
        names[1],
        era,
        cost,
        COLOURS.index(colour),
        KINDS.index(kind),
        src,
        text,
        whenever,
        always,
        once,
    )


def _moment(entry: Entry, reader: Reader, moment: str, number: int) -> Text:
    when = entry.inner("when")
    found = reader.text(when, moment, ON_CARD, number, moment)
    when.done()
    return found


def _once(entry: Entry, reader: Reader, number: int) -> Text:
    once = entry.inner("once")
    found = reader.text(once, "turn", ON_CARD, number, "turn")
    once.done()
    return found


def _assistant(entry: Entry, reader: Reader, number: int) -> Card:
    entry.choice("kind", ("action",))
    entry.number("copies", 4, 4)
    names, src = entry.names(), entry.source()
    text = _moment(entry, reader, "used", number)
    entry.done()
    return Card(entry.id, number, 0, names[0], names[1], 0, 0, NO_COLOUR, ACTION, src, text, (), (), None)


def _slot(entry: Entry, number: int, reader: Reader) -> Slot:
    """UC-30.16  Cards name slots by what they hold: those that upgrade, and those that build laboratories."""
    colour, src = entry.choice("colour", COLOURS), entry.source()
    check_slot(entry)
    when = entry.inner("when")
    text = reader.text(when, "chosen", ON_SLOT, number, "chosen")
    when.done()
    entry.done()
    held = every_effect(text)
    classes = []
    if any(isinstance(effect, Upgrade) for effect in held):
        classes.append(UPGRADES)
    if any(isinstance(effect, Build) and effect.things == (LAB,) for effect in held):
        classes.append(BUILDS_LAB)
    giving = [effect for effect in held if isinstance(effect, Gain) and effect.bundle[STEELPLAST]]
    giving_by_choice = [
        effect for effect in held if isinstance(effect, Choose) and STEELPLAST in effect.kinds
    ]
    if len(giving) + len(giving_by_choice) > 1:
        raise entry.wrong("when", "a slot gives steelplast in one of its parts only (UC-30.7)")
    return Slot(entry.id, number, COLOURS.index(colour), src, text, tuple(classes))


def _side(entry: Entry, slots: list[Slot]) -> Side:
    ids = tuple(slot.id for slot in slots)
    players = tuple(int(str(n)) for n in entry.items("players"))
    ring = tuple(ids.index(each) for each in entry.choices("ring", ids))
    always = ids.index(entry.choice("always", ids))
    entry.source()
    entry.done()
    colours = Counter(slots[slot].colour for slot in ring)
    if len(set(ring)) != len(ring) or len(set(colours.values())) != 1 or NO_COLOUR in colours:
        raise entry.wrong("ring", "every colour has equally many slots, each of them once")
    if slots[always].colour != NO_COLOUR:
        raise entry.wrong("always", "the always-available slot has no colour (UC-10.11)")
    return Side(entry.id, players, ring, always)


def _tile(entry: Entry, number: int, reader: Reader) -> Tile:
    """UC-22.3  Brown tiles score at the end; blue ones work at once, and some also in every Production."""
    colour, names, src = entry.choice("colour", ("brown", "blue")), entry.names(), entry.source()
    solo = not entry.has("solo") or entry.choice("solo", ("out",)) != "out"
    when = entry.inner("when")
    texts = {
        moment: reader.text(when, moment, ON_TILE, number, moment) if when.has(moment) else None
        for moment in ("connected", "production", "scored")
    }
    when.done()
    entry.done()
    brown = colour == "brown"
    if (texts["scored"] is None) == brown or (texts["connected"] is None) != brown:
        raise entry.wrong("when", "a brown tile has when.scored, a blue one when.connected (UC-22.3)")
    return Tile(
        entry.id,
        number,
        names[0],
        names[1],
        BROWN if brown else BLUE,
        src,
        solo,
        texts["connected"],
        texts["production"],
        texts["scored"],
    )


def _contract(entry: Entry, number: int, reader: Reader) -> Contract:
    names, src = entry.names(), entry.source()
    at = Spot(entry, "needs", ON_CONTRACT, number, "needs")
    needs = tuple(condition(at, raw) for raw in entry.items("needs"))
    when = entry.inner("when")
    text = reader.text(when, "claimed", ON_CONTRACT, number, "claimed")
    when.done()
    entry.done()
    if not needs:
        raise entry.wrong("needs", "a contract has criteria (UC-31.2)")
    return Contract(entry.id, number, names[0], names[1], src, needs, text)


def _check(
    pack: Pack,
    cards: list[Card],
    tiles: list[Tile],
    contracts: list[Contract],
    sides: list[Side],
    slots: list[Slot],
) -> None:
    """Ledger 7: the sizes of the decks and what the rules take for granted."""
    where = pack.full_name()
    costs = Counter(card.cost for card in cards if card.era == SPECIAL_ERA)
    if costs[3] != 10 or costs[1] + costs[2] != 15:
        raise BadPack(
            f"{where}/specials.toml: there are 10 Specials of cost 3 and 15 of cost 1 or 2, not {costs}"
        )
    if Counter(tile.colour for tile in tiles) != {BROWN: 5, BLUE: 11}:
        raise BadPack(f"{where}/metropolises.toml: there are 5 brown and 11 blue tiles")
    if len([tile for tile in tiles if not tile.solo]) != 1:
        raise BadPack(f"{where}/metropolises.toml: exactly one tile is out of the solo game (UC-33.2)")
    if len(contracts) != 8:
        raise BadPack(f"{where}/contracts.toml: there are 8 contracts, not {len(contracts)}")
    if sorted(n for side in sides for n in side.players) != [1, 2, 3, 4]:
        raise BadPack(f"{where}/sides.toml: every number of players has one side (UC-2.1)")
    ids = [each.id for each in cards] + [each.id for each in tiles] + [each.id for each in contracts]
    twice = [each for each, n in Counter(ids).items() if n > 1]
    if twice:
        raise BadPack(f"{where}: the id {twice[0]} is used twice")
    if len([card for card in cards if card.era == 0]) != 1:
        raise BadPack(f"{where}/assistant.toml: there is one Personal Assistant (UC-2.12)")


def _check_boards(pack: Pack, boards: list[Board]) -> None:
    """Ledger 7.10, 7.11: four boards of each side, and every black-and-red site on one of them."""
    where = pack.full_name()
    if [board.number for board in boards] != list(range(8)) or [b.advanced for b in boards] != [False] * 4 + [
        True
    ] * 4:
        raise BadPack(f"{where}: boards 1 to 4 are basic and boards 5 to 8 advanced")
    found = {special for board in boards for special in board.special}
    missing = [special for special in ("AD1", "AD2", "AD3", "AD4", "AD5", "AD6") if special not in found]
    if missing:
        raise BadPack(f"{where}/boards_advanced.toml: no board has {missing[0]}")
