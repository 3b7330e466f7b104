"""The eras with their rounds and Productions, and the Federation track that makes the next order of play."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.lettering import TITLE
from ....drawing.markup import words
from ....drawing.shapes import box, disc, put, text
from ....drawing.targets import piece
from .icons import badge, points, use
from .look import FOAM, GOLD, mix
from .pieces import halo
from .reading import Reading

ROUNDS: Final = (4, 3, 3)
_TINTS: Final = ("#1f8f93", "#2a66a8", "#4a459a")
_SPACES: Final = (0, 4, 3, 2, 1)
_GAINS: Final = {3: "credit", 2: "steelplast", 1: "point"}


def eras(table: Reading, w: float, h: float) -> str:
    """Ten rounds and three Productions; the round that is played has a gold mark."""
    played = min(table.view["round"], sum(ROUNDS))
    about = words(table.say("svg-round", round=played, era=table.view["era"], cycle=table.view["cycle"]))
    return f'<g id="uc-eras" role="img" aria-label="{about}" data-help="{about}">{_eras(played, w, h)}</g>'


@cache
def _eras(played: int, w: float, h: float) -> str:
    cell, x, nth, found = (w - 10 * 3 - 2 * 9) / 13, 0.0, 0, ""
    for era, rounds in enumerate(ROUNDS):
        for i in range(rounds + 1):
            production = i == rounds
            nth += not production
            past, here = nth < played or (production and nth < played), nth == played and not production
            base = "#c98a18" if production else _TINTS[era]
            fill = mix(base, "#03141e", 0.6 if past else 0.12)
            line, wide = ("#fff", 2.2) if here else ("#bfeefa", 0.8)
            found += box(x, 0, cell, h, min(7, h * 0.28), fill, line, wide)
            ink = "#9dbac4" if past else "#fff"
            if production:
                found += use("k-production", x + cell / 2, h / 2, h / 34, "#b3a27a" if past else "#fff6d8")
            else:
                found += text(x + cell / 2, h / 2 + 0.3, i + 1, h * 0.46, ink)
            if i == 0:
                found += "".join([disc(x + 5 + 4 * k, 4.5, 1.4, "#e9fbff") for k in range(era + 1)])
            if here:
                found += f'<path d="M{x + cell / 2 - 5:.1f} {h + 5:g}h10l-5-7Z" fill="{GOLD}"/>'
            x += cell + (9 if production else 3)
    return found


def federation(table: Reading, w: float, h: float) -> str:
    """From below the track at the left to space 1 at the right; on a space the last to come lies on top."""
    aim = table.aim(table.say("svg-federation"), ["advance"], [], table.say("svg-federation-help"))
    cell = (w - 4 * 3) / 5
    nations = table.view["nations"]
    own = nations[table.eyes]["space"]
    following = 1 if own == 1 else 4 if own == 0 else own - 1
    found = ""
    for k, space in enumerate(_SPACES):
        x = k * (cell + 3)
        found += put(x, 0, _space(space, k, cell, h))
        if aim.legal and space == following:
            found += halo(x, 0, cell, h, 7)
        stack = sorted(
            [seat for seat, each in enumerate(nations) if each["space"] == space],
            key=lambda seat: (nations[seat]["arrival"], -table.view["order"].index(seat)),
        )
        step = min(16.0, (cell - (20 if not space else 42)) / max(1, len(stack) - 1)) if len(stack) > 1 else 0
        for j, seat in enumerate(stack):
            left = x + cell - 11 - (len(stack) - 1 - j) * step
            found += piece(f"marker-{seat}", badge(seat, left, h / 2 - j * 1.6, min(9, h * 0.32)))
    hit = f'<rect width="{w:g}" height="{h:g}" rx="7"/>'
    return aim.control("uc-federation", found, hit)


@cache
def _space(space: int, k: int, w: float, h: float) -> str:
    fill = mix("#2f7fd0", "#06222f", 0.8 - 0.11 * k) if space else "#06222f"
    found = box(0, 0, w, h, 7, fill, "#cfe6ff", 1.2, "" if space else ' stroke-dasharray="4 3"')
    if not space:
        return found
    found += text(9, h / 2 + 0.3, space, 13, FOAM, face=TITLE)
    gain = _GAINS.get(space)
    if gain is None:
        return found
    size = min(0.62, h / 40)
    return found + (points(26, h / 2, 1, size) if gain == "point" else use(gain, 26, h / 2, size))
