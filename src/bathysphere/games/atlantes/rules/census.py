"""Every component, wherever it lies."""

from __future__ import annotations

from ..components import GHOST, STARTING_MANTAS
from ..state import State


def census(state: State) -> dict[str, int]:
    """AT-16.6  Cards that are discarded or out of the game are still counted: nothing gets lost.
    AT-7.8  Nor does a manta.
    """
    realms = state.realms
    locations = len(state.deck + state.central + state.explored + state.gone)
    locations += sum(len(realm.board) + len(realm.pile) for realm in realms)
    characters = len(state.ocean + state.row + state.out + state.playing)
    characters += sum(len(realm.hand) + len(realm.discard) for realm in realms)
    kings = [card for realm in realms for card in realm.hand + realm.discard if _is_king(state, card)]
    kings += [card for card in state.playing if _is_king(state, card)]
    mantas = [manta for realm in realms for manta in realm.ready + realm.idle]
    placed = [each for track in state.tracks for each in track]
    ghosts = len([each for each in placed if each // STARTING_MANTAS == GHOST])
    starting = len([manta for manta in mantas if manta < STARTING_MANTAS])
    return {
        "locations": locations,
        "characters": characters - len(kings),
        "starting mantas": starting + len(placed) - ghosts,
        "bonus mantas": len(state.reserve) + len(mantas) - starting,
        "ghost mantas": state.ghost + ghosts,
    }


def _is_king(state: State, card: int) -> bool:
    return state.box.characters[card].king > 0
