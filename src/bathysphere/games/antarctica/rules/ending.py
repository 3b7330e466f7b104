"""How the game ends (AN-15)."""

from __future__ import annotations

from ....kernel.position import NOBODY, Fact
from ..components import BLUE, DRAFT, PLACE_SCIENTIST, SHIPYARD_KINDS
from ..state import DEAD, LAST_BUILDING, LAST_SCIENTIST, NO_PROGRESS, NO_SHIPS, PLAYING, State
from .ships import fleet


def after_placing(state: State, seat: int) -> None:
    """AN-15.1  The game ends when a player places the last scientist.
    AN-15.2  The game ends when the last building card is built.
    AN-15.8  If both happen at once it makes no difference; it is told as the last building.
    """
    team = state.teams[seat]
    if not any(state.decks):
        end(state, LAST_BUILDING)
    elif team.personnel + team.reserve == 0:
        end(state, LAST_SCIENTIST)


def end(state: State, how: int) -> None:
    """Note that the game is ending; what is in progress is still carried out."""
    if state.ending == PLAYING:
        state.ending = how


def after_stop(state: State) -> None:
    """AN-3.8  Without any ship on the board the game ends.
    AN-15.6  The game ends when nobody can ever place a scientist again.
    AN-15.7  The game ends after some circuits' worth of stops in which nothing but ships moved.
    """
    if not any(state.queues):
        end(state, NO_SHIPS)
    elif is_dead(state):
        end(state, DEAD)
    elif state.quiet >= state.circuits * len(state.zones):
        end(state, NO_PROGRESS)


def is_dead(state: State) -> bool:
    """AN-15.6  Nobody can pay for the cheapest card on offer nor place a scientist by card."""
    cheapest = cheapest_top(state)
    for seat in range(len(state.teams)):  # noqa: SIM110  # any() over a generator is slow once compiled
        if _can_ever_place(state, seat, cheapest):
            return False
    return True


def cheapest_top(state: State) -> int:
    """The fewest scientists that a card on offer takes."""
    cards = state.box.cards
    return min([cards[deck[-1]].scientists for deck in state.decks if deck])


def _can_ever_place(state: State, seat: int, cheapest: int) -> bool:
    """Whoever has no ship on the board and none in Available has no turn any more."""
    team = state.teams[seat]
    total = team.personnel + team.reserve
    if total == 0 or (team.ships == 0 and not fleet(state, seat)):
        return False
    return total >= cheapest or team.cards[PLACE_SCIENTIST] > 0 or can_come_from_pile(state, PLACE_SCIENTIST)


def can_come_from_pile(state: State, kind: int) -> bool:
    """Whether a shipyard card of a kind can still reach somebody: by building a ship or by a draft."""
    if state.pile[kind] == 0:
        return False
    left = sum(state.pile[:SHIPYARD_KINDS])
    n = len(state.teams)
    if left >= n - 1 and any([team.ships > 0 for team in state.teams]):
        return True
    return left >= n and _draft_is_open(state)


def _draft_is_open(state: State) -> bool:
    for number in state.box.open_tracks[len(state.teams)]:
        track = state.box.tracks[number]
        for space in range(1, track.length + 1):
            if track.colours[space] and track.effects[space] == DRAFT:
                used = state.used[number] >> space & 1
                if track.colours[space] != BLUE or not used:
                    return True
    return False


def finish(state: State) -> None:
    """The game is over; nobody is asked any more."""
    state.facts.append(Fact("ended", NOBODY, state.ending))
