"""Seats cannot be taken: links, tokens, bots that stand in, spectators, the curtain."""

from __future__ import annotations

import re
import sqlite3
import time
from pathlib import Path

from bathysphere.server.desk import KEYRING
from server.web import (
    OWN,
    TWO_HERE,
    WITH_BOT,
    WITH_FRIEND,
    Client,
    clients,
    keys,
    say,
    seated,
    sight,
    table_of,
)


def _link(client: Client, name: str) -> str:
    found = re.search(
        r'value="http://table.example(/t/[^"]+/join/[^"]+)"', client.get(f"/t/{name}/seats").text
    )
    assert found
    return found[1]


def _join(client: Client, link: str, who: str = "Lin") -> int:
    return client.post(link, data={"name": who}, headers=OWN, follow_redirects=False).status_code


def test_a_link_seats_one_person_once(tmp_path: Path) -> None:
    with clients(tmp_path, 3) as [host, friend, thief]:
        name = seated(host, WITH_FRIEND)
        link = _link(host, name)
        assert _join(friend, link) == 303
        assert _join(thief, link) == 410
        assert thief.get(link).status_code == 410
        assert sight(friend, name)["seat"] == 1
        assert "seat" not in sight(thief, name)


def test_looking_at_a_link_does_not_use_it_up(tmp_path: Path) -> None:
    with clients(tmp_path, 2) as [host, friend]:
        name = seated(host, WITH_FRIEND)
        link = _link(host, name)
        for _ in range(3):
            assert friend.get(link).status_code == 200
        assert list(friend.cookies) == ["language"]
        assert _join(friend, link) == 303


def test_the_cookie_is_out_of_reach_and_holds_another_token_than_the_link(tmp_path: Path) -> None:
    with clients(tmp_path, 2) as [host, friend]:
        name = seated(host, WITH_FRIEND)
        link = _link(host, name)
        answer = friend.post(link, data={"name": "Lin"}, headers=OWN, follow_redirects=False)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert f"path=/t/{name}".lower() in cookie
        assert link.rsplit("/", 1)[1].lower() not in cookie


def test_the_store_holds_no_token(tmp_path: Path) -> None:
    with clients(tmp_path) as [host]:
        name = seated(host, WITH_FRIEND)
        token = _link(host, name).rsplit("/", 1)[1]
        keys = [cookie.value or "" for cookie in host.cookies.jar if cookie.name == KEYRING]
        assert keys
        assert len(token) == 32
        with sqlite3.connect(tmp_path / "tables.sqlite") as base:
            dump = "\n".join(base.iterdump())
        assert not [each for each in [token, *keys] if each in dump]


def test_nobody_acts_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    with clients(tmp_path, 3) as [host, friend, stranger]:
        name = seated(host, WITH_FRIEND)
        _join(friend, _link(host, name))
        table = table_of(host, name)
        for client, seat in ((stranger, 0), (stranger, 1), (friend, 0), (host, 1)):
            key = table.game.options(table.state, seat)[0].key()
            told = say(client, name, do="answer", id="stolen-answer", at=0, seat=seat, key=key)
            assert told["told"] == "refused"
        assert table.version == 0


def test_the_host_can_revoke_a_seat(tmp_path: Path) -> None:
    with clients(tmp_path, 2) as [host, friend]:
        name = seated(host, WITH_FRIEND)
        _join(friend, _link(host, name))
        assert friend.post(f"/t/{name}/seats/0/link", headers=OWN).status_code == 403
        host.post(f"/t/{name}/seats/1/link", headers=OWN)
        assert "seat" not in sight(friend, name)
        assert _join(friend, _link(host, name)) == 303
        assert sight(friend, name)["seat"] == 1


def test_a_bot_takes_over_and_gives_back(tmp_path: Path) -> None:
    with clients(tmp_path, 2, pace=30) as [host, friend]:
        name = seated(host, WITH_FRIEND)
        _join(friend, _link(host, name))
        assert friend.post(f"/t/{name}/seats/0/bot", data={"level": "easy"}, headers=OWN).status_code == 403
        host.post(f"/t/{name}/seats/1/bot", data={"level": "easy"}, headers=OWN)
        chair = table_of(host, name).chairs[1]
        assert chair.played_by_bot()
        friend.post(f"/t/{name}/seats/1/back", headers=OWN)
        assert not table_of(host, name).chairs[1].played_by_bot()
        assert sight(friend, name)["seat"] == 1


def test_a_curtain_hangs_until_it_is_lifted_and_no_hand_is_behind_it(tmp_path: Path) -> None:
    with clients(tmp_path) as [host]:
        name = seated(host, TWO_HERE | {"curtain": "on"})
        hidden = sight(host, name)
        assert "seat" not in hidden
        assert not keys("".join(hidden["fragments"].values()))
        assert 'data-see="0"' in hidden["fragments"]["curtain"]
        lifted = sight(host, name, seat=0)
        assert lifted["seat"] == 0
        assert keys(lifted["fragments"]["actions"])
        table = table_of(host, name)
        key = keys(lifted["fragments"]["actions"])[0]
        say(host, name, do="answer", id="first-answer", at=table.version, seat=0, key=key)
        assert 'data-see="1"' in sight(host, name, seat=0)["fragments"]["curtain"]


def test_spectators_see_what_everybody_may_see(tmp_path: Path) -> None:
    with clients(tmp_path, 2) as [host, stranger]:
        name = seated(host, TWO_HERE)
        seen = sight(stranger, name, seat=0)
        assert "seat" not in seen
        assert not keys("".join(seen["fragments"].values()))
        hand = [
            f"reef-card-{card}"
            for card in table_of(host, name).game.view(table_of(host, name).state, 0)["hand"]
        ]
        assert hand
        assert "watching" in seen["fragments"]["bar"]


def test_after_a_restart_a_bot_goes_on_although_nobody_opens_the_table(tmp_path: Path) -> None:
    with clients(tmp_path, pace=600) as [client]:
        name = seated(client, WITH_BOT)
        assert table_of(client, name).moments == 0
    with clients(tmp_path) as [client]:
        until = time.monotonic() + 20
        tables = client.app.state.desk.hall.tables
        while (name not in tables or tables[name].moments == 0) and time.monotonic() < until:
            time.sleep(0.05)
        assert tables[name].moments == 1
