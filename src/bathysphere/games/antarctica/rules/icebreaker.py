"""Icebreakers (AN-11)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import ICEBREAKER, SHIPS
from ..state import NOWHERE, State
from .cards import play


def icebreaker_zones(state: State, seat: int) -> list[int]:
    """AN-11.1  An Icebreaker goes to a zone in which the player's ship is second.
    AN-11.2  Any zone, among them the target zone the ship has just joined.
    AN-11.7  Also the sun zone, for the second of two own ships.
    AN-11.9  There only for the ship that was second when the sun arrived.
    AN-11.14  At most one per player and zone.
    """
    found: list[int] = []
    for zone in state.zones:
        ship = second_ship(state, zone)
        if ship != NOWHERE and ship // SHIPS == seat and not state.ice[zone] >> seat & 1:
            found.append(zone)
    return found


def second_ship(state: State, zone: int) -> int:
    """The ship for which an Icebreaker in this zone would count now."""
    if zone == state.sun:
        return state.second
    queue = state.queues[zone]
    return queue[1] if len(queue) > 1 else NOWHERE


def lay(state: State, seat: int, zone: int) -> None:
    """AN-11.1  Laying the card is the one card of this stop."""
    play(state, seat, ICEBREAKER)
    state.gone[ICEBREAKER] -= 1
    state.ice[zone] |= 1 << seat
    state.facts.append(Fact("laid", seat, place=zone))


def works(state: State) -> bool:
    """AN-11.3  The second ship may play if its owner's Icebreaker lies in the sun zone.
    AN-11.10  Which of the player's ships that is does not matter, only its position when the sun arrived.
    """
    return state.second != NOWHERE and bool(state.ice[state.sun] >> state.second // SHIPS & 1)


def clear(state: State) -> None:
    """AN-11.6  Used or not, Icebreakers leave the game when the sun leaves their zone."""
    while state.ice[state.sun]:
        state.ice[state.sun] &= state.ice[state.sun] - 1
        state.gone[ICEBREAKER] += 1
