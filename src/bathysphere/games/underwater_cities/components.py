"""What is in the box: cards, slots, tiles, contracts and boards. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.moves import Move
from .words import COLOUR_WORDS, Bundle, Condition, Discount, Static, Substitute, Text, Whenever

GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
NO_COLOUR: Final = 3
COLOURS: Final = COLOUR_WORDS

INSTANT: Final = 0
PERMANENT: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
SCORING: Final = 4
KINDS: Final = ("instant", "permanent", "action", "production", "scoring")

SPECIAL_ERA: Final = 4
"""The `era` of a Special card; the Personal Assistant has era 0."""

WHITE: Final = 1
PURPLE: Final = 2
"""What stands on a city site: 0 nothing, a nonsymbiotic or a symbiotic dome."""

UPGRADE: Final = 3
"""A building site holds 0, 1 farm, 2 desalination plant or 3 laboratory, plus this if it is upgraded."""

BROWN: Final = 0
BLUE: Final = 1

USUAL: Final[tuple[Bundle, ...]] = (
    (1, 0, 1, 0, 0),
    (0, 1, 0, 0, 0),
    (1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (1, 1, 2, 0, 0),
    (2, 1, 1, 0, 1),
)
"""UC-13.1  The usual cost of every thing, in credits, kelp, steelplast, science and biomatter."""

WHITE_DOMES: Final = 17
PURPLE_DOMES: Final[tuple[int, ...]] = (0, 99, 7, 10, 13)
TUNNEL_TILES: Final = 47
NEUTRAL: Final = 1 << 8
"""The bit of a neutral tile on a slot; a player's tile is the bit of the seat."""

FREE_SITE: Final[Bundle] = (0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Card:
    """`number` is the place in the box (the printed number less one); `era` 4 is a Special of cost 1 to 3.

    UC-5.1  A card is yellow, red or green.
    UC-5.2  Green cards are the strongest and green slots the weakest; with yellow it is the other way round.
    UC-5.3  A card is instant, permanent, action, production or end-scoring.
    """

    id: str
    number: int
    printed: int
    name_en: str
    name_fr: str
    era: int
    cost: int
    colour: int
    kind: int
    src: str
    text: Text | None
    whenever: tuple[Whenever, ...]
    always: tuple[Static, ...]
    once: Text | None


@dataclass(frozen=True)
class Slot:
    """UC-11.26  Where a slot says city, building or structure, the builder chooses the kind."""

    id: str
    number: int
    colour: int
    src: str
    text: Text
    classes: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """UC-2.1  One side of the main board is for three and four players, the other for one and two.

    UC-11.25  Y5 is on both sides, R5 on the large one only, P6 on the small one only.
    """

    id: str
    players: tuple[int, ...]
    ring: tuple[int, ...]
    always: int


@dataclass(frozen=True)
class Tile:
    """A metropolis. `solo` is false for the one that the solo game removes."""

    id: str
    number: int
    name_en: str
    name_fr: str
    colour: int
    src: str
    solo: bool
    connected: Text | None
    production: Text | None
    scored: Text | None


@dataclass(frozen=True)
class Contract:
    """UC-31.8  The criteria of a contract say themselves what must be connected."""

    id: str
    number: int
    name_en: str
    name_fr: str
    src: str
    needs: tuple[Condition, ...]
    text: Text


@dataclass(frozen=True)
class Drawn:
    """Where a piece of a board is drawn; nothing in the rules reads it."""

    id: str
    at: tuple[int, ...]
    path: str


@dataclass(frozen=True)
class Board:
    """A player board as a graph. City sites, building sites and tunnel sites are small ints.

    `near`        by city site: the city sites that a tunnel site joins to it, as bits
    `ends`        by tunnel site: its two ends; -1 - hex for a metropolis
    `exits`       by city site: its tunnel sites
    `homes`       by building site: its city site
    `sites`       by city site: its building sites, expansion sites last
    `twin`        by building site: a bit that sites of one city share if they are alike
    `hex_tunnels` by metropolis space (0 is the brown one): its tunnel sites
    Bonuses are numbers of texts, -1 for none; surcharges have five amounts; `times` multiply production.
    `taxed`: some site for a structure takes science.
    """

    id: str
    number: int
    name_en: str
    name_fr: str
    advanced: bool
    start: int
    near: tuple[int, ...]
    ends: tuple[tuple[int, int], ...]
    exits: tuple[tuple[int, ...], ...]
    homes: tuple[int, ...]
    sites: tuple[tuple[int, ...], ...]
    expansion: tuple[bool, ...]
    hex_tunnels: tuple[tuple[int, ...], ...]
    city_bonus: tuple[int, ...]
    site_bonus: tuple[int, ...]
    tunnel_bonus: tuple[int, ...]
    city_surcharge: tuple[Bundle, ...]
    site_surcharge: tuple[Bundle, ...]
    tunnel_surcharge: tuple[Bundle, ...]
    city_times: tuple[int, ...]
    site_times: tuple[int, ...]
    tunnel_times: tuple[int, ...]
    tunnel_more: tuple[Bundle, ...]
    pairs: tuple[tuple[int, int], ...]
    pair_gains: tuple[Bundle, ...]
    twin: tuple[int, ...]
    city_names: tuple[str, ...]
    site_names: tuple[str, ...]
    tunnel_names: tuple[str, ...]
    taxed: bool
    special: tuple[str, ...]
    drawn: tuple[Drawn, ...]


class Prices:
    """What every thing costs: no science, and no more than 3 of anything, biomatter in its place included.

    `known` by credits, kelp, steelplast and biomatter up to 3: the things that these pay for, as bits, or -1.
    """

    def __init__(self, costs: list[Bundle]) -> None:
        self.costs = costs
        self.known = [-1] * 256


class Talents:
    """What a set of permanents changes; worked out anew from the cards, so never saved and never changed.

    `hand`       how far they raise the hand limit
    `opens`      whether every build may use expansion sites
    `by_slot`    the usual cost of every thing when a slot builds it; `usual` when anything else does
    `heard`      by fact: what answers to it; `bids` what that could bring, as bits
    `slots`      by slot: its text with what they add to it
    `once`       the cards with an ability for once per turn
    `after`      by card: what they would be with one more permanent, as far as somebody asked
    """

    def __init__(
        self,
        of: tuple[int, ...],
        hand: int,
        opens: bool,
        discounts: list[Discount],
        substitutes: list[Substitute],
        by_slot: Prices,
        usual: Prices,
        heard: list[list[Whenever]],
        bids: list[int],
        slots: tuple[Text, ...],
        once: list[Card],
    ) -> None:
        self.of = of
        self.hand = hand
        self.opens = opens
        self.discounts = discounts
        self.substitutes = substitutes
        self.by_slot = by_slot
        self.usual = usual
        self.heard = heard
        self.bids = bids
        self.slots = slots
        self.once = once
        self.after: dict[int, Talents] = {}


USUAL_PRICES: Final = Prices(list(USUAL))
UNTOLD: Final = Talents((-1,), 0, False, [], [], USUAL_PRICES, USUAL_PRICES, [], [], (), [])
"""The talents of nobody: what a nation has before anybody asked."""


@dataclass(frozen=True)
class Box:
    """All printed matter in play, and what hangs on it alone. Never copied, never saved: named by its hash.

    `slot_texts` by slot: its text
    `seating`    by number of players: the side of the main board
    `places`     by card: the choice of every slot with it, then of every slot that is cloned
    `builds`     by board, thing and site: the answer that builds there; `upgrades` the one that upgrades
    `gifts`      by board, thing and site: what the site could bring, as bits, whatever metropolis is there;
                 `all_gifts` the same for all sites of a board together
    """

    cards: tuple[Card, ...]
    slots: tuple[Slot, ...]
    sides: tuple[Side, ...]
    tiles: tuple[Tile, ...]
    contracts: tuple[Contract, ...]
    boards: tuple[Board, ...]
    texts: tuple[Text, ...]
    assistant: int
    eras: tuple[tuple[int, ...], ...]
    cheap_specials: tuple[int, ...]
    dear_specials: tuple[int, ...]
    slot_texts: tuple[Text, ...]
    seating: tuple[Side, ...]
    places: tuple[tuple[Move, ...], ...]
    builds: tuple[tuple[tuple[Move, ...], ...], ...]
    upgrades: tuple[tuple[tuple[Move, ...], ...], ...]
    gifts: tuple[tuple[tuple[int, ...], ...], ...]
    all_gifts: tuple[tuple[int, ...], ...]

    def side(self, seats: int) -> Side:
        return self.seating[seats]
