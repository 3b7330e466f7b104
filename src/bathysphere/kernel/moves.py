"""Moves: the legal answers to the question on top of the stack."""

from __future__ import annotations


class Move:
    """One legal answer: small, typed, never changed. Its key is rendered only when somebody asks."""

    def key(self) -> str:
        """Stable and readable, unique within the question."""
        raise NotImplementedError

    def point(self) -> str:
        """The decision point of the ledger that this answers."""
        raise NotImplementedError


class Stranger(Move):
    """A move that no game knows: what every game must refuse. It stands here as laws are not compiled."""

    def key(self) -> str:
        return "no such answer"

    def point(self) -> str:
        return "nowhere"
