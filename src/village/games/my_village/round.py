"""M-SET, M-RND, M-END: setup, rounds, turns and the end of the game."""

from __future__ import annotations

from village.games.my_village.rules import Rules
from village.games.my_village.state import MyVillage
from village.games.my_village.vocabulary import BLACK_DICE, DICE, SYMBOLS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, OVER, Choice, Count


class Deal(Step[MyVillage]):
    """M-SET-16: boards, the top monks, customers, the first round."""

    def __init__(self) -> None:
        super().__init__("deal", "M-SET-16")
        self.is_chance = True

    def resolve(self, s: MyVillage, f: Frame) -> None:
        s.push(s.rules.prepare, CHANCE)
        s.push(s.rules.refill, 0)
        for symbol in reversed(range(len(SYMBOLS))):
            s.push(s.rules.monk, CHANCE, symbol)
        for seat in reversed(range(len(s.villages))):
            s.push(s.rules.board, CHANCE, seat)


class Board(Step[MyVillage]):
    """M-SET-8: which board does a seat get? The argument is the seat."""

    def __init__(self, r: Rules) -> None:
        super().__init__("board", "M-SET-8", len(r.tables.play))
        self.args = r.seats
        self.is_chance = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        taken: Count = 0
        for village in s.villages:
            if village.board >= 0:
                taken |= 1 << village.board
        for board in range(self.size):
            if not taken >> board & 1:
                s.offer_weighted(board, 1)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.villages[f.arg].board = choice
        s.emit("board", f.arg, choice)

    def token(self, choice: Choice) -> str:
        return str(choice + 1)

    def series(self, s: MyVillage, f: Frame) -> str:
        return "setup.board"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-SET-8", "board-given")


class Prepare(Step[MyVillage]):
    """M-RND-2: the owner of the hand starts; a story point is placed on it. Then all dice are rolled."""

    def __init__(self) -> None:
        super().__init__("prepare", "M-RND-2")
        self.is_chance = True

    def resolve(self, s: MyVillage, f: Frame) -> None:
        s.round += 1
        s.turn = 0
        s.start = s.hand
        s.palm = 1
        s.hand_story += s.rules.tables.hand_story
        for kind in range(len(DICE)):
            s.pool[kind] = 0
        s.emit("round", s.start, s.round)
        s.push(s.rules.roll, CHANCE, 0)


class Roll(Step[MyVillage]):
    """M-RND-3: all dice, the white ones first; the argument counts them."""

    def __init__(self, r: Rules) -> None:
        super().__init__("roll", "M-RND-3", len(DICE))
        self.args = r.dice_count + 1
        self.is_chance = True
        self.uniform = True
        self.white: Count = r.tables.white_dice
        self.all: Count = r.dice_count

    def choices(self, s: MyVillage, f: Frame) -> None:
        if f.arg == self.all:
            return
        first: Count = 0 if f.arg < self.white else BLACK_DICE
        offered, weights = s.offered, s.weights
        for face in range(6):
            offered[face] = first + face
            weights[face] = 1
        s.n = 6

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.pool[choice] += 1
        s.emit("roll", CHANCE, choice)
        s.push(self, CHANCE, f.arg + 1)

    def resolve(self, s: MyVillage, f: Frame) -> None:
        s.push(s.rules.dice, s.start)

    def token(self, choice: Choice) -> str:
        return DICE[choice]

    def series(self, s: MyVillage, f: Frame) -> str:
        return f"dice.{s.round}"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-RND-3", "other-colour")


class NextTurn(Step[MyVillage]):
    """M-RND-4: clockwise until the round is over; M-END-1, M-END-4: another round, or the end."""

    def __init__(self) -> None:
        super().__init__("next_turn", "M-RND-4")

    def resolve(self, s: MyVillage, f: Frame) -> None:
        s.clear()
        s.turn += 1
        if s.turn < s.rules.turns:
            s.push(s.rules.dice, s.after(f.who))
        elif over(s):
            s.emit("over", OVER)
        else:
            s.push(s.rules.prepare, CHANCE)


def over(s: MyVillage) -> bool:
    tables = s.rules.tables
    return s.coffins() >= tables.end_coffins or s.round >= tables.round_limit
