"""Distributed password guessing: attackers are slowed down, the owner gets in."""

import pytest
from litestar.testing import TestClient

from tests.server.clients import Person
from tests.server.clock import node_of
from village.server.app import make_app
from village.server.limits.buckets import Rate
from village.server.players import login_attempts
from village.server.settings import Settings

SECRET = "correct horse battery"


@pytest.fixture
def server_under_attack(tmp_path, monkeypatch):
    """A server and the owner of an account under attack from many addresses."""
    monkeypatch.setattr(login_attempts, "PER_USERNAME", Rate(1 / 30, 8))
    with TestClient(make_app(Settings(data=tmp_path, workers=0, proxy=True, rate_limit_scale=1e6))) as server:
        ann = Person(server, "Ann")
        response = ann.post("/api/account", username="ann", password=SECRET)
        ann.cookie = response.headers["set-cookie"].split(";")[0]
        assert {log_in(server, f"10.0.0.{number}", "wrong") for number in range(12)} == {403}
        yield server, ann


def log_in(server, address, password=SECRET, cookie=""):
    headers = {"x-forwarded-for": address, **({"cookie": cookie} if cookie else {})}
    server.cookies.clear()
    return server.post("/api/login", json={"username": "ann", "password": password}, headers=headers).status_code


def test_owner_gets_in_from_a_new_address(server_under_attack):
    server, _ = server_under_attack
    assert log_in(server, "192.0.2.1") == 200
    assert log_in(server, "192.0.2.1") == 200


def test_owner_gets_in_with_a_cookie_from_a_limited_address(server_under_attack):
    server, ann = server_under_attack
    for _ in range(3):
        log_in(server, "10.0.0.1", "wrong")
    assert log_in(server, "10.0.0.1") == 429
    assert log_in(server, "10.0.0.1", cookie=ann.cookie) == 200
    stranger = Person(server, "Eve")
    assert log_in(server, "10.0.0.1", cookie=stranger.cookie) == 429


def test_owner_can_change_the_password(server_under_attack):
    server, ann = server_under_attack
    headers = {"x-forwarded-for": "10.0.0.1", **ann.headers}
    response = server.put("/api/account/password", json={"old": SECRET, "new": "another secret"}, headers=headers)
    assert response.status_code == 200


def test_attacker_has_one_attempt_per_address(server_under_attack):
    server, _ = server_under_attack
    assert [log_in(server, "192.0.2.7", "wrong") for _ in range(3)] == [403, 429, 429]


def test_stolen_cookie_does_not_speed_up_guessing(server_under_attack):
    server, ann = server_under_attack
    statuses = [log_in(server, f"192.0.2.{number}", "wrong", ann.cookie) for number in range(7)]
    assert statuses == [403] * 5 + [429] * 2
    assert log_in(server, "192.0.2.99") == 200


def test_unchecked_password_does_not_count_as_wrong(server_under_attack):
    server, _ = server_under_attack
    passwords = node_of(server).passwords
    passwords.waiting = 1000
    assert {log_in(server, "203.0.113.77") for _ in range(8)} == {503}
    passwords.waiting = 0
    assert log_in(server, "203.0.113.77") == 200
