"""Packs: printed matter as TOML files. Find, read, check, hash; every error names file, card and key."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from .errors import BadPack

SOURCES: Final = ("text", "printed", "house", "owner")
"""Where a printed fact is from: the rulebook, a known face, our own design, an owner of the game."""

Toml: TypeAlias = "bool | int | float | str | list[Toml] | dict[str, Toml]"

_SHIPPED: Final = Path(__file__).parent.parent / "packs"


@dataclass(frozen=True)
class Pack:
    """One folder of card data: `pack.toml` says what it is, the other files hold the cards."""

    game: str
    name: str
    hash: str
    about: Entry
    files: dict[str, Toml]

    def full_name(self) -> str:
        return f"{self.game}/{self.name}"

    def entries(self, file: str) -> list[Entry]:
        """The cards of one file, in the order in which they are written."""
        if file not in self.files:
            raise BadPack(f"{self.full_name()}: the file {file} is missing")
        table = self.files[file]
        assert isinstance(table, dict)
        return [Entry.of(f"{self.full_name()}/{file}", card, each) for card, each in table.items()]


class Entry:
    """One card of a pack, read key by key; `done` complains about keys that nobody asked for."""

    def __init__(self, where: str, id: str, table: dict[str, Toml]) -> None:
        self.where = where
        self.id = id
        self.table = table
        self.seen: list[str] = []

    @staticmethod
    def of(where: str, id: str, raw: Toml) -> Entry:
        if not isinstance(raw, dict):
            raise BadPack(f"{where}: [{id}] must be a table, not {raw!r}")
        return Entry(where, id, raw)

    def wrong(self, key: str, why: str) -> BadPack:
        """The error to raise about one key."""
        return BadPack(f"{self.where}: [{self.id}] {key}: {why}")

    def has(self, key: str) -> bool:
        return key in self.table

    def raw(self, key: str) -> Toml:
        self.seen.append(key)
        if key not in self.table:
            raise self.wrong(key, "is missing")
        return self.table[key]

    def text(self, key: str) -> str:
        found = self.raw(key)
        if not isinstance(found, str) or not found.strip():
            raise self.wrong(key, f"must be words, not {found!r}")
        return found

    def number(self, key: str, low: int, high: int) -> int:
        found = self.raw(key)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.wrong(key, f"must be a whole number from {low} to {high}, not {found!r}")
        return found

    def yes(self, key: str) -> bool:
        """True or false; false if nothing is said."""
        if not self.has(key):
            return False
        found = self.raw(key)
        if not isinstance(found, bool):
            raise self.wrong(key, f"must be true or false, not {found!r}")
        return found

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        found = self.raw(key)
        if not isinstance(found, str) or found not in allowed:
            raise self.wrong(key, f"must be one of {', '.join(allowed)}, not {found!r}")
        return found

    def choices(self, key: str, allowed: tuple[str, ...]) -> list[str]:
        """A list of words, each one of the allowed; empty if nothing is said."""
        found = self.items(key)
        for each in found:
            if not isinstance(each, str) or each not in allowed:
                raise self.wrong(key, f"must hold only {', '.join(allowed)}, not {each!r}")
        return [str(each) for each in found]

    def items(self, key: str) -> list[Toml]:
        """Any list; empty if nothing is said."""
        if not self.has(key):
            return []
        found = self.raw(key)
        if not isinstance(found, list):
            raise self.wrong(key, f"must be a list, not {found!r}")
        return found

    def inner(self, key: str) -> Entry:
        """A table inside this one."""
        found = self.raw(key)
        if not isinstance(found, dict):
            raise self.wrong(key, f"must be a table, not {found!r}")
        return Entry(self.where, f"{self.id}.{key}", found)

    def names(self) -> tuple[str, str]:
        """The name in English and French."""
        name = self.inner("name")
        found = (name.text("en"), name.text("fr"))
        name.done()
        return found

    def source(self) -> str:
        """Where the entry is from; per field where `src` is a table, then the humblest of them counts."""
        found = self.raw("src")
        if isinstance(found, dict):
            given = self.inner("src")
            said = [given.choice(key, SOURCES) for key in found]
            return max(said, key=SOURCES.index)
        return self.choice("src", SOURCES)

    def done(self) -> None:
        for key in self.table:
            if key not in self.seen:
                raise self.wrong(key, f"is not known here; known are: {', '.join(dict.fromkeys(self.seen))}")


def folders(game: str) -> dict[str, Path]:
    """The packs that can be loaded by name: those shipped and those in the owner's home."""
    found: dict[str, Path] = {}
    for root in (_SHIPPED, Path.home() / ".bathysphere" / "packs"):
        if (root / game).is_dir():
            found |= {
                path.name: path for path in sorted((root / game).iterdir()) if (path / "pack.toml").is_file()
            }
    return found


def find(game: str, name: str) -> Pack:
    """A pack by name."""
    known = folders(game)
    if name not in known:
        raise BadPack(f"{game} has no pack {name!r}; known are: {', '.join(known) or 'none'}")
    return read(known[name])


def read(folder: Path) -> Pack:
    """A pack from its folder."""
    if not (folder / "pack.toml").is_file():
        raise BadPack(f"{folder}: there is no pack.toml; `bathysphere packs new` writes a template")
    files: dict[str, Toml] = {}
    seal = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        files[path.name] = _toml(path)
        seal.update(f"{path.name}\n{path.read_text(encoding='utf-8')}\0".encode())
    about = Entry.of(f"{folder.name}/pack.toml", "pack", files.pop("pack.toml"))
    game, name = about.text("game"), about.text("name")
    return Pack(game, name, f"sha256:{seal.hexdigest()}", about, files)


def _toml(path: Path) -> Toml:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadPack(f"{path.parent.name}/{path.name}: is no TOML: {error}") from error
