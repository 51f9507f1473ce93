"""`village arena`: tables, JSON, chart, interrupting and resuming."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import village
from tests.bots.misbehaving_bots import FixedBot, register
from village.bots import registry
from village.bots.registry import BUILTIN

SMALL = ("arena", "--bots", "easy,random", "--seats", "2", "--workers", "1")


def test_the_json_has_everything(run):
    result = run(*SMALL, "-n", "3", "--json")
    assert (result.code, result.err) == (0, "")
    data = json.loads(result.out)
    assert (data["games"], data["total"], data["blocks"]) == (4, 4, 2)
    assert data["build"] == ("compiled" if village.COMPILED else "plain")
    setting = data["settings"]
    assert (setting["bots"], setting["seats"], setting["seed"], setting["lineup"]) == (
        ["easy", "random"],
        2,
        1,
        "round-robin",
    )
    assert setting["version"] == village.__version__
    assert setting["tables"] == village.new("village", seats=2).table.rules.tables_hash
    for bot in data["bots"]:
        rating = [bot["rating"][name] for name in ("low", "mean", "high")]
        assert sorted(number for number in rating if number is not None) == [n for n in rating if n is not None]
        assert bot["score"]["low"] <= bot["score"]["mean"] <= bot["score"]["high"]
        assert bot["decisions"] > 100
        assert bot["ms"] > 0
    assert [(row["bot"], row["against"], row["par"]) for row in data["shares"]] == [
        ("easy", ["random"], 0.5), ("random", ["easy"], 0.5)
    ]  # fmt: skip
    assert sum(row["wins"]["mean"] for row in data["shares"]) == pytest.approx(1)


def test_an_interval_is_unbounded_without_wins_or_losses(run):
    arena = ("arena", "--bots", "greedy,random", "--seats", "2", "--workers", "1", "-n", "4")
    data = json.loads(run(*arena, "--json").out)
    assert [bot["rating"]["high"] for bot in data["bots"]] == [None, 0]
    out = run(*arena, "--chart", "a.svg").out
    assert re.search(r"^ ?greedy +\d+ +-?\d+ … ∞ ", out, re.MULTILINE)
    assert re.search(r"^ ?random +0 +- ", out, re.MULTILINE)
    assert Path("a.svg").read_text("utf-8").count('class="interval open"') == 1


def test_a_game_can_be_repeated_by_its_seed(run):
    game = json.loads(run(*SMALL, "-n", "1", "--json").out)["played"][1]
    assert (game["game"], game["block"], game["seed"], game["seats"]) == (1, 0, "1/0", ["random", "easy"])
    for name in ("scores", "decisions", "ms"):
        assert len(game[name]) == 2
    assert game["scores"][game["winners"][0]] == max(game["scores"])


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("more", [("--seats", "2"), ("--seats", "1"), ("--seats", "2", "--lineup", "mixed")], ids=str)
def test_the_tables_fit_80_columns(run, language, more):
    result = run("arena", "--bots", "easy,random", "-n", "2", "--workers", "1", "--language", language, *more)
    assert (result.code, result.err) == (0, "")
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert "easy" in result.out


@pytest.mark.parametrize(("seats", "expected"), [("1", False), ("2", True)])
def test_solo_results_show_each_score_once(run, seats, expected):
    for command in (("arena", "--bots", "random"), ("simulate",)):
        out = run(*command, "-n", "2", "--workers", "1", "--seats", seats).out
        assert any(word in out for word in ("winning", "winner")) == expected


def test_a_single_bot_shows_its_scores(run):
    out = run("arena", "--bots", "random", "-n", "2", "--seats", "3", "--workers", "1").out
    assert "random" in out
    assert "par" not in out


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_bots_are_listed(run, language):
    out = run("arena", "--list", "--language", language).out
    assert [line.split()[0] for line in out.splitlines()][: len(BUILTIN)] == list(BUILTIN)


@pytest.mark.parametrize("seats", ["1", "2"])
def test_the_chart_supports_light_and_dark_pages(run, seats):
    arena = ("arena", "--bots", "random,stdio:sh -c 'cat < /dev/null & exit'", "-n", "2")
    assert run(*arena, "--seats", seats, "--workers", "1", "--chart", "a.svg").code == 2
    assert not Path("a.svg").exists()
    assert run(*SMALL[:3], "--seats", seats, "--workers", "1", "-n", "2", "--chart", "a.svg").code == 0
    svg = Path("a.svg").read_text("utf-8")
    names = [text.text for text in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert "easy" in names
    assert ("easy : 1 x random" in names) == (seats == "2")
    assert "prefers-color-scheme: dark" in svg


def test_saved_results_can_be_resumed(run):
    assert run(*SMALL, "-n", "2", "--out", "a.json").code == 0
    first = json.loads(Path("a.json").read_text())
    assert len(Path("a.jsonl").read_text().splitlines()) == 3
    repeated = run(*SMALL, "-n", "2", "--out", "a.json")
    assert (repeated.code, repeated.out) == (2, "")
    assert "--resume" in repeated.err
    assert run(*SMALL, "-n", "4", "--out", "a.json", "--resume").code == 0
    more = json.loads(Path("a.json").read_text())
    assert more["played"][:2] == first["played"], "finished games are not repeated, so their times are the same"
    assert more["games"] == 4
    other_seed = run(*SMALL, "-n", "4", "--out", "a.json", "--resume", "--seed", "2")
    assert other_seed.code == 2
    assert "seed was 1 and is now 2" in other_seed.err


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (("--out", "folder"), "folder is a folder"),
        (("--out", "folder", "--resume"), "folder is a folder"),
        (("--out", "."), "is a folder"),
        (("--chart", "folder"), "folder is a folder"),
        (("--out", "none/a.json"), "folder does not exist"),
        (("--out", "b.json", "--chart", "./b.json"), "already used"),
        (("--out", "b.json", "--chart", "folder/../b.jsonl"), "already used"),
        (("--out", "notes.txt", "--resume"), "but its games"),
        (("--out", "empty.json", "--resume"), "empty.jsonl is empty"),
        (("--out", "empty.json"), "empty.jsonl already exists"),
    ],
)
def test_unwritable_files_are_reported_before_any_game(run, files, message):
    Path("folder").mkdir()
    Path("notes.txt").write_text("mine")
    Path("empty.jsonl").write_text("")
    before = {path: path.is_file() and path.read_bytes() for path in Path().rglob("*")}
    result = run(*SMALL, "-n", "2", *files)
    assert (result.code, result.out) == (2, "")
    assert message in result.err
    assert len(result.err.splitlines()) == 1
    assert {path: path.is_file() and path.read_bytes() for path in Path().rglob("*")} == before


@pytest.mark.parametrize("command", [("arena", "-n", "2"), ("simulate", "-n", "2")])
def test_output_of_bots_does_not_corrupt_the_json(run, monkeypatch, command):
    register(
        monkeypatch, "loud", lambda setting: FixedBot(lambda table: sys.stdout.write("hello\n") and table.moves[0])
    )
    result = run(*command, "--bots", "loud", "--seats", "2", "--workers", "1", "--json")
    assert (result.code, json.loads(result.out)["games"]) == (0, 2)
    assert set(result.err.split()) == {"hello"}


def test_a_bot_that_cannot_be_loaded_is_listed_with_the_reason(run, monkeypatch):
    values = {"broken": "antigravity_at_last:bot", "leaves": "tests.bots.exiting_bot:bot", "wrong": "not a module"}
    points = {name: EntryPoint(name, value, "village.bots") for name, value in values.items()}
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    result = run("arena", "--list")
    assert result.code == 0
    listed = result.out.splitlines()[len(BUILTIN) :]
    assert [line.split()[0] for line in listed] == ["broken", "leaves", "wrong"]
    assert all("cannot be loaded" in line for line in listed)
    assert "SystemExit: 5" in listed[1]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_and_saves_the_finished_games(tmp_path, workers):
    out = tmp_path / "a.json"
    command = [sys.executable, "-m", "village", *SMALL[:-1], workers, "-n", "100000", "--out", str(out)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    games = tmp_path / "a.jsonl"
    while not games.exists() or games.read_bytes().count(b"\n") < 6:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Stopped after" in errors
    assert b"easy" in output
    results = json.loads(out.read_text())
    assert results["games"] == games.read_bytes().count(b"\n") - 1 < 1000
