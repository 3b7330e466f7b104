"""Cards in hand, which lie open: one's own to play, the others' to see."""

from __future__ import annotations

from ....drawing.lettering import clip, width
from ....drawing.markup import Markup, words
from ....drawing.shapes import area, box, disc, picture, put, text
from .icons import sign
from .look import KIND_HUES, Pen
from .offers import choosing
from .pieces import badge, barred, glow, sheet
from .reading import Reading
from .stamps import BOOK


def hand(table: Reading, pen: Pen, w: float, h: float) -> str:
    """One's own cards with their names if there is room, then those of the others."""
    own = {} if table.seat is None else table.view["teams"][table.seat]["cards"]
    others = _others(table, pen, h, True)
    least = sum([40 + (14 if n > 1 else 0) + 6 for n in own.values()])
    if least + sum([wide for wide, _ in others]) > w:
        others = _others(table, pen, h, False)
    room = w - sum([wide for wide, _ in others]) - 4
    wide = sum([_wide(table, kind, n) + 6 for kind, n in own.items()])
    names = wide <= room
    found, x = "", 0.0
    for kind, n in own.items():
        chip = _wide(table, kind, n) if names else 40.0 + (14 if n > 1 else 0)
        found += put(x, 0, _chip(table, pen, kind, n, chip, h, names))
        x += chip + 6
    if table.seat is not None and not own:
        said = table.say("svg-no-cards")
        found += text(2, h / 2 + 0.5, clip(said, room, 10), 10, pen.light.muted, "start")
        x = min(width(said, 10), room) + 8
    x = max(x, w - sum([wide for wide, _ in others]))
    for wide, body in others:
        found += put(x, 0, body)
        x += wide
    return found


def _wide(table: Reading, kind: str, n: int) -> float:
    return 40 + width(table.kind(kind), 10) + (22 if n > 1 else 4)


def hand_keys(table: Reading, kind: str) -> list[str]:
    """How a card can be played now."""
    keys = [f"play {kind}"]
    if kind == "icebreaker":
        keys += [f"play icebreaker on {zone}" for zone in range(8)]
    if kind == "rapid_progress":
        keys += [f"play rapid_progress on {track['track']}" for track in table.view["tracks"]]
    return keys


def _chip(table: Reading, pen: Pen, kind: str, n: int, w: float, h: float, named: bool) -> str:
    targets = [] if choosing(table) else [f"card {kind}"]
    does = table.say(f"svg-does-{kind.replace('_', '-')}")
    aim = table.aim(f"{table.kind(kind)}: {does}", hand_keys(table, kind), targets, does)
    light, hue = pen.light, KIND_HUES[kind]
    body = box(0, 0, w, h, 10, light.signal_soft if aim.legal else light.soft, light.line)
    if aim.legal:
        body = glow(pen, area(0, 0, w, h, 10), 2.4) + body
    body += box(4, 4, 30, h - 8, 7, hue) + put(19, h / 2, sign(kind, "#fff", hue), 0.85)
    tone = light.muted if aim.denied else light.text
    if named:
        body += text(41, h / 2 + 0.5, table.kind(kind), 10, tone, "start")
    if n > 1:
        body += text(w - 6, h / 2 + 0.5, f"×{n}", 10, tone, "end")
    if aim.denied:
        body = f'<g opacity=".72">{body}</g>' + barred(w - 6, 6, 5)
    return aim.control(f"hand-{kind}", body, area(0, 0, w, h, 10))


def _others(table: Reading, pen: Pen, h: float, signs: bool) -> list[tuple[float, str]]:
    """The cards of the other teams: a badge and small signs, or only their number."""
    found: list[tuple[float, str]] = []
    for seat, team in enumerate(table.view["teams"]):
        if seat == table.seat or not team["cards"]:
            continue
        body, x = badge(pen, seat, 10, h / 2, 7.5), 30.0
        if not signs:
            count = f"×{sum(team['cards'].values())}"
            found.append((44, body + text(21, h / 2 + 0.5, count, 10, pen.light.text, "start")))
            continue
        for kind, n in team["cards"].items():
            hue = KIND_HUES[kind]
            label = words(table.say("svg-holds", player=table.names[seat], card=table.kind(kind), n=n))
            mark = disc(x, h / 2, 9.5, hue, "#fff", 1) + put(x, h / 2, sign(kind, "#fff", hue), 0.56)
            if n > 1:
                mark += disc(x + 8, h / 2 + 7, 6, pen.light.panel, pen.light.line)
                mark += text(x + 8, h / 2 + 7.5, n, 9, pen.light.text)
            body += f"<g><title>{label}</title>{mark}</g>"
            x += 23
        found.append((x - 8, body))
    return found


def hand_panel(table: Reading) -> Markup:
    """The cards alone, for a narrow screen: one row of one's own, one of the others'."""
    pen = Pen("hand", table.theme)
    own = {} if table.seat is None else table.view["teams"][table.seat]["cards"]
    rows, x, y = "", 8.0, 30.0
    for kind, n in own.items():
        w = _wide(table, kind, n)
        if x > 8 and x + w > 358:
            x, y = 8.0, y + 52
        rows += put(x, y, _chip(table, pen, kind, n, min(w, 350), 44, True))
        x += w + 8
    y += 52 if own else 0
    if not own:
        rows += text(12, 42, table.say("svg-no-cards"), 11, pen.light.muted, "start")
        y += 24
    others = _others(table, pen, 32, True)
    x = 8.0
    for wide, body in others:
        if x > 8 and x + wide > 358:
            x, y = 8.0, y + 34
        rows += put(x, y, body)
        x += wide + 6
    y += 36 if others else 0
    body = sheet(pen, 366, y + 4, table.say("svg-hand")) + rows
    return picture("drawing-hand", 366, y + 4, table.say("svg-hand"), pen.definitions(BOOK) + body)


if __name__ == "__main__":
    from .demo import show

    show("hand")
