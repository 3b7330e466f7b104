"""The cards in hand, and those that are being looked at or were just played."""

from __future__ import annotations

from typing import Final

from ....drawing.shapes import box, disc, put, text
from ....drawing.targets import piece
from .cards import H, W, about, back, faced, lying, mini, whole_face
from .icons import label, use
from .look import GOLD, SHADE
from .pieces import halo, locked
from .reading import Reading

_GAP: Final = 10
_UPRIGHT: Final = 4
_LYING: Final = 6
_SIGNS: Final = {"played": ("k-action", GOLD), "looking": ("eye", GOLD)}
"""How a card is marked that is not simply in hand, and the colour of its rim."""


def cards_shown(table: Reading) -> list[tuple[str, str]]:
    """Cards and what they are: looked at, played, or in hand."""
    view = table.view
    looked = [each for each in view["looking"] if each in table.printed.cards]
    found = [(each, "looking") for each in looked]
    found += [(each, "played") for each in view["played"]]
    dropped = list(view["dropped"])
    for each in view["hand"]:
        state = "dropped" if each in dropped else "hand"
        found.append((each, state))
    return found


def hand(table: Reading, w: float, h: float) -> str:
    """Upright cards; from five on they lie in two rows, from seven on only names and icons are left."""
    shown = cards_shown(table)
    if not shown:
        return _backs(table, w, h)
    if len(shown) > _UPRIGHT:
        return _spread(table, shown, w, h)
    size = min(h / H, ((w + _GAP) / len(shown) - _GAP) / W)
    step, found = W * size + _GAP, ""
    for k, (name, state) in enumerate(shown):
        made = put(0, 0, whole_face(table.card(name), table.tongue), round(size, 3))
        body = _held(table, name, state, made, W * size, H * size, 9 * size)
        found += put(k * step, (h - H * size) / 2, body)
    return found


def _spread(table: Reading, shown: list[tuple[str, str]], w: float, h: float) -> str:
    """Many cards in rows."""
    columns = 3 if len(shown) <= _LYING else 4
    lines = -(-len(shown) // columns)
    wide = round((w + _GAP) / columns - _GAP, 1)
    high = round(min(104, (h + _GAP) / lines - _GAP), 1)
    found = ""
    for k, (name, state) in enumerate(shown):
        card = table.card(name)
        table.faces.append(name)
        made = (lying if columns == 3 else mini)(card, table.tongue, wide, high)
        x, y = (k % columns) * (wide + _GAP), (k // columns) * (high + _GAP)
        found += put(x, y, _held(table, name, state, made, wide, high, 8))
    return found


def card_keys(table: Reading, name: str) -> list[str]:
    """All that a card in hand may stand for."""
    slots = [each["id"] for each in table.view["slots"]]
    keys = [f"slot {slot} with {name}" for slot in slots] + [f"clone {slot} with {name}" for slot in slots]
    verbs = ("discard", "keep", "put under", "claim", "pay for")
    return keys + [f"{verb} {name}" for verb in verbs]


def rows(table: Reading, w: float, h: float) -> tuple[str, float]:
    """Cards one below the other, for a narrow screen, and how high they are."""
    shown, found = cards_shown(table), ""
    for k, (name, state) in enumerate(shown):
        table.faces.append(name)
        made = lying(table.card(name), table.tongue, w, h)
        found += put(0, k * (h + 8), _held(table, name, state, made, w, h, 9))
    if not shown:
        return _backs(table, w, h), h
    return found, len(shown) * (h + 8) - 8


def _held(table: Reading, name: str, state: str, made: str, w: float, h: float, r: float) -> str:
    """A card with the signs of what can be done with it."""
    said = about(table.card(name), table.tongue)
    if state != "hand":
        said = f"{table.say(f'svg-{state}')}: {said}"
    keys = card_keys(table, name) if state != "dropped" else []
    aim = faced(table.aim(said, keys, [f"card {name}"], said), table.card(name))
    body = piece(f"card-{name}", made)
    if state == "dropped" or aim.denied:
        body += box(0, 0, w, h, r, "#0a2733", more=' fill-opacity=".55"')
    body += locked(w / 2, h / 2, 1.1) if aim.denied else ""
    if state == "dropped":
        body += label(w / 2, h / 2, table.say("svg-dropped"), 12, SHADE, "#ffb3b3", "#ffd9d9")
    if state in _SIGNS:
        # Name and cost stand at the top: the sign lies on the picture, or in the corner of the icons.
        sign, rim = _SIGNS[state]
        body += box(-1.5, -1.5, w + 3, h + 3, r + 1, "none", rim, 2.4, ' stroke-dasharray="6 4"')
        x, y = (w - 13, 52 * h / H) if h > w else (11, h - 10)
        body += disc(x, y, 10, SHADE, rim, 1.8) + use(sign, x, y, 0.66, rim)
    body += halo(0, 0, w, h, r) if aim.legal else ""
    return aim.control(f"uc-hand-{name}", body, f'<rect width="{w:g}" height="{h:g}" rx="{r:g}"/>')


def _backs(table: Reading, w: float, h: float) -> str:
    """What an onlooker sees of a hand."""
    found = ""
    for k, each in enumerate(table.nation["backs"]):
        era = 4 if each == "special" else int(each.removeprefix("era "))
        found += put(k * min(90, w / 8), h * 0.1, back(era, 80))
    if not found:
        return (
            disc(w / 2, h / 2 - 14, 18, "none", table.light.line, 1.5)
            + use("hand", w / 2, h / 2 - 14)
            + text(w / 2, h / 2 + 16, table.say("svg-no-cards"), 11, table.light.muted)
        )
    return found


if __name__ == "__main__":
    from .demo import show

    show("hand")
