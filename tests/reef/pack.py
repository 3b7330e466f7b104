"""Reads pack files into a box."""

from __future__ import annotations

from bathysphere.kernel.errors import BadPack
from bathysphere.kernel.packs import Entry, Pack, Toml

from .components import MOMENTS, THINGS, Box, Card, Effect, Either, Gain, Parts, Pay


def load(pack: Pack) -> Box:
    cards = [_card(entry, number) for number, entry in enumerate(pack.entries("cards.toml"))]
    if len(cards) < 9:
        raise BadPack(f"{pack.full_name()}/cards.toml: a reef needs at least 9 cards, not {len(cards)}")
    return Box(tuple(cards))


def _card(entry: Entry, number: int) -> Card:
    name_en, name_fr = entry.names()
    cost, vp, src = entry.number("cost", 0, 9), entry.number("vp", 0, 9), entry.source()
    when = entry.inner("when")
    moments = tuple(tuple(_effect(entry, raw) for raw in when.items(moment)) for moment in MOMENTS)
    when.done()
    entry.done()
    return Card(entry.id, number, name_en, name_fr, cost, vp, src, moments)


def _effect(entry: Entry, raw: Toml) -> Effect:
    match raw:
        case {"gain": str(what), **rest} if what in THINGS:
            n = rest.get("n", 1)
            assert isinstance(n, int)
            return Gain(THINGS.index(what), n)
        case {"pay": int(n)}:
            return Pay(n)
        case {"either": list(branches)}:
            return Either(tuple(_run(entry, branch) for branch in branches), optional=False)
        case {"may": list(branch)}:
            return Either((_run(entry, branch),), optional=True)
        case {"parts": list(items)}:
            return Parts(_run(entry, items))
    raise entry.wrong("when", f"there is no effect {raw!r}")


def _run(entry: Entry, raw: Toml) -> tuple[Effect, ...]:
    if not isinstance(raw, list):
        raise entry.wrong("when", f"must be a list of effects, not {raw!r}")
    return tuple(_effect(entry, each) for each in raw)
