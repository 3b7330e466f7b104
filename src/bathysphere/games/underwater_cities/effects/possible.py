"""Whether a part of a text can be done now: one case per word."""

from __future__ import annotations

from typing import Final, assert_never

from ..components import SPECIAL_ERA, UPGRADE, USUAL, Board, Talents
from ..rules.building import all_in_stock, sites_for, surcharge
from ..rules.costs import affordable, affordable_at, affordable_things, reduced, upgrade_costs, usual
from ..rules.counting import holds, times
from ..rules.network import (
    BUILDINGS_ONLY,
    board_of,
    building_sites,
    connected_cities,
    things_with_sites,
    touches_city,
)
from ..rules.slots import reachable
from ..rules.specials import any_left
from ..rules.supply import can_pay
from ..rules.talents import talents_of
from ..rules.upgrading import convertible
from ..state import State
from ..words import (
    DRAWS_SPECIAL,
    NOTHING,
    ON_CARD,
    ON_SLOT,
    OTHERWISE,
    SURE,
    TUNNEL,
    USES_CARD,
    Advance,
    Build,
    Bundle,
    Choose,
    Convert,
    DrawSpecial,
    Effect,
    Either,
    Exchange,
    Gain,
    If,
    Instead,
    May,
    Metropolis,
    Pay,
    Per,
    Perform,
    Produce,
    Ready,
    Seq,
    Sift,
    Table,
    Text,
    Upgrade,
    Use,
)
from . import foresight

A_BUILD: Final = Build((TUNNEL,), 1 << TUNNEL, 1, None, NOTHING, False, True)
"""What slots let one build, as far as sites are concerned."""


def usable(state: State, seat: int, text: Text, barred: int = 0) -> bool:
    """UC-10.3  Some part of the text can be done; `barred` action cards, as bits, are already in use.

    UC-10.5  One alternative of an either/or is enough.
    """
    if text.sure:
        return True
    for part in text.parts:  # noqa: SIM110  # any() over a generator is slow once compiled
        if possible(state, seat, part, text, barred):
            return True
    return False


def means_of(state: State, seat: int, talents: Talents, wants: int, barred: int = 0) -> int:
    """What the seat could do with slots now, as bits: things to build at the usual cost, a card to use …

    A slot is usable if it lets one do any of it: asked once, it answers for all slots that want these things.
    """
    found = SURE
    wanted = wants & all_in_stock(state)
    if wanted:
        prices = talents.by_slot
        things = wanted & affordable_things(state.nations[seat].supply, prices)
        if things:
            found |= _with_sites(state, seat, things, prices.costs)
    if wants & USES_CARD and can_use(state, seat, barred):
        found |= USES_CARD
    return found | DRAWS_SPECIAL if wants & DRAWS_SPECIAL and any_left(state) else found


def wants_of(texts: tuple[Text, ...], slots: list[int]) -> int:
    """What the slots ask for, as bits."""
    found = 0
    for slot in slots:
        found |= texts[slot].wants
    return found


def _with_sites(state: State, seat: int, things: int, costs: list[Bundle]) -> int:
    """Those of the things, as bits, that find a site; what is alike in that is asked once."""
    board, found = board_of(state, seat), 0
    if not board.advanced:
        return _with_free_sites(state, seat, board, things)
    for thing, cost in enumerate(costs):
        if things & (1 << thing) and _some_site(state, seat, thing, A_BUILD, cost):
            found |= 1 << thing
    return found


def _with_free_sites(state: State, seat: int, board: Board, things: int) -> int:
    """The same where no site takes more than another; a permanent may open those for expansion."""
    nation = state.nations[seat]
    found = things_with_sites(board, nation)
    lacking = things & ~found & BUILDINGS_ONLY
    if lacking and talents_of(state, seat).opens and building_sites(board, nation, True, False):
        found |= lacking
    return found & things


def slot_usable(state: State, seat: int, text: Text, means: int, barred: int = 0) -> bool:
    """UC-10.3  The same as `usable`, for the text of a slot and with the means of the seat at hand."""
    wants = text.wants
    return bool(wants & means or (wants & OTHERWISE and usable(state, seat, text, barred)))


def possible(state: State, seat: int, effect: Effect, text: Text, barred: int = 0) -> bool:
    """UC-13.15  What cannot be paid for is not gained."""
    # No `match` here: once compiled, a class pattern is five times as slow as isinstance. What is frequent
    # comes first, several classes at once come last: interpreted, they cost as much as six single ones.
    if isinstance(effect, Build):
        return can_build(state, seat, effect, text.place == ON_SLOT)
    if isinstance(effect, Use):
        return can_use(state, seat, barred)
    if isinstance(effect, Seq):
        return _can_follow(state, seat, effect, text, barred)
    if isinstance(effect, Gain):
        return True
    if isinstance(effect, Upgrade):
        return can_upgrade(state, seat, effect)
    if isinstance(effect, Either):
        return _any_usable(state, seat, effect.branches, barred)
    if isinstance(effect, Pay):
        return any([pays(state, seat, cost, effect.do, barred) for cost in effect.cost])
    if isinstance(effect, (Choose, Advance, Sift, May)):
        return True
    if isinstance(effect, (Per, If)):
        return _counted(state, seat, effect, barred)
    return _rarely_possible(state, seat, effect, text, barred)


def _counted(state: State, seat: int, effect: Per | If, barred: int) -> bool:
    if isinstance(effect, Per):
        n = times(state, seat, effect.n, effect.of, effect.most)
        return n > 0 and usable(state, seat, effect.do, barred)
    do = effect.do if holds(state, seat, effect.condition, NOTHING) else effect.otherwise
    return do is not None and usable(state, seat, do, barred)


def _rarely_possible(
    state: State,
    seat: int,
    effect: Convert | Ready | Perform | Produce | Metropolis | Exchange | DrawSpecial | Instead | Table,
    text: Text,
    barred: int,
) -> bool:
    match effect:
        case Convert():
            return bool(convertible(state, seat)) and any([can_pay(state, seat, c) for c in effect.cost])
        case Ready():
            return 0 in state.nations[seat].ready
        case Perform():
            return bool(slots_within(state, seat, effect, text, barred))
        case Produce():
            return bool(producing_kinds(state, seat, effect))
        case Metropolis():
            return bool(state.metropolises)
        case Exchange():
            return can_pay(state, seat, effect.one) or can_pay(state, seat, effect.other)
        case DrawSpecial():
            return any_left(state)
        case Instead() | Table():
            return False
        case _:
            assert_never(effect)


def may_expand(state: State, seat: int, effect: Build) -> bool:
    """UC-15.6  An expansion site needs a text that names it, or a permanent that opens them all."""
    return effect.expansion or talents_of(state, seat).opens


def costs_of(state: State, seat: int, thing: int, effect: Build, by_slot: bool) -> list[Bundle]:
    """What a build costs before the surcharge of the site, one entry per cost that may be paid."""
    given = effect.cost
    if given is None:
        if effect.usual:
            return [usual(state, seat, thing, by_slot)]
        return [reduced(state, seat, thing, USUAL[thing], effect.off, by_slot)]
    return [reduced(state, seat, thing, cost, effect.off, by_slot) for cost in given]


def payable_things(state: State, seat: int, effect: Build, by_slot: bool) -> int:
    """The things in stock that can be paid for, as bits; any in stock where the cost is not the usual one."""
    things = effect.bits & all_in_stock(state)
    if effect.usual:
        talents = talents_of(state, seat)
        prices = talents.by_slot if by_slot else talents.usual
        things &= affordable_things(state.nations[seat].supply, prices)
    return things


def can_build(state: State, seat: int, effect: Build, by_slot: bool) -> bool:
    things = payable_things(state, seat, effect, by_slot)
    if not things:
        return False
    board = board_of(state, seat)
    if effect.usual and not effect.expansion and not board.advanced:
        return _with_free_sites(state, seat, board, things) != 0
    supply = state.nations[seat].supply
    for thing in effect.things:
        if not things & (1 << thing):
            continue
        if effect.usual:
            if _some_site(state, seat, thing, effect, usual(state, seat, thing, by_slot)):
                return True
            continue
        for cost in costs_of(state, seat, thing, effect, by_slot):
            if affordable(supply, cost) and _some_site(state, seat, thing, effect, cost):
                return True
    return False


def _some_site(state: State, seat: int, thing: int, effect: Build, cost: Bundle) -> bool:
    """Whether there is a site for a thing whose cost could be paid, where the surcharge can be paid, too."""
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    if not board.advanced and not effect.expansion:
        return _with_free_sites(state, seat, board, 1 << thing) != 0
    sites = sites_for(state, seat, thing, may_expand(state, seat, effect), effect.expansion)
    supply = nation.supply
    for site in sites:  # noqa: SIM110  # any() over a generator is slow once compiled
        if affordable_at(supply, cost, surcharge(board, thing, site)):
            return True
    return False


def can_upgrade(state: State, seat: int, effect: Upgrade) -> bool:
    nation = state.nations[seat]
    for thing in effect.things:
        if (1 in nation.tunnels) if thing == TUNNEL else (thing in nation.buildings):
            for cost in upgrade_costs(state, seat, thing, effect.cost):
                if can_pay(state, seat, cost):
                    return True
    return False


def can_use(state: State, seat: int, barred: int) -> bool:
    """UC-6.16  Without a ready action card that can do something, "use an action card" does nothing."""
    for place, ready in enumerate(state.nations[seat].ready):
        if ready and _usable_card(state, seat, place, barred):
            return True
    return False


def usable_cards(state: State, seat: int) -> list[int]:
    """UC-6.14  A card of which no part can be done cannot be chosen. Places among the action cards."""
    ready = state.nations[seat].ready
    return [place for place in range(len(ready)) if ready[place] and _usable_card(state, seat, place, 0)]


def _usable_card(state: State, seat: int, place: int, barred: int) -> bool:
    if barred & (1 << place):
        return False
    text = state.box.cards[state.nations[seat].actions[place]].text
    return text is not None and usable(state, seat, text, barred | (1 << place))


def slots_within(state: State, seat: int, effect: Perform, text: Text, barred: int) -> list[int]:
    """UC-30.21  The slots that a text reaches and of which something can be done."""
    always = state.switches.aa == 1 or (state.switches.aa == 0 and not _on_special(state, text))
    slots = reachable(state, seat, effect.reach, always)
    talents = talents_of(state, seat)
    texts = talents.slots
    means = means_of(state, seat, talents, wants_of(texts, slots), barred)
    return [slot for slot in slots if slot_usable(state, seat, texts[slot], means, barred)]


def _on_special(state: State, text: Text) -> bool:
    """UC-10.20  Specials are kept from the always-available slot; era cards and tiles are not (A-54)."""
    return text.place == ON_CARD and state.box.cards[text.source].era == SPECIAL_ERA


def producing_kinds(state: State, seat: int, effect: Produce) -> list[int]:
    """UC-30.6  The kinds of which an upgraded structure stands at a connected city."""
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    found: list[int] = []
    for thing in effect.things:
        if thing == TUNNEL:
            hits = [
                t for t, built in enumerate(nation.tunnels) if built == 2 and touches_city(board, nation, t)
            ]
        else:
            where = connected_cities(nation)
            built = enumerate(nation.buildings)
            hits = [s for s, kind in built if kind == thing + UPGRADE and where & (1 << board.homes[s])]
        if hits:
            found.append(thing)
    return found


def pays(state: State, seat: int, cost: Bundle, do: Text, barred: int) -> bool:
    """Whether a cost can be paid and the benefit then be had."""
    if not can_pay(state, seat, cost):
        return False
    nation = state.nations[seat]
    before = nation.supply
    nation.supply = [before[kind] - cost[kind] for kind in range(5)]
    found = usable(state, seat, do, barred)
    nation.supply = before
    return found


def _any_usable(state: State, seat: int, branches: tuple[Text, ...], barred: int) -> bool:
    for branch in branches:  # noqa: SIM110  # any() over a generator is slow once compiled
        if usable(state, seat, branch, barred):
            return True
    return False


def _can_follow(state: State, seat: int, effect: Seq, text: Text, barred: int) -> bool:
    """UC-11.11  A sequence is offered only if it can be finished.

    The first step decides alone if nothing after it is compulsory; else the line is played out in foresight.
    """
    steps = effect.steps.parts
    if not possible(state, seat, steps[0], effect.steps, barred):
        return False
    if not compulsory(steps, 1):
        return True
    return foresight.can_finish(state, seat, effect)


def compels(text: Text) -> bool:
    """Whether a text, once opened, lets one do nothing but begin a sequence (UC-11.11)."""
    if len(text.parts) != 1:
        return False
    only = text.parts[0]
    if isinstance(only, (May, If)):
        return compels(only.do) or (
            isinstance(only, If) and only.otherwise is not None and compels(only.otherwise)
        )
    return isinstance(only, Seq)


def compulsory(steps: tuple[Effect, ...], at: int) -> bool:
    """Whether a step that cannot be left out is still to come."""
    for step in steps[at:]:  # noqa: SIM110  # any() over a generator is slow once compiled
        if not isinstance(step, (May, If)):
            return True
    return False
