"""What building costs: discounts, surcharges, biomatter (UC-13, UC-32)."""

from __future__ import annotations

from ..components import FREE_SITE, Prices
from ..state import State
from ..words import BIOMATTER, CREDIT, KELP, SCIENCE, STEELPLAST, Bundle
from .talents import less, talents_of


def usual(state: State, seat: int, thing: int, by_slot: bool) -> Bundle:
    """UC-13.1  A slot lets you build at the usual cost.

    UC-13.2  So does a card that states no cost. Discounts are taken off already.
    """
    talents = talents_of(state, seat)
    prices = talents.by_slot if by_slot else talents.usual
    return prices.costs[thing]


def reduced(state: State, seat: int, thing: int, cost: Bundle, off: Bundle, by_slot: bool) -> Bundle:
    """UC-13.10  A discount is taken off the cost.

    UC-13.11  Discounts add up, also with a stated cost.
    UC-13.12  No part of the cost falls below nothing; what is left of a discount is lost.
    UC-13.3  A cost that a card states stands in place of the usual one.
    UC-13.13  A free build costs nothing, so that discounts do nothing.
    """
    return less(talents_of(state, seat).discounts, thing, cost, off, by_slot)


def with_surcharge(cost: Bundle, surcharge: Bundle) -> Bundle:
    """UC-13.14  A surcharge comes on top, after all discounts, also of a free build.

    UC-32.4  Nothing reduces a surcharge.
    """
    if surcharge is FREE_SITE:
        return cost
    return tuple([cost[kind] + surcharge[kind] for kind in range(5)])


def affordable(supply: list[int], cost: Bundle) -> bool:
    """UC-13.4  When building, 1 biomatter may stand in for each kelp or steelplast.

    UC-13.7  Also for those of a cost that a card states.
    UC-13.9  The biomatter of a symbiotic city is biomatter: nothing stands in for it.
    """
    if supply[CREDIT] < cost[CREDIT] or supply[SCIENCE] < cost[SCIENCE]:
        return False
    biomatter = cost[BIOMATTER]
    kelp = cost[KELP] - supply[KELP]
    if kelp > 0:
        biomatter += kelp
    steelplast = cost[STEELPLAST] - supply[STEELPLAST]
    if steelplast > 0:
        biomatter += steelplast
    return biomatter <= supply[BIOMATTER]


def affordable_at(supply: list[int], cost: Bundle, surcharge: Bundle) -> bool:
    """UC-32.15  Cost and surcharge must be paid in full: whether they can, if the cost alone can.

    UC-13.8  Biomatter also stands in for kelp and steelplast of a surcharge.
    """
    if surcharge is FREE_SITE:
        return True
    if supply[CREDIT] < cost[CREDIT] + surcharge[CREDIT]:
        return False
    if supply[SCIENCE] < cost[SCIENCE] + surcharge[SCIENCE]:
        return False
    biomatter = cost[BIOMATTER] + surcharge[BIOMATTER]
    kelp = cost[KELP] + surcharge[KELP] - supply[KELP]
    if kelp > 0:
        biomatter += kelp
    steelplast = cost[STEELPLAST] + surcharge[STEELPLAST] - supply[STEELPLAST]
    if steelplast > 0:
        biomatter += steelplast
    return biomatter <= supply[BIOMATTER]


def affordable_things(supply: list[int], prices: Prices) -> int:
    """UC-13.4  The things, as bits, whose cost can be paid. More than 3 of a resource pay for no more.

    A debt, which only foresight could imagine, pays for nothing and has no place in what is known.
    """
    credit, kelp, steelplast, biomatter = supply[CREDIT], supply[KELP], supply[STEELPLAST], supply[BIOMATTER]
    if credit < 0 or kelp < 0 or steelplast < 0 or biomatter < 0:
        return 0
    # Interpreted, `min` costs three times as much.
    place = credit if credit < 3 else 3
    place = place * 4 + (kelp if kelp < 3 else 3)
    place = place * 4 + (steelplast if steelplast < 3 else 3)
    place = place * 4 + (biomatter if biomatter < 3 else 3)
    found = prices.known[place]
    if found < 0:
        found = 0
        for thing, cost in enumerate(prices.costs):
            if affordable(supply, cost):
                found |= 1 << thing
        prices.known[place] = found
    return found


def ways(supply: list[int], cost: Bundle) -> list[Bundle]:
    """UC-13.5  Every mixture of a resource and biomatter is a way to pay; least biomatter first."""
    if supply[BIOMATTER] == cost[BIOMATTER]:
        return [cost] if affordable(supply, cost) else []
    found: list[Bundle] = []
    if supply[CREDIT] < cost[CREDIT] or supply[SCIENCE] < cost[SCIENCE]:
        return found
    spare = supply[BIOMATTER] - cost[BIOMATTER]
    for kelp in range(cost[KELP] + 1):
        for steelplast in range(cost[STEELPLAST] + 1):
            if kelp + steelplast > spare or cost[KELP] - kelp > supply[KELP]:
                continue
            if cost[STEELPLAST] - steelplast > supply[STEELPLAST]:
                continue
            biomatter = cost[BIOMATTER] + kelp + steelplast
            left = cost[KELP] - kelp, cost[STEELPLAST] - steelplast
            found.append((cost[CREDIT], left[0], left[1], cost[SCIENCE], biomatter))
    found.sort(key=_biomatter_of)
    return found


def _biomatter_of(cost: Bundle) -> int:
    return cost[BIOMATTER]


def upgrade_costs(state: State, seat: int, thing: int, costs: tuple[Bundle, ...]) -> tuple[Bundle, ...]:
    """UC-18.2  An upgrade costs 1 science, or what the card states; a permanent may let another resource do.

    UC-30.17  Where a card names two costs, one of them is chosen anew for each upgrade.
    """
    substitutes = talents_of(state, seat).substitutes if state.nations[seat].permanents else None
    if not substitutes:
        return costs
    found = [cost[:5] for cost in costs]
    for word in substitutes:
        if thing in word.on:
            for cost in found[:]:
                for n in range(1, cost[word.what] + 1):
                    other = list(cost)
                    other[word.what] -= n
                    other[word.by] += n
                    if tuple(other) not in found:
                        found.append(tuple(other))
    return tuple(found)
