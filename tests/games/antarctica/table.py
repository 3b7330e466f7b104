"""Positions of Antarctica in a few lines: a bare board, and builders that put things on it."""

from __future__ import annotations

import bathysphere
from bathysphere.doors import voice
from bathysphere.games.antarctica.components import BUILDINGS, KINDS, SHIPS
from bathysphere.games.antarctica.game import Antarctica, run
from bathysphere.games.antarctica.phases.stop import SunMoves
from bathysphere.games.antarctica.rules.dealing import place_ship
from bathysphere.games.antarctica.state import State
from bathysphere.kernel.message import Message, Refusal

found = bathysphere.game("antarctica")
assert isinstance(found, Antarctica)
GAME = found
CARDS = {card.id: card for card in GAME.box.cards}
TRACKS = {track.id: track for track in GAME.box.tracks}
PLAIN_OFFER = ("coal_crane", "summer_camp", "krill_farm")


def bare(seats: int = 3, game: Antarctica = GAME, **variants: bool | int | str) -> State:
    """A board without ships, buildings and scientists; seat 0 is player A; reserves and cards as dealt."""
    state = game.setup(seats, 1, first_game=True, **variants)
    state.first = 0
    state.sun = 7
    state.second = -1
    state.quiet = 0
    state.stack = []
    state.queues = [[] for _ in range(8)]
    state.where = [-1] * (SHIPS * seats)
    state.buildings = [0] * 8
    for team in state.teams:
        team.launched = 0
        team.cubes = len(game.box.open_tracks[seats])
    state.cubes = [[0] * seats for _ in range(5)]
    state.facts = []
    offer(state, *PLAIN_OFFER)
    state.forget()
    return state


def ships(state: State, zone: int, *seats: int) -> list[int]:
    """Ships of these seats join the queue of a zone; gives their numbers."""
    for seat in seats:
        place_ship(state, seat, zone)
    state.facts = []
    return state.queues[zone][-len(seats) :]


def put(state: State, zone: int, *buildings: str) -> None:
    for name in buildings:
        state.buildings[zone] |= 1 << BUILDINGS.index(name)


def has(state: State, zone: int, building: str) -> bool:
    return bool(state.buildings[zone] >> BUILDINGS.index(building) & 1)


def offer(state: State, *cards: str) -> None:
    """These cards lie on top of their piles."""
    for card in [CARDS[each] for each in cards]:
        deck = state.decks[card.deck]
        if card.number in deck:
            deck.remove(card.number)
        deck.append(card.number)


def only(state: State, *cards: str) -> None:
    """These cards are all that is left in the piles."""
    state.decks = [[], [], []]
    offer(state, *cards)


def hand(state: State, seat: int, *kinds: str) -> None:
    """A seat holds exactly these cards; they come from the pile as far as it has them."""
    state.teams[seat].cards = [kinds.count(kind) for kind in KINDS]


def holds(state: State, seat: int, kind: str) -> int:
    return state.teams[seat].cards[KINDS.index(kind)]


def pile(state: State, **kinds: int) -> None:
    """Exactly these shipyard cards are left in the pile."""
    for number, kind in enumerate(KINDS[:4]):
        state.pile[number] = kinds.get(kind, 0)


def cubes(state: State, track: str, *spaces: int) -> None:
    """By seat, where the cubes of a track stand."""
    state.cubes[TRACKS[track].number] = list(spaces)


def cube(state: State, track: str, seat: int) -> int:
    return state.cubes[TRACKS[track].number][seat]


def stop(state: State, zone: int) -> State:
    """The sun comes to this zone; its first ship is to take a turn."""
    state.sun = (zone - 1) % 8
    state.stack = [SunMoves(0)]
    state.facts = []
    run(state)
    assert state.sun == zone
    return state


def waiting(state: State) -> int:
    return GAME.waiting(state)[0]


def keys(state: State) -> list[str]:
    """What the waiting seat may answer."""
    return [move.key() for move in GAME.options(state, waiting(state))]


def starting(state: State, words: str) -> list[str]:
    return [key for key in keys(state) if key.startswith(words)]


def answer(state: State, *answers: str) -> State:
    """The waiting seats answer one after the other."""
    for key in answers:
        seat = waiting(state)
        GAME.answer(state, seat, GAME.find(state, seat, key))
    return state


def done(state: State) -> list[str]:
    """What happened since the last answer."""
    return [fact.what for fact in GAME.facts(state)]


def refusals(state: State, target: str) -> list[Refusal]:
    return [each for each in GAME.refusals(state, waiting(state)) if each.target == target]


def refused(state: State, target: str) -> list[str]:
    """The rules for which something is refused."""
    return [each.rule for each in refusals(state, target)]


def say(message: Message, language: str = "en") -> str:
    return voice("antarctica", language).say(message)
