"""What the permanents of a seat change: worked out once for every set of permanents (UC-5, UC-13, UC-23)."""

from __future__ import annotations

from typing import Final

from ..components import USUAL, Card, Talents
from ..state import State
from ..words import (
    BUILT,
    CONNECTED,
    ENTERED,
    FACTS,
    GAVE,
    NOTHING,
    PAID,
    SLOT,
    UPGRADED,
    USED,
    Bundle,
    Discount,
    Hand,
    Open,
    Substitute,
    Whenever,
)

DONE_IN_CARD_SET: Final[tuple[int, ...]] = (BUILT, UPGRADED, CONNECTED, ENTERED, USED, GAVE, SLOT, PAID)


def talents_of(state: State, seat: int) -> Talents:
    """What a seat's permanents change. A tuple is never changed: the same one means the same talents."""
    nation = state.nations[seat]
    known = nation.talents
    if known is None or known.of is not nation.permanents:
        known = _talents([state.box.cards[number] for number in nation.permanents], nation.permanents)
        nation.talents = known
    return known


def _talents(cards: list[Card], of: tuple[int, ...]) -> Talents:
    """UC-13.11  Discounts add up.

    UC-23.5  A permanent may raise the hand limit.
    UC-5.9  Triggers, discounts and abilities are all permanent effects.
    """
    words = [word for card in cards for word in card.always]
    discounts = [word for word in words if isinstance(word, Discount)]
    heard: list[list[Whenever]] = [[] for _ in FACTS]
    for card in cards:
        for whenever in card.whenever:
            heard[whenever.fact].append(whenever)
    once = [card for card in cards if card.once is not None]
    return Talents(
        of,
        sum([word.n for word in words if isinstance(word, Hand)]),
        bool([word for word in words if isinstance(word, Open)]),
        discounts,
        [word for word in words if isinstance(word, Substitute)],
        _usual(discounts, True),
        _usual(discounts, False),
        heard,
        once,
        not once and not any([heard[fact] for fact in DONE_IN_CARD_SET]),
    )


def _usual(discounts: list[Discount], by_slot: bool) -> list[Bundle]:
    if not discounts:
        return list(USUAL)
    return [less(discounts, thing, cost, NOTHING, by_slot) for thing, cost in enumerate(USUAL)]


def less(discounts: list[Discount], thing: int, cost: Bundle, off: Bundle, by_slot: bool) -> Bundle:
    """UC-13.12  No part of a cost falls below nothing; what is left of a discount is lost."""
    found = list(cost[:5])
    for kind in range(5):
        found[kind] -= off[kind]
        for word in discounts:
            if thing in word.on and (by_slot or not word.by_slot):
                found[kind] -= word.bundle[kind]
    return tuple([max(0, each) for each in found])
