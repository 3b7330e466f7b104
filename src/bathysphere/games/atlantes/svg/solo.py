"""Solo: the ghost with its mantas, and the totem that the points have reached."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN, TITLE, clip, fit
from ....drawing.markup import Markup
from ....drawing.shapes import box, disc, put, text
from ....drawing.strokes import path, stroke
from ..components import Totem
from .icons import MANTA
from .look import GILT, GOLD, INK, LILAC, PALE, WELL, finish
from .pieces import badge
from .reading import Reading
from .strokes import eye, tentacle

HIGH: Final = 196
_GHOST_MANTAS: Final = 4


def solo_panel(table: Reading) -> Markup:
    w = 366 if table.narrow else 400
    body = box(0, 0, w, HIGH, 12, INK) + box(0, 0, w, HIGH, 12, "url(#&~p-sea)", "#c9a24a", 1.2)
    body += _ghost(table, w) + put(0, 74, _totems(table, w))
    return finish("solo", w, HIGH, table.say("svg-solo"), body)


def _ghost(table: Reading, w: float) -> str:
    """How many mantas it still has."""
    left = table.view["ghost"]
    found = badge(-1, 36, 38, 22)
    found += text(70, 22, table.say("svg-ghost"), 13, GILT, "start", TITLE)
    said = table.say("svg-ghost-mantas", n=left)
    found += text(70, 42, clip(said, w - 84, 10.5, PLAIN), 10.5, PALE, "start", PLAIN)
    for i in range(_GHOST_MANTAS):
        faded = "" if i < left else ' opacity=".25"'
        found += put(92 + i * 40, 61, path(MANTA, "url(#&~p-back)", "#f1e8ff", 1.4), 0.9, 0, faded)
    return found


def _totems(table: Reading, w: float) -> str:
    """The ranks from left to right; the one that the points have reached shines."""
    totems = table.printed.box.totems
    worth = table.realm["points"] or 0
    reached = next((i for i, totem in enumerate(totems) if worth <= totem.most), len(totems) - 1)
    step = (w - 16) / len(totems)
    found = ""
    for i, totem in enumerate(totems):
        found += put(8 + i * step, 6, _totem(table, totem, i, step - 6, i == reached))
    said = table.say("svg-so-far", n=worth)
    return found + text(w / 2, 110, said, 11.5, GILT)


def _totem(table: Reading, totem: Totem, i: int, w: float, on: bool) -> str:
    found = disc(w / 2, 36, 44, "url(#&~p-shine)") if on else ""
    found += box(0, 0, w, 92, 10, WELL, GOLD if on else LILAC, 2.2 if on else 1, ' fill-opacity=".6"')
    dim = "" if on else ' opacity=".6"'
    found += put(w / 2, 36, _beast(i), 0.62, 0, dim)
    name = table.say(f"totem-{totem.id}")
    size = fit(name, w - 6, 10.5, 7.5)
    found += text(w / 2, 69, name, size, GILT if on else PALE)
    last = i == len(table.printed.box.totems) - 1
    limit = f"> {table.printed.box.totems[i - 1].most}" if last and i else f"≤ {totem.most}"
    return found + text(w / 2, 83, limit, 9.5, LILAC, face=PLAIN)


def _beast(i: int) -> str:
    """Blob, serpent, leviathan, kraken."""
    if i == 0:
        body = path("M-34 26C-44 0-24-30 0-30S44 0 34 26C24 34-24 34-34 26Z", "#ff9bb0", "#ffe3ea", 2)
        return body + eye(-11, -4, 6) + eye(11, -4, 6) + stroke("M-8 16Q0 10 8 16", "#7a2450", 3)
    if i == 1:
        coils = "M-44 20C-30-24-14-24-8 6S14 34 22 6C26-16 20-32 34-34"
        head = path("M22-34C30-48 52-40 48-26L30-24Z", "#3fbf93", "#0b4038", 2)
        return stroke(coils, "#0b4038", 15) + stroke(coils, "#3fbf93", 11) + head + eye(38, -33, 4)
    if i == 2:
        body = path("M-48 4C-30-30 20-32 40-8L54-24V26L40 10C20 34-30 32-48 4Z", "#3f79c9", "#bfe6ff", 2)
        teeth = path("M-44 8l6 8l6-7l6 9l6-9l6 8l5-8Z", "#fff4e4")
        return body + teeth + eye(-22, -8, 6) + stroke("M-4-14V10M4-13V9", "#bfe6ff", 2)
    arms = [tentacle((x, 6), (x * 2.2, 40), (x * 1.1, 34), "#a81d2c", 7) for x in (-22, -12, -4, 4, 12, 22)]
    head = path("M-26 10C-36-20-20-46 0-46S36-20 26 10Z", "#c8413f", "#ffb3a4", 2)
    return "".join(arms) + head + eye(-10, -6, 6) + eye(10, -6, 6)


if __name__ == "__main__":
    from .demo import show

    show("solo")
