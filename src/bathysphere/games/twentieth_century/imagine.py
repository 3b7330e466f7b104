"""What a seat does not know, dealt anew (ledger chapter 5)."""

from __future__ import annotations

from ...kernel.rng import Rng
from .phases.consolidation import SECRET, Consolidation
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
        _plan_anew(made, top, seat, rng)
    return made


def _shuffled(rng: Rng, stack: list[int]) -> list[int]:
    made = stack[:]
    rng.shuffle(made)
    return made


def _deal_disasters(made: State, rng: Rng) -> None:
    """Within a group, the cards of the deck and those that left unseen could be any of those not yet seen."""
    for era in (1, 2, 3):
        unseen = [card for card in made.disasters + made.hidden if made.box.disasters[card].era == era]
        rng.shuffle(unseen)
        made.disasters = _dealt(made, made.disasters, era, unseen)
        made.hidden = _dealt(made, made.hidden, era, unseen)


def _dealt(made: State, cards: list[int], era: int, unseen: list[int]) -> list[int]:
    return [unseen.pop() if made.box.disasters[card].era == era else card for card in cards]


def _plan_anew(made: State, top: Consolidation, seat: int | None, rng: Rng) -> None:
    """Others are put back to where all saw them last; those who are done plan again, answer by answer."""
    heard = [fact for fact in made.facts if fact.seat == seat or fact.what not in SECRET]
    for other in range(len(made.nations)):
        if other != seat:
            done = not top.desks[other]
            top = top.restarted(made, other)
            while done and top.desks[other]:
                made.facts = []
                options = top.options(made, other)
                top = top.after(made, other, options[rng.below(len(options))])
    made.stack[-1] = top
    made.facts = heard
    made.forget()
