"""Every label of the terminal exists in every language, with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import village
from village.games import OURS
from village.record.setup import GAME
from village.terminal.games.my_village import symbols as my_symbols
from village.terminal.games.village.symbols import LETTERS, colour_letter
from village.terminal.language import Language
from village.text import LANGUAGES
from village.text.message_files import SHARED, game_files, source

PACKAGE = Path(village.__file__).parent
TERMINAL = PACKAGE / "terminal"
every_game = pytest.mark.parametrize("game", OURS)


class Variables(visitor.Visitor):
    """Collects the arguments of a message."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802  (named by the parser)
        self.names.add(node.id.name)


def messages(language, game=GAME):
    """Return the labels of the terminal, of the game, and of its expansions, which begin with their names."""
    with_expansions = OURS[game].tables()[1:]
    expansions = {
        key: variables
        for expansion in with_expansions
        for key, variables in read_messages(language, expansion, game).items()
        if belongs_to(expansion, key)
    }
    return read_messages(language, "terminal") | read_messages(language, "terminal", game) | expansions


def belongs_to(expansion, key):
    return key.startswith(f"{expansion}-")


def read_messages(language, name, game=SHARED):
    messages = {}
    for entry in FluentParser().parse(source(language, name, game)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_labels(language, game):
    assert messages(language, game) == messages("en", game)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_terminal_is_a_message_of_the_game(language, game):
    files = [(name, owner) for owner in (SHARED, game) for name in game_files(owner)]
    texts = {key for name, owner in files for key in read_messages(language, name, owner)}
    shell, drawing = read_messages(language, "terminal").keys(), read_messages(language, "terminal", game).keys()
    assert not shell & texts
    assert not drawing & (texts | shell)


def code(game):
    """Return the source of the terminal without the drawings of other games."""
    other_drawings = [path for name in OURS if name != game for path in (TERMINAL / "games" / name).rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in TERMINAL.rglob("*.py") if path not in other_drawings)


PREFIXES = ("letter-", "name-", "place-", "simulate-", "arena-", "farm-", "gain-", "grade-")


@every_game
def test_every_label_in_the_source_exists_and_every_label_is_used(game):
    source, labels = code(game), messages("en", game)
    for key in re.findall(r'(?:label|(?<!text\.)say)\(\s*"([a-z0-9-]+)"', source):
        assert key in labels
    for key in labels:
        assert f'"{key}"' in source or key.startswith(PREFIXES) or key.endswith(("-welcome", "-name")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_symbols_are_distinct(language):
    words = Language(language)
    cubes = [colour_letter(words, colour) for colour in ("brown", "green", "orange", "pink", "plague")]
    assert len({*cubes, *LETTERS}) == 10
    assert len({*cubes, words.label("solo-letter"), LETTERS[0]}) == 7, "the rival only meets the first family"
    assert len(set(words.names(5))) == 5


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_a_family_is_shown_by_the_first_letter_of_its_name(language):
    assert [name[0] for name in Language(language).names(5)] == list(LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_symbols_of_my_village_are_distinct(language):
    words = Language(language, "my_village")
    dice = [my_symbols.die(words, f"{colour}1").plain[0] for colour in ("white", "black")]
    assert len({*dice, *my_symbols.LETTERS}) == 6
    assert len(set(words.names(4))) == 4


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_a_village_is_shown_by_the_first_letter_of_its_name(language):
    assert [name[0] for name in Language(language, "my_village").names(4)] == list(my_symbols.LETTERS)
