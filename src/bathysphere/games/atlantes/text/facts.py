"""What happened, in the words that a seat may hear."""

from __future__ import annotations

from itertools import groupby

from bathysphere.kernel.message import Message, Param, player
from bathysphere.kernel.position import Fact

from ..components import RESOURCES
from ..effects.acquire import VERBS
from ..state import TRIGGERS, State
from . import names

_OF_CARD = ("played", "replayed", "landed", "retrieved", "swept", "revealed character", "recruited")
_OF_LOCATION = (
    "raised",
    "completed",
    "scored",
    "exploited",
    "bought",
    "conquered",
)
_TOGETHER = ("discarded location", "revealed location")
_OF_MANTA = ("gained manta", "used manta", "readied")
_OF_OBJECTIVE = ("claimed", "ghost placed")
_OF_KING = ("crowned", "boxed king")
_OF_NOBODY = ("took back", "readied all", "explored", "stayed", "ended turn")


def news(state: State, seat: int | None) -> list[Message]:
    """One message for each fact; locations that come or go together are told together."""
    found: list[Message] = []
    for what, run in groupby(state.facts, key=lambda fact: fact.what):
        facts = list(run)
        if what in _TOGETHER:
            found.append(_locations(state, what, facts))
        else:
            found += [_fact(state, fact, seat) for fact in facts]
    return found


def _locations(state: State, what: str, facts: list[Fact]) -> Message:
    told = [names.location(state.box.locations[fact.thing]) for fact in facts]
    return Message(f"at-fact-{what.replace(' ', '-')}", {"locations": told, "n": len(told)})


def _fact(state: State, fact: Fact, seat: int | None) -> Message:
    """In a draft only the owner hears which king was chosen; kings are shown when the draft is over."""
    params: dict[str, Param] = {"player": player(fact.seat)}
    what = fact.what.replace(" ", "-")
    if fact.what == "chose king":
        if fact.seat != seat:
            return Message("at-fact-chose-king", params)
        return Message("at-fact-chose-king-own", params | {"king": _king(state, fact.thing)})
    if fact.what in ("gained", "lost"):
        return Message(f"at-fact-{what}", params | {"what": _resource(fact.thing, fact.n)})
    if fact.what == "skipped":
        how = "declined" if fact.n else "impossible"
        return Message(f"at-fact-{how}-{VERBS[fact.thing]}", params)
    if fact.what in ("triggered", "ended"):
        return Message(f"at-fact-{what}-{TRIGGERS[fact.thing]}", params)
    return Message(f"at-fact-{what}", params | _thing(state, fact))


def _thing(state: State, fact: Fact) -> dict[str, Param]:
    box = state.box
    if fact.what in _OF_CARD:
        return {"card": names.character(box.characters[fact.thing]), "n": fact.n}
    if fact.what == "exploited":
        location = box.locations[fact.thing]
        return {"location": names.location(location), "effect": names.level(location.levels[fact.place])}
    if fact.what in _OF_LOCATION:
        return {"location": names.location(box.locations[fact.thing]), "n": fact.n}
    if fact.what in _OF_MANTA:
        return {"manta": names.manta(box.mantas[fact.thing])}
    if fact.what in _OF_OBJECTIVE:
        return {"objective": names.objective(box.objectives[fact.thing]), "n": fact.n}
    if fact.what in _OF_KING:
        return {"king": _king(state, fact.thing), "n": fact.thing}
    assert fact.what in _OF_NOBODY, fact.what
    return {"n": fact.n}


def _king(state: State, king: int) -> Message:
    return names.character(state.box.characters[state.box.kings[king - 1]])


def _resource(resource: int, n: int) -> Message:
    return Message(f"at-resource-{RESOURCES[resource]}", {"n": n})
