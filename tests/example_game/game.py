"""Draw a card that only you see, keep it or pass it to your neighbor; after two rounds the highest sum wins."""

from village.kernel.event import Reason
from village.kernel.game import Game
from village.kernel.state import State
from village.kernel.step import Step
from village.kernel.types import CHANCE, OVER
from village.toolkit.events import event_data
from village.toolkit.positions import amount, mapping, read_stack, sequence, stack_data
from village.toolkit.tables import digest, read, row, values_of

NOTHING = 0
WORDS = {"draw": {}, "keep": {}, "pass": {}, "over": {}}


class Hands(State):
    """Cards by seat, and the card that was drawn."""

    def __init__(self, game):
        super().__init__(row([0] * game.widest), row([0] * game.widest))
        self.game = game
        self.hands = [[] for _ in range(game.seats)]
        self.drawn = NOTHING

    def copy(self):
        twin = Hands(self.game)
        self.copy_into(twin)
        twin.hands = [list(hand) for hand in self.hands]
        twin.drawn = self.drawn
        return twin

    def pile(self):
        known = [card for hand in self.hands for card in hand] + [self.drawn]
        return [card for card in self.game.cards if card not in known]


class Draw(Step):
    """T-1: a card is drawn from the pile; only one seat sees it."""

    def __init__(self, cards):
        super().__init__("draw", "T-1", max(cards) + 1)
        self.is_chance = True

    def choices(self, s, f):
        for card in s.pile():
            s.offer_weighted(card, 1)

    def choose(self, s, f, choice):
        s.drawn = choice
        s.emit("draw", f.arg)

    def series(self, s, f):
        return "pile"

    def owner(self, f):
        return f.arg


class Keep(Step):
    """T-2: keep it, or pass it to the next seat; a seat with two cards of a round cannot pass."""

    def __init__(self):
        super().__init__("card", "T-2", 2)
        self.opens_turn = True

    def choices(self, s, f):
        s.offer(0)
        if not s.game.options["keep_all"] or len(s.hands[f.who]) == 0:
            s.offer(1)

    def choose(self, s, f, choice):
        to = (f.who + choice) % len(s.hands)
        s.hands[to].append(s.drawn)
        s.drawn = NOTHING
        s.emit("pass" if choice else "keep", f.who)

    def token(self, choice):
        return "pass" if choice else "keep"

    def why(self, s, f, choice):
        return Reason("T-2", "one-pass")


class TenCards(Game):
    """The rules of one table."""

    def __init__(self, seats, options):
        super().__init__("ten_cards", 1, seats)
        table = values_of(read("tests.example_game", "cards"))["cards"]
        self.cards, self.laps = table["values"], table["rounds"]
        self.tables_hash = digest(table)
        self.options = options
        self.over_rule = "T-3"
        self.line_rules = {"cards": "T-3"}
        self.draw, self.keep = Draw(self.cards), Keep()
        self.draw.args = seats
        self.add(self.draw)
        self.add(self.keep)
        self.index_actions()

    def start(self):
        s = Hands(self)
        for seat in reversed([seat for _ in range(self.laps) for seat in range(self.seats)]):
            s.push(self.keep, seat)
            s.push(self.draw, CHANCE, seat)
        return s

    def scores(self, s):
        return [{"cards": sum(hand)} for hand in s.hands]

    def total(self, s, seat):
        return sum(s.hands[seat])

    def winners(self, s):
        totals = [sum(hand) for hand in s.hands]
        return [seat for seat in range(self.seats) if totals[seat] == max(totals)]

    def data(self, s):
        return {"hands": [list(hand) for hand in s.hands], "drawn": s.drawn, "stack": stack_data(s)}

    def position(self, data):
        mapping(data, ["hands", "drawn", "stack"], "a position")
        s = Hands(self)
        for seat, hand in enumerate(sequence(data.get("hands", []), "hands")):
            s.hands[seat] = [amount(card, "a card", max(self.cards)) for card in hand]
        s.drawn = amount(data.get("drawn", NOTHING), "the drawn card", max(self.cards))
        read_stack(s, self, data.get("stack", []))
        return s

    def view(self, s, seat):
        """Only the seat that drew the card knows it."""
        data = self.data(s)
        return data if s.actor in (seat, OVER) else {**data, "drawn": NOTHING}

    def layout(self):
        return [*(f"own.{card}" for card in self.cards), "drawn"]

    def observe(self, s, seat, out, at):
        for place, card in enumerate(self.cards):
            out[at + place] = int(card in s.hands[seat])
        out[at + len(self.cards)] = s.drawn if s.actor == seat else NOTHING
        return at + len(self.cards) + 1

    def determinize(self, s, seat):
        """Return a copy in which a card that another seat drew is redrawn."""
        twin = s.copy()
        if twin.stack and twin.drawn and twin.actor != seat:
            twin.drawn = NOTHING
            twin.push(self.draw, CHANCE, twin.actor)
            twin.settle()
        return twin

    def event_data(self, event):
        return event_data(event, WORDS[event.kind], {})
