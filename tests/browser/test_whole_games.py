"""Whole games in the browser: every kind of table, every input device, two browsers. One case per run, all of them with
`--cases=all`."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser import test_input as input_devices
from tests.browser.cuttable_proxy import CuttableProxy
from tests.browser.page_driver import PageDriver
from tests.browser.test_board import BOT, EXPANSIONS, ME, Player, play_by_the_board
from tests.browser.test_my_village import play_to_the_end
from tests.browser.test_online import play_with_a_broken_connection

ALL_MOVES = 10_000  # moves: more than any game takes
TABLES = {
    "2011": ("2011", 2, []),
    "all": ("bigbox", 5, EXPANSIONS),
    "solo": ("bigbox", 1, EXPANSIONS),
    **{expansion: ("bigbox", 2, [expansion]) for expansion in EXPANSIONS},
    **{f"solo-{expansion}": ("bigbox", 1, [expansion]) for expansion in EXPANSIONS},
    "2011-port": ("2011", 3, ["inn", "port"]),
}


def by_board(visit, node, table: str) -> None:
    edition, seats, expansions = TABLES[table]
    setting = {"edition": edition, "seats": seats, "expansions": expansions}
    player = Player(visit(width=1440), players=[ME, *[BOT] * (seats - 1)], **setting)
    assert {"turn", "family", "death"} <= play_by_the_board(player, random.Random(f"{edition}{seats}"))
    expect(player.ann.page.locator(".podium li")).to_have_count(seats)


def play_by_move_list(ann: PageDriver, edition: str) -> None:
    ann.open_new_table(edition=edition, seats=2, players=[ME, BOT])
    rng = random.Random(edition)
    while ann.make_random_move(rng):
        pass
    expect(ann.page.locator(".podium li")).to_have_count(2)
    expect(ann.page.locator("section.game-over .totals b")).to_have_count(2)
    assert "⟦" not in ann.page_text()


def move_list_2011(visit, node):
    play_by_move_list(visit(), "2011")


def move_list_bigbox(visit, node):
    play_by_move_list(visit(), "bigbox")


def keyboard(visit, node):
    ann = visit()
    ann.open_new_table(seats=2, players=[ME, BOT])
    assert input_devices.play_by_keyboard(ann, ALL_MOVES) > 30


def touch(visit, node):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    input_devices.play_by_touch(ann, ALL_MOVES)
    expect(ann.page.locator(".podium li")).to_have_count(2)


def solo(visit, node):
    ann = visit()
    input_devices.play_solo(ann, ALL_MOVES)
    assert "points" in ann.page.locator("section.game-over h1").inner_text()


def two_browsers(visit, node):
    ann, bob, proxy = visit(), visit(), CuttableProxy(node.port)
    try:
        play_with_a_broken_connection(ann, bob, proxy, ALL_MOVES)
        podiums = [person.page.locator(".podium li").all_inner_texts() for person in (ann, bob)]
        assert podiums[0] == podiums[1]
        assert len(podiums[0]) == 2
    finally:
        proxy.close()


def my_village(visit, node, seats: int) -> None:
    play_to_the_end(visit(language=["en", "de", "zh"][seats - 2]), seats)


GAMES = {
    **{f"board-{table}": partial(by_board, table=table) for table in TABLES},
    **{play.__name__: play for play in (move_list_2011, move_list_bigbox, keyboard, touch, solo, two_browsers)},
    **{f"my_village-{seats}": partial(my_village, seats=seats) for seats in (2, 3, 4)},
}


@pytest.mark.one_case
@pytest.mark.parametrize("play", GAMES.values(), ids=GAMES)
def test_a_whole_game(visit, node, play):
    play(visit, node)
