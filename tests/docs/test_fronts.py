"""Going in front of a slot always combines: with what other boxes put there and with the order of the boxes."""

import pytest

import village
from tests.laws.play import keen
from village.games import find
from village.games.village.editions import BOXES
from village.games.village.module import Module
from village.kernel.step import Step
from village.record.table import assemble, lay

ASKED_BY_METHODS = {"who", "train", "cube"}
TITLE = find("village")
RULES = lay("village").rules
SLOTS = [name for name in dir(RULES) if isinstance(getattr(RULES, name), Step) and name not in ASKED_BY_METHODS]
REPLACED = {1: ["monk", "majority", "privilege", "new_round", "turn", "next_turn", "death"], 2: ["death"]}
RARE = ["gift", "arrive", "sale"]  # where three play or more; where somebody has wagons; where a box brings wares


class Knock(Step):
    """A question that changes nothing."""

    def __init__(self):
        super().__init__("knock", "V-TRN-1", 2)

    def choices(self, s, f):
        s.offer(0)
        s.offer(1)

    def choose(self, s, f, choice):
        pass


class Before(Step):
    """Asks it, then what was there."""

    def __init__(self, knock, then):
        super().__init__(f"before.{then.name}", then.rule)
        self.args = then.args
        self.by_chance = then.by_chance
        self.knock = knock
        self.then = then

    def resolve(self, s, f):
        s.push(self.then, f.who, f.arg)
        s.push(self.knock, max(f.who, 0))


class Porch(Module):
    """Goes in front of one slot."""

    def __init__(self, slot):
        super().__init__("porch")
        self.slot = slot

    def tables(self):
        return {"slot": self.slot}

    def install(self, r):
        knock = Knock()
        front = Before(knock, getattr(r, self.slot))
        setattr(r, self.slot, front)
        r.add(knock)
        r.add(front)


@pytest.fixture
def porch():
    """The box before all others, or after them."""
    before = dict(BOXES)

    def added(slot, first):
        BOXES.clear()
        mine = {"porch": lambda: Porch(slot)}
        BOXES.update({**mine, **before} if first else {**before, **mine})

    yield added
    BOXES.clear()
    BOXES.update(before)


def in_slot(rules, slot):
    """The steps that stand in a slot, from the front to the one that was there at last."""
    steps = [getattr(rules, slot)]
    while hasattr(steps[-1], "then"):
        steps.append(steps[-1].then)
    return steps


@pytest.mark.parametrize("slot", SLOTS)
def test_a_step_in_front_of_a_slot_is_asked_whatever_else_is_there(porch, slot):
    asked = 0
    for seats in (1, 2):
        for first in (True, False):
            porch(slot, first)
            table = assemble(TITLE, "bigbox", seats, ("inn", "goals", "porch"), {}, None)
            steps = in_slot(table.rules, slot)
            names = [step.name for step in steps]
            assert f"before.{names[-1] if first else names[1]}" in names
            assert (steps[-1] in table.rules.replaced) == (slot in REPLACED[seats])
            assert set(steps) <= set(table.rules.steps)
            asked += knocks(table)
    assert asked > 0 or slot in RARE


def knocks(table):
    """How often it is asked in a game to the end; any position of it can be set up again."""
    game = village.Record(table, "7")
    rules = table.rules
    for ply, _ in enumerate(keen(game, 7)):
        if ply % 20 == 0:
            assert rules.data(rules.position(rules.data(game.state))) == rules.data(game.state)
    return sum(line.split()[1] == "knock" for line in game.log)


def test_two_questions_cannot_have_one_name(porch):
    class Twin(Porch):
        def install(self, r):
            r.add(Knock())
            r.add(Knock())

    porch("turn", True)
    BOXES["porch"] = lambda: Twin("turn")
    with pytest.raises(village.BadSetup, match=r"^two questions are called 'knock'$"):
        village.new(boxes=("porch",), seed=1)
