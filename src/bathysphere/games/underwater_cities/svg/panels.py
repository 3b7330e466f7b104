"""The panels beside the board: the question, the market, Production and points, the way alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ....drawing.markup import Markup
from ....drawing.shapes import box
from ....drawing.tongue import Tongue
from .cards import whole_face
from .dialog import dialog
from .forecast import forecast, sums, tallies
from .market import market
from .reading import Printed, Reading, finish
from .solo import solo


def turn_panel(table: Reading) -> Markup:
    """Drawn last: it asks what no piece stands for."""
    return _sheet(table, "turn", dialog)


def forecast_panel(table: Reading) -> Markup:
    return _sheet(table, "forecast", forecast)


def score_panel(table: Reading) -> Markup:
    """One line that unfolds where the points come from; it also keeps the faces of small cards."""
    line, more = _sheet(table, "score", sums), _sheet(table, "tallies", tallies)
    faces = _faces(table.printed, tuple(table.faces), table.tongue)
    if table.narrow:
        return Markup(f"<div>{line}{more}{faces}</div>")
    return Markup(f"<div><details><summary>{line}</summary>{more}</details>{faces}</div>")


@lru_cache(256)
def _faces(printed: Printed, names: tuple[str, ...], tongue: Tongue) -> str:
    """Faces that are not seen here; drawn anew only when there are other cards."""
    faces = "".join([whole_face(printed.cards[name], tongue) for name in names])
    drawn = finish("faces", 1, 1, "", f"<defs>{faces}</defs>")
    return f'<svg width="0" height="0" class="sprite" aria-hidden="true">{drawn}</svg>'


def solo_panel(table: Reading) -> Markup:
    return _sheet(table, "solo", solo)


def market_panel(table: Reading) -> Markup:
    w = table.side
    body, high = market(table, w)
    ground = box(0.6, 0.6, w - 1.2, high - 1.2, 10, "url(#&~mainsea)", "#8fd3e6", 1.2)
    return finish("market", w, high, table.say("svg-market"), ground + body)


def _sheet(table: Reading, name: str, draw: Callable[[Reading, float], tuple[str, float]]) -> Markup:
    w = table.side
    body, high = draw(table, w)
    ground = box(0.6, 0.6, w - 1.2, high - 1.2, 10, table.light.panel, table.light.line, 1.2)
    return finish(name, w, high, table.say(f"svg-{name}"), ground + body)


if __name__ == "__main__":
    from .demo import show

    show("market")
