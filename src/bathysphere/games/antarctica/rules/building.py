"""Building (AN-6)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ..components import EXPERTISE, SHIPS, SIMPLE, Card
from ..state import NOWHERE, State
from .cards import may_play, settle
from .ending import after_placing
from .ships import fleet

IMPOSSIBLE: Final = -2
NO_CARD: Final = -1


def top_cards(state: State) -> list[Card]:
    """AN-6.1  Only the top cards of the three piles can be built; an empty pile offers nothing."""
    return [state.box.cards[deck[-1]] for deck in state.decks if deck]


def anchorages(state: State, seat: int) -> list[int]:
    """AN-6.5  All the player's ships count, the active one where it is now."""
    where = state.where
    ships = range(seat * SHIPS, seat * SHIPS + SHIPS)
    return [where[ship] for ship in ships if where[ship] != NOWHERE]


def anchorages_after(state: State, seat: int, ship: int, zone: int) -> list[int]:
    """Where the player's ships would be if one of them had sailed."""
    others = [each for each in fleet(state, seat) if each != ship]
    return [*[state.where[each] for each in others], zone]


def reach(state: State, zones: list[int]) -> int:
    """AN-6.3  A building is reachable if the player has a ship, in any position, in a zone that holds it.
    AN-6.4  Different buildings may be reached in different zones.
    AN-1.6  Buildings belong to nobody.
    """
    found = 0
    for zone in zones:
        found |= state.buildings[zone]
    return found


def missing(state: State, card: Card, zones: list[int]) -> list[int]:
    """AN-6.6  A building that is shown twice must be reached in two different zones."""
    found: list[int] = []
    for need in sorted(set(card.needs)):
        held = len([zone for zone in set(zones) if state.buildings[zone] >> need & 1])
        found += [need] * (card.needs.count(need) - held)
    return found


def covering(state: State, seat: int, card: Card, zones: list[int], reached: int) -> int:
    """AN-6.7  One suitable resource card replaces one missing building.
    AN-6.8  Not more than one, and only if no card was played at this stop.
    AN-6.9  Simple cards stand for a resource building, Expertise cards for a lab or factory.

    NO_CARD if nothing is missing, the kind of card that is needed, or IMPOSSIBLE.
    """
    lacking, n = card.need & ~reached, 0
    if card.repeated:
        found = missing(state, card, zones)
        n = len(found)
        lacking = 1 << found[0] if found else 0
    if lacking == 0:
        return NO_CARD
    if n > 1 or lacking & (lacking - 1) or not may_play(state, seat):
        return IMPOSSIBLE
    cards = state.teams[seat].cards
    for kind in (SIMPLE, EXPERTISE):
        if cards[kind] and state.box.kinds[kind].covers & lacking:
            return kind
    return IMPOSSIBLE


def fits(state: State, seat: int, card: Card, target: int) -> bool:
    """AN-6.10  The scientists of the card must be in personnel.
    AN-6.11  The target zone must not hold this type yet.
    AN-1.4  A zone holds one building of each type.
    """
    if card.scientists > state.teams[seat].personnel:
        return False
    return not state.buildings[target] >> card.builds & 1


def build(state: State, seat: int, card: Card, target: int) -> None:
    """AN-6.12  Scientists and building go to the target zone.
    AN-6.14  The player keeps the card; the next card of the pile is on offer.
    AN-6.16  A piece is always there: every card has its own.
    """
    state.decks[card.deck].pop()
    if state.decks[card.deck]:
        state.reveals += 1
    state.supply[card.builds] -= 1
    state.buildings[target] |= 1 << card.builds
    state.teams[seat].built.append(card.number)
    state.facts.append(Fact("built", seat, card.number, target))
    settle(state, seat, target, card.scientists)
    after_placing(state, seat)
