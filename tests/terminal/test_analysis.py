"""`village analyze`: win chance, turning points, luck and skill of a record, in three languages."""

import json
import re

import pytest
from typer.testing import CliRunner

import village
from tests.bots.test_analysis import FirstMoveEvaluator
from village.bots.analysis import analyses
from village.bots.bot_player import BotPlayer, play_out
from village.cli import app


@pytest.fixture(autouse=True)
def quick_evaluator(monkeypatch):
    monkeypatch.setattr(analyses, "evaluator_of", lambda record: FirstMoveEvaluator())


def file_of(tmp_path, seats):
    record = village.new(seats=seats, seed=3)
    play_out(record, [BotPlayer("random")] * seats)
    path = tmp_path / "game.village"
    path.write_text(record.dump(), "utf-8")
    return path


def run_analyze(*arguments):
    return CliRunner().invoke(app, ["analyze", *map(str, arguments)])


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_analysis_is_printed_in_every_language(tmp_path, language):
    result = run_analyze(file_of(tmp_path, 2), "--player", 2, "--language", language)
    assert result.exit_code == 0, result.output
    assert any(set(line) <= set("▁▂▃▄▅▆▇█") and len(line) == 60 for line in result.output.splitlines())
    assert "analysis-" not in result.output
    assert "first-move" in result.output


def test_solo_games_show_points(tmp_path):
    assert "The expected score at the start" in run_analyze(file_of(tmp_path, 1), "--language", "en").output


def test_the_summary_names_skill_and_luck(tmp_path):
    output = " ".join(run_analyze(file_of(tmp_path, 2), "--language", "en").output.split())
    assert re.search(r"On average, each move (gained|cost) \d+(\.\d)? percentage points of win chance", output)
    assert re.search(r"Luck and opponents (helped|hurt|were neutral)\. At the end: \d+%\.", output)
    assert re.search(r"\(blunder, -\d+\); better: ", output)


def test_json_contains_the_whole_analysis(tmp_path):
    findings = json.loads(run_analyze(file_of(tmp_path, 2), "--json").output)
    assert findings["start"] + findings["skill"] + findings["luck"] == pytest.approx(findings["end"])


def test_an_unknown_player_is_refused(tmp_path):
    assert run_analyze(file_of(tmp_path, 2), "--player", 3).exit_code != 0
