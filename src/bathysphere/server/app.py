"""The application: routes, guards, error pages, and what lives as long as it does."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final, TypeAlias

from litestar import Litestar, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ImproperlyConfiguredException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from .desk import AnyRequest, Desk, Trouble
from .guard import HEADERS, check_origin
from .hall import Hall
from .live import live_router
from .opponents import Opponents
from .pages.files import files_router
from .pages.rules import rules_router
from .pages.seats import seats_router
from .pages.settings import settings_router
from .pages.start import start_router
from .pages.table import table_router
from .shelf import Shelf
from .store import Store
from .table import Table
from .workers import Workers

STATIC: Final = Path(__file__).parent / "static"
LARGEST_BODY: Final = 1_000_000
LARGEST_FRAME: Final = 16_384
Life: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]
_log = logging.getLogger("bathysphere.server")


def make_app(
    store: str, shelf: Shelf | None = None, pace: float = 0.6, thinkers: int | None = None
) -> Litestar:
    """
    Args:
        store: path of the SQLite file.
        shelf: the games on offer; all of them by default.
        pace: seconds that a bot pauses before each answer, so that people can follow.
        thinkers: how many processes bots may use.
    """
    channels = ChannelsPlugin(
        MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=8,
        subscriber_backlog_strategy="dropleft",
    )
    workers = thinkers or max(1, (os.cpu_count() or 2) - 1)
    limit = RateLimitConfig(rate_limit=("minute", 1200), exclude=["/static"])
    return Litestar(
        route_handlers=_routes(),
        plugins=[channels],
        lifespan=[_life(Store(store), shelf or Shelf(), channels, pace, workers)],
        dependencies={"desk": Provide(_desk, sync_to_thread=False)},
        before_request=check_origin,
        after_request=_clothe,
        exception_handlers={Trouble: _trouble, HTTPException: _refused, Exception: _broken},
        middleware=[limit.middleware],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Bathysphere table", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        debug=False,
    )


def _routes() -> list[Router]:
    files = create_static_files_router(
        "/static", [STATIC], cache_control=CacheControlHeader(max_age=3600), after_request=_clothe
    )
    pages = [start_router, table_router, seats_router, files_router, rules_router, settings_router]
    return [*pages, live_router, files]


def _life(store: Store, shelf: Shelf, channels: ChannelsPlugin, pace: float, workers: int) -> Life:
    """What is opened when the application starts and closed when it ends."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(store, shelf, _nobody)
        opponents = Opponents(hall, Workers(shelf.opener, workers), pace)
        desk = Desk(hall, shelf, opponents, channels)
        hall.publish = desk.publish
        app.state.desk = desk
        resuming = asyncio.create_task(opponents.resume())
        try:
            yield
        finally:
            resuming.cancel()
            await asyncio.gather(resuming, return_exceptions=True)
            await opponents.close()
            await store.close()

    return life


async def _nobody(table: Table) -> None:
    """Before the application lives, nobody listens."""


def _desk(state: State) -> Desk:
    found: Desk = state.desk
    return found


async def _clothe(response: Response[object]) -> Response[object]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _trouble(request: AnyRequest, trouble: Trouble) -> Response[str]:
    """A friendly page with the way out."""
    return _page(request, trouble.status, trouble)


def _refused(request: AnyRequest, error: HTTPException) -> Response[str]:
    known = {
        404: "trouble-no-page",
        405: "trouble-no-page",
        413: "trouble-too-large",
        429: "trouble-too-fast",
    }
    return _page(
        request,
        error.status_code,
        Trouble(error.status_code, known.get(error.status_code, "trouble-bad-request")),
    )


def _broken(request: AnyRequest, error: Exception) -> Response[str]:
    """Our fault. The log says where; paths are left out of it, for they may hold a link's token."""
    if isinstance(error, ImproperlyConfiguredException):
        raise error
    _log.error("a request failed", exc_info=error)
    return _page(request, 500, Trouble(500, "trouble-ours"))


def _page(request: AnyRequest, status: int, trouble: Trouble) -> Response[str]:
    desk: Desk = request.app.state.desk
    page = desk.page(request, "trouble.html", status, trouble=trouble.message)
    for name, value in HEADERS.items():
        page.headers.setdefault(name, value)
    return page
