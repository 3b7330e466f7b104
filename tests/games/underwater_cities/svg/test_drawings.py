"""The drawings of random games: well-formed, complete, honest."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from bathysphere.games.underwater_cities.svg import draw
from bathysphere.kernel.rng import seeded
from games.underwater_cities.svg.scenes import GAME, asked_seat, game_of, scene, states

LOOKS = [("en", "light", False), ("fr", "dark", True), ("fr", "auto", False), ("en", "dark", True)]
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def keys_of(root):
    found = []
    for each in root.iter():
        if each.get("data-key"):
            found.append(each.get("data-key"))
        found += (each.get("data-keys") or "").split("\n")
    return {key for key in found if key}


def parsed(given):
    return [(panel, ElementTree.fromstring(panel.markup)) for panel in draw(given)]


def assert_complete(state, look):
    given = scene(state, asked_seat(state), *look)
    drawn = set().union(*[keys_of(root) for _, root in parsed(given)])
    assert drawn == {choice.key for choice in given.choices}


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
        panels = parsed(scene(state, i % seats, *LOOKS[i % 4]))
        roots = [root for _, root in panels]
        ids = Counter(each.get("id") for root in roots for each in root.iter() if each.get("id"))
        pieces = Counter(each.get("data-piece") for root in roots for each in root.iter())
        assert [name for name, n in ids.items() if n > 1] == []
        assert [name for name, n in pieces.items() if name and n > 1] == []
        for panel, _ in panels:
            assert set(re.findall(r"(?:url\(|href=\")#([\w-]+)", panel.markup)) <= ids.keys()
            assert "&~" not in panel.markup
        shown = {each.get("data-face") for root in roots for each in root.iter() if each.get("data-face")}
        assert shown <= ids.keys()


@SEATS
def test_what_is_refused_is_greyed_with_its_reason_and_rule(seats):
    """A piece that another answer makes legal tells its reason only when it is pointed at."""
    for i, state in enumerate(game_of(seats)[::3]):
        given = scene(state, asked_seat(state), *LOOKS[i % 4])
        roots = [root for _, root in parsed(given)]
        shown = [each for root in roots for each in root.iter() if each.get("data-rule")]
        assert all(each.get("aria-disabled") == "true" and each.get("data-target") for each in shown)
        told = " ".join([each.get("aria-label") for each in shown])
        told += " ".join([each.get("data-help") or "" for root in roots for each in root.iter()])
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
        for _, root in parsed(scene(state, asked_seat(state), *LOOKS[i % 4])):
            for each in root.iter():
                if each.get("data-key") or each.get("data-keys"):
                    assert each.get("role") == "button"
                    assert each.get("tabindex") == "0"
                    assert each.get("aria-label")


def test_nothing_inline_and_nothing_foreign():
    state = game_of(4)[20]
    for narrow in (False, True):
        markup = "".join([panel.markup for panel in draw(scene(state, 0, theme="auto", narrow=narrow))])
        assert not re.search(r"foreignObject|<image|<script|\sstyle=|\son\w+=|javascript:", markup)


@SEATS
def test_states_that_look_the_same_draw_the_same(seats):
    """What a seat cannot know never reaches a byte of its drawings."""
    for i, state in enumerate(game_of(seats)[::6]):
        other = GAME.imagine(state, 0, seeded(i))
        look = LOOKS[i % 4]
        assert draw(scene(state, 0, *look)) == draw(scene(other, 0, *look))


def test_an_onlooker_sees_the_table_and_no_hand():
    for state in game_of(2)[::10]:
        drawn = parsed(scene(state, None))
        assert set().union(*[keys_of(root) for _, root in drawn]) == set()
        pieces = {each.get("data-piece") for _, root in drawn for each in root.iter()}
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
