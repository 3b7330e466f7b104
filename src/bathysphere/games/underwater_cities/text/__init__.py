"""Everything that is said, as message id and parameters."""

from .board import board
from .cards import card_text, contract_text, icons, slot_text, tile_text
from .moves import describe
from .news import news
from .prompts import prompt, reason
from .refusals import refusals

__all__ = [
    "board",
    "card_text",
    "contract_text",
    "describe",
    "icons",
    "news",
    "prompt",
    "reason",
    "refusals",
    "slot_text",
    "tile_text",
]
