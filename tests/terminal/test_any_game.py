"""The terminal is independent of games: one without scene, texts and rules is printed as JSON and played by tokens."""

from pathlib import Path

import pytest

import village
from tests.bots.test_any_game import Bags, BagsType
from village import games
from village.kernel.event import Reason
from village.record import setup
from village.record.lru_cache import LruCache
from village.terminal.games import scene_of
from village.terminal.language import Language
from village.terminal.scene import Scene
from village.text import LANGUAGES, Text


class OpenBags(Bags):
    """Bags with a public view."""

    def __init__(self, seats):
        super().__init__(seats)
        self.tables_hash = "none"
        self.take.why = lambda s, f, choice: Reason("B-1", "no-such-move")

    def view(self, s, seat):
        return {"points": list(s.points)}

    def data(self, s):
        return {"points": list(s.points)}

    def event_data(self, event):
        return {"kind": event.kind, "seat": event.who}


class OpenBagsType(BagsType):
    """For two or three seats."""

    def seats(self, edition, expansions):
        return [2, 3]

    def assemble(self, edition, seats, expansions, options):
        return OpenBags(seats)


@pytest.fixture(autouse=True)
def bags(monkeypatch):
    monkeypatch.setitem(games.OURS, "bags", OpenBagsType())
    monkeypatch.setattr(setup, "TABLES", LruCache(9))  # keeps no table of this game


PLAY = ("play", "--game", "bags", "--seed", "3", "--bots", "random")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_scene_and_texts_can_be_played(run, language):
    result = run(*PLAY, "--language", language, typed="board\nwhy\nhelp\nrules\nlog\nscores\n2\nsaved.village\n")
    words = Language(language, "bags")
    assert (result.code, result.err) == (0, "")
    for text in ("── bags ──", "points: [", "take 2", words.label("rules-none"), words.label("final")):
        assert text in result.out, text
    assert village.load(Path("saved.village").read_text("utf-8")).over


def test_no_text_of_another_game_is_shown(run):
    out = run(*PLAY, typed="help\n").out
    assert "Welcome to bags. You are player 1 (1)." in out
    for foreign in ("Anna", "V-", "rules ", "market", "wagon", "family", "Village"):
        assert foreign not in out, foreign


def test_its_record_can_be_replayed(run):
    run(*PLAY, typed="3\nsaved.village\n")
    result = run("replay", "saved.village", "--ply", "3")
    assert (result.code, result.err) == (0, "")
    assert "── bags ──" in result.out
    assert "player 1: take 2  [take 2]" in run("replay", "saved.village").out


def test_people_can_share_a_keyboard_and_undo(run):
    out = run(*PLAY[:5], "--humans", "3", typed="1\nundo\n").out
    assert "player 1 (1), player 2 (2), player 3 (3)" in " ".join(out.split())
    assert "t undo" in out, "a chance event came after it"


def test_two_games_do_not_share_texts():
    assert Text("en").bundle.has_message("word-grain")
    assert not Text("en", "bags").bundle.has_message("word-grain")
    assert Text("en", "bags").line("total") == Text("en").line("total") == "Total"


def test_the_scene_is_found_by_the_name_of_the_game():
    assert type(scene_of(Language("en", "bags"))) is Scene
    assert type(scene_of(Language("en"))) is not Scene


def test_an_unknown_game_is_refused_in_one_line(run):
    result = run("play", "--game", "dragons")
    assert (result.code, result.out) == (2, "")
    assert result.err.count("\n") == 1
