"""`village catalog`: the games, editions, expansions and options, and the status of their values."""

import json

import pytest

from village.cli import main
from village.games import FIRST, OURS
from village.terminal.catalog import format_seats
from village.terminal.language import Language
from village.text import LANGUAGES


def printed(capsys, *arguments):
    assert main(["catalog", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_type", OURS.values(), ids=lambda game_type: game_type.name)
def test_every_choice_is_listed_as_a_command_line_option(capsys, language, game_type):
    output = printed(capsys, "--language", language)
    expected = [f"--game {game_type.name}", *(f"--edition {edition}" for edition in game_type.editions)]
    expected += [f"--expansions {expansion}" for expansion in game_type.expansions()]
    for edition in game_type.editions:
        for seats in game_type.seats(edition, ()):
            expected += [f"--option {option.name}" for option in game_type.options(edition, seats, ())]
    assert [choice for choice in expected if choice not in output] == []


def test_the_status_of_values_is_counted_per_expansion(capsys):
    village = {game["name"]: game for game in json.loads(printed(capsys, "--json"))["games"]}[FIRST.name]
    for expansion in village["expansions"]:
        statuses = [unit.status for unit in FIRST.units() if unit.key.startswith(f"{expansion['name']}.")]
        assert expansion["statuses"] == {name: statuses.count(name) for name in ("printed", "reported", "estimated")}
        assert sum(expansion["statuses"].values()) == len(statuses) > 0


@pytest.mark.parametrize(("seats", "text"), [([2, 3, 4], "2-4"), ([2], "2"), ([1, 3, 8], "1, 3, 8")])
def test_numbers_of_seats_are_formatted_with_gaps(seats, text):
    assert format_seats(Language("en"), seats) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_type", OURS.values(), ids=lambda game_type: game_type.name)
def test_every_game_edition_and_expansion_has_a_description(language, game_type):
    bundle = Language(language, game_type.name).text.bundle
    assert [
        name
        for name in (game_type.name, *game_type.editions, *game_type.expansions())
        if not bundle.has_message(f"about-{name}")
    ] == []
