"""Numbers a bot may look at. Hands are secret but can be reckoned from what all saw: bots get them.

A bid that stands counts as won, and a stake in prevention as settled: whoever looks right after an answer
sees what it is about.
"""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import around, filled, named
from ...kernel.position import NOBODY
from .components import COIN, LOCOMOTIVE, QUALITY, RECYCLING, SCIENCE, VP, WORKERS, Box
from .kept import Lands, Row
from .phases.auction import Bidding, Opening
from .phases.consolidation import Consolidation
from .phases.prevention import Prevention
from .rules.auction import minimum_bid
from .rules.consolidation import empty_cities, territories
from .rules.disasters import must_bid, table_of
from .rules.leaving import price
from .rules.production import production, reach, working_centres
from .rules.scoring import card_points, clean_tiles, country_points, majority
from .state import FROM_DIRTY, Nation, State
from .view.seen import as_seen

PLAYERS: Final = 5
PARTS: Final = ("workers", "bridges", "sorting centres")
TOOLS: Final = ("locomotives", "waste transports", "recycling tools", "depollution tools", "quality tools")
OWN: Final = (
    *("points", "coins", "science", "score", "steps of pollution", "points of pollution", "clean worth"),
    *("coin production", "science production", "point production"),
    *("territories", "clean territories", "waste", "waste beyond the first", "waste to come"),
    *("centres", "empty cities", "new facilities", "new territories"),
    *("new coin goods", "new science goods", "new point goods", "new centres", "bids"),
    *PARTS,
    *TOOLS,
    *(
        "bonus of the next card",
        "bonus of the card after",
        "in the auction",
        "territories within means",
        "first",
    ),
    *("reach of centres", "waste to be recycled", "waste beyond the first to be recycled"),
)
TABLE: Final = ("rounds left", "phase", "territories on offer", "technologies on offer", "price", "still in")
NAMES: Final = named(TABLE, OWN, PLAYERS)

COINS: Final = OWN.index("coins")
HELD: Final = OWN.index("science")
SCORE: Final = OWN.index("score")
STEPS: Final = OWN.index("steps of pollution")
CLEAN: Final = OWN.index("clean territories")
TO_COME: Final = OWN.index("waste to come")
NEW: Final = OWN.index("new territories")
BIDS: Final = OWN.index("bids")
INSIDE: Final = OWN.index("in the auction")
MEANS: Final = OWN.index("territories within means")
FIRST: Final = OWN.index("first")
"""Where the numbers of a player stand that hang on its hand or on the table; a kept row has none of them."""


def features(state: State, seat: int) -> list[float]:
    """The table, then every player from the seat on, the others as all saw them last."""
    seen = state if seat == NOBODY else as_seen(state, seat)
    numbers = _table(seen)
    players = around(len(seen.nations), seat)
    bidder, territory, bid = _bid(seen)
    prizes = _prizes(seen)
    for each in players:
        first = len(numbers)
        row = _row(seen, each)
        numbers += row.numbers
        numbers[first] = float(row.final + prizes[each]) if seen.stack else row.numbers[SCORE]
        _hold(numbers, first, seen, each, bid if each == bidder else 0)
    if bidder != NOBODY:
        _win(numbers, len(TABLE) + players.index(bidder) * len(OWN), seen, bidder, territory)
    _stake(numbers, seen, players)
    return filled(numbers, len(NAMES))


def _table(state: State) -> list[float]:
    full = 0 < state.round < 6
    return [
        float(6 - state.round),
        float(_phase(state)),
        float(len(state.territories)),
        float(len(state.technologies)),
        float(price(state) if full else 0),
        float(sum(state.inside)),
    ]


def _phase(state: State) -> int:
    """Auction with the purchases of those who leave it, prevention, consolidation."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Prevention):
        return 2
    return 3 if isinstance(top, Consolidation) else 1


def _prizes(state: State) -> list[int]:
    """By seat: what majorities would bring now."""
    trade = majority(state.box, [nation.coins for nation in state.nations])
    science = majority(state.box, [nation.science for nation in state.nations])
    return [trade[seat] + science[seat] for seat in range(len(trade))]


def _hold(numbers: list[float], first: int, state: State, seat: int, bid: int) -> None:
    """Coins less a bid that stands, science, waste to come, the place in the auction and in the order."""
    nation = state.nations[seat]
    coins = nation.coins - bid
    numbers[first + COINS] = float(coins)
    numbers[first + HELD] = float(nation.science)
    numbers[first + TO_COME] = float(sum(nation.fresh_waste) + nation.pending)
    if state.inside and state.inside[seat]:
        numbers[first + INSIDE] = 1.0
        numbers[first + MEANS] = float(min(len(state.territories), coins // minimum_bid(state)))
    if state.leader == seat:
        numbers[first + FIRST] = 1.0


def _bid(state: State) -> tuple[int, int, int]:
    """Who holds the highest bid or is about to open, for which territory, and what it would pay.

    One territory is up at a time, so there is one such frame at most.
    """
    for frame in state.stack:
        if isinstance(frame, Bidding):
            return frame.leader, frame.territory, frame.bid
        if isinstance(frame, Opening):
            return frame.seat, frame.territory, minimum_bid(state)
    return NOBODY, NOBODY, 0


def _win(numbers: list[float], first: int, state: State, seat: int, territory: int) -> None:
    """What the territory of a bid would bring, and its waste."""
    for i, number in enumerate(_arrivals(state.box, [territory])):
        numbers[first + NEW + i] += number
    numbers[first + BIDS] = 1.0
    numbers[first + TO_COME] += len(state.nations[seat].fresh) + 1


def _stake(numbers: list[float], state: State, players: list[int]) -> None:
    """Science, waste and smoke that prevention costs as it stands; without a stake the worst that is free."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Prevention):
        return
    columns = state.box.disasters[state.disaster].columns
    used = table_of(state).columns
    free = [column for column in used if column not in top.columns] or list(used)
    waste = max([columns[column].waste for column in free])
    smoke = max([columns[column].smoke for column in free])
    first = len(TABLE)
    for seat in players:
        if must_bid(top.columns, top.bids, seat):
            _suffer(numbers, first, state, seat, waste, smoke)
        else:
            own = columns[top.columns[seat]]
            numbers[first + HELD] -= top.bids[seat]
            _suffer(numbers, first, state, seat, own.waste, own.smoke)
        first += len(OWN)


def _suffer(numbers: list[float], first: int, state: State, seat: int, waste: int, smoke: int) -> None:
    """Waste to come; steps of pollution, their points and what clean territories are worth after smoke."""
    numbers[first + TO_COME] += waste
    pollution = max(0, state.nations[seat].pollution - smoke)
    space = state.box.pollution[pollution]
    numbers[first + STEPS] = float(pollution)
    numbers[first + STEPS + 1] = float(space.vp)
    numbers[first + STEPS + 2] = numbers[first + CLEAN] * space.clean


def _row(state: State, seat: int) -> Row:
    """What hangs on the nation alone, worked out once while it stays the same.

    Most answers change one nation at most, those of an auction often none.
    """
    nation = state.nations[seat]
    row = nation.row
    if row is None or not row.fits(nation, state.round):
        lands = None if row is None else row.lands
        if lands is None or lands.country is not nation.country or lands.people is not nation.people:
            lands = _lands(state, seat)
        row = _made(state, seat, lands)
        nation.row = row
    return row


def _lands(state: State, seat: int) -> Lands:
    nation = state.nations[seat]
    return Lands(
        nation.country,
        nation.people,
        production(state, seat),
        len(territories(state, seat)),
        len(empty_cities(state, seat)),
        [reach(state, seat, tile, city) for tile, city in working_centres(state, seat)],
    )


def _made(state: State, seat: int, lands: Lands) -> Row:
    """A row made anew, with nothing where hand and table count."""
    nation, box = state.nations[seat], state.box
    space, clean, made = box.pollution[nation.pollution], clean_tiles(state, seat), lands.made
    score, final = nation.score(), country_points(state, seat)
    numbers = [0.0, 0.0, 0.0, float(score)]
    numbers += [float(nation.pollution), float(space.vp), float(clean * space.clean)]
    numbers += [float(made[COIN]), float(made[SCIENCE]), float(made[VP])]
    numbers += [float(lands.territories), float(clean), float(sum(nation.waste))]
    numbers += [float(final[FROM_DIRTY] // -5), 0.0]
    numbers += [float(len(lands.served)), float(lands.empty), float(len(nation.plants))]
    numbers += _arrivals(box, nation.fresh)
    numbers.append(0.0)
    numbers += _parts(box, nation)
    numbers += _bonuses(state, seat)
    numbers += [0.0, 0.0, 0.0]
    numbers += _recycling(box, nation, lands, 7 - state.round)
    return Row(lands, nation, state.round, score + sum(final), numbers)


def _recycling(box: Box, nation: Nation, lands: Lands, left: int) -> list[float]:
    """Tiles that working centres serve, and the waste that they and tools can remove in the rounds left.

    The first token of a tile costs nothing in the end: what lies beyond it is counted apart.
    """
    tools = left * len([part for part in nation.each if box.parts[part].kind == RECYCLING])
    served, most, beyond = 0, tools, tools
    for tiles in lands.served:
        served += len(tiles)
        most += min(left, sum([nation.waste[tile] for tile in tiles]))
        beyond += min(left, sum([max(0, nation.waste[tile] - 1) for tile in tiles]))
    most = min(most, sum(nation.waste))
    beyond = min(beyond, sum([waste - 1 for waste in nation.waste if waste > 1]))
    return [float(served), float(most), float(beyond)]


def _arrivals(box: Box, fresh: list[int]) -> list[float]:
    """What is to be attached: tiles, the goods of the best city of each tile, centres."""
    coins, science, points, centres = 0, 0, 0, 0
    for piece in fresh:
        best, goods = 0, (0, 0, 0)
        for city in box.pieces[piece].cities:
            total = city.goods[COIN] + city.goods[SCIENCE] + city.goods[VP]
            if total > best:
                best, goods = total, city.goods
            centres += 1 if city.recycling else 0
        coins += goods[COIN]
        science += goods[SCIENCE]
        points += goods[VP]
    return [float(len(fresh)), float(coins), float(science), float(points), float(centres)]


def _parts(box: Box, nation: Nation) -> list[float]:
    """Parts beside the board, by kind."""
    found = [0.0] * (len(PARTS) + len(TOOLS))
    for part in nation.once:
        if WORKERS <= box.parts[part].kind < WORKERS + len(PARTS):
            found[box.parts[part].kind - WORKERS] += 1.0
    for part in nation.each:
        if LOCOMOTIVE <= box.parts[part].kind <= QUALITY:
            found[box.parts[part].kind - LOCOMOTIVE + len(PARTS)] += 1.0
    return found


def _bonuses(state: State, seat: int) -> list[float]:
    """What the next two cards still to come would score now."""
    found = [0.0, 0.0]
    at = 0
    for number in state.cards:
        card = state.box.cards[number]
        if card.round >= state.round and at < 2:
            found[at] = float(card_points(state, seat, card))
            at += 1
    return found
