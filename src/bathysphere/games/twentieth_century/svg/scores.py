"""Score cards with what everybody would score now, the final scoring, and the air of all countries."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN, TITLE, clip, fit, width
from ....drawing.markup import Markup, words
from ....drawing.shapes import box, disc, put, text
from ....drawing.strokes import path
from ..view.kinds import CardView, NationView
from .look import INK, RED, finish
from .pieces import seat_disc, sheet, signed, stamp
from .reading import Reading

_SIGNS: Final = {
    "score": "vp",
    "centre": "recycling",
    "trees": "tree",
    "section": "clean",
}
_HEAD: Final = 22
_ROW: Final = 20


def scores_panel(table: Reading) -> Markup:
    """The cards of this game at the left, the end of the century at the right."""
    w = 366 if table.narrow else 400
    cards = table.view["cards"]
    half = (w - 6) / 2
    left = "".join([put(0, y, each) for y, each in _stacked([_card(table, card, half) for card in cards])])
    low = sum([high + 6 for _, high in [_card(table, card, half) for card in cards]]) - 6 if cards else 0
    wide = half if cards else w
    final, high = _final(table, wide)
    body = left + put(half + 6 if cards else 0, 0, final)
    return finish("scores", w, max(low, high), table.say("svg-scores"), body)


def _stacked(drawn: list[tuple[str, float]]) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    y = 0.0
    for body, high in drawn:
        found.append((y, body))
        y += high + 6
    return found


def _bill(title: str, number: int, w: float, h: float, done: bool) -> str:
    """A printed bill with its head and the station of its round."""
    found = box(0.7, 0.7, w - 1.4, h - 1.4, 8, "url(#&~paper)", "#4a3a22", 1.4)
    tone = "#7a6a55" if done else RED
    found += path(f"M1 {_HEAD}V8Q1 1 8 1H{w - 8:g}Q{w - 1:g} 1 {w - 1:g} 8V{_HEAD}Z", tone)
    room = w - 38
    size = fit(title, room, 12, 8.5, TITLE)
    found += text(9, _HEAD / 2 + 0.5, clip(title, room, size, TITLE), size, "#fff8e6", "start", TITLE)
    return (
        found
        + disc(w - 14, _HEAD / 2, 8, "#fff8e6", "#3d2516", 1.2)
        + text(w - 14, _HEAD / 2 + 0.3, number, 11, INK)
    )


def _row(sign: str, said: str, worth: str, y: float, w: float) -> str:
    wide = max(26, width(worth, 11) + 12)
    room = w - 39 - wide
    size = fit(said, room, 10.5, 8, PLAIN)
    found = stamp(sign, 16, y, 0.56) + text(29, y, clip(said, room, size, PLAIN), size, INK, "start", PLAIN)
    found += box(w - wide - 6, y - 8.5, wide, 17, 8.5, "#7a1c15")
    return found + text(w - wide / 2 - 6, y + 0.3, worth, 11, "#fff3d4")


def _card(table: Reading, card: CardView, w: float) -> tuple[str, float]:
    rows = list(card["scores"].items())
    h = _HEAD + len(rows) * _ROW + 30
    found = _bill(
        table.name(table.printed.cards[card["id"]]),
        card["round"],
        w,
        h,
        card["scored"],
    )
    for i, (measure, n) in enumerate(rows):
        y = _HEAD + 4 + (i + 0.5) * _ROW
        found += _row(_SIGNS.get(measure, measure), table.say(f"svg-per-{measure}"), signed(n), y, w)
    worth = [signed(n) if n < 0 else str(n) for n in card["worth"]]
    said = "svg-paid" if card["scored"] else "svg-now"
    return found + put(0, h - 25, _now(table, worth, w, said)), h


def _now(table: Reading, values: list[str], w: float, how: str = "svg-now") -> str:
    """What everybody would score now, or has scored."""
    step = (w - 10) / max(3, len(values))
    found = f'<path d="M8 1H{w - 8:g}" stroke="#b9a474"/>'
    for seat, said in enumerate(values):
        x = 6 + seat * step
        found += seat_disc(seat, x + 7, 13, 5.8)
        found += text(x + 15, 13.3, said, fit(said, step - 16, 11, 7.5), INK, "start")
    told = ", ".join([f"{table.player(seat)} {said}" for seat, said in enumerate(values)])
    about = words(table.say(how, scores=told))
    return f'<g role="img" aria-label="{about}" data-help="{about}">{found}</g>'


def forecast(nation: NationView) -> int:
    """What tiles and air would score at the end of the game; hands are counted apart."""
    lands = [tile["waste"] for tile in nation["tiles"] if tile["territory"]]
    clean = len([waste for waste in lands if not waste]) * nation["clean_worth"]
    return clean - 5 * sum([waste - 1 for waste in lands if waste > 1]) + nation["pollution_points"]


def _final(table: Reading, w: float) -> tuple[str, float]:
    """What counts at the end, what tiles and air are worth now, and majorities where hands are open."""
    box_ = table.printed.box
    sections = "·".join(dict.fromkeys([str(space.clean) for space in box_.pollution]))
    prizes = "·".join([str(n) for n in box_.prizes[: len(table.view["nations"]) - 1]])
    rows = [
        ("clean", "svg-per-clean", sections),
        ("waste", "svg-per-heap", "−5"),
        ("smoke", "svg-per-air", "±"),
        ("coin", "svg-per-coins", prizes),
        ("science", "svg-per-flasks", prizes),
    ]
    held = table.view["standing"]
    extra = [
        (sign, values)
        for sign, values in (("coin", held["trade"]), ("science", held["science"]))
        if None not in values
    ]
    h = _HEAD + len(rows) * _ROW + 30 + 26 * len(extra)
    found = _bill(table.say("svg-final"), 6, w, h, not table.view["phase"])
    for i, (sign, said, worth) in enumerate(rows):
        found += _row(sign, table.say(said), worth, _HEAD + 4 + (i + 0.5) * _ROW, w)
    y = _HEAD + len(rows) * _ROW + 5
    found += put(0, y, _now(table, [signed(forecast(each)) for each in table.view["nations"]], w))
    for i, (sign, values) in enumerate(extra):
        row = put(14, 0, _now(table, [str(n) for n in values], w - 16))
        found += put(0, y + 26 * (i + 1), stamp(sign, 11, 13, 0.5) + row)
    return found, h


def air_panel(table: Reading) -> Markup:
    """Thirteen spaces from smog to forest; brackets say what a tile without waste is worth."""
    w = 366 if table.narrow else 400
    light, spaces = table.light, table.printed.box.pollution
    body = sheet(light, w, 74)
    step = (w - 16) / len(spaces)
    for i, space in enumerate(spaces):
        x = 8 + i * step
        body += box(x, 24, step - 2, 24, 4, _tone(i, len(spaces)), "#241a10", 1)
        dark = i < 4 or i > len(spaces) - 3
        body += text(x + step / 2 - 1, 36.4, signed(space.vp), 10.5, "#fff8e6" if dark else INK)
    body += _brackets(table, step) + _markers(table, step)
    return finish("air", w, 74, table.say("svg-air"), body)


def _tone(i: int, many: int) -> str:
    """From grey smog over paper to green."""
    tones = ("#55524f", "#65615d", "#77726c", "#8a857d", "#a19b8f", "#b9b3a3", "#efe3c2")
    greens = ("#d3dfa9", "#b8d294", "#97c17f", "#74ae69", "#539a58", "#2f8a4c")
    return (tones + greens)[i * 13 // many]


def _brackets(table: Reading, step: float) -> str:
    found, i = "", 0
    spaces = table.printed.box.pollution
    while i < len(spaces):
        j = i
        while j + 1 < len(spaces) and spaces[j + 1].clean == spaces[i].clean:
            j += 1
        left, right = 8 + i * step, 8 + (j + 1) * step - 2
        found += path(f"M{left + 2:.1f} 51v4H{right - 2:.1f}v-4", "none", table.light.soft, 1.3)
        middle = (left + right) / 2
        found += stamp("clean", middle - 12, 64, 0.46) + text(
            middle - 2, 64.3, f"= {spaces[i].clean}", 11, table.light.ink, "start"
        )
        i = j + 1
    return found


def _markers(table: Reading, step: float) -> str:
    """Everybody's marker; those on one space stand close together."""
    nations = table.view["nations"]
    zero = [space.vp for space in table.printed.box.pollution].index(0)
    found = ""
    for seat, nation in enumerate(nations):
        same = [other for other, each in enumerate(nations) if each["pollution"] == nation["pollution"]]
        shift = (same.index(seat) - (len(same) - 1) / 2) * min(17, 60 / len(same))
        x = min(max(8 + (nation["pollution"] + zero + 0.5) * step - 1 + shift, 12), 8 + 13 * step - 10)
        said = words(f"{table.player(seat)}: {signed(nation['pollution_points'])}")
        body = f'<g role="img" aria-label="{said}" data-help="{said}">{seat_disc(seat, 0, 0, 8)}</g>'
        found += put(x, 14, f'<g data-piece="air-{seat}">{body}</g>')
    return found


if __name__ == "__main__":
    from .demo import show

    show("scores")
