"""A drawing of the demonstration game: the shortest example of the seam to a game's pictures."""

from __future__ import annotations

from typing import Any, cast

from bathysphere.drawing.markup import Markup, words
from bathysphere.drawing.players import livery
from bathysphere.drawing.scene import Draw, Panel, Scene
from bathysphere.drawing.targets import Targets
from bathysphere.server.shelf import Shelf
from server.shelf import open_reef, reef_names


class DrawnShelf(Shelf):
    """The demonstration game with pictures."""

    def draw(self, name: str) -> Draw | None:
        return draw


def drawn_shelf() -> Shelf:
    return DrawnShelf(open_reef, reef_names)


def draw(scene: Scene) -> list[Panel]:
    """Sites on the board, the hand in the strip below, the divers beside."""
    return [
        Panel("sites", "board", "Sites", _svg(600, 400, _sites(scene))),
        Panel("hand", "foot", "Hand", _svg(600, 90, _hand(scene))),
        Panel("divers", "side", "Divers", _svg(300, 60 * len(_view(scene)["divers"]), _divers(scene))),
    ]


def _view(scene: Scene) -> dict[str, Any]:
    return cast("dict[str, Any]", scene.view)


def _svg(wide: int, high: int, inside: str) -> Markup:
    return Markup(f'<svg viewBox="0 0 {wide} {high}">{inside}</svg>')


def _sites(scene: Scene) -> str:
    drawn = '<rect width="600" height="400" fill="#0f4a66"/>'
    for site, coral in enumerate(_view(scene)["sites"]):
        x = 120 + 180 * site
        aim = Targets(scene).aim(f"Site {site}", [f"dive {site}"], [f"site {site}"])
        rim = "#ff8a3c" if aim.legal else "#2c8fb0"
        pieces = "".join(
            f'<circle data-piece="coral-{site}-{n}" cx="{x - 30 + 30 * n}" cy="200" r="12" fill="#ff6b57"/>'
            for n in range(coral)
        )
        around = f'<circle cx="{x}" cy="200" r="70" fill="#123b54" stroke="{rim}" stroke-width="6"/>{pieces}'
        drawn += aim.control(f"site-{site}", around, f'<circle cx="{x}" cy="200" r="70"/>')
    return drawn


def _hand(scene: Scene) -> str:
    drawn = ""
    for place, card in enumerate(_view(scene)["hand"]):
        aim = Targets(scene).aim(card, [f"play {card}", f"drop {card}"], [f"card {card}"])
        rim = "#ff8a3c" if aim.legal else "#6c7a86"
        shape = f'<rect x="{150 * place + 3}" y="3" width="140" height="80" rx="10"/>'
        picture = (
            f'<g data-piece="card-{card}" fill="#fbfdfe" stroke="{rim}" stroke-width="4">{shape}</g>'
            f'<text x="{150 * place + 73}" y="48" text-anchor="middle" font-size="13">{words(card)}</text>'
        )
        drawn += aim.control(f"card-{card}", picture, shape)
    return drawn


def _divers(scene: Scene) -> str:
    drawn = ""
    for seat, diver in enumerate(_view(scene)["divers"]):
        told = words(f"{scene.names[seat]}: {diver['coin']} / {diver['coral']} / {diver['biology']}")
        drawn += (
            f'<circle cx="24" cy="{30 + 60 * seat}" r="14" fill="{livery(seat).colour}"/>'
            f'<text class="chart-name" x="50" y="{35 + 60 * seat}">{told}</text>'
        )
    return drawn
