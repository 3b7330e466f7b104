"""TC-6: disaster prevention."""

from __future__ import annotations

import pytest

from games.twentieth_century.table import BOX, GAME, answer, keys, prevent, stakes, table, told


def columns_offered(state, seat):
    return sorted({int(key.split()[1]) for key in keys(state, seat)})


@pytest.mark.parametrize(("seats", "columns"), [(3, [1, 3, 5]), (4, [1, 3, 4, 5]), (5, [1, 2, 3, 4, 5])])
def test_tc_6_1_as_many_columns_as_seats_are_in_play(seats, columns):
    state = table(seats)
    prevent(state)
    assert columns_offered(state, 0) == columns
    assert [column["column"] + 1 for column in GAME.view(state, 0)["columns"]] == columns


def test_tc_6_2_the_last_leaver_bids_first_and_bidding_runs_clockwise():
    state = table(4)
    prevent(state, first=2)
    order = []
    for key in ("column 1 bid 0", "column 3 bid 0", "column 4 bid 0"):
        order.append(GAME.waiting(state)[0])
        answer(state, order[-1], key)
    assert [*order, GAME.waiting(state)[0]] == [2, 3, 0, 1]


def test_tc_6_3_a_bid_beats_what_stands_in_its_column_within_science_and_25():
    state = table()
    state.nations[1].science = 40
    prevent(state)
    assert keys(state, 0) == [f"column {c} bid {b}" for c in (1, 3, 5) for b in range(11)]
    answer(state, 0, "column 5 bid 7")
    assert [key for key in keys(state, 1) if key.startswith("column 5")] == [
        f"column 5 bid {b}" for b in range(8, 26)
    ]
    rules = {refusal.target: refusal.rule for refusal in GAME.refusals(state, 1)}
    assert rules["column 5 bid 7"] == "TC-6.3"
    assert rules["column 2"] == "TC-6.1"


def test_tc_6_4_in_the_first_lap_everybody_bids():
    state = table()
    prevent(state)
    asked = []
    for key in ("column 5 bid 3", "column 5 bid 4", "column 5 bid 5"):
        asked.append(GAME.waiting(state)[0])
        answer(state, asked[-1], key)
    assert asked == [0, 1, 2]


def test_tc_6_5_the_highest_in_a_column_is_skipped():
    state = table()
    prevent(state)
    answer(state, 0, "column 1 bid 2")
    answer(state, 1, "column 5 bid 2")
    answer(state, 2, "column 5 bid 3")
    assert GAME.waiting(state) == [1]
    assert [refusal.rule for refusal in GAME.refusals(state, 0)] == ["TC-6.5"]


def test_tc_6_6_the_outbid_must_bid_again_anywhere_and_the_old_bid_lapses():
    state = table(4)
    prevent(state)
    answer(state, 0, "column 5 bid 2")
    answer(state, 1, "column 5 bid 3")
    answer(state, 2, "column 1 bid 0")
    answer(state, 3, "column 3 bid 0")
    assert columns_offered(state, 0) == [1, 3, 4, 5]
    answer(state, 0, "column 3 bid 4")
    assert stakes(state).columns == [2, 4, 0, 2]


def test_tc_6_7_it_ends_when_every_column_holds_one_pawn():
    state = table()
    prevent(state)
    answer(state, 0, "column 1 bid 0")
    answer(state, 1, "column 3 bid 1")
    assert told(state, "prevented") == []
    answer(state, 2, "column 5 bid 2")
    assert [place for _, _, place, _ in sorted(told(state, "prevented"))] == [0, 2, 4]


def test_tc_6_8_only_the_final_bid_is_paid():
    state = table()
    prevent(state)
    answer(state, 0, "column 5 bid 8")
    answer(state, 1, "column 5 bid 9")
    answer(state, 2, "column 3 bid 1")
    answer(state, 0, "column 1 bid 0")
    paid = {seat: n for seat, _, _, n in told(state, "prevented")}
    assert paid == {0: 0, 1: 9, 2: 1}


def test_tc_6_9_every_seat_suffers_its_column():
    state = table()
    state.disaster = next(card.number for card in BOX.disasters if card.id == "d1_1")
    prevent(state)
    answer(state, 0, "column 1 bid 0")
    answer(state, 1, "column 3 bid 0")
    answer(state, 2, "column 5 bid 0")
    assert {seat: n for seat, _, _, n in told(state, "littered")} == {0: 3, 1: 1}
    assert [GAME.view(state, 0)["nations"][seat]["pollution"] for seat in range(3)] == [-1, -1, 0]


def test_tc_6_9_smoke_stops_at_the_left_end():
    state = table()
    state.disaster = next(card.number for card in BOX.disasters if card.id == "d1_2")
    state.nations[0].pollution = 1
    prevent(state)
    answer(state, 0, "column 1 bid 0")
    answer(state, 1, "column 3 bid 0")
    answer(state, 2, "column 5 bid 0")
    assert state.nations[0].pollution == 0


def test_tc_6_10_the_leftmost_column_makes_the_next_first_player():
    state = table()
    prevent(state)
    answer(state, 0, "column 5 bid 0")
    answer(state, 1, "column 3 bid 0")
    answer(state, 2, "column 1 bid 0")
    assert state.leader == 2


def test_tc_vector_v_06_without_science_a_seat_can_always_end_the_bidding():
    state = table()
    state.nations[0].science = 0
    prevent(state)
    answer(state, 0, "column 5 bid 0")
    answer(state, 1, "column 5 bid 1")
    answer(state, 2, "column 3 bid 1")
    assert told(state, "prevented")[0][2] == 0


def test_tc_vector_ex_03_bidding_with_four_players():
    state = table(4)
    prevent(state)
    assert columns_offered(state, 0) == [1, 3, 4, 5]
    answer(state, 0, "column 5 bid 1")
    assert columns_offered(state, 1) == [1, 3, 4, 5]
    assert min(int(key.split()[3]) for key in keys(state, 1) if key.startswith("column 5")) == 2
    answer(state, 1, "column 3 bid 0")
    answer(state, 2, "column 5 bid 2")
    answer(state, 3, "column 5 bid 4")
    assert GAME.waiting(state) == [0]
    assert min(int(key.split()[3]) for key in keys(state, 0) if key.startswith("column 5")) == 5
    answer(state, 0, "column 1 bid 0")
    assert GAME.waiting(state) == [2]
