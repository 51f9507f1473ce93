"""Backups: all of it, while the server runs, into either kind of database."""

import gzip
import stat

import pytest
from litestar.testing import TestClient

from tests.server.people import Person, play_on, two_at_a_table
from village.cli import main
from village.server.app import make_app
from village.server.settings import Settings


@pytest.fixture
def file(tmp_path):
    return tmp_path / "village.backup"


@pytest.fixture
def played(ann, bob):
    id = two_at_a_table(ann, bob)
    play_on([ann, bob], id, 12)
    return id


@pytest.fixture
def saved(played, settings, file):
    assert main(["backup", str(file), "--data", str(settings.data)]) == 0
    return file


def opened(folder):
    return TestClient(make_app(Settings(data=folder, workers=0, limits=0)))


def restore(file, folder, *more):
    return main(["restore", str(file), "--data", str(folder), *more])


def without_time(table):
    return {name: value for name, value in table.items() if name != "time"}


def test_a_game_goes_on_from_a_backup(saved, played, ann, bob, tmp_path):
    assert restore(saved, tmp_path / "new") == 0
    with opened(tmp_path / "new") as server:
        again = [Person(server, ""), Person(server, "")]
        again[0].cookie, again[1].cookie = ann.cookie, bob.cookie
        assert without_time(again[0].table(played)) == without_time(ann.table(played))
        play_on(again, played, 3)


def test_a_backup_made_while_the_server_runs_misses_nothing_before_it(server, ann, bob, played, settings, file, tmp_path):
    play_on([ann, bob], played, 2, luck=7)
    main(["backup", str(file), "--data", str(settings.data)])
    ply = ann.table(played)["view"]["ply"]
    play_on([ann, bob], played, 2, luck=8)
    restore(file, tmp_path / "new")
    with opened(tmp_path / "new") as other:
        watcher = Person(other, "Cid")
        assert watcher.table(played)["view"]["ply"] == ply


def test_a_backup_of_a_backup_is_the_same(saved, tmp_path):
    restore(saved, tmp_path / "new")
    main(["backup", str(tmp_path / "second"), "--data", str(tmp_path / "new")])
    first, second = (gzip.open(path).read().split(b"\n")[1:] for path in (saved, tmp_path / "second"))
    assert first == second


def test_games_are_not_overwritten_by_mistake(saved, tmp_path, capsys):
    with opened(tmp_path / "new") as server:
        mine = Person(server, "Dan").lay(seats=2)
    assert restore(saved, tmp_path / "new") == 2
    assert "--replace" in capsys.readouterr().err
    with opened(tmp_path / "new") as server:
        assert server.get(f"/api/games/{mine}").status_code == 200


def test_replace_throws_away_what_was_there(saved, played, tmp_path):
    with opened(tmp_path / "new") as server:
        mine = Person(server, "Dan").lay(seats=2)
    assert restore(saved, tmp_path / "new", "--replace") == 0
    with opened(tmp_path / "new") as server:
        assert server.get(f"/api/games/{mine}").status_code == 404
        assert server.get(f"/api/games/{played}").status_code == 200


def test_a_backup_is_for_its_owner_only(saved):
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


def half(data):
    return gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-6]))


def newer(data):
    return gzip.compress(gzip.decompress(data).replace(b'"revision":"0001"', b'"revision":"9999"'))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (half, "not complete"),
        (lambda data: data[: len(data) // 2], "damaged"),
        (lambda data: b"what is this", "damaged"),
        (lambda data: gzip.compress(b"{}\n"), "not a backup"),
        (newer, "later version"),
    ],
)
def test_a_spoilt_backup_changes_nothing(saved, tmp_path, capsys, spoil, says):
    with opened(tmp_path / "new") as server:
        mine = Person(server, "Dan").lay(seats=2)
    saved.write_bytes(spoil(saved.read_bytes()))
    assert restore(saved, tmp_path / "new", "--replace") == 1
    assert says in capsys.readouterr().err
    with opened(tmp_path / "new") as server:
        assert server.get(f"/api/games/{mine}").status_code == 200


def test_a_backup_that_cannot_be_written_leaves_nothing(played, settings, tmp_path, capsys):
    assert main(["backup", str(tmp_path / "no" / "such" / "folder"), "--data", str(settings.data)]) == 2
    assert "No such file" in capsys.readouterr().err
