"""What can be had on the table: Special cards, contracts, decks, and what is left in the supply."""

from __future__ import annotations

from ....drawing.markup import words
from ....drawing.memory import kept
from ....drawing.shapes import box, line, put, text
from ....drawing.targets import piece
from ....drawing.tongue import Tongue
from ..components import SPECIAL_ERA, Contract
from ..text.names import name
from .cards import about, back, faced, mini
from .icons import count, fitted, label
from .look import FOAM, GOLD, MIST, RIM, SHADE
from .pieces import halo, locked
from .reading import Reading, contract_about
from .setting import strip
from .signs import contract_strips


def specials(table: Reading, w: float, high: float) -> tuple[str, float]:
    """The dear ones that are left, the top of the deck, the deck; four or five in a row, and how high."""
    top = table.view["open_special"]
    shown = [(each, f"take {each}") for each in table.view["display"]]
    shown += [(top, f"take open {top}")] if top else []
    columns = 5 if len(shown) == 4 and not table.narrow else 4
    wide = round((w + 5) / columns - 5, 1)
    cells = [special(table, each, wide, high, key) for each, key in shown]
    cells.append(_deck(table, wide, high))
    found = [
        put((k % columns) * (wide + 5), (k // columns) * (high + 5), each) for k, each in enumerate(cells)
    ]
    return "".join(found), -(-len(cells) // columns) * (high + 5)


def special(table: Reading, name: str, w: float, h: float, key: str) -> str:
    """One open Special card."""
    card = table.card(name)
    said = about(card, table.tongue)
    aim = faced(table.aim(said, [key], [], said), card)
    table.faces.append(name)
    body = piece(f"card-{name}", mini(card, table.tongue, round(w, 1), round(h, 1)))
    body += halo(0, 0, w, h, 7) if aim.legal else ""
    return aim.control(f"uc-special-{name}", body, f'<rect width="{w:g}" height="{h:g}" rx="7"/>')


def _deck(table: Reading, w: float, h: float) -> str:
    """The deck of cheap Specials, face down."""
    n = table.view["specials"]
    said = table.say("svg-special-deck", n=n)
    aim = table.aim(said, ["look at three"], [], said)
    wide = min(w, h / 1.42)
    body = put((w - wide) / 2, 0, back(SPECIAL_ERA, round(wide, 1))) if n else ""
    body += label(w / 2, h - 9, str(n), 11, SHADE, GOLD, "#ffe7a8")
    body += halo((w - wide) / 2, 0, wide, wide * 1.4, 6) if aim.legal else ""
    return aim.control("uc-special-deck", body, f'<rect width="{w:g}" height="{h:g}" rx="7"/>')


def contracts(table: Reading, w: float, h: float) -> str:
    """The contracts that are left, side by side."""
    left = table.view["contracts"]
    wide = (w - 2 * 5) / 3
    return "".join([put(k * (wide + 5), 0, _contract(table, each, wide, h)) for k, each in enumerate(left)])


def _contract(table: Reading, which: str, w: float, h: float) -> str:
    contract = table.printed.contracts[which]
    said = contract_about(contract, table.tongue)
    aim = table.aim(said, [f"claim {which}"], [f"contract {which}"], said)
    body = piece(f"contract-{which}", contract_face(contract, table.tongue, round(w, 1), round(h, 1)))
    if aim.denied:
        body += box(0, 0, w, h, 8, "#0a2733", more=' fill-opacity=".3"') + locked(w - 9, h - 9, 0.7)
    body += halo(0, 0, w, h, 8) if aim.legal else ""
    return aim.control(f"uc-{which}", body, f'<rect width="{w:g}" height="{h:g}" rx="8"/>')


@kept
def contract_face(contract: Contract, tongue: Tongue, w: float, h: float) -> str:
    """What it wants at the left, what it gives at the right."""
    wants, gives = contract_strips(contract, tongue)
    found = box(0, 2, w, h, 8, SHADE, more=' fill-opacity=".45"') + box(
        0, 0, w, h, 8, "#efe3c4", "#6b5320", 1.6
    )
    found += fitted(w / 2, 10, tongue.say(name(contract)), w - 12, 10.5, 8, "#3a2a05")
    low = (h + 15) / 2
    found += strip(wants, w * 0.29, low, w * 0.5, h - 20, 0.95)
    found += line(f"M{w * 0.575:.1f} {low - 5:g}l5 5l-5 5", "#5a4410", 2.2)
    return found + strip(gives, w * 0.8, low, w * 0.34, h - 20, 0.9, "#2c1f00")


def supply(table: Reading, w: float, h: float) -> str:
    """The era deck, the discard, and domes and tunnels that are left for all."""
    view = table.view
    purple = "∞" if table.alone else view["purple"]
    cells: tuple[tuple[str, int | str, str], ...] = (
        (f"back{view['era']}", view["deck"], table.say("svg-deck", n=view["deck"])),
        ("discard", len(view["discard"]), table.say("svg-discard", n=len(view["discard"]))),
        ("nonsymbiotic", view["white"], table.say("svg-white", n=view["white"])),
        ("symbiotic", purple, table.say("svg-purple", n=purple)),
        ("tunnel", view["tunnels"], table.say("svg-tunnels", n=view["tunnels"])),
        ("metropolis", len(view["metropolises"]), table.say("svg-tiles", n=len(view["metropolises"]))),
    )
    step, found = w / len(cells), ""
    for k, (sign, n, said) in enumerate(cells):
        x = k * step
        body = box(x, 0, step - 4, h, 7, "#04202e", RIM, 1, ' stroke-opacity=".4"')
        if sign.startswith("back"):
            body += put(x + 9, h / 2 - 9, back(min(3, view["era"]), 13))
            body += text(x + 29, h / 2 + 0.4, n, 11, FOAM, "start")
        elif sign == "discard":
            body += box(x + 9, h / 2 - 9, 13, 18, 2, "none", MIST, 1.2, ' stroke-dasharray="3 2"')
            body += text(x + 29, h / 2 + 0.4, n, 11, FOAM, "start")
        else:
            body += count(sign, x + 15, h / 2, n, FOAM, 0.66, 11)
        told = words(said)
        found += f'<g role="img" aria-label="{told}" data-help="{told}">{body}</g>'
    return found


def market(table: Reading, w: float) -> tuple[str, float]:
    """Everything in rows, and how high it is."""
    found = text(8, 12, table.say("svg-specials"), 11, FOAM, "start")
    drawn, high = specials(table, w - 16, 92 if table.narrow else 64)
    found += put(8, 22, drawn)
    y = 25.0 + high
    if table.view["contracts"]:
        found += text(8, y + 10, table.say("svg-contracts"), 11, FOAM, "start")
        found += put(8, y + 19, contracts(table, w - 16, 54))
        y += 79
    return found + put(8, y, supply(table, w - 12, 26)), y + 32


if __name__ == "__main__":
    from .demo import show

    show("market")
