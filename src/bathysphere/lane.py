"""Interpreted or compiled: which of the two lanes this process runs in.

A compiled room shadows its source, so an edit would silently do nothing. Compiling therefore leaves a stamp
with a hash of every source; while the stamp fits, the compiled rooms are used, otherwise the sources are.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).parent
_STAMP = _HERE / "_compiled.json"
_KERNEL = ("moves", "rng", "gather", "position", "numbers", "game")
_BOTS = ("evaluation", "rollout", "tree", "climb")
_FILES = ("words.py", "components.py", "kept.py", "state.py", "imagine.py", "features.py", "game.py")
_FOLDERS = ("rules", "effects", "phases")
PURE = "BATHYSPHERE_PURE"
"""Set this in the environment to run interpreted whatever has been compiled."""


def rooms_of(game: Path) -> list[Path]:
    """The engine rooms of one game folder."""
    found = [game / name for name in _FILES if (game / name).is_file()]
    for folder in _FOLDERS:
        found += sorted(path for path in (game / folder).glob("*.py") if path.name != "__init__.py")
    return found


def rooms() -> list[Path]:
    """The source files that are compiled together: the hot part of kernel and bots, every game's rooms."""
    found = [_HERE / "kernel" / f"{name}.py" for name in _KERNEL]
    found += [_HERE / "bots" / f"{name}.py" for name in _BOTS]
    for door in sorted((_HERE / "games").glob("*/game.py")):
        found += rooms_of(door.parent)
    return found


def write_stamp(modules: dict[str, Path]) -> None:
    """Note which modules were compiled, and from what."""
    stamp = {name: [str(path), _hash(path)] for name, path in modules.items()}
    _STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def remove_stamp() -> None:
    _STAMP.unlink(missing_ok=True)


def fresh() -> bool:
    """Whether every room is compiled, from the source as it is."""
    stamp = _stamp()
    sources = dict(stamp.values())
    return (
        bool(stamp)
        and all(str(path) in sources for path in rooms())
        and all(Path(path).is_file() and _hash(Path(path)) == seal for path, seal in sources.items())
    )


def name() -> str:
    """`compiled` or `interpreted`, as this process really runs."""
    from .kernel import rng

    return "interpreted" if str(rng.__file__).endswith(".py") else "compiled"


def choose() -> None:
    """Run the sources unless compiled rooms are there, fit them, and are not declined."""
    if _STAMP.is_file() and (os.environ.get(PURE) or not fresh()):
        _SourcesOnly.modules = frozenset(_stamp())
        sys.meta_path.insert(0, _SourcesOnly)


class _SourcesOnly:
    """Finds the sources of compiled modules and passes over the compiled files beside them."""

    modules: frozenset[str] = frozenset()

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or fullname not in cls.modules:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None:
                return found
        return None


def _stamp() -> dict[str, list[str]]:
    if not _STAMP.is_file():
        return {}
    stamp: dict[str, list[str]] = json.loads(_STAMP.read_text(encoding="utf-8"))
    return stamp


def _hash(path: Path) -> str:
    return hashlib.sha256(sys.version.encode() + path.read_bytes()).hexdigest()
