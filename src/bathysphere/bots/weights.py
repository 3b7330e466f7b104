"""What a feature is worth, by game: read from and written to small files that say how they were made."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from ..kernel.errors import BadSetup

FOLDER: Final = Path(__file__).parent / "weights"
LENIENCY: Final = {"easy": 0.02, "medium": 0.008}
"""What the lower levels leave to newcomers, in parts of a win, where a game's weights say nothing else."""


Worth = dict[str, tuple[float, float]]
"""Points per unit of a feature, early and late in a game."""


@dataclass
class Bends:
    """What features are worth together: sums of them, each of which counts only above zero.

    By bend: `zeros` is where its sum begins, `worths` the points for one of it. `weights` tell, by feature,
    how much of it goes into each sum. Two things that are worth little apart and much together need a bend,
    and so does what is worth less the more of it one has.
    """

    zeros: list[float] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    weights: dict[str, list[float]] = field(default_factory=dict)


@dataclass
class Weights:
    """Points per unit of each feature, at the start and at the end of a game; in between they slide.

    `clock` tells from the features how much of the game is over; `base` is what everyone still makes;
    `spread` is by how much such a forecast of a lead is wrong (all of them early and late). `goal` are the
    points to be made alone, and `fines` the features that cost points there because the goal asks for them:
    tuning leaves their weights alone. Some are no weights: `finish` is how many answers a look plays on to
    the end of a turn, `others` how many answers those who answer in a hurry play on to see what one of theirs
    is good for, and `rounds` in how many worlds a search looks at the better answers; `turns` are features
    of the table that tell one turn from the next where nobody else is asked, and `seams` those whose change
    is a good moment to learn what things are worth: nothing is half done there. What `bends` find is added to
    the weighted sum, and for a keen judgement so much of it as `keen` says. By level, `leniency` is how much
    of a win an answer may be worse by and still be drawn e times as rarely as the best.
    """

    worth: Worth = field(default_factory=dict)
    clock: dict[str, float] = field(default_factory=dict)
    clock_zero: float = 0.0
    base: tuple[float, float] = (0.0, 0.0)
    spread: tuple[float, float] = (10.0, 10.0)
    goal: float = 0.0
    finish: int = 0
    others: int = 0
    rounds: int = 1
    fines: list[str] = field(default_factory=list)
    turns: list[str] = field(default_factory=list)
    seams: list[str] = field(default_factory=list)
    keen: float = 0.0
    leniency: dict[str, float] = field(default_factory=LENIENCY.copy)
    bends: Bends = field(default_factory=Bends)

    def straight(self) -> Weights:
        """The same without bends."""
        return replace(self, bends=Bends())

    def bent(self, part: float) -> Weights:
        """The same with part of what its bends find."""
        if not part:
            return self.straight()
        worths = [part * worth for worth in self.bends.worths]
        return replace(self, bends=replace(self.bends, worths=worths))


@dataclass
class Sheet:
    """The weights of one game: for one seat, for several, and where they come from."""

    game: str
    solo: Weights = field(default_factory=Weights)
    table: Weights = field(default_factory=Weights)
    made: dict[str, str] = field(default_factory=dict)

    def of(self, seats: int) -> Weights:
        return self.solo if seats == 1 else self.table


def path_of(game: str) -> Path:
    """Where the package keeps the weights of a game."""
    return FOLDER / f"{game}.toml"


def guess_of(game: str) -> Path:
    """Where the package keeps a first guess, from which tuning may begin."""
    return FOLDER / f"{game}.guess.toml"


def load(game: str, path: Path | None = None) -> Sheet:
    """The weights of a game: of a file, or of the package, or else a first guess; or only points count."""
    path = path or (path_of(game) if path_of(game).is_file() else guess_of(game))
    if not path.is_file():
        return Sheet(game)
    try:
        return read(path.read_text(encoding="utf-8"))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadSetup(
            f"{path}: these are no weights ({error}); make them anew with `bathysphere tune`"
        ) from error


def read(written: str) -> Sheet:
    """The sheet of a file's text."""
    raw = tomllib.loads(written)
    made = {str(name): str(value) for name, value in raw["made"].items()}
    return Sheet(str(raw["game"]), _weights(raw["solo"]), _weights(raw["table"]), made)


def _weights(raw: dict[str, dict[str, object]]) -> Weights:
    numbers = raw["numbers"]
    return Weights(
        {name: _pair(value) for name, value in raw["worth"].items()},
        {name: float(str(value)) for name, value in raw["clock"].items()},
        float(str(numbers["clock_zero"])),
        _pair(numbers["base"]),
        _pair(numbers["spread"]),
        float(str(numbers["goal"])),
        int(str(numbers.get("finish", 0))),
        int(str(numbers.get("others", 0))),
        int(str(numbers.get("rounds", 1))),
        _words(numbers.get("fines", [])),
        _words(numbers.get("turns", [])),
        _words(numbers.get("seams", [])),
        float(str(numbers.get("keen", 0.0))),
        {name: float(str(value)) for name, value in raw.get("leniency", LENIENCY).items()},
        _bends(raw.get("bends", {}), raw.get("bends_of", {})),
    )


def _bends(raw: dict[str, object], weights: dict[str, object]) -> Bends:
    found = Bends(
        _numbers(raw.get("zeros", [])),
        _numbers(raw.get("worths", [])),
        {name: _numbers(value) for name, value in weights.items()},
    )
    if any(len(found.worths) != len(row) for row in (found.zeros, *found.weights.values())):
        raise ValueError("every feature needs a number for each of the bends")
    return found


def _numbers(value: object) -> list[float]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} must be a list of numbers")
    return [float(number) for number in value]


def _words(value: object) -> list[str]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} must be a list of features")
    return [str(word) for word in value]


def _pair(value: object) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"{value!r} must be two numbers")
    return (float(value[0]), float(value[1]))


def text(sheet: Sheet) -> str:
    """The file of a sheet."""
    lines = ["# Points per unit of each feature, at the start and at the end of a game."]
    lines += ["# Fitted from self-play, not typed in: see [made].", "", f"game = {_quoted(sheet.game)}", ""]
    lines += ["[made]", *(f"{name} = {_quoted(value)}" for name, value in sheet.made.items()), ""]
    for name, weights in (("solo", sheet.solo), ("table", sheet.table)):
        lines += [
            f"[{name}.numbers]",
            f"clock_zero = {weights.clock_zero:.5g}",
            f"base = {_two(weights.base)}",
        ]
        lines += [f"spread = {_two(weights.spread)}", f"goal = {weights.goal:.5g}"]
        lines += [f"finish = {weights.finish}", f"others = {weights.others}", f"rounds = {weights.rounds}"]
        lines += [f"fines = [{', '.join(map(_quoted, weights.fines))}]"]
        lines += [f"turns = [{', '.join(map(_quoted, weights.turns))}]"]
        lines += [f"seams = [{', '.join(map(_quoted, weights.seams))}]", f"keen = {weights.keen:.5g}", ""]
        lines += [f"[{name}.leniency]", *(f"{key} = {n:.5g}" for key, n in weights.leniency.items()), ""]
        lines += [f"[{name}.clock]", *(f"{_quoted(key)} = {n:.5g}" for key, n in weights.clock.items()), ""]
        lines += [f"[{name}.worth]", *(f"{_quoted(key)} = {_two(n)}" for key, n in weights.worth.items()), ""]
        lines += _bent(name, weights.bends)
    return "\n".join(lines)


def _bent(name: str, bends: Bends) -> list[str]:
    if not bends.worths:
        return []
    lines = [f"[{name}.bends]", f"zeros = {_row(bends.zeros)}", f"worths = {_row(bends.worths)}", ""]
    lines += [f"[{name}.bends_of]", *(f"{_quoted(key)} = {_row(n)}" for key, n in bends.weights.items()), ""]
    return lines


def _row(numbers: list[float]) -> str:
    return f"[{', '.join(f'{number:.4g}' for number in numbers)}]"


def _two(pair: tuple[float, float]) -> str:
    return f"[{pair[0]:.5g}, {pair[1]:.5g}]"


def _quoted(word: str) -> str:
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'
