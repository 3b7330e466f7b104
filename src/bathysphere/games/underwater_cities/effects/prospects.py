"""What a text could bring at best: a cheap bound that spares most of the looking ahead (UC-10.4)."""

from __future__ import annotations

from ..rules.building import bonus, sites_for
from ..rules.network import board_of
from ..rules.slots import side_of
from ..rules.talents import talents_of
from ..state import State
from ..words import (
    ADVANCES,
    ALL_RESOURCES,
    BUILDS,
    BUILT,
    CONNECTED,
    CREDIT,
    ENTERED,
    IMPROVES,
    PERFORMS,
    STEELPLAST,
    TUNNEL,
    UPGRADED,
    USED,
    USES,
    Text,
)
from .possible import usable


def could_bring(state: State, seat: int, brings: int) -> int:
    """The resources, as bits, that could come of a text with these doings; BUILDS stays if sites may open."""
    found = brings & (ALL_RESOURCES | BUILDS)
    nation = state.nations[seat]
    if brings & USES:
        cards = state.box.cards
        for place, card in enumerate(nation.actions):
            text = cards[card].text
            if nation.ready[place] and text is not None:
                brings |= text.brings & ~USES
        found |= _heard(state, seat, USED) | (brings & (ALL_RESOURCES | BUILDS))
    if brings & PERFORMS:
        for slot in side_of(state).ring:
            brings |= state.box.slots[slot].text.brings
        found |= brings & (ALL_RESOURCES | BUILDS)
    if brings & BUILDS:
        found |= _of_sites(state, seat) | _heard(state, seat, BUILT)
        brings |= found & ~ALL_RESOURCES
    if brings & IMPROVES:
        found |= _heard(state, seat, UPGRADED)
    if brings & ADVANCES or found & ADVANCES:
        found |= 1 << CREDIT | 1 << STEELPLAST | _heard(state, seat, ENTERED)
    return found


def _heard(state: State, seat: int, fact: int) -> int:
    """What the seat's permanents could give on a fact."""
    found = 0
    for whenever in talents_of(state, seat).heard[fact]:
        found |= whenever.do.brings
    return found


def _of_sites(state: State, seat: int) -> int:
    """What the bonuses of sites that could be built on now may give, and the metropolises they lead to."""
    board, nation = board_of(state, seat), state.nations[seat]
    texts, found = state.box.texts, 0
    for thing in (0, 1, 4):
        for site in sites_for(state, seat, thing, True, False):
            text = bonus(board, thing, site)
            if text >= 0:
                found |= texts[text].brings
            if thing == TUNNEL and min(board.ends[site]) < 0:
                tile = state.box.tiles[nation.hexes[-1 - min(board.ends[site])]].connected
                found |= _heard(state, seat, CONNECTED) | (tile.brings if tile is not None else 0)
    return found


def could_use(state: State, seat: int, text: Text, brings: int) -> bool:
    """Whether a text would be usable with plenty of everything that could be brought."""
    nation = state.nations[seat]
    before = nation.supply
    nation.supply = [before[kind] + (20 if brings & (1 << kind) else 0) for kind in range(5)]
    found = usable(state, seat, text)
    nation.supply = before
    return found
