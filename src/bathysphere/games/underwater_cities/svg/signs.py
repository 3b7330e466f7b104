"""The strips of cards, metropolises and contracts: when they work, and what they do then."""

from __future__ import annotations

from typing import Final, assert_never

from ....drawing.memory import kept
from ....drawing.shapes import text
from ....drawing.tongue import Tongue
from ..components import Card, Contract, Tile
from ..words import (
    BUILT,
    CHOSEN,
    CITIES,
    CONNECTED,
    ENDED,
    ENTERED,
    GAINS,
    GAVE,
    MATCHED,
    MISMATCHED,
    OF_CITY,
    PAID,
    SLOT,
    UPGRADED,
    UPGRADES,
    USED,
    Count,
    Discount,
    Hand,
    Open,
    Static,
    Substitute,
    Whenever,
)
from .boxes import (
    INK,
    LOOSE,
    TIGHT,
    Box,
    arrow,
    counted,
    discount,
    group,
    plate,
    say,
    sign,
    slash,
    then,
    thing,
)
from .strips import Strip, condition_plate, listed, sentences

_MATCHED: Final = ("#63d68a", "#ff8a75", "#ffd35c", "#d9eef4")
_SHAPES: Final = ("c-green", "c-red", "c-yellow", "c-none")


@kept
def card_strip(card: Card, tongue: Tongue) -> Strip:
    found: Strip = [] if card.text is None else sentences(card.text, tongue)
    found += [[*_fact(each, tongue), *listed(each.do, tongue)] for each in card.whenever]
    found += [_static(each) for each in card.always]
    if card.once is not None:
        once = Box(22, sign("once", 22).drawn.replace("/>", f' color="{INK}"/>') + text(11, 0, "1", 11, INK))
        found.append([once, then(), *listed(card.once, tongue)])
    return found


def tile_strips(tile: Tile, tongue: Tongue) -> tuple[Strip, Strip]:
    """What a metropolis gives at once, and what later."""
    now = [] if tile.connected is None else sentences(tile.connected, tongue)
    later = [each for each in (tile.production, tile.scored) if each is not None]
    return now, [boxes for each in later for boxes in sentences(each, tongue)]


def contract_strips(contract: Contract, tongue: Tongue) -> tuple[Strip, Strip]:
    """What a contract wants, and what it gives."""
    wants = [[condition_plate(need)] for need in contract.needs]
    return wants, sentences(contract.text, tongue)


def _fact(each: Whenever, tongue: Tongue) -> list[Box]:
    """When a permanent answers."""
    slot = sign("slot-available")
    match each.fact:
        case fact if fact in (BUILT, UPGRADED):
            inner = [say(f"{each.nth}.", 13.5, pad=1)] if each.nth else []
            inner += group(each.args, 1, "plus" if fact == BUILT else "up")
            if each.of == OF_CITY:
                inner += [say("@", 12, pad=1), counted(Count(CITIES, True, False, False))]
        case fact if fact == CONNECTED:
            inner = [thing("tunnel"), arrow(), thing("metropolis")]
        case fact if fact == ENTERED:
            inner = [thing("step"), say(str(each.args[0]), 13.5, pad=1)]
        case fact if fact == MISMATCHED:
            inner = [thing("card"), say("≠", 15, pad=1), sign("slot-any")]
        case fact if fact == MATCHED:
            ink = _MATCHED[each.args[0]]
            mark = sign(_SHAPES[each.args[0]], 18).drawn.replace("/>", f' color="{ink}"/>')
            inner = [Box(18, mark), say("=", 14, pad=1), slot]
        case fact if fact == CHOSEN:
            inner = [sign("slot-aa")]
        case fact if fact == USED:
            inner = [thing("use")]
        case fact if fact == GAVE:
            inner = [slot, arrow(), thing(GAINS[each.args[0]])]
        case fact if fact == SLOT:
            inner = [
                slot,
                thing("structure", 1, "up") if each.args[0] == UPGRADES else thing("lab", 1, "plus"),
            ]
        case fact if fact == PAID:
            inner = [thing("special"), thing("credit")]
        case _:
            assert each.fact == ENDED and each.condition is not None
            return [
                say(tongue.word("uc-svg-if"), 12.5, hold=LOOSE),
                condition_plate(each.condition).held(),
                then(),
            ]
    return [plate(inner), then()]


def _static(word: Static) -> list[Box]:
    match word:
        case Discount():
            lead = [sign("slot-available"), then()] if word.by_slot else []
            return [*lead, *group(word.on, 1, "plus"), discount(word.bundle).held()]
        case Substitute():
            pair = [thing(GAINS[word.what]).held(), slash(13), thing(GAINS[word.by]).held()]
            return [*group(word.on, 1, "up"), then(), *pair]
        case Hand():
            return [sign("hand", 26, 1.1), say(f"+{word.n}", 15)]
        case Open():
            return [thing("building", 1, "plus"), arrow(), sign("site", 24, hold=TIGHT)]
        case _:
            assert_never(word)
