"""V-TRV: out into the world, city by city."""

from __future__ import annotations

from village.classic.pay import can_pay
from village.classic.rules import Rules
from village.classic.spaces.space import Space
from village.classic.state import Village
from village.classic.time import spend
from village.classic.words import CITY, FARM, WAGON
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count, Seat


class Trip:
    """A path in one direction, and its price."""

    def __init__(self, origin: Count, city: Count, price: Count) -> None:
        self.origin: Count = origin  # a place: the farm or a city
        self.city: Count = city  # counted from 0
        self.price: Count = price


class Travel(Space):
    """One trip: from the farm to a city next to the village, or from a city to the next."""

    def __init__(self, r: Rules) -> None:
        super().__init__("travel", "V-TRV-1", 1 + len(r.trips))
        self.trips = r.trips
        self.places = r.places

    def answers(self, s: Village, who: Seat) -> None:
        family = s.families[who]
        if family.goods[WAGON] < s.rules.tables.trip_wagons:
            return
        for i in range(len(self.trips)):
            trip = self.trips[i]
            if family.members[trip.origin] and can_pay(s, who, trip.price):
                s.offer(1 + i)

    def act(self, s: Village, who: Seat, choice: Choice) -> None:
        trip = self.trips[choice - 1]
        tables = s.rules.tables
        s.push(s.rules.arrive, who, trip.city)
        s.push(s.rules.pay, who, trip.price)
        s.rules.who.ask(s, who, trip.origin, CITY + trip.city)
        s.families[who].goods[WAGON] -= tables.trip_wagons
        s.tell("pay_wagon", who)
        spend(s, who, tables.trip_time)

    def name_of(self, choice: Choice) -> str:
        trip = self.trips[choice - 1]
        city = self.places[CITY + trip.city]
        return f"send.{city}" if trip.origin == FARM else f"move.{self.places[trip.origin]}.{city}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        trip = self.trips[choice - 1]
        family = s.families[who]
        if not family.members[trip.origin]:
            if trip.origin == FARM:
                return Reason("V-TRV-1", "nobody-home")
            return Reason("V-TRV-1", "nobody-there", [self.places[trip.origin]])
        if family.goods[WAGON] < s.rules.tables.trip_wagons:
            return Reason("V-TRV-2", "no-wagon")
        return Reason("V-TRV-2", "no-cubes")


class Arrive(Step[Village]):
    """V-TRV-3: the first visit leaves a marker and brings a reward. The argument is the city."""

    def __init__(self) -> None:
        super().__init__("arrive", "V-TRV-3")

    def resolve(self, s: Village, f: Frame) -> None:
        family = s.families[f.who]
        if family.markers >> f.arg & 1:
            return
        family.markers |= 1 << f.arg
        s.tell("marker", f.who, CITY + f.arg)
        city = s.rules.tables.cities[f.arg]
        if city.prestige:
            family.prestige += city.prestige
            s.tell("prestige", f.who, city.prestige)
        if city.coins:
            family.coins += city.coins
            s.tell("coins", f.who, city.coins)
        s.rules.cube.ask(s, f.who, city.cubes, 0)
