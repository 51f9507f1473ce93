"""My Village as the terminal shows it: the main board, the villages, the question and its moves."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from village.games.my_village.tables import bill
from village.terminal.games.my_village.main_board import MainBoard
from village.terminal.games.my_village.notes import note
from village.terminal.games.my_village.symbols import LETTERS, PEOPLE, die, goods, player
from village.terminal.games.my_village.village_board import VillageBoard
from village.terminal.scene import Event, Examples, Scene, View
from village.terminal.wrap import wrap_items

SUM_COLUMNS: Final = 6  # width of the sums of two dice
OPENING: Final = ("round",)  # setup events to show; the board shows the rest


class MyVillageScene(Scene):
    """The scene of My Village."""

    hidden_events = ("roll",)  # the pool shows it

    def full(self, view: View, humans: frozenset[int]) -> list[Text]:
        homes = [VillageBoard(view, self.words, seat).lines(humans) for seat in range(view["seats"])]
        return [*MainBoard(view, self.words).lines(), *(line for home in homes for line in home)]

    def brief(self, view: View, seat: int, humans: frozenset[int]) -> list[Text]:
        """Draw the dice, the banners they open, and the village of the seat, for small windows."""
        board = MainBoard(view, self.words)
        return [*board.top(), *board.values(), *VillageBoard(view, self.words, seat).lines(humans)]

    def hint(self) -> str:
        return self.words.label("board-hint")

    def letter(self, seat: int) -> str:
        return LETTERS[seat]

    def style(self, seat: int) -> str:
        return PEOPLE[seat] if seat >= 0 else super().style(seat)

    def player(self, seat: int) -> Text:
        return player(self.words, seat)

    def opening(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event["kind"] in OPENING]

    def question(self, view: View) -> str:
        """Return the question, with its subject if the moves do not name it."""
        words, ask = self.words, view["ask"]
        question = words.text.question(ask["question"], ask["subject"])
        subject = ""
        if ask["question"] == "pay":
            unpaid = dict(view["now"]["bill"])
            wild = unpaid.pop("wild", 0)
            subject = words.label("asked-pay", goods=goods(words, bill(unpaid)), wild=wild)
        elif ask["question"] == "customer":
            subject = words.label("asked-taken", n=view["now"]["steward"]["taken"])
        return words.label("asked-more", question=question, about=subject) if subject else question

    def move_list(self, view: View) -> list[Text]:
        return self.pairs(view) if view["ask"]["question"] == "dice" else super().move_list(view)

    def pairs(self, view: View) -> list[Text]:
        """Return the pairs of dice, one line for every sum."""
        rows: dict[int, list[Text]] = {}
        for number, token in enumerate(view["ask"]["tokens"], 1):
            pair = token.split(" ", 1)[1].split(".")
            symbols = [die(self.words, kind) for kind in pair]
            black = note(view, self.words, token)
            cell = Text.assemble((f"{number:>2} ", "bold"), symbols[0], " ", symbols[1], (black, "dim"))
            rows.setdefault(sum(int(kind[-1]) for kind in pair), []).append(cell)
        return [line for total, cells in sorted(rows.items()) for line in wrap_items(f"= {total}", cells, SUM_COLUMNS)]

    def note(self, view: View, token: str) -> str:
        return note(view, self.words, token)

    def obvious_reasons(self, setting: View) -> list[str]:
        """Return the reasons that are visible on the board."""
        return ["other-value", "no-such-die", "gone", "not-in-display", "not-yours", "not-there", "other-letter"]

    def legend(self) -> str:
        return self.words.label("help-legend")

    def examples(self, view: View) -> Examples:
        return Examples(view["ask"]["tokens"][0].partition(" ")[2], "smithy", "M-BAN")


SCENE: Final = MyVillageScene
