"""Language, theme and habits, kept in cookies."""

from __future__ import annotations

from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from ...speech import LANGUAGES
from ..desk import THEMES, AnyRequest, TheDesk, remember

_HABITS: Final = ("auto", "confirm", "plain", "tips")


@get("/settings")
async def settings(request: AnyRequest, desk: TheDesk, back: FromQuery[str] = "/") -> Response[str]:
    return desk.page(request, "settings.html", back=_inside(back))


@post("/settings", status_code=303)
async def save(request: AnyRequest, desk: TheDesk) -> Redirect:
    """Save the whole form, or one switch of the page's foot."""
    form = await request.form()
    cookies = []
    if form.get("language") in LANGUAGES:
        cookies.append(remember(request, "language", str(form["language"])))
    if form.get("theme") in THEMES:
        cookies.append(remember(request, "theme", str(form["theme"])))
    if "habits" not in form and form.get("tips") == "0":
        cookies.append(remember(request, "tips", "0"))
    if "habits" in form:
        cookies += [remember(request, name, "1" if name in form else "0") for name in _HABITS]
    return Redirect(_inside(str(form.get("back", "/"))), status_code=303, cookies=cookies)


def _inside(path: str) -> str:
    """Only back to a page of this table."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


settings_router = Router(path="/", route_handlers=[settings, save])
