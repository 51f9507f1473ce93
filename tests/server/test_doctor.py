"""`village doctor`: unreplayable tables are detected, stopped, viewable, and resumed when possible."""

import json

import pytest
from sqlalchemy import delete, select, update

from tests.server.clients import play_moves, start_game_for_two
from village.cli import main
from village.server.storage.schema import entries, jobs, seats, tables

pytestmark = pytest.mark.expensive


@pytest.fixture
def people(ann, bob):
    return [ann, bob]


@pytest.fixture
def game(people):
    id = start_game_for_two(*people)
    play_moves(people, id, 12)
    return id


def row_of(node, id):
    with node.store.reading() as db:
        return db.execute(select(tables).where(tables.c.id == id)).one()


def change(node, statement):
    with node.store.writing() as db:
        assert db.execute(statement).rowcount > 0


def moves(node, id):
    with node.store.reading() as db:
        where = (entries.c.table_id == id) & (entries.c.kind == "move")
        return db.execute(select(entries).where(where).order_by(entries.c.number)).all()


def corrupt_entry(node, id, which):
    """Store a wrong position hash; return the number of the entry."""
    entry = moves(node, id)[which]
    where = (entries.c.table_id == id) & (entries.c.number == entry.number)
    change(node, update(entries).where(where).values(check="0" * 16))
    return entry


def corrupt_from(node, id, first):
    """Store wrong hashes from an entry on, as after a change of the rules; return the first entry."""
    first_one, *_ = [corrupt_entry(node, id, which) for which in range(first, len(moves(node, id)))]
    return first_one


def restore_entry(node, id, entry):
    where = (entries.c.table_id == id) & (entries.c.number == entry.number)
    change(node, update(entries).where(where).values(check=entry.check))


def doctor(settings, *options):
    return main(["doctor", "--data", str(settings.data), "--database", settings.database, *options])


def test_healthy_tables_are_fine(settings, node, game, ann, capsys):
    ann.create_table(seats=3)
    assert doctor(settings) == 0
    assert "2 tables: 2 fine" in capsys.readouterr().out


def test_first_diverging_entry_is_reported(settings, node, game, capsys):
    entry = corrupt_entry(node, game, 5)
    assert doctor(settings) == 1
    output = capsys.readouterr().out
    assert game in output
    assert f"entry {entry.number}:" in " ".join(output.split())
    assert row_of(node, game).status == "stopped"


def test_draws_before_the_first_question_are_checked(settings, node, game, capsys):
    where = (entries.c.table_id == game) & (entries.c.kind == "start")
    with node.store.reading() as db:
        lines = db.scalar(select(entries.c.body).where(where))["lines"]
    assert len(set(lines)) > 1
    change(node, update(entries).where(where).values(body={"lines": lines[::-1]}))
    assert doctor(settings) == 1
    assert "draw differently" in " ".join(capsys.readouterr().out.split())


def test_dry_run_changes_nothing(settings, node, game, capsys):
    corrupt_entry(node, game, 5)
    before = row_of(node, game)
    assert doctor(settings, "--dry-run") == 1
    assert row_of(node, game) == before
    assert "Nothing was changed" in capsys.readouterr().out


def test_repaired_table_continues(settings, node, game):
    before = row_of(node, game)
    entry = corrupt_entry(node, game, 5)
    doctor(settings)
    restore_entry(node, game, entry)
    assert doctor(settings) == 1
    after = row_of(node, game)
    assert (after.status, after.stop_reason, after.ply, after.actor) == ("playing", "", before.ply, before.actor)
    assert doctor(settings) == 0


def test_changed_rules_stop_a_game_where_they_first_matter(settings, node, game):
    setting = row_of(node, game).setting
    changed_setting = {**setting, "options": {**setting["options"], "different_cubes": True}, "edition": "2011"}
    change(node, update(tables).where(tables.c.id == game).values(setting=changed_setting))
    assert doctor(settings) == 1
    assert row_of(node, game).status == "stopped"


def test_missing_expansion_stops_a_game(settings, node, game):
    setting = {**row_of(node, game).setting, "expansions": ["moon"]}
    change(node, update(tables).where(tables.c.id == game).values(setting=setting))
    assert doctor(settings) == 1
    assert "moon" in row_of(node, game).stop_reason


@pytest.mark.parametrize("gone", [{"expansions": ["moon"]}, {"game": "moon"}])
def test_open_table_that_cannot_start_is_reported(settings, node, ann, gone, capsys):
    id = ann.create_table(seats=2, players=[{"kind": "me"}] * 2)
    whole = row_of(node, id).setting
    change(node, update(tables).where(tables.c.id == id).values(setting={**whole, **gone}))
    response = ann.post(f"/api/tables/{id}/start")
    assert (response.status_code, response.json()["type"]) == (409, "/problems/bad-setup")
    assert doctor(settings) == 1
    assert (row_of(node, id).status, "moon" in row_of(node, id).stop_reason) == ("stopped", True)
    change(node, update(tables).where(tables.c.id == id).values(setting=whole))
    assert doctor(settings) == 1
    assert (row_of(node, id).status, row_of(node, id).stop_reason) == ("open", "")
    assert ann.post(f"/api/tables/{id}/start").status_code == 200


def test_damaged_row_is_reported_and_the_others_are_examined(settings, node, game, ann, capsys):
    id = ann.create_table(seats=2)
    change(node, update(tables).where(tables.c.id == id).values(setting={}))
    corrupt_entry(node, game, 5)
    assert doctor(settings) == 1
    output = " ".join(capsys.readouterr().out.split())
    assert id in output
    assert "damaged" in output
    assert row_of(node, game).status == "stopped"


def test_damaged_row_shows_nothing_and_hides_no_other_table(node, game, ann):
    id = ann.create_table(seats=2)
    change(node, update(tables).where(tables.c.id == id).values(setting={}))
    for path in ("", "/log", "/events"):
        response = ann.get(f"/api/tables/{id}{path}")
        assert (response.status_code, response.json()["type"]) == (409, "/problems/read-only")
    assert [row["id"] for row in ann.get("/api/tables", which="mine").json()] == [game]
    assert ann.patch("/api/me", name="Anna").status_code == 200
    assert ann.table(game)["players"][0]["name"] == "Anna"


def test_missing_entry_is_detected(settings, node, game):
    entry = moves(node, game)[3]
    change(node, delete(entries).where((entries.c.table_id == game) & (entries.c.number == entry.number)))
    assert doctor(settings) == 1
    assert f"entry {entry.number}: it is missing" in row_of(node, game).stop_reason


@pytest.mark.parametrize("body", [{"ply": 3}, {"ply": 3, "lines": None}, {"ply": 3, "lines": ["0 turn nowhere.pink"]}])
def test_invalid_entry_is_detected(settings, node, game, body):
    entry = moves(node, game)[3]
    where = (entries.c.table_id == game) & (entries.c.number == entry.number)
    change(node, update(entries).where(where).values(body=body))
    assert doctor(settings) == 1
    assert row_of(node, game).status == "stopped"


@pytest.mark.parametrize("values", [{"ply": 1}, {"actor": 7}, {"number": 3}, {"status": "over"}])
def test_rows_that_differ_from_the_entries_are_repaired(settings, node, game, values):
    before = row_of(node, game)
    change(node, update(tables).where(tables.c.id == game).values(**values))
    assert doctor(settings) == 1
    after = row_of(node, game)
    assert [getattr(after, name) for name in values] == [getattr(before, name) for name in values]
    assert doctor(settings) == 0


def test_seats_that_differ_from_the_entries_are_repaired(settings, node, game, bob):
    change(node, update(seats).where(seats.c.table_id == game, seats.c.seat == 1).values(player=None, name="x"))
    change(node, delete(seats).where(seats.c.table_id == game, seats.c.seat == 0))
    assert doctor(settings) == 1
    assert doctor(settings) == 0
    with node.store.reading() as db:
        assert db.scalar(select(seats.c.player).where(seats.c.table_id == game, seats.c.seat == 1)) == bob.id


def test_stopped_table_has_no_bot_jobs(settings, node, ann):
    id = ann.create_table(
        seats=2, players=[{"kind": "me"}, {"kind": "bot"}], start=True, options={"first_player": 1}
    )  # fmt: skip
    with node.store.reading() as db:
        start = db.execute(select(entries).where(entries.c.table_id == id, entries.c.kind == "start")).one()
    change(
        node, update(entries).where(entries.c.table_id == id, entries.c.number == start.number).values(check="0" * 16)
    )
    doctor(settings)
    with node.store.reading() as db:
        assert db.execute(select(jobs)).all() == []
    restore_entry(node, id, start)
    doctor(settings)
    with node.store.reading() as db:
        assert db.execute(select(jobs)).one().table_id == id


def test_table_stopped_for_another_reason_stays_stopped(settings, node, ann):
    id = ann.create_table(seats=2)
    ann.post(f"/api/tables/{id}/leave")
    assert doctor(settings) == 0
    assert row_of(node, id).status == "stopped"


def test_unreplayable_finished_table_is_reported_and_stays_over(settings, node, game, ann):
    ann.post(f"/api/tables/{game}/resign")
    corrupt_entry(node, game, 5)
    assert doctor(settings) == 1
    assert row_of(node, game).status == "over"


def test_missing_database_cannot_be_examined(tmp_path, capsys):
    assert main(["doctor", "--data", str(tmp_path / "nowhere")]) == 2
    assert "no tables" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_unused_database_has_nothing_to_examine(settings, server, capsys):
    assert doctor(settings) == 2
    server.post("/api/me", json={"name": "Ann"})
    assert doctor(settings, "--dry-run") == 2
    assert capsys.readouterr().err.count("no tables") == 2


def test_empty_database_stays_empty(tmp_path, capsys):
    file = tmp_path / "village.sqlite3"
    file.touch()
    assert main(["doctor", "--data", str(tmp_path)]) == 2
    assert "no tables" in capsys.readouterr().err
    assert file.stat().st_size < 8192  # no tables


def test_unreachable_database_is_one_sentence(capsys):
    assert main(["doctor", "--database", "postgresql://127.0.0.1:1/none"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_server_shows_an_unreplayable_table_up_to_the_failing_entry(settings, node, game, people):
    """By a new node, because the playing node still has it in memory."""
    entry = corrupt_from(node, game, 5)
    with node.sessions.read(game) as session:
        assert session.cached.lost.startswith(f"entry {entry.number}:")
        assert len(session.record.log) == entry.body["ply"]


@pytest.fixture
def broken(settings, server, node, game):
    """A restarted server with an unreplayable table."""
    from litestar.testing import TestClient

    from village.server.app import make_app

    entry = corrupt_from(node, game, 5)
    with TestClient(make_app(settings)) as client:
        yield client, entry


def test_unreplayable_table_can_be_viewed_but_not_played(broken, game, ann):
    ann.server, entry = broken
    table = ann.table(game)
    assert table["status"] == "stopped"
    assert table["stop_reason"].startswith(f"entry {entry.number}:")
    assert table["outdated"]
    assert table["view"]["ply"] == entry.body["ply"]
    assert table["undo"] is None
    response = ann.play_first_move(game) if "tokens" in table["view"]["ask"] else ann.move(game, 1, "turn grain.green")
    assert (response.status_code, response.json()["type"]) == (409, "/problems/read-only")
    assert len(ann.get(f"/api/tables/{game}/log").json()["lines"]) == entry.body["ply"]
    assert ann.get(f"/api/tables/{game}/positions/{entry.body['ply']}").status_code == 200
    assert ann.get(f"/api/tables/{game}/record").status_code == 200
    assert game in [row["id"] for row in ann.get("/api/tables", which="mine").json()]


def test_unreplayable_table_can_be_watched(broken, game, ann):
    ann.server, _ = broken
    with ann.server.websocket_connect(f"/api/tables/{game}/live", headers=ann.headers) as socket:
        while True:
            message = json.loads(socket.receive_text())
            if message["kind"] == "now":
                break
    assert message["table"]["status"] == "stopped"
