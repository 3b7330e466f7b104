"""The turn: who is asked what, and in which order (REEF-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact

from ..components import ON_PLAY, Card
from ..effects.perform import Perform
from ..rules.cards import draw, play, playable
from ..rules.diving import dive, open_sites
from ..state import Frame, State

LAST_ROUND: Final = 8


class Dive(Move):
    def __init__(self, site: int) -> None:
        self.site = site

    def key(self) -> str:
        return f"dive {self.site}"

    def point(self) -> str:
        return "D2"


class Play(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"play {self.card.id}"

    def point(self) -> str:
        return "D2"


class Rest(Move):
    def key(self) -> str:
        return "rest"

    def point(self) -> str:
        return "D2"


@dataclass(init=False, eq=False)
class Turn(Frame):
    """REEF-3.1  On your turn take exactly one action: dive, play a card, or rest."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = [Dive(site) for site in open_sites(state)]
        for card in playable(state, seat):
            found.append(Play(state.box.cards[card]))
        found.append(Rest())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        state.stack.append(EndOfTurn(self.seat))
        match move:
            case Dive():
                dive(state, seat, move.site)
            case Play():
                play(state, seat, move.card.number)
                state.stack.append(Perform(seat, move.card.number, ON_PLAY, [], 0))
            case Rest():
                draw(state, seat)


@dataclass(init=False, eq=False)
class EndOfTurn(Frame):
    """REEF-3.6  Play passes to the left; after the last seat a new round begins and everyone gains a coin."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        after = (self.seat + 1) % len(state.divers)
        if after == 0:
            state.round += 1
            for diver in state.divers:
                diver.coin += 1
        if state.round <= LAST_ROUND:
            state.stack.append(Turn(after))
        else:
            _finish(state)


def _finish(state: State) -> None:
    """REEF-3.7  After eight rounds the game is over."""
    state.facts.append(Fact("ended", 0))
