"""Terms, privacy, robots.txt and security.txt."""

from datetime import datetime

import httpx
import pytest
from litestar.testing import TestClient

from tests.server.test_server_process import running
from village import COMPILED
from village.cli import main
from village.server.app import make_app
from village.server.settings import Settings

TERMS = "# House rules\n\nBe kind.\n\n- no <b>shouting</b>\n- no spam\n\n## Who we are\nTwo friends & a cat.\n"


@pytest.fixture
def bare(tmp_path):
    with TestClient(make_app(Settings(data=tmp_path, workers=0))) as client:
        yield client


def test_private_server_publishes_nothing_and_refuses_crawlers(bare):
    for path in ("/terms", "/privacy", "/.well-known/security.txt", "/security.txt"):
        assert bare.get(path).status_code == 404
    assert bare.get("/robots.txt").text == "User-agent: *\nDisallow: /\n"
    response = {"terms": False, "privacy": False, "mail": False, "contact": "", "compiled": COMPILED}
    assert bare.get("/api/server").json() == response


def test_terms_and_privacy_texts_are_served(tmp_path):
    (tmp_path / "terms.txt").write_text(TERMS)
    (tmp_path / "privacy.txt").write_text("We store what you play.")
    options = ["--terms", str(tmp_path / "terms.txt"), "--privacy", str(tmp_path / "privacy.txt")]
    options += ["--contact", "mailto:host@example.org"]
    with running(tmp_path, *options) as (_, address), httpx.Client(base_url=address) as client:
        response = client.get("/terms")
        assert response.headers["content-type"].startswith("text/html")
        for part in ("<h1>House rules</h1>", "<p>Be kind.</p>", "<li>no &lt;b&gt;shouting&lt;/b&gt;</li>", "<h2>"):
            assert part in response.text
        assert "Two friends &amp; a cat." in response.text
        assert "what you play" in client.get("/privacy").text
        security = dict(line.split(": ", 1) for line in client.get("/.well-known/security.txt").text.splitlines())
        assert security["Contact"] == "mailto:host@example.org"
        assert datetime.fromisoformat(security["Expires"]) > datetime.fromisoformat("2026-01-01T00:00:00Z")
        assert client.get("/api/server").json()["terms"] is True


def test_public_server_publishes_robots_and_contact(tmp_path):
    settings = Settings(data=tmp_path, workers=0, public="https://village.example", contact="mailto:host@example.org")
    with TestClient(make_app(settings)) as server:
        robots = server.get("/robots.txt").text
        assert "Disallow: /api/" in robots
        assert "Disallow: /\n" not in robots
        canonical = "Canonical: https://village.example/.well-known/security.txt"
        assert canonical in server.get("/security.txt").text


@pytest.mark.parametrize(
    ("option", "says"),
    [
        (["--terms", "none.txt"], "none.txt"),
        (["--contact", "host@example.org"], "mailto:"),
        (["--contact", "mailto:a b"], "spaces"),
    ],
)
def test_unreadable_text_file_is_reported_at_start(tmp_path, capsys, option, says):
    assert main(["serve", "--data", str(tmp_path / "data"), *option]) == 2
    assert says in capsys.readouterr().err
