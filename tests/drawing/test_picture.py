"""States as pictures, in notebooks; and the drawings of games whose printed matter is an owner's own."""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bathysphere import doors
from bathysphere.drawing.stage import stage
from bathysphere.games import GAMES
from bathysphere.kernel import packs
from bathysphere.kernel.rng import seeded
from reef import GAME as REEF

HOUSE = Path(packs.__file__).parent.parent / "packs"
NAMES = ["Ada", "Boris", "Carmen"]


def begun(game, answers=25):
    state, rng = game.setup(3, 5), seeded(5)
    for _ in range(answers):
        seat = game.waiting(state)[0]
        options = game.options(state, seat)
        game.answer(state, seat, options[rng.below(len(options))])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_the_board_of_a_state(name):
    game = doors.game(name)
    shown = begun(game)._repr_svg_()
    assert ElementTree.fromstring(shown).get("viewBox")


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_nothing_that_an_onlooker_may_not_know(name):
    game = doors.game(name)
    state = begun(game)
    other = game.imagine(state, None, seeded(9))
    assert game.digest(other) != game.digest(state)
    assert other._repr_svg_() == state._repr_svg_()


def test_a_state_of_a_game_without_drawings_is_not_shown():
    game = REEF(packs.read(Path(importlib.import_module("reef").__file__).parent / "house"))
    assert game.setup(2, 1)._repr_svg_() is None


@pytest.fixture
def own_pack(tmp_path, monkeypatch):
    """An owner's pack of every game: the cards of the house under other names."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in GAMES:
        folder = tmp_path / ".bathysphere" / "packs" / name / "own"
        shutil.copytree(HOUSE / name / "house", folder)
        for path in folder.glob("*.toml"):
            text = path.read_text(encoding="utf-8").replace('name.en = "', 'name.en = "Own ')
            named = text.replace('name = "house"', 'name = "own"') if path.name == "pack.toml" else text
            path.write_text(named, encoding="utf-8")
    return "own"


@pytest.mark.parametrize("name", GAMES)
def test_the_view_names_its_pack_and_the_drawing_uses_it(name, own_pack):
    say = doors.voice(name, "en", NAMES).say
    draw = importlib.import_module(f"bathysphere.games.{name}.svg").draw
    for pack in ("house", own_pack):
        game = doors.game(name, pack)
        state = begun(game)
        seat = game.waiting(state)[0]
        scene = stage(game, state, seat, NAMES, say)
        assert scene.view["pack"] == pack
        assert ("Own " in "".join([panel.markup for panel in draw(scene)])) == (pack == own_pack)
        assert state._repr_svg_() is not None
