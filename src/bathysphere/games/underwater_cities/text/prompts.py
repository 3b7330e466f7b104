"""What is asked of a seat."""

from __future__ import annotations

from ....kernel.message import Message, Param, player
from ..effects.acting import Advancing, Performing, Readying, TakingTile, Using
from ..effects.choosing import (
    Choosing,
    DrawingSpecial,
    Exchanging,
    KeepingSpecial,
    PuttingUnder,
    Sifting,
    Yielding,
)
from ..effects.constructing import Building, Converting, PayForBuild, PayForUpgrade, Upgrading
from ..effects.parts import Parts
from ..effects.perform import Choice, Paying
from ..effects.settling import replacements, replacing
from ..effects.spots import Spot
from ..effects.triggers import Triggered
from ..phases.era import Production, ProductionPayments
from ..phases.finish import Score
from ..phases.sets import CardSet, FifthAction, Order
from ..phases.setup import KeepCards, NeutralStart
from ..phases.turn import ChooseSlot, StartOfTurn
from ..rules.cards import limit
from ..rules.solo import goal_reached
from ..state import Frame, State
from .names import amount, amounts, many, name, slot_name, source, thing_name


def prompt(state: State, seat: int | None) -> Message:
    if not state.stack:
        return Message("uc-prompt-over")
    top = state.stack[-1]
    waiting = top.waiting(state)
    if seat not in waiting or seat is None:
        return Message("uc-prompt-wait", {"player": player(waiting[0])})
    if isinstance(top, PayForBuild):
        return Message("uc-prompt-pay-build", {"what": thing_name(top.thing, "the")})
    if isinstance(top, PayForUpgrade):
        return Message("uc-prompt-pay-upgrade")
    if isinstance(top, Spot):
        return Message(f"uc-prompt-{_spot(top)}", _from(state, top))
    return _of_play(state, seat, top)


def _from(state: State, top: Spot) -> dict[str, int | str | Message | list[Message]]:
    if isinstance(top, DrawingSpecial):
        return {}
    return {"source": source(state.box, top.text)}


def _spot(top: Spot) -> str:
    kinds = {
        Parts: "parts",
        Building: "build",
        Upgrading: "upgrade",
        Converting: "convert",
        Choice: "choice",
        Paying: "pay",
        Exchanging: "pay",
        Advancing: "advance",
        Using: "use",
        Readying: "ready",
        Performing: "perform",
        Choosing: "resources",
        Yielding: "yield",
        DrawingSpecial: "special",
    }
    return kinds[type(top)]


def _of_play(state: State, seat: int, top: Frame) -> Message:
    cards = state.box.cards
    match top:
        case KeepCards():
            held = len(state.nations[seat].hand) - len(top.dropped[seat])
            return Message("uc-prompt-keep", _over(state, seat, held))
        case StartOfTurn():
            return Message("uc-prompt-discard", _over(state, seat, len(state.nations[seat].hand)))
        case NeutralStart():
            return Message("uc-prompt-neutral")
        case ChooseSlot():
            return Message("uc-prompt-turn")
        case Order():
            slot = slot_name(state.box.slots[top.slot])
            return Message("uc-prompt-order", {"card": name(cards[top.card]), "slot": slot})
        case CardSet():
            return Message("uc-prompt-card", {"card": name(cards[top.card])})
        case FifthAction():
            return Message("uc-prompt-fifth", {"card": name(cards[top.card])})
        case Production():
            asked = [card for card, _ in top.taken]
            free = [card for card in replacements(state, seat) if card not in asked]
            return _replacing(state, free[0])
    plain = {
        TakingTile: "tile",
        Sifting: "sift",
        KeepingSpecial: "keep-special",
        PuttingUnder: "under",
        Triggered: "trigger",
        ProductionPayments: "convert-production",
        Score: "score",
    }
    return Message(f"uc-prompt-{plain.get(type(top), 'free')}")


def _over(state: State, seat: int, held: int) -> dict[str, Param]:
    """UC-23.3  How many cards are kept, and how many have to go."""
    most = limit(state, seat)
    return {"n": most, "over": held - most}


def _replacing(state: State, card: int) -> Message:
    word = replacing(state, card)
    assert word is not None
    what, gain, less = many((word.thing,)), amounts(word.gain), amount(word.what, 1)
    return Message("uc-prompt-produce", {"what": what, "gain": gain, "less": less})


def reason(state: State, points: list[int]) -> Message:
    """UC-33.16  Alone the game is won or lost; together it simply ends."""
    if state.stack:
        return Message("uc-reason-now")
    if len(points) > 1:
        return Message("uc-reason-over")
    return Message("uc-reason-won" if goal_reached(state, points[0]) else "uc-reason-lost")
