"""What the permanents of a seat change: worked out once for every set of permanents (UC-5, UC-13, UC-23)."""

from __future__ import annotations

from ..components import USUAL, Card, Talents
from ..state import State
from ..words import FACTS, NOTHING, Bundle, Discount, Hand, Open, Substitute, Whenever


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
    return Talents(
        of,
        sum([word.n for word in words if isinstance(word, Hand)]),
        bool([word for word in words if isinstance(word, Open)]),
        discounts,
        [word for word in words if isinstance(word, Substitute)],
        [less(discounts, thing, USUAL[thing], NOTHING, True) for thing in range(len(USUAL))],
        [less(discounts, thing, USUAL[thing], NOTHING, False) for thing in range(len(USUAL))],
        heard,
        [card for card in cards if card.once is not None],
    )


def less(discounts: list[Discount], thing: int, cost: Bundle, off: Bundle, by_slot: bool) -> Bundle:
    """UC-13.12  No part of a cost falls below nothing; what is left of a discount is lost."""
    found = list(cost[:5])
    for kind in range(5):
        found[kind] -= off[kind]
        for word in discounts:
            if thing in word.on and (by_slot or not word.by_slot):
                found[kind] -= word.bundle[kind]
    return tuple([max(0, each) for each in found])
