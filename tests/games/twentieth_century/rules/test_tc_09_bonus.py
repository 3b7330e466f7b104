"""TC-9: the score cards of rounds two and four."""

from __future__ import annotations

from bathysphere.games.twentieth_century.rules.scoring import card_points
from games.twentieth_century.table import BOX, GAME, city, consolidate, draw_tiles, settle, table, told


def card(id):
    return next(each for each in BOX.cards if each.id == id)


def country(waste=1, pollution=6):
    """A country that makes 12, 7 and 8, with a working centre and one clean tile more."""
    state = table()
    draw_tiles(
        state,
        rich=("a 12,12", "a-N", [city(12, 7, 8, recycling=True)]),
        bare=("a 12,12", "a-N", [city(coin=1)]),
        idle=("a 12,12", "a-N", [city(recycling=True)]),
    )
    settle(
        state,
        0,
        ("rich", 0, 0, 0, "a", waste),
        ("bare", 1, 1, 0, "", 0),
        ("idle", 2, 2, 0, "", 0),
        ("t1_01", 3, 3, 0, "", 0),
    )
    state.nations[0].pollution = pollution
    return state


def test_tc_9_1_only_the_drawn_card_of_the_round_is_scored_by_all():
    state = table()
    state.cards = [card("s2a").number, card("s4a").number]
    consolidate(state, round=2)
    assert told(state, "scored") == [(seat, card("s2a").number, -1, 5) for seat in range(3)]
    state = table()
    consolidate(state, round=3)
    assert told(state, "scored") == []


def test_tc_9_2_a_point_per_coin_and_science_produced():
    assert card_points(country(), 0, card("s2a")) == 19


def test_tc_9_3_the_score_is_doubled():
    state = country()
    state.nations[0].earned = [9, 4, 0, 0, 0, 0, 0, 0, 0]
    assert card_points(state, 0, card("s2b")) == 13


def test_tc_9_4_six_points_per_territory_without_waste():
    assert card_points(country(), 0, card("s2c")) == 12
    assert card_points(country(waste=0), 0, card("s2c")) == 18


def test_tc_9_5_two_points_per_working_centre_and_one_per_coin():
    assert card_points(country(), 0, card("s4a")) == 2 + 12


def test_tc_9_6_the_number_of_a_tree_space_and_a_point_per_point_of_the_cities():
    assert card_points(country(pollution=10), 0, card("s4b")) == 4 + 8
    assert card_points(country(pollution=2), 0, card("s4b")) == 8


def test_tc_9_6_quality_of_life_does_not_count_as_production():
    state = country()
    state.nations[0].earned = [0, 6, 0, 0, 0, 0, 0, 0, 0]
    assert card_points(state, 0, card("s4b")) == 8


def test_tc_9_7_clean_tiles_by_section_less_waste_and_a_point_per_science():
    assert card_points(country(pollution=6), 0, card("s4c")) == 2 * 3 - 1 + 7
    assert card_points(country(pollution=0), 0, card("s4c")) == 2 * 2 - 1 + 7
    assert card_points(country(pollution=12, waste=40), 0, card("s4c")) == 2 * 4 - 40 + 7


def test_tc_9_7_the_view_says_what_a_card_would_bring_now():
    state = country()
    state.cards = [card("s4c").number]
    assert GAME.view(state, 0)["cards"][0]["worth"][0] == 12


def test_tc_9_1_a_scored_card_shows_what_it_paid():
    state = table()
    state.cards = [card("s2a").number, card("s4a").number]
    consolidate(state, round=2)
    paid = [n for _, _, _, n in told(state, "scored")]
    state.nations[0].tracks = [30, 30, 30]
    seen = GAME.view(state, 0)["cards"]
    assert (seen[0]["scored"], seen[0]["worth"]) == (True, paid)
    assert not seen[1]["scored"]
    words = [line for part in GAME.board(state, 0) for line in part.lines if "card" in line.id]
    assert [line.id for line in words] == ["tc-board-card-scored", "tc-board-card"]
