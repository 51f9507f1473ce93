"""Every lesson can be completed with any expected move, and its texts exist in every language and are true."""

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
    FINE,
    GO_ON,
    LEARNER,
    OVER,
    RIGHT,
    WRONG,
    Idea,
    Lesson,
    LessonProgress,
    UnexpectedMove,
    lessons,
)
from village.text import LANGUAGES
from village.text.message_files import source

EVERY = [lesson for game_type in game_types() for lesson in lessons(game_type.name).values()]
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
every_language = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = {"en": 330, "de": 360, "zh": 130, "zh-Hant": 130}  # characters that fit next to the board


def ways(lesson: Lesson) -> Iterator[list[str]]:
    """Yield sequences of moves to the end of the lesson that together contain every expected move."""
    first: list[str] = []
    progress = LessonProgress(lesson, first)
    while progress.status != OVER:
        expected = (
            [move for move in progress.record.moves if progress.idea.expects(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        assert expected, (
            f"{progress.idea.name} expects {progress.idea.expected}, but the legal moves are {progress.record.moves}"
        )
        for move in expected[1:]:
            yield to_the_end(lesson, [*first, move])
        first = [*first, expected[0]]
        progress = LessonProgress(lesson, first)
    yield first


def to_the_end(lesson: Lesson, moves: list[str]) -> list[str]:
    progress = LessonProgress(lesson, moves)
    while progress.status != OVER:
        expected = (
            [move for move in progress.record.moves if progress.idea.expects(move)]
            if progress.status == ASKED
            else [GO_ON]
        )
        assert expected, (
            f"{progress.idea.name} expects {progress.idea.expected}, but the legal moves are {progress.record.moves}"
        )
        moves = [*moves, expected[0]]
        progress = LessonProgress(lesson, moves)
    return moves


@cache
def reached(lesson_name: str, game: str) -> list[tuple[list[str], LessonProgress]]:
    """Return every state of the lesson that expected moves lead to."""
    lesson = lessons(game)[lesson_name]
    seen = {tuple(way[:n]) for way in ways(lesson) for n in range(len(way) + 1)}
    return [(list(moves), LessonProgress(lesson, list(moves))) for moves in sorted(seen)]


def places(lesson: Lesson) -> list[tuple[list[str], LessonProgress]]:
    return reached(lesson.name, lesson.game)


def part(data: Any, path: str) -> Any:
    """Return the value at a path such as `families.0.members.chronicle.crafts`; names may contain dots."""
    if not path:
        return data
    if isinstance(data, list):
        number, _, rest = path.partition(".")
        return part(data[int(number)], rest)
    name = max((key for key in data if path == key or path.startswith(f"{key}.")), key=len, default=None)
    return None if name is None else part(data[name], path[len(name) + 1 :])


@every_lesson
def test_lesson_positions_are_reachable(lesson):
    assert lesson.ideas[0].position
    assert [idea.name for idea in lesson.ideas if idea.position.get("puzzle")] == []
    for idea in lesson.ideas:
        if idea.position:
            assert lesson.start_idea(idea).actor == LEARNER


def test_a_value_is_never_shown_without_the_dice_that_make_it():
    turns = [progress.record.view(LEARNER)["now"] for _, progress in places(lessons("my_village")["first"])]
    assert [now for now in turns if now.get("value") and not now.get("dice")] == []


def test_every_plague_cube_has_the_same_reaction():
    cube = next(idea for idea in lessons("village")["first"].ideas if idea.name == "cube")
    question = next(progress for _, progress in places(lessons("village")["first"]) if progress.idea is cube)
    plague = [token for token in question.record.moves if token.endswith("plague")]
    assert len(plague) > 1
    assert {cube.reaction(token) for token in plague} == {"wrong-plague"}


@every_lesson
def test_every_path_leads_to_the_end_with_the_stated_results(lesson):
    """`result` holds after every expected move of the idea."""
    checked = set()
    for _, progress in places(lesson):
        if progress.status == RIGHT:
            data = {**progress.record.data(), "scores": progress.record.scores()}
            assert {path: part(data, path) for path in progress.idea.result} == progress.idea.result, progress.idea.name
            checked.add(progress.idea.name)
    assert checked == {idea.name for idea in lesson.ideas if idea.expected and not idea.quick}


@every_lesson
def test_a_target_is_highlighted_only_while_its_text_is_shown(lesson):
    """A question highlights its moves instead, and a quick idea has no text after the move."""
    targets = {progress.idea.name for _, progress in places(lesson) if progress.target}
    assert targets == {idea.name for idea in lesson.ideas if idea.target}


@every_lesson
def test_moves_of_other_players_are_never_cut_off_by_a_new_position(lesson):
    for idea, after in zip(lesson.ideas, lesson.ideas[1:], strict=False):
        assert not (idea.others and after.position)


@every_lesson
def test_after_a_wrong_move_only_undo_is_possible(lesson):
    for moves, progress in places(lesson):
        if progress.status != ASKED:
            continue
        for move in progress.record.moves:
            if progress.idea.reaction(move).startswith(WRONG):
                tried = LessonProgress(lesson, [*moves, move])
                assert (tried.status, tried.idea, tried.played_moves[0].seat) == (WRONG, progress.idea, LEARNER)
                with pytest.raises(UnexpectedMove):
                    LessonProgress(lesson, [*moves, move, GO_ON])


@every_lesson
def test_after_another_good_move_the_lesson_goes_on_as_after_an_expected_one(lesson):
    for moves, progress in places(lesson):
        if progress.status != ASKED:
            continue
        for move in progress.record.moves:
            if progress.idea.reaction(move).startswith(FINE):
                tried = LessonProgress(lesson, [*moves, move])
                assert (tried.status, tried.idea) == (RIGHT, progress.idea)
                on = LessonProgress(lesson, [*moves, move, GO_ON])
                assert (on.at, on.position_reset, on.played_moves) == (progress.at + 1, True, [])
                expected = next(token for token in progress.record.moves if progress.idea.expects(token))
                usual = LessonProgress(lesson, [*moves, expected, *([] if progress.idea.quick else [GO_ON])])
                assert on.record.data() == usual.record.data()


@pytest.mark.parametrize("game", [game_type.name for game_type in game_types()])
def test_the_first_game_takes_at_most_35_clicks(game):
    """A move is a click, and so is every text that has to be read before the next question."""
    assert len(to_the_end(lessons(game)["first"], [])) <= 35


def test_the_first_game_visits_every_space_of_the_village():
    taken = {move.split(".")[0] for move in to_the_end(lessons("village")["first"], []) if move.startswith("turn")}
    assert taken == {f"turn {name}" for name in ["grain", "family", "crafts", "market", "travel", "council", "church"]}


def reactions(lesson: Lesson) -> dict[str, set[str]]:
    """Return the attributes of the texts that can come up, by idea; "" is the text before the move."""
    names: dict[str, set[str]] = {idea.name: {""} for idea in lesson.ideas}
    for _, progress in places(lesson):
        if progress.status == RIGHT:
            names[progress.idea.name].add(progress.reaction)
        if progress.status == ASKED:
            unexpected = [move for move in progress.record.moves if not progress.idea.expects(move)]
            names[progress.idea.name].update(map(progress.idea.reaction, unexpected))
    return names


def sentences(language: str, lesson: Lesson) -> dict[str, dict[str, str]]:
    """Return the texts of a lesson by message and attribute."""
    body = FluentParser().parse(source(language, "lessons", lesson.game)).body
    own = re.compile(rf"lesson-{lesson.name}(-|$)")
    return {
        entry.id.name: {
            "": flat(entry.value),
            **{attribute.id.name: flat(attribute.value) for attribute in entry.attributes},
        }
        for entry in body
        if isinstance(entry, ftl.Message) and own.match(entry.id.name)
    }


def flat(pattern: ftl.Pattern | None) -> str:
    assert pattern is not None
    return "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))


@every_language
@every_lesson
def test_every_text_exists_and_none_is_unused(lesson, language):
    attributes = reactions(lesson)
    expected = {f"lesson-{lesson.name}-{name}": parts for name, parts in attributes.items()}
    expected[f"lesson-{lesson.name}"] = {"", "about", "done"}
    assert {name: set(parts) for name, parts in sentences(language, lesson).items()} == expected


@every_language
@every_lesson
def test_texts_are_short_enough_for_the_space_next_to_the_board(lesson, language):
    long = [text for parts in sentences(language, lesson).values() for text in parts.values()]
    assert [text for text in long if not 0 < len(text) <= LONGEST[language]] == []


def test_every_game_has_a_first_lesson_and_every_expansion_and_the_solo_game_a_tour():
    for game_type in game_types():
        subjects = [(lesson.expansions, lesson.is_solo) for lesson in lessons(game_type.name).values()]
        solo = [([], True)] if 1 in game_type.seats(game_type.edition, ()) else []
        assert subjects == [([], False), *(([expansion], False) for expansion in game_type.expansions()), *solo]


def test_an_idea_without_expected_moves_is_only_text():
    idea = Idea("x")
    assert (idea.reaction("turn"), idea.expects("turn")) == (WRONG, False)


def test_an_unexpected_move_is_refused():
    with pytest.raises(UnexpectedMove):
        LessonProgress(lessons("village")["first"], ["turn grain.green"])
