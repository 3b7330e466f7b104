"""The drawings of random games: well-formed, complete, honest."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import islice

import pytest

from bathysphere.games.atlantes.svg import draw
from bathysphere.kernel.rng import seeded
from drawing.promises import LOOKS, assert_own, assert_reachable, assert_refused, assert_sound, keys_of
from games.atlantes.svg.scenes import GAME, scene, states

TABLES = [(1, {}), (2, {"kings": "draft"}), (3, {"objectives": "tokens"}), (4, {"kings": "standard"})]


def sampled(seats, variants, seed, every):
    return islice(states(seats, seed, **variants), 0, None, every)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_every_option_is_drawn_and_every_drawn_key_is_an_option(seats, variants):
    for i, state in enumerate(sampled(seats, variants, seats, 4)):
        asked = GAME.waiting(state)
        given = scene(state, asked[0] if asked else 0, *LOOKS[i % 4])
        assert keys_of(draw(given)) == {choice.key for choice in given.choices}


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_ids_and_pieces_are_unique_and_references_resolve(seats, variants):
    for i, state in enumerate(sampled(seats, variants, 3, 9)):
        panels = draw(scene(state, i % seats, *LOOKS[i % 4]))
        assert_sound(panels)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_what_is_refused_is_greyed_with_its_reason_and_rule(seats, variants):
    """Left to the list of reasons: cards in the discard, and pieces that another answer makes legal."""
    for i, state in enumerate(sampled(seats, variants, 4, 5)):
        if not GAME.waiting(state):
            continue
        given = scene(state, GAME.waiting(state)[0], *LOOKS[i % 4])
        told = assert_refused(draw(given))
        legal = " ".join([choice.key for choice in given.choices])
        for denial in given.denials:
            name = denial.target.split()[1] if " " in denial.target else denial.target
            assert denial.words in told or name in legal or denial.rule in ("AT-6.1", "AT-17.9", "AT-5.2")


def test_names_are_escaped():
    state = next(iter(states(4, 5)))
    for narrow in (False, True):
        markup = "".join([panel.markup for panel in draw(scene(state, 2, narrow=narrow))])
        assert "<b>" not in markup
        assert "&lt;b&gt;" in markup


def test_targets_have_names_and_can_be_focused():
    for i, state in enumerate(sampled(3, {}, 6, 7)):
        asked = (GAME.waiting(state) or [0])[0]
        assert_reachable(draw(scene(state, asked, *LOOKS[i % 4])))


def test_nothing_inline_and_nothing_foreign():
    for narrow in (False, True):
        state = list(islice(states(4, 7), 40))[-1]
        assert_own(draw(scene(state, 0, theme="auto", narrow=narrow)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_states_that_look_the_same_draw_the_same(seats):
    """What a seat cannot know never reaches a byte of its drawings."""
    for i, state in enumerate(sampled(seats, {"open_piles": False}, 8, 11)):
        other = GAME.imagine(state, 0, seeded(i))
        language, theme, narrow = LOOKS[i % 4]
        assert draw(scene(state, 0, language, theme, narrow)) == draw(
            scene(other, 0, language, theme, narrow)
        )


def test_an_onlooker_sees_the_table():
    for state in sampled(2, {}, 9, 20):
        assert keys_of(draw(scene(state, None))) == set()


def test_a_face_down_card_has_no_identity():
    state = next(iter(states(4, 10)))
    markup = "".join([panel.markup for panel in draw(scene(state, 0))])
    hidden = [GAME.box.locations[each].id for each in state.deck]
    assert [name for name in hidden if f"place-{name}" in markup] == []


def test_a_raised_location_keeps_its_name_and_moves_up():
    def places(state):
        root = ElementTree.fromstring(next(p.markup for p in draw(scene(state, 0)) if p.id == "desk"))
        return {
            each.get("data-piece"): float(each.get("transform").split()[1].rstrip(")"))
            for each in root.iter()
            if (each.get("data-piece") or "").startswith("place-")
        }

    state = next(
        each for each in states(2, 11) if each.realms[0].board and GAME.box.depth[each.realms[0].board[0]]
    )
    lower = places(state)
    state.realms[0].risen[0] = 0
    lower = places(state)
    state.realms[0].risen[0] = 1
    higher = places(state)
    name = f"place-{GAME.box.locations[state.realms[0].board[0]].id}"
    assert lower[name] - higher[name] == 22


def test_the_target_of_a_payment_is_marked_and_its_price_counted():
    state = next(each for each in states(3, 2) if (GAME.view(each, None)["paying"] or {}).get("location"))
    paying = GAME.view(state, None)["paying"]
    for narrow in (False, True):
        panels = {
            panel.id: panel.markup for panel in draw(scene(state, GAME.waiting(state)[0], narrow=narrow))
        }
        root = ElementTree.fromstring(panels["locations" if narrow else "board"])
        marked = next(each for each in root.iter() if each.get("id") == f"at-place-{paying['location']}")
        assert any(each.get("d") == "M-4.5 0L-1.2 3.4L5-3.6" for each in marked.iter())
        assert f">{paying['have']}/{paying['cost']}<" in panels["turn" if narrow else "desk"]
