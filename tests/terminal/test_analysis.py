"""`village analyse`: win chance, turning points, luck and skill of a record, in three languages."""

import json
import re

import pytest
from typer.testing import CliRunner

import village
from tests.bots.test_analysis import Knowing
from village.bots.analysis import analyses
from village.bots.bot_player import BotPlayer, play_out
from village.cli import app


@pytest.fixture(autouse=True)
def knowing(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: Knowing())


def file_of(tmp_path, seats):
    record = village.new(seats=seats, seed=3)
    play_out(record, [BotPlayer("random")] * seats)
    path = tmp_path / "one.village"
    path.write_text(record.dump(), "utf-8")
    return path


def said(*arguments):
    return CliRunner().invoke(app, ["analyse", *map(str, arguments)])


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_analysis_is_printed_in_every_language(tmp_path, language):
    told = said(file_of(tmp_path, 2), "--player", 2, "--language", language)
    assert told.exit_code == 0, told.output
    assert any(set(line) <= set("▁▂▃▄▅▆▇█") and len(line) == 60 for line in told.output.splitlines())
    assert "analysis-" not in told.output
    assert "knowing" in told.output


def test_solo_games_show_points(tmp_path):
    assert "points were to be expected" in said(file_of(tmp_path, 1), "--language", "en").output


def test_the_summary_names_skill_and_luck(tmp_path):
    told = " ".join(said(file_of(tmp_path, 2), "--language", "en").output.split())
    assert re.search(r"On average an own answer (brought|cost) \d+(\.\d)? % of the chance to win", told)
    assert re.search(r"Luck and the others (helped|hurt|evened out)\. In the end: \d+ %\.", told)
    assert re.search(r"better: .+ \(\d+ %\)|No single answer cost much", told)


def test_json_contains_the_whole_analysis(tmp_path):
    found = json.loads(said(file_of(tmp_path, 2), "--json").output)
    assert found["start"] + found["skill"] + found["luck"] == pytest.approx(found["end"])


def test_an_unknown_player_is_refused(tmp_path):
    assert said(file_of(tmp_path, 2), "--player", 3).exit_code != 0
