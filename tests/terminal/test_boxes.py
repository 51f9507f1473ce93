"""How boxes are drawn: each by its own module, any other by what everybody has in common."""

import pytest

from village.classic.editions import BOXES
from village.terminal.boxes import DRAWN, drawing
from village.terminal.drawing import Drawing

HOOKS = [name for name in vars(Drawing) if not name.startswith("_")]


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_has_two_users(hook):
    users = [name for name in DRAWN if hook in vars(type(drawing(name)))]
    assert len(users) >= 2


def test_a_drawing_belongs_to_a_box_there_is():
    assert {*BOXES, "solo", "base"} >= DRAWN > {"base"}
