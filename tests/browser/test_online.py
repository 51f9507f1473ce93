"""Two people with a browser each, and a wire that breaks."""

from __future__ import annotations

import random
from statistics import median

import pytest

from tests.browser.wire import Wire

TENTH = 100  # milliseconds
TRIPS = 3  # through the machine: to the server, to the other one, onto the board; what one takes now is not ours


@pytest.fixture
def wire(node):
    made = Wire(node.port)
    yield made
    made.close()


def seated(ann, bob) -> None:
    """Ann lays a table for two, Bob comes by her link, Ann begins."""
    ann.open("/new?how=friends")
    ann.page.get_by_role("button", name="Lay the table").click()
    ann.page.get_by_role("button", name="Invite").click()
    link = ann.page.locator("input[readonly]").input_value()
    bob.page.goto(bob.address + link[link.index("/games/") :])
    bob.page.get_by_text("The host begins").wait_for()
    ann.page.get_by_role("button", name="Begin").click()


def asked(people) -> list:
    """Who can answer now, once somebody can or the game is over."""
    for _ in range(400):
        found = [person for person in people if person.answers.count()]
        if found or all(person.page.locator("section.end").count() for person in people):
            return found
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def ply(person) -> str:
    return str(person.page.locator(".question").get_attribute("data-ply"))


def has_moved_on(person, before: str) -> None:
    person.page.locator(f'.question:not([data-ply="{before}"])').wait_for()


def two_play_though_a_wire_breaks(ann, bob, wire: Wire, most: int) -> None:
    """A game, or the beginning of one, in two browsers; the wire of one is cut and mended."""
    bob.address = f"http://127.0.0.1:{wire.port}"
    seated(ann, bob)
    chance = random.Random(4)
    answered = 0
    missed = ""
    while (answered < most or not missed) and (now := asked([ann, bob])):
        if answered > 8 and now == [ann] and not missed:
            missed = ply(bob)
            wire.cut()
            bob.page.get_by_text("No connection").wait_for()
            ann.answer(chance)
            has_moved_on(ann, missed)
            assert ply(bob) == missed
            wire.mend()
            bob.page.get_by_text("No connection").wait_for(state="detached")
            has_moved_on(bob, missed)
        else:
            now[0].answer(chance)
        answered += 1
    assert missed


def test_two_people_play_though_a_wire_breaks(visit, wire):
    ann, bob = visit(), visit()
    two_play_though_a_wire_breaks(ann, bob, wire, 16)
    here = ply(asked([ann, bob])[0])
    for person in (ann, bob):
        person.page.locator(f'.question[data-ply="{here}"]').wait_for()
    logs = [person.page.locator("ol.log").inner_text() for person in (ann, bob)]
    assert logs[0] == logs[1]


WATCH = """() => {
  window.seen = {};
  const bar = document.querySelector(".question");
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
  document.querySelector(`button.answer[data-token="${token}"]`).click();
  return began;
}"""


@pytest.mark.timing
def test_an_answer_is_on_both_boards_within_a_tenth_of_a_second(visit):
    """As a rule: the median counts, beside what this machine takes now for an empty answer to be drawn."""
    ann, bob = visit(), visit()
    seated(ann, bob)
    for person in (ann, bob):
        person.page.locator(".question").wait_for()
        person.page.evaluate(WATCH)
    chance = random.Random(8)
    waits: list[int] = []
    echoes: list[int] = []
    for _ in range(12):
        person = asked([ann, bob])[0]
        ply = int(person.page.locator(".question").get_attribute("data-ply"))
        tokens = person.answers.evaluate_all("buttons => buttons.map((button) => button.dataset.token)")
        echoes.append(person.page.evaluate(ECHO))
        began = person.page.evaluate(PRESS, chance.choice(tokens))
        for watcher in (ann, bob):
            watcher.page.locator(f'.question:not([data-ply="{ply}"])').wait_for()
            times = watcher.page.evaluate("window.seen")
            waits.append(min(at for seen, at in times.items() if int(seen) > ply) - began)
    assert median(waits) < TENTH + TRIPS * median(echoes)
