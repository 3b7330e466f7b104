"""What is hidden stays hidden, and bots may reckon what people could."""

from __future__ import annotations

from bathysphere.kernel.rng import seeded
from games.twentieth_century.table import BOX, GAME, answer, consolidate, give, play, table, win_tiles


def test_tc_vector_imagined_stacks_and_disasters_differ_but_what_was_seen_stays():
    state = table()
    dreams = [GAME.imagine(state, 0, seeded(seed)) for seed in range(20)]
    assert len({tuple(dream.territory_stacks[0]) for dream in dreams}) > 1
    assert len({tuple(dream.disasters) for dream in dreams}) > 1
    assert len({tuple(dream.hidden) for dream in dreams}) > 1
    for dream in dreams:
        assert [BOX.disasters[card].era for card in dream.disasters] == [3, 2, 2, 1]
        assert (dream.territories, dream.disaster) == (state.territories, state.disaster)
        assert [sorted(stack) for stack in dream.territory_stacks] == [
            sorted(stack) for stack in state.territory_stacks
        ]


def test_tc_vector_what_is_imagined_does_not_depend_on_the_real_order_of_the_stacks():
    state, other = table(), table()
    other.territory_stacks = [stack[::-1] for stack in other.territory_stacks]
    other.technology_stacks = [stack[::-1] for stack in other.technology_stacks]
    other.disasters[1], other.disasters[2] = other.disasters[2], other.disasters[1]
    assert GAME.digest(GAME.imagine(state, 0, seeded(4))) == GAME.digest(GAME.imagine(other, 0, seeded(4)))


def test_tc_vector_bots_get_the_hands_that_can_be_reckoned():
    state = table()
    state.nations[1].coins = 23
    names = GAME.feature_names()
    features = dict(zip(names, GAME.features(state, 0), strict=True))
    assert features["coins of player 1"] == 23
    assert GAME.imagine(state, 0, seeded(1)).nations[1].coins == 23
    assert GAME.view(state, 0)["nations"][1]["coins"] is None


def test_tc_vector_what_rivals_paid_in_secret_is_not_reckoned_before_it_is_told():
    state = table()
    state.nations[1].coins = 23
    give(state, 1, "t2_12")
    win_tiles(state, 0, "m1_04")
    consolidate(state, 3)
    answer(state, 1, "use t2_12 quality_of_life")
    assert GAME.waiting(state) == [0]
    features = dict(zip(GAME.feature_names(), GAME.features(state, 0), strict=True))
    assert features["coins of player 1"] == 23
    assert GAME.view(state, 0)["nations"][1]["score"] == 0
    assert GAME.view(state, None)["nations"][1]["score"] == 0


def test_tc_vector_majorities_are_told_only_where_hands_are_open():
    assert GAME.view(table(), 0)["standing"]["trade"] == [None, None, None]
    assert GAME.view(table(open_hands=True), 0)["standing"]["trade"] == [4, 4, 4]
    state = table()
    play(state, 1)
    assert sum(GAME.view(state, None)["standing"]["trade"]) > 0


def test_tc_vector_a_game_can_be_undone_within_consolidation_but_not_across_the_reveal():
    from bathysphere.kernel.record import start

    record = start(GAME, 3, 5, {"first_seat": True})
    rng = seeded(5)
    while GAME.options(record.state, GAME.waiting(record.state)[0])[0].point() != "D6":
        seat = GAME.waiting(record.state)[0]
        options = GAME.options(record.state, seat)
        record.take(seat, options[rng.below(len(options))])
    seat = GAME.waiting(record.state)[0]
    before = GAME.digest(record.state)
    record.take(seat, GAME.options(record.state, seat)[0])
    assert record.can_undo(seat)
    record.undo(seat)
    assert GAME.digest(record.state) == before
    reveals = record.state.reveals
    while record.state.reveals == reveals:
        seat = GAME.waiting(record.state)[0]
        record.take(seat, GAME.options(record.state, seat)[0])
    assert not record.can_undo(seat)
