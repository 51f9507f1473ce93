"""Checks that a position fits its pending questions. Used when a position is read, never in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from village.games.my_village.hidden_customers import has_hidden
from village.games.my_village.meeting import BY_BLACK
from village.games.my_village.meeting import CARD as MEETING_CARD
from village.games.my_village.monks import CARDS as MONK_CARDS
from village.games.my_village.pay import payable, unpaid
from village.games.my_village.state import MyVillage, ones
from village.games.my_village.travel import next_letter
from village.games.my_village.vocabulary import (
    AREA,
    BLACK_HAND,
    BLACK_JOURNEY,
    FIRST_CUSTOMER,
    FIRST_WHITE,
    FOR_GUILD,
    FOR_SMITHY,
    GUILD,
    IN_HAND,
    LETTERS,
    NONE,
    POPULATION,
    SMITHY,
    TRADING,
)
from village.kernel.step import Frame

REPEATED: Final = ["board", "monk", "school"]  # questions that may be pending more than once


def check_pending(s: MyVillage) -> None:
    """Raise ValueError if a pending question is impossible in the position."""
    names = [frame.step.name for frame in s.stack]
    for frame in s.stack:
        name = frame.step.name
        if names.count(name) > 1 and name not in REPEATED:
            raise ValueError(f"the question {name} is pending twice")
        if name in NEEDS and not NEEDS[name](s, frame):
            raise ValueError(f"the question {name} is impossible in this position")
    check_turn(s, names)
    check_people(s, names)
    check_pool(s, names)
    check_tiles(s, names)
    if s.bill and "pay" not in names and "fare" not in names:
        raise ValueError("there is a bill, but no payment is pending")
    if s.bill and unpaid(s.bill) < 1:
        raise ValueError("everything on the bill is paid, but its payment is pending")
    if not s.rat and "avoid" not in names and "invade" not in names:
        raise ValueError("the rat is on the invasion space, but no invasion is pending")


def check_turn(s: MyVillage, names: list[str]) -> None:
    """Check that only the active seat is asked, except to avoid an invasion."""
    turn = (s.start + s.turn) % s.rules.seats
    for frame in s.stack:
        if frame.who >= 0 and frame.who != turn and frame.step.name not in ("avoid", "refill"):
            raise ValueError(f"it is the turn of seat {turn}, not of seat {frame.who}")
    if names and s.turn >= s.rules.turns:
        raise ValueError("the round is over, so no question of it can be pending")
    if not names and s.turn < s.rules.turns:
        raise ValueError("the round is not over, so a question must be pending")


def check_people(s: MyVillage, names: list[str]) -> None:
    for seat, village in enumerate(s.villages):
        if not village.villagers and not ("laborer" in names and s.stack[-1].who == seat):
            raise ValueError(f"seat {seat} has no villager left")  # M-DTH-11
        pending = [frame.arg for frame in s.stack if frame.step.name == "board"]
        if (village.board == NONE) != (seat in pending or "deal" in names):
            raise ValueError(f"seat {seat} must have a board, unless it is about to get one")
        if village.reaper and "reaper" not in names:
            raise ValueError("the reaper rides along only during a turn")
    boards = [village.board for village in s.villages if village.board != NONE]
    if len(set(boards)) != len(boards):
        raise ValueError("two seats have the same board")


def check_pool(s: MyVillage, names: list[str]) -> None:
    """I-1: every turn takes two dice."""
    dice = s.rules.dice_count - 2 * s.turn - (0 if s.die1 == NONE else 2)
    if "prepare" in names:
        dice = 0
    elif names and names[-1] == "roll":
        dice = s.stack[-1].arg
    elif "dice" not in names and s.die1 == NONE and names:
        dice -= 2  # they were taken, although the position does not say which
    if sum(list(s.pool)) != dice:
        raise ValueError(f"the pool must hold {dice} dice, not {sum(list(s.pool))}")
    white = sum(list(s.pool)[:6])
    if white > s.rules.tables.white_dice or dice - white > s.rules.tables.black_dice:
        raise ValueError("the pool has too many dice of one color")


def check_tiles(s: MyVillage, names: list[str]) -> None:
    held = [village for village in s.villages if village.tile == IN_HAND]
    if len(held) > 1 or bool(held) != (names[-1:] == ["tile"] and s.stack[-1].arg == BY_BLACK):
        raise ValueError("the 2/12 tile is in the hand only while it is placed for the first time")
    if s.displayed > s.rules.tables.display and not [home for home in s.villages if home.church == TRADING]:
        raise ValueError(f"the display has {s.rules.tables.display} customers; only the trading church adds one more")


def needs_act(s: MyVillage, f: Frame) -> bool:
    """Check that the card is bought, the journey is next, or the customer is in the market."""
    if not s.value:
        return False
    if f.arg >= FIRST_WHITE + FIRST_CUSTOMER:
        return s.villages[f.who].market >> f.arg - FIRST_WHITE - FIRST_CUSTOMER & 1 != 0
    name = s.rules.banners[f.arg]
    if f.arg >= FIRST_WHITE or f.arg >= BLACK_HAND:
        return False
    if BLACK_JOURNEY <= f.arg < BLACK_JOURNEY + len(LETTERS):
        return next_letter(s, s.villages[f.who]) == f.arg - BLACK_JOURNEY
    bought = "" if s.bought == NONE else s.rules.cards[s.bought]
    return bought.rstrip("12345") == name if name.startswith("monk.") else bought == name


def needs_pay(s: MyVillage, f: Frame) -> bool:
    return s.stack[-1] is f and s.bill != 0 and payable(s.villages[f.who], s.bill)


def needs_fare(s: MyVillage, f: Frame) -> bool:
    home = s.villages[f.who]
    card = s.rules.tables.letters[f.arg]
    if s.stack[-1] is not f or next_letter(s, home) != f.arg:
        return False
    return payable(home, s.bill + card.wagon) or (card.fare <= home.coins and payable(home, s.bill))


def needs_journey(s: MyVillage, f: Frame) -> bool:
    letter = f.arg % len(LETTERS)
    cards = s.journeys & s.rules.tables.letters[letter].cards
    if next_letter(s, s.villages[f.arg // len(LETTERS)]) != letter or not cards:
        return False
    return s.revealed_journey == NONE or (cards >> s.revealed_journey & 1 != 0 and ones(cards) > 1)


def needs_redraw(s: MyVillage, f: Frame) -> bool:
    cards = s.journeys & s.rules.tables.letters[f.arg].cards
    return (
        next_letter(s, s.villages[f.who]) == f.arg
        and s.revealed_journey != NONE
        and cards >> s.revealed_journey & 1 != 0
    )


def needs_tile(s: MyVillage, f: Frame) -> bool:
    home = s.villages[f.who]
    if f.arg == BY_BLACK:
        return home.tile == IN_HAND
    return home.meeting != 0


def needs_convene(s: MyVillage, f: Frame) -> bool:
    home = s.villages[f.who]
    return s.bought == MEETING_CARD and not home.meeting if f.arg == BY_BLACK else home.meeting != 0


def needs_plow(s: MyVillage, f: Frame) -> bool:
    home = s.villages[f.who]
    if f.arg == FOR_GUILD:
        return home.council == GUILD and home.bare() != 0 and home.wild > 0
    if f.arg == FOR_SMITHY:
        return home.bare() != 0 and home.good(SMITHY) > 0
    return home.bare() >> f.arg & 1 != 0


def needs_monk(s: MyVillage, f: Frame) -> bool:
    return s.bought != NONE and s.rules.cards[s.bought].startswith("monk.") and s.bought >= MONK_CARDS


def needs_customer(s: MyVillage, f: Frame) -> bool:
    return s.limit > 0 and f.arg <= s.displayed and s.taken <= s.limit + s.free


NEEDS: Final[dict[str, Callable[[MyVillage, Frame], bool]]] = {
    "value": lambda s, f: s.die1 != NONE,
    "change": lambda s, f: s.die1 != NONE and s.value > 1,
    "banner": lambda s, f: s.value > 1 or s.stack[-1].step.name == "value",
    "white": lambda s, f: s.value > 1,
    "act": needs_act,
    "pay": needs_pay,
    "fare": needs_fare,
    "customer": needs_customer,
    "hidden_customer": lambda s, f: has_hidden(s),
    "journey": needs_journey,
    "redraw": needs_redraw,
    "tile": needs_tile,
    "convene": needs_convene,
    "add_monk": needs_monk,
    "mark": lambda s, f: s.villages[f.who].council in (AREA, POPULATION),
    "plow": needs_plow,
    "monk": lambda s, f: s.tops[f.arg] == NONE,
    "reveal": lambda s, f: s.displayed <= s.rules.tables.display,
    "laborer": lambda s, f: not s.villages[f.who].villagers and s.villages[f.who].laborers > 0,
    "invade": lambda s, f: s.rat == 0,
    "avoid": lambda s, f: s.rat == 0,
}
