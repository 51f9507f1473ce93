"""Every text of the web page exists in every language with the same arguments, and is used."""

import re
from pathlib import Path

import pytest

from tests.terminal.test_labels import written
from tests.text import FILES
from village.games import game_types
from village.games.village.assembly import EXPANSIONS
from village.games.village.vocabulary import COLOURS, GOODS, SPACES
from village.record.setup import GAME
from village.text.catalogue import SHARED, page_files, source

WEB = Path(__file__).parent.parent.parent / "web" / "src"
PAGES = [(whose, name) for whose in (SHARED, GAME) for name in page_files(whose)]
EVERYWHERE = [*PAGES, *[("my_village", name) for name in page_files("my_village")]]  # each game has a title of its own
SOURCES = (".svelte", ".ts", ".css")
CODE = "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in SOURCES)


def on_page() -> dict:
    return {key: form for whose, name in PAGES for key, form in written("en", name, whose).items()}


@pytest.mark.parametrize("language", ["de", "zh"])
@pytest.mark.parametrize(("whose", "name"), EVERYWHERE)
def test_all_languages_have_the_same_texts(language, whose, name):
    assert written(language, name, whose) == written("en", name, whose)


def test_chinese_counts_without_a_singular():
    """Its numbers are all of one kind, so a form for one would never be said."""
    texts = Path(__file__).parent.parent.parent / "src/village"
    assert [path.name for path in texts.rglob("zh/*.ftl") if "[one]" in path.read_text("utf-8")] == []


def test_no_text_is_in_two_files():
    assert len(on_page()) == sum(len(written("en", name, whose)) for whose, name in PAGES)
    assert not on_page().keys() & {key for whose, name in FILES for key in written("en", name, whose)}


def test_every_text_in_the_source_exists_and_every_text_is_used():
    known = on_page() | {key: "" for whose, name in EVERYWHERE for key in written("en", name, whose)}
    said = set(re.findall(r'"((?:page|board)-[a-z0-9-]+)"', CODE))
    families = tuple(re.findall(r"`((?:page|board|lesson)-(?:[a-z-]+-)?)\$\{", CODE))
    assert said - known.keys() == set()
    assert [key for key in known if key not in said and not key.startswith(families)] == []


def numbered(word: str) -> str:
    """`stables3` is said as the stables and a number."""
    return re.sub(r"(?<=[a-z]{3})\d+$", "", word)


@pytest.mark.parametrize("title", game_types(), ids=lambda title: title.name)
def test_every_custom_value_has_a_name(title):
    texts = Path(__file__).parent.parent.parent / "src/village"
    folders = (texts / "text/en", texts / "games" / title.name / "text/en")
    files = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.ftl"))
    known = set(re.findall(r"^(?:card|word|page-key)-([\w-]+) =", files, re.MULTILINE))
    words = {word for unit in title.units() for word in unit.key.split(".")[1:] if not word.isdigit()}
    assert {word for word in words if not {word, numbered(word)} & known} == set()


def test_every_icon_of_the_log_exists():
    game = WEB / "games" / "village"
    pictures = "".join((game / "board/pieces" / name).read_text("utf-8") for name in ("Icon.svelte", "Symbol.svelte"))
    drawn = set(re.findall(r'name === "(\w+)"', pictures))
    source = (game / "event_groups.ts").read_text("utf-8")
    named = set(re.findall(r': "(\w+)"[,} ]|/, "(\w+)"\]|\? "(\w+)"|: "(\w+)";', source))
    assert {name for names in named for name in names if name} - {"rival", "all"} <= drawn


PIECES = {*COLOURS, *GOODS, *SPACES, *EXPANSIONS, "beer", "bigbox", "solo"}
DRAWN = {"farm", "farms", "scenery", "cube", "cubes", "families", "bridge"}
SHELL = [path for path in sorted((WEB / "app").rglob("*")) if path.suffix in SOURCES and path.name != "api.ts"]
RULE = re.compile(r"\b[A-Z]-[A-Z]{3}-?\d*\b")
OTHERS = "|".join(title.name for title in game_types() if title.name != GAME)
NAMED = re.compile(rf"""["'`]({OTHERS})["'`]|[!=]= ?["']{GAME}["']""")  # the page is called like the first one


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_the_app_names_no_game_and_no_game_piece(path):
    """What every game needs knows none of them; messages (`page-solo`) and CSS (`scroll-margin`) are no names."""
    code = path.read_text("utf-8")
    words = set(re.findall(r"(?<![\w-])[a-z0-9]+(?![\w-])", code))
    assert words & (PIECES | DRAWN) == set()
    assert RULE.findall(code) == []
    assert [title.name for title in game_types() if f"games/{title.name}" in code] == []
    assert NAMED.findall(code) == []


# What the shell asks every game to say of itself; one that does not is shown without it.
BROUGHT = {
    "page-called", "page-title", "page-lead", "page-solo", "page-solo-note", "page-round", "page-to-round",
    "page-course-note", "page-booklet-aim", "page-booklet-example", "page-story", "page-tale-none",
}  # fmt: skip


def test_the_app_has_no_text_of_a_single_game():
    code = "\n".join(path.read_text("utf-8") for path in SHELL)
    ours = {key for name in page_files(GAME) for key in written("en", name, GAME)}
    assert set(re.findall(r'"((?:page|board)-[a-z0-9-]+)"', code)) & ours == BROUGHT


def test_the_app_handles_no_event_of_a_game():
    """Where a turn or a round begins is said by the game object; only that a question would follow is told of all."""
    code = "\n".join(path.read_text("utf-8") for path in SHELL)
    assert set(re.findall(r'event\.kind\s*===?\s*"(\w+)"', code)) == {"ask"}


@pytest.mark.parametrize(("language", "comma"), [("en", ","), ("de", ","), ("zh", "\uff0c")])
def test_the_rating_deviation_uses_the_comma_of_the_language(language, comma):
    assert re.search(rf"^page-ratings-range = .+{comma}$", source(language, "daily"), re.MULTILINE)
