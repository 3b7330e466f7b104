"""Every option in words."""

from __future__ import annotations

from ....kernel.message import Message
from ....kernel.moves import Move
from ..components import KINDS
from ..effects import moves as effects
from ..phases import moves as phases
from ..phases.sets import Order
from ..state import State
from ..words import POINT, Pay
from .cards import clause, effect_text
from .names import amount, city_name, name, place_of, slot_name, source, thing_name, ways


def describe(state: State, seat: int, move: Move) -> Message:
    found = _of_play(state, move) or _of_text(state, seat, move) or _of_cards(state, move)
    if found is None:
        raise AssertionError(move.key())
    return found


def _of_play(state: State, move: Move) -> Message | None:
    match move:
        case phases.Discard():
            return Message("uc-move-discard", {"card": name(move.card)})
        case phases.StartAt():
            return Message("uc-move-start", {"n": move.index + 1})
        case phases.Place():
            message = "uc-move-clone" if move.clone else "uc-move-place"
            match = "yes" if move.card.colour == move.slot.colour else "no"
            return Message(message, {"slot": slot_name(move.slot), "card": name(move.card), "match": match})
        case phases.SlotFirst():
            return Message("uc-move-slot-first")
        case phases.CardFirst():
            return Message("uc-move-card-first", {"kind": _played_kind(state)})
        case phases.Decline():
            return Message("uc-move-decline")
        case phases.PayCard():
            return Message("uc-move-pay-card", {"cost": amount(0, move.card.cost), "card": name(move.card)})
        case phases.Claim():
            return Message("uc-move-claim", {"card": name(move.card)})
        case phases.GiveUp():
            return Message(
                "uc-move-give-up-use" if move.use else "uc-move-give-up", {"card": name(move.card)}
            )
        case phases.Done():
            return Message("uc-move-done")
        case phases.Replace():
            return Message("uc-move-replace", {"card": name(move.card), "n": move.n})
        case phases.PayInProduction():
            cost = ways((_payment(move).cost[move.cost],))
            return Message("uc-move-pay-production", {"card": name(move.card), "cost": cost})
        case phases.Buy():
            return _buy(move)
    return None


def _played_kind(state: State) -> str:
    """UC-5.5  Instant cards work at once; the others are claimed."""
    top = state.stack[-1]
    assert isinstance(top, Order)
    return KINDS[state.box.cards[top.card].kind]


def _payment(move: phases.PayInProduction | phases.Buy) -> Pay:
    assert move.card.text is not None
    part = move.card.text.parts[move.part]
    assert isinstance(part, Pay)
    return part


def _buy(move: phases.Buy) -> Message:
    part = _payment(move)
    cost = tuple(n * move.n for n in part.cost[move.cost])
    first = part.do.parts[0]
    points = move.n * getattr(first, "bundle", (0,) * 7)[POINT]
    return Message(
        "uc-move-buy", {"card": name(move.card), "cost": ways((cost,)), "points": amount(POINT, points)}
    )


def _of_text(state: State, seat: int, move: Move) -> Message | None:
    texts = state.box.texts
    match move:
        case effects.Part():
            return Message("uc-move-part", {"what": effect_text(texts[move.text].parts[move.number])})
        case effects.Also():
            return Message("uc-move-also", {"card": name(move.card), "what": clause(texts[move.text])})
        case effects.Branch():
            return Message("uc-move-part", {"what": clause(texts[move.text])})
        case effects.Stop():
            return Message("uc-move-stop")
        case effects.Skip():
            return Message("uc-move-skip")
        case effects.Step():
            return Message("uc-move-advance")
        case effects.Site():
            where = place_of(state, seat, move.thing, move.site)
            return Message("uc-move-build", {"what": thing_name(move.thing, "a"), "where": where})
        case effects.Improve():
            where = place_of(state, seat, move.thing, move.site)
            return Message("uc-move-upgrade", {"what": thing_name(move.thing, "the"), "where": where})
        case effects.Transform():
            return Message("uc-move-convert", {"where": city_name(move.board, move.city)})
        case effects.Way() | effects.Give():
            return Message("uc-move-pay", {"cost": ways((move.cost,))})
        case effects.First():
            return Message("uc-move-first", {"source": source(state.box, move.text)})
        case effects.Take():
            return Message("uc-move-resources", {"what": [amount(kind, 1) for kind in move.kinds]})
        case effects.ProduceOne():
            return Message("uc-move-produce", {"what": thing_name(move.thing, "a")})
    return None


def _of_cards(state: State, move: Move) -> Message | None:
    match move:
        case effects.UseCard():
            return Message("uc-move-use", {"card": name(move.card)})
        case effects.ReadyCard():
            return Message("uc-move-ready", {"card": name(move.card)})
        case effects.TakeDisplayed():
            return Message("uc-move-take", {"card": name(move.card)})
        case effects.TakeOpen():
            return Message("uc-move-take-open", {"card": name(move.card)})
        case effects.LookDeeper():
            return Message("uc-move-look")
        case effects.KeepSpecial() | effects.KeepCard():
            return Message("uc-move-keep", {"card": name(move.card)})
        case effects.PutUnder():
            return Message("uc-move-under", {"card": name(move.card)})
        case effects.TakeTile():
            return Message("uc-move-take", {"card": name(move.tile)})
        case effects.Ability():
            return Message("uc-move-ability", {"card": name(move.card)})
        case effects.PerformSlot():
            return Message("uc-move-perform", {"slot": slot_name(move.slot)})
        case effects.TakeContract():
            return Message("uc-move-contract", {"card": name(move.contract)})
    return None
