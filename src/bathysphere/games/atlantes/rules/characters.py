"""Characters: playing, landing, taking back (AT-6, AT-17)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..state import State, without


def playable(state: State, seat: int) -> list[int]:
    """AT-6.1  Any character in the hand may be played: starting, ocean or king.
    AT-6.11  Also one that reached the hand earlier in this turn.
    AT-6.9  There is no hand limit, and copies are as good as each other: one of each kind is offered.
    AT-17.4  Matrona is always among them, so a main action is always possible; she stands last.
    """
    found: list[int] = []
    kinds = 0
    last = -1
    characters = state.box.characters
    for card in state.realms[seat].hand:
        character = characters[card]
        if character.returns:
            last = card
        elif not kinds >> character.kind & 1:
            kinds |= 1 << character.kind
            found.append(card)
    if last >= 0:
        found.append(last)
    return found


def one_of_each(state: State, cards: list[int]) -> list[int]:
    """The cards, copies of the same character only once."""
    found: list[int] = []
    kinds = 0
    for card in cards:
        kind = state.box.characters[card].kind
        if not kinds >> kind & 1:
            kinds |= 1 << kind
            found.append(card)
    return found


def put_in_play(state: State, seat: int, card: int) -> None:
    """AT-6.7  While it resolves a card is in neither hand nor discard.
    AT-6.8  Matrona goes straight back to the hand.
    AT-17.3  She is taken back before her action resolves and is never in the discard.
    """
    state.facts.append(Fact("played", seat, card))
    if not state.box.characters[card].returns:
        realm = state.realms[seat]
        realm.hand = without(realm.hand, card)
        state.playing = [*state.playing, card]


def put_back_in_play(state: State, seat: int, card: int) -> None:
    """AT-17.10  A replayed card goes from the discard straight into play, not through the hand."""
    realm = state.realms[seat]
    realm.discard = without(realm.discard, card)
    state.playing = [*state.playing, card]
    state.facts.append(Fact("replayed", seat, card))


def land(state: State, seat: int, card: int) -> None:
    """AT-6.7  After resolution a card goes face up to its owner's discard."""
    if not state.box.characters[card].returns:
        realm = state.realms[seat]
        state.playing = without(state.playing, card)
        realm.discard = [*realm.discard, card]
        state.facts.append(Fact("landed", seat, card))


def retrieve(state: State, seat: int, card: int) -> None:
    """AT-17.1  Retrieve: one character of the own discard goes to the hand."""
    realm = state.realms[seat]
    realm.discard = without(realm.discard, card)
    realm.hand = [*realm.hand, card]
    state.facts.append(Fact("retrieved", seat, card))


def take_back_all(state: State, seat: int) -> None:
    """AT-17.5  Matrona takes all own discarded characters back to the hand, the king included."""
    realm = state.realms[seat]
    if realm.discard:
        state.facts.append(Fact("took back", seat, n=len(realm.discard)))
        realm.hand = realm.hand + realm.discard
        realm.discard = []
