"""Accounts: the same player on several devices."""

import pytest

from tests.server.clients import Person, start_game_for_two
from village.server.players.passwords import MAX_HASHES_AT_ONCE, MAX_HASHES_WAITING, Passwords
from village.table.problem import Problem

SECRET = "correct horse battery"


def cookie_of(response):
    return response.headers["set-cookie"].split(";")[0]


@pytest.fixture
def account(ann):
    response = ann.post("/api/account", username="Ann", password=SECRET)
    assert response.status_code == 201
    ann.cookie = cookie_of(response)
    return ann


@pytest.fixture
def stranger(server):
    return Person(server, "")


def log_in(person, username="ann", password=SECRET, **more):
    response = person.post("/api/login", username=username, password=password, **more)
    if response.status_code == 200:
        person.cookie = cookie_of(response)
    return response


def test_guest_who_registers_keeps_their_games(ann, bob, stranger):
    id = start_game_for_two(ann, bob)
    ann.post("/api/account", username="ann", password=SECRET)
    response = log_in(stranger)
    assert response.json() == {"id": ann.id, "name": "Ann", "kind": "account", "username": "ann"}
    assert [game["id"] for game in stranger.get("/api/tables", which="mine").json()] == [id]


def test_registration_invalidates_the_guest_cookie(ann):
    before = ann.cookie
    ann.post("/api/account", username="ann", password=SECRET)
    ann.cookie = before
    assert ann.get("/api/me").json() is None


def test_username_is_case_insensitive_and_unique(account, bob):
    response = bob.post("/api/account", username="ANN", password=SECRET)
    assert (response.status_code, response.json()["type"]) == (409, "/problems/username-taken")
    assert bob.get("/api/me").json()["kind"] == "guest"


def test_account_is_registered_once(account):
    response = account.post("/api/account", username="ann2", password=SECRET)
    assert response.json()["type"] == "/problems/already-account"


@pytest.mark.parametrize("username", ["an", "a b", "x" * 41, "änn"])
def test_malformed_usernames_are_refused(ann, username):
    assert ann.post("/api/account", username=username, password=SECRET).status_code == 400


def test_short_passwords_are_refused(ann):
    assert ann.post("/api/account", username="ann", password="1234567").status_code == 400


def test_wrong_password_and_unknown_login_get_the_same_response(account, stranger):
    wrong = log_in(stranger, password="not this one")
    unknown = log_in(stranger, username="unknown")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.content == unknown.content
    assert "set-cookie" not in wrong.headers


def test_unknown_login_takes_as_long_as_a_known_one(account, stranger):
    account.server.app.state.node.passwords.waiting = MAX_HASHES_AT_ONCE + MAX_HASHES_WAITING
    assert [log_in(stranger, username).status_code for username in ("ann", "unknown")] == [503, 503]
    assert not Passwords().fits(None, "not the password of any account")


def test_failures_are_limited_for_known_and_unknown_usernames(account, stranger):
    for username in ("ann", "unknown"):
        statuses = [log_in(stranger, username, "not this one").status_code for _ in range(6)]
        assert statuses == [403] * 5 + [429]
    response = log_in(stranger)
    assert response.status_code == 429
    assert 0 < int(response.headers["retry-after"]) <= 30


def test_correct_passwords_are_not_counted(account, stranger):
    assert {log_in(stranger).status_code for _ in range(7)} == {200}


def test_new_password_invalidates_older_cookies(account, stranger):
    log_in(stranger)
    response = account.server.put(
        "/api/account/password", json={"old": SECRET, "new": "another secret"}, headers=account.headers
    )
    account.cookie, old = cookie_of(response), account.cookie
    assert account.get("/api/me").status_code == 200
    assert stranger.get("/api/me").json() is None
    assert log_in(stranger, password=SECRET).status_code == 403
    assert log_in(stranger, password="another secret").status_code == 200
    account.cookie = old
    assert account.get("/api/me").json() is None


def test_new_password_needs_the_old_one(account):
    body = {"old": "not this one", "new": "another secret"}
    response = account.server.put("/api/account/password", json=body, headers=account.headers)
    assert response.status_code == 403
    assert account.get("/api/me").status_code == 200


def test_logout_deletes_the_cookie(account):
    response = account.post("/api/logout")
    assert response.status_code == 204
    assert "max-age=0" in response.headers["set-cookie"].lower()


def test_logout_everywhere_invalidates_every_cookie(account, stranger):
    log_in(stranger)
    assert account.post("/api/logout/everywhere").status_code == 204
    assert [person.get("/api/me").json() for person in (account, stranger)] == [None, None]


def test_login_moves_guest_seats_on_request(account, bob):
    guest = Person(account.server, "Ann on her phone")
    id = start_game_for_two(guest, bob)
    assert log_in(guest, keep_guest_seats=True).json()["id"] == account.id
    table = account.table(id)
    assert table["host"]
    assert table["players"][0]["you"]


def test_login_keeps_guest_seats_by_default(account, bob):
    guest = Person(account.server, "Whose computer this is")
    id = start_game_for_two(guest, bob)
    log_in(guest)
    assert not any(player["you"] for player in account.table(id)["players"])


def test_concurrent_password_hashes_are_limited():
    passwords = Passwords()
    for _ in range(MAX_HASHES_AT_ONCE + MAX_HASHES_WAITING):
        passwords.waiting += 1
    with pytest.raises(Problem) as refused:
        passwords.fits(None, SECRET)
    assert (refused.value.status, refused.value.kind) == (503, "busy")


def test_no_response_contains_a_password_or_its_hash(account):
    response = account.get("/api/me").text + log_in(account).text
    assert SECRET not in response
    assert "argon2" not in response
