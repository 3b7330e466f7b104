"""Every drawing has a demonstration that writes one picture."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bathysphere.games.antarctica import svg

pytestmark = pytest.mark.slow

FOLDER = Path(svg.__file__).parent
ROOMS = sorted(path.stem for path in FOLDER.glob("*.py") if "__main__" in path.read_text(encoding="utf-8"))


def picture(room, *options):
    command = [sys.executable, "-m", f"{svg.__name__}.{room}", "--answers", "40", *options]
    return subprocess.run(command, capture_output=True, check=True, cwd=FOLDER.parents[3]).stdout


def test_a_demonstration_speaks_both_languages():
    assert b"Who leads where" in picture("standings")
    assert b"Qui m\xc3\xa8ne o\xc3\xb9" in picture("standings", "--language", "fr")


@pytest.mark.slow
@pytest.mark.parametrize("room", ROOMS)
def test_a_demonstration_writes_a_picture(room):
    for options in ([], ["--narrow", "--theme", "dark", "--seats", "2"]):
        assert ElementTree.fromstring(picture(room, *options)).tag.endswith("svg")
