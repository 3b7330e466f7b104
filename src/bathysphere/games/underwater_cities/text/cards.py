"""What cards, slots, tiles and contracts say and show, made from what they do."""

from __future__ import annotations

from typing import assert_never

from ....kernel.message import Message, Param
from ..components import KINDS, Card, Contract, Slot, Tile
from ..words import (
    BUILT,
    COLOUR_WORDS,
    ENDED,
    ENTERED,
    FACTS,
    GAINS,
    GAVE,
    MATCHED,
    NOUNS,
    OF_CITY,
    OF_TURN,
    REACHES,
    SLOT,
    SLOT_CLASSES,
    THINGS,
    UPGRADED,
    Advance,
    Build,
    Choose,
    Condition,
    Convert,
    Count,
    Discount,
    DrawSpecial,
    Effect,
    Either,
    Exchange,
    Gain,
    Hand,
    Have,
    If,
    Instead,
    Least,
    May,
    Metropolis,
    Most,
    OnSpace,
    Open,
    Pay,
    Per,
    Perform,
    Produce,
    Produced,
    Ready,
    Seq,
    Sift,
    Static,
    Substitute,
    Table,
    Text,
    Upgrade,
    Use,
    Whenever,
)
from .names import amount, amounts, any_of, counted, either, many, nouns, ways

MOMENTS = ("played", "", "used", "production", "scored")


def _sentences(said: list[Message]) -> Message:
    """Whole sentences one after the other, never joined by a word."""
    if len(said) == 1:
        return said[0]
    return Message("uc-text-then", {"first": said[0], "rest": _sentences(said[1:])})


def card_text(card: Card) -> Message:
    """The whole text of a card."""
    said: list[Message] = []
    if card.text is not None:
        said.append(_lead(MOMENTS[card.kind], card.text))
    said += [whenever_text(each) for each in card.whenever]
    said += [static_text(each) for each in card.always]
    if card.once is not None:
        said.append(_lead("once", card.once))
    return _sentences(said)


def slot_text(slot: Slot) -> Message:
    return _lead("chosen", slot.text)


def site_text(text: Text) -> Message:
    """UC-21.1  The bonus that is printed on a site."""
    return _lead("site", text)


def tile_text(tile: Tile) -> Message:
    texts = (("connected", tile.connected), ("production", tile.production), ("scored", tile.scored))
    return _sentences([_lead(moment, text) for moment, text in texts if text is not None])


def contract_text(contract: Contract) -> Message:
    needs = [condition_text(need) for need in contract.needs]
    return Message("uc-text-claimed", {"needs": needs, "parts": parts(contract.text)})


def _lead(moment: str, text: Text) -> Message:
    return Message(f"uc-text-{moment}", {"parts": parts(text)})


def parts(text: Text) -> list[Message]:
    return [effect_text(part) for part in text.parts]


def clause(text: Text) -> Message:
    """The parts of a text as one clause."""
    said = parts(text)
    return said[0] if len(said) == 1 else Message("uc-text-all", {"texts": said})


def _do(word: str, **params: Param) -> Message:
    return Message(f"uc-do-{word}", dict(params))


def effect_text(effect: Effect) -> Message:
    match effect:
        case Gain():
            return _do("gain", what=amounts(effect.bundle))
        case Choose():
            kinds = [Message(f"uc-kind-{GAINS[kind]}") for kind in effect.kinds]
            message = "uc-do-choose-different" if effect.different else "uc-do-choose"
            return Message(message, {"n": effect.n, "from": any_of(kinds)})
        case Build():
            return _build_text(effect)
        case Upgrade():
            return _upgrade_text(effect)
        case Convert():
            return _do("convert", cost=ways(effect.cost))
        case Advance():
            return _do("advance", n=effect.n)
        case Use():
            return _do("use", n=effect.n)
        case Ready():
            return _do("ready", n=effect.n)
        case Perform():
            return _do(f"perform-{REACHES[effect.reach]}")
        case Produce():
            return _do("produce", what=many(effect.things))
        case Metropolis():
            return _do("metropolis", n=effect.look)
        case Sift():
            return _do("sift", n=effect.n, keep=effect.keep)
        case Exchange():
            return _do("exchange", one=amounts(effect.one), other=amounts(effect.other))
        case DrawSpecial():
            return _do("special")
        case _:
            return _joint_text(effect)


def _joint_text(effect: Seq | May | Either | Pay | Per | If | Instead | Table) -> Message:
    match effect:
        case Seq():
            return _seq_text([effect_text(step) for step in effect.steps.parts])
        case May():
            return _do("may", do=clause(effect.do))
        case Either():
            return _do("either", branches=either([clause(branch) for branch in effect.branches]))
        case Pay():
            cost, do = ways(effect.cost), clause(effect.do)
            return (
                _do("pay", cost=cost, do=do)
                if effect.times == 1
                else _do("pay-times", cost=cost, do=do, n=effect.times)
            )
        case Per():
            return _per_text(effect)
        case If():
            asked, do = condition_text(effect.condition), clause(effect.do)
            if effect.otherwise is None:
                return _do("if", **{"if": asked, "do": do})
            return _do("if-else", **{"if": asked, "do": do, "else": clause(effect.otherwise)})
        case Instead():
            less, what = amount(effect.what, 1), many((effect.thing,))
            return _do("instead", n=effect.n, what=what, gain=amounts(effect.gain), less=less)
        case Table():
            steps = [Message("uc-step", {"n": step, "points": amount(5, n)}) for step, n in effect.steps]
            return _do("table", of=count_text(effect.of), steps=steps)
        case _:
            assert_never(effect)


def _seq_text(steps: list[Message]) -> Message:
    return steps[0] if len(steps) == 1 else _do("seq", one=steps[0], other=_seq_text(steps[1:]))


def _build_text(effect: Build) -> Message:
    what = counted(effect.things, 1) if effect.n == 1 else _up_to(effect.things, effect.n)
    if effect.expansion:
        what = Message("uc-on-expansion", {"what": what})
    if any(effect.off):
        return _do("build-off", what=what, cost=amounts(effect.off), n=effect.n)
    if effect.cost is None:
        return _do("build", what=what)
    if not any(effect.cost[0]):
        return _do("build-free", what=what)
    return _do("build-for", what=what, cost=ways(effect.cost), n=effect.n)


def _upgrade_text(effect: Upgrade) -> Message:
    what = counted(effect.things, 1) if effect.n == 1 else _up_to(effect.things, effect.n)
    if effect.it:
        what = Message("uc-it")
    if effect.different:
        what = Message("uc-different", {"what": what})
    if not any(effect.cost[0]):
        return _do("upgrade-free", what=what)
    return _do("upgrade", what=what, cost=ways(effect.cost), n=effect.n)


def _up_to(things: tuple[int, ...], n: int) -> Message:
    return Message("uc-up-to", {"n": n, "things": many(things)})


def _per_text(effect: Per) -> Message:
    do, of = clause(effect.do), [count_text(each) for each in effect.of]
    if len(of) > 1:
        return _do("per-set", do=do, of=of)
    if effect.most:
        return _do("per-most", do=do, n=effect.n, of=of[0], most=effect.most)
    return _do("per", do=do, n=effect.n, of=of[0])


def count_text(count: Count) -> Message:
    marks = "both" if count.connected and count.upgraded else "none"
    if marks == "none":
        marks = (
            "connected"
            if count.connected
            else "upgraded"
            if count.upgraded
            else "new"
            if count.new
            else "none"
        )
    return Message(f"uc-count-{NOUNS[count.noun].replace(' ', '-')}", {"marks": marks})


def condition_text(asked: Condition) -> Message:
    match asked:
        case Least():
            return Message("uc-if-least", {"of": count_text(asked.of), "n": asked.n})
        case Most():
            return Message("uc-if-most", {"of": count_text(asked.of), "n": asked.n})
        case OnSpace():
            return Message(
                "uc-if-space", {"space": either([Message("uc-space", {"n": n}) for n in asked.spaces])}
            )
        case Have():
            return Message("uc-if-have", {"what": amounts(asked.bundle)})
        case Produced():
            return Message("uc-if-produced", {"what": amounts(asked.bundle)})
        case _:
            assert_never(asked)


def whenever_text(whenever: Whenever) -> Message:
    params: dict[str, Param] = {"do": clause(whenever.do)}
    message = FACTS[whenever.fact]
    if whenever.fact in (BUILT, UPGRADED):
        params["what"] = either([Message(f"uc-a-{noun}") for noun in nouns(whenever.args)])
        if whenever.nth:
            params["what"] = _nth(whenever)
            message += {OF_CITY: "-nth-city", OF_TURN: "-nth-turn"}[whenever.of]
    elif whenever.fact == ENTERED:
        params["n"] = whenever.args[0]
    elif whenever.fact == MATCHED:
        params["colour"] = Message(f"uc-colour-{COLOUR_WORDS[whenever.args[0]]}")
    elif whenever.fact == GAVE:
        params["what"] = Message(f"uc-kind-{GAINS[whenever.args[0]]}")
    elif whenever.fact == SLOT:
        message += f"-{SLOT_CLASSES[whenever.args[0]].replace(' ', '-')}"
    elif whenever.fact == ENDED and whenever.condition is not None:
        params["if"] = condition_text(whenever.condition)
    return Message(f"uc-when-{message}", params)


def _nth(whenever: Whenever) -> Message:
    """A second thing of its kind; in a city upgraded ones are counted, in a turn upgrades."""
    counted_up = whenever.fact == UPGRADED and whenever.of == OF_CITY
    params: dict[str, Param] = {"nth": whenever.nth, "marks": "upgraded" if counted_up else "none"}
    return either([Message(f"uc-nth-{noun}", dict(params)) for noun in nouns(whenever.args)])


def static_text(word: Static) -> Message:
    match word:
        case Discount():
            message = "uc-lasting-discount-slot" if word.by_slot else "uc-lasting-discount"
            return Message(message, {"on": many(word.on), "what": amounts(word.bundle)})
        case Substitute():
            what, by = amount(word.what, 1), amount(word.by, 1)
            return Message("uc-lasting-substitute", {"on": counted(word.on, 1), "what": what, "by": by})
        case Hand():
            return Message("uc-lasting-hand", {"n": word.n})
        case Open():
            return Message("uc-lasting-open")
        case _:
            assert_never(word)


def icons(card: Card) -> list[str]:
    """The strip of icons that a card shows: its kind, then its effect from left to right."""
    found = [KINDS[card.kind]]
    if card.text is not None:
        found += _icons(card.text)
    for whenever in card.whenever:
        found += [f"whenever {FACTS[whenever.fact]}", *_icons(whenever.do)]
    found += [type(word).__name__.lower() for word in card.always]
    if card.once is not None:
        found += ["once per turn", *_icons(card.once)]
    return found


def _icons(text: Text) -> list[str]:
    found: list[str] = []
    for part in text.parts:
        found += _icon(part)
    return found


def _icon(effect: Effect) -> list[str]:
    match effect:
        case Gain():
            return [f"{n} {GAINS[kind]}" for kind, n in enumerate(effect.bundle) if n]
        case Build():
            return ["build", *[THINGS[thing] for thing in effect.things]]
        case Upgrade():
            return ["upgrade", *([] if effect.it else [THINGS[thing] for thing in effect.things])]
        case Seq():
            return _icons(effect.steps)
        case May():
            return _icons(effect.do)
        case Either():
            found: list[str] = []
            for number, branch in enumerate(effect.branches):
                found += (["or"] if number else []) + _icons(branch)
            return found
        case Pay():
            return [
                "pay",
                *[f"{n} {GAINS[kind]}" for kind, n in enumerate(effect.cost[0]) if n],
                "to",
                *_icons(effect.do),
            ]
        case Per():
            return [*_icons(effect.do), "per", *[NOUNS[each.noun] for each in effect.of]]
        case If():
            return ["if", *_icons(effect.do)]
        case _:
            return [type(effect).__name__.lower()]
