"""What the next Production gives and takes, by source, and where the points come from."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....drawing.lettering import PLAIN, clip, fit, width
from ....drawing.markup import words
from ....drawing.shapes import box, put, text
from ..state import TALLIES
from ..view import ItemView, NationView
from ..words import GAINS, Bundle
from .boxes import TIGHT, arrow, bundle, say, thing
from .cards import title
from .icons import count, points
from .lights import tiles_told
from .look import BAR, STOP
from .pieces import tile_name
from .places import city_told, place_told
from .purse import yields
from .reading import Reading
from .setting import strip

_PAIRS: Final = ("pair of farm", "pair of desal", "pair of lab")
"""Only upgraded buildings make pairs."""
_SIGNS: Final = {"symbiotic city": "symbiotic", "card": "card", "metropolis": "metropolis"}


def forecast(table: Reading, w: float) -> tuple[str, float]:
    """The next Production in rows, and how high they are."""
    nation, shade = table.nation, table.light
    found, left = _totals(table, nation, w)
    said, room = table.say("svg-production"), left - 14
    if width(said, 8.5) > room:
        said = table.say("svg-production-short")
    size = fit(said, room, 11, 8.5)
    found += text(8, 13, clip(said, room, size), size, shade.text, "start")
    sources, step = _sources(nation["forecast"]["production"]), (w - 12) / 3
    for k, items in enumerate(sources.values()):
        found += put(8 + (k % 3) * step, 27 + (k // 3) * 27, _source(table, items, step - 4))
    return found, 28 + -(-len(sources) // 3) * 27


def _totals(table: Reading, nation: NationView, w: float) -> tuple[str, float]:
    """Sums at the right, what feeding takes on black; and where they begin."""
    coming, shade = yields(nation), table.light
    found, x = "", w - 8.0
    takes = {kind: n for kind, n in nation["forecast"]["feeding"].items() if n}
    if takes:
        wide, plate = _fed(tuple(takes.items()))
        x -= wide
        about = words(table.say("svg-feeding"))
        found += f'<g role="img" aria-label="{about}" data-help="{about}">{put(x, 3, plate)}</g>'
    for kind in reversed(GAINS):
        if coming[kind]:
            x -= 24 + width(str(coming[kind]), 11)
            found += count(kind, x + 8, 12.5, coming[kind], shade.text, 0.6, 11)
    return found, x


@lru_cache(1024)
def _fed(takes: tuple[tuple[str, int], ...]) -> tuple[float, str]:
    """What feeding takes, and how wide that is."""
    row = [say("−", 15, "#ffd9d9", pad=1), *[thing(kind, n) for kind, n in takes]]
    wide = sum([each.w for each in row]) * 0.6 + 12
    return wide, box(0, 0, wide, 19, 7, "#12060a", STOP, 1) + strip(
        [row], wide / 2, 9.5, wide - 6, 17, 0.6, "#ffd9d9"
    )


def _sources(items: list[ItemView]) -> dict[str, list[ItemView]]:
    """Items of one sort together; cards and metropolises one by one."""
    found: dict[str, list[ItemView]] = {}
    for item in items:
        alone = item["what"] in ("card", "metropolis")
        found.setdefault(f"{item['what']} {item['source']}" if alone else item["what"], []).append(item)
    return found


def _source(table: Reading, items: list[ItemView], w: float) -> str:
    """One source and what it gives."""
    total = dict.fromkeys(GAINS, 0)
    for item in items:
        for kind, n in item["yields"].items():
            total[kind] += n
    sort, upgraded = items[0]["what"], _upgraded(table.nation, items)
    better = upgraded == len(items) or sort in _PAIRS
    body = _drawn(sort, len(items), tuple(total.values()), round(w, 1), better)
    about = words(_about(table, sort, items, upgraded))
    return f'<g role="img" aria-label="{about}" data-help="{about}">{body}</g>'


def _upgraded(nation: NationView, items: list[ItemView]) -> int:
    """How many of these structures are upgraded."""
    built = {**nation["tunnels"], **nation["buildings"]}
    return len([item for item in items if built.get(item["source"], "").startswith("upgraded ")])


@lru_cache(4096)
def _drawn(sort: str, many: int, total: Bundle, w: float, better: bool) -> str:
    """The arrow of an upgrade stands only where all of them are upgraded."""
    sign = _SIGNS.get(sort, sort.removeprefix("pair of ").removesuffix("s"))
    mark = "cog" if sort in ("card", "metropolis") else "up" if better else ""
    row = [thing(sign, 2 if sort.startswith("pair of ") else 1, mark)]
    row += [say(f"×{many}", 13)] if many > 1 else []
    row += [arrow(TIGHT), *[each.held() for each in bundle(total)]]
    return box(0, 0, w, 24, 7, BAR) + strip([row], w / 2, 12, w - 8, 22, 0.72)


def _about(table: Reading, sort: str, items: list[ItemView], upgraded: int) -> str:
    """Where it comes from."""
    named = []
    board, tiles = table.board(table.eyes), tiles_told(table, table.eyes)
    for item in items:
        source = item["source"]
        if sort == "card":
            named.append(title(table.card(source), table.tongue))
        elif sort == "metropolis":
            named.append(tile_name(table.tile(source), table.tongue))
        elif source in board.tunnel_names:
            named.append(place_told(board, table.tongue, 0, board.tunnel_names.index(source), tiles))
        else:
            city = board.city_names.index(source.split(".")[0])
            named.append(city_told(board, table.tongue, city))
    lead = table.say(f"svg-source-{sort.replace(' ', '-')}")
    lead += f" ({table.say('svg-source-upgraded', n=upgraded)})" if upgraded else ""
    return f"{lead}: {', '.join(dict.fromkeys(named))}"


def sums(table: Reading, w: float) -> tuple[str, float]:
    """Points now, and if the game ended now."""
    shade, forecast = table.light, table.nation["forecast"]
    now, ended = sum(forecast["score"].values()), sum(forecast["ended"].values())
    found = text(8, 13, clip(table.say("svg-score"), w - 92, 11), 11, shade.text, "start")
    found += points(w - 66, 13, now, 0.78) + text(w - 44, 13, "→", 12, shade.muted)
    return found + points(w - 22, 13, ended, 0.88), 27


def tallies(table: Reading, w: float) -> tuple[str, float]:
    """The same by where the points come from."""
    shade, forecast = table.light, table.nation["forecast"]
    now, ended = forecast["score"], forecast["ended"]
    found, step = "", (w - 16) / 2
    for k, tally in enumerate(TALLIES):
        x, low = 8 + (k % 2) * step, 13 + (k // 2) * 16
        ink = shade.text if ended[tally] or now[tally] else shade.muted
        told = f"{now[tally]}" if now[tally] == ended[tally] else f"{now[tally]} → {ended[tally]}"
        said, room = table.say(f"tally-{tally}"), step - 60
        size = fit(said, room, 10, 8, PLAIN)
        found += text(x, low, clip(said, room, size, PLAIN), size, shade.muted, "start", PLAIN)
        found += text(x + step - 12, low, told, 10.5, ink, "end")
    return found, 10 + -(-len(TALLIES) // 2) * 16


if __name__ == "__main__":
    from .demo import show

    show("forecast")
