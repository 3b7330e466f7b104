"""The table before the first round (TC-1)."""

from __future__ import annotations

from ....kernel.rng import Rng
from ..components import Box
from ..state import SOURCES, Nation, Rules, State
from .country import founded
from .production import output


def dealt(box: Box, seats: int, rng: Rng, rules: Rules, first: int) -> State:
    """TC-1.8  Territories and technologies are shuffled by stack, face down.
    TC-1.2  The first player of round one is drawn by lot or named by the host (first < 0: by lot).
    TC-1.10  The bank is unlimited: coins, science, waste and people are counted, never looked for.
    """
    first = rng.below(seats) if first < 0 else first
    cards = _score_cards(box, rng, rules)
    disasters, hidden = _disaster_deck(box, rng)
    lands = [
        _shuffled(rng, [p.number for p in box.pieces[: box.territories] if p.era == e]) for e in (1, 2, 3)
    ]
    tools = [_shuffled(rng, [each.number for each in box.technologies if each.era == e]) for e in (1, 2, 3)]
    nations = [_nation(box, piece) for piece in _start_tiles(box)[:seats]]
    return State(
        rng=rng,
        reveals=0,
        facts=[],
        box=box,
        rules=rules,
        round=0,
        first=first,
        leader=first,
        slot=0,
        inside=[0] * seats,
        territories=[],
        technologies=[],
        disaster=-1,
        cards=cards,
        territory_stacks=lands,
        technology_stacks=tools,
        disasters=disasters,
        hidden=hidden,
        discarded_territories=_start_tiles(box)[seats:],
        discarded_technologies=[],
        discarded_disasters=[],
        nations=nations,
        stack=[],
    )


def _nation(box: Box, piece: int) -> Nation:
    """TC-1.1  Each seat has a colour of its own and a score of nothing.
    TC-1.3  It starts with a start tile, one waste on it, and people in its two coin-and-science cities.
    TC-1.4  That makes three coins and two science; the pollution marker stands on nought.
    TC-1.5  It holds ten coins and ten science, in secret.
    """
    start, country, people = box.start, founded(box, piece), [box.pieces[piece].people]
    return Nation(
        coins=start.coins,
        science=start.science,
        pollution=start.pollution,
        tracks=output(box, country, people, direct_only=False),
        earned=[0] * SOURCES,
        country=country,
        people=people,
        waste=[start.waste],
        fresh=[],
        fresh_waste=[],
        plants=[],
        pending=0,
        technologies=[],
        once=[],
        each=[],
    )


def _start_tiles(box: Box) -> list[int]:
    return [piece.number for piece in box.pieces[: box.territories] if piece.era == 0]


def _score_cards(box: Box, rng: Rng, rules: Rules) -> list[int]:
    """TC-1.6  One of three cards for round two and one of three for round four lie open from the start.
    TC-1.7  The first game does without both.
    """
    found: list[int] = []
    for when in (2, 4):
        known = [card.number for card in box.cards if card.round == when]
        drawn = known[rng.below(len(known))]
        if not rules.first_game:
            found.append(drawn)
    return found


def _disaster_deck(box: Box, rng: Rng) -> tuple[list[int], list[int]]:
    """TC-1.9  Two cards of the first group on top, then two of the second, then one of the third; the rest
    leaves unseen. The deck is drawn from its end.
    """
    deck: list[int] = []
    hidden: list[int] = []
    for era, n in ((1, 2), (2, 2), (3, 1)):
        group = _shuffled(rng, [card.number for card in box.disasters if card.era == era])
        deck += group[:n]
        hidden += group[n:]
    deck.reverse()
    return deck, hidden


def _shuffled(rng: Rng, items: list[int]) -> list[int]:
    rng.shuffle(items)
    return items
