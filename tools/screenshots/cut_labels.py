"""Find texts that the layout cuts off: an element that hides its overflow, or the edge of the window."""

from __future__ import annotations

from playwright.sync_api import Page

# Text nodes whose box leaves that of the nearest ancestor that hides overflow, unless it scrolls.
SCRIPT = """() => {
  const SLACK = 1.5; // pixels, for rounding
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".skip, .visually-hidden, [aria-hidden=true], [inert]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width || !text.height) continue;
    for (let box = parent; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const edge = box === document.documentElement ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      const hides = style.overflowX !== "visible" || box === document.documentElement;
      if (edge.right - edge.left < 2) break; // hidden for sighted users
      const across = text.right > edge.right + SLACK || text.left < edge.left - SLACK;
      const below = text.bottom > edge.bottom + SLACK || text.top < edge.top - SLACK;
      if (hides && (across || below)) {
        cut.push(`${parent.tagName.toLowerCase()}.${parent.className}: ${node.data.trim().slice(0, 60)}`);
        break;
      }
    }
  }
  return [...new Set(cut)];
}"""


def cut_labels(page: Page) -> list[str]:
    """Return the texts that are cut off, each with its element."""
    labels: list[str] = page.evaluate(SCRIPT)
    return labels
