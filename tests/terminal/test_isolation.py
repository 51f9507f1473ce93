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
from village.text.message_files import LABELS, file_names, source

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
# In names, comments and docstrings. Words of the base game, such as customers, are only checked as literals.
EXPANSION_WORDS = re.compile(
    r"(?<![a-z])(?i:inns?|beers?|brew\w*|villagers?|guests?|bards?|goals?|silver|gold|solo|rivals?|hers?|she|fates?"
    r"|quills?|recess\w*)(?![a-z])|\b[A-UW-Z]-[A-Z]*-?\d+",
)


RULE = r"\b[A-Z]-[A-Z]*-?\d+"
SENTENCES = [(language, name) for language in LANGUAGES for name in ("words", "rules", LABELS)]
EXPANSION_TERMS = {  # names of expansions and their pieces; a quill marks the first space of the base game, too
    "en": re.compile(EXPANSION_WORDS.pattern.replace(r"|quills?", "")),
    "de": re.compile(r"Wirtshaus|Bier|Brauer|Conny|Personenkarte|Lebensziel|Schicksal|\b[A-UW-Z]-[A-Z]*-?\d"),
    "zh": re.compile(r"酒馆|啤酒|酿酒|卡拉|村民卡|人生目标|命运|\b[A-UW-Z]-[A-Z]*-?\d"),
    "zh-Hant": re.compile(r"酒館|啤酒|釀酒|卡拉|村民卡|人生目標|命運|\b[A-UW-Z]-[A-Z]*-?\d"),
}


@pytest.mark.parametrize(("language", "name"), SENTENCES)
def test_shared_texts_name_no_expansion(language, name):
    lines = enumerate(source(language, name, GAME).splitlines(), 1)
    assert [f"{number}: {line}" for number, line in lines if EXPANSION_TERMS[language].search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["inn", "goals", "solo"])
def test_texts_of_an_expansion_are_detected(language, expansion):
    assert EXPANSION_TERMS[language].search(source(language, expansion, GAME))


GAME_TERMS = {  # names of the pieces, places and rules of the game
    "en": r"famil(?:y|ies)|cubes?|grain|coins?|church|council|chronicle|markets?|customers?|monks?|bridge|plague"
    r"|scrolls?|wagons?|prestige|generations?|craft|harvest|well(?= )",
    "de": r"Famil|Stein|Getreide|Münze|Kirche|Ratsstube|Chronik|Markt|Kunde|Mönch|Brücke|Pest|Schriftrolle|Wagen"
    r"|Ruhm|Generation|Ernte|Brunnen",
    "zh": r"家族|家人|方块|谷物|金币|教堂|议会|编年史|市集|顾客|僧侣|瘟疫|卷轴|篷车|声望|世代",
    "zh-Hant": r"家族|家人|方塊|穀物|金幣|教堂|議會|編年史|市集|顧客|僧侶|瘟疫|卷軸|篷車|聲望|世代",
}
GAME_PATTERNS = {
    code: re.compile(rf"{terms}|{RULE}" if code.startswith("zh") else rf"\b(?i:{terms})|{RULE}")
    for code, terms in GAME_TERMS.items()
}
SHELL_TEXT = [(language, name) for language in LANGUAGES for name in file_names()]


@pytest.mark.parametrize(("language", "name"), SHELL_TEXT)
def test_shared_texts_name_no_game(language, name):
    lines = list(enumerate(source(language, name).splitlines(), 1))
    expansion_terms = (
        EXPANSION_TERMS[language].pattern.replace("|guests?", "").replace("|solo", "")
    )  # players without account; a mode
    patterns = [GAME_PATTERNS[language], re.compile(expansion_terms)]
    assert [f"{number}: {line}" for number, line in lines if any(pattern.search(line) for pattern in patterns)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["words", "rules", "page", "terminal", "board"])
def test_texts_of_a_game_are_detected(language, name):
    assert GAME_PATTERNS[language].search(source(language, name, GAME))


def game_names(path: Path) -> list[str]:
    """Return the names of a game in a file: its folder, its rules, and its pieces as literals."""
    code = path.read_text("utf-8")
    literals = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    base = vocabulary(create_table("village", "bigbox", 2)) - {"rules", "who"}  # shared words
    return sorted(set(re.findall(rf"games\.{GAME}|{RULE}", code)) | {str(word) for word in literals & base})


@pytest.mark.parametrize("path", [*SHELL, *(PACKAGE / "text").glob("*.py")], ids=lambda path: "/".join(path.parts[-2:]))
def test_shared_source_files_name_no_game(path):
    assert game_names(path) == []


@pytest.mark.parametrize("drawing", ["scene", "board", "notes"])
def test_an_import_of_a_drawing_is_detected(drawing):
    assert game_names(PACKAGE / "terminal" / "games" / "village" / f"{drawing}.py")


def vocabulary(table: Table) -> set[str]:
    """Return every name of a question, move, piece, place, event or score line of a table."""
    rules = table.rules
    numbered = [place.rstrip("0123456789") for place in rules.places]
    listed = [numbered, rules.goods, rules.places, rules.space_names, rules.lines, *rules.vocabulary.values()]
    names = {step.name for step in rules.steps} | {expansion.name for expansion in rules.expansions} | set(rules.events)
    return (
        names
        | {name for names_of_kind in listed for name in names_of_kind}
        | {token.split(" ", 1)[1] for token in table.tokens}
    )


def expansion_names() -> set[str]:
    """Return the names that expansions add."""
    base = set.union(*(vocabulary(create_table("village", "bigbox", seats)) for seats in (2, 3, 4, 5)))
    expansions = [create_table("village", "bigbox", seats, tuple(EXPANSIONS)) for seats in (1, 5)]
    return set.union(*(vocabulary(table) for table in expansions)) - base - {"move"}  # also a key of hints


def mentions(source: str) -> list[str]:
    """Return the names of expansions in a file."""
    literals = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return sorted({match.group() for match in EXPANSION_WORDS.finditer(source)} | literals & expansion_names())


@pytest.mark.parametrize("path", SHARED, ids=lambda path: "/".join(path.parts[-2:]))
def test_shared_source_files_name_no_expansion(path):
    assert mentions(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('"""The rival moves."""', ["rival"]),
        ("def inn_lines(): ...", ["inn"]),
        ('x = view["goals"]', ["goals"]),
        ('x = {"scrap": 1}', ["scrap"]),
        ("x = 1  # S-TRN-1", ["S-TRN-1"]),
        ("x = 1  # I-V03", ["I-V03"]),
    ],
)
def test_a_mention_is_detected(source, expected):
    assert mentions(source) == expected


@pytest.mark.parametrize("source", ['"""Beginning, inner, golden, V-MAS-1."""', 'x = "window1"', "customers = 3"])
def test_the_base_game_may_be_named(source):
    assert mentions(source) == []
