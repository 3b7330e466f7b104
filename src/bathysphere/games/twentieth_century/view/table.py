"""The whole view of a seat. Built up from nothing, never cut down from the state."""

from __future__ import annotations

from ..components import CITY_LETTERS, KINDS, MEASURES
from ..effects.parts import Target
from ..phases.attaching import Facing, Settle, Site
from ..phases.auction import Bidding, Opening
from ..phases.prevention import Prevention
from ..phases.recycling import Centre
from ..rules.auction import minimum_bid
from ..rules.country import column_of, piece_of, row_of
from ..rules.disasters import table_of
from ..rules.leaving import bridges_in_supply, price
from ..rules.scoring import card_worth, is_scored
from ..state import State
from .countries import city_name, nation_view, offer_view, technology_view
from .kinds import AuctionView, CardView, ColumnView, View
from .outlook import forecast, standing
from .seen import as_seen, hand_open, task_of


def view(state: State, seat: int | None) -> View:
    """TC-1.5  Coins and science in hand are secret until the game is over; the rest lies open."""
    seen = as_seen(state, seat)
    box = state.box
    full = 0 < state.round < 6
    return {
        "round": state.round,
        "phase": type(state.stack[-1]).__name__.lower() if state.stack else "",
        "first": state.first,
        "minimum": minimum_bid(state) if full else 0,
        "price": price(state) if full else 0,
        "prices": list(box.rounds[state.round - 1].prices) if full else [],
        "slot": state.slot,
        "inside": state.inside[:],
        "territories": [offer_view(state, box.pieces[each]) for each in state.territories],
        "technologies": [technology_view(state, box.technologies[each], []) for each in state.technologies],
        "disaster": "" if state.disaster < 0 else box.disasters[state.disaster].id,
        "columns": _columns(state),
        "cards": _cards(seen),
        "auction": _auction(state),
        "stacks": [
            [len(stack) for stack in state.territory_stacks],
            [len(stack) for stack in state.technology_stacks],
        ],
        "disasters_left": len(state.disasters),
        "discarded_territories": [box.pieces[each].id for each in state.discarded_territories],
        "discarded_technologies": [box.technologies[each].id for each in state.discarded_technologies],
        "discarded_disasters": [box.disasters[each].id for each in state.discarded_disasters],
        "bridges": bridges_in_supply(state),
        "nations": [
            nation_view(seen, other, hand_open(state, seat, other)) for other in range(len(state.nations))
        ],
        "waiting": state.stack[-1].waiting(state) if state.stack else [],
        "asked": _asked(state, seat),
        "forecast": None if seat is None else forecast(state, seat),
        "standing": standing(state, seat),
        "points": None if state.stack else [nation.score() for nation in state.nations],
    }


def _columns(state: State) -> list[ColumnView]:
    """TC-6.1  The columns in play, with the bids that stand in them."""
    if state.disaster < 0:
        return []
    top = state.stack[-1] if state.stack else None
    columns, bids = (top.columns, top.bids) if isinstance(top, Prevention) else ([], [])
    card = state.box.disasters[state.disaster]
    return [
        {
            "column": column,
            "waste": card.columns[column].waste,
            "smoke": card.columns[column].smoke,
            "stakes": [{"seat": seat, "bid": bids[seat]} for seat, at in enumerate(columns) if at == column],
        }
        for column in table_of(state).columns
    ]


def _cards(seen: State) -> list[CardView]:
    """The drawn score cards: what they paid, or what each seat would score now, as far as it can be seen."""
    found: list[CardView] = []
    for number in seen.cards:
        card = seen.box.cards[number]
        worth = [card_worth(seen, seat, card) for seat in range(len(seen.nations))]
        scores = {MEASURES[what]: n for what, n in card.scores}
        scored = is_scored(seen, card)
        found.append({"id": card.id, "round": card.round, "scores": scores, "scored": scored, "worth": worth})
    return found


def _auction(state: State) -> AuctionView | None:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Opening):
        return {
            "territory": state.box.pieces[top.territory].id,
            "bid": 0,
            "leader": top.seat,
            "bidding": state.inside[:],
        }
    if isinstance(top, Bidding):
        return {
            "territory": state.box.pieces[top.territory].id,
            "bid": top.bid,
            "leader": top.leader,
            "bidding": top.bidding[:],
        }
    return None


def _asked(state: State, seat: int | None) -> list[str]:
    """What is asked of this seat: the question, and the tile, cell or centre that it is about."""
    task = task_of(state, seat)
    if task is None or seat is None:
        return []
    box, country = state.box, state.nations[seat].country
    found = [type(task).__name__.lower()]
    match task:
        case Site():
            found.append(box.pieces[task.piece].id)
        case Facing():
            cell = f"{column_of(task.cell)},{row_of(task.cell)}"
            found += [box.pieces[task.piece].id, cell]
        case Settle():
            found.append(piece_of(box, country, task.tile).id)
        case Target():
            found.append(KINDS[state.box.parts[task.part].kind])
            if task.tile >= 0:
                found.append(piece_of(box, country, task.tile).id)
            if task.city >= 0:
                found.append(CITY_LETTERS[task.city])
        case Centre():
            found.append(city_name(state, seat, task.tile, task.city))
    return found
