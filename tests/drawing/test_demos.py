"""Every drawing of every game has a demonstration that writes one picture."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bathysphere.doors import game, games

pytestmark = pytest.mark.slow

SPOKEN = {
    "antarctica": ("standings", "Who leads where", "Qui mène où"),
    "atlantes": ("board", "Central row", "centrale"),
    "twentieth_century": ("board", "Territories", "Territoires"),
    "underwater_cities": ("board", "Always open", "Toujours libre"),
}


def folder(name):
    return Path(importlib.import_module(f"bathysphere.games.{name}.svg").__file__).parent


ROOMS = [
    (name, path.stem)
    for name in games()
    for path in sorted(folder(name).glob("*.py"))
    if "__main__" in path.read_text(encoding="utf-8")
]


def picture(name, room, *options):
    module = f"bathysphere.games.{name}.svg.{room}"
    command = [sys.executable, "-W", "ignore", "-m", module, "--answers", "30", *options]
    return subprocess.run(command, capture_output=True, check=True, cwd=folder(name).parents[3]).stdout


@pytest.mark.parametrize("name", games())
def test_a_demonstration_speaks_both_languages(name):
    room, english, french = SPOKEN[name]
    assert english in picture(name, room).decode()
    assert french in picture(name, room, "--language", "fr").decode()


@pytest.mark.parametrize(("name", "room"), ROOMS)
def test_a_demonstration_writes_a_picture(name, room):
    fewest = str(max(2, game(name).seats[0]))
    for options in ([], ["--narrow", "--theme", "dark", "--seats", fewest]):
        assert ElementTree.fromstring(picture(name, room, *options)).tag.endswith("svg")
