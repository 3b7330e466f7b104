"""`bathysphere rules GAME [ID]`: the ledger's rule, where the code says it, which tests bear it."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from .. import ledgers
from ..kernel.errors import BadSetup
from .arguments import Commands, command


def register(commands: Commands) -> None:
    made = command(commands, "rules", "show rules of a ledger with their code and tests", run)
    made.add_argument("game", choices=ledgers.names(), help="one of the ledgers")
    made.add_argument("id", nargs="?", help="a rule such as AN-14.2, or a chapter such as AN-14")


def run(asked: argparse.Namespace) -> int:
    found = ledgers.rules(asked.game)
    if asked.id:
        wanted = asked.id.upper()
        found = [rule for rule in found if rule.id == wanted or rule.id.startswith(f"{wanted}.")]
        if not found:
            raise BadSetup(
                f"the ledger of {asked.game} has no rule {asked.id!r}; leave the id out to see all"
            )
    if len(found) == 1:
        _show(found[0])
    else:
        _list(found)
    return 0


def _show(rule: ledgers.Rule) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{rule.id}[/bold]  {rule.chapter}")
    console.print(rule.text, markup=False)
    for name, places in (("code", rule.code), ("test", rule.tests)):
        for place in places or ["nowhere yet"]:
            console.print(f"  {name}  {place}", markup=False)


def _list(found: list[ledgers.Rule]) -> None:
    table = Table("rule", "text", "code", "tests")
    for rule in found:
        text = rule.text if len(rule.text) < 90 else rule.text[:87] + "…"
        table.add_row(rule.id, text, str(len(rule.code)), str(len(rule.tests)))
    console = Console()
    console.print(table)
    said, borne = sum(bool(rule.code) for rule in found), sum(bool(rule.tests) for rule in found)
    console.print(f"{len(found)} rules: {said} said by code, {borne} borne by tests")
