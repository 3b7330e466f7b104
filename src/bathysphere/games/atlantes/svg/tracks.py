"""The four objectives: condition, five spaces with their points, and who has claimed them."""

from __future__ import annotations

from ....drawing.lettering import PLAIN, clip, fit
from ....drawing.markup import Markup
from ....drawing.shapes import area, box, disc, put, text
from ....drawing.strokes import stroke
from ....drawing.targets import Aim
from ..view.table import TrackView
from .icons import points
from .look import GOLD, INK, LILAC, MINT, PALE, SPENT, WELL, finish
from .pieces import aura, badge, halo, title
from .reading import Reading

HIGH = 90


def track(table: Reading, each: TrackView, w: float) -> str:
    """One track; it lights up if it can be claimed, or if the ghost may go there."""
    objective = table.objective(each["id"])
    name = table.say("name", en=objective.name_en, fr=objective.name_fr)
    needs = table.condition(objective)
    label = table.say("svg-track", objective=name, needs=needs, points=_next(each))
    keys = [f"claim {each['id']}", f"ghost on {each['id']}"]
    targets = [f"track {each['id']}", f"ghost {each['id']}"]
    aim = table.aim(label, keys, targets, label)
    body = halo(0, 0, w, HIGH, 10) if aim.legal else ""
    body += box(0, 0, w, HIGH, 10, "#150a2c", "#c9a24a", 1.2, ' fill-opacity=".78"')
    body += title(10, 15, name, w - 62) + _progress(table, each, w)
    size = fit(needs, w - 20, 10.2, 8, PLAIN)
    body += text(10, 33, clip(needs, w - 20, size, PLAIN), size, PALE, "start", PLAIN)
    step = (w - 16) / len(each["points"])
    for i in range(len(each["points"])):
        body += _space(table, each, i, 8 + step * (i + 0.5), HIGH - 25, aim)
    return aim.under(f' id="at-track-{each["id"]}"', body, area(0, 0, w, HIGH, 10))


def _next(each: TrackView) -> int:
    taken = len(each["owners"])
    return each["points"][taken] if taken < len(each["points"]) else 0


def _progress(table: Reading, each: TrackView, w: float) -> str:
    """How far the reader is."""
    own = each["seats"][table.eyes]
    if own["claimed"]:
        return badge(table.eyes, w - 17, 15, 8)
    met = own["have"] >= own["need"]
    ground, ink = (MINT, "#06352f") if met else (WELL, PALE)
    said = f"{own['have']}/{own['need']}"
    return box(w - 48, 6, 40, 17, 8.5, ground, MINT if met else SPENT, 1) + text(w - 28, 15, said, 10.5, ink)


def _space(table: Reading, each: TrackView, i: int, x: float, y: float, aim: Aim) -> str:
    worth = each["points"][i]
    if i < len(each["owners"]):
        found = disc(x, y, 17, WELL, GOLD, 1.4) + badge(each["owners"][i], x, y - 1, 12.5)
        seal = box(-9, -6.5, 18, 13, 6.5, "#fff4e4", "#6a3a7d", 1) + text(0, 0.4, worth, 9.5, "#35124f")
        piece = each["placed"][i]
        return f'<g id="at-{piece}" data-piece="{piece}">{found}{put(x, y + 15.5, seal)}</g>'
    if i >= _room(table):
        dashes = ' stroke-dasharray="3 4" stroke-opacity=".55"'
        ghosted = put(x, y, points(worth), 0.9, 0, ' opacity=".35"')
        cross = stroke(f"M{x - 9:g} {y + 9:g}L{x + 9:g} {y - 9:g}", SPENT, 1.5, 'stroke-opacity=".8"')
        return disc(x, y, 16, "none", SPENT, 1.2, dashes) + ghosted + cross
    found = disc(x, y, 17, "url(#&~p-well)", LILAC, 1.1) + put(x, y, points(worth), 1.08)
    return (aura(x, y, 18) if aim.legal and i == len(each["owners"]) else "") + found


def _room(table: Reading) -> int:
    """Everybody has one claim on a track, so the last spaces are never reached; the ghost counts in solo."""
    return max(len(table.view["realms"]), 2)


def tracks_panel(table: Reading) -> Markup:
    """The tracks alone, for a narrow screen."""
    body = box(0, 0, 366, 4 * 100 + 12, 12, INK) + box(0, 0, 366, 4 * 100 + 12, 12, "url(#&~p-sea)")
    for i, each in enumerate(table.view["tracks"]):
        body += put(12, 10 + i * 100, track(table, each, 342))
    return finish("tracks", 366, 4 * 100 + 12, table.say("svg-tracks"), body)


if __name__ == "__main__":
    from .demo import show

    show("tracks")
