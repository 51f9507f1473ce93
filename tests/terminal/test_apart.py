"""What belongs to a box is named in its own module only: the rest of the terminal works for any box."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import village
from village.games.village.editions import BOXES
from village.record.table import GAME, Table, lay
from village.text import LANGUAGES
from village.text.catalogue import LABELS, source

PACKAGE = Path(village.__file__).parent
SHELL = [*(PACKAGE / "terminal").glob("*.py"), *(PACKAGE / "terminal" / "arena").glob("*.py")]
SHELL += [PACKAGE / "terminal" / "games" / "__init__.py"]
SHARED = [
    *SHELL,
    PACKAGE / "terminal" / "games" / "village" / "scene.py",
    PACKAGE / "terminal" / "games" / "village" / "boxes" / "__init__.py",
    PACKAGE / "terminal" / "games" / "village" / "boxes" / "base.py",
    *(PACKAGE / "text").glob("*.py"),
    PACKAGE / "cli.py",
]
# In names, comments and docstrings. Words that the base game uses too, such as customers, are left to the literals.
SAID = re.compile(
    r"(?<![a-z])(?i:inns?|beers?|brew\w*|villagers?|guests?|bards?|goals?|silver|gold|solo|rivals?|hers?|she|fates?"
    r"|quills?|recess\w*)(?![a-z])|\b[A-UW-Z]-[A-Z]*-?\d+",
)


SENTENCES = [(language, name) for language in LANGUAGES for name in ("words", "rules", LABELS)]
CALLED = {  # what the boxes and their pieces are called; a quill marks the first space of the base game too
    "en": re.compile(SAID.pattern.replace(r"|quills?", "")),
    "de": re.compile(r"Wirtshaus|Bier|Brauer|Conny|Personenkarte|Lebensziel|Schicksal|\b[A-UW-Z]-[A-Z]*-?\d"),
    "zh": re.compile(r"酒馆|啤酒|酿酒|卡拉|村民卡|人生目标|命运|\b[A-UW-Z]-[A-Z]*-?\d"),
}


@pytest.mark.parametrize(("language", "name"), SENTENCES)
def test_what_all_boxes_share_speaks_of_none_of_them(language, name):
    lines = enumerate(source(language, name, GAME).splitlines(), 1)
    assert [f"{number}: {line}" for number, line in lines if CALLED[language].search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["inn", "goals", "solo"])
def test_what_a_box_says_would_be_noticed_elsewhere(language, box):
    assert CALLED[language].search(source(language, box, GAME))


def vocabulary(table: Table) -> set[str]:
    """Every name that a table has for a question, an answer, a piece, a place, an event or a line."""
    rules = table.rules
    numbered = [place.rstrip("0123456789") for place in rules.places]
    listed = [numbered, rules.goods, rules.places, rules.space_names, rules.lines, *rules.vocabulary.values()]
    names = {step.name for step in rules.steps} | {module.name for module in rules.modules} | set(rules.events)
    return names | {name for some in listed for name in some} | {token.split(" ", 1)[1] for token in table.tokens}


def belongings() -> set[str]:
    """The names that come with the boxes."""
    base = set.union(*(vocabulary(lay("village", "bigbox", seats)) for seats in (2, 3, 4, 5)))
    boxes = [lay("village", "bigbox", seats, tuple(BOXES)) for seats in (1, 5)]
    return set.union(*(vocabulary(table) for table in boxes)) - base


def mentions(source: str) -> list[str]:
    """What a file says of a box."""
    literals = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return sorted({found.group() for found in SAID.finditer(source)} | literals & belongings())


@pytest.mark.parametrize("path", SHARED, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_file_that_all_boxes_share_names_none_of_them(path):
    assert mentions(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""The rival answers."""', ["rival"]),
        ("def inn_lines(): ...", ["inn"]),
        ('x = view["goals"]', ["goals"]),
        ('x = {"scrap": 1}', ["scrap"]),
        ("x = 1  # S-TRN-1", ["S-TRN-1"]),
        ("x = 1  # I-V03", ["I-V03"]),
    ],
)
def test_a_mention_is_noticed(source, found):
    assert mentions(source) == found


@pytest.mark.parametrize("source", ['"""Beginning, inner, golden, V-MAS-1."""', 'x = "window1"', "customers = 3"])
def test_what_belongs_to_the_base_game_may_be_said(source):
    assert mentions(source) == []
