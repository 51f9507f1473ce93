"""Moves on the event loop: shared commits, separate failures, no blocking."""

import asyncio
import sqlite3
from contextlib import closing
from types import SimpleNamespace

import pytest
from sqlalchemy import event, func, insert, select
from sqlalchemy.exc import OperationalError

from village.server.fair_queue import RequestOrigin, request_origin
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.group_commit import COMMIT_MAX_CHANGES
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, players
from village.server.tables.create import open_table
from village.server.tables.moves import Move, MoveMade, play_move
from village.server.tables.new_table import NewPlayer, NewTable
from village.table.problem import Problem

ANN = SimpleNamespace(id="ann", name="Ann", kind="guest")
REQUEST = NewTable(seats=2, players=[NewPlayer("me"), NewPlayer("me")], start=True)


@pytest.fixture
def node(tmp_path):
    node = Node(Settings("", tmp_path, workers=0))
    migrate(node.store)
    node.open()
    with node.store.writing() as db:
        db.execute(insert(players).values(epoch=0, notification_settings={}, created_at=0.0, **vars(ANN)))
    yield node
    node.close()


def create_tables(node, count):
    return [open_table(node.sessions, ANN, REQUEST) for _ in range(count)]


def play(session, key="key-00001"):
    """Play the first legal move."""
    record = session.record
    return play_move(session, ANN, Move(len(record.log), record.moves[0], key))


def together(node, ids, do=play):
    async def story():
        return await asyncio.gather(*(node.write_queue.change(id, do) for id in ids), return_exceptions=True)

    return asyncio.run(story())


def moves_stored(node):
    with node.store.reading() as db:
        played = select(entries.c.table_id, func.count()).where(entries.c.kind == "move").group_by(entries.c.table_id)
        return dict(db.execute(played).all())


def is_as_rebuilt(node, id):
    """Check that the cached table equals result rebuilt from the entries."""
    with node.sessions.read(id) as session:
        before = session.record.data()
    node.cache.clear()
    with node.sessions.read(id) as session:
        return session.record.data() == before


def test_concurrent_changes_share_a_commit(node):
    ids, commits = create_tables(node, 6), []
    event.listen(node.store.engine, "commit", lambda _: commits.append(1))
    results = together(node, ids)
    assert moves_stored(node) == dict.fromkeys(ids, 1)
    assert [result.number for result in results] == [4] * 6
    assert len(commits) < 6
    assert all(is_as_rebuilt(node, id) for id in ids)


def test_failed_change_fails_alone(node):
    ids = create_tables(node, 3)

    def play_but_one(session):
        play(session)
        if session.id == ids[1]:
            raise Problem(409, "stale", "another request was faster")

    first, second, third = together(node, ids, play_but_one)
    assert (first, type(second), third) == (None, Problem, None)
    assert moves_stored(node) == {ids[0]: 1, ids[2]: 1}
    assert is_as_rebuilt(node, ids[1])
    assert not node.cache.leased


def test_two_changes_of_one_table_run_in_order(node):
    [id] = create_tables(node, 1)
    keys = iter(["key-00001", "key-00002", "key-00003"])
    results = together(node, [id] * 3, lambda session: play(session, next(keys)))
    assert [type(result) for result in results] == [MoveMade] * 3
    assert moves_stored(node) == {id: 3}
    assert is_as_rebuilt(node, id)


def test_uncached_table_can_be_played(node):
    ids = create_tables(node, 2)
    node.cache.clear()
    together(node, ids)
    assert moves_stored(node) == dict.fromkeys(ids, 1)


def test_lost_transaction_is_never_confirmed(node):
    """After a full disk SQLite rolls back silently, including other changes of the batch."""
    ids = create_tables(node, 3)

    def play_and_lose(session):
        play(session)
        if session.id == ids[1]:
            session.db.exec_driver_sql("ROLLBACK")

    assert [type(result) for result in together(node, ids, play_and_lose)] == [OperationalError] * 3
    assert moves_stored(node) == {}
    together(node, ids)
    assert moves_stored(node) == dict.fromkeys(ids, 1)
    assert all(is_as_rebuilt(node, id) for id in ids)


def test_writing_process_does_not_block_the_event_loop(node):
    [id] = create_tables(node, 1)

    async def story():
        with closing(sqlite3.connect(node.store.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.ensure_future(node.write_queue.change(id, play))
            for _ in range(10):  # would not be reached before SQLite's busy timeout
                await asyncio.sleep(0.01)
            assert not move.done()
            other.execute("ROLLBACK")
            return await asyncio.wait_for(move, 20)

    assert asyncio.run(story()).number == 4
    assert moves_stored(node) == {id: 1}


def test_writing_thread_does_not_block_the_event_loop(node):
    first, second = create_tables(node, 2)

    async def story():
        with node.store.writing() as db:
            move = asyncio.ensure_future(node.write_queue.change(first, play))
            await asyncio.sleep(0.05)
            assert not move.done()
            db.execute(
                insert(players).values(
                    id="bob", name="Bob", kind="guest", epoch=0, notification_settings={}, created_at=0.0
                )
            )
        return await asyncio.wait_for(asyncio.gather(move, node.write_queue.change(second, play)), 20)

    assert len(asyncio.run(story())) == 2
    assert moves_stored(node) == {first: 1, second: 1}


def test_busy_address_waits_for_itself(node):
    """It never fills a batch; excess changes are refused and release their table."""
    ids = create_tables(node, COMMIT_MAX_CHANGES // 2 + 2)
    order = []

    def play_and_note(session):
        order.append(session.id)
        return play(session)

    async def ask(address, id):
        request_origin.set(RequestOrigin(address, False))
        return await node.write_queue.change(id, play_and_note)

    async def story():
        greedy = [asyncio.ensure_future(ask("10.0.0.1", id)) for id in ids[:-1]]
        return await asyncio.gather(*greedy, asyncio.ensure_future(ask("10.0.0.2", ids[-1])))

    asyncio.run(story())
    assert order.index(ids[-1]) == 1
    assert len(order) == len(ids)


def test_too_many_waiting_changes_are_refused(node):
    [id] = create_tables(node, 1)
    node.write_queue.queue.max_waiting = 0
    [refused] = together(node, [id])
    assert refused.status == 429
    node.write_queue.queue.max_waiting = 1
    assert together(node, [id])[0].number == 4
