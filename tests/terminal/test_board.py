"""The board, the questions and the news fit 80 columns, and no piece is missing."""

import random

import pytest

import village
from village.terminal.board import Board
from village.terminal.flow import WIDTH
from village.terminal.language import Language
from village.terminal.paint import members_at
from village.terminal.screen import Screen

TABLES = [("bigbox", seats) for seats in (2, 3, 4, 5)] + [("2011", seats) for seats in (2, 3, 4)]


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_nothing_is_wider_than_80_columns(edition, seats, language):
    game = village.new(edition=edition, seats=seats, seed=seats)
    screen = Screen(Language(language), frozenset({0}))
    dice = random.Random(seats)
    while not game.over:
        lines = screen.question(game)
        if dice.random() < 0.1:
            board = Board(game.view(game.actor), screen.words)
            lines += [*board.full(screen.humans), *board.brief(0, screen.humans)]
        lines += screen.news(game.play(dice.choice(game.moves)))
        assert max(line.cell_len for line in lines) <= WIDTH
        assert not any("\n" in line.plain for line in lines)


def plain(game: village.Record) -> str:
    return "\n".join(line.plain for line in Board(game.view(0), Language("en")).full(frozenset({0})))


def at_turn(**given) -> village.Record:
    data = {"seats": 2, "stack": [["turn", 0, 0]], "spaces": {"grain": {"brown": 2, "plague": 1}}, **given}
    return village.position("village", data, seed=1)


def test_cubes_are_letters():
    assert "grain harvest   B B X" in plain(at_turn())


def test_the_dead_take_their_places():
    members = {"farm": [1, 0, 0, 0], "chronicle.crafts": [2, 0, 0, 0], "grave": [1, 0, 0, 0]}
    board = plain(at_turn(families=[{"members": members}, {}]))
    assert "crafts [AA] full" in board
    assert "graves [A··]" in board


def test_members_are_where_they_are():
    members = {
        "farm": [1, 1, 0, 0],
        "bag": [1, 0, 0, 0],
        "council2": [0, 1, 0, 0],
        "window3": [1, 0, 0, 0],
        "north1": [1, 0, 0, 0],
    }
    board = plain(at_turn(families=[{"members": members, "markers": ["north1", "south1"]}, {}]))
    assert "4 monks  A1" in board
    assert "2 (2): A2" in board
    assert "3 (4): A1" in board
    assert "N1 (3 prestige): A1 A*" in board
    assert "S1 (3 prestige): A*" in board
    assert "farm 12  bag 1  N1 1  council 2 2  window 3 1  unborn 23344" in board


def test_a_farm_shows_its_stock():
    family = {"cubes": {"green": 2, "pink": 1}, "goods": {"wagon": 2}, "grain": 3, "coins": 4, "prestige": 5, "time": 6}
    board = plain(at_turn(families=[family, {}]))
    assert "A Anna (you) · prestige 5 · customers 0 · time ●●●●●●○○○○ 6/10" in board
    assert "cubes G2 P1  grain 3/5  coins 4  goods: wagon 2" in board


def test_the_ring_and_the_end_are_announced():
    title = plain(at_turn(ring=1, start=1, round=4)).splitlines()[0]
    assert "Round 4 · starts: B Bert · ring: B Bert" in title


def test_every_member_is_drawn_once():
    view = village.new(seats=5, seed=1).view(0)
    assert [sign.plain for sign in members_at(view, "farm")] == ["A1"] * 4 + ["B1"] * 4 + ["C1"] * 4 + ["D1"] * 4 + [
        "E1"
    ] * 4


def test_colour_is_never_the_only_sign():
    lines = Board(village.new(seats=3, seed=1).view(0), Language("en")).full(frozenset({0}))
    assert any(span.style for line in lines for span in line.spans)
    for line in lines:
        assert all(line.plain[span.start : span.end].strip() for span in line.spans if "color" in str(span.style))
