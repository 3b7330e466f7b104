"""What a seat does not know, dealt anew (ledger chapter 5)."""

from __future__ import annotations

from ...kernel.rng import Rng
from .phases.consolidation import SECRET, Consolidation, secret_since
from .state import State


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """The order of the stacks, the disasters to come and secret plans; hands can be reckoned and stay."""
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    made.territory_stacks = [_shuffled(rng, stack) for stack in made.territory_stacks]
    made.technology_stacks = [_shuffled(rng, stack) for stack in made.technology_stacks]
    _deal_disasters(made, rng)
    top = made.stack[-1] if made.stack else None
    if isinstance(top, Consolidation) and top.before:
        made.stack[-1] = top.veiled(made, seat)
        since = secret_since(made.facts)
        heard = [fact for fact in made.facts[since:] if fact.seat == seat or fact.what not in SECRET]
        made.facts = made.facts[:since] + heard
    return made


def _shuffled(rng: Rng, unseen: list[int]) -> list[int]:
    """In any order, whatever the real one is."""
    made = sorted(unseen)
    rng.shuffle(made)
    return made


def _deal_disasters(made: State, rng: Rng) -> None:
    """Within a group, the cards of the deck and those that left unseen could be any of those not yet seen."""
    for era in (1, 2, 3):
        unseen = [card for card in made.disasters + made.hidden if made.box.disasters[card].era == era]
        dealt = _shuffled(rng, unseen)
        made.disasters = _dealt(made, made.disasters, era, dealt)
        made.hidden = _dealt(made, made.hidden, era, dealt)


def _dealt(made: State, cards: list[int], era: int, unseen: list[int]) -> list[int]:
    return [unseen.pop() if made.box.disasters[card].era == era else card for card in cards]
