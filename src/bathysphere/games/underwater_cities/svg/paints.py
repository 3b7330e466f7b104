"""Gradients by name, and the book of everything that a panel may use."""

from __future__ import annotations

from typing import Final


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        [
            f'<stop offset="{at:g}" stop-color="{colour}"'
            + (f' stop-opacity="{strong:g}"/>' if strong < 1 else "/>")
            for at, colour, strong in stops
        ]
    )


def falling(name: str, *stops: tuple[float, str]) -> str:
    """From top to bottom."""
    inner = _stops(tuple((at, colour, 1) for at, colour in stops))
    return f'<linearGradient id="&~{name}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>'


def _slanting(name: str, one: str, other: str) -> str:
    inner = _stops(((0, one, 1), (1, other, 1)))
    return f'<linearGradient id="&~{name}" x1="0" y1="0" x2="1" y2="1">{inner}</linearGradient>'


def _fading(name: str, one: str, strong: float, other: str, weak: float) -> str:
    inner = _stops(((0, one, strong), (1, other, weak)))
    return f'<linearGradient id="&~{name}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>'


def _ball(name: str, *stops: tuple[float, str, float]) -> str:
    return f'<radialGradient id="&~{name}" cx=".38" cy=".28" r=".85">{_stops(stops)}</radialGradient>'


def _round(name: str, *stops: tuple[float, str, float]) -> str:
    return f'<radialGradient id="&~{name}">{_stops(stops)}</radialGradient>'


PAINTS: Final = {
    "glow": _round("glow", (0, "#bff4ff", 0.3), (1, "#bff4ff", 0)),
    "well": _ball("well", (0, "#2f7f99", 0.85), (1, "#06222f", 0.9)),
    "blackwell": _ball("blackwell", (0, "#3a1418", 1), (1, "#0b0507", 1)),
    "dome": _ball("dome", (0, "#ffffff", 1), (0.5, "#d9eef4", 1), (1, "#7fa9b8", 1)),
    "purpledome": _ball("purpledome", (0, "#f7e8ff", 1), (0.45, "#b978ea", 1), (1, "#54208a", 1)),
    "brown": _slanting("brown", "#b98a57", "#5f3d20"),
    "blue": _slanting("blue", "#5fb2ec", "#1d4f95"),
    "sand": _fading("sand", "#d8c08d", 0.55, "#7c6a49", 0.35),
    "ray": _fading("ray", "#e8fbff", 0.16, "#e8fbff", 0),
    "purple": falling("purple", (0, "#e9c8ff"), (0.5, "#a862dd"), (1, "#5b2590")),
    "tube": falling("tube", (0, "#f2f9fb"), (0.45, "#bcd3dc"), (1, "#6f93a2")),
    "tubegold": falling("tubegold", (0, "#fff3c4"), (0.45, "#f2c14a"), (1, "#9a6a10")),
    "farmtile": falling("farmtile", (0, "#5cc97f"), (1, "#1f7d48")),
    "desaltile": falling("desaltile", (0, "#5db8f2"), (1, "#1f63b0")),
    "labtile": falling("labtile", (0, "#f5f7fa"), (1, "#aab8c6")),
    "mainsea": falling("mainsea", (0, "#17697c"), (0.5, "#0b3f52"), (1, "#031722")),
    "back1": falling("back1", (0, "#35b3ad"), (1, "#0a4a58")),
    "back2": falling("back2", (0, "#2c78b8"), (1, "#0a2350")),
    "back3": falling("back3", (0, "#3a3a86"), (1, "#080a26")),
    "back4": falling("back4", (0, "#7a46b5"), (1, "#260f45")),
    "view0": falling("view0", (0, "#339781"), (1, "#083030")),
    "view1": falling("view1", (0, "#4f8f96"), (1, "#172732")),
    "view2": falling("view2", (0, "#57a99d"), (1, "#1c3033")),
    "view3": falling("view3", (0, "#48aabb"), (1, "#10303f")),
    **{
        f"sea{number}": falling(f"sea{number}", (0, top), (0.55, middle), (1, deep))
        for number, (top, middle, deep) in enumerate(
            (
                ("#15727a", "#0d4a54", "#06222f"),
                ("#2b6684", "#194058", "#071b2c"),
                ("#3a5b93", "#223861", "#0a1530"),
                ("#12708f", "#0b485f", "#04202f"),
                ("#1a4f7e", "#0f2f50", "#040f22"),
                ("#17697c", "#0d4051", "#031826"),
                ("#3b4c86", "#212d56", "#080f26"),
                ("#245d6b", "#133843", "#03131c"),
            )
        )
    },
}
