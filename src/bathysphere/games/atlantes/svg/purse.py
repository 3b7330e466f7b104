"""The meter of gold and power and where they come from, and the ways on that have no piece of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....drawing.lettering import PLAIN, clip, fit
from ....drawing.shapes import area, box, disc, put, text
from ....drawing.strokes import path
from ....drawing.targets import Aim
from ..components import TYPES
from ..view.forecast import SourceView
from .icons import MANTA, card, emblem, gold, power
from .look import GOLD, MINT
from .pieces import barred, button
from .reading import Reading

_WAYS: Final = (
    ("explore", ""),
    ("do not explore", ""),
    ("pay now", ""),
    ("go on", ""),
    ("do not recruit", "skip"),
    ("do not buy", "skip"),
    ("do not conquer", "skip"),
    ("end turn", "end turn"),
)
"""Answers without a piece of their own, and the name under which they are refused."""


@dataclass(frozen=True)
class Way:
    name: str
    said: str
    aim: Aim


def ways(table: Reading) -> list[Way]:
    """The ways on that are open, else the one that is closed."""
    found: list[Way] = []
    for key, target in _WAYS:
        if key in table.keys:
            said = table.targets.words[key]
            found.append(Way(key, said[:1].upper() + said[1:], table.aim(said, [key], [])))
        elif target and target in table.targets.denials and target not in [each.name for each in found]:
            said = table.say(f"svg-{target.replace(' ', '-')}")
            found.append(Way(target, said, table.aim(said, [], [target])))
    legal = [way for way in found if way.aim.legal]
    return legal or found[:1]


def way_button(table: Reading, way: Way, w: float, h: float) -> str:
    main = way.name in ("explore", "pay now", "go on", "end turn")
    body = button(table.light, w, h, way.said, way.aim.legal, main)
    if way.aim.denied:
        body += barred(w - 6, 6, 4.6)
    return way.aim.under(f' id="at-way-{way.name.replace(" ", "-")}"', body, area(0, 0, w, h, 8))


def purse(table: Reading, w: float, h: float) -> str:
    """The meter, 66 high or more; the ways on stand at its right."""
    offered = ways(table)
    wide = 112 if offered else 0
    found = box(0.6, 0.6, w - 1.2, h - 1.2, 12, table.light.panel, table.light.line, 1.2)
    tall = min(46.0, (h - 12 - 5 * (len(offered) - 1)) / max(1, len(offered)))
    top = (h - tall * len(offered) - 5 * (len(offered) - 1)) / 2
    for i, way in enumerate(offered):
        found += put(w - wide, top + i * (tall + 5), way_button(table, way, wide - 8, tall))
    return found + totals(table, h) + put(86, 0, chips(table, w - wide - 92, h, 19.5))


def totals(table: Reading, h: float) -> str:
    """The price that is being paid, or all that could be paid with now."""
    paying, light = table.view["paying"], table.light
    if paying is not None and table.view["waiting"] == [table.eyes]:
        sign = power() if paying["verb"] == "conquer" else gold()
        said = f"{paying['have']}/{paying['cost']}"
        size = fit(said, 46, 22, 12)
        return put(22, h / 2, sign, 1.25) + text(40, h / 2 + 0.5, said, size, light.text, "start")
    found = ""
    for sign, n, y in (
        (gold(), table.view["purse"]["gold"], -14),
        (power(), table.view["purse"]["power"], 14),
    ):
        found += put(22, h / 2 + y, sign, 0.95) + text(40, h / 2 + y + 0.5, n, 18, light.text, "start")
    return found


def chips(table: Reading, w: float, h: float, high: float) -> str:
    """One chip per source; those that may pay now light up."""
    sources = table.view["purse"]["sources"]
    said = table.say("svg-paying" if table.view["paying"] else "svg-purse")
    found = text(0, 12, clip(said, w, 9.5, PLAIN), 9.5, table.light.muted, "start", PLAIN)
    if not sources:
        return found + text(0, h / 2 + 6, table.say("board-none"), 11, table.light.muted, "start", PLAIN)
    columns, rows = max(1, int((w + 4) // 44)), max(1, int((h - 18) // (high + 2.5)))
    wide, many = (w + 4) / columns - 4, columns * rows
    shown = sources if len(sources) <= many else sources[: many - 1]
    places = [((i % columns) * (wide + 4), 20 + (i // columns) * (high + 2.5)) for i in range(many)]
    for i, source in enumerate(shown):
        found += put(*places[i], _chip(table, source, i, wide, high))
    if len(shown) < len(sources):
        x, y = places[-1]
        more = f"+{len(sources) - len(shown)} …"
        found += text(x + 4, y + high / 2, more, 10, table.light.muted, "start")
    return found


def _chip(table: Reading, source: SourceView, i: int, w: float, h: float) -> str:
    what = table.say(f"resource-{source['resource']}", n=source["amount"])
    if source["source"] == "pool":
        label = table.say("board-from-pool", what=what)
        aim = table.aim(label, [], [], label)
    else:
        about = (
            table.place_name(table.location(source["id"]))
            if source["source"] == "location"
            else table.manta_name(table.manta(source["id"]))
        )
        label = table.say("board-from", what=what, source=about)
        aim = table.aim(label, [f"pay with {source['id']}"], [], label)
    is_gold = source["resource"] == "gold"
    ground, rim = ("#6b4304", GOLD) if is_gold else ("#7d1420", "#ff9b8b")
    body = box(0, 0, w, h, 8, ground, MINT if aim.legal else rim, 2 if aim.legal else 1.1)
    if aim.legal:
        soft = box(-2, -2, w + 4, h + 4, 10, "none", MINT, 4, ' stroke-opacity=".4" class="legal-glow"')
        body = soft + body
    against = source["resource"].removeprefix("against-") if not is_gold else ""
    typed = against in TYPES
    if typed:
        body += put(9, h / 2, _glyph(table, source), 0.5) + put(w - 8, h / 2, emblem(against), 0.42)
        body += text(17, h / 2 + 0.4, source["amount"], 11, "#fff", "start")
    else:
        body += put(11, h / 2, _glyph(table, source), 0.62)
        body += text(21, h / 2 + 0.4, f"+{source['amount']}", 11, "#fff", "start")
    return aim.under(f' id="at-source-{i}"', body, area(0, 0, w, h, 8))


def _glyph(table: Reading, source: SourceView) -> str:
    """A card for the pool, a ring for a location, a manta."""
    if source["source"] == "pool":
        return card()
    if source["source"] == "manta":
        return put(2, 1, path(MANTA, "url(#&~p-belly)", "#6a4a9a", 1.2), 0.8)
    kind = TYPES[table.location(source["id"]).type]
    return disc(0, 0, 12, "#120a26", "#e6b04a", 3) + put(0, 0, emblem(kind), 0.62)


if __name__ == "__main__":
    from .demo import show

    show("desk")
