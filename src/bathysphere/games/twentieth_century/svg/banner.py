"""The head of every picture: six rounds as stations on a line, the phases of this one, what comes next."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import clip, fit, width
from ....drawing.markup import words
from ....drawing.shapes import box, disc, text
from ....drawing.strokes import path
from .look import BAR_INK, BAR_SOFT, GLOW, RED
from .pieces import stamp
from .reading import Reading

HIGH: Final = 40
_BONUS: Final = (2, 4)
_LAST: Final = 6


def phases(table: Reading) -> list[str]:
    """The phases of this round."""
    if table.view["round"] == _LAST:
        return ["build", "produce", "final"]
    whole = ["auction", "disaster", "build", "produce"]
    return (
        [*whole, "bonus"]
        if any([card["round"] == table.view["round"] for card in table.view["cards"]])
        else whole
    )


def phase(table: Reading) -> str:
    """Where the table is, as far as the reader can know."""
    if not table.view["phase"]:
        return "final"
    if table.stage != "country":
        return table.stage
    return "produce" if table.question == "centre" else "build"


def banner(table: Reading, w: float) -> str:
    """The whole bar."""
    stations = 196 if w > 500 else 150
    found = box(0, 0, w, HIGH, 9, table.light.bar) + _rounds(table, 22, stations)
    left = stations + 52
    return found + (_ribbon(table, left, w - left - 8) if w > 500 else _now(table, left, w - left - 8))


def _rounds(table: Reading, x: float, w: float) -> str:
    now, y, step = table.view["round"], HIGH / 2, w / (_LAST - 1)
    found = f'<path d="M{x} {y}h{w:g}" stroke="{BAR_SOFT}" stroke-width="4.5" stroke-opacity=".5"/>'
    found += f'<path d="M{x} {y}h{w:g}" stroke="#0d1513" stroke-width="2" stroke-dasharray="3 4"/>'
    scored = [card["round"] for card in table.view["cards"]] + [_LAST]
    for n in range(1, _LAST + 1):
        cx = x + (n - 1) * step
        r, ground = (13, GLOW) if n == now else (9.5, BAR_SOFT if n < now else table.light.bar)
        found += disc(cx, y, r, ground, BAR_INK, 1.6)
        found += text(cx, y + 0.3, n, 14 if n == now else 11, "#1d2a20" if n <= now else BAR_INK)
        if n in scored:
            found += stamp("vp", cx + r * 0.85, y - r * 0.85, 0.38)
    said = words(table.say("svg-rounds", n=now))
    return f'<g role="img" aria-label="{said}" data-help="{said}">{found}</g>'


def _ribbon(table: Reading, x: float, w: float) -> str:
    """Enamel ribbons; the one of now is red, the next one is lit."""
    names, now = phases(table), phase(table)
    at = names.index(now) if now in names else -1
    said = [table.say(f"svg-phase-{name}") for name in names]
    wides = [width(each, 12.5) + 30 for each in said]
    scale = w / sum(wides)
    found = ""
    for i, each in enumerate(said):
        wide = wides[i] * scale
        found += _flag(table, x, wide, each, i, at)
        x += wide - 2
    coming = table.say("svg-next", phase=said[at + 1]) if 0 <= at < len(said) - 1 else ""
    about = words(
        f"{said[at]}. {coming}".strip() if at >= 0 else table.say("svg-rounds", n=table.view["round"])
    )
    return f'<g role="img" aria-label="{about}" data-help="{about}">{found}</g>'


def _flag(table: Reading, x: float, w: float, said: str, i: int, at: int) -> str:
    top, h = 6, HIGH - 12
    dent = 8 if i else 0
    shape = f"M{x:.1f} {top}h{w - 8:.1f}l8 {h / 2:g}l-8 {h / 2:g}h{8 - w:.1f}l{dent} {-h / 2:g}Z"
    ground, line, ink = table.light.step, "#5f7d70", BAR_SOFT
    if i == at:
        ground, line, ink = RED, "#f4d9a0", "#fff8e6"
    elif i == at + 1:
        line, ink = "#f4d9a0", BAR_INK
    size = fit(said, w - 26, 12.5, 8.5)
    more = "" if i >= at else 'opacity=".55"'
    return path(shape, ground, line, 1.6 if i == at else 1, more) + text(
        x + w / 2 + (2 if i else -2), HIGH / 2 + 0.4, clip(said, w - 24, size), size, ink
    )


def _now(table: Reading, x: float, w: float) -> str:
    """On a phone: the phase, and below it what comes next."""
    names, now = phases(table), phase(table)
    at = names.index(now) if now in names else -1
    said = table.say(f"svg-phase-{now}")
    found = path(f"M{x} 4h{w - 10:g}l10 10l-10 10h{10 - w:g}l8-10Z", RED, "#f4d9a0", 1.4)
    found += text(x + w / 2, 14.3, clip(said, w - 26, 12), 12, "#fff8e6")
    if 0 <= at < len(names) - 1:
        coming = table.say("svg-next", phase=table.say(f"svg-phase-{names[at + 1]}"))
        found += text(x + w / 2, 32, clip(coming, w - 4, 9.5), 9.5, BAR_SOFT)
    return found


if __name__ == "__main__":
    from .demo import show

    show("board")
