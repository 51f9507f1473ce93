"""The page speaks every language in full and as the program does, fits small screens, and comes quickly."""

from __future__ import annotations

import json
import random
import subprocess
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.text import NAMES, everything, my_village, reasons, say
from tools.page import WEB, surroundings
from village.record.table import GAME
from village.text import LANGUAGES, Text
from village.text.catalogue import sentences
from village.text.grammar import grammar

MOST = 200_000  # bytes of the first view, packed
BOT = {"kind": "bot", "bot": "easy"}


@pytest.mark.one_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(visit, language):
    ann = visit(language)
    for path in ("/", "/tables", "/new", "/new?how=share", "/rules"):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        assert "⟦" not in ann.read(), path
    ann.sit(seats=2, chairs=[{"kind": "me"}, BOT], boxes=["inn", "port", "goals", "customers", "marriage"])
    for number in range(6):
        ann.answer(random.Random(number))
        assert "⟦" not in ann.read()


def test_every_figure_is_as_tall_as_a_capital(visit):
    """Also where `font` sets the letters anew, which brings the old figures back."""
    ann = visit()
    ann.open("/")
    old = "all => all.filter(one => !getComputedStyle(one).fontVariantNumeric.includes('lining-nums')).length"
    assert ann.page.locator("body *").evaluate_all(old) == 0


def test_beside_chinese_signs_figures_come_from_a_font_that_has_them(visit):
    """Ours has only old ones there, in which 1 looks like I."""
    ann = visit("zh")
    ann.open("/")
    ann.page.locator("h1").evaluate("one => (one.textContent = '1')")
    wire = ann.page.context.new_cdp_session(ann.page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    heading = wire.send("DOM.querySelector", {"nodeId": root, "selector": "h1"})
    used = [font["familyName"] for font in wire.send("CSS.getPlatformFontsForNode", heading)["fonts"]]
    assert used
    assert not any("Alegreya" in name for name in used)


@pytest.fixture(scope="module")
def reader(tmp_path_factory) -> Path:
    """The interpreter of the page as a program: it reads what is asked and prints what the page would say."""
    place = tmp_path_factory.mktemp("reader")
    (place / "reader.ts").write_text(READER % next(WEB.glob("src/**/i18n/text.ts")), "utf-8")
    bundle = [WEB / "node_modules/.bin/rolldown", "reader.ts", "--format", "esm", "--platform", "node"]
    subprocess.run([*bundle, "-o", "reader.mjs"], cwd=place, env=surroundings(), check=True, capture_output=True)
    return place / "reader.mjs"


READER = """
import { readFileSync } from "node:fs";
import { Text } from "%s";
const { language, sources, grammar, names, asked } = JSON.parse(readFileSync(0, "utf-8"));
const text = new Text(language, sources, grammar);
const say = (method, given) => {
  if (method === "event") return text.event(given, names);
  return method === "why" ? text.reason(given.key, given.args) : text[method](given);
};
process.stdout.write(JSON.stringify(asked.map(([method, given]) => say(method, given))));
"""
READ = ("question", "answer", "event", "why", "word")  # what both of them put together from tokens
SAYS = {
    GAME: everything,
    my_village.GAME: lambda: my_village.everything({key for _, key, _ in reasons(my_village.GAME)}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SAYS)
def test_the_page_says_what_the_program_says(reader, game, language):
    text = Text(language, game)
    told = [(method, given) for method, given in SAYS[game]() if method in READ]
    asked = [(method, {"key": given.key, "args": given.args} if method == "why" else given) for method, given in told]
    whole = {"sources": sentences(language, game), "grammar": asdict(grammar(game)), "names": NAMES, "asked": asked}
    spoken = json.dumps({"language": language, **whole})
    said = subprocess.run(
        ["node", reader], input=spoken, env=surroundings(), text=True, capture_output=True, check=True
    )
    ours = [text.reason(given) if method == "why" else say(text, method, given) for method, given in told]
    assert len(ours) > 1000
    assert json.loads(said.stdout) == ours


def test_the_language_can_be_changed_at_any_time(visit):
    ann = visit()
    ann.sit(seats=2, chairs=[{"kind": "me"}, BOT])
    ann.page.get_by_label("Language").select_option("de")
    ann.page.get_by_role("button", name="Aufgeben").wait_for()
    ann.page.reload()
    ann.page.get_by_role("button", name="Aufgeben").wait_for()
    assert ann.page.locator("html").get_attribute("lang") == "de"


def test_the_first_view_is_small(visit):
    ann = visit()
    sizes = []
    ann.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    ann.open()
    ann.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < MOST


@pytest.mark.parametrize("path", ["/", "/new?how=share", "/tables", "/rules", "table"])
def test_nothing_is_wider_than_a_small_phone(visit, path):
    ann = visit("de", width=360)
    if path == "table":
        ann.sit(seats=3, chairs=[{"kind": "me"}, BOT, BOT])
    else:
        ann.open(path)
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_fonts_come_with_the_page(visit):
    ann = visit()
    ann.open()
    load = "Promise.all([...document.fonts].map((font) => font.load().then(({ family }) => family)))"
    ours = {"Alegreya", "Alegreya Sans"}
    chinese = {f"{family} without figures" for family in ours}
    assert {family.replace('"', "") for family in ann.page.evaluate(load)} == ours | chinese


@pytest.mark.parametrize("path", ["/", "/new", "/daily", "/puzzles", "/learn", "/rules", "/numbers"])
def test_a_title_is_called_as_in_the_language(visit, path):
    ann = visit("zh")
    ann.open(path)
    ann.page.locator("main").get_by_text("我的村庄").first.wait_for(state="attached")
    assert "My Village" not in ann.read()


# The last two signs of every paragraph that has more than one line: do they stand in the same one?
ALONE = """() => [...document.querySelectorAll("main p")].filter((one) => {
  const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  let last = null;
  while (text.nextNode()) if (text.currentNode.data.trim()) last = text.currentNode;
  const signs = last?.data.trimEnd().length ?? 0;
  const top = (at) => {
    const range = document.createRange();
    range.setStart(last, at);
    range.setEnd(last, at + 1);
    return range.getBoundingClientRect().top;
  };
  return signs > 9 && top(signs - 3) !== top(signs - 2); // the last one is a full stop
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("address", ["/", "/new", "/daily"])
def test_no_chinese_sign_stands_alone_in_a_last_line(visit, address):
    ann = visit(language="zh", width=1024)
    ann.open(address)
    ann.page.locator("main p").first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(ALONE) == []
