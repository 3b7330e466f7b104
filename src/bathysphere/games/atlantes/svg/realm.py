"""The board of a player: locations rise notch by notch under the plate; the level in the ring is in use."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ....drawing.lettering import clip
from ....drawing.shapes import area, box, disc, put, text
from ....drawing.strokes import path, stroke
from ....drawing.targets import Aim
from ..components import SLOTS, TYPES, Location, Manta
from ..view.table import SlotView
from .cards import PITCH, SHAFT, STRIP, H, W, location_face
from .icons import emblem, icon, points
from .look import GOLD, HUES, INK, LILAC, MINT, SPENT, WELL
from .pieces import badge, barred, manta_token, ring
from .reading import Reading
from .strokes import wave

WIDE: Final = 564
HIGH: Final = 174
_EDGE: Final = 56
"""Where the plate ends and the cards hang."""
_PAD: Final = 12
_STEP: Final = W + 10
VERBS: Final = ("exploit", "pay with", "raise", "raise fully", "score")


def slot_aim(table: Reading, slot: SlotView) -> Aim:
    """What can be done with a location on one's own board."""
    name = slot["id"]
    about = table.place_help(table.location(name))
    return table.aim(about, [f"{verb} {name}" for verb in VERBS], [f"location {name}"], about)


def realm(table: Reading) -> str:
    """The board of the reader, 564 by 174."""
    slots = table.realm["board"]
    aims = [slot_aim(table, slot) for slot in slots]
    cards = "".join([_hanging(table, slot, _PAD + i * _STEP) for i, slot in enumerate(slots)])
    bays = "".join([_bay(_PAD + i * _STEP) for i in range(len(slots), SLOTS)])
    found = box(2, _EDGE - 10, WIDE - 4, HIGH - _EDGE + 8, 8, WELL, "#5b4394", 1.2)
    found += bays + f'<g clip-path="url(#&~c-well)">{cards}</g>'
    found += box(2, _EDGE, WIDE - 4, 4, 0, "#000", more=' fill-opacity=".35"') + _plate()
    full = table.aim(table.say("svg-realm"), [], ["board"])
    mark = badge(table.eyes, WIDE / 2, 5, 8.5) + (barred(WIDE / 2 + 15, 7, 5) if full.denied else "")
    found += full.under("", mark, area(WIDE / 2 - 10, -4, 34, 20))
    for i in range(SLOTS):
        x = _PAD + i * _STEP
        found += _slot(table, slots[i], aims[i], x) if i < len(slots) else _free(table, x)
    return found


@cache
def _plate() -> str:
    """The gilded plate with its scalloped crest."""
    crest = f"M0 {_EDGE}V11Q0 5 6 5" + wave(6, 5, WIDE - 12, 20, 6).removeprefix("M6 5")
    found = path(f"{crest}Q{WIDE} 5 {WIDE} 11V{_EDGE}Z", "url(#&~p-plate)", "url(#&~p-gilt)", 2.1)
    return found + stroke(f"M3 {_EDGE - 4.5}H{WIDE - 3}", GOLD, 1.1, 'stroke-opacity=".8"')


def _hanging(table: Reading, slot: SlotView, x: float) -> str:
    """The card itself: every covered level lifts it by one notch. Its place moves, its name stays."""
    location = table.location(slot["id"])
    manta = None if location.manta < 0 else table.printed.kinds[location.manta]
    hidden = H - STRIP - (slot["depth"] - slot["risen"]) * PITCH
    rim = ""
    if slot["complete"]:
        rim = box(1, H - STRIP + 1, W - 2, STRIP - 2, 4, "none", GOLD, 1.8)
    name = f'id="at-place-{slot["id"]}" data-piece="place-{slot["id"]}"'
    face = location_face(location, manta) + rim
    return f'<g {name} transform="translate({x} {_EDGE - hidden})">{face}</g>'


def _bay(x: float) -> str:
    dashes = ' fill-opacity=".35" stroke-opacity=".6" stroke-dasharray="6 5"'
    return box(x + 1, _EDGE + 2, W - 2, 48, 5, INK, LILAC, 1.2, dashes)


def _slot(table: Reading, slot: SlotView, aim: Aim, x: float) -> str:
    """Niche, pips and ring of one location, and the area that can be pressed."""
    left = slot["depth"] - slot["risen"]
    y = _EDGE + PITCH / 2 + (1 if slot["complete"] else 0)
    state = "legal" if aim.legal else "done" if slot["complete"] else "idle"
    body = _niche(slot["type"], x + 4, slot["risen"] / max(1, slot["depth"]), slot["complete"])
    for i in range(slot["depth"]):
        pip = SPENT if i < slot["risen"] else MINT
        body += disc(x + 41 + i * 11, 26, 3.6, "none" if i > slot["risen"] else pip, pip, 1.2)
    said = table.say("svg-complete") if slot["complete"] else table.say("svg-left", n=left)
    body += text(x + 36, 41, clip(said, W - 38, 10), 10, GOLD if slot["complete"] else "#e6dbff", "start")
    body += ring(x + SHAFT / 2 + (1 if slot["complete"] else 0), y, PITCH * 0.54, state)
    if aim.denied:
        body += barred(x + SHAFT / 2 + 11, y - 11, 4.6)
    return aim.under(f' id="at-slot-{slot["id"]}"', body, area(x, 8, W, _EDGE - 8 + left * PITCH + STRIP, 6))


def _niche(kind: str, x: float, share: float, done: bool) -> str:
    """An arch on the plate: the water sinks as the card rises, gold light when it is complete."""
    found = path(f"M{x} 50V28A13 13 0 0 1 {x + 26} 28V50Z", "#150a2c", "url(#&~p-gilt)", 1.5)
    if done:
        found += disc(x + 13, 33, 16, "url(#&~p-shine)")
    else:
        high = 19 * (1 - share)
        swell = f"M{x + 1} 49.5v{-high:.1f}q6-2.5 12 0t12 0v{high:.1f}Z"
        found += path(swell, HUES[kind][0], more='fill-opacity=".5"')
    return found + put(x + 13, 34.6, emblem(kind), 0.87)


def _free(table: Reading, x: float) -> str:
    niche = path(f"M{x + 4} 50V28A13 13 0 0 1 {x + 30} 28V50Z", "#150a2c", "url(#&~p-gilt)", 1.5)
    niche += stroke(f"M{x + 12} 37h10m-5-5v10", LILAC, 1.4, 'stroke-opacity=".6"')
    said = text(x + 36, 33, clip(table.say("svg-free"), W - 38, 10), 10, "#e6dbff", "start")
    well = disc(x + SHAFT / 2, _EDGE + PITCH / 2, PITCH * 0.54, "url(#&~p-well)")
    return niche + said + well + ring(x + SHAFT / 2, _EDGE + PITCH / 2, PITCH * 0.54, "idle")


def free_tile(w: float, h: float, ground: str, line: str) -> str:
    found = box(0, 0, w, h, 8, ground, line, 1.1, ' stroke-dasharray="5 4"')
    return found + stroke(f"M{w / 2 - 6:g} {h / 2:g}h12m-6-6v12", line, 2)


def tile(table: Reading, slot: SlotView, w: float, h: float, aim: Aim | None) -> str:
    """A slot where there is little room: the ring with its icon, pips, and the strip."""
    location = table.location(slot["id"])
    manta = None if location.manta < 0 else table.printed.kinds[location.manta]
    legal = aim is not None and aim.legal
    return _tile(location, manta, slot["risen"], w, h, legal)


@lru_cache(maxsize=1024)
def _tile(location: Location, manta: Manta | None, risen: int, w: float, h: float, legal: bool) -> str:
    depth = len(location.levels)
    done = risen >= depth
    hue, ground, _ = HUES[TYPES[location.type]]
    low, r = h * 0.71, min(w * 0.31, h * 0.25)
    found = box(0, 0, w, h, 8, ground, GOLD if done else hue, 2 if done else 1.4)
    found += path(f"M1 {low:.1f}H{w - 1:g}V{h - 8:g}a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7Z", "#0b0616")
    found += disc(w / 2, low * 0.46, r, WELL)
    sign = points(location.points) if done else icon(location.levels[risen])
    found += put(w / 2, low * 0.46, sign, r / 15.2)
    state = "legal" if legal else "done" if done else "idle"
    found += ring(w / 2, low * 0.46, r, state)
    if done:
        return found + stroke(f"M{w / 2 - 6:.1f} {h * 0.86:.1f}l4 4l8-9", GOLD, 2.6)
    for i in range(depth):
        pip = SPENT if i < risen else MINT
        x = w / 2 + (i - (depth - 1) / 2) * 8
        found += disc(x, low - 4.5, 2.5, "none" if i > risen else pip, pip, 1)
    x = w * (0.28 if location.manta >= 0 else 0.5)
    found += put(x, h * 0.857, points(location.points), h * 0.29 / 28)
    if manta is not None:
        found += put(w * 0.68, h * 0.857, icon(manta.effect), h * 0.29 / 34)
    return found


def mantas(table: Reading, w: float, h: float) -> str:
    """The reserve of the reader: active ones belly up, spent ones back up."""
    own = [(piece, True) for piece in table.realm["ready"]]
    own += [(piece, False) for piece in table.realm["idle"]]
    step = min(w / max(1, len(own)), 92.0)
    scale = min(1.0, step / 90, h / 66)
    left = (w - step * len(own)) / 2 + step / 2
    return "".join(
        [
            _manta(table, piece, ready, left + i * step, h / 2 - 1, scale)
            for i, (piece, ready) in enumerate(own)
        ]
    )


def _manta(table: Reading, piece: str, ready: bool, x: float, y: float, scale: float) -> str:
    manta = table.manta(piece)
    verbs = ("use", "pay with", "give up") if ready else ("ready", "give up")
    about = table.manta_help(manta)
    label = about if ready else f"{about} ({table.say('svg-spent')})"
    spent = f"spent manta {manta.id}"
    target = spent if not ready and table.targets.denials.get(spent) else f"manta {manta.id}"
    aim = table.aim(label, [f"{verb} {manta.id}" for verb in verbs], [target], label)
    body = ""
    if aim.legal:
        body += disc(0, 0, 34, "url(#&~p-glow)", more=' class="legal-glow"')
    body += manta_token(manta, ready, None if manta.number >= 4 else table.eyes)
    if aim.legal:
        body += box(-42, -29, 84, 58, 22, "none", MINT, 2.4)
    if aim.denied:
        body += barred(-27, -15, 6)
    place = f'transform="translate({x:.1f} {y:.1f}) scale({scale:.3g})"'
    return aim.under(f' id="at-{piece}" data-piece="{piece}" {place}', body, area(-43, -30, 86, 60, 20))


def mantas_in_rows(table: Reading, w: float) -> tuple[str, float]:
    """The mantas for a thumb, four in a row; and how high they are."""
    own = [(piece, True) for piece in table.realm["ready"]]
    own += [(piece, False) for piece in table.realm["idle"]]
    columns = 4
    step = w / columns
    found = ""
    for i, (piece, ready) in enumerate(own):
        x, y = (i % columns + 0.5) * step, (i // columns + 0.5) * 46
        found += _manta(table, piece, ready, x, y, step / 90)
    return found, (len(own) + columns - 1) // columns * 46.0


if __name__ == "__main__":
    from .demo import show

    show("desk")
