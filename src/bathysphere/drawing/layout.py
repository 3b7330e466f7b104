"""Which panels a game lays out: a table of spots, one for wide and one for narrow screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .markup import Markup
from .scene import Panel


class Speaker(Protocol):
    """A game's reading of a scene, as far as a layout needs it."""

    def say(self, id: str, /) -> str: ...


Reading = TypeVar("Reading", bound=Speaker)


@dataclass(frozen=True)
class Spot(Generic[Reading]):
    """One panel: its id, its place, the function that draws it; its title is `svg-<id>` or the one given.

    `name` is a title in words, where it is somebody's name. A `late` panel is drawn after all others, because
    it tells what they have left over.
    """

    id: str
    place: str
    draw: Callable[[Reading], Markup]
    title: str = ""
    name: str = ""
    late: bool = False


def lay_out(table: Reading, spots: Sequence[Spot[Reading]]) -> list[Panel]:
    """The panels of one scene."""
    drawn = {spot.id: spot.draw(table) for spot in sorted(spots, key=lambda spot: spot.late)}
    return [
        Panel(spot.id, spot.place, spot.name or table.say(spot.title or f"svg-{spot.id}"), drawn[spot.id])
        for spot in spots
    ]
