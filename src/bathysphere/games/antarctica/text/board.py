"""The text board: everything a seat may see, as headings and lines."""

from __future__ import annotations

from ....kernel.message import Message, Param, Section, player
from ..components import BLUE, COLOURS, DECKS, PLAIN, SHIPYARD_KINDS, ZONES, Track
from ..kept import Majority
from ..phases.turn import turn_of
from ..rules.building import IMPOSSIBLE, NO_CARD, top_cards
from ..rules.forecast import Outlook, outlook, stops_until
from ..rules.scoring import majorities, totals
from ..rules.ships import fleet, owner
from ..state import NOWHERE, State
from . import names
from .result import scored_item


def board(state: State, seat: int | None) -> list[Section]:
    items = majorities(state)
    found = [
        _zones(state),
        _tracks(state),
        _offers(state),
        _players(state, totals(items, len(state.teams))),
        _standings(state, items),
    ]
    if seat is not None:
        found += [_fleet(state, seat), _outlooks(state, seat)]
    return found


def some(found: list[Message]) -> Param:
    """A list of things, or the word for none."""
    return found or Message("an-board-none")


def counted(pairs: list[tuple[Message, int]]) -> Param:
    """Things with their numbers, those that are not there left out."""
    return some([Message("an-board-counted", {"what": what, "n": n}) for what, n in pairs if n])


def by_player(counts: list[int]) -> Param:
    return counted([(player(seat), n) for seat, n in enumerate(counts)])


def _zones(state: State) -> Section:
    heading = Message("an-board-zones", {"zone": state.sun, "player": player(state.first)})
    return Section(heading, [_zone(state, zone) for zone in range(ZONES)])


def _zone(state: State, zone: int) -> Message:
    if zone not in state.zones:
        return Message("an-board-zone-closed", {"zone": zone})
    iced = [player(seat) for seat in range(len(state.teams)) if state.ice[zone] >> seat & 1]
    params: dict[str, Param] = {
        "zone": zone,
        "ships": some([player(owner(ship)) for ship in state.queues[zone]]),
        "buildings": some(names.buildings_in(state.buildings[zone])),
        "scientists": by_player(state.scientists[zone]),
    }
    line = "an-board-zone-sun" if zone == state.sun else "an-board-zone"
    if iced:
        return Message(f"{line}-iced", {**params, "iced": iced})
    return Message(line, params)


def _tracks(state: State) -> Section:
    tracks = [state.box.tracks[number] for number in state.box.open_tracks[len(state.teams)]]
    return Section(Message("an-board-tracks"), [_track(state, track) for track in tracks])


def _track(state: State, track: Track) -> Message:
    cubes = [
        Message("an-board-cube", {"player": player(seat), "space": space, "value": track.values[space]})
        for seat, space in enumerate(state.cubes[track.number])
        if space
    ]
    centres = names.buildings_in(state.box.links[state.shared][track.number])
    params: dict[str, Param] = {
        "track": names.track(track),
        "length": track.length,
        "value": track.values[track.length],
        "centres": some(centres),
        "cubes": some(cubes),
        "spaces": some(_spaces(state, track)),
    }
    return Message("an-board-track", params)


def _spaces(state: State, track: Track) -> list[Message]:
    """The coloured spaces that still work."""
    found: list[Message] = []
    for space, colour in enumerate(track.colours):
        if colour == PLAIN or (colour == BLUE and state.used[track.number] >> space & 1):
            continue
        line = f"an-board-space-{COLOURS[colour]}"
        found.append(Message(line, {"space": space, "effect": names.effect(track.effects[space])}))
    return found


def _offers(state: State) -> Section:
    lines: list[Message] = []
    for deck, name in enumerate(DECKS):
        pile = state.decks[deck]
        heading = Message(f"an-deck-{name}")
        if pile:
            text = names.card_text(state.box.cards[pile[-1]])
            lines.append(Message("an-board-offer", {"deck": heading, "left": len(pile), "card": text}))
        else:
            lines.append(Message("an-board-offer-none", {"deck": heading}))
    kinds = [names.kind(state.box, kind) for kind in range(SHIPYARD_KINDS)]
    params: dict[str, Param] = {
        "cards": counted([(name, state.pile[kind]) for kind, name in enumerate(kinds)]),
        "expertise": state.pile[-1],
    }
    lines.append(Message("an-board-pile", params))
    if any(state.revealed):
        drafted = counted([(name, state.revealed[kind]) for kind, name in enumerate(kinds)])
        lines.append(Message("an-board-revealed", {"cards": drafted}))
    return Section(Message("an-board-offers"), lines)


def _players(state: State, points: list[int]) -> Section:
    lines = [_player(state, seat, points[seat]) for seat in range(len(state.teams))]
    return Section(Message("an-board-players"), lines)


def _player(state: State, seat: int, points: int) -> Message:
    team = state.teams[seat]
    kinds = [(names.kind(state.box, kind), n) for kind, n in enumerate(team.cards)]
    params: dict[str, Param] = {
        "player": player(seat),
        "points": points,
        "personnel": team.personnel,
        "reserve": team.reserve,
        "ships": team.ships,
        "cubes": team.cubes,
        "discarded": team.lost_ships + team.lost_cubes,
        "cards": counted(kinds),
        "built": some([names.card(state.box.cards[card]) for card in team.built]),
    }
    return Message("an-board-player", params)


def _standings(state: State, items: list[Majority]) -> Section:
    lines: list[Message] = []
    for item in items:
        if any(item.counts):
            lines.append(Message("an-board-standing", _standing(state, item)))
    return Section(Message("an-board-standings"), lines)


def _standing(state: State, item: Majority) -> dict[str, Param]:
    ranked = sorted(range(len(item.counts)), key=lambda seat: (-item.points[seat], seat))
    rows: list[Message] = []
    for seat in ranked:
        if item.counts[seat]:
            params: dict[str, Param] = {
                "player": player(seat),
                "n": item.counts[seat],
                "points": item.points[seat],
            }
            rows.append(Message("an-board-rank", params))
    return {"what": scored_item(state, item), "ranks": rows}


def _fleet(state: State, seat: int) -> Section:
    turn = turn_of(state)
    active = turn.ship if turn is not None and turn.target == NOWHERE else NOWHERE
    stops = stops_until(state, active)
    lines: list[Message] = []
    for ship in fleet(state, seat):
        zone = state.where[ship]
        position = state.queues[zone].index(ship) + 1
        params: dict[str, Param] = {"zone": zone, "position": position}
        if stops[ship]:
            lines.append(Message("an-board-ship", {**params, "stops": stops[ship]}))
        else:
            lines.append(Message("an-board-ship-now", params))
    return Section(Message("an-board-fleet"), lines)


def _outlooks(state: State, seat: int) -> Section:
    turn = turn_of(state)
    sails = turn is not None and turn.seat == seat and turn.target == NOWHERE
    ship = turn.ship if turn is not None and sails else NOWHERE
    lines = [_outlook(state, outlook(state, seat, card, ship), sails) for card in top_cards(state)]
    return Section(Message("an-board-outlooks"), lines)


def _outlook(state: State, each: Outlook, sails: bool) -> Message:
    params: dict[str, Param] = {
        "card": names.card(each.card),
        "scientists": each.scientists,
        "zones": some([Message("an-board-zone-name", {"zone": zone}) for zone in each.zones]),
    }
    if sails:
        to: Param = some([Message("an-board-zone-name", {"zone": zone}) for zone in each.sail_to])
        return Message("an-board-outlook-sail", {**params, "to": to})
    if each.cover == NO_CARD:
        return Message("an-board-outlook-ready", params)
    params["missing"] = names.buildings(each.missing)
    if each.cover == IMPOSSIBLE:
        return Message("an-board-outlook-missing", params)
    return Message("an-board-outlook-covered", {**params, "cover": names.kind(state.box, each.cover)})
