"""Drawings of expansions: each in its own module, with a default for the others."""

import random
import re
from pathlib import Path

import pytest

import village
from tests.builders.fairness import Fair
from village.games.village.assembly import EXPANSIONS
from village.terminal.games.village.drawing import Drawing
from village.terminal.games.village.expansions import WITH_DRAWING, drawing
from village.terminal.language import Language
from village.terminal.screen import Screen
from village.text import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "add-an-expansion.md"
SPACES = ("grain", "family", "crafts", "market", "travel", "council", "church", "inn")
HOOKS = [name for name in vars(Drawing) if not name.startswith("_")]


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_used_twice(hook):
    users = [name for name in WITH_DRAWING if hook in vars(type(drawing(name)))]
    assert len(users) >= 2


def test_every_drawing_belongs_to_an_expansion():
    assert {*EXPANSIONS, "solo", "base"} >= WITH_DRAWING > {"base"}


@pytest.fixture
def examples():
    """The expansions of docs/how-to/add-an-expansion.md and one with an action space; none has texts."""
    before = dict(EXPANSIONS)
    names = {"print": lambda *values: None}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)), names)
    EXPANSIONS["fair"] = Fair
    yield
    for name in EXPANSIONS.keys() - before.keys():
        del EXPANSIONS[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["1", "2"])
def test_an_expansion_without_texts_and_drawing_can_be_played(run, examples, seats, language):
    options = ["--seats", seats, "--expansions", "bells,inn,fair", "--seed", "5", "--language", language]
    result = run("play", *options, typed="1\n2\nwhy\n" * 1500)
    words = Language(language)
    assert (result.code, result.err) == (0, "")
    assert 'bells        {"rung": [' in result.out
    assert re.search(r"\nfair  +\d+ ", result.out), "the moves name the new action space"
    assert words.label("final") in result.out
    assert re.search(r"\n *bells +\d", result.out), "a line of the scores"


def solo_game(**setup) -> village.Record:
    return village.position("village", {"puzzle": True, "seats": 1, "ring": 0, **setup}, seed=1)


def question_text(game: village.Record, language: str = "en") -> str:
    lines = Screen(Language(language), frozenset({0})).question(game)
    return " ".join(" ".join(line.plain for line in lines).split())


@pytest.mark.parametrize("seed", range(20))
def test_the_question_names_the_space_from_which_the_rival_takes(seed):
    rng = random.Random(seed)
    spaces = {space: {"brown": 1, "pink": 2} for space in rng.sample(SPACES, 3)}
    game = solo_game(expansions=["inn"], spaces=spaces, used=rng.choice(SPACES), stack=[["rival", 0, 0]])
    question = question_text(game)
    event = next(event for event in game.play("rival pink") if event["kind"] == "rival_take")
    origin = Language("en").text.with_number(f"space-{event['space']}", 1, "from")
    assert f"Choose a cube for Carla {origin}." in question


@pytest.mark.parametrize(
    ("step", "note"),
    [
        (["buy", 0, 0], "generation 1 (1 coin, the ring replaces a coin)"),
        (["privilege", 0, 8], "(gives 3 prestige, the ring replaces a coin)"),
    ],
)
def test_a_move_that_spends_the_ring_has_a_note(step, note):
    family = {"coins": 0, "members": {"bag": [1, 0, 0, 0], "council4": [1, 0, 0, 0]}}
    assert note in question_text(solo_game(families=[family], solo={"spare": 1}, ring=0, stack=[step]))


@pytest.mark.parametrize(("spare", "times"), [(1, 1), (0, 0)])
def test_the_ring_buys_villagers_for_coins_only(spare, times):
    stacks = [{"shown": card, "unseen": 9} for card in ("blacksmith", "scribe", "medico")]
    stock = {"coins": 2, "goods": {"beer": 2}}
    board = {"families": [stock], "inn": {"stacks": stacks}, "solo": {"spare": spare}, "stack": [["villager", 0, 0]]}
    assert question_text(solo_game(expansions=["inn"], **board)).count("the ring replaces a coin") == times


def test_paying_the_well_with_the_ring_has_a_note():
    game = solo_game(spaces={"grain": {"pink": 1}}, families=[{"coins": 2, "cubes": {"pink": 1}}], solo={"spare": 1})
    assert question_text(game).count("the ring replaces a coin") == 2  # a pink cube and two coins, or three coins


def test_without_the_ring_there_is_no_note():
    family = {"coins": 1, "members": {"bag": [1, 0, 0, 0]}}
    assert "generation 1 (1 coin)" in question_text(solo_game(families=[family], stack=[["buy", 0, 0]]))
