"""No foreign page acts for you: where requests may come from, and what a page may load."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from .desk import AnyConnection, AnyRequest, Trouble

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def own(connection: AnyConnection) -> bool:
    """Whether a request comes from a page of this very host.

    A form sent under `no-referrer` says `Origin: null`; there the browser's own `Sec-Fetch-Site` decides,
    which no page can forge. Our client sends forms by fetch, so that plain HTTP has a true origin too.
    """
    origin = connection.headers.get("origin")
    if origin and origin != "null":
        return urlsplit(origin).netloc == connection.headers.get("host")
    return connection.headers.get("sec-fetch-site") == "same-origin"


async def check_origin(request: AnyRequest) -> None:
    """Runs before every handler."""
    if request.method not in _SAFE and not own(request):
        raise Trouble(403, "trouble-origin")
