"""The living line: what a page is told, and that it stays open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from litestar.testing import WebSocketTestSession

from server.sketch import drawn_shelf
from server.web import OWN, TWO_HERE, clients, keys, seated


def _sight(line: WebSocketTestSession) -> dict[str, Any]:
    """The next sight; acknowledgements are passed over."""
    while True:
        told: dict[str, Any] = json.loads(line.receive_text(timeout=5))
        if told["told"] == "sight":
            return told


def _open(line: WebSocketTestSession) -> dict[str, Any]:
    line.send_json({"do": "see", "seat": 0})
    return _sight(line)


def test_drawn_panels_that_changed_come_over_the_same_line(tmp_path: Path) -> None:
    with clients(tmp_path, shelf=drawn_shelf()) as [client]:
        name = seated(client, TWO_HERE)
        with client.websocket_connect(f"/t/{name}/live", headers=OWN) as line:
            first = _open(line)
            panels: set[str] = set()
            for number in range(6):
                table = client.app.state.desk.hall.tables[name]
                seat = table.waiting()[0]
                key = table.game.options(table.state, seat)[0].key()
                line.send_json(
                    {"do": "answer", "id": f"a{number}", "at": table.version, "seat": seat, "key": key}
                )
                panels |= {each for each in _sight(line)["fragments"] if each.startswith("panel-")}
    assert "board" in first["fragments"]
    assert panels


def test_a_hasty_page_is_slowed_down_and_not_turned_out(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        with client.websocket_connect(f"/t/{name}/live", headers=OWN) as line:
            key = keys(_open(line)["fragments"]["actions"])[0]
            for _ in range(60):
                line.send_json({"do": "see", "seat": 0})
            line.send_json({"do": "answer", "id": "after", "at": 0, "seat": 0, "key": key})
            assert _sight(line)["version"] == 1
