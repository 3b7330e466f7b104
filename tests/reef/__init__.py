"""Reef: a toy game with everything that is hard, on which the kernel is proven before a real game."""

import bathysphere  # noqa: F401  # first, so that it chooses between sources and compiled rooms

from .game import Reef

GAME = Reef
