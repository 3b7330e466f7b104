"""What the places of a player board are called, what is printed there, and what stands there."""

from __future__ import annotations

from ....drawing.markup import words
from ....drawing.memory import kept
from ....drawing.tongue import Tongue
from ....kernel.message import Message
from ..components import FREE_SITE, Board
from ..text.cards import site_text
from ..text.names import amounts, city_name, place
from ..words import GAINS, TUNNEL, Bundle
from .plan import Plan

CITY = 4
"""Stands for both kinds of cities where places are told; 0 stands for tunnels, 1 for buildings."""
Names = tuple[tuple[str, str], ...]
Tiles = tuple[str, ...]
"""The names of the metropolises on the three spaces."""


@kept
def place_told(board: Board, tongue: Tongue, thing: int, site: int, tiles: Tiles) -> str:
    return tongue.say(place(board, thing, site, tiles))


@kept
def city_told(board: Board, tongue: Tongue, city: int) -> str:
    return tongue.say(city_name(board, city))


@kept
def printed_told(where: Plan, tongue: Tongue, thing: int, site: int) -> str:
    """UC-21.1  The bonus of a site, what it costs more, and what it changes in Production (UC-32)."""
    board = where.board
    kinds = {
        TUNNEL: (board.tunnel_bonus, board.tunnel_surcharge, board.tunnel_times),
        CITY: (board.city_bonus, board.city_surcharge, board.city_times),
    }
    bonus, surcharge, times = kinds.get(thing, (board.site_bonus, board.site_surcharge, board.site_times))
    said = [tongue.say(site_text(where.texts[bonus[site]]))] if bonus[site] >= 0 else []
    if surcharge[site] != FREE_SITE:
        said.append(_said(tongue, "surcharge", surcharge[site]))
    if times[site] > 1:
        said.append(tongue.word(f"uc-svg-times{'-city' if thing == CITY else ''}", n=times[site]))
    if thing == TUNNEL:
        said += [_said(tongue, "more", board.tunnel_more[site])] if any(board.tunnel_more[site]) else []
        pairs = zip(board.pairs, board.pair_gains, strict=True)
        said += [_said(tongue, "pair", gain) for pair, gain in pairs if site in pair]
    elif thing != CITY and board.expansion[site]:
        said.append(tongue.word("uc-svg-expansion"))
    return " ".join(said)


def _said(tongue: Tongue, message: str, bundle: Bundle) -> str:
    what = amounts(bundle[: len(GAINS)])
    return tongue.say(Message(f"uc-svg-{message}", {"what": what}))


def whereabouts(where: Plan, tongue: Tongue, tiles: Tiles, stands: Names, connected: tuple[str, ...]) -> str:
    """Every place tells what it is when it is pointed at; light and what can be pressed lie above."""
    board, there = where.board, dict(stands)
    rows = ((TUNNEL, board.tunnel_names, 24), (CITY, board.city_names, 40), (1, board.site_names, 20))
    found = ""
    for thing, names, r in rows:
        for site, name in enumerate(names):
            said = place_told(board, tongue, thing, site, tiles)
            more = _stands(tongue, there[name]) if name in there else printed_told(where, tongue, thing, site)
            if thing == CITY and name in there and name not in connected:
                more += " " + tongue.word("uc-svg-unconnected")
            x, y = where.spot(name)
            told = words(f"{said[:1].upper()}{said[1:]}. {more}".strip())
            found += f'<circle cx="{x:g}" cy="{y:g}" r="{r}" data-help="{told}"/>'
    return f'<g fill="#fff" fill-opacity="0">{found}</g>'


def _stands(tongue: Tongue, what: str) -> str:
    """`what` as a view says it: "lab", "upgraded lab"."""
    plain = what.removeprefix("upgraded ")
    upgraded = "yes" if plain != what else "no"
    thing = Message(f"uc-thing-{plain}")
    told = tongue.say(Message("uc-board-building", {"what": thing, "upgraded": upgraded}))
    return f"{told[:1].upper()}{told[1:]}."
