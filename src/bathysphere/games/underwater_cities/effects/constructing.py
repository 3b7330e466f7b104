"""Build, upgrade and convert: the frames of these words (D9, D10)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..rules.building import place, sites_for, surcharge
from ..rules.costs import affordable, affordable_at, upgrade_costs, ways, with_surcharge
from ..rules.network import board_of
from ..rules.supply import can_pay, pay
from ..rules.upgrading import convert, convertible, upgradable, upgrade
from ..state import State
from ..words import ON_SLOT, Build, Bundle, Convert, Upgrade
from .moves import Improve, Site, Skip, Transform, UpgradeWay, Way
from .possible import costs_of, may_expand, payable_things
from .spots import Following, Several, Spot


def buildable(state: State, seat: int, effect: Build, by_slot: bool) -> list[Move]:
    """UC-11.26  Every kind and legal site that can be paid for.

    UC-32.15  With its surcharge.
    """
    found: list[Move] = []
    things = payable_things(state, seat, effect, by_slot)
    if not things:
        return found
    board = board_of(state, seat)
    answers = state.box.builds[board.number]
    supply = state.nations[seat].supply
    expansion = may_expand(state, seat, effect)
    alike = effect.usual and not board.advanced
    for thing in effect.things:
        if not things & (1 << thing):
            continue
        costs: list[Bundle] = []
        if not alike:
            costs = [c for c in costs_of(state, seat, thing, effect, by_slot) if affordable(supply, c)]
            if not costs:
                continue
        row = answers[thing]
        for site in sites_for(state, seat, thing, expansion, effect.expansion):
            if not board.advanced or _payable(supply, costs, surcharge(board, thing, site)):
                found.append(row[site])
    return found


def _payable(supply: list[int], costs: list[Bundle], more: Bundle) -> bool:
    """Whether one of the costs, all of which could be paid, can be paid with a surcharge."""
    for cost in costs:  # noqa: SIM110  # any() over a generator is slow once compiled
        if affordable_at(supply, cost, more):
            return True
    return False


def ways_to_build(
    state: State, seat: int, effect: Build, by_slot: bool, thing: int, site: int
) -> list[Bundle]:
    """UC-13.4  Every way to pay, with and without biomatter."""
    found: list[Bundle] = []
    more = surcharge(board_of(state, seat), thing, site)
    for cost in costs_of(state, seat, thing, effect, by_slot):
        for way in ways(state.nations[seat].supply, with_surcharge(cost, more)):
            if way not in found:
                found.append(way)
    return found


def ways_to_upgrade(state: State, seat: int, effect: Upgrade, thing: int) -> list[Bundle]:
    return [cost for cost in upgrade_costs(state, seat, thing, effect.cost) if can_pay(state, seat, cost)]


@dataclass(init=False, eq=False)
class Building(Several):
    """UC-11.27  Several builds of one effect happen one after the other; each may open sites for the next.

    UC-10.2  Fewer than allowed may be built.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Build)
        found = buildable(state, seat, effect, self.on_slot(state))
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Site):
            self.leave(state, move)
            return
        effect = self.effect(state)
        assert isinstance(effect, Build)
        found = ways_to_build(state, seat, effect, self.on_slot(state), move.thing, move.site)
        if len(found) == 1:
            build(state, self, found[0], move.thing, move.site, self.left)
        else:
            state.stack.append(
                PayForBuild(seat, self.text, self.part, self.must, self.left, move.thing, move.site)
            )

    def on_slot(self, state: State) -> bool:
        return state.box.texts[self.text].place == ON_SLOT


@dataclass(init=False, eq=False)
class PayForBuild(Several):
    """UC-13.5  Whoever has biomatter chooses how much of it stands in for kelp and steelplast."""

    thing: int
    site: int

    def __init__(self, seat: int, text: int, part: int, must: bool, left: int, thing: int, site: int) -> None:
        self.seat = seat
        self.text = text
        self.part = part
        self.must = must
        self.left = left
        self.thing = thing
        self.site = site

    def leisurely(self) -> bool:
        return False

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Build)
        on_slot = state.box.texts[self.text].place == ON_SLOT
        found = ways_to_build(state, seat, effect, on_slot, self.thing, self.site)
        return [Way(cost) for cost in found]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, Way)
        build(state, self, move.cost, self.thing, self.site, self.left)


def build(state: State, spot: Spot, cost: Bundle, thing: int, site: int, left: int) -> None:
    """UC-20.11  Paying and placing are one step; triggers come after it.

    UC-21.5  A bonus cannot pay for the build that brings it.
    """
    pay(state, spot.seat, cost)
    if left > 1:
        state.stack.append(Building(spot.seat, spot.text, spot.part, False, left - 1))
    elif state.stack:
        below = state.stack[-1]
        if isinstance(below, Following):
            state.stack[-1] = below.after(thing, site)
    place(state, spot.seat, thing, site)


@dataclass(init=False, eq=False)
class Upgrading(Several):
    """UC-18.2  Upgrade up to so many structures, one after the other; `kinds` were upgraded already, as bits.

    `thing` and `site` are the only structure in question, or -1.
    """

    kinds: int
    thing: int
    site: int

    def __init__(
        self, seat: int, text: int, part: int, must: bool, left: int, kinds: int, thing: int, site: int
    ) -> None:
        self.seat = seat
        self.text = text
        self.part = part
        self.must = must
        self.left = left
        self.kinds = kinds
        self.thing = thing
        self.site = site

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Upgrade)
        answers = state.box.upgrades[state.nations[seat].board]
        found: list[Move] = []
        for thing in effect.things:
            if (effect.different and self.kinds & (1 << thing)) or self.thing not in (-1, thing):
                continue
            if ways_to_upgrade(state, seat, effect, thing):
                sites = upgradable(state, seat, thing) if self.thing < 0 else [self.site]
                found += [answers[thing][site] for site in sites]
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Improve):
            self.leave(state, move)
            return
        effect = self.effect(state)
        assert isinstance(effect, Upgrade)
        found = ways_to_upgrade(state, seat, effect, move.thing)
        if len(found) == 1:
            improve(state, self, found[0], move.thing, move.site, self.left, self.kinds)
        else:
            state.stack.append(
                PayForUpgrade(seat, self.text, self.part, True, self.left, self.kinds, move.thing, move.site)
            )


@dataclass(init=False, eq=False)
class PayForUpgrade(Several):
    """UC-30.17  Each upgrade may be paid in another of the stated ways."""

    kinds: int
    thing: int
    site: int

    def __init__(
        self, seat: int, text: int, part: int, must: bool, left: int, kinds: int, thing: int, site: int
    ) -> None:
        self.seat = seat
        self.text = text
        self.part = part
        self.must = must
        self.left = left
        self.kinds = kinds
        self.thing = thing
        self.site = site

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Upgrade)
        return [UpgradeWay(cost) for cost in ways_to_upgrade(state, seat, effect, self.thing)]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, UpgradeWay)
        improve(state, self, move.cost, self.thing, self.site, self.left, self.kinds)


def improve(state: State, spot: Spot, cost: Bundle, thing: int, site: int, left: int, kinds: int) -> None:
    pay(state, spot.seat, cost)
    if left > 1:
        kinds |= 1 << thing
        state.stack.append(Upgrading(spot.seat, spot.text, spot.part, False, left - 1, kinds, -1, -1))
    upgrade(state, spot.seat, thing, site)


@dataclass(init=False, eq=False)
class Converting(Spot):
    """UC-14.9  A nonsymbiotic city becomes symbiotic."""

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Convert)
        if not can_pay(state, seat, effect.cost[0]):
            return []
        board = board_of(state, seat)
        found: list[Move] = [Transform(board, city) for city in convertible(state, seat)]
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Transform):
            self.leave(state, move)
            return
        effect = self.effect(state)
        assert isinstance(effect, Convert)
        pay(state, seat, effect.cost[0])
        convert(state, seat, move.city)
