"""A table as somebody sees it: named fragments of HTML, each drawn from one seat's view and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from html import unescape
from itertools import islice
from typing import Final

from ..drawing.markup import Markup, words
from ..drawing.players import symbol
from ..drawing.scene import Choice, Denial, Panel, Scene
from ..drawing.stage import choices as choices_of
from ..drawing.stage import denials as denials_of
from ..kernel.message import Message
from ..kernel.position import Position
from ..speech import Voice
from .onlooker import Onlooker, Stance, prompt, stance
from .render import render
from .scores import score_sheet
from .shelf import Shelf, dashed
from .table import Entry, Table

_FRAGMENTS: Final = ("bar", "seats", "actions", "log", "time", "curtain", "result", "tip")
_FIELDS: Final = ("board", "side")
_LOG_LINES: Final = 60
SHORTCUTS: Final = 9


@dataclass(frozen=True)
class Sight:
    """What one onlooker is shown at one revision of a table.

    `small` are the fragments around the drawings, or all of them where there is a text board; `panels` are
    the drawings. Whoever needs the fields in which these stand as a whole asks `fragments`.
    """

    small: dict[str, str]
    panels: dict[str, str]
    title: str
    turn: bool
    version: int
    seat: int | None
    fields: Callable[[], dict[str, str]] = field(compare=False)

    @cached_property
    def fragments(self) -> dict[str, str]:
        return self.small | self.fields()

    def since(self, before: Sight | None) -> dict[str, str]:
        """What has changed: whole fragments, and of the drawings only the panels that look different."""
        if before is None or not self.panels or list(before.panels) != list(self.panels):
            old = {} if before is None else before.fragments
            return _news(old, self.fragments)
        return _news(before.small, self.small) | _news(before.panels, self.panels)

    def hash(self) -> str:
        """Equal sights have equal hashes: how a reconnected page knows that it is whole."""
        told = hashlib.sha256()
        for name, markup in sorted((self.small | self.panels).items()):
            told.update(f"{name}\0{_seal(markup)}\0".encode())
        return told.hexdigest()[:16]


def _news(old: dict[str, str], new: dict[str, str]) -> dict[str, str]:
    return {name: html for name, html in new.items() if old.get(name) != html}


@lru_cache(256)
def _seal(markup: str) -> str:
    return hashlib.sha256(markup.encode()).hexdigest()


@dataclass(frozen=True)
class _Glance:
    """A table as one onlooker finds it: through whose eyes, at which moment, in which voice."""

    table: Table
    who: Onlooker
    at: Stance
    voice: Voice
    moment: int

    @property
    def looking(self) -> bool:
        """Whether this is an earlier moment."""
        return self.moment < self.table.moments

    @property
    def turn(self) -> bool:
        """Whether the seat is asked."""
        table, seat = self.table, self.at.seat
        asked = table.held == seat if table.held is not None else seat in table.waiting()
        return seat is not None and asked and not self.looking


def see(shelf: Shelf, table: Table, who: Onlooker) -> Sight:
    """Everything of the table that this onlooker may see."""
    at = stance(table, who)
    voice = shelf.voice(table.game.name, who.tastes.language, table.names())
    moment = table.moments if who.moment is None else min(who.moment, table.moments)
    glance = _Glance(table, who, at, voice, moment)
    state = table.state_at(moment)
    live = not glance.looking and at.curtain is None
    asked = at.seat if live and at.seat in table.waiting() else None
    choices = [] if asked is None else choices_of(table.game, state, asked, voice.say)
    denials = [] if asked is None else denials_of(table.game, state, asked, voice.say)
    panels = [] if who.tastes.plain else _panels(shelf, glance, state, choices, denials)
    sections = {f"panel-{each.id}": _section(each.id, each.title, each.markup) for each in panels}
    drawn = {key for panel in panels for key in _drawn_keys(panel.markup)} if choices else set()
    context = _surroundings(shelf, glance) | {
        "choices": [choice for choice in choices if choice.key not in drawn],
        "told": _told([choice for choice in choices if choice.key in drawn]),
        "denials": denials,
        "tips": _tips(table, voice, choices) if who.tastes.tips else [],
        "shown": _shown(panels, denials),
        "panels": panels,
        "sections_of": sections,
        "sections": [] if panels else table.game.board(state, at.seat),
    }

    def rendered(names: tuple[str, ...]) -> dict[str, str]:
        return {name: render(f"fragments/{name}.html", voice, **context) for name in names}

    title = voice.say(prompt(table, at.seat))
    small = rendered(_FRAGMENTS if panels else _FRAGMENTS + _FIELDS)
    later = _FIELDS if panels else ()
    return Sight(small, sections, title, glance.turn, table.version, at.seat, lambda: rendered(later))


def _surroundings(shelf: Shelf, glance: _Glance) -> dict[str, object]:
    """What stands around the board: bar, seats, log, time, result."""
    table, looking = glance.table, glance.looking
    return {
        "table": table,
        "who": glance.who,
        "at": glance.at,
        "game_title": shelf.title(table.game.name, glance.voice),
        "prompt": None if looking else prompt(table, glance.at.seat),
        "turn": glance.turn,
        "looking": looking,
        "moment": glance.moment,
        "log": _log(glance),
        "last": _last_entry(table, glance.moment),
        "undo": None if looking else _undoer(table, glance.who),
        "sheet": score_sheet(table, glance.voice) if table.over() and not looking else None,
        "shortcuts": SHORTCUTS,
    }


def _panels(
    shelf: Shelf, glance: _Glance, state: Position, choices: list[Choice], denials: list[Denial]
) -> list[Panel]:
    table, who, seat = glance.table, glance.who, glance.at.seat
    draw = shelf.draw(table.game.name)
    if draw is None:
        return []
    liked = who.tastes
    view = table.game.view(state, seat)
    say = glance.voice.say
    return draw(
        Scene(view, seat, table.names(), choices, denials, liked.language, liked.theme, who.narrow, say)
    )


@lru_cache(256)
def _section(id: str, title: str, markup: str) -> str:
    """A panel as it is sent. A plain string: the encoder of messages knows no markup."""
    return f'<section id="panel-{id}" class="drawn-panel" aria-label="{words(title)}">{markup}</section>'


@lru_cache(256)
def _drawn_keys(markup: str) -> list[str]:
    """The keys that a drawing already offers; the rest become buttons. Cutting is quicker than matching."""
    found = [piece.split('"', 2)[1] for piece in markup.split(" data-key")[1:]]
    return [key for each in found for key in unescape(each).split("\n")]


def _told(choices: list[Choice]) -> Markup:
    """What the keys on drawn pieces say."""
    lines = [f'<li data-says="{words(each.key)}">{words(each.words)}</li>' for each in choices]
    return Markup("".join(lines))


def _shown(panels: list[Panel], denials: list[Denial]) -> set[str]:
    """The reasons that the list must tell itself: those that no drawn piece gives."""
    told = {denial.words: str(words(denial.words)) for denial in denials}
    return {each for each, said in told.items() if not any(said in panel.markup for panel in panels)}


def _tips(table: Table, voice: Voice, choices: list[Choice]) -> list[str]:
    """The tips for a first game that belong to this question; the page shows those it has not shown yet."""
    points = dict.fromkeys([choice.point.lower() for choice in choices])
    found = [f"tip-{dashed(table.game.name)}-{point}" for point in points]
    return [each for each in found if voice.knows(each)]


def _undoer(table: Table, who: Onlooker) -> int | None:
    """The seat of this browser that may take its last answer back; around one device also the one before."""
    last = table.record.answers[-1][0] if table.record.answers else -1
    return last if last in who.held and table.can_undo(last) else None


def _log(glance: _Glance) -> Markup:
    """The newest lines first, in the words this seat may hear. A line is written once and kept."""
    table, voice, seat = glance.table, glance.voice, glance.at.seat
    ear = len(table.chairs) if seat is None else seat
    known = table.lines.setdefault((voice.language, ear, tuple(voice.names)), {})
    found: list[str] = []
    for entry in islice(_newest(table, ear), _LOG_LINES):
        kept = known.get(entry.moment)
        if kept is None or kept[0] is not entry:
            kept = (entry, _line(voice, entry, entry.heard[ear]))
            known[entry.moment] = kept
        shown = ' class="shown"' if glance.looking and entry.moment == glance.moment else ""
        found.append(f'<li id="entry-{entry.moment}"{shown}>{kept[1]}</li>')
    return Markup("\n".join(found))


def _line(voice: Voice, entry: Entry, heard: list[Message]) -> str:
    """One answer in the log. Every answer brings one for every seat, so no template is asked.

    What several players did, because all was revealed at once, is told under the sign of each of them.
    """
    told: list[tuple[int, str]] = []
    for each in heard:
        said = f'<span class="sentence">{words(voice.say(each))}</span> '
        seat = _doer(each, told[-1][0] if told else entry.seat)
        if told and told[-1][0] == seat:
            said = told.pop()[1] + said
        told.append((seat, said))
    rows = [f'<span class="told">{symbol(seat, 18)}<span>{said}</span></span>' for seat, said in told]
    jump = words(voice.say(Message("log-jump", {"n": entry.moment})))
    attributes = f'class="line" data-moment="{entry.moment}" title="{jump}"'
    return f'<button type="button" {attributes}>{"".join(rows)}</button>'


def _doer(message: Message, otherwise: int) -> int:
    """Whose deed a message tells, if it says so."""
    who = message.params.get("player")
    seat = who.params.get("seat") if isinstance(who, Message) else None
    return seat if isinstance(seat, int) else otherwise


def _newest(table: Table, ear: int) -> Iterator[Entry]:
    return (entry for entry in reversed(table.log) if entry.heard[ear])


def _last_entry(table: Table, moment: int) -> Entry | None:
    """What led to a moment; there is an entry for every answer."""
    return table.log[moment - 1] if moment else None
