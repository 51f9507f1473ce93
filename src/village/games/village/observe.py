"""Observations for learning: a position as one seat may see it, in a row of small numbers. Compiled.

Seats are counted clockwise from the observer, so one policy can play any of them. Omitted is what no rule reads
again: the customers that were served, and the questions below the pending one.
"""

from __future__ import annotations

from village.games.village.observation_rows import (
    away,
    generations,
    relative,
    write,
    write_bits,
    write_crowd,
    write_one,
    write_row,
)
from village.games.village.rules import Rules
from village.games.village.score import customers
from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, GRAVES, NONE, PROFESSIONS
from village.kernel.types import Count, Numbers, Seat, i16


def layout(r: Rules) -> list[str]:
    """Return the names in the order in which `observe` writes."""
    names = [f"{seat}.{name}" for seat in relative(r.seats) for name in family_names(r)]
    names += board_names(r) + market_names(r) + parties_names(r) + question_names(r)
    for expansion in r.expansions:
        names += [f"{expansion.name}.{name}" for name in expansion.layout(r)]
    return names


def observe(s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    """Write an observation of `s`, which must not contain points that `seat` may not know."""
    who = seat
    for _ in range(len(s.families)):
        at = write_family(s, who, out, at)
        who = s.after(who)
    at = write_board(s, out, at)
    at = write_market(s, out, at)
    at = write_parties(s, seat, out, at)
    at = write_question(s, seat, out, at)
    for expansion in s.rules.expansions:
        at = expansion.observe(s, seat, out, at)
    return at


def family_names(r: Rules) -> list[str]:
    names = ["grain", "coins", "prestige", "time", "due", "served", "served.points"]
    names += [f"cubes.{colour}" for colour in COLOURS[:4]] + [f"goods.{good}" for good in r.goods]
    names += [f"visited.{city.name}" for city in r.tables.cities]
    return names + [name for place in r.places for name in generations(place)]


def write_family(s: Village, who: Seat, out: Numbers, at: Count) -> Count:
    family = s.families[who]
    at = write(out, at, family.grain)
    at = write(out, at, family.coins)
    at = write(out, at, family.prestige)
    at = write(out, at, family.time)
    at = write(out, at, family.due)
    at = write(out, at, len(family.served))
    at = write(out, at, customers(s, who))
    at = write_row(out, at, family.cubes)
    at = write_row(out, at, family.goods)
    at = write_bits(out, at, family.markers, len(s.rules.tables.cities))
    for crowd in family.members:
        if crowd:
            write_crowd(out, at, crowd)
        at += 4
    return at


def board_names(r: Rules) -> list[str]:
    names = ["round", "monks", "drawn", "spaces.left"]
    names += [f"spaces.{space}.{colour}" for space in r.space_names for colour in COLOURS]
    names += [f"bag.{colour}" for colour in COLOURS] + [f"supply.{colour}" for colour in COLOURS]
    return names + [f"free.{section}" for section in [*PROFESSIONS, *[ground.name for ground in r.grounds]]]


def write_board(s: Village, out: Numbers, at: Count) -> Count:
    """Write the board; `free` counts the empty spaces of chronicle and graves, the distance to the end (V-END-1)."""
    at = write(out, at, s.round)
    at = write(out, at, s.monks)
    at = write(out, at, s.drawn)
    at = write(out, at, s.left)
    at = write_row(out, at, s.cubes)
    at = write_row(out, at, s.bag)
    at = write_row(out, at, s.supply)
    tables = s.rules.tables
    for profession in range(GRAVES):
        at = write(out, at, tables.chronicle[profession] - s.filled[profession])
    grounds = s.rules.grounds
    for i in range(len(grounds)):
        at = write(out, at, grounds[i].spaces - s.filled[GRAVES + i])
    return at


def market_names(r: Rules) -> list[str]:
    wants = [*r.goods, "grain", "points"]
    names = [f"stall{stall + 1}.{want}" for stall in range(r.tables.stalls) for want in wants]
    names += [f"line{place + 1}.{want}" for place in range(r.tables.line) for want in wants]
    return names + [f"pile.{customer.name}" for customer in r.tables.customers]


def write_market(s: Village, out: Numbers, at: Count) -> Count:
    """Write a customer's demand and points; all zeros for an empty stall."""
    kinds = s.rules.tables.customers
    each: Count = len(s.rules.goods) + 2
    for kind in s.stalls:
        if kind != NONE:
            write_row(out, at, kinds[kind].numbers)
        at += each
    end = at + each * s.rules.tables.line
    for kind in s.line:
        at = write_row(out, at, kinds[kind].numbers)
    return write_row(out, end, s.pile)


def parties(r: Rules) -> list[str]:
    """Return the names of the seats, then of the further parties that an expansion adds."""
    return relative(r.seats) + [f"beside{n}" for n in range(1, r.parties - r.seats + 1)]


def parties_names(r: Rules) -> list[str]:
    names = [f"{name}.{seat}" for name in ("start", "ring", "turn") for seat in relative(r.seats)]
    names += [f"{name}.{party}" for name in ("trigger", "passed") for party in parties(r)]
    return [*names, "last_turns"]


def write_parties(s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    """Write the turn order; `turn` is the seat whose turn it is, `last_turns` is 0 until the end is triggered."""
    seats: Count = len(s.families)
    at = write_one(out, at, away(s.start, seat, seats), seats)
    at = write_one(out, at, away(s.ring, seat, seats), seats)
    turn: Seat = NONE
    if s.stack and s.stack[0].who >= 0:
        turn = s.stack[0].who
    at = write_one(out, at, away(turn, seat, seats), seats)
    at = write_one(out, at, away(s.trigger, seat, seats), s.rules.parties)
    if s.passed:
        for party in range(s.rules.parties):
            out[at + away(party, seat, seats)] = i16(s.passed >> party & 1)
    return write(out, at + s.rules.parties, s.last_turns + 1)


def question_names(r: Rules) -> list[str]:
    names = [f"used.{space}" for space in r.space_names]
    names += [f"asked.{seat}" for seat in relative(r.seats)]
    return [*names, *[f"question.{step.name}" for step in r.questions], "question.argument"]


def write_question(s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    """Write the seat to move and its question; zeros while chance decides and after the end."""
    r = s.rules
    seats: Count = len(s.families)
    questions: Count = len(r.questions)
    at = write_one(out, at, s.used, len(r.space_names))
    if not s.stack or s.stack[-1].who < 0:
        return at + seats + questions + 1
    frame = s.stack[-1]
    at = write_one(out, at, away(frame.who, seat, seats), seats)
    at = write_one(out, at, r.question_of[frame.step.first], questions)
    return write(out, at, frame.arg)
