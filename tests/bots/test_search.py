"""The search: budgets, memory, trees kept between answers, questions to several seats at once."""

from __future__ import annotations

import time
from collections import Counter

import pytest

import bathysphere
from bathysphere.bots import LEVELS, climb, make
from bathysphere.bots.evaluation import Evaluation, evaluation
from bathysphere.bots.search import Search, most_trusted
from bathysphere.bots.style import Style
from bathysphere.bots.tree import LEAST_TRUST, MOST_TRUST, Edge, Node, reliance, worths
from bathysphere.bots.weights import Weights
from bathysphere.kernel.rng import seeded
from bots.tables import GAME, Budget, Dealer, after, choice
from reef.table import table


def question(state, seat=0):
    return GAME.view(state, seat), GAME.options(state, seat), Dealer(GAME, state, seat)


@pytest.mark.parametrize("milliseconds", [50, 200])
def test_a_budget_in_milliseconds_is_kept(milliseconds):
    """Work is measured in processor time: a busy machine's waiting is not the bot's doing."""
    state = after(GAME, 3, 1, 6)
    asked = question(state, GAME.waiting(state)[0])
    worked, waited = time.process_time(), time.perf_counter()
    Search(1).choose(*asked, Budget(milliseconds=milliseconds))
    assert time.process_time() - worked <= 0.0011 * milliseconds + 0.005
    assert time.perf_counter() - waited >= 0.0009 * milliseconds


def test_an_iteration_budget_counts_ways_down_the_tree():
    root = Search(1).think(
        GAME.options(table("old_wreck"), 0), Dealer(GAME, table("old_wreck"), 0), Budget(iterations=25)
    )
    assert sum(edge.visits for edge in root.edges.values()) == 25


def test_a_level_takes_its_own_time_when_it_is_given_none():
    state = table("old_wreck")
    since = time.perf_counter()
    make("easy", 1).choose(*question(state), Budget())
    assert time.perf_counter() - since >= LEVELS["easy"].milliseconds / 1000
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]


def test_a_lenient_search_gives_away_little():
    """Two answers that are as good are drawn as often, one that loses much hardly ever."""
    values = {"good": 0.5, "as good": 0.5, "slip": 0.48, "blunder": 0.2}
    edges = [Edge(key, value) for key, value in values.items()]
    bot = Search(1)
    drawn = Counter(bot._drawn(edges, 0.02).key for _ in range(2000))
    shares = [drawn[key] / 2000 for key in values]
    assert shares == pytest.approx([0.42, 0.42, 0.155, 0], abs=0.03)
    far_behind = [Edge("good", 0.03), Edge("slip", 0.028)]
    lots = Counter(bot._drawn(far_behind, 0.02).key for _ in range(2000))
    assert lots["slip"] / 2000 == pytest.approx(0.30, abs=0.04)


@pytest.mark.parametrize("name", bathysphere.games())
def test_only_the_lower_levels_are_lenient_and_easy_the_most(name):
    leniency = evaluation(bathysphere.game(name), 3).leniency
    assert list(leniency) == ["easy", "medium"]
    assert leniency["easy"] > leniency["medium"] > 0
    assert [make(level, 1).style.level for level in LEVELS] == list(LEVELS)


def test_a_level_is_as_lenient_as_the_weights_of_the_game_say():
    """With a huge leniency answers are drawn from nearly evenly, with a tiny one the best is given."""
    state = table("reef_nursery", coins=5)
    answers = {
        leniency: Counter(_given(state, leniency, seed) for seed in range(40)) for leniency in (50.0, 1e-9)
    }
    assert len(answers[50.0]) == len(GAME.options(state, 0)) > len(answers[1e-9])


def _given(state, leniency, seed):
    judge = Evaluation(GAME, 2, Weights(leniency={"easy": leniency}))
    bot = Search(seed, style=Style(level="easy"), evaluate=lambda game, seats: judge)
    return bot.choose(*question(state), Budget(iterations=20)).key()


def test_the_tree_is_kept_from_one_answer_of_a_turn_to_the_next():
    state = table("reef_nursery", coins=5)
    bot = Search(3)
    root = bot.think(GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=200))
    bot.ahead = root.edges["play reef_nursery"].soon
    visits = bot.ahead.visits
    GAME.answer(state, 0, GAME.find(state, 0, "play reef_nursery"))
    assert (
        visits > 0
        and bot.think(GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=1)).visits
        == visits + 1
    )


def test_answers_of_a_kept_tree_are_looked_at_anew_in_the_same_world():
    """What a tree saw of each in a world of its own tells more of the worlds than of the answers."""
    state = table("reef_nursery", "old_wreck", coins=5)
    fresh, kept = Search(3), Search(3)
    kept.ahead = Node()
    for move in GAME.options(state, 0):
        kept.ahead.edges[move.key()] = Edge(move.key(), 7.0)
    asked = GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=1)
    anew, looks = kept.think(*asked), fresh.think(*asked)
    seen = {edge.key: edge.seen for edge in looks.edges.values()}
    assert {edge.key: edge.seen for edge in anew.edges.values()} == pytest.approx(seen)


def test_a_tree_is_let_go_where_looks_know_the_rest_of_the_turn():
    state = table("reef_nursery", coins=5)
    bot = Search(3, evaluate=lambda game, seats: Evaluation(game, seats, Weights(finish=6)))
    root = bot.think(GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=50))
    bot.ahead = root.edges["play reef_nursery"].soon
    GAME.answer(state, 0, GAME.find(state, 0, "play reef_nursery"))
    assert bot.think(GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=1)).visits == 1


def test_worlds_that_are_better_for_all_answers_do_not_favour_those_seen_in_them():
    node = Node()
    assert node.look_anew({"a": 0.5, "b": 0.4, "c": 0.3}) == 3
    node.look_again({"a": 0.7, "b": 0.8})
    assert {key: edge.seen for key, edge in node.edges.items()} == pytest.approx(
        {"a": 0.45, "b": 0.45, "c": 0.3}
    )
    node.look_again({"b": 0.9})
    assert node.edges["b"].seen == pytest.approx(0.45)
    assert set(node.promising(2)) == {"a", "b"}


def test_where_looks_go_to_the_end_of_a_turn_the_better_half_is_looked_at_again():
    states = (after(GAME, 3, 1, answers) for answers in range(40))
    state = next(each for each in states if len(GAME.options(each, GAME.waiting(each)[0])) > 3)
    seat = GAME.waiting(state)[0]
    judge = Evaluation(GAME, 3, Weights(finish=6, rounds=3))
    bot = Search(3, style=Style(least=1), evaluate=lambda game, seats: judge)
    root = bot.think(GAME.options(state, seat), Dealer(GAME, state, seat), Budget(iterations=1))
    looks = sorted(edge.looks for edge in root.edges.values())
    once = len(looks) - (len(looks) + 1) // 2
    assert looks[:once] == [1] * once
    assert looks[once] > 1 and looks[-1] == 3


def test_a_tree_that_leads_elsewhere_is_let_go():
    bot = Search(3)
    state = table("reef_nursery", coins=5)
    root = bot.think(GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=50))
    bot.ahead = root.edges["play reef_nursery"].soon
    other = table("old_wreck")
    assert bot.think(GAME.options(other, 0), Dealer(GAME, other, 0), Budget(iterations=1)).visits == 1


def test_a_full_tree_grows_no_further_and_still_answers():
    state = after(GAME, 2, 4, 5)
    seat = GAME.waiting(state)[0]
    work = climb.Climb(evaluation(GAME, 2), seat, climb.Style(), seeded(1), float("inf"), {})
    root = Node()
    work.look_round(root, GAME.imagine(state, seat, seeded(2)), [])
    work.edges = climb.MOST_EDGES
    for _ in range(20):
        work.once(root, work.next(root), GAME.imagine(state, seat, seeded(2)))
    assert sum(edge.visits for edge in root.edges.values()) == 20
    assert all(edge.soon is None and edge.later is None for edge in root.edges.values())


class Remembering(Dealer):
    """Remembers the worlds it dealt."""

    dealt: tuple[str, ...] = ()

    def deal(self, rng):
        world = super().deal(rng)
        self.dealt += (GAME.digest(world),)
        return world


def test_answers_are_followed_through_the_same_worlds():
    """What is luck of a world cancels: the second way along any answer is in the second world."""
    state = table("reef_nursery", "old_wreck", coins=5)
    dealer = Remembering(GAME, state, 0)
    root = Search(3).think(GAME.options(state, 0), dealer, Budget(iterations=60))
    assert len(set(dealer.dealt[-60:])) == max(edge.visits for edge in root.edges.values()) < 60


def test_what_looked_good_is_looked_at_first_when_it_is_asked_again():
    state = after(GAME, 2, 4, 5)
    seat = GAME.waiting(state)[0]
    keys = [move.key() for move in GAME.options(state, seat)]
    for liked in keys:
        work = climb.Climb(
            evaluation(GAME, 2), seat, Style(width=1), seeded(1), float("inf"), dict.fromkeys(keys, -0.1)
        )
        work.habits[liked] = 0.1
        node = Node()
        work._leaf(node, GAME.copy(state))
        assert list(node.edges) == [liked]


def test_a_search_remembers_how_answers_looked():
    state = table("reef_nursery", "old_wreck", coins=5)
    bot = Search(3)
    root = bot.think(GAME.options(state, 0), Dealer(GAME, state, 0), Budget(iterations=1))
    assert bot.habits == pytest.approx(root.likings())
    assert sum(bot.habits.values()) == pytest.approx(0)


def test_when_several_seats_are_asked_at_once_nobody_sees_the_others_answers():
    state = GAME.setup(3, 5)
    root = Search(1).think(GAME.options(state, 1), Dealer(GAME, state, 1), Budget(iterations=30))
    assert set(root.edges) == {move.key() for move in GAME.options(state, 1)}
    assert all(key.startswith("drop ") for key in root.edges)
    mine = {key for edge in root.edges.values() if edge.later for key in edge.later.edges}
    assert mine and not any(key.startswith("drop ") for key in mine)
    assert choice(GAME, state, 1, "search@20") in {move.key() for move in GAME.options(state, 1)}


def test_an_answer_that_disappointed_once_is_not_preferred_to_good_ones_never_followed():
    good, bad = Edge("a", 0.8), Edge("b", 0.9)
    bad.learn(0.1)
    assert most_trusted([bad, good]) is good
    for _ in range(20):
        bad.learn(0.9)
    assert most_trusted([bad, good]) is bad


def test_answers_never_followed_are_expected_to_disappoint_as_those_that_were():
    """A first look goes only so far: all of them are off to one side."""
    followed, other = Edge("a", 0.8), Edge("b", 0.7)
    for _ in range(30):
        followed.learn(0.5)
    worth, expected = worths([followed, other])
    assert 0.5 < worth < 0.52 and 0.4 < expected < 0.42


def findings(key, seen, *found):
    edge = Edge(key, seen)
    for value in found:
        edge.learn(value)
    return edge


def test_a_look_weighs_much_where_findings_are_luck_and_little_where_looks_are_off():
    lucky = [findings("a", 0.5, 0.1, 0.9, 0.2, 0.8), findings("b", 0.4, 0.8, 0.1, 0.7, 0.0)]
    steady = [findings("a", 0.5, 0.3, 0.31, 0.3, 0.31), findings("b", 0.4, 0.6, 0.61, 0.6, 0.61)]
    assert reliance(lucky)[1] == MOST_TRUST and reliance(steady)[1] == LEAST_TRUST
    assert most_trusted(lucky).key == "a" and most_trusted(steady).key == "b"


def test_explain_tells_of_the_best_answers_first():
    state = table("reef_nursery", "old_wreck", coins=5)
    found = Search(2).explain(*question(state), Budget(iterations=150))
    assert [each.visits for each in found] == sorted((each.visits for each in found), reverse=True)
    assert all(0 <= each.win <= 1 and 0 <= each.points < 60 for each in found)
    assert found[0].line and all(seat == 0 for seat, _ in found[0].line)


@pytest.mark.slow
def test_several_processes_think_together_and_always_find_the_same():
    game = bathysphere.game("antarctica")
    state = after(game, 2, 3, 30)
    seat = game.waiting(state)[0]
    found = []
    for _ in range(2):
        bot = Search(5, jobs=2)
        root = bot.think(game.options(state, seat), Dealer(game, state, seat), Budget(iterations=15))
        bot.helpers.close()
        found.append({edge.key: edge.visits for edge in root.edges.values()})
    assert found[0] == found[1] and sum(found[0].values()) == 30
