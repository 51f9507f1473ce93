"""Complete games, one or more for every ending and feature of a game."""

from pathlib import Path

import pytest

import village
from tests.games.endings import ENDINGS, EXPANSIONS, WAYS, Ending
from tests.properties.expansions import check_scores
from tests.properties.invariants import check
from tools.generate_games import replay_game

FILES = sorted(Path(__file__).parent.glob("*.village"))
files = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
rule = pytest.mark.rule


def way_of(path):
    """Return the parts of the file name: the ending, then edition and seats."""
    return path.stem.rsplit("-", 2)[0]


@files
def test_a_stored_game_loads_and_ends_with_its_recorded_scores(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    written = next(line for line in text.splitlines() if line.startswith("Scores: "))
    assert game.over
    assert written == "Scores: " + " ".join(str(score["total"]) for score in game.scores())
    assert len(game.log) > 100
    check(game.data())
    check_scores(game.data(), game.scores())


@files
def test_a_stored_game_is_reproduced_from_its_seed(path):
    text = path.read_text("utf-8")
    game = village.load(text)
    assert village.verify(game) == sum(line.startswith("-1 ") for line in game.log) > 50
    assert game.dump() == "".join(line for line in text.splitlines(keepends=True) if not line.startswith(";"))


@files
def test_a_stored_game_matches_the_output_of_the_command(path):
    """`python -m tools.generate_games` replays the moves and changes nothing if the rules are the same."""
    text = path.read_text("utf-8")
    assert text.endswith(replay_game(text).dump())


@rule("V-END-1", "V-END-2", "V-END-3", "V-END-4", "V-END-5", "S-DTH-3")
@files
def test_a_stored_game_has_the_ending_it_is_named_for(path):
    game = village.load(path.read_text("utf-8"))
    ending = Ending(game)
    assert WAYS[way_of(path)](ending)
    assert path.stem.endswith(f"-{game.table.edition}-{game.seats}")
    assert game.data()["trigger"] == ending.trigger
    assert len(ending.last_turns) in (game.seats - 1, game.seats)


@files
def test_a_stored_game_describes_its_purpose_in_a_comment(path):
    assert path.read_text("utf-8").splitlines()[0] == f"; {WAYS[way_of(path)].__doc__}"


def test_every_ending_has_a_game_in_two_settings_and_every_other_feature_one():
    ways = [way_of(path) for path in FILES]
    assert {way: ways.count(way) for way in ENDINGS} == dict.fromkeys(ENDINGS, 2)
    assert {way: ways.count(way) for way in EXPANSIONS} == dict.fromkeys(EXPANSIONS, 1)
    assert set(ways) == set(WAYS)


def test_the_endings_are_distinguishable():
    """Each ending is absent from at least one game, so no check is always true."""
    endings = [Ending(village.load(path.read_text("utf-8"))) for path in FILES]
    for way, goes in WAYS.items():
        assert {goes(ending) for ending in endings} == {True, False}, way


def test_the_stored_games_cover_all_expansions_and_solo_games():
    games = [village.load(path.read_text("utf-8")) for path in FILES]
    assert {expansion for game in games for expansion in game.table.expansions} == {
        "inn",
        "port",
        "goals",
        "customers",
        "marriage",
    }
    assert {game.seats for game in games} == {1, 2, 3, 4, 5}
    assert ("2011", 5, ("inn", "customers")) in {(g.table.edition, g.seats, g.table.expansions) for g in games}
