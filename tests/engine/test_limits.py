"""The limits of the engine: bytes, the start, the thoughts of bots, and previews."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.engine.node import NodeEngine
from tests.properties.play import every_mix
from tools.build_engine import MANIFEST, TARGET
from tools.build_web import node_environment

MAX_BYTES = 6_000_000
FIRST_START = 3000.0  # milliseconds
LATER_START = 1500.0
MASTER = 700.0
PREVIEWS = 100.0
MOVES = 60  # of a game whose previews are measured
BOTH = [{"kind": "me"}, {"kind": "me"}]
COMPRESS = Path(__file__).with_name("compress.mjs")


def test_what_the_start_needs_is_small():
    files = json.loads((TARGET / MANIFEST).read_text("utf-8"))["files"]
    start = [str(TARGET / name) for name, file in files.items() if file["start"]]
    command = ["node", str(COMPRESS), *start]
    sizes = subprocess.run(command, env=node_environment(), check=True, capture_output=True, text=True).stdout
    assert sum(json.loads(sizes)) <= MAX_BYTES


def new_table(engine: NodeEngine, players: list[dict[str, str]], **setting: Any) -> dict[str, Any]:
    body = {"seats": len(players), "players": players, "start": True, **setting}
    status, table = engine.request("POST", "/api/tables", body)
    assert status == 201, table
    return dict(table)


def milliseconds_to_first_moves() -> float:
    engine = NodeEngine()
    total = engine.start_milliseconds
    engine.request("POST", "/api/me", {"name": "Ann"})
    total += engine.milliseconds
    assert new_table(engine, BOTH)["view"]["ask"]["tokens"]
    total += engine.milliseconds
    engine.close()
    return total


@pytest.mark.timing
def test_the_first_moves_come_soon():
    times = [milliseconds_to_first_moves() for _ in range(4)]
    assert times[0] < FIRST_START
    assert min(times[1:]) < LATER_START


@pytest.mark.timing
@pytest.mark.parametrize("game", ["village", "my_village"])
def test_master_thinks_quickly(engine, game):
    id = new_table(engine, [{"kind": "me"}, {"kind": "bot", "bot": "master"}], game=game)["id"]
    engine.call("openStream", 1, id, None, 0)
    times: list[float] = []
    for number in range(MOVES):
        if pending := engine.call("nextTask"):
            move = engine.call("runTask", pending["task"])
            times.append(engine.milliseconds)
            engine.call("finish", pending, move)
        else:
            play_first_move(engine, id, number)
    engine.call("closeStream", 1)
    assert len(times) > MOVES / 4
    assert max(times[1:]) < MASTER  # the first loads the net


def play_first_move(engine: NodeEngine, id: str, number: int) -> None:
    view = engine.request("GET", f"/api/tables/{id}")[1]["view"]
    move = {"ply": view["ply"], "token": view["ask"]["tokens"][0], "key": f"move-{number:04}"}
    assert engine.request("POST", f"/api/tables/{id}/moves", move)[0] == 200


@pytest.mark.timing
@pytest.mark.parametrize("mix", [*every_mix(), None], ids=str)
def test_previews_are_quick(engine, mix):
    setting = {"game": "my_village"} if mix is None else {"edition": "bigbox", "expansions": mix}
    table = new_table(engine, [{"kind": "me", "name": name} for name in ("Ann", "Bea", "Cid")], **setting)
    path = f"/api/tables/{table['id']}"
    rng, times = Random(1), []
    for number in range(MOVES):
        view = engine.request("GET", path)[1]["view"]
        assert engine.request("GET", f"{path}/previews")[0] == 200
        times.append(engine.milliseconds)
        move = {"ply": view["ply"], "token": rng.choice(view["ask"]["tokens"]), "key": f"move-{number:04}"}
        assert engine.request("POST", f"{path}/moves", move)[0] == 200
    assert sorted(times)[int(0.95 * len(times))] < PREVIEWS
