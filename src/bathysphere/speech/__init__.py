"""Turns messages into English or French: Fluent bundles, numbers and lists."""

from .voice import LANGUAGES, Voice, read_messages

__all__ = ["LANGUAGES", "Voice", "read_messages"]
