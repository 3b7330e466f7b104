"""Era cards, hands, claimed cards (UC-1, UC-5, UC-6, UC-12, UC-23)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ....kernel.rng import Rng
from ..components import ACTION, INSTANT, PERMANENT, PRODUCTION, SCORING, SPECIAL_ERA
from ..state import FORESEEN, IMAGINED, Nation, State
from .talents import claimed, talents_of

HAND: Final = 3
MOST_ACTIONS: Final = 4


def draw(state: State, seat: int) -> None:
    """UC-12.2  To gain a card is to draw from the deck of the current era, never a Special.

    UC-1.9  An exhausted deck is made anew from the discard pile, also in the middle of a draw.
    UC-1.10  If both are empty, nothing is drawn.
    """
    card = take_top(state)
    if card >= 0:
        state.nations[seat].hand.append(card)
        state.facts.append(Fact("drew", seat, card))


def take_top(state: State) -> int:
    """The top card of the era deck, or -1. Foresight draws nothing: a new card helps in a later turn only."""
    if state.dreaming == FORESEEN:
        return -1
    if not state.deck and state.discard:
        new_deck(state, state.discard)
        state.facts.append(Fact("reshuffled", -1, n=len(state.deck)))
    if not state.deck:
        return -1
    state.reveals += 1
    return pick(state.deck, state.rng) if state.dreaming == IMAGINED else state.deck.pop()


def new_deck(state: State, cards: list[int]) -> None:
    """Cards become the era deck, and nothing is discarded yet. What is imagined has no order to be mixed."""
    state.deck = cards
    state.discard = []
    if state.dreaming != IMAGINED:
        state.rng.shuffle(cards)


def pick(cards: list[int], rng: Rng) -> int:
    """Any of the cards, all equally likely; the last one comes into its place."""
    place = rng.below(len(cards))
    last = cards.pop()
    if place == len(cards):
        return last
    found = cards[place]
    cards[place] = last
    return found


def leave_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand, and what everybody knew of it with it."""
    nation = state.nations[seat]
    nation.hand.remove(card)
    if card in nation.shown:
        nation.shown = without(nation.shown, card)


def throw(state: State, seat: int, card: int) -> None:
    """UC-5.13  A card of an earlier era leaves the game instead of joining the discard pile.

    UC-8.10  A Special of cost 1 or 2 goes to the bottom of its deck at once.
    UC-8.9  A Special of cost 3 leaves the game.
    UC-6.12  So does a discarded Personal Assistant.
    UC-23.8  It is the same for every kind of discard.
    """
    printed = state.box.cards[card]
    if state.dreaming == FORESEEN:
        return
    if printed.era == SPECIAL_ERA and printed.cost < 3:
        bottom(state, card, -1)
    elif printed.era == state.era:
        state.discard.append(card)
    else:
        state.gone = (*state.gone, card)
    state.facts.append(Fact("discarded", seat, card))


def bottom(state: State, card: int, seat: int) -> None:
    """UC-1.11  Discarded Specials go under their deck, which lasts so; `seat` alone saw it, or all."""
    state.specials = (card, *state.specials)
    state.known = ((1 << seat) if seat >= 0 else (1 << len(state.nations)) - 1, *state.known)


def too_many(state: State, seat: int, n: int) -> bool:
    """UC-23.3  Whether a hand of n cards is beyond the limit."""
    return n > HAND and n > limit(state, seat)


def limit(state: State, seat: int) -> int:
    """UC-23.5  A permanent may raise the hand limit of 3.

    UC-23.7  Specials in hand count against it.
    UC-4.8  So a turn starts with exactly three cards, or four with such an effect (A-36).
    """
    return HAND + talents_of(state, seat).hand if state.nations[seat].permanents else HAND


def claim(state: State, seat: int, card: int) -> None:
    """UC-5.5  A claimed card lies beside the board for the rest of the game.

    UC-5.10  Only action cards are limited in number.
    UC-8.7  A paid instant Special is kept under the board.
    UC-8.8  A paid Special of another kind is claimed.
    """
    nation = state.nations[seat]
    kind = state.box.cards[card].kind
    if kind == PERMANENT:
        nation.talents = claimed(state, seat, card)
        nation.permanents = nation.talents.of
    elif kind == ACTION:
        nation.actions = (*nation.actions, card)
        nation.ready = (*nation.ready, 1)
    elif kind == PRODUCTION:
        nation.productions = (*nation.productions, card)
    elif kind == SCORING:
        nation.scorings = (*nation.scorings, card)
    else:
        assert kind == INSTANT
        nation.instants = (*nation.instants, card)
    state.facts.append(Fact("claimed", seat, card))


def full(nation: Nation) -> bool:
    """UC-6.6  Nobody has more than four action cards, the Personal Assistant among them."""
    return len(nation.actions) >= MOST_ACTIONS


def give_up(state: State, seat: int, place: int) -> None:
    """UC-6.7  Whoever claims a fifth action card first discards one of the four.

    UC-6.8  It may be ready or exhausted.
    UC-6.11  It may be the Personal Assistant.
    UC-6.13  A discarded Special action card counts no longer.
    """
    nation = state.nations[seat]
    card = nation.actions[place]
    nation.actions = nation.actions[:place] + nation.actions[place + 1 :]
    nation.ready = nation.ready[:place] + nation.ready[place + 1 :]
    throw(state, seat, card)


def exhaust(state: State, seat: int, place: int) -> None:
    """UC-6.3  An action card is used once per era; then it is exhausted."""
    nation = state.nations[seat]
    nation.ready = (*nation.ready[:place], 0, *nation.ready[place + 1 :])
    state.facts.append(Fact("used", seat, nation.actions[place]))


def make_ready(state: State, seat: int, place: int) -> None:
    """UC-6.5  Some effects make an exhausted action card ready again."""
    nation = state.nations[seat]
    nation.ready = (*nation.ready[:place], 1, *nation.ready[place + 1 :])
    state.facts.append(Fact("readied", seat, nation.actions[place]))


def ready_all(state: State) -> None:
    """UC-6.4  At the end of an era all action cards become ready."""
    for nation in state.nations:
        nation.ready = (1,) * len(nation.ready)


def paid_specials(state: State, seat: int) -> int:
    """UC-8.12  Every Special that was played and paid counts, whatever it did."""
    nation = state.nations[seat]
    cards = state.box.cards
    held = nation.permanents + nation.actions + nation.productions + nation.scorings + nation.instants
    return len([card for card in held if cards[card].era == SPECIAL_ERA])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
