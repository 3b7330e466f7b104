"""The other seats: one line each, and behind it their boards."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.lettering import clip
from ....drawing.markup import Markup, words
from ....drawing.shapes import box, text
from ....drawing.tongue import Tongue
from ..view import NationView
from ..words import RESOURCES
from .claimed import counts
from .icons import badge, count, points
from .nation import Built, built, framed, still
from .plan import HIGH, WIDE
from .reading import Printed, Reading, finish

ROW = 54


def rival(table: Reading, seat: int) -> Markup:
    """A line that unfolds the board of a seat."""
    w = table.side
    about = table.say("svg-rival", player=table.player(seat))
    row = finish(f"rival-{seat}", w, ROW, about, _row(table, seat, w))
    board = _board(table.printed, built(table.view["nations"][seat], seat), table.tongue, about, w)
    return Markup(f"<details><summary>{row}</summary>{board}</details>")


@lru_cache(512)
def _board(printed: Printed, have: Built, tongue: Tongue, about: str, w: float) -> Markup:
    """What unfolds: drawn anew only when something was built."""
    body = framed(still(printed, have, tongue, False), w)
    return finish(f"sea-{have.seat}", w, w * HIGH / WIDE + 4, about, body)


def _row(table: Reading, seat: int, w: float) -> str:
    nation, shade = table.view["nations"][seat], table.light
    active = seat in table.view["waiting"]
    found = box(0.6, 0.6, w - 1.2, ROW - 1.2, 9, shade.panel, shade.accent if active else shade.line, 1.2)
    found += badge(seat, 19, 17, 11)
    who = clip(table.player(seat), 92, 12)
    found += text(36, 13, who, 12, shade.text, "start")
    found += counts(table, seat, 44, 37, 28, shade.text, shade.panel)
    found += points(w - 18, 17, nation["points"], 0.98)
    found += _means(table, seat, 154, w)
    return found + f'<path d="M{w - 22:g} 38l5 5l5-5" fill="none" stroke="{shade.muted}" stroke-width="2"/>'


def _means(table: Reading, seat: int, x: float, w: float) -> str:
    """Resources and cards above, what is built below."""
    nation, shade = table.view["nations"][seat], table.light
    step, found = (w - x - 38) / 6, ""
    for k, kind in enumerate(RESOURCES):
        found += count(kind, x + k * step + 8, 15, nation["supply"][kind], shade.text, 0.56, 10.5)
    found += count("hand", x + 5 * step + 8, 15, len(nation["backs"]), shade.text, 0.6, 10.5)
    for k, (sign, n) in enumerate(_cells(nation)):
        found += count(sign, x + k * step + 8, 39, n, shade.text, 0.56, 10.5)
    about = words(_about(table, seat))
    area = f'<rect x="{x:g}" width="{w - x - 30:g}" height="{ROW}" fill="#fff" fill-opacity="0"/>'
    return f'<g role="img" aria-label="{about}" data-help="{about}">{found}{area}</g>'


def _cells(nation: NationView) -> list[tuple[str, int]]:
    """How much of everything is built."""
    domes = list(nation["cities"].values())
    built = [each.removeprefix("upgraded ") for each in nation["buildings"].values()]
    found = [(dome, domes.count(dome)) for dome in ("nonsymbiotic", "symbiotic")]
    found.append(("tunnel", len(nation["tunnels"])))
    return found + [(each, built.count(each)) for each in ("farm", "desal", "lab")]


def _about(table: Reading, seat: int) -> str:
    """What a seat has, in words."""
    nation = table.view["nations"][seat]
    have = [table.say(f"n-{kind}", n=nation["supply"][kind]) for kind in RESOURCES]
    have.append(table.say("n-card", n=len(nation["backs"])))
    have += [table.say(f"n-{each}", n=n) for each, n in _cells(nation)]
    have.append(table.say("svg-connected", n=len(nation["connected"])))
    upgraded = [each for each in nation["buildings"].values() if each.startswith("upgraded")]
    have.append(table.say("svg-upgraded", n=len(upgraded)))
    return f"{table.player(seat)}: {', '.join(have)}"
