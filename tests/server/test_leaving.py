"""One's account is one's own: all of it can be taken away, and taken along."""

import pytest
from litestar.testing import TestClient
from sqlalchemy import String, cast, event, select, update

from tests.server.clock import site_of
from tests.server.people import Person, asked, play_on, two_at_a_table
from village.cli import main
from village.record.load import load, new
from village.server.app import make_app
from village.server.background.timekeeper import Timekeeper
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, metadata, players
from village.server.storage.store import Store
from village.server.table import leaving
from village.server.table.answer import give
from village.server.table.forgetting import games_of, hand_over_lines
from village.server.table.leaving import SOMEBODY

SECRET = "correct horse battery"


@pytest.fixture
def account(server):
    """Somebody whose name is nowhere else."""
    person = Person(server, "Wilhelmina")
    said = person.post("/api/account", login="mina", password=SECRET)
    person.cookie = said.headers["set-cookie"].split(";")[0]
    return person


def leave(person, password=SECRET):
    return person.post("/api/account/delete", password=password)


def stored(server):
    """All that the database says, as one text."""
    store = site_of(server).store
    with store.reading() as db:
        return " ".join(str(tuple(row)) for table in metadata.sorted_tables for row in db.execute(select(table)))


def lines(server, id):
    with site_of(server).store.reading() as db:
        query = select(cast(entries.c.body, String)).where(entries.c.game == id, entries.c.kind == "chat")
        return list(db.scalars(query))


@pytest.fixture
def life(account, bob):
    """Games that are played, over, laid and brought; something said; a bot, a token, a muted neighbour, a report."""
    played, over, laid = two_at_a_table(account, bob), two_at_a_table(account, bob), account.lay(seats=3)
    play_on([account, bob], played, 6)
    assert bob.post(f"/api/games/{over}/resign").status_code == 200
    bob.post(f"/api/games/{laid}/join")
    brought = account.post("/api/records", text=new(seed=3).dump()).json()["id"]
    for id in (played, over):
        assert account.post(f"/api/games/{id}/chat", text="it rains in my garden").status_code == 201
    bob.post(f"/api/games/{played}/chat", text="here too")
    account.put(f"/api/games/{played}/seats/1/mute")
    account.post("/api/me/tokens", name="my program")
    account.post("/api/me/bots", name="my robot")
    bob.post(f"/api/games/{played}/reports", seat=0, text="talks of the weather")
    return {"played": played, "over": over, "laid": laid, "brought": brought}


def test_nothing_of_an_account_is_left(server, account, bob, life):
    assert leave(account).status_code == 204
    left = stored(server)
    for word in ("Wilhelmina", "mina", account.id, "garden", "my program", "my robot", "argon2", "weather"):
        assert word not in left, word
    assert account.get("/api/me").json() is None
    assert account.post("/api/login", login="mina", password=SECRET).status_code == 403


def test_games_go_on_for_the_others(server, account, bob, settings, life):
    leave(account)
    table = bob.table(life["played"])
    assert (table["chairs"][0]["name"], table["chairs"][0]["resigned"]) == (SOMEBODY, True)
    assert table["status"] == "over"
    assert bob.table(life["over"])["chairs"][0]["name"] == SOMEBODY
    assert lines(server, life["played"]) == ['{"text":"here too"}']
    laid = bob.table(life["laid"])
    assert (laid["host"], [chair["kind"] for chair in laid["chairs"]]) == (True, ["open", "human", "open"])
    assert bob.get(f"/api/games/{life['brought']}").status_code == 404
    assert bob.post(f"/api/games/{life['over']}/rematch").status_code == 200
    assert main(["doctor", "--data", str(settings.data), "--database", settings.database]) == 0


def test_with_more_than_one_left_a_bot_plays_on(server, account, bob):
    eve = Person(server, "Eve")
    id = account.lay(seats=3)
    for person in (bob, eve):
        person.post(f"/api/games/{id}/join")
    assert account.post(f"/api/games/{id}/start").status_code == 200
    assert leave(account).status_code == 204
    table = bob.table(id)
    assert (table["status"], table["chairs"][0]["name"], table["chairs"][0]["bot"]) == ("playing", SOMEBODY, "medium")
    node = site_of(server)
    while (actor := bob.table(id)["view"]["ask"]["seat"]) == 0:
        with node.sessions.write(id) as session:
            give(session, actor, None, session.record.moves[0], None)
    assert asked([bob, eve], id).first_answer(id).status_code == 200


def test_it_needs_the_password_and_no_token(account):
    assert leave(account, "wrong").status_code == 403
    token = account.post("/api/me/tokens", name="one").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    said = account.server.post("/api/account/delete", json={"password": SECRET}, headers=headers)
    assert said.json()["type"] == "/problems/not-for-tokens"
    assert account.server.get("/api/me/export", headers=headers).json()["type"] == "/problems/not-for-tokens"
    assert account.get("/api/me").json()["login"] == "mina"


def test_guests_leave_without_a_password(server, ann, bob):
    id = two_at_a_table(ann, bob)
    assert leave(ann, "").status_code == 204
    assert bob.table(id)["chairs"][0]["name"] == SOMEBODY
    assert ann.id not in stored(server)


def test_a_name_a_guest_brought_along_is_gone_too(server, account, bob):
    guest = Person(server, "Rumpelstilz")
    id = two_at_a_table(guest, bob)
    said = guest.post("/api/login", login="mina", password=SECRET, bring=True)
    account.cookie = said.headers["set-cookie"].split(";")[0]
    leave(account)
    assert bob.table(id)["chairs"][0]["name"] == SOMEBODY
    with site_of(server).store.reading() as db:
        assert not any("Rumpel" in text for text in db.scalars(select(cast(entries.c.body, String))))


def test_what_was_cut_short_is_finished(server, account, bob, life):
    node = site_of(server)
    with node.store.writing() as db:
        db.execute(update(players).where(players.c.id == account.id).values(leaving=1.0))
    Timekeeper(node).work()
    assert account.id not in stored(server)


def test_all_that_is_stored_can_be_taken_along(server, account, bob, life):
    said = account.get("/api/me/export")
    assert said.status_code == 200
    assert said.headers["content-disposition"].startswith("attachment")
    told = said.json()
    assert (told["player"]["name"], told["player"]["login"]) == ("Wilhelmina", "mina")
    assert {game["id"] for game in told["games"]} == set(life.values())
    by_id = {game["id"]: game for game in told["games"]}
    assert load(by_id[life["over"]]["record"]).seed
    assert by_id[life["laid"]]["record"] is None
    assert [line["body"]["text"] for line in told["chat"]] == ["it rains in my garden"] * 2
    assert [len(told[what]) for what in ("devices", "tokens", "bots", "muted")] == [1, 1, 1, 1]
    assert "argon2" not in said.text
    assert "hash" not in told["tokens"][0]


def test_an_export_shows_no_seed_of_a_running_game(account, bob, life):
    record = next(game for game in account.get("/api/me/export").json()["games"] if game["id"] == life["played"])
    assert "not finished" in record["record"]
    assert load(record["record"]).seed is None


def test_what_was_said_as_a_guest_and_brought_along_goes_too(server, account, bob):
    guest = Person(server, "Rumpelstilz")
    id = two_at_a_table(guest, bob)
    assert guest.post(f"/api/games/{id}/chat", text="today I brew").status_code == 201
    said = guest.post("/api/login", login="mina", password=SECRET, bring=True)
    account.cookie = said.headers["set-cookie"].split(";")[0]
    assert [line["body"]["text"] for line in account.get("/api/me/export").json()["chat"]] == ["today I brew"]
    leave(account)
    assert lines(server, id) == []


def test_a_seat_that_was_kept_for_somebody_forgets_them_too(server, account, bob):
    over = two_at_a_table(account, bob)
    assert bob.post(f"/api/games/{over}/resign").status_code == 200
    again = bob.post(f"/api/games/{over}/rematch").json()["id"]
    kept = next(chair["seat"] for chair in bob.table(again)["chairs"] if chair["name"] == "Wilhelmina")
    assert bob.put(f"/api/games/{again}/seats/{kept}", kind="open").status_code == 200
    leave(account)
    left = stored(server)
    assert "Wilhelmina" not in left
    assert account.id not in left


def test_an_account_that_cannot_be_deleted_keeps_nobody_from_being_served(settings, server, account, bob, monkeypatch):
    with site_of(server).store.writing() as db:
        db.execute(update(players).values(leaving=1.0))
    forget = leaving.forget_reports

    def fail(store, player):
        if player == account.id:
            raise LookupError("something nobody thought of")
        forget(store, player)

    monkeypatch.setattr(leaving, "forget_reports", fail)
    with TestClient(make_app(settings)) as again, site_of(again).store.reading() as db:
        assert again.get("/ready").status_code == 200
        assert list(db.scalars(select(players.c.id))) == [account.id]


def test_whoever_leaves_or_moves_in_looks_through_no_stranger_s_game(tmp_path):
    """A read of all entries would take a big host seconds, and anybody can ask for it."""
    store = Store(Settings(data=tmp_path).url)
    migrate(store)
    asked: list[tuple[str, object]] = []

    def note(_, cursor, statement, parameters, *__):
        if "entries" in statement and not statement.startswith("EXPLAIN"):
            asked.append((statement, parameters))

    event.listen(store.engine, "before_cursor_execute", note)
    games_of(store, "ann")
    hand_over_lines(store, "ann", "bob")
    with store.reading() as db:
        plans = [str(db.exec_driver_sql(f"EXPLAIN QUERY PLAN {what}", which).all()) for what, which in asked]
    store.close()
    assert len(plans) == 2
    assert not [plan for plan in plans if "SCAN entries" in plan]
