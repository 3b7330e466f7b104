"""What happened, in the words that a seat may hear."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Message, player
from ....kernel.position import Fact
from ..state import SECRET, TALLIES, State
from ..words import BIOMATTER, KELP, POINT
from .names import amount, city_name, name, place_of, slot_name, thing_name

SILENT: Final = ("matched", "mismatched", "rested", "ended", "gave")
"""Facts that only triggers listen to."""

WITH_CARD: Final = ("discarded", "claimed", "used", "readied", "bought", "took")


def news(state: State, seat: int | None) -> list[Message]:
    return [_fact(state, fact, seat) for fact in state.facts if fact.what not in SILENT]


def _fact(state: State, fact: Fact, seat: int | None) -> Message:
    who, cards = player(fact.seat), state.box.cards
    if fact.what in SECRET:
        if fact.seat == seat:
            return Message(f"uc-fact-{fact.what}-own", {"card": name(cards[fact.thing])})
        return Message(f"uc-fact-{fact.what}", {"player": who})
    if fact.what in WITH_CARD:
        return Message(f"uc-fact-{fact.what}", {"player": who, "card": name(cards[fact.thing])})
    return _amount(fact) or _built(state, fact) or _table(state, fact)


def _amount(fact: Fact) -> Message | None:
    who = player(fact.seat)
    match fact.what:
        case "gained" | "paid":
            return Message(f"uc-fact-{fact.what}", {"player": who, "what": amount(fact.thing, fact.n)})
        case "scored":
            tally = Message(f"uc-tally-{TALLIES[fact.thing]}")
            message = "uc-fact-scored" if fact.n > 0 else "uc-fact-lost"
            return Message(message, {"player": who, "what": amount(POINT, abs(fact.n)), "tally": tally})
        case "fed":
            taken = ((KELP, fact.thing), (BIOMATTER, fact.place))
            what = [amount(kind, n) for kind, n in taken if n] or [Message("uc-nothing")]
            return Message("uc-fact-fed", {"player": who, "what": what})
        case "produced":
            return Message("uc-fact-produced", {"player": who})
        case "entered":
            return Message("uc-fact-entered", {"player": who, "n": fact.place})
        case "stepped" | "cloned":
            return Message(f"uc-fact-{fact.what}", {"player": who})
    return None


def _built(state: State, fact: Fact) -> Message | None:
    if fact.what not in ("built", "upgraded", "converted", "connected", "received"):
        return None
    who, board = player(fact.seat), state.box.boards[state.nations[fact.seat].board]
    match fact.what:
        case "built" | "upgraded":
            where = place_of(state, fact.seat, fact.thing, fact.place)
            what = thing_name(fact.thing, "a" if fact.what == "built" else "the")
            return Message(f"uc-fact-{fact.what}", {"player": who, "what": what, "where": where})
        case "converted":
            return Message("uc-fact-converted", {"player": who, "where": city_name(board, fact.place)})
    return Message(f"uc-fact-{fact.what}", {"player": who, "tile": name(state.box.tiles[fact.thing])})


def _table(state: State, fact: Fact) -> Message:
    who, box = player(fact.seat), state.box
    match fact.what:
        case "chose":
            card, slot = name(box.cards[fact.thing]), slot_name(box.slots[fact.place])
            return Message("uc-fact-chose", {"player": who, "card": card, "slot": slot})
        case "performed":
            return Message("uc-fact-performed", {"player": who, "slot": slot_name(box.slots[fact.thing])})
        case "looked":
            card = name(box.cards[fact.thing])
            return Message("uc-fact-looked", {"player": who, "card": card, "n": fact.n})
        case "turned":
            return Message("uc-fact-turned", {"card": name(box.cards[fact.thing])})
        case "sifted":
            return Message("uc-fact-sifted", {"player": who, "n": fact.n})
        case "contracted":
            return Message("uc-fact-contracted", {"player": who, "card": name(box.contracts[fact.thing])})
        case "rewarded":
            card = name(box.cards[fact.thing])
            return Message("uc-fact-rewarded", {"player": who, "card": card, "what": amount(POINT, fact.n)})
        case "blocked":
            card, slot = name(box.cards[fact.thing]), slot_name(box.slots[fact.place])
            return Message("uc-fact-blocked", {"card": card, "slot": slot})
        case "round over":
            return Message("uc-fact-round-over", {"n": fact.n, "player": who})
    return Message(f"uc-fact-{fact.what.replace(' ', '-')}", {"n": fact.n})
