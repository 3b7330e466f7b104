"""The text board: everything in the view of a seat, as headings and lines."""

from __future__ import annotations

from ....kernel.message import Message, Param, Section, player
from ..components import GOODS, KINDS, MEASURES, ONCE, PARK, Technology
from ..phases.auction import Bidding
from ..phases.prevention import Prevention
from ..rules.auction import minimum_bid
from ..rules.country import plan_of
from ..rules.disasters import table_of
from ..rules.leaving import price
from ..rules.production import production
from ..rules.scoring import card_worth, is_scored
from ..state import State
from ..view.seen import as_seen, hand_open
from . import names
from .maps import map_lines


def board(state: State, seat: int | None) -> list[Section]:
    seen = as_seen(state, seat)
    found = [Section(Message("tc-board-round", {"round": state.round}), _head(state))]
    if state.territories:
        found.append(
            Section(Message("tc-board-territories"), [_offer(state, each) for each in state.territories])
        )
    if state.technologies:
        heading = Message("tc-board-technologies", {"price": price(state)})
        lines = [technology_line(state, state.box.technologies[each]) for each in state.technologies]
        found.append(Section(heading, lines))
    if state.disaster >= 0:
        heading = Message("tc-board-disaster", {"name": names.name(state.box.disasters[state.disaster])})
        found.append(Section(heading, _columns(state)))
    if state.cards:
        found.append(Section(Message("tc-board-cards"), [_card(seen, each) for each in state.cards]))
    for other in range(len(state.nations)):
        heading = Message("tc-board-nation", {"player": player(other)})
        found.append(Section(heading, _nation(seen, other, hand_open(state, seat, other))))
    return found


def _head(state: State) -> list[Message]:
    lines = [Message("tc-board-legend")]
    if 0 < state.round < 6:
        prices = state.box.rounds[state.round - 1].prices
        marks = [f"[{each}]" if at == state.slot else str(each) for at, each in enumerate(prices)]
        params: dict[str, Param] = {
            "player": player(state.first),
            "minimum": minimum_bid(state),
            "prices": " ".join(marks),
        }
        lines.append(Message("tc-board-market", params))
    inside = [player(seat) for seat, still in enumerate(state.inside) if still]
    if inside:
        lines.append(Message("tc-board-inside", {"players": inside}))
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Bidding):
        bid: dict[str, Param] = {
            "tile": names.piece(state, top.territory),
            "player": player(top.leader),
            "bid": top.bid,
        }
        lines.append(Message("tc-board-bid", bid))
    return lines


def _offer(state: State, number: int) -> Message:
    piece = state.box.pieces[number]
    plan = state.box.plans[piece.layout]
    return Message(
        "tc-board-territory",
        {
            "id": piece.id,
            "name": names.name(piece),
            "cities": names.cities(piece, 0),
            "lines": names.lines(plan, 0),
        },
    )


def technology_line(state: State, technology: Technology) -> Message:
    """What a technology does, made from the same data that does it."""
    parts = [_part(state, technology, number) for number in technology.parts]
    impact = [
        Message(f"tc-impact-{icon}", {"n": n})
        for icon, n in (("waste", technology.waste), ("smoke", technology.smoke), ("tree", technology.tree))
        if n
    ]
    params: dict[str, Param] = {"id": technology.id, "name": names.name(technology), "parts": parts}
    if not impact:
        return Message("tc-board-technology", params)
    return Message("tc-board-technology-impact", params | {"impact": impact})


def _part(state: State, technology: Technology, number: int) -> Message:
    part = state.box.parts[number]
    text = f"tc-part-{KINDS[part.kind].replace('_', '-')}"
    if technology.piece >= 0:
        piece = state.box.pieces[technology.piece]
        plan = state.box.plans[piece.layout]
        return Message(text, {"n": piece.bonus, "lines": names.lines(plan, 0)})
    if part.price:
        cost = Message(f"tc-cost-{GOODS[part.pays]}", {"n": part.price})
        return Message(text, {"cost": cost, "n": part.vp} if part.vp else {"cost": cost})
    return Message(text)


def _columns(state: State) -> list[Message]:
    top = state.stack[-1] if state.stack else None
    columns, bids = (top.columns, top.bids) if isinstance(top, Prevention) else ([], [])
    card = state.box.disasters[state.disaster]
    lines: list[Message] = []
    for column in table_of(state).columns:
        stakes = [
            Message("tc-board-stake", {"player": player(seat), "bid": bids[seat]})
            for seat, at in enumerate(columns)
            if at == column
        ]
        params: dict[str, Param] = {
            "column": column + 1,
            "waste": card.columns[column].waste,
            "smoke": card.columns[column].smoke,
        }
        if stakes:
            lines.append(Message("tc-board-column-staked", params | {"stakes": stakes}))
        else:
            lines.append(Message("tc-board-column", params))
    return lines


def _card(seen: State, number: int) -> Message:
    card = seen.box.cards[number]
    scores = [Message(f"tc-score-{MEASURES[what]}", {"n": n}) for what, n in card.scores]
    now = [
        Message("tc-board-now", {"player": player(seat), "n": card_worth(seen, seat, card)})
        for seat in range(len(seen.nations))
    ]
    params: dict[str, Param] = {"name": names.name(card), "round": card.round, "scores": scores, "now": now}
    return Message("tc-board-card-scored" if is_scored(seen, card) else "tc-board-card", params)


def _nation(seen: State, seat: int, open_hand: bool) -> list[Message]:
    nation, box = seen.nations[seat], seen.box
    space = box.pollution[nation.pollution]
    lines: list[Message] = []
    if open_hand:
        lines.append(Message("tc-board-hand", {"coins": nation.coins, "science": nation.science}))
    coins, science, points = production(seen, seat)
    lines.append(Message("tc-board-production", {"coins": coins, "science": science, "points": points}))
    params: dict[str, Param] = {
        "score": nation.score(),
        "pollution": space.vp,
        "clean": space.clean,
        "waste": sum(nation.waste),
    }
    lines.append(Message("tc-board-state", params))
    lines += [Message("tc-board-map", {"row": row}) for row in map_lines(seen, seat)]
    lines += [_tile(seen, seat, tile) for tile in range(len(nation.people))]
    lines += [_new(seen, piece, waste) for piece, waste in zip(nation.fresh, nation.fresh_waste, strict=True)]
    lines += [_new(seen, piece, 0) for piece in nation.plants]
    if nation.pending:
        lines.append(Message("tc-board-pending", {"n": nation.pending}))
    lines += [technology_line(seen, box.technologies[each]) for each in nation.technologies]
    return lines + _spent(seen, seat)


def _new(seen: State, piece: int, waste: int) -> Message:
    """A tile that waits beside the country."""
    params: dict[str, Param] = {
        "id": seen.box.pieces[piece].id,
        "tile": names.piece(seen, piece),
        "waste": waste,
    }
    return Message("tc-board-new", params)


def _spent(seen: State, seat: int) -> list[Message]:
    """The single-use parts that are spent."""
    nation = seen.nations[seat]
    parts = [part for each in nation.technologies for part in seen.box.technologies[each].parts]
    spent = [seen.box.parts[part] for part in parts if part not in nation.once]
    found = [names.kind(part) for part in spent if part.use == ONCE and part.kind != PARK]
    return [Message("tc-board-spent", {"parts": found})] if found else []


def _tile(seen: State, seat: int, tile: int) -> Message:
    nation = seen.nations[seat]
    piece = seen.box.pieces[nation.country.pieces[tile]]
    lines = names.lines(plan_of(seen.box, nation.country, tile), nation.country.turns[tile])
    params: dict[str, Param] = {
        "id": piece.id,
        "name": names.name(piece),
        "cell": names.cell(nation.country.cells[tile]),
        "lines": lines,
    }
    if piece.raises >= 0:
        return Message(
            "tc-board-facility",
            params | {"good": Message(f"tc-good-{GOODS[piece.raises]}"), "n": piece.bonus},
        )
    return Message(
        "tc-board-tile",
        params | {"cities": names.cities(piece, nation.people[tile]), "waste": nation.waste[tile]},
    )
