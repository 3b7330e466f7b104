"""Builders: a position in one line."""

from __future__ import annotations

from dataclasses import replace

import bathysphere
from bathysphere.games.twentieth_century.components import (
    BEND,
    BENDS,
    PORT,
    SIDES,
    SPOTS,
    City,
    Drawing,
    Piece,
)
from bathysphere.games.twentieth_century.game import TwentiethCentury, run
from bathysphere.games.twentieth_century.phases.consolidation import BeginConsolidation
from bathysphere.games.twentieth_century.phases.prevention import BeginPrevention, Prevention
from bathysphere.games.twentieth_century.phases.round import EndRound
from bathysphere.games.twentieth_century.rules.country import attached, founded
from bathysphere.games.twentieth_century.rules.production import production
from bathysphere.games.twentieth_century.rules.tracks import survey
from bathysphere.games.twentieth_century.state import HOME, WIDTH, State
from bathysphere.kernel.rng import seeded
from bathysphere.kernel.variants import Value

GAME: TwentiethCentury = bathysphere.game("twentieth_century")  # type: ignore[assignment]
BOX = GAME.box


def table(seats: int = 3, seed: int = 1, **variants: Value) -> State:
    """A fresh table; seat 0 starts the first auction."""
    return GAME.setup(seats, seed, **({"first_seat": True} | variants))


def keys(state: State, seat: int) -> list[str]:
    return [move.key() for move in GAME.options(state, seat)]


def answer(state: State, seat: int, *written: str) -> None:
    for key in written:
        GAME.answer(state, seat, GAME.find(state, seat, key))


def piece(id: str) -> int:
    return next(each.number for each in BOX.pieces if each.id == id)


def technology(id: str) -> int:
    return next(each.number for each in BOX.technologies if each.id == id)


def told(state: State, what: str) -> list[tuple[int, int, int, int]]:
    """The facts of one kind since the last answer, as seat, thing, place and n."""
    return [(f.seat, f.thing, f.place, f.n) for f in GAME.facts(state) if f.what == what]


def cell(x: int, y: int) -> int:
    return HOME + y * WIDTH + x


Tile = tuple[str, int, int, int, str, int]
"""Id, column, row, turn, letters of the cities with people, waste."""


def settle(state: State, seat: int, *tiles: Tile) -> None:
    """Give a seat a country of these tiles; the first must lie at 0, 0, as printed."""
    assert tiles[0][1:4] == (0, 0, 0)
    nation, box = state.nations[seat], state.box
    numbers = [next(each.number for each in box.pieces if each.id == tile[0]) for tile in tiles]
    country = founded(box, numbers[0])
    for number, (_, x, y, turn, _, _) in zip(numbers[1:], tiles[1:], strict=True):
        country = attached(box, country, number, cell(x, y), turn)
    nation.country = country
    nation.people = [sum(1 << "abcd".index(letter) for letter in tile[4]) for tile in tiles]
    nation.waste = [tile[5] for tile in tiles]
    nation.tracks = production(state, seat)
    state.forget()


def give(state: State, seat: int, *ids: str) -> None:
    """Technologies, without price and impact."""
    nation = state.nations[seat]
    for name in ids:
        tile = BOX.technologies[technology(name)]
        nation.technologies = [*nation.technologies, tile.number]
        nation.once = nation.once + [
            p for p in tile.parts if BOX.parts[p].use == 1 and BOX.parts[p].kind != 6
        ]
        nation.each = nation.each + [p for p in tile.parts if BOX.parts[p].use == 2]
        if tile.piece >= 0:
            nation.plants = [*nation.plants, tile.piece]
    state.forget()


def win_tiles(state: State, seat: int, *ids: str) -> None:
    """Territories won this round, the first with one waste, the second with two and so on."""
    nation = state.nations[seat]
    nation.fresh = [piece(name) for name in ids]
    nation.fresh_waste = list(range(1, len(ids) + 1))
    state.forget()


def consolidate(state: State, round: int = 1) -> None:
    """Go to the consolidation of a round; seats with nothing to choose are done at once."""
    state.round = round
    state.facts = []
    state.stack = [EndRound(0), BeginConsolidation(0)]
    state.forget()
    run(state)


def prevent(state: State, first: int = 0) -> None:
    """Go to the disaster of the round; the given seat left the auction last."""
    state.first = first
    state.stack = [EndRound(0), BeginConsolidation(0), BeginPrevention(0)]
    state.forget()
    run(state)


def stakes(state: State) -> Prevention:
    top = state.stack[-1]
    assert isinstance(top, Prevention)
    return top


def play(state: State, seed: int, until: str = "") -> None:
    """Random answers, to the end or until a decision point is asked."""
    rng = seeded(seed)
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        if options[0].point() == until:
            return
        GAME.answer(state, seat, options[rng.below(len(options))])


def drawing(spots: str, rails: str) -> Drawing:
    """The compact notation of the pack: `a 6,12; j 12,12` and `j-N j-a`."""
    letters, kinds = list(SIDES), [PORT] * 4
    points = [(12, 0), (24, 12), (12, 24), (0, 12)]
    for raw in spots.split("; "):
        letter, place = raw.split(" ")
        letters.append(letter)
        kinds.append(BEND if letter in BENDS else SPOTS[letter])
        points.append((int(place.split(",")[0]), int(place.split(",")[1])))
    ends = [rail.split("-") for rail in rails.split(" ")] if rails else []
    return Drawing(
        tuple(kinds),
        tuple(x for x, _ in points),
        tuple(y for _, y in points),
        tuple((letters.index(one), letters.index(other)) for one, other in ends),
    )


def city(coin: int = 0, science: int = 0, vp: int = 0, recycling: bool = False) -> City:
    return City((coin, science, vp), recycling)


def draw_tiles(state: State, **tiles: tuple[str, str, list[City]] | tuple[str, str, str]) -> None:
    """Put tiles drawn for a test into the box of a state, under names of their own.

    A territory is spots, rails and its cities; a facility is spots, rails and the good it raises by one.
    """
    pieces, plans = list(state.box.pieces), list(state.box.plans)
    lands, plants = state.box.territories - 1, len(pieces) - 1
    for name, (spots, rails, rest) in tiles.items():
        plan = survey(drawing(spots, rails))
        plans.append(plan)
        if isinstance(rest, str):
            good = ("coin", "science", "vp").index(rest)
            pieces[plants] = _piece(name, plants, len(plans) - 1, (), good)
            plants -= 1
        else:
            pieces[lands] = _piece(name, lands, len(plans) - 1, tuple(rest), -1)
            lands -= 1
    state.box = replace(state.box, pieces=tuple(pieces), plans=tuple(plans), bridged={}, menus={})
    state.forget()


def _piece(name: str, number: int, layout: int, cities: tuple[City, ...], raises: int) -> Piece:
    bonus = int(raises >= 0)
    return Piece(name, number, 1, layout, name, name, "house", cities, 0, raises, bonus, (0, 1, 2, 3))
