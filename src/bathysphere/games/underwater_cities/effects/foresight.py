"""Running frames, and looking ahead where a choice could break a promise (UC-10.4, UC-11.11)."""

from __future__ import annotations

from typing import Final

from ....kernel.moves import Move
from ..rules.building import bonus
from ..rules.costs import upgrade_costs
from ..rules.network import board_of
from ..rules.supply import can_pay
from ..rules.talents import amended
from ..state import State
from ..words import (
    ADVANCES,
    BIOMATTER,
    BUILT,
    COUNTS,
    CREDIT,
    EVERYTHING,
    GAVE,
    IMPROVES,
    KELP,
    NEW_BUILDING,
    NEW_CITY,
    NEW_TUNNEL,
    NONSYMBIOTIC,
    OTHERWISE,
    PAIRED_CITIES,
    SCIENCE,
    SLOT,
    STEELPLAST,
    TUNNEL,
    USED,
    USES_CARD,
    Build,
    Least,
    Most,
    Ready,
    Seq,
    Upgrade,
    Use,
)
from .constructing import Building
from .moves import Answer, Give, PerformSlot, Site, Skip, Stop, Way
from .perform import Sequence
from .possible import can_use, usable
from .prospects import at_best, could_bring, could_help, freely, heard, of_site, together
from .spots import Following, Spot
from .triggers import collect

PATIENCE: Final = 20_000
"""So many lines are tried; beyond that a promise counts as not to be kept, and the choice is not offered."""


def run(state: State, seat: int, move: Move | None) -> list[Move]:
    """Take one answer, then run every frame that needs none; triggers come first. What ends it is offered."""
    stack, facts = state.stack, state.facts
    since = len(facts)
    while stack:
        stack.pop().step(state, seat, move)
        if len(facts) > since:
            collect(state, since)
            since = len(facts)
        if not stack:
            break
        top = stack[-1]
        asked = top.asks(state)
        if asked >= 0:
            options = top.options(state, asked)
            if options:
                state.offer(asked, options)
                return options
        move = None
        if state.broken:
            break
    return []


def promised(state: State, seat: int, options: list[Move]) -> list[Move]:
    """UC-10.4  While a promise is open, only choices after which it can be kept are offered."""
    if (state.owed < 0 and not state.bound) or not options:
        return options
    if state.owed < 0 and _safe_sequence(state, seat):
        return options
    tried = options if state.owed >= 0 else _paying_sites(state, seat, options)
    kept = [move for move in tried if keeps(state, seat, move)]
    # Where looking ahead was cut short nothing may seem to keep it; nobody is left without an answer.
    return kept or options


class Search:
    """One look ahead: how many lines were tried, and the positions already found hopeless."""

    def __init__(self) -> None:
        self.tried = 0
        self.hopeless: set[str] = set()


def keeps(state: State, seat: int, move: Move | None) -> bool:
    """Whether the promise can still be kept after this answer. Nothing random is assumed to help."""
    return _keeps(state.branch(seat), seat, move, Search())


def hopeful(state: State, seat: int, options: list[Move]) -> bool:
    """Whether some way on from here keeps the promise. The state is a dream and used up."""
    return _hopeful(state, seat, options, Search())


def _keeps(dream: State, seat: int, move: Move | None, search: Search) -> bool:
    search.tried += 1
    if search.tried > PATIENCE:
        return False
    return _hopeful(dream, seat, run(dream, seat, move), search)


def _hopeful(state: State, seat: int, options: list[Move], search: Search) -> bool:
    if state.broken:
        return False
    if state.owed < 0 and not state.bound:
        return True
    top = state.stack[-1]
    idle = not state.bound and isinstance(top, Spot) and top.leisurely()
    if idle and usable(state, seat, amended(state, seat, state.owed)):
        return True
    mark = _mark(state, seat) if search.tried > 20 else ""
    if mark in search.hopeless:
        return False
    tried = worth_trying(state, seat, options)
    if len(tried) > 1:
        tried.sort(key=_promise)
    last = len(tried) - 1
    for place, move in enumerate(tried):
        # The last line needs no dream of its own: nobody comes back to this one.
        if _keeps(state if place == last else state.branch(seat), seat, move, search):
            return True
    if mark:
        search.hopeless.add(mark)
    return False


def _mark(state: State, seat: int) -> str:
    """Everything on which the way on depends: the seat's own area and the open work."""
    nation = state.nations[seat]
    board = (nation.supply, nation.tunnels, nation.buildings, nation.cities, nation.new, nation.space)
    cards = (nation.actions, nation.ready, nation.spent, nation.permanents, state.looking)
    return f"{board}{cards}{state.stack}"


def worth_trying(state: State, seat: int, options: list[Move]) -> list[Move]:
    """Without the answers that cannot help, whatever follows them."""
    if state.bound:
        return _paying_sites(state, seat, options) if state.owed < 0 else options[:]
    slot = amended(state, seat, state.owed)
    rest = _rest(state, seat)
    more = could_bring(state, seat, rest)
    leave = _may_leave(options)
    calm = leave and not rest & COUNTS and not slot.wants & (USES_CARD | OTHERWISE)
    idle = _idle(state)
    asked: list[int] = []
    helpful: list[int] = []
    found: list[Move] = []
    for move in options:
        own = _brings(state, seat, move)
        if own not in asked:
            asked.append(own)
            brings = could_bring(state, seat, own)
            vain = calm and not brings & ~idle and (brings or not state.contracts)
            if not vain and could_help(state, seat, slot, brings | more):
                helpful.append(own)
        if own in helpful or (rest and isinstance(move, (Skip, Stop))):
            found.append(move)
    return found


def _may_leave(options: list[Move]) -> bool:
    for move in options:  # noqa: SIM110  # any() over a generator is slow once compiled
        if isinstance(move, (Skip, Stop)):
            return True
    return False


def _idle(state: State) -> int:
    """Doings that bring nothing by themselves, as bits: with contracts, upgrades that none of them counts."""
    for contract in state.contracts:
        for need in state.box.contracts[contract].needs:
            if isinstance(need, (Least, Most)) and (need.of.upgraded or need.of.noun == PAIRED_CITIES):
                return 0
    return IMPROVES if state.contracts else IMPROVES | ADVANCES


def _brings(state: State, seat: int, move: Move) -> int:
    """What one answer could bring by itself, as bits."""
    if isinstance(move, Site):
        new = NEW_TUNNEL if move.thing == TUNNEL else NEW_CITY if move.thing >= NONSYMBIOTIC else NEW_BUILDING
        site = of_site(state, seat, move.board, move.thing, move.site)
        return new | site | heard(state, seat, BUILT)
    if isinstance(move, (Give, Way)):
        return state.stack[-1].brings(state)
    return move.brings(state.box) if isinstance(move, Answer) else EVERYTHING


def _rest(state: State, seat: int) -> int:
    """What the open work could still bring besides the next answer, and what may be done freely."""
    top = state.stack[-1]
    found = 0 if isinstance(top, Spot) and not top.again() else top.brings(state)
    for frame in state.stack[:-1]:
        found |= frame.brings(state)
    found |= freely(state, seat)
    found |= heard(state, seat, USED) | heard(state, seat, GAVE) | heard(state, seat, SLOT)
    return together(found, found)


def _paying_sites(state: State, seat: int, options: list[Move]) -> list[Move]:
    """A build that an upgrade must follow: only sites after which that could be paid for."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    if state.bound > 1 or not isinstance(below, Following) or not isinstance(state.stack[-1], Building):
        return options[:]
    step = state.box.texts[below.text].parts[below.at]
    if not isinstance(step, Upgrade):
        return options[:]
    found: list[Move] = []
    known: dict[int, bool] = {}
    last, pays = -1, False
    for move in options:
        own = _brings(state, seat, move)
        if own != last:
            last = own
            if own not in known:
                known[own] = could_pay(state, seat, step, could_bring(state, seat, own))
            pays = known[own]
        if pays:
            found.append(move)
    return found


def _promise(move: Move) -> int:
    """Where to look first: leaving costs nothing, gifts come next, plain building sites last."""
    if isinstance(move, (Skip, Stop)):
        return 0
    if isinstance(move, PerformSlot):
        return 1 if move.slot.text.plain else 2 if move.slot.text.sure else 4
    if isinstance(move, Site):
        return 3 if bonus(move.board, move.thing, move.site) >= 0 else 5
    return 2


def can_finish(state: State, seat: int, effect: Seq) -> bool:
    """UC-11.11  Whether a sequence can be done to its end; a trigger of its first step may help."""
    second = effect.steps.parts[1]
    if isinstance(second, Upgrade) and second.it and _pays_anyway(state, seat, second):
        return True
    first = effect.steps.parts[0]
    # A card that can be used already can still be used after another was made ready.
    pair = isinstance(first, Ready) and isinstance(second, Use) and len(effect.steps.parts) == 2
    if pair and can_use(state, seat, 0):
        return True
    if isinstance(first, Build) and isinstance(second, Upgrade):
        brings = could_bring(state, seat, effect.steps.brings)
        if not could_pay(state, seat, second, brings):
            return False
    made = state.branch(seat)
    made.owed = -1
    made.bound = 0
    made.stack = [Sequence(seat, effect.steps.number, 0, -1, -1, 0)]
    return hopeful(made, seat, run(made, seat, None))


def could_pay(state: State, seat: int, step: Upgrade, brings: int) -> bool:
    """Whether an upgrade could be paid for with what the build before it may bring at best."""
    nation = state.nations[seat]
    before = nation.supply
    nation.supply = at_best(before, brings)
    found = _payable(state, seat, step)
    nation.supply = before
    return found


def _payable(state: State, seat: int, step: Upgrade) -> bool:
    for thing in step.things:
        for cost in upgrade_costs(state, seat, thing, step.cost):
            if can_pay(state, seat, cost):
                return True
    return False


def _safe_sequence(state: State, seat: int) -> bool:
    """Whether the step that must follow can be paid whatever is built before it."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    if not isinstance(below, Following) or state.bound > 1:
        return False
    step = state.box.texts[below.text].parts[below.at]
    return isinstance(step, Upgrade) and step.it and _pays_anyway(state, seat, step)


def _pays_anyway(state: State, seat: int, step: Upgrade) -> bool:
    """Building a structure takes no science, so an upgrade for science alone can be paid before or after."""
    science = state.nations[seat].supply[SCIENCE]
    if board_of(state, seat).taxed:
        return False
    for cost in step.cost:
        others = cost[CREDIT] + cost[KELP] + cost[STEELPLAST] + cost[BIOMATTER]
        if not others and cost[SCIENCE] <= science:
            return True
    return False
