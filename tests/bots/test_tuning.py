"""Weights: fitted, kept in files, and made without doing anything twice."""

from __future__ import annotations

from functools import partial

import pytest

from bathysphere import BadSetup
from bathysphere.bots import weights
from bathysphere.bots.columns import Columns
from bathysphere.bots.evaluation import Evaluation
from bathysphere.bots.fitting import ridge
from bathysphere.bots.samples import Sample, outcomes
from bathysphere.bots.swings import Trial, mended, moved, signs
from bathysphere.bots.tasks import carry_out
from bathysphere.bots.tuner import Tuner
from bathysphere.bots.tuning import fit, lesson, taught
from bathysphere.bots.workshop import Plan, Workshop
from bathysphere.cli.main import main
from bathysphere.cli.tune import provenance
from bots.tables import GAME

PLAN = Plan("reef", 2, 4, 2, 1)


def test_ridge_finds_the_weights_behind_the_numbers():
    rows = [[float(i % 7), float(i % 5), 0.0] for i in range(200)]
    found = ridge(rows, [2 * row[0] - 3 * row[1] for row in rows], 0.001)
    assert found == pytest.approx([2, -3, 0], abs=0.01)


def seen(worth):
    """Positions after which a coin brings so many points."""
    columns = Columns(GAME)
    coin, points = columns.names.index("coin"), columns.points
    samples = []
    for i in range(400):
        rows = [[0.0] * len(columns.names) for _ in range(2)]
        rows[0][coin], rows[1][coin] = float(i % 5), float(i % 3)
        rows[0][points], rows[1][points] = float(i % 11), float(i % 4)
        final = [row[points] + worth * row[coin] for row in rows]
        share = 1.0 if final[0] > final[1] else 0.5 if final[0] == final[1] else 0.0
        samples.append(Sample(rows, 0.5, final, [share, 1 - share]))
    return samples


def test_fit_finds_what_a_feature_is_worth():
    early, late = fit(Columns(GAME), seen(3)).worth["coin"]
    assert (early + late) / 2 == pytest.approx(3, abs=0.5)


def test_weights_learn_what_their_forecasts_missed_and_keep_their_fines():
    own = weights.Weights(clock_zero=0.5, worth={"coin": (4.0, 6.0), "coral": (1.0, 1.0)}, fines=["coral"])
    missed = lesson(own, Columns(GAME), seen(2))
    found = taught(own, missed, 1.0)
    assert sum(found.worth["coin"]) / 2 == pytest.approx(2, abs=0.2)
    assert sum(taught(own, missed, 0.5).worth["coin"]) / 2 == pytest.approx(3.5, abs=0.2)
    assert found.worth["coral"] == (1.0, 1.0)
    assert own.worth["coin"] == (4.0, 6.0)


@pytest.mark.parametrize(
    ("whole", "half", "coin"), [(0.6, 0.9, 3.0), (0.5, 0.6, 2.0), (0.2, 0.5, 1.0), (0.4, 0.1, 1.0)]
)
def test_a_lesson_counts_only_if_it_wins_games_and_half_of_it_may_do(
    tmp_path, monkeypatch, whole, half, coin
):
    own = weights.Weights(worth={"coin": (1.0, 1.0)})
    teacher = tuner(tmp_path)
    monkeypatch.setattr(teacher.shop, "share", lambda name, *_: whole if name.endswith("-1") else half)
    assert teacher.better("lesson-0-table", 2, own, {"coin": (2.0, 2.0)}).worth == {"coin": (coin, coin)}


def test_trials_move_the_weight_that_made_the_difference_and_hardly_any_other():
    reach = {"coin": 1.0, "coral": 1.0, "cards": 1.0}
    trials = []
    for seed in range(200):
        early = [signs(seed, seat, reach)[2] for seat in range(2)]
        trials.append(Trial(seed, [10 + 3 * sign + (seed * 7 + sign) % 5 for sign in early]))
    found = mended(weights.Weights(), reach, trials).worth
    assert found["coral"][0] > 1
    assert all(abs(each) < 1 for each in (*found["coin"], *found["cards"], found["coral"][1]))


def test_neighbours_are_off_the_opposite_way():
    reach = {"coin": 0.5, "coral": 2.0}
    assert signs(4, 0, reach) == [-sign for sign in signs(4, 1, reach)]
    assert signs(4, 0, reach) != signs(5, 0, reach) or signs(4, 2, reach) != signs(5, 2, reach)
    assert moved(weights.Weights(), reach, [1, -1, 0, 1]).worth == {"coin": (0.5, -0.5), "coral": (0.0, 2.0)}


def test_weights_survive_their_file(tmp_path):
    sheet = weights.Sheet("reef", made={"command": 'tune "it"'})
    sheet.table.worth = {"coin": (1.5, -0.25)}
    sheet.solo.fines = ["coral", "shells"]
    (tmp_path / "reef.toml").write_text(weights.text(sheet))
    assert weights.load("reef", tmp_path / "reef.toml") == sheet


def test_weights_that_are_none_are_refused(tmp_path):
    (tmp_path / "reef.toml").write_text("game = 3")
    with pytest.raises(BadSetup, match="these are no weights"):
        weights.load("reef", tmp_path / "reef.toml")


def test_without_weights_only_points_count():
    state = GAME.setup(2, 1)
    state.divers[0].coral = 4
    assert Evaluation(GAME, 2, weights.Weights()).forecast(state)[0] == [4.0, 0.0]


def test_a_fine_is_taken_off_the_outcome_and_is_not_tuned(tmp_path):
    state = GAME.setup(2, 1)
    fined = weights.Weights(worth={"coin": (-1.0, -2.0)}, fines=["coin"])
    judges = [Evaluation(GAME, 2, each) for each in (weights.Weights(), fined)]
    assert outcomes(state, judges) == [0.0, -2.0 * state.divers[1].coin]
    sheet = weights.Sheet("reef", table=fined)
    found, _ = tuner(tmp_path, start=sheet).run()
    assert found.table.worth["coin"] == (-1.0, -2.0)


def test_the_weights_that_were_not_asked_for_stay_as_they_were(tmp_path):
    found, verdict = tuner(tmp_path, plan=Plan("reef", 2, 4, 2, 1, "solo")).run()
    assert found.table == weights.Weights()
    assert "table" not in verdict


def test_weights_tell_how_they_were_made_and_how_those_were_that_stayed():
    start = weights.Sheet("reef", made={"command": "the first"})
    once = provenance(GAME, Plan("reef", 2, 4, 2, 1, "solo"), "", start, False)
    assert (once["before"], once["table"]) == ("the first", "the first")
    twice = provenance(GAME, PLAN, "", weights.Sheet("reef", made=once), False)
    assert twice["before"].endswith("--seed 1 --only solo") and "table" not in twice


def tuner(folder, crew=None, plan=PLAN, start=None):
    crew = crew or partial(map, partial(carry_out, GAME))
    return Tuner(Workshop(GAME, plan, folder, start or weights.Sheet("reef"), crew, no_bar))


def no_bar(what, done, of):
    pass


def stopping(after):
    """Does some tasks and is then stopped by hand."""
    left = [after]

    def crew(tasks):
        for task in tasks:
            if not left[0]:
                raise KeyboardInterrupt
            left[0] -= 1
            yield carry_out(GAME, task)

    return crew


def test_tuning_goes_on_where_it_was_stopped(tmp_path):
    whole = tuner(tmp_path / "whole").run()
    for after in (3, 4, 4):
        with pytest.raises(KeyboardInterrupt):
            tuner(tmp_path / "parts", stopping(after)).run()
    assert tuner(tmp_path / "parts").run() == whole
    games = (tmp_path / "parts" / "games-0-table.jsonl").read_text().count("\n")
    assert games == PLAN.games


def test_another_plan_in_the_same_folder_is_refused(tmp_path):
    tuner(tmp_path).run()
    with pytest.raises(BadSetup, match="another plan"):
        tuner(tmp_path, plan=Plan("reef", 2, 5, 2, 1)).run()


def test_a_line_cut_off_in_the_middle_counts_as_not_done(tmp_path):
    whole = tuner(tmp_path).run()
    path = tmp_path / "games-1-table.jsonl"
    path.write_text(path.read_text()[:-50] + "\n")
    assert tuner(tmp_path).run() == whole


def test_a_new_file_begins_with_the_weights_of_the_package(tmp_path):
    words = ["tune", "atlantes", "--rounds", "1", "--games", "1", "--match", "2", "--only", "solo"]
    words += ["--work", str(tmp_path / "work")]
    assert main([*words, "--out", str(tmp_path / "new.toml")]) == 0
    package = weights.load("atlantes")
    made = weights.load("atlantes", tmp_path / "new.toml")
    assert made.made["before"] == package.made["command"]
    assert made.table == package.table


@pytest.mark.parametrize("words", [["--ways", "3"], ["--onward"]])
def test_some_settings_are_for_bends_only(tmp_path, capsys, words):
    assert main(["tune", "atlantes", *words, "--work", str(tmp_path)]) == 2
    assert f"{words[0]} is for --bends" in capsys.readouterr().err


def test_bends_that_lose_leave_the_file_and_how_it_was_made(tmp_path, monkeypatch):
    monkeypatch.setattr(Workshop, "share", lambda *_: 0.0)
    words = ["tune", "atlantes", "--rounds", "1", "--games", "1", "--match", "2", "--bends", "16"]
    assert main([*words, "--work", str(tmp_path / "work"), "--out", str(tmp_path / "new.toml")]) == 0
    assert weights.load("atlantes", tmp_path / "new.toml").made == weights.load("atlantes").made
