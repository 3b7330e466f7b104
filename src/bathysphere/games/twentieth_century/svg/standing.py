"""What everybody is doing: in words, with a sign, and whether it is good news for them."""

from __future__ import annotations

from dataclasses import dataclass

from .reading import Reading


@dataclass(frozen=True)
class Standing:
    """`tone` is act, lead, in or out."""

    sign: str
    words: str
    tone: str


def standing(table: Reading, seat: int) -> Standing:
    view = table.view
    if not view["phase"]:
        return Standing("vp", table.say("svg-over"), "out")
    if table.stage == "auction":
        return _auction(table, seat)
    if table.stage == "disaster":
        return _disaster(table, seat)
    if seat in view["waiting"]:
        return Standing("hand", table.say("svg-builds"), "act")
    return Standing("tick", table.say("svg-done"), "in")


def _auction(table: Reading, seat: int) -> Standing:
    view, auction = table.view, table.view["auction"]
    if seat in view["waiting"]:
        return Standing("hand", table.say("svg-acts"), "act")
    if not view["inside"][seat]:
        return Standing("left", table.say("svg-left"), "out")
    if auction is None:
        return Standing("tick", table.say("svg-in"), "in")
    if auction["leader"] == seat:
        return Standing("gavel", table.say("svg-leads", n=auction["bid"]), "lead")
    if not auction["bidding"][seat]:
        return Standing("passed", table.say("svg-passed"), "out")
    return Standing("tick", table.say("svg-in"), "in")


def _disaster(table: Reading, seat: int) -> Standing:
    acting = seat in table.view["waiting"]
    for column in table.view["columns"]:
        for stake in column["stakes"]:
            if stake["seat"] == seat:
                best = max([each["bid"] for each in column["stakes"]])
                said = "holds" if stake["bid"] == best else "outbid"
                words = table.say(f"svg-{said}", n=stake["bid"], column=column["column"] + 1)
                return Standing(
                    "hand" if acting else "gavel",
                    words,
                    "act" if acting else "lead" if said == "holds" else "out",
                )
    return Standing(
        "hand" if acting else "passed",
        table.say("svg-acts" if acting else "svg-waits"),
        "act" if acting else "in",
    )
