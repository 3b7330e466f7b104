"""Who may act: secrets of 192 bits, known to their holder, kept here as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def make() -> str:
    """A new token: 192 bits from the operating system, 32 characters."""
    return secrets.token_urlsafe(24)


def seal(token: str) -> str:
    """What is stored of a token. A plain hash is enough: nobody guesses 192 random bits."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, sealed: str) -> bool:
    """Whether this is the token of that seal, in constant time; an empty seal fits nothing."""
    return bool(sealed) and hmac.compare_digest(seal(token), sealed)


def table_id() -> str:
    """The name of a table: 96 bits, so that only those who were told may watch."""
    return secrets.token_urlsafe(12)
