"""What would come of it: bids, placements, recycling, majorities."""

from __future__ import annotations

from ..components import BRIDGE, CITY_LETTERS, LOCOMOTIVE, WORKERS
from ..effects.parts import Target, ToCity
from ..phases.attaching import Facing, Settle, Site
from ..phases.auction import Auction, Bidding, Opening
from ..rules.auction import minimum_bid
from ..rules.country import column_of, piece_of, row_of, spans_of
from ..rules.forecast import (
    best_placements,
    centres_within_reach,
    placements,
    price_after_sale,
    production_settled,
)
from ..rules.leaving import price
from ..rules.production import production
from ..rules.scoring import majority
from ..state import State
from .countries import city_name, turned_line
from .kinds import BidView, ForecastView, PlacementView, SpanView, StandingView
from .seen import as_seen, hand_open, task_of


def forecast(state: State, seat: int) -> ForecastView:
    nation = state.nations[seat]
    reaching = centres_within_reach(state, seat)
    return {
        "bids": _bids(state, seat),
        "production": production(state, seat),
        "placements": _placements(state, seat),
        "spans": _spans(state, seat),
        "reach": [
            {
                "tile": piece_of(state.box, nation.country, tile).id,
                "waste": waste,
                "centres": [city_name(state, seat, other, city) for other, city in reaching[tile]],
            }
            for tile, waste in enumerate(nation.waste)
            if waste
        ],
    }


def _bids(state: State, seat: int) -> list[BidView]:
    task = task_of(state, seat)
    coins = state.nations[seat].coins
    if isinstance(task, Bidding):
        low = task.bid + 1
    elif isinstance(task, Opening | Auction):
        low = minimum_bid(state)
    else:
        return []
    now, after = price(state), price_after_sale(state)
    return [
        {"bid": bid, "coins": coins - bid, "price": now, "price_after": after}
        for bid in range(low, coins + 1)
    ]


def _placements(state: State, seat: int) -> list[PlacementView]:
    """What the country would make after a planned placement: the best per cell, then by turn and city."""
    task = task_of(state, seat)
    if isinstance(task, Site):
        return [
            _placement(cell, turn, city, made)
            for cell, turn, city, made in best_placements(state, seat, task.piece)
        ]
    if isinstance(task, Facing):
        return [
            _placement(task.cell, turn, city, made)
            for turn, city, made in placements(state, seat, task.piece, task.cell)
        ]
    if isinstance(task, Settle):
        country = state.nations[seat].country
        cell, turn = country.cells[task.tile], country.turns[task.tile]
        cities = range(len(piece_of(state.box, country, task.tile).cities))
        return [
            _placement(cell, turn, city, production_settled(state, seat, task.tile, city)) for city in cities
        ]
    return _arrivals(state, seat, task) if isinstance(task, Target) else []


def _arrivals(state: State, seat: int, task: Target) -> list[PlacementView]:
    """TC-14.1, TC-16.2  What the country would make with people where workers or a train can bring them."""
    kind = state.box.parts[task.part].kind
    if kind != WORKERS and (kind != LOCOMOTIVE or task.tile < 0):
        return []
    country = state.nations[seat].country
    found: list[PlacementView] = []
    for move in task.options(state):
        assert isinstance(move, ToCity)
        made = production_settled(state, seat, move.tile, move.city, (task.tile, task.city))
        found.append(_placement(country.cells[move.tile], country.turns[move.tile], move.city, made))
    return found


def _spans(state: State, seat: int) -> list[SpanView]:
    """The bridges that a tile could get, once the tile is chosen."""
    task = task_of(state, seat)
    if not isinstance(task, Target) or task.tile < 0 or state.box.parts[task.part].kind != BRIDGE:
        return []
    country = state.nations[seat].country
    return [
        {"join": move.key(), "line": turned_line(span.line, country.turns[task.tile])}
        for move, span in zip(task.options(state), spans_of(state.box, country, task.tile), strict=True)
    ]


def _placement(cell: int, turn: int, city: int, made: list[int]) -> PlacementView:
    return {
        "x": column_of(cell),
        "y": row_of(cell),
        "turn": turn,
        "city": CITY_LETTERS[city] if city >= 0 else "",
        "production": made,
    }


def standing(state: State, seat: int | None) -> StandingView:
    """TC-10.5  Who would get which prize now, where all hands are open."""
    seats = range(len(state.nations))
    if not all(hand_open(state, None, other) for other in seats):
        return {"trade": [None for _ in seats], "science": [None for _ in seats]}
    seen = as_seen(state, seat).nations
    return {
        "trade": list(majority(state.box, [nation.coins for nation in seen])),
        "science": list(majority(state.box, [nation.science for nation in seen])),
    }
