"""How 20th Century plays out between scripted players: prices, production, points by source, score cards.

python benchmarks/twentieth_century_balance.py [GAMES] [FIRST SEED] [SEATS]      tables per seat count
The same with aim=s2c: only games with that card, and seat 0 aims at it.
python benchmarks/twentieth_century_balance.py options [GAMES]      how many options random play is offered
"""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

import bathysphere
from bathysphere.games.twentieth_century.components import RECYCLING, SORTING, City, ScoreCard
from bathysphere.games.twentieth_century.game import LINES, TwentiethCentury
from bathysphere.games.twentieth_century.phases.auction import (
    Bidding,
    Buy,
    Leave,
    Open,
    OpenAt,
    Pass,
    Purchase,
    Raise,
)
from bathysphere.games.twentieth_century.phases.prevention import Stake
from bathysphere.games.twentieth_century.rules.auction import minimum_bid
from bathysphere.games.twentieth_century.rules.production import production, reach, working_centres
from bathysphere.games.twentieth_century.rules.scoring import card_points
from bathysphere.games.twentieth_century.state import FROM_FOURTH, FROM_SECOND, State
from bathysphere.kernel.moves import Move
from bathysphere.kernel.rng import Rng, seeded

COIN, SCIENCE, POINT = 0.45, 0.4, 1.0
"""What a coin and a science are worth in points, roughly."""


CLEAN = ("s2c", "s4c")
"""The cards that pay for territories without waste."""


class Player:
    """Bids up to the worth of the best city within a budget; consolidates by looking to the end of the work.

    Without an `aim` it minds no score card; with one it counts the points of that card as they would stand,
    shuns waste until it is scored and prefers tiles that bring the card points.
    """

    def __init__(self, game: TwentiethCentury, seat: int, rng: Rng, aim: ScoreCard | None = None) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.aim = aim

    def choose(self, state: State) -> Move:
        options = self.game.options(state, self.seat)
        first = options[0]
        if isinstance(first, (Open, Buy, Leave)):
            return self._pick(state, options)
        if isinstance(first, OpenAt):
            return first
        if isinstance(first, (Raise, Pass)):
            return self._bid(state, options)
        if isinstance(first, Purchase):
            return self._purchase(state, options)
        if isinstance(first, Stake):
            return self._stake(state, options)
        return self._plan(state, options)

    # The auction.

    def _shuns_waste(self, state: State) -> bool:
        return self.aim is not None and self.aim.id in CLEAN and state.round <= self.aim.round

    def _dirt(self, state: State) -> float:
        """What a token of waste costs."""
        return 4.0 if self._shuns_waste(state) else 1.5

    def _city(self, state: State, city: City) -> float:
        left = 6 - state.round
        coin, science, points = city.goods
        centre = (9.0 if self._shuns_waste(state) else 2.0) * city.recycling
        return left * (COIN * coin + SCIENCE * science) + (left + 1) * POINT * points + centre

    def _tile(self, state: State, piece: int) -> float:
        """Worth of a territory, less the waste that it brings: one token more for each won this round."""
        waste = len(state.nations[self.seat].fresh) + 1
        best = max(self._city(state, city) for city in state.box.pieces[piece].cities)
        return best + 2 - self._dirt(state) * waste

    def _limit(self, state: State, piece: int) -> int:
        coins = state.nations[self.seat].coins
        budget = coins if state.round == 5 else coins * 2 // 3 + 1
        return min(budget, int(self._tile(state, piece) / COIN * 0.6))

    def _pick(self, state: State, options: list[Move]) -> Move:
        lands = [move for move in options if isinstance(move, (Open, Buy))]
        lands = [move for move in lands if self._limit(state, move.territory.number) >= minimum_bid(state)]
        if not lands:
            return options[-1]
        return max(lands, key=lambda move: self._tile(state, move.territory.number))

    def _bid(self, state: State, options: list[Move]) -> Move:
        top = state.stack[-1]
        assert isinstance(top, Bidding)
        if isinstance(options[0], Raise) and top.bid < self._limit(state, top.territory):
            return options[0]
        return next(move for move in options if isinstance(move, Pass))

    def _purchase(self, state: State, options: list[Move]) -> Move:
        """A rough sum of parts, facility, trees and dirt; science is kept for the disaster."""
        tools = [move for move in options if isinstance(move, Purchase)]
        best = max(tools, key=lambda move: self._tool(state, move))
        science = state.nations[self.seat].science
        return best if self._tool(state, best) > 1 and science > 4 else options[-1]

    def _tool(self, state: State, move: Purchase) -> float:
        tile, dirt = move.technology, self._dirt(state)
        brooms = [part for part in tile.parts if state.box.parts[part].kind in (SORTING, RECYCLING)]
        if self._shuns_waste(state):
            return 9.0 * len(brooms) + 2.5 * (tile.tree - tile.smoke) - dirt * tile.waste
        return (
            2.0 * len(tile.parts)
            + 2.5 * (tile.piece >= 0)
            + 1.5 * (tile.tree - tile.smoke)
            - dirt * tile.waste
        )

    # Disaster.

    def _stake(self, state: State, options: list[Move]) -> Move:
        """The column and lowest bid with the least harm."""
        card = state.box.disasters[state.disaster]
        dirt = self._dirt(state)
        lowest: dict[int, Stake] = {}
        for move in options:
            if isinstance(move, Stake):
                lowest.setdefault(move.column, move)
        harm = {
            column: dirt * card.columns[column].waste + 1.5 * card.columns[column].smoke + SCIENCE * move.bid
            for column, move in lowest.items()
        }
        return lowest[min(harm, key=lambda column: harm[column])]

    # Consolidation.

    def _plan(self, state: State, options: list[Move]) -> Move:
        values = [self._to_the_end(state, i) for i in range(len(options))]
        best = [i for i, value in enumerate(values) if value >= max(values) - 1e-9]
        return options[best[self.rng.below(len(best))]]

    def _after(self, state: State, i: int) -> State:
        copy = state.copy()
        self.game.answer(copy, self.seat, self.game.options(copy, self.seat)[i])
        return copy

    def _to_the_end(self, state: State, i: int) -> float:
        now, made = state.round, self._after(state, i)
        while made.round == now and made.stack and self.seat in made.stack[-1].waiting(made):
            nexts = [self._after(made, j) for j in range(len(self.game.options(made, self.seat)))]
            made = max(nexts, key=lambda each: self._worth(each, now))
        return self._worth(made, now)

    def _worth(self, state: State, now: int) -> float:
        nation = state.nations[self.seat]
        left = 6 - now
        coins, science, points = production(state, self.seat)
        value = left * (COIN * coins + SCIENCE * science + POINT * points)
        value += nation.score() - nation.earned[FROM_SECOND] - nation.earned[FROM_FOURTH]
        value += COIN * nation.coins + SCIENCE * nation.science + 1.2 * nation.pollution
        value += sum(2.5 if not waste else -4.0 * (waste - 1) for waste in nation.waste)
        for tile, city in working_centres(state, self.seat):
            value += 1.0 + 0.3 * left * len(reach(state, self.seat, tile, city))
            if self._shuns_waste(state):
                value += 4.0 + len(reach(state, self.seat, tile, city))
        if self.aim is not None and now <= self.aim.round:
            value += card_points(state, self.seat, self.aim)
        return value


@dataclass
class Tally:
    """What many games at one seat count came to; lists are sums over seats and games."""

    prices: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    bids: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    made: dict[int, list[list[int]]] = field(default_factory=lambda: defaultdict(list))
    sources: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    cards: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    aimed: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=list)
    wins: int = 0
    lands: list[int] = field(default_factory=list)
    waste: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)


def play(game: TwentiethCentury, seats: int, seed: int, aim: str, tally: Tally) -> None:
    state = game.setup(seats, seed)
    cards = [game.box.cards[number] for number in state.cards]
    aims = [card for card in cards if card.id == aim]
    if aim and not aims:
        return
    players = [
        Player(game, seat, seeded(seed * seats + seat), aims[0] if aims and seat == 0 else None)
        for seat in range(seats)
    ]
    answers = 0
    while not game.over(state):
        seat = game.waiting(state)[0]
        game.answer(state, seat, players[seat].choose(state))
        answers += 1
        notice(game, state, bool(aims), tally)
    tally.answers.append(answers)
    note(game, state, tally)


def notice(game: TwentiethCentury, state: State, aimed: bool, tally: Tally) -> None:
    """Prices, bids, production and scores, as they are told; production often with the next round."""
    begun = sum(fact.what == "began" for fact in state.facts)
    for fact in state.facts:
        if fact.what == "won":
            tally.prices[state.round].append(fact.n)
        elif fact.what == "prevented":
            tally.bids[fact.place].append(fact.n)
        elif fact.what == "produced":
            tally.made[state.round - begun].append([fact.thing, fact.place, fact.n])
        elif fact.what == "scored":
            card = game.box.cards[fact.thing].id
            tally.cards[card].append(fact.n)
            if aimed and fact.seat == 0:
                tally.aimed[card].append(fact.n)


def note(game: TwentiethCentury, state: State, tally: Tally) -> None:
    result = game.result(state)
    tally.points += result.points
    tally.winners.append(max(result.points))
    tally.first.append(result.points[0])
    tally.wins += 0 in result.winners
    for nation in state.nations:
        tally.lands.append(len([each for each in nation.country.pieces if each < game.box.territories]) - 1)
        tally.waste.append(sum(nation.waste))
        for (_, what), points in zip(LINES, nation.earned, strict=True):
            tally.sources[what].append(points)


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}" if numbers else "–"


def rows(tally: Tally, aim: str) -> list[tuple[str, str]]:
    made = [
        f"{number}: " + "/".join(mean([each[i] for each in rows]) for i in range(3))
        for number, rows in sorted(tally.made.items())
    ]
    cards = [f"{card} {mean(n)} ({min(n)}–{max(n)})" for card, n in sorted(tally.cards.items())]
    found = [
        ("price of a territory by round", " ".join(mean(n) for _, n in sorted(tally.prices.items()))),
        ("science paid by column", " ".join(mean(n) for _, n in sorted(tally.bids.items()))),
        ("production by round (coins/science/points)", ", ".join(made)),
        ("points by source", ", ".join(f"{what} {mean(n)}" for what, n in tally.sources.items())),
        ("score cards, all seats (least–most)", ", ".join(cards)),
        ("points, winner", f"{mean(tally.points)}, {mean(tally.winners)}"),
        (
            "territories, waste left, answers",
            f"{mean(tally.lands)}, {mean(tally.waste)}, {mean(tally.answers)}",
        ),
    ]
    if aim:
        wins = f"wins {tally.wins} of {len(tally.first)}"
        got = f"{mean(tally.aimed[aim])} from the card, {mean(tally.first)} in all, {wins}"
        found.append((f"seat 0, aiming at {aim}", got))
    return found


def offered(game: TwentiethCentury, games: int) -> list[str]:
    """Median, 99th percentile and most options: of all questions and of consolidation (D5 to D9)."""
    rng = seeded(1)
    found: dict[str, list[int]] = defaultdict(list)
    for seed in range(games):
        state = game.setup(3 + seed % 3, seed)
        while not game.over(state):
            seat = game.waiting(state)[0]
            options = game.options(state, seat)
            found["all"].append(len(options))
            if options[0].point() in ("D5", "D6", "D7", "D8", "D9"):
                found["consolidation"].append(len(options))
            game.answer(state, seat, options[rng.below(len(options))])
    lines = []
    for what, numbers in found.items():
        numbers.sort()
        middle, high = numbers[len(numbers) // 2], numbers[len(numbers) * 99 // 100]
        lines.append(f"{what}: {len(numbers)} questions, median {middle}, 99 % {high}, most {numbers[-1]}")
    return lines


def main() -> None:
    if sys.argv[1:2] == ["options"]:
        known = bathysphere.game("twentieth_century")
        assert isinstance(known, TwentiethCentury)
        Console(width=140).print(*offered(known, int(sys.argv[2]) if len(sys.argv) > 2 else 1000), sep="\n")
        return
    words = [word for word in sys.argv[1:] if "=" not in word]
    aim = "".join(word.removeprefix("aim=") for word in sys.argv[1:] if "=" in word)
    games = int(words[0]) if words else 500
    first = int(words[1]) if len(words) > 1 else 0
    game = bathysphere.game("twentieth_century")
    assert isinstance(game, TwentiethCentury)
    console = Console(width=140)
    for seats in [int(words[2])] if len(words) > 2 else list(game.seats):
        tally = Tally()
        for seed in range(first, first + games):
            play(game, seats, seed, aim, tally)
        table = Table("", f"{seats} seats, {games} games")
        for row in rows(tally, aim):
            table.add_row(*row)
        console.print(table)


if __name__ == "__main__":
    main()
