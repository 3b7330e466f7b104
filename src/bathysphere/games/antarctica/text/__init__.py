"""Moves, facts, prompts, refusals and the text board as message id and parameters."""

from .board import board
from .moves import describe, prompt
from .news import news
from .refusals import refusals
from .result import result

__all__ = ["board", "describe", "news", "prompt", "refusals", "result"]
