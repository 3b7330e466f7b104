"""Whenever: what answers to a fact, at once (UC-20.3, UC-30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import UPGRADE, Board
from ..rules.building import bonus
from ..rules.counting import holds
from ..rules.network import is_connected
from ..rules.talents import answered, talents_of
from ..state import Frame, Nation, State
from ..words import (
    BUILT,
    CHOSEN,
    CONNECTED,
    ENDED,
    ENTERED,
    GAVE,
    LAB,
    MATCHED,
    MISMATCHED,
    NONSYMBIOTIC,
    NOTHING,
    OF_CITY,
    OF_TURN,
    PAID,
    TUNNEL,
    UPGRADED,
    USED,
    Whenever,
)
from .giving import give_all
from .moves import First
from .perform import open_text

HEARD: Final = {
    "built": BUILT,
    "connected": CONNECTED,
    "upgraded": UPGRADED,
    "entered": ENTERED,
    "gave": GAVE,
    "used": USED,
    "matched": MATCHED,
    "mismatched": MISMATCHED,
    "rested": CHOSEN,
    "bought": PAID,
    "ended": ENDED,
}
"""Facts that something may answer to."""
OF_THING: Final[tuple[int, ...]] = (BUILT, UPGRADED, GAVE)
OF_PLACE: Final[tuple[int, ...]] = (ENTERED, MATCHED)
"""Facts of which a text may name the thing, or the place."""


def collect(state: State, since: int) -> None:
    """UC-20.3  What a fact triggers is carried out at once, even in the middle of the effect that caused it.

    UC-20.4  It belongs to the same set.
    UC-20.10  Facts are made in one's own turn only, so nothing of yours happens in another's.
    UC-20.6  Of several at once the owner chooses the order.
    """
    pending: list[int] | None = None
    seat, facts = -1, state.facts
    for place in range(since, len(facts)):
        fact = facts[place]
        kind = HEARD.get(fact.what, -1)
        if kind >= 0 and (kind in (BUILT, CONNECTED) or answered(state, fact.seat, kind)):
            if pending is None:
                pending = []
            before = len(pending)
            _answer(state, fact, kind, pending)
            if len(pending) > before:
                seat = fact.seat
    if pending:
        _set_off(state, seat, pending)


def _set_off(state: State, seat: int, pending: list[int]) -> None:
    """Several gifts are taken at once; of other texts the owner chooses the order."""
    texts = state.box.texts
    for text in pending:
        if not texts[text].plain:
            state.stack.append(Triggered(seat, tuple(pending)))
            return
    for text in pending:
        give_all(state, seat, texts[text])


def _answer(state: State, fact: Fact, kind: int, pending: list[int]) -> None:
    """The texts that one fact sets off."""
    if kind == BUILT:
        text = bonus(state.box.boards[state.nations[fact.seat].board], fact.thing, fact.place)
        if text >= 0:
            pending.append(text)
    elif kind == CONNECTED:
        tile = state.box.tiles[fact.thing].connected
        if tile is not None:
            pending.append(tile.number)
    if answered(state, fact.seat, kind):
        _listen(state, fact, kind, pending)


def _listen(state: State, fact: Fact, kind: int, pending: list[int]) -> None:
    """UC-5.8  A permanent works from the moment of claiming, also later in the same turn.

    UC-20.9  It does not act on what happened before.
    UC-5.9  Triggers, discounts and abilities are all permanent effects.
    """
    nation = state.nations[fact.seat]
    arg = fact.thing if kind in OF_THING else fact.place if kind in OF_PLACE else -1
    for whenever in talents_of(state, fact.seat).heard[kind]:
        if (not whenever.args or arg in whenever.args) and _fires(state, nation, fact, whenever):
            pending.append(whenever.do.number)


def _fires(state: State, nation: Nation, fact: Fact, whenever: Whenever) -> bool:
    """UC-30.12  The second tunnel of a turn, from whatever sources.

    UC-30.13  The third and fourth do not trigger it again.
    UC-30.23  The count is of the turn, so the card may be claimed between the two.
    UC-30.10  The second laboratory of a city that is connected at that moment; the third does not trigger.
    UC-30.11  Connecting the city later triggers nothing: the event is the building.
    UC-30.14  The second upgraded farm of a connected city.
    UC-30.15  The third does not trigger, nor does connecting the city later.
    """
    if whenever.condition is not None and not holds(state, fact.seat, whenever.condition, NOTHING):
        return False
    if whenever.of == OF_TURN:
        return sum([nation.new[thing] for thing in whenever.args]) == whenever.nth
    if whenever.of == OF_CITY:
        board = state.box.boards[nation.board]
        if fact.thing == TUNNEL or fact.thing >= NONSYMBIOTIC:
            return False
        city = board.homes[fact.place]
        found = _at_city(board, nation, city, whenever, fact.what == "upgraded")
        return is_connected(nation, city) and found == whenever.nth
    return True


def _at_city(board: Board, nation: Nation, city: int, whenever: Whenever, upgraded: bool) -> int:
    found = 0
    for site in board.sites[city]:
        built = nation.buildings[site]
        kind = built - UPGRADE if built > LAB else built
        if kind in whenever.args and (built > LAB or not upgraded):
            found += 1
    return found


@dataclass(init=False, eq=False)
class Triggered(Frame):
    """UC-20.6  Several texts were triggered at once: the owner says which comes next.

    UC-21.4  The bonus of a site is such a text.
    UC-21.3  It is gained even if what was built is not connected.
    UC-21.6  A site is built on once, so it gives its bonus once.
    UC-22.4  So is the instant effect of a metropolis, right after the tunnel that connects it.
    """

    texts: tuple[int, ...]

    def __init__(self, seat: int, texts: tuple[int, ...]) -> None:
        self.seat = seat
        self.texts = texts

    def brings(self, state: State) -> int:
        found = 0
        for text in self.texts:
            found |= state.box.texts[text].brings
        return found

    def options(self, state: State, seat: int) -> list[Move]:
        if len(self.texts) < 2:
            return []
        return [First(text, place) for place, text in enumerate(self.texts)]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        place = move.place if isinstance(move, First) else 0
        rest = self.texts[:place] + self.texts[place + 1 :]
        if rest:
            state.stack.append(Triggered(self.seat, rest))
        open_text(state, self.seat, state.box.texts[self.texts[place]], False)
