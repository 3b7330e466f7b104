"""Underwater Cities: thirty turns on the ocean floor, for one to four nations."""

from .game import UnderwaterCities

GAME = UnderwaterCities
