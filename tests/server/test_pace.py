"""Clocks, and what happens to seats whose players do not answer."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.server.clock import Clock, Time, no_loops, site_of
from tests.server.people import Person, asked, fresh_key, two_at_a_table
from village.server.app import attach, make_app
from village.server.background.notices.ssrf_guard import PUBLIC_HTTPS
from village.server.background.timekeeper import Timekeeper
from village.server.errors import Problem
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.schema import entries, games, jobs, outages
from village.server.table.answer import answer_for_bot

BLITZ = {"bank": 300, "increment": 5}
DAYS = {"days": 2}
DAY = 86400


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def server(routes, laid, clock):
    with TestClient(attach(routes, Node(laid, clock), PUBLIC_HTTPS, no_loops)) as client:
        yield client


@pytest.fixture
def time(clock, server):
    return Time(clock, server)


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


def other(people, person):
    return next(one for one in people if one is not person)


def seat_of(person, id):
    return person.table(id)["seat"]


def chair_of(person, id):
    return person.table(id)["chairs"][seat_of(person, id)]


def clock_of(person, id):
    return person.table(id)["clocks"][seat_of(person, id)]


def job(server, id):
    with site_of(server).store.reading() as db:
        return db.execute(select(jobs).where(jobs.c.game == id)).one_or_none()


def kinds(server, id):
    with site_of(server).store.reading() as db:
        return list(db.scalars(select(entries.c.kind).where(entries.c.game == id).order_by(entries.c.number)))


def test_without_a_clock_nobody_is_hurried(people, time):
    id = two_at_a_table(*people)
    time.leaps(10 * DAY)
    assert people[0].table(id)["clocks"] == []
    assert asked(people, id).first_answer(id).status_code == 200


def test_an_answer_costs_its_time_and_brings_the_increment(people, time):
    id = two_at_a_table(*people, pace=BLITZ)
    person = asked(people, id)
    time.passes(30)
    assert clock_of(person, id) == 270
    person.first_answer(id)
    assert clock_of(person, id) == 275
    assert clock_of(other(people, person), id) == 300


def test_a_clock_stands_still_while_the_server_is_down(people, time):
    id = two_at_a_table(*people, pace=BLITZ)
    person = asked(people, id)
    time.passes(20)
    time.is_down_for(5000)
    assert clock_of(person, id) == 280  # also before anybody has written the outage down
    time.look()
    time.passes(20)
    assert clock_of(person, id) == 260
    time.is_down_for(5000)
    time.look()
    time.passes(0.5)
    assert clock_of(person, id) == 259.5
    assert chair_of(person, id)["bot"] == ""


def test_a_short_gap_is_no_outage(people, time):
    id = two_at_a_table(*people, pace=BLITZ)
    time.is_down_for(4)
    time.look()
    assert clock_of(asked(people, id), id) == 296


def again(person, server):
    """The same player, come to another node."""
    same = Person(server, "")
    same.cookie, same.id = person.cookie, person.id
    return same


def test_the_shortest_restart_costs_nobody_time(settings, server, people, clock, time):
    id = two_at_a_table(*people, pace=BLITZ)
    person = asked(people, id)
    with TestClient(make_app(replace(settings, tick_seconds=3600), clock)):
        time.passes(20)
    clock.now += 3
    with TestClient(make_app(replace(settings, tick_seconds=3600), clock)) as second:
        assert clock_of(again(person, second), id) == 280
        Timekeeper(site_of(second)).work()
        assert clock_of(again(person, second), id) == 280


def test_other_nodes_are_there_while_one_starts_again(shared_database, tmp_path, clock):
    settings = Settings(shared_database, tmp_path, workers=0, rate_limit_scale=1e6)
    with TestClient(make_app(settings, clock)) as first:
        people = [Person(first, "Ann"), Person(first, "Bob")]
        id = two_at_a_table(*people, pace=BLITZ)
        with TestClient(make_app(replace(settings, tick_seconds=3600), clock)):
            time = Time(clock, first)
        time.passes(3, step=1.0)
        with TestClient(make_app(replace(settings, tick_seconds=3600), clock)):
            assert clock_of(asked(people, id), id) == 297


def test_a_node_that_was_killed_was_alone(tmp_path, clock):
    settings = Settings(data=tmp_path, workers=0, rate_limit_scale=1e6, tick_seconds=3600)  # none ticks by itself
    with TestClient(make_app(settings, clock)) as first:
        people = [Person(first, "Ann"), Person(first, "Bob")]
        id = two_at_a_table(*people, pace=BLITZ)
        Time(clock, first).is_down_for(4)
        with TestClient(make_app(settings, clock)) as second:
            assert clock_of(again(asked(people, id), second), id) == 300


def test_when_time_is_over_the_seat_resigns(people, time):
    id = two_at_a_table(*people, pace=BLITZ)
    person = asked(people, id)
    time.passes(301)
    table = person.table(id)
    assert (table["status"], table["why"]) == ("over", "resigned")
    assert table["chairs"][table["seat"]]["resigned"]


@pytest.mark.parametrize("pace", [BLITZ, DAYS])
def test_when_time_is_over_a_bot_may_play_on(people, server, time, pace):
    id = two_at_a_table(*people, pace=pace, absent="bot", away=60 * DAY, stand_in="easy")
    person = asked(people, id)
    time.leaps(2 * DAY + 1)
    assert chair_of(person, id)["bot"] == "easy"
    assert not chair_of(person, id)["resigned"]
    assert job(server, id).seat == seat_of(person, id)


def test_whoever_comes_back_has_hardly_any_time(people, time):
    id = two_at_a_table(*people, pace={"bank": 60, "increment": 20}, absent="bot", away=60 * DAY)
    person = asked(people, id)
    time.passes(61)
    time.passes(100)
    assert person.post(f"/api/games/{id}/back").status_code == 200
    assert clock_of(person, id) == 20


def test_taking_back_gives_no_time_back_and_makes_none(people, time):
    id = two_at_a_table(*people, pace=BLITZ)
    person = asked(people, id)
    view = person.table(id)["view"]
    token = next(token for token in view["ask"]["tokens"] if "family" in token)
    time.passes(30)
    person.move(id, view["ply"], token)
    time.passes(30)
    table = person.table(id)
    assert table["undo"]["possible"]
    mine = table["view"]["ask"]["seat"] == table["seat"]
    assert person.post(f"/api/games/{id}/undo", ply=table["view"]["ply"], key=fresh_key()).json()["done"]
    assert clock_of(person, id) == (240 if mine else 270)
    assert clock_of(other(people, person), id) == (300 if mine else 270)


def test_a_bots_answer_that_is_taken_back_takes_no_time(people, server, time):
    id = two_at_a_table(*people, pace=BLITZ, absent="bot", away=60)
    asker = asked(people, id)
    while asked(people, id) is asker:
        assert asker.first_answer(id).status_code == 200
    person = other(people, asker)
    time.passes(61)
    with site_of(server).sessions.write(id) as session:
        work = session.db.execute(select(jobs).where(jobs.c.game == id)).one()
        answer_for_bot(session, work, session.record.moves[0])
    person.post(f"/api/games/{id}/back")
    before, ply = clock_of(person, id), person.table(id)["view"]["ply"]
    assert not asker.post(f"/api/games/{id}/undo", ply=ply, key=fresh_key()).json()["done"]
    assert person.post(f"/api/games/{id}/undo/reply", agree=True).json()["done"]
    assert person.table(id)["view"]["ply"] < ply
    assert clock_of(person, id) == before


def test_every_turn_has_its_days(people, time):
    id = two_at_a_table(*people, pace=DAYS)
    for _ in range(6):
        assert clock_of(asked(people, id), id) > DAY
        time.leaps(DAY / 100)
        asked(people, id).first_answer(id)
    first = asked(people, id)
    while asked(people, id) is first:
        first.first_answer(id)
    assert clock_of(asked(people, id), id) == 2 * DAY


def test_alone_every_turn_has_its_days_too(ann, time):
    id = ann.lay(seats=1, pace=DAYS, start=True)
    time.passes(100)
    ann.first_answer(id)
    while ann.table(id)["view"]["ask"]["step"] != "turn":
        ann.first_answer(id)
    assert clock_of(ann, id) == 2 * DAY


def test_another_resigning_gives_the_asked_seat_no_time(server, ann, bob, time):
    cid = Person(server, "Cid")
    id = ann.lay(seats=3, pace=BLITZ)
    bob.post(f"/api/games/{id}/join")
    cid.post(f"/api/games/{id}/join")
    ann.post(f"/api/games/{id}/start")
    everybody = [ann, bob, cid]
    person = asked(everybody, id)
    time.passes(200)
    assert other(everybody, person).post(f"/api/games/{id}/resign").status_code == 200
    time.passes(101)
    assert chair_of(person, id)["resigned"]


def test_a_bot_takes_the_seat_of_somebody_who_is_away(people, server, time):
    id = two_at_a_table(*people, absent="bot", away=60)
    person = asked(people, id)
    time.passes(59)
    assert chair_of(person, id)["bot"] == ""
    time.passes(2)
    assert chair_of(person, id)["bot"] == "medium"
    assert job(server, id).ply == person.table(id)["view"]["ply"]


def test_nobody_is_away_because_the_server_was(people, time):
    id = two_at_a_table(*people, absent="bot", away=60)
    person = asked(people, id)
    time.passes(30)
    time.is_down_for(5000)
    time.look()
    time.passes(29)
    assert chair_of(person, id)["bot"] == ""
    time.passes(2)
    assert chair_of(person, id)["bot"] == "medium"


def test_whoever_has_the_table_open_is_not_away(people, server, time):
    id = two_at_a_table(*people, absent="bot", away=60)
    person = asked(people, id)
    doors = site_of(server).presence
    doors.enter(id, person.id).result()
    for _ in range(30):
        time.passes(10)
        doors.enter(id, "nobody").result()  # after the refresh before it
    assert chair_of(person, id)["bot"] == ""
    assert chair_of(person, id)["here"]
    doors.leave(id, person.id)
    doors.enter(id, "nobody").result()
    time.passes(59)
    assert chair_of(person, id)["bot"] == ""
    time.passes(2)
    assert chair_of(person, id)["bot"] == "medium"


def test_a_player_alone_is_never_away(ann, time):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], absent="bot", away=60, start=True)
    time.passes(1000)
    assert ann.table(id)["chairs"][0]["bot"] == ""


def test_the_last_of_those_who_left_is_waited_for(people, server, time):
    id = two_at_a_table(*people, absent="bot", away=60)
    person = asked(people, id)
    time.passes(61)
    with site_of(server).sessions.write(id) as session:
        while session.record.actor == seat_of(person, id):
            work = session.db.execute(select(jobs).where(jobs.c.game == id)).one()
            answer_for_bot(session, work, session.record.moves[0])
    time.passes(1000)
    rest = other(people, person)
    assert chair_of(rest, id)["bot"] == ""
    person.post(f"/api/games/{id}/back")
    time.passes(1)
    assert chair_of(rest, id)["bot"] == "medium"


def test_a_player_who_is_back_has_the_seat_again(people, server, time):
    id = two_at_a_table(*people, absent="bot", away=60)
    person = asked(people, id)
    time.passes(61)
    back = person.post(f"/api/games/{id}/back").json()
    assert back["chairs"][back["seat"]]["bot"] == ""
    assert job(server, id) is None
    time.passes(59)
    assert chair_of(person, id)["bot"] == ""


def test_answering_is_coming_back(people, server, time):
    id = two_at_a_table(*people, pace=BLITZ, absent="bot", away=60)
    person = asked(people, id)
    time.passes(61)
    time.passes(50)
    assert person.first_answer(id).status_code == 200
    assert chair_of(person, id)["bot"] == ""
    assert clock_of(person, id) == 300 - 60 + 5  # only what passed before the bot came


def test_the_answer_of_a_bot_whose_player_is_back_is_refused(people, server, time):
    id = two_at_a_table(*people, absent="bot", away=60)
    person = asked(people, id)
    time.passes(61)
    flying = job(server, id)
    person.post(f"/api/games/{id}/back")
    before = person.table(id)
    with pytest.raises(Problem, match="not wanted"), site_of(server).sessions.write(id) as session:
        answer_for_bot(session, flying, session.record.moves[0])
    time.passes(100)  # away again: another job, another answer
    with pytest.raises(Problem, match="not wanted"), site_of(server).sessions.write(id) as session:
        answer_for_bot(session, flying, session.record.moves[0])
    assert person.table(id)["view"] == before["view"]


@pytest.mark.parametrize(("what", "value"), [("seat", 1), ("ply", -1), ("since", 0.0)])
def test_only_the_answer_that_was_asked_for_is_taken(people, server, time, what, value):
    id = two_at_a_table(*people, absent="bot", away=60)
    time.passes(61)
    found = job(server, id)._asdict()
    found[what] = found[what] + value if what != "since" else value
    with pytest.raises(Problem, match="not wanted"), site_of(server).sessions.write(id) as session:
        answer_for_bot(session, SimpleNamespace(**found), session.record.moves[0])
    with site_of(server).sessions.write(id) as session:
        answer_for_bot(session, job(server, id), session.record.moves[0])


def test_whoever_resigned_does_not_come_back(server, ann, bob, time):
    cid = Person(server, "Cid")
    id = ann.lay(seats=3)
    bob.post(f"/api/games/{id}/join")
    cid.post(f"/api/games/{id}/join")
    ann.post(f"/api/games/{id}/start")
    person = asked([ann, bob, cid], id)
    view = person.table(id)["view"]
    person.post(f"/api/games/{id}/resign")
    assert person.post(f"/api/games/{id}/back").status_code == 200
    assert chair_of(person, id)["bot"] == "medium"
    assert person.move(id, view["ply"], view["ask"]["tokens"][0]).json()["type"] == "/problems/resigned"


def test_a_player_of_two_seats_ends_the_game_once(server, ann, time):
    id = ann.lay(seats=2, chairs=[{"kind": "me"}, {"kind": "me"}], start=True)
    ann.post(f"/api/games/{id}/resign")
    assert kinds(server, id).count("over") == 1


def test_an_unknown_stand_in_is_refused(ann):
    assert ann.post("/api/games", stand_in="stdio:sh").json()["type"] == "/problems/bad-bot"


def test_of_two_nodes_one_acts(settings, server, people, clock, time):
    with TestClient(make_app(settings, clock, background=no_loops)) as second:
        id = two_at_a_table(*people, absent="bot", away=60)
        both = Time(clock, server, second)
        both.passes(61)
        with site_of(server).store.writing() as db:  # as if the second had seen it before the first was done
            db.execute(update(games).where(games.c.id == id).values(due=clock.now - 1))
        both.look()
        seats = kinds(server, id)[kinds(server, id).index("start") :]
        assert seats.count("seat") == 1


def test_of_nodes_that_look_at_once_one_acts(settings, server, people, clock, time):
    ids = [two_at_a_table(*people, absent="bot", away=60) for _ in range(10)]
    with TestClient(make_app(settings, clock, background=no_loops)) as second:
        both = Time(clock, server, second)
        both.passes(58)
        clock.now += 4
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda keeper: keeper.work(), both.keepers))
    for id in ids:
        assert kinds(server, id)[-2:] == ["start", "seat"]


def test_of_nodes_that_come_up_at_once_one_writes_the_outage_down(settings, server, clock, time):
    with TestClient(make_app(settings, clock, background=no_loops)) as second:
        both = Time(clock, server, second)
        both.is_down_for(1000)
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda keeper: keeper.work(), both.keepers))
    with site_of(server).store.reading() as db:
        assert len(db.execute(select(outages)).all()) == 1
