"""The answers to questions of the sequence of play."""

from __future__ import annotations

from ....kernel.moves import Move
from ..components import Card, Slot


class Discard(Move):
    """Let go of a card of the hand. `where` is its place in the hand, `asked` the decision point."""

    def __init__(self, card: Card, where: int, asked: str) -> None:
        self.card = card
        self.where = where
        self.asked = asked

    def key(self) -> str:
        return f"discard {self.card.id}"

    def point(self) -> str:
        return self.asked


class StartAt(Move):
    """Where the neutral tiles of the solo game start."""

    def __init__(self, index: int) -> None:
        self.index = index

    def key(self) -> str:
        return f"start at {self.index + 1}"

    def point(self) -> str:
        return "D0b"


class Place(Move):
    """Choose a slot and play a card."""

    def __init__(self, slot: Slot, card: Card, clone: bool) -> None:
        self.slot = slot
        self.card = card
        self.clone = clone

    def key(self) -> str:
        return f"{'clone' if self.clone else 'slot'} {self.slot.id} with {self.card.id}"

    def point(self) -> str:
        return "D2"


class SlotFirst(Move):
    def key(self) -> str:
        return "slot first"

    def point(self) -> str:
        return "D3"


class CardFirst(Move):
    def key(self) -> str:
        return "card first"

    def point(self) -> str:
        return "D3"


class Decline(Move):
    """Leave the card without effect."""

    def __init__(self, asked: str) -> None:
        self.asked = asked

    def key(self) -> str:
        return "decline"

    def point(self) -> str:
        return self.asked


class PayCard(Move):
    """Pay for a Special card."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"pay for {self.card.id}"

    def point(self) -> str:
        return "D4"


class Claim(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"claim {self.card.id}"

    def point(self) -> str:
        return "D5"


class GiveUp(Move):
    """Discard an action card for the new one, and use it first or not."""

    def __init__(self, card: Card, place: int, use: bool) -> None:
        self.card = card
        self.place = place
        self.use = use

    def key(self) -> str:
        return f"give up {self.card.id}{' and use it' if self.use else ''}"

    def point(self) -> str:
        return "D6"


class Done(Move):
    """Nothing more of this sort. `asked` is the decision point."""

    def __init__(self, asked: str) -> None:
        self.asked = asked

    def key(self) -> str:
        return "done"

    def point(self) -> str:
        return self.asked


class Replace(Move):
    """How many structures yield something else in this Production."""

    def __init__(self, card: Card, n: int) -> None:
        self.card = card
        self.n = n

    def key(self) -> str:
        return f"replace {self.n} by {self.card.id}"

    def point(self) -> str:
        return "D20"


class PayInProduction(Move):
    """One payment for a production card."""

    def __init__(self, card: Card, part: int, cost: int) -> None:
        self.card = card
        self.part = part
        self.cost = cost

    def key(self) -> str:
        return f"pay for {self.card.id} {self.part + 1}.{self.cost + 1}"

    def point(self) -> str:
        return "D20"


class Buy(Move):
    """Points for resources, so many times."""

    def __init__(self, card: Card, part: int, cost: int, n: int) -> None:
        self.card = card
        self.part = part
        self.cost = cost
        self.n = n

    def key(self) -> str:
        return f"buy {self.n} times by {self.card.id} {self.part + 1}.{self.cost + 1}"

    def point(self) -> str:
        return "D22"
