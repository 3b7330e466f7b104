"""The small words inside effects, out of TOML: amounts, counts, conditions, kinds."""

from __future__ import annotations

from typing import Final

from ...kernel.packs import Entry, Toml
from .components import COLOURS
from .words import (
    CITY_TUNNELS,
    DESAL,
    FARM,
    FULL_CITIES,
    GAINS,
    LAB,
    NONSYMBIOTIC,
    NOTHING,
    NOUNS,
    RESOURCES,
    SLOT_CLASSES,
    SYMBIOTIC,
    TUNNEL,
    TUNNELS,
    Bundle,
    Condition,
    Count,
    Discount,
    Hand,
    Have,
    Least,
    Most,
    OnSpace,
    Open,
    Produced,
    Static,
    Substitute,
)

GROUPS: Final = {
    "tunnel": (TUNNEL,),
    "farm": (FARM,),
    "desal": (DESAL,),
    "lab": (LAB,),
    "building": (FARM, DESAL, LAB),
    "structure": (TUNNEL, FARM, DESAL, LAB),
    "city": (NONSYMBIOTIC, SYMBIOTIC),
    "nonsymbiotic": (NONSYMBIOTIC,),
    "symbiotic": (SYMBIOTIC,),
}
BUILDABLE: Final = tuple(GROUPS)
UPGRADABLE: Final = BUILDABLE[:6]
USUAL_UPGRADE: Final = ((0, 0, 0, 1, 0, 0, 0),)


class Spot:
    """Where an effect stands, so that an error can name it; remembers which keys of a table were read."""

    def __init__(self, entry: Entry, key: str, place: int, source: int, moment: str) -> None:
        self.entry = entry
        self.key = key
        self.place = place
        self.source = source
        self.moment = moment

    def wrong(self, why: str) -> Exception:
        return self.entry.wrong(self.key, why)

    def table(self, raw: Toml) -> dict[str, Toml]:
        if not isinstance(raw, dict) or not raw:
            raise self.wrong(f"must be a table with a word, not {raw!r}")
        return dict(raw)

    def list(self, raw: Toml) -> list[Toml]:
        if not isinstance(raw, list) or not raw:
            raise self.wrong(f"must be a list, not {raw!r}")
        return raw

    def take(self, table: dict[str, Toml], key: str) -> Toml:
        if key not in table:
            raise self.wrong(f"{key} is missing")
        return table.pop(key)

    def number(
        self, table: dict[str, Toml], key: str, low: int, high: int, default: int | None = None
    ) -> int:
        if key not in table and default is not None:
            return default
        found = self.take(table, key)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.wrong(f"{key} must be a number from {low} to {high}, not {found!r}")
        return found

    def word(self, table: dict[str, Toml], key: str, allowed: tuple[str, ...]) -> str:
        found = self.take(table, key)
        if not isinstance(found, str) or found not in allowed:
            raise self.wrong(f"{key} must be one of {', '.join(allowed)}, not {found!r}")
        return found

    def yes(self, table: dict[str, Toml], key: str) -> bool:
        return key in table and self.take(table, key) is True

    def leave(self, table: dict[str, Toml]) -> None:
        if table:
            raise self.wrong(f"unknown key {next(iter(table))!r}")


def bundle(at: Spot, raw: Toml, allowed: tuple[str, ...]) -> Bundle:
    """`"credit"` or `{ credit = 2, kelp = 1 }` as amounts."""
    table: dict[str, Toml] = {raw: 1} if isinstance(raw, str) else at.table(raw)
    found = list(NOTHING)
    for what, n in table.items():
        if what not in allowed or not isinstance(n, int) or n < 1:
            raise at.wrong(f"{what} = {n!r} is no amount of {', '.join(allowed)}")
        found[GAINS.index(what)] = n
    return tuple(found)


def costs(at: Spot, raw: Toml) -> tuple[Bundle, ...]:
    """One cost, or a list of which one is paid."""
    return tuple(bundle(at, each, RESOURCES) for each in (raw if isinstance(raw, list) else [raw]))


def count(at: Spot, raw: Toml) -> Count:
    """`connected upgraded lab` as a noun with marks.

    UC-17.7  "Connected" in a text always means connected to the owner's network.
    UC-30.22  A farm, desalination plant, laboratory or tunnel may be an upgraded one.
    """
    words = str(raw).split(" ")
    marks = [words.pop(0) for mark in ("connected", "upgraded", "new") if len(words) > 1 and words[0] == mark]
    noun = " ".join(words)
    if noun not in NOUNS:
        raise at.wrong(f"there is nothing to count in {raw!r}")
    number = NOUNS.index(noun)
    if "upgraded" in marks and number > CITY_TUNNELS:
        raise at.wrong(f"a {noun} cannot be upgraded (UC-18.1)")
    if "connected" in marks and number in (TUNNELS, CITY_TUNNELS):
        raise at.wrong("every tunnel is connected (UC-17.3): leave the mark out")
    if (marks and number >= FULL_CITIES) or ("new" in marks and (len(marks) > 1 or number == CITY_TUNNELS)):
        raise at.wrong(f"{noun} takes no marks")
    return Count(number, "connected" in marks, "upgraded" in marks, "new" in marks)


def condition(at: Spot, raw: Toml) -> Condition:
    table = at.table(raw)
    word = next(iter(table))
    found: Condition
    match word:
        case "least" | "most":
            n, of = at.number(table, word, 0, 99), count(at, at.take(table, "of"))
            found = Least(n, of) if word == "least" else Most(n, of)
        case "federation":
            spaces = at.list(at.take(table, word))
            if any(space not in (1, 2, 3, 4) for space in spaces):
                raise at.wrong(f"the Federation track has the spaces 4, 3, 2, 1, not {spaces!r}")
            found = OnSpace(tuple(int(str(space)) for space in spaces))
        case "have" | "produced":
            amounts = bundle(at, at.take(table, word), RESOURCES)
            found = Have(amounts) if word == "have" else Produced(amounts)
        case _:
            raise at.wrong(f"there is no condition {word!r}")
    at.leave(table)
    return found


def things(at: Spot, raw: Toml, allowed: tuple[str, ...]) -> tuple[int, ...]:
    """The kinds that a noun or a list of nouns stands for."""
    found: list[int] = []
    for each in raw if isinstance(raw, list) else [raw]:
        if each not in allowed:
            raise at.wrong(f"{each!r} must be one of {', '.join(allowed)}")
        found += [kind for kind in GROUPS[str(each)] if kind not in found]
    return tuple(found)


def statics(entry: Entry, source: int) -> tuple[Static, ...]:
    """The words that are read at the moment of paying or checking."""
    at = Spot(entry, "always", 0, source, "always")
    return tuple(_static(at, at.table(raw)) for raw in entry.items("always"))


def _static(at: Spot, table: dict[str, Toml]) -> Static:
    word = next(iter(table))
    found: Static
    match word:
        case "discount":
            amounts = bundle(at, at.take(table, word), RESOURCES)
            on = things(at, at.take(table, "on"), BUILDABLE)
            found = Discount(amounts, on, "by" in table and at.word(table, "by", ("slot",)) == "slot")
        case "substitute":
            what = RESOURCES.index(at.word(table, word, RESOURCES))
            by = RESOURCES.index(at.word(table, "with", RESOURCES))
            found = Substitute(what, by, things(at, at.take(table, "on"), UPGRADABLE))
        case "hand":
            found = Hand(at.number(table, word, 1, 3))
        case "open":
            at.word(table, word, ("expansion",))
            found = Open()
        case _:
            raise at.wrong(f"there is no lasting word {word!r}")
    at.leave(table)
    return found


def fact_args(at: Spot, word: str, raw: Toml) -> tuple[int, ...]:
    match word:
        case "built":
            return things(at, raw, BUILDABLE)
        case "upgraded":
            return things(at, raw, UPGRADABLE)
        case "entered" if raw in (1, 2, 3, 4):
            return (int(str(raw)),)
        case "matched" if raw in COLOURS[:3]:
            return (COLOURS.index(str(raw)),)
        case "gave" if raw in RESOURCES:
            return (RESOURCES.index(str(raw)),)
        case "slot" if raw in SLOT_CLASSES:
            return (SLOT_CLASSES.index(str(raw)),)
    expected = {
        "connected": "metropolis",
        "mismatched": "slot",
        "chosen": "always available",
        "used": "action card",
        "paid": "special card",
        "ended": "turn",
    }
    if raw != expected.get(word):
        raise at.wrong(f"{word} = {raw!r} is no fact")
    return ()
