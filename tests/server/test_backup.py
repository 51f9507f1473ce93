"""Backup and restore, while the server runs, into either kind of database."""

import gzip
import json
import stat

import pytest
from litestar.testing import TestClient

from tests.server.clients import Person, play_moves, start_game_for_two
from village.cli import main
from village.server.app import make_app
from village.server.settings import Settings
from village.server.storage.migrate import head

pytestmark = pytest.mark.expensive


@pytest.fixture
def file(tmp_path):
    return tmp_path / "village.backup"


@pytest.fixture
def game(ann, bob):
    id = start_game_for_two(ann, bob)
    play_moves([ann, bob], id, 12)
    return id


@pytest.fixture(scope="module")
def backup_bytes(tmp_path_factory) -> bytes:
    """A backup to damage; it is the same for either kind of database."""
    folder = tmp_path_factory.mktemp("whole")
    settings = Settings(data=folder, workers=0, rate_limit_scale=1e6)
    with open_server(settings) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        play_moves([ann, bob], start_game_for_two(ann, bob), 12)
        assert backup(folder / "village.backup", settings) == 0
    return (folder / "village.backup").read_bytes()


@pytest.fixture
def saved_backup(game, settings, file):
    assert backup(file, settings) == 0
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def restored_settings(request, tmp_path):
    """A server of either kind to restore to."""
    if request.param == "sqlite":
        yield Settings(data=tmp_path / "new", workers=0, rate_limit_scale=1e6)
        return
    postgres = request.getfixturevalue("postgres")
    name, url = postgres.fresh()
    yield Settings(url, tmp_path / "new", workers=0, rate_limit_scale=1e6)
    postgres.drop(name)


def open_server(settings):
    return TestClient(make_app(settings))


def backup(file, settings):
    return main(["backup", str(file), "--data", str(settings.data), "--database", settings.database])


def restore(file, settings, *more):
    return main(["restore", str(file), "--data", str(settings.data), "--database", settings.database, *more])


def without_time(table):
    return {name: value for name, value in table.items() if name != "server_time"}


def test_game_continues_from_a_backup(saved_backup, game, ann, bob, restored_settings):
    assert restore(saved_backup, restored_settings) == 0
    with open_server(restored_settings) as server:
        again = [Person(server, ""), Person(server, "")]
        again[0].cookie, again[1].cookie = ann.cookie, bob.cookie
        assert without_time(again[0].table(game)) == without_time(ann.table(game))
        play_moves(again, game, 3)


def test_backup_of_a_running_server_is_complete(server, ann, bob, game, settings, file, restored_settings):
    play_moves([ann, bob], game, 2, seed=7)
    backup(file, settings)
    ply = ann.table(game)["view"]["ply"]
    play_moves([ann, bob], game, 2, seed=8)
    restore(file, restored_settings)
    with open_server(restored_settings) as second_server:
        watcher = Person(second_server, "Cid")
        assert watcher.table(game)["view"]["ply"] == ply


def test_backup_of_a_restored_backup_is_identical(saved_backup, restored_settings, tmp_path):
    restore(saved_backup, restored_settings)
    backup(tmp_path / "second", restored_settings)
    first, second = (
        gzip.decompress(path.read_bytes()).split(b"\n")[1:] for path in (saved_backup, tmp_path / "second")
    )
    assert first == second


def test_restore_does_not_overwrite_games(saved_backup, restored_settings, capsys):
    with open_server(restored_settings) as server:
        mine = Person(server, "Dan").create_table(seats=2)
    assert restore(saved_backup, restored_settings) == 2
    assert "--replace" in capsys.readouterr().err
    with open_server(restored_settings) as server:
        assert server.get(f"/api/tables/{mine}").status_code == 200


def test_replace_discards_existing_data(saved_backup, game, restored_settings):
    with open_server(restored_settings) as server:
        mine = Person(server, "Dan").create_table(seats=2)
    assert restore(saved_backup, restored_settings, "--replace") == 0
    with open_server(restored_settings) as server:
        assert server.get(f"/api/tables/{mine}").status_code == 404
        assert server.get(f"/api/tables/{game}").status_code == 200


def test_backup_file_is_private(saved_backup):
    assert stat.S_IMODE(saved_backup.stat().st_mode) == 0o600


def half(data):
    return gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-6]))


def newer(data):
    return gzip.compress(gzip.decompress(data).replace(f'"revision":"{head()}"'.encode(), b'"revision":"9999"'))


def other_table(data):
    return gzip.compress(gzip.decompress(data).replace(b'"table":"tables"', b'"table":"gems"'))


def other_column(data):
    return gzip.compress(gzip.decompress(data).replace(b'"columns":["id","status"', b'"columns":["id","stature"'))


def longer_row(data):
    return gzip.compress(gzip.decompress(data).replace(b'\n["', b'\n["more","', 1))


def other_kind(data):
    """Put an invalid time into a row."""
    head, _, rest = gzip.decompress(data).partition(b'"table":"players"')
    columns, row, *more = rest.split(b"\n")
    values = ["yesterday" if isinstance(value, float) else value for value in json.loads(row)]
    return gzip.compress(head + b'"table":"players"' + b"\n".join([columns, json.dumps(values).encode(), *more]))


def too_old(data):
    """Claim the revision of the first release for later tables."""
    return gzip.compress(gzip.decompress(data).replace(f'"revision":"{head()}"'.encode(), b'"revision":"0001"'))


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (half, "not complete"),
        (lambda data: data[: len(data) // 2], "damaged"),
        (lambda data: b"what is this", "damaged"),
        (lambda data: gzip.compress(b"{}\n"), "not a backup"),
        (newer, "later version"),
        (other_table, "'gems'"),
        (other_column, "columns"),
        (longer_row, "does not fit"),
        (other_kind, "do not fit"),
        (too_old, "does not know"),
        (
            lambda data: gzip.compress(gzip.decompress(data).replace(b'"table":"tables"', b'"table":["tables"]')),
            "'tables'",
        ),
        (lambda data: gzip.compress(gzip.decompress(data).split(b"\n")[0] + b"\n" + b"[" * 100_000), "damaged"),
    ],
)
def test_damaged_backup_changes_nothing(backup_bytes, file, restored_settings, capsys, spoil, says):
    with open_server(restored_settings) as server:
        mine = Person(server, "Dan").create_table(seats=2)
    file.write_bytes(spoil(backup_bytes))
    assert restore(file, restored_settings, "--replace") == 1
    assert says in capsys.readouterr().err
    with open_server(restored_settings) as server:
        assert server.get(f"/api/tables/{mine}").status_code == 200


def test_failed_backup_leaves_no_file(game, settings, tmp_path, capsys):
    assert backup(tmp_path / "no" / "such" / "folder", settings) == 2
    assert "No such file" in capsys.readouterr().err


def test_missing_database_has_nothing_to_back_up(file, tmp_path, capsys):
    assert backup(file, Settings(data=tmp_path / "empty")) == 2
    assert "no tables here yet" in capsys.readouterr().err
    assert not file.exists()
    assert not (tmp_path / "empty").exists()


def test_unused_database_has_nothing_to_back_up(server, settings, file, capsys):
    assert backup(file, settings) == 2
    assert "no tables here yet" in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize("spoil", [half, newer, other_table, other_column, longer_row, lambda data: b"what is this"])
def test_damaged_backup_creates_nothing(backup_bytes, file, tmp_path, spoil):
    file.write_bytes(spoil(backup_bytes))
    assert restore(file, Settings(data=tmp_path / "fresh")) == 1
    assert restore(tmp_path / "nothing", Settings(data=tmp_path / "fresh")) == 2
    assert not (tmp_path / "fresh").exists()
