"""Pages: every one renders in both languages, and every mistake ends on a friendly one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.web import BASE, OWN, TWO_HERE, WITH_BOT, clients, keys, say, seated, sight, table_of

HOSTILE = "<b>&\"'</b>"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_render_in_both_languages(tmp_path: Path, language: str) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        client.cookies.set("language", language, domain="table.example")
        for path in ("/", "/new/reef", "/settings", f"/t/{name}", f"/t/{name}/seats", f"/t/{name}/replay"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert f'<html lang="{language}"' in answer.text
            assert "style=" not in answer.text
            assert "<script>" not in answer.text


def test_the_page_brings_the_letters_that_the_drawings_reckon_with(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        style = client.get("/static/table.css").text
        fonts = re.findall(r"url\(([\w-]+\.woff2)\)", style)
        assert len(fonts) == 3
        for font in fonts:
            answer = client.get(f"/static/{font}")
            assert answer.status_code == 200
            assert answer.content[:4] == b"wOF2"


WRONG = [
    ("GET", "/nothing", 404),
    ("GET", "/t/unknown", 404),
    ("GET", "/new/chess", 404),
    ("GET", "/rules/chess", 404),
    ("POST", "/quick/chess", 404),
    ("GET", "/t/{id}/join/wrong", 410),
    ("POST", "/t/{id}/join/wrong", 410),
    ("GET", "/t/{id}/record.bathy", 403),
    ("GET", "/t/{id}/replay.html", 403),
    ("POST", "/t/{id}/fork", 400),
    ("POST", "/t/{id}/seats/9/link", 404),
    ("POST", "/t/{id}/seats/9/bot", 404),
    ("POST", "/import", 400),
    ("PUT", "/", 405),
]


def test_bad_input_ends_on_a_friendly_page_and_changes_nothing(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        before = table_of(client, name).revision
        for method, path, status in WRONG:
            answer = client.request(method, path.format(id=name), headers=OWN)
            assert answer.status_code == status, path
            assert 'href="/"' in answer.text
            assert "Traceback" not in answer.text
        assert table_of(client, name).revision == before


@pytest.mark.parametrize(
    "wrong",
    [{"seats": "9"}, {"seats": "two"}, {"kind1": "ghost"}, {"variant-rich": "perhaps"}, {"name0": "x" * 25}],
)
def test_a_wrong_set_up_is_explained(tmp_path: Path, wrong: dict[str, str]) -> None:
    with clients(tmp_path) as [client]:
        answer = client.post("/tables", data=TWO_HERE | wrong, headers=OWN)
        assert answer.status_code == 400
        assert "Reef" in answer.text or "24" in answer.text


def test_playing_again_begins_with_the_form_of_the_former_table(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, WITH_BOT | {"level1": "hard", "variant-rich": "True"})
        form = client.get(f"/new/reef?like={name}").text
        assert 'name="name0" maxlength="24" autocomplete="off" value="Ada"' in form
        assert '<option value="hard" selected>' in form.split('name="level1"')[1]
        assert '<option value="True" selected>' in form.split('name="variant-rich"')[1]
        assert 'name="curtain">' in form
        assert client.get("/new/reef?like=unknown").status_code == 404


def test_hostile_names_are_only_ever_words(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE | {"name0": HOSTILE, "curtain": "on"})
        pages = [client.get(f"/t/{name}").text, client.get(f"/t/{name}/seats").text]
        pages += sight(client, name)["fragments"].values()
        assert not [page for page in pages if "<b>" in page.replace("<b>&lt;b&gt;", "").replace("<b>Lin", "")]


def test_every_option_is_a_control_and_every_refusal_has_its_rule(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        table = table_of(client, name)
        refused = 0
        while not table.over():
            seat = table.waiting()[0]
            shown = sight(client, name, seat=seat)
            page = "".join(shown["fragments"].values())
            offered = [move.key() for move in table.game.options(table.state, seat)]
            assert keys(page) == offered
            for refusal in table.game.refusals(table.state, seat):
                assert f'data-target="{refusal.target}"' in page
                assert f"/rules/reef#{refusal.rule}" in page
                refused += 1
            done = say(
                client,
                name,
                do="answer",
                id=f"command-{table.version}",
                at=table.version,
                seat=seat,
                key=offered[0],
            )
            assert done["told"] == "done"
        assert refused


def test_ids_are_unique_on_the_page(tmp_path: Path) -> None:
    import re

    with clients(tmp_path) as [client]:
        page = client.get(f"/t/{seated(client, TWO_HERE)}").text
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))


def test_settings_come_back_and_lead_only_inside(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        form = {"language": "fr", "theme": "dark", "habits": "1", "confirm": "on", "back": "//evil.example"}
        answer = client.post("/settings", data=form, headers=OWN, follow_redirects=False)
        assert answer.headers["location"] == "/"
        page = client.get("/").text
        assert '<html lang="fr" data-theme="dark">' in page


def test_a_quick_game_against_a_bot_goes_on_by_itself(tmp_path: Path) -> None:
    import time

    with clients(tmp_path) as [client]:
        name = seated(client, WITH_BOT)
        table = table_of(client, name)
        client.get(f"/t/{name}")
        for _ in range(400):
            if table.over():
                break
            if 0 in table.waiting():
                key = table.game.options(table.state, 0)[0].key()
                say(client, name, do="answer", id=f"human-{table.version}", at=table.version, seat=0, key=key)
            else:
                time.sleep(0.05)
        assert table.over()
        assert "wins" in client.get(f"/t/{name}").text or "share" in client.get(f"/t/{name}").text
        assert BASE not in sight(client, name)["fragments"]["board"]
