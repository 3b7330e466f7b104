"""Ledger chapter 3: the rails of the pack against a model that walks them point by point.

The model knows no zones: every rail is a segment between points of the whole map, tiles lie 24 apart, so
rails that meet at a side share a point there; a walk goes on through every point that is no city.
"""

from __future__ import annotations

import itertools

import pytest

from bathysphere.games.twentieth_century.components import BUILDING, CITY, TO_CITY, TO_SIDE
from bathysphere.games.twentieth_century.rules.country import (
    attached,
    bridge_lines,
    city_zones,
    founded,
    spanned,
    spans_of,
    zone_at,
)
from bathysphere.games.twentieth_century.rules.production import output, reach
from bathysphere.games.twentieth_century.rules.spans import menu, with_span
from bathysphere.games.twentieth_century.rules.tracks import survey, turned
from bathysphere.kernel.rng import seeded
from games.twentieth_century.table import BOX, cell, table

ONE_OF_EACH = list({each.layout: each.number for each in BOX.pieces}.values())
STEPS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}


def lies(a, b, turn, x, y):
    """A point of a tile on the whole map, after so many clockwise quarter turns of the tile."""
    for _ in range(turn):
        a, b = 24 - b, a
    return (24 * x + a, 24 * y + b)


class Model:
    """A map of tiles, each a drawing, a turn and a cell."""

    def __init__(self):
        self.segments = []
        self.cities = {}
        self.buildings = {}
        self.tiles = {}

    def add(self, number, turn, x, y):
        drawing = BOX.plans[BOX.pieces[number].layout].drawing
        points = [lies(a, b, turn, x, y) for a, b in zip(drawing.xs, drawing.ys, strict=True)]
        tile = len(self.tiles)
        self.tiles[tile] = (number, x, y)
        for one, other in drawing.rails:
            self.segments.append((tile, points[one], points[other]))
        places = [points[spot] for spot, kind in enumerate(drawing.kinds) if kind == CITY]
        self.cities |= {point: (tile, city) for city, point in enumerate(places)}
        self.buildings |= {points[spot]: tile for spot, kind in enumerate(drawing.kinds) if kind == BUILDING}

    def span(self, tile, line, turn):
        """Lay a bridge: a rail that it ends on is cut in two there."""
        _, x, y = self.tiles[tile]
        ends = [lies(line[0], line[1], turn, x, y), lies(line[2], line[3], turn, x, y)]
        for end in ends:
            for segment in list(self.segments):
                owner, one, other = segment
                if owner == tile and end not in (one, other) and crosses(end, end, one, other):
                    self.segments.remove(segment)
                    self.segments += [(tile, one, end), (tile, end, other)]
        self.segments.append((tile, ends[0], ends[1]))

    def walk(self, start, tile=None, through_cities=False):
        """Every point that can be reached from a point along rails (of one tile, if given)."""
        seen, edge = {start}, [start]
        while edge:
            point = edge.pop()
            if point != start and point in self.cities and not through_cities:
                continue
            for owner, one, other in self.segments:
                if tile in (None, owner) and point in (one, other):
                    following = other if point == one else one
                    if following not in seen:
                        seen.add(following)
                        edge.append(following)
        return seen

    def journeys(self):
        """Pairs of cities that a locomotive could run between."""
        return {
            (city, self.cities[point])
            for start, city in self.cities.items()
            for point in self.walk(start) & self.cities.keys()
            if self.cities[point] != city
        }

    def served(self, facility):
        start = next(point for point, tile in self.buildings.items() if tile == facility)
        _, x, y = self.tiles[facility]
        beside = {(x + dx, y + dy) for dx, dy in STEPS.values()}
        found = {self.cities[point] for point in self.walk(start) & self.cities.keys()}
        return {(tile, city) for tile, city in found if self.tiles[tile][1:] in beside}

    def recycles(self, tile, city, via_city):
        start = next(point for point, each in self.cities.items() if each == (tile, city))
        points = self.walk(start, tile, via_city)
        found = {tile}
        for owner, one, other in self.segments:
            if owner != tile and self.tiles[owner][0] < BOX.territories and points & {one, other}:
                found.add(owner)
        return found


def both(*tiles):
    """The country of the engine and the model of the test, from (piece, x, y, turn)."""
    country, model = founded(BOX, tiles[0][0]), Model()
    model.add(tiles[0][0], 0, 0, 0)
    for number, x, y, turn in tiles[1:]:
        country = attached(BOX, country, number, cell(x, y), turn)
        model.add(number, turn, x, y)
    return country, model


def remodelled(country):
    """The model of a country with its bridges."""
    model = Model()
    for tile, number in enumerate(country.pieces):
        x, y = country.cells[tile] % 128 - 64, country.cells[tile] // 128 - 64
        model.add(number, country.turns[tile], x, y)
        for line in bridge_lines(BOX, country, tile):
            model.span(tile, line, country.turns[tile])
    return model


def journeys(country):
    cities = [
        (tile, city)
        for tile, number in enumerate(country.pieces)
        for city in range(len(BOX.pieces[number].cities))
    ]
    return {
        (one, other)
        for one, other in itertools.permutations(cities, 2)
        if set(city_zones(BOX, country, *one)) & set(city_zones(BOX, country, *other))
    }


def agree(country, model):
    assert journeys(country) == model.journeys()
    state = table()
    nation = state.nations[0]
    nation.country = country
    nation.people = [(1 << len(BOX.pieces[number].cities)) - 1 for number in country.pieces]
    plain = output(BOX, country, nation.people, False)
    wanted = [0, 0, 0]
    for tile, number in enumerate(country.pieces):
        piece = BOX.pieces[number]
        for city, printed in enumerate(piece.cities):
            wanted = [n + good for n, good in zip(wanted, printed.goods, strict=True)]
            for via_city in (True, False):
                state.rules.via_city = via_city
                assert set(reach(state, 0, tile, city)) == model.recycles(tile, city, via_city)
        if piece.raises >= 0:
            for other, city in model.served(tile):
                goods = BOX.pieces[country.pieces[other]].cities[city].goods
                wanted[piece.raises] += piece.bonus if goods[piece.raises] else 0
    assert plain == wanted


@pytest.mark.parametrize("one", ONE_OF_EACH, ids=lambda number: BOX.pieces[number].id)
def test_tc_vector_two_tiles_side_by_side_agree_with_the_model(one):
    for other, turn, side in itertools.product(ONE_OF_EACH, range(4), range(4)):
        x, y = STEPS[side]
        agree(*both((one, 0, 0, 0), (other, x, y, turn)))


def test_tc_vector_tiles_that_touch_by_a_corner_are_never_joined():
    for one, other, turn in itertools.product(ONE_OF_EACH[::3], ONE_OF_EACH[::2], range(4)):
        country, _ = both((one, 0, 0, 0), (other, 1, 1, turn))
        assert all(a[0] == b[0] for a, b in journeys(country))


@pytest.mark.parametrize("one", ONE_OF_EACH, ids=lambda number: BOX.pieces[number].id)
def test_tc_vector_every_bridge_of_the_menu_agrees_with_the_model(one):
    rng = seeded(one)
    for pick in range(len(spans_of(BOX, founded(BOX, one), 0))):
        for side in range(4):
            other, turn = ONE_OF_EACH[rng.below(len(ONE_OF_EACH))], rng.below(4)
            x, y = STEPS[side]
            country, _ = both((one, 0, 0, 0), (other, x, y, turn))
            country = spanned(BOX, country, 0, pick)
            agree(country, remodelled(country))


@pytest.mark.parametrize("seed", range(40))
def test_tc_vector_whole_countries_with_bridges_agree_with_the_model(seed):
    rng = seeded(seed)
    pieces = [each.number for each in BOX.pieces if each.era]
    rng.shuffle(pieces)
    country = founded(BOX, 0)
    for number in pieces[:8]:
        country = attached(BOX, country, number, country.open[rng.below(len(country.open))], rng.below(4))
    for _ in range(3):
        tile = rng.below(9)
        choices = spans_of(BOX, country, tile)
        if choices:
            country = spanned(BOX, country, tile, rng.below(len(choices)))
    agree(country, remodelled(country))


def test_tc_vector_open_cells_are_all_that_touch():
    rng = seeded(3)
    country = founded(BOX, 0)
    for number in range(5, 17):
        country = attached(BOX, country, number, country.open[rng.below(len(country.open))], rng.below(4))
        touching = {at + 128 * y + x for at in country.cells for x in (-1, 0, 1) for y in (-1, 0, 1)}
        assert sorted(country.open) == sorted(touching - set(country.cells))


def test_tc_vector_a_tile_turned_by_hand_is_the_tile_turned_by_the_plan():
    for number, turn in itertools.product(ONE_OF_EACH, range(4)):
        drawing = BOX.plans[BOX.pieces[number].layout].drawing
        for _ in range(turn):
            drawing = turned(drawing)
        country, _ = both((0, 0, 0, 0), (number, 1, 0, turn))
        sides = [survey(drawing).facing[side] >= 0 for side in range(4)]
        assert [zone_at(BOX, country, 1, side) >= 0 for side in range(4)] == sides


def crosses(p, q, a, b):
    """Whether two segments cross or touch, by where their ends lie."""

    def side(o, s, t):
        n = (s[0] - o[0]) * (t[1] - o[1]) - (s[1] - o[1]) * (t[0] - o[0])
        return (n > 0) - (n < 0)

    def between(t, s, e):
        return side(s, e, t) == 0 and all(min(s[i], e[i]) <= t[i] <= max(s[i], e[i]) for i in (0, 1))

    if side(p, q, a) != side(p, q, b) and side(a, b, p) != side(a, b, q):
        return True
    return any(between(*each) for each in ((a, p, q), (b, p, q), (p, a, b), (q, a, b)))


def near(point, p, q):
    """Whether a segment comes as near to a point as the disc of a city, looked at in 200 places."""
    return any(
        (p[0] + (q[0] - p[0]) * i / 200 - point[0]) ** 2 + (p[1] + (q[1] - p[1]) * i / 200 - point[1]) ** 2
        <= 8
        for i in range(201)
    )


def test_tc_vector_every_bridge_lies_free_and_no_two_have_one_effect():
    for plan in BOX.plans:
        drawing, spans = plan.drawing, menu(plan)
        assert len({(span.one, span.other) for span in spans}) == len(spans)
        for span in spans:
            p, q = span.line[:2], span.line[2:]
            for one, other in drawing.rails:
                a, b = (drawing.xs[one], drawing.ys[one]), (drawing.xs[other], drawing.ys[other])
                ends = [end for end in (p, q) if crosses(end, end, a, b)]
                assert len(ends) == 1 or not crosses(p, q, a, b)
            for spot, kind in enumerate(drawing.kinds):
                centre = (drawing.xs[spot], drawing.ys[spot])
                assert kind != CITY or centre in (p, q) or not near(centre, p, q)


def test_tc_vector_every_bridge_changes_something():
    for plan in BOX.plans:
        for span in menu(plan):
            after = survey(with_span(plan.drawing, span.line))
            before = (plan.facing[:4], plan.touches, plan.zones)
            assert (after.facing[:4], after.touches, after.zones) != before


def test_tc_vector_the_menu_has_the_sizes_of_the_ledger():
    sizes = [len(menu(BOX.plans[each.layout])) for each in BOX.pieces]
    assert (min(sizes), max(sizes), round(sum(sizes) / len(sizes), 1)) == (0, 11, 5.3)


def test_tc_vector_a_useful_bridge_exists_unless_one_zone_joins_everything():
    for plan in BOX.plans:
        whole = any(
            all(plan.facing[side] == zone for side in range(4)) and all(zone in each for each in plan.touches)
            for zone in range(plan.zones)
        )
        assert whole == (not menu(plan))


def test_tc_vector_ends_of_bridges_are_named_by_city_line_or_bare_side():
    for plan in BOX.plans:
        for span in menu(plan):
            for kind, number in (span.one, span.other):
                assert kind != TO_CITY or number < plan.cities
                assert kind != TO_SIDE or plan.facing[number] < 0
