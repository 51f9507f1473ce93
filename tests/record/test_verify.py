"""The draws of a game can be verified against its seed."""

import re

import pytest

import village
from tests.record.record_texts import WHOLE, lines_of
from village import BadRecord


def test_an_edited_draw_loads_only_if_possible_and_never_verifies():
    lines = lines_of(WHOLE)
    number = next(n for n, line in enumerate(lines) if line.startswith("-1 draw "))
    for colour in ("brown", "green", "orange", "pink"):
        changed = "\n".join([*lines[:number], f"-1 draw {colour}"])
        game = village.load(re.sub(r"Scores: .*\n", "", changed))
        if lines[number] == f"-1 draw {colour}":
            assert village.verify(game) > 0
            continue
        with pytest.raises(BadRecord, match="does not come from the seed"):
            village.verify(game)


def test_a_record_without_a_seed_cannot_be_verified():
    text = re.sub(r"Seed(-Hash)?: .*\n", "", WHOLE)
    game = village.load(text)
    assert game.over
    with pytest.raises(BadRecord, match="no seed"):
        village.verify(game)


def test_every_draw_is_verified():
    game = village.load(WHOLE)
    assert village.verify(game) == sum(line.startswith("-1 ") for line in game.log) > 50


def test_a_record_with_only_the_hash_of_the_seed_loads_and_keeps_the_moves():
    game = village.load(re.sub(r"Seed: .*\n", "", WHOLE))
    assert game.log == village.load(WHOLE).log
