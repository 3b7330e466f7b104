"""Names of printed things, and their effects in words and icons: all from the same data."""

from __future__ import annotations

from typing import Final, assert_never

from bathysphere.kernel.message import Message

from ..components import (
    ALL,
    COUNTS,
    TYPES,
    BoxForManta,
    Buy,
    Character,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
    Location,
    Manta,
    Objective,
    Opponents,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Reactivate,
    Recruit,
    RecruitFree,
    Replay,
    Retrieve,
    Score,
    TakeBackAll,
    Totem,
)

_LETTERS: Final = ("S", "W", "V", "C")


def named(kind: str, id: str) -> Message:
    """The name of a printed thing by its id."""
    return Message(f"at-{kind}-{id.replace('_', '-')}")


def _printed(en: str, fr: str) -> Message:
    """Packs bring their names in both languages; each voice picks its own."""
    return Message("at-name", {"en": en, "fr": fr})


def character(card: Character) -> Message:
    return _printed(card.name_en, card.name_fr)


def location(each: Location) -> Message:
    return _printed(each.name_en, each.name_fr)


def manta(each: Manta) -> Message:
    return _printed(each.name_en, each.name_fr)


def objective(each: Objective) -> Message:
    return _printed(each.name_en, each.name_fr)


def totem(each: Totem) -> Message:
    return named("totem", each.id)


def condition(each: Objective) -> Message:
    """The condition of an objective in words, from its data."""
    return Message(f"at-needs-{COUNTS[each.what].replace('_', '-')}", {"n": each.least})


def words(effect: Effect) -> Message:
    """An effect in words."""
    match effect:
        case Gold():
            return Message("at-effect-gold", {"n": effect.n})
        case Power():
            return Message("at-effect-power", {"n": effect.n})
        case PowerVs():
            return Message(f"at-resource-against-{TYPES[effect.type]}", {"n": effect.n})
        case Raise():
            return Message("at-effect-raise", {"n": effect.n})
        case Retrieve():
            return Message("at-effect-retrieve", {"n": effect.n})
        case Score():
            return Message("at-effect-score", {"n": effect.n})
        case Reactivate():
            return Message("at-effect-ready-all" if effect.n == ALL else "at-effect-ready", {"n": effect.n})
        case Opponents():
            return Message("at-effect-opponents", {"effect": words(effect.effect)})
        case BoxForManta():
            return Message("at-effect-box")
    return _plain(effect)


def level(effect: Effect) -> Message:
    """AT-13.4  A raise on a location acts on other locations only: its words say so."""
    match effect:
        case Raise():
            return Message("at-level-raise", {"n": effect.n})
        case RaiseFull():
            return Message("at-level-raise-full")
    return words(effect)


def levels(location: Location) -> list[Message]:
    return [level(effect) for effect in location.levels]


def _plain(
    effect: RaiseFull | RecruitFree | Empty | Explore | Recruit | Buy | Conquer | TakeBackAll | Replay,
) -> Message:
    match effect:
        case RaiseFull():
            return Message("at-effect-raise-full")
        case RecruitFree():
            return Message("at-effect-recruit-free")
        case Empty():
            return Message("at-effect-empty")
        case Explore():
            return Message("at-effect-explore")
        case Recruit():
            return Message("at-effect-recruit")
        case Buy():
            return Message("at-effect-buy")
        case Conquer():
            return Message("at-effect-conquer")
        case TakeBackAll():
            return Message("at-effect-take-back")
        case Replay():
            return Message("at-effect-replay")
        case _:
            assert_never(effect)


def icon(effect: Effect) -> str:
    """An effect as the short code of its icon: the same in every language."""
    match effect:
        case Gold():
            return f"G{effect.n}"
        case Power():
            return f"P{effect.n}"
        case PowerVs():
            return f"{_LETTERS[effect.type]}{effect.n}"
        case Raise():
            return f"R{effect.n}"
        case RaiseFull():
            return "RF"
        case RecruitFree():
            return "F"
        case Retrieve():
            return "T" if effect.n == 1 else f"T{effect.n}"
        case Score():
            return "M" if effect.n == 1 else f"M{effect.n}"
        case Empty():
            return "_"
        case Opponents():
            return f"({icon(effect.effect)})"
        case Reactivate():
            return "A" if effect.n == ALL else f"A{effect.n}"
    return _plain_icon(effect)


def _plain_icon(effect: Explore | Recruit | Buy | Conquer | TakeBackAll | Replay | BoxForManta) -> str:
    match effect:
        case Explore():
            return "E"
        case Recruit():
            return "H"
        case Buy():
            return "B"
        case Conquer():
            return "Q"
        case TakeBackAll():
            return "TT"
        case Replay():
            return "RR"
        case BoxForManta():
            return "X"
        case _:
            assert_never(effect)


def effects(run: tuple[Effect, ...]) -> list[Message]:
    return [words(effect) for effect in run]
