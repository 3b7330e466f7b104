"""Templates, and the words in them."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from ..drawing.players import livery, symbol, symbols
from ..kernel.message import Message, Param, player
from ..speech import LANGUAGES, Voice

_STATIC: Final = Path(__file__).parent / "static"


@cache
def environment() -> Environment:
    """Everything written is escaped, unless it is finished markup."""
    made = Environment(
        loader=PackageLoader("bathysphere.server"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        symbol=symbol, symbols=symbols, livery=livery, asset=asset, drawn_line=drawn_line, LANGUAGES=LANGUAGES
    )
    return made


class Words:
    """What templates call `t`: a message id and its parameters in the reader's language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def __call__(self, id: str, **params: Param) -> str:
        return self.voice.say(Message(id, params))

    def say(self, message: Message) -> str:
        return self.voice.say(message)

    def knows(self, id: str) -> bool:
        return self.voice.knows(id)

    def people(self, seats: list[int]) -> str:
        """The names of several seats as the language lists them."""
        return self.voice.say(Message("people", {"players": [player(seat) for seat in seats]}))


def drawn_line(text: str) -> bool:
    """Whether a line of the text board is part of a map made of letters: its blanks count."""
    return text.startswith("  ") or any("\u2500" <= letter <= "\u257f" for letter in text)


@cache
def asset(name: str) -> str:
    """The address of a built file. It changes with the file, so that browsers may keep it."""
    path = _STATIC / name
    seal = hashlib.sha256(path.read_bytes()).hexdigest()[:10] if path.is_file() else "0"
    return f"/static/{name}?v={seal}"


def render(template: str, voice: Voice, **context: Any) -> str:
    """One template in one language."""
    return environment().get_template(template).render(t=Words(voice), language=voice.language, **context)
