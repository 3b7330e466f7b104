"""Several processes thinking about one question: each grows a tree of its own, and the roots are added up."""

from __future__ import annotations

import multiprocessing
import signal
from dataclasses import dataclass
from functools import cache
from multiprocessing.pool import AsyncResult, Pool

from ..games import GAMES
from ..kernel import packs
from ..kernel.game import AnyGame
from ..kernel.position import Position
from .bot import Budget, Dealer
from .style import Style
from .tree import Edge, Node


@dataclass(frozen=True)
class Question:
    """What another process is sent: an imagined state, never the real one, and how long to think about it."""

    game: str
    pack: str
    world: str
    seat: int
    seed: int
    budget: Budget
    style: Style


@dataclass(frozen=True)
class Branch:
    """What comes back of one answer."""

    key: str
    seen: float
    found: float
    squares: float
    visits: int
    wins: float
    points: float


def workers(processes: int) -> Pool:
    """Other processes, which leave it to this one to stop them: Ctrl-C reaches them all."""
    return multiprocessing.get_context("spawn").Pool(processes, _leave_stopping_to_the_parent)


class Helpers:
    """The other processes of one bot; they end with it."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: Pool = workers(processes)
        self.asked: list[AsyncResult[list[Branch]]] = []

    def ask(self, game: AnyGame, world: Position, seat: int, seed: int, budget: Budget, style: Style) -> None:
        """Let every process think, starting from what the seat could know."""
        pack = next(iter(game.packs)).partition("/")[2]
        text = game.dump(world)
        for n in range(self.processes):
            question = Question(game.name, pack, text, seat, seed + n, budget, style)
            self.asked.append(self.pool.apply_async(think_apart, (question,)))

    def gather(self, root: Node) -> None:
        """Add what they found to the root, always in the same order."""
        for each in self.asked:
            for branch in each.get():
                _graft(root, branch)
        self.asked = []

    def close(self) -> None:
        self.pool.terminate()


def think_apart(question: Question) -> list[Branch]:
    """A question in another process. Imagining from an imagined state is imagining: they look the same."""
    from .search import Search

    game = _open(question.game, question.pack)
    world = game.load(question.world)
    dealer = Dealer(game, world, question.seat)
    bot = Search(question.seed, style=question.style)
    root = bot.think(game.options(world, question.seat), dealer, question.budget)
    return [
        Branch(edge.key, edge.seen, edge.found, edge.squares, edge.visits, edge.wins, edge.points)
        for edge in root.edges.values()
    ]


def _graft(root: Node, branch: Branch) -> None:
    edge = root.edges.get(branch.key)
    if edge is None:
        edge = root.edges[branch.key] = Edge(branch.key, branch.seen)
    edge.found += branch.found
    edge.squares += branch.squares
    edge.visits += branch.visits
    edge.wins += branch.wins
    edge.points += branch.points


@cache
def _open(game: str, pack: str) -> AnyGame:
    return GAMES[game](packs.find(game, pack))


def _leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
