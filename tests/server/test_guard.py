"""No foreign page acts for you."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from server.web import OWN, TWO_HERE, clients, seated, table_of

UNSAFE = (
    "/tables",
    "/quick/reef",
    "/settings",
    "/import",
    "/t/{id}/say",
    "/t/{id}/fork",
    "/t/{id}/tastes",
    "/t/{id}/seats/0/link",
    "/t/{id}/seats/0/bot",
    "/t/{id}/seats/0/back",
    "/t/{id}/join/token",
)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "null", "sec-fetch-site": "cross-site"},
    ],
)
def test_unsafe_requests_from_elsewhere_do_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        before = table_of(client, name).revision
        for path in UNSAFE:
            assert client.post(path.format(id=name), headers=headers).status_code == 403
        assert table_of(client, name).revision == before
        assert len(client.app.state.desk.hall.tables) == 1


def test_every_route_that_changes_something_is_listed_here(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        paths = {
            route.path.replace("{table:str}", "{id}")
            .replace("{token:str}", "token")
            .replace("{seat:int}", "0")
            .replace("{game:str}", "reef")
            for route in client.app.routes
            if "POST" in getattr(route, "methods", set())
        }
        assert paths == set(UNSAFE)
        others = {method for route in client.app.routes for method in getattr(route, "methods", set())}
        assert others <= {"GET", "HEAD", "OPTIONS", "POST"}


def test_a_form_under_no_referrer_is_known_by_the_browsers_own_word(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        headers = {"origin": "null", "sec-fetch-site": "same-origin"}
        assert client.post("/quick/reef", headers=headers, follow_redirects=False).status_code == 303


def test_a_socket_from_elsewhere_is_closed(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect(f"/t/{name}/live", headers={"origin": "http://evil.example"}),
        ):
            pass
        assert closed.value.code == 4403


@pytest.mark.parametrize("path", ["/", "/t/{id}", "/t/unknown", "/static/client.js", "/t/{id}/sight"])
def test_every_answer_is_strictly_clothed(tmp_path: Path, path: str) -> None:
    with clients(tmp_path) as [client]:
        answer = client.get(path.format(id=seated(client, TWO_HERE)))
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_bodies_are_capped(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        answer = client.post(f"/t/{name}/say", content=b"x" * 1_100_000, headers=OWN)
        assert answer.status_code == 413
