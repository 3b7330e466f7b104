"""The sun and who takes a turn (AN-3)."""

from __future__ import annotations

from ....kernel.position import NOBODY, Fact
from ..components import ZONES
from ..state import NOWHERE, State


def next_stop(state: State) -> int:
    """AN-3.1  Before every stop the sun moves on one zone.
    AN-3.2  Zones without ships are passed; closed zones never hold a ship.
    """
    zone = (state.sun + 1) % ZONES
    while not state.queues[zone]:
        zone = (zone + 1) % ZONES
    return zone


def arrive(state: State, zone: int) -> None:
    """AN-3.5  Only the ships that are first and second when the sun arrives can play at this stop.
    AN-11.12  The third ship never plays, so a stop has at most two turns.
    AN-10.2  A new stop: everybody may play a card again.
    """
    state.sun = zone
    state.second = state.queues[zone][1] if len(state.queues[zone]) > 1 else NOWHERE
    state.carded = 0
    state.fresh = 0
    state.quiet += 1
    state.facts.append(Fact("arrived", NOBODY, place=zone))
