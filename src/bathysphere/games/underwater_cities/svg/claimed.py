"""Claimed cards by kind: four places for action cards, then what lasts, produces and scores."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import BOLD
from ....drawing.markup import words
from ....drawing.shapes import box, disc, put, text
from ....drawing.targets import piece
from ..components import ACTION, INSTANT, KINDS, PERMANENT, PRODUCTION, SCORING
from ..view import ActionView, NationView
from .cards import about, chip, faced, mini
from .icons import kind, use
from .look import SHADE
from .pieces import halo, locked
from .reading import Reading, contract_about

PLACES: Final = 4
"""Nobody has more action cards."""
_LOWEST: Final = 17
_HIGHEST: Final = 40
_MANY: Final = 8


def actions(table: Reading, w: float, h: float) -> str:
    """The four places for action cards in a row."""
    have = table.nation["actions"]
    wide = (w - 3 * 5) / PLACES
    found = ""
    for k in range(PLACES):
        if k < len(have):
            found += put(k * (wide + 5), 0, _action(table, have[k], wide, h))
        else:
            dashes = ' stroke-dasharray="5 4" stroke-opacity=".7"'
            empty = box(0, 0, wide, h, 7, "none", table.light.line, 1.3, dashes)
            found += put(k * (wide + 5), 0, empty + use("k-action", wide / 2, h / 2, 1, table.light.line))
    return found


def _action(table: Reading, each: ActionView, w: float, h: float) -> str:
    name, card = each["id"], table.card(each["id"])
    said = about(card, table.tongue)
    if not each["ready"]:
        said = f"{said} {table.say('svg-exhausted')}"
    keys = [f"use {name}", f"ready {name}", f"give up {name}", f"give up {name} and use it"]
    aim = faced(table.aim(said, keys, [f"card {name}"], said), card)
    dim = "" if each["ready"] else ' opacity=".5"'
    table.faces.append(name)
    body = piece(f"card-{name}", f"<g{dim}>{mini(card, table.tongue, round(w, 1), round(h, 1))}</g>")
    if not each["ready"]:
        body += disc(w - 7, h - 7, 10, "#021018", "#ffb3b3", 1.2) + use("spent", w - 7, h - 7, 0.8, "#ffd9d9")
    elif aim.denied:
        body += locked(w - 9, 9, 0.7)
    body += halo(0, 0, w, h, 7) if aim.legal else ""
    return aim.control(f"uc-action-{name}", body, f'<rect width="{w:g}" height="{h:g}" rx="7"/>')


def lasting(nation: NationView) -> list[tuple[int, str]]:
    """Every other claimed card, by kind."""
    rows = (
        (PERMANENT, nation["permanents"]),
        (PRODUCTION, nation["productions"]),
        (SCORING, nation["scorings"]),
        (INSTANT, nation["instants"]),
    )
    return [(which, name) for which, names in rows for name in names]


def chips(table: Reading, w: float, h: float) -> str:
    """All other claimed cards as lying chips; those that do not fit are told by number."""
    have = lasting(table.nation)
    columns = 3 if len(have) > _MANY and not table.narrow else 2
    high = max(_LOWEST, min(_HIGHEST, (h + 3) / max(1, -(-len(have) // columns)) - 3))
    rows = int((h + 3) // (high + 3))
    fits = rows * columns
    shown = have if len(have) <= fits else have[: fits - 1]
    wide = (w - 4 * (columns - 1)) / columns
    found = ""
    for k, (_, name) in enumerate(shown):
        x, y = (k % columns) * (wide + 4), (k // columns) * (high + 3)
        found += put(x, y, _chip(table, name, wide, high))
    if len(shown) < len(have):
        rest = [about(table.card(name), table.tongue) for _, name in have[len(shown) :]]
        told = words(" ".join(rest))
        x, y = ((fits - 1) % columns) * (wide + 4), (rows - 1) * (high + 3)
        more = box(x, y, wide, high, 6, table.light.soft, table.light.line, 1)
        more += text(x + wide / 2, y + high / 2, f"+{len(rest)}", 11, table.light.text)
        found += f'<g role="img" aria-label="{told}" data-help="{told}">{more}</g>'
    return found


def _chip(table: Reading, name: str, w: float, h: float) -> str:
    card = table.card(name)
    said = about(card, table.tongue)
    aim = faced(table.aim(said, [f"ability {name}"], [f"card {name}"], said), card)
    table.faces.append(name)
    body = piece(f"card-{name}", chip(card, table.tongue, round(w, 1), round(h, 1)))
    body += halo(0, 0, w, h, 6) if aim.legal else ""
    return aim.control(f"uc-claimed-{name}", body, f'<rect width="{w:g}" height="{h:g}" rx="6"/>')


def counts(table: Reading, seat: int, x: float, y: float, step: float, ink: str, paper: str) -> str:
    """How many cards of each kind, and contracts, a seat has."""
    nation = table.view["nations"][seat]
    rows = (
        (PERMANENT, nation["permanents"]),
        (ACTION, [each["id"] for each in nation["actions"]]),
        (PRODUCTION, nation["productions"]),
        (SCORING, nation["scorings"]),
    )
    found = ""
    for k, (which, names) in enumerate(rows):
        said = [about(table.card(each), table.tongue) for each in names]
        lead = table.say(f"svg-count-{KINDS[which]}", n=len(names))
        told = words(" ".join([f"{lead}.", *said]))
        body = kind(which, x + k * step, y, 7, paper, ink)
        body += text(x + k * step + 9.5, y + 0.4, len(names), 10, ink, "start", BOLD)
        hit = box(x + k * step - 9, y - 9, step - 2, 18, 0, SHADE, more=' fill-opacity="0"')
        found += f'<g role="img" aria-label="{told}" data-help="{told}">{body}{hit}</g>'
    return found + _won(table, nation, x + len(rows) * step, y, ink)


def _won(table: Reading, nation: NationView, x: float, y: float, ink: str) -> str:
    if not nation["contracts"]:
        return ""
    said = [contract_about(table.printed.contracts[each], table.tongue) for each in nation["contracts"]]
    told = words(" ".join(said))
    body = box(x - 7, y - 6, 14, 12, 2.5, "#efe3c4", "#6b5320", 1.2)
    body += text(x + 11, y + 0.4, len(nation["contracts"]), 10.5, ink, "start", BOLD)
    return f'<g role="img" aria-label="{told}" data-help="{told}">{body}</g>'
