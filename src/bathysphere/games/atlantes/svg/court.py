"""Portraits of the starting characters, on about 150 by 130 round (0, 0)."""

from __future__ import annotations

import math

from ....drawing.strokes import dot, oval, path, stroke
from .look import CORAL, GOLD, MINT, PEARL
from .strokes import at, eye, slab


def crown(n: int, w: float = 54, h: float = 26, jewel: str = CORAL) -> str:
    """A crown with n points that stands on y = 0."""
    tips = [(-w / 2 + w * (i + 0.5) / n, -h * (1.22 if i == n // 2 else 1)) for i in range(n)]
    half = w / n * 0.5 - 2
    d = f"M{-w / 2:.1f} 0L{-w / 2 - 3:.1f} {-h * 0.8:.1f}"
    for x, y in tips:
        d += f"L{x - half:.1f} {-h * 0.34:.1f}L{x:.1f} {y:.1f}L{x + half:.1f} {-h * 0.34:.1f}"
    d += f"L{w / 2 + 3:.1f} {-h * 0.8:.1f}L{w / 2:.1f} 0Z"
    pearls = "".join([dot(x, y, 2.6, PEARL, 'stroke="#6b4304" stroke-width=".8"') for x, y in tips])
    jewels = "".join([dot(-w / 3 + i * w / 3, -2.5, 2.2, jewel) for i in range(3)])
    band = slab(-w / 2, -6, w, 7, 2, "#c98a26", "#6b4304", 1)
    return path(d, "url(#&~p-gilt)", "#6b4304", 1.5) + pearls + band + jewels


def matrona() -> str:
    hair = "".join(
        stroke(f"M{x} -22C{x * 1.5:.0f} 8 {x * 1.1:.0f} 30 {x * 1.7:.0f} 66", tint, 6, 'stroke-opacity=".9"')
        for x, tint in (
            (-40, "#ffd0e0"),
            (-28, "#c9b4ff"),
            (40, "#ffd0e0"),
            (28, "#c9b4ff"),
            (-48, "#8f6ae0"),
            (48, "#8f6ae0"),
        )
    )
    return (
        dot(0, -10, 62, "url(#&~p-dream)")
        + hair
        + path("M-24 66C-24 40-14 36 0 36S24 40 24 66Z", "#7a2c6b")
        + path("M-15 36C-8 44 8 44 15 36L18 46C8 54-8 54-18 46Z", GOLD)
        + path("M-19-12C-20 14-12 34 0 36C12 34 20 14 19-12Z", "#f9d9c4")
        + path(
            "M-54-10C-54-46-28-60 0-60S54-46 54-10C44-18 36-18 28-10C20-18 10-18 0-10"
            "C-10-18-20-18-28-10C-36-18-44-18-54-10Z",
            "#e9a8d8",
            "#fff0fb",
            1.6,
        )
        + stroke("M-36-28C-30-44-14-50 0-50", "#fff", 4, 'stroke-opacity=".7"')
        + stroke("M-13 4C-10 8-6 8-4 4M4 4C6 8 10 8 13 4", "#5a2345", 2.4)
        + stroke("M-5 21C-2 24 2 24 5 21", "#c2475f", 2.6)
        + at(crown(5, 40, 16, MINT), 0, -54, 0.9)
        + dot(0, -18, 4, MINT)
    )


def _spine(t: float) -> tuple[float, float, float]:
    """The body of the seahorse from the neck to the tip of its curled tail: centre and radius."""
    if t < 0.55:
        u = t / 0.55
        return -6 + 22 * math.sin(u * 2.7), -30 + 58 * u, 15 + 7 * math.sin(u * 3) - 8 * u * u
    u = (t - 0.55) / 0.45
    far = 20 * (1 - u * 0.72)
    x, y = far * math.cos(1.1 - u * 6.2), far * math.sin(1.1 - u * 6.2) * 0.9
    return x - 16 + 8 * (1 - u), y + 32, 8.5 * (1 - u * 0.66)


def seahorse() -> str:
    rings = [_spine(i / 36) for i in range(37)]
    body = "".join([dot(x, y, r, "#f7b44a" if i % 3 else "#e79425") for i, (x, y, r) in enumerate(rings)])
    fin = path("M18-6C40-14 46 6 36 20C30 18 24 16 18 16Z", "#ff7d68", "#ffd0b8", 1.2)
    head = (
        path("M-22-34L-54-26C-58-24-58-18-53-18L-22-20Z", "#f7b44a")
        + dot(-10, -34, 18, "#f7b44a")
        + path("M-14-52L-18-66L-6-56L0-68L6-52L18-56L10-40Z", "#e2604a")
        + eye(-15, -36, 5)
    )
    return (
        dot(0, 0, 60, "url(#&~p-shine)")
        + fin
        + body
        + head
        + stroke("M-4-14C6-8 10 4 8 18", "#fff0c8", 3, 'stroke-opacity=".7"')
    )


def _helm(bronze: str, plume: str) -> str:
    return (
        path("M-6-44C22-60 44-34 40 4C34-10 22-22 6-26Z", plume, "#fff0e0", 1.2)
        + path("M-26 34V-8C-26-30-14-42 4-42S32-28 32-6V34L18 40V8H8V22H-2V8H-14V40Z", bronze, "#4a1a12", 1.8)
        + path("M-16 4C-10-4 0-2 2 4ZM8 4C12-2 20-4 24 2L22 4Z", "#1b0a1e")
        + stroke("M-20-10C-18-26-8-34 4-35", "#fff", 3, 'stroke-opacity=".55"')
    )


def legion() -> str:
    spears = "".join(
        stroke(f"M{x} 66V-50", "#5b2a1e", 4)
        + path(f"M{x} -66L{x + 7} -50L{x} -44L{x - 7} -50Z", "#f7ead0", "#5b2a1e", 1.2)
        for x in (-58, -20, 58, 24)
    )
    return (
        spears
        + at(_helm("#c4624a", "#7d4fc9"), -44, 18, 0.78)
        + at(_helm("#c4624a", "#7d4fc9"), 42, 18, 0.78)
        + at(_helm("#f0b357", "#ff6b57"), 0, 16, 1.12)
    )


def pearl() -> str:
    fan = "".join(
        stroke(f"M0 34L{x} {y}", "#c75a83", 2.4)
        for x, y in ((-46, -14), (-26, -36), (0, -44), (26, -36), (46, -14))
    )
    return (
        dot(0, 6, 66, "url(#&~p-shine)")
        + path(
            "M0 40L-58-2A18 18 0 0 1-44-34A20 20 0 0 1-16-50A20 20 0 0 1 16-50A20 20 0 0 1 "
            "44-34A18 18 0 0 1 58-2Z",
            "#f59bb0",
            "#7a2450",
            2,
        )
        + fan
        + path("M-58 34C-40 62 40 62 58 34C36 26 18 44 0 40C-18 44-36 26-58 34Z", "#e87795", "#7a2450", 2)
        + dot(0, 18, 25, "url(#&~p-pearl)", 'stroke="#b98aa8" stroke-width="1.5"')
        + dot(-8, 9, 6, "#fff")
        + stroke("M-9 20C-7 23-3 23-1 20M5 20C7 23 11 23 13 20M-3 30C0 33 5 33 8 30", "#5a2345", 2.2)
        + at(crown(3, 34, 18), 0, -4, 0.95)
    )


def agent() -> str:
    currents = "".join(
        stroke(
            f"M{-70 + i * 10} {-30 + i * 26}C-30 {-56 + i * 26} 20 {-8 + i * 26} 70 {-36 + i * 26}",
            MINT,
            3,
            f'stroke-opacity="{0.6 - i * 0.12:.2f}"',
        )
        for i in range(4)
    )
    return (
        currents
        + path(
            "M-46 66C-46 20-30 6-24-12C-22-44-8-58 6-60C26-52 30-30 26-12C34 8 48 22 48 66Z",
            "#3f2a7d",
            "#b49cff",
            1.8,
        )
        + path("M-18-8C-18-34-6-44 2-46C16-42 22-28 20-8C14 8-12 8-18-8Z", "#160a2c")
        + oval(-6, -16, 5, 3.4, MINT)
        + oval(11, -16, 5, 3.4, MINT)
        + path("M-4 66V22L2 12L8 22V66", "#5d43a8")
        + dot(2, 22, 5.5, GOLD, 'stroke="#6b4304" stroke-width="1.2"')
        + stroke("M-30 30C-20 40-24 54-28 66M34 28C26 40 30 54 32 66", "#b49cff", 2, 'stroke-opacity=".6"')
    )


def builder() -> str:
    tower = (
        path("M18 66V6H26V-2H34V6H42V-2H50V6H58V66Z", "#f2e3c6", "#5a3d20", 1.8)
        + stroke("M18 22H58M18 40H58M30 22V40M46 22V40M38 40V66", "#b9965f", 1.6)
        + at('<use href="#&~arrow"/>', 38, -30, 1.3)
    )
    return (
        tower
        + path("M-66 66C-66 36-50 28-30 28S4 36 4 66Z", "#c44a3c", "#ffd0b8", 1.4)
        + path("M-34 22H-22V34H-34Z", "#e9b592")
        + path("M-48-14C-48 12-38 26-28 26S-8 12-8-14Z", "#f3c3a0")
        + path("M-54-12C-54-40-40-50-28-50S-2-40-2-12C-10-22-20-24-28-24S-46-22-54-12Z", "#5a2345")
        + dot(-28, -54, 11, "#5a2345")
        + stroke("M-52-20C-40-32-16-32-4-20", GOLD, 5)
        + stroke("M-38-4C-36-1-32-1-30-4M-24-4C-22-1-18-1-16-4M-33 13C-30 16-26 16-23 13", "#5a2345", 2.3)
        + at(
            stroke("M0 34V-18", "#7a4a20", 6) + path("M-16-32H16V-14H-16Z", "#d7dbe8", "#3a3a52", 1.6),
            2,
            30,
            0.84,
            24,
        )
    )
