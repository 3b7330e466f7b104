"""What a seat does not know, dealt anew (ledger 4)."""

from __future__ import annotations

from ...kernel.position import Fact
from ...kernel.rng import Rng
from .components import SPECIAL_ERA
from .effects.acting import TakingTile
from .effects.choosing import KeepingSpecial, PuttingUnder, Sifting
from .phases.setup import KeepCards
from .state import SECRET, State


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """UC-9.4  Other hands, the era deck, unseen Specials and what others look at are mixed and dealt again.

    The backs of cards are public, so every hidden card is replaced by one with the same back. What is unseen
    is sorted before it is mixed, so that nothing of the real order shows in what is imagined.
    """
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    _deal_tiles(made, seat, rng)
    for era in (1, 2, 3):
        _deal_era(made, seat, era, rng)
    _deal_specials(made, seat, rng)
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
    """What the hidden cards being looked at are: 0 none or one's own, 1 era cards, 2 Specials, 3 tiles."""
    top = state.stack[-1] if state.stack else None
    if not state.looking or top is None or top.seat == seat:
        return 0
    if isinstance(top, Sifting):
        return 1
    if isinstance(top, (KeepingSpecial, PuttingUnder)):
        return 2
    return 3 if isinstance(top, TakingTile) else 0


def _deal_tiles(made: State, seat: int | None, rng: Rng) -> None:
    if _looks_at(made, seat) == 3:
        unseen = sorted(made.metropolises + made.looking)
        rng.shuffle(unseen)
        n = len(made.looking)
        made.looking = tuple(unseen[:n])
        made.metropolises = tuple(sorted(unseen[n:]))


def _deal_era(made: State, seat: int | None, era: int, rng: Rng) -> None:
    """Cards of one back: the deck, what others hold, what others look at, and what left the game unseen."""
    cards = made.box.cards
    unseen: list[int] = []
    for other, nation in enumerate(made.nations):
        if other != seat:
            unseen += [card for card in nation.hand if cards[card].era == era]
    current = era == made.era
    unseen += [card for card in made.buried if cards[card].era == era]
    if current:
        unseen += made.deck
        if _looks_at(made, seat) == 1:
            unseen += made.looking
    unseen.sort()
    rng.shuffle(unseen)
    for other, nation in enumerate(made.nations):
        if other != seat:
            nation.hand = [unseen.pop() if cards[card].era == era else card for card in nation.hand]
    if current:
        if _looks_at(made, seat) == 1:
            made.looking = tuple([unseen.pop() for _ in made.looking])
        made.deck = unseen
    elif era < made.era:
        others = [card for card in made.buried if cards[card].era != era]
        made.buried = tuple(sorted(others + unseen))


def _deal_specials(made: State, seat: int | None, rng: Rng) -> None:
    """Specials that this seat did not see going under the deck, and those that others drew unseen."""
    cards = made.box.cards
    hidden = [not _knows(mask, seat, len(made.nations)) for mask in made.known]
    unseen = [card for card, unknown in zip(made.specials, hidden, strict=True) if unknown]
    for other, nation in enumerate(made.nations):
        if other != seat:
            unseen += [
                card for card in nation.hand if cards[card].era == SPECIAL_ERA and card not in nation.shown
            ]
    looked = _looks_at(made, seat) == 2
    if looked:
        unseen += made.looking
    unseen.sort()
    rng.shuffle(unseen)
    made.specials = tuple(
        [unseen.pop() if unknown else card for card, unknown in zip(made.specials, hidden, strict=True)]
    )
    for other, nation in enumerate(made.nations):
        if other != seat:
            nation.hand = [
                unseen.pop() if cards[card].era == SPECIAL_ERA and card not in nation.shown else card
                for card in nation.hand
            ]
    if looked:
        made.looking = tuple([unseen.pop() for _ in made.looking])


def _knows(mask: int, seat: int | None, seats: int) -> bool:
    """A spectator knows what every seat knows."""
    if seat is None:
        return mask == (1 << seats) - 1
    return bool(mask & (1 << seat))
