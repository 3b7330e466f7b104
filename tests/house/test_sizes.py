"""Small modules, small functions. Exceptions are dated and say why."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOFT, HARD, TEST, FUNCTION = 400, 600, 800, 40

LONG_MODULES: dict[str, str] = {
    "src/bathysphere/games/underwater_cities/state.py": "2026-11-16: every attribute is named as a slot, too",
}
"""Path -> date and reason why it is longer than the soft limit."""

LONG_FUNCTIONS: dict[str, str] = {
    "src/bathysphere/kernel/game.py __init__": "2026-11-15: a list of fields, each explained",
}
"""Path and name -> date and reason why it is longer than the limit."""


def modules(folder):
    return [path for path in sorted((ROOT / folder).rglob("*.py")) if "node_modules" not in path.parts]


def lines(path):
    return path.read_text(encoding="utf-8").count("\n")


def name(path):
    return path.relative_to(ROOT).as_posix()


def test_modules_stay_below_the_soft_limit():
    long = {name(path) for path in modules("src") if lines(path) > SOFT}
    assert long == set(LONG_MODULES)


def test_no_module_passes_the_hard_limit():
    assert [name(path) for path in modules("src") if lines(path) > HARD] == []
    assert [name(path) for path in modules("tests") if lines(path) > TEST] == []


def functions(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield f"{name(path)} {node.name}", (node.end_lineno or 0) - node.lineno + 1


def constructors_of_records(path):
    """A written constructor that only stores its arguments is a declaration, not a function."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name in ("__init__", "copy"):
            plain = (ast.Assign, ast.AnnAssign, ast.Expr, ast.Return)
            if all(isinstance(line, plain) for line in node.body):
                found.add(f"{name(path)} {node.name}")
    return found


def test_functions_stay_short():
    long = set()
    for path in modules("src"):
        records = constructors_of_records(path)
        long |= {each for each, length in functions(path) if length > FUNCTION and each not in records}
    assert long <= set(LONG_FUNCTIONS)
