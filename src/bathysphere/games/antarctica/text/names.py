"""What things are called. Names of cards and tracks are in the pack, in both languages."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import BUILDINGS, EFFECTS, Box, Card, Track


def building(number: int) -> Message:
    return Message(f"an-building-{BUILDINGS[number]}")


def buildings(numbers: list[int]) -> list[Message]:
    return [building(number) for number in numbers]


def buildings_in(bits: int) -> list[Message]:
    return [building(number) for number in range(len(BUILDINGS)) if bits >> number & 1]


def card(printed: Card) -> Message:
    return Message("an-name", {"en": printed.name_en, "fr": printed.name_fr})


def kind(box: Box, number: int) -> Message:
    return Message("an-name", {"en": box.kinds[number].name_en, "fr": box.kinds[number].name_fr})


def track(printed: Track) -> Message:
    return Message("an-name", {"en": printed.name_en, "fr": printed.name_fr})


def effect(number: int) -> Message:
    return Message(f"an-effect-{EFFECTS[number].replace('_', '-')}")


def card_text(printed: Card) -> Message:
    """A whole card in one line: what it builds, what it needs and what it gives."""
    return Message(
        "an-card-starred" if printed.asterisk else "an-card-plain",
        {
            "card": card(printed),
            "building": building(printed.builds),
            "needs": buildings(list(printed.needs)),
            "scientists": printed.scientists,
            "steps": printed.steps,
        },
    )
