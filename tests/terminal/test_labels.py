"""Every label the terminal uses exists, in every language, with the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import village
from village.record.table import GAME
from village.terminal.games.village.paint import LETTERS, colour_letter
from village.terminal.language import Language
from village.text.catalogue import SHARED, source, spoken

PACKAGE = Path(village.__file__).parent
LANGUAGES = ["en", "de", "zh"]
BOXED = [name for name in spoken(GAME) if name not in ("about", "rules", "where", "words")]


class Variables(visitor.Visitor):
    """Collects the arguments of a message."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802  (named by the parser)
        self.found.add(node.id.name)


def messages(language):
    """The labels of the terminal and of the game, and those of the boxes, which begin with their names."""
    boxes = {key: found for box in BOXED for key, found in written(language, box, GAME).items() if of(box, key)}
    return written(language, "terminal") | written(language, "terminal", GAME) | boxes


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


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_labels(language):
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_terminal_is_a_message_of_the_game(language):
    files = [(name, whose) for whose in (SHARED, GAME) for name in spoken(whose)]
    game = {key for name, whose in files for key in written(language, name, whose)}
    shell, drawing = written(language, "terminal").keys(), written(language, "terminal", GAME).keys()
    assert not shell & game
    assert not drawing & (game | shell)


def test_every_label_in_the_source_exists_and_every_label_is_used():
    code = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "terminal").rglob("*.py"))
    known = messages("en")
    for key in re.findall(r'(?:label|(?<!text\.)say)\(\s*"([a-z0-9-]+)"', code):
        assert key in known
    families = ("letter-", "name-", "place-", "simulate-", "arena-", "farm-")
    for key in known:
        assert f'"{key}"' in code or key.startswith(families) or key.endswith(("-welcome", "-name")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_signs_are_the_same(language):
    words = Language(language)
    cubes = [colour_letter(words, colour) for colour in ("brown", "green", "orange", "pink", "plague")]
    assert len({*cubes, *LETTERS}) == 10
    assert len({*cubes, words.label("solo-letter"), LETTERS[0]}) == 7, "she meets the first family only"
    assert len(set(words.names(5))) == 5


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_a_family_is_shown_by_the_first_letter_of_its_name(language):
    assert [name[0] for name in Language(language).names(5)] == list(LETTERS)
