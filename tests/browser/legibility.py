"""Measure how large the texts on a board appear, and how large its targets are."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

BOARDS = ".board, .my-village"
# Each text on the board with the height of its font on the screen: an SVG or a zoomed pane may scale it.
LABELS = """boards => {
  const scaleOf = (element) => {
    const drawing = element.closest("svg");
    const outer = element.closest("foreignObject") ?? (drawing ? element : null);
    if (!outer) return element.offsetHeight ? element.getBoundingClientRect().height / element.offsetHeight : 1;
    const { a, b, c, d } = outer.getScreenCTM();
    return Math.sqrt(Math.abs(a * d - b * c));
  };
  const labels = [];
  const walker = document.createTreeWalker(document.querySelector(boards), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(".sr-only, title, .sidebar-slot, .sidebar, #sidebar")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const px = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const within = element.closest("[class]")?.getAttribute("class");
    labels.push({ text: node.data.trim(), px, within: `${element.tagName} in ${within}` });
  }
  return labels;
}"""
# The width and height in which a click or tap makes each move.
TARGETS = """boards => [...document.querySelectorAll(`:is(${boards}) [data-token]`)].flatMap((element) => {
  const { width, height } = element.getBoundingClientRect();
  return width ? [{ token: element.dataset.token, size: Math.min(width, height) }] : [];
})"""


PICTURE = ".board .scenery, .my-village .commons"


def board_box(page: Page) -> dict[str, float]:
    """Return the position and size of the main board on the screen."""
    box: dict[str, float] = page.locator(PICTURE).first.evaluate("element => element.getBoundingClientRect().toJSON()")
    return box


def labels(page: Page) -> list[dict[str, Any]]:
    measured: list[dict[str, Any]] = page.evaluate(LABELS, BOARDS)
    return measured


def targets(page: Page) -> list[dict[str, Any]]:
    measured: list[dict[str, Any]] = page.evaluate(TARGETS, BOARDS)
    return measured
