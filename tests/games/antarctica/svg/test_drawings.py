"""What every drawing of Antarctica promises, in random games at every seat count."""

from __future__ import annotations

from itertools import cycle
from xml.etree import ElementTree

import pytest

from bathysphere.games.antarctica.svg import draw
from bathysphere.kernel.rng import seeded
from drawing.promises import (
    assert_own,
    assert_reachable,
    assert_refused,
    assert_sound,
    elements,
    keys_of,
    markup_of,
)
from games.antarctica.svg.scenes import GAME, scene, states

LOOKS = [
    (language, theme, narrow)
    for language in ("en", "fr")
    for theme in ("light", "dark", "auto")
    for narrow in (False, True)
]


def drawn(each):
    return markup_of(draw(each))


def random_scenes(seats, seed, every=13):
    looks = cycle(LOOKS)
    for state, seat in states(seats, seed, every):
        language, theme, narrow = next(looks)
        yield scene(state, seat, language, theme, narrow)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_id_stands_twice_and_everything_that_is_used_is_there(seats, seed):
    for each in random_scenes(seats, seed):
        assert_sound(draw(each))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("narrow", [False, True])
def test_the_keys_in_the_drawings_are_the_options(seats, narrow):
    for state, seat in states(seats, 10 + seats, every=4):
        each = scene(state, seat, narrow=narrow)
        assert keys_of(draw(each)) == {choice.key for choice in each.choices}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_refusal_is_told_on_what_it_is_about(seats, narrow):
    for state, seat in states(seats, 20 + seats, every=2, sparing=False):
        each = scene(state, seat, narrow=narrow)
        told = assert_refused(draw(each))
        assert [denial for denial in each.denials if denial.words not in told] == []


def test_what_is_refused_is_not_pressed_and_its_rule_is_of_this_game():
    for each in random_scenes(3, 5):
        for element in elements(draw(each)):
            if element.get("data-rule"):
                assert all(rule.startswith("AN-") for rule in element.get("data-rule").split())
                assert not element.get("data-key") and not element.get("data-keys")


def test_what_can_be_pressed_has_a_name_and_can_be_reached():
    for each in random_scenes(4, 6):
        assert_reachable(draw(each))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_finger_finds_every_control_on_a_narrow_screen(seats):
    for state, seat in states(seats, 16, every=6, sparing=False):
        for element in elements(draw(scene(state, seat, narrow=True))):
            if element.get("role") == "button":
                assert float(element.get("width")) >= 40 and float(element.get("height")) >= 40


def test_no_control_lies_within_another():
    for each in random_scenes(4, 8):
        for element in elements(draw(each)):
            if element.get("role") == "button":
                assert [inner for inner in element.iter() if inner.get("role") == "button"] == [element]


def test_the_page_needs_no_inline_style_script_or_picture():
    for each in random_scenes(2, 11):
        assert_own(draw(each))


@pytest.mark.parametrize("narrow", [False, True])
def test_a_hostile_name_stays_a_name(narrow):
    hostile = ['<b onload="x">', "a & b", "\"'>", "]]><svg/>"]
    for state, seat in states(4, 12, every=40):
        for panel in draw(scene(state, seat, narrow=narrow, names=hostile)):
            tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(panel.markup).iter()}
            assert "b" not in tags
            assert "<b" not in panel.markup


@pytest.mark.parametrize("seats", GAME.seats)
def test_states_that_look_the_same_to_a_seat_draw_the_same_bytes(seats):
    for i, (state, seat) in enumerate(states(seats, 13, every=20)):
        other = GAME.imagine(state, seat, seeded(i))
        assert drawn(scene(state, seat)) == drawn(scene(other, seat))


def test_onlookers_and_waiting_seats_see_the_table_without_controls():
    for state, seat in states(3, 14, every=25):
        for other in (None, *[each for each in range(3) if each != seat]):
            panels = draw(scene(state, other))
            assert not keys_of(panels) and "data-target" not in markup_of(panels)


def test_pieces_keep_their_ids():
    for state, seat in states(4, 15, every=15):
        markup = drawn(scene(state, seat))
        for zone in state.queues:
            for ship in zone:
                assert f'id="ship-{ship}"' in markup and f'data-piece="ship-{ship}"' in markup
        for number, row in enumerate(state.cubes):
            for owner, space in enumerate(row):
                name = f"cube-{owner}-{state.box.tracks[number].id}"
                assert (f'id="{name}"' in markup) == (space > 0)
        assert 'id="sun"' in markup
