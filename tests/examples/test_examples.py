"""The scripts and the notebook in examples/ run and are short."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from village.cli import main

FOLDER = Path(__file__).parents[2] / "examples"
TRAINING = "train_with_a_library.py"  # needs PyTorch: check_training.py
EXPECTED_OUTPUT = {
    "analyze_a_record.py": [r"383 moves, \d+ draws checked", r"^turn  85 +-12 ######$", r"^seat 1: 53 \("],
    "compare_bots.py": [r"^greedy +rating +\d+", r"^greedy against random: 100% wins"],
    "play_a_game.py": [r"^round 2 begins$", r"^winners: \[\d\]$", r"draws that follow from the seed$"],
    "write_a_bot.py": [r"^TurnBot won [45] of 5 games$"],
}


def run(script, folder):
    """Return the output of an example that is started in another folder."""
    command = [sys.executable, str(FOLDER / script)]
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("script", EXPECTED_OUTPUT)
def test_an_example_runs(script, tmp_path):
    out = run(script, tmp_path)
    assert [line for line in EXPECTED_OUTPUT[script] if not re.search(line, out, re.MULTILINE)] == []
    assert list(tmp_path.iterdir()) == [], "it leaves files behind"


def test_every_example_is_run_and_short():
    scripts = sorted(path.name for path in FOLDER.glob("*.py"))
    assert scripts == sorted([*EXPECTED_OUTPUT, TRAINING])
    for name in scripts:
        source = (FOLDER / name).read_text("utf-8")
        assert len(source.splitlines()) < 60
        assert ast.get_docstring(ast.parse(source))


def test_the_record_is_genuine(capsys):
    for path in FOLDER.glob("*.village"):
        assert main(["replay", str(path), "--verify"]) == 0


def test_the_notebook_runs(monkeypatch, capsys):
    notebook = json.loads((FOLDER / "quickstart.ipynb").read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    monkeypatch.chdir(FOLDER)
    names = {"__name__": "__main__"}
    for cell in cells:
        assert cell["outputs"] == [], "store the notebook without outputs"
        assert cell["execution_count"] is None
        exec("".join(cell["source"]), names)
        out = capsys.readouterr().out
        assert out.strip(), "every cell shows something"
    assert names["over"]
    assert sorted(names["record"].ranks) == [1, 2]
