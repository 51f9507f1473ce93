"""Account deletion and export."""

import pytest
from litestar.testing import TestClient
from sqlalchemy import String, cast, event, select, update

from tests.server.clients import Person, play_moves, player_to_move, start_game_for_two
from tests.server.clock import node_of
from village.cli import main
from village.record.api import load, new
from village.server.app import make_app
from village.server.background.timekeeper import Timekeeper
from village.server.settings import Settings
from village.server.storage.migrate import migrate
from village.server.storage.schema import entries, metadata, players
from village.server.storage.store import Store
from village.server.tables import account_deletion
from village.server.tables.account_deletion import ANONYMOUS_NAME
from village.server.tables.anonymize import hand_over_lines, tables_of
from village.table.play import apply_move

SECRET = "correct horse battery"


@pytest.fixture
def account(server):
    """A player with a unique name."""
    person = Person(server, "Wilhelmina")
    response = person.post("/api/account", username="mina", password=SECRET)
    person.cookie = response.headers["set-cookie"].split(";")[0]
    return person


def leave(person, password=SECRET):
    return person.post("/api/account/delete", password=password)


def stored(server):
    """Return the whole database as one text."""
    store = node_of(server).store
    with store.reading() as db:
        return " ".join(str(tuple(row)) for table in metadata.sorted_tables for row in db.execute(select(table)))


def lines(server, id):
    with node_of(server).store.reading() as db:
        query = select(cast(entries.c.body, String)).where(entries.c.table_id == id, entries.c.kind == "chat")
        return list(db.scalars(query))


@pytest.fixture
def life(account, bob):
    """Tables in every state, chat, a bot, a token, a mute and a report."""
    played, over, waiting = (
        start_game_for_two(account, bob),
        start_game_for_two(account, bob),
        account.create_table(seats=3),
    )
    play_moves([account, bob], played, 6)
    assert bob.post(f"/api/tables/{over}/resign").status_code == 200
    bob.post(f"/api/tables/{waiting}/join")
    imported = account.post("/api/records", text=new(seed=3).dump()).json()["id"]
    for id in (played, over):
        assert account.post(f"/api/tables/{id}/chat", text="it rains in my garden").status_code == 201
    bob.post(f"/api/tables/{played}/chat", text="here too")
    account.put(f"/api/tables/{played}/seats/1/mute")
    account.post("/api/me/tokens", name="my program")
    account.post("/api/me/bots", name="my robot")
    bob.post(f"/api/tables/{played}/reports", seat=0, text="talks of the weather")
    return {"played": played, "over": over, "waiting": waiting, "imported": imported}


def test_deleted_account_leaves_no_data(server, account, bob, life):
    assert leave(account).status_code == 204
    left = stored(server)
    for word in ("Wilhelmina", "mina", account.id, "garden", "my program", "my robot", "argon2", "weather"):
        assert word not in left, word
    assert account.get("/api/me").json() is None
    assert account.post("/api/login", username="mina", password=SECRET).status_code == 403


def test_games_continue_for_the_other_players(server, account, bob, settings, life):
    leave(account)
    table = bob.table(life["played"])
    assert (table["players"][0]["name"], table["players"][0]["resigned"]) == (ANONYMOUS_NAME, True)
    assert table["status"] == "over"
    assert bob.table(life["over"])["players"][0]["name"] == ANONYMOUS_NAME
    assert lines(server, life["played"]) == ['{"text":"here too"}']
    waiting = bob.table(life["waiting"])
    assert (waiting["host"], [player["kind"] for player in waiting["players"]]) == (True, ["open", "human", "open"])
    assert bob.get(f"/api/tables/{life['imported']}").status_code == 404
    assert bob.post(f"/api/tables/{life['over']}/rematch").status_code == 200
    assert main(["doctor", "--data", str(settings.data), "--database", settings.database]) == 0


def test_bot_plays_on_if_several_players_remain(server, account, bob):
    eve = Person(server, "Eve")
    id = account.create_table(seats=3)
    for person in (bob, eve):
        person.post(f"/api/tables/{id}/join")
    assert account.post(f"/api/tables/{id}/start").status_code == 200
    assert leave(account).status_code == 204
    table = bob.table(id)
    assert (table["status"], table["players"][0]["name"], table["players"][0]["bot"]) == (
        "playing",
        ANONYMOUS_NAME,
        "medium",
    )
    node = node_of(server)
    while (actor := bob.table(id)["view"]["ask"]["seat"]) == 0:
        with node.sessions.write(id) as session:
            apply_move(session, actor, None, session.record.moves[0], None)
    assert player_to_move([bob, eve], id).play_first_move(id).status_code == 200


def test_deletion_needs_the_password_and_no_token(account):
    assert leave(account, "wrong").status_code == 403
    token = account.post("/api/me/tokens", name="one").json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    response = account.server.post("/api/account/delete", json={"password": SECRET}, headers=headers)
    assert response.json()["type"] == "/problems/not-for-tokens"
    assert account.server.get("/api/me/export", headers=headers).json()["type"] == "/problems/not-for-tokens"
    assert account.get("/api/me").json()["username"] == "mina"


def test_guest_deletes_the_account_without_a_password(server, ann, bob):
    id = start_game_for_two(ann, bob)
    assert leave(ann, "").status_code == 204
    assert bob.table(id)["players"][0]["name"] == ANONYMOUS_NAME
    assert ann.id not in stored(server)


def test_name_of_a_merged_guest_is_deleted_too(server, account, bob):
    guest = Person(server, "Rumpelstilz")
    id = start_game_for_two(guest, bob)
    response = guest.post("/api/login", username="mina", password=SECRET, keep_guest_seats=True)
    account.cookie = response.headers["set-cookie"].split(";")[0]
    leave(account)
    assert bob.table(id)["players"][0]["name"] == ANONYMOUS_NAME
    with node_of(server).store.reading() as db:
        assert not any("Rumpel" in text for text in db.scalars(select(cast(entries.c.body, String))))


def test_interrupted_deletion_is_finished(server, account, bob, life):
    node = node_of(server)
    with node.store.writing() as db:
        db.execute(update(players).where(players.c.id == account.id).values(deletion_started_at=1.0))
    Timekeeper(node).work()
    assert account.id not in stored(server)


def test_export_contains_all_stored_data(server, account, bob, life):
    response = account.get("/api/me/export")
    assert response.status_code == 200
    assert response.headers["content-disposition"].startswith("attachment")
    data = response.json()
    assert (data["player"]["name"], data["player"]["username"]) == ("Wilhelmina", "mina")
    assert {game["id"] for game in data["tables"]} == set(life.values())
    by_id = {game["id"]: game for game in data["tables"]}
    assert load(by_id[life["over"]]["record"]).seed
    assert by_id[life["waiting"]]["record"] is None
    assert [line["body"]["text"] for line in data["chat"]] == ["it rains in my garden"] * 2
    assert [len(data[name]) for name in ("devices", "tokens", "bots", "muted")] == [1, 1, 1, 1]
    assert "argon2" not in response.text
    assert "hash" not in data["tokens"][0]


def test_export_contains_no_seed_of_a_running_game(account, bob, life):
    record = next(game for game in account.get("/api/me/export").json()["tables"] if game["id"] == life["played"])
    assert "not finished" in record["record"]
    assert load(record["record"]).seed is None


def test_chat_lines_of_a_merged_guest_are_deleted_too(server, account, bob):
    guest = Person(server, "Rumpelstilz")
    id = start_game_for_two(guest, bob)
    assert guest.post(f"/api/tables/{id}/chat", text="today I brew").status_code == 201
    response = guest.post("/api/login", username="mina", password=SECRET, keep_guest_seats=True)
    account.cookie = response.headers["set-cookie"].split(";")[0]
    assert [line["body"]["text"] for line in account.get("/api/me/export").json()["chat"]] == ["today I brew"]
    leave(account)
    assert lines(server, id) == []


def test_reserved_seat_of_a_deleted_player_is_cleared(server, account, bob):
    over = start_game_for_two(account, bob)
    assert bob.post(f"/api/tables/{over}/resign").status_code == 200
    rematch_id = bob.post(f"/api/tables/{over}/rematch").json()["id"]
    seat = next(player["seat"] for player in bob.table(rematch_id)["players"] if player["name"] == "Wilhelmina")
    assert bob.put(f"/api/tables/{rematch_id}/seats/{seat}", kind="open").status_code == 200
    leave(account)
    left = stored(server)
    assert "Wilhelmina" not in left
    assert account.id not in left


def test_failing_deletion_does_not_block_the_server(settings, server, account, bob, monkeypatch):
    with node_of(server).store.writing() as db:
        db.execute(update(players).values(deletion_started_at=1.0))
    forget = account_deletion.forget_reports

    def fail(store, player):
        if player == account.id:
            raise LookupError("unexpected")
        forget(store, player)

    monkeypatch.setattr(account_deletion, "forget_reports", fail)
    with TestClient(make_app(settings)) as restarted, node_of(restarted).store.reading() as db:
        assert restarted.get("/ready").status_code == 200
        assert list(db.scalars(select(players.c.id))) == [account.id]


def test_deletion_and_merge_do_not_scan_all_entries(tmp_path):
    """Reading all entries would take seconds on a big server, and anyone can trigger it."""
    store = Store(Settings(data=tmp_path).url)
    migrate(store)
    player_to_move: list[tuple[str, object]] = []

    def note(_, cursor, statement, parameters, *__):
        if "entries" in statement and not statement.startswith("EXPLAIN"):
            player_to_move.append((statement, parameters))

    event.listen(store.engine, "before_cursor_execute", note)
    tables_of(store, "ann")
    hand_over_lines(store, "ann", "bob")
    with store.reading() as db:
        plans = [
            str(db.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values).all()) for query, values in player_to_move
        ]
    store.close()
    assert len(plans) == 2
    assert not [plan for plan in plans if "SCAN entries" in plan]
