"""Write docs/reference/rules/<game>.md: the rulebook of each game. `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.check_option import check_only
from tools.rulebook_markdown import markdown
from village.games import OURS
from village.rulebook import rulebook
from village.toolkit.game_type import GameType

FOLDER = Path(__file__).parent.parent / "docs" / "reference" / "rules"
LANGUAGE = "en"
HEAD = """# Rules of {name}

Code, tests, explanations of illegal moves and the log cite the ids of the rules. The web page shows the same rulebook.
`make reference` writes this page from `rulebook.toml`, `text/en/` and `tables/` of `src/village/games/{game}/`.
{sources}

"""
SOURCES = {
    "village": """In the sources of values, 2011 is the English rulebook of 2011, Big Box de and zh are those of 2023,
and manual is the English reference manual.""",
    "my_village": "In the sources of values, My Village is its English rulebook of 2015.",
}


def page(game_type: GameType) -> str:
    book = rulebook(game_type, LANGUAGE)
    return HEAD.format(name=book.title, game=game_type.name, sources=SOURCES[game_type.name]) + markdown(book)


def path(game_type: GameType) -> Path:
    return FOLDER / f"{game_type.name}.md"


def main() -> int:
    if not check_only("tools.generate_rules_docs", __doc__):
        for game_type in OURS.values():
            path(game_type).write_text(page(game_type), "utf-8")
        return 0
    outdated = [path(game_type).name for game_type in OURS.values() if not is_up_to_date(game_type)]
    sys.stdout.write(
        f"outdated: {', '.join(outdated)}; run `make reference`\n" if outdated else "the rules pages are up to date\n"
    )
    return bool(outdated)


def is_up_to_date(game_type: GameType) -> bool:
    return path(game_type).exists() and path(game_type).read_text("utf-8") == page(game_type)


if __name__ == "__main__":
    sys.exit(main())
