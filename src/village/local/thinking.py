"""Moves of bots, hints and analyses: one task at a time, which may run in another process or worker."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Final, TypedDict

from village.bots.analysis.tasks import Analysis, Hint
from village.bots.bot import BadBot
from village.bots.costs import expected_seconds
from village.bots.move_task import MoveTask, move_task
from village.local.advice import rows_of, save_advice, task_of
from village.local.streams import Streams
from village.local.tables import LocalSession, LocalTables
from village.table.guards import waits_for_bot
from village.table.play import apply_move

FALLBACK_BOT: Final = "greedy"  # if a bot fails
QUICK_SECONDS: Final = 0.05  # tasks expected to take longer do not run where requests are answered


class PendingTask(TypedDict):
    """A task, with what is needed to use its result."""

    table: str
    advice: str  # the key of a hint or an analysis; empty for a move
    seat: int
    ply: int
    bot: str
    game: str
    quick: bool
    task: str


class Thinking:
    """What bots have to do at the tables that the page shows."""

    def __init__(self, tables: LocalTables, streams: Streams) -> None:
        self.tables = tables
        self.streams = streams

    def next_task(self) -> PendingTask | None:
        """Return the next task: moves first, then hints, then analyses."""
        pending: list[PendingTask] = []
        for table_id in self.streams.table_ids():
            with self.tables.read(table_id) as session:
                move = move_of_bot(session)
                if move is not None:
                    return move
                pending += self.advice_tasks(session)
        return min(pending, key=lambda task: "/hint/" not in task["advice"], default=None)

    def advice_tasks(self, session: LocalSession) -> list[PendingTask]:
        tasks: list[PendingTask] = []
        for key, row in rows_of(self.tables.storage, session):
            task = task_of(session, row) if row["status"] == "thinking" and session.cached.record else None
            if task is not None:
                tasks.append(pending_task(session, task, key, row["seat"], row["ply"]))
        return tasks

    def finish(self, pending: PendingTask, result: str | None) -> None:
        """Use the result of a task, None if it failed; what is no longer needed is ignored."""
        if pending["advice"]:
            save_advice(self.tables.storage, pending["advice"], None if result is None else json.loads(result))
            return
        with self.tables.write(pending["table"]) as session:
            if waits_for_bot(session, pending["seat"], pending["ply"], pending["bot"]):
                token = result if result is not None else session.record.moves[0]
                apply_move(session, pending["seat"], None, token, None)


def move_of_bot(session: LocalSession) -> PendingTask | None:
    record = session.cached.record
    if record is None or record.over:
        return None
    bot = session.seats[record.actor].bot
    if not bot or not waits_for_bot(session, record.actor, len(record.log), bot):
        return None
    return pending_task(session, move_task(bot, record), "", record.actor, len(record.log))


def pending_task(
    session: LocalSession, task: MoveTask | Hint | Analysis, advice: str, seat: int, ply: int
) -> PendingTask:
    quick = not advice and expected_seconds(task.bot) <= QUICK_SECONDS
    text = json.dumps({"kind": type(task).__name__, **asdict(task)})
    return {
        "table": session.id, "advice": advice, "seat": seat, "ply": ply, "bot": task.bot,
        "game": session.row.setting.game, "quick": quick, "task": text,
    }  # fmt: skip


def run_task(text: str) -> str:
    """Run a task; a move that a bot fails to choose is chosen by another bot."""
    data = json.loads(text)
    kind = data.pop("kind")
    if kind == "Hint":
        return Hint(MoveTask(**data.pop("question")), **data).run()
    if kind == "Analysis":
        return Analysis(**data).run()
    try:
        return MoveTask(**data).run()
    except BadBot:
        return MoveTask(**{**data, "bot": FALLBACK_BOT}).run()
