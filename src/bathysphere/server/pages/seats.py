"""Seats: links for friends, sitting down, bots that stand in and give back."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from .. import tokens
from ..desk import AnyRequest, Desk, TheDesk, Trouble, keep, tastes
from ..opponents import USUAL, levels
from ..store import Chair
from ..store.rows import BOT, LINK
from ..table import Table
from .start import person


@get("/t/{table:str}/seats")
async def seats_page(request: AnyRequest, table: FromPath[str], desk: TheDesk) -> Response[str]:
    found = await desk.table(table)
    return _page(request, desk, found)


@get("/t/{table:str}/join/{token:str}")
async def join_page(
    request: AnyRequest, table: FromPath[str], token: FromPath[str], desk: TheDesk
) -> Response[str]:
    """Asks for a name. Nothing changes by looking: previews of a link must not use it up."""
    found = await desk.table(table)
    chair = _invited(found, token)
    return desk.page(
        request,
        "join.html",
        voice=desk.shelf.voice(found.game.name, tastes(request).language, found.names()),
        table=found,
        chair=chair,
        token=token,
        game_title=desk.shelf.title(found.game.name, desk.words(request)),
    )


@post("/t/{table:str}/join/{token:str}", status_code=303)
async def join(request: AnyRequest, table: FromPath[str], token: FromPath[str], desk: TheDesk) -> Redirect:
    """Sit down: the link is used up, and a fresh token goes into the cookie."""
    found = await desk.table(table)
    chair = _invited(found, token)
    form = await request.form()
    name = person(str(form.get("name", "")), chair.name)
    liked, own = tastes(request), tokens.make()
    taken = replace(
        chair,
        name=name,
        level="",
        token=tokens.seal(own),
        invite="",
        auto=liked.auto,
        confirm=liked.confirm,
    )
    await desk.hall.reseat(found, taken)
    desk.invites.pop((table, chair.seat), None)
    return Redirect(f"/t/{table}", status_code=303, cookies=[keep(request, found, own)])


@post("/t/{table:str}/seats/{seat:int}/link", status_code=303)
async def make_link(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], desk: TheDesk
) -> Redirect:
    """A fresh link. Whoever had the old one, or sat there, is out."""
    found, chair = await _host_only(request, desk, table, seat)
    invite = tokens.make()
    level = "" if chair.kind == BOT else chair.level
    await desk.hall.reseat(
        found, replace(chair, kind=LINK, level=level, token="", invite=tokens.seal(invite))
    )
    desk.invites[table, seat] = invite
    return Redirect(f"/t/{table}/seats", status_code=303)


@post("/t/{table:str}/seats/{seat:int}/bot", status_code=303)
async def stand_in(request: AnyRequest, table: FromPath[str], seat: FromPath[int], desk: TheDesk) -> Redirect:
    """A bot takes over. The host may do that for anybody, everybody for themselves."""
    found, chair = await _own_or_host(request, desk, table, seat)
    level = str((await request.form()).get("level", USUAL))
    if level not in levels():
        raise Trouble(400, "trouble-bad-request")
    await desk.hall.reseat(found, replace(chair, level=level))
    return Redirect(f"/t/{table}/seats", status_code=303)


@post("/t/{table:str}/seats/{seat:int}/back", status_code=303)
async def hand_back(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], desk: TheDesk
) -> Redirect:
    """The bot gives the seat back."""
    found, chair = await _own_or_host(request, desk, table, seat)
    if chair.kind == BOT:
        raise Trouble(400, "trouble-bad-request")
    await desk.hall.reseat(found, replace(chair, level=""))
    return Redirect(f"/t/{table}", status_code=303)


@post("/t/{table:str}/tastes", status_code=303)
async def set_tastes(request: AnyRequest, table: FromPath[str], desk: TheDesk) -> Redirect:
    """How the seats of this browser play: forced answers by themselves, a look over the turn."""
    found = await desk.table(table)
    form = await request.form()
    for seat in desk.onlooker(found, request).held:
        chair = replace(found.chairs[seat], auto="auto" in form, confirm="confirm" in form)
        await desk.hall.reseat(found, chair)
    return Redirect(f"/t/{table}", status_code=303)


def _page(request: AnyRequest, desk: Desk, table: Table) -> Response[str]:
    who = desk.onlooker(table, request)
    base = str(request.base_url).rstrip("/")
    links = {
        chair.seat: f"{base}/t/{table.row.id}/join/{desk.invites[table.row.id, chair.seat]}"
        for chair in table.chairs
        if who.host and chair.invite and (table.row.id, chair.seat) in desk.invites
    }
    return desk.page(
        request,
        "seats.html",
        voice=desk.shelf.voice(table.game.name, who.tastes.language, table.names()),
        table=table,
        who=who,
        links=links,
        watch=f"{base}/t/{table.row.id}",
        levels=levels(),
        usual=USUAL,
        game_title=desk.shelf.title(table.game.name, desk.words(request)),
    )


def _invited(table: Table, token: str) -> Chair:
    for chair in table.chairs:
        if tokens.fits(token, chair.invite):
            return chair
    raise Trouble(410, "trouble-link")


async def _host_only(request: AnyRequest, desk: Desk, table: str, seat: int) -> tuple[Table, Chair]:
    found = await desk.table(table)
    if not desk.onlooker(found, request).host or found.row.archive:
        raise Trouble(403, "trouble-not-host")
    return found, _chair(found, seat)


async def _own_or_host(request: AnyRequest, desk: Desk, table: str, seat: int) -> tuple[Table, Chair]:
    found = await desk.table(table)
    who = desk.onlooker(found, request)
    if not (who.host or seat in who.held) or found.row.archive:
        raise Trouble(403, "trouble-not-host")
    return found, _chair(found, seat)


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Trouble(404, "trouble-no-seat")
    return table.chairs[seat]


seats_router = Router(
    path="/", route_handlers=[seats_page, join_page, join, make_link, stand_in, hand_back, set_tastes]
)
