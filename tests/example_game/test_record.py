"""Ten Cards through records, simulations, arenas and the command line."""

import json

import pytest

import village
from village import games
from village.bots.arena.match import Match, by_processes, compete
from village.bots.arena.results import settings
from village.bots.simulate import Plan, simulate
from village.cli import main


def played(**setting):
    game = village.new("ten_cards", seed=3, **setting)
    while not game.over:
        game.play(game.moves[len(game.log) % len(game.moves)])
    return game


def test_a_record_is_dumped_loaded_and_verified():
    game = played(seats=3, options={"keep_all": True})
    loaded = village.load(game.dump())
    assert (loaded.log, loaded.scores(), loaded.table.options) == (game.log, game.scores(), {"keep_all": True})
    assert village.verify(loaded) == 6


def test_a_move_can_be_undone_unless_a_card_was_drawn_after_it():
    game = played()
    game.undo()
    assert not game.over
    game.play("card keep")
    assert game.why("card keep").rule == "T-3"
    fresh = village.new("ten_cards", seed=3)
    fresh.play("card keep")
    with pytest.raises(village.CannotUndo):
        fresh.undo()


def test_any_position_can_be_restored():
    game = village.new("ten_cards", seed=3)
    while not game.over:
        assert village.position("ten_cards", game.data(), seed=1).data() == game.data()
        game.play(game.moves[0])


def test_a_drawn_card_is_secret():
    game = village.new("ten_cards", seed=3)
    assert game.view(0)["drawn"] > 0
    assert (game.view(1)["drawn"], game.view()["drawn"]) == (0, 0)
    assert game.log_for(1) == ["-1 draw covered"]


@pytest.mark.parametrize(
    "setting", [{"seats": 4}, {"edition": "second"}, {"expansions": ("inn",)}, {"options": {"keep_all": 1}}], ids=str
)
def test_an_invalid_setting_is_refused(setting):
    with pytest.raises(village.BadSetup):
        village.new("ten_cards", **setting)


def test_the_error_for_an_unknown_game_lists_the_games():
    with pytest.raises(village.BadSetup, match=r"^unknown game 'chess'; there are village, my_village, ten_cards$"):
        village.new("chess")


@pytest.mark.parametrize("bots", [(), ("greedy", "random")])
def test_games_are_simulated(bots):
    summary = simulate(Plan(8, 2, bots=bots, game="ten_cards"), 1, lambda finished: None)
    assert summary.games == 8
    assert summary.decisions.total <= 32


def test_bots_play_in_an_arena():
    match = Match(("mcts:20", "random"), 3, game="ten_cards")
    assert len(compete(match, 12, [], lambda result: None, by_processes(1))) >= 12
    assert (settings(match)["game"], settings(match)["edition"]) == ("ten_cards", "first")


def test_the_command_line_lists_and_simulates_it(capsys):
    assert main(["catalog", "--json"]) == 0
    games = {game["name"]: game for game in json.loads(capsys.readouterr().out)["games"]}
    assert list(games) == ["village", "my_village", "ten_cards"]
    assert games["ten_cards"]["statuses"] == {"printed": 10, "reported": 0, "estimated": 1}
    assert main(["catalog", "--game", "ten_cards"]) == 0
    assert "keep_all" in capsys.readouterr().out
    assert main(["simulate", "--game", "ten_cards", "-n", "5", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 3  # four are too many
    assert main(["arena", "--game", "ten_cards", "--bots", "random,greedy", "-n", "6", "--workers", "1"]) == 0


def test_the_terminal_plays_it_without_texts_and_scene(monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)  # the game is saved there as "1"
    monkeypatch.setattr("builtins.input", lambda *prompt: "1")
    assert main(["play", "--game", "ten_cards", "--seats", "2", "--seed", "3", "--bots", "random"]) == 0
    assert "keep" in capsys.readouterr().out


def test_games_of_other_packages_are_found_by_entry_point(monkeypatch, tmp_path):
    monkeypatch.delitem(games.OURS, "ten_cards")
    metadata = tmp_path / "ten_cards-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: ten-cards\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[village.games]\nten_cards = tests.example_game.game_type:GAME_TYPE\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert [game_type.name for game_type in games.game_types()] == ["village", "my_village", "ten_cards"]
    assert village.new("ten_cards", seed=1).table.name == "ten_cards"


def test_packages_are_searched_for_games_only_once(monkeypatch):
    names = games.names()
    monkeypatch.setattr("importlib.metadata.distributions", None)
    assert games.names() == names


def test_custom_values_are_used_and_replayed():
    custom_values = {"name": "mine", "values": {"cards.cards.rounds": 3, "cards.cards.values.10": 12}}
    game = played(seats=2, custom_values=custom_values)
    assert len(game.log) > len(played(seats=2).log)
    loaded = village.load(game.dump())
    assert (loaded.log, loaded.table.custom_values.data()["values"]) == (game.log, custom_values["values"])
    with pytest.raises(village.BadSetup, match=r"^custom values: cards.cards.suits is not a value of this game"):
        village.new("ten_cards", custom_values={"values": {"cards.cards.suits": 4}})


def test_the_command_line_lists_its_values(capsys, tmp_path):
    assert main(["values", "ten_cards", "--template"]) == 0
    text = capsys.readouterr().out
    assert "cards.cards.rounds = 2  # estimated" in text
    assert "values.1" not in text  # printed
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("rounds = 2", "rounds = 3"))
    simulated = ["simulate", "-n", "2", "--workers", "1", "--json", "--custom-values", str(file)]
    assert main(simulated) == 0
    output = json.loads(capsys.readouterr().out)
    assert (output["game"], output["custom_values"]["values"]) == ("ten_cards", {"cards.cards.rounds": 3})
