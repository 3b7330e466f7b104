"""TC-1: the table before the first round."""

from __future__ import annotations

from games.twentieth_century.table import BOX, GAME, play, table


def test_tc_1_1_every_seat_has_a_start_tile_of_its_own_and_no_points():
    state = table(5)
    assert [nation.country.pieces for nation in state.nations] == [[0], [1], [2], [3], [4]]
    assert [nation.score() for nation in state.nations] == [0] * 5


def test_tc_1_2_the_first_player_is_drawn_by_lot_or_named():
    lots = {GAME.setup(4, seed).first for seed in range(40)}
    assert lots == {0, 1, 2, 3}
    assert {GAME.setup(4, seed, first_seat=True).first for seed in range(10)} == {0}


def test_tc_1_3_two_cities_are_populated_and_one_waste_lies_on_the_tile():
    nation = table().nations[0]
    cities = BOX.pieces[0].cities
    assert [cities[i].goods for i in range(3) if nation.people[0] >> i & 1] == [(1, 1, 0), (2, 1, 0)]
    assert nation.waste == [1]
    assert cities[2].recycling
    assert not nation.people[0] >> 2 & 1


def test_tc_1_4_production_starts_at_three_coins_two_science_and_pollution_at_nought():
    view = GAME.view(table(), 0)
    nation = view["nations"][0]
    assert (nation["tracks"], nation["pollution"], nation["pollution_points"]) == ([3, 2, 0], 0, 0)


def test_tc_1_5_ten_coins_and_ten_science_are_held_in_secret():
    state = table()
    assert [(nation.coins, nation.science) for nation in state.nations] == [(10, 10)] * 3
    hands = [(nation["coins"], nation["science"]) for nation in GAME.view(state, 1)["nations"]]
    assert hands == [(None, None), (10, 10), (None, None)]
    open_table = GAME.view(table(open_hands=True), 1)["nations"]
    assert [nation["coins"] for nation in open_table] == [10, 10, 10]


def test_tc_1_6_one_score_card_of_round_two_and_one_of_round_four_lie_open():
    seen = set()
    for seed in range(30):
        cards = GAME.view(table(seed=seed), None)["cards"]
        assert [card["round"] for card in cards] == [2, 4]
        seen |= {card["id"] for card in cards}
    assert seen == {"s2a", "s2b", "s2c", "s4a", "s4b", "s4c"}


def test_tc_1_7_the_first_game_has_no_score_cards_but_the_final_scoring():
    state = table(first_game=True)
    assert GAME.view(state, 0)["cards"] == []
    play(state, 3)
    lines = {line.what.id: line.points for line in GAME.result(state).breakdown[0]}
    assert lines["tc-line-second"] == lines["tc-line-fourth"] == 0
    assert any(
        line.what.id == "tc-line-clean" and line.points for ls in GAME.result(state).breakdown for line in ls
    )


def test_tc_1_8_stacks_are_shuffled_by_era():
    orders = {tuple(table(seed=seed).territory_stacks[1]) for seed in range(10)}
    assert len(orders) == 10
    for stack, era in zip(table().territory_stacks, (1, 2, 3), strict=True):
        assert {BOX.pieces[each].era for each in stack} == {era}
    for stack, era in zip(table().technology_stacks, (1, 2, 3), strict=True):
        assert {BOX.technologies[each].era for each in stack} == {era}


def test_tc_1_9_the_disasters_are_two_two_and_one_and_four_leave_unseen():
    state = table()
    drawn = [state.disaster, *reversed(state.disasters)]
    assert [BOX.disasters[each].era for each in drawn] == [1, 1, 2, 2, 3]
    assert sorted(drawn + state.hidden) == list(range(9))
    ids = {BOX.disasters[each].id for each in state.hidden}
    assert not ids & set(GAME.view(state, 0)["discarded_disasters"])


def test_tc_1_10_the_bank_never_runs_out():
    state = table()
    state.nations[0].coins = 10_000
    state.nations[0].waste = [200]
    state.forget()
    play(state, 5)
    assert GAME.over(state)
