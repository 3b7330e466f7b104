"""Texts read in Production and final scoring: gifts, replacements, purchases (UC-7, UC-25, UC-28)."""

from __future__ import annotations

from ..rules.production import Item, more_of_metropolises, network, producers, producing_tiles, total
from ..rules.scoring import affordable_times, network_points, resource_points
from ..state import BROWN_TILE, GOALS, LEFTOVERS, NETWORK, State
from ..words import NOTHING, POINT, Bundle, If, Instead, Pay, Produced, Text
from .giving import gives, yields


def replacements(state: State, seat: int) -> list[int]:
    """UC-25.11  Production cards that let structures yield something else, and that have such structures."""
    found: list[int] = []
    for card in state.nations[seat].productions:
        word = replacing(state, card)
        if word is not None and producers(state, seat, word.thing, word.what):
            found.append(card)
    return found


def replacing(state: State, card: int) -> Instead | None:
    """What a production card lets structures yield instead."""
    text = state.box.cards[card].text
    assert text is not None
    for part in text.parts:
        if isinstance(part, Instead):
            return part
    return None


def most_replaced(state: State, seat: int, card: int, taken: list[tuple[int, int]]) -> int:
    """How many structures a card may still replace; every structure is replaced once.

    `taken` holds the earlier choices, as card and number.
    """
    word = replacing(state, card)
    assert word is not None
    left = producers(state, seat, word.thing, word.what)
    for other, n in taken:
        before = replacing(state, other)
        if before is not None and (before.thing, before.what) == (word.thing, word.what):
            left -= n
    return max(0, min(word.n, left))


def replaced(state: State, card: int, n: int) -> Bundle:
    """UC-32.14  What a replacement gives less what it takes; multipliers do not touch it."""
    word = replacing(state, card)
    assert word is not None
    found = [each * n for each in word.gain]
    found[word.what] -= n
    return tuple(found)


def production(state: State, seat: int, taken: list[tuple[int, int]]) -> list[Item]:
    """UC-25.9  Network, metropolises, production cards: one item per source.

    UC-7.1  Claimed production cards work in every later Production.
    UC-7.2  They produce directly or change what is produced.
    UC-7.5  They affect their owner only.
    UC-25.11  In this order; optional payments come after all of it.
    UC-30.18  "If you produce" is read last, of everything but the card itself.
    """
    items = network(state, seat) + [
        Item("replaced", card, n, replaced(state, card, n)) for card, n in taken if n
    ]
    return items + beyond_network(state, seat, total(items))


def beyond_network(state: State, seat: int, before: Bundle) -> list[Item]:
    """What metropolises and production cards add to what the network produces."""
    items: list[Item] = []
    tiles, cards = state.box.tiles, state.box.cards
    for tile in producing_tiles(state, seat):
        text = tiles[tile].production
        assert text is not None
        items.append(Item("tile", tile, -1, _given(state, seat, text, NOTHING, False)))
    items += more_of_metropolises(state, seat)
    late: list[int] = []
    for card in state.nations[seat].productions:
        text = cards[card].text
        assert text is not None
        if any([_waits(part) for part in text.parts]):
            late.append(card)
        bundle = _given(state, seat, text, NOTHING, False)
        if any(bundle):
            items.append(Item("card", card, -1, bundle))
    for card in late:
        text = cards[card].text
        assert text is not None
        made = total([Item("before", -1, -1, before), *items])
        bundle = _given(state, seat, text, made, True)
        if any(bundle):
            items.append(Item("card", card, -1, bundle))
    return items


def _waits(part: object) -> bool:
    return isinstance(part, If) and isinstance(part.condition, Produced)


def _given(state: State, seat: int, text: Text, produced: Bundle, late: bool) -> Bundle:
    """What the giving parts of a production text come to, those that look at the production apart."""
    found = NOTHING
    for part in text.parts:
        if gives(part) and _waits(part) == late:
            one = yields(state, seat, part, produced)
            found = tuple([found[kind] + one[kind] for kind in range(7)])
    return found


def payments(state: State, card: int) -> list[tuple[int, Pay]]:
    """The parts of a card that pay for something, with their places."""
    text = state.box.cards[card].text
    assert text is not None
    return [(place, part) for place, part in enumerate(text.parts) if isinstance(part, Pay)]


def payment(state: State, card: int, place: int) -> Pay:
    """One paying part of a card."""
    text = state.box.cards[card].text
    assert text is not None
    part = text.parts[place]
    assert isinstance(part, Pay)
    return part


def goal_points(state: State, seat: int, text: Text) -> int:
    """UC-7.6  What an end-scoring text gives, purchases apart.

    UC-28.11  Counts of connected things leave the unconnected out.
    UC-22.8  The brown metropolises score by their tables.
    """
    return sum([yields(state, seat, part, NOTHING)[POINT] for part in text.parts])


def brown_points(state: State, seat: int) -> int:
    """UC-28.2  The brown metropolis scores only if it is connected."""
    nation = state.nations[seat]
    text = state.box.tiles[nation.hexes[0]].scored
    if not nation.joined & 1 or text is None:
        return 0
    return goal_points(state, seat, text)


def cards_points(state: State, seat: int) -> list[tuple[int, int]]:
    """Every end-scoring card with the points it gives without payment."""
    found: list[tuple[int, int]] = []
    for card in state.nations[seat].scorings:
        text = state.box.cards[card].text
        assert text is not None
        found.append((card, goal_points(state, seat, text)))
    return found


def promised(state: State, seat: int, card: int) -> int:
    """What an end-scoring card that is not claimed yet would give now, purchases included."""
    text = state.box.cards[card].text
    assert text is not None
    points = goal_points(state, seat, text)
    for _, part in payments(state, card):
        worth = goal_points(state, seat, part.do)
        supply = state.nations[seat].supply
        points += worth * max([affordable_times(supply, cost, part.times) for cost in part.cost])
    return points


def given(state: State, seat: int, card: int) -> Bundle:
    """What a production card that is not claimed yet would give in one Production, payments apart."""
    text = state.box.cards[card].text
    assert text is not None
    return _given(state, seat, text, NOTHING, False)


def best_purchases(state: State, seat: int, bought: tuple[int, ...]) -> tuple[int, list[int]]:
    """UC-28.3  Buying should be done as far as possible, best price first: the points, and what is left."""
    supply = state.nations[seat].supply[:]
    offers: list[tuple[int, int, Bundle, int]] = []
    for card in state.nations[seat].scorings:
        for place, part in payments(state, card):
            if card * 16 + place in bought:
                continue
            worth = goal_points(state, seat, part.do)
            for cost in part.cost:
                offers.append((-100 * worth // max(1, sum(cost[:5])), worth, cost, part.times))
    offers.sort()
    points = 0
    for _, worth, cost, times in offers:
        n = affordable_times(supply, cost, times)
        points += n * worth
        supply = [supply[kind] - n * cost[kind] for kind in range(5)]
    return points, supply


def final_lines(state: State, seat: int, bought: tuple[int, ...]) -> list[int]:
    """What the rest of final scoring would bring now, by tally; nothing once it is done."""
    nation = state.nations[seat]
    found = [0] * len(nation.tally)
    if nation.stage == 2:
        return found
    if nation.stage == 0:
        found[BROWN_TILE] = brown_points(state, seat)
        found[GOALS] = sum([points for _, points in cards_points(state, seat)])
    points, left = best_purchases(state, seat, bought)
    found[GOALS] += points
    found[NETWORK] = network_points(state, seat)
    found[LEFTOVERS] = resource_points(left)
    return found
