"""The browser commands used by the tests, independent of the protocol."""

from __future__ import annotations

from typing import Any, Protocol

WIDTH, HEIGHT = 1280, 900  # of the window, in pixels


class Browser(Protocol):
    """One window of a browser that was started for a test."""

    def open(self, address: str) -> None:
        """Load a page and wait until it is loaded."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, which must be representable as JSON."""

    def click(self, x: float, y: float) -> None:
        """Click with the mouse at a point of the window."""

    def close(self) -> None:
        """End the browser."""


def mouse_click(x: float, y: float) -> list[dict[str, Any]]:
    """A click as WebDriver and WebDriver BiDi both describe it."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]
