"""Clocks, timeouts and absent players."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.server.clients import Person, fresh_key, opponent_of, player_to_move, start_game_for_two
from tests.server.clock import Clock, Time, no_loops, node_of
from village.server.app import attach, make_app
from village.server.background.notifications.ssrf_guard import PUBLIC_HTTPS
from village.server.background.timekeeper import Timekeeper
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.schema import entries, jobs, outages, tables
from village.server.tables.bot_moves import make_bot_move
from village.table.problem import Problem

BLITZ = {"bank": 300, "increment": 5}
DAYS = {"days": 2}
DAY = 86400


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(routes, migrated_settings, clock):
    with TestClient(attach(routes, Node(migrated_settings, clock), PUBLIC_HTTPS, no_loops)) as client:
        yield client


@pytest.fixture
def time(clock, server):
    return Time(clock, server)


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


def seat_of(person, id):
    return person.table(id)["seat"]


def player_of(person, id):
    return person.table(id)["players"][seat_of(person, id)]


def clock_of(person, id):
    return person.table(id)["clocks"][seat_of(person, id)]


def job(server, id):
    with node_of(server).store.reading() as db:
        return db.execute(select(jobs).where(jobs.c.table_id == id)).one_or_none()


def kinds(server, id):
    with node_of(server).store.reading() as db:
        return list(db.scalars(select(entries.c.kind).where(entries.c.table_id == id).order_by(entries.c.number)))


def test_no_clock_means_no_time_limit(people, time):
    id = start_game_for_two(*people)
    time.jump(10 * DAY)
    assert people[0].table(id)["clocks"] == []
    assert player_to_move(people, id).play_first_move(id).status_code == 200


def test_move_costs_time_and_adds_the_increment(people, time):
    id = start_game_for_two(*people, clock=BLITZ)
    person = player_to_move(people, id)
    time.advance(30)
    assert clock_of(person, id) == 270
    person.play_first_move(id)
    assert clock_of(person, id) == 275
    assert clock_of(opponent_of(people, person), id) == 300


def test_clocks_stop_while_the_server_is_down(people, time):
    id = start_game_for_two(*people, clock=BLITZ)
    person = player_to_move(people, id)
    time.advance(20)
    time.shut_down_for(5000)
    assert clock_of(person, id) == 280  # even before the outage is recorded
    time.run_timekeepers()
    time.advance(20)
    assert clock_of(person, id) == 260
    time.shut_down_for(5000)
    time.run_timekeepers()
    time.advance(0.5)
    assert clock_of(person, id) == 259.5
    assert player_of(person, id)["bot"] == ""


def test_short_gap_is_no_outage(people, time):
    id = start_game_for_two(*people, clock=BLITZ)
    time.shut_down_for(4)
    time.run_timekeepers()
    assert clock_of(player_to_move(people, id), id) == 296


def same_player_on(person, server):
    """Return the same player on another node."""
    same = Person(server, "")
    same.cookie, same.id = person.cookie, person.id
    return same


def test_restart_costs_no_time(settings, server, people, clock, time):
    id = start_game_for_two(*people, clock=BLITZ)
    person = player_to_move(people, id)
    with TestClient(make_app(replace(settings, tick_seconds=3600), clock)):
        time.advance(20)
    clock.now += 3
    with TestClient(make_app(replace(settings, tick_seconds=3600), clock)) as second:
        assert clock_of(same_player_on(person, second), id) == 280
        Timekeeper(node_of(second)).work()
        assert clock_of(same_player_on(person, second), id) == 280


def test_other_nodes_keep_clocks_running_during_a_restart(shared_database, tmp_path, clock):
    settings = Settings(shared_database, tmp_path, workers=0, rate_limit_scale=1e6)
    with TestClient(make_app(settings, clock)) as first:
        people = [Person(first, "Ann"), Person(first, "Bob")]
        id = start_game_for_two(*people, clock=BLITZ)
        with TestClient(make_app(replace(settings, tick_seconds=3600), clock)):
            time = Time(clock, first)
        time.advance(3, step=1.0)
        with TestClient(make_app(replace(settings, tick_seconds=3600), clock)):
            assert clock_of(player_to_move(people, id), id) == 297


def test_killed_single_node_counts_as_an_outage(tmp_path, clock):
    # No timekeeper runs on its own.
    settings = Settings(data=tmp_path, workers=0, rate_limit_scale=1e6, tick_seconds=3600)
    with TestClient(make_app(settings, clock)) as first:
        people = [Person(first, "Ann"), Person(first, "Bob")]
        id = start_game_for_two(*people, clock=BLITZ)
        Time(clock, first).shut_down_for(4)
        with TestClient(make_app(settings, clock)) as second:
            assert clock_of(same_player_on(player_to_move(people, id), second), id) == 300


def test_timeout_resigns_the_seat(people, time):
    id = start_game_for_two(*people, clock=BLITZ)
    person = player_to_move(people, id)
    time.advance(301)
    table = person.table(id)
    assert (table["status"], table["stop_reason"]) == ("over", "resigned")
    assert table["players"][table["seat"]]["resigned"]


@pytest.mark.parametrize("clock_setting", [BLITZ, DAYS])
def test_timeout_lets_a_bot_play_on(people, server, time, clock_setting):
    id = start_game_for_two(*people, clock=clock_setting, absent="bot", away=60 * DAY, replacement_bot="easy")
    person = player_to_move(people, id)
    time.jump(2 * DAY + 1)
    assert player_of(person, id)["bot"] == "easy"
    assert not player_of(person, id)["resigned"]
    assert job(server, id).seat == seat_of(person, id)


def test_returning_player_has_the_minimum_time(people, time):
    id = start_game_for_two(*people, clock={"bank": 60, "increment": 20}, absent="bot", away=60 * DAY)
    person = player_to_move(people, id)
    time.advance(61)
    time.advance(100)
    assert person.post(f"/api/tables/{id}/reclaim-seat").status_code == 200
    assert clock_of(person, id) == 20


def test_undo_neither_returns_nor_gains_time(people, time):
    id = start_game_for_two(*people, clock=BLITZ)
    person = player_to_move(people, id)
    view = person.table(id)["view"]
    token = next(token for token in view["ask"]["tokens"] if "family" in token)
    time.advance(30)
    person.move(id, view["ply"], token)
    time.advance(30)
    table = person.table(id)
    assert table["undo"]["possible"]
    mine = table["view"]["ask"]["seat"] == table["seat"]
    assert person.post(f"/api/tables/{id}/undo", ply=table["view"]["ply"], key=fresh_key()).json()["done"]
    assert clock_of(person, id) == (240 if mine else 270)
    assert clock_of(opponent_of(people, person), id) == (300 if mine else 270)


def test_undone_bot_move_takes_no_increment(people, server, time):
    id = start_game_for_two(*people, clock=BLITZ, absent="bot", away=60)
    asker = player_to_move(people, id)
    while player_to_move(people, id) is asker:
        assert asker.play_first_move(id).status_code == 200
    person = opponent_of(people, asker)
    time.advance(61)
    with node_of(server).sessions.write(id) as session:
        work = session.db.execute(select(jobs).where(jobs.c.table_id == id)).one()
        make_bot_move(session, work, session.record.moves[0])
    person.post(f"/api/tables/{id}/reclaim-seat")
    before, ply = clock_of(person, id), person.table(id)["view"]["ply"]
    assert not asker.post(f"/api/tables/{id}/undo", ply=ply, key=fresh_key()).json()["done"]
    assert person.post(f"/api/tables/{id}/undo/reply", agree=True).json()["done"]
    assert person.table(id)["view"]["ply"] < ply
    assert clock_of(person, id) == before


def test_every_turn_has_its_days(people, time):
    id = start_game_for_two(*people, clock=DAYS)
    for _ in range(6):
        assert clock_of(player_to_move(people, id), id) > DAY
        time.jump(DAY / 100)
        player_to_move(people, id).play_first_move(id)
    first = player_to_move(people, id)
    while player_to_move(people, id) is first:
        first.play_first_move(id)
    assert clock_of(player_to_move(people, id), id) == 2 * DAY


def test_every_turn_has_its_days_in_solo_games(ann, time):
    id = ann.create_table(seats=1, clock=DAYS, start=True)
    time.advance(100)
    ann.play_first_move(id)
    while ann.table(id)["view"]["ask"]["question"] != "turn":
        ann.play_first_move(id)
    assert clock_of(ann, id) == 2 * DAY


def test_resignation_of_another_player_adds_no_time(server, ann, bob, time):
    cid = Person(server, "Cid")
    id = ann.create_table(seats=3, clock=BLITZ)
    bob.post(f"/api/tables/{id}/join")
    cid.post(f"/api/tables/{id}/join")
    ann.post(f"/api/tables/{id}/start")
    everyone = [ann, bob, cid]
    person = player_to_move(everyone, id)
    time.advance(200)
    assert opponent_of(everyone, person).post(f"/api/tables/{id}/resign").status_code == 200
    time.advance(101)
    assert player_of(person, id)["resigned"]


def test_bot_replaces_an_absent_player(people, server, time):
    id = start_game_for_two(*people, absent="bot", away=60)
    person = player_to_move(people, id)
    time.advance(59)
    assert player_of(person, id)["bot"] == ""
    time.advance(2)
    assert player_of(person, id)["bot"] == "medium"
    assert job(server, id).ply == person.table(id)["view"]["ply"]


def test_outage_does_not_make_players_absent(people, time):
    id = start_game_for_two(*people, absent="bot", away=60)
    person = player_to_move(people, id)
    time.advance(30)
    time.shut_down_for(5000)
    time.run_timekeepers()
    time.advance(29)
    assert player_of(person, id)["bot"] == ""
    time.advance(2)
    assert player_of(person, id)["bot"] == "medium"


def test_open_table_counts_as_present(people, server, time):
    id = start_game_for_two(*people, absent="bot", away=60)
    person = player_to_move(people, id)
    presence = node_of(server).presence
    presence.enter(id, person.id).result()
    for _ in range(30):
        time.advance(10)
        presence.enter(id, "unknown").result()  # is processed after the previous refresh
    assert player_of(person, id)["bot"] == ""
    assert player_of(person, id)["online"]
    presence.leave(id, person.id)
    presence.enter(id, "unknown").result()
    time.advance(59)
    assert player_of(person, id)["bot"] == ""
    time.advance(2)
    assert player_of(person, id)["bot"] == "medium"


def test_solo_player_is_never_absent(ann, time):
    id = ann.create_table(
        seats=2, players=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], absent="bot", away=60, start=True
    )
    time.advance(1000)
    assert ann.table(id)["players"][0]["bot"] == ""


def test_last_remaining_player_is_waited_for(people, server, time):
    id = start_game_for_two(*people, absent="bot", away=60)
    person = player_to_move(people, id)
    time.advance(61)
    with node_of(server).sessions.write(id) as session:
        while session.record.actor == seat_of(person, id):
            work = session.db.execute(select(jobs).where(jobs.c.table_id == id)).one()
            make_bot_move(session, work, session.record.moves[0])
    time.advance(1000)
    rest = opponent_of(people, person)
    assert player_of(rest, id)["bot"] == ""
    person.post(f"/api/tables/{id}/reclaim-seat")
    time.advance(1)
    assert player_of(rest, id)["bot"] == "medium"


def test_returning_player_reclaims_the_seat(people, server, time):
    id = start_game_for_two(*people, absent="bot", away=60)
    person = player_to_move(people, id)
    time.advance(61)
    back = person.post(f"/api/tables/{id}/reclaim-seat").json()
    assert back["players"][back["seat"]]["bot"] == ""
    assert job(server, id) is None
    time.advance(59)
    assert player_of(person, id)["bot"] == ""


def test_moving_reclaims_the_seat(people, server, time):
    id = start_game_for_two(*people, clock=BLITZ, absent="bot", away=60)
    person = player_to_move(people, id)
    time.advance(61)
    time.advance(50)
    assert person.play_first_move(id).status_code == 200
    assert player_of(person, id)["bot"] == ""
    assert clock_of(person, id) == 300 - 60 + 5  # only the time before the bot took over


def test_bot_move_is_refused_after_the_player_returned(people, server, time):
    id = start_game_for_two(*people, absent="bot", away=60)
    person = player_to_move(people, id)
    time.advance(61)
    pending_job = job(server, id)
    person.post(f"/api/tables/{id}/reclaim-seat")
    before = person.table(id)
    with pytest.raises(Problem, match="no longer needed"), node_of(server).sessions.write(id) as session:
        make_bot_move(session, pending_job, session.record.moves[0])
    time.advance(100)  # absent again: a new job
    with pytest.raises(Problem, match="no longer needed"), node_of(server).sessions.write(id) as session:
        make_bot_move(session, pending_job, session.record.moves[0])
    assert person.table(id)["view"] == before["view"]


@pytest.mark.parametrize(("name", "value"), [("seat", 1), ("ply", -1), ("since", 0.0)])
def test_only_the_requested_bot_move_is_accepted(people, server, time, name, value):
    id = start_game_for_two(*people, absent="bot", away=60)
    time.advance(61)
    fields = job(server, id)._asdict()
    fields[name] = fields[name] + value if name != "since" else value
    with pytest.raises(Problem, match="no longer needed"), node_of(server).sessions.write(id) as session:
        make_bot_move(session, SimpleNamespace(**fields), session.record.moves[0])
    with node_of(server).sessions.write(id) as session:
        make_bot_move(session, job(server, id), session.record.moves[0])


def test_resigned_player_cannot_reclaim_the_seat(server, ann, bob, time):
    cid = Person(server, "Cid")
    id = ann.create_table(seats=3)
    bob.post(f"/api/tables/{id}/join")
    cid.post(f"/api/tables/{id}/join")
    ann.post(f"/api/tables/{id}/start")
    person = player_to_move([ann, bob, cid], id)
    view = person.table(id)["view"]
    person.post(f"/api/tables/{id}/resign")
    assert person.post(f"/api/tables/{id}/reclaim-seat").status_code == 200
    assert player_of(person, id)["bot"] == "medium"
    assert person.move(id, view["ply"], view["ask"]["tokens"][0]).json()["type"] == "/problems/resigned"


def test_player_with_two_seats_ends_the_game_once(server, ann, time):
    id = ann.create_table(seats=2, players=[{"kind": "me"}, {"kind": "me"}], start=True)
    ann.post(f"/api/tables/{id}/resign")
    assert kinds(server, id).count("over") == 1


def test_unknown_replacement_bot_is_refused(ann):
    assert ann.post("/api/tables", replacement_bot="stdio:sh").json()["type"] == "/problems/bad-bot"


def test_one_of_two_nodes_handles_a_timeout(settings, server, people, clock, time):
    with TestClient(make_app(settings, clock, background=no_loops)) as second:
        id = start_game_for_two(*people, absent="bot", away=60)
        time_on_both = Time(clock, server, second)
        time_on_both.advance(61)
        # As if the second node had read the row before the first committed.
        with node_of(server).store.writing() as db:
            db.execute(update(tables).where(tables.c.id == id).values(due=clock.now - 1))
        time_on_both.run_timekeepers()
        seats = kinds(server, id)[kinds(server, id).index("start") :]
        assert seats.count("seat") == 1


def test_one_of_two_concurrent_nodes_handles_a_timeout(settings, server, people, clock, time):
    ids = [start_game_for_two(*people, absent="bot", away=60) for _ in range(10)]
    with TestClient(make_app(settings, clock, background=no_loops)) as second:
        time_on_both = Time(clock, server, second)
        time_on_both.advance(58)
        clock.now += 4
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda keeper: keeper.work(), time_on_both.keepers))
    for id in ids:
        assert kinds(server, id)[-2:] == ["start", "seat"]


def test_one_of_several_starting_nodes_records_the_outage(settings, server, clock, time):
    with TestClient(make_app(settings, clock, background=no_loops)) as second:
        time_on_both = Time(clock, server, second)
        time_on_both.shut_down_for(1000)
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda keeper: keeper.work(), time_on_both.keepers))
    with node_of(server).store.reading() as db:
        assert len(db.execute(select(outages)).all()) == 1
