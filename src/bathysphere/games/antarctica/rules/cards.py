"""Shipyard and resource cards (AN-7, AN-10, AN-14)."""

from __future__ import annotations

from ....kernel.position import NOBODY, Fact
from ..components import EXPERTISE, PLACE_SCIENTIST, SHIPYARD_KINDS, SIMPLE, TWO_SCIENTISTS
from ..state import State
from .ending import after_placing
from .recruiting import recruit


def may_play(state: State, seat: int) -> bool:
    """AN-10.2  One card per player and sun stop."""
    return not state.carded >> seat & 1


def _use(state: State, seat: int, kind: int) -> None:
    """AN-10.3  Only playing a card uses up the one card of the stop; receiving one does not."""
    state.teams[seat].cards[kind] -= 1
    state.carded |= 1 << seat
    state.quiet = 0
    state.facts.append(Fact("played", seat, kind))


def play(state: State, seat: int, kind: int) -> None:
    """AN-10.4  A played shipyard card leaves the game."""
    _use(state, seat, kind)
    state.gone[kind] += 1


def cover(state: State, seat: int, kind: int) -> None:
    """AN-10.9  A resource card is given up to cover one missing requirement of a build.
    AN-10.10  A used Simple card can be regained from the common place; a used Expertise card is gone.
    """
    _use(state, seat, kind)
    if kind == SIMPLE:
        state.pile[SIMPLE] += 1
    else:
        state.gone[kind] += 1


def can_place_scientist(state: State, seat: int, target: int) -> bool:
    """AN-10.5  Placing a scientist by card takes a target zone and a scientist in personnel."""
    team = state.teams[seat]
    return target >= 0 and team.personnel > 0 and team.cards[PLACE_SCIENTIST] > 0


def place_scientist(state: State, seat: int, target: int) -> None:
    """AN-10.5  One scientist goes from personnel to the target zone; nothing is built.
    AN-10.6  It counts at once for recruiting and research.
    """
    play(state, seat, PLACE_SCIENTIST)
    settle(state, seat, target, 1)
    after_placing(state, seat)


def settle(state: State, seat: int, zone: int, n: int) -> None:
    """AN-1.5  A zone holds any number of scientists.
    AN-1.9  They never leave it.
    """
    state.teams[seat].personnel -= n
    state.scientists[zone][seat] += n
    state.quiet = 0
    state.facts.append(Fact("settled", seat, place=zone, n=n))


def play_two_scientists(state: State, seat: int) -> None:
    """AN-10.7  Two scientists go from reserve to personnel, or one if no more are left."""
    play(state, seat, TWO_SCIENTISTS)
    recruit(state, seat, 2)


def left_in_pile(state: State) -> int:
    """AN-2.8  The shipyard pile is an open supply."""
    return sum(state.pile[:SHIPYARD_KINDS])


def on_offer(piles: list[int]) -> list[int]:
    """AN-7.5  Any kind of shipyard card that is left may be chosen."""
    return [kind for kind in range(SHIPYARD_KINDS) if piles[kind]]


def gain(state: State, seat: int, kind: int) -> None:
    """AN-10.11  There is no limit to shipyard cards in hand."""
    state.pile[kind] -= 1
    state.teams[seat].cards[kind] += 1
    state.quiet = 0
    state.facts.append(Fact("took", seat, kind))


def box_the_pile(state: State) -> None:
    """AN-7.7  If there are too few cards for the others, nobody gets one and the rest leaves the game.
    AN-7.8  Ships can be built all the same.
    """
    left = left_in_pile(state)
    for kind in range(SHIPYARD_KINDS):
        state.gone[kind] += state.pile[kind]
        state.pile[kind] = 0
    if left:
        state.facts.append(Fact("boxed", NOBODY, n=left))


def gain_expertise(state: State, seat: int) -> None:
    """AN-14.15  Take an Expertise card, if the pile has one."""
    if state.pile[EXPERTISE]:
        gain(state, seat, EXPERTISE)


def gain_simple(state: State, seat: int) -> None:
    """AN-14.16  Take a Simple card, unless the player still holds one.
    AN-10.11  So a player holds at most one.
    """
    if state.teams[seat].cards[SIMPLE] == 0 and state.pile[SIMPLE]:
        gain(state, seat, SIMPLE)


def reveal(state: State, n: int) -> None:
    """AN-14.10  Shuffle the shipyard pile and reveal some cards."""
    state.reveals += 1
    for _ in range(n):
        at = state.rng.below(left_in_pile(state))
        kind = 0
        while at >= state.pile[kind]:
            at -= state.pile[kind]
            kind += 1
        state.pile[kind] -= 1
        state.revealed[kind] += 1
        state.facts.append(Fact("revealed", NOBODY, kind))


def keep(state: State, seat: int, kind: int) -> None:
    """AN-14.10  Keep one of the revealed cards."""
    state.revealed[kind] -= 1
    state.teams[seat].cards[kind] += 1
    state.quiet = 0
    state.facts.append(Fact("took", seat, kind))
