"""The evaluation of positions: its weights belong to features, and at the end it equals the score."""

import village
from tests.builders.marriage import set_up_marriage
from tests.builders.village import set_up
from village.games.village.evaluation import progress, weights
from village.record.setup import create_table as table

ALL = ("inn", "goals", "customers")


def value(record, seat=0):
    return record.table.rules.evaluate(record.state, seat)


def test_every_weight_has_a_feature():
    counted = table("village", seats=4, expansions=ALL).rules.evaluation.names
    assert set(weights("evaluation")) == set(counted)


def test_every_playout_weight_belongs_to_a_move():
    """Some moves exist only with an expansion or a number of seats."""
    named = {f"{step} {token}" for step, tokens in weights("playout_policy").items() for token in tokens}
    possible = set()
    for expansions, seats in (((), 4), (ALL, 4), (ALL, 1), (("port",), 4), ((*ALL, "marriage"), 4)):
        possible |= set(table("village", seats=seats, expansions=expansions).tokens)
    assert named <= possible


def test_playout_weights_are_indexed_by_action():
    rules = table("village", seats=3).rules
    turn = next(step for step in rules.steps if step.name == "turn")
    read = {turn.token(choice): rules.playout_weights[turn.first + choice] for choice in range(turn.size)}
    assert {token: read[token] for token in weights("playout_policy")["turn"] if token in read} == {
        token: weight for token, weight in weights("playout_policy")["turn"].items() if token in read
    }
    assert min(rules.playout_weights) >= 1


def test_the_evaluation_of_a_finished_game_is_the_score():
    game = village.new(seats=2, seed=5)
    while not game.over:
        game.play(game.moves[0])
    assert [value(game, seat) for seat in (0, 1)] == [100 * score["total"] for score in game.scores()]


def test_a_point_is_worth_a_point():
    poor, rich = set_up(families={0: {"prestige": 0}}), set_up(families={0: {"prestige": 3}})
    assert value(rich) - value(poor) == 300


def test_weights_move_from_first_to_last_as_the_chronicle_fills():
    first, last = weights("evaluation")["grain"]
    game = set_up(families={0: {"grain": 1}})
    percent = progress(game.state)
    assert value(game) - value(set_up(families={0: {"grain": 0}})) in {
        (first * (100 - percent) + last * percent) // 100 + rounding for rounding in (-1, 0, 1)
    }


def test_a_partly_reached_goal_has_value():
    evaluations = []
    for cities in ([], ["north1", "north2", "south1"]):
        hands = {"gold": ["globetrotter", "merchant"]}
        game = set_up(expansions=("goals",), families={0: {"markers": cities}}, goals=hands)
        goals = next(expansion for expansion in game.table.rules.expansions if expansion.name == "goals")
        evaluations.append(goals.evaluate(game.state, 0))
    assert evaluations[0] == 0 < evaluations[1]


def test_a_villager_in_hand_has_value():
    evaluations = []
    for cards in ([], ["blacksmith"], ["medico"]):
        game = set_up(expansions=("inn",), inn={"owned": [cards, []]})
        inn = next(expansion for expansion in game.table.rules.expansions if expansion.name == "inn")
        evaluations.append(inn.evaluate(game.state, 0))
    assert evaluations == [0, weights("inn")["villager"], 0]  # scored at the end of the game


def test_a_better_rank_is_worth_more():
    evaluations = []
    for rank in (3, 1, 4):
        game = set_up_marriage(ranks={rank: 0})
        marriage = next(expansion for expansion in game.table.rules.expansions if expansion.name == "marriage")
        evaluations.append(marriage.evaluate(game.state, 0))
        assert marriage.evaluate(game.state, 1) == 0
    assert evaluations[0] < evaluations[1] == evaluations[2]
