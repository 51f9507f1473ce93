"""Tables are drawn from what a title offers; the universal row has the names of all of them."""

from collections import Counter

import pytest

from learn.tables import Draw, Setting, box_sets, layout_of, offered
from village.games import titles
from village.record.table import title_of

GAMES = [title.name for title in titles()]


@pytest.mark.parametrize("game", GAMES)
def test_every_edition_box_seat_count_and_option_is_offered(game):
    title = title_of(game)
    found = list(offered(game))
    assert {setting.edition for setting in found} == set(title.editions)
    assert {box for setting in found for box in setting.boxes} == set(title.boxes())
    for edition in title.editions:
        for boxes in box_sets(title, edition):
            seats = {setting.seats for setting in found if (setting.edition, setting.boxes) == (edition, boxes)}
            assert seats == set(title.seats(edition, boxes))
    names = {name for setting in found for name in setting.options}
    assert names >= {option.name for option in title.options(title.edition, title.default_seats, ())}


@pytest.mark.parametrize("game", GAMES)
def test_the_universal_row_knows_every_table_that_is_drawn(game):
    layout = layout_of(game)
    draw = Draw(game, plain=0.35, odd=0.3, seed=5)
    for _ in range(12):
        table = draw.one().lay()
        assert min(layout.columns(table)) >= 0
        assert min(layout.lines(table)) >= 0
        assert layout.fact_columns(table)


def test_the_layout_is_the_same_every_time():
    assert layout_of(GAMES[0]).digest == layout_of(GAMES[0]).digest


def test_many_seats_are_drawn_more_often_and_so_many_tables_have_no_box():
    draw = Draw(GAMES[0], plain=0.5, odd=0.0, seed=5)
    drawn = [draw.one() for _ in range(400)]
    seats = Counter(setting.seats for setting in drawn)
    assert seats[4] > seats[2] > 0
    assert 0.4 < sum(not setting.boxes for setting in drawn) / 400 < 0.75
    assert all(not setting.options for setting in drawn)


def test_tables_of_one_seat_can_be_drawn_more_often():
    seldom, often = (
        sum(draw.one().seats == 1 for _ in range(400))
        for draw in (Draw(GAMES[0], 0.3, 0.0, 5, solo=solo) for solo in (1.0, 8.0))
    )
    assert often > 2 * seldom > 0


def test_the_same_seed_draws_the_same_tables():
    first, second = (Draw(GAMES[0], 0.3, 0.3, 9) for _ in range(2))
    assert [first.one() for _ in range(9)] == [second.one() for _ in range(9)]


def test_a_table_is_called_by_what_lies_on_it():
    setting = Setting("village", "bigbox", 4, ("inn", "goals"))
    assert (setting.name, setting.kind) == ("bigbox 4 inn goals", "bigbox 4+")
