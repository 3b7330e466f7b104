"""What a player could expect to do and may not, with rule and reason."""

from __future__ import annotations

from ....kernel.message import Param, Refusal, player
from ..components import KINDS, SHIPYARD_KINDS
from ..effects.draft import PickCard
from ..effects.ships import MoveOne, TakeCard
from ..effects.spaces import AdvanceThree, ChooseTrack
from ..phases.giving import GiveUp
from ..phases.setup import FirstCube, ShipPlaces
from ..phases.turn import Turn
from ..rules.ships import fleet, harbours
from ..state import NOWHERE, State
from . import names
from .hindrances import action_refusals, building_refusals, card_refusals
from .reasons import closed_zones, full_zones, refuse, track_refusals


def refusals(state: State, seat: int) -> list[Refusal]:
    if not state.stack:
        return []
    top = state.stack[-1]
    if top.seat != seat:
        return [refuse("turn", "AN-3.3", "not-your-turn", {"player": player(top.seat)})]
    match top:
        case Turn():
            return _turn(state, top)
        case GiveUp():
            return _give_up(state, top)
        case ShipPlaces():
            return closed_zones(state) + full_zones(state, NOWHERE, "AN-2.15")
        case MoveOne():
            return closed_zones(state) + full_zones(state, NOWHERE, "AN-14.8") + _fresh_ships(state, seat)
        case ChooseTrack() | FirstCube():
            return track_refusals(state, seat, [])
        case AdvanceThree():
            return track_refusals(state, seat, top.chosen)
        case TakeCard():
            return _missing_kinds(state.pile, "AN-7.5", state)
        case PickCard():
            return _missing_kinds(state.revealed, "AN-14.10", state)
    return []


def _turn(state: State, turn: Turn) -> list[Refusal]:
    found = card_refusals(state, turn)
    if turn.target == NOWHERE:
        here = state.where[turn.ship]
        found.append(refuse(f"zone {here}", "AN-4.2", "stay", {"zone": here}))
        found += closed_zones(state) + full_zones(state, here, "AN-4.4")
        found.append(refuse("end turn", "AN-4.1", "must-sail"))
        found += [refuse(target, "AN-5.1", "sail-first") for target in ("build ship", "recruit", "research")]
    elif turn.acted:
        found += [refuse(target, "AN-5.1", "acted") for target in ("build ship", "recruit", "research")]
    else:
        found += action_refusals(state, turn.seat, turn.target)
    found += building_refusals(state, turn)
    if turn.sacrificed:
        found.append(refuse("sacrifice", "AN-12.1", "sacrificed"))
    return found


def _give_up(state: State, frame: GiveUp) -> list[Refusal]:
    found: list[Refusal] = []
    team = state.teams[frame.seat]
    if frame.kept != NOWHERE:
        zone = state.where[frame.kept]
        found.append(refuse(f"ship {frame.kept}", "AN-12.7", "active-ship", {"zone": zone}))
    if not team.cubes:
        found.append(refuse("cube", "AN-12.1", "no-cube"))
    if not team.ships:
        found.append(refuse("spare ship", "AN-12.1", "no-spare-ship"))
    for number, row in enumerate(state.cubes):
        if row[frame.seat]:
            track = state.box.tracks[number]
            name: dict[str, Param] = {"track": names.track(track)}
            found.append(refuse(f"track {track.id}", "AN-12.4", "cube-on-track", name))
    return found


def _fresh_ships(state: State, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for ship in fleet(state, seat):
        if state.fresh >> ship & 1:
            found.append(refuse(f"ship {ship}", "AN-14.9", "fresh-ship", {"zone": state.where[ship]}))
        elif not harbours(state, ship):
            found.append(refuse(f"ship {ship}", "AN-14.8", "no-harbour", {"zone": state.where[ship]}))
    return found


def _missing_kinds(left: list[int], rule: str, state: State) -> list[Refusal]:
    empty = [kind for kind in range(SHIPYARD_KINDS) if not left[kind]]
    return [
        refuse(f"card {KINDS[kind]}", rule, "no-such-card", {"card": names.kind(state.box, kind)})
        for kind in empty
    ]
