"""How long a view takes to be drawn: `python benchmarks/drawings.py [GAME]`. Goal: under 5 ms of work."""

from __future__ import annotations

import importlib
import sys
from statistics import median
from time import process_time

from bathysphere import game
from bathysphere.doors import voice
from bathysphere.drawing.scene import Draw, Scene
from bathysphere.drawing.stage import stage
from bathysphere.kernel.game import AnyGame
from bathysphere.kernel.position import Position
from bathysphere.kernel.rng import seeded

NAMES = ["Ada", "Boris", "Carmen", "Dag", "Elin"]


def scenes(opened: AnyGame, seats: int, seed: int, narrow: bool) -> list[Scene]:
    """Every tenth position of one random game, as the asked seat sees it."""
    say = voice(opened.name, "en", NAMES).say
    state: Position = opened.setup(seats, seed)
    rng, found, answers = seeded(seed), [], 0
    while not opened.over(state):
        seat = opened.waiting(state)[0]
        options = opened.options(state, seat)
        if answers % 10 == 0:
            found.append(stage(opened, state, seat, NAMES[:seats], say, narrow=narrow))
        opened.answer(state, seat, options[rng.below(len(options))])
        answers += 1
    return found


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "antarctica"
    opened = game(name)
    draw: Draw = importlib.import_module(f"bathysphere.games.{name}.svg").draw
    for seats in opened.seats:
        for narrow in (False, True):
            sample = scenes(opened, seats, seats, narrow)
            for each in sample:
                draw(each)
            times, sizes = [], []
            for each in sample:
                start = process_time()
                panels = draw(each)
                times.append(1000 * (process_time() - start))
                sizes.append(sum(len(panel.markup) for panel in panels) / 1024)
            kind = "narrow" if narrow else "wide"
            print(
                f"{opened.name} {seats} seats {kind:6}: median {median(times):.2f} ms, "
                f"slowest {max(times):.2f} ms, {median(sizes):.0f} KiB, {len(sample)} views"
            )


if __name__ == "__main__":
    main()
