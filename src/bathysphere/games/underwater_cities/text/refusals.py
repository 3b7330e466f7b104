"""What a player could expect to do here and may not, each with its rule and the numbers."""

from __future__ import annotations

from ....kernel.message import Message, Refusal
from ..components import NO_COLOUR
from ..effects.acting import Using
from ..effects.constructing import Building
from ..effects.parts import Parts
from ..effects.possible import costs_of, may_expand, possible, usable, usable_cards
from ..phases.sets import CardSet, Order
from ..phases.turn import ChooseSlot
from ..rules.building import in_stock, sites_for, surcharge
from ..rules.contracts import met
from ..rules.costs import affordable, with_surcharge
from ..rules.network import board_of
from ..rules.slots import clonable, free_slots, side_of
from ..rules.talents import amended
from ..rules.upgrading import upgradable
from ..state import State
from ..words import NOTHING, ON_SLOT, THINGS, Build, Effect, Text, Upgrade, Use
from .cards import condition_text
from .names import amounts, name, slot_name


def refusals(state: State, seat: int) -> list[Refusal]:
    if not state.stack or seat not in state.stack[-1].waiting(state):
        return []
    top = state.stack[-1]
    match top:
        case ChooseSlot():
            slots = _slots(state, seat)
            return slots + _cloning(state, seat) + _contracts(state, seat) + _prices(state, seat, slots)
        case Order() | CardSet():
            return _special(state, seat, top.card)
        case Parts():
            return _parts(state, seat, state.box.texts[top.text], top.part)
        case Building():
            effect = top.effect(state)
            assert isinstance(effect, Build)
            return _builds(state, seat, effect, state.box.texts[top.text].place == ON_SLOT)
        case Using():
            return _actions(state, seat)
    return []


def _slots(state: State, seat: int) -> list[Refusal]:
    """UC-10.1  Occupied slots are closed. UC-10.3  So are slots of which nothing can be used."""
    found: list[Refusal] = []
    free = free_slots(state)
    for number in side_of(state).ring:
        slot = state.box.slots[number]
        target, said = f"slot {slot.id}", {"slot": slot_name(slot)}
        if number not in free:
            found.append(Refusal(target, "UC-10.1", Message("uc-refusal-occupied", {**said})))
        elif not usable(state, seat, amended(state, seat, number)):
            found.append(Refusal(target, "UC-10.3", Message("uc-refusal-unusable", {**said})))
            for part in slot.text.parts:
                found += _why(state, seat, part, slot.text, target)
    return found


def _prices(state: State, seat: int, said: list[Refusal]) -> list[Refusal]:
    """UC-13.1  Whatever cannot be built at its usual cost says so, whichever slots are free."""
    told = {each.target for each in said}
    found: list[Refusal] = []
    for thing, what in enumerate(THINGS):
        if f"build {what}" not in told:
            effect = Build((thing,), 1 << thing, 1, None, NOTHING, False, True)
            found += _build(state, seat, effect, True, thing)
    return found


def _cloning(state: State, seat: int) -> list[Refusal]:
    if state.cloner == -2:
        return []
    nation = state.nations[seat]
    if state.cloner >= 0:
        return [Refusal("cloning tile", "UC-10.17", Message("uc-refusal-clone-used"))]
    if not nation.supply[0]:
        why = Message("uc-refusal-clone-credit", {"have": nation.supply[0]})
        return [Refusal("cloning tile", "UC-10.14", why)]
    found: list[Refusal] = []
    free = clonable(state, seat)
    for number in side_of(state).ring:
        if state.tiles[number] & (1 << seat) and number not in free:
            slot = state.box.slots[number]
            why = Message("uc-refusal-clone-own", {"slot": slot_name(slot)})
            found.append(Refusal(f"clone {slot.id}", "UC-10.15", why))
    return found


def _contracts(state: State, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for number in state.contracts:
        if not met(state, seat, number):
            contract = state.box.contracts[number]
            needs = [condition_text(need) for need in contract.needs]
            why = Message("uc-refusal-contract", {"card": name(contract), "needs": needs})
            found.append(Refusal(f"contract {contract.id}", "UC-31.2", why))
    return found


def _special(state: State, seat: int, card: int) -> list[Refusal]:
    printed = state.box.cards[card]
    have = state.nations[seat].supply[0]
    if not printed.cost or have >= printed.cost or printed.colour == NO_COLOUR:
        return []
    need = amounts((printed.cost,))
    why = Message("uc-refusal-special-cost", {"card": name(printed), "need": need, "have": amounts((have,))})
    return [Refusal(f"card {printed.id}", "UC-8.4", why)]


def _parts(state: State, seat: int, text: Text, done: int) -> list[Refusal]:
    found: list[Refusal] = []
    for number, part in enumerate(text.parts):
        if not done & (1 << number) and not possible(state, seat, part, text):
            found += _why(state, seat, part, text, f"part {number + 1}")
    return found


def _why(state: State, seat: int, effect: Effect, text: Text, target: str) -> list[Refusal]:
    """Why a part cannot be done."""
    match effect:
        case Build():
            return _builds(state, seat, effect, text.place == ON_SLOT)
        case Use():
            return [Refusal(target, "UC-6.16", Message("uc-refusal-no-action")), *_actions(state, seat)]
        case Upgrade():
            if not any(upgradable(state, seat, thing) for thing in effect.things):
                return [Refusal(target, "UC-18.3", Message("uc-refusal-nothing-to-upgrade"))]
            need, have = amounts(effect.cost[0]), amounts(tuple(state.nations[seat].supply))
            return [Refusal(target, "UC-18.2", Message("uc-refusal-cost", {"need": need, "have": have}))]
    return [Refusal(target, "UC-13.15", Message("uc-refusal-part"))]


def _builds(state: State, seat: int, effect: Build, by_slot: bool) -> list[Refusal]:
    found: list[Refusal] = []
    for thing in effect.things:
        found += _build(state, seat, effect, by_slot, thing)
    return found


def _build(state: State, seat: int, effect: Build, by_slot: bool, thing: int) -> list[Refusal]:
    """Supply first, then sites, then the cost of the cheapest of them."""
    target = f"build {THINGS[thing]}"
    if not in_stock(state, thing):
        return [Refusal(target, "UC-1.4" if thing == 0 else "UC-14.7", Message("uc-refusal-stock"))]
    sites = sites_for(state, seat, thing, may_expand(state, seat, effect), effect.expansion)
    if not sites:
        rule = "UC-16.2" if thing == 0 else "UC-14.2" if thing > 3 else "UC-15.2"
        return [Refusal(target, rule, Message("uc-refusal-site"))]
    supply, board = state.nations[seat].supply, board_of(state, seat)
    cost = costs_of(state, seat, thing, effect, by_slot)[0]
    totals = [with_surcharge(cost, surcharge(board, thing, site)) for site in sites]
    if any(affordable(supply, total) for total in totals):
        return []
    params = {"need": amounts(min(totals, key=sum)), "have": amounts(tuple(supply))}
    return [Refusal(target, "UC-13.1", Message("uc-refusal-cost", {**params}))]


def _actions(state: State, seat: int) -> list[Refusal]:
    nation, cards = state.nations[seat], state.box.cards
    free = usable_cards(state, seat)
    found: list[Refusal] = []
    for place, number in enumerate(nation.actions):
        target, said = f"card {cards[number].id}", {"card": name(cards[number])}
        if not nation.ready[place]:
            found.append(Refusal(target, "UC-6.3", Message("uc-refusal-used-up", {**said})))
        elif place not in free:
            found.append(Refusal(target, "UC-6.14", Message("uc-refusal-card-useless", {**said})))
    return found
