"""Every drawing has a demonstration that writes one picture."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bathysphere.games.atlantes import svg

pytestmark = pytest.mark.slow

FOLDER = Path(svg.__file__).parent
ROOMS = sorted(path.stem for path in FOLDER.glob("*.py") if "__main__" in path.read_text(encoding="utf-8"))


def picture(room, *options):
    command = [sys.executable, "-W", "ignore", "-m", f"{svg.__name__}.{room}", "--answers", "40", *options]
    return subprocess.run(command, capture_output=True, check=True, cwd=FOLDER.parents[3]).stdout


def test_a_demonstration_speaks_both_languages():
    assert b"Central row" in picture("board")
    assert b"centrale" in picture("board", "--language", "fr")


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_a_demonstration_writes_a_picture(room):
    for options in ([], ["--narrow", "--theme", "dark", "--seats", "2"]):
        assert ElementTree.fromstring(picture(room, *options)).tag.endswith("svg")
