"""Effects out of TOML tables; every error names file, card and key."""

from __future__ import annotations

from typing import Final

from ...kernel.packs import Entry, Toml
from .pack_facts import all_brings, all_plain, all_wants, any_sure, most, summed, tame
from .pack_nouns import (
    BUILDABLE,
    GROUPS,
    UPGRADABLE,
    USUAL_UPGRADE,
    Spot,
    bundle,
    condition,
    costs,
    count,
    fact_args,
    things,
)
from .words import (
    BUILT,
    DESAL,
    EACH,
    ENDED,
    FACTS,
    FARM,
    GAINS,
    LAB,
    NOTHING,
    OF_CITY,
    OF_TURN,
    ON_SLOT,
    REACHES,
    RESOURCES,
    UPGRADED,
    Advance,
    Build,
    Bundle,
    Choose,
    Convert,
    DrawSpecial,
    Effect,
    Either,
    Exchange,
    Gain,
    If,
    Instead,
    May,
    Metropolis,
    Pay,
    Per,
    Perform,
    Produce,
    Ready,
    Seq,
    Sift,
    Table,
    Text,
    Upgrade,
    Use,
    Whenever,
)

SETTLING: Final = ("gain", "pay", "per", "if", "instead", "table")
"""The words that may stand in Production and final scoring, where nothing is built."""


class Reader:
    """Reads the texts of one pack and numbers them in the order in which they are finished."""

    def __init__(self) -> None:
        self.texts: list[Text] = []

    def text(self, entry: Entry, key: str, place: int, source: int, moment: str) -> Text:
        """The list of parts under one key."""
        return self._text(Spot(entry, key, place, source, moment), entry.raw(key))

    def _text(self, at: Spot, raw: Toml) -> Text:
        if not isinstance(raw, list) or not raw:
            raise at.wrong(f"an effect is a list of parts, not {raw!r}")
        parts = tuple(self._effect(at, each) for each in raw)
        made = Text(
            len(self.texts),
            at.place,
            at.source,
            parts,
            all_plain(parts),
            any_sure(parts),
            tame(parts),
            all_brings(parts),
            summed([most(part) for part in parts]),
            all_wants(parts),
        )
        self.texts.append(made)
        return made

    def _effect(self, at: Spot, raw: Toml) -> Effect:
        table = at.table(raw)
        word = next(iter(table))
        if at.moment in ("production", "scored") and word not in SETTLING:
            raise at.wrong(f"{word}: nothing is built or chosen at {at.moment}")
        if word == "draw_special" and at.place != ON_SLOT:
            raise at.wrong("draw_special: only slots give Special cards (UC-8.1)")
        found = self._joint(at, word, table) or _verb(at, word, table) or _settling(at, word, table)
        if found is None:
            raise at.wrong(f"there is no word {word!r}")
        at.leave(table)
        return found

    def _joint(self, at: Spot, word: str, table: dict[str, Toml]) -> Effect | None:
        match word:
            case "seq":
                return Seq(self._text(at, at.take(table, word)))
            case "may":
                return May(self._text(at, at.take(table, word)))
            case "either":
                branches = at.list(at.take(table, word))
                return Either(tuple(self._text(at, branch) for branch in branches))
            case "pay":
                cost = costs(at, at.take(table, word))
                return Pay(cost, self._text(at, at.take(table, "do")), at.number(table, "times", 1, 14, 1))
            case "per":
                n = at.number(table, word, 1, 99)
                of = at.take(table, "of")
                counts = tuple(count(at, each) for each in (of if isinstance(of, list) else [of]))
                return Per(
                    n, counts, self._text(at, at.take(table, "do")), at.number(table, "most", 1, 99, 0)
                )
            case "if":
                asked = condition(at, at.take(table, word))
                do = self._text(at, at.take(table, "do"))
                return If(asked, do, self._text(at, at.take(table, "else")) if "else" in table else None)
        return None

    def whenever(self, entry: Entry, source: int, place: int) -> tuple[Whenever, ...]:
        at = Spot(entry, "whenever", place, source, "whenever")
        return tuple(self._whenever(at, at.table(raw)) for raw in entry.items("whenever"))

    def _whenever(self, at: Spot, table: dict[str, Toml]) -> Whenever:
        word = next(iter(table))
        if word not in FACTS:
            raise at.wrong(f"there is no fact {word!r}")
        fact = FACTS.index(word)
        args = fact_args(at, word, at.take(table, word))
        nth = at.number(table, "nth", 2, 4, 0)
        of = EACH
        if nth:
            if fact not in (BUILT, UPGRADED):
                raise at.wrong(f"{word}: only what is built or upgraded is counted")
            of = {"turn": OF_TURN, "connected city": OF_CITY}[
                at.word(table, "of", ("turn", "connected city"))
            ]
        asked = condition(at, at.take(table, "if")) if "if" in table and fact == ENDED else None
        do = self._text(at, at.take(table, "do"))
        at.leave(table)
        return Whenever(fact, args, nth, of, asked, do)


def _verb(at: Spot, word: str, table: dict[str, Toml]) -> Effect | None:
    match word:
        case "gain":
            return Gain(bundle(at, at.take(table, word), ("point",) if at.moment == "scored" else GAINS))
        case "choose":
            n = at.number(table, word, 1, 9)
            kinds = [RESOURCES.index(str(each)) for each in at.list(at.take(table, "from"))]
            return Choose(n, tuple(kinds), at.yes(table, "different"))
        case "build":
            return _build(at, table)
        case "upgrade":
            return _upgrade(at, table)
        case "convert":
            at.word(table, word, ("city",))
            return Convert(costs(at, at.take(table, "cost")))
        case "advance":
            return Advance(at.number(table, word, 1, 4))
        case "use":
            return Use(at.number(table, word, 1, 4))
        case "ready":
            return Ready(at.number(table, word, 1, 4))
    return _rare_verb(at, word, table)


def _rare_verb(at: Spot, word: str, table: dict[str, Toml]) -> Effect | None:
    match word:
        case "perform":
            return Perform(REACHES.index(at.word(table, word, REACHES)))
        case "produce":
            at.yes(table, "upgraded")
            return Produce(things(at, at.take(table, word), UPGRADABLE))
        case "metropolis":
            at.number(table, word, 1, 1)
            return Metropolis(at.number(table, "look", 1, 3))
        case "sift":
            n = at.number(table, word, 2, 6)
            return Sift(n, at.number(table, "keep", 1, n - 1))
        case "exchange":
            one, other = costs(at, at.take(table, word))
            return Exchange(one, other)
        case "draw_special":
            return DrawSpecial(at.number(table, word, 1, 1))
    return None


def _build(at: Spot, table: dict[str, Toml]) -> Build:
    kinds = things(at, at.take(table, "build"), BUILDABLE)
    expansion = "site" in table and at.word(table, "site", ("expansion",)) == "expansion"
    if expansion and any(kind not in (FARM, DESAL, LAB) for kind in kinds):
        raise at.wrong("only buildings stand on expansion sites (UC-15.6)")
    if "cost" in table and "off" in table:
        raise at.wrong("a stated cost and a reduction exclude each other")
    off = bundle(at, at.take(table, "off"), RESOURCES) if "off" in table else NOTHING
    n, stated = at.number(table, "n", 1, 3, 1), _stated(at, table)
    return Build(
        kinds, sum(1 << kind for kind in kinds), n, stated, off, expansion, stated is None and not any(off)
    )


def _upgrade(at: Spot, table: dict[str, Toml]) -> Upgrade:
    raw = at.take(table, "upgrade")
    it = raw == "it"
    kinds = GROUPS["structure"] if it else things(at, raw, UPGRADABLE)
    cost = _stated(at, table) or USUAL_UPGRADE
    return Upgrade(kinds, at.number(table, "n", 1, 3, 1), cost, at.yes(table, "different"), it)


def _stated(at: Spot, table: dict[str, Toml]) -> tuple[Bundle, ...] | None:
    if "cost" not in table:
        return None
    raw = at.take(table, "cost")
    return (NOTHING,) if raw == "free" else costs(at, raw)


def _settling(at: Spot, word: str, table: dict[str, Toml]) -> Effect | None:
    if word == "instead" and at.moment == "production":
        what = RESOURCES.index(at.word(table, word, RESOURCES))
        of = GROUPS[at.word(table, "of", BUILDABLE[:4])][0]
        return Instead(what, of, at.number(table, "n", 1, 9), bundle(at, at.take(table, "gain"), GAINS))
    if word == "table" and at.moment == "scored":
        counted = at.take(table, word)
        steps = at.table(at.take(table, "steps"))
        pairs = tuple((int(step), int(str(points))) for step, points in steps.items())
        if list(pairs) != sorted(pairs) or [p for _, p in pairs] != sorted(p for _, p in pairs):
            raise at.wrong("the steps of a table must rise")
        return Table(count(at, counted), pairs)
    return None
