"""What can be pressed in a picture, and what says why it cannot."""

from __future__ import annotations

from html import unescape
from xml.etree import ElementTree

from bathysphere.drawing.scene import Choice, Denial, Scene
from bathysphere.drawing.targets import Targets

CHOICES = [Choice("sail to 1", "DP-4", "sail to zone 1"), Choice("sail to 2", "DP-4", "sail to zone 2")]
DENIALS = [
    Denial("zone 3", "AN-4.4", 'Zone 3 is "full".'),
    Denial("card crane", "AN-6.10", "Too few scientists."),
    Denial("card crane", "AN-6.11", "Already there."),
]
TARGETS = Targets(Scene({}, 0, [], CHOICES, DENIALS, "en", "light", False, lambda message: message.id))


def shape(keys, targets, help=""):
    """The element that is pressed, and the whole."""
    markup = TARGETS.aim("Label", keys, targets, help).control(
        "thing", "<text>Words</text>", '<rect width="9"/>'
    )
    whole = ElementTree.fromstring(markup)
    return whole.find("rect"), whole


def test_one_answer_is_a_key_and_has_the_words_of_its_option():
    pressed, _ = shape(["sail to 1", "place ship in 1"], [])
    assert pressed.attrib["data-key"] == "sail to 1"
    assert pressed.attrib["aria-label"] == "sail to zone 1"


def test_several_answers_are_keys_line_by_line():
    pressed, _ = shape(["sail to 1", "sail to 2"], [])
    assert pressed.attrib["data-keys"].split("\n") == ["sail to 1", "sail to 2"]


def test_one_reason_is_left_to_the_list_of_the_page():
    pressed, _ = shape([], ["zone 3"])
    assert (pressed.attrib["data-target"], pressed.attrib["data-rule"]) == ("zone 3", "AN-4.4")
    assert "data-why" not in pressed.attrib and pressed.attrib["aria-disabled"] == "true"
    assert pressed.attrib["aria-label"] == 'Label: Zone 3 is "full".'


def test_several_reasons_are_told_together():
    pressed, _ = shape([], ["card crane"])
    assert pressed.attrib["data-why"] == "Too few scientists. Already there."
    assert pressed.attrib["data-rule"] == "AN-6.10 AN-6.11"


def test_what_is_legal_here_and_refused_there_can_be_pressed_and_tells_the_reason():
    pressed, _ = shape(["sail to 1"], ["zone 3"])
    assert pressed.attrib["data-key"] and pressed.attrib["data-help"] == 'Zone 3 is "full".'


def test_anything_else_is_a_picture_with_a_name():
    pressed, whole = shape([], [], "help")
    assert pressed is None
    assert (whole.attrib["role"], whole.attrib["aria-label"], whole.attrib["data-help"]) == (
        "img",
        "Label",
        "help",
    )


def test_the_letters_of_a_control_are_not_read_out():
    _, whole = shape(["sail to 1"], [])
    assert whole.find("g").attrib["aria-hidden"] == "true"


def test_names_are_escaped():
    markup = TARGETS.aim("<\"&'>", [], []).control("a", "", "")
    assert '<"' not in markup and unescape(markup).count("<\"&'>") == 1
