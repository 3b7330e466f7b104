"""Bends round after round: games, and what weights and bends missed in them. Fitting needs numpy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..kernel.errors import BadSetup
from . import tuning
from .columns import Columns
from .samples import Sample
from .weights import Sheet, Weights
from .workshop import Workshop

LOOKS: Final = 48
"""Positions remembered per game: there is more to learn than for weights."""
PASSES: Final = 20
"""So often every position is looked at: more learns games by heart."""
SPAN: Final = 4
"""Going onward every lesson is of the games of so many rounds, and looks at each position so often."""
PARTS: Final = (("whole", 1.0), ("half", 0.5), ("quarter", 0.25))
"""How much of a lesson is tried."""

Games = list[list[Sample]]
"""Positions by game."""
Watched = Callable[[int, Weights], Games]
"""The games of a round, played with weights."""
Taught = Callable[[Weights, Games], Weights]
"""Weights with what games taught."""


class Bender:
    """Carries out the plan of a workshop that is for bends; they are for one kind of weights."""

    def __init__(self, shop: Workshop) -> None:
        try:
            from .bending import bent
        except ImportError as error:
            raise BadSetup("bends need numpy: pip install 'bathysphere[bots]'") from error
        if not shop.kinds():
            raise BadSetup(f"{shop.game.name} has no {shop.plan.only} weights to be bent")
        self.shop = shop
        self.plan = shop.plan
        self.kind, self.seats = shop.kinds()[0]
        self.columns = Columns(shop.game)
        self.bent = bent

    def run(self) -> tuple[Sheet, str]:
        """Bends for the weights, and how they did against those at the start; if there were any, mended."""
        start = self.shop.start
        before = tuning.known(start.of(self.seats), self.columns)
        there = len(before.bends.worths)
        if there and there != self.plan.bends:
            raise BadSetup(f"there are {there} bends already; ask for as many, or give --anew")
        if self.plan.onward:
            found = onward(before, self.plan.rounds, self.watched, self.taught)
        else:
            found = self.judged(before)
        new, old = (Sheet(start.game, start.solo, start.table) for _ in range(2))
        setattr(new, self.kind, found)
        setattr(old, self.kind, before)
        games = self.plan.match * 2
        share = self.shop.share("final-bends", new, old, self.seats, games)
        kept = new if share > 0.5 else old
        verdict = f"{share:.1%}" + ("" if kept is new else " (so nothing changes)")
        rivals = "bends before" if there else "weights without bends"
        return kept, f"wins in {games} games against the {rivals}: {verdict}"

    def watched(self, number: int, own: Weights) -> Games:
        """The games of a round."""
        tasks = self.shop.tasks(self.kind, number, own, {})
        tasks = [replace(task, looks=LOOKS, ways=self.plan.ways) for task in tasks]
        return [line.samples for line in self.shop.games(f"bends-{number}", tasks)]

    def taught(self, own: Weights, games: Games) -> Weights:
        """The weights with what their bends should have been for these games."""
        passes = SPAN if self.plan.onward else PASSES
        return self.bent(own, self.columns, games, self.plan.bends, self.plan.seed, passes)

    def judged(self, own: Weights) -> Weights:
        """Every round teaches from its own games and those of the round before, and must win to be kept."""
        older: Games = []
        for number in range(self.plan.rounds):
            newer = self.watched(number, own)
            own = self.kept(number, own, self.taught(own, older + newer))
            older = newer
        return own

    def kept(self, number: int, own: Weights, taught: Weights) -> Weights:
        """The better of the whole lesson and half of it, if it wins most of its games; or else a quarter."""
        best, most = own, 0.5
        game = self.plan.game
        for name, part in PARTS:
            if name == "quarter" and best is not own:
                break
            new = tuning.partway(own, taught, part)
            sheets = Sheet(game, new, new), Sheet(game, own, own)
            share = self.shop.share(f"bends-{number}-{name}", *sheets, self.seats, self.plan.match)
            if share > most:
                best, most = new, share
        return best


def onward(own: Weights, rounds: int, watched: Watched, taught: Taught) -> Weights:
    """Every round goes on from the one before; the mean of the last half of them is what was learnt.

    What a lesson takes for good is then played, and the next ones see what it is worth: the first make play
    much worse, and later ones better than those that have to win at once.
    """
    lately: list[Games] = []
    found: list[Weights] = []
    for number in range(rounds):
        lately = [*lately, watched(number, own)][-SPAN:]
        own = taught(own, [game for games in lately for game in games])
        found.append(own)
    return tuning.levelled(found[len(found) // 2 :])
