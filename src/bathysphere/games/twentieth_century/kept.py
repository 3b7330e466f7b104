"""What bots are told of a nation, kept while the nation stays the same. Copies of a state share it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Country, Nation


class Lands:
    """What bots are told of a country with its people. Never changed: it holds while both are the same lists.

    `made` is what it makes, `served` the tiles that each of its working centres can clean.
    """

    def __init__(
        self,
        country: Country,
        people: list[int],
        made: list[int],
        territories: int,
        empty: int,
        served: list[list[int]],
    ) -> None:
        self.country = country
        self.people = people
        self.made = made
        self.territories = territories
        self.empty = empty
        self.served = served


class Row:
    """What bots are told of a nation, but for its hand and the table. Never changed, so copies share it.

    It holds while the nation has the very lists it was made from, for those are never changed either.
    `final` are the points if the game ended now, without majorities.
    """

    def __init__(self, lands: Lands, nation: Nation, round: int, final: int, numbers: list[float]) -> None:
        self.lands = lands
        self.waste = nation.waste
        self.fresh = nation.fresh
        self.plants = nation.plants
        self.once = nation.once
        self.each = nation.each
        self.earned = nation.earned
        self.tracks = nation.tracks
        self.pollution = nation.pollution
        self.round = round
        self.final = final
        self.numbers = numbers

    def fits(self, nation: Nation, round: int) -> bool:
        """Whether nothing has changed that the row tells of."""
        return (
            self.earned is nation.earned
            and self.waste is nation.waste
            and self.lands.people is nation.people
            and self.lands.country is nation.country
            and self.fresh is nation.fresh
            and self.plants is nation.plants
            and self.once is nation.once
            and self.each is nation.each
            and self.tracks is nation.tracks
            and self.pollution == nation.pollution
            and self.round == round
        )
