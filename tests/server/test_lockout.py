"""Wrong passwords from everywhere: whoever guesses is slowed down, the owner gets in."""

import pytest
from litestar.testing import TestClient

from tests.server.clock import site_of
from tests.server.people import Person
from village.server.app import make_app
from village.server.players import tries
from village.server.rate_limits import Rate
from village.server.settings import Settings

SECRET = "correct horse battery"


@pytest.fixture
def attacked(tmp_path, monkeypatch):
    """A server, and the owner of a login that was guessed at from many addresses."""
    monkeypatch.setattr(tries, "PER_LOGIN", Rate(1 / 30, 8))
    with TestClient(make_app(Settings(data=tmp_path, workers=0, proxy=True, rate_limit_scale=1e6))) as server:
        ann = Person(server, "Ann")
        said = ann.post("/api/account", login="ann", password=SECRET)
        ann.cookie = said.headers["set-cookie"].split(";")[0]
        assert {log_in(server, f"10.0.0.{number}", "wrong") for number in range(12)} == {403}
        yield server, ann


def log_in(server, address, password=SECRET, cookie=""):
    headers = {"x-forwarded-for": address, **({"cookie": cookie} if cookie else {})}
    server.cookies.clear()
    return server.post("/api/login", json={"login": "ann", "password": password}, headers=headers).status_code


def test_the_owner_gets_in_from_a_new_address(attacked):
    server, _ = attacked
    assert log_in(server, "192.0.2.1") == 200
    assert log_in(server, "192.0.2.1") == 200


def test_the_owner_gets_in_by_a_cookie_from_an_address_that_is_used_up(attacked):
    server, ann = attacked
    for _ in range(3):
        log_in(server, "10.0.0.1", "wrong")
    assert log_in(server, "10.0.0.1") == 429
    assert log_in(server, "10.0.0.1", cookie=ann.cookie) == 200
    stranger = Person(server, "Eve")
    assert log_in(server, "10.0.0.1", cookie=stranger.cookie) == 429


def test_the_owner_can_change_the_password(attacked):
    server, ann = attacked
    headers = {"x-forwarded-for": "10.0.0.1", **ann.headers}
    said = server.put("/api/account/password", json={"old": SECRET, "new": "another secret"}, headers=headers)
    assert said.status_code == 200


def test_whoever_guesses_has_one_try_an_address(attacked):
    server, _ = attacked
    assert [log_in(server, "192.0.2.7", "wrong") for _ in range(3)] == [403, 429, 429]


def test_a_stolen_cookie_guesses_no_faster(attacked):
    server, ann = attacked
    statuses = [log_in(server, f"192.0.2.{number}", "wrong", ann.cookie) for number in range(7)]
    assert statuses == [403] * 5 + [429] * 2
    assert log_in(server, "192.0.2.99") == 200


def test_a_password_nobody_had_time_to_look_at_is_no_wrong_one(attacked):
    server, _ = attacked
    passwords = site_of(server).passwords
    passwords.waiting = 1000
    assert {log_in(server, "203.0.113.77") for _ in range(8)} == {503}
    passwords.waiting = 0
    assert log_in(server, "203.0.113.77") == 200
