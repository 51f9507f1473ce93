"""I-INN: placing a member in the inn, pushing a stack, buying a villager."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import FARM, MAY, NONE, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.inn.cards import Card
    from village.games.village.expansions.inn.expansion import Inn


class InnSpace(Space):
    """I-INN-2: a family without a member in the inn places one; a family with one goes straight to the cards."""

    def __init__(self, inn: Inn) -> None:
        super().__init__("inn", "I-INN-2", 5)
        self.inn = inn

    def has_guest(self, s: Village, who: Seat) -> bool:
        return s.families[who].members[self.inn.place] != 0

    def offer_actions(self, s: Village, who: Seat) -> None:
        for generation in range(4):
            if s.families[who].has(FARM, generation):
                s.offer(1 + generation)

    def possible(self, s: Village, who: Seat) -> bool:
        if self.has_guest(s, who):
            return self.inn.cycle.possible(s, who)
        return s.families[who].members[FARM] != 0

    def choices(self, s: Village, f: Frame) -> None:
        if not self.has_guest(s, f.who):
            super().choices(s, f)

    def resolve(self, s: Village, f: Frame) -> None:
        s.push(self.inn.cycle, f.who, f.arg)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        s.push(self.inn.cycle, who, MAY)
        s.families[who].walk(FARM, self.inn.place, choice - 1)
        s.emit("walk", who, choice - 1, FARM, self.inn.place)
        spend(s, who, self.inn.place_time)

    def action_token(self, choice: Choice) -> str:
        return f"place.{choice}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if not s.families[who].members[FARM]:
            return Reason("I-INN-2", "no-member-home")
        return Reason("I-INN-2", "no-member", [str(choice), "farm"])


class Cycle(Space):
    """I-INN-4, I-INN-5: which stack is pushed to use the inn?"""

    def __init__(self, inn: Inn, stacks: int) -> None:
        super().__init__("cycle", "I-INN-4", 1 + stacks)
        self.inn = inn

    def offer_actions(self, s: Village, who: Seat) -> None:
        """I-INN-7: a stack of one card is pushed only to buy, because it stays as it is."""
        stacks = self.inn.state(s).stacks
        for i in range(len(stacks)):
            if stacks[i].shown != NONE and (stacks[i].cards() > 1 or self.can_buy_any(s, who)):
                s.offer(1 + i)

    def can_buy_any(self, s: Village, who: Seat) -> bool:
        for stack in self.inn.state(s).stacks:
            if stack.shown != NONE and self.inn.can_buy(s, who, stack.shown):
                return True
        return False

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        spend(s, who, self.inn.use_time)
        s.push(self.inn.villager, who)
        self.inn.state(s).stacks[choice - 1].push()
        s.emit("push", who, choice - 1)
        self.inn.show_next(s, choice - 1)

    def action_token(self, choice: Choice) -> str:
        return f"push.{choice}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if self.inn.state(s).stacks[choice - 1].shown == NONE:
            return Reason("I-INN-5", "stack-empty", [str(choice)])
        return Reason("I-INN-7", "no-villager-affordable")


class Reveal(Step[Village]):
    """I-SET-6: which villager is turned up? The argument is the stack."""

    def __init__(self, inn: Inn) -> None:
        super().__init__("reveal", "I-SET-6", len(inn.cards))
        self.args = inn.table["inn"]["stacks"]
        self.is_chance = True
        self.inn = inn

    def choices(self, s: Village, f: Frame) -> None:
        pool = self.inn.state(s).pool
        for card in range(len(pool)):
            if pool[card]:
                s.offer_weighted(card, 1)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        state = self.inn.state(s)
        state.pool[choice] = 0
        state.stacks[f.arg].unseen -= 1
        state.stacks[f.arg].shown = choice
        s.emit("reveal", CHANCE, choice, f.arg)

    def token(self, choice: Choice) -> str:
        return self.inn.cards[choice].token

    def series(self, s: Village, f: Frame) -> str:
        return "villagers"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("I-SET-6", "villager-seen", [self.inn.cards[choice].token])


class Villager(Step[Village]):
    """I-INN-6: which of the visible villagers is bought?"""

    def __init__(self, inn: Inn) -> None:
        super().__init__("villager", "I-INN-6", 1 + len(inn.cards))
        self.inn = inn

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        for stack in self.inn.state(s).stacks:
            if stack.shown != NONE and self.inn.can_buy(s, f.who, stack.shown):
                s.offer(1 + stack.shown)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        card = choice - 1
        state = self.inn.state(s)
        self.pay(s, f.who, self.inn.cards[card])
        state.owner[card] = f.who
        s.emit("villager", f.who, card)
        for i in range(len(state.stacks)):
            if state.stacks[i].shown == card:
                self.inn.show_next(s, i)

    def pay(self, s: Village, who: Seat, villager: Card) -> None:
        family = s.families[who]
        if villager.beer:
            family.goods[self.inn.beer] -= villager.beer
            s.emit("pay_beer", who, villager.beer)
        if villager.coins:
            s.emit("pay_coins", who, villager.coins)
            family.spend(s, villager.coins)

    def token(self, choice: Choice) -> str:
        return self.inn.cards[choice - 1].token if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        token = self.inn.cards[choice - 1].token
        for stack in self.inn.state(s).stacks:
            if stack.shown == choice - 1:
                return Reason("I-INN-6", "villager-price", [token])
        return Reason("I-INN-6", "villager-not-shown", [token])
