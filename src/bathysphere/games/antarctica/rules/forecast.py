"""What players ask before they choose: when a ship may move, and what a card still lacks."""

from __future__ import annotations

from dataclasses import dataclass

from ..components import SHIPS, ZONES, Card
from ..state import NOWHERE, State
from .building import IMPOSSIBLE, anchorages, anchorages_after, covering, fits, missing, reach
from .ships import harbours


def stops_until(state: State, active: int) -> list[int]:
    """For every ship the sun stops until it may move (0: at this stop; -1: it is not on the board).

    AN-3.3 and AN-11.3 played through as if no ship came anywhere: the first ship of every stop leaves, and
    the second one too where its owner's Icebreaker lies. `active` is the ship whose turn it is, if any.
    """
    found = [NOWHERE] * len(state.where)
    queues = [queue[:] for queue in state.queues]
    if active != NOWHERE:
        found[active] = 0
        queues[state.where[active]].remove(active)
    if state.second != NOWHERE and state.second != active and _iced(state, state.sun, state.second):
        found[state.second] = 0
        queues[state.sun].remove(state.second)
    zone, stop = state.sun, 0
    while any(queues):
        zone = (zone + 1) % ZONES
        if queues[zone]:
            stop += 1
            _play_stop(state, queues[zone], zone, stop, found)
    return found


def _play_stop(state: State, queue: list[int], zone: int, stop: int, found: list[int]) -> None:
    found[queue.pop(0)] = stop
    untouched = zone != state.sun and queue == state.queues[zone][1:]
    if queue and untouched and _iced(state, zone, queue[0]):
        found[queue.pop(0)] = stop


def _iced(state: State, zone: int, ship: int) -> bool:
    return bool(state.ice[zone] >> ship // SHIPS & 1)


@dataclass(init=False, eq=False)
class Outlook:
    """What a seat lacks for one card on offer: buildings out of reach, the kind of card that would cover it
    (-1 nothing to cover, -2 cannot be covered), scientists, and the zones with room for the building.

    `sail_to` are the zones to which the active ship could sail and build the card there at once.
    """

    card: Card
    missing: list[int]
    cover: int
    scientists: int
    zones: list[int]
    sail_to: list[int]

    def __init__(
        self,
        card: Card,
        missing: list[int],
        cover: int,
        scientists: int,
        zones: list[int],
        sail_to: list[int],
    ) -> None:
        self.card = card
        self.missing = missing
        self.cover = cover
        self.scientists = scientists
        self.zones = zones
        self.sail_to = sail_to


def outlook(state: State, seat: int, card: Card, sailing: int) -> Outlook:
    """AN-6.3, AN-6.7, AN-6.10 and AN-6.11, seen from one seat; `sailing` is its ship about to sail."""
    zones = anchorages(state, seat)
    return Outlook(
        card,
        missing(state, card, zones),
        covering(state, seat, card, zones, reach(state, zones)),
        max(0, card.scientists - state.teams[seat].personnel),
        [zone for zone in state.zones if not state.buildings[zone] >> card.builds & 1],
        [] if sailing == NOWHERE else buildable_after(state, seat, card, sailing),
    )


def buildable_after(state: State, seat: int, card: Card, ship: int) -> list[int]:
    """The zones to which a ship could sail so that the card can be built there (AN-6.5)."""
    found: list[int] = []
    for zone in harbours(state, ship):
        zones = anchorages_after(state, seat, ship, zone)
        kind = covering(state, seat, card, zones, reach(state, zones))
        if kind != IMPOSSIBLE and fits(state, seat, card, zone):
            found.append(zone)
    return found
