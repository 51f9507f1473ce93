"""Scripts of requests to two backends at once, whose responses must be the same, except for ids and times."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

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
    return int(value) if isinstance(value, float) and value.is_integer() else value  # JavaScript has one kind of number


def lines(response: Any) -> list[str]:
    status, body = response
    if status == 400:  # each validates with its own words
        body = {"type": body["type"]}
    return json.dumps(comparable([status, body]), indent=0, sort_keys=True).splitlines()


class Twins:
    """Two backends that receive the same requests; the ids in the requests are those of the first."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}  # of tables: the second backend's by the first's
        self.asked = 0

    def first(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        raise NotImplementedError

    def second(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        raise NotImplementedError

    def play_bots(self, id: str) -> None:
        """Play the moves of the bots with both."""
        raise NotImplementedError

    def ask(self, method: str, path: str, **data: Any) -> Any:
        """Send a request to both, compare the responses, and return the first."""
        self.asked += 1
        body = data if method != "GET" else None
        first = self.first(method, path, body)
        translated = re.sub(r"(?<=/api/tables/)\w+", lambda match: self.ids.get(match[0], match[0]), path)
        second = self.second(method, translated, body)
        expected, actual = lines(second), lines(first)
        assert [line for line in expected if line not in actual] == [], (method, path)
        assert expected == actual, (method, path)
        if isinstance(first[1], dict) and "players" in first[1]:
            self.ids[first[1]["id"]] = second[1]["id"]
        return first[1]


def play(twins: Twins, id: str, moves: int, seed: int = 1) -> dict[str, Any]:
    """Play random moves, asking everything the page asks on the way."""
    rng = Random(seed)
    table = f"/api/tables/{id}"
    for number in range(moves):
        twins.play_bots(id)
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


def a_game_against_bots_with_undo_replay_and_export(twins: Twins) -> None:
    table = f"/api/tables/{twins.ask('POST', '/api/tables', seats=2, players=[ME, BOT], start=True)['id']}"
    id = table.rsplit("/", 1)[1]
    ply = play(twins, id, 3)["view"]["ply"]
    twins.ask("POST", f"{table}/redo", ply=ply, key="redo-0001")
    undone = twins.ask("POST", f"{table}/undo", ply=ply, key="undo-0001")
    twins.ask("POST", f"{table}/undo", ply=ply, key="undo-0001")
    twins.ask("POST", f"{table}/redo", ply=undone["ply"], key="undo-0001")
    twins.ask("POST", f"{table}/redo", ply=undone["ply"], key="redo-0002")
    twins.ask("POST", f"{table}/redo", ply=undone["ply"], key="redo-0002")
    twins.ask("POST", f"{table}/undo", ply=ply, key="undo-0002")
    twins.ask("GET", table)
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


def pass_and_play_and_resigning(twins: Twins) -> None:
    for game in ("village", "my_village"):
        pass_and_play(twins, game)


def pass_and_play(twins: Twins, game: str) -> None:
    names = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    id = twins.ask("POST", "/api/tables", game=game, seats=2, players=names)["id"]
    twins.ask("GET", f"/api/tables/{id}?seat=1")
    twins.ask("POST", f"/api/tables/{id}/start")
    play(twins, id, 12)
    twins.ask("GET", f"/api/tables/{id}?seat=1")
    twins.ask("POST", f"/api/tables/{id}/resign")
    twins.ask("GET", f"/api/tables/{id}/log")


def a_lobby_that_its_host_changes_and_leaves(twins: Twins) -> None:
    id = twins.ask("POST", "/api/tables", seats=2)["id"]
    twins.ask("POST", f"/api/tables/{id}/start")
    twins.ask("PUT", f"/api/tables/{id}/seats/1", **BOT)
    twins.ask("PUT", f"/api/tables/{id}/seats/7", **BOT)
    twins.ask("POST", f"/api/tables/{id}/leave")
    twins.ask("GET", "/api/tables?which=open")


def hints_and_analyses_are_requested(twins: Twins) -> None:
    id = twins.ask("POST", "/api/tables", seats=2, players=[ME, BOT], start=True)["id"]
    play(twins, id, 2)
    twins.play_bots(id)
    twins.ask("POST", f"/api/tables/{id}/hint")
    twins.ask("POST", f"/api/tables/{id}/analysis")
    twins.ask("POST", f"/api/tables/{id}/hint?ply=1")


def tutorials_puzzles_catalog_and_custom_values(twins: Twins) -> None:
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


def the_player(twins: Twins) -> None:
    twins.ask("POST", "/api/me", name="Ann")
    twins.ask("PATCH", "/api/me", name="Annabel")
    twins.ask("PATCH", "/api/me", name="   ")
    twins.ask("GET", "/api/me")
    twins.ask("GET", "/api/tables/nonsense")


def a_record_moves_from_the_browser_to_the_server_and_back(twins: Twins) -> None:
    id = twins.ask("POST", "/api/tables", seats=2, players=[ME, ME], start=True)["id"]
    assert play(twins, id, 400)["status"] == "over"
    text = twins.ask("GET", f"/api/tables/{id}/record")
    imported = twins.ask("POST", "/api/records", text=text)
    assert imported["status"] == "over"
    assert twins.ask("GET", f"/api/tables/{imported['id']}/record") == text
    twins.ask("POST", "/api/records", text="nonsense")


SCRIPTS: list[Callable[[Twins], None]] = [
    a_game_against_bots_with_undo_replay_and_export,
    pass_and_play_and_resigning,
    a_lobby_that_its_host_changes_and_leaves,
    hints_and_analyses_are_requested,
    tutorials_puzzles_catalog_and_custom_values,
    the_player,
    a_record_moves_from_the_browser_to_the_server_and_back,
]
