"""`village values`, and every command that accepts a file of custom values."""

from __future__ import annotations

import json
import tomllib

import pytest

import village
from tests.custom_values.sets import VALUES
from village.cli import main
from village.games import OURS, find
from village.text import LANGUAGES, Text

GAME_TYPE = find("village")


@pytest.fixture
def values_file(tmp_path):
    """Return a file of custom values with dotted keys."""
    file = tmp_path / "mine.toml"
    values, wrong = GAME_TYPE.parse_values(VALUES)
    assert wrong == []
    file.write_text("\n".join(['name = "attic"', "[values]", *(f"{key} = {toml(values[key])}" for key in values)]))
    return file


def toml(value):
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{piece} = {number}" for piece, number in value.items()) + " }"
    return json.dumps(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_contains_every_value_that_is_not_printed(language, capsys, tmp_path):
    assert main(["values", "village", "--template", "--language", language]) == 0
    text = capsys.readouterr().out
    values, wrong = GAME_TYPE.parse_values(tomllib.loads(text)["values"])
    assert wrong == []
    unsure = {unit.key: unit.value for unit in GAME_TYPE.units() if unit.status != "printed"}
    assert values == unsure
    lines = text.splitlines()
    for line in (line for line in lines if line.startswith(("village.", "inn.", "solo.", "goals.", "customers."))):
        assert line.rpartition("  # ")[2] in [Text(language).status(name) for name in ("reported", "estimated")]
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert main(["values", "village", "--check", str(file)]) == 0
    assert village.new(custom_values=file).table.rules.tables_hash == village.new().table.rules.tables_hash


def test_every_value_is_listed_with_its_location(capsys):
    assert main(["values", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["values"]
    assert [entry["key"] for entry in entries] == [unit.key for unit in GAME_TYPE.units()]
    assert {entry["status"] for entry in entries} == {"printed", "reported", "estimated"}
    assert main(["values"]) == 0
    out = capsys.readouterr().out
    assert "village.life.lap = 10  # reported" in out
    assert "# the board: hourglasses and price at each craft building" in out


def test_every_table_has_a_location_in_every_language():
    for language in LANGUAGES:
        for game_type in OURS.values():
            text = Text(language, game_type.name)
            assert text.value_location("some.other.game") == text.say("value-locations-else")
            assert [
                unit.key
                for unit in game_type.units()
                if text.value_location(unit.key) == text.say("value-locations-else")
            ] == []


def test_a_file_is_checked(values_file, capsys):
    assert main(["values", "village", "--check", str(values_file)]) == 0
    assert capsys.readouterr().out.startswith(f"{values_file}: ")
    values_file.write_text("[values]\nvillage.life.lap = 1\ninn.start.wine = 2\n")
    assert main(["values", "village", "--check", str(values_file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{values_file}: inn.start.wine is not a value of this game; inn.start has beer",
        f"{values_file}: village.life.lap must be a whole number from 7 to 20, not 1",
    ]


def test_games_are_simulated_with_custom_values(values_file, capsys):
    assert main(["simulate", "-n", "3", "--workers", "1", "--json", "--custom-values", str(values_file)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["custom_values"]["name"] == "attic"
    assert main(["simulate", "-n", "1", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["custom_values"] is None


def test_an_arena_uses_custom_values_and_resumes_only_with_the_same(values_file, tmp_path, capsys):
    out = tmp_path / "results.json"
    arena = ["arena", "--bots", "random", "-n", "2", "--seats", "2", "--workers", "2", "--out", str(out)]
    assert main([*arena, "--custom-values", str(values_file)]) == 0
    assert json.loads(out.read_text())["settings"]["custom_values"]["name"] == "attic"
    assert main([*arena, "--resume", "--custom-values", str(values_file)]) == 0
    assert main([*arena, "--resume"]) == 2
    assert "has games with other settings (tables was" in capsys.readouterr().err


def test_people_play_with_custom_values_and_continue(values_file, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    typed = iter(["1", "1", "save mine.village", "quit"])
    monkeypatch.setattr("builtins.input", lambda *prompt: next(typed, "quit"))
    assert (
        main(["play", "--seats", "1", "--expansions", "inn", "--seed", "3", "--custom-values", str(values_file)]) == 0
    )
    saved = next(tmp_path.glob("*.village"))
    assert village.load(saved.read_text("utf-8")).table.custom_values.name == "attic"
    assert "12" in capsys.readouterr().out  # recesses of the rival's ring
    assert main(["replay", str(saved), "--verify"]) == 0
    assert main(["play", "--load", str(saved), "--custom-values", str(values_file)]) == 2


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
    assert main([*command, "--custom-values", str(file)]) == 2
    output = capsys.readouterr().err
    assert output.startswith(f"village: {file}: {sentence}")
    assert output.count("\n") == 1


def test_a_missing_file_is_named(tmp_path, capsys):
    assert main(["simulate", "--custom-values", str(tmp_path / "no.toml")]) == 2
    assert "no.toml: No such file or directory" in capsys.readouterr().err


def test_an_arena_resumes_results_with_the_earlier_key(values_file, tmp_path):
    out = tmp_path / "results.json"
    arena = ["arena", "--bots", "random", "-n", "2", "--seats", "2", "--workers", "2", "--out", str(out)]
    assert main([*arena, "--custom-values", str(values_file)]) == 0
    out.write_text(out.read_text().replace('"custom_values": ', '"numbers": '))
    assert main([*arena, "--resume", "--custom-values", str(values_file)]) == 0
    assert main([*arena, "--resume"]) == 2
