"""Texts that only give: what they yield, and the giving (UC-12)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ..rules.cards import draw
from ..rules.counting import count, holds, times
from ..rules.supply import gain, score
from ..state import CARDS, CONTRACTS, METROPOLIS, SITES, State
from ..words import (
    CARD,
    NOTHING,
    ON_SLOT,
    POINT,
    Bundle,
    Effect,
    Gain,
    If,
    Per,
    Table,
    Text,
)

TALLY_OF: Final[tuple[int, ...]] = (CARDS, CARDS, METROPOLIS, CONTRACTS, SITES)
"""By the place of a text: where its points are tallied."""


def yields(state: State, seat: int, effect: Effect, produced: Bundle) -> Bundle:
    """What a giving effect comes to now; nothing for words that are no gifts.

    UC-20.7  A condition or count is read at the moment of the part.
    """
    if isinstance(effect, Gain):
        return effect.bundle
    if isinstance(effect, Per):
        n = times(state, seat, effect.n, effect.of, effect.most)
        return _times(all_yields(state, seat, effect.do, produced), n) if n else NOTHING
    if isinstance(effect, If):
        do = effect.do if holds(state, seat, effect.condition, produced) else effect.otherwise
        return NOTHING if do is None else all_yields(state, seat, do, produced)
    return _of_table(state, seat, effect) if isinstance(effect, Table) else NOTHING


def gives(effect: Effect) -> bool:
    """Whether an effect only gives, without any choice."""
    if isinstance(effect, If):
        return effect.do.plain and (effect.otherwise is None or effect.otherwise.plain)
    return effect.do.plain if isinstance(effect, Per) else isinstance(effect, Gain)


def all_yields(state: State, seat: int, text: Text, produced: Bundle) -> Bundle:
    if len(text.parts) == 1:
        return yields(state, seat, text.parts[0], produced)
    found = NOTHING
    for part in text.parts:
        one = yields(state, seat, part, produced)
        found = tuple([found[kind] + one[kind] for kind in range(7)])
    return found


def _times(bundle: Bundle, n: int) -> Bundle:
    return bundle if n == 1 else tuple([each * n for each in bundle])


def _of_table(state: State, seat: int, effect: Table) -> Bundle:
    reached = count(state, seat, effect.of)
    points = 0
    for step, worth in effect.steps:
        if reached >= step:
            points = worth
    return (0, 0, 0, 0, 0, points, 0)


def give(state: State, seat: int, bundle: Bundle, tally: int) -> None:
    """Resources, then points, then cards."""
    gain(state, seat, bundle)
    if bundle[POINT]:
        score(state, seat, bundle[POINT], tally)
    for _ in range(bundle[CARD]):
        draw(state, seat)


def give_part(state: State, seat: int, text: Text, effect: Effect) -> None:
    """UC-30.7  When a slot's own effect gives something, permanents may hear of it."""
    bundle = yields(state, seat, effect, NOTHING)
    give(state, seat, bundle, TALLY_OF[text.place])
    if text.place == ON_SLOT:
        tell_given(state, seat, bundle, text)


def tell_given(state: State, seat: int, bundle: Bundle, text: Text) -> None:
    """UC-30.8  Only what the slot's own parts give counts, not what an action card or a site gives.

    UC-30.9  It is the same when the slot is performed through a card.
    """
    if state.nations[seat].permanents:
        for kind in range(5):
            if bundle[kind]:
                state.facts.append(Fact("gave", seat, kind, text.source))


def give_all(state: State, seat: int, text: Text) -> None:
    for part in text.parts:
        give_part(state, seat, text, part)
