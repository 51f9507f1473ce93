"""Settings are JSON, and can be turned one by one; figures are told in lines."""

import json
import sys

import pytest

from learn.__main__ import main, numbers_of, parser, settings_of
from learn.progress import Progress, said_of_duels
from learn.settings import Settings, read
from village.record.errors import BadSetup

LESSON = {"value_loss": 0.1, "entropy": 1.2, "moved": 0.02, "explained": 0.5, "haste": 0.002, "length": 200.0}


def test_settings_are_read_as_they_were_written(tmp_path):
    settings = Settings("village", seconds=3.5, entropy=0.01)
    settings.write(tmp_path / "settings.json")
    assert read(tmp_path / "settings.json") == settings


def test_a_setting_is_turned_by_name_and_keeps_its_kind():
    changed = Settings("village").changed(["lanes=8", "rate=0.001"])
    assert (changed.lanes, changed.rate) == (8, 0.001)
    with pytest.raises(ValueError, match="there is no setting 'speed'; there are game, seconds, seed"):
        changed.changed(["speed=9"])


def test_every_process_has_tables_in_both_halves():
    assert Settings("village").cores >= 1
    assert Settings("village", workers=5, tables=2, lanes=3).games == 60


def test_progress_is_told_when_it_is_time_and_kept(tmp_path):
    progress = Progress(every=3600.0)
    assert progress.report(LESSON) == ""
    progress.every, progress.decisions = 0.0, 5_000_000
    assert "5.0 M decisions" in progress.report(LESSON)
    progress.write(tmp_path / "figures.json", {"layout": "abc"})
    kept = json.loads((tmp_path / "figures.json").read_text())
    assert (kept["layout"], kept["lines"][0]["decisions"]) == ("abc", 5_000_000)


def test_duels_are_told_table_by_table():
    figures = {"games": 8, "wins": 0.5, "sure": 0.3, "points": 61.5, "others": 60.0, "decisions": 300}
    look = {"opponent": "greedy", "all": figures, "tables": {"bigbox 2": {**figures, "par": 0.5}}}
    assert said_of_duels(look, every_table=False).startswith(
        "against greedy: 50.0 % (+- 30.0) of 8 games, 61.5 v. 60.0"
    )
    assert "bigbox 2: 50.0 % of 8 (par 50)" in said_of_duels(look, every_table=True)


def test_numbers_of_another_box_are_kept_with_the_settings(tmp_path, monkeypatch):
    box = tmp_path / "cheap.toml"
    box.write_text('game = "my_village"\n[values]\nmy_village.craft.kinds.smithy.time = 1\n')
    monkeypatch.setattr("sys.argv", ["learn", "train", "--game", "my_village", "--out", "o", "--numbers", str(box)])
    settings = settings_of(parser().parse_args())
    assert settings.numbers["name"] == "cheap"
    assert settings.numbers["values"] == {"my_village.craft.kinds.smithy.time": 1}
    settings.write(tmp_path / "settings.json")
    assert read(tmp_path / "settings.json") == settings
    with pytest.raises(BadSetup, match="game is 'my_village', but village is played"):
        numbers_of("village", box)


def test_without_pytorch_one_sentence_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "learn.train", raising=False)
    monkeypatch.setattr(sys, "argv", ["learn", "train", "--out", str(tmp_path)])
    assert main() == 1
    assert capsys.readouterr().err == "learn: torch is missing; `make train` installs what training needs\n"
