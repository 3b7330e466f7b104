"""Moves, facts, prompts, cards, refusals and the text board as message id and parameters."""

from .board import board
from .facts import news
from .moves import describe
from .prompts import prompt
from .refusals import refusals
from .result import result

__all__ = ["board", "describe", "news", "prompt", "refusals", "result"]
