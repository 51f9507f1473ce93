"""Every text of the game exists in every language, and is in that language."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

import village
from tests.builders.village import set_up
from tests.text import (
    ARGUMENTS,
    EVENT_SEATS,
    EVENTS,
    FILES,
    NAMES,
    ROOT,
    WORDS,
    asking_rules,
    chapter,
    entries,
    everything,
    files,
    messages,
    reasons,
    rule_ids,
    say,
    tokens,
    variables,
)
from village.record.errors import Error
from village.record.setup import GAME
from village.text import LANGUAGES, Text
from village.text.message_files import SHARED, build_bundle, file_names, source

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize("name", FILES, ids="-".join)

# What a text must not contain: Fluent syntax, sums and dotted or numbered tokens, keys with underscores.
RAW = re.compile(r"[{}$+_]|[a-z]\d|[a-z]\.[a-z\d]|\bbigbox\b|\s\s|^\s|\s$|^$")
ALSO_GERMAN = {"orange"}
VOCABULARY = sorted({part for word in WORDS for part in re.findall("[a-z]{2,}", word)} - ALSO_GERMAN)
FOREIGN = {
    "en": re.compile(r"(?!)"),
    "de": re.compile(rf"\b({'|'.join(VOCABULARY)})\b"),
    "zh": re.compile(r"[A-Za-z,.:;!?()]"),
    "zh-Hant": re.compile(r"[A-Za-z,.:;!?()“”]"),
}


def wrong(text: Text, method: str, argument: object) -> str:
    """Return what is wrong with a text, "" if nothing is."""
    try:
        sentence = say(text, method, argument)
    except Error as error:
        return str(error)
    bare = re.sub(r"\b[A-Z]-[A-Z]*-?\d+", "", sentence)
    if RAW.search(bare) or FOREIGN[text.language].search(bare):
        return f"{method} {argument!r} gives {sentence!r}"
    return ""


def gaps(text: Text) -> list[str]:
    """Return all missing or untranslated texts of a language."""
    problems = [wrong(text, method, argument) for method, argument in everything()]
    return [gap for gap in problems if gap]


def rest(language: str, name: str) -> list[str]:
    """Return all sources of a language except one."""
    return [source(language, file, game) for game, file in FILES if file != name]


@every_language
def test_every_text_exists_and_contains_no_token(language):
    assert gaps(Text(language)) == []


@every_language
@pytest.mark.parametrize(
    ("name", "removed"),
    [
        ("words", "question-turn"), ("words", "move-death"), ("words", "event-take"), ("words", "why-no-coin"),
        ("common", "line-total"), ("words", "word-pink"), ("words", "word-mill"), ("inn", "card-bard"),
        ("inn", "word-brewery"), ("solo", "title-genius"), ("solo", "option-rival_die"), ("goals", "expansion-goals"),
    ],
)  # fmt: skip
def test_a_removed_message_is_detected(language, name, removed):
    whole = source(language, name, SHARED if name == "common" else GAME)
    cut = re.sub(rf"(?m)^{removed} = .*(\n[ ].*)*\n", "", whole)
    assert len(cut) < len(whole)
    text = Text(language)
    text.bundle = build_bundle(language, [cut, *rest(language, name)])
    assert any(removed.removeprefix("word-") in gap for gap in gaps(text))


@every_language
def test_a_token_in_a_sentence_is_detected(language):
    text = Text(language)
    spoiled = re.sub("(?m)^line-total = .*", "line-total = north1", source(language, "common"))
    text.bundle = build_bundle(language, [spoiled, *rest(language, "common")])
    assert gaps(text) == ["line 'total' gives 'north1'"]


class Echo(Text):
    """Records which messages are used."""

    def __init__(self, language):
        super().__init__(language)
        self.used = set()

    def say(self, name, words=None, attribute=""):
        self.used.add(name)
        return super().say(name, words, attribute)


@every_language
def test_every_message_is_used(language):
    text = Echo(language)
    gaps(text)
    text.join_list(["1", "2", "3"])  # lists in Village have at most two items
    for rule in rule_ids():
        text.rule_notes(rule)
    labels = tuple(
        name.replace("_", "-") + "-" for _, name in FILES if name not in ("rules", "words", "common")
    )  # descriptions of expansions in the terminal
    keys = {id for id in messages(language) if not id.startswith(("rule-", "rules-", "reason-", *labels))}
    assert keys - text.used == set()


@every_file
def test_the_message_files_have_the_same_messages_with_the_same_forms(name):
    def shape(language):
        return {
            id: sorted(form.id.name for form in message.attributes) for id, message in messages(language, name).items()
        }

    assert {language: shape(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, shape("en"))


@every_language
@every_file
def test_a_message_file_parses_without_errors_and_duplicates(language, name):
    body = entries(language, name)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    twice = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    assert [id for id, times in twice.items() if times > 1] == []


@every_language
def test_every_language_has_the_same_files(language):
    for game, folder in ((SHARED, ROOT / "text"), (GAME, ROOT / "games" / GAME / "text")):
        assert {path.stem for path in folder.glob(f"{language}/*.ftl")} == set(file_names(game))


@every_language
def test_no_message_is_in_two_files(language):
    assert len(messages(language)) == sum(len(messages(language, name)) for name in FILES)


@every_language
def test_a_reason_uses_the_arguments_it_is_given(language):
    by_key = messages(language)
    for _, key, args in reasons():
        assert variables(by_key[f"why-{key}"]) == set("abc"[:args]), key
        assert args == (1 if key == "not-asked" else len(ARGUMENTS.get(key, []))), key


def test_there_are_no_texts_for_unused_reasons():
    keys = {key for _, key, _ in reasons()}
    assert {"not-asked", "game-over"} < keys
    assert {f"why-{key}" for key in keys} == {id for id in messages("en") if id.startswith("why-")}


@every_language
def test_an_event_text_uses_all_fields(language):
    by_key = messages(language)
    for kind, meanings in EVENTS.items():
        used = variables(by_key[f"event-{kind}"])
        assert used - {"who"} == set(meanings), kind
        assert kind not in EVENT_SEATS or "who" not in used, kind


def test_every_cited_rule_has_a_text():
    cited = {rule for rules, _, _ in reasons() for rule in rules}
    assert cited | asking_rules() <= rule_ids()
    assert {f"rules-{chapter(id)}" for id in rule_ids()} == {id for id in messages("en") if id.startswith("rules-")}


def test_every_rule_named_in_the_source_has_a_text():
    text = "".join(path.read_text("utf-8") for kind in ("py", "toml") for path in files(kind))
    assert set(re.findall(r"\b[VSIGCPW]-(?:[A-Z]+-?)?\d+\b", text)) - rule_ids() == set()


@every_language
def test_every_rule_has_a_headline_and_may_have_an_explanation(language):
    text = Text(language)
    for rule in rule_ids():
        explanation = [text.rule_long(rule)] if text.rule_long(rule) else []
        for sentence in (text.rule(rule), *explanation, text.say(f"rules-{chapter(rule)}")):
            assert not RAW.search(sentence), rule
            assert not (language.startswith("zh") and FOREIGN[language].search(sentence)), rule


@every_language
@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 4},
        {"seats": 5, "edition": "2011", "expansions": ("inn",)},
        {"seats": 3, "expansions": ("inn", "goals", "customers")},
        {"seats": 3, "expansions": ("inn", "port", "goals")},
        {"seats": 1},
        {"seats": 1, "expansions": ("port",)},
        {"seats": 1, "expansions": ("inn", "goals", "customers"), "options": {"rival_die": True}},
    ],
    ids=str,
)
def test_all_events_of_a_game_have_texts(language, setup):
    text = Text(language)
    draw = random.Random(4)
    game = village.new("village", seed=4, **setup)
    tokens = list(game.table.tokens)
    while not game.over:
        assert wrong(text, "question", game.question) == ""
        for token in set(draw.sample(tokens, 2)) - set(game.moves):
            assert wrong(text, "why", game.why(token)) == ""
        for event in game.play(draw.choice(game.moves)):
            assert wrong(text, "event", event) == ""


@every_language
def test_moves_of_one_question_have_distinct_texts(language):
    text = Text(language)
    phrases = Counter((token.split()[0], text.move(token)) for token in tokens())
    assert [phrase for phrase, times in phrases.items() if times > 1] == []


@pytest.mark.parametrize(
    ("language", "token", "phrase"),
    [
        ("en", "turn market.pink", "market: pink cube"),
        ("en", "pay orange+coin+coin", "an orange cube and 2 coins"),
        ("en", "travel move.north1.north2", "from the first northern city to the second northern city"),
        ("en", "monk 0.1", "player 1: family member of generation 1"),
        ("de", "turn market.brown", "Markt: brauner Einflussstein"),
        ("en", "pay orange+green+coin", "an orange cube, a green cube and a coin"),
        ("de", "pay green+coin", "einen grünen Einflussstein und eine Münze"),
        ("de", "customer scroll+ox+grain", "Schriftrolle, Ochse und 1 Getreidesack"),
        ("zh", "customer scroll+ox+grain", "卷轴、牛只、1袋谷物"),
        ("de", "family home.stables.2", "Mitglied der Generation 2 aus den Ställen nach Hause holen"),
        ("de", "customer scroll+grain2", "Schriftrolle und 2 Getreidesäcke"),
        ("de", "customer ox+grain", "Ochse und 1 Getreidesack"),
        ("zh", "turn grain.plague", "收获谷物：瘟疫方块"),  # noqa: RUF001
        ("zh", "council advance.3", "晋升到第三阶级"),
    ],
)
def test_moves_have_idiomatic_texts(language, token, phrase):
    assert Text(language).move(token) == phrase


def test_a_move_that_names_a_player_uses_the_player_name():
    text = Text("en")
    assert (text.move("start 1"), text.move("start 1", ["A", "C"])) == ("player 2", "C")
    assert text.move("monk 1.2", ["A", "C"]) == "C: family member of generation 2"


@pytest.mark.parametrize(
    ("language", "amount", "sentence"),
    [
        ("en", 1, "甲 receives 1 coin."),
        ("en", 2, "甲 receives 2 coins."),
        ("de", 1, "甲 erhält 1 Münze."),
        ("de", 2, "甲 erhält 2 Münzen."),
        ("zh", 2, "甲获得2枚金币。"),
    ],
)
def test_amounts_have_their_plurals(language, amount, sentence):
    assert Text(language).event({"kind": "coins", "seat": 0, "amount": amount}, NAMES) == sentence


def test_a_reason_ends_with_its_rule():
    game = set_up(spaces={"grain": {"green": 1, "pink": 1}, "market": {"green": 1}})
    assert Text("en").why(game.why("turn market.pink")) == "There is no pink cube on the market space. (V-TRN-1)"
    assert Text("en").why(game.why("turn church.pink")) == "There are no cubes left on the church space. (V-TRN-1)"


@pytest.mark.parametrize("language", ["fr", "EN", ""])
def test_an_unknown_language_is_refused_in_one_line(language):
    with pytest.raises(Error, match=r"^unknown language '.*'; choose one of en, de, zh, zh-Hant$"):
        Text(language)


@pytest.mark.parametrize("token", ["turn", "turn market", "turn market.blue", "dance", "", "pay gold"])
def test_an_unknown_move_has_no_text(token):
    with pytest.raises(Error):
        Text("en").move(token)


def test_the_token_grain_is_a_good_by_itself_and_a_space_in_a_turn():
    text = Text("en")
    assert text.word("grain") == "grain"
    assert text.move("turn grain.pink") == "grain harvest: pink cube"
