"""Accessibility: axe checks every screen of the screenshots in both themes, wide and narrow."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.fake_stream import FakeStream, questions
from tools.screenshots.screens import SCREENS, THEMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
  const kinds = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const names = {"label-content-name-mismatch": {enabled: true}};
  const results = await axe.run(document, {runOnly: kinds, rules: names, resultTypes: ["violations"]});
  const written = (part) => (part.nodeType === 3 ? part.data : part.nodeName === "title" ? "" : read(part));
  const read = (element) => [...element.childNodes].map(written).join(" ");
  // a number printed on a place is not its name
  const words = (element) => read(element).replace(/[\\d\\s]+/g, " ").trim().toLowerCase()
  const label = (element) => (element.getAttribute("aria-label") ?? "").toLowerCase()
  const named = (target) => {
    const element = document.querySelector(target)
    return /\\p{L}/u.test(words(element)) && !label(element).includes(words(element))
  }
  const counts = (id) => (node) => id !== "label-content-name-mismatch" || named(node.target[0]);
  const describe = (id) => (node) => id + ": " + node.target.join(" ") + " | "
    + (node.any[0] ?? node.all[0] ?? node.none[0])?.message;
  return results.violations.flatMap(({id, nodes}) => nodes.filter(counts(id)).map(describe(id)));
}"""

# Hundreds of rules and numbers look alike, and axe is slower than linear: keep two of every chapter.
FEWER = """() => {
  for (const element of document.querySelectorAll(".rule:nth-child(n+3):not(.linked), [data-key]:nth-child(n+3)"))
    element.remove();
}"""


def variants(screen: str, complete: bool) -> list[tuple[str, int]]:
    """Return two of the four pairs of theme and width, chosen by the seed; all four with --cases=all."""
    every = list(product(THEMES, (1280, 390)))
    crossed = Random(f"{os.environ['VILLAGE_SEED']} {screen}").random() < 0.5
    return every if complete else [every[1], every[2]] if crossed else [every[0], every[3]]


@pytest.mark.sampled
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(request, visit, screen):
    ann = visit()
    SCREENS[screen](ann)
    ann.page.wait_for_load_state("networkidle")
    complete = request.config.getoption("--cases") == "all"
    if not complete:
        ann.page.evaluate(FEWER)
    ann.page.evaluate(AXE.read_text("utf-8"))
    faults = []
    for theme, width in variants(screen, complete):
        ann.page.set_viewport_size({"width": width, "height": 800})
        ann.page.evaluate("scrollTo(0, 0)")  # otherwise the fixed header covers something
        ann.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        ann.page.wait_for_timeout(300)  # colours fade
        faults += [f"{theme} {width} {fault}" for fault in ann.page.evaluate(RUN_AXE)]
    assert "\n".join(sorted(set(faults))) == ""


PARTS = 4  # parts of the questions; axe is slow, so one part runs
TABLES: dict[str, dict[str, Any]] = {
    "all": {"seats": 5, "expansions": ["inn", "port", "goals", "customers", "marriage"]},
    "solo": {"seats": 1, "expansions": ["inn", "port", "goals", "customers", "marriage"]},
    "my_village": {"game": "my_village", "seats": 4},
}
CASES = [(name, part) for name in TABLES for part in range(PARTS)]


@pytest.mark.one_case
@pytest.mark.parametrize(("name", "part"), CASES)
def test_axe_finds_nothing_at_any_question(visit, name, part):
    """Every question highlights other places and shows other texts."""
    stage = FakeStream(visit(), **TABLES[name])
    stage.ann.page.evaluate(AXE.read_text("utf-8"))
    faults = set()
    cases = sorted(questions("axe", 2, **TABLES[name]).items())[part::PARTS]
    for kind, view in cases:
        stage.show(view)
        faults |= {f"{kind} {fault}" for fault in stage.ann.page.evaluate(RUN_AXE)}
    assert cases
    assert "\n".join(sorted(faults)) == ""
