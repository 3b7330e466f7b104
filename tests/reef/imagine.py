"""What a seat does not know, dealt anew."""

from __future__ import annotations

from bathysphere.kernel.gather import Gather
from bathysphere.kernel.position import Fact
from bathysphere.kernel.rng import Rng

from .phases.setup import DropOne
from .state import State


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """REEF-1.2  The unseen cards change places at random: other hands, their dropped cards and the deck."""
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    image = _permutation(state, seat, rng)
    made.deck = [image[card] for card in state.deck]
    for diver in made.divers:
        diver.hand = [image[card] for card in diver.hand]
        diver.dropped = [image[card] for card in diver.dropped]
    made.facts = [_imagined(fact, image) for fact in state.facts]
    if made.stack and isinstance(made.stack[-1], DropOne):
        made.stack[-1] = _resealed(made.stack[-1], image)
    return made


def _permutation(state: State, seat: int | None, rng: Rng) -> list[int]:
    """By card: the one that takes its place. A card that the seat can see keeps its own."""
    unseen = state.deck[:]
    for other, diver in enumerate(state.divers):
        if other != seat:
            unseen += diver.hand + diver.dropped
    mixed = sorted(unseen)
    rng.shuffle(mixed)
    image = list(range(len(state.box.cards)))
    for card, other_card in zip(unseen, mixed, strict=True):
        image[card] = other_card
    return image


def _imagined(fact: Fact, image: list[int]) -> Fact:
    if fact.what in ("drew", "dropped"):
        return Fact(fact.what, fact.seat, image[fact.thing])
    return fact


def _resealed(frame: DropOne, image: list[int]) -> DropOne:
    sealed = [image[answer] if answer >= 0 else answer for answer in frame.gather.sealed]
    return DropOne(frame.seat, Gather(sealed))
