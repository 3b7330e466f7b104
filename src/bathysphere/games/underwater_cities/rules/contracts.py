"""Government contracts (UC-31)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State
from ..words import NOTHING
from .cards import without
from .counting import holds


def claimable(state: State, seat: int) -> list[int]:
    """UC-31.2  A contract may be claimed as soon as all its criteria are met.

    UC-31.6  Nobody is limited in the number of contracts.
    """
    if not state.contracts:
        return []
    return [contract for contract in state.contracts if met(state, seat, contract)]


def met(state: State, seat: int, contract: int) -> bool:
    needs = state.box.contracts[contract].needs
    return all([holds(state, seat, need, NOTHING) for need in needs])


def claim_contract(state: State, seat: int, contract: int) -> None:
    """UC-31.3  A claimed contract is not replaced.

    UC-31.4  So only one player can have it.
    """
    state.contracts = without(state.contracts, contract)
    nation = state.nations[seat]
    nation.contracts = (*nation.contracts, contract)
    state.facts.append(Fact("contracted", seat, contract))
