"""The engine under Node and the local backend in CPython give the same responses and play the same games."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.engine.node import NodeEngine
from tests.local.scripts import SCRIPTS, Twins
from village.local.backend import LocalBackend
from village.local.thinking import run_task
from village.table import create

STREAMS = count(1)


class EngineTwins(Twins):
    """The engine under Node, and a local backend that gets the seeds of its tables."""

    def __init__(self, engine: NodeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.engine = engine
        self.local = LocalBackend({})
        self.local.request("POST", "/api/me", {"name": "Ann"})
        self.shown: set[str] = set()
        self.seed = ""
        monkeypatch.setattr(create, "fresh_seed", lambda: self.seed)

    def first(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        response = self.engine.request(method, path, body)
        changed = self.engine.call("takeChanges")["documents"]
        self.seed = next((document["seed"] for key, document in changed.items() if key.startswith("table/")), "")
        return response

    def second(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        return self.local.request(method, path, body)

    def play_bots(self, id: str) -> None:
        """Let the bots of both choose their moves."""
        self.show(id)
        while (pending := self.engine.call("nextTask")) is not None and not pending["advice"]:
            other = self.local.thinking.next_task()
            assert other is not None
            move = self.engine.call("runTask", pending["task"])
            assert run_task(other["task"]) == move
            self.engine.call("finish", pending, move)
            self.local.thinking.finish(other, move)

    def show(self, id: str) -> None:
        if id not in self.shown:
            self.shown.add(id)
            self.engine.call("openStream", next(STREAMS), id, None, 0)
            self.local.streams.open(next(STREAMS), self.ids[id], None, 0)


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> Any:
    engine = NodeEngine()
    engine.request("POST", "/api/me", {"name": "Ann"})
    yield EngineTwins(engine, monkeypatch)
    engine.close()


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.__name__)
def test_engine_and_local_backend_give_the_same_responses(script, twins):
    script(twins)
