"""AT-8: resources and payment."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    clear_rows,
    facts,
    give,
    idle,
    ids,
    keys,
    offer,
    own,
    ready,
    refusal,
    reserve,
    script,
    set_row,
    table,
    tire,
)


def shop(card, *offers, seats=2, bare=True, **variants):
    """Seat 0 is about to play a card of these codes; only these (gold, power, type) are for sale."""
    state = table(seats, **variants)
    clear_rows(state)
    if bare:
        tire(state, "s_gold", "s_power")
    made = [offer(state, "P9", gold=g, power=p, type=t) for g, p, t in offers]
    script(state, card)
    return state, made


def test_at_8_1_gold_and_power_are_never_exchanged():
    state, _ = shop("G9 Q", (9, 1, "S"))
    answer(state, "play king4")
    assert ids(state) == {}
    state, _ = shop("P9 B", (1, 9, "S"))
    answer(state, "play king4")
    assert ids(state) == {}


def test_at_8_2_what_is_left_over_is_lost():
    state, (place,) = shop("G5 B", (3, 3, "S"))
    answer(state, "play king4")
    assert place in ids(state)
    lost = [fact.n for fact in state.facts if fact.what == "lost"]
    assert lost == [2]


def test_at_8_3_target_then_sources_then_payment():
    state, (place, _) = shop("G1 B", (3, 3, "S"), (9, 9, "S"))
    one, other = own(state, "G2 G2"), own(state, "G3 G3")
    answer(state, "play king4", f"buy {place}")
    assert keys(state) == [f"pay with {one}", f"pay with {other}"]
    answer(state, f"pay with {one}")
    assert ids(state) == {one: 1, other: 0, place: 0}


def test_at_8_4_sources_are_the_card_mantas_and_top_levels():
    state, (place,) = shop("G1 B", (4, 4, "S"), bare=False)
    level = own(state, "G2 G2")
    answer(state, "play king4")
    purse = GAME.view(state, 0)["purse"]
    assert purse["gold"] == 4
    assert [(each["source"], each["amount"]) for each in purse["sources"] if each["resource"] == "gold"] == [
        ("pool", 1),
        ("location", 2),
        ("manta", 1),
    ]
    answer(state, f"buy {place}")
    if f"pay with {level}" in keys(state):
        answer(state, f"pay with {level}")
    assert ids(state) == {level: 1, place: 0}
    assert "s_gold" in idle(state)


def test_at_8_5_every_paying_effect_is_a_payment_of_its_own():
    state, (one, other) = shop("P3 Q Q", (9, 1, "S"), (9, 2, "S"))
    answer(state, "play king4", f"conquer {one}")
    assert other not in ids(state), "the 2 left over are gone"


def test_at_8_5_gold_and_power_pools_are_independent():
    state, (one, other) = shop("G1 P2 B Q", (1, 9, "S"), (9, 2, "S"))
    answer(state, "play king4")
    assert ids(state) == {one: 0, other: 0}


def test_at_8_5_also_when_the_effect_is_skipped():
    state, (one,) = shop("G2 B G1 B", (3, 9, "S"))
    answer(state, "play king4")
    assert one not in ids(state)


def test_at_8_5_switch_pool_carry_keeps_the_rest():
    state, (one, other) = shop("P3 Q Q", (9, 1, "S"), (9, 2, "S"), pool_carry=True)
    answer(state, "play king4", f"conquer {one}")
    assert ids(state) == {one: 0, other: 0}


def test_at_8_5_with_pool_carry_typed_power_is_spent_first():
    state, (one, other) = shop("P2 Q Q", (9, 3, "S"), (9, 1, "W"), pool_carry=True)
    level = own(state, "S2 G1")
    answer(state, "play king4", f"conquer {one}")
    assert ids(state) == {level: 1, one: 0, other: 0}, "1 power was left, not 1 against sharks"


def test_at_8_6_a_source_that_is_not_needed_cannot_be_used():
    state, (place,) = shop("G3 B", (3, 3, "S"), bare=False)
    level = own(state, "G2 G2")
    answer(state, "play king4")
    assert ids(state) == {level: 0, place: 0}
    assert "s_gold" in ready(state)


def test_at_8_6_in_the_middle_of_a_payment_too():
    state, (place, _) = shop("B", (2, 3, "S"), (9, 9, "S"), bare=False)
    one, other = own(state, "G2 G2"), own(state, "G1 G1")
    answer(state, "play king4", f"buy {place}", f"pay with {other}")
    assert ids(state) == {one: 0, other: 1, place: 0}
    assert "s_gold" in idle(state)


def test_at_8_6_a_needless_source_is_refused_with_the_reason():
    state, (place, _) = shop("B", (2, 3, "S"), (9, 9, "S"))
    dear, other = own(state, "G2 G2"), own(state, "G1 G1")
    third, fourth = own(state, "G1 G1"), own(state, "G1 G1")
    answer(state, "play king4", f"buy {place}", f"pay with {other}")
    assert keys(state) == [f"pay with {third}", f"pay with {fourth}"]
    assert refusal(state, f"location {dear}") == ["AT-8.6"]
    assert refusal(state, f"location {other}") == ["AT-8.7"]


def test_at_8_6_switch_lenient_allows_one_source_per_point():
    state, (place, _) = shop("B", (2, 3, "S"), (9, 9, "S"), payment="lenient")
    one, other = own(state, "G2 G2"), own(state, "G2 G2")
    answer(state, "play king4", f"buy {place}", f"pay with {one}")
    assert keys(state) == [f"pay with {other}", "pay now"]
    answer(state, f"pay with {other}")
    assert ids(state) == {one: 1, other: 1, place: 0}


def test_at_8_7_one_level_per_location_and_main_action():
    state, (place,) = shop("B", (4, 4, "S"))
    level = own(state, "G2 G2")
    answer(state, "play king4")
    assert ids(state) == {level: 0}, f"{place} cannot be paid"


def test_at_8_7_tracked_over_all_effects_of_the_main_action():
    state, (one, _) = shop("B B", (2, 2, "S"), (2, 2, "S"))
    level = own(state, "G2 G2 G2")
    answer(state, "play king4", f"buy {one}")
    assert ids(state) == {level: 1, one: 0}


def test_at_8_8_an_ability_level_and_a_resource_level_in_one_turn():
    state, (place,) = shop("B", (2, 2, "S"))
    level = own(state, "R1 G2 R1 G1")
    own(state, "G1 G1 G1 G1 G1")
    answer(state, f"exploit {level}", "play king4", f"buy {place}")
    if f"pay with {level}" in keys(state):
        answer(state, f"pay with {level}")
    assert ids(state)[level] == 2
    answer(state, f"exploit {level}")
    assert ids(state)[level] == 3


def test_at_8_9_typed_power_counts_only_against_its_type():
    state, (shark, wreck) = shop("P1 Q", (9, 3, "S"), (9, 3, "W"))
    own(state, "S2 G1")
    answer(state, "play king4")
    assert keys(state) == [f"conquer {shark}", "do not conquer"]
    assert wreck not in ids(state)


def test_at_8_9_typed_power_never_buys():
    state, _ = shop("B", (2, 2, "S"))
    own(state, "S2 G1")
    answer(state, "play king4")
    assert len(ids(state)) == 1


def test_at_8_10_a_location_just_conquered_may_pay_for_the_next():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    one = offer(state, "P2 G1", power=2)
    other = offer(state, "G1", power=4)
    script(state, "P2 Q P2 Q")
    answer(state, "play king4")
    assert keys(state) == [f"conquer {other}", "do not conquer"]
    answer(state, f"conquer {other}")
    assert ids(state) == {one: 1, other: 0}


def test_at_8_11_a_manta_won_in_a_payment_may_join_it():
    state, (place, _) = shop("P1 Q", (9, 4, "W"), (9, 9, "W"))
    level = own(state, "P2", gives="m_power1")
    answer(state, "play king4", f"conquer {place}")
    assert ids(state) == {level: 1, place: 0}
    assert "m_power1" in idle(state)


def test_at_vector_56_mid_payment_manta():
    state, (place, dear) = shop("P1 Q", (9, 4, "W"), (9, 5, "W"))
    own(state, "P2", gives="m_power1")
    answer(state, "play king4")
    assert keys(state) == [f"conquer {place}", "do not conquer"]
    assert refusal(state, f"location {dear}") == ["AT-12.1"]


def test_at_vector_14_poulpe():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    give(state, "poulpe")
    one = offer(state, "P2 P2", power=2)
    other, dear = offer(state, "G1", power=4), offer(state, "G1", power=6)
    answer(state, "play poulpe")
    assert ids(state) == {one: 0}
    assert keys(state) == [f"conquer {other}", "do not conquer"]
    assert refusal(state, f"location {dear}") == ["AT-12.1"]
    answer(state, f"conquer {other}")
    assert ids(state) == {one: 1, other: 0}


def test_at_vector_17_partial_use():
    state, (place,) = shop("G2 B", (3, 3, "S"))
    level = own(state, "G2 G1")
    answer(state, "play king4", f"buy {place}")
    assert ids(state) == {level: 1, place: 0}
    assert [fact.n for fact in state.facts if fact.what == "lost"] == [1]


def test_at_vector_18_two_levels_of_one_location():
    state, _ = shop("B", (4, 4, "S"))
    level = own(state, "G2 G2")
    answer(state, "play king4")
    assert ids(state) == {level: 0}


def test_at_vector_51_source_count():
    state, (place, _) = shop("B", (1, 9, "S"), (9, 9, "S"), bare=False)
    level = own(state, "G2 G1")
    answer(state, "play king4", f"buy {place}")
    assert sorted(keys(state)) == sorted([f"pay with {level}", "pay with s_gold"])
    answer(state, "pay with s_gold")
    assert ids(state) == {level: 0, place: 0}


def test_at_vector_52_nothing_carries_over():
    for carry, left in ((False, 2), (True, 3)):
        state = table(pool_carry=carry)
        clear_rows(state)
        tire(state, "s_power")
        give(state, "poulpe")
        one = offer(state, "G1", row="explored", power=2, type="W")
        other = offer(state, "G1", power=9)
        own(state, "P9 G1")
        answer(state, "play poulpe", f"conquer {one}")
        assert state.pool[1] == left
        assert keys(state) == [f"conquer {other}", "do not conquer"]


def test_at_vector_59_needed_sources():
    for pool, price, both in ((0, 2, False), (0, 3, True), (1, 3, False)):
        state, (place, _) = shop(f"G{pool} B" if pool else "B", (price, 9, "S"), (99, 9, "S"))
        one, other = own(state, "G2 G1"), own(state, "G2 G1")
        answer(state, "play king4", f"buy {place}", *([f"pay with {one}"]))
        assert ids(state) == {one: 1, other: int(both), place: 0}


def test_at_vector_58_recruit_is_compulsory():
    state = table()
    tire(state, "s_gold")
    set_row(state, "poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")
    answer(state, "play agent")
    assert keys(state) == ["recruit poulpe from space 1", "recruit crabe from space 2"]
    assert refusal(state, "skip") == ["AT-6.6"]
    state = table()
    set_row(state, "poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")
    answer(state, "play agent", "recruit meneur from space 3")
    assert "s_gold" in idle(state)


def test_at_vector_60_compulsory_chain():
    state = table()
    clear_rows(state)
    tire(state, "s_gold")
    give(state, "crabe")
    for _ in range(5):
        own(state, "P1")
    offer(state, "G1", gold=3)
    answer(state, "play crabe")
    assert "skipped" in facts(state)
    assert "lost" in facts(state)
    answer(state, "go on")
    assert [key[-7:] for key in keys(state)] == ["space 1", "space 2"]


def test_a_payment_shows_every_minimal_set_and_no_other():
    """Against the plain definition: all subsets of small purses, in any order of activation."""
    state, (place, _) = shop("B", (3, 9, "S"), (99, 9, "S"))
    places = [own(state, "G1 G1"), own(state, "G2 G1"), own(state, "G3 G1")]
    reserve(state, "m_gold1", "m_gold2")
    amounts = {**dict(zip(places, (1, 2, 3), strict=True)), "m_gold1": 1, "m_gold2": 2}
    answer(state, "play king4", f"buy {place}")
    found = set()

    def walk(position, taken):
        done = place in ids(position)
        if done:
            found.add(frozenset(taken))
            return
        for key in keys(position):
            copy = position.copy()
            answer(copy, key)
            name = key.removeprefix("pay with ")
            after = {n for n in places if ids(copy)[n]} | {
                n for n in ("m_gold1", "m_gold2") if n in idle(copy)
            }
            assert name in after
            walk(copy, after)

    walk(state, set())
    wanted = set()
    names = list(amounts)
    for bits in range(1, 32):
        chosen = [names[i] for i in range(5) if bits >> i & 1]
        total = sum(amounts[name] for name in chosen)
        if total >= 3 and all(total - amounts[name] < 3 for name in chosen):
            wanted.add(frozenset(chosen))
    assert found == wanted


def test_of_two_mantas_alike_the_one_won_in_the_payment_is_judged_with_its_location():
    state, (place, _) = shop("Q", (9, 4, "W"), (9, 9, "W"))
    x, y = own(state, "P1", gives="m_wreck2"), own(state, "P2 G1")
    reserve(state, "m_wreck2")
    answer(state, "play king4", f"conquer {place}", f"pay with {x}", "pay with m_wreck2")
    assert sorted(keys(state)) == sorted([f"pay with {y}", "pay with m_wreck2"])
