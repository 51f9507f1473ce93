"""Health, metrics and logs."""

import json
import logging

import pytest
from litestar import get
from litestar.testing import TestClient
from sqlalchemy import text

from tests.server.clients import Person, play_moves, start_game_for_two
from village.server import app as application
from village.server.app import make_app
from village.server.http.caller import caller_of
from village.server.logs import JsonFormatter
from village.server.metrics import Metrics
from village.server.settings import Settings


@get("/api/broken", sync_to_thread=False, include_in_schema=False)
def broken() -> None:
    raise RuntimeError("the seed is 12345")


@pytest.fixture
def lines(caplog):
    caplog.set_level(logging.DEBUG)

    def read():
        return [
            json.loads(JsonFormatter().format(record)) for record in caplog.records if record.name.startswith("village")
        ]

    return read


def test_node_is_healthy_and_ready(server):
    assert server.get("/health").json() == {"status": "alive"}
    assert server.get("/ready").json() == {"status": "ready"}


def test_node_with_a_foreign_database_is_not_ready(server):
    with server.app.state.node.store.writing() as db:
        db.execute(text("UPDATE alembic_version SET version_num = 'future'"))
    response = server.get("/ready")
    assert (response.status_code, response.json()["type"]) == (503, "/problems/wrong-database")
    assert server.get("/health").status_code == 200


def test_stopping_node_is_not_ready(server):
    server.app.state.node.streams.closing = True
    response = server.get("/ready")
    assert (response.status_code, response.json()["type"]) == (503, "/problems/closing")


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {}, 403),
        ({}, {"authorization": "Bearer "}, 403),
        ({"metrics_token": "letmein"}, {}, 403),
        ({"metrics_token": "letmein"}, {"authorization": "Bearer wrong"}, 403),
        ({"metrics_token": "letmein"}, {"authorization": "Bearer letmein"}, 200),
        ({"proxy": True}, {"x-forwarded-for": "127.0.0.1"}, 200),
        ({"proxy": True}, {"x-forwarded-for": "192.0.2.1"}, 403),
        ({}, {"x-forwarded-for": "127.0.0.1"}, 403),
    ],
)
def test_metrics_are_for_the_administrator(tmp_path, settings, headers, status):
    with TestClient(make_app(Settings(data=tmp_path, workers=0, **settings))) as server:
        assert server.get("/metrics", headers=headers).status_code == status


def test_local_proxy_does_not_make_clients_local(tmp_path):
    with TestClient(make_app(Settings(data=tmp_path, workers=0)), base_url="http://testserver.local") as server:
        node = server.app.state.node
        scope = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 1), "headers": [], "path": "/metrics"}
        forwarded_scope = {**scope, "headers": [(b"x-forwarded-for", b"192.0.2.1")]}
        assert caller_of(node.settings, node.secret, scope).local
        assert not caller_of(node.settings, node.secret, forwarded_scope).local


def test_metrics_count_what_was_done(tmp_path):
    with TestClient(
        make_app(Settings(data=tmp_path, workers=0, rate_limit_scale=1e6, metrics_token="letmein"))
    ) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        id = start_game_for_two(ann, bob)
        play_moves([ann, bob], id, 3)
        ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "bot"}], options={"first_player": 1}, start=True)
        with server.websocket_connect(f"/api/tables/{id}/live") as socket:
            while socket.receive_json()["kind"] != "now":
                pass
            page = server.get("/metrics", headers={"authorization": "Bearer letmein"}).text
    moves = 'village_requests_total{method="POST",route="/api/tables/{id}/moves",status="200"} 3.0'
    assert moves in page
    assert 'village_entries_total{kind="move"} 3.0' in page
    assert "village_streams_open 1.0" in page
    assert "village_jobs_waiting 1.0" in page
    assert "village_games_held 2.0" in page
    assert 'village_request_seconds_count{route="/api/tables/{id}/moves"} 3.0' in page
    assert "process_resident_memory_bytes" in page
    assert id not in page


def test_every_request_is_one_log_line_without_secrets(ann, lines):
    id = ann.create_table(seats=2)
    link = ann.post(f"/api/tables/{id}/seats/1/link").json()["link"]
    ann.post(f"/api/tables/{id}/join?link={link}", link=link)
    token = ann.post("/api/me/tokens", name="one").json()["token"]
    ann.post("/api/account", username="ann", password="a long password")
    requests = [line for line in lines() if line["event"] == "request"]
    joined = next(line for line in requests if line["route"].endswith("/join"))
    assert (joined["method"], joined["route"], joined["status"]) == ("POST", "/api/tables/{id}/join", 200)
    assert joined["ms"] > 0
    assert ann.id.startswith(joined["player"])
    assert len(joined["player"]) < len(ann.id)
    everything = json.dumps(lines())
    for secret in (ann.cookie, ann.cookie.split("=")[1], link, token, "a long password", id):
        assert secret not in everything


def test_client_errors_are_not_logged_as_failures(ann, lines):
    ann.get("/api/tables/none")
    ann.get("/api/nowhere")
    ann.server.post("/api/me", content=b"{", headers={"content-type": "application/json"})
    assert {line["level"] for line in lines()} <= {"debug", "info"}


def test_failure_is_logged_with_traceback_and_reported_without(tmp_path, lines, monkeypatch):
    monkeypatch.setattr(application, "ROUTERS", [*application.ROUTERS, broken])
    app = make_app(Settings(data=tmp_path, workers=0))
    with TestClient(app, raise_server_exceptions=False) as server:
        response = server.get("/api/broken")
    assert response.status_code == 500
    assert response.headers["content-type"].startswith("application/problem+json")
    assert response.json()["type"] == "/problems/failure"
    assert "12345" not in response.text
    failure = next(line for line in lines() if line["level"] == "error")
    assert "RuntimeError" in failure["trace"]
    assert failure["route"] == "/api/broken"


def test_database_errors_do_not_contain_parameters(server):
    with pytest.raises(Exception) as error, server.app.state.node.store.writing() as db:  # noqa: PT011
        db.execute(text("INSERT INTO nothing VALUES (:seed)"), {"seed": "the secret seed"})
    assert "the secret seed" not in str(error.value)


def test_database_outage_is_reported(tmp_path):
    with TestClient(make_app(Settings(data=tmp_path, workers=0))) as server:
        with server.app.state.node.store.writing() as db:
            db.execute(text("DROP TABLE tokens"))
        response = server.get("/api/me", headers={"authorization": "Bearer x"})
    assert (response.status_code, response.json()["type"]) == (503, "/problems/no-database")
    assert response.headers["retry-after"]


def test_thinking_time_is_labeled_by_kind_of_bot():
    figures = Metrics()
    for budget in range(5):
        figures.observe_thinking(f"mcts:{budget}", 0.1)
    page = figures.render(0, 0, 0).decode()
    assert 'village_bot_seconds_count{bot="mcts"} 5.0' in page
    assert "mcts:" not in page
