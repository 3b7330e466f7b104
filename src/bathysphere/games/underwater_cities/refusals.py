"""x"""
from ...kernel.message import Refusal
from .state import State


def refusals(state: State, seat: int) -> list[Refusal]:
    return []
