"""A voice that remembers what it has said: most of a table reads the same after an answer as before it."""

from __future__ import annotations

from typing import Final

from ..kernel.message import Message, Param
from ..speech import Voice

_MOST: Final = 8192


class Memory(Voice):
    """Speaks like the voice it is made from, with the names of one table."""

    def __init__(self, voice: Voice, names: list[str]) -> None:
        self.language = voice.language
        self.bundle = voice.bundle
        self.names = names
        self.said: dict[object, str] = {}

    def say(self, message: Message) -> str:
        key = _key(message)
        known = self.said.get(key)
        if known is None:
            if len(self.said) >= _MOST:
                self.said.clear()
            known = self.said[key] = super().say(message)
        return known


def _key(message: Message) -> object:
    return message.id, tuple([(name, _value(value)) for name, value in message.params.items()])


def _value(value: Param) -> object:
    """Something hashable. `True` and `1` are equal but read differently, so the kind belongs to it."""
    if isinstance(value, Message):
        return _key(value)
    if isinstance(value, list):
        return tuple([_key(each) for each in value])
    return type(value), value
