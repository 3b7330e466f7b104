"""The drawings of random games: well-formed, complete, honest."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from itertools import islice

import pytest

from bathysphere.games.twentieth_century.svg import draw
from bathysphere.games.twentieth_century.svg.lines import couplers, line_from
from bathysphere.games.twentieth_century.svg.plots import clear_of_signs
from bathysphere.games.twentieth_century.svg.reading import Reading
from bathysphere.kernel.rng import seeded
from drawing.promises import (
    LOOKS,
    assert_own,
    assert_reachable,
    assert_refused,
    assert_sound,
    elements,
    keys_of,
)
from games.twentieth_century.svg.scenes import GAME, scene, states
from games.twentieth_century.table import (
    answer,
    city,
    consolidate,
    draw_tiles,
    give,
    prevent,
    settle,
    table,
    win_tiles,
)

TABLES = [
    (3, {"sequential_consolidation": True}),
    (4, {"first_game": True, "recycling_via_city": False}),
    (5, {"open_hands": True}),
]
POINTS = {"D1", "D1'", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"}


def sampled(seats, variants, seed, every):
    return islice(states(seats, seed, **variants), 0, None, every)


def at(question, seats=5, seed=1, **more):
    """The first state that asks this question, and whom it asks."""
    for state in states(seats, seed, **more):
        seat = (GAME.waiting(state) or [0])[0]
        if GAME.view(state, seat)["asked"][: len(question)] == question:
            return state, seat
    raise AssertionError(question)


def decided(every):
    """The decision points of three games, every option of which was found in the drawings."""
    points = set()
    for seats, variants in TABLES:
        for i, state in enumerate(sampled(seats, variants, seats, every)):
            asked = GAME.waiting(state)
            given = scene(state, asked[0] if asked else 0, *LOOKS[i % 4])
            assert keys_of(draw(given)) == {choice.key for choice in given.choices}
            points |= {choice.point for choice in given.choices}
    return points


def test_every_option_is_drawn_and_every_drawn_key_is_an_option():
    assert decided(31) >= {"D1", "D2", "D4", "D6", "D8"}


@pytest.mark.slow
def test_every_option_of_every_decision_is_drawn():
    assert decided(4) == POINTS


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_ids_and_pieces_are_unique_and_references_resolve(seats, variants):
    for i, state in enumerate(sampled(seats, variants, 3, 37)):
        panels = draw(scene(state, i % seats, *LOOKS[i % 4]))
        assert_sound(panels)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_what_is_refused_is_greyed_with_its_reason_and_rule(seats, variants):
    """Every refusal is told on its own target, unless another answer makes that piece legal."""
    for i, state in enumerate(sampled(seats, variants, 4, 23)):
        if not GAME.waiting(state):
            continue
        given = scene(state, GAME.waiting(state)[0], *LOOKS[i % 4])
        told = assert_refused(draw(given))
        assert [denial for denial in given.denials if denial.words not in told] == []


def test_names_are_escaped_and_never_taken_for_definitions():
    state = next(iter(states(5, 5)))
    for narrow in (False, True):
        markup = "".join([panel.markup for panel in draw(scene(state, 2, narrow=narrow))])
        assert "<b>" not in markup
        assert "&lt;b&gt;" in markup
        assert "Boris ~ #~coin" in markup
        assert "url(#~tile)" in markup


def test_targets_have_names_and_can_be_focused():
    for i, state in enumerate(sampled(3, {}, 6, 31)):
        asked = (GAME.waiting(state) or [0])[0]
        assert_reachable(draw(scene(state, asked, *LOOKS[i % 4])))


def test_nothing_inline_and_nothing_foreign():
    for narrow in (False, True):
        state = list(islice(states(4, 7), 60))[-1]
        assert_own(draw(scene(state, 0, theme="auto", narrow=narrow)))


@pytest.mark.parametrize("seats", [3, 5])
def test_states_that_look_the_same_draw_the_same(seats):
    """What a seat cannot know never reaches a byte of its drawings."""
    for i, state in enumerate(sampled(seats, {}, 8, 37)):
        other = GAME.imagine(state, 0, seeded(i))
        language, theme, narrow = LOOKS[i % 4]
        assert draw(scene(state, 0, language, theme, narrow)) == draw(
            scene(other, 0, language, theme, narrow)
        )


def test_an_onlooker_sees_the_table_and_no_hand():
    for i, state in enumerate(sampled(4, {}, 9, 29)):
        drawn = draw(scene(state, None))
        assert keys_of(drawn) == set()
        assert drawn == draw(scene(GAME.imagine(state, None, seeded(i)), None))


def test_every_country_can_be_opened():
    state = list(islice(states(5, 3), 120))[-1]
    panels = {panel.id: panel.markup for panel in draw(scene(state, 0))}
    for seat, nation in enumerate(state.nations):
        seen = ElementTree.fromstring(panels[f"seat-{seat}"])
        assert seen.tag == "details"
        ids = {each.get("id") for each in seen.iter()}
        for piece in nation.country.pieces:
            assert f"tc-seat-{seat}-{GAME.box.pieces[piece].id}" in ids


def test_a_tile_keeps_its_name_from_the_offer_over_the_block_to_the_country():
    def home(state, seat, name):
        return [p.id for p in draw(scene(state, seat)) if f'data-piece="tile-{name}"' in p.markup]

    state, seat = at(["bidding"])
    assert home(state, seat, GAME.view(state, seat)["auction"]["territory"]) == ["board"]
    state, seat = at(["facing"])
    name = GAME.view(state, seat)["asked"][1]
    assert home(state, seat, name) == []
    GAME.answer(state, seat, next(iter(GAME.options(state, seat))))
    assert home(state, seat, name) == ["board"]


def test_the_turns_of_a_tile_are_drawn_side_by_side_with_what_they_make():
    state, seat = at(["facing"], 4, 2)
    for narrow, panel in ((False, "desk"), (True, "work")):
        panels = {each.id: each for each in draw(scene(state, seat, narrow=narrow))}
        turns = {move.key() for move in GAME.options(state, seat)}
        assert keys_of([panels[panel]]) == turns
        map_ = panels["country" if narrow else "board"]
        sides = [each for each in elements([map_]) if each.get("data-side")]
        assert keys_of([map_]) == turns
        assert [each.get("data-side") for each in sides] == [str(i) for i in range(len(turns))]
        assert len([each for each in sides if each.get("display") is None]) == 1


def test_couplers_are_where_the_zones_of_two_tiles_are_one():
    """A coupler joins two tiles exactly where the engine ran their rails together."""
    for state in sampled(5, {}, 11, 40):
        for seat, nation in enumerate(state.nations):
            view = GAME.view(state, seat)["nations"][seat]
            cells = {(tile["x"], tile["y"]): i for i, tile in enumerate(view["tiles"])}
            for x, y, side in couplers(view):
                one, other = cells[(x, y)], cells[(x + (side == 1), y + (side == 2))]
                zones = [set(_zones(nation.country, tile)) for tile in (one, other)]
                assert zones[0] & zones[1]


def _zones(country, tile):
    last = tile + 1 == len(country.firsts)
    return country.zones[country.firsts[tile] : None if last else country.firsts[tile + 1]]


def test_a_lit_line_ends_at_the_cities_where_people_can_arrive():
    """The drawing and the engine find the same ends of a line."""
    compared = 0
    for state in states(5, 7):
        seat = (GAME.waiting(state) or [0])[0]
        asked = state.stack and GAME.view(state, seat)["asked"]
        if not asked or asked[:2] != ["target", "locomotive"] or len(asked) < 4:
            continue
        nation = GAME.view(state, seat)["nations"][seat]
        tile = [each["id"] for each in nation["tiles"]].index(asked[2])
        reached = {
            f"city {nation['tiles'][i]['id']} {city['letter']}"
            for i, rails in line_from(nation, tile, "abcd".index(asked[3]), True).items()
            for city in nation["tiles"][i]["cities"]
            for a, b, c, d in rails
            if (city["x"] * 10, city["y"] * 10) in ((a, b), (c, d)) and not city["people"]
        }
        assert reached == {move.key() for move in GAME.options(state, seat)}
        compared += 1
    assert compared


def test_a_centre_shows_its_reach_in_green():
    state, seat = at(["centre"])
    given = scene(state, seat)
    board = next(panel.markup for panel in draw(given) if panel.id == "board")
    legal = [choice for choice in given.choices if choice.key != "recycle nothing"]
    assert board.count('stroke="#4fe39a" stroke-width="3"') == len(legal) + 1


def test_reading_knows_what_the_large_field_shows():
    for question, stage in (("auction", "auction"), ("prevention", "disaster"), ("site", "country")):
        state, seat = at([question])
        assert Reading(scene(state, seat)).stage == stage
        assert Reading(scene(state, None)).stage == stage


def test_hands_stand_on_the_strips_only_where_all_are_open():
    for open_hands in (False, True):
        state = list(islice(states(3, 4, open_hands=open_hands), 20))[-1]
        for panel in draw(scene(state, 0)):
            if panel.id.startswith("seat-"):
                assert ("In hand" in panel.markup) == open_hands


def test_facilities_are_shown_where_they_stand_and_not_among_what_can_be_used():
    state, seat = at(["attach"])
    boxed = GAME.box.technologies
    facility = next(each for each in boxed if each.piece >= 0 and len(each.parts) == 1)
    useful = next(each for each in boxed if each.piece < 0)
    state.nations[seat].technologies = [facility.number, useful.number]
    drawn = "".join([panel.markup for panel in draw(scene(state, seat))])
    assert f'data-piece="technology-{useful.id}"' in drawn
    assert f'data-piece="technology-{facility.id}"' not in drawn


@pytest.mark.parametrize("narrow", [False, True])
def test_tc_3_6_the_coming_disaster_is_seen_through_the_whole_auction(narrow):
    for question in ("auction", "opening", "bidding", "workshop"):
        state, seat = at([question], 3)
        panels = {panel.id: panel.markup for panel in draw(scene(state, seat, narrow=narrow))}
        drawn = panels["coming" if narrow else "board"]
        card = GAME.box.disasters[state.disaster]
        assert card.name_en.split()[0] in drawn
        for i, column in enumerate(card.columns):
            assert f"Column {i + 1}: {column.waste} waste, {column.smoke} smoke" in drawn


@pytest.mark.parametrize("narrow", [False, True])
def test_what_is_on_offer_can_be_enlarged_and_says_what_it_does(narrow):
    for question in ("auction", "bidding", "workshop"):
        state, seat = at([question], 3)
        given = scene(state, seat, narrow=narrow)
        table = Reading(given)
        told = {each.get("data-large") for each in elements(draw(given)) if each.get("data-large")}
        boxed = GAME.box
        assert {table.technology_help(boxed.technologies[each]) for each in state.technologies} <= told
        assert {table.piece_help(boxed.pieces[each]) for each in state.territories} <= told


def test_panels_of_a_phone_have_short_names():
    for question in ("auction", "prevention", "attach", "site"):
        state, seat = at([question])
        for language in ("en", "fr"):
            for panel in draw(scene(state, seat, language, narrow=True)):
                assert len(panel.title) < 20 or panel.id.startswith("seat-")


def test_tc_6_3_columns_are_numbered_as_the_words_number_them():
    state, seat = at(["prevention"], 3)
    for narrow in (False, True):
        panels = {panel.id: panel for panel in draw(scene(state, seat, narrow=narrow))}
        heads = [each for each in elements([panels["disaster" if narrow else "board"]]) if each.text]
        assert {"1", "2", "3", "4", "5"} <= {each.text for each in heads if each.get("fill") == "#fff8e6"}


def test_tc_4_12_whoever_is_alone_reads_the_price_and_the_waste_on_every_territory():
    state = table(3)
    for seat in (0, 1):
        answer(state, seat, "leave", "buy nothing")
    win_tiles(state, 2, *[GAME.box.pieces[each].id for each in state.territories[:1]])
    state.territories = state.territories[1:]
    for narrow in (False, True):
        drawn = elements(draw(scene(state, 2, narrow=narrow)))
        texts = [each.text for each in drawn if each.text]
        assert any("is alone" in each for each in texts)
        assert texts.count("×2") == len(state.territories)
        told = [each.get("data-help") or "" for each in drawn]
        assert len([each for each in told if "2 coins; waste that comes with it: 2." in each]) == 4


def test_tc_6_3_every_bid_that_cannot_be_made_says_why():
    state = table(3)
    prevent(state)
    answer(state, 0, "column 1 bid 3")
    best, most = 3, state.nations[1].science
    for narrow in (False, True):
        drawn = elements(draw(scene(state, 1, narrow=narrow)))
        low = [each for each in drawn if each.get("data-target") == f"column 1 bid {best}"]
        assert len(low) == best + 1
        high = [each for each in drawn if each.get("data-target") == f"column 1 bid {most + 1}"]
        assert high


def test_on_a_phone_the_tile_of_a_city_that_is_too_small_is_pressed_for_it():
    state, seat = at(["settle"])
    country = [panel for panel in draw(scene(state, seat, narrow=True)) if panel.id == "country"]
    pressed = [each for each in elements(country) if each.get("data-key") or each.get("data-keys")]
    assert pressed
    assert keys_of(country) == {move.key() for move in GAME.options(state, seat)}


def test_tc_16_2_the_cities_that_a_train_reaches_show_what_it_would_change():
    state = table(3)
    goods = [city(coin=3), city(science=2), city(coin=4)]
    draw_tiles(state, rich=("a 6,12; b 18,12; c 12,18; j 12,12", "j-a j-b j-c", goods))
    settle(state, 0, ("rich", 0, 0, 0, "a", 0))
    give(state, 0, "t1_10")
    consolidate(state, 3)
    answer(state, 0, "use t1_10 locomotive")
    outlook = GAME.view(state, 0)["forecast"]
    made = {each["city"]: each["production"] for each in outlook["placements"]}
    assert made == {"b": [0, 2, 0], "c": [4, 0, 0]}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_name_cities_by_what_they_make_and_places_by_the_way_to_them(language):
    state = table(3)
    win_tiles(state, 0, "m1_04")
    consolidate(state)
    said = [choice.words for choice in scene(state, 0, language).choices]
    assert ("1 west of the homeland" if language == "en" else "1 à l’ouest de la patrie") in said
    answer(state, 0, "at -1,-1", "turn 0")
    said = [choice.words for choice in scene(state, 0, language).choices]
    assert len(said) > 1
    assert not [each for each in said if re.search(r"(city|ville) [a-d]\b", each)]


def test_a_start_tile_is_called_home_and_never_by_a_colour_that_is_not_the_seats():
    state = table(5)
    for seat in range(5):
        for narrow in (False, True):
            drawn = "".join([panel.markup for panel in draw(scene(state, seat, narrow=narrow))])
            assert "Homeland:" in drawn
            assert not [
                name for name in ("Blue", "Red", "Green", "Yellow", "Grey") if f"{name} Home" in drawn
            ]


def test_what_a_city_would_add_is_written_clear_of_every_sign():
    book = Reading(scene(table(3), 0)).printed
    for piece in GAME.box.pieces:
        for turn in piece.turns:
            plot = book.plot(piece, turn)
            for w in (52.8, 85.8):
                x, y = clear_of_signs(plot, w, 35.2, 120, 215)
                assert all(
                    abs(x - left - wide / 2) >= (w + wide) / 2 or abs(y - top - high / 2) >= (35.2 + high) / 2
                    for left, top, wide, high in [sign.frame for sign in plot.signs]
                )
