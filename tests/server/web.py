"""A client of the whole application, as a browser would be one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from bathysphere.server.app import make_app
from bathysphere.server.desk import Desk
from bathysphere.server.shelf import Shelf
from bathysphere.server.table import Table
from server.shelf import reef_shelf

BASE = "http://table.example"
OWN = {"origin": BASE}
TWO_HERE = {"game": "reef", "seats": "2", "kind0": "here", "name0": "Ada", "kind1": "here", "name1": "Lin"}
WITH_FRIEND = TWO_HERE | {"kind1": "link"}
WITH_BOT = TWO_HERE | {"kind1": "bot", "level1": "easy"}

Client = TestClient[Litestar]


@contextmanager
def clients(
    path: Path, count: int = 1, pace: float = 0.0, shelf: Shelf | None = None
) -> Iterator[list[Client]]:
    """Several browsers at one server."""
    app = make_app(str(path / "tables.sqlite"), shelf or reef_shelf(), pace=pace, thinkers=1)
    with TestClient(app, base_url=BASE) as first:
        others = [TestClient(app, base_url=BASE) for _ in range(count - 1)]
        for other in others:
            other.blocking_portal = first.blocking_portal
        yield [first, *others]


def seated(client: Client, form: dict[str, str]) -> str:
    """Make a table; its name."""
    answer = client.post("/tables", data=form, headers=OWN, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    found: str = answer.headers["location"].split("/")[2]
    return found


def table_of(client: Client, name: str) -> Table:
    desk: Desk = client.app.state.desk
    return desk.hall.tables[name]


def say(client: Client, name: str, **said: Any) -> dict[str, Any]:
    """A command by plain request."""
    answer = client.post(f"/t/{name}/say", content=json.dumps(said), headers=OWN)
    found: dict[str, Any] = answer.json()
    return found


def sight(client: Client, name: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/t/{name}/sight", params=query).json()
    return found


def keys(markup: str) -> list[str]:
    """The answers that a page offers."""
    return re.findall(r'data-key="([^"]*)"', markup)
