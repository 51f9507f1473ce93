"""Password reset: a link to the confirmed address, valid once and for an hour."""

import re
from dataclasses import replace

import pytest
from litestar.testing import TestClient

from tests.server.clients import Person
from tests.server.clock import Clock, no_loops, node_of
from tests.server.fake_services import FakeMailServer, running
from village.server.app import attach, make_app
from village.server.background.notifications.change_preferences import CONFIRMATION_REQUESTS_PER_SERVER
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS
from village.server.background.password_reset_mailer import PasswordResetMailer
from village.server.node import Node
from village.server.players import bans
from village.server.settings import Mail, Settings

SECRET, FRESH = "correct horse battery", "staple of the horse"


@pytest.fixture
def mail_server():
    mail_server = FakeMailServer()
    with running(mail_server):
        yield mail_server


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(routes, migrated_settings, clock, mail_server):
    mail = Mail("127.0.0.1", mail_server.port, sender="village@example.org", encryption="plain")
    settings = replace(migrated_settings, public="https://village.example", mail=mail, proxy=True)
    with TestClient(attach(routes, Node(settings, clock), PUBLIC_HTTPS, no_loops)) as client:
        yield client


@pytest.fixture
def account(ann, mail_server):
    response = ann.post("/api/account", username="ann", password=SECRET)
    ann.cookie = response.headers["set-cookie"].split(";")[0]
    ann.patch("/api/me/notifications", mail="ann@example.org", language="de")
    token = re.search(r"confirm\?token=(\S+)", text_of(mail_server.emails[-1]))[1]
    assert ann.post(f"/api/mail/confirm?token={token}").status_code == 200
    mail_server.emails.clear()
    return ann


def text_of(email):
    return email.replace("=\n", "").replace("=3D", "=")


def ask(server, username="ann", address="192.0.2.1"):
    response = server.post(
        "/api/account/password-reset", json={"username": username}, headers={"x-forwarded-for": address}
    )
    PasswordResetMailer(node_of(server)).work()
    return response


def token_in(mail_server):
    return re.search(r"https://village\.example/account#lost=(\S+)", text_of(mail_server.emails[-1]))[1]


def set_new(server, token, password=FRESH, **more):
    server.cookies.clear()
    return server.put("/api/account/password-reset", json={"token": token, "password": password, **more})


def log_in(server, password):
    server.cookies.clear()
    return server.post("/api/login", json={"username": "ann", "password": password}).status_code


def test_link_sets_a_new_password_once(server, account, mail_server):
    assert ask(server).status_code == 202
    assert "To: ann@example.org" in mail_server.emails[0]
    token = token_in(mail_server)
    response = set_new(server, token)
    assert (response.status_code, response.json()["id"]) == (200, account.id)
    assert "set-cookie" in response.headers
    assert account.get("/api/me").json() is None
    assert (log_in(server, SECRET), log_in(server, FRESH)) == (403, 200)
    again = set_new(server, token, "something else")
    assert (again.status_code, again.json()["type"]) == (403, "/problems/invalid-link")


def test_response_does_not_reveal_whether_the_account_exists(server, account, bob, mail_server):
    bob.post("/api/account", username="bob", password=SECRET)
    responses = {
        (response.status_code, response.text)
        for response in (ask(server, username) for username in ("ann", "bob", "unknown"))
    }
    assert len(responses) == 1
    assert len(mail_server.emails) == 1


@pytest.mark.parametrize(
    "spoil",
    [lambda t: t[:-1] + "x", lambda t: "x" + t, lambda t: "", lambda t: "...", lambda t: t.replace(".", ".9", 1)],
)
def test_forged_link_is_refused(server, account, mail_server, spoil):
    ask(server)
    assert set_new(server, spoil(token_in(mail_server))).status_code in (400, 403)
    assert log_in(server, SECRET) == 200


def test_link_expires_after_an_hour(server, account, mail_server, clock):
    ask(server)
    clock.now += 3601
    assert set_new(server, token_in(mail_server)).status_code == 403


def test_new_password_invalidates_the_link(server, account, mail_server):
    ask(server)
    account.put("/api/account/password", old=SECRET, new="yet another one")
    assert set_new(server, token_in(mail_server)).status_code == 403


@pytest.mark.parametrize("revoke", [False, True])
def test_reset_revokes_tokens_on_request(server, account, mail_server, revoke):
    program = account.post("/api/me/tokens", name="one").json()["token"]
    ask(server)
    set_new(server, token_in(mail_server), end_tokens=revoke)
    status = server.get("/api/me", headers={"authorization": f"Bearer {program}"}).status_code
    assert status == (401 if revoke else 200)


def test_reset_emails_are_limited(server, account, mail_server):
    statuses = [ask(server).status_code for _ in range(5)]
    assert statuses == [202] * 3 + [429] * 2
    for number in range(5):
        assert ask(server, address=f"10.0.0.{number}").status_code == 202
    assert len(mail_server.emails) == 3


def test_unconfirmed_address_gets_no_link(server, bob, mail_server):
    bob.post("/api/account", username="bob", password=SECRET)
    bob.patch("/api/me/notifications", mail="bob@example.org")
    mail_server.emails.clear()
    assert ask(server, "bob").status_code == 202
    assert mail_server.emails == []


def test_blank_password_is_refused(server, account, mail_server):
    ask(server)
    assert set_new(server, token_in(mail_server), " " * 12).json()["type"] == "/problems/blank-password"


def test_confirmation_requests_do_not_use_up_reset_emails(server, account, mail_server):
    for _ in range(int(CONFIRMATION_REQUESTS_PER_SERVER.burst)):
        node_of(server).limits.seconds_to_wait({"emails": CONFIRMATION_REQUESTS_PER_SERVER})
    assert node_of(server).limits.seconds_to_wait({"emails": CONFIRMATION_REQUESTS_PER_SERVER}) > 0
    ask(server)
    assert len(mail_server.emails) == 1


def test_banned_player_can_reset_but_only_watch_and_delete_the_account(server, account, mail_server):
    ask(server)
    bans.set_ban(node_of(server), bans.named_player(node_of(server).store, "ann"), bans.PERMANENT)
    account.cookie = set_new(server, token_in(mail_server)).headers["set-cookie"].split(";")[0]
    assert log_in(server, FRESH) == 200
    assert account.get("/api/me/export").status_code == 200
    assert account.post("/api/tables", seats=2).json()["type"] == "/problems/banned"


def test_server_without_mail_reports_it(tmp_path):
    with TestClient(make_app(Settings(data=tmp_path, workers=0))) as server:
        response = server.post("/api/account/password-reset", json={"username": "ann"})
        assert (response.status_code, response.json()["type"]) == (409, "/problems/not-available")
        assert Person(server, "Ann").get("/api/server").json()["mail"] is False
