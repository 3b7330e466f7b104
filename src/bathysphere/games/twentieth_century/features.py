"""Numbers a bot may look at. Hands are secret but can be reckoned from what all saw: bots get them.

A bid that stands counts as won, and a stake in prevention as settled: whoever looks right after an answer
sees what it is about.
"""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from ...kernel.position import NOBODY
from .components import COIN, LOCOMOTIVE, QUALITY, SCIENCE, VP, WORKERS, Box
from .phases.auction import Bidding, Opening
from .phases.prevention import Prevention
from .rules.auction import minimum_bid
from .rules.consolidation import empty_cities, territories
from .rules.disasters import must_bid, standing, table_of
from .rules.leaving import price
from .rules.production import production, reach, working_centres
from .rules.scoring import card_points, clean_tiles, final_points
from .state import Nation, State
from .view.seen import as_seen

PLAYERS: Final = 5
PARTS: Final = ("workers", "bridges", "sorting centres")
TOOLS: Final = ("locomotives", "waste transports", "recycling tools", "depollution tools", "quality tools")
OWN: Final = (
    *("points", "coins", "science", "score", "steps of pollution", "points of pollution", "clean worth"),
    *("coin production", "science production", "point production"),
    *("territories", "clean territories", "waste", "waste beyond the first", "waste to come"),
    *("centres", "empty cities", "new facilities", "new territories"),
    *("new coin goods", "new science goods", "new point goods", "new centres"),
    *("bids", "bid coin goods", "bid science goods", "bid point goods", "bid centres"),
    *PARTS,
    *TOOLS,
    *(
        "bonus of the next card",
        "bonus of the card after",
        "in the auction",
        "territories within means",
        "first",
    ),
    "reach of centres",
)
TABLE: Final = ("rounds left", "territories on offer", "technologies on offer", "price", "still in")
NAMES: Final = named(TABLE, OWN, PLAYERS)


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on, the others as all saw them last."""
    seen = state if seat == NOBODY else as_seen(state, seat)
    numbers = _table(seen)
    for each in around(len(seen.nations), seat):
        numbers += _own(seen, each)
    return filled([float(number) for number in numbers], len(NAMES))


def _table(state: State) -> list[int]:
    full = 0 < state.round < 6
    return [
        6 - state.round,
        len(state.territories),
        len(state.technologies),
        price(state) if full else 0,
        sum(state.inside),
    ]


def _own(state: State, seat: int) -> list[int]:
    nation = state.nations[seat]
    numbers = [nation.score() + (sum(final_points(state, seat)) if state.stack else 0)]
    won, coins = _bid(state, seat)
    science, waste, smoke = _stake(state, seat)
    pollution = max(0, nation.pollution - smoke)
    space = state.box.pollution[pollution]
    clean = clean_tiles(state, seat)
    numbers += [nation.coins - coins, nation.science - science, nation.score()]
    numbers += [pollution, space.vp, clean * space.clean]
    numbers += production(state, seat)
    numbers += [len(territories(state, seat)), clean]
    numbers += [sum(nation.waste), sum([n - 1 for n in nation.waste if n > 1])]
    numbers.append(sum(nation.fresh_waste) + nation.pending + waste + (len(nation.fresh) + 1 if won else 0))
    numbers += [len(working_centres(state, seat)), len(empty_cities(state, seat)), len(nation.plants)]
    numbers += [*_arrivals(state.box, nation.fresh), *_arrivals(state.box, won)]
    numbers += _parts(state.box, nation)
    numbers += _bonuses(state, seat)
    inside = bool(state.inside) and state.inside[seat]
    means = min(len(state.territories), (nation.coins - coins) // minimum_bid(state)) if inside else 0
    numbers += [1 if inside else 0, means, 1 if state.leader == seat else 0]
    numbers.append(sum([len(reach(state, seat, tile, city)) for tile, city in working_centres(state, seat)]))
    return numbers


def _bid(state: State, seat: int) -> tuple[list[int], int]:
    """The territory for which a seat holds the highest bid, or is about to open, and what it would pay."""
    for frame in state.stack:
        if isinstance(frame, Bidding) and frame.leader == seat:
            return [frame.territory], frame.bid
        if isinstance(frame, Opening) and frame.seat == seat:
            return [frame.territory], minimum_bid(state)
    return [], 0


def _stake(state: State, seat: int) -> tuple[int, int, int]:
    """Science, waste and smoke that prevention costs as it stands; without a stake the worst that is free."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Prevention):
        return 0, 0, 0
    columns = state.box.disasters[state.disaster].columns
    if not must_bid(top.columns, top.bids, seat):
        own = columns[top.columns[seat]]
        return top.bids[seat], own.waste, own.smoke
    free = [
        column for column in table_of(state).columns if standing(top.columns, top.bids, column) < 0
    ] or list(table_of(state).columns)
    return 0, max([columns[column].waste for column in free]), max([columns[column].smoke for column in free])


def _arrivals(box: Box, fresh: list[int]) -> list[int]:
    """What is to be attached: tiles, the goods of the best city of each tile, centres."""
    goods = [0, 0, 0]
    centres = 0
    for piece in fresh:
        best = max([sum(city.goods) for city in box.pieces[piece].cities], default=0)
        for city in box.pieces[piece].cities:
            if sum(city.goods) == best:
                goods = [goods[kind] + city.goods[kind] for kind in (COIN, SCIENCE, VP)]
                break
        centres += len([city for city in box.pieces[piece].cities if city.recycling])
    return [len(fresh), *goods, centres]


def _parts(box: Box, nation: Nation) -> list[int]:
    """Parts beside the board, by kind."""
    once = [0] * len(PARTS)
    each = [0] * len(TOOLS)
    for part in nation.once:
        if WORKERS <= box.parts[part].kind < WORKERS + len(PARTS):
            once[box.parts[part].kind - WORKERS] += 1
    for part in nation.each:
        if LOCOMOTIVE <= box.parts[part].kind <= QUALITY:
            each[box.parts[part].kind - LOCOMOTIVE] += 1
    return once + each


def _bonuses(state: State, seat: int) -> list[int]:
    """What the cards still to come would score now."""
    cards = [state.box.cards[number] for number in state.cards]
    coming = [card_points(state, seat, card) for card in cards if card.round >= state.round]
    return [*coming, 0, 0][:2]
