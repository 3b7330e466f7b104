"""What the action slots say is known: a pack may colour and arrange them, not change them."""

from __future__ import annotations

from typing import Final

from ...kernel.packs import Entry, Toml

TEXTS: Final[dict[str, list[Toml]]] = {
    "Y1": [{"gain": {"science": 1, "steelplast": 1, "kelp": 1}}],
    "Y2": [{"build": "tunnel", "n": 2}],
    "Y3": [{"use": 1}, {"draw_special": 1}],
    "Y4": [{"build": "city"}, {"build": "building"}],
    "Y5": [{"either": [[{"gain": {"science": 2}}], [{"upgrade": "structure", "n": 3}]]}],
    "R1": [{"build": "farm", "n": 2}],
    "R2": [{"build": "tunnel"}, {"build": "city"}],
    "R3": [{"gain": {"steelplast": 2, "kelp": 1}}],
    "R4": [{"build": "lab", "n": 2}],
    "R5": [{"use": 1}, {"seq": [{"build": "structure"}, {"upgrade": "it"}]}],
    "G1": [{"advance": 2}],
    "G2": [{"build": "desal", "n": 2}],
    "G3": [{"either": [[{"build": "city"}], [{"gain": "kelp"}]]}],
    "G4": [{"use": 1}, {"gain": "steelplast"}],
    "G5": [{"either": [[{"build": "tunnel"}], [{"advance": 1}, {"gain": {"card": 2, "credit": 1}}]]}],
    "P1": [
        {"use": 1},
        {"choose": 2, "from": ["credit", "kelp", "steelplast", "science", "biomatter"], "different": True},
    ],
    "P2": [{"either": [[{"build": "farm", "n": 2}], [{"build": "lab", "n": 2}]]}],
    "P3": [{"build": "tunnel"}, {"use": 1}],
    "P4": [{"draw_special": 1}],
    "P5": [{"build": "city"}],
    "P6": [{"gain": {"card": 2}}, {"either": [[{"upgrade": "structure"}], [{"gain": "kelp"}]]}],
    "AA": [{"gain": {"card": 2, "credit": 2}}],
}


def check_slot(entry: Entry) -> None:
    """UC-11.1  Y1 gives 1 science, 1 steelplast and 1 kelp.

    UC-11.2  Y2 builds up to two tunnels, one after the other.
    UC-11.3  Y3 lets you use an action card and draw a Special.
    UC-11.4  Y4 builds a city and a building.
    UC-11.5  Y5 gives 2 science, or upgrades up to three structures for 1 science each, never both.
    UC-11.6  R1 builds up to two farms.
    UC-11.7  R2 builds a tunnel and a city.
    UC-11.8  R3 gives 2 steelplast and 1 kelp.
    UC-11.9  R4 builds up to two laboratories.
    UC-11.10  R5 lets you use an action card, and build a structure and upgrade that same structure.
    UC-11.13  G1 advances two on the Federation track.
    UC-11.14  G2 builds up to two desalination plants.
    UC-11.15  G3 builds a city or gives 1 kelp.
    UC-11.16  G4 lets you use an action card and gives 1 steelplast.
    UC-11.17  G5 builds a tunnel, or advances one and gives 2 cards and 1 credit.
    UC-11.20  P2 builds up to two farms or up to two laboratories, never one of each.
    UC-11.21  P3 builds a tunnel and lets you use an action card.
    UC-11.22  P4 draws a Special.
    UC-11.23  P5 builds a city.
    UC-11.24  P6 gives 2 cards, and an upgrade for 1 science or 1 kelp.
    UC-10.10  The always-available slot gives 2 cards and 2 credits.
    """
    if entry.id not in TEXTS:
        raise entry.wrong("id", f"there is no such slot; known are: {', '.join(TEXTS)}")
    said = entry.inner("when").raw("chosen")
    if said != TEXTS[entry.id]:
        raise entry.wrong("when.chosen", f"the rulebook gives {TEXTS[entry.id]!r}, not {said!r}")
