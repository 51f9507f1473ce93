"""Translations, fonts, small screens, and the size of the first view."""

from __future__ import annotations

import gzip
import json
import random
import re
import subprocess
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.text import NAMES, everything, my_village, reasons, say
from tools.build_web import WEB, node_environment
from village.record.setup import GAME
from village.server.http.routes.static import FOLDER
from village.text import LANGUAGES, Text
from village.text.grammar import grammar
from village.text.message_files import game_sources

# Compressed bytes: all responses of the first view, what the page needs before it can draw, and its texts.
MAX_BYTES = 200_000
MAX_CODE_BYTES = 70_000
MAX_TEXT_BYTES = 58_000
BOT = {"kind": "bot", "bot": "easy"}


@pytest.mark.one_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(visit, language):
    ann = visit(language)
    for path in ("/", "/tables", "/new", "/new?how=share", "/rules"):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        assert "⟦" not in ann.page_text(), path
    ann.open_new_table(
        seats=2, players=[{"kind": "me"}, BOT], expansions=["inn", "port", "goals", "customers", "marriage"]
    )
    for number in range(6):
        ann.make_random_move(random.Random(number))
        assert "⟦" not in ann.page_text()


def test_all_text_uses_lining_figures(visit):
    """Also where the `font` shorthand resets `font-variant-numeric`."""
    ann = visit()
    ann.open("/")
    count_script = (
        "nodes => nodes.filter(node => !getComputedStyle(node).fontVariantNumeric.includes('lining-nums')).length"
    )
    assert ann.page.locator("body *").evaluate_all(count_script) == 0


def test_figures_in_chinese_text_use_a_font_with_lining_figures(visit):
    """Our font has only old-style figures there, in which 1 looks like I."""
    ann = visit("zh")
    ann.open("/")
    ann.page.locator("h1").evaluate("element => (element.textContent = '1')")
    cdp = ann.page.context.new_cdp_session(ann.page)
    cdp.send("DOM.enable")
    cdp.send("CSS.enable")
    root = cdp.send("DOM.getDocument")["root"]["nodeId"]
    heading = cdp.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})
    used = [font["familyName"] for font in cdp.send("CSS.getPlatformFontsForNode", heading)["fonts"]]
    assert used
    assert not any("Alegreya" in name for name in used)


@pytest.fixture(scope="module")
def reader(tmp_path_factory) -> Path:
    """Bundle the text formatter of the page as a command-line program."""
    place = tmp_path_factory.mktemp("reader")
    (place / "reader.ts").write_text(READER % next(WEB.glob("src/**/i18n/text.ts")), "utf-8")
    bundle = [WEB / "node_modules/.bin/rolldown", "reader.ts", "--format", "esm", "--platform", "node"]
    subprocess.run([*bundle, "-o", "reader.mjs"], cwd=place, env=node_environment(), check=True, capture_output=True)
    return place / "reader.mjs"


READER = """
import { readFileSync } from "node:fs";
import { Text } from "%s";
const { language, sources, grammar, names, cases } = JSON.parse(readFileSync(0, "utf-8"));
const text = new Text(language, sources, grammar);
const say = (method, value) => {
  if (method === "event") return text.event(value, names);
  return method === "why" ? text.reason(value.key, value.args) : text[method](value);
};
process.stdout.write(JSON.stringify(cases.map(([method, value]) => say(method, value))));
"""
READ = ("question", "move", "event", "why", "word")  # texts that both format from tokens
SAYS = {
    GAME: everything,
    my_village.GAME: lambda: my_village.everything({key for _, key, _ in reasons(my_village.GAME)}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SAYS)
def test_the_page_and_python_format_the_same_texts(reader, game, language):
    text = Text(language, game)
    cases = [(method, value) for method, value in SAYS[game]() if method in READ]
    sent = [(method, {"key": value.key, "args": value.args} if method == "why" else value) for method, value in cases]
    request = {"sources": game_sources(language, game), "grammar": asdict(grammar(game)), "names": NAMES, "cases": sent}
    texts = json.dumps({"language": language, **request})
    result = subprocess.run(
        ["node", reader], input=texts, env=node_environment(), text=True, capture_output=True, check=True
    )
    expected = [text.reason(value) if method == "why" else say(text, method, value) for method, value in cases]
    assert len(expected) > 1000
    assert json.loads(result.stdout) == expected


def test_the_language_can_be_changed_at_any_time(visit):
    ann = visit()
    ann.open_new_table(seats=2, players=[{"kind": "me"}, BOT])
    ann.page.get_by_label("Language").select_option("de")
    ann.page.get_by_role("button", name="Aufgeben").wait_for()
    ann.page.reload()
    ann.page.get_by_role("button", name="Aufgeben").wait_for()
    assert ann.page.locator("html").get_attribute("lang") == "de"
    ann.page.get_by_label("Sprache").select_option("繁體中文")
    ann.page.get_by_role("button", name="認輸").wait_for()
    assert ann.page.locator("html").get_attribute("lang") == "zh-Hant"


def test_the_first_view_is_below_its_size_limit(visit):
    ann = visit()
    sizes = []
    ann.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    ann.open()
    ann.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < MAX_BYTES


def compressed(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)  # as the server sends them


def test_scripts_and_styles_before_the_first_view_are_below_their_size_limit():
    """`index.html` names one script and one stylesheet, loaded before anything is drawn; then come the texts."""
    index = FOLDER / "index.html"
    named = re.findall(r'"/(assets/[^"]+\.(?:js|css))"', index.read_text("utf-8"))
    assert sorted(Path(name).suffix for name in named) == [".css", ".js"]
    assert 50_000 < compressed(index, *[FOLDER / name for name in named]) < MAX_CODE_BYTES
    texts = {
        language: min(FOLDER.glob(f"assets/page-{language}-*.js"), key=lambda file: len(file.name))
        for language in LANGUAGES
    }
    assert {language: compressed(file) for language, file in texts.items() if compressed(file) > MAX_TEXT_BYTES} == {}


@pytest.mark.parametrize("path", ["/", "/new?how=share", "/tables", "/rules", "table"])
def test_nothing_is_wider_than_a_small_phone(visit, path):
    ann = visit("de", width=360)
    if path == "table":
        ann.open_new_table(seats=3, players=[{"kind": "me"}, BOT, BOT])
    else:
        ann.open(path)
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_page_loads_its_own_fonts(visit):
    ann = visit()
    ann.open()
    load = "Promise.all([...document.fonts].map((font) => font.load().then(({ family }) => family)))"
    ours = {"Alegreya", "Alegreya Sans"}
    chinese = {f"{family} without figures" for family in ours}
    assert {family.replace('"', "") for family in ann.page.evaluate(load)} == ours | chinese


@pytest.mark.parametrize("path", ["/", "/new", "/daily", "/puzzles", "/tutorials", "/rules", "/custom-values"])
def test_the_name_of_a_game_is_translated(visit, path):
    ann = visit("zh")
    ann.open(path)
    ann.page.locator("main").get_by_text("我的村庄").first.wait_for(state="attached")
    assert "My Village" not in ann.page_text()


# Paragraphs whose last two characters are on different lines.
ALONE = """() => [...document.querySelectorAll("main p")].filter((element) => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let last = null;
  while (text.nextNode()) if (text.currentNode.data.trim()) last = text.currentNode;
  const length = last?.data.trimEnd().length ?? 0;
  const top = (at) => {
    const range = document.createRange();
    range.setStart(last, at);
    range.setEnd(last, at + 1);
    return range.getBoundingClientRect().top;
  };
  return length > 9 && top(length - 3) !== top(length - 2); // the last character is a full stop
}).map((element) => element.textContent)"""


@pytest.mark.parametrize("address", ["/", "/new", "/daily"])
def test_no_chinese_character_is_alone_on_the_last_line(visit, address):
    ann = visit(language="zh", width=1024)
    ann.open(address)
    ann.page.locator("main p").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(ALONE) == []
