"""Every label of the terminal exists in every language, with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import village
from village.games import OURS
from village.record.setup import GAME
from village.terminal.games.my_village import symbols as my_paint
from village.terminal.games.village.symbols import LETTERS, colour_letter
from village.terminal.language import Language
from village.text.catalogue import SHARED, game_files, source

PACKAGE = Path(village.__file__).parent
TERMINAL = PACKAGE / "terminal"
LANGUAGES = ["en", "de", "zh"]
every_title = pytest.mark.parametrize("game", OURS)


class Variables(visitor.Visitor):
    """Collects the arguments of a message."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802  (named by the parser)
        self.found.add(node.id.name)


def messages(language, game=GAME):
    """The labels of the terminal and of the game, and those of the boxes, which begin with their names."""
    boxed = OURS[game].tables()[1:]
    boxes = {key: found for box in boxed for key, found in written(language, box, game).items() if of(box, key)}
    return written(language, "terminal") | written(language, "terminal", game) | boxes


def of(box, key):
    return key.startswith(f"{box}-")


def written(language, name, whose=SHARED):
    found = {}
    for entry in FluentParser().parse(source(language, name, whose)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@every_title
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_labels(language, game):
    assert messages(language, game) == messages("en", game)


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_terminal_is_a_message_of_the_game(language, game):
    files = [(name, whose) for whose in (SHARED, game) for name in game_files(whose)]
    said = {key for name, whose in files for key in written(language, name, whose)}
    shell, drawing = written(language, "terminal").keys(), written(language, "terminal", game).keys()
    assert not shell & said
    assert not drawing & (said | shell)


def code(game):
    """What the terminal says to players of a game: the shell and the drawing of this game."""
    drawn = [path for other in OURS if other != game for path in (TERMINAL / "games" / other).rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in TERMINAL.rglob("*.py") if path not in drawn)


FAMILIES = ("letter-", "name-", "place-", "simulate-", "arena-", "farm-", "gain-")


@every_title
def test_every_label_in_the_source_exists_and_every_label_is_used(game):
    source, known = code(game), messages("en", game)
    for key in re.findall(r'(?:label|(?<!text\.)say)\(\s*"([a-z0-9-]+)"', source):
        assert key in known
    for key in known:
        assert f'"{key}"' in source or key.startswith(FAMILIES) or key.endswith(("-welcome", "-name")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_symbols_are_distinct(language):
    words = Language(language)
    cubes = [colour_letter(words, colour) for colour in ("brown", "green", "orange", "pink", "plague")]
    assert len({*cubes, *LETTERS}) == 10
    assert len({*cubes, words.label("solo-letter"), LETTERS[0]}) == 7, "she meets the first family only"
    assert len(set(words.names(5))) == 5


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_a_family_is_shown_by_the_first_letter_of_its_name(language):
    assert [name[0] for name in Language(language).names(5)] == list(LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_symbols_of_my_village_are_distinct(language):
    words = Language(language, "my_village")
    dice = [my_paint.die(words, f"{colour}1").plain[0] for colour in ("white", "black")]
    assert len({*dice, *my_paint.LETTERS}) == 6
    assert len(set(words.names(4))) == 4


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_a_village_is_shown_by_the_first_letter_of_its_name(language):
    assert [name[0] for name in Language(language, "my_village").names(4)] == list(my_paint.LETTERS)
