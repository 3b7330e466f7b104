"""How near the end is: what is left before each trigger, and how soon it can come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....drawing.lettering import PLAIN, clip, fit, width, wrap
from ....drawing.markup import Markup, words
from ....drawing.shapes import box, put, text
from ....drawing.strokes import path
from .cards import card_back
from .icons import MANTA, points
from .look import finish
from .pieces import badge, gauge, sheet
from .reading import Reading

WIDE: Final = 400
HIGH: Final = 52


@dataclass(frozen=True)
class Clock:
    sign: str
    left: int
    of: int
    turns: int
    about: str


def clocks(table: Reading) -> list[Clock]:
    """Explorations, recruits, claims; in solo the ghost instead of the decks."""
    end, view = table.view["end"], table.view
    solo = len(view["realms"]) == 1
    claims = min(end["claims"])
    found: list[Clock] = []
    if solo:
        about = table.say("board-ghost-clock", n=view["ghost"], turns=end["ghost_turns"])
        found.append(Clock(put(0, 0, badge(-1, 0, 0, 11)), view["ghost"], 4, end["ghost_turns"], about))
    else:
        about = table.say("svg-clock-locations", n=end["explorations"], turns=end["explorations_turns"])
        back = put(-8, -11, card_back("location"), 0.16)
        found.append(Clock(back, end["explorations"], 9, end["explorations_turns"], about))
        about = table.say("svg-clock-characters", n=end["recruits"], turns=end["recruits_turns"])
        back = put(-8, -11, card_back("character"), 0.16)
        found.append(Clock(back, end["recruits"], 12, end["recruits_turns"], about))
    about = table.say("svg-clock-claims", n=claims, turns=end["claims_turns"])
    found.append(Clock(path(MANTA, "url(#&~p-belly)", "#6a4a9a", 1.2), claims, 4, end["claims_turns"], about))
    return found


def clock_row(table: Reading, w: float) -> str:
    """Turn and clocks in one row, 52 high; a banner once the end is set."""
    light, view = table.light, table.view
    found = sheet(light, w, HIGH)
    said = table.say("board-turn", n=view["turn"])
    size = fit(said, 62, 12.5, 9)
    found += text(12, 17, said, size, light.text, "start") + badge(view["active"], 20, 36, 8.5)
    found += text(
        33, 36.5, clip(table.say(f"svg-phase-{view['phase']}"), 50, 9, PLAIN), 9, light.muted, "start", PLAIN
    )
    if view["trigger"] != "none":
        return found + put(86, 6, _last(table, w - 94))
    row = clocks(table)
    step = (w - 92) / len(row)
    for i, clock in enumerate(row):
        about = words(clock.about)
        low = clock.left * 10 <= clock.of * 4
        body = box(0, 4, step - 4, HIGH - 8, 8, "#fff", more=' fill-opacity="0"') + put(
            12, 26, clock.sign, 0.85
        )
        body += text(26, 17, clock.left, 15, light.warn if low else light.text, "start")
        turns = table.say("svg-turns", n=clock.turns)
        after = 31 + width(str(clock.left), 15)
        body += text(after, 17.5, clip(turns, step - after - 6, 9, PLAIN), 9, light.muted, "start", PLAIN)
        body += gauge(26, 32, step - 38, clock.left / clock.of, light, low)
        found += put(86 + i * step, 0, f'<g role="img" aria-label="{about}" data-help="{about}">{body}</g>')
    return found


def _last(table: Reading, w: float) -> str:
    """The end is near: why, and how many turns are left."""
    view = table.view
    said = table.say(f"board-trigger-{view['trigger']}", n=max(0, view["turns_left"]))
    if view["phase"] == "over":
        said = table.say("prompt-over")
    found = box(0, 0, w, 40, 10, table.light.soft, table.light.warn, 1.6) + put(20, 20, points(), 0.9)
    size = fit(said, (w - 48) * 2 - 20, 11.5, 8.5)
    lines = wrap(said, w - 46, size, 2)
    first = 20.5 - (len(lines) - 1) * 7
    return found + "".join(
        [text(38, first + i * 14, line, size, table.light.text, "start") for i, line in enumerate(lines)]
    )


def clocks_panel(table: Reading) -> Markup:
    w = 366 if table.narrow else WIDE
    return finish("clocks", w, HIGH, table.say("svg-clocks"), clock_row(table, w))


if __name__ == "__main__":
    from .demo import show

    show("clocks")
