"""The text board on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ..kernel.message import Section
from ..kernel.result import Result
from ..speech import Voice


def print_board(console: Console, voice: Voice, sections: list[Section]) -> None:
    for section in sections:
        console.print(f"\n[bold underline]{voice.say(section.heading)}[/bold underline]")
        for line in section.lines:
            console.print(f"  {voice.say(line)}", markup=False)


def print_result(console: Console, voice: Voice, result: Result) -> None:
    """The breakdown by seat, and who won."""
    console.print(f"\n{voice.say(result.reason)}", markup=False)
    table = Table("seat", "rule", "what for", "points")
    for seat, lines in enumerate(result.breakdown):
        for line in lines:
            if line.points:
                table.add_row(str(seat), line.rule, voice.say(line.what), str(line.points))
        table.add_row(
            str(seat), "", f"place {result.ranking[seat]}", str(result.points[seat]), end_section=True
        )
    console.print(table)
