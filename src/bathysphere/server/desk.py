"""What every route needs: the hall, the games, the reader's tastes, and pages in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from litestar import Request, Response
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType

from ..kernel.message import Message, Param
from ..speech import LANGUAGES, Voice
from .fragments import Sight, see
from .hall import Closed, Hall
from .onlooker import Onlooker, Tastes, recognise
from .opponents import Opponents
from .render import render
from .shelf import Shelf
from .table import Table

THEMES: Final = ("auto", "light", "dark")
KEYRING: Final = "keys"
_YEAR: Final = 365 * 24 * 3600
_SIGHTS: Final = 16

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class Trouble(Exception):
    """Something that ends in a friendly page: a status, what happened, and the way out."""

    def __init__(self, status: int, id: str, **params: Param) -> None:
        super().__init__(id)
        self.status = status
        self.message = Message(id, params)


@dataclass
class Desk:
    """One per application."""

    hall: Hall
    shelf: Shelf
    opponents: Opponents
    channels: ChannelsPlugin
    invites: dict[tuple[str, int], str] = field(default_factory=dict)
    """Links that the host has not handed on yet. Kept in memory only: the store holds hashes."""
    _sights: dict[str, tuple[int, dict[Onlooker, Sight]]] = field(default_factory=dict)

    async def table(self, id: str) -> Table:
        """The table of an address, or a page that says that there is none."""
        try:
            found = await self.hall.open(id)
        except Closed as error:
            raise Trouble(410, "trouble-closed") from error
        if found is None:
            raise Trouble(404, "trouble-no-table")
        self.opponents.wake(found)
        return found

    async def publish(self, table: Table) -> None:
        """Tell everybody at a table that there is something new; each then gets their own sight of it."""
        self.channels.publish(str(table.revision), [table.row.id])
        self.opponents.wake(table)

    def see(self, table: Table, who: Onlooker) -> Sight:
        """The sight of an onlooker, drawn once per revision for all who see the same."""
        revision, known = self._sights.get(table.row.id, (-1, {}))
        if revision != table.revision:
            known = {}
            self._sights[table.row.id] = (table.revision, known)
        if who not in known:
            if len(known) >= _SIGHTS:
                known.clear()
            known[who] = see(self.shelf, table, who)
        return known[who]

    def onlooker(self, table: Table, connection: AnyConnection) -> Onlooker:
        held, host = recognise(table, keyring(connection))
        narrow = connection.cookies.get("narrow") == "1"
        return Onlooker(held, host, tastes(connection), narrow=narrow)

    def page(self, request: AnyRequest, template: str, status: int = 200, **context: Any) -> Response[str]:
        """A whole page in the reader's language and theme."""
        liked = tastes(request)
        voice = context.pop("voice", None) or self.shelf.voice("", liked.language)
        told = render(
            template, voice, tastes=liked, here=request.url.path, themes=THEMES, shelf=self.shelf, **context
        )
        known = request.cookies.get("language") == liked.language
        # The handshake of the live line may carry another language than the page: the first visit decides.
        cookies = [] if known else [remember(request, "language", liked.language)]
        return Response(told, status_code=status, media_type=MediaType.HTML, cookies=cookies)

    def words(self, request: AnyRequest, game: str = "") -> Voice:
        return self.shelf.voice(game, tastes(request).language)


TheDesk: TypeAlias = NamedDependency[Desk]
"""How a route asks for the desk."""


def tastes(connection: AnyConnection) -> Tastes:
    """From cookies; the language of a first visit from the browser."""
    jar = connection.cookies
    language = jar.get("language", "")
    if language not in LANGUAGES:
        asked = connection.headers.get("accept-language", "").lower()
        language = "fr" if asked.startswith("fr") else "en"
    theme = jar.get("theme", "auto")
    return Tastes(
        language,
        theme if theme in THEMES else "auto",
        auto=jar.get("auto", "1") == "1",
        confirm=jar.get("confirm", "0") == "1",
        plain=jar.get("plain", "0") == "1",
        tips=jar.get("tips", "1") == "1",
    )


def keyring(connection: AnyConnection) -> list[str]:
    """The tokens that a browser holds at one table."""
    return [token for token in connection.cookies.get(KEYRING, "").split(".") if token][:12]


def keep(request: AnyRequest, table: Table, token: str) -> Cookie:
    """A cookie with one more token, for the pages of this table only and out of reach of scripts."""
    held = [*keyring(request), token][-12:]
    return Cookie(
        key=KEYRING,
        value=".".join(held),
        path=f"/t/{table.row.id}",
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def remember(request: AnyRequest, name: str, value: str) -> Cookie:
    """A taste, as a cookie."""
    secure = request.url.scheme == "https"
    return Cookie(
        key=name, value=value, path="/", max_age=_YEAR, httponly=True, samesite="lax", secure=secure
    )
