"""Questions of the expansions offer every order, and what bots skip of it leads to no other position."""

import random

import pytest

from tests.builders.inn import set_up_inn, stacks
from tests.builders.marriage import AFTER, set_up_marriage
from tests.builders.port import set_up_port
from tests.builders.village import at
from village import CHANCE
from village.toolkit.pruning import distinct_choices

COLOURS = ["brown", "green", "orange", "pink"]
CARGO = ["scroll", "horse", "ox", "plow", "wagon"]
OVER = [["over", 0, 0]]


def crowd(rng):
    """Return up to one member of each of the first two generations."""
    return [rng.randrange(2), rng.randrange(2), 0, 0]


def loading(rng):
    farm = {"grain": rng.randrange(3), "goods": {good: rng.randrange(2) for good in CARGO}}
    members = at(farm=[1, *crowd(rng)[1:]])
    ships = {0: {"captain": "1a"}}
    below = [["end_turn", 0, 0], ["move", 0, 0]]
    return set_up_port("load", below=below, ships=ships, families={0: {**farm, "members": members}})


def lighter(rng):
    farm = {"grain": rng.randrange(3), "goods": {good: rng.randrange(2) for good in CARGO}}
    ships = {0: {"captain": "1a", "space": "w1", "holds": rng.sample(CARGO, rng.randrange(3))}}
    members = at(farm=[1, *crowd(rng)[1:]])
    game = set_up_port(
        "window", ships=ships, expansions=("inn", "port"), families={0: {**farm, "members": members}},
        inn=stacks(owned={0: ["quartermaster"]}, port=True),
    )  # fmt: skip
    if game.moves == ["window pass", "window quartermaster"]:
        game.play("window quartermaster")
    return game


def island(rng):
    water, name = rng.choice([("w1", "i1"), ("w4", "i3"), ("w6", "i5"), ("w7", "i6")])
    holds = rng.sample(["grain", *CARGO, "cocoa"], rng.randrange(4))
    members = at(farm=[1, 0, 0, 0], ship=[int(len(holds) < 3 and rng.random() < 0.7), 0, 0, 0])
    ships = {0: {"space": water, "captain": "1a", "holds": holds, "entered": [water]}}
    game = set_up_port("move", ships=ships, families={0: {"members": members}})
    game.play(f"move to.{name}")
    return game


def spending(rng):
    own = {"coins": rng.randrange(3), "cubes": {colour: rng.randrange(3) for colour in COLOURS}}
    cubes = rng.randrange(1, 4)
    if own["coins"] + sum(own["cubes"].values()) < cubes:
        own["coins"] += cubes
    custom_values = {"values": {"port.captains.1e.any": 3}}
    ships = {0: {"space": "w3", "captain": "1e"}}
    return set_up_port("spend", arg=5 * cubes, ships=ships, families={0: own}, custom_values=custom_values)


def priest(rng):
    members = at(farm=[0, 0, 0, 1], bag=[1, *crowd(rng)[1:]])
    families = {0: {"members": members, "coins": 0}}
    game = set_up_inn(
        "window.bag", start=1, owned={0: ["priest"]}, families=families, below=[*OVER, ["monk", CHANCE, 0]]
    )
    game.play("window priest")
    return game


def nun(rng):
    first = [1, rng.randrange(3), rng.randrange(2), 0]
    windows = {"window1": first, "window2": crowd(rng), "window3": [rng.randrange(2), 0, 0, 0]}
    families = {0: {"members": at(farm=[0, 0, 0, 1], **windows), "grain": 0}}
    game = set_up_inn("window.promote", start=1, below=OVER, owned={0: ["nun"]}, families=families)
    game.play("window nun")
    return game


def bread(rng):
    members = at(farm=[1, 0, 0, 0], window1=crowd(rng), window2=crowd(rng), window3=[1, 0, 0, 0])
    farm = {"grain": rng.randrange(4), "members": members}
    return set_up_marriage("promote", start=1, below=AFTER, bread={0: rng.randrange(3)}, families={0: farm})


def smuggler(rng):
    given = rng.choice(COLOURS)
    bag = {colour: 33 - rng.randrange(3) for colour in COLOURS if colour != given}
    spaces = {"grain": {"plague": 1}, "church": {"plague": 1}}
    game = set_up_marriage("smuggler", spaces=spaces, bag=bag, families={0: {"cubes": {given: 1}}})
    if f"smuggler give.{given}" in game.moves:
        game.play(f"smuggler give.{given}")
    return game


QUESTIONS = {
    "load": loading, "lighter": lighter, "island": island, "spend": spending, "call": priest, "mercy": nun,
    "promote": bread, "cube": smuggler,
}  # fmt: skip
INSIDE = {"mercy": ["mercy", "lift"]}  # questions that belong together


def ends(s, names, choices):
    """Return the position after each sequence of choices, without the question that is asked last."""
    if not s.stack or s.stack[-1].step.name not in names:
        data = s.rules.data(s)
        return {repr([data[key] for key in data if key != "stack"])}
    results = set()
    for choice in choices(s):
        after = s.copy()
        after.play(choice)
        results |= ends(after, names, choices)
    return results


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_bots_skip_leads_to_no_other_position(question):
    rng = random.Random(question)
    names = INSIDE.get(question, [question])
    skipped = 0
    for _ in range(25):
        state = QUESTIONS[question](rng).state
        if not state.stack or state.stack[-1].step.name != question:
            continue
        assert state.stack[-1].step.prunes
        assert ends(state, names, distinct_choices) == ends(state, names, lambda s: s.legal())
        skipped += count_skipped(state, names)
    assert skipped


def count_skipped(s, names):
    """Return the number of skipped choices along all paths; each question leaves at least one."""
    if not s.stack or s.stack[-1].step.name not in names:
        return 0
    left = distinct_choices(s)
    assert left
    skipped = s.n - len(left)
    for choice in s.legal():
        after = s.copy()
        after.play(choice)
        skipped += count_skipped(after, names)
    return skipped
