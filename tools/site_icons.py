"""Draw the icons of the installed page from its SVG icon: `python -m tools.site_icons`, after the icon has changed."""

from __future__ import annotations

import sys
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tools.build_site import ICONS
from tools.build_web import WEB

PAPER: Final = "#f3e8d0"
# Name, width in pixels, part of the width that the drawing takes, and the background: systems cut some into a shape.
DRAWINGS: Final = [
    ("192", 192, 1.0, "transparent"),
    ("512", 512, 1.0, "transparent"),
    ("maskable", 512, 0.78, PAPER),
    ("touch", 180, 0.9, PAPER),
]


def draw(page: Page, svg: str, name: str, width: int, part: float, background: str) -> None:
    page.set_viewport_size({"width": width, "height": width})
    style = f"margin:0;background:{background};display:grid;place-items:center;height:100vh"
    page.set_content(f'<body style="{style}"><div style="width:{part:.0%}">{svg}</div></body>')
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def main() -> int:
    svg = (WEB / "src" / "app" / "components" / "icon.svg").read_text("utf-8")
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as driver:
        page = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET).new_page()
        for drawing in DRAWINGS:
            draw(page, svg, *drawing)
    return 0


if __name__ == "__main__":
    sys.exit(main())
