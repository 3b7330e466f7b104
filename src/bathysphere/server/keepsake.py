"""What is kept of a record outside the table: the picture of one moment, and the whole game as a page."""

from __future__ import annotations

from ..kernel.game import AnyGame
from ..kernel.record import Record, begin
from ..picture import board
from .film import film
from .onlooker import Tastes
from .shelf import Shelf
from .store import Chair, Event, Row
from .store.rows import ANSWER, HERE
from .table import Table


def picture(game: AnyGame, record: Record, language: str) -> str:
    """The board as everybody may see it, as an SVG file."""
    return f"{board(game, record.state, record.header.names, language)}\n"


def page(game: AnyGame, record: Record, language: str) -> str:
    """The whole game as one HTML file with a slider, as everybody could see it."""
    return film(Shelf(), _table(game, record), Tastes(language))


def _table(game: AnyGame, record: Record) -> Table:
    header = record.header
    chairs = [Chair(seat, HERE, name) for seat, name in enumerate(header.names)]
    table = Table(
        game, Row("", header.line(), "", "", False, False, 0), header, begin(game, header).state, chairs
    )
    for version, (seat, key) in enumerate(record.answers, start=1):
        table.apply(Event(version, seat, ANSWER, key, str(version)))
    return table
