"""The solo game: neutral tiles and the goal (UC-33)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ..components import NEUTRAL
from ..state import State, replaced
from .cards import take_top
from .network import connected_cities
from .slots import side_of

GOAL_CITIES: Final = 7
GOAL_POINTS: Final = 100


def starts(state: State) -> int:
    """UC-33.5  The neutral tiles may start on the first, second … slot of every colour."""
    side = side_of(state)
    return len(side.ring) // 3


def set_neutral(state: State, index: int) -> None:
    """UC-33.4  Three neutral tiles start on the same slot of each colour, by default the first."""
    side = side_of(state)
    slots = state.box.slots
    found: list[int] = []
    for colour in range(3):
        places = [place for place, slot in enumerate(side.ring) if slots[slot].colour == colour]
        found.append(places[index])
    state.neutral = tuple(found)
    lay(state)


def lay(state: State) -> None:
    """The neutral tiles lie on their slots."""
    ring = side_of(state).ring
    for place in state.neutral:
        state.tiles = replaced(state.tiles, ring[place], state.tiles[ring[place]] | NEUTRAL)


def walk(state: State) -> None:
    """UC-33.7  At the end of a round the three neutral tiles move one slot clockwise.

    UC-33.13  Own tiles and the fourth tile are taken off before.
    UC-33.12  The fourth tile is for one round; only the three others move.
    """
    ring = side_of(state).ring
    state.neutral = tuple([(place + 1) % len(ring) for place in state.neutral])
    state.fourth = -1
    lay(state)


def place_fourth(state: State) -> None:
    """UC-33.9  Flip the top card of the era deck and count the sum of its digits from the first green slot.

    UC-33.10  If that slot is occupied, go on to the first empty one.
    UC-33.11  The counting goes round the ring.
    UC-33.14  The flipped card is discarded; after the end of an era it comes from the new deck.
    """
    card = take_top(state)
    if card < 0:
        return
    state.discard.append(card)
    ring = side_of(state).ring
    place = counted(state, digits(state.box.cards[card].printed))
    while state.tiles[ring[place]]:
        place = (place + 1) % len(ring)
    state.fourth = place
    state.tiles = replaced(state.tiles, ring[place], state.tiles[ring[place]] | NEUTRAL)
    state.facts.append(Fact("blocked", -1, card, ring[place]))


def counted(state: State, n: int) -> int:
    """The place of the n-th slot, the first green one being the first."""
    side = side_of(state)
    slots = state.box.slots
    greens = [place for place, slot in enumerate(side.ring) if slots[slot].colour == 0]
    return (greens[0] + n - 1) % len(side.ring)


def digits(number: int) -> int:
    found = 0
    while number:
        found += number % 10
        number //= 10
    return found


def goal_reached(state: State, points: int) -> bool:
    """UC-33.16  The solo game is won with at least 7 connected cities and at least 100 points."""
    cities = connected_cities(state.nations[0]).bit_count()
    return cities >= GOAL_CITIES and points >= GOAL_POINTS
