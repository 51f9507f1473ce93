"""The evaluation of positions of My Village, and how greedy plays with it."""

import pytest

import village
from tests.builders.my_village import set_up as position
from village.bots.compiled.greedy import best_move
from village.bots.compiled.playout import Rng, sample_chance
from village.games.my_village.evaluation import progress, weights
from village.record.setup import create_table as table

HORSES = {"crafts": ["stables1"], "goods": {"horse": 2}}
TREE = {"tree": 6, "headman": "coin"}


def set_up(**setup):
    return position("dice", **setup)


def value(record, seat=0):
    return record.table.rules.evaluate(record.state, seat)


def test_every_weight_has_a_feature():
    assert set(weights("evaluation")) == set(table("my_village", seats=3).rules.evaluation.names)


def test_every_feature_has_a_name():
    rules = table("my_village", seats=3).rules
    game = set_up()
    rules.evaluation.count(game.state, 0)
    assert rules.evaluation.n == len(rules.evaluation.names)


def test_every_playout_weight_belongs_to_a_move():
    named = {f"{step} {token}" for step, tokens in weights("playout_policy").items() for token in tokens}
    assert named
    assert named <= set(table("my_village", seats=3).tokens)


def test_playout_weights_are_indexed_by_action():
    rules = table("my_village", seats=3).rules
    banner = next(step for step in rules.steps if step.name == "banner")
    read = {banner.token(choice): rules.playout_weights[banner.first + choice] for choice in range(banner.size)}
    learned = weights("playout_policy")["banner"]
    assert {token: read[token] for token in learned} == learned
    assert min(rules.playout_weights) >= 1


def test_the_evaluation_of_a_finished_game_is_the_score():
    game = village.new("my_village", seats=2, seed=5)
    while not game.over:
        game.play(game.moves[0])
    assert [value(game, seat) for seat in (0, 1)] == [100 * score["total"] for score in game.scores()]


def test_a_point_in_the_house_is_worth_a_point():
    assert value(set_up(homes={0: {"house": 3}})) - value(set_up(homes={0: {"house": 0}})) == 300


def test_weights_move_from_first_to_last_as_the_coffins_fill():
    first, last = weights("evaluation")["stables"]
    for graves in (0, 7):
        game = set_up(graves=graves, homes={0: {"crafts": ["stables1"]}})
        percent = progress(game.state)
        assert percent == 50 * (graves == 7)
        assert value(game) - value(set_up(graves=graves)) in {
            (first * (100 - percent) + last * percent) // 100 + rounding for rounding in (-1, 0, 1)
        }


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"house": 6}, {"tree": 6}),
        ({"villagers": ["abbot", "merchant"]}, {"villagers": ["merchant"]}),
        ({**HORSES, "market": ["cu14"]}, HORSES),
        ({"school": {"left": 0, "right": 1}}, {"school": {"left": 1, "right": 0}}),
        ({"cloud": 0}, {"cloud": 8}),
        ({"coins": 2}, {"coins": 0}),
    ],
)  # fmt: skip
def test_better_positions_are_evaluated_higher(better, worse):
    assert value(set_up(homes={0: better})) > value(set_up(homes={0: worse}))


def test_a_near_rat_lowers_the_value_of_story_points():
    assert value(set_up(rat=14, homes={0: TREE})) > value(set_up(rat=1, homes={0: TREE}))


def test_a_sanatory_church_removes_the_risk_of_the_rat():
    home = {**TREE, "church": "sanatory"}
    left = ["cloister", "trading", "travel"]
    assert value(set_up(rat=14, homes={0: home}, churches=left)) == value(set_up(rat=1, homes={0: home}, churches=left))


def test_a_paid_journey_counts_before_its_card_is_revealed():
    game = position(value=6, homes={0: {"coins": 1}})
    before = value(game)
    game.play("banner travel.a")
    assert game.actor == village.CHANCE
    assert value(game) > before


def test_customers_in_reach_are_worth_more_than_others():
    ready, waiting = [value(set_up(homes={0: {**HORSES, "market": [card]}})) for card in ("cu14", "cu15")]
    assert ready > waiting


def play_game(seats, greedy, seed):
    """Play a game with greedy in one seat and random in the others."""
    rules = table("my_village", seats=seats).rules
    rng = Rng(seed)
    s = rules.start()
    s.settle()
    while s.stack:
        who = s.stack[-1].who
        if who < 0:
            s.play(sample_chance(s, rng))
        elif who == greedy:
            s.play(best_move(rules, s.copy(), who))
        else:
            s.play(s.offered[rng.below(s.n)])
    return rules, s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_and_finishes_its_games(seats):
    for greedy in range(2):
        rules, s = play_game(seats, greedy, seed=11 + greedy)
        assert rules.winners(s) == [greedy]
        assert s.round < rules.tables.round_limit
