"""What one seat may see. Built up from nothing, never cut down from the state."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..components import GHOST, GOLD, OCEAN, POWER, STARTING, STARTING_MANTAS, TRACKS, TYPES
from ..effects.perform import Resolve
from ..phases.setup import ChooseKing
from ..phases.turn import Turn
from ..rules.acquiring import for_sale, gold_costs, power_costs
from ..rules.objectives import claimable, progress
from ..rules.recruiting import price
from ..rules.scoring import total
from ..state import NO_TRIGGER, TRIGGERS, State
from .forecast import EndView, PurseView, end, means, purse
from .paying import PayingView, paying


class SpaceView(TypedDict):
    """A character of the row: its price, and how much the seat would lack with every source it has."""

    piece: str
    price: int
    short: int


class ForSaleView(TypedDict):
    """A location of a row with what it costs this seat now, and how much the seat would lack."""

    id: str
    type: str
    gold: int
    power: int
    gold_short: int
    power_short: int


class SlotView(TypedDict):
    id: str
    type: str
    risen: int
    depth: int
    complete: bool


class ProgressView(TypedDict):
    have: int
    need: int
    claimed: bool
    claimable: bool


class TrackView(TypedDict):
    id: str
    points: list[int]
    placed: list[str]
    owners: list[int]
    seats: list[ProgressView]


class RealmView(TypedDict):
    """`discard` and `pile` hold what the reader may look at; their sizes are always known."""

    hand: list[str]
    discard: list[str]
    discard_size: int
    board: list[SlotView]
    pile: list[str]
    pile_size: int
    ready: list[str]
    idle: list[str]
    king: int
    points: int | None


class View(TypedDict):
    pack: NotRequired[str]
    turn: int
    active: int
    waiting: list[int]
    phase: str
    playing: list[str]
    row: list[SpaceView]
    ocean: int
    out: list[str]
    central: list[ForSaleView]
    explored: list[ForSaleView]
    deck: int
    gone: list[str]
    reserve: list[str]
    tracks: list[TrackView]
    ghost: int
    realms: list[RealmView]
    kings: list[int]
    purse: PurseView
    paying: PayingView | None
    end: EndView
    trigger: str
    trigger_seat: int
    turns_left: int
    deck_triggers: bool
    quiet: int


def view(state: State, seat: int | None) -> View:
    """Everything lies open but the order of the decks and, with the switch, piles and lower discards."""
    eyes = state.active if seat is None else seat
    return {
        "turn": state.turn,
        "active": state.active,
        "waiting": [state.stack[-1].seat] if state.stack else [],
        "phase": phase(state),
        "playing": [character_piece(state, card, state.active) for card in state.playing],
        "row": [_space(state, eyes, space) for space in range(len(state.row))],
        "ocean": len(state.ocean),
        "out": [character_piece(state, card, 0) for card in state.out],
        "central": [_for_sale(state, eyes, location) for location in state.central],
        "explored": [_for_sale(state, eyes, location) for location in state.explored],
        "deck": len(state.deck),
        "gone": [state.box.locations[location].id for location in state.gone],
        "reserve": [manta_piece(state, manta, 0) for manta in state.reserve],
        "tracks": [_track(state, track) for track in range(TRACKS)],
        "ghost": state.ghost,
        "realms": [_realm(state, each, seat) for each in range(len(state.realms))],
        "kings": kings_seen(state, seat),
        "purse": purse(state, eyes),
        "paying": paying(state),
        "end": end(state),
        "trigger": TRIGGERS[state.trigger],
        "trigger_seat": state.trigger_seat,
        "turns_left": _turns_left(state),
        "quiet": state.quiet,
        "deck_triggers": len(state.realms) > 1 or state.switches.solo_deck_triggers,
    }


def _turns_left(state: State) -> int:
    """How many turns follow the running one, once the end is triggered; else -1."""
    if state.trigger == NO_TRIGGER:
        return -1
    return len(state.realms) if state.countdown < 0 else max(0, state.countdown - 1)


def phase(state: State) -> str:
    """Where the turn stands: kings, before, main, after or over."""
    if not state.stack:
        return "over"
    if isinstance(state.stack[-1], ChooseKing):
        return "kings"
    if any(isinstance(frame, Resolve) for frame in state.stack):
        return "main"
    turns = [frame for frame in state.stack if isinstance(frame, Turn)]
    return "after" if turns and turns[-1].done else "before"


def character_piece(state: State, card: int, owner: int) -> str:
    """A stable name of one card: starting cards by owner, ocean cards by copy."""
    character = state.box.characters[card]
    if character.group == STARTING:
        return f"{character.id}@{owner}"
    return f"{character.id}.{character.copy + 1}" if character.group == OCEAN else character.id


def manta_piece(state: State, manta: int, owner: int) -> str:
    """A stable name of one manta: starting mantas by owner, bonus mantas by copy."""
    each = state.box.mantas[manta]
    if manta < STARTING_MANTAS:
        return f"{each.id}@{'ghost' if owner == GHOST else owner}"
    return f"{each.id}.{each.copy + 1}"


def _space(state: State, seat: int, space: int) -> SpaceView:
    cost = price(state, space)
    return {
        "piece": character_piece(state, state.row[space], 0),
        "price": cost,
        "short": max(0, cost - means(state, seat, GOLD, 0)),
    }


def _for_sale(state: State, seat: int, location: int) -> ForSaleView:
    each = state.box.locations[location]
    at = for_sale(state).index(location)
    gold, power = gold_costs(state)[at], power_costs(state)[at]
    return {
        "id": each.id,
        "type": TYPES[each.type],
        "gold": gold,
        "power": power,
        "gold_short": max(0, gold - means(state, seat, GOLD, 0)),
        "power_short": max(0, power - means(state, seat, POWER, each.type)),
    }


def _track(state: State, track: int) -> TrackView:
    objective = state.box.objectives[state.objectives[track]]
    placed = state.tracks[track]
    return {
        "id": objective.id,
        "points": list(state.box.track_points),
        "placed": [manta_piece(state, each % STARTING_MANTAS, each // STARTING_MANTAS) for each in placed],
        "owners": [-1 if each // STARTING_MANTAS == GHOST else each // STARTING_MANTAS for each in placed],
        "seats": [
            {
                "have": progress(state, seat, objective.what),
                "need": objective.least,
                "claimed": bool(realm.claims >> track & 1),
                "claimable": track in claimable(state, seat),
            }
            for seat, realm in enumerate(state.realms)
        ],
    }


def _realm(state: State, owner: int, seat: int | None) -> RealmView:
    """With `open_piles` off others see the top card of a discard and the size of a pile, no more."""
    realm = state.realms[owner]
    shown = state.switches.open_piles or seat == owner or not state.stack
    discard = realm.discard if shown else realm.discard[-1:]
    return {
        "hand": [character_piece(state, card, owner) for card in realm.hand],
        "discard": [character_piece(state, card, owner) for card in discard],
        "discard_size": len(realm.discard),
        "board": [
            {
                "id": state.box.locations[location].id,
                "type": TYPES[state.box.locations[location].type],
                "risen": realm.risen[slot],
                "depth": state.box.depth[location],
                "complete": realm.risen[slot] >= state.box.depth[location],
            }
            for slot, location in enumerate(realm.board)
        ],
        "pile": [state.box.locations[location].id for location in realm.pile] if shown else [],
        "pile_size": len(realm.pile),
        "ready": [manta_piece(state, manta, owner) for manta in realm.ready],
        "idle": [manta_piece(state, manta, owner) for manta in realm.idle],
        "king": realm.king if not state.passed or seat == owner else 0,
        "points": total(state, owner) if shown else None,
    }


def kings_seen(state: State, seat: int | None) -> list[int]:
    """The kings that passed through the hands of a seat and belong to nobody it knows of."""
    if seat is None:
        return []
    if not state.passed:
        return sorted(state.leftover)
    asked = state.stack[-1].seat
    if seat < asked:
        return []
    return sorted(state.passed + [state.realms[each].king for each in range(asked + 1, seat)])
