"""Every effect as a strip of icons: the same words that the texts are made of, drawn."""

from __future__ import annotations

from typing import Final, assert_never

from ....drawing.shapes import line
from ....drawing.tongue import Tongue
from ..words import (
    AVAILABLE,
    GAINS,
    OCCUPIED,
    THINGS,
    Advance,
    Build,
    Choose,
    Condition,
    Convert,
    DrawSpecial,
    Effect,
    Either,
    Exchange,
    Gain,
    Have,
    If,
    Instead,
    Least,
    May,
    Metropolis,
    Most,
    OnSpace,
    Pay,
    Per,
    Perform,
    Produce,
    Produced,
    Ready,
    Seq,
    Sift,
    Table,
    Text,
    Upgrade,
    Use,
)
from .boxes import (
    EITHER,
    INK,
    LOOSE,
    TIGHT,
    Box,
    arrow,
    bundle,
    cost,
    counted,
    discount,
    group,
    plate,
    say,
    sign,
    slash,
    then,
    thing,
)

Strip = list[list[Box]]
"""One list per sentence."""
_UPGRADE: Final = (0, 0, 0, 1, 0, 0, 0)
"""The usual cost of an upgrade is not drawn."""
_ELSE_AT_LEAST: Final = 4
"""From so many kinds on, a choice is drawn as any resource."""


def tight(boxes: list[Box]) -> list[Box]:
    return [each.held() for each in boxes]


def listed(text: Text, tongue: Tongue) -> list[Box]:
    return [each for part in text.parts for each in effect(part, tongue)]


def sentences(text: Text, tongue: Tongue) -> Strip:
    return [effect(part, tongue) for part in text.parts]


def effect(what: Effect, tongue: Tongue) -> list[Box]:
    """One effect."""
    match what:
        case Gain():
            return bundle(what.bundle)
        case Choose():
            return _choose(what)
        case Build():
            return _build(what)
        case Upgrade():
            return _upgrade(what)
        case Convert():
            turned = [thing("nonsymbiotic"), arrow(), thing("symbiotic").held()]
            return [cost(what.cost), *turned]
        case Advance():
            return [thing("step", what.n)]
        case Use():
            return [thing("use", what.n)]
        case Ready():
            return [thing("ready", what.n)]
        case Perform():
            names = {AVAILABLE: "available", OCCUPIED: "occupied"}
            return [sign(f"slot-{names.get(what.reach, 'any')}")]
        case Produce():
            return [sign("cog", 18, 1.3), *tight(group(what.things, 1, "up"))]
        case Metropolis():
            if what.look < 2:
                return [thing("metropolis", 1, "plus")]
            looked = [sign("eye", 24), thing("metropolis", what.look).held()]
            return [*looked, arrow(), thing("metropolis").held()]
        case Sift():
            return [thing("card", what.n), arrow(), thing("card", what.keep).held()]
        case Exchange():
            both = Box(22, line("M3-4H18M14-8L18.5-4M19 4H4M8 8L3.5 4", INK, 2.2), TIGHT)
            return [*bundle(what.one), both, *tight(bundle(what.other))]
        case DrawSpecial():
            return [thing("special", what.n)]
        case _:
            return _joint(what, tongue)


def _joint(what: Seq | May | Either | Pay | Per | If | Instead | Table, tongue: Tongue) -> list[Box]:
    match what:
        case Seq():
            return _in_turn([effect(step, tongue) for step in what.steps.parts])
        case May():
            return [say("(", 18, pad=1, hold=LOOSE), *tight(listed(what.do, tongue)), say(")", 18, pad=1)]
        case Either():
            return _either(what, tongue)
        case Pay():
            found = _in_turn([[cost(what.cost)], listed(what.do, tongue)])
            return [*found, say(f"×{what.times}", 14)] if what.times > 1 else found
        case Per():
            return _per(what, tongue)
        case If():
            asked = [
                say(tongue.word("uc-svg-if"), 12.5, hold=LOOSE),
                condition_plate(what.condition).held(),
                then(),
            ]
            found = asked + listed(what.do, tongue)
            if what.otherwise is not None:
                found += [slash(), *listed(what.otherwise, tongue)]
            return found
        case Instead():
            return _instead(what)
        case Table():
            cells = [
                plate([say(str(step), 12.5, pad=0), then(), thing("point", n)], pad=4)
                for step, n in what.steps
            ]
            return [counted(what.of), *cells]
        case _:
            assert_never(what)


def _in_turn(steps: list[list[Box]]) -> list[Box]:
    found = steps[0][:]
    for step in steps[1:]:
        found += [arrow(), step[0].held(), *step[1:]]
    return found


def _choose(what: Choose) -> list[Box]:
    if len(what.kinds) >= _ELSE_AT_LEAST:
        found = [thing("any", what.n)]
    else:
        found = [thing(GAINS[what.kinds[0]])]
        for each in what.kinds[1:]:
            found += [slash(13), thing(GAINS[each]).held()]
    return [*found, say("≠", 15)] if what.different else found


def _build(what: Build) -> list[Box]:
    found = group(what.things, what.n, "plus")
    if what.expansion:
        found = [sign("site", 24), *tight(found)]
    if any(what.off):
        return [*found, discount(what.off).held()]
    return found if what.cost is None else [*found, cost(what.cost).held()]


def _upgrade(what: Upgrade) -> list[Box]:
    found = [sign("up", 18, 1.4)] if what.it else group(what.things, what.n, "up")
    if what.different:
        found.append(say("≠", 15))
    usual = what.cost == (_UPGRADE,)
    return found if usual else [*found, cost(what.cost).held()]


def _either(what: Either, tongue: Tongue) -> list[Box]:
    found: list[Box] = []
    for i, branch in enumerate(what.branches):
        inner = listed(branch, tongue)
        found += [slash()] if i else []
        found += [plate(inner, "none", "#7fb9c9", 4)] if len(inner) > 1 else inner
    return found


def _per(what: Per, tongue: Tongue) -> list[Box]:
    found = [*listed(what.do, tongue), say(tongue.word("uc-svg-per"), 12.5, hold=EITHER)]
    found.append(counted(what.of[0], what.n).held())
    found += [counted(each).held(EITHER if j == 0 else TIGHT) for j, each in enumerate(what.of[1:])]
    return [*found, say(f"≤{what.most}×", 12.5, hold=EITHER)] if what.most else found


def _instead(what: Instead) -> list[Box]:
    struck = thing(GAINS[what.what]).drawn + line("M3 9L22-9", "#ff6b6b", 3)
    bar = Box(10, line("M5-5V5", INK, 2), TIGHT)
    return [
        thing(THINGS[what.thing], what.n),
        bar,
        Box(26, struck, TIGHT),
        arrow(),
        *tight(bundle(what.gain)),
    ]


def condition_plate(asked: Condition) -> Box:
    match asked:
        case Least():
            return plate([say(f"≥{asked.n}", 13.5, pad=1), counted(asked.of)])
        case Most():
            return plate([say(f"≤{asked.n}", 13.5, pad=1), counted(asked.of)])
        case OnSpace():
            return plate([thing("step"), say("/".join([str(n) for n in asked.spaces]), 13.5, pad=1)])
        case Have():
            return plate([sign("hand", 24), say("≥", 13.5, pad=1), *bundle(asked.bundle)])
        case Produced():
            return plate([sign("cog", 16, 1.2), *bundle(asked.bundle)])
        case _:
            assert_never(asked)
