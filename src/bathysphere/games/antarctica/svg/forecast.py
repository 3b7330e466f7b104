"""When the sun comes: its next stops as the ships lie now, and what that means for one's own ships."""

from __future__ import annotations

from ....drawing.lettering import PLAIN, clip
from ....drawing.markup import Markup, words
from ....drawing.shapes import box, disc, line, picture, put, text
from ..view import FleetView
from .look import SIGNAL, SUN, Pen
from .pieces import badge, pip, sheet, ship
from .reading import Reading
from .stamps import BOOK


def forecast(table: Reading, pen: Pen, w: float, h: float) -> str:
    """One column for every stop to come; the stops of one's own ships are framed."""
    light = pen.light
    label = table.say("svg-forecast")
    found = f"<g><title>{words(label)}</title>{pen.stamp('sun', 20, h / 2, 0.62)}</g>"
    stops = list(table.stops.items())
    if not stops:
        return found + text(46, h / 2, table.say("svg-no-stops"), 10, light.muted, "start")
    columns = min(len(stops), 5) if table.narrow else len(stops)
    per = min((w - 44) / columns, 84)
    for i, (zone, n) in enumerate(stops):
        row, column = divmod(i, columns)
        found += put(44 + per * column, row * (h + 2), _stop(table, pen, zone, n, per, h))
    return found


def _queue(table: Reading, zone: int) -> list[int]:
    """Who lies in a zone, without the active ship that is about to sail."""
    turn = table.view["turn"]
    sailing = turn["ship"] if turn is not None and turn["target"] is None else None
    return [each["seat"] for each in table.view["zones"][zone]["queue"] if each["ship"] != sailing]


def _stop(table: Reading, pen: Pen, zone: int, n: int, w: float, h: float) -> str:
    queue = _queue(table, zone)
    own = queue[0] == table.seat
    light = pen.light
    label = table.say("svg-stop", n=n, zone=zone, name=table.zone(zone), player=table.names[queue[0]])
    body = box(1.5, 1, w - 4, h - 2, 9, light.soft, SIGNAL if own else light.line, 2.2 if own else 1)
    if n > 1:
        body += line(f"M-2 {h / 2 - 4:.1f}l3 4l-3 4", light.muted, 1.8)
    body += disc(w / 2 - 11, 12.5, 8, SUN) + text(w / 2 - 11, 13, n, 10.5, "#3e2b02")
    body += pip(pen, zone, w / 2 + 9, 12.5, 8)
    body += ship(pen, queue[0], w / 2 - (9 if len(queue) > 1 else 0), h - 17, 29, 180)
    for i, seat in enumerate(queue[1:]):
        body += badge(pen, seat, w / 2 + 15, h - 21.5 + 10.5 * i - (0 if len(queue) > 2 else -4), 5.2)
    return f"<g><title>{words(label)}</title>{body}</g>"


def forecast_panel(table: Reading) -> Markup:
    """Narrow screens: the stops, and one line for each of one's own ships."""
    pen = Pen("forecast", table.theme)
    fleet = sorted(table.view["fleet"], key=lambda own: (own["stops"], own["zone"], own["position"]))
    lines = 90 if len(table.stops) <= 5 else 150
    high = lines + 2 + 32 * len(fleet)
    body = sheet(pen, 366, high, table.say("svg-forecast"), table.say("svg-forecast-note"))
    body += put(6, 26, forecast(table, pen, 354, 58))
    for i, own in enumerate(fleet):
        body += put(8, lines + 32 * i, _own(table, pen, own))
    return picture("drawing-forecast", 366, high, table.say("svg-forecast"), pen.definitions(BOOK) + body)


def _own(table: Reading, pen: Pen, own: FleetView) -> str:
    light = pen.light
    name = table.say("svg-place", zone=own["zone"], name=table.zone(own["zone"]), position=own["position"])
    when = table.say("svg-now") if own["stops"] <= 0 else table.say("svg-in-stops", n=own["stops"])
    seat = table.seat or 0
    return (
        box(0, 0, 350, 28, 8, light.soft)
        + ship(pen, seat, 24, 14, 34, 180)
        + text(48, 14.5, clip(name, 190, 10.5, PLAIN), 10.5, light.text, "start", PLAIN)
        + text(340, 14.5, when, 10.5, light.accent, "end")
    )


if __name__ == "__main__":
    from .demo import show

    show("forecast")
