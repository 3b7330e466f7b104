"""TC-2 and TC-3: the sequence of rounds and what is laid out."""

from __future__ import annotations

import pytest

from bathysphere.kernel.rng import seeded
from games.twentieth_century.table import BOX, GAME, answer, play, table


def sequence(state, seed):
    """Every decision point of a random game, with its round."""
    rng, found = seeded(seed), []
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        found.append((state.round, options[0].point()))
        GAME.answer(state, seat, options[rng.below(len(options))])
    return found


def test_tc_2_1_five_full_rounds_and_a_sixth_without_auction_and_disaster():
    found = sequence(table(), 4)
    order = ["D1", "D4", "D5"]
    for n in range(1, 6):
        points = [point for at, point in found if at == n]
        first = [points.index(point) for point in order if point in points]
        assert first == sorted(first)
        assert "D4" in points
    assert {point for at, point in found if at == 6} <= {"D8", "D9"}


def test_tc_2_2_bonuses_are_scored_after_rounds_two_four_and_six_only():
    state, rng, scored = table(), seeded(2), set()
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        before = state.round
        options = GAME.options(state, seat)
        GAME.answer(state, seat, options[rng.below(len(options))])
        scored |= {before for fact in GAME.facts(state) if fact.what in ("scored", "counted")}
    assert scored == {2, 4, 6}


def until_round(state, number, seed=1):
    rng = seeded(seed)
    while state.round < number:
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        GAME.answer(state, seat, options[rng.below(len(options))])
    return state


def test_tc_3_1_the_round_counter_advances():
    assert [until_round(table(), n).round for n in (1, 2, 5)] == [1, 2, 5]


def test_tc_3_2_the_leftmost_column_of_the_last_round_starts_the_auction():
    state = until_round(table(), 2)
    assert GAME.waiting(state) == [state.leader] == [state.first]


def test_tc_3_3_what_was_not_sold_leaves_the_game():
    state = table()
    offered, tools, disaster = state.territories, state.technologies, state.disaster
    for seat in (0, 1, 2):
        answer(state, seat, "leave", "buy nothing")
    until_round(state, 2)
    assert set(offered) <= set(state.discarded_territories)
    assert set(tools) <= set(state.discarded_technologies)
    assert state.discarded_disasters == [disaster]


@pytest.mark.parametrize(("seats", "lands", "tools"), [(3, 5, 4), (4, 6, 5), (5, 8, 6)])
def test_tc_3_4_so_many_territories_and_technologies_are_drawn(seats, lands, tools):
    view = GAME.view(table(seats), 0)
    assert (len(view["territories"]), len(view["technologies"])) == (lands, tools)


def test_tc_3_4_five_seats_use_every_tile():
    state = until_round(table(5), 5)
    assert (state.territory_stacks, state.technology_stacks) == ([[], [], []], [[], [], []])


def test_tc_3_5_nothing_is_refilled_during_the_round():
    state = table()
    tile = BOX.pieces[state.territories[0]].id
    answer(state, 0, f"open {tile}", "bid 2")
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    assert len(state.territories) == 4


def test_tc_3_6_the_disaster_is_open_before_the_auction():
    state = table()
    assert GAME.view(state, 1)["disaster"] == BOX.disasters[state.disaster].id
    assert GAME.options(state, 0)[0].point() == "D1"


def test_tc_3_7_minimum_bid_and_prices_switch_in_rounds_three_and_five():
    views = [GAME.view(until_round(table(), n), None) for n in range(1, 6)]
    assert [view["minimum"] for view in views] == [2, 2, 3, 3, 4]
    assert [view["prices"][0] for view in views] == [4, 4, 6, 6, 8]


def test_tc_3_8_the_cost_marker_starts_on_the_first_slot_with_three_seats_on_the_second():
    assert [GAME.view(table(seats), 0)["slot"] for seats in (3, 4, 5)] == [1, 0, 0]
    assert [GAME.view(table(seats), 0)["price"] for seats in (3, 4, 5)] == [3, 4, 4]


def test_tc_vector_the_game_ends_after_round_six():
    state = table(4)
    play(state, 9)
    assert (state.round, GAME.waiting(state)) == (6, [])


def test_tc_3_4_what_is_laid_out_has_left_its_stack():
    state = GAME.setup(4, 3)
    lands = [piece.number for piece in BOX.pieces[: BOX.territories] if piece.era == 1]
    tools = [each.number for each in BOX.technologies if each.era == 1]
    assert sorted(state.territories + state.territory_stacks[0]) == lands
    assert sorted(state.technologies + state.technology_stacks[0]) == tools
