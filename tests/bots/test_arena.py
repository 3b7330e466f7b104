"""The arena: fair seats, honest intervals, tests that stop in time, nothing played twice."""

from __future__ import annotations

import csv
import io
import random
import xml.etree.ElementTree
from collections import Counter

import pytest
from rich.console import Console

from bathysphere import lane
from bathysphere.bots.arena import Seat, matrix, meet, schedule, wilson
from bathysphere.bots.chart import chart
from bathysphere.bots.match import play
from bathysphere.bots.ratings import rate
from bathysphere.bots.sprt import Sprt, shares_by_deal
from bathysphere.cli.main import main
from bathysphere.cli.standings import print_standings
from bots.tables import GAME, player

OPEN = "antarctica"


def rows_of(p, games, seed):
    """A match of two in which the first wins with a chance of p."""
    rng = random.Random(seed)
    rows = []
    for number in range(games):
        won = rng.random() < p
        for seat, name in enumerate(("a", "b")):
            first = won == (name == "a")
            place = 1 if first else 2
            rows.append(
                Seat(number, number // 2, number // 2, seat, name, 20 - place, place, float(first), 9, 0.1)
            )
    return rows


def test_every_bot_sits_equally_often_on_every_seat_of_every_deal():
    meetings = schedule(["a", "b", "c"], 3, 10, 5)
    assert len(meetings) == 12
    for deal in range(4):
        own = [meeting for meeting in meetings if meeting.deal == deal]
        assert {meeting.seed for meeting in own} == {5 + deal}
        for seat in range(3):
            assert sorted(meeting.bots[seat] for meeting in own) == ["a", "b", "c"]


def test_every_other_deal_goes_round_the_other_way():
    neighbours = Counter(
        (meeting.bots * 2)[(meeting.bots * 2).index("a") + 1]
        for meeting in schedule(["a", "b", "c"], 3, 12, 0)
    )
    assert neighbours == {"b": 6, "c": 6}


def test_more_bots_than_seats_all_meet():
    meetings = schedule(["a", "b", "c"], 2, 6, 0)
    assert Counter(frozenset(meeting.bots) for meeting in meetings) == {
        frozenset("ab"): 2,
        frozenset("ac"): 2,
        frozenset("bc"): 2,
    }


def test_one_against_three_sits_on_every_seat_once():
    meetings = schedule(["a", "b", "b", "b"], 4, 4, 0)
    assert [meeting.bots.index("a") for meeting in meetings] == [0, 3, 2, 1]


def test_two_bots_share_three_seats_evenly_within_every_deal():
    meetings = schedule(["a", "b"], 3, 12, 0)
    assert [meeting.deal for meeting in meetings] == [0] * 6 + [1] * 6
    for deal in range(2):
        own = [meeting.bots for meeting in meetings if meeting.deal == deal]
        assert len(set(own)) == 6
        for seat in range(3):
            assert sorted(bots[seat] for bots in own) == ["a"] * 3 + ["b"] * 3
    # Stopped anywhere, neither has had more than one seat more.
    for stop in range(1, 13):
        sat = Counter(bot for meeting in meetings[:stop] for bot in meeting.bots)
        assert abs(sat["a"] - sat["b"]) <= 1


def test_wins_are_counted_by_game_whichever_seat_won():
    rows = [
        Seat(0, 0, 0, seat, bot, 9 - seat, seat + 1, float(seat == 0), 5, 0.1)
        for seat, bot in enumerate("aab")
    ]
    console = Console(width=160, file=io.StringIO())
    print_standings(console, rows, ["a", "b"])
    lines = [line.split("│") for line in console.file.getvalue().splitlines() if "│" in line]
    assert [[cell.strip() for cell in line[4:6]] for line in lines[:2]] == [["1", "100.0%"], ["1", "0.0%"]]


def test_wilson_gives_the_known_interval():
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)


def test_a_meeting_is_played_to_the_end():
    rows = meet(GAME, schedule(["greedy", "uniform"], 2, 2, 3)[0], {})
    assert [row.bot for row in rows] == ["greedy", "uniform"]
    assert sum(row.share for row in rows) == 1 and all(row.asked > 0 for row in rows)


def test_a_game_without_end_counts_as_it_stands():
    played = play(GAME, [player("uniform", 1), player("uniform", 2)], 3, {}, most=5)
    assert len(played.record.answers) == 5
    assert played.points == GAME.result(played.record.state).points and sum(played.shares) == 1


def test_ratings_find_the_true_difference():
    found = rate(rows_of(0.76, 400, 1), ["a", "b"])
    gap = found["a"].rating - found["b"].rating
    assert abs(gap - 200) < found["a"].error + found["b"].error < 200


def test_the_matrix_counts_who_finished_before_whom():
    rows = rows_of(0.7, 100, 2)
    wins = sum(row.share for row in rows if row.bot == "a")
    assert matrix(rows, ["a", "b"])[0][1] == (wins, 100)


@pytest.mark.parametrize(("p", "verdict"), [(0.5, "not stronger"), (0.65, "stronger")])
def test_the_sequential_test_is_rarely_wrong(p, verdict):
    test = Sprt(0.5, 0.65)
    verdicts = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        shares, found = [], ""
        while not found and len(shares) < 2000:
            shares.append(((rng.random() < p) + (rng.random() < p)) / 2)
            found = test.verdict(shares)
        verdicts[found] += 1
    assert verdicts[verdict] >= 54


def test_a_deal_counts_once_all_its_rotations_are_played():
    rows = rows_of(1.0, 5, 1)
    assert shares_by_deal(rows, "a", 2) == [1.0, 1.0]


def test_standings_show_ratings_intervals_and_the_matrix(capsys):
    print_standings(Console(width=120), rows_of(0.8, 60, 1), ["a", "b"])
    out = capsys.readouterr().out
    assert "± 95 %" in out and "finished before" in out and "of 60" in out


def test_the_chart_is_a_picture():
    drawn = chart("reef & co", {"a<b": [1, 2, 3], "c": [4]})
    assert xml.etree.ElementTree.fromstring(drawn).tag.endswith("svg")


def test_a_match_goes_on_where_it_was_stopped(tmp_path, capsys):
    words = ["arena", OPEN, "--bots", "greedy,uniform", "--seed", "3", "--out", str(tmp_path)]
    assert main([*words, "--games", "2"]) == 0
    first = (tmp_path / "games.csv").read_text()
    (tmp_path / "games.csv").write_text(first + "2,1,4,0,gre")
    assert main([*words, "--games", "4"]) == 0
    text = (tmp_path / "games.csv").read_text()
    assert text.startswith(first)
    assert [row["number"] for row in csv.DictReader(text.splitlines())] == [*"00112233"]
    assert (tmp_path / "chart.svg").is_file()
    assert main(["arena", OPEN, "--bots", "greedy,uniform", "--seed", "4", "--out", str(tmp_path)]) == 2
    assert "holds another match" in capsys.readouterr().err


def test_a_match_says_when_it_is_interpreted_and_stays_in_its_lane(tmp_path, capsys, monkeypatch):
    words = ["arena", OPEN, "--bots", "greedy,uniform", "--games", "2", "--out", str(tmp_path)]
    monkeypatch.setattr(lane, "name", lambda: "interpreted")
    assert main(words) == 0
    assert "interpreted: bots with a time" in capsys.readouterr().out
    monkeypatch.setattr(lane, "name", lambda: "compiled")
    assert main(words) == 2
    told = capsys.readouterr()
    assert "seed and lane" in told.err and "interpreted" not in told.out


def test_a_match_stops_by_the_clock_and_keeps_what_was_played(tmp_path):
    words = ["arena", OPEN, "--bots", "greedy,uniform", "--games", "9", "--out", str(tmp_path)]
    assert main([*words, "--minutes", "0"]) == 0
    assert main([*words, "--minutes", "0"]) == 0
    rows = csv.DictReader((tmp_path / "games.csv").read_text().splitlines())
    assert [row["number"] for row in rows] == [*"0011"]


@pytest.mark.slow
def test_the_sequential_test_stops_the_match(capsys):
    assert main(["arena", OPEN, "--bots", "greedy,uniform", "--games", "400", "--sprt"]) == 0
    assert "greedy: stronger" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena", OPEN, "--bots", "greedy,god"], "there is no bot 'god'; known are: "),
        (["arena", OPEN, "--bots", "greedy,search@soon"], "must be as in search@200ms or search@500"),
        (["arena", OPEN, "--bots", "greedy,uniform", "--seats", "9"], "no game for 9 seats"),
        (["arena", OPEN, "--bots", "greedy,uniform", "--sprt", "half"], "must be two shares, as in 0.5:0.6"),
        (["arena", OPEN, "--bots", "greedy,uniform", "--sprt", "0.7:0.6"], "the shares must rise"),
        (["arena", OPEN, "--bots", "greedy,uniform,easy", "--sprt"], "--sprt compares two bots"),
        (["arena", OPEN], "the following arguments are required: --bots"),
        (["tune", OPEN, "--rounds", "0"], "'0' is not a whole number from 1 upwards"),
        (["tune", "chess"], "invalid choice: 'chess'"),
        (["simulate", OPEN, "--seats", "bot:greedy,bot:search@"], "must be as in search@200ms"),
        (["play", OPEN, "--seats", "you,bot:search@0ms"], "must be as in search@200ms"),
    ],
)
def test_a_wrong_value_gets_one_sentence_and_exit_code_2(words, says, capsys):
    try:
        code = main(words)
    except SystemExit as left:
        code = left.code
    errors = capsys.readouterr().err
    assert code == 2 and says in errors and errors.count("\n") == 1
