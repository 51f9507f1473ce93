"""Boxes that cannot go together, or are made wrongly, are refused when the table is laid, in one sentence."""

from __future__ import annotations

import pytest

import village
from tests.toy_boxes import Toy
from village.games.village.editions import BOXES
from village.games.village.grounds import Ground
from village.games.village.spaces.market import Ware
from village.games.village.words import NOBODY


class Made(Toy):
    """A box that does these things."""

    def __init__(self, extend=None, install=None, editions=None, name="made"):
        super().__init__(name)
        self.to_extend, self.to_install, self.editions = extend, install, editions

    def tables(self):
        return {} if self.editions is None else {"editions": self.editions}

    def extend(self, r):
        if self.to_extend:
            self.to_extend(r)

    def install(self, r):
        if self.to_install:
            self.to_install(r)


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        (Made(extend=lambda r: r.wares.extend([Ware("silk"), Ware("silk")])), "two answers of village have one token"),
        (Made(extend=lambda r: r.wares.append(Ware("stall.1"))), "two answers of village have one token"),
        (Made(install=lambda r: r.wares.append(Ware("silk"))), "wares are entered in `extend`"),
        (Made(extend=lambda r: r.grounds.append(Ground("farm", 2))), "there are two of 'farm'"),
        (Made(extend=lambda r: r.add_place("farm", NOBODY)), "there are two of 'farm'"),
        (Made(extend=lambda r: r.grounds.append(Ground("sea", 0))), "the ground 'sea' has no space for anybody"),
        (Made(name="inn"), "there are two of 'inn'"),
        (Made(editions="bigbox"), "the editions of the box 'made' must be some of 2011, bigbox, not 'bigbox'"),
        (Made(editions=[]), "the editions of the box 'made' must be some of 2011, bigbox"),
        (Made(editions=["1999"]), "the editions of the box 'made' must be some of 2011, bigbox"),
    ],
)  # fmt: skip
def test_a_box_that_is_made_wrongly_is_refused(monkeypatch, box, sentence):
    monkeypatch.setitem(BOXES, "made", lambda: box)
    with pytest.raises(village.BadSetup) as refused:
        village.new("village", seats=2, boxes=("inn", "made"), seed=1)
    assert sentence in str(refused.value)
