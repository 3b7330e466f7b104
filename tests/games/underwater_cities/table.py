"""Positions of Underwater Cities in one line."""

from __future__ import annotations

import bathysphere
from bathysphere.games.underwater_cities.phases.turn import ChooseSlot
from bathysphere.games.underwater_cities.rules.metropolises import join
from bathysphere.games.underwater_cities.rules.network import reach
from bathysphere.games.underwater_cities.state import replaced

GAME = bathysphere.game("underwater_cities")
BOX = GAME.box
CARDS = {card.id: card.number for card in BOX.cards}
SLOTS = {slot.id: slot.number for slot in BOX.slots}
TILES = {tile.id: tile.number for tile in BOX.tiles}
CONTRACTS = {contract.id: contract.number for contract in BOX.contracts}
BOARDS = {board.id: board.number for board in BOX.boards}
THINGS = ("tunnel", "farm", "desal", "lab", "nonsymbiotic", "symbiotic")
FILLER = ("harbour_league", "insider_circle", "farmers_cooperative")
"""One green, one red and one yellow card that do nothing during play."""
LETTERS = {"C": 0, "K": 1, "S": 2, "Sc": 3, "B": 4}


def means(text: str) -> list[int]:
    """`"K1 S2"` as amounts of credits, kelp, steelplast, science and biomatter."""
    found = [0] * 5
    for word in text.split():
        letters = word.rstrip("0123456789")
        found[LETTERS[letters]] = int(word[len(letters) :])
    return found


def said(state, seat=0) -> str:
    """The supply of a seat, the same way, without zeroes."""
    supply = state.nations[seat].supply
    return " ".join(f"{letters}{supply[kind]}" for letters, kind in LETTERS.items() if supply[kind])


def table(*hand, seats=2, supply="", board="", tiles=(), seed=7, **more):
    """Seat 0 is to choose a slot, with these cards in hand and nothing else but what is said."""
    claimed = {
        kind: more.pop(kind, ()) for kind in ("permanents", "actions", "productions", "scorings", "instants")
    }
    state = GAME.setup(seats, seed, **more)
    state.order = tuple(range(seats))
    state.stack = [ChooseSlot(0)]
    if board:
        for other in range(1, seats):
            if state.nations[other].board == BOARDS[board]:
                state.nations[other].board = state.nations[0].board
    boards = [BOARDS[board]] if board else [4 if BOX.boards[state.nations[0].board].advanced else 0]
    _clear(state, boards[0])
    nation = state.nations[0]
    nation.supply = means(supply)
    nation.hand = [CARDS[card] for card in (hand or FILLER)]
    for kind, cards in claimed.items():
        setattr(nation, kind, tuple(CARDS[card] for card in cards))
    if claimed["actions"] or "actions" in more:
        nation.ready = (1,) * len(nation.actions)
    else:
        nation.actions, nation.ready = (BOX.assistant,), (0,)
    if tiles:
        nation.hexes = tuple(TILES[tile] for tile in tiles)
    used = [card for each in state.nations for card in each.hand] + list(nation.permanents)
    state.deck = [card for card in BOX.eras[1] if card not in used]
    state.forget()
    return state


def _clear(state, board) -> None:
    nation = state.nations[0]
    plan = BOX.boards[board]
    nation.board = board
    nation.cities = [0] * len(plan.near)
    nation.cities[plan.start] = 1
    nation.tunnels = [0] * len(plan.ends)
    nation.buildings = [0] * len(plan.homes)
    nation.domes = nation.reached = 1 << plan.start
    nation.space = 0
    for other in state.nations[1:]:
        other.space = 0


def me(state):
    return state.nations[0]


def put(state, *things, seat=0):
    """`"farm lower_right.1"`, `"upgraded tunnel lower_right-right"`, `"symbiotic right"`: for nothing."""
    nation = state.nations[seat]
    plan = BOX.boards[nation.board]
    for words in things:
        *marks, kind, where = words.split(" ")
        up = "upgraded" in marks
        if kind == "tunnel":
            site = plan.tunnel_names.index(where)
            state.tunnels -= 1
            nation.tunnels = replaced(nation.tunnels, site, 2 if up else 1)
            reach(plan, nation, site)
            join(state, seat, site)
        elif kind in THINGS[4:]:
            site = plan.city_names.index(where)
            nation.cities = replaced(nation.cities, site, THINGS.index(kind) - 3)
            nation.domes |= 1 << site
            if kind == "symbiotic":
                state.purple -= 1
            else:
                state.white -= 1
        else:
            built = THINGS.index(kind) + (3 if up else 0)
            nation.buildings = replaced(nation.buildings, plan.site_names.index(where), built)
    state.facts = []
    state.forget()
    return state


def keys(state, seat=0):
    return [move.key() for move in GAME.options(state, seat)]


def do(state, *answers, seat=0):
    for key in answers:
        GAME.answer(state, seat, GAME.find(state, seat, key))
    return state


def slots(state, seat=0):
    """The slots that may be chosen, with any card."""
    return sorted({key.split(" ")[1] for key in keys(state, seat) if key.startswith("slot ")})


def play(state, slot, *answers, card="", seat=0):
    """Choose a slot with a card that does not match, or with the one that is named."""
    colour = BOX.slots[SLOTS[slot]].colour
    hand = state.nations[seat].hand
    other = next((BOX.cards[c].id for c in hand if BOX.cards[c].colour != colour), "")
    return do(state, f"slot {slot} with {card or other}", *answers, seat=seat)


def whats(state):
    return [fact.what for fact in state.facts]


def refused(state, seat=0):
    """target -> rules that forbid it."""
    found: dict[str, list[str]] = {}
    for each in GAME.refusals(state, seat):
        found.setdefault(each.target, []).append(each.rule)
    return found


def finish_turn(state, seat=0):
    """Whatever is asked of the seat is left, until another question of play comes."""
    from bathysphere.games.underwater_cities.phases.turn import StartOfTurn

    while GAME.waiting(state) == [seat] and not isinstance(state.stack[-1], (ChooseSlot, StartOfTurn)):
        options = keys(state, seat)
        do(
            state,
            next((k for k in ("stop", "skip", "decline", "done") if k in options), options[0]),
            seat=seat,
        )
    return state


def frames(state):
    return [type(frame).__name__ for frame in state.stack]
