"""`python -m village.experiments` runs every experiment by name."""

import json
import sys
from pathlib import Path

import pytest

import village.experiments
from village.experiments.__main__ import EXPERIMENTS, main

HELPERS = {"__init__", "__main__", "calibration_plot", "results"}


def run(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["experiments", *arguments])
    return main()


def test_every_module_is_listed():
    modules = {path.stem for path in Path(village.experiments.__file__).parent.glob("*.py")} - HELPERS
    assert modules == set(EXPERIMENTS)


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_experiment_explains_its_options(name, monkeypatch, capsys):
    with pytest.raises(SystemExit) as stopped:
        run(monkeypatch, name, "--help")
    assert stopped.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m village.experiments {name} ")


def test_an_unknown_name_is_refused_and_no_name_lists_all(monkeypatch, capsys):
    assert run(monkeypatch, "weather") == 2
    assert "unknown experiment 'weather'; choose one of balance, calibration" in capsys.readouterr().err
    assert run(monkeypatch) == 2
    listed = capsys.readouterr().out
    assert all(f"\n  {name} " in listed for name in EXPERIMENTS)


@pytest.mark.parametrize(
    ("arguments", "file", "key"),
    [
        (["balance", "my_village", "--bot", "random", "-n", "1", "--seats", "2"], "scores.json", "my_village"),
        (["scores", "--bot", "random", "-n", "1", "--seats", "2", "--sets", "inn"], "scores.json", "expansions"),
        (["strength", "--only", "greedy/random", "--games", "4", "--workers", "1"], "strength.json", "greedy/random"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_results_are_saved_in_the_chosen_folder(arguments, file, key, tmp_path, monkeypatch, capsys):
    assert run(monkeypatch, *arguments, "--save", "--results", str(tmp_path / "new")) == 0
    assert json.loads((tmp_path / "new" / file).read_text("utf-8"))[key]
    assert capsys.readouterr().out


def test_passivity_counts_the_turns_of_a_bot(monkeypatch, capsys):
    assert run(monkeypatch, "passivity", "--bots", "random", "--games", "1") == 0
    assert " turns  passed " in capsys.readouterr().out


def test_a_bad_setting_is_reported_in_one_line(monkeypatch, capsys):
    assert run(monkeypatch, "balance", "village", "--bot", "unknown", "-n", "1") == 1
    error = capsys.readouterr().err
    assert error.startswith("python -m village.experiments: ")
    assert error.count("\n") == 1
