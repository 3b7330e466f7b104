"""Characters that matter now: in play and in hand, or those that can be chosen from discard or as kings."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from ....drawing.shapes import area, box, put, text
from ....drawing.targets import LARGE, Aim
from ..components import Character, Manta
from .cards import character_card, character_tile
from .look import GOLD, GOLD_INK
from .pieces import halo, pill, veil
from .reading import Reading

_CHOICES: Final = ("retrieve", "replay")


@dataclass(frozen=True)
class Held:
    """One character: `piece` names it on the table, or its king's number."""

    piece: str
    card: Character
    manta: Manta | None
    aim: Aim
    playing: bool


def held(table: Reading) -> list[Held]:
    """Kings while they are chosen; the discard while something is taken from it; else play and hand."""
    box = table.printed.box
    kings = [box.characters[card].id for card in box.kings]
    kings = [king for king in kings if f"take {king}" in table.keys]
    if kings:
        return [_held(table, king, False) for king in kings]
    realm = table.realm
    chosen = [f"{verb} {table.character(piece).id}" for piece in realm["discard"] for verb in _CHOICES]
    if table.targets.offers(*chosen):
        return [_held(table, piece, False) for piece in realm["discard"]]
    playing = table.view["playing"] if table.eyes == table.view["active"] else []
    found = [_held(table, piece, True) for piece in playing]
    return found + [_held(table, piece, False) for piece in realm["hand"] if piece not in playing]


def _held(table: Reading, piece: str, playing: bool) -> Held:
    card = table.character(piece)
    manta = None if card.setup is None else table.printed.kinds[card.setup.kind]
    about = table.card_help(card)
    keys = [] if playing else [f"{verb} {card.id}" for verb in ("play", "retrieve", "replay", "take")]
    if playing:
        about = f"{table.say('svg-in-play')} · {about}"
    aim = table.aim(about, keys, [] if playing else [f"card {card.id}"], about)
    return Held(piece, card, manta, aim, playing)


def hand(table: Reading, w: float, h: float) -> str:
    """Lying cards in two rows if they fit, else in three; every card is seen whole."""
    cards = held(table)
    rows = 2 if len(cards) <= 6 else 3
    columns = max(3, ceil(len(cards) / rows))
    wide, high = (w + 5) / columns - 5, (h + 5) / rows - 5
    if not cards:
        return text(w / 2, h / 2, table.say("board-none"), 12, table.light.muted)
    found = ""
    for i, each in enumerate(cards):
        x, y = (i % columns) * (wide + 5), (i // columns) * (high + 5)
        name = table.card_name(each.card)
        face = character_tile(each.card, each.manta, name, table.eyes, round(wide, 1), round(high, 1))
        found += put(x, y, _card(table, each, face, wide, high))
    return found


def _card(table: Reading, each: Held, face: str, w: float, h: float) -> str:
    body = (halo(0, 0, w, h, 7) if each.aim.legal else "") + face
    if each.aim.denied:
        body += veil(0, 0, w, h)
    if each.playing:
        body += box(-1.5, -1.5, w + 3, h + 3, 8, "none", GOLD, 2.4, ' stroke-dasharray="5 4"')
        body += pill(w / 2, h - 1, table.say("svg-in-play"), 8.5, GOLD, GOLD_INK, GOLD_INK)
    named = f' id="at-{each.piece}" data-piece="{each.piece}"{LARGE}'
    return each.aim.under(named, body, area(0, 0, w, h, 7))


def hand_upright(table: Reading, w: float) -> tuple[str, float]:
    """Standing cards, four in a row, for a narrow screen; and how high they are."""
    cards = held(table)
    step, high = (w + 8) / 4, ((w + 8) / 4 - 8) * 1.4
    found = ""
    for i, each in enumerate(cards):
        face = put(
            0,
            0,
            character_card(each.card, each.manta, table.card_name(each.card), table.eyes),
            (step - 8) / 100,
        )
        found += put((i % 4) * step, (i // 4) * (high + 10), _card(table, each, face, step - 8, high))
    return found, ceil(len(cards) / 4) * (high + 10)


if __name__ == "__main__":
    from .demo import show

    show("desk")
