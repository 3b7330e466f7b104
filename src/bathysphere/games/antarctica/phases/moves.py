"""What can be answered in a turn."""

from __future__ import annotations

from typing import Final

from ....kernel.moves import Move
from ..components import KINDS, ZONES, Card, Track


class Sail(Move):
    """The obligatory move of the active ship."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def key(self) -> str:
        return f"sail to {self.zone}"

    def point(self) -> str:
        return "DP-4"


class Build(Move):
    """A building card, with the resource card that covers what is missing (-1: nothing is)."""

    def __init__(self, card: Card, cover: int) -> None:
        self.card = card
        self.cover = cover

    def key(self) -> str:
        if self.cover < 0:
            return f"build {self.card.id}"
        return f"build {self.card.id} with {KINDS[self.cover]}"

    def point(self) -> str:
        return "DP-5" if self.cover < 0 else "DP-6"


class BuildShip(Move):
    def key(self) -> str:
        return "build ship"

    def point(self) -> str:
        return "DP-5"


class Recruit(Move):
    def __init__(self, n: int) -> None:
        self.n = n

    def key(self) -> str:
        return "recruit"

    def point(self) -> str:
        return "DP-5"


class Research(Move):
    def __init__(self, track: Track, steps: int) -> None:
        self.track = track
        self.steps = steps

    def key(self) -> str:
        return f"research on {self.track.id}"

    def point(self) -> str:
        return "DP-17"


class PlaceScientist(Move):
    def key(self) -> str:
        return "play place_scientist"

    def point(self) -> str:
        return "DP-9"


class TwoScientists(Move):
    """Played before or after the ship has moved."""

    def __init__(self, moved: bool) -> None:
        self.moved = moved

    def key(self) -> str:
        return "play two_scientists"

    def point(self) -> str:
        return "DP-5" if self.moved else "DP-3"


class RapidProgress(Move):
    def __init__(self, track: Track) -> None:
        self.track = track

    def key(self) -> str:
        return f"play rapid_progress on {self.track.id}"

    def point(self) -> str:
        return "DP-10"


class LayIcebreaker(Move):
    def __init__(self, zone: int) -> None:
        self.zone = zone

    def key(self) -> str:
        return f"play icebreaker on {self.zone}"

    def point(self) -> str:
        return "DP-11"


class Sacrifice(Move):
    """The wish to give up something; what it is comes next."""

    def __init__(self, moved: bool) -> None:
        self.moved = moved

    def key(self) -> str:
        return "sacrifice"

    def point(self) -> str:
        return "DP-5" if self.moved else "DP-3"


class SacrificeCube(Move):
    def key(self) -> str:
        return "sacrifice cube"

    def point(self) -> str:
        return "DP-8"


class SacrificeSpareShip(Move):
    def key(self) -> str:
        return "sacrifice spare ship"

    def point(self) -> str:
        return "DP-8"


class SacrificeShip(Move):
    """A ship in a zone, with its position there."""

    def __init__(self, ship: int, zone: int, position: int) -> None:
        self.ship = ship
        self.zone = zone
        self.position = position

    def key(self) -> str:
        return f"sacrifice ship {self.position} of {self.zone}"

    def point(self) -> str:
        return "DP-8"


class EndTurn(Move):
    def key(self) -> str:
        return "end turn"

    def point(self) -> str:
        return "DP-5"


SAILS: Final = [Sail(zone) for zone in range(ZONES)]
ICEBREAKERS: Final = [LayIcebreaker(zone) for zone in range(ZONES)]
BUILD_SHIP: Final = BuildShip()
PLACE: Final = PlaceScientist()
TWO_BEFORE: Final = TwoScientists(False)
TWO_AFTER: Final = TwoScientists(True)
SACRIFICE_BEFORE: Final = Sacrifice(False)
SACRIFICE_AFTER: Final = Sacrifice(True)
CUBE: Final = SacrificeCube()
SPARE_SHIP: Final = SacrificeSpareShip()
END_TURN: Final = EndTurn()
