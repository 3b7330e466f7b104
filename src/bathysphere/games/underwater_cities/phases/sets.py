"""The slot set and the card set: never mixed, in the order the player likes (UC-20)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import ACTION, INSTANT, SPECIAL_ERA
from ..effects.acting import use
from ..effects.foresight import keeps
from ..effects.parts import free_moves, take_free
from ..effects.perform import open_slot, open_text
from ..effects.possible import compels, usable
from ..rules.cards import claim, full, give_up, throw
from ..rules.supply import pay
from ..rules.talents import amended
from ..state import FORESEEN, Frame, State
from ..words import EVERYTHING
from .moves import CardFirst, Claim, Decline, Done, GiveUp, PayCard, SlotFirst


@dataclass(init=False, eq=False)
class Order(Frame):
    """UC-4.7  On a match: the slot first, or the card first, or the card not at all.

    UC-5.7  Card effects, claiming among them, are always optional.
    UC-10.4  The order must leave part of the slot usable.
    """

    slot: int
    card: int

    def __init__(self, seat: int, slot: int, card: int) -> None:
        self.seat = seat
        self.slot = slot
        self.card = card

    def brings(self, state: State) -> int:
        return EVERYTHING

    def options(self, state: State, seat: int) -> list[Move]:
        if not usable(state, seat, amended(state, seat, self.slot)):
            return []
        found: list[Move] = [SlotFirst()]
        if self._payable(state, seat):
            found.append(CardFirst())
        found.append(Decline("D3"))
        return found + self._harmless(state, seat)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if move is None or isinstance(move, CardFirst):
            self._card_first(state)
        elif isinstance(move, SlotFirst):
            state.stack.append(CardSet(self.seat, self.card, False))
            state.stack.append(SlotSet(self.seat, self.slot, False))
        elif isinstance(move, Decline):
            throw(state, self.seat, self.card)
            state.stack.append(SlotSet(self.seat, self.slot, False))
        else:
            if not amended(state, self.seat, self.slot).sure:
                state.owed = self.slot
            state.stack.append(self)
            take_free(state, seat, move)

    def _harmless(self, state: State, seat: int) -> list[Move]:
        """What may be done freely and leaves part of the slot usable."""
        free = free_moves(state, seat)
        if not free or amended(state, self.seat, self.slot).sure:
            return free
        before = state.owed
        state.owed = self.slot
        free = [move for move in free if keeps(state, seat, move)]
        state.owed = before
        return free

    def _payable(self, state: State, seat: int) -> bool:
        """A Special that comes first is paid first, a sequence that stands alone is begun, if that leaves
        part of the slot usable. Anything else of a card can be left.
        """
        card = state.box.cards[self.card]
        if state.nations[seat].supply[0] < card.cost:
            return False
        harmless = not card.cost and (card.text is None or not compels(card.text))
        return harmless or amended(state, self.seat, self.slot).sure or keeps(state, seat, CardFirst())

    def _card_first(self, state: State) -> None:
        """UC-20.2  The card set is finished before the slot set starts, or the other way round.

        UC-8.5  Foresight may come here without the credits for a Special: that is no way on.
        """
        if state.nations[self.seat].supply[0] < state.box.cards[self.card].cost:
            throw(state, self.seat, self.card)
            state.broken = 1
            return
        if not amended(state, self.seat, self.slot).sure:
            state.owed = self.slot
        state.stack.append(SlotSet(self.seat, self.slot, True))
        state.stack.append(CardSet(self.seat, self.card, True))


@dataclass(init=False, eq=False)
class SlotSet(Frame):
    """UC-10.3  At least part of the slot must be used.

    UC-20.8  Between the sets, what may be done freely is offered.
    """

    slot: int
    second: bool

    def __init__(self, seat: int, slot: int, second: bool) -> None:
        self.seat = seat
        self.slot = slot
        self.second = second

    def options(self, state: State, seat: int) -> list[Move]:
        found = free_moves(state, seat) if self.second else []
        if found:
            found.append(Done("D15"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if move is not None and not isinstance(move, Done):
            state.stack.append(self)
            take_free(state, seat, move)
            return
        state.owed = -1
        # A slot that comes first was usable when it was chosen, and nothing has happened since.
        if self.second and not usable(state, self.seat, amended(state, self.seat, self.slot)):
            state.broken = 1
        if state.dreaming == FORESEEN:
            state.stack.clear()
        elif not state.broken:
            open_slot(state, self.seat, self.slot, True)


@dataclass(init=False, eq=False)
class CardSet(Frame):
    """UC-8.4  A matching Special works if its cost is paid in credits.

    UC-8.3  Otherwise it is played like any other card.
    UC-8.11  The cost is paid when the card set starts, so what the slot gave may pay it.
    UC-8.5  Who does not pay has no effect of it.
    `first`: the player said so, nothing is asked again.
    """

    card: int
    first: bool

    def __init__(self, seat: int, card: int, first: bool) -> None:
        self.seat = seat
        self.card = card
        self.first = first

    def brings(self, state: State) -> int:
        return EVERYTHING

    def options(self, state: State, seat: int) -> list[Move]:
        card = state.box.cards[self.card]
        if self.first:
            return []
        found: list[Move] = []
        if card.kind == INSTANT and not card.cost:
            free = free_moves(state, seat)
            return [*free, Done("D15")] if free else []
        if card.cost:
            if state.nations[seat].supply[0] >= card.cost:
                found += [PayCard(card), Decline("D4")]
        else:
            found += [Claim(card), Decline("D5")]
        return found + free_moves(state, seat) if found else found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        card = state.box.cards[self.card]
        runs = isinstance(move, Done) or (move is None and (self.first or not card.cost))
        if isinstance(move, (PayCard, Claim)) or runs:
            state.stack.append(Effective(self.seat, self.card))
            if card.cost:
                pay(state, self.seat, (card.cost, 0, 0, 0, 0))
                state.facts.append(Fact("bought", self.seat, self.card))
        elif move is None or isinstance(move, Decline):
            throw(state, self.seat, self.card)
        else:
            state.stack.append(self)
            take_free(state, seat, move)


@dataclass(init=False, eq=False)
class Effective(Frame):
    """UC-5.5  The card works: an instant is carried out, any other card is claimed."""

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def brings(self, state: State) -> int:
        return EVERYTHING

    def step(self, state: State, seat: int, move: Move | None) -> None:
        card = state.box.cards[self.card]
        if card.kind == INSTANT:
            state.stack.append(Spent(self.seat, self.card))
            assert card.text is not None
            open_text(state, self.seat, card.text, False)
        elif card.kind == ACTION and full(state.nations[self.seat]):
            state.stack.append(FifthAction(self.seat, self.card))
        else:
            claim(state, self.seat, self.card)


@dataclass(init=False, eq=False)
class Spent(Frame):
    """UC-5.14  An instant reaches the discard pile after its effect is finished.

    UC-8.7  A paid Special is kept under the board instead.
    """

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if state.box.cards[self.card].era == SPECIAL_ERA:
            claim(state, self.seat, self.card)
        else:
            throw(state, self.seat, self.card)


@dataclass(init=False, eq=False)
class FifthAction(Frame):
    """UC-6.7  One of the four old action cards must go; the claim may still be declined.

    UC-6.9  If it was ready, it may be used at once, as part of the card set.
    """

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def brings(self, state: State) -> int:
        return EVERYTHING

    def options(self, state: State, seat: int) -> list[Move]:
        nation, cards = state.nations[seat], state.box.cards
        found: list[Move] = []
        for place, number in enumerate(nation.actions):
            found.append(GiveUp(cards[number], place, False))
            text = cards[number].text
            if nation.ready[place] and text is not None and usable(state, seat, text, 1 << place):
                found.append(GiveUp(cards[number], place, True))
        found.append(Decline("D6"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, GiveUp):
            throw(state, self.seat, self.card)
            return
        give_up(state, self.seat, move.place)
        claim(state, self.seat, self.card)
        if move.use:
            state.facts.append(Fact("used", self.seat, move.card.number))
            use(state, self.seat, move.card.text)
