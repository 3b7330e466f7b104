"""The text board: everything in the view of a seat, as headings and lines."""

from __future__ import annotations

import re

from bathysphere.kernel.message import Message, Param, Section, player

from ..components import TYPES, Box, Character, Location, Manta
from ..view.table import ForSaleView, RealmView, TrackView, View
from . import names


def board(box: Box, view: View, seat: int | None) -> list[Section]:
    found = [
        _state(view),
        Section(Message("at-board-row", {"n": view["ocean"]}), _row(box, view)),
        Section(Message("at-board-explored"), _sale(box, view["explored"])),
        Section(Message("at-board-central", {"n": view["deck"]}), _sale(box, view["central"])),
        Section(Message("at-board-objectives"), _tracks(box, view)),
    ]
    found += [_realm(box, view, owner) for owner in range(len(view["realms"]))]
    if seat is not None:
        found.append(_hand(box, view["realms"][seat]))
    found.append(Section(Message("at-board-purse"), _purse(box, view)))
    found.append(Section(Message("at-board-legend"), [Message("at-board-codes")]))
    return found


def _id(piece: str) -> str:
    return re.split("[@.]", piece)[0]


def _state(view: View) -> Section:
    """Where the turn stands, how near the end is."""
    lines = [Message(f"at-board-phase-{view['phase']}", {"player": player(view["active"])})]
    if view["trigger"] != "none":
        lines.append(Message(f"at-board-trigger-{view['trigger']}", {"n": view["turns_left"]}))
    else:
        lines += _clocks(view)
    if view["kings"]:
        lines.append(Message("at-board-kings", {"kings": ", ".join(str(each) for each in view["kings"])}))
    if view["out"]:
        lines.append(Message("at-board-out", {"n": len(view["out"])}))
    lines.append(Message("at-board-gone", {"n": len(view["gone"]), "mantas": len(view["reserve"])}))
    return Section(Message("at-board-turn", {"n": view["turn"]}), lines)


def _clocks(view: View) -> list[Message]:
    """What is left until each end trigger, and in how many turns it could come at the earliest."""
    end = view["end"]
    solo = len(view["realms"]) == 1
    clocks = [
        ("location", end["explorations"], end["explorations_turns"]),
        ("character", end["recruits"], end["recruits_turns"]),
        ("claim", min(end["claims"]), end["claims_turns"]),
        ("ghost", end["ghost"], end["ghost_turns"]),
    ]
    shown = clocks[2:] if solo and not view["deck_triggers"] else clocks if solo else clocks[:3]
    return [Message(f"at-board-{name}-clock", {"n": n, "turns": turns}) for name, n, turns in shown]


def _row(box: Box, view: View) -> list[Message]:
    found = []
    for space in view["row"]:
        card = _character(box, space["piece"])
        params: dict[str, Param] = {
            "card": names.character(card),
            "price": space["price"],
            "effects": _icons(card),
            "short": space["short"],
        }
        found.append(Message("at-board-space", params))
    return found


def _sale(box: Box, row: list[ForSaleView]) -> list[Message]:
    found = []
    for each in row:
        location = _location(box, each["id"])
        params: dict[str, Param] = {
            **_about(box, location, 0),
            "gold": each["gold"],
            "power": each["power"],
            "goldshort": each["gold_short"],
            "powershort": each["power_short"],
        }
        found.append(Message("at-board-sale", params))
    return found or [Message("at-board-none")]


def _about(box: Box, location: Location, risen: int) -> dict[str, Param]:
    """Name, type, points, levels still open and manta of a location."""
    left = [names.icon(level) for level in location.levels[risen:]]
    manta = (
        names.manta(next(each for each in box.mantas if each.kind == location.manta))
        if location.manta >= 0
        else Message("at-board-no-manta")
    )
    return {
        "location": names.location(location),
        "type": names.named("type", TYPES[location.type]),
        "levels": " ".join(left) or "–",
        "points": location.points,
        "manta": manta,
    }


def _tracks(box: Box, view: View) -> list[Message]:
    found = []
    for track in view["tracks"]:
        objective = next(each for each in box.objectives if each.id == track["id"])
        params: dict[str, Param] = {
            "objective": names.objective(objective),
            "needs": names.condition(objective),
            "points": _next_points(track),
            "placed": [_owner(each) for each in track["owners"]] or Message("at-board-nobody"),
            "progress": ", ".join(f"{each['have']}/{each['need']}" for each in track["seats"]),
        }
        found.append(Message("at-board-track", params))
    return found


def _next_points(track: TrackView) -> int:
    taken = len(track["owners"])
    return track["points"][taken] if taken < len(track["points"]) else 0


def _owner(seat: int) -> Message:
    return player(seat) if seat >= 0 else Message("at-board-the-ghost")


def _realm(box: Box, view: View, owner: int) -> Section:
    realm = view["realms"][owner]
    lines = []
    for slot in realm["board"]:
        location = _location(box, slot["id"])
        about = _about(box, location, slot["risen"])
        lines.append(Message("at-board-slot", {**about, "complete": "yes" if slot["complete"] else "no"}))
    hand = [names.character(_character(box, piece)) for piece in realm["hand"]]
    lines.append(Message("at-board-hand", {"n": len(hand), "cards": hand or Message("at-board-none")}))
    discard = [names.character(_character(box, piece)) for piece in realm["discard"]]
    params: dict[str, Param] = {"n": realm["discard_size"], "cards": discard or Message("at-board-none")}
    lines.append(Message("at-board-discard", params))
    pile = [names.location(_location(box, each)) for each in realm["pile"]]
    lines.append(
        Message("at-board-pile", {"n": realm["pile_size"], "cards": pile or Message("at-board-none")})
    )
    for which in ("ready", "idle"):
        mantas = [
            names.manta(_manta(box, piece))
            for piece in (realm["ready"] if which == "ready" else realm["idle"])
        ]
        lines.append(Message(f"at-board-{which}", {"mantas": mantas or Message("at-board-none")}))
    if realm["king"]:
        lines.append(Message("at-board-king", {"n": realm["king"]}))
    heading: dict[str, Param] = {
        "player": player(owner),
        "points": -1 if realm["points"] is None else realm["points"],
    }
    return Section(Message("at-board-realm", heading), lines)


def _hand(box: Box, realm: RealmView) -> Section:
    """The own hand with the effects in words."""
    lines = []
    for piece in realm["hand"]:
        card = _character(box, piece)
        params: dict[str, Param] = {"card": names.character(card), "effects": names.effects(card.effects)}
        lines.append(Message("at-board-card", params))
    return Section(Message("at-board-your-hand"), lines)


def _purse(box: Box, view: View) -> list[Message]:
    """What a payment could use now, source by source."""
    purse = view["purse"]
    lines = [Message("at-board-means", {"gold": purse["gold"], "power": purse["power"]})]
    for source in purse["sources"]:
        what = Message(f"at-resource-{source['resource']}", {"n": source["amount"]})
        if source["source"] == "pool":
            lines.append(Message("at-board-from-pool", {"what": what}))
        else:
            of = source["id"]
            place = source["source"] == "location"
            name = names.location(_location(box, of)) if place else names.manta(_manta(box, of))
            lines.append(Message("at-board-from", {"what": what, "source": name}))
    return lines


def _icons(card: Character) -> str:
    return " ".join(names.icon(effect) for effect in card.effects)


def _character(box: Box, piece: str) -> Character:
    name = _id(piece)
    return next(card for card in box.characters if card.id == name)


def _manta(box: Box, piece: str) -> Manta:
    name = _id(piece)
    return next(manta for manta in box.mantas if manta.id == name)


def _location(box: Box, name: str) -> Location:
    return next(each for each in box.locations if each.id == name)
