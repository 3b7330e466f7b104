"""What a text could bring at best: a cheap bound that spares most of the looking ahead (UC-10.4)."""

from __future__ import annotations

from typing import Final

from ..components import Board, Card
from ..rules.building import sites_for
from ..rules.network import board_of
from ..rules.slots import side_of
from ..rules.talents import amended, claimed, talents_of
from ..state import State
from ..words import (
    ADVANCES,
    ALL_RESOURCES,
    AMENDED,
    BUILDS,
    BUILT,
    CONNECTED,
    CONNECTS,
    CONSTRUCTS,
    CREDIT,
    ENTERED,
    FARM,
    FOUNDS_CITIES,
    GAVE,
    IMPROVES,
    LAYS_TUNNELS,
    NEW_BUILDING,
    NEW_CITY,
    NEW_TUNNEL,
    NONSYMBIOTIC,
    NOTHING,
    OTHERWISE,
    PERFORMS,
    PLENTY,
    READIES,
    REPEATS,
    SLOT,
    STEELPLAST,
    STEP_CREDIT,
    STEP_STEELPLAST,
    TUNNEL,
    UPGRADED,
    USED,
    USES,
    USES_CARD,
    Text,
)
from .giving import all_yields
from .possible import usable

EACH_SORT: Final[tuple[int, ...]] = (TUNNEL, FARM, NONSYMBIOTIC)
"""One thing for each sort of sites."""
DOINGS: Final = CONSTRUCTS | REPEATS | IMPROVES | ADVANCES | USES | PERFORMS | READIES | CONNECTS


def together(one: int, other: int) -> int:
    """What two texts could bring, as bits: whoever builds in both builds where the first opened sites."""
    repeats = REPEATS if one & CONSTRUCTS and other & CONSTRUCTS else 0
    return one | other | repeats


def opened_by(wants: int) -> int:
    """What may open a site for a slot that wants this, as bits.

    UC-16.2  A tunnel opens tunnel sites.
    UC-14.2  A city opens city sites around it, and building sites at them.
    UC-30.16  What a permanent adds to a slot may be of use as soon as anything is built.
    """
    if wants & AMENDED:
        return CONSTRUCTS | NEW_TUNNEL | NEW_CITY | NEW_BUILDING
    found = LAYS_TUNNELS | NEW_TUNNEL if wants & (USES_CARD | OTHERWISE | 1 << TUNNEL) else 0
    return found | FOUNDS_CITIES | NEW_CITY if wants & ~(1 << TUNNEL) else found


def could_bring(state: State, seat: int, brings: int) -> int:
    """All that could come of a text with these doings, as bits: one doing may let others follow."""
    followed = 0
    while brings & DOINGS & ~followed:
        doing = brings & DOINGS & ~followed
        followed |= doing
        if doing & (USES | READIES):
            brings = together(brings, _of_cards(state, seat, brings) | heard(state, seat, USED))
        if doing & PERFORMS:
            brings = together(brings, _of_slots(state, seat))
        if doing & CONSTRUCTS:
            brings = together(brings, _of_sites(state, seat, doing) | heard(state, seat, BUILT))
        if brings & REPEATS and doing & (CONSTRUCTS | REPEATS):
            brings |= _of_all_sites(state, seat, brings)
        if doing & CONNECTS:
            brings = together(brings, heard(state, seat, CONNECTED))
        if doing & IMPROVES:
            brings = together(brings, heard(state, seat, UPGRADED))
        if doing & ADVANCES:
            more = _of_track(state.nations[seat].space) | heard(state, seat, ENTERED)
            brings = together(brings, more)
    return brings


def _of_cards(state: State, seat: int, brings: int) -> int:
    """What the action cards could bring that are ready, or could be made so."""
    found, nation = 0, state.nations[seat]
    if brings & USES:
        for place, card in enumerate(nation.actions):
            text = state.box.cards[card].text
            if text is not None and (nation.ready[place] or brings & READIES):
                found |= text.brings
    return found


def _of_slots(state: State, seat: int) -> int:
    """What the slots could bring that a text may perform."""
    found = heard(state, seat, GAVE) | heard(state, seat, SLOT)
    for slot in side_of(state).ring:
        found |= state.box.slot_texts[slot].brings
    return found


def _of_track(space: int) -> int:
    """UC-19.2  The spaces with a credit and a steelplast are entered once per round."""
    if space in (0, 4):
        return STEP_CREDIT | STEP_STEELPLAST
    return STEP_STEELPLAST if space == 3 else 0


def heard(state: State, seat: int, fact: int) -> int:
    """What the seat's permanents could give on a fact."""
    return talents_of(state, seat).bids[fact] if state.nations[seat].permanents else 0


def _of_sites(state: State, seat: int, doing: int) -> int:
    """What the sites that could be built on now may give, and the metropolises they lead to."""
    nation = state.nations[seat]
    tunnels, buildings, domes, found = nation.for_gifts
    if tunnels is not nation.tunnels or buildings is not nation.buildings or domes != nation.domes:
        found = [_of_sort(state, seat, thing) for thing in EACH_SORT]
        nation.for_gifts = (nation.tunnels, nation.buildings, nation.domes, found)
    brings = found[0] if doing & LAYS_TUNNELS else 0
    if doing & BUILDS:
        brings |= found[1]
    return brings | found[2] if doing & FOUNDS_CITIES else brings


def _of_sort(state: State, seat: int, thing: int) -> int:
    board, found = board_of(state, seat), 0
    for site in sites_for(state, seat, thing, True, False):
        found |= of_site(state, seat, board, thing, site)
    return found


def _of_all_sites(state: State, seat: int, doing: int) -> int:
    """What any site could give, also one that is opened by building: for whoever builds more than once."""
    nation, found = state.nations[seat], 0
    gifts = state.box.all_gifts[nation.board]
    if doing & LAYS_TUNNELS:
        found |= gifts[TUNNEL]
        for tile in nation.hexes:
            text = state.box.tiles[tile].connected
            found |= text.brings if text is not None else 0
    if doing & BUILDS:
        found |= gifts[FARM]
    return found | gifts[NONSYMBIOTIC] if doing & FOUNDS_CITIES else found


def of_site(state: State, seat: int, board: Board, thing: int, site: int) -> int:
    """What building on one site could bring, as bits: its bonus, and the metropolis it may connect."""
    found = state.box.gifts[board.number][thing][site]
    if found & CONNECTS:
        tile = state.box.tiles[state.nations[seat].hexes[-1 - min(board.ends[site])]].connected
        return found | tile.brings if tile is not None else found
    return found


def text_could_help(state: State, seat: int, slot: Text, text: Text) -> bool:
    """Whether a text, carried out first, could make a slot usable."""
    nation = state.nations[seat]
    before = nation.supply
    most = all_yields(state, seat, text, NOTHING) if text.plain else text.most
    nation.supply = [before[kind] + most[kind] for kind in range(5)]
    brings = together(text.brings & ~ALL_RESOURCES, freely(state, seat))
    found = could_help(state, seat, slot, could_bring(state, seat, brings))
    nation.supply = before
    return found


def claim_could_help(state: State, seat: int, slot: int, card: Card) -> bool:
    """Whether a permanent, claimed first, could make a slot usable by what it changes or lets one do."""
    nation = state.nations[seat]
    before, known = nation.permanents, talents_of(state, seat)
    nation.talents = claimed(state, seat, card.number)
    nation.permanents = nation.talents.of
    brings = could_bring(state, seat, freely(state, seat))
    found = could_help(state, seat, amended(state, seat, slot), brings)
    nation.permanents, nation.talents = before, known
    return found


def freely(state: State, seat: int) -> int:
    """What once-per-turn abilities and contracts could bring, as bits (UC-20.8)."""
    found = 0
    if not state.contracts and not state.nations[seat].permanents:
        return found
    spent = state.nations[seat].spent
    for card in talents_of(state, seat).once:
        if card.once is not None and card.number not in spent:
            found = together(found, card.once.brings)
    for contract in state.contracts:
        found = together(found, state.box.contracts[contract].text.brings)
    return found


def could_help(state: State, seat: int, slot: Text, brings: int) -> bool:
    """Whether a slot could become usable with what could be brought, or by a new site for what it builds.

    UC-32.3  A new site may also be one that costs less than the others.
    """
    if could_use(state, seat, slot, brings) or (slot.wants & USES_CARD and brings & READIES):
        return True
    if not brings & opened_by(slot.wants):
        return False
    choosy = board_of(state, seat).advanced or slot.wants & OTHERWISE
    return bool(choosy) or not could_use(state, seat, slot, ALL_RESOURCES)


def could_use(state: State, seat: int, text: Text, brings: int) -> bool:
    """Whether a text would be usable with plenty of everything that could be brought."""
    nation = state.nations[seat]
    before = nation.supply
    nation.supply = at_best(before, brings)
    found = usable(state, seat, text)
    nation.supply = before
    return found


def at_best(supply: list[int], brings: int) -> list[int]:
    """A supply with plenty of everything that could be brought."""
    found = supply[:]
    if brings & ALL_RESOURCES:
        for kind in range(5):
            if brings & (1 << kind):
                found[kind] += PLENTY
    if brings & STEP_CREDIT:
        found[CREDIT] += 1
    if brings & STEP_STEELPLAST:
        found[STEELPLAST] += 1
    return found
