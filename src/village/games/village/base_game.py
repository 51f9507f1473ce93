"""The base game: which step goes into which slot."""

from __future__ import annotations

from village.games.village.burial_grounds import Ground
from village.games.village.choose_cube import Cube
from village.games.village.choose_member import ChooseMember
from village.games.village.death import Burial, Death
from village.games.village.end import Over
from village.games.village.events import register_events
from village.games.village.hidden_customers import HiddenCustomer
from village.games.village.mass import Buy, Majority, Mass, Monk, Promote
from village.games.village.pay import Pay, price, price_in_coins
from village.games.village.round import Draw, Fill, NewRound
from village.games.village.rules import Rules
from village.games.village.score_breakdown import register_lines
from village.games.village.setup import FirstPlayer, Gift, Gifts, NextCustomer, NoGifts, Setup
from village.games.village.spaces.church import Church
from village.games.village.spaces.council import Council, Fee, Privilege
from village.games.village.spaces.crafts import Crafts, Good, Make, Shelf
from village.games.village.spaces.family import FamilySpace
from village.games.village.spaces.harvest import Harvest
from village.games.village.spaces.market import Close, Market, MarketDay, Sale
from village.games.village.spaces.space import Cause
from village.games.village.spaces.travel import Arrive, Fare, Travel, Trip
from village.games.village.spaces.well import Action
from village.games.village.tables import customers
from village.games.village.turn import EndTurn, NextTurn, Turn
from village.games.village.vocabulary import CHRONICLE, CITY, FARM, GONE, GRAVES, NONE
from village.kernel.types import i64, vec
from village.toolkit.tables import row


def install(r: Rules) -> None:
    build_lookups(r)
    add_burial_grounds(r)
    register_lines(r)
    ask_in_setup(r)
    ask_in_turns(r)
    ask_in_mass(r)
    register_events(r)


def build_lookups(r: Rules) -> None:
    """Set up everything that the steps look up: slots for cubes, shelves, prices, trips."""
    tables = r.tables
    tables.customers = customers(tables.tiles, r.goods)
    r.slots = vec[i64]([space for space, cubes in enumerate(tables.seeded) for _ in range(cubes)])
    for workshop in tables.workshops:
        r.shelves.append(Shelf(vec[i64]([r.goods.index(good) for good in workshop.goods]), workshop.amount))
    r.shelves.append(Shelf(vec[i64](list(range(len(r.goods)))), 1))
    # A workshop that sells for grain has no price in cubes.
    r.workshop_prices = vec[i64](
        [NONE if shop.grain else price(r, shop.cubes, sum(shop.cubes)) for shop in tables.workshops]
    )
    r.market_price = price(r, tables.market_cubes, sum(tables.market_cubes))
    r.stage_price = price(r, tables.stage_cubes, sum(tables.stage_cubes))
    r.church_price = price(r, tables.church_cubes, sum(tables.church_cubes))
    r.well_prices = row([*[well_price(r, colour) for colour in range(4)], price_in_coins(r, tables.well)])
    fare = Fare(tables.trip_time, tables.trip_wagons, True)
    r.causes += [Cause("", fare), Cause("V-WEL-2", fare), Cause("V-END-4", fare)]
    for path in tables.paths:
        cost = price(r, path.cubes, sum(path.cubes))
        ends = [FARM if end == "village" else r.places.index(end) for end in path.ends]
        r.trips.append(Trip(ends[0], ends[1] - CITY, cost))
        if ends[0] != FARM:
            r.trips.append(Trip(ends[1], ends[0] - CITY, cost))


def add_burial_grounds(r: Rules) -> None:
    """Add the burial grounds after the places of the living, so that `Rules.alive` separates them."""
    r.alive = len(r.places)
    r.grounds.insert(0, Ground("grave", r.tables.graves))
    for ground in r.grounds[1:]:
        ground.place = len(r.places)
        r.places.append(ground.name)
    sections = [CHRONICLE + profession for profession in range(GRAVES)]
    r.rests = row([*sections, *[ground.place for ground in r.grounds], GONE])


def well_price(r: Rules, colour: int) -> int:
    """V-WEL-1: at least one cube of the colour, so not all of them in coins."""
    cubes = [0, 0, 0, 0]
    cubes[colour] = r.tables.well
    return price(r, vec[i64](cubes), r.tables.well - 1)


def ask_in_setup(r: Rules) -> None:
    r.setup = Setup()
    r.customer = NextCustomer(r)
    named = r.options["first_player"]
    r.first = FirstPlayer(r.seats, NONE if named is None else named)
    r.gifts = Gifts() if r.options["start_compensation"] else NoGifts()
    r.gift = Gift(r.seats)
    r.differing_privilege = 1 if r.options["different_cubes"] else 0
    for step in [r.setup, r.customer, r.first, r.gifts, r.gift]:
        r.add(step)
    r.hides_points = bool(r.options["hidden_customers"])
    if r.hides_points:
        r.hidden_customer = HiddenCustomer(r)
        r.add(r.hidden_customer)


def ask_in_turns(r: Rules) -> None:
    r.fill = Fill()
    r.draw = Draw(r)
    r.turn = Turn(r)
    r.end_turn = EndTurn()
    r.next_turn = NextTurn()
    r.new_round = NewRound()
    r.pay = Pay(r)
    r.who = ChooseMember("who", "V-TRN-4", r.places)
    r.train = ChooseMember("train", "V-CRF-2", r.places)
    r.cube = Cube(max(r.tables.privilege_cubes, r.tables.gift_chosen, *[city.cubes for city in r.tables.cities]))
    r.good = Good(r)
    r.spaces = [Harvest(), FamilySpace(r), Crafts(r), MarketDay(), Travel(r), Council(), Church()]
    r.action = Action(r)
    r.make = Make([workshop.name for workshop in r.tables.workshops])
    r.market = Market(r)
    r.sale = Sale(r)
    r.close = Close()
    r.arrive = Arrive(len(r.tables.cities))
    r.fee = Fee()
    r.privilege = Privilege()
    r.death = Death(r)
    r.burial = Burial(r)
    for step in [r.fill, r.draw, r.turn, r.end_turn, r.next_turn, r.new_round, r.pay, r.who]:
        r.add(step)
    for step in [r.train, r.cube, r.good]:
        r.add(step)
    for space in r.spaces:
        r.add(space)
    for step in [r.action, r.make, r.market, r.sale, r.close, r.arrive, r.fee, r.privilege, r.death, r.burial]:
        r.add(step)


def ask_in_mass(r: Rules) -> None:
    r.mass = Mass()
    r.buy = Buy()
    r.monk = Monk(r.seats)
    r.promote = Promote()
    r.majority = Majority()
    r.over = Over()
    for step in [r.mass, r.buy, r.monk, r.promote, r.majority, r.over]:
        r.add(step)
