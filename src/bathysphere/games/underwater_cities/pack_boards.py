"""Player boards out of TOML tables, as graphs of small ints."""

from __future__ import annotations

from ...kernel.packs import Entry, Toml
from .components import FREE_SITE, Board, Drawn
from .pack_nouns import Spot, bundle
from .pack_words import Reader
from .words import GAINS, NOTHING, ON_SITE, RESOURCES, SCIENCE, Bundle


class Plan:
    """What the pieces of a board have in common while it is read."""

    def __init__(self, entry: Entry, reader: Reader, source: int) -> None:
        self.entry = entry
        self.reader = reader
        self.source = source
        self.drawn: list[Drawn] = []
        self.special: list[str] = []

    def pieces(self, key: str) -> list[Entry]:
        return [_piece(self.entry, key, raw) for raw in self.entry.items(key)]

    def bonus(self, piece: Entry) -> int:
        """UC-21.1  A site may carry a printed bonus."""
        if not piece.has("bonus"):
            return -1
        return self.reader.text(piece, "bonus", ON_SITE, self.source, "site").number

    def surcharge(self, piece: Entry) -> Bundle:
        """UC-32.3  A black-and-red site costs more and gives more."""
        special = piece.text("special") if piece.has("special") else ""
        if special:
            self.special.append(special)
        if not piece.has("surcharge"):
            return FREE_SITE
        at = Spot(piece, "surcharge", ON_SITE, self.source, "site")
        return bundle(at, piece.raw("surcharge"), RESOURCES)[:5]

    def times(self, piece: Entry) -> int:
        return piece.number("times", 2, 9) if piece.has("times") else 1

    def gains(self, piece: Entry, key: str) -> Bundle:
        if not piece.has(key):
            return NOTHING
        return bundle(Spot(piece, key, ON_SITE, self.source, "site"), piece.raw(key), GAINS)

    def draw(self, piece: Entry) -> str:
        found = piece.text("id")
        at = tuple(int(str(n)) for n in piece.items("at") or piece.items("plate"))
        self.drawn.append(Drawn(found, at, piece.text("path") if piece.has("path") else ""))
        return found


def read_board(entry: Entry, reader: Reader, source: int) -> Board:
    """UC-21.7  Boards differ in their bonuses.

    UC-32.2  On advanced boards the cities have varying numbers of building sites.
    """
    plan = Plan(entry, reader, source)
    number, stars = entry.number("number", 1, 8), entry.number("stars", 1, 3)
    names, start = entry.names(), entry.text("start")
    entry.source()
    hexes = [_hex(plan, piece) for piece in plan.pieces("metropolis")]
    cities = [_city(plan, piece) for piece in plan.pieces("city")]
    city_ids = [city.id for city in cities]
    tunnels = [_tunnel(plan, piece, city_ids, hexes) for piece in plan.pieces("tunnel")]
    pairs = [_pair(plan, piece, [tunnel.id for tunnel in tunnels]) for piece in plan.pieces("pair")]
    entry.done()
    if start not in city_ids:
        raise entry.wrong("start", f"{start!r} is no city site of this board")
    _check(entry, cities, tunnels, hexes, plan, stars > 1)
    head = (entry.id, number - 1, names[0], names[1], stars > 1, city_ids.index(start))
    return _assemble(head, plan, cities, tunnels, pairs)


def _assemble(
    head: tuple[str, int, str, str, bool, int],
    plan: Plan,
    cities: list[Site],
    tunnels: list[Site],
    pairs: list[tuple[tuple[int, int], Bundle]],
) -> Board:
    sites = [site for city in cities for site in city.sites]
    homes = [home for home, city in enumerate(cities) for _ in city.sites]
    return Board(
        *head,
        near=tuple(_near(city, tunnels) for city in range(len(cities))),
        ends=tuple(tunnel.ends for tunnel in tunnels),
        exits=tuple(_at(city, tunnels) for city in range(len(cities))),
        homes=tuple(homes),
        sites=tuple(tuple(i for i, home in enumerate(homes) if home == city) for city in range(len(cities))),
        expansion=tuple(site.expansion for site in sites),
        hex_tunnels=tuple(_at(-1 - hexagon, tunnels) for hexagon in range(3)),
        city_bonus=tuple(city.bonus for city in cities),
        site_bonus=tuple(site.bonus for site in sites),
        tunnel_bonus=tuple(tunnel.bonus for tunnel in tunnels),
        city_surcharge=tuple(city.surcharge for city in cities),
        site_surcharge=tuple(site.surcharge for site in sites),
        tunnel_surcharge=tuple(tunnel.surcharge for tunnel in tunnels),
        city_times=tuple(city.times for city in cities),
        site_times=tuple(site.times for site in sites),
        tunnel_times=tuple(tunnel.times for tunnel in tunnels),
        tunnel_more=tuple(tunnel.more for tunnel in tunnels),
        pairs=tuple(pair[0] for pair in pairs),
        pair_gains=tuple(pair[1] for pair in pairs),
        twin=tuple(_twin(sites, homes, i) for i in range(len(sites))),
        city_names=tuple(city.id for city in cities),
        site_names=tuple(site.id for site in sites),
        tunnel_names=tuple(tunnel.id for tunnel in tunnels),
        taxed=any(site.surcharge[SCIENCE] for site in (*sites, *tunnels)),
        special=tuple(sorted(set(plan.special))),
        drawn=tuple(plan.drawn),
    )


def _at(end: int, tunnels: list[Site]) -> tuple[int, ...]:
    """The tunnel sites that end at a city site, or at a metropolis space."""
    return tuple(i for i, tunnel in enumerate(tunnels) if end in tunnel.ends)


class Site:
    def __init__(self, id: str, bonus: int, surcharge: Bundle, times: int) -> None:
        self.id = id
        self.bonus = bonus
        self.surcharge = surcharge
        self.times = times
        self.expansion = False
        self.sites: list[Site] = []
        self.ends: tuple[int, int] = (0, 0)
        self.more: Bundle = NOTHING

    def ordinary(self) -> bool:
        """Nothing is printed on it: one such site of a city is as good as another."""
        return self.bonus < 0 and self.surcharge == FREE_SITE and self.times == 1 and not self.expansion


def _piece(entry: Entry, key: str, raw: Toml) -> Entry:
    if not isinstance(raw, dict):
        raise entry.wrong(key, f"must hold tables, not {raw!r}")
    return Entry(entry.where, f"{entry.id}.{raw.get('id', key)}", raw)


def _hex(plan: Plan, piece: Entry) -> str:
    found = plan.draw(piece)
    piece.choice("colour", ("brown", "blue"))
    piece.done()
    return found


def _site(plan: Plan, piece: Entry) -> Site:
    made = Site(plan.draw(piece), plan.bonus(piece), plan.surcharge(piece), plan.times(piece))
    made.expansion = piece.yes("expansion")
    return made


def _city(plan: Plan, piece: Entry) -> Site:
    made = _site(plan, piece)
    for raw in piece.items("sites"):
        inner = _piece(plan.entry, "sites", raw)
        made.sites.append(_site(plan, inner))
        inner.done()
    piece.done()
    return made


def _tunnel(plan: Plan, piece: Entry, cities: list[str], hexes: list[str]) -> Site:
    made = _site(plan, piece)
    made.more = plan.gains(piece, "metropolis_gains")
    ends: list[int] = []
    for end in piece.choices("joins", (*cities, *hexes)):
        ends.append(cities.index(end) if end in cities else -1 - hexes.index(end))
    if len(ends) != 2 or max(ends) < 0 or ends[0] == ends[1]:
        raise piece.wrong("joins", "a tunnel joins two city sites, or a city site and a metropolis")
    made.ends = (ends[0], ends[1])
    piece.done()
    return made


def _pair(plan: Plan, piece: Entry, tunnels: list[str]) -> tuple[tuple[int, int], Bundle]:
    plan.special.append(piece.text("special"))
    one, other = (tunnels.index(each) for each in piece.choices("tunnels", tuple(tunnels)))
    made = ((one, other), plan.gains(piece, "gain"))
    piece.done()
    return made


def _near(city: int, tunnels: list[Site]) -> int:
    found = 0
    for tunnel in tunnels:
        if city in tunnel.ends:
            other = tunnel.ends[0] + tunnel.ends[1] - city
            if other >= 0:
                found |= 1 << other
    return found


def _twin(sites: list[Site], homes: list[int], i: int) -> int:
    """A bit that the ordinary sites of one city share."""
    if not sites[i].ordinary():
        return 1 << i
    return 1 << next(j for j, site in enumerate(sites) if homes[j] == homes[i] and site.ordinary())


def _check(
    entry: Entry, cities: list[Site], tunnels: list[Site], hexes: list[str], plan: Plan, advanced: bool
) -> None:
    """Ledger 7.10 and 7.11: what every board must have.

    UC-15.6  Every city site has one expansion site besides its ordinary building sites.
    """
    if len(cities) < 7 or len(tunnels) < 10 or len(hexes) != 3:
        raise entry.wrong("city", "a board has at least 7 city sites, 10 tunnel sites and 3 metropolises")
    for city in cities:
        if len([site for site in city.sites if site.expansion]) != 1 or len(city.sites) < 2:
            raise entry.wrong(city.id, "a city site has building sites and exactly one expansion site")
    for hexagon in range(3):
        found = len([tunnel for tunnel in tunnels if -1 - hexagon in tunnel.ends])
        if found != (2 if hexagon == 0 else 1):
            raise entry.wrong(
                hexes[hexagon], f"the brown metropolis has 2 tunnel sites, a blue one 1, not {found}"
            )
    if plan.special and not advanced:
        raise entry.wrong("special", "black-and-red sites are on advanced boards only")
