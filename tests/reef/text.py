"""Moves, facts, prompts and refusals as message id and parameters."""

from __future__ import annotations

from bathysphere.kernel.message import Message, Refusal, Section, player
from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact

from .components import THINGS
from .effects.perform import AnyOrder, Branch, Part, Pick, Skip
from .phases.setup import Drop, DropOne
from .phases.turn import Dive, Play, Rest, Turn
from .state import State
from .view import View


def card(state: State, number: int) -> Message:
    return Message(f"reef-card-{state.box.cards[number].id.replace('_', '-')}")


def prompt(state: State, seat: int | None) -> Message:
    if not state.stack:
        return Message("reef-prompt-over")
    top = state.stack[-1]
    waiting = top.waiting(state)
    if seat not in waiting:
        return Message("reef-prompt-wait", {"player": player(waiting[0])})
    match top:
        case DropOne():
            return Message("reef-prompt-drop")
        case Turn():
            return Message("reef-prompt-turn")
        case Pick() | AnyOrder():
            return Message("reef-prompt-text", {"card": card(state, top.card)})
    raise AssertionError(top)


def describe(move: Move) -> Message:
    match move:
        case Drop() | Play():
            name = Message(f"reef-card-{move.card.id.replace('_', '-')}")
            return Message("reef-move-drop" if isinstance(move, Drop) else "reef-move-play", {"card": name})
        case Dive():
            return Message("reef-move-dive", {"site": move.site})
        case Rest():
            return Message("reef-move-rest")
        case Branch() | Part():
            return Message("reef-move-branch", {"n": move.number})
        case Skip():
            return Message("reef-move-skip")
    raise AssertionError(move)


def news(state: State, seat: int | None) -> list[Message]:
    return [_fact(state, fact, seat) for fact in state.facts]


def _fact(state: State, fact: Fact, seat: int | None) -> Message:
    """REEF-1.2  What was drawn or dropped is told to its owner only."""
    own = fact.seat == seat
    match fact.what:
        case "drew" | "dropped":
            if own:
                return Message(f"reef-fact-{fact.what}-own", {"card": card(state, fact.thing)})
            return Message(f"reef-fact-{fact.what}", {"player": player(fact.seat)})
        case "played":
            return Message("reef-fact-played", {"player": player(fact.seat), "card": card(state, fact.thing)})
        case "gained":
            what = Message(f"reef-thing-{THINGS[fact.thing]}")
            return Message("reef-fact-gained", {"player": player(fact.seat), "what": what, "n": fact.n})
        case "rolled":
            return Message("reef-fact-rolled", {"player": player(fact.seat), "n": fact.n})
        case "dived":
            return Message("reef-fact-dived", {"player": player(fact.seat), "site": fact.place})
    return Message("reef-fact-ended")


def refusals(state: State, seat: int) -> list[Refusal]:
    if not state.stack or not isinstance(state.stack[-1], Turn) or state.stack[-1].seat != seat:
        return []
    diver = state.divers[seat]
    found = [
        Refusal(f"site {site}", "REEF-3.2", Message("reef-refusal-empty", {"site": site}))
        for site, left in enumerate(state.sites)
        if not left
    ]
    for number in diver.hand:
        cost = state.box.cards[number].cost
        if cost > diver.coin:
            why = Message("reef-refusal-coins", {"need": cost, "have": diver.coin})
            found.append(Refusal(f"card {state.box.cards[number].id}", "REEF-4.1", why))
    return found


def board(view: View) -> list[Section]:
    sites = [Message("reef-board-site", {"site": i, "n": n}) for i, n in enumerate(view["sites"])]
    divers = [
        Message(
            "reef-board-diver",
            {
                "player": player(seat),
                "coin": diver["coin"],
                "coral": diver["coral"],
                "biology": diver["biology"],
                "cards": diver["cards"],
            },
        )
        for seat, diver in enumerate(view["divers"])
    ]
    hand = [Message(f"reef-card-{each.replace('_', '-')}") for each in view["hand"]]
    return [
        Section(Message("reef-board-sites", {"round": view["round"]}), sites),
        Section(Message("reef-board-divers"), divers),
        Section(Message("reef-board-hand"), hand),
    ]
