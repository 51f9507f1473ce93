"""Illegal requests get typed refusals and leave the table and server intact."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.clients import Person, fresh_key, opponent_of, player_to_move
from tests.server.illegal_requests import GOOD, check_refused, move_body, post_raw, table_without_time
from village.server.app import make_app
from village.server.settings import Settings


def test_move_for_another_seat_is_refused(people, game, unchanged):
    actor = player_to_move(people, game)
    opponent = opponent_of(people, actor)
    view = actor.table(game)["view"]
    for token in view["ask"]["tokens"]:
        assert check_refused(opponent.move(game, view["ply"], token), 403) == "not-your-turn"
    seat = actor.table(game)["seat"]
    assert opponent.table(game, seat=seat)["seat"] != seat
    assert "tokens" not in opponent.table(game, seat=seat)["view"]["ask"]


def test_cookie_must_be_signed_and_intact(server, people, game, unchanged, tmp_path):
    ann = people[0]
    name, _, value = ann.cookie.partition("=")
    player, epoch, signed = value.split(".")
    elsewhere = Settings(data=tmp_path / "elsewhere", workers=0)
    with TestClient(make_app(elsewhere)) as second_server:
        foreign = Person(second_server, "Ann").cookie
    forged = [
        f"{player}.{epoch}.", f"{player}.{epoch}", f".{epoch}.{signed}", f"{people[1].id}.{epoch}.{signed}",
        f"{player}.1.{signed}", f"{player}.{epoch}.{signed[:-1]}", f"{player}.{epoch}.{signed[::-1]}",
        f"{player}.{epoch}.{'é' * 40}", f"{player}..{epoch}.{signed}", "", ".", "..", "x" * 5000,
    ]  # fmt: skip
    for cookie in [foreign, *(f"{name}={value}" for value in forged)]:
        server.cookies.clear()
        headers = {b"cookie": cookie.encode()}
        response = server.post(f"/api/tables/{game}/moves", json=GOOD, headers=headers)
        assert check_refused(response, 401) == "unknown-player"
        assert server.get(f"/api/tables/{game}", headers=headers).json()["seat"] is None


@pytest.mark.parametrize("token", ["Bearer x", "Bearer ", "Basic YTpi", "bearer é", "x" * 3000])
def test_invalid_token_is_refused(server, people, game, unchanged, token):
    for headers in ({"authorization": token.encode()}, {**people[0].headers, "authorization": token.encode()}):
        server.cookies.clear()
        response = server.post(f"/api/tables/{game}/moves", json=GOOD, headers=headers)
        assert check_refused(response, 401) == "bad-token"


def test_key_of_another_player_reveals_and_does_nothing(people, game):
    actor = player_to_move(people, game)
    opponent = opponent_of(people, actor)
    view = actor.table(game)["view"]
    key = fresh_key()
    done = actor.move(game, view["ply"], view["ask"]["tokens"][0], key).json()
    before = table_without_time(actor, game)
    for _ in range(2):
        assert check_refused(opponent.move(game, view["ply"], view["ask"]["tokens"][0], key), 409) == "stale"
    assert actor.move(game, view["ply"], view["ask"]["tokens"][0], key).json() == done
    assert table_without_time(actor, game) == before


def test_player_without_a_seat_cannot_move(server, people, game, unchanged):
    eve = Person(server, "Eve")
    view = player_to_move(people, game).table(game)["view"]
    assert check_refused(eve.move(game, view["ply"], view["ask"]["tokens"][0]), 403) == "not-seated"
    assert check_refused(eve.post(f"/api/tables/{game}/undo", ply=view["ply"], key=fresh_key()), 403) == "not-seated"
    assert check_refused(eve.post(f"/api/tables/{game}/undo/reply", agree=True), 403) == "not-seated"
    assert check_refused(eve.post(f"/api/tables/{game}/resign"), 403) == "not-seated"
    assert check_refused(eve.post(f"/api/tables/{game}/join"), 409) == "already-started"
    assert check_refused(eve.post(f"/api/tables/{game}/start"), 403, 409)
    assert check_refused(eve.post(f"/api/tables/{game}/leave"), 403, 409)
    assert check_refused(eve.post(f"/api/tables/{game}/seats/0/link"), 403, 409)


@pytest.mark.parametrize(
    "id", ["x", "222222222222", "%00", "..%2f..", "' OR 1=1 --", "a" * 32, "a" * 400, "é", "%ff", "*", "0", "-1"]
)
def test_unknown_table_ids_are_not_found(ann, id):
    for path in ("", "/illegal-move?token=x", "/events"):
        check_refused(ann.get(f"/api/tables/{id}{path}"), 400, 404)
    for path in ("moves", "undo"):
        check_refused(ann.post(f"/api/tables/{id}/{path}", **GOOD), 400, 404)
    for path in ("join", "leave", "start", "resign"):
        check_refused(ann.post(f"/api/tables/{id}/{path}"), 400, 404)


def test_seat_link_works_once_at_its_table_until_revoked(server, ann, bob):
    eve = Person(server, "Eve")
    own_table, other_table = (
        ann.create_table(seats=3, players=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]) for _ in range(2)
    )
    link, dropped = (ann.post(f"/api/tables/{own_table}/seats/{seat}/link").json()["link"] for seat in (1, 2))
    assert check_refused(eve.post(f"/api/tables/{other_table}/join", link=link), 403) == "bad-link"
    assert check_refused(eve.post(f"/api/tables/{own_table}/join", link=link[:-1]), 403) == "bad-link"
    assert check_refused(eve.post(f"/api/tables/{own_table}/join"), 409) == "seat-taken"
    assert check_refused(eve.post(f"/api/tables/{own_table}/seats/1/link"), 403) == "not-host"
    ann.server.cookies.clear()
    assert ann.server.delete(f"/api/tables/{own_table}/seats/2/link", headers=ann.headers).status_code == 204
    assert check_refused(eve.post(f"/api/tables/{own_table}/join", link=dropped), 403) == "bad-link"
    assert bob.post(f"/api/tables/{own_table}/join", link=link).status_code == 200
    assert check_refused(eve.post(f"/api/tables/{own_table}/join", link=link), 403) == "bad-link"
    assert [player["name"] for player in ann.table(own_table)["players"]] == ["Ann", "Bob", ""]


def test_removed_player_cannot_return_by_the_old_link(ann, bob):
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "link"}])
    old = ann.post(f"/api/tables/{id}/seats/1/link").json()["link"]
    new = ann.post(f"/api/tables/{id}/seats/1/link").json()["link"]
    assert check_refused(bob.post(f"/api/tables/{id}/join", link=old), 403) == "bad-link"
    assert bob.post(f"/api/tables/{id}/join", link=new).status_code == 200


def test_odd_urls_and_headers_break_nothing(server, ann, game, unchanged):
    for path in ("//", "/api//tables", "/api/tables/../me", "/%2e%2e/", "/api/tables/%00", "/api/me/", "/api/%F0%28"):
        assert server.get(path).status_code < 500
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW"):
        assert server.request(method, f"/api/tables/{game}").status_code < 500
    for name, value in {"content-type": "text/html", "accept": "x" * 4000, "last-event-id": "9" * 400}.items():
        assert post_raw(ann, f"/api/tables/{game}/moves", move_body(), **{name: value}).status_code < 500
    for query in ({"seat": "x"}, {"seat": "99999999999999999999"}, {"seat": "-1"}, {"token": "x" * 100}):
        assert ann.get(f"/api/tables/{game}", **query).status_code < 500
        assert ann.get(f"/api/tables/{game}/illegal-move", **query).status_code < 500
    for query in ({"before": "NaN"}, {"before": "inf"}, {"before": "-1e400"}, {"which": "all"}):
        assert ann.get("/api/tables", **query).status_code < 500


def test_websocket_input_is_refused(server, ann, game, unchanged):
    for garbage in ("x", "x" * 60_000, "{}", "\x00"):
        with server.websocket_connect(f"/api/tables/{game}/live", headers=ann.headers) as subscription:
            subscription.receive_json()
            subscription.send_text(garbage)
            assert close_code(subscription) == 4400
    with server.websocket_connect(f"/api/tables/{game}/live", headers=ann.headers) as subscription:
        subscription.send_bytes(b"\xff" * 1000)
        assert close_code(subscription) == 4400
    with pytest.raises(WebSocketDisconnect), server.websocket_connect("/api/tables/nothing/live") as subscription:
        subscription.receive_json()


def close_code(subscription):
    """Return the close code, skipping pending messages."""
    try:
        while True:
            subscription.receive_json()
    except WebSocketDisconnect as end:
        return end.code
