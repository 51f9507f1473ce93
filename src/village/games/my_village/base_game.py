"""Assembles the rules: every question in its slot, every banner with its area."""

from __future__ import annotations

from collections.abc import Sequence

from village.games.my_village.banner import Act, Banner, WhiteBanner
from village.games.my_village.churches import Churches
from village.games.my_village.council import Chamber, Chambers, Mark
from village.games.my_village.crafts import CraftBuildings, Workshop
from village.games.my_village.customers import Refill, Reveal, Service, StewardsOffice, TakeCustomer
from village.games.my_village.death import Avoid, Death, Invade, Laborer, Rat, Reaper
from village.games.my_village.dice import Change, DicePrice, MakeValue, TakeDice
from village.games.my_village.fields import Field, FieldStack, Plow
from village.games.my_village.headman import Headman, HeadmanBanner
from village.games.my_village.hidden_customers import HiddenCustomer
from village.games.my_village.meeting import Assembly, Convene, MeetingStack, Tile
from village.games.my_village.monks import AddMonk, Monks, TopMonk
from village.games.my_village.pay import Pay
from village.games.my_village.play_field import Play
from village.games.my_village.round import Board, Deal, NextTurn, Prepare, Roll
from village.games.my_village.rules import Rules
from village.games.my_village.school import School, SchoolBanner
from village.games.my_village.starting_hand import Hand
from village.games.my_village.tables import Card, values
from village.games.my_village.travel import Fare, Journey, Redraw, TravelStacks
from village.games.my_village.vocabulary import ALL_VILLAGERS, CRAFTS, CUSTOMERS, FIELDS, PLAY, WHITE_SCHOOL
from village.games.my_village.white_banners import NextWhite, active_names, board_names
from village.toolkit.tables import row


def install(r: Rules) -> None:
    install_areas(r)
    install_setup(r)
    install_value(r)
    install_actions(r)
    install_death(r)
    for step in (
        r.board, r.monk, r.reveal, r.roll, r.dice, r.make_value, r.change, r.banner, r.white, r.fare, r.pay, r.customer,
        r.school, r.headman, r.tile, r.mark, r.plow, r.journey, r.redraw, r.death, r.laborer, r.rat, r.avoid,
        r.deal, r.prepare, r.act, r.add_monk, r.convene, r.refill, r.reaper, r.invade, r.next_turn,
    ):  # fmt: skip
        r.add(step)
    if r.hides_points:
        r.hidden_customer = HiddenCustomer()
        r.add(r.hidden_customer)


def install_areas(r: Rules) -> None:
    tables = r.tables
    r.add_area(Churches(), any_of(tables.churches))
    r.add_area(Monks(), any_of(tables.monks))
    r.add_area(Chambers(), any_of(tables.councils))
    r.add_area(MeetingStack(), tables.meeting.values)
    r.add_area(FieldStack(), tables.field.values)
    r.add_area(TravelStacks(), any_of(tables.letters))
    r.add_area(CraftBuildings(), any_of(tables.crafts))
    r.add_area(Hand(), tables.hand)
    r.add_area(StewardsOffice(), tables.steward)
    r.add_area(HeadmanBanner(), values([]))
    install_whites(r)


def any_of(cards: Sequence[Card]) -> int:
    """Return the values that match one of the cards."""
    values = 0
    for card in cards:
        values |= card.values
    return values


def install_whites(r: Rules) -> None:
    whites: list[WhiteBanner] = [SchoolBanner(WHITE_SCHOOL), Play(PLAY)]
    whites += [Workshop()] * len(CRAFTS)
    whites += [Field()] * FIELDS
    whites += [Chamber(), Assembly()]
    whites += [Service()] * len(CUSTOMERS)
    r.white_of = whites
    r.board_at = row(board_names(r))
    r.active = row([active_names(villagers) for villagers in range(ALL_VILLAGERS + 1)])


def install_setup(r: Rules) -> None:
    r.deal = Deal()
    r.board = Board(r)
    r.prepare = Prepare()
    r.roll = Roll(r)
    r.next_turn = NextTurn()


def install_value(r: Rules) -> None:
    ways = DicePrice()
    r.dice = TakeDice(r)
    r.make_value = MakeValue(ways)
    r.change = Change(ways)
    r.banner = Banner(r)
    r.white = NextWhite()
    r.act = Act(r)
    r.pay = Pay()


def install_actions(r: Rules) -> None:
    r.fare = Fare()
    r.customer = TakeCustomer()
    r.refill = Refill()
    r.reveal = Reveal()
    r.school = School()
    r.headman = Headman()
    r.tile = Tile()
    r.convene = Convene()
    r.mark = Mark()
    r.plow = Plow()
    r.journey = Journey(r)
    r.redraw = Redraw()
    r.monk = TopMonk(r)
    r.add_monk = AddMonk()


def install_death(r: Rules) -> None:
    r.reaper = Reaper()
    r.death = Death()
    r.laborer = Laborer()
    r.rat = Rat(r)
    r.avoid = Avoid()
    r.invade = Invade()
