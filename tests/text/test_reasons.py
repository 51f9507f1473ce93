"""Reasons for a move: every text belongs to a fact of its game, and every fact has words in both directions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import village
from village.text import LANGUAGES, Text
from village.text.message_files import source

GAMES = Path(village.__file__).parent / "games"
EXPANSIONS = ("inn", "port", "goals", "marriage")


def kinds_in_texts(language: str, game: str, names: tuple[str, ...]) -> set[str]:
    texts = "\n".join(source(language, name, game) for name in names)
    return {kind for kind in re.findall(r"(?m)^reason-([a-z-]+)", texts) if not kind.startswith("line-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "names"), [("village", ("words", *EXPANSIONS)), ("my_village", ("words",))])
def test_every_reason_is_about_a_fact_of_the_game(game, names, language):
    sources = "".join(path.read_text("utf-8") for path in (GAMES / game).rglob("*.py"))
    kinds = kinds_in_texts(language, game, names)
    assert len(kinds) > 8
    assert [kind for kind in kinds if f'"{kind}"' not in sources] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2, -1, -2])
def test_a_served_customer_and_a_good_are_named(n, language):
    text = Text(language)
    assert text.word("wagon+ox") in text.advantage("line-customers", "wagon+ox", n, own=True)
    assert text.with_number("word-ox", abs(n)) in text.advantage("good", "ox", n, own=True)
    assert text.advantage("lead", "", n, own=False) != text.advantage("lead", "", n, own=True)


def test_reasons_are_idiomatic():
    text = Text("en")
    assert text.advantage("good", "wagon", 1, own=True) == "a wagon more"
    assert text.advantage("line-council", "council2", 2, own=True) == "2 points more this turn: Council chamber"
    assert (
        text.advantage("servable", "wagon", 5, own=True) == "the stock is enough for a customer worth 5 points (wagon)"
    )
