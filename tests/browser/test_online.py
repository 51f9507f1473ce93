"""Two players in two browsers, and a connection that breaks."""

from __future__ import annotations

import random
from statistics import median

import pytest

from tests.browser.cuttable_proxy import CuttableProxy

TENTH = 100  # milliseconds
TRIPS = 3  # round trips: to the server, to the other browser, onto the board; subtract their current cost


@pytest.fixture
def proxy(node):
    opened = CuttableProxy(node.port)
    yield opened
    opened.close()


def start_game(ann, bob) -> None:
    """Ann creates a table, Bob joins by her link, and Ann starts the game."""
    ann.open("/new?how=friends")
    ann.page.get_by_role("button", name="Create table").click()
    link = ann.page.locator("input[readonly]").input_value()
    bob.page.goto(bob.address + link[link.index("/tables/") :])
    bob.page.get_by_role("button", name="Join").click()
    bob.page.get_by_text("Waiting for the host").wait_for()
    ann.page.get_by_role("button", name="Start game").click()


def players_to_move(people) -> list:
    """Wait until a player can move or the game is over, and return those who can."""
    for _ in range(400):
        movers = [person for person in people if person.move_buttons.count()]
        if movers or all(person.page.locator("section.game-over").count() for person in people):
            return movers
        people[0].page.wait_for_timeout(50)
    raise AssertionError("no player can move")


def ply(person) -> str:
    return str(person.page.locator(".prompt-bar").get_attribute("data-ply"))


def has_moved_on(person, before: str) -> None:
    person.page.locator(f'.prompt-bar:not([data-ply="{before}"])').wait_for()


def play_with_a_broken_connection(ann, bob, proxy: CuttableProxy, most: int) -> None:
    """Play a game, or its beginning, in two browsers; the connection of one is cut and restored."""
    bob.address = f"http://127.0.0.1:{proxy.port}"
    start_game(ann, bob)
    rng = random.Random(4)
    moves = 0
    missed = ""
    while (moves < most or not missed) and (now := players_to_move([ann, bob])):
        if moves > 8 and now == [ann] and not missed:
            missed = ply(bob)
            proxy.cut()
            bob.page.get_by_text("Connection lost").wait_for()
            ann.make_random_move(rng)
            has_moved_on(ann, missed)
            assert ply(bob) == missed
            proxy.restore()
            bob.page.get_by_text("Connection lost").wait_for(state="detached")
            has_moved_on(bob, missed)
        else:
            now[0].make_random_move(rng)
        moves += 1
    assert missed


def test_two_players_continue_after_a_broken_connection(visit, proxy):
    ann, bob = visit(), visit()
    play_with_a_broken_connection(ann, bob, proxy, 16)
    current_ply = ply(players_to_move([ann, bob])[0])
    for person in (ann, bob):
        person.page.locator(f'.prompt-bar[data-ply="{current_ply}"]').wait_for()
    logs = [person.page.locator("ol.log").inner_text() for person in (ann, bob)]
    assert logs[0] == logs[1]


WATCH = """() => {
  window.seen = {};
  const bar = document.querySelector(".prompt-bar");
  const look = () => (window.seen[bar.dataset.ply] ??= Date.now());
  new MutationObserver(look).observe(bar, {attributes: true});
}"""
ECHO = """async () => {
  const began = Date.now();
  await (await fetch("/ready")).text();
  await new Promise(requestAnimationFrame);
  return Date.now() - began;
}"""
PRESS = """token => {
  const began = Date.now();
  document.querySelector(`button.move[data-token="${token}"]`).click();
  return began;
}"""


@pytest.mark.timing
def test_a_move_is_on_both_boards_within_a_tenth_of_a_second(visit):
    """The median must be below the limit, plus the current time of an empty round trip."""
    ann, bob = visit(), visit()
    start_game(ann, bob)
    for person in (ann, bob):
        person.page.locator(".prompt-bar").wait_for()
        person.page.evaluate(WATCH)
    rng = random.Random(8)
    waits: list[int] = []
    echoes: list[int] = []
    for _ in range(12):
        person = players_to_move([ann, bob])[0]
        ply = int(person.page.locator(".prompt-bar").get_attribute("data-ply"))
        tokens = person.move_buttons.evaluate_all("buttons => buttons.map((button) => button.dataset.token)")
        echoes.append(person.page.evaluate(ECHO))
        began = person.page.evaluate(PRESS, rng.choice(tokens))
        for watcher in (ann, bob):
            watcher.page.locator(f'.prompt-bar:not([data-ply="{ply}"])').wait_for()
            times = watcher.page.evaluate("window.seen")
            waits.append(min(at for seen, at in times.items() if int(seen) > ply) - began)
    assert median(waits) < TENTH + TRIPS * median(echoes)
