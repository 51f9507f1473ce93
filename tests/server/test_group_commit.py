"""Group commit: one commit for many changes that still fail separately."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from sqlalchemy import event, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from village.server.storage.migrate import migrate
from village.server.storage.schema import facts
from village.server.storage.store import Store
from village.table.problem import Problem


@pytest.fixture
def store(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'village.sqlite3'}")
    migrate(store)
    yield store
    store.close()


def write(store, name, wait=None):
    with store.writing() as db:
        db.execute(insert(facts).values(name=name, value=""))
        if wait is not None:
            wait()
    return name


def stored_names(store):
    with store.reading() as db:
        return set(db.scalars(select(facts.c.name)))


def run_concurrently(store, names, first="first"):
    """Write these while the first holds the lock; return the result of each."""
    all_queued = Event()
    with ThreadPoolExecutor(len(names) + 1) as people:
        slow = people.submit(write, store, first, all_queued.wait)
        rest = [people.submit(write, store, name) for name in names]
        while store.batches.queue < len(names):
            pass
        all_queued.set()
        return [slow.exception(10), *(future.exception(10) for future in rest)]


def test_queued_changes_share_a_commit(store):
    commits = []
    event.listen(store.engine, "commit", lambda _: commits.append(1))
    assert run_concurrently(store, ["a", "b", "c", "d"]) == [None] * 5
    assert stored_names(store) >= {"first", "a", "b", "c", "d"}
    assert len(commits) < 5


def test_failed_change_fails_alone(store):
    errors = run_concurrently(store, ["a", "first", "b", "first", "c"])
    assert [type(error) for error in errors if error is not None] == [IntegrityError] * 2
    assert stored_names(store) >= {"first", "a", "b", "c"}


def fail_like_full_disk(store, people, third):
    """Simulate a full disk: SQLite rolls back silently, while the third change waits."""
    with store.writing() as db:
        db.execute(insert(facts).values(name="lost", value=""))
        after = people.submit(third, store)
        queued_writes(store)
        db.exec_driver_sql("ROLLBACK")
    return after


def refuse(store):
    with store.writing():
        raise Problem(409, "stale", "another request was faster")


def late_writer(store):
    return write(store, "late")


def queued_writes(store):
    while not store.batches.queue:
        pass


@pytest.mark.parametrize("third", [refuse, late_writer])
def test_lost_transaction_is_never_confirmed(store, third):
    """Writers of the lost batch get the error; later ones start a new batch."""
    with ThreadPoolExecutor(3) as people:
        first = people.submit(write, store, "first", lambda: queued_writes(store))
        while store.batches.batch is None:
            pass
        with pytest.raises(OperationalError):
            fail_like_full_disk(store, people, third)
        assert isinstance(first.exception(10), OperationalError)
    assert stored_names(store) & {"first", "lost", "late"} == ({"late"} if third is late_writer else set())
    assert write(store, "later") in stored_names(store)


def test_error_releases_the_writer(store):
    with pytest.raises(OperationalError), store.writing() as db:
        db.execute(text("SELECT nothing"))
    assert write(store, "later") in stored_names(store)
