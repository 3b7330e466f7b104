"""Looking far ahead: a tree of answers over imagined states (information-set Monte Carlo tree search)."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Mapping
from functools import partial
from typing import Final

from ..kernel.moves import Move
from ..kernel.rng import Rng, seeded
from .bot import Budget, Dealer
from .climb import Climb
from .evaluation import evaluation
from .explain import Estimate, estimates
from .greedy import Evaluate
from .processes import Helpers
from .rollout import settle
from .style import Style
from .tree import NARROW, Edge, Node, reliance, worths

DOUBT: Final = 1.0
"""How much less an answer that was followed once is trusted, in the range of all values."""
_LOTS: Final = 1 << 30
DEFAULT: Final = Budget(milliseconds=1000)


class Search:
    """One bot. Where looks end with the answer, it keeps its tree from one answer of a turn to the next."""

    def __init__(
        self,
        seed: int,
        budget: Budget = DEFAULT,
        style: Style | None = None,
        evaluate: Evaluate | None = None,
        jobs: int = 1,
    ) -> None:
        self.rng = seeded(seed)
        self.budget = budget
        self.style = style or Style()
        self.evaluate = evaluate or partial(evaluation, judgement=self.style.judgement)
        self.ahead: Node | None = None
        self.habits: dict[str, float] = {}
        self.helpers = Helpers(jobs - 1) if jobs > 1 else None

    def choose(self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget) -> Move:
        root = self.think(options, dealer, budget)
        keys = [move.key() for move in options]
        known = [root.edges[key] for key in keys if key in root.edges]
        leniency = self.evaluate(dealer.game, dealer.seats()).leniency.get(self.style.level, 0.0)
        best = self._drawn(known, leniency) if leniency else most_trusted(known)
        self.ahead = best.soon
        return options[keys.index(best.key)]

    def _drawn(self, edges: list[Edge], leniency: float) -> Edge:
        """An answer by lot, the better the likelier.

        Near 0 and 1 answers hardly differ in value though a slip costs as much: less is given away there.
        """
        values = worths(edges)
        best = max(values)
        lenient = leniency * max(4 * best * (1 - best), NARROW)
        weights = [math.exp((value - best) / lenient) for value in values]
        lot = self.rng.below(_LOTS) / _LOTS * sum(weights)
        sums = itertools.accumulate(weights)
        return next((edge for edge, upto in zip(edges, sums, strict=True) if lot < upto), edges[-1])

    def explain(
        self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget
    ) -> list[Estimate]:
        """What the search thinks of the answers, best first."""
        return estimates(self.think(options, dealer, budget), dealer.seat)

    def think(self, options: list[Move], dealer: Dealer, budget: Budget) -> Node:
        """Grow a tree within the budget; its root knows how often each answer was followed.

        Answers are followed through the same worlds with the same luck, one after the other: what a world is
        better for all of them cancels. Helpers get the same budget each, and what they find is added.
        """
        began = time.perf_counter()
        budget = budget if budget.milliseconds or budget.iterations else self.budget
        limit = began + budget.milliseconds / 1000 if budget.milliseconds else float("inf")
        climb = self._climb(dealer, limit)
        root = self._root(options, climb)
        if self.helpers:
            world, seed = dealer.deal(self.rng), self.rng.word()
            self.helpers.ask(dealer.game, world, dealer.seat, seed, budget, self.style)
        self._first_look(climb, root, dealer)
        self.habits.update(root.likings())
        done = 0
        lots: list[Rng] = []
        while time.perf_counter() < limit and not 0 < budget.iterations <= done:
            edge = climb.next(root)
            while len(lots) <= edge.visits:
                lots.append(self.rng.spawn())
            climb.rng = lots[edge.visits].copy()
            climb.once(root, edge, dealer.deal(climb.rng))
            done += 1
        if self.helpers:
            self.helpers.gather(root)
        return root

    def _climb(self, dealer: Dealer, limit: float) -> Climb:
        judge = self.evaluate(dealer.game, dealer.seats())
        return Climb(judge, dealer.seat, self.style, self.rng.spawn(), limit, self.habits)

    def _root(self, options: list[Move], climb: Climb) -> Node:
        """The tree grown so far, if it led to this very question.

        Where looks go to the end of a turn it is let go. They know the turn better than a few ways do, each
        of which went through a world of its own: what a kept tree brings is the luck of worlds.
        """
        kept, self.ahead = self.ahead, None
        if kept is None or climb.judge.finish or not kept.edges:
            return Node()
        return kept if kept.edges.keys() <= {move.key() for move in options} else Node()

    def _first_look(self, climb: Climb, root: Node, dealer: Dealer) -> None:
        """A look at every answer, in the same worlds: in several where one of them reveals something.

        Answers that a kept tree knows are looked at anew. It saw each in a world of its own, and the luck of
        a world is more than what tells answers apart. Looks to the end of a turn are dear, and nearly always
        draw something there: in some games the better half is looked at again, and the better half of those.
        """
        among: list[str] = []
        halving = climb.judge.finish > 0
        for _ in range(climb.judge.rounds if halving else self.style.worlds):
            world = dealer.deal(self.rng)
            joint = len(dealer.game.waiting(world)) > 1
            settle(dealer.game, world, dealer.seat, self.rng)
            climb.look_round(root, world, among)
            if time.perf_counter() > climb.limit or not (halving or climb.revealing or joint):
                return
            if halving:
                among = root.promising(max(self.style.least, (len(among) or len(root.edges) + 1) // 2))
            else:
                among = list(root.edges)


def most_trusted(edges: list[Edge]) -> Edge:
    """The best answer, with a doubt that shrinks with its visits.

    Visits alone would prefer an answer that was followed once and disappointed to all that were not followed.
    """
    values = worths(edges)
    _, trust = reliance(edges)
    doubt = DOUBT * max(max(values) - min(values), NARROW)
    trusted = [
        value - doubt / (edge.visits + trust) ** 0.5 for edge, value in zip(edges, values, strict=True)
    ]
    return edges[trusted.index(max(trusted))]
