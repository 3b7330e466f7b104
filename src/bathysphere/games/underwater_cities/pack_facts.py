"""What is known of a text by itself: what it brings at best, what it wants, whether it only gives."""

from __future__ import annotations

from .effects.giving import gives
from .effects.prospects import together
from .words import (
    ADVANCES,
    ALL_RESOURCES,
    BUILDS,
    COUNTS,
    DESAL,
    DRAWS_SPECIAL,
    FARM,
    FOUNDS_CITIES,
    IMPROVES,
    LAB,
    LAYS_TUNNELS,
    NONSYMBIOTIC,
    OTHERWISE,
    PERFORMS,
    PLENTY,
    READIES,
    REPEATS,
    SURE,
    TUNNEL,
    USES,
    USES_CARD,
    Advance,
    Build,
    Bundle,
    Choose,
    DrawSpecial,
    Effect,
    Either,
    Exchange,
    Gain,
    If,
    Least,
    May,
    Most,
    Pay,
    Per,
    Perform,
    Produce,
    Ready,
    Seq,
    Sift,
    Text,
    Upgrade,
    Use,
)


def sure(effect: Effect) -> bool:
    """Whether an effect can be used in every position (ledger 3.5)."""
    match effect:
        case Gain() | Choose() | Advance() | Sift():
            return True
        case Either():
            return any(branch.sure for branch in effect.branches)
    return False


def all_plain(parts: tuple[Effect, ...]) -> bool:
    return all(gives(part) for part in parts)


def any_sure(parts: tuple[Effect, ...]) -> bool:
    return any(sure(part) for part in parts)


def _brings(part: Effect) -> int:
    """What one part can bring, as bits: resources, and doings that can bring more (UC-10.4)."""
    match part:
        case Gain():
            return sum(1 << kind for kind in range(5) if part.bundle[kind])
        case Choose():
            return sum(1 << kind for kind in part.kinds)
        case Exchange():
            return sum(1 << kind for kind in range(5) if part.one[kind] or part.other[kind])
        case Build():
            tunnels = LAYS_TUNNELS if TUNNEL in part.things else 0
            cities = FOUNDS_CITIES if max(part.things) >= NONSYMBIOTIC else 0
            buildings = BUILDS if {FARM, DESAL, LAB} & set(part.things) else 0
            return tunnels | cities | buildings | (REPEATS if part.n > 1 else 0)
        case Upgrade():
            return IMPROVES
        case Advance():
            return ADVANCES
        case Use():
            return USES
        case Perform():
            return PERFORMS
        case Ready():
            return READIES
        case Produce():
            return ALL_RESOURCES
    found = COUNTS if isinstance(part, (Per, If)) else 0
    for inner in inner_texts(part):
        found |= inner.brings
    often = isinstance(part, Per) or (isinstance(part, Pay) and part.times > 1)
    return together(found, found) if often else found


def all_brings(parts: tuple[Effect, ...]) -> int:
    found = 0
    for part in parts:
        found = together(found, _brings(part))
    return found


def tame(parts: tuple[Effect, ...]) -> bool:
    """Whether it is known without trying what a text leads to at best."""
    if len(parts) == 1 and gives(parts[0]):
        return True
    choices = [part for part in parts if isinstance(part, Choose)]
    others = (Gain, Choose, Advance, Upgrade, Sift, Ready)
    steady = not any(isinstance(part, Upgrade) for part in parts)
    return len(choices) < 2 and all(
        isinstance(part, others) or (steady and _counts_structures(part)) for part in parts
    )


def _counts_structures(part: Effect) -> bool:
    """Whether a part gives by a count that gaining and stepping leave as it is."""
    if isinstance(part, If) and not isinstance(part.condition, (Least, Most)):
        return False
    texts = inner_texts(part)
    return gives(part) and all(isinstance(inner, Gain) for text in texts for inner in text.parts)


def most(part: Effect) -> Bundle:
    """How much of each resource one part gives at most; plenty where a count decides."""
    match part:
        case Gain():
            return part.bundle[:5]
        case Choose():
            return tuple(part.n if kind in part.kinds else 0 for kind in range(5))
        case Exchange():
            return tuple(max(part.one[kind], part.other[kind]) for kind in range(5))
        case Pay():
            return tuple(part.times * n for n in part.do.most)
        case Either():
            return tuple(max(branch.most[kind] for branch in part.branches) for kind in range(5))
        case Per():
            return tuple(PLENTY if n else 0 for n in part.do.most)
        case Produce():
            return (PLENTY,) * 5
    return summed([inner.most for inner in inner_texts(part)])


def summed(amounts: list[Bundle]) -> Bundle:
    return tuple(sum(each[kind] for each in amounts) for kind in range(5))


def _wants(part: Effect) -> int:
    """What makes one part usable on a slot, as bits; some words need a closer look."""
    match part:
        case Build():
            if part.usual and not part.expansion:
                return sum(1 << thing for thing in part.things)
        case Use():
            return USES_CARD
        case DrawSpecial():
            return DRAWS_SPECIAL
        case Either():
            return all_wants(tuple(inner for branch in part.branches for inner in branch.parts))
    return OTHERWISE


def all_wants(parts: tuple[Effect, ...]) -> int:
    if any_sure(parts):
        return SURE
    found = 0
    for part in parts:
        found |= _wants(part)
    return found


def inner_texts(effect: Effect) -> tuple[Text, ...]:
    """The texts inside one effect."""
    match effect:
        case Seq():
            return (effect.steps,)
        case May() | Pay() | Per():
            return (effect.do,)
        case Either():
            return effect.branches
        case If():
            return (effect.do,) if effect.otherwise is None else (effect.do, effect.otherwise)
    return ()


def every_effect(text: Text) -> list[Effect]:
    """All effects of a text, also those inside others."""
    found: list[Effect] = []
    for part in text.parts:
        found.append(part)
        for inner in inner_texts(part):
            found += every_effect(inner)
    return found
