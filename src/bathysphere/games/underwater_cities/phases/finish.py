"""Final scoring (UC-28)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..effects.settling import brown_points, cards_points, goal_points, payment, payments
from ..rules.scoring import affordable_times, network_points, resource_points
from ..rules.supply import pay, score
from ..state import BROWN_TILE, GOALS, LEFTOVERS, NETWORK, Frame, State
from .moves import Buy, Done


@dataclass(init=False, eq=False)
class Score(Frame):
    """UC-28.1  Brown metropolis, then end-scoring cards, then the network, then resources.

    UC-28.3  Which purchases are made, and how often, is the player's choice; each card is asked once.
    """

    bought: tuple[int, ...]

    def __init__(self, seat: int, bought: tuple[int, ...]) -> None:
        self.seat = seat
        self.bought = bought

    def options(self, state: State, seat: int) -> list[Move]:
        if state.nations[seat].stage == 0:
            return []
        found: list[Move] = []
        nation, cards = state.nations[seat], state.box.cards
        for card in nation.scorings:
            for place, part in payments(state, card):
                if card * 16 + place not in self.bought:
                    for number, cost in enumerate(part.cost):
                        most = affordable_times(nation.supply, cost, part.times)
                        found += [Buy(cards[card], place, number, n) for n in range(1, most + 1)]
        if found:
            found.append(Done("D22"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Buy):
            self._buy(state, move)
        elif state.nations[self.seat].stage == 0:
            self._goals(state)
        else:
            self._rest(state)

    def _goals(self, state: State) -> None:
        score(state, self.seat, brown_points(state, self.seat), BROWN_TILE)
        for card, points in cards_points(state, self.seat):
            if points:
                state.facts.append(Fact("rewarded", self.seat, card, n=points))
            score(state, self.seat, points, GOALS)
        state.nations[self.seat].stage = 1
        state.stack.append(Score(self.seat, ()))

    def _buy(self, state: State, move: Buy) -> None:
        card = move.card.number
        part = payment(state, card, move.part)
        cost = tuple([each * move.n for each in part.cost[move.cost]])
        pay(state, self.seat, cost)
        state.facts.append(
            Fact("rewarded", self.seat, card, n=move.n * goal_points(state, self.seat, part.do))
        )
        score(state, self.seat, move.n * goal_points(state, self.seat, part.do), GOALS)
        state.stack.append(Score(self.seat, (*self.bought, card * 16 + move.part)))

    def _rest(self, state: State) -> None:
        nation = state.nations[self.seat]
        score(state, self.seat, network_points(state, self.seat), NETWORK)
        score(state, self.seat, resource_points(nation.supply), LEFTOVERS)
        nation.supply = [0] * 5
        nation.stage = 2
