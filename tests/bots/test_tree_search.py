"""Tree search with a net, and the bot that uses it."""

import pytest

import village
from tests.bots.nets import install, layout_of, untrained
from village.bots.bot import PlayerView
from village.bots.bot_player import BotPlayer, play_out
from village.bots.level_config import level_parameter
from village.bots.net import files
from village.bots.net.policy import Policy
from village.bots.net.rollouts import NetRollouts
from village.bots.net.tree_search import BATCH_SIZE, Move, Tree
from village.bots.registry import find
from village.record.setup import create_table

PLAIN = {"seats": 2}
SECRETS = {"seats": 2, "expansions": ("goals",)}


@pytest.fixture(autouse=True)
def _clear_cache():
    yield
    files.weights_of.cache_clear()


def rollouts_at(setting):
    table = create_table("village", **setting)
    return NetRollouts(Policy(untrained(layout_of(setting)), table), table.rules, 0)


def position_with_choice(setting=PLAIN, seed=5, moves=0):
    """Return a position in which the first seat has a choice, after this many moves."""
    game = village.new("village", seed=seed, **setting)
    while game.actor != 0 or len(game.log) < moves:
        game.play(game.moves[0])
    return game.state


def grown(tree, simulations=60):
    return [(move.choice, move.finished, move.value) for move in tree.grow(simulations)]


def nodes_of(node):
    children = [child for move in node.moves for child in move.nodes]
    return [node, *(descendant for child in children for descendant in nodes_of(child))]


def test_a_tree_does_not_change_the_position_and_is_reproducible():
    s = position_with_choice(moves=54)  # a round is about to end
    before = s.legal()
    first, same, different = (grown(Tree(rollouts_at(PLAIN), s, key, 0.1)) for key in (7, 7, 8000))
    assert s.legal() == before
    assert first == same != different
    assert all(0 <= value <= 1 for _, _, value in first)


def test_every_simulation_counts_for_every_move_on_its_path():
    tree = Tree(rollouts_at(PLAIN), position_with_choice(), 7, 0.1)
    tree.grow(60)
    for node in nodes_of(tree.root):
        assert node.visits == sum(move.started for move in node.moves) or not node.moves
        for move in node.moves:
            assert move.finished == move.started
            assert len(move.nodes) == move.samples
            assert move.finished == sum(child.visits for child in move.nodes) + len(move.nodes)


def test_a_node_is_a_question_to_the_seat_or_the_end():
    tree = Tree(rollouts_at(PLAIN), position_with_choice(), 7, 0.1)
    tree.grow(60)
    for node in nodes_of(tree.root):
        assert node.state.actor == 0 if node.moves else node.state.over


def test_a_move_followed_by_a_draw_leads_to_several_nodes():
    tree = Tree(rollouts_at(SECRETS), position_with_choice(SECRETS), 7, 0.1)
    best = tree.grow(60)[0]
    assert tree.has_hidden_info
    assert len(best.nodes) > 2
    assert not Tree(rollouts_at(PLAIN), position_with_choice(), 7).has_hidden_info


def test_better_moves_are_selected_more_often():
    tree = Tree(rollouts_at(PLAIN), position_with_choice(), 7, 0.1)
    tree.root.moves = [Move(0, 0.6), Move(1, 0.4)]
    for move, value in zip(tree.root.moves, (0.45, 0.55), strict=True):
        move.started = move.finished = 20
        move.total = 20 * value
    tree.root.visits = 40
    assert tree.select(tree.root) is tree.root.moves[1]
    tree.root.moves[1].started += 400  # still running
    tree.root.visits += 400
    assert tree.select(tree.root) is tree.root.moves[0]


def test_a_single_move_or_no_time_needs_no_simulations():
    tree = Tree(rollouts_at(PLAIN), position_with_choice(), 7, 0.1)
    assert [move.finished for move in tree.grow(60, seconds=0.0)] == [0] * len(tree.root.moves)
    tree.root.moves = tree.root.moves[:1]
    assert tree.grow(60) == tree.root.moves
    assert not tree.root.visits


def test_the_search_stops_once_the_best_move_cannot_change():
    tree = Tree(rollouts_at(PLAIN), position_with_choice(), 7, 0.1)
    tree.root.moves = tree.root.moves[:2]
    tree.root.moves[0].prior = 1.0
    best = tree.grow(200)
    assert best[0].finished + best[1].finished < 200
    assert best[0].finished - best[1].finished >= 200 - tree.root.visits - BATCH_SIZE


def test_finished_games_count_with_their_result():
    game = village.new("village", seed=5, **PLAIN)
    play_out(game, [BotPlayer("greedy"), BotPlayer("greedy")])
    last = max(ply for ply, line in enumerate(game.log) if line.startswith("0 "))
    late = village.new("village", seed=5, **PLAIN)
    for line in game.log[:last]:
        if len(late.log) < last and not line.startswith("-1"):
            late.play(line.split(" ", 1)[1])
    tree = Tree(rollouts_at(PLAIN), late.state, 7, 0.1)
    tree.grow(60)
    ends = [node for node in nodes_of(tree.root) if node.state.over]
    assert ends
    assert {node.evaluation for node in ends} <= {0.0, 0.5, 1.0}


def test_master_plays_legally_to_the_end(monkeypatch, tmp_path):
    install(monkeypatch, tmp_path / "net.npz", untrained(layout_of(PLAIN)))
    game = village.new("village", seed=5, **PLAIN)
    with BotPlayer("master") as player:
        for _ in range(5):
            while game.actor != 0:
                game.play(game.moves[0])
            game.play(player.choose_move(game))
    play_out(game, [BotPlayer("random"), BotPlayer("random")])
    assert game.over


def test_the_simulations_of_a_level_grow_with_the_seats_but_not_those_of_a_setting():
    at_two = level_parameter("village", "master", 0)
    assert [find("master").simulations_for("village", seats) for seats in (1, 2, 4)] == [at_two, at_two, 2 * at_two]
    assert [find("tree:30").simulations_for("village", seats) for seats in (1, 2, 4)] == [30, 30, 30]


def test_without_a_net_master_warns_and_searches(monkeypatch, tmp_path):
    monkeypatch.setattr(files, "path_of", lambda game: tmp_path / "none.npz")
    game = village.new("village", seed=5, **PLAIN)
    bot = find("master")
    bot.fallback.fallback.simulations = 8
    with pytest.warns(RuntimeWarning, match="there is no net for village yet: mcts plays instead"):
        assert bot.choose(PlayerView(game, game.actor)) in game.moves
