"""What is asked of a seat, or for whom it waits."""

from __future__ import annotations

from bathysphere.kernel.message import Message, player

from ..components import CHARACTER, LOCATION
from ..effects.acquire import CONQUER, VERBS, ChooseTarget, PayWith, resource_of, type_of_target, verb_at
from ..effects.claims import ChooseManta, ClaimWindow, GhostTrack
from ..effects.explore import ExploreOrNot, KeepFour
from ..effects.perform import ReplayOne
from ..effects.targets import FreeRecruit, Notches, RaiseOneFully, ReadySome, RetrieveSome, ScoreSome
from ..effects.text import Text
from ..phases.setup import ChooseKing
from ..phases.turn import Turn
from ..rules.exploring import surplus
from ..rules.resources import usable
from ..state import Frame, State
from . import names


def prompt(state: State, seat: int | None) -> Message:
    if not state.stack:
        return Message("at-prompt-over")
    top = state.stack[-1]
    if top.seat != seat:
        return Message("at-prompt-wait", {"player": player(top.seat)})
    return _of_frame(state, top)


def _of_frame(state: State, top: Frame) -> Message:
    match top:
        case ChooseKing():
            return Message("at-prompt-king")
        case Turn():
            return Message("at-prompt-after" if top.done else "at-prompt-before")
        case ClaimWindow():
            return Message("at-prompt-claim")
        case GhostTrack():
            return Message("at-prompt-ghost")
        case ChooseManta():
            objective = state.box.objectives[state.objectives[top.track]]
            return Message("at-prompt-manta", {"objective": names.objective(objective)})
        case PayWith():
            return _payment(state, top)
        case Text():
            return _of_text(state, top)
    raise AssertionError(top)


def _of_text(state: State, top: Text) -> Message:
    text = printed(state, top)
    match top:
        case Notches() | ScoreSome() | RetrieveSome() | ReadySome():
            word = {Notches: "raise", ScoreSome: "score", RetrieveSome: "retrieve", ReadySome: "ready"}
            ordered = "-ordered" if top.seat != state.active else ""
            return Message(f"at-prompt-{word[type(top)]}{ordered}", {"text": text, "n": top.left})
        case RaiseOneFully():
            return Message("at-prompt-raise-full", {"text": text})
        case FreeRecruit():
            return Message("at-prompt-free", {"text": text})
        case ReplayOne():
            return Message("at-prompt-replay", {"text": text})
        case ExploreOrNot():
            return Message("at-prompt-explore", {"text": text})
        case KeepFour():
            return Message("at-prompt-leave", {"text": text, "n": surplus(state)})
        case ChooseTarget():
            verb = verb_at(state, top.source, top.number, top.path)
            resource = resource_of(verb)
            pool = state.pool[resource]
            return Message(f"at-prompt-{VERBS[verb]}", {"text": text, "n": pool})
    raise AssertionError(top)


def _payment(state: State, top: PayWith) -> Message:
    verb = verb_at(state, top.source, top.number, top.path)
    have = usable(state, resource_of(verb), type_of_target(state, verb, top.target))
    left = max(0, top.cost - have)
    return Message(
        "at-prompt-pay-power" if verb == CONQUER else "at-prompt-pay-gold", {"cost": top.cost, "n": left}
    )


def printed(state: State, top: Text) -> Message:
    """The card, location or manta whose text is being carried out."""
    if top.source == CHARACTER:
        return names.character(state.box.characters[top.number])
    if top.source == LOCATION:
        return names.location(state.box.locations[top.number])
    return names.manta(state.box.mantas[top.number])
