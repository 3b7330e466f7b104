"""What a pack of our own design promises beyond the known facts (`design = "house"` in pack.toml)."""

from __future__ import annotations

import math

from bathysphere.kernel.errors import BadPack
from bathysphere.kernel.packs import Pack

from ..components import (
    CIV,
    OCEAN,
    SHARK,
    STARTING,
    STARTING_MANTAS,
    TYPES,
    VOLCANO,
    WRECK,
    Box,
    Buy,
    Character,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
    Location,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Recruit,
    RecruitFree,
    Replay,
    Retrieve,
    Score,
)


def check(pack: Pack, box: Box) -> None:
    """Icons, costs, supply, and a first turn that works."""
    _icons(pack, box)
    for each in box.locations:
        _location(pack, each)
    _spread(pack, box)
    for card in box.characters:
        _fed(pack, card)
    _replay(pack, box)
    _start(pack, box)
    _reach(pack, box)


def _wrong(pack: Pack, file: str, card: str, key: str, why: str) -> BadPack:
    return BadPack(f"{pack.full_name()}/{file}: [{card}] {key}: {why}")


def _icons(pack: Pack, box: Box) -> None:
    """All twelve icons that the rulebook lists occur."""
    seen: list[Effect] = [level for each in box.locations for level in each.levels]
    seen += [manta.effect for manta in box.mantas[STARTING_MANTAS:]]
    wanted: list[Effect] = [Gold(2), Power(2), Raise(1), Raise(2), RaiseFull(), RecruitFree()]
    wanted += [Retrieve(1), Score(1), *(PowerVs(each, 2) for each in range(len(TYPES)))]
    for icon in wanted:
        if icon not in seen:
            raise _wrong(pack, "locations.toml", "*", "levels", f"the icon {icon} does not occur")
    for icon in seen:
        if (isinstance(icon, PowerVs) and icon.n != 2) or (isinstance(icon, Raise) and icon.n > 2):
            raise _wrong(
                pack, "locations.toml", "*", "levels", f"{icon}: typed power is 2, a raise icon 1 or 2"
            )


def _location(pack: Pack, each: Location) -> None:
    """Costs from 2 to 7 with the bias of the type, points from 1 to 9, no or 2 to 4 levels, a fair value."""
    if not (2 <= each.gold <= 7 and 2 <= each.power <= 7 and 1 <= each.points <= 9):
        raise _wrong(pack, "locations.toml", each.id, "gold", "costs run from 2 to 7, points from 1 to 9")
    if len(each.levels) not in (0, 2, 3, 4):
        raise _wrong(pack, "locations.toml", each.id, "levels", "there must be none or 2 to 4")
    gap = each.gold - each.power
    right = {SHARK: gap == 1, WRECK: gap == -1, VOLCANO: gap == 0, CIV: abs(gap) <= 1}
    if not right[each.type]:
        raise _wrong(
            pack, "locations.toml", each.id, "power", f"does not fit the type {TYPES[each.type]} and its gold"
        )
    worth = _value(each) / ((each.gold + each.power) / 2)
    if not 0.8 <= worth <= 2.2:
        raise _wrong(
            pack, "locations.toml", each.id, "points", f"value per cost {worth:.2f} is outside 0.8 to 2.2"
        )


def _value(each: Location) -> float:
    value = 0.8 * each.points - 0.3 * len(each.levels) + (2 if each.manta >= 0 else 0)
    for level in each.levels:
        match level:
            case Gold() | Power():
                value += level.n
            case PowerVs():
                value += 0.6 * level.n
            case Raise():
                value += 0.8 * level.n
            case Empty():
                value -= 0.8
            case RaiseFull():
                value += 2.2
            case RecruitFree():
                value += 2.5
            case Retrieve():
                value += 1.5
            case Score():
                value += 2
            case _:
                pass
    return value


def _spread(pack: Pack, box: Box) -> None:
    """One bare location and at least five with a manta in every type; 21 mantas lie on locations."""
    for number, name in enumerate(TYPES):
        of_type = [each for each in box.locations if each.type == number]
        if len([each for each in of_type if not each.levels]) != 1:
            raise _wrong(pack, "locations.toml", "*", "levels", f"one location of type {name} has no level")
        if len([each for each in of_type if each.manta >= 0]) < 5:
            raise _wrong(pack, "locations.toml", "*", "manta", f"five locations of type {name} give a manta")
    if len([each for each in box.locations if each.manta >= 0]) != 21:
        raise _wrong(pack, "locations.toml", "*", "manta", "21 locations give a manta")
    total = sum(each.points for each in box.locations)
    if not 3 * total < 15 * len(box.locations) < 4 * total:
        raise _wrong(pack, "locations.toml", "*", "points", "three must be below 15 on average, four above")


def _fed(pack: Pack, card: Character) -> None:
    """Nothing carries over, so every payment has a gain of its own before it."""
    gold = power = 0
    for effect in card.effects:
        match effect:
            case Gold():
                gold += effect.n
            case Power():
                power += effect.n
            case Buy() | Recruit():
                if not gold:
                    raise _wrong(pack, "*", card.id, "effects", "gains no gold before it spends gold")
                gold = 0
            case Conquer():
                if not power:
                    raise _wrong(pack, "*", card.id, "effects", "gains no power before it conquers")
                power = 0
            case _:
                pass


def _replay(pack: Pack, box: Box) -> None:
    """A card that replays neither gains nor pays, and only one kind of card replays."""
    kinds = {card.kind for card in box.characters if Replay() in card.effects}
    if len(kinds) != 1:
        raise _wrong(pack, "ocean.toml", "*", "effects", "exactly one character replays")
    for card in box.characters:
        if card.kind in kinds and any(
            isinstance(e, (Gold, Power, Buy, Conquer, Recruit)) for e in card.effects
        ):
            raise _wrong(pack, "ocean.toml", card.id, "effects", "a card that replays neither gains nor pays")


def _start(pack: Pack, box: Box) -> None:
    """The starting hand offers every verb, and on turn 1 some location can almost surely be acquired."""
    hand = [card for card in box.characters if card.group == STARTING]
    for verb in (Explore, Buy, Conquer, Recruit, Score, Raise):
        if not any(isinstance(effect, verb) for card in hand for effect in card.effects):
            raise _wrong(pack, "starting.toml", "*", "effects", f"no starting character has {verb.__name__}")
    mantas = [manta.effect for manta in box.mantas[:STARTING_MANTAS]]
    gold = _most(hand, Buy, Gold) + sum(e.n for e in mantas if isinstance(e, Gold))
    power = _most(hand, Conquer, Power) + sum(e.n for e in mantas if isinstance(e, Power))
    near = len([each for each in box.locations if each.gold <= gold or each.power <= power])
    chance = 1 - math.comb(56 - near, 6) / math.comb(56, 6)
    if chance <= 0.98:
        raise _wrong(pack, "starting.toml", "*", "effects", f"turn 1 reaches a location only in {chance:.2%}")
    if _most(hand, Recruit, Gold) + sum(e.n for e in mantas if isinstance(e, Gold)) >= box.prices[-1]:
        raise _wrong(pack, "starting.toml", "*", "effects", "turn 1 must not pay for the last space")


def _most(hand: list[Character], verb: type, gain: type[Gold] | type[Power]) -> int:
    return max(
        sum(effect.n for effect in card.effects if isinstance(effect, gain))
        for card in hand
        if any(isinstance(effect, verb) for effect in card.effects)
    )


def _reach(pack: Pack, box: Box) -> None:
    """Five conquering characters can be had, also in solo, and never at the start."""
    start = len([c for c in box.characters if c.group == STARTING and box.conquers[c.number]])
    solo = len([c for c in box.characters if c.group == OCEAN and c.solo and box.conquers[c.number]])
    if not start + 1 < 5 <= start + solo:
        raise _wrong(
            pack, "ocean.toml", "*", "effects", "five conquerors must be reachable, not at the start"
        )
