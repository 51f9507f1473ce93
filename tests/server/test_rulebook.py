"""The rulebook, the overview cards and the credits over HTTP."""

import pytest
from litestar.testing import TestClient

from village.games import OURS
from village.server.app import make_app
from village.server.settings import Settings
from village.text import LANGUAGES


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with TestClient(make_app(Settings(data=tmp_path_factory.mktemp("data"), workers=0))) as client:
        yield client


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_served_in_every_language(client, game, language):
    query = {"game": game, "language": language}
    book = client.get("/api/rulebook", params=query).json()
    assert (book["game"], bool(book["parts"]), bool(book["tables"])) == (game, True, True)
    assert client.get("/api/overview-cards", params=query).json() == book["cards"] != []


def test_a_rulebook_is_compressed_where_accepted(client):
    plain = client.get("/api/rulebook", headers={"accept-encoding": "identity"})
    packed = client.get("/api/rulebook", headers={"accept-encoding": "gzip"})
    assert ("content-encoding" in plain.headers, packed.headers["content-encoding"]) == (False, "gzip")
    assert packed.json() == plain.json()


def test_an_unknown_game_has_no_rulebook(client):
    assert client.get("/api/rulebook", params={"game": "chess"}).status_code == 400


def test_the_credits_name_the_designers(client):
    works = client.get("/api/credits", params={"language": "de"}).json()
    assert [work["title"] for work in works] == ["Village (2011)", "My Village (2015)", "Village Big Box (2023)"]
    assert all(work["people"][0] == {"role": "Idee", "names": "Inka Brand, Markus Brand"} for work in works)
