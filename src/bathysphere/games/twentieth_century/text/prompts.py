"""What is asked of a seat, or for whom it waits."""

from __future__ import annotations

from ....kernel.message import Message, Param, player
from ..components import KINDS
from ..effects.parts import Target
from ..phases.attaching import Attach, Dump, Facing, Settle, Site
from ..phases.auction import Auction, Bidding, Opening, Workshop
from ..phases.prevention import Prevention
from ..phases.recycling import Centre
from ..phases.tools import Tools
from ..rules.auction import is_alone, minimum_bid
from ..rules.leaving import price
from ..state import State
from ..view.seen import task_of
from . import names


def prompt(state: State, seat: int | None) -> Message:
    if not state.stack:
        return Message("tc-prompt-over")
    task = task_of(state, seat)
    if task is None or seat is None:
        waiting = state.stack[-1].waiting(state)
        return Message("tc-prompt-wait", {"players": [player(each) for each in waiting]})
    found = _auction(state, seat)
    return found if found is not None else _consolidation(state, seat)


def _auction(state: State, seat: int) -> Message | None:
    match task_of(state, seat):
        case Auction():
            alone = "alone" if is_alone(state) else "open"
            return Message(f"tc-prompt-{alone}", {"minimum": minimum_bid(state)})
        case Opening() as task:
            tile = names.piece(state, task.territory)
            return Message("tc-prompt-opening", {"tile": tile, "minimum": minimum_bid(state)})
        case Bidding() as task:
            params: dict[str, Param] = {
                "tile": names.piece(state, task.territory),
                "leader": player(task.leader),
                "bid": task.bid,
            }
            return Message("tc-prompt-bid", params)
        case Workshop():
            return Message("tc-prompt-technology", {"price": price(state)})
        case Prevention():
            return Message("tc-prompt-stake", {"disaster": names.name(state.box.disasters[state.disaster])})
    return None


def _consolidation(state: State, seat: int) -> Message:
    match task_of(state, seat):
        case Dump():
            return Message("tc-prompt-dump", {"n": state.nations[seat].pending})
        case Attach():
            return Message("tc-prompt-attach")
        case Site() as task:
            return Message("tc-prompt-site", {"tile": names.piece(state, task.piece)})
        case Facing() as task:
            return Message("tc-prompt-turn", {"tile": names.piece(state, task.piece)})
        case Settle() as task:
            pieces = state.nations[seat].country.pieces
            return Message("tc-prompt-settle", {"tile": names.piece(state, pieces[task.tile])})
        case Tools():
            return Message("tc-prompt-tools")
        case Target() as task:
            step = "first" if task.tile < 0 else "second"
            return Message(f"tc-prompt-{KINDS[state.box.parts[task.part].kind].replace('_', '-')}-{step}")
        case Centre() as task:
            pieces = state.nations[seat].country.pieces
            return Message("tc-prompt-recycle", {"tile": names.piece(state, pieces[task.tile])})
    raise AssertionError(state.stack[-1])
