"""The rules reference, made from the ledgers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath
from markdown_it import MarkdownIt

from ... import ledgers
from ...drawing.markup import Markup
from ..desk import AnyRequest, TheDesk, Trouble

_RULE: Final = re.compile(r"<li>\s*(?:<p>)?<strong>([A-Z]{2,4}-\d+\.\d+[a-z]?)</strong>")
_HEADING: Final = re.compile(r"<h([1-4])>(.*?)</h\1>", re.DOTALL)
_TAGS: Final = re.compile(r"<[^>]+>")


@dataclass(frozen=True)
class Reference:
    """A ledger as a page, with its headings."""

    body: Markup
    contents: list[tuple[int, str, Markup]]


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: FromPath[str], desk: TheDesk) -> Response[str]:
    if game not in desk.shelf.names() or game not in ledgers.names():
        raise Trouble(404, "trouble-no-rules")
    voice = desk.words(request)
    title = desk.shelf.title(game, voice)
    return desk.page(request, "rules.html", title=title, game=game, reference=reference(game))


@cache
def reference(game: str) -> Reference:
    """The ledger of a game; every rule and heading can be linked to."""
    source = (ledgers.folder() / f"{game}.md").read_text(encoding="utf-8")
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(source)
    body = _RULE.sub(r'<li id="\1" class="rule" tabindex="-1"><strong>\1</strong>', body)
    contents: list[tuple[int, str, Markup]] = []

    def anchor(found: re.Match[str]) -> str:
        level, words = int(found[1]), found[2]
        part = f"part-{len(contents)}"
        if level <= 2:
            contents.append((level, part, Markup(_TAGS.sub("", words))))
            return f'<h{level + 1} id="{part}">{words}</h{level + 1}>'
        return f"<h{level + 1}>{words}</h{level + 1}>"

    body = _HEADING.sub(anchor, body)
    body = body.replace("<table>", '<div class="wide" tabindex="0"><table>').replace(
        "</table>", "</table></div>"
    )
    return Reference(Markup(body), contents)


rules_router = Router(path="/", route_handlers=[rules])
