"""Numbers a bot may look at. Hands are secret but can be reckoned from what all saw: bots get them."""

from __future__ import annotations

from typing import Final

from .rules.leaving import price
from .rules.production import production, working_centres
from .rules.scoring import card_points, clean_tiles
from .state import State
from .view.seen import as_seen

_OWN: Final = [
    "coins",
    "science",
    "score",
    "pollution",
    "coin production",
    "science production",
    "point production",
    "tiles",
    "new tiles",
    "clean tiles",
    "waste",
    "pending waste",
    "centres",
    "single-use parts",
    "multi-use parts",
    "bonus of the next card",
]
_TABLE: Final = ["rounds left", "territories", "technologies", "price", "still in"]
NAMES: Final = [
    *_OWN,
    *[f"best other {name}" for name in _OWN],
    *[f"mean other {name}" for name in _OWN],
    *_TABLE,
]


def features(state: State, seat: int) -> list[float]:
    """The own numbers, the best and the mean of the others' as all saw them last, and the table."""
    seen = as_seen(state, seat)
    own = _numbers(seen, seat)
    others = [_numbers(seen, other) for other in range(len(seen.nations)) if other != seat]
    best = [max(column) for column in zip(*others, strict=True)]
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return [*own, *best, *mean, *_table(state, seat)]


def _numbers(state: State, seat: int) -> list[float]:
    nation = state.nations[seat]
    made = production(state, seat)
    coming = [card for card in (state.box.cards[each] for each in state.cards) if card.round >= state.round]
    return [
        float(nation.coins),
        float(nation.science),
        float(nation.score()),
        float(nation.pollution - state.box.start.pollution),
        *[float(n) for n in made],
        float(len(nation.people)),
        float(len(nation.fresh) + len(nation.plants)),
        float(clean_tiles(state, seat)),
        float(sum(nation.waste) + sum(nation.fresh_waste)),
        float(nation.pending),
        float(len(working_centres(state, seat))),
        float(len(nation.once)),
        float(len(nation.each)),
        float(card_points(state, seat, coming[0]) if coming else 0),
    ]


def _table(state: State, seat: int) -> list[float]:
    full = 0 < state.round < 6
    return [
        float(6 - state.round),
        float(len(state.territories)),
        float(len(state.technologies)),
        float(price(state) if full else 0),
        float(sum(state.inside)),
    ]
