"""Devices have separate cookies; tokens end with the login they were created under."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.clients import Person
from village.server.players.devices import MAX_DEVICES_PER_PLAYER, device_name
from village.server.players.identity import cookie_value, read_player
from village.server.players.tokens import MAX_BOTS_PER_PLAYER, MAX_TOKENS_PER_PLAYER, make_bot, make_token
from village.table.problem import Problem

SECRET = "correct horse battery"


def take_cookie(person, response):
    person.cookie = response.headers["set-cookie"].split(";")[0]
    return person


@pytest.fixture
def account(ann):
    return take_cookie(ann, ann.post("/api/account", username="ann", password=SECRET))


def other_device(person):
    new_browser = Person(person.server, "")
    return take_cookie(new_browser, new_browser.post("/api/login", username="ann", password=SECRET))


def is_known(person):
    return person.get("/api/me").json() is not None


def with_token(person, token):
    return person.server.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code


def test_devices_are_listed_and_revoked_one_by_one(account):
    phone = other_device(account)
    listed = account.get("/api/me/devices").json()
    assert sorted(device["current"] for device in listed) == [False, True]
    revoked = next(device for device in listed if not device["current"])
    assert revoked["name"]
    assert account.delete(f"/api/me/devices/{revoked['id']}").status_code == 204
    assert (is_known(account), is_known(phone)) == (True, False)
    assert len(account.get("/api/me/devices").json()) == 1


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1 Version/18.1 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36", "Chrome, Android"),
        ("my own program\n 1.0", "my own program 1.0"),
    ],
)
def test_device_has_a_short_name(agent, name):
    assert device_name(agent) == name


def test_device_belongs_to_its_player(account, bob):
    device = account.get("/api/me/devices").json()[0]
    assert bob.delete(f"/api/me/devices/{device['id']}").status_code == 404
    assert is_known(account)


def test_stream_ends_with_its_device(account):
    phone = other_device(account)
    id = account.create_table(seats=2)
    phone_device = next(device for device in phone.get("/api/me/devices").json() if device["current"])
    path = f"/api/tables/{id}/live"
    with (
        phone.server.websocket_connect(path, headers=phone.headers) as socket,
        account.server.websocket_connect(path, headers=account.headers) as other_socket,
    ):
        for line in (socket, other_socket):
            while line.receive_json()["kind"] != "now":
                pass
        account.delete(f"/api/me/devices/{phone_device['id']}")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
        account.post(f"/api/tables/{id}/chat", text="still here")
        while other_socket.receive_json()["kind"] != "chat":
            pass


def test_logout_revokes_the_cookie(account):
    phone = other_device(account)
    stolen = phone.cookie
    phone.post("/api/logout")
    phone.cookie = stolen
    assert (is_known(phone), is_known(account)) == (False, True)


def test_first_release_cookies_are_valid_until_logout_everywhere(ann):
    node = ann.server.app.state.node
    ann.cookie = f"village={cookie_value(node.secret, read_player(node.store, ann.id))}"
    assert ann.cookie.count("-") == 0
    assert is_known(ann)
    ann.post("/api/logout/everywhere")
    assert not is_known(ann)


def test_number_of_devices_is_limited(account):
    node = account.server.app.state.node
    node.passwords.fits = lambda *_: True
    for _ in range(MAX_DEVICES_PER_PLAYER + 3):
        latest = other_device(account)
    assert len(latest.get("/api/me/devices").json()) == MAX_DEVICES_PER_PLAYER


def test_registration_revokes_tokens(ann):
    token = ann.post("/api/me/tokens", name="one").json()["token"]
    bot = ann.post("/api/me/bots", name="robo").json()["token"]
    assert [with_token(ann, secret) for secret in (token, bot)] == [200, 200]
    ann.post("/api/account", username="ann", password=SECRET)
    assert [with_token(ann, secret) for secret in (token, bot)] == [401, 401]


@pytest.mark.parametrize("revoke", [False, True])
def test_new_password_revokes_tokens_on_request(account, revoke):
    token = account.post("/api/me/tokens", name="one").json()["token"]
    response = account.put("/api/account/password", old=SECRET, new="another secret", end_tokens=revoke)
    assert response.status_code == 200
    assert with_token(account, token) == (401 if revoke else 200)


@pytest.mark.parametrize(("resource", "limit"), [("bots", MAX_BOTS_PER_PLAYER), ("tokens", MAX_TOKENS_PER_PLAYER)])
def test_concurrent_requests_do_not_exceed_limits(ann, resource, limit):
    ask = {"json": {"name": "robo"}, "headers": ann.headers}
    ann.server.cookies.clear()
    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(lambda _: ann.server.post(f"/api/me/{resource}", **ask).status_code, range(limit + 6)))
    assert (statuses.count(201), statuses.count(409)) == (limit, 6)
    assert len(ann.get(f"/api/me/{resource}").json()) == limit


def create_until_refused(ann, headers):
    """Create tokens until the cookie is invalid."""
    secrets = []
    while (response := ann.server.post("/api/me/tokens", json={"name": "t"}, headers=headers)).status_code != 401:
        if response.status_code == 201:
            secrets.append(response.json()["token"])
            ann.server.delete(f"/api/me/tokens/{response.json()['id']}", headers=headers)
    return secrets


def test_concurrent_registration_leaves_no_token(ann):
    old = dict(ann.headers)
    ann.server.cookies.clear()
    with ThreadPoolExecutor(4) as pool:
        asking = [pool.submit(create_until_refused, ann, old) for _ in range(3)]
        response = ann.server.post("/api/account", json={"username": "ann", "password": SECRET}, headers=old)
        ann.server.cookies.clear()
        secrets = [secret for future in asking for secret in future.result()]
    assert response.status_code == 201
    assert {with_token(ann, secret) for secret in secrets} <= {401}


def test_token_requested_before_a_logout_is_not_created(ann):
    node = ann.server.app.state.node
    asking = read_player(node.store, ann.id)
    ann.post("/api/account", username="ann", password=SECRET)
    for make in (lambda: make_token(node, asking, asking.id, "t"), lambda: make_bot(node, asking, "robo")):
        with pytest.raises(Problem, match="signed out"):
            make()
