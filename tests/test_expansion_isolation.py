"""An expansion needs no change outside its folder: kernel, records, bots and base game name none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import village

PACKAGE = Path(village.__file__).parent
LISTS = {"assembly.py", "views.py", "vocabulary.py"}  # the settings, their views and the names of things
WORDS = (  # not "solo": it is the general word for a game of one player
    "inn", "beers?", "brewer(y|ies|s)?", "villagers?", "guests?", "bards?", "nuns?", "priests?", "gravediggers?",
    "goals?", "silver", "gold", "rivals?", "she", "hers?", "quills?", "fate", "recess(es)?", "promo",
    "port", "marriage",
)  # fmt: skip
NAMED = re.compile(rf"(?<![a-z])({'|'.join(WORDS)})(?![a-z])|\b[SIGC]-[A-Z0-9]", re.IGNORECASE)


def base_files() -> list[Path]:
    """Return every file that must not mention an expansion in code, names, texts or comments."""
    folders = [
        path
        for part in ("kernel", "toolkit", "record", "bots", "games/village")
        for path in (PACKAGE / part).rglob("*.py")
    ]
    return sorted(
        path for path in folders if path.name not in LISTS and "expansions" not in path.relative_to(PACKAGE).parts
    )


@pytest.mark.parametrize("path", base_files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_base_game_names_no_expansion(path):
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    assert [f"{number}: {line.strip()}" for number, line in lines if NAMED.search(line)] == []


def test_all_base_files_are_checked():
    names = {str(path.relative_to(PACKAGE)) for path in base_files()}
    assert {"kernel/state.py", "record/record.py", "bots/simulate.py", "games/village/expansion.py"} <= names
    assert "games/village/spaces/market.py" in names
    assert not any("expansions" in name for name in names)


@pytest.mark.parametrize(
    "line",
    [
        "# S-SET-1: as for two", '"""the Inn, or Port"""', "rival = max(last, 1)", "if module.name == 'goals':",
        "self.rival_die", "beer: Count = 0", "# a solo player has a rival, who counts", "card (I-V03)",
    ],
)  # fmt: skip
def test_a_line_that_names_an_expansion_is_detected(line):
    assert NAMED.search(line)


@pytest.mark.parametrize("line", ["inner = begin(spinning)", "the innkeeping of coins only", "# V-DTH-1", "portrait"])
def test_similar_lines_are_allowed(line):
    assert not NAMED.search(line)
