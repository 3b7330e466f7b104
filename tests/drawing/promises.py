"""What the drawings of every game promise, asked of the panels of one scene."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

LOOKS = [("en", "light", False), ("fr", "dark", True), ("fr", "auto", False), ("en", "dark", True)]
"""Language, theme and width, in turn."""


def elements(panels):
    return [each for panel in panels for each in ElementTree.fromstring(panel.markup).iter()]


def markup_of(panels):
    return "".join([panel.markup for panel in panels])


def keys_of(panels):
    """The answers that the drawings stand for."""
    found = []
    for each in elements(panels):
        found += [each.get("data-key") or "", *(each.get("data-keys") or "").split("\n")]
    return {key for key in found if key}


def assert_sound(panels):
    """No id and no piece stands twice, and everything that is referred to is there."""
    every = elements(panels)
    ids = Counter(each.get("id") for each in every if each.get("id"))
    pieces = Counter(each.get("data-piece") for each in every if each.get("data-piece"))
    assert [name for name, n in ids.items() if n > 1] == []
    assert [name for name, n in pieces.items() if n > 1] == []
    used = {name for panel in panels for name in re.findall(r'(?:href="|"url\()#([\w-]+)', panel.markup)}
    assert used | {each.get("data-face") for each in every if each.get("data-face")} <= ids.keys()


def assert_refused(panels):
    """What is refused says its rule and its target; gives all that the drawings tell."""
    every = elements(panels)
    shown = [each for each in every if each.get("data-rule") and not _echoes(each)]
    assert all(each.get("aria-disabled") == "true" and each.get("data-target") for each in shown)
    told = [each.get("aria-label") for each in shown] + [each.get("data-help") or "" for each in every]
    return " ".join(told)


def _echoes(element):
    """Whether it only lies over a control and is pressed like it (`Aim.echo`)."""
    return element.get("aria-hidden") == "true"


def assert_reachable(panels):
    """Whatever can be pressed has a name and can be focused."""
    for each in elements(panels):
        if (each.get("data-key") or each.get("data-keys")) and not _echoes(each):
            assert each.get("role") == "button" and each.get("tabindex") == "0"
            assert each.get("aria-label")


def assert_own(panels):
    """Nothing inline and nothing foreign."""
    forbidden = r"foreignObject|<image|<script|\sstyle=|\son\w+=|javascript:"
    assert not re.search(forbidden, markup_of(panels))
