"""Compiled and interpreted rooms give the same games, digest by digest. Skipped where nothing is compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bathysphere import lane

ROOT = Path(__file__).parent.parent.parent
needs_compiled = pytest.mark.skipif(
    not lane.fresh(), reason="the rooms are not compiled; `make compile` does it"
)

LAWS = """
import sys
sys.path.insert(0, "tests")
import bathysphere
from bathysphere import lane
from bathysphere.kernel import laws
from reef.table import GAME
print(lane.name())
for game in [GAME, *map(bathysphere.game, bathysphere.games())]:
    for seats in game.seats:
        for number, variants in enumerate(laws.all_settings(game, seats)):
            walk = laws.walk_one(game, seats, number, variants, every=60)
            print(game.name, walk.say(), game.digest(walk.state))
"""


CHOICES = """
import sys
sys.path.insert(0, "tests")
import bathysphere
from bathysphere import lane
from bots.tables import after, choice
print(lane.name())
for game in map(bathysphere.game, bathysphere.games()):
    for seed in range(3):
        state = after(game, game.seats[1], seed, 30)
        seat = game.waiting(state)[0]
        print(game.name, seed, choice(game, state, seat, "search@15"))
"""


def played(pure, script=LAWS):
    environment = {key: value for key, value in os.environ.items() if key != lane.PURE}
    environment |= {lane.PURE: "1"} if pure else {}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split("\n")


@pytest.mark.slow
@needs_compiled
def test_the_laws_hold_in_both_lanes_with_the_same_digests():
    compiled, interpreted = played(pure=False), played(pure=True)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > 20 and compiled[1:] == interpreted[1:]


@pytest.mark.slow
@needs_compiled
def test_bots_choose_the_same_in_both_lanes():
    compiled, interpreted = played(pure=False, script=CHOICES), played(pure=True, script=CHOICES)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > 12 and compiled[1:] == interpreted[1:]


MIDDLE = """
import sys
sys.path.insert(0, "tests")
from bathysphere import lane
from reef.table import GAME, answer, keys, table
text = sys.stdin.read()
state = GAME.load(text) if text else answer(table("field_station", coins=4), "play field_station", "part 1")
if text:
    answer(state, "branch 0", "part 0")
print(lane.name(), file=sys.stderr)
print(GAME.dump(state), end="")
"""


def resumed(text, pure):
    environment = {key: value for key, value in os.environ.items() if key != lane.PURE}
    environment |= {lane.PURE: "1"} if pure else {}
    done = subprocess.run(
        [sys.executable, "-c", MIDDLE],
        cwd=ROOT,
        env=environment,
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr.strip()


@needs_compiled
def test_a_game_saved_in_one_lane_in_the_middle_of_a_card_goes_on_in_the_other():
    saved, lane_of_saving = resumed("", pure=False)
    assert resumed("", pure=True) == (saved, "interpreted") and lane_of_saving == "compiled"
    assert resumed(saved, pure=True)[0] == resumed(saved, pure=False)[0]


@needs_compiled
def test_an_edited_room_is_not_shadowed_by_what_was_compiled_before(tmp_path):
    """Where one source no longer fits the stamp, all sources run."""
    shutil.copytree(ROOT / "src", tmp_path / "src")
    stamp = tmp_path / "src" / "bathysphere" / "_compiled.json"
    stamp.write_text(stamp.read_text().replace(str(ROOT / "src"), str(tmp_path / "src")))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    environment.pop(lane.PURE, None)

    def says():
        code = "from bathysphere import lane; print(lane.name(), lane.fresh())"
        words = [sys.executable, "-c", code]
        return subprocess.run(
            words, env=environment, capture_output=True, text=True, check=True
        ).stdout.split()

    assert says() == ["compiled", "True"]
    with (tmp_path / "src" / "bathysphere" / "kernel" / "rng.py").open("a") as room:
        room.write("# edited\n")
    assert says() == ["interpreted", "False"]
