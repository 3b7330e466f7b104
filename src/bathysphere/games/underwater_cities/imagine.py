"""What a seat does not know, dealt anew (ledger 4)."""

from __future__ import annotations

from typing import Final

from ...kernel.position import Fact
from ...kernel.rng import Rng
from .components import SPECIAL_ERA
from .effects.acting import TakingTile
from .effects.choosing import KeepingSpecial, PuttingUnder, Sifting
from .phases.setup import KeepCards
from .state import SECRET, State

NOTHING_HIDDEN: Final = 0
ERA_CARDS: Final = 1
SPECIALS: Final = 2
TILES: Final = 3
"""What the hidden cards being looked at are."""


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """UC-9.4  Other hands, the era deck, unseen Specials and what others look at are mixed and dealt again.

    The backs of cards are public, so every hidden card is replaced by one with the same back. What is unseen
    is sorted before it is mixed, so that nothing of the real order shows in what is imagined.
    """
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    looks = _looks_at(made, seat)
    if looks == TILES:
        _deal_tiles(made, rng)
    for era in range(1, made.era):
        _deal_old(made, seat, era, rng)
    _deal_era(made, seat, looks == ERA_CARDS, rng)
    _deal_specials(made, seat, looks == SPECIALS, rng)
    _hide_choices(made, seat, rng)
    made.facts = [_heard(fact, seat) for fact in made.facts]
    return made


def _hide_choices(made: State, seat: int | None, rng: Rng) -> None:
    """UC-2.21  What others let go so far is their secret: as many cards, any of their hand."""
    top = made.stack[-1] if made.stack else None
    if not isinstance(top, KeepCards):
        return
    dropped = top.dropped[:]
    for other, places in enumerate(dropped):
        if other != seat and places:
            some = list(range(len(made.nations[other].hand)))
            rng.shuffle(some)
            dropped[other] = tuple(sorted(some[: len(places)]))
    made.stack[-1] = KeepCards(top.seat, dropped, top.asked)


def _heard(fact: Fact, seat: int | None) -> Fact:
    """A fact as a seat hears it: a card that only its owner knows is left out."""
    if fact.what in SECRET and fact.seat != seat:
        return Fact(fact.what, fact.seat, n=fact.n)
    return fact


def _looks_at(state: State, seat: int | None) -> int:
    """What somebody else is looking at in secret."""
    if not state.looking or not state.stack or state.stack[-1].seat == seat:
        return NOTHING_HIDDEN
    top = state.stack[-1]
    if isinstance(top, Sifting):
        return ERA_CARDS
    if isinstance(top, (KeepingSpecial, PuttingUnder)):
        return SPECIALS
    return TILES if isinstance(top, TakingTile) else NOTHING_HIDDEN


def _deal_tiles(made: State, rng: Rng) -> None:
    unseen = sorted(made.metropolises + made.looking)
    rng.shuffle(unseen)
    n = len(made.looking)
    made.looking = tuple(unseen[:n])
    made.metropolises = tuple(sorted(unseen[n:]))


def _held(made: State, seat: int | None, era: int) -> list[int]:
    """The cards of one back in the hands of others."""
    cards = made.box.cards
    found: list[int] = []
    for other, nation in enumerate(made.nations):
        if other != seat:
            for card in nation.hand:
                if cards[card].era == era:
                    found.append(card)
    return found


def _deal_hands(made: State, seat: int | None, era: int, dealt: list[int]) -> None:
    """Others get other cards with that back, taken from the end of those dealt."""
    cards = made.box.cards
    for other, nation in enumerate(made.nations):
        if other != seat:
            for place, card in enumerate(nation.hand):
                if cards[card].era == era:
                    nation.hand[place] = dealt.pop()


def _deal_era(made: State, seat: int | None, looked: bool, rng: Rng) -> None:
    """Cards of the current era: the deck, what others hold and what others look at."""
    unseen = _held(made, seat, made.era) + made.deck
    if looked:
        unseen += made.looking
    unseen.sort()
    rng.shuffle(unseen)
    _deal_hands(made, seat, made.era, unseen)
    if looked:
        made.looking = tuple([unseen.pop() for _ in made.looking])
    made.deck = unseen


def _deal_old(made: State, seat: int | None, era: int, rng: Rng) -> None:
    """Cards of an earlier era: what others hold of it and what left the game unseen, which has no order."""
    held = _held(made, seat, era)
    if not held:
        return
    cards = made.box.cards
    unseen = held + [card for card in made.buried if cards[card].era == era]
    unseen.sort()
    dealt = [unseen.pop(rng.below(len(unseen))) for _ in held]
    _deal_hands(made, seat, era, dealt)
    others = [card for card in made.buried if cards[card].era != era]
    made.buried = tuple(sorted(others + unseen))


def _deal_specials(made: State, seat: int | None, looked: bool, rng: Rng) -> None:
    """Specials that this seat did not see going under the deck, and those that others drew unseen."""
    cards = made.box.cards
    hidden = [not _knows(mask, seat, len(made.nations)) for mask in made.known]
    unseen = [card for place, card in enumerate(made.specials) if hidden[place]]
    for other, nation in enumerate(made.nations):
        if other != seat:
            for card in nation.hand:
                if cards[card].era == SPECIAL_ERA and card not in nation.shown:
                    unseen.append(card)
    if looked:
        unseen += made.looking
    unseen.sort()
    rng.shuffle(unseen)
    made.specials = tuple(
        [unseen.pop() if hidden[place] else card for place, card in enumerate(made.specials)]
    )
    for other, nation in enumerate(made.nations):
        if other != seat:
            for place, card in enumerate(nation.hand):
                if cards[card].era == SPECIAL_ERA and card not in nation.shown:
                    nation.hand[place] = unseen.pop()
    if looked:
        made.looking = tuple([unseen.pop() for _ in made.looking])


def _knows(mask: int, seat: int | None, seats: int) -> bool:
    """A spectator knows what every seat knows."""
    if seat is None:
        return mask == (1 << seats) - 1
    return bool(mask & (1 << seat))
