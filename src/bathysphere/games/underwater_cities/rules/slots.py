"""Action slots: which may be chosen, and the tiles on them (UC-4, UC-10)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import NO_COLOUR, Side
from ..state import State, replaced
from ..words import ANY, AVAILABLE, OCCUPIED


def side_of(state: State) -> Side:
    return state.box.seating[len(state.nations)]


def free_slots(state: State) -> list[int]:
    """UC-4.4  A slot that nobody has chosen this round may be chosen.

    UC-10.1  An occupied slot may not.
    """
    tiles = state.tiles
    return [slot for slot in side_of(state).ring if not tiles[slot]]


def clonable(state: State, seat: int) -> list[int]:
    """UC-10.14  With four players, whoever pays a credit for the cloning tile may choose an occupied slot.

    UC-10.15  Not one with a tile of their own.
    UC-10.17  The cloning tile works once per round for all together.
    UC-10.18  The credit must be there before anything of the turn happens.
    UC-10.19  The always-available slot cannot be cloned.
    """
    if state.cloner != -1 or not state.nations[seat].supply[0]:
        return []
    return _others_only(state, seat)


def _others_only(state: State, seat: int) -> list[int]:
    """UC-10.21  Slots occupied by another player: some tile on them, and none of yours.

    UC-33.15  Neutral tiles count as another player's.
    """
    tiles, own = state.tiles, 1 << seat
    return [slot for slot in side_of(state).ring if tiles[slot] and not tiles[slot] & own]


def occupy(state: State, seat: int, slot: int) -> None:
    """UC-10.7  The tile lies on the slot before anything else happens.

    UC-10.8  The always-available slot takes no tile, however often it is chosen.
    UC-10.9  Also by the same player.
    UC-10.12  It is never occupied.
    """
    if state.box.slots[slot].colour != NO_COLOUR:
        state.tiles = replaced(state.tiles, slot, state.tiles[slot] | 1 << seat)


def take_cloning_tile(state: State, seat: int) -> None:
    """UC-10.17  Whoever used the cloning tile keeps it till the end of the round."""
    state.cloner = seat
    state.facts.append(Fact("cloned", seat))


def reachable(state: State, seat: int, reach: int, always: bool) -> list[int]:
    """UC-10.22  The slots whose action a text may perform: no tile is placed, no card is played.

    UC-10.20  A Special never reaches the always-available slot; an era card that names available ones does.
    UC-10.23  Available is a coloured slot without a tile.
    """
    side = side_of(state)
    tiles = state.tiles
    if reach == AVAILABLE:
        found = [slot for slot in side.ring if not tiles[slot]]
        return [*found, side.always] if always else found
    if reach == OCCUPIED:
        return _others_only(state, seat)
    assert reach == ANY
    return [slot for slot in side.ring if not tiles[slot] & (1 << seat)]


def clear_slots(state: State) -> None:
    """UC-24.1  All action tiles return.

    UC-24.2  So does the cloning tile.
    UC-4.14  Everybody has exactly three tiles and uses them all in every round.
    """
    state.tiles = [0] * len(state.tiles)
    if state.cloner >= 0:
        state.cloner = -1
