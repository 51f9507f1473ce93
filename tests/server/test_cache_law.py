"""The law of the cache: one that lived through everything equals one that is rebuilt from the entries."""

from collections import Counter
from contextlib import suppress
from dataclasses import fields
from random import Random
from types import SimpleNamespace

import pytest
from sqlalchemy import insert, select, update

from tests.server.clock import Clock
from village.server.errors import Problem
from village.server.node import Node
from village.server.requests import Move, NewGame, NewSeat, Pace
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, games, jobs, players, seats
from village.server.table import create, reducer
from village.server.table.absence import look_after, take_back_seats
from village.server.table.answer import answer, answer_for_bot, resign
from village.server.table.cache import CachedGame, fresh_cache
from village.server.table.chat import say
from village.server.table.create import begin_game, join, lay_table
from village.server.table.entries import BODIES, read_entries
from village.server.table.every_seat import hand_over_seats, rename_at_tables
from village.server.table.forgetting import remove_lines, rename_seats, rename_speaker
from village.server.table.invites import invite, uninvite
from village.server.table.moderation import chat_of
from village.server.table.records import take_in, text_of
from village.server.table.rematch import play_again
from village.server.table.row import read_row
from village.server.table.seats import change_seat, leave
from village.server.table.undo import reply, take_back

STEPS = 300
EVERYTHING = set(BODIES)


@pytest.fixture
def evening(tmp_path, monkeypatch):
    """An evening on a fresh node, the same for the same luck: games are seeded by it too."""
    nodes: list[Node] = []

    def begin(luck: int) -> Evening:
        seeds = Random(luck)
        monkeypatch.setattr(create, "fresh_seed", lambda: f"{seeds.getrandbits(128):032x}")
        nodes.append(Node(Settings("", tmp_path / str(len(nodes)), workers=0, rate_limit_scale=1e6), Clock()))
        migrate(nodes[-1].store)
        nodes[-1].open()
        return Evening(nodes[-1], luck)

    yield begin
    for node in nodes:
        node.close()


class Evening:
    """Three people who do at random whatever one can do at tables."""

    def __init__(self, node: Node, luck: int) -> None:
        self.node = node
        self.dice = Random(luck)
        self.keys = 0
        self.people = [SimpleNamespace(id=f"player{n}", name=name, kind="guest") for n, name in enumerate("ABC")]
        self.tables: list[str] = []
        self.links: dict[str, str] = {}
        with node.store.writing() as db:
            for person in self.people:
                values = {"epoch": 0, "notices": {}, "made": 0.0, **vars(person)}
                db.execute(insert(players).values(**values))
        self.lay(self.people[0])
        self.fill(self.people[0])

    def step(self) -> None:
        """One thing, which the rules of the table may refuse."""
        person = self.dice.choice(self.people)
        deeds = [self.move] * 30 + [self.bot] * 10 + [self.back] * 2 + [self.ask_back] * 3 + [self.reply] * 10
        deeds += [self.talk] * 4 + [self.remove_line, self.wait, self.wait_long, self.come_back]
        deeds += [self.sit, self.sit, self.start, self.start]
        deeds += [self.fill, self.fill, self.link, self.unlink, self.seat, self.rare(), self.rare()]
        with suppress(Problem):
            self.dice.choice(deeds)(person)

    def rare(self):
        often = [self.lay] * 3 + [self.rematch] * 2
        once = [self.rename, self.be_renamed, self.leave, self.lay_and_leave, self.resign, self.bring]
        return self.dice.choice([*often, *once, self.bring_seedless])

    def at(self):
        return self.node.sessions.write(self.dice.choice(self.tables[-3:]))

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06}"

    def lay(self, person) -> None:
        pace = self.dice.choice([Pace(), Pace(300, 5), Pace(days=2)])
        seats = [NewSeat("me"), NewSeat("bot", bot="random")] if self.dice.random() < 0.3 else [NewSeat("me")]
        wish = NewGame(seats=self.dice.choice([2, 3]), chairs=seats, pace=pace, boxes=["inn"], away=60)
        wish.absent = self.dice.choice(["wait", "bot"])
        self.tables.append(lay_table(self.node.sessions, person, wish))

    def sit(self, person) -> None:
        with self.at() as session:
            join(session, person, None, self.links.pop(session.id, ""))

    def fill(self, _) -> None:
        """Everybody sits down, and it begins."""
        with self.at() as session:
            for deed in [join, begin_game]:
                for person in self.people:
                    with suppress(Problem):
                        deed(session, person, *([None, ""] if deed is join else []))

    def seat(self, person) -> None:
        with self.at() as session:
            wish = NewSeat(self.dice.choice(["open", "link", "bot", "me"]), bot="random")
            change_seat(session, person, self.dice.randrange(3), wish)

    def link(self, person) -> None:
        with self.at() as session:
            self.links[session.id] = invite(session, person, self.dice.randrange(3))

    def unlink(self, person) -> None:
        with self.at() as session:
            uninvite(session, person, self.dice.randrange(3))

    def leave(self, person) -> None:
        with self.at() as session:
            leave(session, person)

    def lay_and_leave(self, person) -> None:
        """A table that nobody is left at."""
        self.lay(person)
        with self.node.sessions.write(self.tables[-1]) as session:
            leave(session, person)

    def start(self, person) -> None:
        with self.at() as session:
            begin_game(session, person)

    def move(self, _) -> None:
        with self.at() as session:
            player = session.seats[session.record.actor].player
            person = next(one for one in self.people if one.id == (player or self.people[0].id))
            token = self.dice.choice(session.record.moves or [""])
            answer(session, person, Move(len(session.record.log), token, self.key()))

    def bot(self, _) -> None:
        with self.at() as session:
            job = session.db.execute(select(jobs).where(jobs.c.game == session.id)).one_or_none()
            if job is not None:
                answer_for_bot(session, job, self.dice.choice(session.record.moves))

    def back(self, person) -> None:
        with self.at() as session:
            take_back(session, person, len(session.record.log), self.key())

    def ask_back(self, _) -> None:
        """Somebody who is not asked: they need the others."""
        with self.at() as session:
            for person in self.people:
                with suppress(Problem):
                    take_back(session, person, len(session.record.log), self.key())

    def reply(self, _) -> None:
        """Whoever is asked, wherever somebody wants to go back."""
        agree = self.dice.random() < 0.7
        for table in self.tables[-6:]:
            with self.node.sessions.write(table) as session:
                for person in self.people if session.cached.undo_request is not None else []:
                    with suppress(Problem):
                        reply(session, person, agree)

    def resign(self, person) -> None:
        with self.at() as session:
            resign(session, person)

    def finish(self, _) -> None:
        """Everybody gives up where one can."""
        for table in self.tables[-6:]:
            for person in self.people:
                with suppress(Problem), self.node.sessions.write(table) as session:
                    resign(session, person)

    def talk(self, person) -> None:
        with self.at() as session:
            say(session, person, "hello")

    def remove_line(self, _) -> None:
        """What was said last, wherever it was, by whoever runs the server."""
        for table in self.tables[-6:]:
            with self.node.sessions.write(table) as session:
                remove_lines(session, [line.number for line in chat_of(session)][-1:])

    def rename(self, person) -> None:
        name = f"{person.name[0]}{self.dice.randrange(10)}"
        rename_at_tables(self.node.sessions, person, name)
        person.name = name

    def be_renamed(self, person) -> None:
        """By whoever runs the server: older entries get the name too."""
        with self.at() as session:
            rename_seats(session, person.id, "somebody")
            rename_speaker(session, person.id, "somebody")

    def wait(self, _, seconds: float = 20.0) -> None:
        self.node.clock.now += seconds
        for table in self.tables[-3:]:
            with self.node.sessions.write(table) as session:
                look_after(session)

    def wait_long(self, person) -> None:
        self.wait(person, self.dice.choice([70.0, 400.0]))

    def come_back(self, person) -> None:
        with self.at() as session:
            take_back_seats(session, person)

    def rematch(self, _) -> None:
        """Of the first game that is over, by everybody who sat there."""
        for person in self.people:
            for table in self.tables[-6:]:
                with suppress(Problem):
                    self.tables.append(play_again(self.node.sessions, table, person))
                    break

    def bring(self, person) -> None:
        with self.at() as session:
            text = session.record.dump()
        self.tables.append(take_in(self.node.sessions, person, text))

    def bring_seedless(self, person) -> None:
        with self.at() as session:
            text = "\n".join(line for line in session.record.dump().splitlines() if not line.startswith("Seed:"))
            assert text_of(session, None)
        self.tables.append(take_in(self.node.sessions, person, text))


def known(game: CachedGame) -> dict[str, object]:
    """Every field; of the record all that it is made of."""
    found = {field.name: getattr(game, field.name) for field in fields(game)}
    record = found.pop("record")
    found["events"] = list(game.events.items())
    if record is None:
        return found
    used = +record.driver.used if record.driver is not None else Counter()
    names = ("seed", "chance", "promise", "start", "log", "owners", "shown", "opening")
    return found | {"used": used, "data": record.data()} | {name: getattr(record, name) for name in names}


def entries_of(node, id):
    with node.store.reading() as db:
        row = read_row(db.execute(select(games).where(games.c.id == id)).mappings().one())
        return row, read_entries(db, select(entries).where(entries.c.game == id).order_by(entries.c.number))


def one_by_one(row, told):
    game = fresh_cache(row)
    for entry in told:
        reducer.follow(game, entry)
    return game


def must_be_lawful(node: Node, id: str, dice: Random) -> set[str]:
    lived = node.cache.games[id]
    row, told = entries_of(node, id)
    assert lived.number == row.number == len(told)
    assert lived.lost == ""
    assert known(one_by_one(row, told)) == known(lived)
    assert known(reducer.leap(fresh_cache(row), told)) == known(lived)
    half = dice.randrange(len(told))
    assert known(reducer.leap(one_by_one(row, told[:half]), told[half:])) == known(lived)
    return {entry.kind for entry in told}


def kinds_at(evening: Evening) -> set[str]:
    """What happened at all tables, each of them lawful."""
    tables = dict.fromkeys(evening.tables)
    return {kind for id in tables for kind in must_be_lawful(evening.node, id, evening.dice)}


@pytest.mark.parametrize(("luck", "kept"), [(1, 64), (2, 5), (3, 5), (4, 1)])
def test_a_cache_that_lived_equals_one_that_is_rebuilt(evening, monkeypatch, luck, kept):
    monkeypatch.setattr(reducer, "MAX_EVENTS_KEPT", kept)
    tonight = evening(luck)
    for _ in range(STEPS):
        tonight.step()
    assert {"seat", "start", "move", "chat"} <= kinds_at(tonight)


def test_the_law_is_tried_on_everything_that_can_happen(evening):
    tonight = evening(11)
    seen: set[str] = set()
    for _ in range(30):
        for _ in range(60):
            tonight.step()
        tonight.finish(tonight.people[0])
        tonight.rematch(tonight.people[0])
        seen |= kinds_at(tonight)
        if seen == EVERYTHING:
            break
        tonight.tables = tonight.tables[-2:]
        tonight.lay(tonight.people[0])
    assert seen == EVERYTHING


def test_the_same_luck_is_the_same_evening(evening):
    courses = []
    for tonight in (evening(5) for _ in range(2)):  # one after the other
        for _ in range(STEPS):
            tonight.step()
        courses.append(course(tonight))
    assert courses[0] == courses[1]


def course(evening: Evening) -> list[object]:
    """Everything that happened, table by table."""
    told = [entries_of(evening.node, id)[1] for id in dict.fromkeys(evening.tables)]
    return [[(entry.kind, entry.seat, entry.player, entry.at, entry.check) for entry in one] for one in told]


@pytest.fixture
def lost(evening):
    """An evening at one table, whose game the rules cannot follow any more."""
    tonight = evening(1)
    person = tonight.people[0]
    id = lay_table(tonight.node.sessions, person, NewGame(seats=2, chairs=[NewSeat("me")] * 2, start=True))
    tonight.tables = [id]
    for _ in range(12):
        tonight.move(person)
    with tonight.node.store.writing() as db:
        last = (entries.c.game == id) & (entries.c.kind == "move") & (entries.c.number > 8)
        assert db.execute(update(entries).where(last).values(check="0" * 16)).rowcount
    tonight.node.cache.clear()
    return tonight


def seat_rows(node: Node, id: str) -> list[tuple[str, str]]:
    with node.store.reading() as db:
        return [
            (row.player, row.name) for row in db.execute(select(seats).where(seats.c.game == id).order_by(seats.c.seat))
        ]


def test_the_law_holds_for_a_lost_game_and_its_seats_still_change(lost):
    node, id, (ann, bob, _) = lost.node, lost.tables[0], lost.people
    rename_at_tables(node.sessions, ann, "Anna")
    hand_over_seats(node.sessions, ann, bob)
    lost.talk(bob)
    lived = node.cache.games[id]
    assert lived.lost
    assert [(seat.player, seat.name) for seat in lived.seats] == [(bob.id, "Anna")] * 2 == seat_rows(node, id)
    row, told = entries_of(node, id)
    assert lived.number == row.number == len(told)
    assert known(reducer.catch_up(fresh_cache(row), told)) == known(one_by_one(row, told)) == known(lived)


def test_a_lost_game_keeps_the_reason_it_was_lost_for(lost):
    node, id = lost.node, lost.tables[0]
    with node.sessions.read(id) as session:
        why = session.cached.lost
    rename_at_tables(node.sessions, lost.people[0], "Anna")
    with node.store.writing() as db:
        seat = (entries.c.game == id) & (entries.c.number == node.cache.games[id].number)
        db.execute(update(entries).where(seat).values(body={"seat": 7, "name": "Nobody"}))
    node.cache.clear()
    with node.sessions.read(id) as session:
        assert session.cached.lost == why


def test_a_busy_game_does_not_grow(evening):
    tonight = evening(1)
    node, person = tonight.node, tonight.people[0]
    id = lay_table(node.sessions, person, NewGame(chairs=[NewSeat("me")] * 2, start=True))
    tonight.tables = [id]
    for _ in range(reducer.MAX_EVENTS_KEPT + 5):
        tonight.move(person)
    assert len(node.cache.games[id].events) == reducer.MAX_EVENTS_KEPT
