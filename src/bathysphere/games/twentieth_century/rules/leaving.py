"""Leaving the auction: technology, its impact, compensation (TC-5)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import BRIDGE, EACH_ROUND, ONCE, PARK, Technology
from ..state import State
from .auction import minimum_bid, this_round
from .country import bridges_on


def price(state: State) -> int:
    """TC-5.4  A technology costs the science under the marker, which moves only when a territory is won."""
    return this_round(state).prices[state.slot]


def affordable(state: State, seat: int) -> list[int]:
    """TC-5.1  On leaving, a seat may buy one of the remaining technologies if it has the science.
    TC-5.2  That is the only chance of the round, and everyone gets it once.
    """
    return state.technologies if state.nations[seat].science >= price(state) else []


def leave(state: State, seat: int) -> None:
    """TC-4.6  Leaving is final for all auctions of the round."""
    inside = state.inside[:]
    inside[seat] = 0
    state.inside = inside
    state.facts.append(Fact("left", seat))


def buy(state: State, seat: int, technology: int) -> None:
    """TC-5.6  The impact icons act at once: waste waits for consolidation, smoke and trees move the marker.
    TC-5.9  Facilities wait beside the country; workers bring a token and a bridge technology brings a bridge.
    """
    nation = state.nations[seat]
    tile = state.box.technologies[technology]
    nation.science -= price(state)
    state.facts.append(Fact("bought", seat, technology, n=price(state)))
    state.technologies = [each for each in state.technologies if each != technology]
    nation.technologies = [*nation.technologies, technology]
    suffer(state, seat, tile.waste, tile.smoke, tile.tree)
    if tile.piece >= 0:
        nation.plants = [*nation.plants, tile.piece]
    _unpack(state, seat, tile)


def _unpack(state: State, seat: int, tile: Technology) -> None:
    """TC-14.4  A park has no action, only its trees."""
    nation = state.nations[seat]
    for number in tile.parts:
        part = state.box.parts[number]
        if part.use == ONCE and part.kind != PARK:
            nation.once = [*nation.once, number]
        elif part.use == EACH_ROUND:
            nation.each = [*nation.each, number]


def suffer(state: State, seat: int, waste: int, smoke: int, tree: int) -> None:
    """TC-5.6  Smoke acts before trees.
    TC-5.7  The marker never passes an end of its track; what goes beyond is lost.
    """
    nation = state.nations[seat]
    if waste:
        nation.pending += waste
        state.facts.append(Fact("littered", seat, n=waste))
    before = nation.pollution
    nation.pollution = min(max(before - smoke, 0) + tree, len(state.box.pollution) - 1)
    if nation.pollution != before:
        state.facts.append(Fact("polluted", seat, nation.pollution, n=nation.pollution - before))


def compensate(state: State, seat: int) -> None:
    """TC-5.8  Whoever won no territory this round gets the minimum bid and two coins more, on leaving."""
    if not state.nations[seat].fresh:
        coins = minimum_bid(state) + 2
        state.nations[seat].coins += coins
        state.facts.append(Fact("compensated", seat, n=coins))


def bridges_in_supply(state: State) -> int:
    """TC-5.9  A bridge leaves the supply with the technology that it belongs to."""
    bought = [
        part
        for nation in state.nations
        for each in nation.technologies
        for part in _bridge_parts(state, each)
    ]
    return state.box.bridges - len(bought)


def bridges_held(state: State, seat: int) -> int:
    """Bridges in hand, not yet placed."""
    return len([part for part in state.nations[seat].once if state.box.parts[part].kind == BRIDGE])


def bridges_built(state: State, seat: int) -> int:
    """Bridges on the map."""
    return sum([bridges_on(each) for each in state.nations[seat].country.bridges])


def _bridge_parts(state: State, technology: int) -> list[int]:
    parts = state.box.technologies[technology].parts
    return [part for part in parts if state.box.parts[part].kind == BRIDGE]
