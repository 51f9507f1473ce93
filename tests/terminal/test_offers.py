"""`village boxes`: what can be played, and how sure its numbers are."""

import json

import pytest

from village.cli import main
from village.games import FIRST, OURS
from village.terminal.language import Language
from village.terminal.offers import spans
from village.text import LANGUAGES


def printed(capsys, *arguments):
    assert main(["boxes", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS.values(), ids=lambda title: title.name)
def test_everything_that_can_be_chosen_is_listed_as_it_is_typed(capsys, language, title):
    shown = printed(capsys, "--language", language)
    wanted = [f"--game {title.name}", *(f"--edition {edition}" for edition in title.editions)]
    wanted += [f"--boxes {box}" for box in title.boxes()]
    for edition in title.editions:
        for seats in title.seats(edition, ()):
            wanted += [f"--option {option.name}" for option in title.options(edition, seats, ())]
    assert [choice for choice in wanted if choice not in shown] == []


def test_how_sure_the_numbers_are_is_counted_as_an_owner_enters_them(capsys):
    found = {game["name"]: game for game in json.loads(printed(capsys, "--json"))["games"]}[FIRST.name]
    for box in found["boxes"]:
        statuses = [unit.status for unit in FIRST.units() if unit.key.startswith(f"{box['name']}.")]
        assert box["numbers"] == {name: statuses.count(name) for name in ("printed", "likely", "proposed")}
        assert sum(box["numbers"].values()) == len(statuses) > 0


@pytest.mark.parametrize(("seats", "shown"), [([2, 3, 4], "2-4"), ([2], "2"), ([1, 3, 8], "1, 3, 8")])
def test_how_many_can_play_is_told_with_its_gaps(seats, shown):
    assert spans(seats) == shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS.values(), ids=lambda title: title.name)
def test_one_line_tells_what_every_game_edition_and_box_brings(language, title):
    told = Language(language, title.name).text.bundle
    assert [
        name for name in (title.name, *title.editions, *title.boxes()) if not told.has_message(f"about-{name}")
    ] == []
