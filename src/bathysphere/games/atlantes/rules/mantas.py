"""Mantas: gaining, using, readying (AT-7, AT-14)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..components import STARTING_MANTAS
from ..state import State, without


def left_of_kind(state: State, kind: int) -> list[int]:
    """AT-2.4  The bonus mantas of one kind that still lie in the main reserve."""
    mantas = state.box.mantas
    return [manta for manta in state.reserve if mantas[manta].kind == kind]


def gain_manta(state: State, seat: int, kind: int) -> int:
    """AT-14.3  A bonus manta arrives active and may be used the same turn.
    AT-14.4  If none of the kind is left, nothing is received, then or later.
    AT-7.8  Mantas once gained stay with the player.
    """
    for manta in state.reserve:
        if state.box.mantas[manta].kind == kind:
            realm = state.realms[seat]
            state.reserve = without(state.reserve, manta)
            realm.ready = [*realm.ready, manta]
            state.facts.append(Fact("gained manta", seat, manta))
            return manta
    return -1


def tire(state: State, seat: int, manta: int) -> None:
    """AT-7.1  A manta is active or inactive.
    AT-7.2  Using an active manta makes it inactive: one use per activation.
    """
    realm = state.realms[seat]
    realm.ready = without(realm.ready, manta)
    realm.idle = [*realm.idle, manta]
    state.facts.append(Fact("used manta", seat, manta))


def ready_one(state: State, seat: int, manta: int) -> None:
    """AT-17.7  Reactivation turns an inactive manta active at once."""
    realm = state.realms[seat]
    realm.idle = without(realm.idle, manta)
    realm.ready = [*realm.ready, manta]
    state.facts.append(Fact("readied", seat, manta))


def ready_all(state: State, seat: int) -> None:
    """AT-7.4  Some effects ready mantas; only those in the own reserve, never one on a track."""
    realm = state.realms[seat]
    if realm.idle:
        state.facts.append(Fact("readied all", seat, n=len(realm.idle)))
        realm.ready = realm.ready + realm.idle
        realm.idle = []


def starting_mantas(state: State, seat: int) -> list[int]:
    """AT-19.1  The starting mantas in the reserve, active or not, lowest number first."""
    realm = state.realms[seat]
    return sorted([manta for manta in realm.ready + realm.idle if manta < STARTING_MANTAS])


def bonus_mantas(state: State, seat: int) -> int:
    """AT-20.5  Bonus mantas owned, active or not."""
    found = 0
    realm = state.realms[seat]
    for manta in realm.ready:
        if manta >= STARTING_MANTAS:
            found += 1
    for manta in realm.idle:
        if manta >= STARTING_MANTAS:
            found += 1
    return found
