"""Custom values of My Village: checked like the standard table, and complete."""

from __future__ import annotations

import pytest

import village
from village.games import find
from village.terminal.language import Language
from village.terminal.numbers import template
from village.toolkit.tables import numbers

GAME_TYPE = find("my_village")
CARD = "my_village.customer.cards.cu01"


def mistakes(values):
    return [str(mistake) for mistake in GAME_TYPE.parse_values(values)[1]]


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({f"{CARD}.cost": {"any": 1, "beer": 1}}, f"{CARD}.cost combines any good with particular goods"),
        ({"my_village.monk.cards.rosary2.cost": {"any": 1, "plow": 1}}, "my_village.monk.cards.rosary2.cost combines"),
        ({f"{CARD}.cost": {}}, f"{CARD}.cost must have from 1 to 8 in all, not 0"),
        ({f"{CARD}.banner": [5, 5]}, f"{CARD}.banner has 5 twice"),
        ({f"{CARD}.banner": [4, 7, 9]}, f"{CARD}.banner must be a list of 0 to 2 whole numbers, each from 2 to 12"),
        ({"my_village.play.banners.4.1": 9}, "my_village.play.banners.4 has 9 twice"),
        (
            {"my_village.church.cards.travel.banner": []},
            "my_village.church.cards.travel.banner must be a list of 1 to 2",
        ),
        ({f"{CARD}.white_time": 2}, f"{CARD}.white_time must be a whole number from 0 to 1, not 2"),
        ({"my_village.craft.kinds.office.white_time": 2}, "my_village.craft.kinds.office.white_time must be a whole"),
        ({"my_village.council.cards.guild.spaces": 0}, "my_village.council.cards.guild.spaces must be a whole number"),
        ({"my_village.travel.dark.a.either.1.wagon": 2}, "my_village.travel.dark.a.either.1.wagon must be a whole"),
        ({"my_village.steward.prices.1.cards": 2}, "my_village.steward.prices.1.cards is not a number of this game; "),
        ({"my_village.life": {"clouds": 8, "start": 8}}, "my_village.life.start is cloud 8, counted from 0, of 8"),
    ],
    ids=str,
)
def test_values_that_the_loader_refuses_are_refused(values, sentence):
    problems = mistakes(values)
    assert len(problems) == 1
    assert problems[0].startswith(sentence)


def test_values_missing_on_the_standard_cards_can_be_entered():
    values = {
        "my_village.monk.cards.rosary1.cost": {"plow": 1},
        "my_village.travel.cards.a1.gray": {"coin": 2},
        "my_village.customer.cards.cu14.banner": [2, 7],
        f"{CARD}.banner": [],  # a question mark
    }
    tables = village.new("my_village", numbers={"values": values}).table.rules.tables
    ours = village.new("my_village").table.rules.tables
    monk = next(at for at, card in enumerate(tables.monks) if card.name == "rosary1")
    assert (ours.monks[monk].bill, tables.monks[monk].bill) == (0, 1 << 8)
    assert (ours.journeys[0].coins, tables.journeys[0].coins) == (0, 2)
    assert tables.customers[13].values == 1 << 2 | 1 << 7
    assert tables.customers[0].values == ours.customers[13].values


def test_missing_values_are_written_as_empty():
    text = template(GAME_TYPE, Language("en", "my_village"))
    for line in ("monk.cards.rosary1.cost = {  }", "travel.cards.a1.gray = {  }", "customer.cards.cu14.banner = []"):
        assert f"\nmy_village.{line}" in text
    ours = {unit.key: unit.value for unit in GAME_TYPE.units()}
    values, wrong = GAME_TYPE.parse_values(ours)
    assert wrong == []
    assert village.new("my_village", numbers={"values": values}).table.rules.tables_hash == (
        village.new("my_village").table.rules.tables_hash
    )
    assert numbers(GAME_TYPE.table("my_village"))["monk"]["cards"][7].get("cost") is None


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf[values]\nmy_village.life.clouds = 9\n")
    assert village.new("my_village", numbers=file).table.numbers.values == {"my_village.life.clouds": 9}
