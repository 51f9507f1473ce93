"""The web page: URLs, caching, and types that match the server."""

import re
from pathlib import Path

import pytest

from tests.server.clients import play_moves, player_to_move
from tools.generate_api_types import TYPES, generated
from village.server.http.routes import static

HTML = '<script type="module" src="/assets/index-1.js"></script>'


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A minimal built page."""
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text(HTML)
    (tmp_path / "page" / "assets" / "index-1.js").write_text("let village = 1;")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "FOLDER", tmp_path / "page")


PAGE = Path(__file__).parents[2] / "web" / "src" / "app" / "App.svelte"
SCREENS = re.findall(r"^    (\w+): \(\) => import", PAGE.read_text(), re.MULTILINE)
DEEPER = ["", "tables/abc", "tutorials/village/first", "puzzles/village/abc"]


@pytest.mark.parametrize("path", [*SCREENS, *DEEPER])
def test_every_page_url_serves_the_page(built, server, path):
    reply = server.get(f"/{path}")
    assert reply.status_code == 200
    assert reply.text == HTML
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"


def test_hashed_assets_are_cached_forever(built, server):
    reply = server.get("/assets/index-1.js")
    assert reply.text == "let village = 1;"
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in server.get("/assets/index-1.js", headers={"accept-encoding": "identity"}).headers


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2f..%2fsecret.txt", "/index.html"])
def test_no_other_files_are_served(built, server, path):
    assert server.get(path).status_code == 404


def test_root_redirects_to_the_api_reference_without_a_page(server, tmp_path, monkeypatch):
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nowhere")
    assert server.get("/", follow_redirects=False).headers["location"] == "/docs"


def test_built_page_has_no_inline_script(server):
    text = server.get("/").text
    assert re.findall(r"<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=|<style|//", text) == []


def test_api_types_of_the_page_are_up_to_date():
    assert TYPES.read_text("utf-8") == generated(), "run python -m tools.generate_api_types"


def test_unknown_url_serves_the_page_to_browsers_only(server, built):
    lost = server.get("/nowhere", headers={"accept": "text/html"})
    assert (lost.status_code, lost.text) == (404, HTML)
    assert server.get("/nowhere").json()["title"]
    assert server.get("/api/nowhere", headers={"accept": "text/html"}).json()["title"]


def test_catalog_lists_setups(server):
    offers = server.get("/api/catalog?edition=bigbox&seats=1").json()
    assert offers["seats"] == [1, 2, 3, 4, 5]
    assert "rival_die" in [option["name"] for option in offers["options"]]
    assert server.get("/api/catalog?edition=1999").status_code == 400
    assert server.get("/api/catalog?expansions=moon").status_code == 400


def test_illegal_moves_are_listed_with_a_rule(people, game):
    while people[0].table(game)["view"]["ask"]["question"] != "turn":  # a gift for starting later can be anything
        play_moves(people, game, 1)
    person = player_to_move(people, game)
    possible = set(person.table(game)["view"]["ask"]["tokens"])
    refused = person.get(f"/api/tables/{game}/illegal-moves").json()
    assert refused
    assert possible.isdisjoint(move["token"] for move in refused)
    assert all(move["rule"] and move["reason"] for move in refused)
