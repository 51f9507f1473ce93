"""Screens of the boxes that one seldom comes to: the end with all of them, burials at sea, a card in the hand."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.visitor import Visitor, played
from tests.port import lay_port

EVERY = ["inn", "port", "goals", "customers", "marriage"]
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def end(ann: Visitor) -> None:
    ann.open(ann.bring(played(random.Random(3), seats=5, boxes=EVERY)))
    ann.page.locator("section.end").wait_for()


def burials(ann: Visitor) -> None:
    """Some lie in the waves, and one more may follow them."""
    dead = {"sea_burial": [1, 0, 0, 0], "chronicle.travel": [1, 0, 0, 0]}
    own = {"members": {"ship": [1, 0, 0, 0], "i1": [1, 0, 0, 0], **dead}}
    ships = {0: {"space": "w1", "captain": "1a"}}
    others = {1: {"members": {"sea_burial": [1, 1, 0, 0]}}}
    ann.open(ann.bring(lay_port("death", ships=ships, families={0: own, **others}, seats=4, chance="seeded")))
    ann.page.locator(".curtain button").click()
    ann.answers.first.wait_for(state="attached")


def large(ann: Visitor) -> None:
    """A card that does not answer is held up."""
    ann.sit_later(12, seats=3, chairs=[ME, BOT, BOT], boxes=["inn", "goals"])
    ann.page.locator('.scenery .held[data-spot^="villager."]').first.click()
    ann.page.get_by_role("dialog").wait_for()


def goal(ann: Visitor) -> None:
    ann.sit_later(12, seats=3, chairs=[ME, BOT, BOT], boxes=["inn", "goals"])
    ann.page.locator(".farm.own .slip").last.click()
    ann.page.get_by_role("dialog").wait_for()


BOXED: dict[str, Callable[[Visitor], None]] = {"all_end": end, "burials": burials, "large": large, "goal": goal}
