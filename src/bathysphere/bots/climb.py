"""One search over a tree: down by the best edges, a look from the leaf, and back. Compiled."""

from __future__ import annotations

import time
from typing import Final

from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import Rng
from .evaluation import Appraisal, Evaluation
from .rollout import finish, follow, look, others_answer, turn_of
from .style import Style
from .tree import Edge, Node

MOST_EDGES: Final = 150_000
"""A tree stops growing here: about 100 MB."""


class Climb:
    """The search of one question by one seat, until a moment on the clock.

    `revealing` says whether any answer that was looked at drew, rolled or turned something over. `habits`
    tell by how much answers of the same key looked better than others when they were last asked for: what
    was good in this turn is looked at first in the next.
    """

    def __init__(
        self,
        judge: Evaluation,
        seat: int,
        style: Style,
        rng: Rng,
        limit: float,
        habits: dict[str, float],
    ) -> None:
        self.judge = judge
        self.game = judge.game
        self.seat = seat
        self.rng = rng
        self.limit = limit
        self.habits = habits
        self.edges = 0
        self.revealing = False
        self.turn = 0.0
        self.width: int = style.width
        self.wider: float = style.widen
        self.explore: float = style.explore

    def look_round(self, root: Node, world: Position, among: list[str]) -> None:
        """A look in one world at every answer, anew, or once more at those among the named ones.

        There is time for one look at least, and the order is random: time may run out before all are seen.
        """
        self.game.prepare(world)
        options = self.game.options(world, self.seat)
        order = [i for i in range(len(options)) if not among or options[i].key() in among]
        self.rng.shuffle(order)
        values: dict[str, float] = {}
        for i in order:
            values[options[i].key()] = self._look(world, options[i]).values[self.seat]
            if time.perf_counter() > self.limit:
                break
        if among:
            root.look_again(values)
        else:
            self.edges += root.look_anew(values)

    def next(self, root: Node) -> Edge:
        """The answer to follow next."""
        return root.best(list(root.edges.values()), self.explore)

    def once(self, root: Node, edge: Edge, state: Position) -> None:
        """One way down along an answer and back, in one imagined state, which is used up.

        While several seats are asked at once the others answer first: nobody knows what anybody answers.
        """
        path = [edge]
        state = others_answer(self.judge, state, self.seat, self.rng)
        root.visits += 1
        self._answer(state, edge.key)
        found = self._down(edge, state, path)
        for each in path:
            each.learn(found.values[self.seat])
        edge.wins += found.chances[self.seat]
        edge.points += found.points[self.seat]

    def _down(self, edge: Edge, state: Position, path: list[Edge]) -> Appraisal:
        """From an answer on to a question that was never asked before, or to the end of the game.

        The first way to the end of a turn stops there: what the others do is played only where it matters.
        """
        while True:
            if not edge.visits and self.game.waiting(state) != [self.seat]:
                return self.judge.appraise(state)
            after = others_answer(self.judge, state, self.seat, self.rng)
            if self.edges >= MOST_EDGES or not self.game.waiting(after):
                return self.judge.appraise(after)
            at_once = after is state
            node = edge.soon if at_once else edge.later
            if node is None:
                return self._leaf(edge.lead_on(at_once), after)
            state = after
            edge = self._step(node, state, path)

    def _leaf(self, node: Node, state: Position) -> Appraisal:
        """A new question: it is worth what its most promising answer is.

        The looks that find that answer stay in the tree, where a later visit needs them. Alone, where looks
        know the end of a turn, the turn is played to its end once instead, and a new one is not begun.
        """
        if self.judge.turns:
            return finish(self.judge, state, self.seat, self.turn, self.judge.finish)[0]
        options = self.game.options(state, self.seat)
        best = self._widen(node, state, options, [move.key() for move in options], self.width)
        assert best is not None
        return best

    def _step(self, node: Node, state: Position, path: list[Edge]) -> Edge:
        """Answer one question by the edge to try next."""
        node.visits += 1
        options = self.game.options(state, self.seat)
        keys = [move.key() for move in options]
        self._widen(node, state, options, keys, self.width + int(self.wider * node.visits**0.5))
        edge = node.best([node.edges[key] for key in keys if key in node.edges], self.explore)
        self._answer(state, edge.key)
        path.append(edge)
        return edge

    def _answer(self, state: Position, key: str) -> None:
        """Give an answer, and every one after it that is the only one."""
        self.turn = turn_of(self.judge, state)
        self.game.answer(state, self.seat, self.game.find(state, self.seat, key))
        follow(self.game, state)

    def _widen(
        self, node: Node, state: Position, options: list[Move], keys: list[str], width: int
    ) -> Appraisal | None:
        """Look at answers not seen before, up to a number of answers; gives the best look of those."""
        missing = [i for i in range(len(keys)) if keys[i] not in node.edges]
        wanted = min(width - (len(keys) - len(missing)), len(missing))
        best: Appraisal | None = None
        if wanted > 1:
            self.game.prepare(state)
        if 0 < wanted < len(missing):
            self.rng.shuffle(missing)
            self._by_habit(missing, keys, wanted)
        for i in missing[: max(wanted, 0)]:
            seen = self._look(state, options[i])
            self.edges += node.look_anew({keys[i]: seen.values[self.seat]})
            if best is None or seen.values[self.seat] > best.values[self.seat]:
                best = seen
            if time.perf_counter() > self.limit:
                break
        return best

    def _by_habit(self, places: list[int], keys: list[str], first: int) -> None:
        """Bring the answers to the front that looked best when they were last asked for, so many of them."""
        likings = [self.habits.get(keys[i], 0.0) for i in places]
        for n in range(first):
            best = n
            for other in range(n + 1, len(places)):
                if likings[other] > likings[best]:
                    best = other
            places[n], places[best] = places[best], places[n]
            likings[n], likings[best] = likings[best], likings[n]

    def _look(self, state: Position, move: Move) -> Appraisal:
        seen, after = look(self.judge, state, self.seat, move)
        self.revealing = self.revealing or after.reveals != state.reveals
        return seen
