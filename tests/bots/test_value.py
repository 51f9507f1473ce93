"""What positions promise: the weights name what is counted, and the estimate ends in the score."""

import village
from tests.marriage import lay_marriage
from tests.support import lay
from village.games.village.value import progress, weights
from village.record.table import lay as table

ALL = ("inn", "goals", "customers")


def value(record, seat=0):
    return record.table.rules.value(record.state, seat)


def test_every_weight_is_counted():
    counted = table("village", seats=4, boxes=ALL).rules.estimate.names
    assert set(weights("value")) == set(counted)


def test_every_habit_is_an_answer():
    """Some answers are there with a box or a number of seats only."""
    named = {f"{step} {token}" for step, tokens in weights("habits").items() for token in tokens}
    possible = set()
    for some, seats in (((), 4), (ALL, 4), (ALL, 1), (("port",), 4), ((*ALL, "marriage"), 4)):
        possible |= set(table("village", seats=seats, boxes=some).tokens)
    assert named <= possible


def test_habits_are_read_by_the_table_of_actions():
    rules = table("village", seats=3).rules
    turn = next(step for step in rules.steps if step.name == "turn")
    read = {turn.token(choice): rules.habits[turn.first + choice] for choice in range(turn.size)}
    assert {token: read[token] for token in weights("habits")["turn"] if token in read} == {
        token: weight for token, weight in weights("habits")["turn"].items() if token in read
    }
    assert min(rules.habits) >= 1


def test_after_the_end_the_value_is_the_score():
    game = village.new(seats=2, seed=5)
    while not game.over:
        game.play(game.moves[0])
    assert [value(game, seat) for seat in (0, 1)] == [100 * score["total"] for score in game.scores()]


def test_a_point_is_worth_a_point():
    poor, rich = lay(families={0: {"prestige": 0}}), lay(families={0: {"prestige": 3}})
    assert value(rich) - value(poor) == 300


def test_weights_move_from_first_to_last_as_the_chronicle_fills():
    first, last = weights("value")["grain"]
    game = lay(families={0: {"grain": 1}})
    gone = progress(game.state)
    assert value(game) - value(lay(families={0: {"grain": 0}})) in {
        (first * (100 - gone) + last * gone) // 100 + rounding for rounding in (-1, 0, 1)
    }


def test_half_a_goal_promises_something():
    promised = []
    for cities in ([], ["north1", "north2", "south1"]):
        hands = {"gold": ["globetrotter", "merchant"]}
        game = lay(boxes=("goals",), families={0: {"markers": cities}}, goals=hands)
        goals = next(module for module in game.table.rules.modules if module.name == "goals")
        promised.append(goals.promise(game.state, 0))
    assert promised[0] == 0 < promised[1]


def test_a_villager_in_hand_promises_something():
    promised = []
    for cards in ([], ["blacksmith"], ["medico"]):
        game = lay(boxes=("inn",), inn={"owned": [cards, []]})
        inn = next(module for module in game.table.rules.modules if module.name == "inn")
        promised.append(inn.promise(game.state, 0))
    assert promised == [0, weights("inn")["villager"], 0]  # who scores at the end counts there


def test_a_better_rank_promises_more():
    promised = []
    for rank in (3, 1, 4):
        game = lay_marriage(ranks={rank: 0})
        marriage = next(module for module in game.table.rules.modules if module.name == "marriage")
        promised.append(marriage.promise(game.state, 0))
        assert marriage.promise(game.state, 1) == 0
    assert promised[0] < promised[1] == promised[2]
