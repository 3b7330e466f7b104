"""What a player could expect to do here and may not, with the rule and the numbers: auction and disaster."""

from __future__ import annotations

from ....kernel.message import Message, Param, Refusal, player
from ..phases.auction import Auction, Bidding, Opening, Workshop
from ..phases.consolidation import Consolidation
from ..phases.prevention import Prevention
from ..rules.auction import minimum_bid
from ..rules.disasters import standing, table_of
from ..rules.leaving import price
from ..state import Frame, State
from ..view.seen import task_of
from . import names
from .denials import denials


def refusals(state: State, seat: int) -> list[Refusal]:
    """Whoever is not asked hears why; whoever is asked hears what is missing from the options."""
    if not state.stack:
        return []
    top = state.stack[-1]
    if seat not in top.waiting(state):
        return _not_asked(state, top, seat)
    match top:
        case Auction():
            return _technologies(state, "TC-5.3", "leave-first")
        case Opening():
            return _opening(state, seat)
        case Bidding():
            return _bidding(state, top, seat) + _technologies(state, "TC-5.3", "leave-first")
        case Workshop():
            return [
                _no(f"territory {state.box.pieces[each].id}", "TC-4.6", "left") for each in state.territories
            ]
        case Prevention():
            return _columns(state, top, seat)
    task = task_of(state, seat)
    return [] if task is None else denials(state, seat, task)


def _no(target: str, rule: str, why: str, **params: Param) -> Refusal:
    return Refusal(target, rule, Message(f"tc-refusal-{why}", dict(params)))


def _not_asked(state: State, top: Frame, seat: int) -> list[Refusal]:
    others: list[Message] = [player(each) for each in top.waiting(state)]
    if isinstance(top, Consolidation):
        if top.desks[seat]:
            return [_no("consolidation", "TC-7.1", "one-by-one", players=others)]
        return [_no("consolidation", "TC-7.1", "done", players=others)]
    if isinstance(top, Prevention):
        if top.columns[seat] >= 0 and standing(top.columns, top.bids, top.columns[seat]) == top.bids[seat]:
            return [_no("disaster", "TC-6.5", "highest", column=top.columns[seat] + 1, bid=top.bids[seat])]
        return [_no("disaster", "TC-6.2", "not-your-turn", players=others)]
    if not state.inside[seat]:
        return [_no("auction", "TC-4.6", "left")]
    if isinstance(top, Bidding) and seat == top.leader:
        return [_no("auction", "TC-4.7", "leading", bid=top.bid)]
    if isinstance(top, Bidding) and not top.bidding[seat]:
        return [_no("auction", "TC-4.5", "passed", tile=names.piece(state, top.territory))]
    return [_no("auction", "TC-4.3", "not-your-turn", players=others)]


def _technologies(state: State, rule: str, why: str) -> list[Refusal]:
    box = state.box
    return [
        _no(f"technology {box.technologies[each].id}", rule, why, price=price(state))
        for each in state.technologies
    ]


def _opening(state: State, seat: int) -> list[Refusal]:
    coins, minimum = state.nations[seat].coins, minimum_bid(state)
    found = [
        _no("pass", "TC-4.1", "no-pass"),
        _no(f"bid {coins + 1}", "TC-4.1", "coins", need=coins + 1, have=coins),
    ]
    if minimum > 0:
        found.append(_no(f"bid {minimum - 1}", "TC-4.1", "minimum", bid=minimum - 1, minimum=minimum))
    return found


def _bidding(state: State, top: Bidding, seat: int) -> list[Refusal]:
    coins = state.nations[seat].coins
    found = [_no(f"bid {top.bid}", "TC-4.4", "not-above", bid=top.bid, standing=top.bid)]
    if coins <= top.bid:
        found.append(_no(f"bid {top.bid + 1}", "TC-4.4", "coins", need=top.bid + 1, have=coins))
    else:
        found.append(_no(f"bid {coins + 1}", "TC-4.4", "coins", need=coins + 1, have=coins))
    return found


def _columns(state: State, top: Prevention, seat: int) -> list[Refusal]:
    """Per column: out of play, or what a bid there would need."""
    science, most = state.nations[seat].science, state.box.highest_bid
    found: list[Refusal] = []
    for column in range(len(state.box.disasters[state.disaster].columns)):
        target = f"column {column + 1}"
        high = standing(top.columns, top.bids, column)
        if column not in table_of(state).columns:
            seats = state.box.disasters[state.disaster].columns[column].seats
            found.append(_no(target, "TC-6.1", "column", seats=seats, have=len(state.nations)))
        elif high >= 0 and min(science, most) <= high:
            found.append(_no(target, "TC-6.3", "outbid", need=high + 1, have=science, most=most))
        elif high >= 0:
            found.append(_no(f"{target} bid {high}", "TC-6.3", "stake-not-above", standing=high))
        if column in table_of(state).columns and science < most:
            found.append(_no(f"{target} bid {science + 1}", "TC-6.3", "stake-science", have=science))
    return found
