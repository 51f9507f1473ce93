"""Everybody can play: axe looks at every screen that is pictured, in both themes, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shots import SCREENS, THEMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async () => {
  const kinds = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const trial = {"label-content-name-mismatch": {enabled: false}}; // axe itself leaves it out unless asked by its tag
  const found = await axe.run(document, {runOnly: kinds, rules: trial});
  return found.violations.flatMap(({id, nodes}) => nodes.map((node) => id + ": " + node.target.join(" ") + " | "
    + (node.any[0] ?? node.all[0] ?? node.none[0])?.message));
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit, screen):
    ann = visit()
    SCREENS[screen](ann)
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme in THEMES:
        for width in (1280, 390):
            ann.page.set_viewport_size({"width": width, "height": 800})
            ann.page.evaluate("scrollTo(0, 0)")  # else what is fixed above lies over something
            ann.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            ann.page.wait_for_timeout(300)  # colours fade
            found += [f"{theme} {width} {fault}" for fault in ann.page.evaluate(LOOK)]
    assert "\n".join(sorted(set(found))) == ""
