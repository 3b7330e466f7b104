"""The turn: secondary actions, one main action, secondary actions (AT-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact

from ..components import LOCATION, MANTA, Box, Character, Location, Manta
from ..effects.claims import ChooseManta, Claim, claims
from ..effects.perform import perform, play
from ..effects.text import does_something
from ..rules.characters import playable
from ..rules.ending import count_down, notice_standoff
from ..rules.locations import exploit
from ..rules.mantas import tire
from ..state import Frame, State


class Play(Move):
    def __init__(self, card: Character) -> None:
        self.card = card

    def key(self) -> str:
        return f"play {self.card.id}"

    def point(self) -> str:
        return "D3"


class UseManta(Move):
    def __init__(self, manta: Manta) -> None:
        self.manta = manta

    def key(self) -> str:
        return f"use {self.manta.id}"

    def point(self) -> str:
        return "D3"


class Exploit(Move):
    def __init__(self, location: Location) -> None:
        self.location = location

    def key(self) -> str:
        return f"exploit {self.location.id}"

    def point(self) -> str:
        return "D3"


class EndTurn(Move):
    def key(self) -> str:
        return "end turn"

    def point(self) -> str:
        return "D12"


_END: Final = EndTurn()


def prepare(box: Box) -> None:
    """Moves are never changed, so those that every turn offers are made once per box."""
    box.plays.extend([Play(card) for card in box.characters])
    box.uses.extend([UseManta(manta) for manta in box.mantas])
    box.exploits.extend([Exploit(location) for location in box.locations])


@dataclass(init=False, eq=False)
class Turn(Frame):
    """AT-5.2  Exactly one main action, and any number of secondary actions.
    AT-5.3  Secondary actions come before or after the main action, in any order.
    AT-5.6  Each is resolved completely before the next action begins.
    AT-19.10  Claims are open here, on the own turn only.
    """

    done: bool

    def __init__(self, seat: int, done: bool) -> None:
        self.seat = seat
        self.done = done

    def forced(self) -> bool:
        """AT-5.7  The player ends the turn when done; with nothing left to do it ends by itself."""
        return self.done

    def options(self, state: State, seat: int) -> list[Move]:
        box = state.box
        found = claims(state, self.seat)
        for manta in usable_mantas(state, self.seat):
            found.append(box.uses[manta])
        for location in exploitable(state, self.seat):
            found.append(box.exploits[location])
        if self.done:
            found.append(_END)
        else:
            for card in playable(state, self.seat):
                found.append(box.plays[card])
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Play):
            state.stack.append(Turn(self.seat, True))
            play(state, self.seat, move.card.number)
        elif isinstance(move, EndTurn):
            leave(state, self.seat)
        elif isinstance(move, UseManta):
            state.stack.append(self)
            tire(state, self.seat, move.manta.number)
            perform(state, self.seat, MANTA, move.manta.number, [], move.manta.effect)
        elif isinstance(move, Exploit):
            state.stack.append(self)
            location = move.location
            level = exploit_ability(state, self.seat, location.number)
            perform(state, self.seat, LOCATION, location.number, [level], location.levels[level])
        elif isinstance(move, Claim):
            state.stack.append(self)
            state.stack.append(ChooseManta(self.seat, move.track))


def usable_mantas(state: State, seat: int) -> list[int]:
    """AT-5.4  An ability from a secondary action is used before or after the main action, never inside it.
    AT-5.5  A resource manta can be used only at a payment, so never here.
    AT-7.3  An inactive manta has no use except on a track.
    """
    found: list[int] = []
    kinds = 0
    abilities, mantas = state.box.manta_ability, state.box.mantas
    for number in state.realms[seat].ready:
        if abilities[number]:
            manta = mantas[number]
            if not kinds >> manta.kind & 1 and does_something(state, seat, MANTA, number, manta.effect):
                kinds |= 1 << manta.kind
                found.append(number)
    return found


def exploitable(state: State, seat: int) -> list[int]:
    """AT-9.3  An empty level cannot be exploited; only Raise moves past it.
    AT-9.4  An ability level is exploited only outside the main action.
    AT-9.7  A location acquired this turn may be exploited for an ability after the main action.
    AT-8.8  So may several ability levels of one location, and one whose resource level paid this turn.
    """
    found: list[int] = []
    realm = state.realms[seat]
    box = state.box
    for slot, location in enumerate(realm.board):
        level = realm.risen[slot]
        if (
            level < box.depth[location]
            and box.level_ability[location][level]
            and does_something(state, seat, LOCATION, location, box.locations[location].levels[level])
        ):
            found.append(location)
    return found


def exploit_ability(state: State, seat: int, location: int) -> int:
    """AT-9.2  The card slides first; returns the level whose icon is resolved then."""
    realm = state.realms[seat]
    level = realm.risen[realm.board.index(location)]
    exploit(state, seat, location)
    return level


def leave(state: State, seat: int) -> None:
    """AT-5.1  Turns go clockwise from the first player.
    AT-21.4  All rules stay in force in the final turns.
    """
    state.facts.append(Fact("ended turn", seat))
    state.paid = -1
    notice_standoff(state)
    if not count_down(state):
        state.facts.append(Fact("ended", seat, state.trigger))
        return
    after = (seat + 1) % len(state.realms)
    state.active = after
    state.turn += 1
    state.stack.append(Turn(after, False))
