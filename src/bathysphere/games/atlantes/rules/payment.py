"""Which sources may pay a price together (AT-8.3 to AT-8.11)."""

from __future__ import annotations

from typing import Final

from ..state import State
from .mantas import left_of_kind
from .resources import matches

_NONE: Final[list[int]] = []


class Purse:
    """The sources for one price. Worked out for one question, never part of a state, never changed.

    Open sources: first locations, then mantas, with `amounts`; where tapping a location would win a manta
    that helps, its amount is in `children`, else 0. Sources already tapped for this price: `fixed` amounts; a
    tapped location whose manta was won and may still join stands in `pending` with that manta.
    """

    def __init__(
        self,
        locations: list[int],
        mantas: list[int],
        amounts: list[int],
        children: list[int],
        fixed: list[int] = _NONE,
        pending: list[int] = _NONE,
        pending_amounts: list[int] = _NONE,
        pending_mantas: list[int] = _NONE,
    ) -> None:
        self.locations = locations
        self.mantas = mantas
        self.amounts = amounts
        self.children = children
        self.fixed = fixed
        self.pending = pending
        self.pending_amounts = pending_amounts
        self.pending_mantas = pending_mantas


def purse_of(state: State, seat: int, resource: int, type: int) -> Purse:
    """AT-8.4  Sources besides the pool: active resource mantas and matching top levels of own locations.
    AT-8.7  In one main action at most one level of any given location may give resources.
    AT-7.9  A resource manta gives its resource at most once per main action.
    AT-8.10  A location acquired earlier in the same main action is a source like any other.
    """
    box = state.box
    realm = state.realms[seat]
    locations: list[int] = []
    mantas: list[int] = []
    amounts: list[int] = []
    children: list[int] = []
    for slot, location in enumerate(realm.board):
        level = realm.risen[slot]
        if (
            level < box.depth[location]
            and matches(box.level_resource[location][level], resource, type)
            and location not in state.exploited
        ):
            last = level + 1 == box.depth[location]
            children.append(_child(state, location, resource, type, locations) if last else 0)
            locations.append(location)
            amounts.append(box.level_amount[location][level])
    for manta in realm.ready:
        if matches(box.manta_resource[manta], resource, type) and manta not in state.spent:
            mantas.append(manta)
            amounts.append(box.manta_amount[manta])
            children.append(0)
    return Purse(locations, mantas, amounts, children)


def _child(state: State, location: int, resource: int, type: int, before: list[int]) -> int:
    """AT-8.11  A resource manta won during a payment is active at once and may join it."""
    box = state.box
    kind = box.locations[location].manta
    if kind < 0:
        return 0
    promised = len([each for each in before if box.locations[each].manta == kind])
    left = left_of_kind(state, kind)
    if len(left) <= promised or not matches(box.manta_resource[left[0]], resource, type):
        return 0
    return box.manta_amount[left[0]]


def purse_after(
    state: State, seat: int, resource: int, type: int, tapped: list[int], won: list[int], used: list[int]
) -> Purse:
    """The purse in mid-payment: `tapped` locations, the manta each `won` (or -1), mantas `used`."""
    now = purse_of(state, seat, resource, type)
    if not tapped and not used:
        return now
    box = state.box
    realm = state.realms[seat]
    fixed = [box.manta_amount[manta] for manta in used]
    pending: list[int] = []
    joining: list[int] = []
    for i, location in enumerate(tapped):
        amount = box.level_amount[location][realm.risen[realm.board.index(location)] - 1]
        if won[i] in now.mantas:
            pending.append(amount)
            joining.append(won[i])
        elif won[i] < 0 or won[i] not in used:
            fixed.append(amount)
    return _held_back(now, fixed, pending, [box.manta_amount[manta] for manta in joining], joining)


def _held_back(
    now: Purse, fixed: list[int], pending: list[int], pending_amounts: list[int], joining: list[int]
) -> Purse:
    """The purse in which mantas that are judged together with their location are no open sources."""
    amounts, children = now.amounts[:], now.children[:]
    mantas = now.mantas[:]
    for manta in joining:
        place = len(now.locations) + mantas.index(manta)
        mantas.remove(manta)
        del amounts[place]
        del children[place]
    return Purse(now.locations, mantas, amounts, children, fixed, pending, pending_amounts, joining)


def with_open(purse: Purse, place: int) -> Purse:
    """The purse after one open source was tapped; which sources are left to name no longer matters."""
    amounts = purse.amounts[:place] + purse.amounts[place + 1 :]
    children = purse.children[:place] + purse.children[place + 1 :]
    amount, child = purse.amounts[place], purse.children[place]
    fixed, pending, joining = purse.fixed, purse.pending, purse.pending_amounts
    if child:
        pending, joining = [*pending, amount], [*joining, child]
    else:
        fixed = [*fixed, amount]
    return Purse(_NONE, _NONE, amounts, children, fixed, pending, joining, _NONE)


def with_pending(purse: Purse, place: int) -> Purse:
    """The purse after a manta won in this payment joined it: its location is judged together with it."""
    pending = purse.pending[:place] + purse.pending[place + 1 :]
    joining = purse.pending_amounts[:place] + purse.pending_amounts[place + 1 :]
    fixed = [*purse.fixed, purse.pending_amounts[place]]
    return Purse(_NONE, _NONE, purse.amounts, purse.children, fixed, pending, joining, _NONE)


def sums(purse: Purse) -> list[int]:
    """By m: the further sums, as bits, that sources of at least m give when none tapped so far is below m."""
    found = [0]
    for m in range(1, _largest(purse) + 1):
        mask = 1
        for amount in purse.fixed:
            if amount < m:
                mask = 0
        for i, amount in enumerate(purse.pending):
            alone = mask if amount >= m else 0
            joined = purse.pending_amounts[i]
            mask = alone | (mask << joined) if joined >= m else alone
        for i, amount in enumerate(purse.amounts):
            more = mask << amount if amount >= m else 0
            child = purse.children[i]
            if child >= m:
                more |= mask << (amount + child)
            mask |= more
        found.append(mask)
    return found


def _largest(purse: Purse) -> int:
    found = 0
    for amounts in (purse.amounts, purse.children, purse.fixed, purse.pending, purse.pending_amounts):
        for amount in amounts:
            if amount > found:
                found = amount
    return found


def payable(masks: list[int]) -> int:
    """The needs that `reaches` would grant, as bits: a sum s of sources from m up pays s - m + 1 to s."""
    found = 0
    for m in range(1, len(masks)):
        for excess in range(m):
            found |= masks[m] >> excess
    return found


def reaches(masks: list[int], need: int) -> bool:
    """AT-8.6  A source may be activated only if part of it is really needed for the price: a set pays if it
    reaches the price and no source could be left out, so its excess is less than its smallest source.
    """
    for m in range(1, len(masks)):
        low = need if need > 0 else 0
        high = need + m - 1
        if high >= low and (masks[m] >> low) & ((1 << (high - low + 1)) - 1):
            return True
    return False


def reaches_leniently(purse: Purse, need: int, most: int) -> bool:
    """Switch `payment = lenient`: any set of at most `most` more sources that reaches the price."""
    if need <= 0:
        return most >= 0
    if most <= 0:
        return False
    best = [0] * (most + 1)
    amounts = purse.amounts + purse.pending_amounts
    children = purse.children + [0] * len(purse.pending_amounts)
    for i, amount in enumerate(amounts):
        child = children[i]
        for n in range(most, 0, -1):
            best[n] = max(best[n], best[n - 1] + amount)
            if child and n > 1:
                best[n] = max(best[n], best[n - 2] + amount + child)
    return best[most] >= need
