"""Reading the ledgers: every rule, where the code says it, and which tests bear it."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .kernel.errors import BadSetup

_PACKAGE: Final = Path(__file__).parent
_REPOSITORY: Final = _PACKAGE.parent.parent
_RULE: Final = re.compile(r"^[-*] \*\*([A-Z]{2,4}-\d+\.\d+)\*\*\s*(?:\[([^\]]*)\])?\s*(.*)$")
_CHAPTER: Final = re.compile(r"^#{2,4} (?:Chapter (\d+)|[A-Z]{2,4}-(\d+))\b[\s—.:-]*(.*)$")
_SAID: Final = re.compile(r"^\s*([A-Z]{2,4}-\d+\.\d+)  \S", re.MULTILINE)
_BORNE: Final = re.compile(r"def (test_([a-z]+)_(\d+)_(\d+)_\w+)")


@dataclass
class Rule:
    """One rule of a ledger and its places."""

    id: str
    tag: str
    text: str
    chapter: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def folder() -> Path:
    """Where the ledgers are: inside an installed package, beside the sources of a checkout."""
    shipped = _PACKAGE / "ledger"
    return shipped if shipped.is_dir() else _REPOSITORY / "ledger"


def names() -> list[str]:
    """The games that have a ledger."""
    return sorted(path.stem for path in folder().glob("*.md") if path.stem != "coverage")


def read(text: str) -> list[Rule]:
    """The rules of a ledger, in its order."""
    found: list[Rule] = []
    chapter = ""
    for line in text.split("\n"):
        rule, heading = _RULE.match(line), _CHAPTER.match(line)
        if rule:
            found.append(Rule(rule[1], rule[2] or "", rule[3], chapter))
        elif heading:
            chapter = heading[3]
    return found


def said(root: Path) -> dict[str, list[str]]:
    """Rule id -> the functions and classes whose docstring opens a line with it."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)):
                place = path.relative_to(root).as_posix() + (
                    "" if isinstance(node, ast.Module) else f" {node.name}"
                )
                for rule in _SAID.findall(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(place)
    return found


def borne(root: Path) -> dict[str, list[str]]:
    """Rule id -> the tests named after it: test_an_14_2_… bears AN-14.2."""
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("test_*.py")):
        for name, prefix, chapter, number in _BORNE.findall(path.read_text(encoding="utf-8")):
            found.setdefault(f"{prefix.upper()}-{chapter}.{number}", []).append(name)
    return found


def rules(game: str) -> list[Rule]:
    """The rules of a game with their places."""
    path = folder() / f"{game}.md"
    if not path.is_file():
        raise BadSetup(f"there is no ledger of {game!r}; known are: {', '.join(names())}")
    found = read(path.read_text(encoding="utf-8"))
    code, tests = said(_PACKAGE / "games" / game), borne(_REPOSITORY / "tests" / "games" / game)
    for rule in found:
        rule.code = code.get(rule.id, [])
        rule.tests = tests.get(rule.id, [])
    return found


def strangers(game: str) -> list[str]:
    """Rule ids that code or tests name and the ledger does not have."""
    known = {rule.id for rule in rules(game)}
    named = said(_PACKAGE / "games" / game).keys() | borne(_REPOSITORY / "tests" / "games" / game).keys()
    return sorted(named - known)


def coverage() -> str:
    """The page `ledger/coverage.md`: counts, and what every rule lacks or where it is."""
    lines = [
        "# Coverage",
        "",
        "Written by `make ledger`: rule, where the code says it, which tests bear it.",
        "",
    ]
    lines += ["| ledger | rules | said by code | borne by tests |", "|---|---|---|---|"]
    by_game = {name: rules(name) for name in names()}
    for name, found in by_game.items():
        with_code, with_tests = sum(bool(r.code) for r in found), sum(bool(r.tests) for r in found)
        lines.append(f"| {name} | {len(found)} | {with_code} | {with_tests} |")
    for name, found in by_game.items():
        lines += ["", f"## {name}", "", "| rule | code | tests |", "|---|---|---|"]
        lines += [f"| {r.id} | {'<br>'.join(r.code) or '–'} | {'<br>'.join(r.tests) or '–'} |" for r in found]
    return "\n".join(lines) + "\n"
