"""Bends: what features are worth together, in files, in forecasts and from self-play."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

import bathysphere
from bathysphere import BadSetup
from bathysphere.bots import weights
from bathysphere.bots.bender import LOOKS, PASSES, SPAN, Bender, onward
from bathysphere.bots.bending import PATIENCE, Fit, Lessons, bent
from bathysphere.bots.columns import Columns
from bathysphere.bots.evaluation import Evaluation, evaluation
from bathysphere.bots.register import LEVELS, make
from bathysphere.bots.samples import Sample, watch
from bathysphere.bots.style import FINE, KEEN, PLAIN
from bathysphere.bots.tasks import carry_out, whole_lines
from bathysphere.bots.tuner import Tuner
from bathysphere.bots.tuning import levelled, partway
from bathysphere.bots.weights import Bends, Sheet, Weights
from bathysphere.bots.workshop import Plan, Workshop
from bathysphere.cli.tune import provenance
from bathysphere.kernel.rng import seeded
from bots.tables import GAME, after

PLAN = Plan("reef", 2, 6, 4, 1, bends=3)
COLUMNS = Columns(GAME)
TWO = Bends([-1.0, 0.5], [2.0, -1.0], {"coin": [1.0, 0.0], "coral": [0.0, -1.0], "on turn": [0.25, 0.0]})


def expected(judge, state, bends):
    """The forecast worked out the long way: the sums of each seat, one after the other."""
    points, _ = judge.forecast(state)
    for seat, row in enumerate(COLUMNS.rows(state, judge.seats)):
        named = dict(zip(COLUMNS.names, row, strict=True))
        for n, worth in enumerate(bends.worths):
            total = bends.zeros[n] + sum(parts[n] * named[name] for name, parts in bends.weights.items())
            points[seat] += worth * max(0.0, total)
    return points


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bend_counts_above_zero_only_and_for_every_seat(seats):
    plain = Weights(worth={"coin": (0.5, 0.25)}, clock_zero=0.5)
    straight = Evaluation(GAME, seats, plain)
    judge = Evaluation(GAME, seats, Weights(worth=plain.worth, clock_zero=0.5, bends=TWO))
    for answers in range(0, 30, 3):
        state = after(GAME, seats, 2, answers)
        assert judge.forecast(state)[0] == pytest.approx(expected(straight, state, TWO))


def test_bends_survive_their_file():
    sheet = Sheet("reef", table=Weights(others=3, keen=0.5, leniency={"medium": 0.01}, bends=TWO))
    assert weights.read(weights.text(sheet)) == sheet
    assert "bends" not in weights.text(Sheet("reef"))


def test_bends_with_a_number_missing_are_refused(tmp_path):
    path = tmp_path / "reef.toml"
    path.write_text(weights.text(Sheet("reef", table=Weights(bends=Bends([1.0], [1.0, 2.0], {})))))
    with pytest.raises(BadSetup, match="a number for each of the bends"):
        weights.load("reef", path)


def together(games):
    """Games of one position, in which coins count only beyond the second, and only for who has coral."""
    coin, coral = COLUMNS.names.index("coin"), COLUMNS.names.index("coral")
    rng = seeded(5)
    found = []
    for _ in range(games):
        rows = [[0.0] * len(COLUMNS.names) for _ in range(2 + rng.below(2))]
        for row in rows:
            row[coin], row[coral] = float(rng.below(6)), float(rng.below(2))
        final = [3 * max(0.0, row[coin] - 2) * row[coral] for row in rows]
        found.append([Sample(rows, 0.5, final, [0.0] * len(rows))])
    return found


def added(bends, row):
    """What bends add for one row of numbers, worked out the long way."""
    total = 0.0
    for n, (zero, worth) in enumerate(zip(bends.zeros, bends.worths, strict=True)):
        parts = [bends.weights[name][n] * x for name, x in zip(COLUMNS.names, row, strict=True) if x]
        total += worth * max(0.0, zero + sum(parts))
    return total


def test_bends_learn_what_weights_cannot_say():
    whole = together(24_200)
    lessons, unseen = whole[:24_000], whole[24_000:]
    found = bent(Weights(clock_zero=0.5), COLUMNS, lessons, 6, 1, PASSES).bends
    misses, spread = 0.0, 0.0
    for [sample] in unseen:
        lead = sample.final[0] - sample.final[1]
        misses += (lead - added(found, sample.rows[0]) + added(found, sample.rows[1])) ** 2
        spread += lead**2
    assert misses < 0.1 * spread


def test_alone_bends_learn_points_and_the_base_counts():
    alone = [[Sample(sample.rows[:1], 0.5, [20 + sample.final[0]], [1.0])] for [sample] in together(24_200)]
    found = bent(Weights(clock_zero=0.5, base=(10.0, 30.0)), COLUMNS, alone[:24_000], 6, 1, PASSES).bends
    misses = [sample.final[0] - 20 - added(found, sample.rows[0]) for [sample] in alone[24_000:]]
    spread = [sample.final[0] - 20 for [sample] in alone[24_000:]]
    assert sum(each**2 for each in misses) < 0.1 * sum(each**2 for each in spread)


def test_what_bends_found_last_holds_for_the_same_numbers_only():
    judge = Evaluation(GAME, 3, Weights(bends=TWO))
    states = [after(GAME, 3, 2, answers) for answers in (0, 9, 9, 4, 0, 21, 20, 9)]
    for state in states:
        assert judge.forecast(state) == Evaluation(GAME, 3, Weights(bends=TWO)).forecast(state)


def test_a_position_learns_from_the_next_one_and_the_last_from_how_the_game_ended():
    nothing = Fit(np.zeros((1, 1)), np.zeros(1), np.zeros(1))
    foreseen = np.array([[1.0, -1.0], [2.0, -2.0], [4.0, -4.0], [0.0, 0.0]])
    ended = np.array([[6.0, -6.0]] * 3 + [[-3.0, 3.0]])
    last = np.array([False, False, True, True])
    lessons = Lessons(np.zeros((4, 2, 1)), foreseen, ended, last, np.ones(4))
    second = PATIENCE * 6 + (1 - PATIENCE) * 4
    first = PATIENCE * second + (1 - PATIENCE) * 2
    assert lessons.missed(nothing)[:, 0] == pytest.approx([first - 1, second - 2, 6 - 4, -3])
    assert lessons.missed(nothing)[:, 1] == pytest.approx([1 - first, 2 - second, 4 - 6, 3])


def test_positions_of_a_game_are_kept_in_the_order_of_play():
    judge = Evaluation(GAME, 2, Weights())
    seen = watch(GAME, [judge, judge], 3, 4, most=6)
    assert len(seen) == 6
    assert [sample.over for sample in seen] == sorted({sample.over for sample in seen})


def test_the_same_seed_finds_the_same_bends():
    first, second = (bent(Weights(), COLUMNS, together(60), 4, 7, PASSES) for _ in range(2))
    assert first == second


def test_half_of_a_lesson_lies_between():
    before, new = Weights(bends=TWO), Weights(bends=Bends([1.0, 0.5], [0.0, 1.0], {"coin": [3.0, 2.0]}))
    assert partway(before, new, 0.5).bends == Bends([0.0, 0.5], [1.0, 0.0], {"coin": [2.0, 1.0]})
    assert partway(Weights(), new, 0.5).bends == Bends([1.0, 0.5], [0.0, 0.5], {"coin": [3.0, 2.0]})


def test_the_mean_of_several_lessons_counts_a_feature_that_was_not_there_as_nothing():
    later = Bends([1.0, 0.5], [0.0, 1.0], {"coin": [3.0, 2.0], "shell": [4.0, -2.0]})
    several = [Weights(bends=TWO), Weights(base=(1.0, 2.0), bends=later)]
    found = levelled(several)
    assert found.bends == Bends([0.0, 0.5], [1.0, 0.0], {"coin": [2.0, 1.0], "shell": [2.0, -1.0]})
    assert found.straight() == several[1].straight()


def workshop(folder, plan=PLAN, start=None, crew=None):
    game = GAME if plan.game == "reef" else bathysphere.game(plan.game)
    crew = crew or partial(map, partial(carry_out, game))
    return Workshop(game, plan, folder, start or Sheet(plan.game), crew, lambda what, done, of: None)


def bender(folder, plan=PLAN, start=None, crew=None):
    return Bender(workshop(folder, plan, start, crew))


@pytest.mark.parametrize(
    ("whole", "half", "quarter", "kept"),
    [(0.6, 0.9, 1, 0.5), (0.7, 0.6, 1, 1), (0.5, 0.5, 0.6, 0.25), (0.1, 0.4, 0.5, 0)],
)
def test_of_a_lesson_the_better_part_is_kept_if_it_wins(tmp_path, monkeypatch, whole, half, quarter, kept):
    teacher = bender(tmp_path)
    shares = {"bends-0-whole": whole, "bends-0-half": half, "bends-0-quarter": quarter}
    monkeypatch.setattr(teacher.shop, "share", lambda name, *_: shares[name])
    own, taught = Weights(), Weights(bends=TWO)
    assert teacher.kept(0, own, taught) == (partway(own, taught, kept) if kept else own)


def test_tuning_bends_leaves_the_weights_alone_and_goes_on_where_it_was_stopped(tmp_path):
    start = Sheet("reef", table=Weights(worth={"coin": (0.5, 0.5)}))
    whole = bender(tmp_path / "whole", start=start).run()
    assert whole[0].table.straight() == start.table.straight()

    def stopped(tasks):
        yield from map(partial(carry_out, GAME), tasks[:4])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bender(tmp_path / "parts", start=start, crew=stopped).run()
    assert bender(tmp_path / "parts", start=start).run() == whole
    assert (tmp_path / "parts" / "bends-0.jsonl").read_text().count("\n") == PLAN.games


def test_bends_that_there_are_already_are_mended_and_as_many_must_be_asked_for(tmp_path):
    start = Sheet("reef", table=Weights(worth={"coin": (0.5, 0.5)}, bends=TWO))
    with pytest.raises(BadSetup, match="there are 2 bends already"):
        bender(tmp_path / "more", start=start).run()
    found, verdict = bender(tmp_path / "as many", replace(PLAN, bends=2), start).run()
    assert "against the bends before" in verdict and len(found.table.bends.worths) == 2


def test_lessons_may_be_taken_from_searches(tmp_path):
    plan = Plan("reef", 1, 2, 2, 1, bends=2, ways=3)
    teacher = bender(tmp_path, plan)
    teacher.run()
    watched, greedy = (
        watch(GAME, [Evaluation(GAME, 2, Weights())] * 2, 1_000_001, PLAN.astray, LOOKS, ways)
        for ways in (3, 0)
    )
    assert next(whole_lines(tmp_path / "bends-0.jsonl")).samples == watched != greedy
    assert next(whole_lines(tmp_path / "bends-0-whole.jsonl")).points


def test_going_onward_every_lesson_is_played_and_the_last_half_of_them_counts():
    taught, heard = [], []

    def watched(number, own):
        heard.append(own)
        return [[number], [number]]

    def lesson(own, games):
        assert games == [[n] for n in range(max(0, len(taught) - SPAN + 1), len(taught) + 1) for _ in "ab"]
        taught.append(Weights(bends=replace(TWO, worths=[float(len(taught)), 0.0])))
        return taught[-1]

    found = onward(Weights(), 6, watched, lesson)
    assert heard == [Weights(), *taught[:-1]]
    assert found.bends.worths == [4.0, 0.0]


def test_bends_that_go_onward_can_be_found_again(tmp_path):
    plan = replace(PLAN, onward=True)
    assert bender(tmp_path / "one", plan).run() == bender(tmp_path / "other", plan).run()
    assert not (tmp_path / "one" / "bends-0-whole.jsonl").exists()
    assert provenance(GAME, plan, "", Sheet("reef"), False)["bends"].endswith("--bends 3 --onward")


def test_bends_for_one_who_plays_alone_leave_those_of_the_table(tmp_path):
    start = Sheet("atlantes", table=Weights(bends=TWO))
    teacher = bender(tmp_path, Plan("atlantes", 1, 4, 2, 1, "solo", bends=2), start)
    tasks = teacher.shop.tasks("solo", 0, start.solo, {})
    assert {task.seed for task in tasks} == {1_000_001 + i for i in range(4)}
    assert teacher.run()[0].table == start.table
    lines = list(whole_lines(tmp_path / "bends-0.jsonl"))
    assert {len(line.samples[0].rows) for line in lines} == {1}


def test_bends_for_who_is_never_alone_are_refused(tmp_path):
    with pytest.raises(BadSetup, match="reef has no solo weights"):
        bender(tmp_path, Plan("reef", 1, 4, 2, 1, "solo", bends=2))


def test_new_weights_are_without_the_bends_of_the_old_ones(tmp_path):
    start = Sheet("reef", table=Weights(worth={"coin": (0.5, 0.5)}, bends=TWO))
    teacher = Tuner(workshop(tmp_path, Plan("reef", 1, 4, 2, 1, "table"), start))
    assert teacher.tuned("table", 2, start.table).bends == Bends()


def test_bends_tell_how_they_were_made_beside_the_weights():
    made = provenance(GAME, PLAN, "all of them", Sheet("reef", made={"command": "the first"}), False)
    again = provenance(GAME, PLAN, "", Sheet("reef", made=made), False)
    assert again["bends_before"] == made["bends"] and "bends_before" not in made
    assert made["command"] == "the first"
    assert made["bends"].endswith("--seed 1 --bends 3") and made["bends_verdict"] == "all of them"
    alone, anew = (
        provenance(GAME, Plan("reef", 1, 4, 2, 1, only), "", Sheet("reef", made=made), False)
        for only in ("solo", "table")
    )
    assert alone["bends"] == made["bends"] and "bends" not in anew


def test_bends_of_one_kind_keep_how_those_of_the_other_were_made():
    made = provenance(GAME, PLAN, "at the table", Sheet("reef"), False)
    plan = Plan("reef", 1, 4, 2, 1, "solo", bends=2)
    both = provenance(GAME, plan, "alone", Sheet("reef", made=made), False)
    assert both["bends"] == made["bends"] and both["solo_bends"].endswith("--only solo --bends 2")
    assert both["solo_bends_verdict"] == "alone"
    table = provenance(GAME, Plan("reef", 1, 4, 2, 1, "table"), "", Sheet("reef", made=both), False)
    assert table["solo_bends"] == both["solo_bends"] and "bends" not in table


def test_without_numpy_a_sentence_says_what_brings_it(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "bathysphere.bots.bending")
    with pytest.raises(BadSetup, match="bends need numpy"):
        bender(tmp_path)
    assert not (tmp_path / "bends-0.jsonl").exists()


@pytest.mark.parametrize("name", bathysphere.games())
def test_every_game_has_bends_for_the_search_and_for_expert(name):
    game = bathysphere.game(name)
    assert evaluation(game, 3).bend_worths == []
    assert evaluation(game, 3, FINE).bend_worths != []
    judgements = [make(level, 1).style.judgement for level in ("search", *LEVELS)]
    assert judgements == [FINE, PLAIN, PLAIN, KEEN, FINE]


@pytest.mark.parametrize("name", bathysphere.games())
def test_a_keen_judgement_counts_as_much_of_the_bends_as_the_weights_say(name):
    game = bathysphere.game(name)
    part = weights.load(name).table.keen
    fine = evaluation(game, 3, FINE).bend_worths
    assert evaluation(game, 3, KEEN).bend_worths == ([part * worth for worth in fine] if part else [])


def test_half_of_the_bends_finds_half_as_much():
    state = GAME.setup(seats=2, seed=3)
    own = Weights(bends=TWO)
    none, half, whole = (Evaluation(GAME, 2, own.bent(part)).forecast(state)[0] for part in (0.0, 0.5, 1.0))
    assert whole != none
    assert half == pytest.approx([(a + b) / 2 for a, b in zip(none, whole, strict=True)])
