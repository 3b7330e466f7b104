"""One option in words."""

from __future__ import annotations

from bathysphere.kernel.message import Message, Param
from bathysphere.kernel.moves import Move

from ..components import Location
from ..effects.acquire import VERBS, Acquire, Hire, PayNow, SkipEffect, TapLocation, TapManta
from ..effects.claims import Claim, GhostOn, GiveUp, GoOn
from ..effects.explore import LeaveBehind, Scout, Stay
from ..effects.targets import OnCharacter, OnLocation, ReadyManta, TakeFree
from ..phases.setup import TakeKing
from ..phases.turn import EndTurn, Exploit, Play, UseManta
from ..state import State
from . import names


def describe(state: State, seat: int, move: Move) -> Message:
    found = _turn(state, seat, move) or _payment(state, seat, move) or _choice(state, move)
    assert found is not None, move
    return found


def _turn(state: State, seat: int, move: Move) -> Message | None:
    match move:
        case Play():
            params: dict[str, Param] = {
                "card": names.character(move.card),
                "effects": names.effects(move.card.effects),
            }
            return Message("at-move-play", params)
        case UseManta():
            return Message(
                "at-move-use",
                {"manta": names.manta(move.manta), "effect": names.words(move.manta.effect)},
            )
        case Exploit():
            return Message(
                "at-move-exploit",
                {"location": names.location(move.location), "effect": _top(state, seat, move.location)},
            )
        case EndTurn():
            return Message("at-move-end")
        case Claim():
            points = state.box.track_points[len(state.tracks[move.track])]
            return Message("at-move-claim", {"objective": names.objective(move.objective), "points": points})
        case GiveUp():
            return Message("at-move-give", {"manta": names.manta(move.manta)})
        case GoOn():
            return Message("at-move-go-on")
        case GhostOn():
            return Message("at-move-ghost", {"objective": names.objective(move.objective)})
        case TakeKing():
            king: dict[str, Param] = {"king": names.character(move.card), "n": move.card.king}
            return Message("at-move-king-boxed" if move.card.setup else "at-move-king", king)
    return None


def _payment(state: State, seat: int, move: Move) -> Message | None:
    match move:
        case Hire():
            return Message(
                "at-move-recruit",
                {
                    "card": names.character(move.character),
                    "cost": move.cost,
                    "effects": names.effects(move.character.effects),
                },
            )
        case Acquire():
            params: dict[str, Param] = {"location": names.location(move.location), "cost": move.cost}
            return Message(f"at-move-{VERBS[move.verb]}", params)
        case SkipEffect():
            return Message(f"at-move-skip-{VERBS[move.verb]}")
        case TapLocation():
            return Message(
                "at-move-tap-location",
                {"location": names.location(move.location), "effect": _top(state, seat, move.location)},
            )
        case TapManta():
            return Message(
                "at-move-tap-manta",
                {"manta": names.manta(move.manta), "effect": names.words(move.manta.effect)},
            )
        case PayNow():
            return Message("at-move-pay")
    return None


def _choice(state: State, move: Move) -> Message | None:
    match move:
        case OnLocation():
            params: dict[str, Param] = {
                "location": names.location(move.location),
                "points": move.location.points,
            }
            return Message(f"at-move-{move.verb.replace(' ', '-')}", params)
        case OnCharacter():
            return Message(
                f"at-move-{move.verb}",
                {
                    "card": names.character(move.character),
                    "effects": names.effects(move.character.effects),
                },
            )
        case TakeFree():
            return Message(
                "at-move-free",
                {
                    "card": names.character(move.character),
                    "effects": names.effects(move.character.effects),
                },
            )
        case ReadyManta():
            return Message("at-move-ready", {"manta": names.manta(move.manta)})
        case Scout():
            return Message("at-move-explore")
        case Stay():
            return Message("at-move-stay")
        case LeaveBehind():
            return Message("at-move-leave", {"locations": [names.location(each) for each in move.locations]})
    return None


def _top(state: State, seat: int, location: Location) -> Message:
    realm = state.realms[seat]
    return names.level(location.levels[realm.risen[realm.board.index(location.number)]])
