"""Questions and answers in words."""

from __future__ import annotations

from ....kernel.message import Message, player
from ....kernel.moves import Move
from ..components import (
    ICEBREAKER,
    PLACE_SCIENTIST,
    RAPID_PROGRESS,
    TWO_SCIENTISTS,
)
from ..effects.draft import Pick, PickCard
from ..effects.ships import MoveOne, MoveShip, Stay, Take, TakeCard, TakeNone
from ..effects.spaces import AdvanceOn, AdvanceThree, ChooseTrack
from ..phases.giving import GiveUp
from ..phases.moves import (
    Build,
    BuildShip,
    EndTurn,
    LayIcebreaker,
    PlaceScientist,
    RapidProgress,
    Recruit,
    Research,
    Sacrifice,
    SacrificeCube,
    SacrificeShip,
    SacrificeSpareShip,
    Sail,
    TwoScientists,
)
from ..phases.setup import FirstCube, PlaceCube, PlaceShip, ShipPlaces
from ..phases.stop import LeaveIcebreaker, SecondShip, UseIcebreaker
from ..phases.turn import Turn
from ..state import NOWHERE, Frame, State
from . import names


def prompt(state: State, seat: int | None) -> Message:
    if not state.stack:
        return Message("an-prompt-over")
    top = state.stack[-1]
    if top.seat != seat:
        return Message("an-prompt-wait", {"player": player(top.seat)})
    return _question(state, top)


def _question(state: State, top: Frame) -> Message:
    match top:
        case ShipPlaces():
            return Message("an-prompt-place-ship")
        case FirstCube():
            return Message("an-prompt-place-cube")
        case Turn():
            if top.target == NOWHERE:
                return Message("an-prompt-sail", {"zone": state.where[top.ship]})
            return Message("an-prompt-acted" if top.acted else "an-prompt-act", {"zone": top.target})
        case GiveUp():
            return Message("an-prompt-sacrifice")
        case SecondShip():
            return Message("an-prompt-icebreaker", {"zone": state.sun})
        case ChooseTrack():
            return Message("an-prompt-track", {"steps": top.steps})
        case AdvanceThree():
            return Message("an-prompt-advance-three")
        case MoveOne():
            return Message("an-prompt-move-ship")
        case TakeCard():
            return Message("an-prompt-take")
        case PickCard():
            return Message("an-prompt-pick")
    raise AssertionError(top)


def describe(state: State, move: Move) -> Message:
    match move:
        case Sail() | PlaceShip() | LayIcebreaker():
            return _zone_move(state, move, move.zone)
        case Build() | BuildShip() | Recruit() | Research() | EndTurn():
            return _action(state, move)
        case PlaceScientist() | TwoScientists() | RapidProgress():
            return _card_play(state, move)
        case Sacrifice() | SacrificeCube() | SacrificeSpareShip() | SacrificeShip():
            return _sacrifice(move)
        case _:
            return _answer(state, move)


def _zone_move(state: State, move: Move, zone: int) -> Message:
    match move:
        case Sail():
            there = names.buildings_in(state.buildings[zone])
            if not there:
                return Message("an-move-sail-empty", {"zone": zone})
            return Message("an-move-sail", {"zone": zone, "buildings": there})
        case LayIcebreaker():
            return Message("an-move-icebreaker", {"card": names.kind(state.box, ICEBREAKER), "zone": zone})
        case _:
            return Message("an-move-place-ship", {"zone": zone})


def _action(state: State, move: Move) -> Message:
    match move:
        case Build():
            params = {"card": names.card(move.card), "building": names.building(move.card.builds)}
            if move.cover < 0:
                return Message("an-move-build", {**params, "steps": move.card.steps})
            cover = names.kind(state.box, move.cover)
            return Message("an-move-build-with", {**params, "steps": move.card.steps, "cover": cover})
        case BuildShip():
            return Message("an-move-build-ship", {"zone": state.sun})
        case Recruit():
            return Message("an-move-recruit", {"n": move.n})
        case Research():
            return Message("an-move-research", {"track": names.track(move.track), "n": move.steps})
        case _:
            return Message("an-move-end-turn")


def _card_play(state: State, move: Move) -> Message:
    match move:
        case PlaceScientist():
            return Message("an-move-play", {"card": names.kind(state.box, PLACE_SCIENTIST)})
        case TwoScientists():
            return Message("an-move-play", {"card": names.kind(state.box, TWO_SCIENTISTS)})
        case RapidProgress():
            card, track = names.kind(state.box, RAPID_PROGRESS), names.track(move.track)
            return Message("an-move-play-on", {"card": card, "track": track})
    raise AssertionError(move)


def _sacrifice(move: Move) -> Message:
    match move:
        case SacrificeCube():
            return Message("an-move-sacrifice-cube")
        case SacrificeSpareShip():
            return Message("an-move-sacrifice-spare-ship")
        case SacrificeShip():
            return Message("an-move-sacrifice-ship", {"zone": move.zone, "position": move.position})
        case _:
            return Message("an-move-sacrifice")


def _answer(state: State, move: Move) -> Message:
    match move:
        case PlaceCube():
            return Message("an-move-place-cube", {"track": names.track(move.track)})
        case AdvanceOn():
            return Message("an-move-advance", {"track": names.track(move.track)})
        case MoveShip():
            params = {"zone": move.zone, "position": move.position, "to": move.to}
            return Message("an-move-move-ship", {**params})
        case Take():
            return Message("an-move-take", {"card": names.kind(state.box, move.kind)})
        case Pick():
            return Message("an-move-pick", {"card": names.kind(state.box, move.kind)})
        case Stay():
            return Message("an-move-move-none")
        case TakeNone():
            return Message("an-move-take-none")
        case UseIcebreaker():
            return Message("an-move-use-icebreaker")
        case LeaveIcebreaker():
            return Message("an-move-leave-icebreaker")
    raise AssertionError(move)
