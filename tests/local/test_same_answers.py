"""The same requests to a server and to the local backend have the same responses, except for ids and times.

Who is online differs, too: the server counts streams, and the only player of a browser is always there.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from tests.server.clients import Person
from village.local.backend import LocalBackend

TIMES = ("at", "created_at", "last_move_at", "server_time", "finished_at", "since")
IDS = ("online", "id", "rematch_id", "table_id", "table")
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me"}


def comparable(value: Any) -> Any:
    """Return the value without ids and times."""
    if isinstance(value, dict):
        return {
            name: "..." if name in TIMES or (name in IDS and isinstance(part, str | bool)) else comparable(part)
            for name, part in value.items()
        }
    if isinstance(value, list):
        return [comparable(part) for part in value]
    return value


def lines(response: Any) -> list[str]:
    status, body = response
    if status == 400:  # each validates with its own words
        body = {"type": body["type"]}
    return json.dumps(comparable([status, body]), indent=0, sort_keys=True).splitlines()


class Twins:
    """A server and a local backend that receive the same requests."""

    def __init__(self, server: Any, local: LocalBackend) -> None:
        self.person = Person(server, "Ann")
        self.local = local
        self.ids: dict[str, str] = {}  # of tables: the server's by the local one
        self.asked = 0

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Send a request to both, compare the responses, and return the local one."""
        self.asked += 1
        local = self.local.request(method, path, body if method != "GET" else None)
        translated = re.sub(r"(?<=/api/tables/)\w+", lambda match: self.ids.get(match[0], match[0]), path)
        response = self.person.server.request(
            method, translated, json=body if method != "GET" else None, headers=self.person.headers
        )
        is_text = response.headers["content-type"].startswith("text/plain")
        other = response.text if is_text else response.json()
        expected, actual = lines((response.status_code, other)), lines(local)
        assert [line for line in expected if line not in actual] == [], (method, path)
        assert expected == actual, (method, path)
        if isinstance(local[1], dict) and "players" in local[1]:
            self.ids[local[1]["id"]] = other["id"]
        return local[1]

    def tables_of_bots(self, id: str) -> list[Any]:
        node = self.person.server.app.state.node
        return [(self.local.tables, id), (node.sessions, self.ids[id])]


@pytest.fixture
def twins(server, one_seed, local) -> Twins:
    return Twins(server, local)


def play_bots(twins: Twins, id: str) -> None:
    """Play the moves of the bots, the first legal ones, in both worlds."""
    from village.table.play import apply_move

    for tables, table_id in twins.tables_of_bots(id):
        with tables.write(table_id) as session:
            while session.status == "playing" and session.seats[session.record.actor].bot:
                apply_move(session, session.record.actor, None, session.record.moves[0], None)


def play(twins: Twins, id: str, moves: int, seed: int = 1) -> dict[str, Any]:
    """Play random moves, asking everything the page asks on the way."""
    rng = Random(seed)
    table = f"/api/tables/{id}"
    for number in range(moves):
        play_bots(twins, id)
        state = twins.ask("GET", table)
        if state["status"] != "playing":
            break
        view = state["view"]
        token = rng.choice(view["ask"]["tokens"])
        if number % 20 == 0:
            twins.ask("GET", f"{table}/previews")
            twins.ask("GET", f"{table}/illegal-moves")
            twins.ask("GET", f"{table}/illegal-move?token=nonsense")
        twins.ask("POST", f"{table}/moves", ply=view["ply"], token=token, key=f"move-{id}-{number:04}")
    state: dict[str, Any] = twins.ask("GET", table)
    return state


def test_a_game_against_bots_with_undo_replay_and_export(twins):
    table = f"/api/tables/{twins.ask('POST', '/api/tables', seats=2, players=[ME, BOT], start=True)['id']}"
    id = table.rsplit("/", 1)[1]
    ply = play(twins, id, 3)["view"]["ply"]
    twins.ask("POST", f"{table}/undo", ply=ply, key="undo-0001")
    twins.ask("POST", f"{table}/undo", ply=ply, key="undo-0001")
    twins.ask("POST", f"{table}/moves", ply=0, token="turn harvest", key="stale-001")
    twins.ask("POST", f"{table}/moves", ply=0, token="turn harvest", key="short")
    twins.ask("GET", f"{table}/record")
    assert play(twins, id, 400)["status"] == "over"
    for path in ("scores", "score-history", "log", "record", "positions/40", "positions/60?since=3", "scores?ply=30"):
        twins.ask("GET", f"{table}/{path}")
    twins.ask("GET", "/api/tables?which=mine")
    twins.ask("GET", "/api/me/profile")
    twins.ask("POST", f"{table}/branch", ply=10, seat=0, bot="greedy")
    twins.ask("POST", f"{table}/rematch")
    twins.ask("GET", table)


@pytest.mark.parametrize("game", ["village", "my_village"])
def test_pass_and_play_and_resigning(twins, game):
    names = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    id = twins.ask("POST", "/api/tables", game=game, seats=2, players=names)["id"]
    twins.ask("GET", f"/api/tables/{id}?seat=1")
    twins.ask("POST", f"/api/tables/{id}/start")
    play(twins, id, 12)
    twins.ask("GET", f"/api/tables/{id}?seat=1")
    twins.ask("POST", f"/api/tables/{id}/resign")
    twins.ask("GET", f"/api/tables/{id}/log")


def test_a_lobby_that_its_host_changes_and_leaves(twins):
    id = twins.ask("POST", "/api/tables", seats=2)["id"]
    twins.ask("POST", f"/api/tables/{id}/start")
    twins.ask("PUT", f"/api/tables/{id}/seats/1", **BOT)
    twins.ask("PUT", f"/api/tables/{id}/seats/7", **BOT)
    twins.ask("POST", f"/api/tables/{id}/leave")
    twins.ask("GET", "/api/tables?which=open")


def test_hints_and_analyses_are_requested(twins):
    id = twins.ask("POST", "/api/tables", seats=2, players=[ME, BOT], start=True)["id"]
    play(twins, id, 2)
    play_bots(twins, id)
    twins.ask("POST", f"/api/tables/{id}/hint")
    twins.ask("POST", f"/api/tables/{id}/analysis")
    twins.ask("POST", f"/api/tables/{id}/hint?ply=1")


def test_tutorials_puzzles_catalog_and_custom_values(twins):
    for lesson in twins.ask("GET", "/api/lessons"):
        twins.ask("POST", f"/api/lessons/{lesson['game']}/{lesson['name']}", moves=[])
    twins.ask("POST", "/api/lessons/village/nonsense", moves=[])
    twins.ask("GET", "/api/catalog?game=village&edition=big_box&expansions=inn,port&seats=3")
    twins.ask("GET", "/api/catalog?game=nonsense")
    for puzzles in twins.ask("GET", "/api/puzzles"):
        path = f"/api/puzzles/{puzzles['game']}/{puzzles['next_puzzle']}"
        state = twins.ask("GET", path)
        twins.ask("POST", path, token=state["view"]["ask"]["tokens"][0])
        twins.ask("POST", path, token=state["view"]["ask"]["tokens"][0])
    twins.ask("GET", "/api/puzzles")
    twins.ask("POST", "/api/custom-values/check", game="village", values={"nonsense": 1})
    twins.ask("POST", "/api/custom-values/read", text="this is no file")


def test_the_player(twins):
    twins.ask("POST", "/api/me", name="Ann")
    twins.ask("PATCH", "/api/me", name="Annabel")
    twins.ask("PATCH", "/api/me", name="   ")
    twins.ask("GET", "/api/me")
    twins.ask("GET", "/api/tables/nonsense")


def test_a_record_moves_from_the_browser_to_the_server_and_back(twins):
    id = twins.ask("POST", "/api/tables", seats=2, players=[ME, ME], start=True)["id"]
    assert play(twins, id, 400)["status"] == "over"
    text = twins.ask("GET", f"/api/tables/{id}/record")
    imported = twins.ask("POST", "/api/records", text=text)
    assert imported["status"] == "over"
    assert twins.ask("GET", f"/api/tables/{imported['id']}/record") == text
    twins.ask("POST", "/api/records", text="nonsense")
