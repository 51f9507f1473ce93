"""`village numbers`, and every command that accepts a file of custom values."""

from __future__ import annotations

import json
import tomllib

import pytest

import village
from tests.numbers.sets import VALUES
from village.cli import main
from village.games import OURS, find
from village.text import LANGUAGES, Text

TITLE = find("village")


@pytest.fixture
def mine(tmp_path):
    """A file as an owner would have it: values as dotted keys."""
    file = tmp_path / "mine.toml"
    values, wrong = TITLE.parse_values(VALUES)
    assert wrong == []
    file.write_text("\n".join(['name = "attic"', "[values]", *(f"{key} = {toml(values[key])}" for key in values)]))
    return file


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{piece} = {number}" for piece, number in value.items()) + " }"
    return json.dumps(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_contains_every_value_that_is_not_printed(language, capsys, tmp_path):
    assert main(["numbers", "village", "--template", "--language", language]) == 0
    text = capsys.readouterr().out
    values, wrong = TITLE.parse_values(tomllib.loads(text)["values"])
    assert wrong == []
    unsure = {unit.key: unit.value for unit in TITLE.units() if unit.status != "printed"}
    assert values == unsure
    lines = text.splitlines()
    for line in (line for line in lines if line.startswith(("village.", "inn.", "solo.", "goals.", "customers."))):
        assert line.rpartition("  # ")[2] in [Text(language).status(name) for name in ("likely", "proposed")]
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert main(["numbers", "village", "--check", str(file)]) == 0
    assert village.new(numbers=file).table.rules.tables_hash == village.new().table.rules.tables_hash


def test_every_value_is_listed_with_its_location(capsys):
    assert main(["numbers", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["numbers"]
    assert [one["key"] for one in told] == [unit.key for unit in TITLE.units()]
    assert {one["status"] for one in told} == {"printed", "likely", "proposed"}
    assert main(["numbers"]) == 0
    out = capsys.readouterr().out
    assert "village.life.lap = 10  # likely" in out
    assert "# the board: hourglasses and price at each craft building" in out


def test_every_table_has_a_location_in_every_language():
    for language in LANGUAGES:
        for title in OURS.values():
            text = Text(language, title.name)
            assert text.number_location("some.other.game") == text.say("number-locations-else")
            assert [
                unit.key
                for unit in title.units()
                if text.number_location(unit.key) == text.say("number-locations-else")
            ] == []


def test_a_file_is_checked(mine, capsys):
    assert main(["numbers", "village", "--check", str(mine)]) == 0
    assert capsys.readouterr().out.startswith(f"{mine}: ")
    mine.write_text("[values]\nvillage.life.lap = 1\ninn.start.wine = 2\n")
    assert main(["numbers", "village", "--check", str(mine)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{mine}: inn.start.wine is no number of this game; inn.start has beer",
        f"{mine}: village.life.lap must be a whole number from 7 to 20, not 1",
    ]


def test_games_are_simulated_with_custom_values(mine, capsys):
    assert main(["simulate", "-n", "3", "--workers", "1", "--json", "--numbers", str(mine)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["numbers"]["name"] == "attic"
    assert main(["simulate", "-n", "1", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["numbers"] is None


def test_an_arena_uses_custom_values_and_resumes_only_with_the_same(mine, tmp_path, capsys):
    out = tmp_path / "results.json"
    arena = ["arena", "--bots", "random", "-n", "2", "--seats", "2", "--workers", "2", "--out", str(out)]
    assert main([*arena, "--numbers", str(mine)]) == 0
    assert json.loads(out.read_text())["settings"]["numbers"]["name"] == "attic"
    assert main([*arena, "--resume", "--numbers", str(mine)]) == 0
    assert main([*arena, "--resume"]) == 2
    assert "holds games of other settings: tables was" in capsys.readouterr().err


def test_people_play_with_custom_values_and_continue(mine, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    typed = iter(["1", "1", "save mine.village", "quit"])
    monkeypatch.setattr("builtins.input", lambda *prompt: next(typed, "quit"))
    assert main(["play", "--seats", "1", "--boxes", "inn", "--seed", "3", "--numbers", str(mine)]) == 0
    saved = next(tmp_path.glob("*.village"))
    assert village.load(saved.read_text("utf-8")).table.numbers.name == "attic"
    assert "12" in capsys.readouterr().out  # recesses of the rival's ring
    assert main(["replay", str(saved), "--verify"]) == 0
    assert main(["play", "--load", str(saved), "--numbers", str(mine)]) == 2


@pytest.mark.parametrize("command", [["play"], ["simulate"], ["arena", "--bots", "random"], ["serve"], ["mcp"]])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[values]\nvillage.life.lap = 1\n", "village.life.lap must be a whole number from 7 to 20, not 1"),
        ('game = "chess"\n', "unknown game 'chess'; there "),
    ],
)
def test_an_error_in_the_file_is_one_line_for_every_command(command, text, sentence, tmp_path, capsys):
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    assert main([*command, "--numbers", str(file)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"village: {file}: {sentence}")
    assert told.count("\n") == 1


def test_a_missing_file_is_named(tmp_path, capsys):
    assert main(["simulate", "--numbers", str(tmp_path / "no.toml")]) == 2
    assert "no.toml: No such file or directory" in capsys.readouterr().err
