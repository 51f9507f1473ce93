"""The backend for JavaScript: every call has a name, JSON arguments and a JSON result."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final, cast

import msgspec

from village.bots.net.nets import replace_nets
from village.local.backend import LocalBackend
from village.local.nets import NETS, ScriptNet
from village.local.storage import Document, StoredEntry
from village.local.thinking import PendingTask, run_task
from village.table.messages import Message

Call = Callable[..., Any]
WITHOUT_NET: Final = ("random", "greedy", "beginner", "soft", "mcts")  # bots that play without one


class Bridge:
    """One backend, created from the stored documents."""

    def __init__(self, documents: str) -> None:
        self.backend = LocalBackend(json.loads(documents))

    def call(self, name: str, arguments: str) -> str:
        """Return the result of a call as JSON."""
        return msgspec.json.encode(CALLS[name](self, *json.loads(arguments))).decode()

    def request(self, method: str, url: str, body: object) -> dict[str, Any]:
        status, response = self.backend.request(method, url, body)
        return {"status": status, "body": response}

    def is_loaded(self, table_id: str) -> bool:
        return self.backend.is_loaded(table_id)

    def load_entries(self, table_id: str, entries: list[StoredEntry]) -> None:
        self.backend.load_entries(table_id, entries)

    def load_documents(self, documents: dict[str, Document | None]) -> None:
        self.backend.storage.load_documents(documents)

    def take_changes(self) -> dict[str, Any]:
        return asdict(self.backend.storage.take_changes())

    def open_stream(self, number: int, table_id: str, seat: int | None, after: int) -> list[Message]:
        return self.backend.streams.open(number, table_id, seat, after)

    def close_stream(self, number: int) -> None:
        self.backend.streams.close(number)

    def news(self, table_id: str) -> list[tuple[int, Message]]:
        return self.backend.streams.news(table_id)

    def next_task(self) -> PendingTask | None:
        return self.backend.thinking.next_task()

    def finish(self, pending: dict[str, Any], result: str | None) -> None:
        self.backend.thinking.finish(cast(PendingTask, pending), result)

    def net_of(self, task: str) -> str | None:
        """Return the game whose net a task needs and that is not loaded."""
        data = json.loads(task)
        setting = data["question"]["setting"] if "question" in data else data["setting"]
        needed = data["bot"].partition(":")[0] not in WITHOUT_NET and not NETS.has_net(setting["game"])
        return setting["game"] if needed else None

    def run_task(self, task: str) -> str:
        return run_task(task)


CALLS: Final[dict[str, Call]] = {
    call.__name__: call
    for call in (
        Bridge.request, Bridge.is_loaded, Bridge.load_entries, Bridge.load_documents, Bridge.take_changes,
        Bridge.open_stream, Bridge.close_stream, Bridge.news, Bridge.next_task, Bridge.finish, Bridge.net_of,
        Bridge.run_task,
    )
}  # fmt: skip


def start_page(documents: str) -> Callable[[str, str], str]:
    """Start the backend of a page, whose nets JavaScript evaluates, and return its `call`."""
    replace_nets(NETS)
    return Bridge(documents).call


def add_net(header: str, script: ScriptNet) -> None:
    NETS.add(header, script)
