"""Write docs/images/terminal.svg for the README: a position as shown by `village play`."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich.console import Console

import village
from village.terminal.language import Language
from village.terminal.screen import Screen

FILE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"


def main() -> None:
    description = "Write the screenshot of the terminal for the README."
    argparse.ArgumentParser(prog="python -m tools.terminal_screenshot", description=description).parse_args()
    game = village.new("village", seats=3, seed=7)
    while not (game.data()["round"] == 3 and game.actor == 0 and game.opens_turn):
        moves = game.moves
        game.play(moves[len(game.log) % len(moves)])
    screen = Screen(Language("en"), frozenset([0]))
    screen.console = Console(
        record=True, width=80, file=io.StringIO(), highlight=False, markup=False, force_terminal=True
    )
    screen.board(game, 0)
    screen.lines(screen.question(game))
    svg = screen.console.export_svg(title="village play", unique_id="village")
    # Remove web fonts, so that the image uses the fonts of the reader.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    FILE.write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
