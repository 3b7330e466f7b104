"""Records in and out, and the replay in one file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bathysphere.kernel.record import replay
from bathysphere.server.film import pack
from bathysphere.server.table import Table
from server.hall import play_on
from server.web import OWN, TWO_HERE, Client, clients, say, seated, sight, table_of


def _finish(client: Client, name: str) -> None:
    table = table_of(client, name)
    while not table.over():
        seat = table.waiting()[0]
        key = table.game.options(table.state, seat)[0].key()
        say(client, name, do="answer", id=f"command-{table.version}", at=table.version, seat=seat, key=key)


def _bring(client: Client, text: str) -> str:
    answer = client.post(
        "/import", files={"record": ("game.bathy", text)}, headers=OWN, follow_redirects=False
    )
    assert answer.status_code == 303, answer.text
    name: str = answer.headers["location"].split("/")[2]
    return name


def test_export_and_import_give_the_same_digest(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        again = _bring(client, client.get(f"/t/{name}/record.bathy").text)
        one, other = table_of(client, name), table_of(client, again)
        assert one.game.digest(one.state) == other.game.digest(other.state)
        assert other.names() == ["Ada", "Lin"]


def test_an_interrupted_record_can_be_looked_at_and_played_on(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        lines = client.get(f"/t/{name}/record.bathy").text.splitlines()
        again = _bring(client, "\n".join(lines[:8]))
        assert sight(client, again, moment=3)["fragments"]["time"].count("3 / 7")
        form = {"moment": "3", "seat": "1"}
        answer = client.post(f"/t/{again}/fork", data=form, headers=OWN, follow_redirects=False)
        fork = table_of(client, answer.headers["location"].split("/")[2])
        assert [chair.kind for chair in fork.chairs] == ["bot", "here"]
        assert client.get(f"/t/{fork.row.id}/record.bathy").status_code == 403


def _played_on(client: Client, name: str) -> Table:
    """The table after its third answer, played on by two people to another end."""
    hall, table = client.app.state.desk.hall, table_of(client, name)
    made = client.blocking_portal.call(hall.fork, table, 3, 0, table.chairs, "host", False)
    client.blocking_portal.call(play_on, hall, made)
    assert isinstance(made, Table)
    return made


def test_a_game_that_was_played_on_is_exported_and_imported_with_the_same_digest(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        fork = _played_on(client, name)
        text = client.get(f"/t/{fork.row.id}/record.bathy").text
        again = table_of(client, _bring(client, text))
        assert again.game.digest(again.state) == fork.game.digest(fork.state)
        assert client.get(f"/t/{again.row.id}/record.bathy").text.splitlines()[1:] == text.splitlines()[1:]
        record = replay(fork.game, text)
        assert fork.game.digest(record.state) == fork.game.digest(fork.state)
    with clients(tmp_path) as [client]:
        client.get(f"/t/{again.row.id}")
        assert again.game.digest(table_of(client, again.row.id).state) == fork.game.digest(fork.state)


@pytest.mark.parametrize("start", ["{}", "nonsense", "[]", '{"kind": "State"}'])
def test_a_start_that_is_no_position_of_the_game_is_refused(tmp_path: Path, start: str) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        first, *lines = _played_on(client, name).record.text().splitlines()
        text = "\n".join([json.dumps(json.loads(first) | {"start": start}), *lines])
        answer = client.post("/import", files={"record": ("g.bathy", text)}, headers=OWN)
        assert answer.status_code == 400
        assert "start is no position" in answer.text


def test_a_start_with_other_components_or_seats_is_refused(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        table = table_of(client, name)
        larger = table.game.dump(table.game.setup(3, 1))
        first, *lines = _played_on(client, name).record.text().splitlines()
        text = "\n".join([json.dumps(json.loads(first) | {"start": larger}), *lines])
        answer = client.post("/import", files={"record": ("g.bathy", text)}, headers=OWN)
        assert answer.status_code == 400
        assert "its components or its seats are others" in answer.text


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"no header",
        b'{"bathysphere": 1, "game": "chess"}',
        b"\xff\xfe",
        b'{"bathysphere": 1, "game": "chess", "rules": 1, "seats": 2, "seed": "1", "variants": {}, '
        b'"packs": {}, "names": []}',
        b"x" * 600_000,
    ],
)
def test_a_broken_file_is_refused_with_the_reason(tmp_path: Path, broken: bytes) -> None:
    with clients(tmp_path) as [client]:
        tables = len(client.app.state.desk.hall.tables)
        answer = client.post("/import", files={"record": ("game.bathy", broken)}, headers=OWN)
        assert answer.status_code in (400, 413)
        assert 'href="/"' in answer.text
        assert len(client.app.state.desk.hall.tables) == tables


def test_an_illegal_line_is_named(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        lines = client.get(f"/t/{name}/record.bathy").text.splitlines()
        lines[3] = "0 fly to the moon"
        answer = client.post("/import", files={"record": ("g.bathy", "\n".join(lines))}, headers=OWN)
        assert answer.status_code == 400
        assert "line 4" in answer.text


def test_the_film_holds_every_moment(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        _finish(client, name)
        page = client.get(f"/t/{name}/replay.html").text
        found = re.search(r'<script type="application/json" id="reel">(.*?)</script>', page, re.DOTALL)
        assert found
        reel = json.loads(found[1])
        assert len(reel["frames"]) == table_of(client, name).moments + 1
        assert len(reel["captions"]) == len(reel["frames"])
        assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", "")


def test_packed_moments_unfold_to_what_they_were() -> None:
    moments = ["<a>1</a><b>2</b>", "<a>1</a><b>3</b>", "<a>1</a><b>3</b>", "<c></c>", "", "<a>1</a><b>2</b>"]
    packed = pack(moments)
    pieces, frames = packed["pieces"], packed["frames"]
    assert isinstance(pieces, list)
    assert isinstance(frames, list)
    before: list[int] = []
    for moment, (start, end, between) in zip(moments, frames, strict=True):
        before = before[:start] + between + before[len(before) - end :]
        assert "".join(pieces[number] for number in before) == moment
