"""The game type of Ten Cards, as the entry point of another package would provide it."""

from tests.example_game.game import TenCards
from village.toolkit.game_type import GameType
from village.toolkit.options import settings, switch


class TenCardsGameType(GameType):
    """Two or three seats, one edition, no expansions, one option."""

    def __init__(self):
        super().__init__("ten_cards", "tests.example_game", ["first"], "first")

    def seats(self, edition, expansions):
        if edition not in self.editions or expansions:
            raise ValueError("there is one edition, and no expansion")
        return [2, 3]

    def options(self, edition, seats, expansions):
        return [switch("keep_all", False)]

    def tables(self):
        return ["cards"]

    def assemble(self, edition, seats, expansions, options):
        if seats not in self.seats(edition, expansions):
            raise ValueError(f"two or three play, not {seats!r}")
        return TenCards(seats, settings(self.options(edition, seats, expansions), options))


GAME_TYPE = TenCardsGameType()
