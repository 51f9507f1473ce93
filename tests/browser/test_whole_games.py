"""Whole games in the browser: every table by mouse, every kind of hand, two browsers. One a day, all of them with
`--cases=all`; other tests cover what they have in common."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser import test_hands as hands
from tests.browser.test_board import BOT, BOXES, ME, Player, play_by_the_board
from tests.browser.test_my_village import play_to_the_end
from tests.browser.test_online import two_play_though_a_wire_breaks
from tests.browser.visitor import Visitor
from tests.browser.wire import Wire

WHOLE = 10_000  # answers: no game takes so many
TABLES = {
    "2011": ("2011", 2, []),
    "all": ("bigbox", 5, BOXES),
    "solo": ("bigbox", 1, BOXES),
    **{box: ("bigbox", 2, [box]) for box in BOXES},
    **{f"solo-{box}": ("bigbox", 1, [box]) for box in BOXES},
    "2011-port": ("2011", 3, ["inn", "port"]),
}


def by_board(visit, node, table: str) -> None:
    edition, seats, boxes = TABLES[table]
    wish = {"edition": edition, "seats": seats, "boxes": boxes}
    player = Player(visit(width=1440), chairs=[ME, *[BOT] * (seats - 1)], **wish)
    assert {"turn", "family", "death"} <= play_by_the_board(player, random.Random(f"{edition}{seats}"))
    expect(player.ann.page.locator(".podium li")).to_have_count(seats)


def by_words(ann: Visitor, edition: str) -> None:
    ann.sit(edition=edition, seats=2, chairs=[ME, BOT])
    chance = random.Random(edition)
    while ann.answer(chance):
        pass
    expect(ann.page.locator(".podium li")).to_have_count(2)
    expect(ann.page.locator("section.end .totals b")).to_have_count(2)
    assert "⟦" not in ann.read()


def words_2011(visit, node):
    by_words(visit(), "2011")


def words_bigbox(visit, node):
    by_words(visit(), "bigbox")


def keyboard(visit, node):
    ann = visit()
    ann.sit(seats=2, chairs=[ME, BOT])
    assert hands.by_keyboard(ann, WHOLE) > 40


def finger(visit, node):
    ann = visit(width=390, has_touch=True, is_mobile=True)
    hands.by_finger(ann, WHOLE)
    expect(ann.page.locator(".podium li")).to_have_count(2)


def alone(visit, node):
    ann = visit()
    hands.alone(ann, WHOLE)
    assert "points" in ann.page.locator("section.end h1").inner_text()


def two_browsers(visit, node):
    ann, bob, wire = visit(), visit(), Wire(node.port)
    try:
        two_play_though_a_wire_breaks(ann, bob, wire, WHOLE)
        podiums = [person.page.locator(".podium li").all_inner_texts() for person in (ann, bob)]
        assert podiums[0] == podiums[1]
        assert len(podiums[0]) == 2
    finally:
        wire.close()


def my_village(visit, node, seats: int) -> None:
    play_to_the_end(visit(language=["en", "de", "zh"][seats - 2]), seats)


GAMES = {
    **{f"board-{table}": partial(by_board, table=table) for table in TABLES},
    **{way.__name__: way for way in (words_2011, words_bigbox, keyboard, finger, alone, two_browsers)},
    **{f"my_village-{seats}": partial(my_village, seats=seats) for seats in (2, 3, 4)},
}


@pytest.mark.one_case
@pytest.mark.parametrize("play", GAMES.values(), ids=GAMES)
def test_a_whole_game(visit, node, play):
    play(visit, node)
