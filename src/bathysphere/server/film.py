"""A whole game as one HTML file: every moment as a spectator saw it, with a slider, no server and no network.

Neighbouring moments are nearly alike. Markup is cut into pieces; the file holds each distinct piece once, and
every moment as the numbers of its pieces, without those at both ends that it shares with the moment before.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Final

from ..drawing.markup import Markup
from .fragments import see
from .onlooker import Onlooker, Tastes
from .render import render
from .shelf import Shelf
from .table import Table

_STATIC: Final = Path(__file__).parent / "static"
_CUT: Final = re.compile(r"(?=<)")
_FONT: Final = re.compile(r"url\(([\w-]+\.woff2)\)")
_SHOWN: Final = ("board", "side")


def film(shelf: Shelf, table: Table, tastes: Tastes) -> str:
    """One self-contained page."""
    who = Onlooker((), False, replace(tastes, plain=tastes.plain))
    voice = shelf.voice(table.game.name, tastes.language, table.names())
    moments: list[str] = []
    for moment in range(table.moments + 1):
        sight = see(shelf, table, replace(who, moment=moment))
        moments.append("".join(sight.fragments[name] for name in _SHOWN))
    ear = len(table.chairs)
    captions = [""] + [" ".join(voice.say(each) for each in entry.heard[ear]) for entry in table.log]
    reel = {**pack(moments), "captions": captions}
    end = see(shelf, table, who).fragments["result"] if table.over() else ""
    return render(
        "film.html",
        voice,
        table=table,
        tastes=tastes,
        title=shelf.title(table.game.name, voice),
        reel=_script_safe(json.dumps(reel, ensure_ascii=False, separators=(",", ":"))),
        style=Markup(_FONT.sub(_inside, _read("table.css"))),
        script=Markup(_read("film.js")),
        end=Markup(end),
    )


def _inside(found: re.Match[str]) -> str:
    """A face of the page's letters, carried in the file: it stands alone."""
    return f"url(data:font/woff2;base64,{b64encode((_STATIC / found[1]).read_bytes()).decode()})"


def pack(moments: list[str]) -> dict[str, object]:
    """Distinct pieces, and each moment as [same at the start, same at the end, numbers between]."""
    pieces: dict[str, int] = {}
    frames: list[list[object]] = []
    before: list[int] = []
    for moment in moments:
        now = [pieces.setdefault(piece, len(pieces)) for piece in _CUT.split(moment)]
        start = _shared(before, now)
        end = _shared(before[start:][::-1], now[start:][::-1])
        frames.append([start, end, now[start : len(now) - end]])
        before = now
    return {"pieces": list(pieces), "frames": frames}


def _shared(one: list[int], other: list[int]) -> int:
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count


def _script_safe(text: str) -> Markup:
    """JSON inside a script element: nothing in it may look like markup."""
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))


def _read(name: str) -> str:
    path = _STATIC / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""
