"""A turn: sail, act, and at any time between a card and a sacrifice (AN-5)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..components import ICEBREAKER, PLACE_SCIENTIST, RAPID_PROGRESS, TWO_SCIENTISTS
from ..effects.ships import build_ship
from ..effects.spaces import THREE, ChooseTrack, advance_and_resolve
from ..rules.building import IMPOSSIBLE, NO_CARD, anchorages, build, covering, fits, reach, top_cards
from ..rules.cards import cover, may_play, place_scientist, play, play_two_scientists
from ..rules.icebreaker import icebreaker_zones, lay
from ..rules.recruiting import recruit, recruits
from ..rules.research import research_steps, research_tracks
from ..rules.sacrifice import can_sacrifice
from ..rules.ships import can_build_ship, harbours, sail
from ..rules.tracks import choices
from ..state import NOWHERE, PLAYING, Frame, State
from .giving import GiveUp
from .moves import (
    BUILD_SHIP,
    END_TURN,
    ICEBREAKERS,
    PLACE,
    SACRIFICE_AFTER,
    SACRIFICE_BEFORE,
    SAILS,
    TWO_AFTER,
    TWO_BEFORE,
    Build,
    BuildShip,
    EndTurn,
    LayIcebreaker,
    PlaceScientist,
    RapidProgress,
    Recruit,
    Research,
    Sacrifice,
    Sail,
    TwoScientists,
)


@dataclass(init=False, eq=False)
class Turn(Frame):
    """AN-5.1  The ship sails, then its owner may take one main action in the target zone.
    AN-5.7  Card, sacrifice and main action are independent of each other; a turn may hold all three.
    AN-4.1  Sailing comes first and is obligatory: before it nothing ends the turn.

    `target` is the target zone, NOWHERE before the ship has sailed.
    """

    ship: int
    target: int
    acted: bool
    sacrificed: bool

    def __init__(self, seat: int, ship: int, target: int, acted: bool, sacrificed: bool) -> None:
        super().__init__(seat)
        self.ship = ship
        self.target = target
        self.acted = acted
        self.sacrificed = sacrificed

    def insists(self) -> bool:
        """Asked with a single answer too, so that a player sees what is not possible and why."""
        return not self.acted

    def options(self, state: State) -> list[Move]:
        """AN-5.4  Cards and sacrifices come between the steps of a turn, never in the middle of one.
        AN-15.5  Once the game is ending nothing new is begun.
        """
        found: list[Move] = []
        if state.ending != PLAYING:
            return found
        if self.target == NOWHERE:
            found += [SAILS[zone] for zone in harbours(state, self.ship)]
        elif not self.acted:
            main_actions(state, self.seat, self.target, found)
        if may_play(state, self.seat):
            card_plays(state, self.seat, self.target, found)
        if not self.sacrificed and can_sacrifice(state, self.seat, self.kept()):
            found.append(SACRIFICE_BEFORE if self.target == NOWHERE else SACRIFICE_AFTER)
        if self.target != NOWHERE:
            found.append(END_TURN)
        return found

    def step(self, state: State, move: Move | None) -> None:
        match move:
            case Sail():
                state.stack.append(Turn(self.seat, self.ship, move.zone, False, self.sacrificed))
                sail(state, self.ship, move.zone)
            case EndTurn() | None:
                pass
            case Build() | BuildShip() | Recruit() | Research():
                self.act(state, move)
            case Sacrifice():
                state.stack.append(Turn(self.seat, self.ship, self.target, self.acted, True))
                state.stack.append(GiveUp(self.seat, self.kept()))
            case _:
                state.stack.append(self)
                play_card(state, self.seat, self.target, move)

    def kept(self) -> int:
        """AN-12.7  The active ship cannot be sacrificed before it has sailed."""
        return self.ship if self.target == NOWHERE else NOWHERE

    def act(self, state: State, move: Move) -> None:
        """AN-5.5  Building a ship ends the turn; after other actions cards and sacrifices remain possible.
        AN-6.2  With one main action per turn there is at most one building per turn.
        AN-6.15  So a new building serves nobody before the next turn.
        """
        if isinstance(move, BuildShip):
            build_ship(state, self.seat)
            return
        state.stack.append(Turn(self.seat, self.ship, self.target, True, self.sacrificed))
        match move:
            case Build():
                raise_building(state, self.seat, self.target, move)
            case Recruit():
                recruit(state, self.seat, move.n)
            case Research():
                advance_and_resolve(state, self.seat, move.track.number, move.steps)


def turn_of(state: State) -> Turn | None:
    """The turn in progress, also in the middle of what it set off."""
    for frame in reversed(state.stack):
        if isinstance(frame, Turn):
            return frame
    return None


def main_actions(state: State, seat: int, target: int, found: list[Move]) -> None:
    """AN-5.1  Build a building, build a ship, recruit or research.
    AN-5.6  Doing nothing is always possible: the turn may end at any time after sailing.
    """
    if state.teams[seat].personnel:
        zones = anchorages(state, seat)
        reached = reach(state, zones)
        for card in top_cards(state):
            if fits(state, seat, card, target):
                kind = covering(state, seat, card, zones, reached)
                if kind != IMPOSSIBLE:
                    found.append(Build(card, kind))
    if can_build_ship(state, seat, target):
        found.append(BUILD_SHIP)
    n = recruits(state, seat, target)
    if n:
        found.append(Recruit(n))
    tracks = research_tracks(state, seat, target)
    if tracks:
        steps = research_steps(state, seat, target)
        found += [Research(state.box.tracks[track], steps) for track in tracks]


def card_plays(state: State, seat: int, target: int, found: list[Move]) -> None:
    """AN-5.2  At any time in the own turn the player may play a card.
    AN-10.1  Cards are played in the own turn only.
    AN-10.7  Two scientists without a reserve would do nothing and is not offered.
    """
    team = state.teams[seat]
    cards = team.cards
    if cards[ICEBREAKER]:
        found += [ICEBREAKERS[zone] for zone in icebreaker_zones(state, seat)]
    if cards[PLACE_SCIENTIST] and target != NOWHERE and team.personnel:
        found.append(PLACE)
    if cards[TWO_SCIENTISTS] and team.reserve:
        found.append(TWO_BEFORE if target == NOWHERE else TWO_AFTER)
    if cards[RAPID_PROGRESS]:
        found += [RapidProgress(state.box.tracks[track]) for track in choices(state, seat)]


def play_card(state: State, seat: int, target: int, move: Move) -> None:
    match move:
        case LayIcebreaker():
            lay(state, seat, move.zone)
        case PlaceScientist():
            place_scientist(state, seat, target)
        case TwoScientists():
            play_two_scientists(state, seat)
        case RapidProgress():
            rapid_progress(state, seat, move.track.number)


def rapid_progress(state: State, seat: int, track: int) -> None:
    """AN-10.8  Rapid progress: three free spaces on one open track of choice."""
    play(state, seat, RAPID_PROGRESS)
    advance_and_resolve(state, seat, track, THREE)


def raise_building(state: State, seat: int, target: int, move: Build) -> None:
    """AN-6.12  A resource card is given up first, then scientists and building go to the target zone.
    AN-6.13  Then the player advances on one track by the steps of the card.
    AN-6.17  If this build ends the game, its advance and all that it sets off are still carried out.
    """
    if move.cover != NO_CARD:
        cover(state, seat, move.cover)
    build(state, seat, move.card, target)
    state.stack.append(ChooseTrack(seat, move.card.steps))
