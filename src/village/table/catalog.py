"""The catalog of games, editions, seats, expansions, options and bots, so that the page hard-codes none of it."""

from __future__ import annotations

from msgspec import Struct

from village.record.catalog import GameOffer, OptionOffer, catalog, option_offer
from village.record.custom_values import CustomValues
from village.record.errors import BadSetup
from village.record.setup import game_type_of
from village.table.problem import Problem
from village.toolkit.game_type import GameType


class Catalog(Struct):
    """What goes with the named game, edition and expansions; `games` lists every game."""

    editions: list[str]
    expansions: list[str]
    seats: list[int]
    options: list[OptionOffer]
    bots: list[str]
    games: list[GameOffer]
    custom_values: str  # name of the server's custom values for this game, "" for none


def known_game_type(name: str) -> GameType:
    try:
        return game_type_of(name)
    except BadSetup as error:
        raise Problem(400, "bad-setup", str(error)) from None


def catalog_of(game: str, edition: str, expansions: str, seats: int | None, default: CustomValues | None) -> Catalog:
    """Return what goes with a game, an edition and expansions separated by commas; the bots are not known here."""
    game_type = known_game_type(game)
    chosen_edition = edition or game_type.edition
    chosen = tuple(expansion for expansion in expansions.split(",") if expansion)
    try:
        possible = game_type.seats(chosen_edition, chosen)
        number = game_type.default_seats if seats is None else seats
        options = game_type.options(chosen_edition, number if number in possible else possible[0], chosen)
    except ValueError as error:
        raise Problem(400, "bad-setup", str(error)) from None
    offers = [option_offer(option) for option in options]
    fitting = [expansion for expansion, editions in game_type.expansions().items() if chosen_edition in editions]
    own = (default.name or default.hash) if default is not None and default.game == game_type.name else ""
    return Catalog(game_type.editions, fitting, possible, offers, [], catalog(), own)
