"""`village replay`: every move in words, and verification of the draws."""

import random
from pathlib import Path

import pytest

import village
from village.terminal.language import Language
from village.terminal.replay import Replay
from village.terminal.screen import Screen
from village.text import LANGUAGES


@pytest.fixture(scope="module")
def text():
    game = village.new(seats=3, seed=11)
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.moves))
    return game.dump()


@pytest.fixture
def file(run, text):
    Path("game.village").write_text(text, "utf-8")
    return "game.village"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_printed_without_a_terminal(run, file, text, language):
    result = run("replay", file, "--language", language)
    log = village.load(text).log
    assert result.code == 0
    assert len(result.out.splitlines()) == len(log)
    assert result.out.splitlines()[-1].endswith(f"[{log[-1].split(' ', 1)[1]}]")


def test_ply_shows_the_board_after_that_move(run, file):
    out = run("replay", file, "--ply", "40").out
    assert "Move 40 of" in out
    assert "── Round 1" in out


def test_a_ply_after_the_end_is_refused(run, file):
    result = run("replay", file, "--ply", "99999")
    assert (result.code, result.out) == (2, "")


def goals_game(plies=None):
    """Return a game with hidden cards, finished or cut off after some moves."""
    game = village.new(seats=2, expansions=("goals",), seed=11)
    rng = random.Random(1)
    while not game.over and (plies is None or len(game.log) < plies):
        game.play(rng.choice(game.moves))
    return game


@pytest.mark.parametrize("plies", [60, None])
def test_hidden_information_stays_hidden_until_the_game_is_over(run, plies):
    game = goals_game(plies)
    Path("goals.village").write_text(game.dump(), "utf-8")
    out = run("replay", "goals.village", "--ply", "60").out
    text = Language("en").text
    dealt = [line for line in out.splitlines() if "[silver " in line or "[gold " in line]
    assert [line.endswith("covered]") for line in dealt] == [plies is not None] * 4
    for suit in ("silver", "gold"):
        for seat, card in enumerate(game.data()["goals"][suit]):
            visible = f"{text.card(card)[0]}: " in out
            assert visible == (plies is None or suit in game.data()["goals"]["reached"][seat])


def test_stepping_forwards_backwards_and_to_a_number(text, capsys):
    replay = Replay(village.load(text), Screen(Language("en")))
    lines = iter(["", "", "b", "b", "b", "50", "xyz", str(replay.plies), "", "q"])
    replay.step(lambda prompt: next(lines))
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if line.startswith(("Move ", "Before", "This", "I do"))] == [
        "Before the first move",
        f"Move 1 of {replay.plies}",
        f"Move 2 of {replay.plies}",
        f"Move 1 of {replay.plies}",
        "Before the first move",
        "This is the start of the game.",
        f"Move 50 of {replay.plies}",
        f"I do not understand “xyz”. Press Enter, or type b, a number from 0 to {replay.plies}, or q.",
        f"Move {replay.plies} of {replay.plies}",
        "This was the last move.",
    ]


def test_a_genuine_record_is_verified_in_one_line(run, file, text):
    log = village.load(text).log
    result = run("replay", file, "--verify")
    draws = sum(line.startswith("-1 ") for line in log)
    assert result.code == 0
    summary = f"{len(log)} moves follow the rules and {draws} draws match the seed."
    assert result.out == f"game.village is valid: {summary}\n"


def test_an_unfinished_record_is_verified_too(run, text):
    lines = [line for line in text.splitlines() if not line.startswith("Scores")]
    Path("cut.village").write_text("\n".join(lines[:60]), "utf-8")
    assert run("replay", "cut.village", "--verify").code == 0


def test_a_changed_draw_is_detected(run, text):
    lines = [line for line in text.splitlines() if not line.startswith("Scores")]
    first = next(i for i, line in enumerate(lines) if line.startswith("-1 draw"))
    other_colour = next(colour for colour in ("brown", "green") if colour not in lines[first])
    Path("forged.village").write_text("\n".join([*lines[:first], f"-1 draw {other_colour}"]), "utf-8")
    result = run("replay", "forged.village", "--verify")
    assert result.code == 1
    assert "does not come from the seed" in result.err
    assert result.out == ""


@pytest.mark.parametrize("with_hash", [True, False])
def test_a_changed_seed_is_detected(run, text, with_hash):
    lines = [line for line in text.splitlines() if with_hash or not line.startswith("Seed-Hash")]
    Path("forged.village").write_text("\n".join(lines).replace('Seed: "11"', 'Seed: "12"'), "utf-8")
    result = run("replay", "forged.village", "--verify")
    assert result.code == 1
    assert len(result.err.splitlines()) == 1
