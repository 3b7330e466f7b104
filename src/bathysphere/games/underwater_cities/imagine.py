"""What a seat does not know, dealt anew (ledger 4)."""

from __future__ import annotations

from typing import Final

from ...kernel.position import Fact
from ...kernel.rng import Rng
from .components import SPECIAL_ERA
from .effects.acting import TakingTile
from .effects.choosing import KeepingSpecial, PuttingUnder, Sifting
from .kept import Unseen
from .phases.setup import KeepCards
from .rules.cards import pick
from .state import IMAGINED, SECRET, State

NOTHING_HIDDEN: Final = 0
ERA_CARDS: Final = 1
SPECIALS: Final = 2
TILES: Final = 3
"""What the hidden cards being looked at are."""


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """UC-9.4  Other hands, the era deck, unseen Specials and what others look at are mixed and dealt again.

    The backs of cards are public, so every hidden card is replaced by one with the same back. The era deck is
    not mixed: whoever draws from an imagined one takes any of its cards.
    """
    unseen = _unseen(state, seat)
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    made.dreaming = IMAGINED
    made.facts = unseen.facts[:]
    pools = [pool[:] for pool in unseen.pools]
    for other, place, back in unseen.hands:
        made.nations[other].hand[place] = pick(pools[back], rng)
    if unseen.old:
        made.buried = tuple(sorted([card for pool in pools[1 : made.era] for card in pool]))
    if unseen.looks != NOTHING_HIDDEN:
        _deal_looked_at(made, unseen.looks, pools, rng)
    _deal_specials(made, unseen.deep, pools[SPECIAL_ERA], rng)
    made.deck = pools[made.era]
    _hide_choices(made, seat, rng)
    return made


def _unseen(state: State, seat: int | None) -> Unseen:
    """What the seat does not know, worked out once per question."""
    known = state.unseen
    if known is None or known.seat != seat:
        known = _look_around(state, seat)
        state.unseen = known
    return known


def _look_around(state: State, seat: int | None) -> Unseen:
    looks = _looks_at(state, seat)
    cards = state.box.cards
    pools: list[list[int]] = [[] for _ in range(SPECIAL_ERA + 1)]
    hands: list[tuple[int, int, int]] = []
    old = False
    for other, nation in enumerate(state.nations):
        for place, card in enumerate(nation.hand):
            # Specials that were seen being taken are known.
            if other != seat and card not in nation.shown:
                back = cards[card].era
                pools[back].append(card)
                hands.append((other, place, back))
                old = old or back < state.era
    if old:
        for card in state.buried:
            pools[cards[card].era].append(card)
    deep = [not _knows(mask, seat, len(state.nations)) for mask in state.known]
    pools[SPECIAL_ERA] += [card for place, card in enumerate(state.specials) if deep[place]]
    pools[state.era] += state.deck
    if looks in (ERA_CARDS, SPECIALS):
        pools[state.era if looks == ERA_CARDS else SPECIAL_ERA] += state.looking
    for pool in pools:
        pool.sort()
    return Unseen(seat, looks, pools, hands, old, deep, [_heard(fact, seat) for fact in state.facts])


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


def _deal_looked_at(made: State, looks: int, pools: list[list[int]], rng: Rng) -> None:
    if looks == TILES:
        pool = sorted(made.metropolises + made.looking)
    else:
        pool = pools[made.era if looks == ERA_CARDS else SPECIAL_ERA]
    made.looking = tuple([pick(pool, rng) for _ in made.looking])
    if looks == TILES:
        made.metropolises = tuple(sorted(pool))


def _deal_specials(made: State, deep: list[bool], pool: list[int], rng: Rng) -> None:
    """Specials that this seat did not see going under the deck."""
    rng.mix(pool)
    made.specials = tuple([pool.pop() if deep[place] else card for place, card in enumerate(made.specials)])


def _knows(mask: int, seat: int | None, seats: int) -> bool:
    """A spectator knows what every seat knows."""
    if seat is None:
        return mask == (1 << seats) - 1
    return bool(mask & (1 << seat))
