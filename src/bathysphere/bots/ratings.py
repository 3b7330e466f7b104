"""Ratings on the familiar scale: 1500 is the middle, 400 more wins ten games of eleven."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from ..kernel.errors import BathysphereError
from .arena import SURE, Seat, by_game

MIDDLE: Final = 25.0
SIGMA: Final = MIDDLE / 3
BETA: Final = MIDDLE / 6
SCALE: Final = 400 / math.log(10) / (BETA * math.sqrt(2))
"""Rating points per unit of openskill, so that a difference means the same share of wins as with Elo."""


class NoRatings(BathysphereError):
    """The library that rates is not installed."""


@dataclass(frozen=True)
class Rating:
    """A rating and how far to either side the true one may lie, in 95 of 100 cases."""

    rating: float
    error: float


def rate(rows: list[Seat], bots: list[str]) -> dict[str, Rating]:
    """Ratings from the places in all games. Bots do not learn, so strength does not drift (tau is 0)."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise NoRatings("ratings need openskill: pip install 'bathysphere[bots]'") from error
    model = PlackettLuce(mu=MIDDLE, sigma=SIGMA, beta=BETA, tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for game in by_game(rows):
        names = [row.bot for row in game]
        if len(set(names)) < 2:
            continue
        rated = model.rate([[known[name]] for name in names], ranks=[float(row.place) for row in game])
        for bot in set(names):
            # A bot that sits several times takes the mean of what its seats would take.
            own = [team[0] for team, name in zip(rated, names, strict=True) if name == bot]
            known[bot] = model.rating(
                mu=fmean(each.mu for each in own), sigma=fmean(each.sigma for each in own), name=bot
            )
    return {
        bot: Rating(1500 + SCALE * (each.mu - MIDDLE), SURE * SCALE * each.sigma)
        for bot, each in known.items()
    }
