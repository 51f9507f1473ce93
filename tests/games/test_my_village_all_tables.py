"""My Village in simulations, arenas, environments, on the server and through MCP."""

import json

import numpy as np
import pyspiel
import pytest

from tests.server.clients import start_game_for_two
from tests.server.conftest import ann, bob, migrated_database, migrated_settings, routes, server  # noqa: F401  (fixtures)
from village.bots.arena.match import Match, by_processes, compete
from village.bots.simulate import Plan, simulate
from village.cli import main
from village.envs import aec_env, gym_env, spiel_game, vector_env
from village.mcp.backend import my_turn
from village.mcp.local import LocalBackend
from village.mcp.table_text import TableText
from village.mcp.tools import Tools
from village.server.settings import Settings

GAME = "my_village"


@pytest.fixture
def settings(tmp_path):
    return Settings("", tmp_path, workers=0, rate_limit_scale=1e6)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_are_simulated(seats):
    summary = simulate(Plan(6, seats, game=GAME), 1, lambda finished: None)
    assert summary.games == 6


def test_bots_meet_in_an_arena():
    match = Match(("greedy", "random"), 3, game=GAME)
    assert len(compete(match, 6, [], lambda result: None, by_processes(1))) >= 6


def test_the_command_line_simulates_games(capsys):
    assert main(["simulate", "--game", GAME, "-n", "5", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 4
    assert main(["catalog", "--game", GAME]) == 0


def first_legal(mask):
    return int(np.flatnonzero(mask)[-1])


def test_the_learning_environments_play_it():
    env = aec_env(game=GAME, seats=3, seed=1)
    env.reset()
    while not all(env.terminations.values()):
        env.step(first_legal(env.observe(env.agent_selection)["action_mask"]))
    assert abs(sum(env.rewards.values())) < 1e-9
    single = gym_env(game=GAME, opponents="random", seed=1)
    observation, _ = single.reset()
    over = False
    while not over:
        observation, _, over, _, info = single.step(first_legal(observation["action_mask"]))
    assert len(info["scores"]) == 2
    many = vector_env(3, game=GAME, seats=2, seed=1)
    many.reset()
    assert many.step(many.sample())[0]["observation"].shape[0] == 3


def test_open_spiel_plays_it():
    game = spiel_game(game=GAME, seats=2)
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert abs(sum(state.returns())) < 1e-9


def test_two_people_play_on_the_server(ann, bob):  # noqa: F811
    id = start_game_for_two(ann, bob, game=GAME)
    people = [ann, bob]
    for _ in range(12):
        table = ann.table(id)
        player = people[table["view"]["ask"]["seat"]]
        view = player.table(id)["view"]
        assert view["ask"]["question"] not in ("dice", "value") or view["values"]
        assert player.move(id, view["ply"], view["ask"]["tokens"][-1]).status_code == 200
    assert ann.get(f"/api/tables/{id}/scores").json()[0]["lines"][0]["rule"] == "M-SCO-2"
    assert f"Game: {GAME}" in ann.get(f"/api/tables/{id}/record").text


def test_the_server_lists_its_values(server):  # noqa: F811
    values = server.get(f"/api/custom-values?game={GAME}").json()["values"]
    assert {entry["status"] for entry in values} == {"printed", "reported", "estimated"}


def test_a_language_model_plays_it():
    tools = Tools(LocalBackend("3"), TableText("en"))
    now = tools.create_table(seats=2, bots=["random"], game=GAME).structured_content
    for _ in range(8):
        assert my_turn(now)
        tokens = now["view"]["ask"]["tokens"]
        assert {move["token"] for move in tools.legal_moves()} == set(tokens)
        now = tools.play_move(tokens[-1]).structured_content
