"""A list of parts, open: which comes next (D7), and what may be done freely in between (D15, D19)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..rules.contracts import claim_contract, claimable
from ..rules.talents import talents_of
from ..state import State
from ..words import Text
from . import perform
from .giving import give_part, gives
from .moves import Ability, Also, Part, Stop, TakeContract
from .possible import possible, usable
from .spots import Spot


def free_moves(state: State, seat: int) -> list[Move]:
    """UC-20.8  Once-per-turn abilities may be used at any point of one's own turn, each once.

    UC-30.4  Once per turn is once in one's own turn.
    UC-31.5  Contracts may be claimed at the same points. Inside a sequence nothing is free (A-55).
    """
    found: list[Move] = []
    if state.bound or not (state.contracts or state.nations[seat].permanents):
        return found
    for card in talents_of(state, seat).once:
        once = card.once
        assert once is not None
        if card.number not in state.nations[seat].spent and usable(state, seat, once):
            found.append(Ability(card))
    if state.contracts:
        for contract in claimable(state, seat):
            found.append(TakeContract(state.box.contracts[contract]))
    return found


def take_free(state: State, seat: int, move: Move | None) -> bool:
    """Carry out what may be done freely; whether the move was of that sort."""
    if isinstance(move, Ability):
        once = move.card.once
        assert once is not None
        nation = state.nations[seat]
        nation.spent = (*nation.spent, move.card.number)
        perform.open_text(state, seat, once, True)
        return True
    if isinstance(move, TakeContract):
        claim_contract(state, seat, move.contract.number)
        perform.open_text(state, seat, move.contract.text, False)
        return True
    return False


def _plain(text: Text, part: int) -> bool:
    return gives(text.parts[part])


def _all_plain(text: Text, parts: list[int]) -> bool:
    for part in parts:  # noqa: SIM110  # all() over a generator is slow once compiled
        if not _plain(text, part):
            return False
    return True


@dataclass(init=False, eq=False)
class Parts(Spot):
    """UC-20.1  The parts of a text in any order; `part` holds the ones already done, as bits.

    UC-10.2  Each may be left out.
    UC-30.16  `extra` are the texts that permanents add: to do one of them is to use the slot.
    """

    extra: tuple[int, ...]

    def __init__(self, seat: int, text: int, part: int, extra: tuple[int, ...], must: bool) -> None:
        self.seat = seat
        self.text = text
        self.part = part
        self.must = must
        self.extra = extra

    def again(self) -> bool:
        return True

    def brings(self, state: State) -> int:
        found = state.box.texts[self.text].brings
        for extra in self.extra:
            found |= state.box.texts[extra].brings
        return found

    def open_parts(self, state: State, seat: int) -> list[int]:
        text = state.box.texts[self.text]
        found: list[int] = []
        for number, effect in enumerate(text.parts):
            if not self.part & (1 << number) and possible(state, seat, effect, text):
                found.append(number)
        return found

    def open_additions(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = []
        for place, extra in enumerate(self.extra):
            text = state.box.texts[extra]
            if usable(state, seat, text):
                found.append(Also(extra, place, state.box.cards[text.source]))
        return found

    def leaves_choice(self, text: Text) -> bool:
        """Whether several parts are left and not all of them only give."""
        left, plain = 0, True
        for number in range(len(text.parts)):
            if not self.part & (1 << number):
                left += 1
                plain = plain and _plain(text, number)
        return left > 1 and not plain

    def unfinished(self, text: Text, done: int) -> bool:
        return bool(self.extra) or done != (1 << len(text.parts)) - 1

    def options(self, state: State, seat: int) -> list[Move]:
        text = state.box.texts[self.text]
        free = [] if self.must else free_moves(state, seat)
        added = self.open_additions(state, seat) if self.extra else []
        if not free and not added and not self.leaves_choice(text):
            return []
        parts = self.open_parts(state, seat)
        if not free and not added and (len(parts) < 2 or _all_plain(text, parts)):
            return []
        if not parts and not added and not self.unfinished(text, self.part):
            return []
        found: list[Move] = [Part(self.text, number) for number in parts]
        found += added
        found += free
        if found and not self.must:
            found.append(Stop())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if move is None:
            self._run(state)
        elif isinstance(move, Part):
            self._start(state, move.number)
        elif isinstance(move, Also):
            self._add(state, move.place)
        elif not isinstance(move, Stop):
            state.stack.append(self)
            take_free(state, seat, move)

    def _start(self, state: State, number: int) -> None:
        """Whoever picks a part does something of it; to leave it, one does not pick it."""
        text = state.box.texts[self.text]
        done = self.part | (1 << number)
        if self.unfinished(text, done):
            state.stack.append(Parts(self.seat, self.text, done, self.extra, False))
        perform.begin(state, self.seat, text, number, True)

    def _add(self, state: State, place: int) -> None:
        """UC-10.3  Whoever does what a permanent adds has used the slot; its own parts may be left."""
        extra = self.extra[:place] + self.extra[place + 1 :]
        state.stack.append(Parts(self.seat, self.text, self.part, extra, False))
        perform.open_text(state, self.seat, state.box.texts[self.extra[place]], True)

    def _run(self, state: State) -> None:
        """Nothing is left to choose: the only part that can be done is begun, gifts are taken."""
        text = state.box.texts[self.text]
        parts = self.open_parts(state, self.seat)
        if not parts:
            self.leave(state, None)
        elif len(parts) == 1 and not _plain(text, parts[0]):
            self._start_only(state, parts[0])
        else:
            done = self.part
            for number in parts:
                give_part(state, self.seat, text, text.parts[number])
                done |= 1 << number
            if self.unfinished(text, done):
                state.stack.append(Parts(self.seat, self.text, done, self.extra, False))

    def _start_only(self, state: State, number: int) -> None:
        text = state.box.texts[self.text]
        done = self.part | (1 << number)
        if self.unfinished(text, done):
            state.stack.append(Parts(self.seat, self.text, done, self.extra, False))
        perform.begin(state, self.seat, text, number, self.must)
