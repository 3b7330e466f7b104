"""What bots are told of a nation, and what is imagined, kept while that stays the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.position import Fact

if TYPE_CHECKING:
    from .state import Nation


class Works:
    """What bots are told of what a nation has built and claimed. Never changed, so copies share it.

    It holds while the nation has the very lists and cards it was made from: none of those is ever changed.
    `network` are numbers of a row, `grown` is what a Production yields without cards and metropolises, `made`
    with them, `cities` those that it feeds, `brown` what that metropolis would score. `final` is what final
    scoring brings without what it makes of resources, `buys` says that it has purchases, which take some of
    them, `watches` that texts look at them as well.
    """

    def __init__(
        self,
        nation: Nation,
        network: list[float],
        grown: tuple[int, ...],
        made: list[int],
        cities: int,
        brown: int,
        final: int,
        buys: bool,
        watches: bool,
    ) -> None:
        self.tunnels = nation.tunnels
        self.buildings = nation.buildings
        self.cities_built = nation.cities
        self.joined = nation.joined
        self.gained = nation.gained
        self.permanents = nation.permanents
        self.actions = nation.actions
        self.productions = nation.productions
        self.scorings = nation.scorings
        self.instants = nation.instants
        self.space = nation.space
        self.new = nation.new
        self.stage = nation.stage
        self.network = network
        self.grown = grown
        self.made = made
        self.cities = cities
        self.brown = brown
        self.final = final
        self.buys = buys
        self.watches = watches

    def fits(self, nation: Nation) -> bool:
        """Whether nothing has changed that was looked at."""
        return (
            self.new is nation.new
            and self.stands_as(nation)
            and self.permanents is nation.permanents
            and self.actions is nation.actions
            and self.productions is nation.productions
            and self.scorings is nation.scorings
            and self.instants is nation.instants
            and self.space == nation.space
            and self.stage == nation.stage
        )

    def stands_as(self, nation: Nation) -> bool:
        """Whether the same things stand on the board."""
        return (
            self.tunnels is nation.tunnels
            and self.buildings is nation.buildings
            and self.cities_built is nation.cities
            and self.joined == nation.joined
            and self.gained is nation.gained
        )

    def reads_as(self, nation: Nation) -> bool:
        """Whether the same texts are read in production and final scoring."""
        return (
            self.productions is nation.productions
            and self.scorings is nation.scorings
            and self.gained is nation.gained
        )


class Held:
    """What bots are told of a hand. Never changed. Like `Works` it says whether texts look at resources.

    `numbers` are those of a row, `points` and `things` what end-scoring and production cards would bring;
    `buying` are the end-scoring cards with purchases, which hang on resources and are left out of that.
    """

    def __init__(
        self,
        works: Works,
        cards: list[int],
        numbers: list[float],
        points: int,
        buying: list[int],
        things: int,
        watches: bool,
    ) -> None:
        self.works = works
        self.cards = cards
        self.numbers = numbers
        self.points = points
        self.buying = buying
        self.things = things
        self.watches = watches


class Row:
    """All that bots are told of a nation, but for its place in the order of play. Never changed."""

    def __init__(self, nation: Nation, works: Works, held: Held, left: int, numbers: list[float]) -> None:
        self.works = works
        self.held = held
        self.left = left
        self.supply = nation.supply[:]
        self.points = nation.points
        self.ready = nation.ready
        self.contracts = nation.contracts
        self.numbers = numbers

    def fits(self, nation: Nation, left: int) -> bool:
        """Whether nothing has changed that the row tells of, and as many productions are left."""
        return (
            self.left == left
            and self.points == nation.points
            and self.supply == nation.supply
            and self.held.cards == nation.hand
            and self.ready is nation.ready
            and self.contracts is nation.contracts
            and self.works.fits(nation)
        )


class Unseen:
    """What a seat does not know of a table, till the next answer. Never changed.

    `looks`  what others are looking at
    `pools`  by back: the cards that could lie in any place it does not know, sorted, so that nothing shows
             of where they really are
    `hands`  the cards of others as (seat, place, back); `old` whether any of these is of an earlier era
    `deep`   by place in the deck of Specials: whether the card is unknown
    `facts`  the latest facts as the seat heard them
    """

    def __init__(
        self,
        seat: int | None,
        looks: int,
        pools: list[list[int]],
        hands: list[tuple[int, int, int]],
        old: bool,
        deep: list[bool],
        facts: list[Fact],
    ) -> None:
        self.seat = seat
        self.looks = looks
        self.pools = pools
        self.hands = hands
        self.old = old
        self.deep = deep
        self.facts = facts
