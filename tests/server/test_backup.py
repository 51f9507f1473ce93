"""Backups: all of it, while the server runs, into either kind of database."""

import gzip
import json
import stat

import pytest
from litestar.testing import TestClient

from tests.server.people import Person, play_on, two_at_a_table
from village.cli import main
from village.server.app import make_app
from village.server.settings import Settings
from village.server.storage.migrate import head

pytestmark = pytest.mark.expensive


@pytest.fixture
def file(tmp_path):
    return tmp_path / "village.backup"


@pytest.fixture
def played(ann, bob):
    id = two_at_a_table(ann, bob)
    play_on([ann, bob], id, 12)
    return id


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> bytes:
    """A backup to be spoilt; which kind of database it is of does not show in it."""
    folder = tmp_path_factory.mktemp("whole")
    settings = Settings(data=folder, workers=0, rate_limit_scale=1e6)
    with opened(settings) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        play_on([ann, bob], two_at_a_table(ann, bob), 12)
        assert backup(folder / "village.backup", settings) == 0
    return (folder / "village.backup").read_bytes()


@pytest.fixture
def saved(played, settings, file):
    assert backup(file, settings) == 0
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def new(request, tmp_path):
    """A server of either kind to restore to."""
    if request.param == "sqlite":
        yield Settings(data=tmp_path / "new", workers=0, rate_limit_scale=1e6)
        return
    postgres = request.getfixturevalue("postgres")
    name, url = postgres.fresh()
    yield Settings(url, tmp_path / "new", workers=0, rate_limit_scale=1e6)
    postgres.drop(name)


def opened(settings):
    return TestClient(make_app(settings))


def backup(file, settings):
    return main(["backup", str(file), "--data", str(settings.data), "--database", settings.database])


def restore(file, settings, *more):
    return main(["restore", str(file), "--data", str(settings.data), "--database", settings.database, *more])


def without_time(table):
    return {name: value for name, value in table.items() if name != "time"}


def test_a_game_goes_on_from_a_backup(saved, played, ann, bob, new):
    assert restore(saved, new) == 0
    with opened(new) as server:
        again = [Person(server, ""), Person(server, "")]
        again[0].cookie, again[1].cookie = ann.cookie, bob.cookie
        assert without_time(again[0].table(played)) == without_time(ann.table(played))
        play_on(again, played, 3)


def test_a_backup_made_while_the_server_runs_misses_nothing_before_it(server, ann, bob, played, settings, file, new):
    play_on([ann, bob], played, 2, luck=7)
    backup(file, settings)
    ply = ann.table(played)["view"]["ply"]
    play_on([ann, bob], played, 2, luck=8)
    restore(file, new)
    with opened(new) as other:
        watcher = Person(other, "Cid")
        assert watcher.table(played)["view"]["ply"] == ply


def test_a_backup_of_a_backup_is_the_same(saved, new, tmp_path):
    restore(saved, new)
    backup(tmp_path / "second", new)
    first, second = (gzip.decompress(path.read_bytes()).split(b"\n")[1:] for path in (saved, tmp_path / "second"))
    assert first == second


def test_games_are_not_overwritten_by_mistake(saved, new, capsys):
    with opened(new) as server:
        mine = Person(server, "Dan").lay(seats=2)
    assert restore(saved, new) == 2
    assert "--replace" in capsys.readouterr().err
    with opened(new) as server:
        assert server.get(f"/api/games/{mine}").status_code == 200


def test_replace_throws_away_what_was_there(saved, played, new):
    with opened(new) as server:
        mine = Person(server, "Dan").lay(seats=2)
    assert restore(saved, new, "--replace") == 0
    with opened(new) as server:
        assert server.get(f"/api/games/{mine}").status_code == 404
        assert server.get(f"/api/games/{played}").status_code == 200


def test_a_backup_is_for_its_owner_only(saved):
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


def half(data):
    return gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-6]))


def newer(data):
    return gzip.compress(gzip.decompress(data).replace(f'"revision":"{head()}"'.encode(), b'"revision":"9999"'))


def other_table(data):
    return gzip.compress(gzip.decompress(data).replace(b'"table":"games"', b'"table":"gems"'))


def other_column(data):
    return gzip.compress(gzip.decompress(data).replace(b'"columns":["id","status"', b'"columns":["id","stature"'))


def longer_row(data):
    return gzip.compress(gzip.decompress(data).replace(b'\n["', b'\n["more","', 1))


def other_kind(data):
    """A time that is none."""
    head, _, rest = gzip.decompress(data).partition(b'"table":"players"')
    columns, row, *more = rest.split(b"\n")
    values = ["yesterday" if isinstance(value, float) else value for value in json.loads(row)]
    return gzip.compress(head + b'"table":"players"' + b"\n".join([columns, json.dumps(values).encode(), *more]))


def too_old(data):
    """It says that it is of the first release, and has tables that came later."""
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
        (too_old, "do not fit"),
        (
            lambda data: gzip.compress(gzip.decompress(data).replace(b'"table":"games"', b'"table":["games"]')),
            "'games'",
        ),
        (lambda data: gzip.compress(gzip.decompress(data).split(b"\n")[0] + b"\n" + b"[" * 100_000), "damaged"),
    ],
)
def test_a_spoilt_backup_changes_nothing(whole, file, new, capsys, spoil, says):
    with opened(new) as server:
        mine = Person(server, "Dan").lay(seats=2)
    file.write_bytes(spoil(whole))
    assert restore(file, new, "--replace") == 1
    assert says in capsys.readouterr().err
    with opened(new) as server:
        assert server.get(f"/api/games/{mine}").status_code == 200


def test_a_backup_that_cannot_be_written_leaves_nothing(played, settings, tmp_path, capsys):
    assert backup(tmp_path / "no" / "such" / "folder", settings) == 2
    assert "No such file" in capsys.readouterr().err


def test_where_nobody_played_there_is_nothing_to_save(file, tmp_path, capsys):
    assert backup(file, Settings(data=tmp_path / "empty")) == 2
    assert "no games here yet" in capsys.readouterr().err
    assert not file.exists()
    assert not (tmp_path / "empty").exists()


def test_where_nobody_came_there_is_nothing_to_save(server, settings, file, capsys):
    assert backup(file, settings) == 2
    assert "no games here yet" in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize("spoil", [half, newer, other_table, other_column, longer_row, lambda data: b"what is this"])
def test_a_spoilt_backup_makes_nothing(whole, file, tmp_path, spoil):
    file.write_bytes(spoil(whole))
    assert restore(file, Settings(data=tmp_path / "fresh")) == 1
    assert restore(tmp_path / "nothing", Settings(data=tmp_path / "fresh")) == 2
    assert not (tmp_path / "fresh").exists()
