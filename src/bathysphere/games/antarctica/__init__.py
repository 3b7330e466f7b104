"""Antarctica: ships follow the sun round the continent, scientists settle it, tracks and zones are won."""

from .game import Antarctica

GAME = Antarctica
