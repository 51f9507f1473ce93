"""Settings are stored as JSON and can be changed one by one; figures are printed as lines."""

import json
import sys

import pytest

from village.record.errors import BadSetup
from village.training.__main__ import curriculum_names, custom_values_from, main, make_parser, settings_from
from village.training.run_log import RunLog, format_evaluation
from village.training.settings import Settings, read

LOSSES = {
    "value_loss": 0.1,
    "entropy": 1.2,
    "ratio_change": 0.02,
    "explained_variance": 0.5,
    "step_penalty": 0.002,
    "decisions_per_game": 200.0,
}
TRAIN = ["village.training", "train"]


def test_settings_are_read_as_they_were_written(tmp_path):
    settings = Settings("village", seconds=3.5, entropy_bonus=0.01)
    settings.write(tmp_path / "settings.json")
    assert read(tmp_path / "settings.json") == settings


def test_unknown_settings_in_a_file_are_reported_by_name(tmp_path):
    (tmp_path / "settings.json").write_text('{"game": "village", "unknown_option": 0.1}')
    with pytest.raises(ValueError, match=r"settings\.json has unknown settings: unknown_option; remove or rename them"):
        read(tmp_path / "settings.json")


def test_a_setting_is_changed_by_name_and_keeps_its_type():
    changed = Settings("village").changed(["games_per_table=8", "learning_rate=0.001"])
    assert (changed.games_per_table, changed.learning_rate) == (8, 0.001)
    with pytest.raises(ValueError, match="unknown setting 'speed'; choose one of game, seconds, seed"):
        changed.changed(["speed=9"])


def test_every_worker_has_tables_in_both_halves():
    assert Settings("village").worker_count >= 1
    assert Settings("village", workers=5, tables=2, games_per_table=3).game_count == 60


def test_reports_come_at_intervals_and_are_stored(tmp_path):
    log = RunLog(report_every=3600.0)
    assert log.report(LOSSES) == ""
    log.report_every, log.decisions = 0.0, 5_000_000
    assert "5.0 M decisions" in log.report(LOSSES)
    log.write(tmp_path / "figures.json", {"layout": "abc"})
    stored = json.loads((tmp_path / "figures.json").read_text())
    assert (stored["layout"], stored["reports"][0]["decisions"]) == ("abc", 5_000_000)


def test_evaluations_are_printed_by_table():
    figures = {"games": 8, "wins": 0.5, "ci95": 0.3, "points": 61.5, "opponent_points": 60.0, "decisions": 300}
    result = {"opponent": "greedy", "all": figures, "tables": {"bigbox 2": {**figures, "par": 0.5}}}
    assert format_evaluation(result, every_table=False).startswith(
        "against greedy: 50.0% (+- 30.0) of 8 games, 61.5 vs. 60.0"
    )
    assert "bigbox 2: 50.0% of 8 (par 50)" in format_evaluation(result, every_table=True)


def test_custom_values_are_stored_with_the_settings(tmp_path, monkeypatch):
    file = tmp_path / "cheap.toml"
    file.write_text('game = "my_village"\n[values]\nmy_village.craft.kinds.smithy.time = 1\n')
    arguments = ["--game", "my_village", "--out", "o", "--custom-values", str(file)]
    monkeypatch.setattr("sys.argv", [*TRAIN, *arguments])
    settings = settings_from(make_parser().parse_args())
    assert settings.custom_values["name"] == "cheap"
    assert settings.custom_values["values"] == {"my_village.craft.kinds.smithy.time": 1}
    settings.write(tmp_path / "settings.json")
    assert read(tmp_path / "settings.json") == settings
    earlier = (tmp_path / "settings.json").read_text().replace('"custom_values": ', '"numbers": ')
    (tmp_path / "earlier.json").write_text(earlier)
    assert read(tmp_path / "earlier.json") == settings
    with pytest.raises(BadSetup, match="game is 'my_village', but the game is 'village'"):
        custom_values_from("village", file)


@pytest.mark.parametrize("name", curriculum_names())
def test_a_curriculum_of_the_package_is_used_by_name(name, monkeypatch):
    game = name.partition("-")[0]
    monkeypatch.setattr("sys.argv", [*TRAIN, "--game", game, "--out", "o", "--custom-values", name])
    assert settings_from(make_parser().parse_args()).custom_values["values"]


def test_without_pytorch_the_error_names_the_extra(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    for module in ("train", "cluster", "policy", "model", "sampler", "evaluator", "opponent_pool", "ppo"):
        monkeypatch.delitem(sys.modules, f"village.training.{module}", raising=False)
    monkeypatch.setattr(sys, "argv", [*TRAIN, "--out", str(tmp_path)])
    assert main() == 1
    message = "python -m village.training: torch is missing: pip install 'village-boardgame[training]'\n"
    assert capsys.readouterr().err == message
