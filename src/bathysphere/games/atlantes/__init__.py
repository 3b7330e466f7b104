"""Atlantes: characters played from the hand, locations raised level by level, mantas, objectives."""

from .game import Atlantes

GAME = Atlantes
