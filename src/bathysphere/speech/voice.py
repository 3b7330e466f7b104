"""A voice speaks one language: message id and parameters in, words out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ..kernel.message import PLAYER, Message, Param

LANGUAGES: Final = ("en", "fr")
_LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
_HOUSE: Final = Path(__file__).parent / "messages"
_BEFORE_MARKS: Final = re.compile(" (?=[:;!?»])|(?<=«) ")
_UNBREAKABLE: Final = "\u00a0"
_ELISION: Final = re.compile(r"(?<=\w)'(?=\w)")


class Voice:
    """The house's own words and those of the given sources, in one language."""

    def __init__(self, language: str, sources: list[str], names: list[str] | None = None) -> None:
        self.language = language
        self.names = names or []
        self.bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
        for source in [read_messages(_HOUSE, language), *sources]:
            self.bundle.add_resource(FluentResource(source))

    def knows(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, message: Message) -> str:
        """The message in words. An unknown one is said by its id, so that a gap shows and nothing breaks."""
        seat = message.params.get("seat")
        if message.id == PLAYER and isinstance(seat, int) and seat < len(self.names):
            return self.names[seat]
        pattern = self.bundle.get_message(message.id).value if self.knows(message.id) else None
        if pattern is None:
            return message.id
        words, _ = self.bundle.format_pattern(pattern, {k: self._param(v) for k, v in message.params.items()})
        return self._typeset(str(words))

    def _typeset(self, words: str) -> str:
        """French has curved apostrophes; no line breaks at the blanks of its double and quotation marks."""
        if self.language != "fr":
            return words
        return _ELISION.sub("’", _BEFORE_MARKS.sub(_UNBREAKABLE, words))

    def _param(self, value: Param) -> int | str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return str(format_list([self.say(each) for each in value], locale=self.language))
        return value


def read_messages(folder: Path, language: str) -> str:
    """The Fluent source of one folder in one language; several files are `en.ftl`, `en.cards.ftl` …"""
    paths = sorted(folder.glob(f"{language}*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
