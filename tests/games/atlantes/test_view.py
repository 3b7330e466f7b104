"""What a seat may see, and the forecasts."""

from __future__ import annotations

from bathysphere.kernel.rng import seeded
from games.atlantes.table import (
    BOX,
    GAME,
    answer,
    character,
    clear_rows,
    give,
    keys,
    offer,
    own,
    pile,
    reserve,
    script,
    table,
    tire,
)


def test_decks_are_shown_by_size_only():
    state = table()
    text = repr(GAME.view(state, 0))
    hidden = [BOX.locations[each].id for each in state.deck]
    assert GAME.view(state, 0)["deck"] == 50
    assert GAME.view(state, 0)["ocean"] == 12
    assert not [name for name in hidden if name in text]


def test_hands_are_public():
    view = GAME.view(table(), 1)
    assert "agent@0" in view["realms"][0]["hand"]


def test_piles_and_discards_are_open_by_default():
    state = table()
    pile(state, "S")
    give(state, "espadon", "poulpe", place="discard")
    realm = GAME.view(state, 1)["realms"][0]
    assert len(realm["pile"]) == 1
    assert realm["discard"] == ["espadon.1", "poulpe.1"]


def test_with_open_piles_off_only_the_top_of_the_discard_is_shown():
    state = table(open_piles=False)
    pile(state, "S")
    give(state, "espadon", "poulpe", place="discard")
    theirs = GAME.view(state, 1)["realms"][0]
    mine = GAME.view(state, 0)["realms"][0]
    assert (theirs["pile"], theirs["pile_size"], theirs["points"]) == ([], 1, None)
    assert (theirs["discard"], theirs["discard_size"]) == (["poulpe.1"], 2)
    assert len(mine["pile"]) == 1
    assert len(mine["discard"]) == 2


def test_the_purse_says_what_this_action_could_use_and_from_where():
    state = table()
    clear_rows(state)
    offer(state, "G1", power=9)
    offer(state, "G1", power=3)
    offer(state, "G1", power=3)
    own(state, "P2 G1")
    own(state, "W2 G1")
    own(state, "G3 G1")
    answer(state, "play legion")
    purse = GAME.view(state, 0)["purse"]
    assert purse["power"] == 2 + 2 + 1
    assert purse["against"] == [0, 2, 0, 0]
    assert purse["gold"] == 3 + 1
    assert purse["sources"][0] == {"source": "pool", "id": "", "resource": "power", "amount": 2}
    assert [each["source"] for each in purse["sources"]] == [
        "pool",
        "location",
        "location",
        "location",
        "manta",
        "manta",
    ]


def test_the_rows_say_what_they_cost_this_seat_now():
    state = table()
    clear_rows(state)
    offer(state, "G1", row="explored", gold=4, power=4, type="W")
    offer(state, "G1", gold=4, power=4, type="S")
    own(state, "W2 G1")
    tire(state, "s_gold")
    view = GAME.view(state, 0)
    assert {key: view["explored"][0][key] for key in ("gold", "power", "gold_short", "power_short")} == {
        "gold": 4,
        "power": 3,
        "gold_short": 4,
        "power_short": 0,
    }
    assert view["central"][0]["power_short"] == 3
    assert [space["short"] for space in view["row"]] == [0, 1, 2, 3, 4, 5]


def test_the_end_is_forecast():
    state = table(3)
    end = GAME.view(state, 0)["end"]
    assert (end["explorations"], end["explorations_turns"]) == (9, 9)
    assert (end["recruits"], end["recruits_turns"]) == (12, 12)
    assert end["claims"] == [4, 4, 4]
    reserve(state, "m_recruit", seat=1)
    own(state, "F F G1", seat=2)
    assert GAME.view(state, 0)["end"]["recruits_turns"] == 9


def test_a_seat_that_lacks_nothing_but_the_claiming_is_forecast():
    state = table(3)
    state.realms[2].claims = 0b0111
    reserve(state, "m_gold1", "m_gold2", seat=2)
    end = GAME.view(state, 0)["end"]
    assert end["claims"] == [4, 4, 1]
    assert end["claims_turns"] == 3


def test_the_ghost_is_forecast():
    state = table(1)
    answer(state, "play matrona", "ghost on p1")
    end = GAME.view(state, 0)["end"]
    assert (end["ghost"], end["ghost_turns"]) == (3, 3)


def test_pieces_have_stable_ids():
    state = table()
    before = GAME.view(state, 0)
    answer(state, "play agent")
    answer(state, keys(state)[0])
    after = GAME.view(state, 0)
    moved = before["row"][0]["piece"]
    assert moved in after["realms"][0]["hand"]
    assert "agent@0" in after["realms"][0]["discard"]
    everything = [space["piece"] for space in before["row"]]
    everything += [piece for realm in before["realms"] for piece in realm["hand"] + realm["ready"]]
    everything += before["reserve"]
    assert len(everything) == len(set(everything))


def test_imagining_shuffles_the_decks_and_nothing_else():
    state = table()
    rng = seeded(3)
    one, other = GAME.imagine(state, 0, rng), GAME.imagine(state, 0, rng)
    assert sorted(one.deck) == sorted(state.deck)
    assert one.deck != other.deck
    assert sorted(one.ocean) == sorted(state.ocean)
    assert one.row == state.row
    assert GAME.view(one, 0) == GAME.view(state, 0)


def test_what_is_imagined_does_not_depend_on_the_real_order_of_the_decks():
    state, other = table(), table()
    other.deck, other.ocean = other.deck[::-1], other.ocean[::-1]
    assert GAME.digest(GAME.imagine(state, 0, seeded(4))) == GAME.digest(GAME.imagine(other, 0, seeded(4)))


def test_what_is_imagined_in_a_draft_does_not_depend_on_who_really_took_which_king():
    dreams = []
    for first, second in ((1, 2), (2, 1)):
        state = GAME.setup(4, 9, kings="draft")
        for seat, i in ((3, 0), (2, first), (1, second - 1 if second > first else second)):
            GAME.answer(state, seat, GAME.options(state, seat)[i])
        dreams.append(GAME.digest(GAME.imagine(state, 3, seeded(4))))
    assert dreams[0] == dreams[1]


def test_the_top_card_is_imagined_evenly():
    state = table()
    rng = seeded(5)
    tops = [GAME.imagine(state, None, rng).ocean[-1] for _ in range(600)]
    counts = [tops.count(card) for card in state.ocean]
    assert sum(counts) == 600
    assert min(counts) > 20


def test_a_card_in_play_is_shown_with_its_phase():
    state = table()
    own(state, "G1 G1")
    own(state, "G1 G1")
    assert GAME.view(state, 0)["phase"] == "before"
    script(state, "R1")
    answer(state, "play king4")
    view = GAME.view(state, 1)
    assert (view["phase"], view["playing"]) == ("main", ["king4"])
    answer(state, keys(state)[0])
    assert GAME.view(state, 1)["phase"] == "after"
    assert character("king4") in state.realms[0].discard
