"""`village boxes`: the games, editions, expansions and options, and the status of their values."""

import json

import pytest

from village.cli import main
from village.games import FIRST, OURS
from village.terminal.catalog import format_seats
from village.terminal.language import Language
from village.text import LANGUAGES


def printed(capsys, *arguments):
    assert main(["boxes", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS.values(), ids=lambda title: title.name)
def test_every_choice_is_listed_as_a_command_line_option(capsys, language, title):
    shown = printed(capsys, "--language", language)
    wanted = [f"--game {title.name}", *(f"--edition {edition}" for edition in title.editions)]
    wanted += [f"--boxes {box}" for box in title.boxes()]
    for edition in title.editions:
        for seats in title.seats(edition, ()):
            wanted += [f"--option {option.name}" for option in title.options(edition, seats, ())]
    assert [choice for choice in wanted if choice not in shown] == []


def test_the_status_of_values_is_counted_per_expansion(capsys):
    found = {game["name"]: game for game in json.loads(printed(capsys, "--json"))["games"]}[FIRST.name]
    for box in found["boxes"]:
        statuses = [unit.status for unit in FIRST.units() if unit.key.startswith(f"{box['name']}.")]
        assert box["numbers"] == {name: statuses.count(name) for name in ("printed", "likely", "proposed")}
        assert sum(box["numbers"].values()) == len(statuses) > 0


@pytest.mark.parametrize(("seats", "shown"), [([2, 3, 4], "2-4"), ([2], "2"), ([1, 3, 8], "1, 3, 8")])
def test_numbers_of_seats_are_formatted_with_gaps(seats, shown):
    assert format_seats(seats) == shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS.values(), ids=lambda title: title.name)
def test_every_game_edition_and_expansion_has_a_description(language, title):
    bundle = Language(language, title.name).text.bundle
    assert [
        name for name in (title.name, *title.editions, *title.boxes()) if not bundle.has_message(f"about-{name}")
    ] == []
