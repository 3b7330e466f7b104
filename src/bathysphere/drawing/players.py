"""Player colours and symbols: hue, shape and ink differ at once, so colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .markup import Markup, words


@dataclass(frozen=True)
class Livery:
    """How one seat looks, everywhere."""

    name: str
    colour: str
    ink: str
    shape: str


_STAR: Final = "M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z"

LIVERIES: Final = (
    Livery("red", "#c81e4a", "#ffffff", "M12 5.2l7 12.3H5z"),
    Livery("blue", "#2457c5", "#ffffff", "M12 5.5a6.5 6.5 0 1 0 .01 0zm0 3.2a3.3 3.3 0 1 1-.01 0z"),
    Livery("green", "#19ae89", "#06231c", "M6.5 6.5h11v11h-11z"),
    Livery("yellow", "#f7cb3b", "#2c2205", "M12 4.5l6.5 7.5-6.5 7.5L5.5 12z"),
    Livery("plum", "#6a2f7d", "#ffffff", "M9.6 5h4.8v4.6H19v4.8h-4.6V19H9.6v-4.6H5V9.6h4.6z"),
)
NEUTRAL: Final = Livery("grey", "#6c7a86", "#ffffff", _STAR)


def livery(seat: int | None) -> Livery:
    """The look of a seat; nobody's is grey."""
    return LIVERIES[seat] if seat is not None and seat < len(LIVERIES) else NEUTRAL


def symbols() -> Markup:
    """The badges of all seats, once per page; everything else refers to them."""
    looks = [(str(seat), look) for seat, look in enumerate(LIVERIES)] + [("none", NEUTRAL)]
    drawn = "".join(
        f'<symbol id="livery-{name}" viewBox="0 0 24 24">'
        f'<circle cx="12" cy="12" r="11" fill="{look.colour}" stroke="#ffffff" stroke-width="1.5"/>'
        f'<path d="{look.shape}" fill="{look.ink}" fill-rule="evenodd"/></symbol>'
        for name, look in looks
    )
    return Markup(f'<svg width="0" height="0" class="sprite" aria-hidden="true">{drawn}</svg>')


def symbol(seat: int | None, size: int = 24, label: str = "") -> Markup:
    """The round badge of a seat, on a page that holds `symbols`. Without a label it is decoration."""
    name = seat if seat is not None and seat < len(LIVERIES) else "none"
    told = f'role="img" aria-label="{words(label)}"' if label else 'aria-hidden="true"'
    return Markup(
        f'<svg class="symbol" width="{size}" height="{size}" {told}><use href="#livery-{name}"/></svg>'
    )
