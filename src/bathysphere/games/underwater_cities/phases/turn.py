"""The turn: discard to the limit, choose a slot and a card, resolve both sets (UC-4, UC-10, UC-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import ACTION, INSTANT, NO_COLOUR, PERMANENT, Card
from ..effects.foresight import hopeful, run
from ..effects.foretelling import UNKNOWN, YES, foretold
from ..effects.parts import free_moves, take_free
from ..effects.perform import open_slot
from ..effects.possible import means_of, usable, wants_of
from ..effects.prospects import claim_could_help, could_bring, could_help, freely, text_could_help
from ..rules.cards import draw, full, leave_hand, throw, too_many
from ..rules.slots import clonable, free_slots, occupy, side_of, take_cloning_tile
from ..rules.talents import alters, amended, answered, talents_of
from ..state import FORESEEN, Frame, State
from ..words import CHOSEN, ENDED, MISMATCHED, OTHERWISE, USES_CARD, Text
from . import era
from .moves import Discard, Done, Place
from .sets import CardSet, Order, SlotSet

NONE_YET: Final[list[int]] = [0] * 6
"""Nothing built this turn; never changed, as all lists of a nation that copies share."""


@dataclass(init=False, eq=False)
class StartOfTurn(Frame):
    """UC-23.3  At the beginning of your turn you discard down to the hand limit.

    UC-23.4  The limit is checked only then and at the beginning of an era.
    UC-23.9  So it is asked now, and not at the end of the turn before.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        hand = state.nations[seat].hand
        if not too_many(state, seat, len(hand)):
            return []
        cards = state.box.cards
        return [Discard(cards[card], where, "D1") for where, card in enumerate(hand)]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Discard):
            leave_hand(state, seat, move.card.number)
            throw(state, seat, move.card.number)
        start_turn(state, self.seat)


def start_turn(state: State, seat: int) -> None:
    """UC-23.3  Whoever keeps the limit goes on at once."""
    nation = state.nations[seat]
    if too_many(state, seat, len(nation.hand)):
        state.stack.append(StartOfTurn(seat))
        return
    nation.new = NONE_YET
    nation.spent = ()
    state.stack.append(ChooseSlot(seat))


@dataclass(init=False, eq=False)
class ChooseSlot(Frame):
    """UC-4.3  On your turn you play exactly one card and choose one slot at the same time.

    UC-4.12  Passing is impossible: the always-available slot can be chosen with any card.
    UC-5.2  Strong cards go with weak slots.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        found = _with_cards(state, seat, free_slots(state), False)
        always, places = side_of(state).always, state.box.places
        for card in state.nations[seat].hand:
            found.append(places[card][always])
        clones = clonable(state, seat)
        if clones:
            found += _with_cards(state, seat, clones, True)
        if state.contracts or state.nations[seat].permanents:
            found += free_moves(state, seat)
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Place):
            state.stack.append(self)
            take_free(state, seat, move)
            return
        place(state, seat, move.slot.number, move.card, move.clone)


def _with_cards(state: State, seat: int, slots: list[int], clone: bool) -> list[Move]:
    """UC-10.3  A slot may be chosen only if part of it will be used.

    UC-10.4  With a matching card that comes first, what the card brings may make it usable.
    UC-10.18  A cloned slot must be usable after the credit is paid.
    """
    # Objects, not moves: compiled, every single one of these many answers would be checked to be a move.
    found: list[object] = []
    nation, box = state.nations[seat], state.box
    hand = nation.hand
    rows: list[tuple[object, ...]] = [box.places[card] for card in hand]
    talents = talents_of(state, seat)
    texts = talents.slots
    first = len(box.slots) if clone else 0
    price = 1 if clone else 0
    if price:
        nation.supply[0] -= price
    means = means_of(state, seat, talents, wants_of(texts, slots))
    if price:
        nation.supply[0] += price
    for slot in slots:
        wants, at = texts[slot].wants, first + slot
        if wants & means or (wants & OTHERWISE and _usable_for(state, seat, texts[slot], price)):
            for row in rows:
                found.append(row[at])
            continue
        colour = box.slots[slot].colour
        for place, card in enumerate(hand):
            if box.cards[card].colour == colour and _brings_about(state, seat, slot, box.cards[card], clone):
                found.append(rows[place][at])
    return found  # type: ignore[return-value]


def _usable_for(state: State, seat: int, text: Text, price: int) -> bool:
    """A closer look at a slot for which the means do not tell, once a price is paid."""
    if not price:
        return usable(state, seat, text)
    supply = state.nations[seat].supply
    supply[0] -= price
    found = usable(state, seat, text)
    supply[0] += price
    return found


def _brings_about(state: State, seat: int, slot: int, card: Card, clone: bool) -> bool:
    """UC-10.4  Whether a card that matches could make the slot usable if it comes first.

    UC-8.4  A Special must be paid for; UC-10.18  with what cloning leaves.
    """
    price = card.cost + 1 if clone else card.cost
    if state.nations[seat].supply[0] < price:
        return False
    told = foretold(state, seat, slot, card, price)
    if told != UNKNOWN:
        return told == YES
    return _may_help(state, seat, card, slot) and enables(state, seat, slot, card, clone)


def _may_help(state: State, seat: int, card: Card, number: int) -> bool:
    """Whether a card could make a slot usable at all, before any foresight."""
    nation = state.nations[seat]
    slot = amended(state, seat, number)
    free = freely(state, seat)
    if card.kind == INSTANT and card.text is not None:
        works = bool(card.text.brings) and usable(state, seat, card.text)
        return (works or free != 0) and text_could_help(state, seat, slot, card.text)
    if card.kind == PERMANENT:
        return (alters(card) or free != 0) and claim_could_help(state, seat, number, card)
    if card.kind == ACTION and (full(nation) or slot.wants & USES_CARD):
        return True
    return free != 0 and could_help(state, seat, slot, could_bring(state, seat, free))


def enables(state: State, seat: int, slot: int, card: Card, clone: bool) -> bool:
    """UC-10.4  Whether the card set can be played so that the slot is usable after it."""
    made = state.branch(seat)
    made.stack = []
    _commit(made, seat, slot, card, clone)
    made.owed = slot
    made.stack.append(SlotSet(seat, slot, True))
    made.stack.append(CardSet(seat, card.number, True))
    return hopeful(made, seat, run(made, seat, None))


def _commit(state: State, seat: int, slot: int, card: Card, clone: bool) -> None:
    """UC-10.6  The tile goes on the slot, then the card is played.

    UC-9.7  So a Special that the slot brings cannot be the card of this turn.
    """
    if clone:
        state.nations[seat].supply[0] -= 1
        take_cloning_tile(state, seat)
    occupy(state, seat, slot)
    leave_hand(state, seat, card.number)
    state.facts.append(Fact("chose", seat, card.number, slot, 1 if clone else 0))


def place(state: State, seat: int, slot: int, card: Card, clone: bool) -> None:
    """UC-4.5  The slot's action is always done; the card works only if the colours match.

    UC-4.6  Without a match the card is discarded with no effect.
    UC-4.7  With a match it may come before or after the slot's action.
    UC-5.4  It is the same for an instant.
    UC-5.6  A card that does not match cannot be claimed.
    UC-5.14  A card without a match goes to its discard place at once.
    UC-8.6  An unmatched Special is not paid for.
    UC-8.13  On the always-available slot no Special works.
    UC-10.11  It has no colour.
    UC-10.13  The card goes where it would go otherwise.
    UC-10.16  On a cloned slot a card works as usual.
    """
    _commit(state, seat, slot, card, clone)
    colour = state.box.slots[slot].colour
    state.stack.append(EndOfTurn(seat))
    if colour == card.colour:
        state.facts.append(Fact("matched", seat, card.number, colour))
        state.stack.append(Order(seat, slot, card.number))
        return
    state.facts.append(Fact("rested" if colour == NO_COLOUR else "mismatched", seat, card.number, slot))
    throw(state, seat, card.number)
    if answered(state, seat, CHOSEN if colour == NO_COLOUR else MISMATCHED):
        state.stack.append(SlotSet(seat, slot, False))
    else:
        open_slot(state, seat, slot, True)


@dataclass(init=False, eq=False)
class EndOfTurn(Frame):
    """UC-20.8  What may be done freely may also be done after both sets."""

    def options(self, state: State, seat: int) -> list[Move]:
        found = free_moves(state, seat)
        if found:
            found.append(Done("D15"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if state.dreaming == FORESEEN:
            return
        if move is None or isinstance(move, Done):
            state.facts.append(Fact("ended", self.seat))
            if answered(state, self.seat, ENDED):
                state.stack.append(LastDraw(self.seat))
            else:
                last_draw(state, self.seat)
            return
        state.stack.append(self)
        take_free(state, seat, move)


@dataclass(init=False, eq=False)
class LastDraw(Frame):
    """UC-23.1  At the end of a turn one card is drawn, besides those gained during it.

    UC-4.9  That is the last thing of a turn.
    UC-23.2  So nobody has fewer than three cards after a turn.
    UC-23.6  A raised limit does not change the drawing.
    UC-4.1  Everyone has three turns in a round, in the order of play.
    UC-3.1  The track fixes the order of the round.
    UC-3.2  It does not change within the round.
    """

    def step(self, state: State, seat: int, move: Move | None) -> None:
        last_draw(state, self.seat)


def last_draw(state: State, seat: int) -> None:
    """UC-4.2  After the draw the next in order has a turn, till everyone has had three."""
    draw(state, seat)
    at = state.order.index(seat) + 1
    if at == len(state.order):
        at = 0
        state.cycle += 1
    if state.cycle < 3:
        start_turn(state, state.order[at])
    else:
        state.cycle = 0
        state.stack.append(era.EndOfRound(seat))
