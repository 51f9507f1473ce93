"""Every text of My Village exists in every language, and is in that language."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

import village
from tests.terminal.test_labels import read_messages
from tests.text import NAMES, chapter, entries, files, messages, reasons, say, variables
from tests.text.my_village import (
    ARGUMENTS,
    EVENT_SEATS,
    EVENTS,
    GAME,
    PRINTED,
    RULES,
    SEATS,
    TOKENS,
    everything,
)
from village.games import find
from village.record.errors import Error
from village.text import LANGUAGES, Text
from village.text.message_files import SHARED, build_bundle, file_names, game_files, page_files, source
from village.toolkit.tables import citations

every_language = pytest.mark.parametrize("language", LANGUAGES)
OURS = [(GAME, name) for name in game_files(GAME)]
FILES = [*[(SHARED, name) for name in game_files(SHARED)], *OURS]

# What a text must not contain: Fluent syntax, dotted or numbered tokens, keys with underscores.
RAW = re.compile(r"[{}$_]|[a-z]\d|[a-z]\.[a-z\d]|\s\s|^\s|\s$|^$")
PARTS = sorted({part for token in TOKENS for part in re.findall("[a-z]{3,}", token)})
FOREIGN = {
    "en": re.compile(r"(?!)"),
    "de": re.compile(rf"\b({'|'.join(PARTS)})\b"),
    "zh": re.compile(r"[F-Za-z]|[A-E]{2}|[,.:;!?()]"),  # the travel stacks have letters, A to E
    "zh-Hant": re.compile(r"[F-Za-z]|[A-E]{2}|[,.:;!?()“”]"),
}

# number of rules by chapter
CHAPTERS = {
    "M-SET": 16, "M-RND": 8, "M-DIE": 10, "M-BAN": 16, "M-BLK": 9, "M-WHT": 9, "M-HEA": 8, "M-SCH": 8, "M-CRF": 6,
    "M-FLD": 11, "M-CUS": 12, "M-TRV": 9, "M-CHU": 6, "M-MNK": 10, "M-MEE": 8, "M-COU": 8, "M-DTH": 17, "M-END": 4,
    "M-SCO": 11,
}  # fmt: skip
DROPPED = ["M-BAN-10"]  # an id is never used again
# Rules with our own ruling.
RULINGS = {
    "M-SET": [1, 13, 15, 16], "M-DIE": [3, 8, 9], "M-BAN": [5, 9, 12, 13, 16], "M-BLK": [4, 5], "M-WHT": [7, 9],
    "M-HEA": [7], "M-SCH": [8], "M-FLD": [4, 5, 6, 7, 8, 9, 10], "M-CUS": [3, 5, 6, 7, 12], "M-TRV": [8],
    "M-MNK": [2, 5, 8], "M-MEE": [4], "M-DTH": [8, 9, 15], "M-END": [4], "M-SCO": [11],
}  # fmt: skip


def keys() -> set[str]:
    return {key for _, key, _ in reasons(GAME)}


def wrong(text: Text, method: str, argument: object) -> str:
    """Return what is wrong with a text, "" if nothing is."""
    try:
        sentence = say(text, method, argument)
    except Error as error:
        return str(error)
    bare = re.sub(r"\bM-[A-Z]+-\d+", "", sentence)
    if RAW.search(bare) or FOREIGN[text.language].search(bare):
        return f"{method} {argument!r} gives {sentence!r}"
    return ""


def gaps(text: Text) -> list[str]:
    problems = [wrong(text, method, argument) for method, argument in everything(keys())]
    return [gap for gap in problems if gap]


def rules() -> list[str]:
    return [id.removeprefix("rule-") for id in messages("en", *OURS) if id.startswith("rule-")]


@every_language
def test_every_text_exists_and_contains_no_token(language):
    assert gaps(Text(language, GAME)) == []


@every_language
@pytest.mark.parametrize(
    ("name", "removed"),
    [
        ("words", "question-fare"), ("words", "move-plow-no"), ("words", "event-value"), ("words", "why-waste"),
        ("words", "line-windows"), ("words", "mark-craft"), ("cards", "word-cu33"), ("cards", "card-council-guild"),
        ("cards", "word-craft-wainwright4"),
    ],
)  # fmt: skip
def test_a_removed_message_is_detected(language, name, removed):
    whole = source(language, name, GAME)
    cut = re.sub(rf"(?m)^{removed} = .*(\n[ ].*)*\n", "", whole)
    assert len(cut) < len(whole)
    text = Text(language, GAME)
    text.bundle = build_bundle(language, [cut, *[source(language, n, game) for game, n in FILES if n != name]])
    assert gaps(text) != []


class Echo(Text):
    """Records which messages are used."""

    def __init__(self, language):
        super().__init__(language, GAME)
        self.used = set()

    def say(self, name, words=None, attribute=""):
        self.used.add(name)
        return super().say(name, words, attribute)


@every_language
def test_every_message_is_used(language):
    text = Echo(language)
    gaps(text)
    inside = set(re.findall(r"\{ ([a-z0-9-]+) \}", source(language, "words", GAME)))  # used by another message
    keys = {id for id in messages(language, *OURS) if not id.startswith(("rule-", "rules-", "reason-", "about-"))}
    assert keys - text.used - inside == set()


@pytest.mark.parametrize("name", OURS, ids="-".join)
def test_the_message_files_have_the_same_messages_with_the_same_forms(name):
    def shape(language):
        return {
            id: sorted(form.id.name for form in message.attributes) for id, message in messages(language, name).items()
        }

    assert {language: shape(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, shape("en"))


@every_language
@pytest.mark.parametrize("name", OURS, ids="-".join)
def test_a_message_file_parses_without_errors_and_duplicates(language, name):
    body = entries(language, name)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    twice = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    assert [id for id, times in twice.items() if times > 1] == []


@every_language
def test_no_message_is_in_two_files(language):
    assert len(messages(language, *FILES)) == sum(len(messages(language, name)) for name in FILES)


@every_language
def test_every_file_exists_and_the_page_has_the_same_texts_in_all_languages(language):
    assert {name for name in file_names(GAME) if source(language, name, GAME)} == set(file_names(GAME))
    for name in page_files(GAME):
        assert read_messages(language, name, GAME) == read_messages("en", name, GAME)


@every_language
def test_a_reason_uses_the_arguments_it_is_given(language):
    by_key = messages(language, *FILES)
    for _, key, args in reasons(GAME):
        assert variables(by_key[f"why-{key}"]) == set("abc"[:args]), key
        assert args == (1 if key == "not-asked" else len(ARGUMENTS.get(key, []))), key


def test_there_are_no_texts_for_unused_reasons():
    keys = {id.removeprefix("why-") for id in messages("en", *OURS) if id.startswith("why-")}
    assert keys == {key for rules, key, _ in reasons(GAME) if all(rule.startswith("M-") for rule in rules) and rules}


@every_language
def test_an_event_text_uses_all_fields(language):
    by_key = messages(language, *OURS)
    for kind, meanings in EVENTS.items():
        used = variables(by_key[f"event-{kind}"])
        assert used - {"who"} == set(meanings), kind
        assert kind not in EVENT_SEATS or "who" not in used, kind


def test_every_rule_has_a_text_and_rulings_are_marked():
    ids = [f"{part}-{number + 1}" for part, n in CHAPTERS.items() for number in range(n)]
    assert rules() == [rule for rule in ids if rule not in DROPPED]
    decided = [
        rule
        for rule, message in messages("en", (GAME, "rules")).items()
        if any(a.id.name == "ruling" for a in message.attributes)
    ]
    assert sorted(decided) == sorted(f"rule-{part}-{number}" for part, numbers in RULINGS.items() for number in numbers)
    assert len(decided) == 40


def test_every_cited_rule_has_a_text():
    cited = {rule for rules, _, _ in reasons(GAME) for rule in rules} | {step.rule for step in RULES.steps}
    assert cited | set(RULES.line_rules.values()) | {RULES.over_rule} <= set(rules())
    assert {f"rules-{chapter(id)}" for id in rules()} == {id for id in messages("en", *OURS) if id.startswith("rules-")}


def test_every_rule_named_in_the_source_has_a_text():
    text = "".join(path.read_text("utf-8") for kind in ("py", "toml") for path in files(kind, GAME))
    assert set(re.findall(r"\bM-[A-Z]{3}-\d+\b", text)) - set(rules()) == set()


@every_language
def test_every_rule_has_a_headline_and_may_have_an_explanation(language):
    text = Text(language, GAME)
    for rule in rules():
        explanation = [text.rule_long(rule)] if text.rule_long(rule) else []
        for sentence in (text.rule(rule), *explanation, text.say(f"rules-{chapter(rule)}")):
            assert not RAW.search(sentence), rule
            assert not (language.startswith("zh") and FOREIGN[language].search(sentence)), rule


def test_every_value_is_cited_by_a_rule_with_a_text():
    game_type = find(GAME)
    for entry in game_type.values(GAME):
        assert game_type.rules_of(entry), entry.key
        assert set(game_type.rules_of(entry)) <= set(rules()), entry.key


def test_every_citation_refers_to_a_value():
    game_type = find(GAME)
    ways = [" ".join([entry.table, *entry.path, ""]) for entry in game_type.values(GAME)]
    parts = citations(game_type.package)["parts"]
    assert [part for part in parts if not any(way.startswith(f"{part} ") for way in ways)] == []


@every_language
@pytest.mark.parametrize("seats", SEATS)
def test_all_events_of_a_game_have_texts(language, seats):
    text = Text(language, GAME)
    draw = random.Random(seats)
    game = village.new(GAME, seats=seats, seed=seats)
    while not game.over:
        assert wrong(text, "question", game.question) == ""
        for token in set(draw.sample(TOKENS, 2)) - set(game.moves):
            assert wrong(text, "why", game.why(token)) == ""
        for event in game.play(draw.choice(game.moves)):
            assert wrong(text, "event", event) == ""


@every_language
def test_moves_of_one_question_have_distinct_texts(language):
    text = Text(language, GAME)
    phrases = Counter((token.split()[0], text.move(token)) for token in TOKENS)
    assert [phrase for phrase, times in phrases.items() if times > 1] == []


@every_language
def test_the_effect_of_a_card_is_one_sentence(language):
    text = Text(language, GAME)
    for token in PRINTED:
        name, effect = text.card(token)
        assert name, token
        assert re.fullmatch(r"[^.。]+[.。]", effect), effect


@pytest.mark.parametrize(
    ("language", "token", "phrase"),
    [
        ("en", "dice white3.black5", "white 3 and black 5"),
        ("en", "banner craft.stables2", "stables, no. 2"),
        ("en", "banner white.cu17", "white banner: customer 17"),
        ("en", "tile meeting", "onto the meeting place"),
        ("en", "mark field", "fields"),
        ("en", "school right.merchant", "from the right: merchant"),
        ("de", "dice white1.black2", "Weiß 1 und Schwarz 2"),
        ("de", "banner travel.c", "Reise C"),
        ("de", "tile field2", "neben Feld 2"),
        ("de", "plow field3", "ein Jokergut auf Feld 3"),
        ("zh", "dice white3.black5", "白骰3和黑骰5"),
        ("zh", "banner church.travel", "旅行教堂"),
        ("zh", "mark travel", "旅行卡"),
    ],
)
def test_moves_have_idiomatic_texts(language, token, phrase):
    assert Text(language, GAME).move(token) == phrase


@pytest.mark.parametrize(
    ("language", "fields", "sentence"),
    [
        ("en", {"value": 3, "coins": 2, "markers": 0}, "甲 makes the value 3, for 2 coins."),
        ("en", {"value": 5, "coins": 0, "markers": 0}, "甲 makes the value 5."),
        (
            "de",
            {"value": 9, "coins": 1, "markers": 1},
            "甲 bildet den Wert 9 für 1 Münze und 1 Marker des Versammlungsplatzes.",
        ),
        ("zh", {"value": 12, "coins": 0, "markers": 2}, "甲的旗值是12，用去集会所的2个标记。"),  # noqa: RUF001
    ],
)
def test_the_event_of_a_value_names_its_price(language, fields, sentence):
    assert Text(language, GAME).event({"kind": "value", "seat": 0, **fields}, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "token", "sentence"),
    [
        ("en", "banner white.council", "Your village does not have this banner: council chamber. (M-WHT-1)"),
        ("de", "banner white.council", "Dein Dorf hat kein solches Banner: Ratsstube. (M-WHT-1)"),
    ],
)
def test_a_reason_ends_with_its_rule(language, token, sentence):
    game = village.new(GAME, seats=2, seed=1)
    while game.question != "banner":
        game.play(game.moves[0])
    assert Text(language, GAME).why(game.why(token)) == sentence
