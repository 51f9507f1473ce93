"""The question of a play window names its reason."""

import pytest

from tests.builders.inn import set_up_inn
from tests.builders.village import at
from village.terminal.language import Language
from village.terminal.screen import Screen


@pytest.mark.parametrize(
    ("language", "text"), [("en", "about to die"), ("de", "Gleich stirbt"), ("zh", "即将过世"), ("zh-Hant", "即將過世")]
)
def test_the_question_before_a_death_names_the_dying_member(language, text):
    members = at(council1=[1, 0, 0, 0], office=[0, 1, 0, 0])
    game = set_up_inn("window.dying", owned={0: ["gravedigger"]}, families={0: {"members": members}})
    question = " ".join(line.plain for line in Screen(Language(language), frozenset([0])).question(game))
    assert game.question == "window"
    assert text in question
