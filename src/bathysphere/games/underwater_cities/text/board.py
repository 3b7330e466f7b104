"""The text board: everything in the view of a seat, as headings and lines."""

from __future__ import annotations

from ....kernel.message import Message, Section, player
from ..components import COLOURS, KINDS, NEUTRAL, PURPLE, UPGRADE, Board, Card
from ..effects.settling import final_lines, production
from ..rules.network import is_connected
from ..rules.production import total
from ..rules.slots import side_of
from ..rules.specials import open_card
from ..state import Nation, State
from ..words import LAB, NONSYMBIOTIC, POINT, SYMBIOTIC, TUNNEL
from .cards import card_text, contract_text, slot_text, tile_text
from .names import amount, amounts, city_name, name, place_of, slot_name, thing_name


def board(state: State, seat: int | None) -> list[Section]:
    found = [_table(state), _slots(state), _specials(state)]
    if state.contracts:
        laid = [state.box.contracts[contract] for contract in state.contracts]
        lines = [_card_line(name(each), contract_text(each)) for each in laid]
        found.append(Section(Message("uc-board-contracts"), lines))
    found += [_nation(state, each) for each in range(len(state.nations))]
    if seat is not None:
        hand = [hand_line(state.box.cards[card]) for card in state.nations[seat].hand]
        found.append(Section(Message("uc-board-hand"), hand))
    return found


def _yes(yes: bool) -> str:
    return "yes" if yes else "no"


def _card_line(card: Message, text: Message) -> Message:
    return Message("uc-board-card", {"card": card, "text": text})


def hand_line(card: Card) -> Message:
    colour, kind = Message(f"uc-colour-{COLOURS[card.colour]}"), Message(f"uc-cardkind-{KINDS[card.kind]}")
    params = {"card": name(card), "colour": colour, "kind": kind, "text": card_text(card)}
    if card.cost:
        return Message("uc-board-hand-special", {**params, "cost": amount(0, card.cost)})
    return Message("uc-board-hand-card", {**params})


def _table(state: State) -> Section:
    lines = [
        Message("uc-board-order", {"players": [player(seat) for seat in state.order]}),
        Message(
            "uc-board-supply",
            {
                "white": state.white,
                "purple": state.purple,
                "tunnels": state.tunnels,
                "deck": len(state.deck),
                "discard": len(state.discard),
            },
        ),
    ]
    if state.cloner == -1:
        lines.append(Message("uc-board-clone-free"))
    elif state.cloner >= 0:
        lines.append(Message("uc-board-clone-taken", {"player": player(state.cloner)}))
    heading = {"round": state.round, "era": state.era, "cycle": state.cycle + 1}
    return Section(Message("uc-board-round", {**heading}), lines)


def _slots(state: State) -> Section:
    lines: list[Message] = []
    side = side_of(state)
    for number in (*side.ring, side.always):
        slot = state.box.slots[number]
        params = {"slot": slot_name(slot), "text": slot_text(slot)}
        if state.tiles[number]:
            lines.append(Message("uc-board-slot-taken", {**params, "players": _owners(state, number)}))
        else:
            lines.append(Message("uc-board-slot-free", {**params}))
    return Section(Message("uc-board-slots"), lines)


def _owners(state: State, slot: int) -> list[Message]:
    tiles = state.tiles[slot]
    found = [player(seat) for seat in range(len(state.nations)) if tiles & (1 << seat)]
    return found + ([Message("uc-board-neutral")] if tiles & NEUTRAL else [])


def _specials(state: State) -> Section:
    top = open_card(state)
    free = list(state.display) + ([top] if top >= 0 else [])
    lines = [hand_line(state.box.cards[card]) for card in free]
    return Section(Message("uc-board-specials", {"n": len(state.specials)}), lines)


def _nation(state: State, seat: int) -> Section:
    nation, box = state.nations[seat], state.box
    plan = box.boards[nation.board]
    means = amounts(tuple(nation.supply))
    points = amount(POINT, nation.points)
    hand, space = len(nation.hand), nation.space
    lines = [Message("uc-board-means", {"points": points, "means": means, "hand": hand, "space": space})]
    lines += [
        _city(plan, nation, city) for city in range(len(plan.near)) if _worth_saying(plan, nation, city)
    ]
    tunnels = [_tunnel(state, seat, tunnel) for tunnel, built in enumerate(nation.tunnels) if built]
    if tunnels:
        lines.append(Message("uc-board-tunnels", {"tunnels": tunnels}))
    lines += _tiles(state, nation)
    for where, card in enumerate(nation.actions):
        ready = _yes(bool(nation.ready[where]))
        printed = box.cards[card]
        lines.append(
            Message("uc-board-action", {"card": name(printed), "ready": ready, "text": card_text(printed)})
        )
    for card in nation.permanents + nation.productions + nation.scorings:
        lines.append(_card_line(name(box.cards[card]), card_text(box.cards[card])))
    if state.stack:
        lines.append(Message("uc-board-forecast", {"what": amounts(total(production(state, seat, [])))}))
    ended = nation.points + sum(final_lines(state, seat, ()))
    lines.append(Message("uc-board-now", {"points": amount(POINT, ended)}))
    return Section(Message("uc-board-nation", {"player": player(seat), "board": name(plan)}), lines)


def _worth_saying(plan: Board, nation: Nation, city: int) -> bool:
    return bool(nation.cities[city] or any(nation.buildings[site] for site in plan.sites[city]))


def _city(plan: Board, nation: Nation, city: int) -> Message:
    where, buildings = city_name(plan, city), _buildings(plan, nation, city)
    dome = nation.cities[city]
    if not dome:
        return Message("uc-board-open-site", {"where": where, "buildings": buildings})
    kind = thing_name(SYMBIOTIC if dome == PURPLE else NONSYMBIOTIC)
    link = _yes(is_connected(nation, city))
    return Message("uc-board-city", {"where": where, "city": kind, "link": link, "buildings": buildings})


def _buildings(plan: Board, nation: Nation, city: int) -> list[Message]:
    found: list[Message] = []
    free = 0
    for site in plan.sites[city]:
        built = nation.buildings[site]
        if built:
            kind = built - UPGRADE if built > LAB else built
            upgraded = _yes(built > LAB)
            found.append(Message("uc-board-building", {"what": thing_name(kind), "upgraded": upgraded}))
        elif not plan.expansion[site]:
            free += 1
    return [*found, Message("uc-board-free-sites", {"n": free})]


def _tunnel(state: State, seat: int, tunnel: int) -> Message:
    upgraded = _yes(state.nations[seat].tunnels[tunnel] == 2)
    where = place_of(state, seat, TUNNEL, tunnel)
    return Message("uc-board-tunnel", {"where": where, "upgraded": upgraded})


def _tiles(state: State, nation: Nation) -> list[Message]:
    found: list[Message] = []
    tiles = [(tile, bool(nation.joined & (1 << hexagon))) for hexagon, tile in enumerate(nation.hexes)]
    for tile, link in tiles + [(tile, True) for tile in nation.gained]:
        printed = state.box.tiles[tile]
        said = tile_text(printed)
        found.append(Message("uc-board-tile", {"tile": name(printed), "link": _yes(link), "text": said}))
    return found
