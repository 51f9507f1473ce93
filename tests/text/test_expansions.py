"""Texts of the expansions: rules, cards, titles, the rival, the inn as space and as place."""

from __future__ import annotations

import re

import pytest

from tests.builders.inn import stacks
from tests.builders.village import set_up
from tests.text import EXPANSIONS, GOALS, OPTIONS, TITLES, VILLAGERS, rule_ids
from village.games.village.tables import read
from village.record.errors import Error
from village.text import LANGUAGES, Text

every_language = pytest.mark.parametrize("language", LANGUAGES)

# number of rules by chapter
RULES = {
    "S-SET": 5, "S-TRN": 5, "S-DTH": 3, "S-REA": 3, "S-MAS": 2, "S-RND": 2, "S-SCO": 1,
    "I-SET": 9, "I-BRW": 6, "I-INN": 9, "I-DTH": 3, "I-CRD": 6, "I-WIN": 9, "I-CUS": 2, "I-SCO": 2,
    "I-SOL": 5, "I-CUB": 2, "G-SET": 5, "G-SEC": 4, "G-SCO": 5, "G-ANY": 4, "G-SOL": 1, "C": 3,
    "P-SET": 10, "P-MAP": 4, "P-SEA": 4, "P-CAP": 5, "P-LOD": 5, "P-MOV": 5, "P-ISL": 4, "P-MIS": 4, "P-HOM": 4,
    "P-MKT": 6, "P-DTH": 6, "P-SCO": 2, "P-SOL": 3, "P-MIX": 6, "P-CUB": 1,
    "W-SET": 6, "W-ACT": 4, "W-SMU": 4, "W-WED": 8, "W-BLI": 3, "W-BRD": 3, "W-DTH": 2, "W-SCO": 1, "W-SOL": 5,
    "W-MIX": 9, "W-CUB": 1,
}  # fmt: skip


def numbered(rule: str, rows: list[dict[str, object]], played: list[str]) -> dict[str, str]:
    """Return the rule of every card in a table whose required expansions exist."""
    tokens = {rule.format(number + 1): str(row["token"]) for number, row in enumerate(rows)}
    return {rule: token for rule, token in tokens.items() if token in played}


CARDS = {
    **numbered("I-V{:02}", read("inn")["villagers"], VILLAGERS),
    **numbered("G-S{}", read("goals")["silver"], GOALS),
    **numbered("G-G{}", read("goals")["gold"], GOALS),
}


def test_every_rule_of_the_expansions_has_a_text():
    ids = {f"{chapter}-{number + 1}" for chapter, rules in RULES.items() for number in range(rules)}
    assert {rule for rule in rule_ids() if not rule.startswith("V-")} == ids | set(CARDS)


def test_the_tables_have_34_villagers_and_17_goals():
    assert (len(set(VILLAGERS)), len(set(GOALS))) == (34, 17)


@every_language
@pytest.mark.parametrize(("rule", "token"), CARDS.items())
def test_the_rule_of_a_card_contains_its_name_and_effect(language, rule, token):
    text = Text(language)
    name, effect = text.card(token)
    assert text.rule(rule).startswith(name)
    assert text.rule(rule).endswith(effect)


@every_language
def test_cards_titles_expansions_and_options_have_distinct_names(language):
    text = Text(language)
    assert len({text.card(token)[0] for token in VILLAGERS + GOALS}) == 51
    assert len({text.title(title) for title in TITLES}) == len(TITLES)
    assert len({text.expansion(expansion) for expansion in [*EXPANSIONS, "solo"]}) == len(EXPANSIONS) + 1
    assert len({text.option(option) for option in OPTIONS}) == len(OPTIONS)


@every_language
def test_the_effect_of_a_card_is_one_sentence(language):
    for token in VILLAGERS + GOALS:
        _, effect = Text(language).card(token)
        assert re.fullmatch(r"(?:[^.。]|\d\. )+[.。]", effect), effect


@pytest.mark.parametrize(
    ("language", "token", "phrase"),
    [
        ("en", "turn inn.pink", "inn: pink cube"),
        ("en", "family home.inn.2", "bring a generation 2 member home from the inn"),
        ("en", "customer beer+grain2", "beer and 2 grain"),
        ("en", "customer beer2", "2 beers"),
        ("en", "monk rival.3", "Carla: family member of generation 3"),
        ("en", "villager brewers_widow", "Brewer’s Widow"),  # noqa: RUF001
        ("de", "turn inn.plague", "Wirtshaus: Peststein"),
        ("de", "family home.inn.2", "Mitglied der Generation 2 aus dem Wirtshaus nach Hause holen"),
        ("de", "customer scroll+beer", "Schriftrolle und Bier"),
        ("de", "monk rival.3", "Conny: Familienmitglied der Generation 3"),
        ("de", "gold globetrotter", "Weltenbummler"),
        ("zh", "customer beer+grain2", "啤酒、2袋谷物"),
        ("zh", "rise 2", "从第二阶级晋升"),
    ],
)
def test_moves_of_expansions_have_idiomatic_texts(language, token, phrase):
    assert Text(language).move(token) == phrase


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", {"kind": "trigger"}, "Carla triggers the end of the game; the last turns follow."),
        ("de", {"kind": "trigger"}, "Conny läutet das Spielende ein; es folgen die letzten Züge."),
        ("zh", {"kind": "trigger"}, "卡拉触发游戏结束，接下来是最后的回合。"),  # noqa: RUF001
    ],
)
def test_the_seat_after_the_only_player_is_the_rival(language, event, sentence):
    assert Text(language).event({**event, "seat": 1}, ["甲"]) == sentence


@pytest.mark.parametrize(
    ("language", "walk", "take"),
    [
        ("en", "from the farmyard to the inn.", "from the inn space."),
        ("de", "vom Hof ins Wirtshaus.", "vom Feld Wirtshaus."),
        ("zh", "从农场移动到酒馆。", "从酒馆格拿取1个粉色方块。"),
    ],
)
def test_the_inn_is_a_space_to_take_from_and_a_place_to_go_to(language, walk, take):
    text = Text(language)
    walk_event = {"kind": "walk", "seat": 0, "generation": 1, "origin": "farm", "place": "inn"}
    take_event = {"kind": "take", "seat": 0, "space": "inn", "colour": "pink"}
    assert text.event(walk_event, ["甲"]).endswith(walk)
    assert text.event(take_event, ["甲"]).endswith(take)


def test_a_reason_of_an_expansion_ends_with_its_rule():
    inn = stacks(["bard", "medico", "artist"], unseen=[0, 9, 9])
    game = set_up("cycle", expansions=["inn"], inn=inn, families={0: {"goods": {}}})
    assert Text("en").why(game.why("cycle push.1")) == "You cannot pay for any of the villagers shown. (I-INN-7)"


@pytest.mark.parametrize("method", ["card", "title", "expansion", "option"])
def test_an_unknown_token_has_no_text(method):
    with pytest.raises(Error):
        getattr(Text("en"), method)("dragon")
