"""Moves on the event loop: one commit for many, each for itself, and nothing that holds up everybody else."""

import asyncio
import sqlite3
from contextlib import closing
from types import SimpleNamespace

import pytest
from sqlalchemy import event, func, insert, select
from sqlalchemy.exc import OperationalError

from village.server.errors import Problem
from village.server.fair_queue import Asking, asking
from village.server.node import Node
from village.server.requests import Move, NewGame, NewSeat
from village.server.settings import Settings
from village.server.storage.group_commit import COMMIT_MAX_CHANGES
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, players
from village.server.table.answer import answer
from village.server.table.create import lay_table

ANN = SimpleNamespace(id="ann", name="Ann", kind="guest")
WISH = NewGame(seats=2, chairs=[NewSeat("me"), NewSeat("me")], start=True)


@pytest.fixture
def node(tmp_path):
    node = Node(Settings("", tmp_path, workers=0))
    migrate(node.store)
    node.open()
    with node.store.writing() as db:
        db.execute(insert(players).values(epoch=0, notices={}, made=0.0, **vars(ANN)))
    yield node
    node.close()


def lay(node, count):
    return [lay_table(node.sessions, ANN, WISH) for _ in range(count)]


def play(session, key="key-00001"):
    """The first of the legal answers."""
    record = session.record
    return answer(session, ANN, Move(len(record.log), record.moves[0], key))


def together(node, ids, do=play):
    async def story():
        return await asyncio.gather(*(node.write_queue.change(id, do) for id in ids), return_exceptions=True)

    return asyncio.run(story())


def moves_stored(node):
    with node.store.reading() as db:
        played = select(entries.c.game, func.count()).where(entries.c.kind == "move").group_by(entries.c.game)
        return dict(db.execute(played).all())


def is_as_rebuilt(node, id):
    """What is in memory equals what the entries say."""
    with node.sessions.read(id) as session:
        kept = session.record.data()
    node.cache.clear()
    with node.sessions.read(id) as session:
        return session.record.data() == kept


def test_who_comes_together_shares_a_commit(node):
    ids, commits = lay(node, 6), []
    event.listen(node.store.engine, "commit", lambda _: commits.append(1))
    given = together(node, ids)
    assert moves_stored(node) == dict.fromkeys(ids, 1)
    assert [one["number"] for one in given] == [4] * 6
    assert len(commits) < 6
    assert all(is_as_rebuilt(node, id) for id in ids)


def test_what_goes_wrong_goes_wrong_alone(node):
    ids = lay(node, 3)

    def play_but_one(session):
        play(session)
        if session.id == ids[1]:
            raise Problem(409, "stale", "somebody else was faster")

    first, second, third = together(node, ids, play_but_one)
    assert (first, type(second), third) == (None, Problem, None)
    assert moves_stored(node) == {ids[0]: 1, ids[2]: 1}
    assert is_as_rebuilt(node, ids[1])
    assert not node.cache.leased


def test_two_changes_of_one_game_follow_each_other(node):
    [id] = lay(node, 1)
    keys = iter(["key-00001", "key-00002", "key-00003"])
    assert [type(one) for one in together(node, [id] * 3, lambda session: play(session, next(keys)))] == [dict] * 3
    assert moves_stored(node) == {id: 3}
    assert is_as_rebuilt(node, id)


def test_a_game_that_is_not_in_memory_is_played_all_the_same(node):
    ids = lay(node, 2)
    node.cache.clear()
    together(node, ids)
    assert moves_stored(node) == dict.fromkeys(ids, 1)


def test_a_lost_transaction_is_never_confirmed(node):
    """As after a full disk: SQLite rolls back by itself, and with it what the others wrote on this batch."""
    ids = lay(node, 3)

    def play_and_lose(session):
        play(session)
        if session.id == ids[1]:
            session.db.exec_driver_sql("ROLLBACK")

    assert [type(one) for one in together(node, ids, play_and_lose)] == [OperationalError] * 3
    assert moves_stored(node) == {}
    together(node, ids)
    assert moves_stored(node) == dict.fromkeys(ids, 1)
    assert all(is_as_rebuilt(node, id) for id in ids)


def test_another_process_that_writes_does_not_hold_up_the_event_loop(node):
    [id] = lay(node, 1)

    async def story():
        with closing(sqlite3.connect(node.store.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            move = asyncio.ensure_future(node.write_queue.change(id, play))
            for _ in range(10):  # would not be reached before the patience of SQLite ends
                await asyncio.sleep(0.01)
            assert not move.done()
            other.execute("ROLLBACK")
            return await asyncio.wait_for(move, 20)

    assert asyncio.run(story())["number"] == 4
    assert moves_stored(node) == {id: 1}


def test_who_writes_in_a_thread_does_not_hold_up_the_event_loop(node):
    first, second = lay(node, 2)

    async def story():
        with node.store.writing() as db:
            move = asyncio.ensure_future(node.write_queue.change(first, play))
            await asyncio.sleep(0.05)
            assert not move.done()
            db.execute(insert(players).values(id="bob", name="Bob", kind="guest", epoch=0, notices={}, made=0.0))
        return await asyncio.wait_for(asyncio.gather(move, node.write_queue.change(second, play)), 20)

    assert len(asyncio.run(story())) == 2
    assert moves_stored(node) == {first: 1, second: 1}


def test_an_address_that_asks_much_waits_for_itself(node):
    """It never fills a batch, and what it asks too much is refused, with its game free for others."""
    ids = lay(node, COMMIT_MAX_CHANGES // 2 + 2)
    order = []

    def play_and_note(session):
        order.append(session.id)
        return play(session)

    async def ask(address, id):
        asking.set(Asking(address, False))
        return await node.write_queue.change(id, play_and_note)

    async def story():
        greedy = [asyncio.ensure_future(ask("10.0.0.1", id)) for id in ids[:-1]]
        return await asyncio.gather(*greedy, asyncio.ensure_future(ask("10.0.0.2", ids[-1])))

    asyncio.run(story())
    assert order.index(ids[-1]) == 1
    assert len(order) == len(ids)


def test_too_many_who_wait_are_refused(node):
    [id] = lay(node, 1)
    node.write_queue.queue.max_waiting = 0
    [refused] = together(node, [id])
    assert refused.status == 429
    node.write_queue.queue.max_waiting = 1
    assert together(node, [id])[0]["number"] == 4
