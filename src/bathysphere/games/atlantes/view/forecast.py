"""What lies ahead: what a seat could pay, and how near each end trigger is."""

from __future__ import annotations

from typing import TypedDict

from ..components import AGAINST, CENTRAL, GOLD, POWER, RESOURCES, TRACKS, Box, Explore, Recruit, RecruitFree
from ..rules.objectives import claimable
from ..rules.payment import purse_of
from ..state import NO_TRIGGER, State


class SourceView(TypedDict):
    """One thing that could give a resource to a payment: the pool, a location or a manta."""

    source: str
    id: str
    resource: str
    amount: int


class PurseView(TypedDict):
    gold: int
    power: int
    against: list[int]
    sources: list[SourceView]


class EndView(TypedDict):
    """`turns` counts turns of the table, the running one first; 0 if it has happened or cannot."""

    explorations: int
    explorations_turns: int
    recruits: int
    recruits_turns: int
    claims: list[int]
    claims_turns: int
    ghost: int
    ghost_turns: int


def purse(state: State, seat: int) -> PurseView:
    """Gold and power that a payment of this main action could use, and where each would come from."""
    found: list[SourceView] = []
    if seat == state.active:
        for resource, n in enumerate(state.pool):
            if n:
                found.append({"source": "pool", "id": "", "resource": RESOURCES[resource], "amount": n})
    found += _sources(state, seat)
    totals = [sum(each["amount"] for each in found if each["resource"] == name) for name in RESOURCES]
    return {
        "gold": totals[GOLD],
        "power": totals[POWER],
        "against": totals[AGAINST:],
        "sources": found,
    }


def _sources(state: State, seat: int) -> list[SourceView]:
    box = state.box
    found: list[SourceView] = []
    realm = state.realms[seat]
    spent = state.exploited if seat == state.active else []
    for slot, location in enumerate(realm.board):
        level = realm.risen[slot]
        if level < box.depth[location] and location not in spent and box.level_amount[location][level]:
            resource = RESOURCES[box.level_resource[location][level]]
            name, amount = box.locations[location].id, box.level_amount[location][level]
            found.append({"source": "location", "id": name, "resource": resource, "amount": amount})
    used = state.spent if seat == state.active else []
    for manta in realm.ready:
        if box.manta_amount[manta] and manta not in used:
            resource = RESOURCES[box.manta_resource[manta]]
            name, amount = box.mantas[manta].id, box.manta_amount[manta]
            found.append({"source": "manta", "id": name, "resource": resource, "amount": amount})
    return found


def means(state: State, seat: int, resource: int, type: int) -> int:
    """The most that a seat could bring to one payment: the pool and every matching source."""
    purse = purse_of(state, seat, resource, type)
    found = sum(purse.amounts) + sum(purse.children)
    if seat == state.active:
        found += state.pool[resource]
        if resource == POWER:
            found += state.pool[AGAINST + type]
    return found


def end(state: State) -> EndView:
    """Explorations, recruits, claims and ghost mantas left, and in how many turns at the earliest.

    Recruits count one per card played and the free recruits that lie ready on the boards now.
    """
    explorations = -(-len(state.deck) // CENTRAL)
    claims = [TRACKS - bin(realm.claims).count("1") for realm in state.realms]
    return {
        "explorations": explorations,
        "explorations_turns": explorations * (1 if _has(state.box, Explore) else 0),
        "recruits": len(state.ocean),
        "recruits_turns": _recruit_turns(state) if state.ocean else 0,
        "claims": claims,
        "claims_turns": 0 if state.trigger != NO_TRIGGER else _claim_turns(state, claims),
        "ghost": state.ghost,
        "ghost_turns": state.ghost,
    }


def _has(box: Box, word: type) -> bool:
    return any(isinstance(effect, word) for card in box.characters for effect in card.effects)


def _recruit_turns(state: State) -> int:
    """Turns until the last ocean character could lie in the row, if everybody recruits whenever possible."""
    seats = len(state.realms)
    free = [_free_recruits(state, seat) for seat in range(seats)]
    by_card = 1 if _has(state.box, Recruit) else 0
    left, turns = len(state.ocean), 0
    while left > 0 and turns < 2 * len(state.ocean) + seats:
        seat = (state.active + turns) % seats
        left -= by_card + free[seat]
        free[seat] = 0
        turns += 1
    return turns


def _free_recruits(state: State, seat: int) -> int:
    realm = state.realms[seat]
    box = state.box
    found = sum(isinstance(box.mantas[manta].effect, RecruitFree) for manta in realm.ready)
    for slot, location in enumerate(realm.board):
        levels = box.locations[location].levels[realm.risen[slot] :]
        found += sum(isinstance(level, RecruitFree) for level in levels)
    return found


def _claim_turns(state: State, claims: list[int]) -> int:
    """The nearest turn of a seat that lacks nothing but the claiming, else of the seat with most claims."""
    seats = len(state.realms)
    for turns in range(seats):
        seat = (state.active + turns) % seats
        if len(claimable(state, seat)) == claims[seat]:
            return turns + 1
    return 1 + min((seat - state.active) % seats for seat in range(seats) if claims[seat] == min(claims))
