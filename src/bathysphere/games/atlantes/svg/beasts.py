"""Portraits of the ocean characters, on about 150 by 130 round (0, 0)."""

from __future__ import annotations

import math

from ....drawing.strokes import dot, oval, path, stroke
from .icons import MANTA
from .look import CORAL, GOLD, MINT, PEARL
from .strokes import at, eye, tentacle


def siren() -> str:
    return (
        dot(0, 0, 62, "url(#&~p-glow)")
        + path(
            "M-4 8C14 26 34 22 44 40C50 52 42 62 60 66C46 72 34 66 30 56C22 62 8 60 4 70C-2 "
            "58 8 46 20 46C2 46-20 36-24 12Z",
            "#2bb8a6",
            "#c4fff0",
            1.6,
        )
        + "".join(stroke(f"M{-12 + i * 9} {20 + i * 6}q5 5 9 0", "#c4fff0", 1.5) for i in range(5))
        + path("M-26 14C-28-2-22-10-12-12C0-10 6-2 0 14C-8 20-20 20-26 14Z", "#f3c3a0")
        + stroke("M-26-2C-40 10-44 22-58 24", "#f3c3a0", 7)
        + stroke("M-2-2C12 4 22-8 30-18", "#f3c3a0", 7)
        + path("M-16 4a6 6 0 0 0 8 0M-7 4a6 6 0 0 0 8 0", CORAL, "#b3262e", 1)
        + path(
            "M-14-62C-42-62-48-34-42-12C-38 4-52 8-56 2C-54 20-32 18-28 2C-26-12-28-26-14-30"
            "C2-26 6-12 18-18C10-22 14-60-14-62Z",
            "#ff7d68",
            "#ffd0b8",
            1.4,
        )
        + path("M-26-36C-26-20-20-12-13-12S1-20 1-36C-4-46-22-46-26-36Z", "#f9d3b4")
        + stroke("M-20-28C-18-25-16-25-14-28M-9-28C-7-25-5-25-3-28M-15-18C-13-16-11-16-9-18", "#5a2345", 2)
        + at(path("M0 0C10-2 14-12 8-20C20-14 18 6 2 8Z", GOLD, "#6b4304", 1.2), 30, -18, 1.1)
        + "".join(
            dot(52 + i * 8, -30 - i * 9, 3.2 - i * 0.6, "none", f'stroke="{PEARL}" stroke-width="1.4"')
            for i in range(3)
        )
    )


def turtle() -> str:
    hexagon = "M12 0L6 10.4L-6 10.4L-12 0L-6-10.4L6-10.4Z"
    places = ((2, -14), (22, -3), (2, 9), (-18, -3), (-18, -26), (22, -26), (42, -14), (-38, -14))
    hexes = "".join(at(path(hexagon, "#4fa36b", "#164a36", 2), x, y) for x, y in places)
    coins = "".join(
        at('<use href="#&~coin"/>', x, y, 0.8) for x, y in ((34, 58), (50, 60), (42, 48), (62, 52))
    )
    return (
        path("M30 22C52 26 64 44 60 56C46 52 34 40 24 30Z", "#7fc48a", "#164a36", 1.6)
        + path("M-50 16C-58-30-22-52 4-50S58-30 54 14C30 30-22 32-50 16Z", "#2f7d55", "#d3f5c8", 2)
        + hexes
        + path("M-50 16C-22 32 30 30 54 14L52 24C28 40-22 42-48 26Z", "#d9b96e", "#164a36", 1.6)
        + path("M-34 30C-50 40-56 54-50 66C-36 62-24 46-18 34Z", "#8fd199", "#164a36", 1.6)
        + path("M-46 14C-64 16-76 4-72-10C-68-22-50-22-44-10C-40 0-40 8-46 14Z", "#8fd199", "#164a36", 1.6)
        + eye(-60, -6, 5)
        + dot(-60, -6, 8, "none", f'stroke="{GOLD}" stroke-width="2.2"')
        + stroke("M-54-1C-50 10-50 20-46 26", GOLD, 1.4)
        + stroke("M-71 4C-66 8-60 8-56 6", "#164a36", 2)
        + coins
    )


def _claw() -> str:
    return path(
        "M0 22C-8 6-20-4-18-20C-16-34-4-40 4-38L-2-22L12-34C22-26 22-8 10 4C8 10 6 16 8 22Z",
        "#f0654f",
        "#6b1418",
        1.8,
    )


def crab() -> str:
    legs = "".join(
        stroke(
            f"M{side * 34} {20 + i * 9}L{side * (58 - i * 3)} {14 + i * 14}"
            f"L{side * (64 - i * 6)} {32 + i * 14}",
            "#b53a33",
            6,
        )
        for side in (-1, 1)
        for i in range(3)
    )
    return (
        legs
        + stroke("M-34 6L-52-6M34 6L52-6", "#d9503f", 9)
        + at(_claw(), -54, -16, 1)
        + f'<g transform="translate(54 -16) scale(-1 1)">{_claw()}</g>'
        + stroke("M-12-8V-26M12-8V-26", "#d9503f", 5)
        + oval(0, 18, 44, 30, "#f0654f", 'stroke="#6b1418" stroke-width="2"')
        + stroke("M-30 4C-20-6 20-6 30 4", "#ffc4ae", 4, 'stroke-opacity=".8"')
        + eye(-12, -28, 7)
        + eye(12, -28, 7)
        + stroke("M-10 24C-4 30 4 30 10 24", "#6b1418", 2.8)
        + path("M-40 30L28-2L36 4L-32 40Z", GOLD, "#6b4304", 1.2)
        + dot(-2, 19, 7, PEARL, 'stroke="#6b4304" stroke-width="1.4"')
    )


def octopus() -> str:
    arms = ""
    for x0, x1, y1, cx, cy in (
        (-26, -70, 34, -50, 60),
        (-16, -52, 66, -20, 60),
        (-6, -18, 70, -24, 40),
        (6, 18, 70, 24, 40),
        (16, 52, 66, 20, 60),
        (26, 70, 34, 50, 60),
    ):
        arms += tentacle((x0, 16), (x1, y1), (cx, cy), "#8d4fd0", 11)
    return (
        dot(0, -10, 64, "url(#&~p-dream)")
        + arms
        + path("M-36 10C-52-30-30-64 0-64S52-30 36 10C30 30-30 30-36 10Z", "#a763e6", "#efd9ff", 1.8)
        + stroke("M-26-30C-22-46-10-54 2-54", "#fff", 5, 'stroke-opacity=".5"')
        + eye(-14, -6, 9)
        + eye(14, -6, 9)
        + stroke("M-26-20L-6-14M26-20L6-14", "#4a1f80", 4)
        + stroke("M-8 12C-3 9 3 9 8 12", "#4a1f80", 3)
        + "".join(dot(x, y, 3, "#ffb3d9") for x, y in ((-64, 40), (-48, 58), (64, 40), (48, 58)))
        + dot(18, -36, 4, "#c995f5")
        + dot(8, -46, 3, "#c995f5")
    )


def herder() -> str:
    return (
        dot(0, 0, 66, "url(#&~p-glow)")
        + at(path(MANTA, "#3d5fb8", "#bfe0ff", 1.2), -46, -30, 1.1, -18)
        + at(path(MANTA, "#3d5fb8", "#bfe0ff", 1.2), 48, -34, 1.1, 18)
        + at(
            path(MANTA, "#26376f", "#d9ecff", 0.9)
            + stroke("M-9-1C-5-4 5-4 9-1", "#7fa8e8", 1.3)
            + dot(-3.2, -5.4, 1.1, MINT)
            + dot(3.2, -5.4, 1.1, MINT),
            0,
            12,
            3.5,
        )
        + stroke("M34 66V-20C34-40 58-40 58-22C58-12 48-10 46-16", "#6b4304", 7)
        + stroke("M34 66V-20C34-40 58-40 58-22C58-12 48-10 46-16", GOLD, 4)
    )


def mender() -> str:
    tent = "".join(
        stroke(f"M{x} 8C{x - 10} 28 {x + 12} 42 {x - 2} 66", tint, 4, 'stroke-opacity=".9"')
        for x, tint in (
            (-34, "#9fe8ff"),
            (-20, "#ffd0e0"),
            (-7, "#9fe8ff"),
            (7, "#ffd0e0"),
            (20, "#9fe8ff"),
            (34, "#ffd0e0"),
        )
    )
    return (
        dot(0, -12, 68, "url(#&~p-glow)")
        + tent
        + path(
            "M-52 8C-54-36-30-60 0-60S54-36 52 8C40 0 34 0 26 8C18 0 8 0 0 8C-8 0-18 0-26 8C-34 0-40 0-52 8Z",
            "#58c7d9",
            "#eafff9",
            2,
            'fill-opacity=".92"',
        )
        + stroke("M-36-20C-32-40-16-48-2-49", "#fff", 5, 'stroke-opacity=".65"')
        + path("M-6-44H6V-30H20V-18H6V-4H-6V-18H-20V-30H-6Z", PEARL, "#0c5a5a", 2)
        + dot(0, -24, 4, CORAL)
    )


def swordfish() -> str:
    return (
        path("M70-50L14-16L22-8Z", "#f7ead0", "#1b3a6b", 1.6)
        + path("M-48 40C-30 4-4-18 24-18C30-8 22 10 4 24C-14 38-34 44-48 40Z", "#3f79c9", "#d6ecff", 1.8)
        + path("M-48 40C-34 42-14 38 4 24C14 16 20 8 23 0C10 14-14 30-48 40Z", "#d6ecff")
        + path("M-20 4C-24-24-10-40 6-46C2-34 6-24 10-18Z", "#27509a", "#d6ecff", 1.4)
        + path(
            "M-44 36C-60 30-70 34-76 26C-64 22-56 26-50 32C-54 46-50 58-42 66C-38 54-40 44-44 36Z",
            "#27509a",
            "#d6ecff",
            1.4,
        )
        + path("M-2 22C-4 36 2 44 12 48C12 38 10 30 8 20Z", "#27509a", "#d6ecff", 1.2)
        + eye(12, -8, 5)
        + "".join(
            stroke(f"M{-70 + i * 8} {-30 + i * 14}h26", "#d6ecff", 2.4, 'stroke-opacity=".6"')
            for i in range(3)
        )
    )


def dolphin() -> str:
    return (
        dot(10, -6, 62, "url(#&~p-glow)")
        + path(
            "M-60 44C-56 2-24-36 22-36C38-36 46-28 50-20L68-12C70-8 66-4 60-5L42-4C28 10 4 "
            "2-12 10C-30 18-42 32-46 46Z",
            "#5f8fd6",
            "#e6f4ff",
            1.8,
        )
        + path("M42-4C28 10 4 2-12 10C-30 18-42 32-46 46L-54 44C-50 20-20-2 20-8C32-8 40-6 60-5Z", "#e6f4ff")
        + path("M-8-28C-8-46-22-54-30-56C-26-44-30-32-32-20Z", "#4a74bd", "#e6f4ff", 1.4)
        + path("M6 6C4 22 14 30 24 32C22 22 24 12 22 4Z", "#4a74bd", "#e6f4ff", 1.4)
        + path(
            "M-60 44C-74 42-80 50-84 60C-72 58-62 58-54 52C-48 60-40 64-30 62C-34 52-40 46-46 44Z",
            "#4a74bd",
            "#e6f4ff",
            1.4,
        )
        + eye(34, -20, 5)
        + stroke("M48-9C56-8 60-8 66-9", "#27407a", 1.8)
        + at(
            path("M-12-4H6V4H-12Z", "#8a5a20", "#4a2c08", 1.2)
            + path("M6-6H16V6H6Z", GOLD, "#4a2c08", 1.2)
            + path("M16-9H20V9H16Z", "#8a5a20", "#4a2c08", 1.2),
            42,
            38,
            1.5,
            -20,
        )
    )


def hermit() -> str:
    turns = [(3 + 0.9 * i, 2.4 + 0.3 * i) for i in range(48)]
    spiral = "L".join(f"{r * math.cos(a):.1f} {r * math.sin(a) * 0.92:.1f}" for r, a in turns)
    legs = "".join(
        stroke(f"M{-16 - i * 10} 34L{-26 - i * 15} 48L{-24 - i * 17} 66", "#d9503f", 6) for i in range(3)
    )
    return (
        legs
        + at(
            dot(0, 0, 46, "#f2c48a", 'stroke="#6b3a12" stroke-width="2"')
            + stroke("M" + spiral, "#a8642c", 4.4)
            + path("M20 34L44 44L34 22Z", "#f2c48a", "#6b3a12", 2),
            18,
            -8,
            1,
        )
        + path("M-34 42C-44 34-44 18-34 12C-22 8-8 14-8 28C-10 42-24 48-34 42Z", "#f0654f", "#6b1418", 1.8)
        + stroke("M-32 14L-38-2M-20 11L-20-4", "#d9503f", 4)
        + eye(-39, -6, 6)
        + eye(-20, -8, 6)
        + at(_claw(), -60, 34, 0.86, -30)
        + stroke("M-34 32C-30 36-24 36-20 32", "#6b1418", 2.4)
    )
