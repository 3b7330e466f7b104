"""Ships: queues, sailing, building ships (AN-1, AN-4, AN-7)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import QUEUE, SHIPS, SHIPYARD
from ..state import NOWHERE, State


def owner(ship: int) -> int:
    """The seat to which a ship belongs."""
    return ship // SHIPS


def fleet(state: State, seat: int) -> list[int]:
    """The ships of a seat that are on the board."""
    where = state.where
    return [ship for ship in range(seat * SHIPS, seat * SHIPS + SHIPS) if where[ship] != NOWHERE]


def join(state: State, ship: int, zone: int) -> None:
    """AN-2.16  A ship takes the next free position of the queue.
    AN-4.5  A ship that arrives goes behind the ships already there.
    """
    state.queues[zone].append(ship)
    state.where[ship] = zone


def leave(state: State, ship: int) -> None:
    """AN-3.6  The ships left behind close up in their order.
    AN-3.9  Queues outside the sun zone close up at once.

    In the sun zone only the two ships noted at arrival may play, so closing up at once changes nothing there.
    AN-11.11  The second ship loses its extra turn when it leaves.
    """
    state.queues[state.where[ship]].remove(ship)
    state.where[ship] = NOWHERE
    if ship == state.second:
        state.second = NOWHERE


def harbours(state: State, ship: int) -> list[int]:
    """AN-4.2  A ship never stays where it is.
    AN-4.3  Any other open zone will do, however far.
    AN-4.4  A zone with three ships is full.
    AN-1.12  There is always such a zone: there are too few ships to fill all the others.
    """
    here = state.where[ship]
    queues = state.queues
    return [zone for zone in state.zones if zone != here and len(queues[zone]) < QUEUE]


def free_zones(state: State) -> list[int]:
    """AN-1.3  A zone holds at most three ships.
    AN-2.15  In a later game ships are placed in any open zone that has room.
    """
    return [zone for zone in state.zones if len(state.queues[zone]) < QUEUE]


def sail(state: State, ship: int, zone: int) -> None:
    """AN-4.6  The zone moved to is the target zone of the turn."""
    start = state.where[ship]
    leave(state, ship)
    join(state, ship, zone)
    state.facts.append(Fact("sailed", owner(ship), ship, zone, start))


def move(state: State, ship: int, zone: int) -> None:
    """AN-14.8  A ship moved by a symbol joins the end of another queue, and no action follows."""
    start = state.where[ship]
    leave(state, ship)
    join(state, ship, zone)
    state.facts.append(Fact("moved", owner(ship), ship, zone, start))


def presence(state: State, seat: int, zone: int) -> int:
    """AN-8.2, AN-9.2: own ships plus own scientists in a zone."""
    found = state.scientists[zone][seat]
    for ship in state.queues[zone]:
        if ship // SHIPS == seat:
            found += 1
    return found


def has_room_for_new_ship(state: State) -> bool:
    """AN-7.3  No ship is built while the sun zone is full."""
    return len(state.queues[state.sun]) < QUEUE


def can_launch(state: State, seat: int) -> bool:
    """AN-14.13  A new ship needs a ship in Available and room in the sun zone."""
    return state.teams[seat].ships > 0 and has_room_for_new_ship(state)


def can_build_ship(state: State, seat: int, target: int) -> bool:
    """AN-7.1  Building a ship takes a shipyard in the target zone and a ship in Available."""
    return bool(state.buildings[target] >> SHIPYARD & 1) and can_launch(state, seat)


def launch(state: State, seat: int) -> None:
    """AN-7.2  The new ship goes to the end of the queue of the sun zone.
    AN-7.4  It cannot act at this stop: it is none of the ships noted at arrival.
    """
    team = state.teams[seat]
    ship = seat * SHIPS + team.launched
    team.ships -= 1
    team.launched += 1
    join(state, ship, state.sun)
    state.fresh |= 1 << ship
    state.quiet = 0
    state.facts.append(Fact("launched", seat, ship, state.sun))


def movable(state: State, seat: int) -> list[int]:
    """AN-14.9  A ship built during this turn cannot be moved by a symbol."""
    return [ship for ship in fleet(state, seat) if not state.fresh >> ship & 1]
