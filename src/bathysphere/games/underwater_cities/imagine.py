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
    dealt = _held(made, seat)
    for era in range(1, made.era):
        if dealt[era]:
            dealt[era] = _old_cards(made, dealt[era], era, rng)
    dealt[made.era] = _era_cards(made, dealt[made.era], looks == ERA_CARDS, rng)
    dealt[SPECIAL_ERA] = _specials(made, seat, dealt[SPECIAL_ERA], looks == SPECIALS, rng)
    _deal_hands(made, seat, dealt)
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


def _held(made: State, seat: int | None) -> list[list[int]]:
    """By back: the cards in the hands of others, but for Specials that were seen being taken."""
    cards = made.box.cards
    found: list[list[int]] = [[] for _ in range(SPECIAL_ERA + 1)]
    for other, nation in enumerate(made.nations):
        if other != seat:
            for card in nation.hand:
                if card not in nation.shown:
                    found[cards[card].era].append(card)
    return found


def _deal_hands(made: State, seat: int | None, dealt: list[list[int]]) -> None:
    """Others get other cards with the same backs, taken from the end of those dealt."""
    cards = made.box.cards
    for other, nation in enumerate(made.nations):
        if other != seat:
            for place, card in enumerate(nation.hand):
                if card not in nation.shown:
                    nation.hand[place] = dealt[cards[card].era].pop()


def _era_cards(made: State, held: list[int], looked: bool, rng: Rng) -> list[int]:
    """Cards of the current era: the deck, what others hold and what others look at. For others: the last."""
    unseen = held + made.deck
    if looked:
        unseen += made.looking
    unseen.sort()
    rng.mix(unseen)
    if looked:
        made.looking = tuple([unseen.pop() for _ in made.looking])
    made.deck = unseen[: len(made.deck)]
    return unseen[len(made.deck) :]


def _old_cards(made: State, held: list[int], era: int, rng: Rng) -> list[int]:
    """Cards of an earlier era: what others hold of it and what left the game unseen, which has no order."""
    cards = made.box.cards
    unseen = held + [card for card in made.buried if cards[card].era == era]
    unseen.sort()
    dealt = [unseen.pop(rng.below(len(unseen))) for _ in held]
    others = [card for card in made.buried if cards[card].era != era]
    made.buried = tuple(sorted(others + unseen))
    return dealt


def _specials(made: State, seat: int | None, held: list[int], looked: bool, rng: Rng) -> list[int]:
    """Specials that this seat did not see going under the deck, and those that others drew unseen."""
    hidden = [not _knows(mask, seat, len(made.nations)) for mask in made.known]
    unseen = held + [card for place, card in enumerate(made.specials) if hidden[place]]
    if looked:
        unseen += made.looking
    unseen.sort()
    rng.mix(unseen)
    made.specials = tuple(
        [unseen.pop() if hidden[place] else card for place, card in enumerate(made.specials)]
    )
    if looked:
        made.looking = tuple([unseen.pop() for _ in made.looking])
    return unseen


def _knows(mask: int, seat: int | None, seats: int) -> bool:
    """A spectator knows what every seat knows."""
    if seat is None:
        return mask == (1 << seats) - 1
    return bool(mask & (1 << seat))
