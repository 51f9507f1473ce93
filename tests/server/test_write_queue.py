"""Moves on the event loop: shared commits, separate failures, no blocking."""

import asyncio
import sqlite3
from contextlib import closing, contextmanager
from types import SimpleNamespace

import pytest
from sqlalchemy import event, func, insert, select, update
from sqlalchemy.exc import OperationalError

from village.server.fair_queue import RequestOrigin, request_origin
from village.server.live.hub import Subscription
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.group_commit import COMMIT_MAX_CHANGES
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, players
from village.server.storage.statements import insert_if_missing
from village.server.tables.viewers import read_viewer
from village.table.create import open_table
from village.table.moves import Move, MoveMade
from village.table.new_table import NewPlayer, NewTable
from village.table.play import play_move
from village.table.problem import Problem

ANN = SimpleNamespace(id="ann", name="Ann", kind="guest")
KEY = "key-00001"
REQUEST = NewTable(seats=2, players=[NewPlayer("me"), NewPlayer("me")], start=True)


@contextmanager
def open_node(data, database):
    node = Node(Settings(database, data, workers=0))
    migrate(node.store)
    node.open()
    with node.store.writing() as db:
        values = {"epoch": 0, "notification_settings": {}, "created_at": 0.0}
        insert_if_missing(db, players, values | vars(ANN))
    yield node
    node.close()


@pytest.fixture
def node(tmp_path):
    """A node on SQLite."""
    with open_node(tmp_path, "") as node:
        yield node


@pytest.fixture
def any_node(tmp_path, database):
    """A node on each kind of database."""
    with open_node(tmp_path, database) as node:
        yield node


@pytest.fixture
def two_nodes(tmp_path, shared_database):
    """Two nodes on PostgreSQL."""
    with open_node(tmp_path, shared_database) as first, open_node(tmp_path, shared_database) as second:
        yield first, second


def create_tables(node, count):
    return [open_table(node.sessions, ANN, REQUEST) for _ in range(count)]


def play(session, key=KEY):
    """Play the first legal move."""
    record = session.record
    return play_move(session, ANN, Move(len(record.log), record.moves[0], key))


def run_concurrently(node, ids, do=play):
    async def scenario():
        changes = (node.write_queue.change(id, do, (id, ANN.id, KEY)) for id in ids)
        return await asyncio.gather(*changes, return_exceptions=True)

    return asyncio.run(scenario())


def moves_stored(node):
    with node.store.reading() as db:
        played = select(entries.c.table_id, func.count()).where(entries.c.kind == "move").group_by(entries.c.table_id)
        return dict(db.execute(played).all())


def is_as_rebuilt(node, id):
    """Check that the cached table equals one rebuilt from the entries."""
    with node.sessions.read(id) as session:
        before = session.record.data()
    node.cache.clear()
    with node.sessions.read(id) as session:
        return session.record.data() == before


def test_concurrent_changes_share_a_commit(any_node):
    ids, commits = create_tables(any_node, 6), []
    event.listen(any_node.store.engine, "commit", lambda _: commits.append(1))
    results = run_concurrently(any_node, ids)
    assert moves_stored(any_node) == dict.fromkeys(ids, 1)
    assert [result.number for result in results] == [4] * 6
    assert len(commits) < 6
    assert all(is_as_rebuilt(any_node, id) for id in ids)


def test_failed_change_fails_alone(any_node):
    ids = create_tables(any_node, 3)

    def play_but_one(session):
        play(session)
        if session.id == ids[1]:
            raise Problem(409, "stale", "another request was faster")

    first, second, third = run_concurrently(any_node, ids, play_but_one)
    assert (first, type(second), third) == (None, Problem, None)
    assert moves_stored(any_node) == {ids[0]: 1, ids[2]: 1}
    assert is_as_rebuilt(any_node, ids[1])
    assert not any_node.cache.leased


def test_two_changes_of_one_table_run_in_order(any_node):
    [id] = create_tables(any_node, 1)
    keys = iter(["key-00001", "key-00002", "key-00003"])
    results = run_concurrently(any_node, [id] * 3, lambda session: play(session, next(keys)))
    assert [type(result) for result in results] == [MoveMade] * 3
    assert moves_stored(any_node) == {id: 3}
    assert is_as_rebuilt(any_node, id)


def test_uncached_table_can_be_played(any_node):
    ids = create_tables(any_node, 2)
    any_node.cache.clear()
    run_concurrently(any_node, ids)
    assert moves_stored(any_node) == dict.fromkeys(ids, 1)


def test_lost_transaction_is_never_confirmed(node):
    """After a full disk SQLite rolls back silently; the changes of the batch are made again, on their own."""
    ids = create_tables(node, 3)

    def play_and_lose(session):
        play(session)
        if session.id == ids[1]:
            session.db.exec_driver_sql("ROLLBACK")

    results = run_concurrently(node, ids, play_and_lose)
    assert {type(result) for result in results} <= {type(None), OperationalError}
    assert isinstance(results[1], OperationalError)
    stored = [id for id, result in zip(ids, results, strict=True) if result is None]
    assert moves_stored(node) == dict.fromkeys(stored, 1)
    run_concurrently(node, [id for id in ids if id not in stored])
    assert moves_stored(node) == dict.fromkeys(ids, 1)
    assert all(is_as_rebuilt(node, id) for id in ids)


def test_writing_process_does_not_block_the_event_loop(node):
    [id] = create_tables(node, 1)

    async def scenario():
        with closing(sqlite3.connect(node.store.file, isolation_level=None)) as blocking_db:
            blocking_db.execute("BEGIN IMMEDIATE")
            move = asyncio.ensure_future(node.write_queue.change(id, play))
            for _ in range(10):  # would not be reached before SQLite's busy timeout
                await asyncio.sleep(0.01)
            assert not move.done()
            blocking_db.execute("ROLLBACK")
            return await asyncio.wait_for(move, 20)

    assert asyncio.run(scenario()).number == 4
    assert moves_stored(node) == {id: 1}


def test_writing_thread_does_not_block_the_event_loop(node):
    first, second = create_tables(node, 2)

    async def scenario():
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

    assert len(asyncio.run(scenario())) == 2
    assert moves_stored(node) == {first: 1, second: 1}


def test_busy_address_waits_for_itself(any_node):
    """It never fills a batch; excess changes are refused and release their table."""
    ids = create_tables(any_node, COMMIT_MAX_CHANGES // 2 + 2)
    order = []

    def play_and_note(session):
        order.append(session.id)
        return play(session)

    async def ask(address, id):
        request_origin.set(RequestOrigin(address, False))
        return await any_node.write_queue.change(id, play_and_note)

    async def scenario():
        greedy = [asyncio.ensure_future(ask("10.0.0.1", id)) for id in ids[:-1]]
        return await asyncio.gather(*greedy, asyncio.ensure_future(ask("10.0.0.2", ids[-1])))

    asyncio.run(scenario())
    assert order.index(ids[-1]) == 1
    assert len(order) == len(ids)


def test_too_many_waiting_changes_are_refused(any_node):
    [id] = create_tables(any_node, 1)
    any_node.write_queue.queue.max_waiting = 0
    [refused] = run_concurrently(any_node, [id])
    assert refused.status == 429
    any_node.write_queue.queue.max_waiting = 1
    assert run_concurrently(any_node, [id])[0].number == 4


def test_few_statements_write_the_moves_of_many_tables(any_node):
    """The statements of a batch do not grow with the number of tables; every one is a round trip to PostgreSQL."""
    statements = []
    ids = create_tables(any_node, 12)
    event.listen(any_node.store.engine, "before_cursor_execute", lambda *event: statements.append(event[2]))
    run_concurrently(any_node, ids)
    assert moves_stored(any_node) == dict.fromkeys(ids, 1)
    assert len(statements) < 12


def test_change_that_fails_after_a_statement_is_undone_alone(any_node):
    ids = create_tables(any_node, 2)

    def rename_host_then_fail_once(session):
        play(session)
        session.db.execute(update(players).values(name=session.id))
        if session.id == ids[0]:
            raise Problem(409, "stale", "another request was faster")

    first, second = run_concurrently(any_node, ids, rename_host_then_fail_once)
    assert (type(first), second) == (Problem, None)
    assert moves_stored(any_node) == {ids[1]: 1}
    with any_node.store.reading() as db:
        assert db.scalar(select(players.c.name)) == ids[1]


def test_repeated_request_gets_the_first_result(any_node):
    [id] = create_tables(any_node, 1)
    request = id, ANN.id, "key-00001"
    with any_node.sessions.read(id) as session:
        move = Move(len(session.record.log), session.record.moves[0], request[2])

    async def scenario():
        return [
            await any_node.write_queue.change(id, lambda session: play_move(session, ANN, move), request)
            for _ in range(2)
        ]

    first, again = asyncio.run(scenario())
    assert first == again
    assert moves_stored(any_node) == {id: 1}


def test_locked_row_holds_up_only_its_own_table(two_nodes):
    """Waiting for a row could end in a deadlock with a batch of another node, and would delay all others."""
    first, second = two_nodes
    slow, *quick = create_tables(first, 4)

    async def scenario():
        with second.sessions.write(slow):
            waiting = asyncio.ensure_future(first.write_queue.change(slow, play))
            played = await asyncio.wait_for(asyncio.gather(*(first.write_queue.change(id, play) for id in quick)), 20)
            assert not waiting.done()
        return [*played, await asyncio.wait_for(waiting, 20)]

    assert len(asyncio.run(scenario())) == 4
    assert moves_stored(first) == dict.fromkeys([slow, *quick], 1)


def test_batch_of_a_lost_connection_is_made_again(two_nodes, postgres):
    node, _ = two_nodes
    ids = create_tables(node, 3)
    run_concurrently(node, ids)
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test%'")
    assert [type(result) for result in run_concurrently(node, ids, lambda session: play(session, "key-00002"))] == [
        MoveMade
    ] * 3
    assert moves_stored(node) == dict.fromkeys(ids, 2)
    assert all(is_as_rebuilt(node, id) for id in ids)


def watching(node, id):
    """Return the subscription of a viewer who has read the table."""
    with node.sessions.read(id) as session:
        subscription = Subscription(id, "", session.cached.number)
        subscription.viewer, subscription.stale = read_viewer(session, None), False
    node.hub.enter(subscription)
    return subscription


def test_other_node_follows_without_a_read_per_viewer(two_nodes):
    first, second = two_nodes
    ids = create_tables(first, 3)

    async def scenario():
        second.hub.loop = asyncio.get_running_loop()
        subscriptions = [watching(second, id) for id in ids for _ in range(2)]
        await asyncio.gather(*(first.write_queue.change(id, play) for id in ids))
        queries = []
        event.listen(second.store.engine, "before_cursor_execute", lambda *event: queries.append(event[2]))
        await asyncio.to_thread(second.handle_notifications, [f"added {first.id} {' '.join(ids)}"])
        await asyncio.wait_for(asyncio.gather(*(subscription.woken.wait() for subscription in subscriptions)), 20)
        return subscriptions, queries

    subscriptions, queries = asyncio.run(scenario())
    assert len(queries) == 2
    assert not any(subscription.stale for subscription in subscriptions)
    assert {subscription.after for subscription in subscriptions} == {4}
    assert all(message.text.startswith('{"') for subscription in subscriptions for message in subscription.news)
    assert all(is_as_rebuilt(second, id) for id in ids)
