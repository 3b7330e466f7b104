"""Recruit, buy, conquer: the target, then the sources that pay for it (AT-8, AT-10, AT-11, AT-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact

from ..components import GOLD, POWER, Buy, Character, Location, Manta, Recruit
from ..rules.acquiring import acquire, for_sale, gold_costs, power_costs
from ..rules.locations import has_free_slot
from ..rules.payment import (
    Purse,
    payable,
    purse_after,
    purse_of,
    reaches,
    reaches_leniently,
    sums,
    with_open,
    with_pending,
)
from ..rules.recruiting import prices, recruit
from ..rules.resources import lose_rest, spend, tap_location, tap_manta, usable
from ..state import State
from .text import Text, effect_at

RECRUIT: Final = 0
BUY: Final = 1
CONQUER: Final = 2
VERBS: Final = ("recruit", "buy", "conquer")
_DONE: Final = ("recruited", "bought", "conquered")


class Hire(Move):
    def __init__(self, space: int, character: Character, cost: int) -> None:
        self.space = space
        self.character = character
        self.cost = cost

    def key(self) -> str:
        return f"recruit {self.character.id} from space {self.space + 1}"

    def point(self) -> str:
        return "D6"


class Acquire(Move):
    def __init__(self, verb: int, location: Location, cost: int) -> None:
        self.verb = verb
        self.location = location
        self.cost = cost

    def key(self) -> str:
        return f"{VERBS[self.verb]} {self.location.id}"

    def point(self) -> str:
        return "D6"


class SkipEffect(Move):
    def __init__(self, verb: int) -> None:
        self.verb = verb

    def key(self) -> str:
        return f"do not {VERBS[self.verb]}"

    def point(self) -> str:
        return "D6"


class TapLocation(Move):
    def __init__(self, location: Location) -> None:
        self.location = location

    def key(self) -> str:
        return f"pay with {self.location.id}"

    def point(self) -> str:
        return "D6"


class TapManta(Move):
    def __init__(self, manta: Manta) -> None:
        self.manta = manta

    def key(self) -> str:
        return f"pay with {self.manta.id}"

    def point(self) -> str:
        return "D6"


class PayNow(Move):
    """Enough has been activated (lenient payment only: else the payment ends by itself)."""

    def key(self) -> str:
        return "pay now"

    def point(self) -> str:
        return "D6"


def resource_of(verb: int) -> int:
    """AT-8.1  Gold buys locations and recruits characters, power conquers locations."""
    return POWER if verb == CONQUER else GOLD


def type_of_target(state: State, verb: int, target: int) -> int:
    """AT-12.3  The type matters to conquerors only; for gold all types are alike."""
    return state.box.locations[target].type if verb == CONQUER else 0


def verb_at(state: State, source: int, number: int, path: list[int]) -> int:
    """Which of the three paying effects stands at a place."""
    effect = effect_at(state, source, number, path)
    return RECRUIT if isinstance(effect, Recruit) else BUY if isinstance(effect, Buy) else CONQUER


class Offer:
    """What one paying effect could get: targets with their costs, and whether each is payable.

    A target is a space of the row or the number of a location. Worked out for one question.
    """

    def __init__(self, state: State, seat: int, verb: int) -> None:
        self.verb = verb
        self.targets: list[int] = []
        self.costs: list[int] = []
        self.payable: list[bool] = []
        self.free_of_sources = False
        if verb == RECRUIT:
            self.targets = list(range(len(state.row)))
            self.costs = prices(state)
        elif has_free_slot(state, seat):
            self.targets = for_sale(state)
            self.costs = power_costs(state) if verb == CONQUER else gold_costs(state)
        if state.switches.payment == "lenient":
            self._judge_leniently(state, seat)
        else:
            self._judge(state, seat)

    def _judge(self, state: State, seat: int) -> None:
        """Purse and pool are the same for all targets of one type, so each is looked at once."""
        resource = resource_of(self.verb)
        pools, needs = [-1, -1, -1, -1], [0, 0, 0, 0]
        for i, cost in enumerate(self.costs):
            against = type_of_target(state, self.verb, self.targets[i])
            if pools[against] < 0:
                pools[against] = usable(state, resource, against)
                purse = purse_of(state, seat, resource, against)
                if purse.amounts:
                    needs[against] = payable(sums(purse))
            need = cost - pools[against]
            if need <= 0:
                self.free_of_sources = True
            self.payable.append(need <= 0 or needs[against] >> need & 1 == 1)

    def _judge_leniently(self, state: State, seat: int) -> None:
        resource = resource_of(self.verb)
        for i, cost in enumerate(self.costs):
            against = type_of_target(state, self.verb, self.targets[i])
            need = cost - usable(state, resource, against)
            if need <= 0:
                self.free_of_sources = True
            purse = purse_of(state, seat, resource, against)
            self.payable.append(need <= 0 or reaches_leniently(purse, need, cost))


def compulsory(state: State, offer: Offer) -> bool:
    """AT-6.6  A paying effect is compulsory only if the pool alone can pay it: nobody is forced to activate
    sources, unless the switch `force_sources` says so.
    """
    return offer.free_of_sources or (state.switches.force_sources and True in offer.payable)


@dataclass(init=False, eq=False)
class ChooseTarget(Text):
    """AT-8.3  A payment happens inside recruit, buy or conquer: first the target, then the sources, then pay.
    AT-12.4  Each conquer effect acquires one location, with its own target, payment and slot.
    AT-10.6  With an empty row recruiting is impossible and skipped.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        verb = verb_at(state, self.source, self.number, self.path)
        offer = Offer(state, self.seat, verb)
        found: list[Move] = []
        for i, target in enumerate(offer.targets):
            if not offer.payable[i]:
                continue
            if verb == RECRUIT:
                found.append(Hire(target, state.box.characters[state.row[target]], offer.costs[i]))
            else:
                found.append(Acquire(verb, state.box.locations[target], offer.costs[i]))
        if found and not compulsory(state, offer):
            found.append(SkipEffect(verb))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        verb = verb_at(state, self.source, self.number, self.path)
        if isinstance(move, Hire):
            self._pay(state, verb, move.space, move.cost)
        elif isinstance(move, Acquire):
            self._pay(state, verb, move.location.number, move.cost)
        else:
            state.facts.append(Fact("skipped", self.seat, verb, n=0 if move is None else 1))
            lose_rest(state, self.seat, resource_of(verb))

    def _pay(self, state: State, verb: int, target: int, cost: int) -> None:
        """Where the pool is enough and every source must be needed, there is nothing to ask."""
        against = type_of_target(state, verb, target)
        if cost <= usable(state, resource_of(verb), against) and state.switches.payment == "minimal":
            pay(state, self.seat, verb, target, cost)
            return
        state.stack.append(PayWith(self.seat, self.source, self.number, self.path, target, cost, [], [], []))


@dataclass(init=False, eq=False)
class PayWith(Text):
    """AT-8.6  Source by source, only those that part of the price still needs; then the price is paid.

    `tapped`: locations activated for this price, `won`: the manta each of them gave or -1, `used`: mantas.
    """

    target: int
    cost: int
    tapped: list[int]
    won: list[int]
    used: list[int]

    def __init__(
        self,
        seat: int,
        source: int,
        number: int,
        path: list[int],
        target: int,
        cost: int,
        tapped: list[int],
        won: list[int],
        used: list[int],
    ) -> None:
        super().__init__(seat, source, number, path)
        self.target = target
        self.cost = cost
        self.tapped = tapped
        self.won = won
        self.used = used

    def options(self, state: State, seat: int) -> list[Move]:
        verb = verb_at(state, self.source, self.number, self.path)
        against = type_of_target(state, verb, self.target)
        resource = resource_of(verb)
        need = self.cost - usable(state, resource, against)
        lenient = state.switches.payment == "lenient"
        if need <= 0 and not lenient:
            return []
        purse = purse_after(state, self.seat, resource, against, self.tapped, self.won, self.used)
        taken = len(self.tapped) + len(self.used)
        found = self._sources(state, purse, need, self.cost - taken if lenient else -1)
        if found and need <= 0:
            found.append(PayNow())
        return found

    def _sources(self, state: State, purse: Purse, need: int, most: int) -> list[Move]:
        """Each source once; of mantas alike one that was won in this payment first, for it may do more."""
        found: list[Move] = []
        box = state.box
        kinds: list[int] = []
        for i, amount in enumerate(purse.pending_amounts):
            manta = box.mantas[purse.pending_mantas[i]]
            if manta.kind not in kinds and _fits(with_pending(purse, i), need - amount, most):
                kinds.append(manta.kind)
                found.append(TapManta(manta))
        for i, amount in enumerate(purse.amounts):
            if not _fits(with_open(purse, i), need - amount, most):
                continue
            if i < len(purse.locations):
                found.append(TapLocation(box.locations[purse.locations[i]]))
                continue
            manta = box.mantas[purse.mantas[i - len(purse.locations)]]
            if manta.kind not in kinds:
                kinds.append(manta.kind)
                found.append(TapManta(manta))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        tapped, won, used = self.tapped, self.won, self.used
        if isinstance(move, TapLocation):
            tapped = [*tapped, move.location.number]
            won = [*won, tap_location(state, self.seat, move.location.number)]
        elif isinstance(move, TapManta):
            used = [*used, move.manta.number]
            tap_manta(state, self.seat, move.manta.number)
        else:
            verb = verb_at(state, self.source, self.number, self.path)
            pay(state, self.seat, verb, self.target, self.cost)
            return
        state.stack.append(
            PayWith(
                self.seat,
                self.source,
                self.number,
                self.path,
                self.target,
                self.cost,
                tapped,
                won,
                used,
            )
        )


def pay(state: State, seat: int, verb: int, target: int, cost: int) -> None:
    """AT-8.2  The price is paid, the target moves, and what is left over is lost."""
    resource = resource_of(verb)
    spend(state, resource, type_of_target(state, verb, target), cost)
    lose_rest(state, seat, resource)
    if verb == RECRUIT:
        recruit(state, seat, target, cost)
    else:
        acquire(state, seat, target, _DONE[verb], cost)


def _fits(purse: Purse, need: int, most: int) -> bool:
    """Whether a payment that goes on with this purse can end legally; `most` sources if lenient, else -1."""
    if most >= 0:
        return reaches_leniently(purse, need, most - 1)
    return reaches(sums(purse), need)
