"""The end of the game: triggers and the last turns (AT-21)."""

from __future__ import annotations

from typing import Final

from bathysphere.kernel.position import Fact

from ..components import SLOTS
from ..state import NO_COUNTDOWN, NO_TRIGGER, STANDOFF, State

QUIET_ROUNDS: Final = 10
"""So many rounds in which the table comes no further end the game."""


def trigger(state: State, reason: int) -> None:
    """AT-21.1  Three triggers: the last location, the last ocean character, a manta on all four tracks.
    AT-21.3  A further trigger changes nothing.
    AT-21.5  What an opponent is ordered to do counts as happening in the active player's turn.
    """
    if state.trigger == NO_TRIGGER:
        state.trigger = reason
        state.trigger_seat = state.active
        state.facts.append(Fact("triggered", state.active, reason))


def deck_trigger(state: State, reason: int) -> None:
    """AT-25.7  In solo an exhausted deck does not trigger the end, unless the switch says so."""
    if len(state.realms) > 1 or state.switches.solo_deck_triggers:
        trigger(state, reason)


def count_down(state: State) -> bool:
    """AT-21.2  The triggering turn is finished, then everyone, the triggering player last, has one more turn.
    Tells whether the game goes on.
    """
    if state.countdown > 0:
        state.countdown -= 1
        return state.countdown > 0
    if state.trigger != NO_TRIGGER and state.countdown == NO_COUNTDOWN:
        state.countdown = len(state.realms)
    return True


def notice_standoff(state: State) -> None:
    """House rule AM-56: nobody is obliged to end the game, Matrona may be played for ever. So ten rounds in
    which nothing is revealed, acquired, raised, scored, won or claimed by anybody trigger the end as well.
    """
    now = advance(state)
    state.quiet = state.quiet + 1 if now == state.advance else 0
    state.advance = now
    if state.quiet >= QUIET_ROUNDS * len(state.realms):
        trigger(state, STANDOFF)


def advance(state: State) -> int:
    """How far the table has come: a number that only grows, by everything that cannot be undone."""
    found = len(state.gone) - len(state.deck) - len(state.ocean) - len(state.row) - len(state.reserve)
    for realm in state.realms:
        found += len(realm.board) + (SLOTS + 1) * len(realm.pile)
        for notches in realm.risen:
            found += notches
    for track in state.tracks:
        found += len(track)
    return found
