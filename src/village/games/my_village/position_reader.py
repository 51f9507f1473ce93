"""Reading a position from data: derive what follows from it and reject what is impossible.

The display and the stacks contain the cards that no village has, so they may be omitted.
"""

from __future__ import annotations

from typing import Any, Final

from village.games.my_village.pending_checks import check_pending
from village.games.my_village.position_writer import position_data
from village.games.my_village.state import MyVillage, bit
from village.games.my_village.village_reader import VILLAGE_FIELDS, chosen, flag, read_village
from village.games.my_village.vocabulary import BILL, CUSTOMERS, DICE, NONE, PROFESSIONS, SYMBOLS, WHITE
from village.kernel.types import CHANCE, Count
from village.toolkit.positions import amount, at_most, index_of_name, mapping, read_stack, sequence, tally

FIELDS: Final = [
    "round", "turn", "start", "hand", "pool", "rat", "chronicle", "graves", "churches", "councils", "crafts",
    "meetings", "fields", "monks", "monk_stacks", "travel", "display", "customers", "villages", "now", "stack",
]  # fmt: skip
DERIVED: Final = [
    "churches", "councils", "crafts", "meetings", "fields", "monk_stacks", "travel", "customers",
]  # fmt: skip
# Positions of rules version 2 have `paid_from` and `may_stop`, which mean nothing any more.
NOW: Final = ["dice", "value", "done", "bill", "paid_from", "bought", "seen", "steward"]
STEWARD: Final = ["taken", "limit", "free", "may_stop"]


def read_position(s: MyVillage, data: dict[str, Any]) -> None:
    """Read `data` into an empty position; raise ValueError if it is impossible."""
    mapping(data, FIELDS, "a position")
    read_numbers(s, data)
    villages = sequence(data.get("villages", [{}] * s.rules.seats), "villages")
    if len(villages) != s.rules.seats:
        raise ValueError(f"{s.rules.seats} seats need as many villages, not {len(villages)}")
    for seat in range(len(villages)):
        read_village(s.rules, s.villages[seat], mapping(villages[seat], VILLAGE_FIELDS, "a village"), seat)
    read_display(s, data)
    read_now(s, mapping(data.get("now", {}), NOW, "now"))
    read_stack(s, s.rules, data.get("stack", opening(s, data)))
    take_from_display(s)
    check_derived(s, data)
    check_pending(s)


def opening(s: MyVillage, data: dict[str, Any]) -> list[list[Any]]:
    """Return the default question: a turn, or a new round if the dice have not been rolled."""
    if "pool" not in data:
        return [["prepare", CHANCE, 0]]
    return [["dice", (s.start + s.turn) % s.rules.seats, 0]]


def read_numbers(s: MyVillage, data: dict[str, Any]) -> None:
    tables = s.rules.tables
    last = s.rules.seats - 1
    s.round = amount(data.get("round", 1 if "pool" in data else 0), "round")
    s.turn = amount(data.get("turn", 0), "turn", s.rules.turns)
    s.start = amount(data.get("start", 0), "start", last)
    hand = mapping(data.get("hand", {}), ["owner", "palm", "story"], "hand")
    s.hand = amount(hand.get("owner", s.start), "the owner of the hand", last)
    s.palm = flag(hand.get("palm", True), "the palm of the hand")
    s.hand_story = amount(hand.get("story", 0), "story points on the hand")
    s.pool = tally(data.get("pool", {}), DICE, "pool")
    s.rat = amount(data.get("rat", tables.rat_start), "rat", tables.rat_start)
    s.chronicle = tally(data.get("chronicle", {}), PROFESSIONS, "chronicle")
    for profession in range(len(PROFESSIONS)):
        if s.chronicle[profession] > len(tables.chronicle):
            raise ValueError(f"the chronicle has too few spaces for {PROFESSIONS[profession]}")
    s.graves = amount(data.get("graves", 0), "graves")


def read_display(s: MyVillage, data: dict[str, Any]) -> None:
    tables = s.rules.tables
    display = at_most(data.get("display", []), tables.display + 1, "display")
    chosen(display, CUSTOMERS, "display")
    for card in display:
        s.display[s.displayed] = CUSTOMERS.index(card)
        s.displayed += 1
    names = [card.name for card in tables.monks]
    for symbol, name in mapping(data.get("monks", {}), SYMBOLS, "monks").items():
        if name is None:
            continue
        top = index_of_name(name, names, f"the monk on top of {symbol}")
        if tables.monks[top].symbol != SYMBOLS.index(symbol):
            raise ValueError(f"the monk {name} does not belong to {symbol}")
        s.tops[SYMBOLS.index(symbol)] = top


def read_now(s: MyVillage, data: dict[str, Any]) -> None:
    dice = data.get("dice")
    if dice is not None:
        if len(at_most(dice, 2, "dice")) != 2:
            raise ValueError("`dice` must name two dice")
        s.die1 = index_of_name(dice[0], DICE, "a die")
        s.die2 = index_of_name(dice[1], DICE, "a die")
        if s.die1 > s.die2:
            raise ValueError("dice are named white before black and lower before higher")
    s.value = amount(data.get("value", 0), "value", 12)
    s.done = chosen(data.get("done", []), WHITE, "done")
    bill = tally(data.get("bill", {}), BILL, "bill")
    s.bill = sum(amount(bill[at], "a bill", 9) << 4 * at for at in range(len(BILL)))
    if data.get("bought") is not None:
        s.bought = index_of_name(data["bought"], s.rules.cards, "bought")
    if data.get("seen") is not None:
        s.revealed_journey = index_of_name(data["seen"], [card.name for card in s.rules.tables.journeys], "seen")
    steward = mapping(data.get("steward", {}), STEWARD, "steward")
    s.taken = amount(steward.get("taken", 0), "taken", len(CUSTOMERS))
    s.limit = amount(steward.get("limit", 0), "limit", len(s.rules.tables.prices) - 1)
    s.free = flag(steward.get("free", False), "free")


def without(cards: Count, taken: Count, subject: str) -> Count:
    """Return the remaining cards; raise ValueError if one of `taken` is missing."""
    if taken & ~cards:
        raise ValueError(f"{subject} is in two places")
    return cards & ~taken


def take_from_display(s: MyVillage) -> None:
    """Every card is in one place (M-SET-14)."""
    for village in s.villages:
        if village.church != NONE:
            s.churches = without(s.churches, 1 << village.church, "a church")
        if village.council != NONE:
            s.councils = without(s.councils, 1 << village.council, "a council chamber")
        s.crafts = without(s.crafts, village.crafts, "a craft building")
        s.journeys = without(s.journeys, village.journeys, "a travel card")
        s.monks = without(s.monks, village.monks, "a monk")
        s.customers = without(s.customers, village.market, "a customer")
        s.customers = without(s.customers, village.served, "a customer")
        s.meetings -= village.meeting
        s.fields -= village.fields
    for place in range(s.displayed):
        s.customers = without(s.customers, bit(s.display[place]), "a customer")
    for top in s.tops:
        if top != NONE:
            s.monks = without(s.monks, 1 << top, "a monk")
    take_bought(s)
    if s.fields < 0:
        raise ValueError("the villages have too many fields")


def take_bought(s: MyVillage) -> None:
    """Take the card that is being bought, which is in no display and no village."""
    if s.bought == NONE:
        return
    kind, _, name = s.rules.cards[s.bought].partition(".")
    tables = s.rules.tables
    if kind == "church":
        s.churches = without(s.churches, 1 << s.bought, "a church")
    elif kind == "monk":
        s.monks = without(s.monks, 1 << [card.name for card in tables.monks].index(name), "a monk")
    elif kind == "council":
        s.councils = without(s.councils, 1 << [card.name for card in tables.councils].index(name), "a chamber")
    elif kind == "craft":
        s.crafts = without(s.crafts, 1 << [card.name for card in tables.crafts].index(name), "a craft building")
    elif kind == "meeting":
        s.meetings -= 1
    else:
        s.fields -= 1


def check_derived(s: MyVillage, data: dict[str, Any]) -> None:
    """Check that given values that can be derived agree with the derived ones."""
    derived = position_data(s)
    for field in DERIVED:
        if field in data and data[field] != derived[field]:
            raise ValueError(f"{field} must be {derived[field]}, given where all other cards are")
