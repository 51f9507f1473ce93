"""Reading and writing Port's part of a position. Captains not mentioned are unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from village.games.village.expansions.port.map import CHEST, COCOA, HARBOUR, IMPORTS, KINDS, MEMBER, Island
from village.games.village.expansions.port.state import PortState, Ship, missionary
from village.games.village.state import Village, size
from village.games.village.vocabulary import CITY, NONE, STAGE
from village.kernel.types import append
from village.toolkit.positions import amount, at_most, index_of_name, mapping, sequence

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port

SHIP: Final = ["space", "captain", "holds", "landed", "entered", *IMPORTS, "earned"]
CARGO: Final = [kind for kind in KINDS if kind != KINDS[MEMBER]]


def port_data(port: Port, s: Village) -> dict[str, Any]:
    sea = port.sea(s)
    return {
        "ships": [ship_data(port, ship) for ship in sea.ships],
        "captains": [
            {
                "shown": None if stack.shown == NONE else captain(port, stack.shown),
                "unseen": stack.unseen,
                "under": [captain(port, card) for card in stack.under],
            }
            for stack in sea.stacks
        ],
        "chests": {str(port.chest_coins[value]): left for value, left in enumerate(sea.chests)},
        "ashore": {KINDS[COCOA + i]: left for i, left in enumerate(sea.ashore)},
        "missions": {
            island.name: [missionary_data(sea.missions[island.first + place]) for place in range(len(island.missions))]
            for island in port.sea_map.islands
            if len(island.missions)
        },
    }


def captain(port: Port, card: int) -> str:
    return port.sea_map.captains[card].token


def missionary_data(missionary: int) -> dict[str, int] | None:
    return {"seat": (missionary - 1) // 4, "generation": (missionary - 1) % 4 + 1} if missionary else None


def ship_data(port: Port, ship: Ship) -> dict[str, Any]:
    names = port.sea_map.names
    return {
        "space": names[ship.space],
        "captain": None if ship.captain == NONE else captain(port, ship.captain),
        "holds": [KINDS[kind] for kind in range(len(KINDS)) if ship.carries(kind)],
        "landed": [island.name for i, island in enumerate(port.sea_map.islands) if ship.landed >> i & 1],
        "entered": [names[space] for space in range(len(names)) if ship.entered >> space & 1],
        **{name: ship.stored[i] for i, name in enumerate(IMPORTS)},
        "earned": ship.earned,
    }


def read_port(port: Port, s: Village, data: dict[str, Any]) -> None:
    """Take what is on ships and farms from the islands, and captains on ships from the unseen ones."""
    mapping(data, ["ships", "captains", "chests", "ashore", "missions"], "port")
    sea = port.sea(s)
    ships = at_most(data.get("ships", []), len(sea.ships), "ships")
    for seat in range(len(ships)):
        read_ship(port, s, seat, ships[seat])
    read_stock(port, sea, data)
    read_captains(port, sea, data)
    read_missions(port, s, mapping(data.get("missions", {}), islands(port), "missions"))
    check_sea(port, s)


def read_ship(port: Port, s: Village, seat: int, data: Any) -> None:
    mapping(data, SHIP, "a ship")
    sea_map = port.sea_map
    ship = port.ship(s, seat)
    ship.space = index_of_name(data.get("space", sea_map.names[HARBOUR]), sea_map.names, "the space of a ship")
    if data.get("captain") is not None:
        ship.captain = take_unseen(port, port.sea(s), data["captain"])
    for kind in at_most(data.get("holds", []), port.holds, "holds"):
        cargo = 1 << KINDS.index(CARGO[index_of_name(kind, CARGO, "a thing on board")])
        if ship.cargo & cargo:
            raise ValueError(f"a ship carries nothing twice (P-LOD-1), not even {kind}")
        ship.cargo |= cargo
    for name in sequence(data.get("landed", []), "landed"):
        ship.landed |= 1 << index_of_name(name, [island.name for island in sea_map.islands], "an island")
    for name in sequence(data.get("entered", []), "entered"):
        ship.entered |= 1 << index_of_name(name, sea_map.names, "a space of the sea")
    for i, name in enumerate(IMPORTS):
        ship.stored[i] = amount(data.get(name, 0), name)
    ship.earned = amount(data.get("earned", 0), "earned")


def take_unseen(port: Port, sea: PortState, token: Any) -> int:
    """Remove a captain from the unseen ones. A name that is repeated means the next equal captain."""
    card = index_of_name(token, [captain.token for captain in port.sea_map.captains], "a captain")
    if not sea.pool[card]:
        card = sea.first_unseen(port.sea_map.kinds[port.sea_map.captains[card].kind])
    if card == NONE:
        raise ValueError(f"the position has too many captains {token}")
    sea.pool[card] = 0
    return card


def read_stock(port: Port, sea: PortState, data: dict[str, Any]) -> None:
    """Read tiles and chests; those sold or opened are out of the game, so the rest must be given."""
    for i in range(len(sea.ashore)):
        owned = [ship.cargo >> COCOA + i & 1 for ship in sea.ships]
        owned += [ship.stored[i] for ship in sea.ships if COCOA + i < CHEST]
        left = mapping(data.get("ashore", {}), KINDS[COCOA:], "ashore").get(KINDS[COCOA + i])
        most = sea.ashore[i] - sum(owned)
        if most < 0:
            raise ValueError(f"the position has too many tiles of {KINDS[COCOA + i]}")
        sea.ashore[i] = most if left is None else amount(left, KINDS[COCOA + i], most)
    values = [str(coins) for coins in port.chest_coins]
    chests = mapping(data.get("chests", {}), values, "chests")
    for value in range(len(values)):
        sea.chests[value] = amount(chests.get(values[value], sea.chests[value]), "chests", sea.chests[value])


def read_captains(port: Port, sea: PortState, data: dict[str, Any]) -> None:
    stacks = at_most(data.get("captains", []), len(sea.stacks), "captains")
    for i in range(len(stacks)):
        stack = mapping(stacks[i], ["shown", "unseen", "under"], "a stack of captains")
        if stack.get("shown") is not None:
            sea.stacks[i].shown = take_unseen(port, sea, stack["shown"])
        for token in sequence(stack.get("under", []), "captains under a stack"):
            sea.stacks[i].under = append(sea.stacks[i].under, take_unseen(port, sea, token))
    for i, pile in enumerate(sea.stacks):
        if "captains" not in data:
            show_first(port, sea, i)
        prices = [port.sea_map.stack_of(card) for card in [*pile.under, *([pile.shown] if pile.shown >= 0 else [])]]
        if any(price != i for price in prices):
            raise ValueError(f"the stack of price {port.sea_map.prices[i]} has a captain of another price")
        pile.unseen = sum([n for card, n in enumerate(sea.pool) if port.sea_map.stack_of(card) == i])
        unseen = stacks[i].get("unseen", pile.unseen) if i < len(stacks) else pile.unseen
        if unseen != pile.unseen:
            raise ValueError(
                f"{pile.unseen} captains of price {port.sea_map.prices[i]} were never seen, not {unseen!r}"
            )


def show_first(port: Port, sea: PortState, stack: int) -> None:
    """By default, turn up the first captains of the table that are left."""
    for card in range(len(port.sea_map.captains)):
        if sea.pool[card] and port.sea_map.stack_of(card) == stack:
            sea.pool[card] = 0
            sea.stacks[stack].shown = card
            return


def islands(port: Port) -> list[str]:
    return [island.name for island in port.sea_map.islands if len(island.missions)]


def read_missions(port: Port, s: Village, data: dict[str, Any]) -> None:
    """By default, missionaries take the best places, seat by seat and generation by generation."""
    for island in port.sea_map.islands:
        places = at_most(data.get(island.name, []), len(island.missions), "mission places")
        for place in range(len(places)):
            if places[place] is not None:
                entry = mapping(places[place], ["seat", "generation"], "a missionary")
                seat = amount(entry.get("seat"), "the seat of a missionary", len(s.families) - 1)
                generation = amount(entry.get("generation"), "the generation of a missionary", 4) - 1
                port.sea(s).missions[island.first + place] = missionary(seat, generation)
        if island.name not in data:
            place_missionaries(port, s, island)
        check_missions(port, s, island)


def people(s: Village, island: Island) -> list[int]:
    """Return the members on an island, encoded as on mission places."""
    members: list[int] = []
    for seat, family in enumerate(s.families):
        for generation in range(4):
            members += [missionary(seat, generation)] * (family.members[island.place] >> 4 * generation & 15)
    return members


def place_missionaries(port: Port, s: Village, island: Island) -> None:
    for member in people(s, island):
        place = port.island.free_place(s, island)
        if place != NONE:
            port.sea(s).missions[island.first + place] = member


def check_missions(port: Port, s: Village, island: Island) -> None:
    places = port.sea(s).missions[island.first : island.first + len(island.missions)]
    if sorted([member for member in places if member]) != sorted(people(s, island)):
        raise ValueError(f"the mission places of {island.name} must hold exactly the members there")


def check_sea(port: Port, s: Village) -> None:
    steps = [frame.step for frame in s.stack]
    moving = port.move in steps
    for seat, ship in enumerate(port.sea(s).ships):
        crowd = s.families[seat].members[port.place]
        if size(crowd) > 1 or ship.used_holds() + size(crowd) > port.holds:
            raise ValueError("a ship carries at most three things, and one member")  # P-LOD-1
        if ship.space != HARBOUR and ship.captain == NONE:
            raise ValueError("a ship at sea needs a captain")  # P-SEA-4
        if ship.space == HARBOUR and not moving and (ship.captain != NONE or ship.cargo or crowd):
            raise ValueError("a ship in the port has no captain and empty holds")
    if any(family.members[place] for family in s.families for place in range(CITY, STAGE)):
        raise ValueError("with Port, no member can be in a city")  # P-SET-1
    if "setup" not in [step.name for step in steps]:
        check_offer(port, s)


def check_offer(port: Port, s: Village) -> None:
    """Check that a stack shows a captain if it has one, unless a draw is pending."""
    waiting = [frame.arg for frame in s.stack if frame.step is port.crew]
    for i, stack in enumerate(port.sea(s).stacks):
        if stack.shown == NONE and stack.cards() and i not in waiting:
            raise ValueError(f"the stack of price {port.sea_map.prices[i]} has captains and must show one")
        if waiting.count(i) > (1 if stack.unseen and stack.shown == NONE else 0):
            raise ValueError(f"there is no captain to turn up on the stack of price {port.sea_map.prices[i]}")
    opened = len([frame for frame in s.stack if frame.step is port.chest])
    sea = port.sea(s)
    closed = sea.ashore[CHEST - COCOA] + sum([ship.cargo >> CHEST & 1 for ship in sea.ships]) + opened
    if sum(sea.chests) != closed:
        raise ValueError(f"{closed} chests are closed, but {sum(sea.chests)} were never opened")
    for frame in s.stack:
        if frame.step is port.island and port.sea_map.island_at[port.ship(s, frame.who).space] == NONE:
            raise ValueError("trade needs a ship at an island")
        if frame.step is port.move and port.ship(s, frame.who).captain == NONE:
            raise ValueError("a ship at sea needs a captain")
