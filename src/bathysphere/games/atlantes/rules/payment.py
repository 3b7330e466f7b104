"""Which sources may pay a price together (AT-8.3 to AT-8.11)."""

from __future__ import annotations

from ..state import State
from .resources import matches


class Purse:
    """The sources for one price. Worked out for one question, never part of a state.

    Open sources: first locations, then mantas, with `amounts`; where tapping a location would win a manta
    that helps, its amount is in `children`, else 0. Sources already tapped for this price: `fixed` amounts; a
    tapped location whose manta was won and may still join stands in `pending` with that manta.
    """

    def __init__(self) -> None:
        self.locations: list[int] = []
        self.mantas: list[int] = []
        self.amounts: list[int] = []
        self.children: list[int] = []
        self.fixed: list[int] = []
        self.pending: list[int] = []
        self.pending_amounts: list[int] = []
        self.pending_mantas: list[int] = []

    def copy(self) -> Purse:
        made = Purse()
        made.locations = self.locations[:]
        made.mantas = self.mantas[:]
        made.amounts = self.amounts[:]
        made.children = self.children[:]
        made.fixed = self.fixed[:]
        made.pending = self.pending[:]
        made.pending_amounts = self.pending_amounts[:]
        made.pending_mantas = self.pending_mantas[:]
        return made


def purse_of(state: State, seat: int, resource: int, type: int) -> Purse:
    """AT-8.4  Sources besides the pool: active resource mantas and matching top levels of own locations.
    AT-8.7  In one main action at most one level of any given location may give resources.
    AT-7.9  A resource manta gives its resource at most once per main action.
    AT-8.10  A location acquired earlier in the same main action is a source like any other.
    """
    found = Purse()
    box = state.box
    realm = state.realms[seat]
    for slot, location in enumerate(realm.board):
        level = realm.risen[slot]
        if level >= box.depth[location] or location in state.exploited:
            continue
        if matches(box.level_resource[location][level], resource, type):
            child = 0
            if level + 1 == box.depth[location]:
                child = _child(state, location, resource, type, found)
            found.locations.append(location)
            found.amounts.append(box.level_amount[location][level])
            found.children.append(child)
    for manta in realm.ready:
        if matches(box.manta_resource[manta], resource, type) and manta not in state.spent:
            found.mantas.append(manta)
            found.amounts.append(box.manta_amount[manta])
            found.children.append(0)
    return found


def _child(state: State, location: int, resource: int, type: int, found: Purse) -> int:
    """AT-8.11  A resource manta won during a payment is active at once and may join it."""
    box = state.box
    kind = box.locations[location].manta
    if kind < 0:
        return 0
    before = len([each for each in found.locations if box.locations[each].manta == kind])
    left = [manta for manta in state.reserve if box.mantas[manta].kind == kind]
    if len(left) <= before or not matches(box.manta_resource[left[0]], resource, type):
        return 0
    return box.manta_amount[left[0]]


def purse_after(
    state: State, seat: int, resource: int, type: int, tapped: list[int], won: list[int], used: list[int]
) -> Purse:
    """The purse in mid-payment: `tapped` locations, the manta each `won` (or -1), mantas `used`."""
    found = purse_of(state, seat, resource, type)
    box = state.box
    realm = state.realms[seat]
    for i, location in enumerate(tapped):
        amount = box.level_amount[location][realm.risen[realm.board.index(location)] - 1]
        manta = won[i]
        if manta in found.mantas:
            _hold_back(found, manta)
            found.pending.append(amount)
            found.pending_amounts.append(box.manta_amount[manta])
            found.pending_mantas.append(manta)
        elif manta < 0 or manta not in used:
            found.fixed.append(amount)
    found.fixed += [box.manta_amount[manta] for manta in used]
    return found


def _hold_back(purse: Purse, manta: int) -> None:
    place = len(purse.locations) + purse.mantas.index(manta)
    purse.mantas.remove(manta)
    del purse.amounts[place]
    del purse.children[place]


def with_open(purse: Purse, place: int) -> Purse:
    """The purse after one open source was tapped."""
    made = purse.copy()
    amount, child = made.amounts.pop(place), made.children.pop(place)
    if place < len(made.locations):
        made.locations.pop(place)
    else:
        made.mantas.pop(place - len(made.locations))
    if child:
        made.pending.append(amount)
        made.pending_amounts.append(child)
        made.pending_mantas.append(-1)
    else:
        made.fixed.append(amount)
    return made


def with_pending(purse: Purse, place: int) -> Purse:
    """The purse after a manta won in this payment joined it: its location is judged together with it."""
    made = purse.copy()
    made.pending.pop(place)
    made.pending_mantas.pop(place)
    made.fixed.append(made.pending_amounts.pop(place))
    return made


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
