"""The drawings of random games: well-formed, complete, honest."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from bathysphere.games.underwater_cities.components import COLOURS
from bathysphere.games.underwater_cities.svg import draw
from bathysphere.games.underwater_cities.text.names import slot_name
from bathysphere.kernel.message import Message
from bathysphere.kernel.rng import seeded
from drawing.promises import (
    LOOKS,
    assert_own,
    assert_reachable,
    assert_refused,
    assert_sound,
    elements,
    keys_of,
    markup_of,
)
from games.underwater_cities.svg.scenes import GAME, asked_seat, game_of, scene, states
from games.underwater_cities.table import SLOTS, table

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def assert_complete(state, look):
    given = scene(state, asked_seat(state), *look)
    assert keys_of(draw(given)) == {choice.key for choice in given.choices}


@SEATS
def test_every_option_is_drawn_and_every_drawn_key_is_an_option(seats):
    for i, state in enumerate(game_of(seats)[::2]):
        assert_complete(state, LOOKS[i % 4])


@pytest.mark.slow
@SEATS
def test_every_option_of_whole_games_is_drawn(seats):
    for seed in (1, 2):
        for i, state in enumerate(states(seats, seed)):
            assert_complete(state, LOOKS[i % 4])


@SEATS
def test_ids_and_pieces_are_unique_and_references_resolve(seats):
    for i, state in enumerate(game_of(seats)[::4]):
        panels = draw(scene(state, i % seats, *LOOKS[i % 4]))
        assert_sound(panels)
        assert "&~" not in markup_of(panels)


@SEATS
def test_what_is_refused_is_greyed_with_its_reason_and_rule(seats):
    """A piece that another answer makes legal tells its reason only when it is pointed at."""
    for i, state in enumerate(game_of(seats)[::3]):
        given = scene(state, asked_seat(state), *LOOKS[i % 4])
        told = assert_refused(draw(given))
        assert [denial for denial in given.denials if denial.words not in told] == []


def test_names_are_escaped():
    state = game_of(4)[0]
    for narrow in (False, True):
        markup = "".join([panel.markup for panel in draw(scene(state, 2, narrow=narrow))])
        assert "<b>" not in markup
        assert "&lt;b&gt;" in markup
        assert "Boris &amp;~ #&amp;~" in markup


def test_targets_have_names_and_can_be_focused():
    for i, state in enumerate(game_of(3)[::8]):
        assert_reachable(draw(scene(state, asked_seat(state), *LOOKS[i % 4])))


def test_nothing_inline_and_nothing_foreign():
    state = game_of(4)[20]
    for narrow in (False, True):
        assert_own(draw(scene(state, 0, theme="auto", narrow=narrow)))


@SEATS
def test_states_that_look_the_same_draw_the_same(seats):
    """What a seat cannot know never reaches a byte of its drawings."""
    for i, state in enumerate(game_of(seats)[::6]):
        other = GAME.imagine(state, 0, seeded(i))
        look = LOOKS[i % 4]
        assert draw(scene(state, 0, *look)) == draw(scene(other, 0, *look))


def test_an_onlooker_sees_the_table_and_no_hand():
    for state in game_of(2)[::10]:
        drawn = draw(scene(state, None))
        assert keys_of(drawn) == set()
        pieces = {each.get("data-piece") for each in elements(drawn)}
        held = [GAME.box.cards[card].id for nation in state.nations for card in nation.hand]
        hidden = set(held) - {GAME.box.cards[card].id for nation in state.nations for card in nation.shown}
        assert not pieces & {f"card-{name}" for name in hidden}


def test_a_dialog_shows_what_a_way_to_pay_costs():
    """Biomatter in place of something else is drawn on the answer."""
    state = next(
        each
        for each in states(2, 3)
        if GAME.waiting(each) and any(way["key"].startswith("pay ") for way in _costs(each))
    )
    given = scene(state, asked_seat(state))
    turn = next(panel.markup for panel in draw(given) if panel.id == "turn")
    for way in _costs(state):
        for kind in way["ways"][0]:
            assert f'href="#turn-{kind}"' in turn


def _costs(state):
    return GAME.view(state, asked_seat(state))["costs"]


def test_the_boards_of_the_others_unfold():
    state = game_of(3)[20]
    panels = {panel.id: ElementTree.fromstring(panel.markup) for panel in draw(scene(state, 0))}
    for seat in (1, 2):
        assert panels[f"rival-{seat}"].tag == "details"
        cities = {each.get("data-piece") for each in panels[f"rival-{seat}"].iter()}
        for name in GAME.view(state, 0)["nations"][seat]["cities"]:
            assert f"city-{seat}-{name}" in cities


def test_neutral_tiles_lie_on_their_slots():
    state = next(
        each for each in states(1, 3) if any(slot["neutral"] for slot in GAME.view(each, 0)["slots"])
    )
    for narrow in (False, True):
        markup = "".join([panel.markup for panel in draw(scene(state, 0, narrow=narrow))])
        for slot in GAME.view(state, 0)["slots"]:
            assert (f'data-piece="tile-{slot["id"]}--1"' in markup) == slot["neutral"]


def test_after_the_end_no_production_is_announced():
    last = game_of(2)[-1]
    assert GAME.over(last)
    for narrow in (False, True):
        panels = draw(scene(last, 0, narrow=narrow))
        assert "forecast" not in [panel.id for panel in panels]
        assert "forecast" in [panel.id for panel in draw(scene(game_of(2)[0], 0, narrow=narrow))]
    said = [line.id for section in GAME.board(last, 0) for line in section.lines]
    assert "uc-board-forecast" not in said


@pytest.mark.parametrize("look", LOOKS)
def test_log_answers_and_board_name_slots_alike(look):
    """The code of a slot stands on the board, and its colour and code in every answer and refusal."""
    given = scene(table(seats=2), 0, *look)
    drawn = "".join([each.text or "" for each in elements(draw(given))])
    for slot in GAME.view(table(seats=2), 0)["slots"][:-1]:
        code = slot["id"]
        colour = GAME.box.slots[SLOTS[code]].colour
        told = given.say(slot_name(GAME.box.slots[SLOTS[code]]))
        assert code in drawn and given.say(Message(f"uc-colour-{COLOURS[colour]}")) in told and code in told
        said = [each.words for each in given.choices if each.key.startswith(f"slot {code} ")]
        said += [each.words for each in given.denials if each.target == f"slot {code}"]
        assert any(told in words for words in said)
