"""Who looks at a table, and through which seat's eyes."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.message import Message
from . import tokens
from .table import Table


@dataclass(frozen=True)
class Tastes:
    """How somebody likes the table. `plain` asks for the text board even where there are drawings."""

    language: str = "en"
    theme: str = "auto"
    auto: bool = True
    confirm: bool = False
    plain: bool = False
    tips: bool = True


@dataclass(frozen=True)
class Onlooker:
    """`held` are the seats whose tokens the browser has; `seat` is the one it asked to see."""

    held: tuple[int, ...]
    host: bool
    tastes: Tastes
    seat: int | None = None
    moment: int | None = None
    narrow: bool = False


@dataclass(frozen=True)
class Stance:
    """Through whose eyes the table is shown, and for whom a curtain hangs in front of it."""

    seat: int | None
    curtain: int | None = None


def recognise(table: Table, held: list[str]) -> tuple[tuple[int, ...], bool]:
    """The seats that the tokens of a browser open, and whether one of them is the host's."""
    seats = [chair.seat for chair in table.chairs if any(tokens.fits(each, chair.token) for each in held)]
    return tuple(seats), any(tokens.fits(each, table.row.host) for each in held)


def stance(table: Table, who: Onlooker) -> Stance:
    """One's own seat; around one device the seat that is asked, behind a curtain until it is lifted."""
    if table.over() or table.row.archive:
        return Stance(_own_or(table, who))
    mine = [seat for seat in who.held if not table.chairs[seat].played_by_bot()] or list(who.held)
    if len(mine) < 2:
        return Stance(mine[0] if mine else None)
    wanted = _asked(table, mine)
    shown = who.seat if who.seat in mine else None
    if shown is not None and (wanted is None or shown in _all_asked(table)):
        return Stance(shown)
    if not table.row.curtain:
        return Stance(wanted if wanted is not None else shown if shown is not None else mine[0])
    return Stance(None, wanted if wanted is not None else mine[0])


def may_look_as(table: Table, who: Onlooker, seat: int | None) -> bool:
    """After the game everything is open; before, only one's own seats."""
    return seat is None or seat in who.held or table.over() or table.row.archive


def prompt(table: Table, seat: int | None) -> Message:
    """What the bar says."""
    if table.row.archive and not table.over():
        return Message("table-archive")
    if table.held is not None:
        if table.held == seat:
            return Message("table-look-over")
        return Message("table-looks-over", {"player": table.chairs[table.held].name})
    return table.game.prompt(table.state, seat)


def _own_or(table: Table, who: Onlooker) -> int | None:
    if who.seat is not None and 0 <= who.seat < len(table.chairs):
        return who.seat
    return who.held[0] if who.held else None


def _all_asked(table: Table) -> list[int]:
    return table.waiting() if table.held is None else [table.held]


def _asked(table: Table, mine: list[int]) -> int | None:
    return next((seat for seat in _all_asked(table) if seat in mine), None)
