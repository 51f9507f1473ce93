"""Every text of the web page exists in every language with the same arguments, and is used."""

import re
from pathlib import Path

import pytest

from tests.terminal.test_labels import read_messages
from tests.text import FILES
from village.games import game_types
from village.games.village.assembly import EXPANSIONS
from village.games.village.vocabulary import COLOURS, GOODS, SPACES
from village.record.setup import GAME
from village.text.message_files import LANGUAGES, SHARED, page_files, source

WEB = Path(__file__).parent.parent.parent / "web" / "src"
PAGES = [(game, name) for game in (SHARED, GAME) for name in page_files(game)]
EVERYWHERE = [*PAGES, *[("my_village", name) for name in page_files("my_village")]]  # each game has its own page title
SOURCES = (".svelte", ".ts", ".css")
CODE = "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in SOURCES)


def on_page() -> dict:
    return {key: form for game, name in PAGES for key, form in read_messages("en", name, game).items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("game", "name"), EVERYWHERE)
def test_all_languages_have_the_same_texts(language, game, name):
    assert read_messages(language, name, game) == read_messages("en", name, game)


def test_chinese_counts_without_a_singular():
    """Chinese has no singular form, so a variant for one would never be used."""
    texts = Path(__file__).parent.parent.parent / "src/village"
    assert [path.name for path in texts.rglob("zh/*.ftl") if "[one]" in path.read_text("utf-8")] == []


def test_chinese_has_no_space_next_to_a_number():
    texts = Path(__file__).parent.parent.parent / "src/village"
    spaced = r".*(?:[\u3400-\u9fff] \d|(?:\d|\{ \$n \}) [\u3400-\u9fff]).*"
    assert [line for path in texts.rglob("zh/*.ftl") for line in re.findall(spaced, path.read_text("utf-8"))] == []


def test_no_text_is_in_two_files():
    assert len(on_page()) == sum(len(read_messages("en", name, game)) for game, name in PAGES)
    assert not on_page().keys() & {key for game, name in FILES for key in read_messages("en", name, game)}


def test_every_text_in_the_source_exists_and_every_text_is_used():
    known = on_page() | {key: "" for game, name in EVERYWHERE for key in read_messages("en", name, game)}
    used = set(re.findall(r'"((?:page|board)-[a-z0-9-]+)"', CODE))
    families = tuple(re.findall(r"`((?:page|board|lesson)-(?:[a-z-]+-)?)\$\{", CODE))
    assert used - known.keys() == set()
    assert [key for key in known if key not in used and not key.startswith(families)] == []


def numbered(word: str) -> str:
    """`stables3` is shown as the stables and a number."""
    return re.sub(r"(?<=[a-z]{3})\d+$", "", word)


@pytest.mark.parametrize("game_type", game_types(), ids=lambda game_type: game_type.name)
def test_every_custom_value_has_a_name(game_type):
    texts = Path(__file__).parent.parent.parent / "src/village"
    folders = (texts / "text/en", texts / "games" / game_type.name / "text/en")
    files = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.ftl"))
    known = set(re.findall(r"^(?:card|word|page-key)-([\w-]+) =", files, re.MULTILINE))
    words = {word for unit in game_type.units() for word in unit.key.split(".")[1:] if not word.isdigit()}
    assert {word for word in words if not {word, numbered(word)} & known} == set()


def test_every_icon_of_the_log_exists():
    symbols = WEB / "games" / "shared" / "symbols"
    pictures = "".join((symbols / name).read_text("utf-8") for name in ("Icon.svelte", "Symbol.svelte"))
    drawn = set(re.findall(r'name === "(\w+)"', pictures))
    sources = "".join(path.read_text("utf-8") for path in sorted((WEB / "games" / "village").rglob("*.ts")))
    named = re.findall(r'\bicon: \([^\n]*?\) => (?:"(\w+)"|[^\n"]*\? "(\w+)" : "(\w+)")', sources)
    icons = {name for names in named for name in names if name}
    assert len(icons) > 20
    assert icons <= drawn


PIECES = {*COLOURS, *GOODS, *SPACES, *EXPANSIONS, "beer", "bigbox", "solo"}
DRAWN = {"farm", "farms", "scenery", "cube", "cubes", "families", "bridge"}
SHELL = [path for path in sorted((WEB / "app").rglob("*")) if path.suffix in SOURCES and path.name != "api.ts"]
RULE = re.compile(r"\b[A-Z]-[A-Z]{3}-?\d*\b")
OTHERS = "|".join(game_type.name for game_type in game_types() if game_type.name != GAME)
NAMED = re.compile(rf"""["'`]({OTHERS})["'`]|[!=]= ?["']{GAME}["']""")  # the package has the name of the first game


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_the_app_names_no_game_and_no_game_piece(path):
    """The shared app must not name a game; messages (`page-solo`) and CSS (`scroll-margin`) do not count."""
    code = path.read_text("utf-8")
    words = set(re.findall(r"(?<![\w-])[a-z0-9]+(?![\w-])", code))
    assert words & (PIECES | DRAWN) == set()
    assert RULE.findall(code) == []
    assert [game_type.name for game_type in game_types() if f"games/{game_type.name}" in code] == []
    assert NAMED.findall(code) == []


# Texts that each game may provide for the app; all are optional.
PROVIDED_BY_GAMES = {
    "page-game-title", "page-title", "page-facts", "page-lead", "page-solo", "page-solo-note", "page-round",
    "page-to-round", "page-score-chart-note", "page-story", "page-story-none",
}  # fmt: skip


def test_the_app_has_no_text_of_a_single_game():
    code = "\n".join(path.read_text("utf-8") for path in SHELL)
    ours = {key for name in page_files(GAME) for key in read_messages("en", name, GAME)}
    assert set(re.findall(r'"((?:page|board)-[a-z0-9-]+)"', code)) & ours == PROVIDED_BY_GAMES


def test_the_app_handles_no_event_of_a_game():
    """The game object says where a turn or a round begins; the app handles only the event `ask`."""
    code = "\n".join(path.read_text("utf-8") for path in SHELL)
    assert set(re.findall(r'event\.kind\s*===?\s*"(\w+)"', code)) == {"ask"}


@pytest.mark.parametrize(("language", "comma"), [("en", ","), ("de", ","), ("zh", "\uff0c"), ("zh-Hant", "\uff0c")])
def test_the_rating_deviation_uses_the_comma_of_the_language(language, comma):
    assert re.search(rf"^page-ratings-range = .+{comma}$", source(language, "daily"), re.MULTILINE)
