"""What a seat does not know, dealt anew."""

from __future__ import annotations

from bathysphere.kernel.rng import Rng

from .phases.setup import DropOne
from .state import State


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """REEF-1.2  Other hands, their dropped cards and the deck are mixed and dealt again."""
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    unseen = made.deck[:]
    for other, diver in enumerate(made.divers):
        if other != seat:
            unseen += diver.hand + diver.dropped
    rng.shuffle(unseen)
    made.deck = [unseen.pop() for _ in made.deck]
    for other, diver in enumerate(made.divers):
        if other != seat:
            diver.hand = [unseen.pop() for _ in diver.hand]
            diver.dropped = [unseen.pop() for _ in diver.dropped]
    _reseal(made, seat, rng)
    return made


def _reseal(made: State, seat: int | None, rng: Rng) -> None:
    top = made.stack[-1] if made.stack else None
    if isinstance(top, DropOne):
        gather = top.gather
        for other, sealed in enumerate(gather.sealed):
            if other != seat and sealed >= 0:
                hand = made.divers[other].hand
                gather = gather.answered(other, hand[rng.below(len(hand))])
        made.stack[-1] = DropOne(top.seat, gather)
