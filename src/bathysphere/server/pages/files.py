"""Records in and out: export, import, and a replay in one file."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect

from ...kernel.errors import BathysphereError
from .. import tokens
from ..desk import AnyRequest, TheDesk, Trouble, keep, tastes
from ..film import film
from ..table import Table

LARGEST: Final = 500_000


@get("/t/{table:str}/record.bathy")
async def export(table: FromPath[str], desk: TheDesk) -> Response[str]:
    """The record. It holds the seed, so it is given away only when nothing is hidden any more."""
    found = await desk.table(table)
    _finished(found)
    name = f"{found.game.name}-{table[:6]}.bathy"
    return Response(found.record.text(), media_type="text/plain; charset=utf-8", headers=_download(name))


@get("/t/{table:str}/replay.html")
async def one_file(request: AnyRequest, table: FromPath[str], desk: TheDesk) -> Response[str]:
    """The whole game as one page that needs no server."""
    found = await desk.table(table)
    _finished(found)
    name = f"{found.game.name}-{table[:6]}.html"
    told = film(desk.shelf, found, tastes(request))
    return Response(told, media_type="text/html; charset=utf-8", headers=_download(name))


@post("/import", status_code=303)
async def bring(request: AnyRequest, desk: TheDesk) -> Redirect:
    """A record from a file becomes a table to look at and to play on from."""
    given = (await request.form()).get("record")
    if not isinstance(given, UploadFile):
        raise Trouble(400, "trouble-no-file")
    raw = await given.read()
    if len(raw) > LARGEST:
        raise Trouble(413, "trouble-too-large")
    host = tokens.make()
    try:
        table = await desk.hall.bring(raw.decode("utf-8").replace("\r\n", "\n"), host)
    except UnicodeDecodeError as error:
        raise Trouble(400, "trouble-no-record", why="UTF-8") from error
    except BathysphereError as error:
        raise Trouble(400, "trouble-no-record", why=str(error)) from error
    return Redirect(f"/t/{table.row.id}", status_code=303, cookies=[keep(request, table, host)])


def _finished(table: Table) -> None:
    if not table.over() and not table.row.archive:
        raise Trouble(403, "trouble-running")


def _download(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


files_router = Router(path="/", route_handlers=[export, one_file, bring])
