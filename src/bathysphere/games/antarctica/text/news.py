"""Facts in words. Everything that happens is public."""

from __future__ import annotations

from ....kernel.message import Message, Param, player
from ....kernel.position import Fact
from ..state import ENDINGS, State
from . import names


def news(state: State) -> list[Message]:
    return [_fact(state, fact) for fact in state.facts]


def _fact(state: State, fact: Fact) -> Message:
    told = f"an-fact-{fact.what.replace(' ', '-')}"
    who: dict[str, Param] = {"player": player(fact.seat)}
    match fact.what:
        case "arrived":
            return Message(told, {"zone": fact.place})
        case "ended":
            return ending(fact.thing)
        case "boxed":
            return Message(told, {"n": fact.n})
        case "revealed":
            return Message(told, {"card": names.kind(state.box, fact.thing)})
        case "sailed" | "moved":
            return Message(told, {**who, "zone": fact.place, "start": fact.n})
        case "placed ship" | "launched" | "sacrificed ship" | "laid" | "broke ice":
            return Message(told, {**who, "zone": fact.place})
        case "settled":
            return Message(told, {**who, "zone": fact.place, "n": fact.n})
        case "recruited" | "lost steps":
            return Message(told, {**who, "n": fact.n})
        case "played" | "took":
            return Message(told, {**who, "card": names.kind(state.box, fact.thing)})
        case "built":
            return _built(state, fact, who)
        case "placed cube" | "advanced" | "reached":
            return _on_track(state, fact, who)
        case "sacrificed cube" | "sacrificed spare ship" | "took none":
            return Message(told, who)
    raise AssertionError(fact.what)


def _built(state: State, fact: Fact, who: dict[str, Param]) -> Message:
    card = state.box.cards[fact.thing]
    what: dict[str, Param] = {"card": names.card(card), "building": names.building(card.builds)}
    return Message("an-fact-built", {**who, **what, "zone": fact.place})


def _on_track(state: State, fact: Fact, who: dict[str, Param]) -> Message:
    where: dict[str, Param] = {"track": names.track(state.box.tracks[fact.thing]), "space": fact.place}
    match fact.what:
        case "placed cube":
            return Message("an-fact-placed-cube", {**who, **where})
        case "advanced":
            return Message("an-fact-advanced", {**who, **where})
        case _:
            return Message("an-fact-reached", {**where, "effect": names.effect(fact.n)})


def ending(how: int) -> Message:
    """How the game ended, or that it has not."""
    return Message(f"an-ending-{ENDINGS[how].replace('_', '-')}")
