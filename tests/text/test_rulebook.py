"""The rulebook: every rule, value, ruling and option once, in words, on the page and in docs/reference/rules."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher

import pytest

from tests.terminal.test_labels import read_messages
from tests.text.test_text import FOREIGN
from tools.generate_rules_docs import path
from tools.rulebook_markdown import RULE
from village.games import OURS
from village.record.catalog import offer
from village.rulebook import all_credits, rulebook
from village.rulebook.chapters import rule_ids
from village.rulebook.credits import credits_of
from village.rulebook.text import BookText
from village.rulebook.value_tables import ABSENT, ValueTables
from village.text import LANGUAGES, Text
from village.text.message_files import SHARED, rulebook_files

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game_type", OURS.values(), ids=lambda game_type: game_type.name)
FILES = [(game, name) for game in (SHARED, *OURS) for name in rulebook_files(game)]
REPEATED = {"zh": 0.74, "zh-Hant": 0.74}  # similarity of two sentences by their characters, elsewhere by their words
# what only the rule before explains
UNCLEAR = re.compile(r"^When it |from that\.$|^(Kommt sie|Überquert er) |daran nichts\.$|也不例外。$")
KEY = re.compile(r"_|[a-z]\d")  # what only a key of the tables contains: with_horse, north1, w3


def all_rules(book):
    return [rule for part in book.parts for section in part.sections for rule in section.rules]


def texts(book) -> list[str]:
    """Return the texts around the rules."""
    result = [*book.labels.values(), *book.example]
    for part in book.parts:
        result += [part.title, *part.idea, *part.hints]
        result += [text for section in part.sections for text in (section.title, *section.text)]
        if part.components:
            result += [text for row in part.components.rows for text in (row.name, row.note)]
    for entry in [*book.intro, *book.terms, *book.questions, *[step for card in book.cards for step in card.steps]]:
        result += [entry.title, entry.text]
    return [*result, *[card.title for card in book.cards], *[option.text for option in book.options]]


def words_of(table) -> list[str]:
    fields = [value.text for row in table.rows for value in row.values]
    return [table.title, *table.columns, *[row.name for row in table.rows], *fields]


@every_language
@every_game
def test_every_rule_appears_once_with_a_headline(game_type, language):
    rules = all_rules(rulebook(game_type, language))
    assert sorted(rule.id for rule in rules) == sorted(rule_ids(game_type.name))
    assert [rule.id for rule in rules if not rule.headline] == []


def similarity(headline, explanation, language):
    """Return how much of a headline the first sentence of the explanation repeats in the same order."""
    first = re.split(r"[。\uff1b]|[.;:] ", explanation)[0]
    parts = r"\w" if language.startswith("zh") else r"\w+"
    words, repeated = (re.findall(parts, text.lower()) for text in (headline, first))
    return SequenceMatcher(None, words, repeated, autojunk=False).ratio()


@every_language
@every_game
def test_no_explanation_begins_by_repeating_the_headline(game_type, language):
    rules = all_rules(rulebook(game_type, language))
    limit = REPEATED.get(language, 0.7)
    assert [rule.id for rule in rules if similarity(rule.headline, rule.explanation, language) > limit] == []


@every_language
@every_game
def test_a_headline_can_be_read_alone(game_type, language):
    rules = all_rules(rulebook(game_type, language))
    assert [rule.id for rule in rules if UNCLEAR.search(rule.headline)] == []


@every_game
def test_every_rule_has_one_headline_and_one_anchor_in_the_docs(game_type):
    page = path(game_type).read_text("utf-8")
    headlines = re.findall(r"^\*\*(\S+) · (.+)\*\*$", page, re.MULTILINE)
    assert headlines == [(rule.id, rule.headline) for rule in all_rules(rulebook(game_type, "en"))]
    anchors = Counter(re.findall(r'<a id="([^"]+)"></a>', page))
    assert [anchor for anchor, count in anchors.items() if count > 1] == []
    assert {rule for rule, _ in headlines} <= anchors.keys()


@every_language
@every_game
def test_an_explanation_does_not_repeat_its_headline(game_type, language):
    repeated = []
    for rule in all_rules(rulebook(game_type, language)):
        first = re.split(r"(?<=[.!?])\s|(?<=\u3002)", rule.explanation)[0]
        if first and first == rule.headline:
            repeated.append(rule.id)
    assert repeated == []


@every_language
@every_game
def test_every_rule_mentioned_in_a_text_exists(game_type, language):
    book, known = rulebook(game_type, language), set(rule_ids(game_type.name))
    rules = all_rules(book)
    sentences = [text for rule in rules for text in (rule.headline, rule.explanation, *rule.notes)] + texts(book)
    mentioned = {id for sentence in sentences for id in RULE.findall(sentence)}
    linked = {id for rule in rules for id in rule.see}
    linked |= {id for part in book.parts for section in part.sections for id in section.links}
    linked |= {id for entry in [*book.terms, *book.questions] for id in entry.rules}
    linked |= {id for card in book.cards for step in card.steps for id in step.rules}
    linked |= {option.rule for option in book.options} | {id for table in book.tables for id in table.rules}
    assert (mentioned | linked) - known == set()


@every_game
def test_a_rule_never_refers_to_itself(game_type):
    assert [rule.id for rule in all_rules(rulebook(game_type, "en")) if rule.id in rule.see] == []


@every_game
def test_every_value_is_in_one_table(game_type):
    tables = ValueTables(game_type, BookText("en", game_type.name))
    placed = Counter(f"{cell.table}.{cell.key}" for cells in tables.placed.values() for _, cell in cells)
    known = [f"{cell.table}.{cell.key}" for name in game_type.tables() for cell in game_type.values(name)]
    assert placed == Counter(known)


@every_language
@every_game
def test_tables_of_values_use_the_words_of_the_board(game_type, language):
    for table in rulebook(game_type, language).tables:
        assert table.rows, table.id
        assert [text for text in words_of(table) if KEY.search(text) or "{" in text] == [], table.id
        names = [row.name for row in table.rows]
        assert len(set(names)) == len(names), table.id


@pytest.mark.parametrize("language", ["zh", "zh-Hant"])
@every_game
def test_chinese_rulebooks_are_in_chinese(game_type, language):
    book = rulebook(game_type, language)
    for text in [*texts(book), *[word for table in book.tables for word in words_of(table)]]:
        bare = re.sub(r"[A-E]\d?|\d\.|2/12|^\?$", "", text)  # letters of the travel cards, numbers, any value
        assert not FOREIGN["zh"].search(bare), text


@every_language
@every_game
def test_every_ruling_and_difference_is_in_the_appendix(game_type, language):
    text = Text(language, game_type.name)
    marked = [rule for rule in rule_ids(game_type.name) if text.ruling(rule) or text.differs(rule)]
    rulings = {ruling.rule: ruling for ruling in rulebook(game_type, language).rulings}
    assert sorted(rulings) == sorted(marked)
    for rule, ruling in rulings.items():
        assert ruling.ours == bool(text.ruling(rule))
        assert ruling.decision in ("", text.ruling(rule))
        assert ruling.differs == text.differs(rule)


@every_language
@every_game
def test_every_table_option_is_in_the_appendix(game_type, language):
    offered = offer(game_type)
    names = {option.name for row in [*offered.editions, *offered.expansions] for option in row.options}
    options = rulebook(game_type, language).options
    assert {option.name for option in options} == names
    assert all(option.text and option.default and option.rule for option in options)


@every_game
def test_every_expansion_has_an_idea_and_components(game_type):
    book = rulebook(game_type, "en")
    assert {part.name for part in book.parts} == set(game_type.tables())
    assert [part.name for part in book.parts if not part.idea or not part.components] == []


def test_expansions_have_their_own_overview_cards():
    cards = {card.id: card for card in rulebook(OURS["village"], "en").cards}
    assert {"round", "mass", "wedding", "solo"} <= cards.keys()
    assert (cards["wedding"].needs, cards["solo"].needs, cards["mass"].unless) == (["marriage"], ["solo"], ["solo"])


def test_the_rival_has_her_name_in_every_language():
    names = {"en": "Carla", "de": "Conny", "zh": "卡拉", "zh-Hant": "卡拉"}
    for language, name in names.items():
        solo = next(part for part in rulebook(OURS["village"], language).parts if part.name == "solo")
        assert all(name in paragraph for paragraph in solo.idea)


def test_the_credits_are_those_of_the_rulebooks():
    village_2011, my_village, big_box = [
        {row.role: row.names for row in work.people} for work in all_credits("en")
    ]  # fmt: skip
    assert village_2011["Illustrations and layout"] == "Dennis Lohausen"
    assert village_2011["Box design"] == "Hans-Georg Schneider"
    assert (village_2011["Rulebook"], village_2011["Rulebook revision"]) == ("Alfred Viktor Schulz", "Patrick Korner")
    assert my_village["Illustrations and graphics"] == "Dennis Lohausen"
    assert my_village["Development"] == my_village["Rulebook and rulebook layout"] == "Viktor Kobilke"
    assert my_village["Rulebook revision"] == "Neil Crowley"
    assert big_box["Illustration"] == "Jacqui Davis, Chris Quilliams"
    assert big_box["Editing and development"] == "André Bierth"
    assert big_box["Chinese layout and logo"] == "Wan.Teng"


def displayed_values(game: str, table: str) -> dict[str, dict[str, str]]:
    """Return the fields of a table of values with their marks, by row and column."""
    book = rulebook(OURS[game], "en")
    marks = {"": "", **{status.name: status.mark for status in book.statuses}}
    values = next(values for values in book.tables if values.id == table)
    rows = {}
    for row in values.rows:
        fields = [value.text + marks[value.status] for value in row.values]
        rows[row.name + marks[row.status]] = dict(zip(values.columns, fields, strict=True))
    return rows


def test_a_value_that_a_card_does_not_have_has_a_status_too():
    monks = displayed_values("my_village", "monks")
    assert monks["monk with a rosary, no. 1"]["additional cost"] == f"{ABSENT}◇"
    letters = displayed_values("my_village", "letters")
    assert (letters["B"]["additional cost"], letters["C"]["additional cost"]) == (f"{ABSENT}◇", ABSENT)
    travel = displayed_values("my_village", "travel")
    assert [travel[f"travel card {card}"]["gray cost"] for card in ("A1", "B2", "E1")] == [f"{ABSENT}◇", "beer", ""]
    councils = displayed_values("my_village", "councils")
    assert [councils[f"{name} council"]["additional cost"] for name in ("monetary", "guild")] == [ABSENT, f"{ABSENT}◇"]
    customers = displayed_values("my_village", "customers")
    assert [customers[f"customer {n}"]["banner"] for n in (16, 17)] == ["?◇", "?"]
    assert displayed_values("village", "cities")["second northern city"]["prestige points"] == f"{ABSENT}◇"
    islands = displayed_values("village", "islands")
    assert [islands[f"island {n}"]["offers"] for n in (2, 3)] == [f"{ABSENT}◇", "tea◇"]
    assert [islands[f"island {n}"]["prestige points for missionaries"] for n in (2, 3)] == ["2, 1◇", f"{ABSENT}◇"]
    assert displayed_values("village", "villagers")["Medico"]["can be played"] == ""


@pytest.mark.parametrize("language", ["zh", "zh-Hant"])
@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_chinese_values_have_no_space_next_to_numbers(game, language):
    values = [value.text for table in rulebook(game, language).tables for row in table.rows for value in row.values]
    assert [text for text in values if re.search(r"[^\x00-\x7f] +\d|\d +[^\x00-\x7f]", text)] == []


def test_the_name_of_a_card_has_its_own_status():
    goals = displayed_values("village", "silver_goals")
    assert goals["Coachman◇"]["effect"] == "Own 2 horses and 2 wagons.○"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("game", "name"), FILES)
def test_all_languages_have_the_same_texts(language, game, name):
    assert read_messages(language, name, game) == read_messages("en", name, game)


def test_every_text_of_a_rulebook_is_used(monkeypatch):
    used, say = set(), Text.say

    def record(self, name, *arguments, **attribute):
        used.add(name)
        return say(self, name, *arguments, **attribute)

    monkeypatch.setattr(Text, "say", record)
    rulebook.cache_clear()
    credits_of.cache_clear()
    for game_type in OURS.values():
        rulebook(game_type, "en")
    all_credits("en")
    rulebook.cache_clear()
    known = {key for game, name in FILES for key in read_messages("en", name, game)}
    assert known - used == set()
