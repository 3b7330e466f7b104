"""What a turn is made of: the main actions, a sacrifice, the end; each possible, or grey with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....drawing.lettering import clip, wrap
from ....drawing.markup import Markup
from ....drawing.shapes import area, box, disc, line, picture, put, text
from ....drawing.targets import Aim
from .icons import sign
from .look import FINISH, SIGNAL, Pen
from .pieces import badge, barred, glow, sheet
from .reading import Reading
from .stamps import BOOK

_ACTIONS: Final = ("recruit", "build-ship", "research", "sacrifice", "end-turn")
_EXTRAS: Final = (
    "use icebreaker",
    "leave icebreaker",
    "take none",
    "move none",
    "sacrifice spare ship",
    "sacrifice cube",
)
_SIGNS: Final = {
    "recruit": "recruit",
    "build-ship": "new_ship",
    "research": "research",
    "sacrifice": "sacrifice",
    "end-turn": "end",
    "use icebreaker": "icebreaker",
    "leave icebreaker": "none",
    "take none": "none",
    "move none": "none",
    "sacrifice spare ship": "ship",
    "sacrifice cube": "cube",
}


@dataclass(frozen=True)
class Button:
    """One action: its sign, its name, and what it stands for."""

    id: str
    kind: str
    label: str
    aim: Aim


def buttons(table: Reading) -> list[Button]:
    """The five of a turn, or the ways out of another question."""
    found = [_action(table, each) for each in _ACTIONS]
    if any([each.aim.legal or each.aim.denied for each in found]):
        return found
    extras = table.targets.offers(*_EXTRAS)
    return [
        Button(key.replace(" ", "-"), _SIGNS[key], table.targets.words[key], table.aim(key, [key], []))
        for key in extras
    ]


def _action(table: Reading, id: str) -> Button:
    key = id.replace("-", " ")
    keys, targets = [key], [key]
    if id == "research":
        tracks = [track["track"] for track in table.view["tracks"]]
        keys = [f"research on {track}" for track in tracks]
        targets += [f"research {track}" for track in tracks]
    if id == "sacrifice":
        targets.append("turn")
    label = table.say(f"svg-act-{id}")
    aim = table.aim(label, keys, targets)
    if len(aim.keys) == 1:
        label = table.targets.words[aim.keys[0]]
    return Button(id, _SIGNS[id], label, aim)


def turn(table: Reading, pen: Pen, w: float, h: float) -> str:
    """The buttons in a row, or the steps of somebody else's turn."""
    found = buttons(table)
    if not found:
        return _steps(table, pen, w, h)
    per = min((w + 6) / len(found), 172) - 6
    return "".join([put(i * (per + 6), 0, _button(pen, each, per, h)) for i, each in enumerate(found)])


def _button(pen: Pen, each: Button, w: float, h: float) -> str:
    light, aim = pen.light, each.aim
    fill, tone = (light.signal_soft, light.signal_text) if aim.legal else (light.soft, light.muted)
    if aim.legal and each.id == "end-turn":
        fill, tone = FINISH, "#fff"
    ground = box(0, 0, w, h, 11, fill, light.line)
    if aim.legal:
        ground = glow(pen, area(0, 0, w, h, 11), 2.4) + ground
    body = ground + (_below(pen, each, w, tone) if w < 110 else _beside(pen, each, w, h, tone))
    if aim.denied:
        body = f'<g opacity=".75">{body}</g>' + barred(w - 7, 7, 5.5)
    return aim.control(f"act-{each.id}", body, area(0, 0, w, h, 11))


def _below(pen: Pen, each: Button, w: float, tone: str) -> str:
    """The words under the sign, where there is little width."""
    found = put(w / 2, 12, sign(each.kind, tone, pen.light.soft), 0.7)
    lines = wrap(_capital(each.label), w - 6, 9, 2)
    top = 29 if len(lines) == 2 else 34
    return found + "".join([text(w / 2, top + 10.5 * i, said, 9, tone) for i, said in enumerate(lines)])


def _beside(pen: Pen, each: Button, w: float, h: float, tone: str) -> str:
    found = put(20, h / 2, sign(each.kind, tone, pen.light.soft), 0.95)
    lines = wrap(_capital(each.label), w - 42, 10, 3)
    top = h / 2 + 0.5 - 6.5 * (len(lines) - 1)
    return found + "".join([text(37, top + 13 * i, said, 10, tone, "start") for i, said in enumerate(lines)])


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _steps(table: Reading, pen: Pen, w: float, h: float) -> str:
    """Whose turn it is and how far it is: sail, action, end."""
    turn = table.view["turn"]
    light = pen.light
    if turn is None:
        ending = table.view["ending"]
        said = table.say("svg-setup" if ending == "playing" else f"ending-{ending.replace('_', '-')}")
        return text(4, h / 2, clip(said, w - 8, 10.5), 10.5, light.muted, "start")
    now = 0 if turn["target"] is None else 2 if turn["acted"] else 1
    found = badge(pen, turn["seat"], 15, h / 2, 12)
    x, per = 36.0, (w - 36) / 3 - 8
    for i, step in enumerate(("sail", "action", "end")):
        on = i == now
        tone = light.signal_text if on else light.muted
        found += box(
            x,
            h / 2 - 15,
            per,
            30,
            15,
            light.signal_soft if on else light.soft,
            SIGNAL if on else light.line,
            1.6 if on else 1,
        )
        if i < now:
            found += line(f"M{x + 12:.1f} {h / 2:.1f}l4 4l7-8", tone, 2.2)
        else:
            found += disc(x + 17, h / 2, 8, "none", tone, 1.4) + text(x + 17, h / 2 + 0.5, i + 1, 10, tone)
        found += text(
            x + 31, h / 2 + 0.5, clip(table.say(f"svg-step-{step}"), per - 36, 10.5), 10.5, tone, "start"
        )
        x += per + 8
    return found


def turn_panel(table: Reading) -> Markup:
    """The turn alone, for a narrow screen: two rows of large buttons."""
    pen = Pen("turn", table.theme)
    found = buttons(table)
    rows = 1 if len(found) < 3 else 2
    high = 16 + rows * 60
    body = sheet(pen, 366, high, "")
    if not found:
        body += put(10, 8, _steps(table, pen, 346, 56))
    for i, each in enumerate(found):
        per = 2 if len(found) < 3 or i < 2 else 3
        row, column = (0, i) if i < 2 else (1, i - 2)
        w = (350 - 6 * (per - 1)) / per
        body += put(8 + column * (w + 6), 9 + row * 60, _button(pen, each, w, 54))
    return picture("drawing-turn", 366, high, table.say("svg-turn"), pen.definitions(BOOK) + body)


if __name__ == "__main__":
    from .demo import show

    show("turn")
