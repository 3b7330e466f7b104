"""The empty player boards: everything that is printed, drawn once for each board."""

from __future__ import annotations

import math
from functools import cache

from ....drawing.shapes import box, disc, line, put, text
from ....drawing.strokes import Dice, path
from ..components import FREE_SITE, Board
from ..words import GAINS, Advance, Bundle, Gain
from .icons import points, use
from .pieces import hexagon
from .plan import BLACK, DOME, HEX, HEXES, HIGH, RED, WIDE, Plan, Spot, Tags, tagged


@cache
def seabed(where: Plan, scenic: bool = True) -> str:
    """The whole empty board, 1000 by 700; without scenery where it is drawn small."""
    board = where.board
    _, chains, labels = _labels(where)
    found = scenery(where) if scenic else box(0, 0, WIDE, HIGH, 0, f"url(#&~sea{board.number})")
    found += chains + _tubes(where) + _stalks(where) + _spaces(where)
    found += "".join([_plate(where, i) for i in range(len(board.tunnel_names))])
    found += "".join([_city(where, i) for i in range(len(board.city_names))])
    found += "".join([_site(where, i) for i in range(len(board.site_names))])
    return found + labels


@cache
def _labels(where: Plan) -> tuple[Tags, str, str]:
    """What is free beside the labels, the chains of pairs, and the labels with the lines to them."""
    board, tags = where.board, Tags(where)
    chains, leads, labels = "", "", ""
    for (one, other), gain in zip(board.pairs, board.pair_gains, strict=True):
        chain, label = _pair(where, one, other, gain, tags)
        chains, labels = chains + chain, labels + label
    for i, name in enumerate(board.tunnel_names):
        leads, labels = tagged(tags, where.spot(name), board.tunnel_surcharge[i], 30, 14, leads, labels)
    for i, name in enumerate(board.city_names):
        leads, labels = tagged(
            tags, where.spot(name), board.city_surcharge[i], DOME + 14, DOME, leads, labels
        )
    for i, name in enumerate(board.site_names):
        leads, labels = tagged(tags, where.spot(name), board.site_surcharge[i], 30, 17, leads, labels)
    return tags, chains, leads + labels


@cache
def spare(where: Plan, n: int, r: float) -> list[Spot]:
    """Where tiles with six sides can lie that have no space of their own: as free as possible."""
    tags, found = Tags(where), list[Spot]()
    tags.dots = list(_labels(where)[0].dots)
    for _ in range(n):
        rooms = [
            (round(tags.room(x, y, 1.5 * r, 1.5 * r), 1), x, y)
            for x in range(70, 931, 10)
            for y in range(60, 641, 10)
        ]
        _, x, y = max(rooms)
        found.append((x, y))
        tags.dots.append((x, y, r))
    return found


@cache
def scenery(where: Plan) -> str:
    """Rays, depth lines, a ridge, bubbles, and a coast under each metropolis."""
    board = where.board
    dice = Dice(board.number * 7919 + 5)
    rays = ""
    for _ in range(6):
        x, wide, lean = dice.between(-50, 1000), dice.between(40, 120), dice.between(-120, 40)
        rays += f"M{x:.0f} 0h{wide:.0f}l{lean + 60:.0f} 560h{-wide - 120:.0f}Z"
    found = box(0, 0, WIDE, HIGH, 0, f"url(#&~sea{board.number})") + path(rays, "url(#&~ray)")
    lines = ""
    for k in range(8):
        y, high, start = 60 + k * 84 + dice.between(-16, 16), dice.between(8, 22), dice.between(0, 6)
        run = [f"{x} {y + high * math.sin(0.006 * x + start):.0f}" for x in range(0, 1001, 50)]
        lines += "M" + "L".join(run)
    found += line(lines, "#9fe3f5", 1.5, ' stroke-opacity=".07"')
    ridge = "".join([f"L{x} {700 - dice.between(10, 44):.0f}" for x in range(0, 1001, 50)])
    found += path(f"M0 700{ridge}L1000 700Z", "#01090f", more='fill-opacity=".45"')
    motes = "".join([f"M{dice.between(4, 996):.0f} {dice.between(4, 676):.0f}h.1" for _ in range(40)])
    found += line(motes, "#d9f8ff", 3.4, ' stroke-opacity=".16"')
    return found + "".join([_coast(where.spot(name), dice) for name in HEXES])


def _coast(spot: Spot, dice: Dice) -> str:
    corners = []
    for k in range(18):
        r = 84 + dice.between(-7, 9)
        corners.append((spot[0] + r * math.cos(k * math.pi / 9), spot[1] + r * math.sin(k * math.pi / 9)))
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners[-1:] + corners, corners, strict=False)
    ]
    shore = f"M{middles[0][0]:.0f} {middles[0][1]:.0f}"
    for corner, middle in zip(corners, middles[1:] + middles[:1], strict=True):
        shore += f"Q{corner[0]:.0f} {corner[1]:.0f} {middle[0]:.0f} {middle[1]:.0f}"
    return path(f"{shore}Z", "url(#&~sand)", more='stroke="#f1dfae" stroke-opacity=".35" stroke-width="2"')


def _pair(where: Plan, one: int, other: int, gain: Bundle, tags: Tags) -> tuple[str, str]:
    """Two tunnels that belong together: a red chain with what they give."""
    names = where.board.tunnel_names
    (x0, y0), (x1, y1) = where.spot(names[one]), where.spot(names[other])
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    tags.dots += [(x + d, y, 15.0) for d in (-18, 0, 18)]
    chain = line(f"M{x0} {y0}L{x1} {y1}", "#ff5a5a", 3, ' stroke-dasharray="1 8"')
    n, icon = next((n, GAINS[i]) for i, n in enumerate(gain) if n)
    label = box(x - 27, y - 13, 54, 26, 9, BLACK, "#ff5a5a", 1.8) + text(
        x - 12, y + 0.5, f"+{n}", 14, "#ffd9d9"
    )
    return chain, label + use(icon, x + 13, y, 0.82)


def _special(board: Board, kind: str, i: int) -> bool:
    """Black and red: it costs more."""
    return {"c": board.city_surcharge, "s": board.site_surcharge, "t": board.tunnel_surcharge}[kind][
        i
    ] != FREE_SITE


def _tubes(where: Plan) -> str:
    found = ""
    for i, name in enumerate(where.board.tunnel_names):
        way, red = where.ways[name], _special(where.board, "t", i)
        rim, strong, bed = ("#ff5a5a", 0.75, "#14070b") if red else ("#bfeefa", 0.42, "#0c3a4e")
        found += f'<path d="{way}" stroke="{rim}" stroke-opacity="{strong}" stroke-width="18"/>'
        found += f'<path d="{way}" stroke="{bed}" stroke-width="14"/>'
        found += f'<path d="{way}" stroke="#9fe0f0" stroke-opacity=".5" stroke-width="1.6" '
        found += 'stroke-dasharray="5 6"/>'
    return f'<g fill="none">{found}</g>'


def _stalks(where: Plan) -> str:
    """From a city site to its building sites."""
    board, found, solid, dashed = where.board, "", "", ""
    for city, name in enumerate(board.city_names):
        x, y = where.spot(name)
        found += disc(x, y, 104, "url(#&~glow)")
        for site in board.sites[city]:
            left, low = where.spot(board.site_names[site])
            far = math.dist((x, y), (left, low)) / DOME
            way = f"M{x + (left - x) / far:.1f} {y + (low - y) / far:.1f}L{left} {low}"
            if board.expansion[site]:
                dashed += way
            else:
                solid += way
    found += line(solid, "#a8dfee", 5, ' stroke-opacity=".75"')
    return (
        found
        + f'<path d="{dashed}" stroke="#a8dfee" stroke-width="5" stroke-dasharray="3 4" stroke-opacity=".5"/>'
    )


def _spaces(where: Plan) -> str:
    """The metropolis spaces, without their tiles."""
    found = ""
    for name in HEXES:
        x, y = where.spot(name)
        fill, rim = ("brown", "#f0d3a6") if name == "brown" else ("blue", "#cfe8ff")
        found += f'<polygon points="{hexagon(HEX, x, y)}" fill="url(#&~{fill})" fill-opacity=".6" '
        found += f'stroke="{rim}" stroke-width="2.5" stroke-dasharray="7 5"/>'
    return found


def bonus(where: Plan, number: int, x: float, y: float, size: float, turn: float = 0) -> str:
    """A printed bonus, centred; two of them lie along the turned plate."""
    parts = where.texts[number].parts
    icons = ["step" for part in parts if isinstance(part, Advance)]
    for part in parts:
        if isinstance(part, Gain):
            icons += [GAINS[i] for i, n in enumerate(part.bundle) if n]
    if len(icons) == 1:
        return _one(icons[0], parts, x, y, size)
    slant, far = math.radians(turn), 10 * size
    dx, dy = far * math.cos(slant), far * math.sin(slant)
    return "".join(
        [
            _one(icon, parts, x + (2 * i - 1) * dx, y + (2 * i - 1) * dy, 0.84 * size)
            for i, icon in enumerate(icons[:2])
        ]
    )


def _one(icon: str, parts: tuple[object, ...], x: float, y: float, size: float) -> str:
    n = max(
        [part.bundle[GAINS.index(icon)] for part in parts if isinstance(part, Gain) and icon in GAINS],
        default=1,
    )
    if icon == "point":
        return points(x, y, n, size)
    many = text(x + 9 * size, y + 8 * size, n, 12 * size, "#fff") if n > 1 else ""
    return use(icon, x, y, size) + many


def _plate(where: Plan, i: int) -> str:
    """Where the tile of a tunnel goes."""
    board = where.board
    x, y, turn = where.at[board.tunnel_names[i]]
    red, number = _special(board, "t", i), board.tunnel_bonus[i]
    paired = any(i in pair for pair in board.pairs)
    rim = RED if red or paired else "#d4f4fc"
    faint = "" if number >= 0 or red else ' stroke-opacity=".65"'
    found = box(-27, -14, 54, 28, 9, BLACK if red else "#124a61", rim, 2, faint)
    found = put(x, y, found, 1, turn)
    if number >= 0:
        found += bonus(where, number, x, y, 0.92, turn)
    if board.tunnel_times[i] > 1:
        found += text(x, y + 0.5, f"×{board.tunnel_times[i]}", 17, "#ffdada")
    if any(board.tunnel_more[i]):
        found += _more(where, i, x, y, turn)
    return found


def _more(where: Plan, i: int, x: float, y: float, turn: float) -> str:
    """The metropolis at its end gives more."""
    board = where.board
    dx, dy = 13 * math.cos(math.radians(turn)), 13 * math.sin(math.radians(turn))
    hue = "#8a5f35" if -1 in board.ends[i] else "#2c67b5"
    n, icon = next((n, GAINS[k]) for k, n in enumerate(board.tunnel_more[i]) if n)
    found = (
        f'<polygon points="{hexagon(10, x - dx, y - dy)}" fill="{hue}" stroke="#cfe8ff" stroke-width="1.4"/>'
    )
    found += text(x - dx, y - dy, "+", 13, "#fff")
    return found + (points(x + dx, y + dy, n, 0.8) if icon == "point" else use(icon, x + dx, y + dy, 0.8))


def _city(where: Plan, i: int) -> str:
    board = where.board
    x, y = where.spot(board.city_names[i])
    red = _special(board, "c", i)
    found = disc(x, y, DOME, "url(#&~blackwell)" if red else "url(#&~well)", RED if red else "#e3f8fd", 3)
    dashes = ' stroke-opacity=".55" stroke-dasharray="4 5"'
    found += disc(x, y, DOME - 7, "none", "#ff8a8a" if red else "#bfeefa", 1.4, dashes)
    if board.city_times[i] > 1:
        bell = f"M{x - 25} {y + 8}A11 11 0 0 1 {x - 3} {y + 8}Z"
        found += path(bell, "#9a55d0", more='stroke="#ecd2ff" stroke-width="1.5"')
        found += text(x + 11, y + 2, f"×{board.city_times[i]}", 15, "#ffdada")
    elif board.city_bonus[i] >= 0:
        found += bonus(where, board.city_bonus[i], x, y, 1.3)
    return found


def _site(where: Plan, i: int) -> str:
    board = where.board
    x, y = where.spot(board.site_names[i])
    if board.expansion[i]:
        dashes = ' fill-opacity=".72" stroke-opacity=".8" stroke-dasharray="4 4"'
        found = box(x - 14, y - 14, 28, 28, 8, "#05202d", "#9fd8e8", 1.6, dashes)
        return found + line(f"M{x - 5} {y}H{x + 5}M{x} {y - 5}V{y + 5}", "#9fd8e8", 2, ' stroke-opacity=".8"')
    red = _special(board, "s", i)
    found = box(x - 17, y - 17, 34, 34, 7, BLACK if red else "#155770", RED if red else "#e3f8fd", 2)
    if board.site_times[i] > 1:
        return found + text(x, y + 0.5, f"×{board.site_times[i]}", 16, "#ffdada")
    if board.site_bonus[i] >= 0:
        return found + bonus(where, board.site_bonus[i], x, y, 0.9)
    return found + box(x - 11, y - 11, 22, 22, 4, "none", "#bfeefa", 1.2, ' stroke-opacity=".28"')
