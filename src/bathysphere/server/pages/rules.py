"""The rules reference, made from the ledgers: every rule with its number, without the sources."""

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

_SOURCE: Final = re.compile(r"\s*\*[Ss]rc\*[^*]*|\s*\*\((?:EN|FR)[^)]*\)\*")
_NOTE: Final = re.compile(r"\s*(?:\*[Ee]dge:?\*|— Edge:)\s*")
_CITED: Final = re.compile(r"(?<![\w#-])([A-Z]{2,4}-\d+\.\d+)\b")


@dataclass(frozen=True)
class Entry:
    """One rule as a player reads it; the note is a consequence or a special case."""

    id: str
    words: Markup
    note: Markup


@dataclass(frozen=True)
class Chapter:
    """Its title in the ledger's words; the page says it in the reader's, where they are known."""

    number: int
    title: str
    rules: list[Entry]


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: FromPath[str], desk: TheDesk) -> Response[str]:
    if game not in desk.shelf.names() or game not in ledgers.names():
        raise Trouble(404, "trouble-no-rules")
    voice = desk.words(request)
    title = desk.shelf.title(game, voice)
    return desk.page(request, "rules.html", title=title, game=game, chapters=reference(game))


@cache
def reference(game: str) -> list[Chapter]:
    """The rules of a game by chapter."""
    source = (ledgers.folder() / f"{game}.md").read_text(encoding="utf-8")
    chapters: list[Chapter] = []
    for rule in ledgers.read(source):
        if not chapters or chapters[-1].title != rule.chapter:
            chapters.append(Chapter(len(chapters) + 1, rule.chapter, []))
        chapters[-1].rules.append(entry(rule.id, rule.text))
    return chapters


def entry(id: str, text: str) -> Entry:
    """A rule of a ledger without its sources, and its note apart."""
    words, _, note = _NOTE.sub("\0", _SOURCE.sub("", text), count=1).partition("\0")
    return Entry(id, _markup(words), _markup(_NOTE.sub(" ", note)))


def _markup(text: str) -> Markup:
    told = MarkdownIt("commonmark", {"html": False}).renderInline(text.strip())
    return Markup(_CITED.sub(r'<a href="#\1">\1</a>', told))


rules_router = Router(path="/", route_handlers=[rules])
