"""One's own board: sites that are alike, metropolises from the supply, and what every place tells."""

from __future__ import annotations

import pytest

from bathysphere.games.underwater_cities.svg import draw
from drawing.promises import LOOKS, elements, markup_of
from games.underwater_cities.svg.scenes import GAME, scene, states
from games.underwater_cities.table import BOX, TILES, do, keys, play, put, table


def pressed(state, name, look=LOOKS[0]):
    """The keys of a place on the board, and whether it is a button of its own."""
    board = next(panel for panel in draw(scene(state, 0, *look)) if panel.id in ("board", "nation"))
    for spot in elements([board]):
        if spot.get("id") == f"uc-site-{name}":
            for each in spot.iter():
                found = each.get("data-key") or each.get("data-keys")
                if found:
                    return found.split("\n"), each.get("role") == "button"
    return [], False


def helps(state, language="en"):
    return [each.get("data-help") or "" for each in elements(draw(scene(state, 0, language)))]


def test_sites_of_one_city_that_are_alike_are_pressed_alike():
    """UC-15.1  Only one of them is offered."""
    state = play(table(supply="K9 S9"), "P2", "choose 2")
    assert "build lab at lower_right.1" in keys(state) and "build lab at lower_right.3" not in keys(state)
    assert pressed(state, "lower_right.1") == (["build lab at lower_right.1"], True)
    assert pressed(state, "lower_right.3") == (["build lab at lower_right.1"], False)
    assert pressed(state, "lower_right.2") == (["build lab at lower_right.2"], True)


def test_buildings_that_are_alike_are_upgraded_alike():
    state = put(table(supply="Sc9"), "lab lower_right.1", "lab lower_right.3", "upgraded lab lower_right.2")
    do(state, "slot Y5 with harbour_league", "choose 2")
    offered = [key for key in keys(state) if key.startswith("upgrade lab")]
    assert len(offered) == 1
    assert pressed(state, "lower_right.1")[0] == pressed(state, "lower_right.3")[0] == offered
    assert pressed(state, "lower_right.2") == ([], False)


def test_a_pressed_site_never_stands_for_another_city_or_a_built_site():
    for state in states(2, 5, advanced_boards=True):
        nation, board = GAME.view(state, 0)["nations"][0], BOX.boards[state.nations[0].board]
        if GAME.waiting(state) != [0] or not any(key.startswith(("build", "upgrade")) for key in keys(state)):
            continue
        for site, name in enumerate(board.site_names):
            for key in pressed(state, name)[0]:
                other = board.site_names.index(key.split(" at ")[1])
                assert board.homes[other] == board.homes[site]
                assert board.expansion[other] == board.expansion[site]
                assert board.site_bonus[other] == board.site_bonus[site] or key.startswith("upgrade")
                assert board.site_surcharge[other] == board.site_surcharge[site] or key.startswith("upgrade")
                assert nation["buildings"].get(name) == nation["buildings"].get(board.site_names[other])


@pytest.mark.parametrize("board", [board.id for board in BOX.boards])
def test_uc_22_7_a_metropolis_gained_from_the_supply_is_drawn(board):
    advanced = next(each.advanced for each in BOX.boards if each.id == board)
    state = table(board=board, advanced_boards=advanced)
    lisbon = 'aria-label="Lisb'
    for look in LOOKS:
        state.nations[0].gained = ()
        assert lisbon not in markup_of(draw(scene(state, 0, *look)))
        state.nations[0].gained = (TILES["metropolis_lisbon"],)
        assert lisbon in markup_of(draw(scene(state, 0, *look)))


def test_every_place_tells_what_it_is_and_gives():
    state = put(table(board="kelp_terraces"), "upgraded farm lower_right.1", "nonsymbiotic right")
    told = helps(state)
    assert "Lower right, site 1. Farm (upgraded)." in told
    assert "Right. Nonsymbiotic city. Not connected." in told
    assert any("Lower right, site 2. Bonus: gain 1" in each for each in told)
    assert any("expansion site. Only an effect" in each for each in told)
    assert any(each.startswith("En bas à droite, site 2. Bonus") for each in helps(state, "fr"))


def test_the_tip_of_a_site_names_cost_and_bonus():
    state = play(table(board="kelp_terraces", supply="K9 S9"), "P2", "choose 2")
    assert any(
        "lower right, site 2: 1 steelplast. Bonus: gain 1" in each and "build a laboratory" in each
        for each in helps(state)
    )


@pytest.mark.parametrize(("language", "named"), [("en", "Mumbai – right"), ("fr", "Bombay – à droite")])
def test_tunnels_are_named_by_their_metropolis(language, named):
    tiles = ("metropolis_capital", "metropolis_mumbai", "metropolis_osaka")
    state = play(put(table(tiles=tiles, supply="C9 S9"), "tunnel lower_right-right"), "Y2")
    given = scene(state, 0, language)
    said = {each.key: each.words for each in given.choices}
    assert said["build tunnel at blue_1-right"].endswith(named)
    do(state, "build tunnel at blue_1-right")
    assert any(given.say(each).endswith(f"{named}.") for each in GAME.news(state, 1))
    assert any(named in given.say(line) for section in GAME.board(state, 1) for line in section.lines)
