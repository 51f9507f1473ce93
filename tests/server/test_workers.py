"""Bot workers: bots move, and no game gets stuck whatever happens to them or the node."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, insert, select, update

from tests.server.clients import Person, fresh_key, play_moves, player_to_move, start_game_for_two, within
from village.bots import registry
from village.bots.move_task import move_task
from village.server.app import make_app
from village.server.background.bot_workers import BotWorkers
from village.server.background.jobs import claim_job, release_job, submit_move, tables_without_job
from village.server.node import Node
from village.server.storage.schema import entries, jobs, seats, tables

pytestmark = pytest.mark.expensive

BOT = {"kind": "bot", "bot": "random"}


def only_job(node):
    with node.store.reading() as db:
        return db.execute(select(jobs)).one_or_none()


def start_against(person, *bots, **options):
    players = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return person.create_table(seats=len(players), players=players, start=True, options={"first_player": 1}, **options)


def run_pending_jobs(node):
    """Run all pending jobs of a node."""
    workers = BotWorkers(replace_workers(node))
    try:
        while workers.workers[0].do_one_job():
            pass
    finally:
        workers.workers[0].bot_process.end()


def replace_workers(node):
    node.settings = replace(node.settings, workers=1)
    return node


def test_person_and_bots_play_a_whole_game(busy):
    ann = Person(busy, "Ann")
    id = ann.create_table(players=[{"kind": "me"}, BOT, BOT], seats=3, start=True)
    while ann.table(id)["status"] == "playing":
        assert within(30.0, lambda: ann.table(id)["status"] == "over" or "tokens" in ann.table(id)["view"]["ask"])
        if ann.table(id)["status"] == "playing":
            assert ann.play_first_move(id).status_code == 200


def test_bot_moves_after_a_person(busy):
    ann = Person(busy, "Ann")
    id = start_against(ann, "medium")
    for _ in range(3):
        assert within(30.0, lambda: "tokens" in ann.table(id)["view"]["ask"])
        assert ann.play_first_move(id).status_code == 200


class ExternalBots(dict):
    """Bots of another package; loading them raises an error."""

    def __getitem__(self, name):
        raise AssertionError("loaded in the process of the server")


def test_foreign_bots_are_not_created_in_the_server(ann, monkeypatch):
    monkeypatch.setattr(registry, "entry_points", lambda group: ExternalBots(foreign=None))
    players = [{"kind": "me"}, {"kind": "bot", "bot": "foreign:depth=3"}]
    assert ann.post("/api/tables", seats=2, players=players, replacement_bot="foreign").status_code == 201
    players[1]["bot"] = "foreign:$(reboot)"
    assert ann.post("/api/tables", seats=2, players=players).json()["type"] == "/problems/bad-bot"
    players[1]["bot"] = "unknown:3"
    assert ann.post("/api/tables", seats=2, players=players).json()["type"] == "/problems/bad-bot"


def test_job_is_claimed_once(ann, node):
    start_against(ann, "random")
    assert claim_job(node) is not None
    assert claim_job(node) is None


def test_job_of_a_dead_node_is_taken_over_and_counted(ann, node):
    start_against(ann, "random")
    first = claim_job(node)
    with node.store.writing() as db:
        db.execute(update(jobs).values(until=node.now() - 1.0))
    again = claim_job(node)
    assert (first.attempts, again.attempts) == (0, 1)
    assert again.until > node.now()


def test_released_job_does_not_count(ann, node):
    start_against(ann, "random")
    release_job(node, claim_job(node), 0.0)
    assert claim_job(node).attempts == 0


def test_stopping_node_releases_its_jobs(settings, monkeypatch):
    monkeypatch.setattr("village.table.seats.MAX_SIMULATIONS", 10**8)
    with TestClient(make_app(replace(settings, workers=1, bot_seconds=300.0))) as client:
        start_against(Person(client, "Ann"), "mcts:10000000")
        node = Node(settings)
        assert within(30.0, lambda: only_job(node).until > 0.0)
    job = only_job(node)
    assert (job.until, job.attempts) == (0.0, 0)
    node.close()


def test_fallback_bot_replaces_a_failing_bot(ann, node):
    id = start_against(ann, "random")
    with node.store.writing() as db:
        db.execute(update(seats).where(seats.c.bot != "").values(bot="gone"))
        db.execute(update(entries).where(entries.c.kind == "seat", entries.c.seat == 1).values(body=departed_seat(1)))
        db.execute(update(jobs).values(bot="gone"))
    run_pending_jobs(node)
    with node.sessions.read(id) as session:
        assert session.seats[1].bot == "gone"
        assert session.record.actor == 0


def departed_seat(seat):
    return {"seat": seat, "kind": "bot", "player": None, "name": "gone", "bot": "gone"}


def test_first_legal_move_is_played_after_many_failures(ann, node):
    id = start_against(ann, "random")
    with node.store.writing() as db:
        db.execute(update(jobs).values(attempts=4))
    worker = BotWorkers(replace_workers(node)).workers[0]
    first = ann.table(id)["view"]["ply"]
    worker.do_one_job()
    with node.sessions.read(id) as session:
        assert len(session.record.log) > first
    assert worker.bot_process.process is None


def test_move_for_a_changed_game_is_dropped(ann, bob, node):
    """After an undo and another move the ply is the same, but the position differs."""
    id = start_against(ann, "random")
    job = claim_job(node)
    with node.sessions.read(id) as session:
        task = move_task("random", session.record)
        token = session.record.moves[0]
    stale = replace(task, log=[*task.log[:-1], f"{task.log[-1]}.other"])
    submit_move(node, job, stale, token)
    with node.sessions.read(id) as session:
        assert session.record.log == task.log
    submit_move(node, job, task, token)
    with node.sessions.read(id) as session:
        assert session.record.log[: len(task.log)] == task.log
        assert len(session.record.log) > len(task.log)


def test_unneeded_job_is_dropped(ann, bob, node):
    id = start_game_for_two(ann, bob)
    values = {"table_id": id, "seat": 0, "bot": "random", "ply": 0, "since": 1.0, "until": 0.0, "attempts": 0}
    with node.store.writing() as db:
        db.execute(insert(jobs).values(**values))
    before = ann.table(id)["view"]
    run_pending_jobs(node)
    assert only_job(node) is None
    assert ann.table(id)["view"] == before


def test_waiting_table_without_a_job_gets_one(ann, node):
    id = start_against(ann, "random")
    with node.store.writing() as db:
        db.execute(delete(jobs))
    assert tables_without_job(node) == [id]
    BotWorkers(node).sweep()
    assert only_job(node).table_id == id
    assert tables_without_job(node) == []


def test_no_job_is_lost_while_people_and_bots_play(ann, bob, node):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 5)
    person = player_to_move([ann, bob], id)
    assert person.post(f"/api/tables/{id}/undo", ply=ann.table(id)["view"]["ply"], key=fresh_key()).status_code == 200
    assert only_job(node) is None
    assert tables_without_job(node) == []


def test_replaced_bot_does_not_move(ann, node):
    id = start_against(ann, "random")
    job = claim_job(node)
    other_job = replace(job, bot="greedy")
    with node.sessions.read(id) as session:
        task = move_task("greedy", session.record)
    submit_move(node, other_job, task, task.record().moves[0])
    with node.store.reading() as db:
        assert db.scalar(select(tables.c.ply)) == job.ply


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # on PostgreSQL another node may have the job
def test_single_node_does_not_wait_for_its_dead_self(ann, node):
    id = start_against(ann, "random")
    claim_job(node)
    workers = BotWorkers(replace_workers(node))
    workers.start()
    assert within(10.0, lambda: row_of(node, id).actor == 0)
    workers.stop()


def row_of(node, id):
    with node.store.reading() as db:
        return db.execute(select(tables).where(tables.c.id == id)).one()


def test_concurrent_workers_claim_each_job_once(ann, node):
    for _ in range(5):
        start_against(ann, "random")
    with ThreadPoolExecutor(8) as pool:
        taken = [job for job in pool.map(lambda _: claim_job(node), range(12)) if job is not None]
    remaining_jobs = list(iter(lambda: claim_job(node), None))  # a worker gets no job if the row is locked
    assert len({job.table_id for job in taken + remaining_jobs}) == len(taken + remaining_jobs) == 5


def test_many_tables_of_one_host_do_not_delay_other_tables(ann, bob, node):
    for _ in range(20):
        start_against(ann, "random")
    start_against(bob, "random")
    with node.store.reading() as db:
        host = dict(db.execute(select(tables.c.id, tables.c.host)).all())
    taken = [host[claim_job(node).table_id] for _ in range(20)]
    # Either host is equally likely to be next: the chance that Bob is missing after twenty jobs is one in a million.
    assert bob.id in taken
