"""Errors of the command line: one line, an exit code, no traceback. Also its help."""

import re
from pathlib import Path

import pytest

from village.games.village.assembly import EXPANSIONS

INVALID_COMMANDS = [
    "play --edition 1999", "play --seats 9", "play --seats three", "play --seats 0", "play --humans 4",
    "play --humans 0", "play --expansions harbour", "play --expansions inn,inn", "play --expansions solo",
    "play --expansions",
    "play --seats 1 --edition 2011", "play --seats 1 --humans 2", "play --option rival_die=true",
    "play --seats 1 --option rival_die=1", "play --seats 1 --option start_compensation=true",
    "play --seats 5 --edition 2011 --expansions goals", "play --load a.village --expansions inn",
    "play --load nowhere.village",
    "play --load .", "play --option unknown=1", "play --option first_player", "play --option first_player=9",
    "play --option first_player=[0]", "play --language fr", "play --seed", "play --load a.village --seats 3",
    "simulate -n 0", "simulate -n many", "simulate -n -5", "simulate --seats 6", "simulate --edition 2011 --seats 5",
    "simulate --expansions harbour", "simulate --expansions goals,goals", "simulate --option rival_die=true",
    "simulate --seats 1 --edition 2011", "simulate --workers 0", "simulate --option x=y", "simulate --language fr",
    "simulate --seed 1.5", "simulate --bots unknown", "simulate --bots random:7", "play --bots unknown",
    "play --bots stdio:nowhere-at-all", "play --bots mcts:x", "arena", "arena --bots", "arena --bots unknown",
    "arena --bots random,mcts:0", "arena --bots random -n 0", "arena --bots random --seats 9",
    "arena --bots random --expansions x",
    "arena --bots random,easy --lineup chess", "arena --bots random,easy,hard --lineup mixed",
    "arena --bots random --resume", "arena --bots random --out nowhere/a.json", "arena --bots random --workers 0",
    "arena --bots random --chart nowhere/a.svg", "arena --bots random --option x=y", "arena --bots stdio:",
    "replay", "replay nowhere.village", "replay a b", "unknown", "--unknown",
]  # fmt: skip


@pytest.mark.parametrize("line", INVALID_COMMANDS)
def test_a_usage_error_is_one_line(run, line):
    result = run(*line.split())
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1
    assert result.err.startswith("village: ")


@pytest.mark.parametrize(
    ("language", "message"),
    [("en", "do not fit at a table"), ("de", "Menschen passen nicht"), ("zh", "人桌坐不下"), ("zh-Hant", "人桌坐不下")],
)
def test_errors_are_translated(run, language, message):
    assert message in run("play", "--humans", "4", "--language", language).err


def test_help_lists_every_expansion(run):
    assert set(EXPANSIONS) <= set(re.findall("[a-z]+", run("play", "--help").out))


DAMAGED = {
    "empty": "",
    "words": "once upon a time\n",
    "header": "Game: chess\nEdition: bigbox\nSeats: 2\nRules: 1\nTables: x\n",
    "twice": "Game: village\nGame: village\n",
    "expansion": "Game: village\nEdition: bigbox\nExpansions: inn harbour\nSeats: 2\nRules: 1\nTables: x\n",
    "expansions": "Game: village\nEdition: bigbox\nExpansions: inn inn\nSeats: 2\nRules: 1\nTables: x\n",
}


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("command", [("play", "--load"), ("replay",), ("replay", "--verify")])
def test_a_damaged_record_is_reported_in_one_line(run, name, command):
    Path(name).write_text(DAMAGED[name])
    result = run(*command, name)
    assert (result.code, result.out) == (1, "")
    assert len(result.err.splitlines()) == 1
    assert name in result.err


def test_a_binary_file_is_reported_in_one_line(run):
    Path("picture").write_bytes(bytes(range(256)))
    result = run("replay", "picture")
    assert (result.code, result.err) == (1, "village: picture: this is not a text file\n")


@pytest.mark.parametrize("command", [(), ("play",), ("replay",), ("simulate",), ("arena",)])
def test_help_contains_an_example(run, command):
    result = run(*command, "--help")
    assert result.code == 0
    assert f"Example: village {' '.join(command) or 'play'}" in result.out


def test_help_groups_the_commands_and_fits_one_screen(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("--help").out.splitlines()
    assert len(lines) <= 23  # of 24, because the prompt of the shell follows
    assert max(len(line) for line in lines) <= 80
    headings = [line.removesuffix(":") for line in lines if line.endswith(":")]
    assert headings == ["Play", "Bots", "Host", "Options"]


def test_running_without_a_command_prints_the_help(run):
    result = run()
    assert result.code == 0
    assert "simulate" in result.out


def test_version(run):
    assert run("--version").out.startswith("village 0.")


def test_the_default_language_is_that_of_the_system(run, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Willkommen" in run("play", "--seed", "1").out
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert "欢迎" in run("play", "--seed", "1").out
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert "歡迎" in run("play", "--seed", "1").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Welcome" in run("play", "--seed", "1").out
