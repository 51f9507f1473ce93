"""Password reset: a link to the confirmed address, valid once and for an hour."""

import re
from dataclasses import replace

import pytest
from litestar.testing import TestClient

from tests.server.clients import Person
from tests.server.clock import Clock, no_loops, node_of
from tests.server.fake_services import PostOffice, running
from village.server.app import attach, make_app
from village.server.background.notifications.change_preferences import CONFIRMATION_REQUESTS_PER_SERVER
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS
from village.server.background.password_reset_mailer import PasswordResetMailer
from village.server.node import Node
from village.server.players import bans
from village.server.settings import Mail, Settings

SECRET, FRESH = "correct horse battery", "staple of the horse"


@pytest.fixture
def office():
    office = PostOffice()
    with running(office):
        yield office


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(routes, migrated_settings, clock, office):
    mail = Mail("127.0.0.1", office.port, sender="village@example.org", encryption="plain")
    settings = replace(migrated_settings, public="https://village.example", mail=mail, proxy=True)
    with TestClient(attach(routes, Node(settings, clock), PUBLIC_HTTPS, no_loops)) as client:
        yield client


@pytest.fixture
def account(ann, office):
    response = ann.post("/api/account", username="ann", password=SECRET)
    ann.cookie = response.headers["set-cookie"].split(";")[0]
    ann.patch("/api/me/notifications", mail="ann@example.org", language="de")
    token = re.search(r"confirm\?token=(\S+)", text_of(office.emails[-1]))[1]
    assert ann.post(f"/api/mail/confirm?token={token}").status_code == 200
    office.emails.clear()
    return ann


def text_of(email):
    return email.replace("=\n", "").replace("=3D", "=")


def ask(server, username="ann", address="192.0.2.1"):
    response = server.post(
        "/api/account/password-reset", json={"username": username}, headers={"x-forwarded-for": address}
    )
    PasswordResetMailer(node_of(server)).work()
    return response


def token_in(office):
    return re.search(r"https://village\.example/account#lost=(\S+)", text_of(office.emails[-1]))[1]


def set_new(server, token, password=FRESH, **more):
    server.cookies.clear()
    return server.put("/api/account/password-reset", json={"token": token, "password": password, **more})


def log_in(server, password):
    server.cookies.clear()
    return server.post("/api/login", json={"username": "ann", "password": password}).status_code


def test_link_sets_a_new_password_once(server, account, office):
    assert ask(server).status_code == 202
    assert "To: ann@example.org" in office.emails[0]
    token = token_in(office)
    response = set_new(server, token)
    assert (response.status_code, response.json()["id"]) == (200, account.id)
    assert "set-cookie" in response.headers
    assert account.get("/api/me").json() is None
    assert (log_in(server, SECRET), log_in(server, FRESH)) == (403, 200)
    again = set_new(server, token, "something else")
    assert (again.status_code, again.json()["type"]) == (403, "/problems/invalid-link")


def test_response_does_not_reveal_whether_the_account_exists(server, account, bob, office):
    bob.post("/api/account", username="bob", password=SECRET)
    answers = {
        (response.status_code, response.text)
        for response in (ask(server, username) for username in ("ann", "bob", "unknown"))
    }
    assert len(answers) == 1
    assert len(office.emails) == 1


@pytest.mark.parametrize(
    "spoil",
    [lambda t: t[:-1] + "x", lambda t: "x" + t, lambda t: "", lambda t: "...", lambda t: t.replace(".", ".9", 1)],
)
def test_forged_link_is_refused(server, account, office, spoil):
    ask(server)
    assert set_new(server, spoil(token_in(office))).status_code in (400, 403)
    assert log_in(server, SECRET) == 200


def test_link_expires_after_an_hour(server, account, office, clock):
    ask(server)
    clock.now += 3601
    assert set_new(server, token_in(office)).status_code == 403


def test_new_password_invalidates_the_link(server, account, office):
    ask(server)
    account.put("/api/account/password", old=SECRET, new="yet another one")
    assert set_new(server, token_in(office)).status_code == 403


@pytest.mark.parametrize("revoke", [False, True])
def test_reset_revokes_tokens_on_request(server, account, office, revoke):
    program = account.post("/api/me/tokens", name="one").json()["token"]
    ask(server)
    set_new(server, token_in(office), end_tokens=revoke)
    status = server.get("/api/me", headers={"authorization": f"Bearer {program}"}).status_code
    assert status == (401 if revoke else 200)


def test_reset_emails_are_limited(server, account, office):
    statuses = [ask(server).status_code for _ in range(5)]
    assert statuses == [202] * 3 + [429] * 2
    for number in range(5):
        assert ask(server, address=f"10.0.0.{number}").status_code == 202
    assert len(office.emails) == 3


def test_unconfirmed_address_gets_no_link(server, bob, office):
    bob.post("/api/account", username="bob", password=SECRET)
    bob.patch("/api/me/notifications", mail="bob@example.org")
    office.emails.clear()
    assert ask(server, "bob").status_code == 202
    assert office.emails == []


def test_blank_password_is_refused(server, account, office):
    ask(server)
    assert set_new(server, token_in(office), " " * 12).json()["type"] == "/problems/blank-password"


def test_confirmation_requests_do_not_use_up_reset_emails(server, account, office):
    for _ in range(int(CONFIRMATION_REQUESTS_PER_SERVER.burst)):
        node_of(server).limits.seconds_to_wait({"emails": CONFIRMATION_REQUESTS_PER_SERVER})
    assert node_of(server).limits.seconds_to_wait({"emails": CONFIRMATION_REQUESTS_PER_SERVER}) > 0
    ask(server)
    assert len(office.emails) == 1


def test_banned_player_can_reset_but_only_watch_and_delete_the_account(server, account, office):
    ask(server)
    bans.set_ban(node_of(server), bans.named_player(node_of(server).store, "ann"), bans.PERMANENT)
    account.cookie = set_new(server, token_in(office)).headers["set-cookie"].split(";")[0]
    assert log_in(server, FRESH) == 200
    assert account.get("/api/me/export").status_code == 200
    assert account.post("/api/tables", seats=2).json()["type"] == "/problems/banned"


def test_server_without_mail_reports_it(tmp_path):
    with TestClient(make_app(Settings(data=tmp_path, workers=0))) as server:
        response = server.post("/api/account/password-reset", json={"username": "ann"})
        assert (response.status_code, response.json()["type"]) == (409, "/problems/not-available")
        assert Person(server, "Ann").get("/api/server").json()["mail"] is False
