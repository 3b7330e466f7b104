"""One search over a tree: down by the best edges, a look from the leaf, and back. Compiled."""

from __future__ import annotations

import time
from typing import Final

from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import Rng
from .evaluation import Appraisal, Evaluation
from .rollout import follow, look
from .style import Style
from .tree import Edge, Node

MOST_EDGES: Final = 150_000
"""A tree stops growing here: about 100 MB."""


class Climb:
    """The search of one question by one seat, until a moment on the clock."""

    def __init__(self, judge: Evaluation, seat: int, style: Style, rng: Rng, limit: float) -> None:
        self.judge = judge
        self.game = judge.game
        self.seat = seat
        self.rng = rng
        self.limit = limit
        self.edges = 0
        self.width: int = style.width
        self.wider: float = style.widen
        self.explore: float = style.explore

    def once(self, root: Node, state: Position) -> None:
        """One way down and back, in one imagined state, which is used up."""
        path: list[Edge] = []
        self._aside(root, state, path)
        first = self._step(root, state, path)
        found = self._down(first, state, path)
        for edge in path:
            edge.learn(found.values)
        first.wins += found.chances[self.seat]
        first.points += found.points[self.seat]

    def _down(self, edge: Edge, state: Position, path: list[Edge]) -> Appraisal:
        """From an answer on to a question that was never asked before, or to the end of the game."""
        while True:
            waiting = self.game.waiting(state)
            if not waiting:
                return self.judge.appraise(state)
            seat = self.seat if self.seat in waiting else waiting[0]
            if self.edges >= MOST_EDGES:
                return self.judge.appraise(state)
            if seat not in edge.next:
                node = edge.next[seat] = Node(seat)
                return self._leaf(node, state, path)
            node = edge.next[seat]
            self._aside(node, state, path)
            edge = self._step(node, state, path)

    def _leaf(self, node: Node, state: Position, path: list[Edge]) -> Appraisal:
        """A new question: it is worth what its most promising answer is.

        The looks that find that answer stay in the tree, where a later visit needs them.
        """
        self._aside(node, state, path)
        options = self.game.options(state, node.seat)
        keys = [move.key() for move in options]
        self.widen(node, state, options, keys, self.width)
        return node.most_promising().seen

    def _aside(self, node: Node, state: Position, path: list[Edge]) -> None:
        """While several seats are asked at once, the others answer first, each in a tree of its own.

        Nobody knows what the others answer: neither do their trees branch on this seat's answer, nor does
        the tree of this seat branch on theirs.
        """
        waiting = self.game.waiting(state)
        while len(waiting) > 1:
            other = waiting[0] if waiting[0] != node.seat else waiting[1]
            if other not in node.aside:
                node.aside[other] = Node(other)
            spot = node.aside[other]
            while other in waiting and len(waiting) > 1:
                edge = self._step(spot, state, path)
                if other not in edge.next:
                    edge.next[other] = Node(other)
                spot = edge.next[other]
                waiting = self.game.waiting(state)

    def _step(self, node: Node, state: Position, path: list[Edge]) -> Edge:
        """Answer one question by the edge to try next."""
        seat = node.seat
        node.visits += 1
        options = self.game.options(state, seat)
        keys = [move.key() for move in options]
        self.widen(node, state, options, keys, self.width + int(self.wider * node.visits**0.5))
        edge = node.best([node.edges[key] for key in keys if key in node.edges], self.explore)
        self.game.answer(state, seat, options[keys.index(edge.key)])
        follow(self.game, state)
        path.append(edge)
        return edge

    def widen(self, node: Node, state: Position, options: list[Move], keys: list[str], width: int) -> bool:
        """Look at answers not seen before, up to a number of answers; says whether any reveals something."""
        missing = [i for i in range(len(keys)) if keys[i] not in node.edges]
        wanted = min(width - (len(keys) - len(missing)), len(missing))
        revealing = False
        for n in range(wanted):
            place = n + self.rng.below(len(missing) - n)
            missing[n], missing[place] = missing[place], missing[n]
            i = missing[n]
            seen, after = look(self.judge, state, node.seat, options[i])
            node.edges[keys[i]] = Edge(keys[i], seen)
            self.edges += 1
            revealing = revealing or after.reveals != state.reveals
            if time.perf_counter() > self.limit:
                break
        return revealing
