"""Cards, 116 by 160: building cards, their backs, shipyard cards and resource cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.lettering import PLAIN, TITLE, clip, wrap
from ....drawing.shapes import box, disc, line, put, text
from ..view import CardView, OutlookView
from .icons import building, sign
from .look import CLASSES, DECK_HUES, HUES, INK, KIND_HUES, SIGNAL, SUN, Pen
from .pieces import asterisk, tile
from .reading import Reading

W: Final = 116
H: Final = 160
_COVERS: Final = {"simple": ("crane", "well", "derrick", "turbine"), "expertise": ("lab", "factory")}
BARS: Final = {"base": 1, "double": 2, "advanced": 3}


def _paper(hue: str, strip: float) -> str:
    return (
        box(2, 3, W, H, 10, INK, more=' opacity=".28"')
        + box(0, 0, W, H, 10, "#fbfdfe", hue, 2)
        + f'<path d="M1 {strip}V10Q1 1 10 1H{W - 10}Q{W - 1} 1 {W - 1} 10V{strip}Z" fill="{hue}"/>'
    )


@cache
def _landscape(seed: int, sky: str, snow: str, halo: str) -> str:
    """A low sun over the ice shelf, a little different on every card."""
    top, low = 36, 106
    sun = 22 + seed * 37 % 72
    ridge = "".join([f"L{x} {78 - (x * 7 + seed * 13) % 17}" for x in range(2, W, 13)])
    return (
        f'<path d="M1 {top}H{W - 1}V{low}H1Z" fill="{sky}"/><circle cx="{sun}" cy="74" r="24" fill="{halo}" '
        f'opacity=".8"/><circle cx="{sun}" cy="74" r="7.5" fill="#fff3d0"/>'
        f'<path d="M1 80{ridge}L{W - 1} 70V{low}H1Z" fill="#8fb5cb"/>'
        f'<path d="M1 86Q38 80 66 85T{W - 1} 83V{low}H1Z" fill="{snow}"/>'
    )


def building_card(table: Reading, pen: Pen, card: CardView, deck: str, lacks: OutlookView | None) -> str:
    """Above what it needs, in the middle what it builds, below asterisk, scientists and steps."""
    kind = card["builds"]
    seed = sum([ord(letter) for letter in card["card"]])
    paints = (pen.paint(f"sky-{deck}"), pen.paint("snow"), pen.paint("halo"))
    picture = building(kind, HUES[CLASSES[kind]], "#fbfdfe", SIGNAL)
    return (
        _paper(DECK_HUES[deck], 36)
        + _landscape(seed, *paints)
        + '<ellipse cx="58" cy="99" rx="31" ry="4.5" fill="#5e88a3" fill-opacity=".45"/>'
        + put(58, 72, picture, 2.3)
        + _needs(pen, card, lacks)
        + _bars(deck)
        + _title(table, card)
        + _gives(pen, card)
    )


def _needs(pen: Pen, card: CardView, lacks: OutlookView | None) -> str:
    """The buildings that must be in reach; those that are not are struck (AN-6.3)."""
    missing = list(lacks["missing"]) if lacks is not None else []
    found = ""
    for i, kind in enumerate(card["needs"]):
        x = 19 + i * 30
        found += tile(pen, kind, x, 18.5, 26)
        if kind in missing:
            missing.remove(kind)
            found += disc(x, 18.5, 15, "none", "#ff9a55", 2.6) + line(f"M{x - 10} 28.5l20-20", "#ff9a55", 2.6)
    return found


def _bars(deck: str) -> str:
    """One, two or three bars tell the decks apart without their colour."""
    n = BARS[deck]
    return "".join([box(W - 12 - 9 * i, 8, 6, 20, 3, SUN, more=' fill-opacity=".85"') for i in range(n)])


def _title(table: Reading, card: CardView) -> str:
    lines = wrap(table.card(card), W - 12, 10, 2, TITLE)
    if len(lines) == 1:
        kind = clip(table.building(card["builds"]), W - 12, 9.5, PLAIN)
        return text(58, 114, lines[0], 10, INK, face=TITLE) + text(58, 126, kind, 9.5, "#2a4256", face=PLAIN)
    return text(58, 113.500, lines[0], 10, INK, face=TITLE) + text(58, 126, lines[1], 10, INK, face=TITLE)


def _gives(pen: Pen, card: CardView) -> str:
    """Asterisk (AN-16.11), scientists (AN-6.10), steps (AN-6.13)."""
    found = f'<path d="M9 134H{W - 9}" stroke="#bbd1de"/>'
    if card["asterisk"]:
        found += asterisk(18, 147, 10)
    n = card["scientists"]
    for i in range(n):
        found += pen.stamp("someone", 53 + (i - (n - 1) / 2) * 17, 147, 0.85)
    return (
        found
        + box(W - 40, 137.500, 33, 19.5, 9.7, INK)
        + text(W - 29, 147.5, card["steps"], 12.5, "#fff")
        + line(f"M{W - 19} 142.500l4.500 4.500l-4.500 4.500", SUN, 2.6)
    )


def back(deck: str) -> str:
    """The back of a building card, 14 by 18."""
    n = BARS[deck]
    flake = "".join([f'<path d="M0 0V-4" transform="rotate({turn})"/>' for turn in range(0, 360, 60)])
    lines = f'<g stroke="#fff" stroke-width="1.1" stroke-linecap="round">{flake}</g>'
    bars = "".join([box(7 + (i - (n - 1) / 2) * 3.6 - 1.3, 13, 2.6, 2.6, 1.3, SUN) for i in range(n)])
    return box(0, 0, 14, 18, 3, DECK_HUES[deck], "#fff", 0.8) + put(7, 7, lines) + bars


def kind_card(table: Reading, pen: Pen, kind: str) -> str:
    """A shipyard or resource card with what it does."""
    hue = KIND_HUES[kind]
    family = "resource" if kind in _COVERS else "shipyard"
    caption = clip(table.say(f"svg-family-{family}"), W - 12, 10)
    found = _paper(hue, 26) + text(58, 14, caption, 10, "#e4f2f8")
    if kind in _COVERS:
        found += _covers(table, pen, kind)
    else:
        found += f'<path d="M1 26H{W - 1}V86H1Z" fill="{pen.paint("sea")}"/>'
        found += f'<path d="M1 74Q18 69 36 74T72 74T{W - 1} 72V86H1Z" fill="#e4f2f8" fill-opacity=".9"/>'
        found += disc(58, 55, 23, "#0a2a43", "#fff", 2) + put(58, 55, sign(kind, "#fff", "#0a2a43"), 1.5)
    names = wrap(table.kind(kind), W - 10, 10.5, 2, TITLE)
    for i, said in enumerate(names):
        found += text(58, 97 + 12 * i, said, 10.5, INK, face=TITLE)
    top, room = 100 + 12 * len(names), 5 - len(names)
    for i, said in enumerate(wrap(table.say(f"svg-does-{kind.replace('_', '-')}"), W - 10, 9, room, PLAIN)):
        found += text(58, top + 12 * i, said, 9, "#2a4256", face=PLAIN)
    return found


def _covers(table: Reading, pen: Pen, kind: str) -> str:
    """What a resource card stands for (AN-6.9)."""
    pale = "#f3e9df" if kind == "simple" else "#efe4f3"
    found = f'<path d="M1 26H{W - 1}V86H1Z" fill="{pale}"/>'
    spots = ((33, 42), (83, 42), (33, 71), (83, 71)) if kind == "simple" else ((32, 56), (84, 56))
    for each, (x, y) in zip(_COVERS[kind], spots, strict=True):
        found += tile(pen, each, x, y, 24 if kind == "simple" else 32)
    return found + text(58, 56.5, table.say("svg-or"), 10, "#48627a")
