"""Games and expansions are named only in their own modules; the rest of the terminal works for any game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import village
from village.games.village.assembly import EXPANSIONS
from village.record.setup import GAME, Table, create_table
from village.text import LANGUAGES
from village.text.catalogue import LABELS, file_names, source

PACKAGE = Path(village.__file__).parent
SHELL = [*(PACKAGE / "terminal").glob("*.py"), *(PACKAGE / "terminal" / "arena").glob("*.py")]
SHELL += [PACKAGE / "terminal" / "games" / "__init__.py"]
SHARED = [
    *SHELL,
    PACKAGE / "terminal" / "games" / "village" / "scene.py",
    PACKAGE / "terminal" / "games" / "village" / "expansions" / "__init__.py",
    PACKAGE / "terminal" / "games" / "village" / "expansions" / "base.py",
    *(PACKAGE / "text").glob("*.py"),
    *(PACKAGE / "cli" / f"{name}.py" for name in ("__init__", "options", "play", "bots")),
]
# In names, comments and docstrings. Words that the base game uses too, such as customers, are left to the literals.
SAID = re.compile(
    r"(?<![a-z])(?i:inns?|beers?|brew\w*|villagers?|guests?|bards?|goals?|silver|gold|solo|rivals?|hers?|she|fates?"
    r"|quills?|recess\w*)(?![a-z])|\b[A-UW-Z]-[A-Z]*-?\d+",
)


RULE = r"\b[A-Z]-[A-Z]*-?\d+"
SENTENCES = [(language, name) for language in LANGUAGES for name in ("words", "rules", LABELS)]
CALLED = {  # what the boxes and their pieces are called; a quill marks the first space of the base game too
    "en": re.compile(SAID.pattern.replace(r"|quills?", "")),
    "de": re.compile(r"Wirtshaus|Bier|Brauer|Conny|Personenkarte|Lebensziel|Schicksal|\b[A-UW-Z]-[A-Z]*-?\d"),
    "zh": re.compile(r"酒馆|啤酒|酿酒|卡拉|村民卡|人生目标|命运|\b[A-UW-Z]-[A-Z]*-?\d"),
}


@pytest.mark.parametrize(("language", "name"), SENTENCES)
def test_shared_texts_name_no_expansion(language, name):
    lines = enumerate(source(language, name, GAME).splitlines(), 1)
    assert [f"{number}: {line}" for number, line in lines if CALLED[language].search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["inn", "goals", "solo"])
def test_texts_of_an_expansion_are_detected(language, box):
    assert CALLED[language].search(source(language, box, GAME))


PIECES = {  # what the game, its pieces, places and rules are called
    "en": r"famil(?:y|ies)|cubes?|grain|coins?|church|council|chronicle|markets?|customers?|monks?|bridge|plague"
    r"|scrolls?|wagons?|prestige|generations?|craft|harvest|well(?= )",
    "de": r"Famil|Stein|Getreide|Münze|Kirche|Ratsstube|Chronik|Markt|Kunde|Mönch|Brücke|Pest|Schriftrolle|Wagen"
    r"|Prestige|Generation|Ernte|Brunnen",
    "zh": r"家族|家人|方块|谷物|金币|教堂|议会|编年史|市场|顾客|修士|瘟疫|卷轴|马车|声望|世代",
}
NAMED = {
    code: re.compile(rf"\b(?i:{said})|{RULE}" if code != "zh" else rf"{said}|{RULE}") for code, said in PIECES.items()
}
SHELL_TEXT = [(language, name) for language in LANGUAGES for name in file_names()]


@pytest.mark.parametrize(("language", "name"), SHELL_TEXT)
def test_shared_texts_name_no_game(language, name):
    lines = list(enumerate(source(language, name).splitlines(), 1))
    patterns = [NAMED[language], re.compile(CALLED[language].pattern.replace("|guests?", ""))]  # who has no account
    assert [f"{number}: {line}" for number, line in lines if any(said.search(line) for said in patterns)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["words", "rules", "page", "terminal", "board"])
def test_texts_of_a_game_are_detected(language, name):
    assert NAMED[language].search(source(language, name, GAME))


def game_names(path: Path) -> list[str]:
    """What a file says of a game: its folder, its name as a word, its pieces as literals."""
    code = path.read_text("utf-8")
    literals = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    base = vocabulary(create_table("village", "bigbox", 2)) - {"rules", "who"}  # words of everybody
    return sorted(set(re.findall(rf"games\.{GAME}|{RULE}", code)) | {str(word) for word in literals & base})


@pytest.mark.parametrize("path", [*SHELL, *(PACKAGE / "text").glob("*.py")], ids=lambda path: "/".join(path.parts[-2:]))
def test_shared_source_files_name_no_game(path):
    assert game_names(path) == []


@pytest.mark.parametrize("drawing", ["scene", "board", "notes"])
def test_an_import_of_a_drawing_is_detected(drawing):
    assert game_names(PACKAGE / "terminal" / "games" / "village" / f"{drawing}.py")


def vocabulary(table: Table) -> set[str]:
    """Every name that a table has for a question, an answer, a piece, a place, an event or a line."""
    rules = table.rules
    numbered = [place.rstrip("0123456789") for place in rules.places]
    listed = [numbered, rules.goods, rules.places, rules.space_names, rules.lines, *rules.vocabulary.values()]
    names = {step.name for step in rules.steps} | {module.name for module in rules.expansions} | set(rules.events)
    return names | {name for some in listed for name in some} | {token.split(" ", 1)[1] for token in table.tokens}


def belongings() -> set[str]:
    """The names that come with the boxes."""
    base = set.union(*(vocabulary(create_table("village", "bigbox", seats)) for seats in (2, 3, 4, 5)))
    boxes = [create_table("village", "bigbox", seats, tuple(EXPANSIONS)) for seats in (1, 5)]
    return set.union(*(vocabulary(table) for table in boxes)) - base


def mentions(source: str) -> list[str]:
    """What a file says of a box."""
    literals = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return sorted({found.group() for found in SAID.finditer(source)} | literals & belongings())


@pytest.mark.parametrize("path", SHARED, ids=lambda path: "/".join(path.parts[-2:]))
def test_shared_source_files_name_no_expansion(path):
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
def test_a_mention_is_detected(source, found):
    assert mentions(source) == found


@pytest.mark.parametrize("source", ['"""Beginning, inner, golden, V-MAS-1."""', 'x = "window1"', "customers = 3"])
def test_the_base_game_may_be_named(source):
    assert mentions(source) == []
