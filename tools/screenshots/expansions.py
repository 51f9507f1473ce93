"""Rare screens of the expansions: the final scores with all of them, burials at sea, an enlarged card."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.page_driver import PageDriver, play_random_game
from tests.builders.port import set_up_port

EVERY = ["inn", "port", "goals", "customers", "marriage"]
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def end(ann: PageDriver) -> None:
    ann.open(ann.import_record(play_random_game(random.Random(3), seats=5, expansions=EVERY)))
    ann.page.locator("section.game-over").wait_for()


def burials(ann: PageDriver) -> None:
    """Some members are buried at sea, and one more can be."""
    dead = {"sea_burial": [1, 0, 0, 0], "chronicle.travel": [1, 0, 0, 0]}
    own = {"members": {"ship": [1, 0, 0, 0], "i1": [1, 0, 0, 0], **dead}}
    ships = {0: {"space": "w1", "captain": "1a"}}
    others = {1: {"members": {"sea_burial": [1, 1, 0, 0]}}}
    ann.open(
        ann.import_record(set_up_port("death", ships=ships, families={0: own, **others}, seats=4, chance="seeded"))
    )
    ann.move_buttons.first.wait_for(state="attached")


def large(ann: PageDriver) -> None:
    """A card that is not a legal move is enlarged."""
    ann.open_table_after_moves(12, seats=3, players=[ME, BOT, BOT], expansions=["inn", "goals"])
    ann.page.locator('.scenery .enlargeable[data-target^="villager."]').first.click()
    ann.page.get_by_role("dialog").wait_for()


def goal(ann: PageDriver) -> None:
    ann.open_table_after_moves(12, seats=3, players=[ME, BOT, BOT], expansions=["inn", "goals"])
    ann.page.locator(".farm.own .small-card").last.click()
    ann.page.get_by_role("dialog").wait_for()


WITH_EXPANSIONS: dict[str, Callable[[PageDriver], None]] = {
    "all_end": end,
    "burials": burials,
    "large": large,
    "goal": goal,
}
