"""The page: sent at its own addresses, kept by browsers as long as it is right, and of the same mind as the server."""

import re
from pathlib import Path

import pytest

from tests.server.people import asked, play_on
from tools.page_types import TYPES, generated
from village.server.http import static

HTML = '<script type="module" src="/assets/index-1.js"></script>'


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A page that was built, however small."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text(HTML)
    (tmp_path / "page" / "assets" / "index-1.js").write_text("let village = 1;")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "FOLDER", tmp_path / "page")


PAGE = Path(__file__).parents[2] / "web" / "src" / "shell" / "Page.svelte"
SCREENS = re.findall(r"^    (\w+): \(\) => import", PAGE.read_text(), re.MULTILINE)
DEEPER = ["", "games/abc", "learn/village/first", "puzzles/village/abc"]


@pytest.mark.parametrize("path", [*SCREENS, *DEEPER])
def test_every_address_of_the_page_gives_the_page(built, server, path):
    reply = server.get(f"/{path}")
    assert reply.status_code == 200
    assert reply.text == HTML
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"


def test_what_has_its_content_in_its_name_is_kept_for_good(built, server):
    reply = server.get("/assets/index-1.js")
    assert reply.text == "let village = 1;"
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in server.get("/assets/index-1.js", headers={"accept-encoding": "identity"}).headers


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2f..%2fsecret.txt", "/index.html"])
def test_nothing_else_is_sent(built, server, path):
    assert server.get(path).status_code == 404


def test_without_a_page_the_bare_address_leads_to_the_description(server, tmp_path, monkeypatch):
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nowhere")
    assert server.get("/", follow_redirects=False).headers["location"] == "/docs"


def test_the_built_page_brings_no_script_of_its_own(server):
    text = server.get("/").text
    assert re.findall(r"<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=|<style|//", text) == []


def test_the_types_of_the_page_are_those_of_the_server():
    assert TYPES.read_text("utf-8") == generated(), "python -m tools.page_types writes them anew"


def test_an_address_that_does_not_exist_is_told_by_the_page_to_people_only(server, built):
    lost = server.get("/nowhere", headers={"accept": "text/html"})
    assert (lost.status_code, lost.text) == (404, HTML)
    assert server.get("/nowhere").json()["title"]
    assert server.get("/api/nowhere", headers={"accept": "text/html"}).json()["title"]


def test_what_a_table_can_be_is_told(server):
    told = server.get("/api/choices?edition=bigbox&seats=1").json()
    assert told["seats"] == [1, 2, 3, 4, 5]
    assert "rival_die" in [option["name"] for option in told["options"]]
    assert server.get("/api/choices?edition=1999").status_code == 400
    assert server.get("/api/choices?boxes=moon").status_code == 400


def test_every_other_answer_is_refused_with_a_rule(people, game):
    while people[0].table(game)["view"]["ask"]["step"] != "turn":  # a gift for starting later can be anything
        play_on(people, game, 1)
    person = asked(people, game)
    possible = set(person.table(game)["view"]["ask"]["tokens"])
    refused = person.get(f"/api/games/{game}/refusals").json()
    assert refused
    assert possible.isdisjoint(one["token"] for one in refused)
    assert all(one["rule"] and one["reason"] for one in refused)
