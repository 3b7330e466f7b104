"""What a position is worth: the numbers of a game, and looks to the end of a turn."""

from __future__ import annotations

import pytest

import bathysphere
from bathysphere.bots import weights
from bathysphere.bots.columns import Columns
from bathysphere.bots.evaluation import Evaluation, evaluation
from bathysphere.bots.rollout import hurried, look, others_answer
from bathysphere.kernel.position import NOBODY
from bathysphere.kernel.rng import seeded
from bots.tables import GAME, after
from games.underwater_cities.table import table as cities
from reef.table import table

DOORS = [GAME, *map(bathysphere.game, bathysphere.games())]


@pytest.mark.parametrize("game", DOORS, ids=lambda game: game.name)
def test_the_points_among_the_features_are_those_of_the_result(game):
    columns = Columns(game)
    for answers in (0, 9, 40):
        state = after(game, game.seats[-1], 3, answers)
        rows = columns.rows(state, game.seats[-1])
        assert [row[columns.points] for row in rows] == game.result(state).points


@pytest.mark.parametrize("game", DOORS, ids=lambda game: game.name)
def test_features_tell_of_every_player_from_the_seat_on(game):
    columns = Columns(game)
    state = after(game, game.seats[0] + 1, 5, 12)
    whole = game.features(state, NOBODY)
    for seat in range(game.seats[0] + 1):
        own = game.features(state, seat)[columns.table : columns.table + columns.width]
        first = columns.table + seat * columns.width
        assert own == whole[first : first + columns.width]


@pytest.mark.parametrize("name", ["twentieth_century", "underwater_cities"])
def test_weights_of_a_moment_forecast_the_same_as_weights_that_slide(name):
    """The table alone tells the time in these games."""
    game = bathysphere.game(name)
    judge, sliding = (Evaluation(game, 3, weights.load(name).of(3)) for _ in range(2))
    sliding.common = False
    assert judge.common
    for answers in (0, 30, 120, 250):
        state = after(game, 3, 2, answers)
        points, now = judge.forecast(state)
        expected, clock = sliding.forecast(state)
        assert points == pytest.approx(expected) and now == pytest.approx(clock)


@pytest.mark.parametrize("game", DOORS, ids=lambda game: game.name)
def test_numbers_kept_from_answer_to_answer_are_those_of_a_state_read_anew(game):
    """Along a game, and on copies that go another way; states are read anew at every fourth question."""
    state, rng = game.setup(game.seats[-1] - 1, 4), seeded(4)
    for number in range(game.longest):
        if game.over(state):
            break
        seat = game.waiting(state)[0]
        options = game.options(state, seat)
        other = game.copy(state)
        game.answer(other, seat, options[rng.below(len(options))])
        for each in (state, other):
            numbers = game.features(each, NOBODY)
            if number % 4 == 0:
                anew = game.load(game.dump(each))
                assert numbers == game.features(anew, NOBODY)
                assert game.features(each, seat) == game.features(anew, seat)
        game.answer(state, seat, options[rng.below(len(options))])


def test_a_look_sees_the_rest_of_the_turn_where_the_weights_say_so():
    state = table("reef_nursery", coins=5)
    move = GAME.find(state, 0, "play reef_nursery")
    blind, _ = look(Evaluation(GAME, 2, weights.Weights()), state, 0, move)
    seeing, reached = look(Evaluation(GAME, 2, weights.Weights(finish=6)), state, 0, move)
    assert seeing.values[0] > blind.values[0]
    assert GAME.waiting(reached) == [0]


def test_underwater_cities_tells_alone_how_many_cities_the_goal_still_asks_for():
    game = bathysphere.game("underwater_cities")
    columns = Columns(game)
    short = columns.names.index("cities short of the goal")
    assert columns.rows(game.setup(1, 1), 1)[0][short] == 6
    assert [row[short] for row in columns.rows(game.setup(2, 1), 2)] == [0, 0]


def test_a_look_alone_ends_with_the_turn():
    """Nobody else is asked then: the round and the cycle tell."""
    game = bathysphere.game("underwater_cities")
    judge = evaluation(game, 1)
    state = cities("harbour_league", "salvage_yard", "water_permit", seats=1, supply="C3 K3 S3 Sc2")
    turn = judge.appraise(state).turn
    for move in game.options(state, 0):
        assert look(judge, state, 0, move)[0].turn == turn + 1


def test_underwater_cities_tells_what_a_hand_and_a_supply_are_good_for():
    game = bathysphere.game("underwater_cities")
    names = Columns(game).names
    state = cities("sovereign_fund", "mess_hall_franchise", "water_permit", seats=1, supply="C7 K2 S4")
    row = dict(zip(names, Columns(game).rows(state, 1)[0], strict=True))
    assert row["points of scoring cards in hand"] == 3
    assert row["things of production cards in hand"] == 3 * 2
    assert [row[f"{kind} cards in hand"] for kind in ("instant", "production", "scoring")] == [1, 1, 1]
    assert row["credit beyond 4"] == 3
    assert row["cities affordable"] == 2
    assert row["tunnels affordable"] == 4


def test_others_answer_until_the_seat_alone_is_asked_or_nobody_is():
    judge = Evaluation(GAME, 3, weights.Weights())
    for answers in range(0, 30, 3):
        state = after(GAME, 3, 2, answers)
        reached = others_answer(judge, state, 1, seeded(4))
        assert GAME.waiting(reached) in ([1], [])
        assert (reached is state) == (GAME.waiting(state) in ([1], []))


def test_others_see_the_rest_of_their_turn_where_the_weights_say_so():
    """The nursery pays by what comes after it: of all answers the one is taken that looks best then."""
    state = table("reef_nursery", coins=5)
    judge = Evaluation(GAME, 2, weights.Weights(finish=6, others=6))
    best = max(look(judge, state, 0, move)[0].values[0] for move in GAME.options(state, 0))
    seen, reached = hurried(judge, state, 0, len(GAME.options(state, 0)), judge.others, seeded(4))
    assert seen.values[0] == pytest.approx(best)
    assert GAME.waiting(reached) != [0]


def test_others_in_a_hurry_play_their_turn_to_its_end_in_atlantes():
    """What one answer of a turn shows says little: whoever stops there hardly ever wins."""
    game = bathysphere.game("atlantes")
    ahead, blind = (Evaluation(game, 2, weights.load("atlantes").of(2)) for _ in range(2))
    assert ahead.others
    blind.others = 0
    wins = 0
    for seed in range(4):
        state, rng = game.setup(2, seed), seeded(seed)
        while not game.over(state):
            seat = game.waiting(state)[0]
            judge = ahead if seat == seed % 2 else blind
            _, state = hurried(judge, state, seat, 8, judge.others, rng)
        wins += game.result(state).winners == [seed % 2]
    assert wins == 4
