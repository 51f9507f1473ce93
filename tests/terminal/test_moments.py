"""A window for villagers says why it opens."""

import pytest

from tests.inn import lay_inn
from tests.support import at
from village.terminal.language import Language
from village.terminal.screen import Screen


@pytest.mark.parametrize(("language", "said"), [("en", "about to die"), ("de", "Gleich stirbt"), ("zh", "即将去世")])
def test_before_a_death_the_question_says_that_somebody_is_dying(language, said):
    members = at(council1=[1, 0, 0, 0], office=[0, 1, 0, 0])
    game = lay_inn("window.dying", owned={0: ["gravedigger"]}, families={0: {"members": members}})
    asked = " ".join(line.plain for line in Screen(Language(language), frozenset([0])).question(game))
    assert game.question == "window"
    assert said in asked
