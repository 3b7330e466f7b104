"""What the next Production gives and takes, by source, and where the points come from."""

from __future__ import annotations

from ....drawing.lettering import PLAIN, clip
from ....drawing.markup import words
from ....drawing.shapes import box, put, text
from ..state import TALLIES
from ..text.names import city_name, name
from ..view import ItemView, NationView
from ..words import GAINS
from .boxes import Box, arrow, say, thing
from .icons import count, points, use
from .look import BAR, STOP
from .purse import yields
from .reading import Reading
from .setting import strip

_SIGNS = {"symbiotic city": "symbiotic", "card": "card", "metropolis": "metropolis"}


def forecast(table: Reading, w: float) -> tuple[str, float]:
    """Rows, and how high they are."""
    nation, shade = table.nation, table.light
    found = text(8, 12, table.say("svg-production"), 11, shade.text, "start")
    found += _totals(table, nation, w)
    y, sources = 26.0, _sources(nation["forecast"]["production"])
    for k, (what, items) in enumerate(sources.items()):
        x = 8 + (k % 3) * (w - 12) / 3
        found += put(x, y + (k // 3) * 27, _source(table, what, items, (w - 12) / 3 - 4))
    y += -(-len(sources) // 3) * 27 + 4
    found += _score(table, nation, y, w)
    return found, y + 18 + -(-len(TALLIES) // 3) * 15 + 4


def _totals(table: Reading, nation: NationView, w: float) -> str:
    """Sums at the right; what feeding takes on black."""
    coming, shade = yields(nation), table.light
    found, x = "", w - 8.0
    takes = {kind: n for kind, n in nation["forecast"]["feeding"].items() if n}
    if takes:
        row: list[Box] = [say("−", 15, "#ffd9d9", pad=1)]
        row += [thing(kind, n) for kind, n in takes.items()]
        wide = sum([each.w for each in row]) * 0.6 + 12
        x -= wide
        about = words(table.say("svg-feeding"))
        plate = box(x, 3, wide, 19, 7, "#12060a", STOP, 1) + strip(
            [row], x + wide / 2, 12.5, wide - 6, 17, 0.6, "#ffd9d9"
        )
        found += f'<g role="img" aria-label="{about}" data-help="{about}">{plate}</g>'
    for kind in reversed(GAINS):
        if coming[kind]:
            x -= 34
            found += count(kind, x + 8, 12.5, coming[kind], shade.text, 0.6, 11)
    return found


def _sources(items: list[ItemView]) -> dict[str, list[ItemView]]:
    """Items of one sort together; cards and metropolises one by one."""
    found: dict[str, list[ItemView]] = {}
    for item in items:
        alone = item["what"] in ("card", "metropolis")
        found.setdefault(f"{item['what']} {item['source']}" if alone else item["what"], []).append(item)
    return found


def _source(table: Reading, what: str, items: list[ItemView], w: float) -> str:
    """One source and what it gives."""
    total = dict.fromkeys(GAINS, 0)
    for item in items:
        for kind, n in item["yields"].items():
            total[kind] += n
    sort = items[0]["what"]
    pair = sort.startswith("pair of ")
    sign = _SIGNS.get(sort, sort.removeprefix("pair of ").removesuffix("s"))
    row = [thing(sign, 2 if pair else 1, "cog" if sort in ("card", "metropolis") else "up")]
    if sign == "symbiotic":
        row = [thing(sign)]
    row += [say(f"×{len(items)}", 13, hold=1)] if len(items) > 1 else []
    row += [arrow(1), *[thing(kind, n).held() for kind, n in total.items() if n]]
    about = words(_about(table, sort, items))
    body = box(0, 0, w, 24, 7, BAR) + strip([row], w / 2, 12, w - 8, 22, 0.72)
    return f'<g role="img" aria-label="{about}" data-help="{about}">{body}</g>'


def _about(table: Reading, sort: str, items: list[ItemView]) -> str:
    """Where it comes from."""
    named = []
    board = table.board(table.eyes)
    for item in items:
        source = item["source"]
        if sort == "card":
            named.append(table.tongue.say(name(table.card(source))))
        elif sort == "metropolis":
            named.append(table.tongue.say(name(table.tile(source))))
        else:
            ends = source.split(".")[0].split("-")
            cities = [board.city_names.index(end) for end in ends if end in board.city_names]
            named.append(" – ".join([table.tongue.say(city_name(board, city)) for city in cities]))
    lead = table.say(f"svg-source-{sort.replace(' ', '-')}")
    return f"{lead}: {', '.join(dict.fromkeys(named))}"


def _score(table: Reading, nation: NationView, y: float, w: float) -> str:
    """Points now, and if the game ended now, by where they come from."""
    shade, now, ended = table.light, nation["forecast"]["score"], nation["forecast"]["ended"]
    found = text(8, y + 8, table.say("svg-score"), 11, shade.text, "start")
    found += points(w - 66, y + 8, sum(now.values()), 0.72) + use("cog", w - 44, y + 8, 0)
    found += text(w - 44, y + 8, "→", 12, shade.muted) + points(w - 22, y + 8, sum(ended.values()), 0.86)
    step = (w - 12) / 3
    for k, tally in enumerate(TALLIES):
        x, low = 8 + (k % 3) * step, y + 26 + (k // 3) * 15
        said = table.say(f"tally-{tally}")
        ink = shade.text if ended[tally] else shade.muted
        found += text(x, low, clip(said, step - 46, 9, PLAIN), 9, shade.muted, "start", PLAIN)
        told = f"{now[tally]}" if now[tally] == ended[tally] else f"{now[tally]} → {ended[tally]}"
        found += text(x + step - 10, low, told, 9.5, ink, "end")
    return found
