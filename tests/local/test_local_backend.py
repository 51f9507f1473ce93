"""The local backend: what it stores, streams and lets bots do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from village.local.backend import LocalBackend
from village.local.thinking import run_task

PLAYERS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def ask(local: LocalBackend, method: str, path: str, **body: Any) -> Any:
    status, response = local.request(method, path, body)
    assert status < 300, response
    return response


def new_table(local: LocalBackend, **options: Any) -> str:
    return str(ask(local, "POST", "/api/tables", seats=2, players=PLAYERS, start=True, **options)["id"])


def stored(local: LocalBackend) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return everything that is stored, as JSON would return it."""
    return json.loads(json.dumps([local.storage.documents, local.storage.entries]))


def restarted(local: LocalBackend) -> LocalBackend:
    documents, entries = stored(local)
    fresh = LocalBackend(documents)
    for table_id, added in entries.items():
        fresh.load_entries(table_id, added)
    return fresh


def play_own_move(local: LocalBackend, id: str) -> None:
    view = ask(local, "GET", f"/api/tables/{id}")["view"]
    key = f"key-{view['ply']:06}"
    ask(local, "POST", f"/api/tables/{id}/moves", ply=view["ply"], token=view["ask"]["tokens"][0], key=key)


def let_bots_move(local: LocalBackend) -> int:
    moves = 0
    while task := local.thinking.next_task():
        local.thinking.finish(task, run_task(task["task"]))
        moves += 1
    return moves


def to_own_turn(local: LocalBackend, id: str) -> None:
    if not any(stream.table_id == id for stream in local.streams.streams.values()):
        local.streams.open(1, id, None, 0)
    let_bots_move(local)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_a_game_against_a_bot_survives_restarts(local, game):
    id = new_table(local, game=game)
    for _ in range(500):
        to_own_turn(local, id)
        if ask(local, "GET", f"/api/tables/{id}")["status"] == "over":
            break
        play_own_move(local, id)
        local = restarted(local)
    final = ask(local, "GET", f"/api/tables/{id}")
    assert (final["status"], len(final["winners"]) > 0) == ("over", True)
    assert ask(local, "GET", "/api/me/profile")["played"] == 1


def test_changes_contain_only_what_is_new(local):
    id = new_table(local)
    to_own_turn(local, id)
    local.storage.take_changes()
    play_own_move(local, id)
    changes = local.storage.take_changes()
    assert list(changes.documents) == [f"table/{id}"]
    assert [entry["kind"] for entry in changes.entries[id]] == ["move"]
    ask(local, "GET", f"/api/tables/{id}")
    assert local.storage.take_changes() == type(changes)()


def test_a_failed_request_stores_nothing(local):
    id = new_table(local)
    local.storage.take_changes()
    assert (
        local.request("POST", f"/api/tables/{id}/moves", {"ply": 999, "token": "turn", "key": "key-999999"})[0] == 409
    )
    assert not local.storage.take_changes().entries


def test_bots_move_only_at_tables_that_are_shown(local):
    id = new_table(local)
    other = new_table(local)
    local.streams.open(7, id, None, 0)
    let_bots_move(local)
    assert {stream.table_id for stream in local.streams.streams.values()} == {id}
    local.streams.close(7)
    assert local.thinking.next_task() is None
    assert ask(local, "GET", f"/api/tables/{other}")["status"] == "playing"


def test_a_stream_receives_the_messages_that_it_misses_and_then_the_table(local):
    id = new_table(local)
    first = local.streams.open(1, id, None, 0)
    assert [message["kind"] for message in first][-1] == "now"
    to_own_turn(local, id)
    local.streams.news(id)
    play_own_move(local, id)
    news = local.streams.news(id)
    assert [message["kind"] for _, message in news] == ["move", "now"]
    assert local.streams.news(id) == []
    assert [message["kind"] for message in local.streams.open(2, id, None, first[-1]["number"])][-2:] == ["move", "now"]


def test_what_another_tab_has_added_is_followed(local):
    id = new_table(local)
    to_own_turn(local, id)
    other = restarted(local)
    play_own_move(local, id)
    documents, entries = stored(local)
    other.storage.load_documents(documents)
    other.load_entries(id, entries[id])
    assert (
        ask(other, "GET", f"/api/tables/{id}")["view"]["ply"] == ask(local, "GET", f"/api/tables/{id}")["view"]["ply"]
    )


def test_a_bot_whose_move_is_no_longer_needed_does_not_move(local):
    id = new_table(local)
    to_own_turn(local, id)
    play_own_move(local, id)
    task = local.thinking.next_task()
    before = ask(local, "GET", f"/api/tables/{id}")
    if task is not None:
        ask(local, "POST", f"/api/tables/{id}/undo", ply=before["view"]["ply"], key="undo-0001")
        local.thinking.finish(task, run_task(task["task"]))
        assert ask(local, "GET", f"/api/tables/{id}")["view"]["ply"] < before["view"]["ply"]


def test_a_hint_is_computed_and_streamed(local):
    id = new_table(local)
    to_own_turn(local, id)
    local.streams.news(id)
    assert ask(local, "POST", f"/api/tables/{id}/hint")["status"] == "thinking"
    assert [message["kind"] for _, message in local.streams.news(id)] == ["hint"]
    let_bots_move(local)
    (news,) = [message for _, message in local.streams.news(id)]
    assert (news["kind"], news["hint"]["status"]) == ("hint", "done")
    assert news["hint"]["moves"]


def test_a_bot_that_fails_is_replaced_for_one_move(local):
    id = new_table(local)
    to_own_turn(local, id)
    play_own_move(local, id)
    task = local.thinking.next_task()
    if task is not None:
        broken = json.dumps({**json.loads(task["task"]), "bot": "no-such-bot"})
        assert run_task(broken)


def test_what_needs_people_is_absent(local):
    for path in ("/api/daily", "/api/me/friends", "/api/network"):
        assert local.request("GET", path)[0] == 404
