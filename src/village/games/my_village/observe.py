"""Observations for learning: a position as a row of small numbers. Compiled.

Seats are counted clockwise from the observer, so one policy can play any seat. Omitted is what no rule reads
again and the scores do not need: the numbers of the boards, and the questions below the pending one.
"""

from __future__ import annotations

from village.games.my_village.rules import Rules
from village.games.my_village.score import total
from village.games.my_village.state import MyVillage, Village
from village.games.my_village.vocabulary import (
    BILL,
    CHURCHES,
    COUNCILS,
    CUSTOMERS,
    DICE,
    FIELDS,
    GOODS,
    PATH,
    PROFESSIONS,
    SYMBOLS,
    WHITE,
)
from village.kernel.types import Count, Numbers, Row, Seat, i16

NUMBERS = ["cloud", "reaper", "left", "right", "coins", "tree", "house", "laborers", "covered", "wild"]
MORE = ["meeting", "markers", "fields", "score"]


def relative(seats: int) -> list[str]:
    """Return the seats in the observer's order: its own, then clockwise."""
    return ["own", *[f"next{away}" for away in range(1, seats)]]


def layout(r: Rules) -> list[str]:
    """Return the names, in the order in which `observe` writes."""
    names = [f"{seat}.{name}" for seat in relative(r.seats) for name in village_names(r)]
    return names + board_names(r) + turn_names(r) + question_names(r)


def village_names(r: Rules) -> list[str]:
    tables = r.tables
    names = [*NUMBERS, *MORE]
    names += [f"board.{number + 1}" for number in range(len(tables.play))]
    names += [f"villager.{name}" for name in PROFESSIONS] + [f"headman.{name}" for name in PATH]
    names += [f"church.{name}" for name in CHURCHES] + [f"monk.{card.name}" for card in tables.monks]
    names += [f"council.{name}" for name in COUNCILS] + [f"mark.{number}" for number in (1, 2, 3, 4, 5)]
    names += [f"tile.{name}" for name in WHITE] + [f"plow.{number + 1}" for number in range(FIELDS)]
    names += [f"travel.{card.name}" for card in tables.journeys] + [f"craft.{card.name}" for card in tables.crafts]
    names += [f"goods.{name}" for name in GOODS]
    names += [f"{place}.{name}" for place in ("market", "served") for name in CUSTOMERS]
    return [*names, "hidden"] if r.hides_points else names


def write(out: Numbers, at: Count, number: Count) -> Count:
    out[at] = i16(number)
    return at + 1


def write_row(out: Numbers, at: Count, row: Row) -> Count:
    for number in row:
        out[at] = i16(number)
        at += 1
    return at


def write_bits(out: Numbers, at: Count, bits: Count, length: Count) -> Count:
    place = at
    while bits:
        if bits & 1:
            out[place] = 1
        bits >>= 1
        place += 1
    return at + length


def write_one(out: Numbers, at: Count, index: Count, length: Count) -> Count:
    """Write a one-hot vector; all zeros for NONE or an index out of range."""
    if 0 <= index < length:
        out[at + index] = 1
    return at + length


def write_packed(out: Numbers, at: Count, packed: Count, length: Count) -> Count:
    for place in range(length):
        out[at + place] = i16(packed >> 4 * place & 15)
    return at + length


def observe(s: MyVillage, seat: Seat, out: Numbers, at: Count) -> Count:
    """Write an observation of `s`, which must not contain customers that `seat` may not know."""
    who = seat
    for _ in range(len(s.villages)):
        at = write_numbers(s, who, out, at)
        at = write_cards(s.rules, s.villages[who], out, at)
        who = s.after(who)
    at = write_board(s, seat, out, at)
    at = write_turn(s, out, at)
    return write_question(s, seat, out, at)


def write_numbers(s: MyVillage, who: Seat, out: Numbers, at: Count) -> Count:
    home = s.villages[who]
    at = write(out, at, home.cloud)
    at = write(out, at, home.reaper)
    at = write(out, at, home.left)
    at = write(out, at, home.right)
    at = write(out, at, home.coins)
    at = write(out, at, home.tree)
    at = write(out, at, home.house)
    at = write(out, at, home.laborers)
    at = write(out, at, home.covered)
    at = write(out, at, home.wild)
    at = write(out, at, home.meeting)
    at = write(out, at, home.markers)
    at = write(out, at, home.fields)
    points = total(s, who)
    return write(out, at, points if points > 0 else 0)


def write_cards(r: Rules, home: Village, out: Numbers, at: Count) -> Count:
    tables = r.tables
    at = write_one(out, at, home.board, len(tables.play))
    at = write_bits(out, at, home.villagers, len(PROFESSIONS))
    at = write_one(out, at, home.headman, len(PATH))
    at = write_one(out, at, home.church, len(CHURCHES))
    at = write_bits(out, at, home.monks, len(tables.monks))
    at = write_one(out, at, home.council, len(COUNCILS))
    at = write_bits(out, at, home.marks, 5)
    at = write_one(out, at, home.tile, len(WHITE))
    at = write_bits(out, at, home.plows, FIELDS)
    at = write_bits(out, at, home.journeys, len(tables.journeys))
    at = write_bits(out, at, home.crafts, len(tables.crafts))
    at = write_packed(out, at, home.goods, len(GOODS))
    at = write_bits(out, at, home.market, len(CUSTOMERS))
    at = write_bits(out, at, home.served, len(CUSTOMERS))
    return write(out, at, home.hidden) if r.hides_points else at


def board_names(r: Rules) -> list[str]:
    tables = r.tables
    names = ["round", "turn", "rat", "graves", "coffins", "hand.palm", "hand.story", "meetings", "fields"]
    names += [f"{name}.{seat}" for name in ("start", "hand") for seat in relative(r.seats)]
    names += [f"pool.{name}" for name in DICE] + [f"chronicle.{name}" for name in PROFESSIONS]
    names += [f"left.{name}" for name in [*r.cards[:4], *[f"council.{name}" for name in COUNCILS]]]
    names += [f"left.craft.{card.name}" for card in tables.crafts]
    names += [f"left.travel.{card.name}" for card in tables.journeys]
    names += [f"stack.{card.name}" for card in tables.monks] + [f"stack.{name}" for name in CUSTOMERS]
    names += [f"top.{symbol}.{card.name}" for symbol in SYMBOLS for card in tables.monks]
    return names + [f"display.{name}" for name in CUSTOMERS]


def write_board(s: MyVillage, seat: Seat, out: Numbers, at: Count) -> Count:
    seats: Count = len(s.villages)
    at = write(out, at, s.round)
    at = write(out, at, s.turn)
    at = write(out, at, s.rat)
    at = write(out, at, s.graves)
    at = write(out, at, s.coffins())
    at = write(out, at, s.palm)
    at = write(out, at, s.hand_story)
    at = write(out, at, s.meetings)
    at = write(out, at, s.fields)
    at = write_one(out, at, (s.start + seats - seat) % seats, seats)
    at = write_one(out, at, (s.hand + seats - seat) % seats, seats)
    at = write_row(out, at, s.pool)
    at = write_row(out, at, s.chronicle)
    return write_stock(s, out, at)


def write_stock(s: MyVillage, out: Numbers, at: Count) -> Count:
    """Write the supply. The display is a set with the place of each card, counted from 1."""
    tables = s.rules.tables
    at = write_bits(out, at, s.churches, len(CHURCHES))
    at = write_bits(out, at, s.councils, len(COUNCILS))
    at = write_bits(out, at, s.crafts, len(tables.crafts))
    at = write_bits(out, at, s.journeys, len(tables.journeys))
    at = write_bits(out, at, s.monks, len(tables.monks))
    at = write_bits(out, at, s.customers, len(CUSTOMERS))
    for top in s.tops:
        at = write_one(out, at, top, len(tables.monks))
    for place in range(s.displayed):
        out[at + s.display[place]] = i16(place + 1)
    return at + len(CUSTOMERS)


def turn_names(r: Rules) -> list[str]:
    names = [f"{die}.{name}" for die in ("die1", "die2") for name in DICE]
    names += ["value", *[f"done.{name}" for name in WHITE], *[f"bill.{name}" for name in BILL]]
    names += [f"bought.{name}" for name in r.cards] + [f"seen.{card.name}" for card in r.tables.journeys]
    return [*names, "steward.taken", "steward.limit", "steward.free"]


def write_turn(s: MyVillage, out: Numbers, at: Count) -> Count:
    r = s.rules
    at = write_one(out, at, s.die1, len(DICE))
    at = write_one(out, at, s.die2, len(DICE))
    at = write(out, at, s.value)
    at = write_bits(out, at, s.done, len(WHITE))
    at = write_packed(out, at, s.bill, len(BILL))
    at = write_one(out, at, s.bought, len(r.cards))
    at = write_one(out, at, s.revealed_journey, len(r.tables.journeys))
    at = write(out, at, s.taken)
    at = write(out, at, s.limit)
    return write(out, at, s.free)


def question_names(r: Rules) -> list[str]:
    names = [f"asked.{seat}" for seat in relative(r.seats)]
    return [*names, *[f"question.{step.name}" for step in r.questions], "question.argument"]


def write_question(s: MyVillage, seat: Seat, out: Numbers, at: Count) -> Count:
    """Write the seat to move and its question; nothing during chance events and after the end."""
    r = s.rules
    seats: Count = len(s.villages)
    questions: Count = len(r.questions)
    if not s.stack or s.stack[-1].who < 0:
        return at + seats + questions + 1
    frame = s.stack[-1]
    at = write_one(out, at, (frame.who + seats - seat) % seats, seats)
    at = write_one(out, at, r.question_of[frame.step.first], questions)
    return write(out, at, frame.arg)
