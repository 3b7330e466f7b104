"""A scene as the drawings read it: the view with its types, words by id, and what can be pressed."""

from __future__ import annotations

from typing import cast

from ....drawing.reading import Reader
from ....drawing.scene import Scene
from ..view import CardView, MajorityView, TrackView, View


class Reading(Reader):
    """One scene."""

    prefix = "an"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.view = cast(View, scene.view)
        self.stops = _stops(self.view)
        self.majorities = {(each["category"], each["what"]): each for each in self.view["majorities"]}

    def name(self, printed: dict[str, str]) -> str:
        """The name of a card or track, which its pack holds in both languages."""
        return self.tongue.word("an-name", **printed)

    def building(self, kind: str) -> str:
        return self.say(f"building-{kind}")

    def effect(self, kind: str) -> str:
        return self.say(f"effect-{kind.replace('_', '-')}")

    def zone(self, zone: int) -> str:
        return self.say(f"svg-zone-{zone}")

    def track(self, track: TrackView) -> str:
        return self.name(track["name"])

    def card(self, card: CardView) -> str:
        return self.name(card["name"])

    def kind(self, kind: str) -> str:
        return self.name(self.view["kinds"][kind])

    def open_zones(self) -> list[int]:
        return [zone["zone"] for zone in self.view["zones"] if zone["open"]]

    def in_zone(self, zone: int) -> MajorityView:
        """How a zone would be scored now."""
        return self.majorities["zone", str(zone)]


def _stops(view: View) -> dict[int, int]:
    """The order in which the sun will stop, zone by zone, as the ships lie now.

    The sun stops where ships are. The active ship, which is about to sail, does not hold it (AN-3.3).
    """
    turn = view["turn"]
    sailing = turn["ship"] if turn is not None and turn["target"] is None else None
    found: dict[int, int] = {}
    count = len(view["zones"])
    for i in range(1, count + 1):
        zone = view["zones"][(view["sun"] + i) % count]
        if [each for each in zone["queue"] if each["ship"] != sailing]:
            found[zone["zone"]] = len(found) + 1
    return found
