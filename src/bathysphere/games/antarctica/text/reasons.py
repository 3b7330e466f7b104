"""Reasons that come up in more than one question: zones and tracks that cannot be chosen."""

from __future__ import annotations

from ....kernel.message import Message, Param, Refusal
from ..components import QUEUE, ZONES
from ..rules.tracks import can_advance, next_space
from ..state import State
from . import names


def refuse(target: str, rule: str, why: str, params: dict[str, Param] | None = None) -> Refusal:
    return Refusal(target, rule, Message(f"an-refusal-{why}", params or {}))


def closed_zones(state: State) -> list[Refusal]:
    closed = [zone for zone in range(ZONES) if zone not in state.zones]
    return [refuse(f"zone {zone}", "AN-2.1", "closed-zone", {"zone": zone}) for zone in closed]


def full_zones(state: State, here: int, rule: str) -> list[Refusal]:
    full = [zone for zone in state.zones if len(state.queues[zone]) >= QUEUE and zone != here]
    return [refuse(f"zone {zone}", rule, "full-zone", {"zone": zone}) for zone in full]


def track_refusals(state: State, seat: int, chosen: list[int]) -> list[Refusal]:
    """Why a track cannot be chosen for free steps."""
    found: list[Refusal] = []
    for track in state.box.tracks:
        target, name = f"track {track.id}", {"track": names.track(track)}
        if track.number not in state.box.open_tracks[len(state.teams)]:
            found.append(refuse(target, "AN-13.8", "closed-track", {**name}))
        elif track.number in chosen:
            found.append(refuse(target, "AN-14.11", "chosen-track", {**name}))
        elif not can_advance(state, seat, track.number):
            found.append(stuck(state, seat, track.number))
    return found


def stuck(state: State, seat: int, number: int) -> Refusal:
    """Why a cube cannot advance on an open track."""
    track = state.box.tracks[number]
    name: dict[str, Param] = {"track": names.track(track)}
    space = state.cubes[number][seat]
    if next_space(state, number, space):
        return refuse(f"track {track.id}", "AN-13.9", "no-cube-for-track", name)
    rule, why = ("AN-13.5", "track-end") if space == track.length else ("AN-13.6", "track-full")
    return refuse(f"track {track.id}", rule, why, name)
