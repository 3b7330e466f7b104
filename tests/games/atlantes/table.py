"""Positions of Atlantes in one line. Effects are written in the codes of the ledger: G2 P2 S2 R1 RF T M"""

from __future__ import annotations

from dataclasses import replace

import bathysphere
from bathysphere.games.atlantes.components import (
    ALL,
    Buy,
    Conquer,
    Empty,
    Explore,
    Gold,
    Opponents,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Reactivate,
    Recruit,
    RecruitFree,
    Replay,
    Retrieve,
    Score,
    TakeBackAll,
)
from bathysphere.games.atlantes.pack.read import assemble
from bathysphere.games.atlantes.phases.turn import Turn, prepare

GAME = bathysphere.game("atlantes")
BOX = GAME.box
TYPES = "SWVC"
PLAIN = {
    "RF": RaiseFull(),
    "F": RecruitFree(),
    "T": Retrieve(1),
    "M": Score(1),
    "_": Empty(),
    "E": Explore(),
    "H": Recruit(),
    "B": Buy(),
    "Q": Conquer(),
    "TT": TakeBackAll(),
    "A": Reactivate(ALL),
    "RR": Replay(),
}


def effect(code):
    if code in PLAIN:
        return PLAIN[code]
    if code.startswith("("):
        return Opponents(effect(code[1:-1]))
    letter, n = code[0], int(code[1:])
    if letter in TYPES:
        return PowerVs(TYPES.index(letter), n)
    return {"G": Gold, "P": Power, "R": Raise, "A": Reactivate, "T": Retrieve, "M": Score}[letter](n)


def effects(codes):
    return tuple(effect(code) for code in codes.split())


def table(seats=2, seed=1, **variants):
    """A fresh game at the first turn; a solo player has taken the first king offered."""
    state = GAME.setup(seats, seed, **variants)
    if seats == 1:
        answer(state, next(key for key in keys(state) if key not in ("take king6", "take king8")))
    state.facts = []
    return state


def keys(state):
    """What the seat that is asked may answer."""
    waiting = GAME.waiting(state)
    return [move.key() for move in GAME.options(state, waiting[0])] if waiting else []


def answer(state, *given):
    """Answer one key after the other, whoever is asked."""
    for key in given:
        seat = GAME.waiting(state)[0]
        GAME.answer(state, seat, GAME.find(state, seat, key))


def facts(state):
    return [fact.what for fact in state.facts]


def refusal(state, target):
    """The rule that greys a target for the seat that is asked."""
    return [each.rule for each in GAME.refusals(state, GAME.waiting(state)[0]) if each.target == target]


def number(things, name):
    return next(each.number for each in things if each.id == name)


def location(name):
    return number(BOX.locations, name)


def character(name):
    return number(BOX.characters, name)


def manta(name):
    return number(BOX.mantas, name)


def changed(state, **parts):
    """The same table with other printed matter."""
    box = state.box
    made = {
        name: parts.get(name, getattr(box, name))
        for name in ("locations", "characters", "mantas", "objectives")
    }
    state.box = assemble(*made.values(), box.totems, box.prices, box.track_points)
    prepare(state.box)
    state.forget()


def stage(state, levels, gold=3, power=3, type="S", gives="", points=3):
    """A location of one's own making, taken out of the deck; its number."""
    number = state.deck.pop(0)
    kind = state.box.mantas[manta(gives)].kind if gives else -1
    made = replace(
        state.box.locations[number],
        id=f"place_{number}",
        levels=effects(levels),
        gold=gold,
        power=power,
        type=TYPES.index(type),
        manta=kind,
        points=points,
    )
    changed(state, locations=(*state.box.locations[:number], made, *state.box.locations[number + 1 :]))
    return number


def own(state, levels, risen=0, seat=0, **how):
    """Such a location on the board of a seat; its id."""
    number = stage(state, levels, **how)
    state.realms[seat].board.append(number)
    state.realms[seat].risen.append(risen)
    state.forget()
    return f"place_{number}"


def offer(state, levels="", row="central", **how):
    """Such a location in a row; its id."""
    number = stage(state, levels, **how)
    getattr(state, row).append(number)
    state.forget()
    return f"place_{number}"


def clear_rows(state):
    """All locations of both rows back under the deck."""
    state.deck = [*state.central, *state.explored, *state.deck]
    state.central, state.explored = [], []
    state.forget()


def script(state, codes, seat=0, place="hand", card="king4"):
    """A character of one's own making, on a king that nobody has, in hand or discard of a seat; its id."""
    number = character(card)
    made = replace(state.box.characters[number], effects=effects(codes), setup=None)
    characters = state.box.characters
    changed(state, characters=(*characters[:number], made, *characters[number + 1 :]))
    getattr(state.realms[seat], place).append(number)
    state.forget()
    return card


def give(state, *names, seat=0, place="hand"):
    """Ocean characters or kings into the hand or discard of a seat, wherever they were."""
    realm = state.realms[seat]
    for name in names:
        copies = [each.number for each in BOX.characters if each.id == name]
        card = next(each for each in copies if each not in realm.hand + realm.discard)
        for cards in (state.row, state.ocean):
            if card in cards:
                cards.remove(card)
        getattr(realm, place).append(card)
    while len(state.row) < 6 and state.ocean:
        state.row.append(state.ocean.pop(0))
    state.forget()


def reserve(state, *names, seat=0, idle=False):
    """Bonus mantas from the main reserve into that of a seat."""
    realm = state.realms[seat]
    for name in names:
        piece = next(each for each in state.reserve if state.box.mantas[each].id == name)
        state.reserve.remove(piece)
        (realm.idle if idle else realm.ready).append(piece)
    state.forget()


def tire(state, *names, seat=0):
    """Mantas of a seat turned face down."""
    realm = state.realms[seat]
    for name in names:
        piece = next(each for each in realm.ready if state.box.mantas[each].id == name)
        realm.ready.remove(piece)
        realm.idle.append(piece)
    state.forget()


def pile(state, *types, seat=0, points=3):
    """Scored locations of these types."""
    for each in types:
        state.realms[seat].pile.append(stage(state, "", type=each, points=points))
    state.forget()


def set_row(state, *names):
    """The character row, from the left."""
    taken = []
    for name in names:
        taken.append(next(c.number for c in BOX.characters if c.id == name and c.number not in taken))
    rest = [card for card in state.row + state.ocean if card not in taken]
    state.row, state.ocean = taken, rest
    state.forget()


def goals(state, *names):
    """The objectives on the tracks."""
    state.objectives = [number(BOX.objectives, name) for name in names]
    state.forget()


def turn_of(state, seat, done=False):
    """Make it the turn of a seat, before or after its main action."""
    state.stack = [Turn(seat, done)]
    state.active = seat
    state.forget()


def end_turn(state):
    """End the running turn, whatever could still be done."""
    while "end turn" not in keys(state):
        quiet(state)
    answer(state, "end turn")


def quiet(state):
    """The last option: the one that declines where declining is possible, else plays Matrona."""
    answer(state, keys(state)[-1])


def pass_turn(state):
    """Play Matrona and let the turn end."""
    before = state.turn
    while state.stack and state.turn == before:
        quiet(state)


def ids(state, seat=0):
    """What lies on the board of a seat, with the levels covered."""
    realm = state.realms[seat]
    return {state.box.locations[each].id: realm.risen[slot] for slot, each in enumerate(realm.board)}


def hand(state, seat=0):
    return sorted(state.box.characters[card].id for card in state.realms[seat].hand)


def discard(state, seat=0):
    return [state.box.characters[card].id for card in state.realms[seat].discard]


def row(state):
    return [state.box.characters[card].id for card in state.row]


def ready(state, seat=0):
    return sorted(state.box.mantas[each].id for each in state.realms[seat].ready)


def idle(state, seat=0):
    return sorted(state.box.mantas[each].id for each in state.realms[seat].idle)
