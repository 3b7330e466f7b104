"""The door: variants, the size of questions, numbers of lines of play."""

from __future__ import annotations

import pytest

from bathysphere.kernel.errors import BadSetup, IllegalMove
from bathysphere.kernel.rng import seeded
from games.twentieth_century.table import BOX, GAME, answer, give, settle, table


def test_tc_vector_every_switch_of_the_ledger_is_a_variant_with_its_default():
    assert {name: variant.default for name, variant in GAME.variants.items()} == {
        "first_game": False,
        "sequential_consolidation": False,
        "open_hands": False,
        "recycling_via_city": True,
        "facility_direct_only": False,
        "first_seat": False,
    }


@pytest.mark.parametrize(
    ("seats", "variants", "why"),
    [
        (2, {}, "allowed are: 3, 4, 5"),
        (6, {}, "allowed are: 3, 4, 5"),
        (3, {"open_hands": "yes"}, "allowed are: False, True"),
        (3, {"solo": True}, "known are: first_game"),
    ],
)
def test_tc_vector_what_the_game_does_not_have_is_refused(seats, variants, why):
    with pytest.raises(BadSetup, match=why):
        GAME.setup(seats, 1, **variants)


@pytest.mark.parametrize("key", ["bid 99", "open m9_99", "pass", "", "leave now"])
def test_tc_vector_what_is_no_option_changes_nothing(key):
    state = table()
    before = GAME.digest(state)
    with pytest.raises(IllegalMove):
        answer(state, 0, key)
    assert GAME.digest(state) == before


def test_tc_vector_questions_of_consolidation_stay_small():
    """Ordered sub-decisions instead of products: tile, cell, turn, city; part, tile, effect."""
    sizes, rng = [], seeded(1)
    for seed in range(12):
        state = GAME.setup(3 + seed % 3, seed)
        while not GAME.over(state):
            seat = GAME.waiting(state)[0]
            options = GAME.options(state, seat)
            assert len(options) > 1
            if options[0].point() in ("D5", "D6", "D7", "D8", "D9"):
                sizes.append(len(options))
            GAME.answer(state, seat, options[rng.below(len(options))])
    sizes.sort()
    assert sizes[len(sizes) * 99 // 100] <= 30
    assert sizes[-1] <= 60


def lines_of_play(state, depth):
    """How many lines of so many answers there are from here."""
    if depth == 0 or GAME.over(state):
        return 1
    seat = GAME.waiting(state)[0]
    found = 0
    for move in GAME.options(state, seat):
        after = GAME.copy(state)
        GAME.answer(after, seat, move)
        found += lines_of_play(after, depth - 1)
    return found


@pytest.mark.parametrize(("seats", "counts"), [(3, [6, 50, 300]), (5, [9, 79, 495])])
def test_tc_vector_lines_of_play_from_the_opening(seats, counts):
    assert [lines_of_play(table(seats), depth) for depth in (1, 2, 3)] == counts


def test_tc_vector_no_game_is_longer_than_promised():
    """A bidder who always raises by one, and a nation that uses and refuses nothing it can avoid."""
    state = table(5)
    answers = 0
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        GAME.answer(state, seat, GAME.options(state, seat)[0])
        answers += 1
    assert 200 < answers <= GAME.longest


def test_tc_vector_bots_are_told_how_much_waste_will_be_recycled():
    state = table()
    home = BOX.pieces[state.nations[0].country.pieces[0]].id
    settle(state, 0, (home, 0, 0, 0, "c", 4))
    assert recycled(state) == (1, 4, 3)
    state.round = 5
    assert recycled(state) == (1, 2, 2)
    give(state, 0, "t1_12")
    assert recycled(state) == (1, 4, 3)
    settle(state, 0, (home, 0, 0, 0, "a", 4))
    assert recycled(state) == (0, 2, 2)


def recycled(state):
    """Of seat 0: tiles that centres serve, waste to be recycled, and that beyond the first of a tile."""
    numbers = dict(zip(GAME.feature_names(), GAME.features(state, 0), strict=True))
    names = ("reach of centres", "waste to be recycled", "waste beyond the first to be recycled")
    return tuple(numbers[f"{name} of player 0"] for name in names)
