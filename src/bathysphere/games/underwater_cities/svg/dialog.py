"""The question of the moment: every answer that no piece on the table stands for, with icons and words."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

from ....drawing.lettering import BOLD, PLAIN, clip
from ....drawing.memory import kept
from ....drawing.scene import Choice
from ....drawing.shapes import box, put, text
from ....drawing.tongue import Tongue
from ..components import INSTANT, Card
from ..words import NOTHING, RESOURCES, THINGS, Bundle, Text
from .boxes import bundle, cost, thing
from .icons import kind
from .lights import help_told, tiles_told
from .look import BAR, GLOW, GOLD, INK, STOP, Light
from .pieces import hexagon, locked, metropolis, tile_about
from .places import place_told
from .purse import preview, preview_row, site_keys
from .reading import Reading
from .setting import block, fitted_lines, strip
from .signs import card_strip
from .strips import Strip, effect, sentences

_LEAVING: Final = ("stop", "skip", "done", "decline")
_OF_A_CARD: Final = ("discard", "keep", "take")
"""Verbs that ask which of several cards: what each of them does tells them apart."""
_PLAIN: Final = ("D3", "D4", "D5", "D6")
"""Points that are asked in words even where a card stands for the answer."""
_FEW: Final = 10
_SLOTS: Final = "D2"


def rest(table: Reading) -> list[Choice]:
    """What has to be asked in words. A phone also lists what would be far away."""
    listed = table.narrow and len(table.choices) <= _FEW
    found = [
        each
        for each in table.choices
        if each.key not in table.offered
        or each.key == "advance"
        or each.point in _PLAIN
        or (listed and each.point != _SLOTS)
    ]
    return sorted(found, key=lambda each: each.key in _LEAVING)


def dialog(table: Reading, w: float) -> tuple[str, float]:
    """The open question, and how high it is. Drawn after everything else."""
    found, y = _tiles(table, w)
    if table.narrow and len(table.choices) > _FEW:
        drawn, high = _places(table, w - 16)
        found, y = found + put(8, y, drawn), y + high
    asked, refused = rest(table), _refused(table)
    if asked and all([each.key in _LEAVING for each in asked]) and len(asked) < len(table.choices):
        found, y = found + text(w / 2, y + 6, _quiet(table), 11, table.light.muted, face=PLAIN), y + 20
    high = 44 if table.narrow else 34
    telling = [each for each in asked if _told_by_icons(table, each)]
    asked = [each for each in asked if each not in telling]
    many = 4 if telling and telling[0].key in _taken() else 2
    for buttons, columns in ((telling, many), (asked, 2 if len(asked) > (6 if table.narrow else 4) else 1)):
        wide = round((w - 16 - 5 * (columns - 1)) / columns, 1)
        for k, each in enumerate(buttons):
            x = 8 + (k % columns) * (wide + 5)
            made = _icon_button if each in telling else _button
            found += put(x, y + (k // columns) * (high + 5), made(table, each, wide, high))
        y += -(-len(buttons) // columns) * (high + 5)
    for target in refused:
        found += put(8, y, _barred(table, target, w - 16, high - 4))
        y += high + 1
    drawn, more = _preview(table, w - 16)
    found, y = found + put(8, y, drawn), y + more
    if y == 8:
        found += text(w / 2, 15, _quiet(table), 11, table.light.muted, face=PLAIN)
        return found, 30
    return found, y + 3


def _told_by_icons(table: Reading, each: Choice) -> bool:
    """Resources to take, and ways to pay: the icons say it all."""
    on_board = each.key in site_keys(table.board(table.eyes))
    return each.key in _taken() or (each.key in table.costs and not on_board)


def _places(table: Reading, w: float) -> tuple[str, float]:
    """Building sites where something can be done, one button each: they are too small to press on a phone."""
    board, wide, many, found = table.board(table.eyes), round((w - 5) / 2, 1), 0, ""
    for site, name in enumerate(board.site_names):
        if name not in table.mentioned:
            continue
        keys = [f"{verb} {THINGS[each]} at {name}" for verb in ("build", "upgrade") for each in (1, 2, 3)]
        legal = table.targets.offers(*keys)
        if not legal:
            continue
        told = place_told(board, table.tongue, 1, site, tiles_told(table, table.eyes))
        aim = table.aim(told, legal, [], help_told(table, legal, 1, site))
        badges = [
            (THINGS[1 + i % 3], "plus" if i < 3 else "up") for i, key in enumerate(keys) if key in legal
        ]
        icons = _works(tuple(badges), wide * 0.5 - 8)
        body = _labelled(table.light, told, icons, wide, 44)
        hit = f'<rect width="{wide:g}" height="44" rx="9"/>'
        found += put((many % 2) * (wide + 5), (many // 2) * 49, aim.control(f"uc-place-{name}", body, hit))
        many += 1
    return found, -(-many // 2) * 49


@cache
def _works(badges: tuple[tuple[str, str], ...], w: float) -> str:
    """What can be built or upgraded at a place."""
    return strip([[thing(what, 1, badge) for what, badge in badges]], 0, 0, w, 35, 0.9)


def _preview(table: Reading, w: float) -> tuple[str, float]:
    """What things cost now, every way to pay; and how high that is."""
    rows = [] if table.narrow and len(table.choices) <= _FEW else preview(table)
    columns = 2 if len(rows) > 1 and max([len(ways) for _, _, ways in rows]) < 3 else 1
    wide, found = round((w + 5) / columns - 5, 1), ""
    for k, (verb, name, ways) in enumerate(rows):
        row = box(0, 0, wide, 28, 8, BAR) + preview_row(verb, name, ways, wide - 8, 28)
        found += put((k % columns) * (wide + 5), (k // columns) * 32, row)
    return found, -(-len(rows) // columns) * 32


def _quiet(table: Reading) -> str:
    """Nothing is asked in words."""
    if table.choices:
        return table.say("svg-glowing")
    waiting = table.view["waiting"]
    return table.say("svg-waiting", player=table.player(waiting[0])) if waiting else table.say("prompt-over")


def _refused(table: Reading) -> list[str]:
    return [target for target in table.targets.denials if target.startswith("part ")]


def _tiles(table: Reading, w: float) -> tuple[str, float]:
    """Metropolises that are looked at."""
    looked = [each for each in table.view["looking"] if each in table.printed.tiles]
    if not looked:
        return "", 8
    r = min(60, (w - 20) / len(looked) / 2.16)
    step, found = w / len(looked), ""
    for k, each in enumerate(looked):
        tile = table.tile(each)
        said = tile_about(tile, table.tongue)
        aim = table.aim(said, [f"take {each}"], [], said)
        body = metropolis(tile, round(r, 1), table.tongue)
        if aim.legal:
            body += f'<polygon points="{hexagon(r + 3)}" fill="none" stroke="{GOLD}" stroke-width="3"/>'
        hit = f'<polygon points="{hexagon(r)}"/>'
        found += put(step * (k + 0.5), 12 + r * 0.9, aim.control(f"uc-look-{each}", body, hit))
    return found, 24 + r * 1.8


def _button(table: Reading, each: Choice, w: float, h: float) -> str:
    aim = table.aim(each.words, [each.key], [])
    part = _part(w)
    icons = _icons(table, each, w * part - 8, h - 9)
    body = _labelled(table.light, each.words, icons, w, h, each.key in _LEAVING)
    hit = f'<rect width="{w:g}" height="{h:g}" rx="9"/>'
    return aim.control(f"uc-choice-{_slug(each.key)}", body, hit)


def _part(w: float) -> float:
    """How much of a button belongs to its icons."""
    return 0.42 if w > 260 else 0.5


@lru_cache(1024)
def _labelled(shade: Light, told: str, icons: str, w: float, h: float, leaving: bool = False) -> str:
    """A button with words and, if there are any, icons at its end: the same words are fitted once."""
    part, room = _part(w), w - 16
    found = box(0.6, 0.6, w - 1.2, h - 1.2, 9, shade.soft, shade.line if leaving else shade.accent, 1.4)
    if icons:
        found += box(w - w * part - 3, 3, w * part, h - 6, 7, BAR)
        found += put(w - w * part / 2 - 3, h / 2, icons)
        room = w - w * part - 18
    said = told[:1].upper() + told[1:]
    size, lines = fitted_lines(said, room, h - 5, (8.0, 12.0), BOLD, 1.15, 3)
    lines = [clip(each, room, size) for each in lines[: int(h / size / 1.15)]]
    low = h / 2 - len(lines) * size * 1.15 / 2
    return found + block(9, low, lines, size, shade.muted if leaving else shade.text, BOLD, 1.15, "start")


def _icon_button(table: Reading, each: Choice, w: float, h: float) -> str:
    aim = table.aim(each.words, [each.key], [], each.words)
    found = box(0.6, 0.6, w - 1.2, h - 1.2, 9, BAR, GLOW, 1.4)
    if each.key in _taken():
        found += strip([bundle(_taken()[each.key])], w / 2, h / 2, w - 10, h - 8, 0.95)
    else:
        found += put(w / 2, h / 2, _icons(table, each, w - 12, h - 7))
    return aim.control(f"uc-choice-{_slug(each.key)}", found, f'<rect width="{w:g}" height="{h:g}" rx="9"/>')


def _slug(key: str) -> str:
    return "".join([letter if letter.isalnum() else "-" for letter in key])


def _barred(table: Reading, target: str, w: float, h: float) -> str:
    """A part that cannot be done, and why."""
    why = " ".join(dict.fromkeys([each.words for each in table.targets.denials[target]]))
    aim = table.aim(why, [], [target])
    found = box(0.6, 0.6, w - 1.2, h - 1.2, 9, "none", STOP, 1, ' stroke-dasharray="4 3" stroke-opacity=".7"')
    size, lines = fitted_lines(why, w - 40, h - 4, (8.0, 10.5), PLAIN, 1.15, 2)
    low = h / 2 - len(lines) * size * 1.15 / 2
    found += locked(15, h / 2, 0.72) + block(30, low, lines, size, table.light.muted, PLAIN, 1.15, "start")
    return aim.control(f"uc-{_slug(target)}", found, f'<rect width="{w:g}" height="{h:g}" rx="9"/>')


def _icons(table: Reading, each: Choice, w: float, h: float) -> str:
    """What an answer means, as icons round (0, 0)."""
    ways = tuple([_amounts(way) for way in table.costs.get(each.key, [])])
    if ways:
        return _paid(ways, w, h)
    played = table.view["played"][-1:]
    if played and each.key in ("card first", f"claim {played[0]}", f"pay for {played[0]}"):
        return _becomes(table.card(played[0]), table.tongue, w, h)
    meaning = table.meanings.get(each.key)
    if meaning is None:
        return _of_a_card(table, each.key, w, h)
    return _meant(table.printed.box.texts[meaning["text"]], meaning["part"], table.tongue, w, h)


def _of_a_card(table: Reading, key: str, w: float, h: float) -> str:
    """What the card does that an answer is about."""
    verb, _, named = key.partition(" ")
    if verb not in _OF_A_CARD or named not in table.printed.cards:
        return ""
    return _does(table.card(named), table.tongue, w, h)


def _amounts(way: dict[str, int]) -> Bundle:
    return tuple([way.get(kind, 0) for kind in RESOURCES])


@cache
def _paid(ways: tuple[Bundle, ...], w: float, h: float) -> str:
    return strip([[cost(ways)]], 0, 0, w, h, 0.95)


@kept
def _does(card: Card, tongue: Tongue, w: float, h: float) -> str:
    return strip(card_strip(card, tongue), 0, 0, w, h, 0.95)


def _becomes(card: Card, tongue: Tongue, w: float, h: float) -> str:
    """What an instant card does; any other is only claimed now, so its kind is shown."""
    if card.kind != INSTANT:
        return kind(card.kind, 0, 0, h / 2 - 1, INK)
    return _does(card, tongue, w, h)


@kept
def _meant(found: Text, part: int, tongue: Tongue, w: float, h: float) -> str:
    shown: Strip = [effect(found.parts[part], tongue)] if part >= 0 else sentences(found, tongue)
    return strip(shown, 0, 0, w, h, 0.95)


@cache
def _taken() -> dict[str, Bundle]:
    """Every choice of up to four resources by its key."""
    found: dict[str, Bundle] = {}
    for n in range(1, 5):
        for kinds in combinations_with_replacement(range(len(RESOURCES)), n):
            amounts = list(NOTHING)
            for each in kinds:
                amounts[each] += 1
            found["take " + " and ".join([RESOURCES[each] for each in kinds])] = tuple(amounts)
    return found


if __name__ == "__main__":
    from .demo import show

    show("turn")
