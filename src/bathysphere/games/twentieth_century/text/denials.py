"""What a player could expect to do here and may not, with the rule and the numbers: consolidation."""

from __future__ import annotations

from ....kernel.message import Message, Param, Refusal
from ..components import (
    BRIDGE,
    CITY_LETTERS,
    COIN,
    DEPOLLUTION,
    FACILITY,
    GOODS,
    KINDS,
    LOCOMOTIVE,
    ONCE,
    PARK,
    RECYCLING,
    SORTING,
    TRANSPORT,
    WORKERS,
    Part,
)
from ..effects.parts import Target, usable
from ..phases.attaching import Attach, Dump, Facing, Site
from ..phases.recycling import Centre
from ..phases.tools import Tools
from ..rules.consolidation import dumps, littered
from ..rules.country import STEPS, column_of, piece_of, plan_of, row_of, spans_of
from ..rules.production import reach
from ..rules.technology import arrivals, can_pay, departures
from ..state import Frame, State, Task
from . import names


def denials(state: State, seat: int, task: Frame | Task) -> list[Refusal]:
    match task:
        case Dump():
            return _dump(state, seat)
        case Attach():
            return [_no(f"part {key}", "TC-7.14", "attach-first") for key in _owned(state, seat)]
        case Site():
            return _taken(state, seat)
        case Facing():
            same = [turn for turn in range(4) if turn not in state.box.pieces[task.piece].turns]
            return [_no(f"turn {turn}", "TC-7.7", "same-turn", n=turn) for turn in same]
        case Tools():
            return _parts(state, seat, task)
        case Target():
            return _targets(state, seat, task)
        case Centre():
            return _centre(state, seat, task)
    return []


def _no(target: str, rule: str, why: str, **params: Param) -> Refusal:
    return Refusal(target, rule, Message(f"tc-refusal-{why}", dict(params)))


def _tile(state: State, seat: int, tile: int) -> str:
    return f"tile {piece_of(state.box, state.nations[seat].country, tile).id}"


def _dump(state: State, seat: int) -> list[Refusal]:
    allowed = dumps(state, seat)
    found: list[Refusal] = []
    for tile, piece in enumerate(state.nations[seat].country.pieces):
        if piece >= state.box.territories:
            found.append(_no(_tile(state, seat, tile), "TC-7.5", "facility"))
        elif piece not in allowed:
            found.append(_no(_tile(state, seat, tile), "TC-7.4", "won-this-round", n=len(allowed)))
    return found


def _owned(state: State, seat: int) -> list[str]:
    nation = state.nations[seat]
    return [_key(state, state.box.parts[number]) for number in nation.once + nation.each]


def _key(state: State, part: Part) -> str:
    return f"{state.box.technologies[part.technology].id} {KINDS[part.kind]}"


def _taken(state: State, seat: int) -> list[Refusal]:
    country = state.nations[seat].country
    return [
        _no(f"cell {column_of(cell)},{row_of(cell)}", "TC-7.8", "taken", tile=names.piece(state, piece))
        for cell, piece in zip(country.cells, country.pieces, strict=True)
    ]


def _parts(state: State, seat: int, task: Tools) -> list[Refusal]:
    found: list[Refusal] = []
    for technology in state.nations[seat].technologies:
        for number in state.box.technologies[technology].parts:
            part = state.box.parts[number]
            if part.use != FACILITY and not (number in task.ready and usable(state, seat, part)):
                found.append(_idle_part(state, seat, task, part))
    return found


def _idle_part(state: State, seat: int, task: Tools, part: Part) -> Refusal:
    """Why a part cannot be used now."""
    target = f"part {_key(state, part)}"
    if part.kind == PARK:
        return _no(target, "TC-14.4", "park")
    if part.number not in task.ready:
        return _no(target, "TC-7.14", "spent" if part.use == ONCE else "used-this-round")
    if part.price and not can_pay(state, seat, part):
        nation = state.nations[seat]
        have = nation.coins if part.pays == COIN else nation.science
        return _no(target, "TC-12.5", f"cost-{GOODS[part.pays]}", need=part.price, have=have)
    rule, why = _USELESS[part.kind]
    return _no(target, rule, why)


_USELESS = {
    WORKERS: ("TC-14.1", "no-empty-city"),
    BRIDGE: ("TC-14.2", "no-bridge"),
    SORTING: ("TC-14.3", "no-waste"),
    LOCOMOTIVE: ("TC-16.2", "no-journey"),
    TRANSPORT: ("TC-16.6", "no-transport"),
    RECYCLING: ("TC-16.7", "no-waste"),
    DEPOLLUTION: ("TC-16.8", "cleanest"),
}


def _targets(state: State, seat: int, task: Target) -> list[Refusal]:
    kind = state.box.parts[task.part].kind
    if kind in (WORKERS, LOCOMOTIVE):
        return _cities(state, seat, task)
    country = state.nations[seat].country
    tiles = range(len(country.cells))
    if kind == BRIDGE:
        if task.tile >= 0:
            return []
        bare = [tile for tile in tiles if not spans_of(state.box, country, tile)]
        return [_no(_tile(state, seat, tile), "TC-15.4", "joined") for tile in bare]
    if task.tile >= 0:
        return [_no(_tile(state, seat, task.tile), "TC-16.6", "same-tile")]
    clean = [tile for tile in tiles if tile not in littered(state, seat)]
    return [_no(_tile(state, seat, tile), _USELESS[kind][0], "tile-clean") for tile in clean]


def _cities(state: State, seat: int, task: Target) -> list[Refusal]:
    """Cities that are occupied, or that no free line joins."""
    nation = state.nations[seat]
    by_rail = state.box.parts[task.part].kind == LOCOMOTIVE
    starting = by_rail and task.tile < 0
    allowed = departures(state, seat) if starting else []
    if by_rail and not starting:
        allowed = arrivals(state, seat, task.tile, task.city)
    found: list[Refusal] = []
    for tile, settled in enumerate(nation.people):
        piece = piece_of(state.box, nation.country, tile)
        for city in range(len(piece.cities)):
            target = f"city {piece.id} {CITY_LETTERS[city]}"
            if starting and not settled >> city & 1:
                found.append(_no(target, "TC-16.1", "nobody"))
            elif not starting and settled >> city & 1:
                found.append(_no(target, "TC-7.12", "occupied"))
            elif by_rail and (tile, city) not in allowed:
                found.append(_no(target, "TC-16.2", "no-line"))
    return found


def _centre(state: State, seat: int, task: Centre) -> list[Refusal]:
    tile, city = task.tile, task.city
    near = reach(state, seat, tile, city)
    return [
        _out_of_reach(state, seat, tile, city, other) for other in littered(state, seat) if other not in near
    ]


def _out_of_reach(state: State, seat: int, tile: int, city: int, other: int) -> Refusal:
    """Why a centre cannot serve a tile: not beside it, no rail from the centre, or none that meets it."""
    country = state.nations[seat].country
    target = _tile(state, seat, other)
    apart = country.cells[other] - country.cells[tile]
    if apart not in STEPS:
        return _no(target, "TC-8.4", "not-beside")
    plan = plan_of(state.box, country, tile)
    masks = plan.reaches if state.rules.via_city else plan.strict_reaches
    if masks[country.turns[tile] * plan.cities + city] >> STEPS.index(apart) & 1:
        return _no(target, "TC-8.6", "rails-do-not-meet")
    return _no(target, "TC-8.5", "not-from-centre")
