"""What one seat may see. Built up from nothing, never cut down from the state."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .components import BUILDINGS, COLOURS, DECKS, EFFECTS, KINDS, PLAIN, SHIPYARD_KINDS, ZONES, Card
from .effects.spaces import THREE, AdvanceThree, ChooseTrack
from .kept import Majority
from .phases.turn import Turn, turn_of
from .rules.building import top_cards
from .rules.forecast import outlook, stops_until
from .rules.scoring import CATEGORIES, majorities, totals
from .rules.ships import fleet, owner, presence
from .rules.tracks import choices, landing
from .state import ENDINGS, NOWHERE, State


class ShipView(TypedDict):
    ship: int
    seat: int
    fresh: bool


class ZoneView(TypedDict):
    zone: int
    open: bool
    sun: bool
    queue: list[ShipView]
    buildings: list[str]
    scientists: list[int]
    icebreakers: list[int]


class SpaceView(TypedDict):
    space: int
    colour: str
    effect: str
    used: bool


class TrackView(TypedDict):
    track: str
    name: dict[str, str]
    open: bool
    length: int
    centres: list[str]
    cubes: list[int]
    ahead: int
    values: list[int]
    spaces: list[SpaceView]


class CardView(TypedDict):
    card: str
    name: dict[str, str]
    builds: str
    needs: list[str]
    scientists: int
    steps: int
    asterisk: bool


class PileView(TypedDict):
    deck: str
    left: int
    top: CardView | None
    below: list[str]


class TeamView(TypedDict):
    personnel: int
    reserve: int
    ships: int
    cubes: int
    lost_ships: int
    lost_cubes: int
    cards: dict[str, int]
    built: list[str]
    card_played: bool
    points: int


class MajorityView(TypedDict):
    category: str
    what: str
    counts: list[int]
    places: list[int]
    points: list[int]


class TurnView(TypedDict):
    seat: int
    ship: int
    target: int | None
    acted: bool
    sacrificed: bool


class FleetView(TypedDict):
    ship: int
    zone: int
    position: int
    stops: int


class OutlookView(TypedDict):
    card: str
    missing: list[str]
    cover: str | None
    coverable: bool
    scientists: int
    zones: list[int]
    sail_to: list[int]


class View(TypedDict):
    pack: NotRequired[str]
    seat: int | None
    first: int
    sun: int
    second: int | None
    ending: str
    waiting: list[int]
    turn: TurnView | None
    zones: list[ZoneView]
    tracks: list[TrackView]
    piles: list[PileView]
    supply: dict[str, int]
    kinds: dict[str, dict[str, str]]
    shipyard: dict[str, int]
    revealed: dict[str, int]
    expertise: int
    teams: list[TeamView]
    majorities: list[MajorityView]
    quiet: int
    quiet_limit: int
    fleet: list[FleetView]
    outlook: list[OutlookView]


def view(state: State, seat: int | None) -> View:
    """Everything lies open except the order of the building piles below their top cards."""
    items = majorities(state)
    points = totals(items, len(state.teams))
    return {
        "seat": seat,
        "first": state.first,
        "sun": state.sun,
        "second": None if state.second == NOWHERE else state.second,
        "ending": ENDINGS[state.ending],
        "waiting": [state.stack[-1].seat] if state.stack else [],
        "turn": _turn(state),
        "zones": [_zone(state, zone) for zone in range(ZONES)],
        "tracks": [_track(state, track, seat) for track in range(len(state.box.tracks))],
        "piles": [_pile(state, deck) for deck in range(len(DECKS))],
        "supply": {name: state.supply[building] for building, name in enumerate(BUILDINGS)},
        "kinds": {kind.id: {"en": kind.name_en, "fr": kind.name_fr} for kind in state.box.kinds},
        "shipyard": {KINDS[kind]: state.pile[kind] for kind in range(SHIPYARD_KINDS)},
        "revealed": {KINDS[kind]: n for kind, n in enumerate(state.revealed) if n},
        "expertise": state.pile[KINDS.index("expertise")],
        "teams": [_team(state, each, points[each]) for each in range(len(state.teams))],
        "majorities": [_majority(state, item) for item in items],
        "quiet": state.quiet,
        "quiet_limit": state.circuits * len(state.zones),
        "fleet": [] if seat is None else _fleet(state, seat),
        "outlook": [] if seat is None else _outlooks(state, seat),
    }


def _turn(state: State) -> TurnView | None:
    turn = turn_of(state)
    if turn is None:
        return None
    return {
        "seat": turn.seat,
        "ship": turn.ship,
        "target": None if turn.target == NOWHERE else turn.target,
        "acted": turn.acted,
        "sacrificed": turn.sacrificed,
    }


def _zone(state: State, zone: int) -> ZoneView:
    seats = range(len(state.teams))
    return {
        "zone": zone,
        "open": zone in state.zones,
        "sun": zone == state.sun,
        "queue": [
            {"ship": ship, "seat": owner(ship), "fresh": bool(state.fresh >> ship & 1)}
            for ship in state.queues[zone]
        ],
        "buildings": names_of(state.buildings[zone]),
        "scientists": state.scientists[zone][:],
        "icebreakers": [seat for seat in seats if state.ice[zone] >> seat & 1],
    }


def names_of(bits: int) -> list[str]:
    return [name for building, name in enumerate(BUILDINGS) if bits >> building & 1]


def _track(state: State, number: int, seat: int | None) -> TrackView:
    track = state.box.tracks[number]
    return {
        "track": track.id,
        "name": {"en": track.name_en, "fr": track.name_fr},
        "open": number in state.box.open_tracks[len(state.teams)],
        "length": track.length,
        "centres": names_of(state.box.links[state.shared][number]),
        "cubes": state.cubes[number][:],
        "ahead": 0 if seat is None else _ahead(state, number, seat),
        "values": list(track.values),
        "spaces": [
            {
                "space": space,
                "colour": COLOURS[colour],
                "effect": EFFECTS[track.effects[space]],
                "used": bool(state.used[number] >> space & 1),
            }
            for space, colour in enumerate(track.colours)
            if colour != PLAIN
        ],
    }


def _ahead(state: State, track: int, seat: int) -> int:
    """The space to which the steps at hand would take the cube of a seat; 0 if there are none."""
    steps = _steps(state, seat)
    if not steps or track not in choices(state, seat):
        return 0
    return landing(state, track, state.cubes[track][seat], steps)


def _steps(state: State, seat: int) -> int:
    """The steps that a seat is asked about, or those of research in the target zone (AN-9.2)."""
    if not state.stack or state.stack[-1].seat != seat:
        return 0
    match state.stack[-1]:
        case ChooseTrack() as chosen:
            return chosen.steps
        case AdvanceThree():
            return THREE
        case Turn() as turn if turn.target != NOWHERE:
            return presence(state, seat, turn.target)
    return 0


def _card(card: Card) -> CardView:
    return {
        "card": card.id,
        "name": {"en": card.name_en, "fr": card.name_fr},
        "builds": BUILDINGS[card.builds],
        "needs": [BUILDINGS[need] for need in card.needs],
        "scientists": card.scientists,
        "steps": card.steps,
        "asterisk": card.asterisk,
    }


def _pile(state: State, deck: int) -> PileView:
    """Which cards lie below is known, their order is not: they are told in the box's order."""
    cards = state.decks[deck]
    return {
        "deck": DECKS[deck],
        "left": len(cards),
        "top": _card(state.box.cards[cards[-1]]) if cards else None,
        "below": [state.box.cards[card].id for card in sorted(cards[:-1])],
    }


def _team(state: State, seat: int, points: int) -> TeamView:
    team = state.teams[seat]
    return {
        "personnel": team.personnel,
        "reserve": team.reserve,
        "ships": team.ships,
        "cubes": team.cubes,
        "lost_ships": team.lost_ships,
        "lost_cubes": team.lost_cubes,
        "cards": {KINDS[kind]: n for kind, n in enumerate(team.cards) if n},
        "built": [state.box.cards[card].id for card in team.built],
        "card_played": bool(state.carded >> seat & 1),
        "points": points,
    }


def _majority(state: State, item: Majority) -> MajorityView:
    what = state.box.tracks[item.number].id if CATEGORIES[item.category] == "track" else str(item.number)
    return {
        "category": CATEGORIES[item.category],
        "what": what,
        "counts": item.counts[:],
        "places": item.places[:],
        "points": item.points[:],
    }


def _fleet(state: State, seat: int) -> list[FleetView]:
    turn = turn_of(state)
    active = turn.ship if turn is not None and turn.target == NOWHERE else NOWHERE
    stops = stops_until(state, active)
    return [
        {
            "ship": ship,
            "zone": state.where[ship],
            "position": state.queues[state.where[ship]].index(ship) + 1,
            "stops": stops[ship],
        }
        for ship in fleet(state, seat)
    ]


def _outlooks(state: State, seat: int) -> list[OutlookView]:
    turn = turn_of(state)
    sailing = NOWHERE
    if turn is not None and turn.seat == seat and turn.target == NOWHERE:
        sailing = turn.ship
    found: list[OutlookView] = []
    for card in top_cards(state):
        each = outlook(state, seat, card, sailing)
        found.append(
            {
                "card": card.id,
                "missing": [BUILDINGS[building] for building in each.missing],
                "cover": KINDS[each.cover] if each.cover >= 0 else None,
                "coverable": each.cover != -2,
                "scientists": each.scientists,
                "zones": each.zones,
                "sail_to": each.sail_to,
            }
        )
    return found
