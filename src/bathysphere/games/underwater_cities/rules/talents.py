"""What the permanents of a seat change: worked out once for every set of permanents (UC-5, UC-13, UC-23)."""

from __future__ import annotations

from ..components import USUAL, USUAL_PRICES, Box, Card, Prices, Slot, Talents
from ..state import State
from ..words import (
    AMENDED,
    FACTS,
    NOTHING,
    OTHERWISE,
    SLOT,
    SURE,
    USES_CARD,
    Bundle,
    Discount,
    Either,
    Hand,
    Open,
    Static,
    Substitute,
    Text,
    Whenever,
)


def talents_of(state: State, seat: int) -> Talents:
    """What a seat's permanents change. A tuple is never changed: the same one means the same talents."""
    nation = state.nations[seat]
    known = nation.talents
    if known.of is not nation.permanents:
        known = _talents(state.box, nation.permanents)
        nation.talents = known
    return known


def claimed(state: State, seat: int, card: int) -> Talents:
    """What the seat's permanents would change together with one more."""
    talents = talents_of(state, seat)
    found = talents.after.get(card)
    if found is None:
        found = _joined(state.box, talents, (*talents.of, card), state.box.cards[card])
        talents.after[card] = found
    return found


def amended(state: State, seat: int, slot: int) -> Text:
    """UC-30.16  A permanent changes the slots it names: what it adds can be done there, too.

    This is for asking; carried out are the texts themselves.
    """
    return talents_of(state, seat).slots[slot]


def answered(state: State, seat: int, fact: int) -> bool:
    """Whether a permanent of the seat may answer to a fact."""
    return bool(state.nations[seat].permanents and talents_of(state, seat).heard[fact])


def alters(card: Card) -> bool:
    """Whether a permanent, once claimed, changes what can be done at all: costs, sites, slots, abilities."""
    if card.always or card.once is not None:
        return True
    for whenever in card.whenever:  # noqa: SIM110  # any() over a generator is slow once compiled
        if whenever.fact == SLOT:
            return True
    return False


def added_to(slot: Slot, heard: list[Whenever]) -> list[Text]:
    """UC-30.16  What permanents add to a slot."""
    return [whenever.do for whenever in heard if whenever.args[0] in slot.classes]


def _talents(box: Box, of: tuple[int, ...]) -> Talents:
    """What a set of permanents changes, one after the other."""
    nobody: list[list[Whenever]] = [[] for _ in FACTS]
    bids, texts = [0] * len(FACTS), box.slot_texts
    found = Talents(of, 0, False, [], [], USUAL_PRICES, USUAL_PRICES, nobody, bids, texts, [])
    for number in of:
        found = _joined(box, found, of, box.cards[number])
    return found


def _joined(box: Box, known: Talents, of: tuple[int, ...], card: Card) -> Talents:
    """UC-13.11  Discounts add up.

    UC-23.5  A permanent may raise the hand limit.
    UC-5.9  Triggers, discounts and abilities are all permanent effects.
    What the new card leaves as it is, both share.
    """
    found = Talents(
        of,
        known.hand,
        known.opens,
        known.discounts,
        known.substitutes,
        known.by_slot,
        known.usual,
        known.heard,
        known.bids,
        known.slots,
        known.once if card.once is None else [*known.once, card],
    )
    for word in card.always:
        _add(found, word)
    if card.whenever:
        _add_triggers(box, found, card)
    return found


def _add(found: Talents, word: Static) -> None:
    if isinstance(word, Hand):
        found.hand += word.n
    elif isinstance(word, Open):
        found.opens = True
    elif isinstance(word, Substitute):
        found.substitutes = [*found.substitutes, word]
    else:
        found.discounts = [*found.discounts, word]
        found.by_slot = _usual(found.discounts, True)
        found.usual = _usual(found.discounts, False)


def _add_triggers(box: Box, found: Talents, card: Card) -> None:
    found.heard, found.bids = found.heard[:], found.bids[:]
    for whenever in card.whenever:
        fact = whenever.fact
        found.heard[fact] = [*found.heard[fact], whenever]
        found.bids[fact] |= whenever.do.brings
        if fact == SLOT:
            found.slots = tuple([_asked(slot, found.heard[SLOT]) for slot in box.slots])


def _asked(slot: Slot, heard: list[Whenever]) -> Text:
    """The text of a slot as it is asked: what is added is one more part, of which any branch will do."""
    text, added = slot.text, added_to(slot, heard)
    if not added:
        return text
    wants = text.wants | OTHERWISE | AMENDED
    for each in added:
        wants |= each.wants & (USES_CARD | SURE)
    parts, sure = (*text.parts, Either(tuple(added))), bool(wants & SURE)
    return Text(
        text.number, text.place, text.source, parts, False, sure, False, text.brings, text.most, wants
    )


def _usual(discounts: list[Discount], by_slot: bool) -> Prices:
    return Prices([less(discounts, thing, cost, NOTHING, by_slot) for thing, cost in enumerate(USUAL)])


def less(discounts: list[Discount], thing: int, cost: Bundle, off: Bundle, by_slot: bool) -> Bundle:
    """UC-13.12  No part of a cost falls below nothing; what is left of a discount is lost."""
    taken = [word.bundle for word in discounts if thing in word.on and (by_slot or not word.by_slot)]
    if off is not NOTHING:
        taken.append(off)
    if not taken:
        return cost[:5]
    found = list(cost[:5])
    for bundle in taken:
        for kind in range(5):
            found[kind] -= bundle[kind]
    return tuple([max(0, each) for each in found])
