"""A tree over the answers of one seat, and the bot that asks it."""

import pytest

import village
from tests.bots.nets import install, layout_of, untaught
from village.bots.bot import Chair
from village.bots.net import bot as net_bot
from village.bots.net import tree_bot
from village.bots.net.policy import Policy
from village.bots.net.tree import SIDE_BY_SIDE, Answer, Tree
from village.bots.net.trials import Trials
from village.bots.registry import find
from village.bots.seated_bot import SeatedBot, play_out
from village.bots.strengths import strength
from village.record.table import lay

PLAIN = {"seats": 2}
SECRETS = {"seats": 2, "boxes": ("goals",)}


@pytest.fixture(autouse=True)
def _forget():
    yield
    net_bot.weights_of.cache_clear()


def trials_at(setting):
    table = lay("village", **setting)
    return Trials(Policy(untaught(layout_of(setting)), table), table.rules, 0)


def asked(setting=PLAIN, seed=5, answers=0):
    """A position in which the first seat has a choice, after so many answers."""
    game = village.new("village", seed=seed, **setting)
    while game.actor != 0 or len(game.log) < answers:
        game.play(game.moves[0])
    return game.state


def grown(tree, lines=60):
    return [(answer.choice, answer.tries, answer.worth) for answer in tree.grow(lines)]


def nodes_of(node):
    below = [kid for answer in node.answers for kid in answer.nodes]
    return [node, *(found for kid in below for found in nodes_of(kid))]


def test_a_tree_leaves_the_position_alone_and_grows_the_same_again_by_its_key():
    s = asked(answers=54)  # a round is about to end
    before = s.legal()
    first, again, other = (grown(Tree(trials_at(PLAIN), s, key, 0.1)) for key in (7, 7, 8000))
    assert s.legal() == before
    assert first == again != other
    assert all(0 <= worth <= 1 for _, _, worth in first)


def test_every_line_counts_for_every_answer_on_its_way():
    tree = Tree(trials_at(PLAIN), asked(), 7, 0.1)
    tree.grow(60)
    for node in nodes_of(tree.root):
        assert node.visits == sum(answer.begun for answer in node.answers) or not node.answers
        for answer in node.answers:
            assert answer.tries == answer.begun
            assert len(answer.nodes) == answer.drawn
            assert answer.tries == sum(kid.visits for kid in answer.nodes) + len(answer.nodes)


def test_a_node_is_a_question_to_the_seat_or_the_end():
    tree = Tree(trials_at(PLAIN), asked(), 7, 0.1)
    tree.grow(60)
    for node in nodes_of(tree.root):
        assert node.state.actor == 0 if node.answers else node.state.over


def test_where_chance_has_a_say_an_answer_leads_to_many_positions():
    tree = Tree(trials_at(SECRETS), asked(SECRETS), 7, 0.1)
    best = tree.grow(60)[0]
    assert tree.hidden
    assert len(best.nodes) > 2
    assert not Tree(trials_at(PLAIN), asked(), 7).hidden


def test_what_is_worth_more_is_tried_more():
    tree = Tree(trials_at(PLAIN), asked(), 7, 0.1)
    tree.root.answers = [Answer(0, 0.6), Answer(1, 0.4)]
    for answer, worth in zip(tree.root.answers, (0.45, 0.55), strict=True):
        answer.begun = answer.tries = 20
        answer.total = 20 * worth
    tree.root.visits = 40
    assert tree.select(tree.root) is tree.root.answers[1]
    tree.root.answers[1].begun += 400  # on their way
    tree.root.visits += 400
    assert tree.select(tree.root) is tree.root.answers[0]


def test_a_sure_answer_needs_no_tree_and_neither_does_one_without_time():
    tree = Tree(trials_at(PLAIN), asked(), 7, 0.1)
    assert [answer.tries for answer in tree.grow(60, seconds=0.0)] == [0] * len(tree.root.answers)
    tree.root.answers = tree.root.answers[:1]
    assert tree.grow(60) == tree.root.answers
    assert not tree.root.visits


def test_it_ends_when_the_rest_could_not_change_the_answer():
    tree = Tree(trials_at(PLAIN), asked(), 7, 0.1)
    tree.root.answers = tree.root.answers[:2]
    tree.root.answers[0].liked = 1.0
    best = tree.grow(200)
    assert best[0].tries + best[1].tries < 200
    assert best[0].tries - best[1].tries >= 200 - tree.root.visits - SIDE_BY_SIDE


def test_the_end_of_the_game_counts_as_it_is():
    game = village.new("village", seed=5, **PLAIN)
    play_out(game, [SeatedBot("greedy"), SeatedBot("greedy")])
    last = max(ply for ply, line in enumerate(game.log) if line.startswith("0 "))
    late = village.new("village", seed=5, **PLAIN)
    for line in game.log[:last]:
        if len(late.log) < last and not line.startswith("-1"):
            late.play(line.split(" ", 1)[1])
    tree = Tree(trials_at(PLAIN), late.state, 7, 0.1)
    tree.grow(60)
    ends = [node for node in nodes_of(tree.root) if node.state.over]
    assert ends
    assert {node.promise for node in ends} <= {0.0, 0.5, 1.0}


def test_master_plays_legally_to_the_end(monkeypatch, tmp_path):
    install(monkeypatch, tmp_path / "net.npz", untaught(layout_of(PLAIN)))
    game = village.new("village", seed=5, **PLAIN)
    with SeatedBot("master") as player:
        for _ in range(5):
            while game.actor != 0:
                game.play(game.moves[0])
            game.play(player.answer(game))
    play_out(game, [SeatedBot("random"), SeatedBot("random")])
    assert game.over


def test_the_tree_of_a_level_grows_with_the_seats_and_that_of_a_setting_does_not():
    at_two = strength("village", "master", 0)
    assert [find("master").lines_for("village", seats) for seats in (1, 2, 4)] == [at_two, at_two, 2 * at_two]
    assert [find("tree:30").lines_for("village", seats) for seats in (1, 2, 4)] == [30, 30, 30]


def test_where_a_game_has_no_net_master_searches_and_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(tree_bot, "path_of", lambda game: tmp_path / "none.npz")
    game = village.new("village", seed=5, **PLAIN)
    bot = find("master")
    bot.stand_in.stand_in.simulations = 8
    with pytest.warns(RuntimeWarning, match="there is no net for village yet: mcts plays instead"):
        assert bot.choose(Chair(game, game.actor)) in game.moves
