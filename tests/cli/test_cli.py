"""The command line: what it does, and one sentence with exit code 2 for what it cannot."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from xml.etree import ElementTree

import pytest

from bathysphere import game, games
from bathysphere.bots import Budget
from bathysphere.cli.main import main
from bathysphere.cli.simulate import Job, _outcomes
from bathysphere.kernel import record as records

GAME = "antarctica"


def run(*words, text=None, wait=60):
    command = [sys.executable, "-m", "bathysphere", *words]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=wait, check=False)


def test_games_lists_every_game(capsys):
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert all(name[:8] in out for name in games())


def test_rules_shows_a_rule_with_its_places(capsys):
    assert main(["rules", GAME, "AN-14.2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("AN-14.2") and "code" in out and "test_an_14_2" in out


def test_rules_lists_a_chapter(capsys):
    assert main(["rules", GAME, "an-17"]) == 0
    assert "4 rules" in capsys.readouterr().out


@pytest.mark.slow
def test_laws_holds_a_game_against_the_laws_and_writes_digests(tmp_path, capsys):
    path = tmp_path / "digests"
    assert main(["laws", GAME, "--games", "12", "--digests", str(path)]) == 0
    assert "no law broken" in capsys.readouterr().out
    assert len(path.read_text().split("\n")) == 12 * 3 + 1


@pytest.mark.slow
def test_bench_measures_and_writes_json(tmp_path, capsys):
    path = tmp_path / "bench.json"
    assert main(["bench", GAME, "--seconds", "1", "--json", str(path)]) == 0
    rows = json.loads(path.read_text())
    assert {row["seats"] for row in rows} == set(game(GAME).seats)
    assert all(row["answers_per_second"] > 0 and row["copy"] > 0 for row in rows)
    assert all(1000 < row["bytes_of_state"] < 20 * 1024 for row in rows)


def test_simulate_writes_records_that_replay_and_a_table(tmp_path, capsys):
    out = tmp_path / "games"
    assert main(["simulate", GAME, "--games", "3", "--seed", "5", "--out", str(out)]) == 0
    assert "3 games" in capsys.readouterr().out
    rows = list(csv.DictReader((out / "results.csv").open()))
    assert [row["seed"] for row in rows] == ["5", "5", "6", "6", "7", "7"]
    for path in out.glob("*.bathy"):
        record = records.replay(game(GAME), path.read_text())
        assert [str(points) for points in game(GAME).result(record.state).points] == [
            row["points"] for row in rows if int(row["seed"]) == record.header.seed
        ]


@pytest.mark.slow
def test_simulate_in_several_processes_plays_the_same_games(tmp_path):
    for jobs in ("1", "2"):
        assert main(["simulate", GAME, "--games", "6", "--jobs", jobs, "--out", str(tmp_path / jobs)]) == 0
    assert (tmp_path / "1" / "results.csv").read_text() == (tmp_path / "2" / "results.csv").read_text()


@pytest.mark.slow
def test_simulate_in_several_processes_tells_of_every_game_as_it_ends():
    """Of what is done nothing is lost: the games after a long one do not wait for it."""
    long, *short = [
        Job(GAME, "house", (bot, bot), seed, (), Budget())
        for seed, bot in enumerate(["search@50ms"] + ["uniform"] * 4)
    ]
    told = [outcome.seed for outcome in _outcomes([long, *short], 2)]
    assert told == [1, 2, 3, 4, 0]


@pytest.mark.slow
def test_simulate_stopped_by_hand_keeps_what_is_done(tmp_path):
    out = tmp_path / "games"
    command = [sys.executable, "-m", "bathysphere", "simulate", GAME, "--games", "100000", "--out", str(out)]
    # A shell lets its background jobs ignore Ctrl-C, and they pass that on: the tests may be such a job.
    heeding = ["env", "--default-signal=INT", *command]
    running = subprocess.Popen(heeding, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while running.poll() is None and len(list(out.glob("*.bathy"))) < 5:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=30)
    assert running.returncode == 130 and "Traceback" not in errors
    rows = list(csv.DictReader((out / "results.csv").open()))
    assert len(rows) == 2 * len(list(out.glob("*.bathy"))) >= 10


def test_replay_shows_the_table_after_some_answers(tmp_path, capsys):
    out = tmp_path / "games"
    main(["simulate", GAME, "--games", "1", "--out", str(out)])
    capsys.readouterr()
    assert main(["replay", str(next(out.glob("*.bathy"))), "--at", "3", "--language", "fr"]) == 0
    assert "3" in capsys.readouterr().out


def test_replay_draws_a_moment_and_writes_the_whole_game_as_a_page(tmp_path, capsys):
    played = records.start(game(GAME), 2, 5, {}, ["<Ada>", "Boris"])
    for _ in range(8):
        seat = played.game.waiting(played.state)[0]
        played.answer(seat, played.game.options(played.state, seat)[0].key())
    path, svg, html = tmp_path / "short.bathy", tmp_path / "board.svg", tmp_path / "game.html"
    path.write_text(played.text(), encoding="utf-8")
    assert main(["replay", str(path), "--at", "3", "--svg", str(svg)]) == 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert main(["replay", str(path), "--html", str(html), "--language", "fr"]) == 0
    page = html.read_text(encoding="utf-8")
    reel = json.loads(page.partition('id="reel">')[2].partition("</script>")[0])
    assert len(reel["frames"]) == len(reel["captions"]) == 9
    assert "<Ada>" not in page
    assert str(svg) in capsys.readouterr().out
    assert main(["replay", str(path), "--svg", str(tmp_path / "nowhere" / "board.svg")]) == 2


def test_play_is_played_by_numbers_keys_and_questions():
    done = run("play", GAME, "--seats", "you,bot:uniform", "--seed", "3", text="?\nb\n1\n1\nno such key\nq\n")
    assert done.returncode == 0 and done.stderr == ""
    assert "'no such key' is not legal now" in done.stdout


def test_a_whole_game_can_be_played_in_the_terminal(tmp_path):
    path = tmp_path / "saved.bathy"
    done = run("play", GAME, "--seats", "you,bot:uniform", "--seed", "3", text=f"s {path}\n" + "1\n" * 2000)
    assert done.returncode == 0 and done.stderr == ""
    assert "place 1" in done.stdout and records.replay(game(GAME), path.read_text()).answers == []


def test_packs_are_listed_checked_and_begun(tmp_path, capsys):
    folder = tmp_path / "mine"
    assert main(["packs", "list"]) == 0
    assert main(["packs", "new", GAME, str(folder)]) == 0
    assert main(["packs", "check", str(folder)]) == 0
    assert f"{GAME}/mine is sound" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["fly"], "invalid choice: 'fly'"),
        (["play", "chess"], "invalid choice: 'chess'"),
        (["play", GAME, "--seats", "you"], "no game for 1 seats; allowed are: 2, 3, 4"),
        (["play", GAME, "--seats", "you,bot:god"], "there is no bot 'god'; known are: "),
        (["play", GAME, "--variant", "colour=red"], "there is no variant 'colour'; known are: "),
        (["play", GAME, "--variant", "first_game"], "must be NAME=VALUE"),
        (["play", GAME, "--variant", "first_game=perhaps"], "cannot be 'perhaps'; allowed are: "),
        (["play", GAME, "--pack", "gold"], "has no pack 'gold'; known are: house"),
        (["simulate", GAME, "--games", "0"], "'0' is not a whole number from 1 upwards"),
        (["simulate", GAME, "--seats", "you,bot:uniform"], "is no bot; known are: "),
        (["simulate", GAME, "--seed", "x"], "'x' is not a whole number from 0 upwards"),
        (["rules", GAME, "AN-99.1"], "has no rule 'AN-99.1'"),
        (["replay", "nowhere.bathy"], "nowhere.bathy: No such file"),
        (["packs", "check", "nowhere"], "nowhere: there is no pack.toml"),
        (["laws", GAME, "--games", "many"], "'many' is not a whole number from 1 upwards"),
    ],
)
def test_a_wrong_value_gets_one_sentence_and_exit_code_2(words, says, capsys):
    try:
        code = main(words)
    except SystemExit as left:
        code = left.code
    errors = capsys.readouterr().err
    assert code == 2 and says in errors and errors.count("\n") == 1


def test_a_folder_that_exists_is_not_overwritten(tmp_path, capsys):
    assert main(["packs", "new", GAME, str(tmp_path)]) == 2
    assert main(["simulate", GAME, "--games", "1", "--out", str(tmp_path)]) == 2
    assert list(tmp_path.iterdir()) == [] and "exists" in capsys.readouterr().err


def test_a_broken_record_is_refused_with_its_line(tmp_path, capsys):
    path = tmp_path / "broken.bathy"
    path.write_text("{}\n")
    assert main(["replay", str(path)]) == 2
    assert "line 1: this is no header" in capsys.readouterr().err


def test_the_module_and_the_script_are_the_same():
    assert run("games").returncode == 0
    script = os.path.join(os.path.dirname(sys.executable), "bathysphere")
    assert subprocess.run([script, "games"], capture_output=True, check=False).returncode == 0
