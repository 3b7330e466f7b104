"""Where every component is, counted (AN-1)."""

from __future__ import annotations

from ..components import (
    BOXED_FOR_TWO,
    BUILDINGS,
    COLOURS_IN_BOX,
    CUBES,
    DEALS,
    KINDS,
    SCIENTISTS,
    SHIPS,
    SHIPYARD_KINDS,
)
from ..state import State
from .ships import fleet


def census(state: State) -> dict[str, int]:
    """AN-1.8  Scientists, ships and cubes of every player are conserved, as are buildings and cards."""
    found = {"buildings": 0, "cards": building_cards(state), "ships": 0, "scientists": 0, "cubes": 0}
    for building, name in enumerate(BUILDINGS):
        found[name] = pieces(state, building)
        found["buildings"] += found[name]
    for kind, name in enumerate(KINDS):
        found[name] = cards_of_kind(state, kind)
        found["cards"] += found[name]
    for seat in range(len(state.teams)):
        for what, n in of_seat(state, seat).items():
            found[f"{what} of {seat}"] = n
            found[what] += n
    unused = COLOURS_IN_BOX - len(state.teams)
    found["ships"] += unused * SHIPS
    found["scientists"] += unused * SCIENTISTS
    found["cubes"] += unused * CUBES
    return found


def pieces(state: State, building: int) -> int:
    """Pieces of one type: on the board, in the supply, and in the box of a game for two."""
    boxed = len(state.teams) == 2 and building in BOXED_FOR_TWO
    return sum(zone >> building & 1 for zone in state.buildings) + state.supply[building] + boxed


def cards_of_kind(state: State, kind: int) -> int:
    """Cards of one kind: in piles, on the way in a draft, in hands, on zones, out of the game."""
    n = state.pile[kind] + state.gone[kind] + sum(team.cards[kind] for team in state.teams)
    if kind < SHIPYARD_KINDS:
        n += state.revealed[kind]
    if kind == 0:
        n += sum(zone.bit_count() for zone in state.ice)
    return n


def building_cards(state: State) -> int:
    """Building cards: in the piles, built, and out of the game because of their mark."""
    n = sum(len(deck) for deck in state.decks) + sum(len(team.built) for team in state.teams)
    return n + sum(card.mark > len(state.teams) for card in state.box.cards)


def of_seat(state: State, seat: int) -> dict[str, int]:
    """AN-1.8  What one player has, in the box or anywhere else; the cube on the score track counts as one."""
    team, deal = state.teams[seat], DEALS[len(state.teams)]
    settled = sum(zone[seat] for zone in state.scientists)
    on_tracks = sum(track[seat] > 0 for track in state.cubes)
    to_place = max(0, deal.board_ships - team.launched)
    on_board = len(fleet(state, seat))
    return {
        "scientists": team.personnel + team.reserve + settled + SCIENTISTS - deal.personnel - deal.reserve,
        "ships": team.ships + on_board + team.lost_ships + to_place + SHIPS - deal.board_ships - deal.ships,
        "cubes": team.cubes + on_tracks + team.lost_cubes + CUBES - deal.cubes,
    }
