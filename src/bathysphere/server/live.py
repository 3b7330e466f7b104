"""The living page: commands in, changed fragments out, over a WebSocket or by plain requests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import Response, Router, WebSocket, get, post, websocket
from litestar.enums import MediaType
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ..kernel.message import Message
from .desk import AnyConnection, AnyRequest, Desk, TheDesk, Trouble
from .fragments import Sight
from .guard import own
from .hall import Command
from .onlooker import Onlooker, may_look_as
from .table import Table

_log = logging.getLogger("bathysphere.server")
_SLOW: Final = 10.0
_POLL: Final = 20.0
_BURST: Final = 40
_PER_SECOND: Final = 20.0
_COMMANDS: Final = ("answer", "undo", "reset", "confirm")


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """What a page says. `do` is a command of a seat, or `see`: through whose eyes, when, how wide."""

    do: str
    id: str = msgspec.field(default="")
    at: int = 0
    seat: int | None = None
    key: str = ""
    moment: int | None = None
    narrow: bool = False


class Told(msgspec.Struct, omit_defaults=True):
    """What a page is told: a fresh sight, or the outcome of its command."""

    told: str
    version: int = 0
    hash: str = ""
    title: str = ""
    turn: bool = False
    seat: int | None = None
    fragments: dict[str, str] = {}
    id: str = ""
    why: str = ""


_read = msgspec.json.Decoder(Said)
_write = msgspec.json.Encoder()


def sight_told(sight: Sight, fragments: dict[str, str]) -> Told:
    return Told("sight", sight.version, sight.hash(), sight.title, sight.turn, sight.seat, fragments)


class Line:
    """One browser at one table."""

    def __init__(self, desk: Desk, table: Table, who: Onlooker, socket: WebSocket[Any, Any, Any]) -> None:
        self.desk = desk
        self.table = table
        self.who = who
        self.socket = socket
        self.sent: Sight | None = None
        self.tokens = float(_BURST)
        self.at = time.monotonic()
        self.turn = asyncio.Lock()

    async def push(self) -> None:
        """Send what has changed since the last time; a reader that does not keep up is dropped."""
        async with self.turn:
            sight = self.desk.see(self.table, self.who)
            if sight.seat is not None and sight.seat in self.who.held:
                self.who = replace(self.who, seat=sight.seat)
            if self.sent == sight:
                return
            changed = sight.since(self.sent)
            self.sent = sight
            await self._send(sight_told(sight, changed))

    async def hear(self, raw: str | bytes) -> None:
        """Take one message of the page."""
        await self._slow_down()
        try:
            said = _read.decode(raw)
        except msgspec.MsgspecError:
            return
        if said.do == "see":
            self.who = look(self.table, self.who, said)
            await self.push()
        elif said.do in _COMMANDS:
            await self._send(await obey(self.desk, self.table, self.who, said))
            if said.seat in self.who.held and not self.table.row.curtain:
                self.who = replace(self.who, seat=said.seat)
            await self.push()

    async def _send(self, told: Told) -> None:
        await asyncio.wait_for(self.socket.send_text(_write.encode(told).decode()), _SLOW)

    async def _slow_down(self) -> None:
        """A page that says too much is read more slowly; a hasty hand on a slider is no reason to part."""
        now = time.monotonic()
        self.tokens = min(_BURST, self.tokens + (now - self.at) * _PER_SECOND) - 1
        self.at = now
        if self.tokens < 0:
            await asyncio.sleep(-self.tokens / _PER_SECOND)


def look(table: Table, who: Onlooker, said: Said) -> Onlooker:
    """The onlooker after asking to see something else; what may not be seen is not asked for."""
    seat = said.seat if may_look_as(table, who, said.seat) else who.seat
    moment = said.moment if said.moment is not None and 0 <= said.moment <= table.moments else None
    return replace(who, seat=seat, moment=moment, narrow=said.narrow)


async def obey(desk: Desk, table: Table, who: Onlooker, said: Said) -> Told:
    """Carry out a command of a seat that this browser holds."""
    voice = desk.shelf.voice("", who.tastes.language)
    why: Message | None = Message("refused-seat")
    version = table.version
    if said.seat is not None and said.seat in who.held and 1 <= len(said.id) <= 64 and len(said.key) <= 400:
        outcome = await desk.hall.command(table, Command(said.id, said.at, said.seat, said.do, said.key))
        version, why = outcome.version, outcome.why
    if why is None:
        return Told("done", version, id=said.id)
    return Told("refused", version, id=said.id, why=voice.say(why))


@websocket("/t/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str], desk: TheDesk) -> None:
    """Talk with one browser until it leaves."""
    if not own(socket):
        await socket.close(code=4403)
        return
    try:
        found = await desk.table(table)
    except Trouble:
        await socket.close(code=4404)
        return
    await socket.accept()
    line = Line(desk, found, desk.onlooker(found, socket), socket)
    await _attend(line)


async def _attend(line: Line) -> None:
    desk, table, seats = line.desk, line.table, line.who.held
    async with desk.channels.start_subscription([table.row.id]) as news:
        for seat in seats:
            table.arrive(seat)
        await desk.publish(table)
        jobs = [asyncio.create_task(_listen(line)), asyncio.create_task(_follow(line, news))]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            for end in await asyncio.gather(*jobs, return_exceptions=True):
                _report(end)
            for seat in seats:
                table.leave(seat)
            await desk.publish(table)


def _report(end: object) -> None:
    """People leave, and slow readers are dropped; anything else that ends a line is our fault."""
    if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, TimeoutError)):
        _log.error("a live line broke", exc_info=end)


async def _listen(line: Line) -> None:
    while True:
        await line.hear(await line.socket.receive_text())


async def _follow(line: Line, news: Any) -> None:
    async for _ in news.iter_events():
        line.who = recognised(line.desk, line.table, line.who, line.socket)
        await line.push()


def recognised(desk: Desk, table: Table, who: Onlooker, connection: AnyConnection) -> Onlooker:
    """Looked at anew: a revoked token opens nothing from now on."""
    now = desk.onlooker(table, connection)
    return replace(who, held=now.held, host=now.host)


@post("/t/{table:str}/say", status_code=200)
async def say(request: AnyRequest, table: FromPath[str], desk: TheDesk) -> Response[bytes]:
    """A command without a WebSocket."""
    found = await desk.table(table)
    try:
        said = _read.decode(await request.body())
    except msgspec.MsgspecError as error:
        raise Trouble(400, "trouble-bad-request") from error
    if said.do not in _COMMANDS:
        raise Trouble(400, "trouble-bad-request")
    told = await obey(desk, found, desk.onlooker(found, request), said)
    return Response(_write.encode(told), media_type=MediaType.JSON)


@get("/t/{table:str}/sight")
async def sight(
    request: AnyRequest,
    table: FromPath[str],
    desk: TheDesk,
    seen: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
    moment: FromQuery[int | None] = None,
    narrow: FromQuery[bool] = False,
) -> Response[bytes]:
    """The whole sight, as soon as it differs from what was seen, or after a while."""
    found = await desk.table(table)
    who = look(found, desk.onlooker(found, request), Said("see", seat=seat, moment=moment, narrow=narrow))
    async with desk.channels.start_subscription([found.row.id]) as news:
        if desk.see(found, who).hash() == seen:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(anext(aiter(news.iter_events())), _POLL)
    now = desk.see(found, who)
    return Response(_write.encode(sight_told(now, now.fragments)), media_type=MediaType.JSON)


live_router = Router(path="/", route_handlers=[live, say, sight])
