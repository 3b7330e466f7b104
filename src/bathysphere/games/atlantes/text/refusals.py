"""What a player could expect to do here and may not, each with its rule and the numbers."""

from __future__ import annotations

from bathysphere.kernel.message import Message, Param, Refusal

from ..components import AGAINST, GOLD, LOCATION, POWER, STARTING_MANTAS, TRACKS
from ..effects.acquire import (
    BUY,
    RECRUIT,
    ChooseTarget,
    Offer,
    PayWith,
    TapLocation,
    TapManta,
    compulsory,
    resource_of,
    type_of_target,
    verb_at,
)
from ..effects.claims import ChooseManta, ClaimWindow, GhostTrack
from ..effects.perform import ReplayOne
from ..effects.targets import Notches, RaiseOneFully, ScoreSome
from ..effects.text import does_something
from ..phases.turn import Turn
from ..rules.objectives import claimable, progress
from ..rules.resources import matches
from ..rules.solo import ghost_tracks
from ..state import Realm, State
from ..view.forecast import means
from . import names


def refusals(state: State, seat: int) -> list[Refusal]:
    if not state.stack or state.stack[-1].seat != seat:
        return []
    match state.stack[-1]:
        case Turn() as top:
            return _turn(state, seat, top.done)
        case ChooseTarget() as top:
            return _targets(state, seat, top) + _abilities_wait(state, seat)
        case PayWith() as top:
            return _sources(state, seat, top) + _abilities_wait(state, seat)
        case Notches() | RaiseOneFully() as top:
            return _raises(state, seat, top.source, top.number)
        case ScoreSome() as top:
            return _scores(state, seat, top.source, top.number)
        case ReplayOne():
            return _in_play(state)
        case ClaimWindow():
            return _claims(state, seat)
        case GhostTrack():
            return _ghost(state) + _claims(state, seat)
        case ChooseManta():
            return _bonus(state, seat)
    return []


def _no(target: str, rule: str, why: str, **params: Param) -> Refusal:
    return Refusal(target, rule, Message(f"at-refusal-{why}", params))


def _turn(state: State, seat: int, done: bool) -> list[Refusal]:
    realm = state.realms[seat]
    found = _mantas(state, seat) + _levels(state, seat) + _claims(state, seat)
    if done:
        for card in realm.hand:
            found.append(_no(f"card {state.box.characters[card].id}", "AT-5.2", "main-done"))
    else:
        found.append(_no("end turn", "AT-5.2", "main-owed"))
        for card in realm.discard:
            character = state.box.characters[card]
            found.append(_no(f"card {character.id}", "AT-6.1", "in-discard", card=names.character(character)))
    return found


def _mantas(state: State, seat: int) -> list[Refusal]:
    realm = state.realms[seat]
    found: list[Refusal] = []
    for number in realm.ready:
        manta = state.box.mantas[number]
        target = f"manta {manta.id}"
        if not state.box.manta_ability[number]:
            found.append(_no(target, "AT-5.5", "resource-manta", effect=names.words(manta.effect)))
        elif not does_something(state, seat, 2, number, manta.effect):
            found.append(_no(target, "AT-7.7", "nothing", effect=names.words(manta.effect)))
    for number in realm.idle:
        found.append(_no(f"manta {state.box.mantas[number].id}", "AT-7.3", "inactive"))
    return found


def _levels(state: State, seat: int) -> list[Refusal]:
    realm = state.realms[seat]
    found: list[Refusal] = []
    for slot, number in enumerate(realm.board):
        location = state.box.locations[number]
        target = f"location {location.id}"
        level = realm.risen[slot]
        if level >= len(location.levels):
            found.append(_no(target, "AT-9.6", "complete", location=names.location(location)))
            continue
        effect = location.levels[level]
        if state.box.level_amount[number][level]:
            found.append(_no(target, "AT-9.4", "resource-level", effect=names.level(effect)))
        elif not state.box.level_ability[number][level]:
            found.append(_no(target, "AT-9.3", "empty-level", location=names.location(location)))
        elif not does_something(state, seat, LOCATION, number, effect):
            found.append(_no(target, "AT-9.5", "nothing", effect=names.level(effect)))
    return found


def _claims(state: State, seat: int) -> list[Refusal]:
    open_tracks = claimable(state, seat)
    found: list[Refusal] = []
    for track in range(TRACKS):
        objective = state.box.objectives[state.objectives[track]]
        target = f"track {objective.id}"
        if state.realms[seat].claims >> track & 1:
            found.append(_no(target, "AT-19.2", "claimed", objective=names.objective(objective)))
        elif track not in open_tracks:
            found.append(
                _no(
                    target,
                    "AT-19.1",
                    "not-met",
                    needs=names.condition(objective),
                    have=progress(state, seat, objective.what),
                    need=objective.least,
                )
            )
    return found


def _targets(state: State, seat: int, top: ChooseTarget) -> list[Refusal]:
    verb = verb_at(state, top.source, top.number, top.path)
    offer = Offer(state, seat, verb)
    found: list[Refusal] = []
    for i, number in enumerate(offer.targets):
        if offer.payable[i]:
            continue
        if verb == RECRUIT:
            target = f"card {state.box.characters[state.row[number]].id} {number + 1}"
            rule, have = "AT-10.1", means(state, seat, GOLD, 0)
        else:
            target = f"location {state.box.locations[number].id}"
            rule = "AT-11.1" if verb == BUY else "AT-12.1"
            have = means(state, seat, resource_of(verb), state.box.locations[number].type)
        why = "gold" if resource_of(verb) == GOLD else "power"
        found.append(_no(target, rule, why, need=offer.costs[i], have=have))
    if compulsory(state, offer):
        found.append(_no("skip", "AT-6.6", "compulsory"))
    return found


def _abilities_wait(state: State, seat: int) -> list[Refusal]:
    realm = state.realms[seat]
    found = [
        _no(f"manta {state.box.mantas[manta].id}", "AT-5.4", "ability-waits")
        for manta in realm.ready
        if state.box.manta_ability[manta]
    ]
    for slot, number in enumerate(realm.board):
        level = realm.risen[slot]
        if level < state.box.depth[number] and state.box.level_ability[number][level]:
            found.append(_no(f"location {state.box.locations[number].id}", "AT-5.4", "ability-waits"))
    return found


def _sources(state: State, seat: int, top: PayWith) -> list[Refusal]:
    """Sources of this seat that may not join the payment, and why."""
    verb = verb_at(state, top.source, top.number, top.path)
    resource, against = resource_of(verb), type_of_target(state, verb, top.target)
    options = top.options(state, seat)
    places = [move.location.number for move in options if isinstance(move, TapLocation)]
    kinds = [move.manta.kind for move in options if isinstance(move, TapManta)]
    realm = state.realms[seat]
    box = state.box
    found: list[Refusal] = []
    for slot, number in enumerate(realm.board):
        level = realm.risen[slot]
        target = f"location {box.locations[number].id}"
        if number in state.exploited:
            found.append(_no(target, "AT-8.7", "one-level", location=names.location(box.locations[number])))
        elif level < box.depth[number] and box.level_amount[number][level] and number not in places:
            found.append(_wrong_source(target, box.level_resource[number][level], resource, against))
    for number in realm.ready:
        if box.manta_amount[number] and box.mantas[number].kind not in kinds:
            target = f"manta {box.mantas[number].id}"
            if number in state.spent:
                found.append(_no(target, "AT-7.9", "manta-spent"))
            else:
                found.append(_wrong_source(target, box.manta_resource[number], resource, against))
    return found + [_no(f"manta {box.mantas[each].id}", "AT-7.3", "inactive") for each in realm.idle]


def _wrong_source(target: str, found: int, resource: int, against: int) -> Refusal:
    if matches(found, resource, against):
        return _no(target, "AT-8.6", "not-needed")
    if found >= AGAINST and resource == POWER:
        return _no(target, "AT-8.9", "other-type")
    return _no(target, "AT-8.1", "other-resource")


def _raises(state: State, seat: int, source: int, number: int) -> list[Refusal]:
    realm = state.realms[seat]
    found: list[Refusal] = []
    for slot, each in enumerate(realm.board):
        location = state.box.locations[each]
        if realm.risen[slot] >= len(location.levels):
            found.append(
                _no(f"location {location.id}", "AT-13.7", "complete", location=names.location(location))
            )
        elif source == LOCATION and number == each:
            found.append(
                _no(f"location {location.id}", "AT-13.4", "itself", location=names.location(location))
            )
    return found


def _scores(state: State, seat: int, source: int, number: int) -> list[Refusal]:
    realm: Realm = state.realms[seat]
    found: list[Refusal] = []
    for slot, each in enumerate(realm.board):
        location = state.box.locations[each]
        target = f"location {location.id}"
        if realm.risen[slot] < len(location.levels):
            have, need = realm.risen[slot], len(location.levels)
            found.append(_no(target, "AT-15.2", "not-raised", have=have, need=need))
        elif source == LOCATION and number == each and not state.switches.self_score:
            found.append(_no(target, "AT-15.4", "itself", location=names.location(location)))
    return found


def _in_play(state: State) -> list[Refusal]:
    return [
        _no(
            f"card {state.box.characters[card].id}",
            "AT-17.9",
            "in-play",
            card=names.character(state.box.characters[card]),
        )
        for card in state.playing
    ]


def _ghost(state: State) -> list[Refusal]:
    open_tracks = ghost_tracks(state)
    return [
        _no(
            f"ghost {state.box.objectives[state.objectives[track]].id}",
            "AT-25.6",
            "ghost",
            objective=names.objective(state.box.objectives[state.objectives[track]]),
        )
        for track in range(TRACKS)
        if track not in open_tracks
    ]


def _bonus(state: State, seat: int) -> list[Refusal]:
    realm = state.realms[seat]
    mantas = [each for each in realm.ready + realm.idle if each >= STARTING_MANTAS]
    return [_no(f"manta {state.box.mantas[each].id}", "AT-19.3", "bonus-manta") for each in mantas]
