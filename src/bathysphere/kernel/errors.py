"""What can go wrong, each said in one sentence."""

from __future__ import annotations

from .message import Refusal


class BathysphereError(Exception):
    """Base of every error meant for people: its text is one sentence with the way out."""


class BadSetup(BathysphereError):
    """A seat count, seed or variant that the game does not have."""


class BadPack(BathysphereError):
    """Card data that cannot be used: names the file, the card and the key."""


class BadRecord(BathysphereError):
    """A record or save that cannot be read or replayed: names the line and the reason."""


class BrokenLaw(BathysphereError):
    """A game that does not keep one of the laws."""

    def __init__(self, law: str, why: str) -> None:
        super().__init__(f"law '{law}' is broken: {why}")
        self.law = law


class IllegalMove(BathysphereError):
    """An answer that is not one of the options. Carries the legal keys and the reasons."""

    def __init__(self, key: str, options: list[str], refusals: list[Refusal]) -> None:
        legal = ", ".join(repr(option) for option in options[:8]) + (", …" if len(options) > 8 else "")
        super().__init__(f"{key!r} is not legal now; legal: {legal or 'nothing, this seat is not asked'}")
        self.key = key
        self.options = options
        self.refusals = refusals
