"""Why a main action or a card is not possible in a turn."""

from __future__ import annotations

from ....kernel.message import Message, Param, Refusal
from ..components import (
    CAMP,
    EXPERTISES,
    ICEBREAKER,
    KINDS,
    PLACE_SCIENTIST,
    RAPID_PROGRESS,
    SHIPYARD,
    SHIPYARD_KINDS,
    TWO_SCIENTISTS,
    Card,
    Track,
)
from ..phases.turn import Turn
from ..rules.building import IMPOSSIBLE, anchorages, covering, missing, reach, top_cards
from ..rules.cards import may_play
from ..rules.forecast import buildable_after
from ..rules.icebreaker import icebreaker_zones
from ..rules.ships import fleet, has_room_for_new_ship, presence
from ..rules.tracks import can_advance, choices
from ..state import NOWHERE, State
from . import names
from .reasons import refuse, stuck


def building_refusals(state: State, turn: Turn) -> list[Refusal]:
    """For every card on offer, each thing that stands in its way."""
    found: list[Refusal] = []
    for card in top_cards(state):
        target = f"card {card.id}"
        if turn.target == NOWHERE:
            found.append(_before_sailing(state, turn, card, target))
        elif turn.acted:
            found.append(refuse(target, "AN-6.2", "acted"))
        else:
            found += _card_on_offer(state, turn.seat, turn.target, card, target)
    for deck, pile in enumerate(state.decks):
        if not pile:
            found.append(refuse(f"pile {deck}", "AN-6.1", "empty-pile"))
    return found


def _before_sailing(state: State, turn: Turn, card: Card, id: str) -> Refusal:
    """Where the ship could sail and build the card, or what stands in the way wherever it sails."""
    have = state.teams[turn.seat].personnel
    if have < card.scientists:
        return refuse(id, "AN-6.10", "scientists", {"need": card.scientists, "have": have})
    zones = buildable_after(state, turn.seat, card, turn.ship)
    if zones:
        to = [Message("an-board-zone-name", {"zone": zone}) for zone in zones]
        return refuse(id, "AN-5.1", "sail-to-build", {"zones": to})
    others = [state.where[ship] for ship in fleet(state, turn.seat) if ship != turn.ship]
    lacking = missing(state, card, others)
    if not lacking:
        return refuse(id, "AN-5.1", "sail-first")
    return refuse(id, "AN-6.3", "sail-in-vain", {"buildings": names.buildings(lacking)})


def _card_on_offer(state: State, seat: int, target: int, card: Card, id: str) -> list[Refusal]:
    found: list[Refusal] = []
    have = state.teams[seat].personnel
    if have < card.scientists:
        found.append(refuse(id, "AN-6.10", "scientists", {"need": card.scientists, "have": have}))
    if state.buildings[target] >> card.builds & 1:
        params: dict[str, Param] = {"building": names.building(card.builds), "zone": target}
        found.append(refuse(id, "AN-6.11", "twice", params))
    zones = anchorages(state, seat)
    if covering(state, seat, card, zones, reach(state, zones)) == IMPOSSIBLE:
        found.append(_out_of_reach(state, seat, card, missing(state, card, zones), id))
    return found


def _out_of_reach(state: State, seat: int, card: Card, lacking: list[int], id: str) -> Refusal:
    if len(lacking) > 1:
        several: dict[str, Param] = {"buildings": names.buildings(lacking)}
        return refuse(id, "AN-6.8", "out-of-reach-several", several)
    params: dict[str, Param] = {"building": names.building(lacking[0])}
    if len(set(card.needs)) < len(card.needs) and card.needs.count(lacking[0]) > 1:
        return refuse(id, "AN-6.6", "out-of-reach-twice", params)
    kind = KINDS.index("expertise" if lacking[0] in EXPERTISES else "simple")
    if state.teams[seat].cards[kind]:
        return refuse(id, "AN-6.8", "out-of-reach-card-played", params)
    return refuse(id, "AN-6.7", "out-of-reach", params)


def action_refusals(state: State, seat: int, target: int) -> list[Refusal]:
    """Why no ship can be built, nobody recruited and nothing researched in the target zone."""
    found = _ship_refusals(state, seat, target)
    zone: dict[str, Param] = {"zone": target}
    if not state.buildings[target] >> CAMP & 1:
        found.append(refuse("recruit", "AN-8.1", "no-camp", zone))
    elif not state.teams[seat].reserve:
        found.append(refuse("recruit", "AN-8.3", "no-reserve"))
    elif not presence(state, seat, target):
        found.append(refuse("recruit", "AN-8.2", "nobody-there", zone))
    for track in state.box.tracks:
        found += _research_refusals(state, seat, target, track)
    return found


def _ship_refusals(state: State, seat: int, target: int) -> list[Refusal]:
    found: list[Refusal] = []
    if not state.buildings[target] >> SHIPYARD & 1:
        found.append(refuse("build ship", "AN-7.1", "no-shipyard", {"zone": target}))
    if not state.teams[seat].ships:
        found.append(refuse("build ship", "AN-7.1", "no-spare-ship"))
    if not has_room_for_new_ship(state):
        found.append(refuse("build ship", "AN-7.3", "sun-zone-full", {"zone": state.sun}))
    return found


def _research_refusals(state: State, seat: int, target: int, track: Track) -> list[Refusal]:
    aim = f"research {track.id}"
    name: dict[str, Param] = {"track": names.track(track)}
    if track.number not in state.box.open_tracks[len(state.teams)]:
        return [refuse(aim, "AN-13.8", "closed-track", name)]
    centres = state.box.links[state.shared][track.number]
    if not centres:
        return [refuse(aim, "AN-9.8", "no-centre-at-all", name)]
    if not centres & state.buildings[target]:
        return [refuse(aim, "AN-9.1", "no-centre", {**name, "centres": names.buildings_in(centres)})]
    if not can_advance(state, seat, track.number):
        blocked = stuck(state, seat, track.number)
        return [Refusal(aim, blocked.rule, blocked.why)]
    if not presence(state, seat, target):
        return [refuse(aim, "AN-9.2", "nobody-there", {"zone": target})]
    return []


def card_refusals(state: State, turn: Turn) -> list[Refusal]:
    """Why a card in hand cannot be played now."""
    found: list[Refusal] = []
    for kind, n in enumerate(state.teams[turn.seat].cards):
        if not n:
            continue
        target = f"card {KINDS[kind]}"
        if not may_play(state, turn.seat):
            found.append(refuse(target, "AN-10.2", "card-played"))
        elif kind >= SHIPYARD_KINDS:
            found.append(refuse(target, "AN-10.9", "resource-card"))
        else:
            found += _shipyard_card(state, turn, kind, target)
    return found


def _shipyard_card(state: State, turn: Turn, kind: int, target: str) -> list[Refusal]:
    team = state.teams[turn.seat]
    if kind == ICEBREAKER and not icebreaker_zones(state, turn.seat):
        return [refuse(target, "AN-11.1", "no-second-ship")]
    if kind == PLACE_SCIENTIST and turn.target == NOWHERE:
        return [refuse(target, "AN-10.5", "sail-first")]
    if kind == PLACE_SCIENTIST and not team.personnel:
        return [refuse(target, "AN-10.5", "no-personnel")]
    if kind == TWO_SCIENTISTS and not team.reserve:
        return [refuse(target, "AN-10.7", "no-reserve")]
    if kind == RAPID_PROGRESS and not choices(state, turn.seat):
        return [refuse(target, "AN-13.10", "no-track")]
    return []
