"""The law of the cache: one that lived through everything equals one that is rebuilt from the entries."""

from collections import Counter
from contextlib import suppress
from dataclasses import fields
from random import Random
from types import SimpleNamespace

import pytest
from sqlalchemy import insert, select

from tests.server.clock import Clock
from village.server.errors import Problem
from village.server.node import Node
from village.server.requests import Move, NewGame, NewSeat, Pace
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, games, jobs, players
from village.server.table import reducer
from village.server.table.absence import look_after, take_back_seats
from village.server.table.answer import answer, answer_for_bot, resign
from village.server.table.cache import CachedGame, fresh_cache
from village.server.table.chat import say
from village.server.table.create import begin_game, join, lay_table
from village.server.table.entries import read_entries
from village.server.table.invites import invite, uninvite
from village.server.table.records import take_in, text_of
from village.server.table.rematch import play_again
from village.server.table.row import read_row
from village.server.table.seats import change_seat, leave
from village.server.table.undo import reply, take_back

STEPS = 300
EVERYTHING = {"seat", "start", "move", "undo", "ask", "agree", "refuse", "over", "stopped", "next", "chat"}


@pytest.fixture
def node(tmp_path):
    node = Node(Settings("", tmp_path, workers=0, rate_limit_scale=1e6), Clock())
    migrate(node.store)
    node.open()
    yield node
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
        deeds += [self.talk, self.wait, self.wait_long, self.come_back, self.sit, self.sit, self.start, self.start]
        deeds += [self.fill, self.fill, self.link, self.unlink, self.seat, self.rare(), self.rare()]
        with suppress(Problem):
            self.dice.choice(deeds)(person)

    def rare(self):
        often = [self.lay] * 3 + [self.rematch] * 2
        return self.dice.choice([*often, self.bring, self.bring_seedless, self.leave, self.lay_and_leave, self.resign])

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


@pytest.mark.parametrize(("luck", "kept"), [(1, 64), (2, 5), (3, 5), (4, 1)])
def test_a_cache_that_lived_equals_one_that_is_rebuilt(node, monkeypatch, luck, kept):
    monkeypatch.setattr(reducer, "MAX_EVENTS_KEPT", kept)
    evening = Evening(node, luck)
    for _ in range(STEPS):
        evening.step()
    seen = {kind for id in set(evening.tables) for kind in must_be_lawful(node, id, evening.dice)}
    assert {"seat", "start", "move", "chat"} <= seen


def test_the_law_is_tried_on_everything_that_can_happen(node):
    evening = Evening(node, 11)
    seen: set[str] = set()
    for _ in range(30):
        for _ in range(60):
            evening.step()
        evening.finish(evening.people[0])
        evening.rematch(evening.people[0])
        seen |= {kind for id in set(evening.tables) for kind in must_be_lawful(node, id, evening.dice)}
        if seen == EVERYTHING:
            break
        evening.tables = evening.tables[-2:]
        evening.lay(evening.people[0])
    assert seen == EVERYTHING


def test_a_busy_game_does_not_grow(node):
    evening = Evening(node, 1)
    person = evening.people[0]
    id = lay_table(node.sessions, person, NewGame(chairs=[NewSeat("me")] * 2, start=True))
    evening.tables = [id]
    for _ in range(reducer.MAX_EVENTS_KEPT + 5):
        evening.move(person)
    assert len(node.cache.games[id].events) == reducer.MAX_EVENTS_KEPT
