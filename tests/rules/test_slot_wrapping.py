"""Hooks in front of a slot combine with those of other expansions, in any order of the expansions."""

import pytest

import village
from tests.properties.play import play_actively
from village.games import find
from village.games.village.assembly import EXPANSIONS
from village.games.village.expansion import Expansion
from village.kernel.step import Step
from village.record.setup import assemble, create_table

PUSHED_BY_METHODS = {"who", "train", "cube"}
GAME_TYPE = find("village")
RULES = create_table("village").rules
SLOTS = [name for name in dir(RULES) if isinstance(getattr(RULES, name, None), Step) and name not in PUSHED_BY_METHODS]
REPLACED = {1: ["monk", "majority", "privilege", "new_round", "turn", "next_turn", "death"], 2: ["death"]}
RARE = ["gift", "arrive", "sale"]  # with three players or more; with wagons; with wares of an expansion


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
    """Asks `knock`, then the wrapped step."""

    def __init__(self, knock, wrapped):
        super().__init__(f"before.{wrapped.name}", wrapped.rule)
        self.args = wrapped.args
        self.is_chance = wrapped.is_chance
        self.knock = knock
        self.wrapped = wrapped

    def resolve(self, s, f):
        s.push(self.wrapped, f.who, f.arg)
        s.push(self.knock, max(f.who, 0))


class Porch(Expansion):
    """An expansion that wraps one slot."""

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
    """Install the example expansion before or after all others."""
    before = dict(EXPANSIONS)

    def added(slot, first):
        EXPANSIONS.clear()
        own = {"porch": lambda: Porch(slot)}
        EXPANSIONS.update({**own, **before} if first else {**before, **own})

    yield added
    EXPANSIONS.clear()
    EXPANSIONS.update(before)


def in_slot(rules, slot):
    """Return the steps in a slot, from the outermost to the original one."""
    steps = [getattr(rules, slot)]
    while hasattr(steps[-1], "wrapped"):
        steps.append(steps[-1].wrapped)
    return steps


@pytest.mark.parametrize("slot", SLOTS)
def test_a_step_that_wraps_a_slot_is_asked_with_all_other_expansions(porch, slot):
    count = 0
    for seats in (1, 2):
        for first in (True, False):
            porch(slot, first)
            table = assemble(GAME_TYPE, "bigbox", seats, ("inn", "goals", "porch"), {}, None)
            steps = in_slot(table.rules, slot)
            names = [step.name for step in steps]
            assert f"before.{names[-1] if first else names[1]}" in names
            assert (steps[-1] in table.rules.replaced) == (slot in REPLACED[seats])
            assert set(steps) <= set(table.rules.steps)
            count += knocks(table)
    assert count > 0 or slot in RARE


def knocks(table):
    """Play to the end, check that every position can be restored, and return how often `knock` was asked."""
    game = village.Record(table, "7")
    rules = table.rules
    for ply, _ in enumerate(play_actively(game, 7)):
        if ply % 20 == 0:
            assert rules.data(rules.position(rules.data(game.state))) == rules.data(game.state)
    return sum(line.split()[1] == "knock" for line in game.log)


def test_two_questions_cannot_have_one_name(porch):
    class Twin(Porch):
        def install(self, r):
            r.add(Knock())
            r.add(Knock())

    porch("turn", True)
    EXPANSIONS["porch"] = lambda: Twin("turn")
    with pytest.raises(village.BadSetup, match=r"^two questions have the name 'knock'$"):
        village.new(expansions=("porch",), seed=1)
