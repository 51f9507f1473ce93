"""Custom values of My Village: checked like the standard table, and complete."""

from __future__ import annotations

from random import Random

import pytest

import village
from tests.builders.my_village import home, opened, set_up
from tests.builders.village import kinds, legal_choices, play
from village.bots.compiled.batch import blank
from village.games import find
from village.terminal.custom_values import template
from village.terminal.language import Language
from village.toolkit.pruning import distinct_choices
from village.toolkit.tables import values_of

GAME_TYPE = find("my_village")
CARD = "my_village.customer.cards.cu01"
WITHOUT_SPACES = [  # no rule reads their number of spaces
    *[f"council.cards.{name}" for name in ("monetary", "area", "population")],
    *[f"church.cards.{name}" for name in ("cloister", "trading", "travel")],
    "field.cards.field",
]


def mistakes(values):
    return [str(mistake) for mistake in GAME_TYPE.parse_values(values)[1]]


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({f"{CARD}.cost": {"coin": 1}}, f"{CARD}.cost has no piece 'coin'"),
        (
            {"my_village.steward.monk_cards": 5},
            "my_village.steward.monk_cards must be a whole number from 1 to 4, not 5",
        ),
        (
            {"my_village.setup.customer_display": 8},
            "my_village.setup.customer_display must be a whole number from 1 to 7",
        ),
        ({"my_village.church.cards.cloister.windows": 7}, "my_village.church.cards.cloister.windows must be a whole"),
        (
            {"my_village.field.cards.field.count": 9},
            "my_village.field.cards.field.count must be a whole number from 1 to 8",
        ),
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
        *[
            ({f"my_village.{card}.spaces": 2}, f"my_village.{card}.spaces is not a value of this game; ")
            for card in WITHOUT_SPACES
        ],
        ({"my_village.steward.prices.1.cards": 2}, "my_village.steward.prices.1.cards is not a value of this game; "),
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
    tables = village.new("my_village", custom_values={"values": values}).table.rules.tables
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
    assert village.new("my_village", custom_values={"values": values}).table.rules.tables_hash == (
        village.new("my_village").table.rules.tables_hash
    )
    assert values_of(GAME_TYPE.table("my_village"))["monk"]["cards"][7].get("cost") is None


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf[values]\nmy_village.life.clouds = 9\n")
    assert village.new("my_village", custom_values=file).table.custom_values.values == {"my_village.life.clouds": 9}


rule = pytest.mark.rule
COSTS = [  # a card, a value that opens its banner, and the row of its cost
    ("church.cloister", 5, "church.cards.cloister"),
    ("council.monetary", 3, "council.cards.monetary"),
    ("meeting", 2, "meeting.cards.meeting"),
    ("field", 7, "field.cards.field"),
    ("craft.stables1", 5, "craft.kinds.stables"),
    ("monk.rosary", 5, "monk.cards.rosary1"),
    ("travel.a", 6, "travel.dark.a"),
]
OFFICE = {"crafts": ["office1"], "goods": {"scroll": 2}, "coins": 3}


@rule("M-BAN-16")
@pytest.mark.parametrize(("card", "value", "row"), COSTS, ids=lambda part: str(part))
def test_an_additional_cost_is_due_with_the_black_banner(card, value, row):
    custom_values = {"values": {f"my_village.{row}.cost": {"scroll": 1, "coin": 2}}}
    own = OFFICE | ({"church": "travel"} if card.startswith("monk") else {})
    assert card in opened(value, homes={0: {**own, "goods": {}}})
    for poor in ({"goods": {}}, {"coins": 1}):
        assert card not in opened(value, homes={0: {**own, **poor}}, custom_values=custom_values)
    game = set_up(value=value, homes={0: own}, custom_values=custom_values)
    before = home(game)
    events = game.play(f"banner {card}")
    assert kinds(events)[:4] == ["banner", "time", "spend", "fare" if card == "travel.a" else "pay"]
    spent = sum(event["amount"] for event in events if event["kind"] == "spend")
    gained = sum(event["amount"] for event in events if event["kind"] == "coins")
    assert spent == (3 if card == "travel.a" else 2), "the fare is due as well"
    assert (home(game)["coins"], home(game)["goods"]["scroll"]) == (before["coins"] - spent + gained, 1)


@rule("M-BAN-16")
def test_a_wagon_of_the_cost_and_one_of_the_fare_are_both_paid():
    custom_values = {"values": {"my_village.travel.dark.a.cost": {"wagon": 1, "any": 1}}}
    own = {"crafts": ["wainwright1", "office1"], "goods": {"wagon": 3, "scroll": 1}, "coins": 1}
    game = set_up(value=6, homes={0: own}, custom_values=custom_values)
    play(game, "banner travel.a", "fare wagon")
    assert (home(game)["goods"], legal_choices(game)) == ({"scroll": 1, "wagon": 1}, ["office", "wainwright"])


@rule("M-BAN-16")
def test_without_custom_values_only_monks_cost_goods():
    tables = set_up(value=5).table.rules.tables
    cards = [*tables.churches, *tables.councils, tables.meeting, tables.field, *tables.crafts, *tables.letters]
    assert {(card.bill, card.coins) for card in cards} == {(0, 0)}
    assert any(card.bill for card in tables.monks)


def extreme(unit, rng):
    """Return a random valid value, often the lowest or the highest."""
    if isinstance(unit.value, dict):
        pieces = {piece: rng.choice([0, 0, 0, unit.most]) for piece in unit.pieces}
        while sum(pieces.values()) > unit.max_total:
            pieces[rng.choice(unit.pieces)] = 0
        return pieces if sum(pieces.values()) >= unit.least else {unit.pieces[0]: unit.least}
    if unit.lengths:
        return rng.sample(range(unit.least, unit.most + 1), rng.randint(*unit.lengths))
    return rng.choice([unit.least, unit.most, rng.randint(unit.least, unit.most)])


def random_values(seed):
    """Return random values for some units; those that contradict each other are left out."""
    rng = Random(seed)
    share = rng.choice([0.05, 0.3, 1])
    values = {unit.key: extreme(unit, rng) for unit in GAME_TYPE.units() if rng.random() < share}
    while wrong := GAME_TYPE.parse_values(values)[1]:
        keys = [mistake.key for mistake in wrong]
        values = {key: value for key, value in values.items() if not any(key.startswith(part) for part in keys)}
    return values


@pytest.mark.expensive
@pytest.mark.parametrize("seed", range(30))
def test_games_with_random_values_end_and_every_position_can_be_read_back(seed):
    rng, custom_values = Random(seed), {"values": random_values(seed)}
    game = village.new("my_village", seats=2 + seed % 3, seed=seed, custom_values=custom_values)
    rules, length = game.table.rules, len(game.table.rules.layout())
    for ply in range(6_000):
        if game.over:
            break
        if ply % 5 == 0:
            data = game.data()
            assert village.position("my_village", data, chance="manual").data() == data
            assert rules.observe(game.state, 0, blank(length), 0) == length
            assert distinct_choices(game.state)
        game.play(rng.choice(game.moves))
        assert all(home["coins"] >= 0 for home in game.data()["villages"])
    assert game.over
    assert len(game.scores()) == game.seats
