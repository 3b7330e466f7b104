"""AN-2: setup."""

from __future__ import annotations

import pytest

from bathysphere.games.antarctica.components import BUILDINGS
from bathysphere.kernel.errors import BadSetup
from games.antarctica.table import CARDS, GAME, answer, bare, keys, put, refused, ships, stop, waiting

START = sorted(["camp", "camp", "marine", "coastal", "turbine", "crane", "well", "derrick"])


def on_board(state):
    return sorted(
        BUILDINGS[building]
        for zone in state.buildings
        for building in range(len(BUILDINGS))
        if zone >> building & 1
    )


def place_all(state):
    """The seats asked for the placing of ships, each in the first zone with room."""
    asked = []
    while keys(state)[0].startswith("place ship"):
        asked.append(waiting(state))
        answer(state, keys(state)[0])
    return asked


def test_an_2_1_closed_zones_are_not_used_at_all():
    state = GAME.setup(2, 4, first_game=True)
    assert [state.buildings[zone] for zone in (3, 7)] == [0, 0]
    assert [state.queues[zone] for zone in (3, 7)] == [[], []]
    answer(state, "place cube on land")
    assert "sail to 3" not in keys(state)
    assert "AN-2.1" in refused(state, "zone 3")
    assert all(item["what"] not in ("3", "7") for item in GAME.view(state, 0)["majorities"][:6])


def test_an_2_1_the_closed_pair_can_be_drawn_at_random():
    pairs = {tuple(GAME.setup(2, seed, closed_zones="random").zones) for seed in range(60)}
    assert len(pairs) == 4
    with pytest.raises(BadSetup, match="only for 2 seats"):
        GAME.setup(3, 1, closed_zones="random")


@pytest.mark.parametrize("seats", [3, 4])
def test_an_2_2_eight_buildings_one_per_zone_at_random(seats):
    state = GAME.setup(seats, 4)
    assert on_board(state) == START
    assert all(zone.bit_count() == 1 for zone in state.buildings)
    assert state.buildings != GAME.setup(seats, 5).buildings


def test_an_2_3_two_players_use_six_of_them():
    state = GAME.setup(2, 4)
    assert on_board(state) == sorted(["camp", "coastal", "turbine", "crane", "well", "derrick"])
    assert [zone.bit_count() for zone in state.buildings] == [1, 1, 1, 0, 1, 1, 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_2_4_all_other_buildings_form_the_supply(seats):
    supply = GAME.view(GAME.setup(seats, 1), None)["supply"]
    assert sum(supply.values()) == 39
    assert supply["plankton"] == 7
    assert supply["camp"] == 2


@pytest.mark.parametrize(
    ("seats", "closed"), [(2, ["dark_upper", "dark_lowest"]), (3, ["dark_lowest"]), (4, [])]
)
def test_an_2_5_dark_tracks_are_closed_with_fewer_players(seats, closed):
    tracks = GAME.view(GAME.setup(seats, 1), None)["tracks"]
    assert [track["track"] for track in tracks if not track["open"]] == closed


@pytest.mark.parametrize(("seats", "sizes"), [(2, [9, 10, 7]), (3, [15, 11, 9]), (4, [15, 12, 12])])
def test_an_2_6_cards_marked_for_more_players_are_removed(seats, sizes):
    state = GAME.setup(seats, 1)
    assert [len(deck) for deck in state.decks] == sizes
    assert all(GAME.box.cards[card].mark <= seats for deck in state.decks for card in deck)


def test_an_2_7_three_shuffled_piles_with_their_top_card_on_offer():
    state = GAME.setup(4, 1)
    for number, pile in enumerate(GAME.view(state, None)["piles"]):
        assert pile["top"]["card"] == GAME.box.cards[state.decks[number][-1]].id
        assert {CARDS[card].deck for card in [pile["top"]["card"], *pile["below"]]} == {number}
    assert GAME.setup(4, 2).decks != state.decks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_2_8_all_thirteen_shipyard_cards_form_a_pile(seats):
    shipyard = GAME.view(GAME.setup(seats, 1), None)["shipyard"]
    expected = {"icebreaker": 6, "place_scientist": 3, "two_scientists": 2, "rapid_progress": 2}
    assert shipyard == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_2_9_one_simple_card_each_and_an_expertise_card_per_player(seats):
    view = GAME.view(GAME.setup(seats, 1), None)
    assert [team["cards"] for team in view["teams"]] == [{"simple": 1}] * seats
    assert view["expertise"] == seats
    assert GAME.census(GAME.setup(seats, 1))["simple"] == 4


def test_an_2_10_there_are_five_piles():
    view = GAME.view(GAME.setup(4, 1), None)
    assert [pile["deck"] for pile in view["piles"]] == ["base", "double", "advanced"]
    assert sum(view["shipyard"].values()) == 13
    assert view["expertise"] == 4


@pytest.mark.parametrize(("seats", "pieces"), [(2, (2, 14, 3, 3)), (3, (2, 12, 2, 4)), (4, (2, 10, 2, 5))])
def test_an_2_11_every_player_takes_the_pieces_of_the_table(seats, pieces):
    for team in GAME.setup(seats, 1).teams:
        assert (team.personnel, team.reserve, team.ships, team.cubes) == pieces


def test_an_vector_tv_12_the_distribution_fills_the_colour_of_a_player():
    for seats in (2, 3, 4):
        census = GAME.census(GAME.setup(seats, 1))
        for seat in range(seats):
            assert [census[f"{what} of {seat}"] for what in ("scientists", "ships", "cubes")] == [16, 6, 6]


def test_an_2_12_the_first_player_is_drawn_and_the_others_follow_to_the_right():
    assert {GAME.setup(3, seed).first for seed in range(30)} == {0, 1, 2}
    state = next(state for state in (GAME.setup(3, seed) for seed in range(30)) if state.first == 2)
    assert place_all(state)[:3] == [2, 0, 1]


@pytest.mark.parametrize(("seats", "order"), [(2, "ABBAAB"), (3, "ABCCABBCA"), (4, "ABCDDCBA")])
def test_an_2_13_ships_are_placed_in_the_order_of_the_table(seats, order):
    state = GAME.setup(seats, 1)
    letters = "".join("ABCD"[(seat - state.first) % seats] for seat in place_all(state))
    assert letters == order


def test_an_vector_tv_6_three_players_place_a_b_c_c_a_b_b_c_a():
    state = GAME.setup(3, 8)
    assert [(seat - state.first) % 3 for seat in place_all(state)] == [0, 1, 2, 2, 0, 1, 1, 2, 0]


@pytest.mark.parametrize(
    ("seats", "zones"),
    [
        (4, {1: "A", 2: "B", 3: "C", 4: "D", 5: "D", 6: "C", 7: "B", 0: "A"}),
        (3, {1: "AA", 2: "B", 3: "C", 4: "C", 5: "A", 6: "B", 7: "B", 0: "C"}),
        (2, {1: "A", 2: "B", 4: "B", 5: "A", 6: "A", 0: "B", 3: "", 7: ""}),
    ],
)
def test_an_2_14_a_first_game_has_marked_zones(seats, zones):
    state = GAME.setup(seats, 6, first_game=True)
    found = {
        zone: "".join("ABCD"[(ship // 6 - state.first) % seats] for ship in state.queues[zone])
        for zone in range(8)
    }
    assert found == zones


def test_an_2_14_marked_zones_follow_the_sun_round_any_closed_pair():
    for seed in range(8):
        state = GAME.setup(2, seed, first_game=True, closed_zones="random")
        assert [len(state.queues[zone]) for zone in state.zones] == [1] * 6
        nearest = next(zone for zone in [*range(1, 8), 0] if zone in state.zones)
        assert state.queues[nearest][0] // 6 == state.first


def test_an_2_15_in_a_later_game_the_player_chooses_any_open_zone_with_room():
    state = GAME.setup(2, 1)
    assert keys(state) == [f"place ship in {zone}" for zone in (0, 1, 2, 4, 5, 6)]
    answer(state, *["place ship in 4"] * 3)
    assert "place ship in 4" not in keys(state)
    assert refused(state, "zone 4") == ["AN-2.15"]


def test_an_2_16_a_placed_ship_takes_the_next_free_position():
    state = answer(GAME.setup(3, 1), "place ship in 5", "place ship in 5", "place ship in 5")
    assert [(ship // 6 - state.first) % 3 for ship in state.queues[5]] == [0, 1, 2]


def test_an_vector_tv_7_the_third_ship_takes_position_three_and_a_fourth_is_illegal():
    state = answer(GAME.setup(3, 1), "place ship in 5", "place ship in 5", "place ship in 5")
    assert len(state.queues[5]) == 3
    assert "place ship in 5" not in keys(state)


def test_an_2_17_the_sun_starts_in_zone_0():
    assert GAME.setup(3, 1).sun == 0
    assert GAME.setup(3, 1, first_game=True).sun == 1
    seeds = [seed for seed in range(40) if 0 not in GAME.setup(2, seed, closed_zones="random").zones]
    assert GAME.setup(2, seeds[0], closed_zones="random").sun == 0


def test_an_2_18_everybody_starts_at_zero():
    assert GAME.result(GAME.setup(4, 1)).points == [0, 0, 0, 0]
    state = bare(4)
    ships(state, 1, 0)
    for team in state.teams:
        team.cubes = 0
    put(state, 2, "land")
    assert "research on land" not in keys(answer(stop(state, 1), "sail to 2"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_2_19_what_is_not_placed_lies_in_available(seats):
    state = GAME.setup(seats, 1, first_game=True)
    for seat, team in enumerate(state.teams):
        placed = sum(ship // 6 == seat for queue in state.queues for ship in queue)
        assert placed + team.ships == {2: 6, 3: 5, 4: 4}[seats]


def test_an_2_20_player_b_of_two_starts_with_a_cube_on_a_track():
    state = GAME.setup(2, 1, first_game=True)
    other = (state.first + 1) % 2
    assert waiting(state) == other
    assert keys(state) == ["place cube on land", "place cube on coastal", "place cube on marine"]
    answer(state, "place cube on coastal")
    assert state.cubes[1][other] == 1
    assert state.teams[other].cubes == 2
    assert state.sun == 1
    assert keys(GAME.setup(3, 1, first_game=True))[0].startswith("sail")


def test_an_vector_tv_26_the_first_advance_beside_the_starting_cube_reaches_space_two():
    state = bare(2)
    ships(state, 1, 0)
    put(state, 2, "land")
    state.cubes[0] = [0, 1]
    answer(stop(state, 1), "sail to 2", "research on land")
    assert state.cubes[0] == [2, 1]
