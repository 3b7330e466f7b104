"""What a seat does not know, dealt anew: the order of both decks, and kings in a draft."""

from __future__ import annotations

from bathysphere.kernel.position import Fact
from bathysphere.kernel.rng import Rng

from .phases.setup import ChooseKing
from .state import State


def imagine(state: State, seat: int | None, rng: Rng) -> State:
    """Both decks are shuffled; all else lies open, except kings that did not pass through one's hands.

    What is unseen is put in order first: how it really lies must not show in what is imagined.
    """
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    made.deck = _shuffled(made.deck, rng)
    made.ocean = _shuffled(made.ocean, rng)
    top = made.stack[-1] if made.stack else None
    if isinstance(top, ChooseKing):
        _redraft(made, top.seat, seat, rng)
    elif made.leftover and seat is None:
        _other_leftover(made, rng)
    return made


def _shuffled(unseen: list[int], rng: Rng) -> list[int]:
    made = sorted(unseen)
    rng.shuffle(made)
    return made


def _redraft(made: State, asked: int, seat: int | None, rng: Rng) -> None:
    """A seat that has had the kings in hand knows which went on; who took which of them it does not know."""
    chosen = list(range(asked + 1, len(made.realms)))
    if seat is not None and seat in chosen:
        _shuffle_taken(made, [each for each in chosen if each < seat], rng)
        _shuffle_unseen(made, [each for each in chosen if each > seat], _seen(made, seat, chosen), rng)
    elif seat is not None and seat == asked:
        _shuffle_unseen(made, chosen, made.passed, rng)
    else:
        _deal_all(made, chosen, rng)
    _mend_facts(made)


def _seen(made: State, seat: int, chosen: list[int]) -> list[int]:
    """The kings a seat has had in hand: its own, those taken after it, those still going round."""
    return made.passed + [made.realms[each].king for each in chosen if each <= seat]


def _shuffle_taken(made: State, seats: list[int], rng: Rng) -> None:
    """Kings known to have gone on: those still passed and those taken meanwhile, in any order."""
    _give(made, seats, made.passed + [made.realms[each].king for each in seats], rng)


def _shuffle_unseen(made: State, seats: list[int], seen: list[int], rng: Rng) -> None:
    """Kings taken before the seat saw anything: any that it did not see."""
    kings = [king for king in range(1, len(made.box.kings) + 1) if king not in seen]
    rng.shuffle(kings)
    for each in seats:
        made.realms[each].king = kings.pop()


def _deal_all(made: State, seats: list[int], rng: Rng) -> None:
    """Who has seen nothing imagines any kings."""
    kings = list(range(1, len(made.box.kings) + 1))
    rng.shuffle(kings)
    kings = kings[: len(made.passed) + len(seats)]
    _give(made, seats, kings, rng)


def _give(made: State, seats: list[int], kings: list[int], rng: Rng) -> None:
    dealt = _shuffled(kings, rng)
    for each in seats:
        made.realms[each].king = dealt.pop()
    made.passed = sorted(dealt)


def _mend_facts(made: State) -> None:
    """What was chosen just now is told anew too."""
    made.facts = [
        Fact(fact.what, fact.seat, made.realms[fact.seat].king) if fact.what == "chose king" else fact
        for fact in made.facts
    ]


def _other_leftover(made: State, rng: Rng) -> None:
    """A spectator never saw the kings that nobody chose."""
    held = [realm.king for realm in made.realms]
    kings = [king for king in range(1, len(made.box.kings) + 1) if king not in held]
    rng.shuffle(kings)
    made.leftover = sorted(kings[: len(made.leftover)])
