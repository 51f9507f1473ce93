"""The middleware: origin checks, security headers, rate limits."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.clients import Person, start_game_for_two
from village.server.app import make_app
from village.server.http.caller import caller_of
from village.server.settings import Settings

pytestmark = pytest.mark.expensive

JSON = {"content-type": "application/json"}
NAME = b'{"name":"Eve"}'


def send(person, content=NAME, path="/api/me", method="PATCH", **headers):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    person.server.cookies.clear()
    return person.server.request(method, path, content=content, headers={**person.headers, **JSON, **named})


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.local.evil.example"},
        {"origin": "http://testserver.local:81"},
        {"origin": "not an address"},
        {"origin": "http://[broken"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"sec_fetch_site": "cross-site", "origin": "http://testserver.local"},
        {"content_type": "text/plain"},
        {"content_type": "application/x-www-form-urlencoded"},
        {"content_type": "multipart/form-data; boundary=x"},
    ],
)
def test_cross_site_request_is_refused(ann, headers):
    response = send(ann, **headers)
    assert response.status_code == 403
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json()["type"] == "/problems/cross-origin"
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://testserver.local"},
        {"origin": "https://testserver.local"},  # a proxy took the encryption off
        {"origin": "http://TestServer.local:80"},
        {"sec_fetch_site": "same-origin", "origin": "https://known-only-to-the-proxy.example"},
        {"sec_fetch_site": "none"},
    ],
)
def test_own_page_and_programs_are_allowed(ann, headers):
    assert send(ann, **headers).status_code == 200


def test_form_post_without_a_cookie_is_anonymous(ann):
    ann.cookie = ""
    assert send(ann, content_type="application/x-www-form-urlencoded").status_code == 401


def test_token_is_enough_from_any_origin(ann):
    token = ann.post("/api/me/tokens", name="one").json()["token"]
    ann.cookie = ""
    assert send(ann, origin="http://evil.example", authorization=f"Bearer {token}").status_code == 200


def test_invalid_token_does_not_fall_back_to_the_cookie(ann):
    assert send(ann, origin="http://evil.example", authorization="Basic YTpi").status_code == 403


def test_public_address_is_allowed(tmp_path):
    settings = Settings(data=tmp_path, workers=0, public="https://village.example/")
    with TestClient(make_app(settings)) as server:
        assert send(Person(server, "Ann"), origin="https://village.example").status_code == 200


def test_cross_site_websocket_is_refused(ann):
    id = ann.create_table(seats=2)
    path = f"/api/tables/{id}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        ann.server.websocket_connect(path, headers={"origin": "http://evil.example"}),
    ):
        pass
    with ann.server.websocket_connect(path, headers={"origin": "http://testserver.local"}) as socket:
        assert socket.receive_json()["number"]


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/docs", "/health", "/nowhere", "/docs/openapi.json"])
def test_every_response_has_security_headers(ann, path):
    headers = ann.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_private_responses_are_not_cached(ann):
    assert ann.get("/api/me").headers["cache-control"] == "no-store"


def test_api_reference_loads_nothing_from_elsewhere(ann):
    page = ann.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    script, style = ann.get("/docs/page.js"), ann.get("/docs/page.css")
    assert (script.status_code, style.status_code) == (200, 200)
    assert "javascript" in script.headers["content-type"]
    for text in (page.text, script.text, style.text):
        assert "//" not in text.replace("// ", "")
    assert "<script>" not in page.text
    assert "/api/tables/{id}/moves" in ann.get("/docs/openapi.json").json()["paths"]


@pytest.mark.parametrize(("public", "secure"), [("https://village.example", True), ("", False)])
def test_cookie_is_secure_behind_https(tmp_path, public, secure):
    with TestClient(make_app(Settings(data=tmp_path, workers=0, public=public))) as server:
        cookie = server.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert ("secure" in cookie) == secure
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.fixture(autouse=True)
def frozen_buckets(monkeypatch):
    """Stop the clock of rate limits, so that no bucket refills."""
    monkeypatch.setattr("village.server.limits.buckets.monotonic", lambda: 1000.0)


def server_with_limits(tmp_path, **more):
    return TestClient(make_app(Settings(data=tmp_path, workers=0, **more)))


def first_refusal(ask, most):
    for number in range(most):
        response = ask()
        if response.status_code == 429:
            return number, response
    raise AssertionError(f"nothing was refused in {most} requests")


def test_fast_writes_are_limited_for_that_player_only(tmp_path):
    with server_with_limits(tmp_path) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        number, response = first_refusal(lambda: ann.post("/api/tables/none/resign"), 200)
        assert 55 <= number <= 120
        assert response.json()["type"] == "/problems/rate-limited"
        assert int(response.headers["retry-after"]) >= 1
        assert ann.get("/api/me").status_code == 200
        assert bob.post("/api/tables/none/resign").status_code == 404


def test_guests_per_address_are_limited(tmp_path):
    with server_with_limits(tmp_path) as server:
        number, _ = first_refusal(lambda: server.post("/api/me", json={"name": "Ann"}), 60)
        assert 30 <= number <= 35


def test_table_creation_is_limited(tmp_path):
    with server_with_limits(tmp_path) as server:
        ann = Person(server, "Ann")
        number, _ = first_refusal(lambda: ann.post("/api/tables", seats=2), 40)
        assert 20 <= number <= 30


def test_chat_lines_have_their_own_limit(tmp_path):
    with server_with_limits(tmp_path) as server:
        ann = Person(server, "Ann")
        number, _ = first_refusal(lambda: ann.post("/api/tables/none/chat", text="hello"), 40)
        assert 10 <= number <= 15
        assert ann.post("/api/tables/none/resign").status_code == 404


def test_limits_can_be_scaled(tmp_path):
    with server_with_limits(tmp_path / "far", rate_limit_scale=1e6) as server:
        assert {server.post("/api/me", json={"name": "Ann"}).status_code for _ in range(50)} == {201}
    with server_with_limits(tmp_path / "up", rate_limit_scale=2) as server:
        assert first_refusal(lambda: server.post("/api/me", json={"name": "Ann"}), 90)[0] >= 60


def from_address(server, address):
    return server.post("/api/me", json={"name": "Ann"}, headers={"x-forwarded-for": address}).status_code


def test_forwarded_addresses_count_only_behind_a_proxy(tmp_path):
    with server_with_limits(tmp_path / "alone") as server:
        assert 429 in {from_address(server, f"10.0.0.{number}") for number in range(60)}
    with server_with_limits(tmp_path / "proxy", proxy=True) as server:
        assert {from_address(server, f"10.0.0.{number}") for number in range(60)} == {201}


def test_forged_forwarded_addresses_are_ignored(tmp_path):
    with server_with_limits(tmp_path, proxy=True) as server:
        assert 429 in {from_address(server, f"10.0.0.{number}, 192.0.2.7") for number in range(60)}


def test_ipv6_network_counts_as_one_address(tmp_path):
    with server_with_limits(tmp_path, proxy=True) as server:
        assert 429 in {from_address(server, f"2001:db8::{number:x}") for number in range(60)}


@pytest.mark.parametrize(
    ("forwarded", "address", "near"),
    [
        (["203.0.113.9"], "203.0.113.9", False),
        (["127.0.0.1"], "127.0.0.1", True),
        (["127.0.0.1", "203.0.113.9"], "203.0.113.9", False),
        (["10.0.0.1, 127.0.0.1", "10.0.0.2, 203.0.113.9"], "203.0.113.9", False),
        (["203.0.113.9:4711"], "203.0.113.9", False),
        (["[::1]:80"], "::/64", True),
        (["[2001:db8::1]"], "2001:db8::/64", False),
        (["nonsense"], "unknown", False),
        (["127.0.0.1", ""], "unknown", False),
    ],
)
def test_last_forwarded_address_counts(tmp_path, forwarded, address, near):
    """On raw bytes, because test clients merge header lines."""
    settings = Settings(data=tmp_path, proxy=True)
    lines = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    caller = caller_of(settings, b"", {"type": "http", "scheme": "http", "headers": lines, "client": ("127.0.0.1", 5)})
    assert (caller.address, caller.local) == (address, near)


@pytest.mark.parametrize("path", ["/api/me/", "//api/me", "/api//me", "/api/me//"])
def test_limits_and_headers_do_not_depend_on_the_spelling_of_a_path(tmp_path, path):
    with server_with_limits(tmp_path) as server:
        url = f"http://testserver.local{path}"
        assert server.get(url).headers["cache-control"] == "no-store"
        number, _ = first_refusal(lambda: server.post(url, json={"name": "Ann"}), 60)
        assert 30 <= number <= 35


@pytest.mark.parametrize("ending", ["live/", "live//", "/live"])
def test_streams_are_limited_whatever_the_spelling_of_their_path(tmp_path, ending):
    with server_with_limits(tmp_path, rate_limit_scale=0.1) as server:
        ann = Person(server, "Ann")
        path = f"/api/tables/{ann.create_table(seats=2)}/{ending}"
        with server.websocket_connect(path, headers=ann.headers), server.websocket_connect(path, headers=ann.headers):
            assert server.app.state.node.streams.total == 2
            with pytest.raises(WebSocketDisconnect), server.websocket_connect(path, headers=ann.headers):
                pass


@pytest.mark.parametrize("ask", ["get", "post"])
def test_unknown_urls_are_limited(tmp_path, ask):
    with server_with_limits(tmp_path) as server:
        number, response = first_refusal(lambda: getattr(server, ask)("/api/nowhere"), 1100)
        assert number == {"get": 1000, "post": 400}[ask]
        assert response.headers["x-content-type-options"] == "nosniff"


def test_unknown_url_under_an_unknown_host_is_refused(tmp_path):
    with server_with_limits(tmp_path, hosts=frozenset({"village.example"})) as server:
        assert server.get("/api/nowhere", headers={"host": "evil.example"}).status_code == 421
        assert server.get("/api/nowhere", headers={"host": "village.example"}).status_code == 404


def test_unknown_websockets_are_counted_and_closed(tmp_path):
    with server_with_limits(tmp_path) as server:
        node = server.app.state.node
        for path in ("/api/nowhere", "/api/me"):
            with pytest.raises(WebSocketDisconnect), server.websocket_connect(path):
                pass
        assert list(node.rate_limits.full_at.values()) == [pytest.approx(1000.0 + 2 / 200)]
        assert node.metrics.counted.keys() == {("WEBSOCKET", "-", 403)}


def test_refused_method_names_the_allowed_ones(ann):
    response = ann.put("/api/me")
    assert (response.status_code, response.json()["type"]) == (405, "/problems/bad-method")
    assert set(response.headers["allow"].split(", ")) == {"GET", "PATCH", "POST", "OPTIONS"}


def test_api_reference_path_may_end_with_a_slash(ann):
    assert ann.get("/docs/").text == ann.get("/docs").text


@pytest.mark.parametrize("others", ["a[b=1; {}", '{{"a":1}}; {}', "{}; village=x", "a=b; {} ;c", 'x="a; b={}; c"; {}'])
def test_middleware_and_handlers_read_the_same_cookie(tmp_path, others):
    with server_with_limits(tmp_path) as server:
        ann = Person(server, "Ann")
        ann.cookie = others.format(*[ann.cookie] * others.count("{}"))
        assert ann.get("/api/me").status_code == 200
        with server.websocket_connect(f"/api/tables/{ann.create_table(seats=2)}/live", headers=ann.headers):
            assert f"player {ann.id}" in server.app.state.node.streams.counts


def test_streams_per_player_are_limited(tmp_path):
    with server_with_limits(tmp_path, rate_limit_scale=0.1) as server:
        ann = Person(server, "Ann")
        path = f"/api/tables/{ann.create_table(seats=2)}/live"
        with server.websocket_connect(path, headers=ann.headers), server.websocket_connect(path, headers=ann.headers):
            with pytest.raises(WebSocketDisconnect), server.websocket_connect(path, headers=ann.headers):
                pass
            assert ann.get(path.replace("live", "events")).status_code == 429
        for _ in range(1000):  # the server notices these two disconnects a little later
            if not server.app.state.node.streams.total:
                break
            server.get("/health")
        with server.websocket_connect(path, headers=ann.headers) as socket:
            assert socket.receive_json()


def test_streams_end_when_the_cookie_is_revoked(ann):
    id = ann.create_table(seats=2)
    with ann.server.websocket_connect(f"/api/tables/{id}/live", headers=ann.headers) as socket:
        while socket.receive_json()["kind"] != "now":
            pass
        ann.post("/api/logout/everywhere")
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_json()
    assert ended.value.code == 1001


def until_now(socket):
    while socket.receive_json()["kind"] != "now":
        pass


def close_code(socket):
    """Return the close code of a stream that sends nothing more."""
    with pytest.raises(WebSocketDisconnect) as ended:
        socket.receive_json()
    return ended.value.code


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # SQLite has one node
def test_stream_ends_when_its_cookie_is_revoked_on_another_node(ann, bob, settings):
    id = start_game_for_two(ann, bob)
    with ann.server.websocket_connect(f"/api/tables/{id}/live", headers=ann.headers) as socket:
        until_now(socket)
        with TestClient(make_app(settings)) as second:
            assert second.post("/api/logout/everywhere", headers=ann.headers).status_code == 204
        assert close_code(socket) == 1001


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # SQLite has one node
def test_stream_ends_when_its_token_is_revoked_on_another_node(ann, bob, settings):
    id = start_game_for_two(ann, bob)
    token = ann.post("/api/me/tokens", name="one").json()
    program = {"authorization": f"Bearer {token['token']}"}
    ann.server.cookies.clear()
    with ann.server.websocket_connect(f"/api/tables/{id}/live", headers=program) as socket:
        until_now(socket)
        with TestClient(make_app(settings)) as second:
            assert second.delete(f"/api/me/tokens/{token['id']}", headers=ann.headers).status_code == 204
        assert close_code(socket) == 1001
