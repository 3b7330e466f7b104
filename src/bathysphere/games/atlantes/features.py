"""Numbers a bot may look at."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from .components import (
    AGAINST,
    BONUS_MANTAS,
    DEED_BITS,
    DEEDS,
    GOLD,
    POWER,
    STARTING_MANTAS,
    TRACKS,
)
from .rules.acquiring import for_sale, gold_costs, power_costs
from .rules.objectives import claimable, progress
from .rules.scoring import hand_points, objective_points, pile_points, total
from .state import NO_TRIGGER, State

PLAYERS: Final = 4
MOST_DEEDS: Final = (1 << DEED_BITS) - 1
OWN: Final = (
    *("points", "hand", "discard", "board", "levels left", "complete", "complete points", "board points"),
    *("pile", "pile points", "objective points", "claims", "claimable", "claimable points"),
    *("bonus mantas", "ready mantas", "gold in reach", "power in reach"),
    *("gold on levels", "power on levels", "abilities on levels", "mantas to come"),
    *("gold in the pool", "power in the pool", "in play", "nearest objectives"),
    *[f"{deed} in hand" for deed in DEEDS],
    *[f"{deed} in discard" for deed in DEEDS],
    *("best purchase", "best conquest"),
    *("open hand", "open board", "open pile", "open mantas"),
)
TABLE: Final = (
    *("location deck", "ocean deck", "row", "explored", "central", "ghost", "ending", "turns left"),
)
NAMES: Final = named(TABLE, OWN, PLAYERS)


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on; players who are not there count as nothing."""
    numbers = _table(state)
    for each in around(len(state.realms), seat):
        numbers += _own(state, each)
    return filled(numbers, len(NAMES))


def _own(state: State, seat: int) -> list[float]:
    """Others' piles are in here although the switch may hide them: every card went there in the open."""
    realm = state.realms[seat]
    depth = state.box.depth
    locations = state.box.locations
    left = [depth[location] - realm.risen[slot] for slot, location in enumerate(realm.board)]
    complete = [location for slot, location in enumerate(realm.board) if not left[slot]]
    open_tracks = claimable(state, seat)
    reach = _reach(state, seat)
    return [
        float(total(state, seat)),
        float(hand_points(state, seat)),
        float(len(realm.discard)),
        float(len(realm.board)),
        float(sum(left)),
        float(len(complete)),
        float(sum([locations[location].points for location in complete])),
        float(sum([locations[location].points for location in realm.board])),
        float(len(realm.pile)),
        float(pile_points(state, seat)),
        float(objective_points(state, seat)),
        float(realm.claims.bit_count()),
        float(len(open_tracks)),
        float(sum([state.box.track_points[len(state.tracks[track])] for track in open_tracks])),
        float(len([manta for manta in realm.ready + realm.idle if manta >= STARTING_MANTAS])),
        float(len(realm.ready)),
        float(reach[GOLD]),
        float(sum(reach[POWER:])),
        *_levels(state, seat),
        *_pool(state, seat),
        _nearness(state, seat),
        *_deeds(state, realm.hand),
        *_deeds(state, realm.discard),
        *_targets(state, seat, reach),
        *_open(state, seat),
    ]


def _levels(state: State, seat: int) -> list[float]:
    """What the levels that are still open hold: gold, power, abilities, and the mantas behind them."""
    realm = state.realms[seat]
    box = state.box
    gold = power = abilities = mantas = 0
    for slot, location in enumerate(realm.board):
        for level in range(realm.risen[slot], box.depth[location]):
            resource, amount = box.level_resource[location][level], box.level_amount[location][level]
            gold += amount if resource == GOLD else 0
            power += amount if resource >= POWER else 0
            abilities += box.level_ability[location][level]
        if box.locations[location].manta >= 0 and realm.risen[slot] < box.depth[location]:
            mantas += 1
    return [float(gold), float(power), float(abilities), float(mantas)]


def _deeds(state: State, cards: list[int]) -> list[float]:
    """What some characters can do and give, if each is played once."""
    deeds = state.box.deeds
    found = 0
    for card in cards:
        found += deeds[card]
    return [float(found >> i * DEED_BITS & MOST_DEEDS) for i in range(len(DEEDS))]


def _targets(state: State, seat: int, reach: list[int]) -> list[float]:
    """The most points of a location that characters in hand could buy, and conquer, with what is in reach."""
    box = state.box
    gold = power = -1
    for card in state.realms[seat].hand:
        gold = max(gold, box.buys_for[card])
        power = max(power, box.conquers_for[card])
    gold_prices, power_prices = gold_costs(state), power_costs(state)
    bought = conquered = 0
    for i, number in enumerate(for_sale(state)):
        location = box.locations[number]
        if gold >= 0 and gold_prices[i] <= gold + reach[GOLD]:
            bought = max(bought, location.points)
        if power >= 0 and power_prices[i] <= power + reach[POWER] + reach[AGAINST + location.type]:
            conquered = max(conquered, location.points)
    return [float(bought), float(conquered)]


def _open(state: State, seat: int) -> list[float]:
    """What the next claim gives, of objectives by what they count; nothing where a seat has made it."""
    found = [0.0] * (BONUS_MANTAS + 1)
    claims = state.realms[seat].claims
    for track in range(TRACKS):
        what = state.box.needs_what[state.objectives[track]]
        if not claims >> track & 1 and what <= BONUS_MANTAS:
            found[what] = float(state.box.track_points[len(state.tracks[track])])
    return found


def _pool(state: State, seat: int) -> list[float]:
    if seat != state.active:
        return [0.0, 0.0, 0.0]
    return [float(state.pool[GOLD]), float(sum(state.pool[POWER:])), float(len(state.playing))]


def _nearness(state: State, seat: int) -> float:
    """How much of its unclaimed objectives a seat has reached, weighted by the points they still give."""
    found = 0.0
    for track in range(TRACKS):
        if not state.realms[seat].claims >> track & 1:
            number = state.objectives[track]
            have = progress(state, seat, state.box.needs_what[number])
            part = min(1.0, have / state.box.needs_least[number])
            found += part * state.box.track_points[len(state.tracks[track])]
    return found


def _reach(state: State, seat: int) -> list[int]:
    """By resource: what the top levels and ready mantas of a seat would give."""
    found = [0] * (AGAINST + 4)
    realm = state.realms[seat]
    box = state.box
    for slot, location in enumerate(realm.board):
        level = realm.risen[slot]
        if level < box.depth[location] and box.level_amount[location][level]:
            found[box.level_resource[location][level]] += box.level_amount[location][level]
    for manta in realm.ready:
        if box.manta_amount[manta]:
            found[box.manta_resource[manta]] += box.manta_amount[manta]
    return found


def _table(state: State) -> list[float]:
    return [
        float(len(state.deck)),
        float(len(state.ocean)),
        float(len(state.row)),
        float(len(state.explored)),
        float(len(state.central)),
        float(state.ghost),
        float(state.trigger != NO_TRIGGER),
        float(state.countdown),
    ]
