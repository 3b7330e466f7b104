"""The shapes of a view: plain data."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class CityView(TypedDict):
    letter: str
    x: int
    y: int
    coin: int
    science: int
    vp: int
    recycling: bool
    people: bool


class TileView(TypedDict):
    """A placed tile; `rails` and the cities are drawn as the tile lies, bridges last."""

    id: str
    x: int
    y: int
    turn: int
    territory: bool
    waste: int
    cities: list[CityView]
    raises: str
    bonus: int
    serves: list[str]
    rails: list[list[int]]
    bridges: list[list[int]]


class PartView(TypedDict):
    kind: str
    pays: str
    price: int
    vp: int
    ready: bool


class TechnologyView(TypedDict):
    id: str
    waste: int
    smoke: int
    tree: int
    parts: list[PartView]
    bonus: int
    rails: list[list[int]]


class OfferView(TypedDict):
    id: str
    cities: list[CityView]
    rails: list[list[int]]


class NewView(TypedDict):
    id: str
    waste: int


class NationView(TypedDict):
    coins: int | None
    science: int | None
    score: int
    pollution: int
    pollution_points: int
    clean_worth: int
    tracks: list[int]
    waste: int
    pending: int
    tiles: list[TileView]
    new: list[NewView]
    technologies: list[TechnologyView]
    centres: list[str]


class StakeView(TypedDict):
    seat: int
    bid: int


class ColumnView(TypedDict):
    column: int
    waste: int
    smoke: int
    stakes: list[StakeView]


class CardView(TypedDict):
    """A score card; `worth` by seat is what it paid once `scored`, and before that what it would pay now."""

    id: str
    round: int
    scores: dict[str, int]
    scored: bool
    worth: list[int]


class AuctionView(TypedDict):
    territory: str
    bid: int
    leader: int
    bidding: list[int]


class BidView(TypedDict):
    """What a winning bid would leave: coins in hand, the price of technology before and after the sale."""

    bid: int
    coins: int
    price: int
    price_after: int


class PlacementView(TypedDict):
    x: int
    y: int
    turn: int
    city: str
    production: list[int]


class ReachView(TypedDict):
    tile: str
    waste: int
    centres: list[str]


class SpanView(TypedDict):
    """A bridge that could be built: what it would join, as the option names it, and where it would lie."""

    join: str
    line: list[int]


class ForecastView(TypedDict):
    bids: list[BidView]
    production: list[int]
    placements: list[PlacementView]
    spans: list[SpanView]
    reach: list[ReachView]


class StandingView(TypedDict):
    """Majorities if the game ended now; None where a hand is secret."""

    trade: list[int | None]
    science: list[int | None]


class View(TypedDict):
    """`phase` is the question that the table is at, in one word; empty when the game is over."""

    pack: NotRequired[str]
    round: int
    phase: str
    first: int
    minimum: int
    price: int
    prices: list[int]
    slot: int
    inside: list[int]
    territories: list[OfferView]
    technologies: list[TechnologyView]
    disaster: str
    columns: list[ColumnView]
    cards: list[CardView]
    auction: AuctionView | None
    stacks: list[list[int]]
    disasters_left: int
    discarded_territories: list[str]
    discarded_technologies: list[str]
    discarded_disasters: list[str]
    bridges: int
    nations: list[NationView]
    waiting: list[int]
    asked: list[str]
    forecast: ForecastView | None
    standing: StandingView
    points: list[int] | None
