"""Port in the terminal: it fits 80 columns in every language, and moves have notes on their costs."""

import pytest

from tests.builders.port import offer, set_up_port
from tests.builders.village import at
from village.terminal.games.village.board import Board
from village.terminal.language import Language
from village.terminal.screen import Screen
from village.text import LANGUAGES


def sea():
    ships = {
        0: {"space": "w1", "captain": "1a", "holds": ["grain", "ox"], "tea": 1, "earned": 7},
        1: {"space": "i5", "captain": "2e", "holds": ["chest"]},
    }
    families = {0: {"members": at(ship=[1, 0, 0, 0], farm=[2, 0, 0, 0])}, 1: {"members": at(i6=[1, 0, 0, 0])}}
    captains = offer("1b", "2a", "3a", under={0: ["1c"]})
    return set_up_port("sea", ships=ships, families=families, captains=captains)


def board_lines(game, language="en"):
    return [line.plain for line in Board(game.view(0), Language(language)).full(frozenset({0}))]


def question_text(game, language="en"):
    lines = Screen(Language(language), frozenset({0, 1})).question(game)
    return " ".join(" ".join(line.plain for line in lines).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sea_fits_80_columns(language):
    lines = Board(sea().view(0), Language(language)).full(frozenset({0}))
    assert max(line.cell_len for line in lines) <= 80


def test_ships_cargo_captains_missions_and_neighbors_are_shown():
    text = " ".join(" ".join(board_lines(sea())).split())
    assert "W1 (1 time) A > W3 W4 I1" in text
    assert "I5 C > W6" in text
    assert "I6 buys horse 7, ox 7; missions 5 C1, 4 -" in text
    assert "I5 buys scroll 4, plow 5; treasure chest ×5" in text  # noqa: RUF001
    assert "[1] brown and pink per further step; +2 unseen; at the bottom: orange and pink per further step" in text
    assert "holds: grain, ox, A1 on the farmyard: a bale of tea 7 prestige points at sea" in text
    assert "sea burials (0 of 2): -" in text


def test_there_is_no_map_of_cities():
    assert not [line for line in board_lines(sea()) if "N1" in line]


def test_a_step_has_a_note_on_its_costs():
    game = sea()
    assert "return to the port (1 time)" in question_text(game)
    game.play("sea on")
    assert "sail to water space 4 (W4, 1 time)" in question_text(game)
    second_step = set_up_port(
        "move",
        arg=1,
        ships={0: {"space": "w1", "captain": "1a", "entered": ["port", "w1"]}},
        families={0: {"coins": 2}},
    )
    assert "sail to water space 4 (W4, 1 time, green + orange)" in question_text(second_step)


def test_a_sale_or_mission_has_a_note_on_its_gains():
    ships = {0: {"space": "i1", "captain": "1a", "holds": ["scroll"]}}
    game = set_up_port("island", ships=ships, families={0: {"members": at(ship=[1, 0, 0, 0])}})
    assert "sell a scroll (3 prestige)" in question_text(game)
    assert "send a missionary ashore (2 prestige)" in question_text(game)
    market_day = set_up_port("market_day", ships={0: {"tea": 1}}, stalls=["scroll", "ox", "plow"])
    assert "sell tea (5 prestige, 1 coin)" in question_text(market_day)


def test_the_death_of_a_traveller_names_the_sea_burial():
    members = at(i1=[1, 0, 0, 0], farm=[1, 0, 0, 0])
    game = set_up_port("death", families={0: {"members": members}, 1: {"members": at(chronicle__travel=[1, 0, 0, 0])}})
    assert "island 1: generation 1 (sea burial)" in question_text(game)
