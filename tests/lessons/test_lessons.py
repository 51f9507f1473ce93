"""Every guided game can be walked, whatever one answers; what it tells is what happens, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from village.games import game_types
from village.record.lessons import (
    ASKED,
    GO_ON,
    LEARNER,
    OVER,
    RIGHT,
    WRONG,
    Idea,
    Lesson,
    LessonProgress,
    UnexpectedAnswer,
    lessons,
)
from village.text import LANGUAGES
from village.text.catalogue import source

EVERY = [lesson for title in game_types() for lesson in lessons(title.name).values()]
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
every_language = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = {"en": 330, "de": 360, "zh": 130}  # what can be read beside a board


def ways(lesson: Lesson) -> Iterator[list[str]]:
    """Answers that lead to the end; between them every wanted answer is given."""
    first: list[str] = []
    progress = LessonProgress(lesson, first)
    while progress.status != OVER:
        wanted = (
            [move for move in progress.record.moves if progress.idea.wants(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        assert wanted, f"{progress.idea.name} wants {progress.idea.want}, but there is {progress.record.moves}"
        for other in wanted[1:]:
            yield to_the_end(lesson, [*first, other])
        first = [*first, wanted[0]]
        progress = LessonProgress(lesson, first)
    yield first


def to_the_end(lesson: Lesson, answers: list[str]) -> list[str]:
    progress = LessonProgress(lesson, answers)
    while progress.status != OVER:
        wanted = (
            [move for move in progress.record.moves if progress.idea.wants(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        assert wanted, f"{progress.idea.name} wants {progress.idea.want}, but there is {progress.record.moves}"
        answers = [*answers, wanted[0]]
        progress = LessonProgress(lesson, answers)
    return answers


@cache
def reached(lesson_name: str, game: str) -> list[tuple[list[str], LessonProgress]]:
    """Every place that a right way leads to, once."""
    lesson = lessons(game)[lesson_name]
    seen = {tuple(way[:n]) for way in ways(lesson) for n in range(len(way) + 1)}
    return [(list(answers), LessonProgress(lesson, list(answers))) for answers in sorted(seen)]


def places(lesson: Lesson) -> list[tuple[list[str], LessonProgress]]:
    return reached(lesson.name, lesson.game)


def part(data: Any, path: str) -> Any:
    """What lies at `families.0.members.chronicle.crafts`; names may hold dots."""
    if not path:
        return data
    if isinstance(data, list):
        number, _, rest = path.partition(".")
        return part(data[int(number)], rest)
    name = max((key for key in data if path == key or path.startswith(f"{key}.")), key=len, default=None)
    return None if name is None else part(data[name], path[len(name) + 1 :])


@every_lesson
def test_positions_are_such_as_games_come_to(lesson):
    assert lesson.ideas[0].position
    assert [idea.name for idea in lesson.ideas if idea.position.get("puzzle")] == []
    for idea in lesson.ideas:
        if idea.position:
            assert lesson.start_idea(idea).actor == LEARNER


def test_a_value_is_never_shown_without_the_dice_that_make_it():
    shown = [progress.record.view(LEARNER)["now"] for _, progress in places(lessons("my_village")["first"])]
    assert [now for now in shown if now.get("value") and not now.get("dice")] == []


def test_nobody_is_told_that_the_plague_would_be_theirs():
    cube = next(idea for idea in lessons("village")["first"].ideas if idea.name == "cube")
    asked = next(progress for _, progress in places(lessons("village")["first"]) if progress.idea is cube)
    plague = [token for token in asked.record.moves if token.endswith("plague")]
    assert len(plague) > 1
    assert {cube.reaction(token) for token in plague} == {"wrong-plague"}


@every_lesson
def test_every_way_leads_to_the_end_and_tells_what_happens(lesson):
    """`then` holds after every right answer that the idea may have."""
    checked = set()
    for _, progress in places(lesson):
        if progress.status == RIGHT:
            data = {**progress.record.data(), "scores": progress.record.scores()}
            assert {path: part(data, path) for path in progress.idea.then} == progress.idea.then, progress.idea.name
            checked.add(progress.idea.name)
    assert checked == {idea.name for idea in lesson.ideas if idea.want and not idea.quick}


@every_lesson
def test_what_is_looked_at_belongs_to_a_sentence_that_stays(lesson):
    """While one is asked, what glows is looked at; after a quick answer nothing is said."""
    looked = {progress.idea.name for _, progress in places(lesson) if progress.look}
    assert looked == {idea.name for idea in lesson.ideas if idea.look}


@every_lesson
def test_what_others_do_is_never_cut_off_by_another_position(lesson):
    for idea, after in zip(lesson.ideas, lesson.ideas[1:], strict=False):
        assert not (idea.others and after.position)


@every_lesson
def test_after_anything_else_one_is_told_and_can_only_take_it_back(lesson):
    for answers, progress in places(lesson):
        if progress.status != ASKED:
            continue
        for move in progress.record.moves:
            if not progress.idea.wants(move):
                tried = LessonProgress(lesson, [*answers, move])
                assert (tried.status, tried.idea, tried.played_moves[0].seat) == (WRONG, progress.idea, LEARNER)
                with pytest.raises(UnexpectedAnswer):
                    LessonProgress(lesson, [*answers, move, GO_ON])


def reactions(lesson: Lesson) -> dict[str, set[str]]:
    """The sentences that can come up, by idea; "" is the one before the answer."""
    found: dict[str, set[str]] = {idea.name: {""} for idea in lesson.ideas}
    for _, progress in places(lesson):
        if progress.status == RIGHT:
            found[progress.idea.name].add(progress.reaction)
        if progress.status == ASKED:
            other = [progress.idea.reaction(move) for move in progress.record.moves if not progress.idea.wants(move)]
            found[progress.idea.name].update(other)
    return found


def sentences(language: str, lesson: Lesson) -> dict[str, dict[str, str]]:
    """What is written for a lesson, by message and attribute."""
    body = FluentParser().parse(source(language, "lessons", lesson.game)).body
    own = re.compile(rf"lesson-{lesson.name}(-|$)")
    return {
        entry.id.name: {"": flat(entry.value), **{one.id.name: flat(one.value) for one in entry.attributes}}
        for entry in body
        if isinstance(entry, ftl.Message) and own.match(entry.id.name)
    }


def flat(pattern: ftl.Pattern | None) -> str:
    assert pattern is not None
    return "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))


@every_language
@every_lesson
def test_every_sentence_is_there_and_none_is_left_over(lesson, language):
    told = reactions(lesson)
    wanted = {f"lesson-{lesson.name}-{name}": parts for name, parts in told.items()}
    wanted[f"lesson-{lesson.name}"] = {"", "about", "done"}
    assert {name: set(parts) for name, parts in sentences(language, lesson).items()} == wanted


@every_language
@every_lesson
def test_sentences_are_short_enough_to_be_read_beside_the_board(lesson, language):
    long = [text for parts in sentences(language, lesson).values() for text in parts.values()]
    assert [text for text in long if not 0 < len(text) <= LONGEST[language]] == []


def test_every_game_has_a_first_game_and_every_box_a_tour():
    for title in game_types():
        known = {tuple(lesson.boxes) for lesson in lessons(title.name).values()}
        assert known == {(), *((box,) for box in title.boxes())}


def test_an_idea_that_wants_nothing_is_only_told():
    idea = Idea("x")
    assert (idea.reaction("turn"), idea.wants("turn")) == (WRONG, False)


def test_an_answer_that_is_not_asked_for_leads_nowhere():
    with pytest.raises(UnexpectedAnswer):
        LessonProgress(lessons("village")["first"], ["turn grain.green"])
