"""One option in words."""

from __future__ import annotations

from ....kernel.message import Message, Param
from ....kernel.moves import Move
from ..components import GOODS
from ..effects.parts import Build, Target, ToCity, ToTile
from ..phases.attaching import DumpOn, PutAt, Settle, SettleIn, Take, Turn
from ..phases.auction import Buy, Decline, Leave, Open, OpenAt, Pass, Purchase, Raise
from ..phases.prevention import Stake
from ..phases.recycling import Clear, Idle
from ..phases.tools import Stop, Use
from ..rules.auction import minimum_bid
from ..rules.country import piece_of, plan_of
from ..rules.leaving import price
from ..state import State
from ..view.seen import task_of
from . import names


def describe(state: State, seat: int, move: Move) -> Message:
    found = _auction(state, move)
    if found is None:
        found = _consolidation(state, seat, move)
    if found is None:
        found = _technology(state, seat, move)
    assert found is not None, move
    return found


def _auction(state: State, move: Move) -> Message | None:
    match move:
        case Open():
            return Message("tc-move-open", {"tile": names.name(move.territory)})
        case Buy():
            bid = minimum_bid(state)
            return Message("tc-move-buy", {"tile": names.name(move.territory), "bid": bid})
        case Leave():
            return Message("tc-move-leave", {"price": price(state)})
        case OpenAt():
            return Message("tc-move-open-at", {"bid": move.bid})
        case Raise():
            return Message("tc-move-raise", {"bid": move.bid})
        case Pass():
            return Message("tc-move-pass")
        case Purchase():
            bought: dict[str, Param] = {"technology": names.name(move.technology), "price": price(state)}
            return Message("tc-move-purchase", bought | {"parts": names.kinds(state.box, move.technology)})
        case Decline():
            return Message("tc-move-decline")
        case Stake():
            column = state.box.disasters[state.disaster].columns[move.column]
            numbers: dict[str, Param] = {"column": move.column + 1, "bid": move.bid}
            return Message("tc-move-stake", numbers | {"waste": column.waste, "smoke": column.smoke})
    return None


def _consolidation(state: State, seat: int, move: Move) -> Message | None:
    match move:
        case DumpOn():
            return Message("tc-move-dump", {"tile": names.name(move.piece)})
        case Take():
            return Message("tc-move-attach", {"tile": names.name(move.piece)})
        case PutAt():
            return Message("tc-move-at", {"place": names.place(move.cell)})
        case Turn():
            return Message("tc-move-turn", {"n": move.turn})
        case SettleIn():
            task = task_of(state, seat)
            assert isinstance(task, Settle)
            cities = piece_of(state.box, state.nations[seat].country, task.tile).cities
            return Message("tc-move-settle", {"goods": names.goods(cities[move.city])})
        case Clear():
            return Message("tc-move-recycle", {"tile": names.name(move.piece)})
        case Idle():
            return Message("tc-move-idle")
    return None


def _technology(state: State, seat: int, move: Move) -> Message | None:
    match move:
        case Use():
            part = move.part
            params: dict[str, Param] = {"technology": names.name(move.technology), "part": names.kind(part)}
            if part.price:
                cost = Message(f"tc-cost-{GOODS[part.pays]}", {"n": part.price})
                return Message("tc-move-use-paying", params | {"cost": cost})
            return Message("tc-move-use", params)
        case Stop():
            return Message("tc-move-stop")
        case ToTile():
            return Message("tc-move-tile", {"tile": names.name(move.piece)})
        case ToCity():
            return Message("tc-move-city", {"city": names.city(state, move.piece.number, move.city)})
        case Build():
            return _bridge(state, seat, move)
    return None


def _bridge(state: State, seat: int, move: Build) -> Message:
    task = task_of(state, seat)
    assert isinstance(task, Target)
    country = state.nations[seat].country
    plan, turn = plan_of(state.box, country, task.tile), country.turns[task.tile]
    printed = piece_of(state.box, country, task.tile)
    ends: dict[str, Param] = {
        "one": names.element(move.one, printed, plan, turn),
        "other": names.element(move.other, printed, plan, turn),
    }
    return Message("tc-move-bridge", ends)
