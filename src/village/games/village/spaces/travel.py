"""V-TRV: travel from city to city."""

from __future__ import annotations

from village.games.village.pay import can_pay
from village.games.village.rules import Rules
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import CITY, FARM, MAY, PASS, WAGON
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


class Trip:
    """A path in one direction, and its price."""

    def __init__(self, origin: Count, city: Count, price: Count) -> None:
        self.origin: Count = origin  # a place: the farm or a city
        self.city: Count = city  # counted from 0
        self.price: Count = price


class Fare:
    """The cost of a trip besides the cubes of the path, and whether those are paid at all."""

    def __init__(self, time: Count, wagons: Count, cubes: bool) -> None:
        self.time: Count = time
        self.wagons: Count = wagons
        self.cubes = cubes


class Travel(Space):
    """One trip: from the farm to an adjacent city, or from a city to the next. The cause sets the fare."""

    def __init__(self, r: Rules) -> None:
        super().__init__("travel", "V-TRV-1", 1 + len(r.trips))
        self.trips = r.trips
        self.places = r.places

    def offer_actions(self, s: Village, who: Seat) -> None:
        self.offer_trips(s, who, s.rules.causes[MAY].fare)

    def offer_trips(self, s: Village, who: Seat, fare: Fare) -> None:
        family = s.families[who]
        if family.goods[WAGON] < fare.wagons:
            return
        for i in range(len(self.trips)):
            trip = self.trips[i]
            if family.members[trip.origin] and (not fare.cubes or can_pay(s, who, trip.price)):
                s.offer(1 + i)

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg == MAY:
            s.offer(PASS)
        self.offer_trips(s, f.who, s.rules.causes[f.arg].fare)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            s.emit("idle" if s.n == 1 else "decline", f.who)
            return
        trip = self.trips[choice - 1]
        fare = s.rules.causes[f.arg].fare
        s.push(s.rules.arrive, f.who, trip.city)
        if fare.cubes:
            s.push(s.rules.pay, f.who, trip.price)
        s.rules.who.ask(s, f.who, trip.origin, CITY + trip.city)
        if fare.wagons:
            s.families[f.who].goods[WAGON] -= fare.wagons
            s.emit("pay_wagon", f.who)
        if fare.time:
            spend(s, f.who, fare.time)

    def action_token(self, choice: Choice) -> str:
        trip = self.trips[choice - 1]
        city = self.places[CITY + trip.city]
        return f"send.{city}" if trip.origin == FARM else f"move.{self.places[trip.origin]}.{city}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        trip = self.trips[choice - 1]
        family = s.families[who]
        if not family.members[trip.origin]:
            if trip.origin == FARM:
                return Reason("V-TRV-1", "no-member-home")
            return Reason("V-TRV-1", "no-member-there", [self.places[trip.origin]])
        if family.goods[WAGON] < s.rules.causes[MAY].fare.wagons:
            return Reason("V-TRV-2", "no-wagon")
        return Reason("V-TRV-2", "no-cubes")


class Arrive(Step[Village]):
    """V-TRV-3: the first visit leaves a marker and brings a reward. The argument is the city."""

    def __init__(self, cities: int) -> None:
        super().__init__("arrive", "V-TRV-3")
        self.args = cities

    def resolve(self, s: Village, f: Frame) -> None:
        family = s.families[f.who]
        if family.markers >> f.arg & 1:
            return
        family.markers |= 1 << f.arg
        s.emit("marker", f.who, CITY + f.arg)
        city = s.rules.tables.cities[f.arg]
        if city.prestige:
            family.prestige += city.prestige
            s.emit("prestige", f.who, city.prestige)
        if city.coins:
            family.coins += city.coins
            s.emit("coins", f.who, city.coins)
        s.rules.cube.ask(s, f.who, city.cubes, 0)
