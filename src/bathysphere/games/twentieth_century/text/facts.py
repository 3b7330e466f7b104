"""What happened, in the words that a seat may hear."""

from __future__ import annotations

from ....kernel.message import Message, Param, player
from ....kernel.position import Fact
from ..components import GOODS
from ..phases.consolidation import SECRET, Consolidation, secret_since
from ..state import State
from . import names

SOURCE_NAMES = (
    "production",
    "quality",
    "second",
    "fourth",
    "clean",
    "dirty",
    "pollution",
    "trade",
    "science",
)


def news(state: State, seat: int | None) -> list[Message]:
    """TC-7.1  While all consolidate at once, each hears only of the own deeds, and of each of them once: what
    the last answer of a seat brought about is told when all are done.
    What the round before revealed is told first.
    """
    top = state.stack[-1] if state.stack else None
    open_, secret = state.facts, []
    if isinstance(top, Consolidation) and top.before:
        since = secret_since(state.facts)
        open_, secret = state.facts[:since], state.facts[since:]
        busy = seat is not None and bool(top.desks[seat])
        secret = [fact for fact in secret if fact.what not in SECRET or (busy and fact.seat == seat)]
    return [fact_message(state, fact) for fact in _not_yet_heard(open_, seat) + secret]


def _not_yet_heard(facts: list[Fact], seat: int | None) -> list[Fact]:
    """At the reveal: everything but what the seat itself has done and heard before."""
    found: list[Fact] = []
    heard = 0
    for fact in facts:
        if heard:
            heard -= 1
            continue
        found.append(fact)
        if fact.what == "consolidated" and fact.seat == seat:
            heard = fact.n
    return found


def fact_message(state: State, fact: Fact) -> Message:
    found = _auction(state, fact)
    if found is None:
        found = _consolidation(state, fact)
    if found is None:
        found = _scoring(state, fact)
    return found


def _said(fact: Fact, **params: Param) -> Message:
    return Message(f"tc-fact-{fact.what}", {"player": player(fact.seat), **params})


def _auction(state: State, fact: Fact) -> Message | None:
    box = state.box
    match fact.what:
        case "began":
            return _said(fact, round=fact.n)
        case "revealed":
            return Message("tc-fact-revealed", {"disaster": names.name(box.disasters[fact.thing])})
        case "bid":
            return _said(fact, tile=names.piece(state, fact.thing), bid=fact.n)
        case "passed":
            return _said(fact, tile=names.piece(state, fact.thing))
        case "left" | "consolidated":
            return _said(fact)
        case "won":
            return _said(fact, tile=names.piece(state, fact.thing), bid=fact.n, waste=fact.place)
        case "bought":
            bought = box.technologies[fact.thing]
            parts = names.kinds(box, bought)
            return _said(fact, technology=names.name(bought), parts=parts, price=fact.n)
        case "littered" | "compensated":
            return _said(fact, n=fact.n)
        case "polluted" | "cleaned":
            return _said(fact, space=box.pollution[fact.thing].vp)
        case "staked" | "prevented":
            return _said(fact, column=fact.place + 1, bid=fact.n)
    return None


def _consolidation(state: State, fact: Fact) -> Message | None:
    match fact.what:
        case "dumped" | "sorted" | "removed":
            return _said(fact, tile=names.piece(state, fact.thing))
        case "attached":
            return _said(
                fact, tile=names.piece(state, fact.thing), place=names.place(fact.place), turn=fact.n
            )
        case "settled" | "departed":
            return _said(fact, city=names.city(state, fact.thing, fact.place))
        case "bridged":
            return _said(fact, tile=names.piece(state, fact.thing))
        case "carted":
            return _said(fact, one=names.piece(state, fact.thing), other=names.piece(state, fact.place))
        case "recycled":
            params = {"tile": names.piece(state, fact.place), "city": names.city(state, fact.thing, fact.n)}
            return _said(fact, **params)
        case "made" | "produced":
            return _said(fact, coins=fact.thing, science=fact.place, points=fact.n)
        case "used" | "paid" | "enjoyed":
            return _used(state, fact)
    return None


def _used(state: State, fact: Fact) -> Message:
    part = state.box.parts[fact.thing]
    if fact.what == "paid":
        return _said(fact, cost=Message(f"tc-cost-{GOODS[fact.place]}", {"n": fact.n}))
    if fact.what == "enjoyed":
        return _said(fact, n=fact.n)
    technology = names.name(state.box.technologies[part.technology])
    return _said(fact, technology=technology, part=names.kind(part))


def _scoring(state: State, fact: Fact) -> Message:
    if fact.what == "scored":
        return _said(fact, card=names.name(state.box.cards[fact.thing]), n=fact.n)
    if fact.what == "counted":
        return _said(fact, what=Message(f"tc-line-{SOURCE_NAMES[fact.thing]}"), n=fact.n)
    return Message("tc-fact-ended")
