"""Observations of Port. None of it is secret. Equal captains share a number, named after the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.card_stack import Stack
from village.games.village.expansions.port.map import COCOA, IMPORTS, KINDS
from village.games.village.expansions.port.state import Ship
from village.games.village.observation_rows import relative, write, write_bits, write_one, write_row
from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Numbers, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port


def port_names(port: Port, r: Rules) -> list[str]:
    sea_map = port.sea_map
    captains = [sea_map.first_of(kind).token for kind in range(len(sea_map.kinds))]
    each = [f"at.{name}" for name in sea_map.names] + [f"captain.{name}" for name in captains]
    each += [f"hold.{kind}" for kind in KINDS] + [f"landed.{island.name}" for island in sea_map.islands]
    each += [f"entered.{name}" for name in sea_map.names] + list(IMPORTS) + ["earned"]
    names = [f"{seat}.{name}" for seat in relative(r.seats) for name in each]
    for coins in sea_map.prices:
        names += [f"stack{coins}.unseen", *[f"stack{coins}.{name}" for name in captains]]
    names += [f"unseen.{name}" for name in captains]
    names += [f"chests.{coins}" for coins in port.chest_coins] + [f"ashore.{kind}" for kind in KINDS[COCOA:]]
    places = [f"{island.name}.{i + 1}" for island in sea_map.islands for i in range(len(island.missions))]
    return names + [f"mission.{place}.{seat}" for place in places for seat in relative(r.seats)]


def write_port(port: Port, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    sea = port.sea(s)
    who = seat
    for _ in range(len(s.families)):
        at = write_ship(port, sea.ships[who], out, at)
        who = s.after(who)
    for stack in sea.stacks:
        at = write_stack(port, stack, out, at)
    for equals in port.sea_map.kinds:
        at = write(out, at, sea.unseen_of(equals))
    at = write_row(out, at, sea.chests)
    at = write_row(out, at, sea.ashore)
    return write_missions(port, s, seat, out, at)


def write_stack(port: Port, stack: Stack, out: Numbers, at: Count) -> Count:
    at = write(out, at, stack.unseen)
    if stack.shown != NONE:
        write(out, at + kind_of(port, stack.shown), 1)
    for i in range(len(stack.under)):
        place = at + kind_of(port, stack.under[i])
        if not out[place]:  # the first of equal captains
            write(out, place, 2 + i)
    return at + len(port.sea_map.kinds)


def kind_of(port: Port, captain: Count) -> Count:
    return NONE if captain == NONE else port.sea_map.captains[captain].kind


def write_ship(port: Port, ship: Ship, out: Numbers, at: Count) -> Count:
    at = write_one(out, at, ship.space, len(port.sea_map.names))
    at = write_one(out, at, kind_of(port, ship.captain), len(port.sea_map.kinds))
    at = write_bits(out, at, ship.cargo, len(KINDS))
    at = write_bits(out, at, ship.landed, len(port.sea_map.islands))
    at = write_bits(out, at, ship.entered, len(port.sea_map.names))
    at = write_row(out, at, ship.stored)
    return write(out, at, ship.earned)


def write_missions(port: Port, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    """Write the seat on each mission place; the generations are written with the members."""
    seats: Count = len(s.families)
    missions = port.sea(s).missions
    for place in range(len(missions)):
        if missions[place]:
            out[at + ((missions[place] - 1) // 4 - seat + seats) % seats] = 1
        at += seats
    return at
