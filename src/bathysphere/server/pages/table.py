"""The table itself, its replay, and playing on from a moment."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from ...kernel.message import Message
from .. import tokens
from ..desk import AnyRequest, Desk, TheDesk, Trouble
from ..onlooker import Onlooker
from ..opponents import USUAL
from ..store import Chair
from ..store.rows import BOT, HERE
from ..table import Table
from .start import settle, welcome


@get("/t/{table:str}")
async def table_page(request: AnyRequest, table: FromPath[str], desk: TheDesk) -> Response[str]:
    found = await desk.table(table)
    if found.row.archive:
        return _show(request, desk, found, 0)
    return _show(request, desk, found, None)


@get("/t/{table:str}/replay")
async def replay_page(
    request: AnyRequest, table: FromPath[str], desk: TheDesk, at: FromQuery[int] = 0
) -> Response[str]:
    """The same page, looking at an earlier moment."""
    found = await desk.table(table)
    return _show(request, desk, found, max(0, min(at, found.moments)))


@post("/t/{table:str}/fork", status_code=303)
async def fork(request: AnyRequest, table: FromPath[str], desk: TheDesk) -> Redirect:
    """Play on from a moment against bots: what the seat did not know is dealt anew."""
    found = await desk.table(table)
    who = desk.onlooker(found, request)
    form = await request.form()
    moment, seat = _number(form.get("moment")), _number(form.get("seat"))
    if moment is None or not 0 <= moment <= found.moments or (seat is not None and seat >= len(found.chairs)):
        raise Trouble(400, "trouble-bad-request")
    if not (found.over() or found.row.archive) and seat not in who.held:
        raise Trouble(403, "trouble-fork-running")
    if found.game.over(found.state_at(moment)):
        raise Trouble(400, "trouble-fork-over")
    chairs = _new_chairs(request, desk, found, seat or 0)
    host = tokens.make()
    sealed, invites = settle(chairs, host)
    made = await desk.hall.fork(found, moment, seat or 0, sealed, host, curtain=False)
    desk.opponents.wake(made)
    return welcome(request, desk, made, host, invites)


def _number(text: object) -> int | None:
    return int(text) if isinstance(text, str) and text.isdigit() else None


def _new_chairs(request: AnyRequest, desk: Desk, table: Table, mine: int) -> list[Chair]:
    voice = desk.words(request)
    level = USUAL
    bot = Message(f"level-{level}")
    return [
        Chair(chair.seat, HERE, chair.name)
        if chair.seat == mine
        else Chair(
            chair.seat, BOT, voice.say(Message("name-bot", {"n": chair.seat + 1, "level": bot})), level
        )
        for chair in table.chairs
    ]


def _show(request: AnyRequest, desk: Desk, table: Table, moment: int | None) -> Response[str]:
    who: Onlooker = replace(desk.onlooker(table, request), moment=moment)
    sight = desk.see(table, who)
    return desk.page(
        request,
        "table.html",
        voice=desk.shelf.voice(table.game.name, who.tastes.language, table.names()),
        table=table,
        who=who,
        sight=sight,
        moment=moment,
        game_title=desk.shelf.title(table.game.name, desk.words(request)),
    )


table_router = Router(path="/", route_handlers=[table_page, replay_page, fork])
