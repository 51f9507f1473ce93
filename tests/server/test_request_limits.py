"""What every route costs, and that limits follow the route."""

from time import monotonic

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute

from tests.server.clients import start_game_for_two
from village.server.fair_queue import request_origin
from village.server.http.routes import live, rulebook
from village.server.limits.requests import OPT
from village.table import catalog

# Reads count as `read`, writes as `write` and per day; a number is the price of computing. Slow work has its own pool.
PRICES = """
POST /api/account: write login slow
POST /api/account/delete: write login slow
PUT /api/account/password: write login slow
POST /api/account/password-reset: write login slow
PUT /api/account/password-reset: write login slow
GET /api/catalog: read compute 5 slow
GET /api/credits: read
GET /api/daily: read compute 5 slow
POST /api/daily/{game}/{kind}: write create
GET /api/lessons: read
GET /api/leaderboards/{game}: read compute 5 slow
POST /api/lessons/{game}/{name}: write compute 5 slow
POST /api/login: write login slow
POST /api/logout: write
POST /api/logout/everywhere: write
GET /api/mail/confirm: read
POST /api/mail/confirm: write
GET /api/mail/stop: read
POST /api/mail/stop: write
GET /api/me: read
PATCH /api/me: write
POST /api/me: write introduce
GET /api/me/bots: read
POST /api/me/bots: write
DELETE /api/me/bots/{id}: write
POST /api/me/bots/{id}/token: write
GET /api/me/devices: read
DELETE /api/me/devices/{id}: write
GET /api/me/export: read compute 300 slow
GET /api/me/friends: read
POST /api/me/friends: write
POST /api/me/friends/link: write
DELETE /api/me/friends/{id}: write
GET /api/me/notifications: read
PATCH /api/me/notifications: write
GET /api/me/profile: read compute 20 slow
GET /api/me/tokens: read
POST /api/me/tokens: write
DELETE /api/me/tokens/{id}: write
GET /api/network: read
POST /api/network: write
GET /api/custom-values: read compute 10 slow
POST /api/custom-values/check: write check compute 15 slow
POST /api/custom-values/read: write check compute 60 slow
GET /api/overview-cards: read
GET /api/push-key: read
GET /api/puzzles: read compute 5 slow
GET /api/puzzles/{game}/{name}: read compute 10 slow
POST /api/puzzles/{game}/{name}: write compute 10 slow
POST /api/quick-match: write create slow
POST /api/records: write create slow
GET /api/rulebook: read
GET /api/server: read
GET /api/tables: read
POST /api/tables: write create
GET /api/tables/{id}: read
GET /api/tables/{id}/analysis: read compute 5 slow
POST /api/tables/{id}/analysis: write analyse
POST /api/tables/{id}/branch: write create
POST /api/tables/{id}/chat: write chat
GET /api/tables/{id}/events: read compute 5
GET /api/tables/{id}/hint: read compute 5 slow
POST /api/tables/{id}/hint: write analyse
GET /api/tables/{id}/illegal-move: read
GET /api/tables/{id}/illegal-moves: read compute 5 slow
POST /api/tables/{id}/join: write
POST /api/tables/{id}/leave: write
WEBSOCKET /api/tables/{id}/live: read compute 5
GET /api/tables/{id}/log: read compute 2 slow
POST /api/tables/{id}/moves: write
GET /api/tables/{id}/positions/{ply}: read compute 5 slow
GET /api/tables/{id}/previews: read compute 5 slow
POST /api/tables/{id}/reclaim-seat: write
GET /api/tables/{id}/rating: read
GET /api/tables/{id}/record: read compute 5 slow
POST /api/tables/{id}/rematch: write create
POST /api/tables/{id}/reports: write
POST /api/tables/{id}/resign: write
GET /api/tables/{id}/score-history: read compute 20 slow
GET /api/tables/{id}/scores: read compute 5 slow
PUT /api/tables/{id}/seats/{seat}: write
DELETE /api/tables/{id}/seats/{seat}/link: write
POST /api/tables/{id}/seats/{seat}/link: write
DELETE /api/tables/{id}/seats/{seat}/mute: write
PUT /api/tables/{id}/seats/{seat}/mute: write
POST /api/tables/{id}/start: write
POST /api/tables/{id}/undo: write
POST /api/tables/{id}/redo: write
POST /api/tables/{id}/undo/reply: write
"""


def described(limits):
    """Return limits as the table above says them."""
    words = [f"compute {limits.compute:g}" if kind == "compute" else kind for kind in limits.kinds if kind != "day"]
    return " ".join([*words, *(["slow"] if limits.slow else [])])


def declared(app):
    """Yield the method, path and handler of every route of the API."""
    for route in app.routes:
        if not route.path.startswith("/api/"):
            continue
        if not isinstance(route, HTTPRoute):
            yield "WEBSOCKET", route.path_format, route.route_handler
            continue
        for method, (handler, _) in route.route_handler_map.items():
            if method != "OPTIONS":
                yield method, route.path_format, handler


def test_every_route_of_the_api_declares_its_limits(routes):
    default = routes.opt[OPT]
    assert [f"{method} {path}" for method, path, handler in declared(routes) if handler.opt[OPT] is default] == []


def test_prices(routes):
    prices = dict(line.split(": ") for line in PRICES.strip().splitlines())
    assert {f"{method} {path}": described(handler.opt[OPT]) for method, path, handler in declared(routes)} == prices


def test_quotas(routes):
    quotas = {f"{method} {path}": handler.opt[OPT].quota for method, path, handler in declared(routes)}
    assert {route: quota for route, quota in quotas.items() if quota} == {
        "POST /api/tables": "tables",
        "POST /api/quick-match": "tables",
        "POST /api/tables/{id}/rematch": "tables",
        "POST /api/tables/{id}/branch": "tables",
        "POST /api/daily/{game}/{kind}": "tables",
        "POST /api/records": "imports",
        "POST /api/tables/{id}/chat": "lines",
        "POST /api/tables/{id}/reports": "reports",
        "POST /api/tables/{id}/analysis": "analyses",
    }


def test_reads_count_as_reads_and_writes_as_writes(routes):
    for method, path, handler in declared(routes):
        kinds = handler.opt[OPT].kinds
        expected = ("read",) if method in ("GET", "WEBSOCKET") else ("write", "day")
        assert kinds[: len(expected)] == expected, f"{method} {path}"


def test_probes_are_not_limited(server):
    server.app.state.node.rate_limits.scale = 0.001
    for path in ("/health", "/ready", "/metrics"):
        assert 429 not in {server.get(path).status_code for _ in range(5)}


def test_streams_cost_more_if_the_client_has_missed_much(server, ann, bob, monkeypatch):
    id = start_game_for_two(ann, bob)
    number = ann.table(id)["number"]
    later = monotonic() + 1000.0  # all buckets are full then
    monkeypatch.setattr("village.server.limits.buckets.monotonic", lambda: later)
    monkeypatch.setattr(live, "MESSAGES_PER_MILLISECOND", number / 95)
    server.app.state.node.rate_limits.scale = 1.0
    for after in [0, 0, *[number] * 20]:  # 300 milliseconds in all
        with server.websocket_connect(f"/api/tables/{id}/live?after={after}") as stream:
            assert stream.receive_json()["number"] > 0
    with pytest.raises(WebSocketDisconnect), server.websocket_connect(f"/api/tables/{id}/live?after={number}"):
        pass


@pytest.mark.parametrize(("path", "slow"), [("/api/catalog", True), ("/api/overview-cards", False)])
def test_slow_requests_use_the_slow_pool(server, monkeypatch, path, slow):
    slow_flags = []
    known = catalog.known_game_type
    for module in (catalog, rulebook):
        monkeypatch.setattr(
            module, "known_game_type", lambda game: slow_flags.append(request_origin.get().slow) or known(game)
        )
    assert server.get(path).status_code == 200
    assert slow_flags == [slow]
