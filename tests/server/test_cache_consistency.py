"""Cache consistency: a cache that lived through everything equals one rebuilt from the entries."""

from collections import Counter
from contextlib import suppress
from dataclasses import fields
from random import Random
from types import SimpleNamespace

import pytest
from sqlalchemy import insert, select, update

from tests.server.clock import Clock
from village.server.node import Node
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, jobs, players, seats, tables
from village.server.tables.absence import check_absence, reclaim_seats
from village.server.tables.anonymize import remove_lines, rename_seats, rename_speaker
from village.server.tables.bot_moves import make_bot_move
from village.server.tables.chat import send_line
from village.server.tables.joining import invite, join, uninvite
from village.server.tables.moderation import chat_of
from village.server.tables.player_seats import hand_over_seats, rename_at_tables
from village.server.tables.stored_entries import read_entries
from village.table import create, reducer
from village.table.create import begin_game, open_table
from village.table.entries import BODIES
from village.table.imports import import_record
from village.table.moves import Move
from village.table.new_table import Clock as TableClock
from village.table.new_table import NewPlayer, NewTable
from village.table.play import play_move, resign
from village.table.problem import Problem
from village.table.record_files import text_of
from village.table.redo import redo
from village.table.rematch import join_rematch
from village.table.row import read_row
from village.table.seats import change_seat, leave
from village.table.state import CachedTable, fresh_cache
from village.table.undo_requests import reply, undo

STEPS = 300
EVERYTHING = set(BODIES)


@pytest.fixture
def simulation(tmp_path, monkeypatch):
    """Return a factory of simulations on fresh nodes, deterministic in the seed."""
    nodes: list[Node] = []

    def begin(seed: int) -> Simulation:
        seeds = Random(seed)
        monkeypatch.setattr(create, "fresh_seed", lambda: f"{seeds.getrandbits(128):032x}")
        nodes.append(Node(Settings("", tmp_path / str(len(nodes)), workers=0, rate_limit_scale=1e6), Clock()))
        migrate(nodes[-1].store)
        nodes[-1].open()
        return Simulation(nodes[-1], seed)

    yield begin
    for node in nodes:
        node.close()


class Simulation:
    """Three people who do random things at tables."""

    def __init__(self, node: Node, seed: int) -> None:
        self.node = node
        self.rng = Random(seed)
        self.keys = 0
        self.people = [SimpleNamespace(id=f"player{n}", name=name, kind="guest") for n, name in enumerate("ABC")]
        self.tables: list[str] = []
        self.links: dict[str, str] = {}
        with node.store.writing() as db:
            for person in self.people:
                values = {"epoch": 0, "notification_settings": {}, "created_at": 0.0, **vars(person)}
                db.execute(insert(players).values(**values))
        self.create(self.people[0])
        self.fill(self.people[0])

    def step(self) -> None:
        """Do one thing, which may be refused."""
        person = self.rng.choice(self.people)
        deeds = (
            [self.move] * 30
            + [self.bot] * 10
            + [self.undo_last] * 2
            + [self.redo_last] * 2
            + [self.request_undo_of_others] * 3
            + [self.reply] * 10
        )
        deeds += [self.chat] * 4 + [self.remove_line, self.wait, self.wait_long, self.come_back]
        deeds += [self.sit, self.sit, self.start, self.start]
        deeds += [self.fill, self.fill, self.link, self.unlink, self.seat, self.rare(), self.rare()]
        with suppress(Problem):
            self.rng.choice(deeds)(person)

    def rare(self):
        often = [self.create] * 3 + [self.rematch] * 2
        once = [
            self.rename,
            self.be_renamed_by_admin,
            self.leave,
            self.create_and_leave,
            self.resign,
            self.import_finished,
        ]
        return self.rng.choice([*often, *once, self.import_without_seed])

    def at(self):
        return self.node.sessions.write(self.rng.choice(self.tables[-3:]))

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06}"

    def create(self, person) -> None:
        clock = self.rng.choice([TableClock(), TableClock(300, 5), TableClock(days=2)])
        seats = [NewPlayer("me"), NewPlayer("bot", bot="random")] if self.rng.random() < 0.3 else [NewPlayer("me")]
        request = NewTable(seats=self.rng.choice([2, 3]), players=seats, clock=clock, expansions=["inn"], away=60)
        request.absent = self.rng.choice(["wait", "bot"])
        self.tables.append(open_table(self.node.sessions, person, request))

    def sit(self, person) -> None:
        with self.at() as session:
            join(session, person, None, self.links.pop(session.id, ""))

    def fill(self, _) -> None:
        """Seat everyone and start."""
        with self.at() as session:
            for deed in [join, begin_game]:
                for person in self.people:
                    with suppress(Problem):
                        deed(session, person, *([None, ""] if deed is join else []))

    def seat(self, person) -> None:
        with self.at() as session:
            request = NewPlayer(self.rng.choice(["open", "link", "bot", "me"]), bot="random")
            change_seat(session, person, self.rng.randrange(3), request)

    def link(self, person) -> None:
        with self.at() as session:
            self.links[session.id] = invite(session, person, self.rng.randrange(3))

    def unlink(self, person) -> None:
        with self.at() as session:
            uninvite(session, person, self.rng.randrange(3))

    def leave(self, person) -> None:
        with self.at() as session:
            leave(session, person)

    def create_and_leave(self, person) -> None:
        """Leave a table empty."""
        self.create(person)
        with self.node.sessions.write(self.tables[-1]) as session:
            leave(session, person)

    def start(self, person) -> None:
        with self.at() as session:
            begin_game(session, person)

    def move(self, _) -> None:
        with self.at() as session:
            player = session.seats[session.record.actor].player
            person = next(person for person in self.people if person.id == (player or self.people[0].id))
            token = self.rng.choice(session.record.moves or [""])
            play_move(session, person, Move(len(session.record.log), token, self.key()))

    def bot(self, _) -> None:
        with self.at() as session:
            job = session.db.execute(select(jobs).where(jobs.c.table_id == session.id)).one_or_none()
            if job is not None:
                make_bot_move(session, job, self.rng.choice(session.record.moves))

    def undo_last(self, person) -> None:
        with self.at() as session:
            undo(session, person, len(session.record.log), self.key())

    def redo_last(self, _) -> None:
        """Redo what anyone has undone last."""
        with self.at() as session:
            for person in self.people:
                with suppress(Problem):
                    redo(session, person, len(session.record.log), self.key())

    def request_undo_of_others(self, _) -> None:
        """Request an undo for a player who is not to move."""
        with self.at() as session:
            for person in self.people:
                with suppress(Problem):
                    undo(session, person, len(session.record.log), self.key())

    def reply(self, _) -> None:
        """Reply to any pending undo request."""
        agree = self.rng.random() < 0.5
        for table in self.tables[-6:]:
            with self.node.sessions.write(table) as session:
                for person in self.people if session.cached.undo_request is not None else []:
                    with suppress(Problem):
                        reply(session, person, agree)

    def resign(self, person) -> None:
        with self.at() as session:
            resign(session, person)

    def finish(self, _) -> None:
        """Let everyone resign where possible."""
        for table in self.tables[-6:]:
            for person in self.people:
                with suppress(Problem), self.node.sessions.write(table) as session:
                    resign(session, person)

    def chat(self, person) -> None:
        with self.at() as session:
            send_line(session, person, "hello")

    def remove_line(self, _) -> None:
        """Remove the last chat line as the administrator."""
        for table in self.tables[-6:]:
            with self.node.sessions.write(table) as session:
                remove_lines(session, [line.number for line in chat_of(session)][-1:])

    def rename(self, person) -> None:
        name = f"{person.name[0]}{self.rng.randrange(10)}"
        rename_at_tables(self.node.sessions, person, name)
        person.name = name

    def be_renamed_by_admin(self, person) -> None:
        """Rename a player as the administrator, which also changes older entries."""
        with self.at() as session:
            rename_seats(session, person.id, "somebody")
            rename_speaker(session, person.id, "somebody")

    def wait(self, _, seconds: float = 20.0) -> None:
        self.node.clock.now += seconds
        for table in self.tables[-3:]:
            with self.node.sessions.write(table) as session:
                check_absence(session)

    def wait_long(self, person) -> None:
        self.wait(person, self.rng.choice([70.0, 400.0]))

    def come_back(self, person) -> None:
        with self.at() as session:
            reclaim_seats(session, person)

    def rematch(self, _) -> None:
        """Let everyone join the rematch of the first finished game."""
        for person in self.people:
            for table in self.tables[-6:]:
                with suppress(Problem):
                    self.tables.append(join_rematch(self.node.sessions, table, person))
                    break

    def import_finished(self, person) -> None:
        with self.at() as session:
            text = session.record.dump()
        self.tables.append(import_record(self.node.sessions, person, text))

    def import_without_seed(self, person) -> None:
        with self.at() as session:
            text = "\n".join(line for line in session.record.dump().splitlines() if not line.startswith("Seed:"))
            assert text_of(session, None)
        self.tables.append(import_record(self.node.sessions, person, text))


def known(game: CachedTable) -> dict[str, object]:
    """Return every field, and the contents of the record."""
    state = {field.name: getattr(game, field.name) for field in fields(game)}
    record = state.pop("record")
    state["events"] = list(game.events.items())
    if record is None:
        return state
    used = +record._draws.used if record._draws is not None else Counter()
    names = ("seed", "chance", "seed_hash", "start", "log", "owners", "_revealed_counts", "opening")
    return state | {"used": used, "data": record.data()} | {name: getattr(record, name) for name in names}


def entries_of(node, id):
    with node.store.reading() as db:
        row = read_row(db.execute(select(tables).where(tables.c.id == id)).mappings().one())
        return row, read_entries(db, select(entries).where(entries.c.table_id == id).order_by(entries.c.number))


def one_by_one(row, stored):
    game = fresh_cache(row)
    for entry in stored:
        reducer.apply_stored(game, entry)
    return game


def check_consistent(node: Node, id: str, rng: Random) -> set[str]:
    lived = node.cache.tables[id]
    row, stored = entries_of(node, id)
    assert lived.number == row.number == len(stored)
    assert lived.lost == ""
    assert known(one_by_one(row, stored)) == known(lived)
    assert known(reducer.apply_many(fresh_cache(row), stored)) == known(lived)
    half = rng.randrange(len(stored))
    assert known(reducer.apply_many(one_by_one(row, stored[:half]), stored[half:])) == known(lived)
    return {entry.kind for entry in stored}


def kinds_at(simulation: Simulation) -> set[str]:
    """Return the kinds of entries at all tables, after checking each table."""
    tables = dict.fromkeys(simulation.tables)
    return {kind for id in tables for kind in check_consistent(simulation.node, id, simulation.rng)}


@pytest.mark.parametrize(("seed", "max_events"), [(1, 64), (2, 5), (3, 5), (4, 1)])
def test_live_cache_equals_a_rebuilt_one(simulation, monkeypatch, seed, max_events):
    monkeypatch.setattr(reducer, "MAX_EVENTS_KEPT", max_events)
    tonight = simulation(seed)
    for _ in range(STEPS):
        tonight.step()
    assert {"seat", "start", "move", "chat"} <= kinds_at(tonight)


def test_simulation_covers_every_kind_of_entry(simulation):
    tonight = simulation(11)
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
        tonight.create(tonight.people[0])
    assert seen == EVERYTHING


def test_same_seed_gives_the_same_simulation(simulation):
    courses = []
    for tonight in (simulation(5) for _ in range(2)):  # one after the other
        for _ in range(STEPS):
            tonight.step()
        courses.append(history(tonight))
    assert courses[0] == courses[1]


def history(simulation: Simulation) -> list[object]:
    """Return everything that happened, table by table."""
    stored = [entries_of(simulation.node, id)[1] for id in dict.fromkeys(simulation.tables)]
    return [
        [(entry.kind, entry.seat, entry.player, entry.at, entry.check) for entry in table_entries]
        for table_entries in stored
    ]


@pytest.fixture
def lost(simulation):
    """A simulation with one unreplayable table."""
    tonight = simulation(1)
    person = tonight.people[0]
    id = open_table(tonight.node.sessions, person, NewTable(seats=2, players=[NewPlayer("me")] * 2, start=True))
    tonight.tables = [id]
    for _ in range(12):
        tonight.move(person)
    with tonight.node.store.writing() as db:
        last = (entries.c.table_id == id) & (entries.c.kind == "move") & (entries.c.number > 8)
        assert db.execute(update(entries).where(last).values(check="0" * 16)).rowcount
    tonight.node.cache.clear()
    return tonight


def seat_rows(node: Node, id: str) -> list[tuple[str, str]]:
    with node.store.reading() as db:
        return [
            (row.player, row.name)
            for row in db.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
        ]


def test_unreplayable_table_is_consistent_and_its_seats_still_change(lost):
    node, id, (ann, bob, _) = lost.node, lost.tables[0], lost.people
    rename_at_tables(node.sessions, ann, "Anna")
    hand_over_seats(node.sessions, ann, bob)
    lost.chat(bob)
    lived = node.cache.tables[id]
    assert lived.lost
    assert [(seat.player, seat.name) for seat in lived.seats] == [(bob.id, "Anna")] * 2 == seat_rows(node, id)
    row, stored = entries_of(node, id)
    assert lived.number == row.number == len(stored)
    assert known(reducer.catch_up(fresh_cache(row), stored)) == known(one_by_one(row, stored)) == known(lived)


def test_unreplayable_table_keeps_the_first_reason(lost):
    node, id = lost.node, lost.tables[0]
    with node.sessions.read(id) as session:
        why = session.cached.lost
    rename_at_tables(node.sessions, lost.people[0], "Anna")
    with node.store.writing() as db:
        seat = (entries.c.table_id == id) & (entries.c.number == node.cache.tables[id].number)
        db.execute(update(entries).where(seat).values(body={"seat": 7, "name": "Unknown"}))
    node.cache.clear()
    with node.sessions.read(id) as session:
        assert session.cached.lost == why


def test_cache_of_a_busy_table_does_not_grow(simulation):
    tonight = simulation(1)
    node, person = tonight.node, tonight.people[0]
    id = open_table(node.sessions, person, NewTable(players=[NewPlayer("me")] * 2, start=True))
    tonight.tables = [id]
    for _ in range(reducer.MAX_EVENTS_KEPT + 5):
        tonight.move(person)
    assert len(node.cache.tables[id].events) == reducer.MAX_EVENTS_KEPT
