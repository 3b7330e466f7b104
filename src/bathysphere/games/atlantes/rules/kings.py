"""Kings: dealing, choosing, boxing (AT-4, AT-24)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..state import State, without
from .mantas import gain_manta


def give_king(state: State, seat: int, king: int) -> None:
    """AT-4.2  Standard: the first seat receives king 1, the second king 2, and so on."""
    state.realms[seat].king = king


def choose_king(state: State, seat: int, king: int) -> None:
    """AT-24.3  A seat keeps one king of those passed to it; the rest go on to the right."""
    state.passed = without(state.passed, king)
    state.realms[seat].king = king
    if len(state.realms) > 1:
        state.reveals += 1
    state.facts.append(Fact("chose king", seat, king))


def end_draft(state: State) -> None:
    """AT-4.7  Kings that nobody chose are out of the game."""
    state.leftover = state.passed
    state.passed = []


def crown(state: State) -> None:
    """AT-4.4  The king is a card of the starting hand and is played like any character.
    AT-4.8  A boxing king goes back to the box; its player takes the bonus manta it names, active.
    AT-4.9  This is the last step of set-up, in seat order, and automatic.
    AT-4.10  A boxed king is no character any more; its number still breaks ties.
    """
    for seat, realm in enumerate(state.realms):
        if not realm.king:
            continue
        card = state.box.characters[state.box.kings[realm.king - 1]]
        state.facts.append(Fact("crowned", seat, realm.king))
        if card.setup is None:
            realm.hand = [*realm.hand, card.number]
        else:
            state.facts.append(Fact("boxed king", seat, realm.king))
            gain_manta(state, seat, card.setup.kind)
