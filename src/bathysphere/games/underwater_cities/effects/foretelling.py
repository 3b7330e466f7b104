"""Looking ahead without trying: whether a plain card leaves a slot usable (UC-10.4)."""

from __future__ import annotations

from typing import Final

from ..components import ACTION, INSTANT, PERMANENT, Card
from ..rules.cards import full
from ..rules.federation import ENTERING
from ..rules.talents import alters, amended, claimed, talents_of
from ..state import State, replaced
from ..words import (
    ADVANCES,
    ENTERED,
    IMPROVES,
    NOTHING,
    OTHERWISE,
    PAID,
    UPGRADED,
    USES_CARD,
    Advance,
    Choose,
    Text,
)
from .choosing import combinations
from .giving import gives, yields
from .possible import usable

NO: Final = 0
YES: Final = 1
UNKNOWN: Final = -1


def foretold(state: State, seat: int, number: int, card: Card, price: int) -> int:
    """UC-10.4  Whether a slot that only builds is usable after a card, where nothing else has a say in it.

    It is not usable now. `price`: the credits that are paid first.
    """
    slot = amended(state, seat, number)
    if slot.wants & (USES_CARD | OTHERWISE) or state.contracts or not _alone(state, seat, card):
        return UNKNOWN
    if card.kind == PERMANENT:
        return _once_claimed(state, seat, number, card, price) if alters(card) else NO
    text = card.text
    if card.kind != INSTANT or text is None:
        return UNKNOWN if card.kind == ACTION and full(state.nations[seat]) else NO
    if not text.brings:
        return NO
    if not text.tame:
        return UNKNOWN
    nation = state.nations[seat]
    supply = nation.supply
    nation.supply = replaced(supply, 0, supply[0] - price)
    found = YES if _after(state, seat, slot, text) else NO
    nation.supply = supply
    return found


def _alone(state: State, seat: int, card: Card) -> bool:
    """Whether nothing of the seat answers to what a tame card does, and no ability may be used beside it."""
    if not state.nations[seat].permanents:
        return True
    talents = talents_of(state, seat)
    heard = talents.heard
    if talents.once or (card.cost and heard[PAID]):
        return False
    brings = card.text.brings if card.kind == INSTANT and card.text is not None else 0
    return not (brings & ADVANCES and heard[ENTERED]) and not (brings & IMPROVES and heard[UPGRADED])


def _once_claimed(state: State, seat: int, number: int, card: Card, price: int) -> int:
    """Whether a slot is usable with one more permanent."""
    if card.once is not None:
        return UNKNOWN
    nation = state.nations[seat]
    supply, permanents, known = nation.supply, nation.permanents, nation.talents
    nation.supply = replaced(supply, 0, supply[0] - price)
    nation.talents = claimed(state, seat, card.number)
    nation.permanents = nation.talents.of
    found = YES if usable(state, seat, amended(state, seat, number)) else NO
    nation.supply, nation.permanents, nation.talents = supply, permanents, known
    return found


def _after(state: State, seat: int, slot: Text, text: Text) -> bool:
    """Whether a slot is usable after a tame text: all it gives is taken, and of what it offers the best."""
    nation = state.nations[seat]
    choice: Choose | None = None
    for part in text.parts:
        if isinstance(part, Choose):
            choice = part
        elif isinstance(part, Advance):
            _step(state, seat, part.n)
        elif gives(part):
            bundle = yields(state, seat, part, NOTHING)
            nation.supply = [nation.supply[kind] + bundle[kind] for kind in range(5)]
    if choice is None:
        return usable(state, seat, slot)
    before = nation.supply
    for kinds in combinations(list(choice.kinds), choice.n, choice.different):
        nation.supply = before[:]
        for kind in kinds:
            nation.supply[kind] += 1
        if usable(state, seat, slot):
            return True
    return False


def _step(state: State, seat: int, n: int) -> None:
    """UC-19.2  What so many steps on the Federation track bring."""
    nation = state.nations[seat]
    space = nation.space
    for _ in range(n):
        if space != 1:
            space = 4 if space == 0 else space - 1
            bundle = ENTERING[space]
            nation.supply = [nation.supply[kind] + bundle[kind] for kind in range(5)]
