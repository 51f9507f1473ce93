"""Fairness: one address cannot take bots and responses away from others."""

import json
import subprocess
import sys
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from threading import Event, Thread
from time import monotonic, sleep

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import select

import village
from tests.server.clients import Person, start_game_for_two, within
from tests.server.test_server_process import running
from village.bots.costs import expected_seconds
from village.server.app import make_app
from village.server.background.jobs import WAITING_LONG_JOBS, WAITING_QUICK_JOBS, claim_job
from village.server.fair_queue import (
    MAX_WAITING_PER_ADDRESS,
    ClientAddresses,
    RequestOrigin,
    UsageShare,
    request_origin,
)
from village.server.http.executor import THREADS, THREADS_PER_ADDRESS, HandlerExecutor
from village.server.limits.buckets import Rate, RateLimits
from village.server.limits.requests import PER_ADDRESS
from village.server.settings import Settings
from village.server.storage.schema import jobs, tables
from village.server.tables.absence import take_over
from village.server.tables.bot_tables import MAX_TABLES_PER_ADDRESS, MAX_TABLES_PER_PLAYER
from village.table.problem import Problem

SLOW_BOT = {"kind": "bot", "bot": "mcts:2000"}
FAIR_SECONDS = 2.0
HINT_REQUESTERS = 6  # more than there are workers, so that a hint is always waiting


@contextmanager
def coming_from(address, source):
    """Return a client that connects from this address."""
    transport = httpx.HTTPTransport(verify=False, local_address=source)
    with httpx.Client(base_url=address.replace("localhost", "127.0.0.1"), transport=transport, timeout=60) as client:
        yield client


def new_table(*bots):
    """Return a table at which a bot moves first."""
    players = [bots[0], {"kind": "me"}, *bots[1:]]
    return {"seats": len(players), "players": players, "start": True, "options": {"first_player": 0}}


def has_turn(person, id):
    return "tokens" in person.table(id)["view"]["ask"]


def seconds_until_asked(person, id, most):
    start = monotonic()
    assert within(most, lambda: has_turn(person, id))
    return monotonic() - start


@pytest.mark.timing
def test_many_greedy_guests_do_not_delay_an_easy_bot(tmp_path):
    with running(tmp_path) as (_, address), coming_from(address, "127.0.0.2") as far:
        guests = [Person(far, f"Guest {number}") for number in range(30)]
        statuses = [
            guest.post("/api/tables", **new_table(SLOW_BOT, SLOW_BOT, SLOW_BOT)).status_code for guest in guests * 2
        ]
        assert statuses == [201] * MAX_TABLES_PER_ADDRESS + [409] * (60 - MAX_TABLES_PER_ADDRESS)
        with coming_from(address, "127.0.0.1") as near:
            ann = Person(near, "Ann")
            id = ann.create_table(**new_table({"kind": "bot", "bot": "easy"}))
            seconds_until_asked(ann, id, 20.0)  # the process of the bot may still be starting
            waited = []
            while len(waited) < 3:
                assert ann.play_first_move(id).status_code == 200
                if not has_turn(ann, id):
                    waited.append(seconds_until_asked(ann, id, 20.0))
        assert median(waited) < FAIR_SECONDS


def long_game():
    game, rng = village.new(seed="long", seats=4, expansions=["inn"]), Random(1)
    while not game.over:
        game.play(rng.choice(game.moves))
    return game.dump()


def seconds_for(client, path):
    start = monotonic()
    assert client.get(path).status_code == 200
    return monotonic() - start


@pytest.mark.timing
def test_reading_long_games_does_not_slow_others_down(tmp_path):
    with running(tmp_path, "--workers", "0") as (_, address), coming_from(address, "127.0.0.1") as near:
        ann = Person(near, "Ann")
        id = ann.post("/api/records", text=long_game()).json()["id"]
        calm = median(seconds_for(near, "/api/tables") for _ in range(20))
        command = [sys.executable, Path(__file__).with_name("flood_client.py"), address.rpartition(":")[2], id, "5"]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as stranger:
            sleep(1.0)
            pressed = []
            while stranger.poll() is None and len(pressed) < 60:
                pressed.append(seconds_for(near, "/api/tables"))
                sleep(0.03)
            statuses = json.loads(stranger.communicate()[0])
        assert set(statuses) == {"200", "429"}
        assert statuses["429"] > statuses["200"]
        assert median(pressed) < max(0.05, 3 * calm)


def request_hints(person, id, plies, until):
    """Request a hint for one position after the other, as soon as workers have time."""
    while not until.is_set():
        person.post(f"/api/tables/{id}/hint?ply={next(plies)}")


@pytest.mark.timing
def test_requests_for_hints_do_not_starve_the_analyses_of_others(tmp_path):
    with (
        running(tmp_path, "--rate-limit-scale", "100") as (_, address),
        coming_from(address, "127.0.0.1") as near,
        coming_from(address, "127.0.0.2") as far,
    ):
        ann, greedy = Person(near, "Ann"), [Person(far, f"Guest {number}") for number in range(HINT_REQUESTERS)]
        text = long_game()
        mine, *theirs = (person.post("/api/records", text=text).json()["id"] for person in (ann, *greedy))
        enough = Event()
        floods = [
            Thread(target=request_hints, args=(person, id, cycle(range(30, 200)), enough))
            for person, id in zip(greedy, theirs, strict=True)
        ]
        for flood in floods:
            flood.start()
        sleep(1.0)
        assert ann.post(f"/api/tables/{mine}/analysis?seat=0").status_code == 200
        progress = within(45.0, lambda: ann.get(f"/api/tables/{mine}/analysis", seat=0).json()["done"] > 0)
        enough.set()
        for flood in floods:
            flood.join()
    assert progress


def test_jobs_of_one_address_share_its_bot_time(ann, server, node):
    crowd = [Person(server, f"Guest {number}") for number in range(6)]
    for guest in crowd:
        guest.create_table(**new_table(SLOW_BOT))
        node.client_addresses.note(guest.id, "10.0.0.1")
    ann.create_table(**new_table(SLOW_BOT))
    with node.store.reading() as db:
        host = dict(db.execute(select(tables.c.id, tables.c.host)).all())
    assert ann.id in [host[claim_job(node).table_id] for _ in range(2)]


def test_quick_worker_takes_quick_jobs_only(ann, node):
    ann.create_table(**new_table(SLOW_BOT))
    ann.create_table(**new_table({"kind": "bot", "bot": "master"}))
    ann.create_table(**new_table({"kind": "bot", "bot": "hard"}))
    assert claim_job(node, WAITING_QUICK_JOBS).bot == "hard"
    assert claim_job(node, WAITING_QUICK_JOBS) is None
    assert {claim_job(node).bot, claim_job(node).bot} == {"mcts:2000", "master"}


def test_slow_jobs_go_first_and_slow_workers_help_with_quick_ones(ann, node):
    ann.create_table(**new_table({"kind": "bot", "bot": "hard"}))
    ann.create_table(**new_table({"kind": "bot", "bot": "master"}))
    assert [claim_job(node, WAITING_LONG_JOBS, WAITING_QUICK_JOBS).bot for _ in range(2)] == ["master", "hard"]
    assert claim_job(node, WAITING_LONG_JOBS, WAITING_QUICK_JOBS) is None


def test_least_recent_usage_is_next():
    share = UsageShare(ClientAddresses())
    share.charge("greedy", 10.0)
    share.charge("modest", 1.0)
    assert share.least(["greedy", "modest"]) == "modest"
    assert share.least(["greedy", "modest", "new"]) == "new"


@pytest.mark.parametrize(("slower", "faster"), [("master", "hard"), ("mcts:2000", "mcts"), ("of-others", "medium")])
def test_expected_seconds_follow_the_search_effort(slower, faster):
    assert expected_seconds(slower) > 2 * expected_seconds(faster)


def test_tables_with_bots_per_player_are_limited(tmp_path):
    with TestClient(make_app(Settings(data=tmp_path, workers=0))) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        ids = [ann.create_table(**new_table(SLOW_BOT)) for _ in range(MAX_TABLES_PER_PLAYER)]
        response = ann.post("/api/tables", **new_table(SLOW_BOT))
        assert (response.status_code, response.json()["type"]) == (409, "/problems/too-many-tables")
        start_game_for_two(ann, bob)  # without bots
        bob.create_table(**new_table(SLOW_BOT))
        ann.post(f"/api/tables/{ids[0]}/resign")
        ann.create_table(**new_table(SLOW_BOT))


def test_bots_pause_when_all_people_are_gone(ann, bob, node):
    id = ann.create_table(seats=3, players=[{"kind": "me"}, {"kind": "open"}, SLOW_BOT], absent="bot")
    bob.post(f"/api/tables/{id}/join")
    assert ann.post(f"/api/tables/{id}/start").status_code == 200
    take_seats(node, id, 0, 1)
    assert job_of(node, id) is None
    assert ann.post(f"/api/tables/{id}/reclaim-seat").status_code == 200
    with node.sessions.read(id) as session:
        bot_is_asked = session.seats[session.record.actor].bot != ""
    assert (job_of(node, id) is not None) == bot_is_asked


def take_seats(node, id, *numbers):
    """Let bots take over seats, as after a timeout."""
    with node.sessions.write(id) as session:
        for number in numbers:
            take_over(session, session.seats[number])


def job_of(node, id):
    with node.store.reading() as db:
        return db.execute(select(jobs).where(jobs.c.table_id == id)).one_or_none()


def test_bucket_charges_the_cost_of_a_request():
    limits = RateLimits(1.0)
    rate = Rate(0.001, 50)
    limits.take("eve", rate, 20)
    limits.take("eve", rate, 20)
    with pytest.raises(Problem):
        limits.take("eve", rate, 20)
    limits.take("eve", rate, 10)


def test_lessons_have_a_cost(server, monkeypatch):
    # No bucket refills during the requests.
    monkeypatch.setattr("village.server.limits.buckets.monotonic", lambda: 1000.0)
    server.app.state.node.rate_limits.scale = 1.0
    walk = {"url": "/api/lessons/village/none", "json": {"moves": []}}
    statuses = [server.post(**walk).status_code for _ in range(90)]
    assert statuses[:50] == [404] * 50
    assert statuses.count(429) > 10


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/api/puzzles", 5), ("/api/daily", 5), ("/api/me/profile", 20), ("/api/puzzles/village/none", 10),
        ("/api/tables/none/events", 5),
    ],
)  # fmt: skip
def test_cost_of_a_request_is_charged(server, monkeypatch, path, cost):
    monkeypatch.setattr("village.server.limits.buckets.monotonic", lambda: 1000.0)
    server.app.state.node.rate_limits.scale = 1.0
    affordable = int(PER_ADDRESS["compute"].burst / cost)
    statuses = [server.get(path).status_code for _ in range(affordable + 3)]
    assert 429 not in statuses[:affordable]
    assert statuses[affordable:] == [429] * 3


def block_threads(threads, address, count):
    """Block this many requests of an address until the event is set."""
    go_on, begun = Event(), []
    request_origin.set(RequestOrigin(address, False))

    def wait():
        begun.append(1)
        go_on.wait(20)

    return go_on, begun, [threads.submit(wait) for _ in range(count)]


def test_one_address_cannot_fill_the_threads():
    with HandlerExecutor(1.0) as threads:
        go_on, begun, futures = block_threads(threads, "10.0.0.1", 3 * THREADS)
        request_origin.set(RequestOrigin("10.0.0.2", False))
        assert threads.submit(lambda: "here").result(20) == "here"
        assert len(begun) == THREADS_PER_ADDRESS
        request_origin.set(RequestOrigin("10.0.0.1", True))
        assert threads.submit(lambda: "slow").result(20) == "slow"
        go_on.set()
        assert [future.result(20) for future in futures] == [None] * (3 * THREADS)


def test_too_many_waiting_calls_are_refused():
    with HandlerExecutor(1.0) as threads:
        go_on, _, _ = block_threads(threads, "10.0.0.1", THREADS_PER_ADDRESS + MAX_WAITING_PER_ADDRESS)
        with pytest.raises(Problem) as refused:
            threads.submit(int)
        go_on.set()
        assert refused.value.status == 429


def test_response_is_cached_until_the_log_changes(ann, bob, node):
    id = start_game_for_two(ann, bob)
    with node.sessions.read(id) as session:
        first = node.response_cache.get(session, ("scores",), lambda: [1])
        again = node.response_cache.get(session, ("scores",), lambda: [2])
        other_scores = node.response_cache.get(session, ("course",), lambda: [3])
    assert [bytes(cached) for cached in (first, again, other_scores)] == [b"[1]", b"[1]", b"[3]"]
    to_move = next(person for person in (ann, bob) if has_turn(person, id))
    to_move.play_first_move(id)
    with node.sessions.read(id) as session:
        assert bytes(node.response_cache.get(session, ("scores",), lambda: [4])) == b"[4]"


def test_response_cache_is_bounded(ann, bob, node):
    id = start_game_for_two(ann, bob)
    node.response_cache.max_bytes = 1000
    with node.sessions.read(id) as session:
        for number in range(100):
            node.response_cache.get(session, ("at", number), lambda: "x" * 98)
    assert node.response_cache.bytes == sum(map(len, node.response_cache.responses.values())) == 1000
