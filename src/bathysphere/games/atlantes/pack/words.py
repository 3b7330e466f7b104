"""The closed vocabulary as it is written in packs, and where each word may stand."""

from __future__ import annotations

from typing import Final

from bathysphere.kernel.packs import Entry, Toml

from ..components import (
    ALL,
    TYPES,
    Buy,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
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
)

ON_LOCATION: Final = [
    "gold",
    "power",
    "power_vs",
    "raise",
    "raise_full",
    "recruit_free",
    "retrieve",
    "score",
    "empty",
]
ON_MANTA: Final = [word for word in ON_LOCATION if word != "empty"]
ON_CHARACTER: Final = [
    "gold",
    "power",
    "raise",
    "raise_full",
    "retrieve",
    "score",
    "explore",
    "recruit",
    "buy",
    "conquer",
    "take_back_all",
    "reactivate",
    "opponents",
    "replay",
]
IN_ORDERS: Final = ["raise", "score"]

_PLAIN: Final[dict[str, Effect]] = {
    "empty": Empty(),
    "raise_full": RaiseFull(),
    "recruit_free": RecruitFree(),
    "explore": Explore(),
    "recruit": Recruit(),
    "buy": Buy(),
    "conquer": Conquer(),
    "take_back_all": TakeBackAll(),
    "replay": Replay(),
}


def effects(entry: Entry, key: str, allowed: list[str]) -> tuple[Effect, ...]:
    """AT-16.7  Each effect is from the words that may stand there: exploring stands on characters only."""
    return tuple(effect(entry, key, raw, allowed) for raw in entry.items(key))


def effect(entry: Entry, key: str, raw: Toml, allowed: list[str]) -> Effect:
    """One effect: a word on its own, or a table whose first key is the word."""
    word = raw if isinstance(raw, str) else next(iter(raw), "") if isinstance(raw, dict) else ""
    if word not in allowed:
        raise entry.wrong(key, f"there is no {raw!r} here; allowed are: {', '.join(allowed)}")
    if isinstance(raw, str) and raw in _PLAIN:
        return _PLAIN[raw]
    match raw:
        case {"gold": int(n), **rest} if not rest and n > 0:
            return Gold(n)
        case {"power": int(n), **rest} if not rest and n > 0:
            return Power(n)
        case {"power_vs": str(type), "n": int(n), **rest} if not rest and type in TYPES and n > 0:
            return PowerVs(TYPES.index(type), n)
        case {"raise": int(n), **rest} if not rest and n > 0:
            return Raise(n)
        case {"retrieve": int(n), **rest} if not rest and n > 0:
            return Retrieve(n)
        case {"score": int(n), **rest} if not rest and n > 0:
            return Score(n)
        case {"reactivate": "all", **rest} if not rest:
            return Reactivate(ALL)
        case {"reactivate": int(n), **rest} if not rest and n > 0:
            return Reactivate(n)
        case {"opponents": inner, **rest} if not rest:
            return Opponents(effect(entry, key, inner, IN_ORDERS))
    raise entry.wrong(key, f"{raw!r} is not how {word} is written")
