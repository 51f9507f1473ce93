"""Expansions that are faulty or contradict each other are refused with one sentence when the rules are assembled."""

from __future__ import annotations

import pytest

import village
from tests.builders.example_expansions import ExampleExpansion
from village.games.village.assembly import EXPANSIONS
from village.games.village.burial_grounds import Ground
from village.games.village.spaces.market import Ware
from village.games.village.vocabulary import NONE


class Made(ExampleExpansion):
    """An expansion with the given methods."""

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
    ("expansion", "sentence"),
    [
        (Made(extend=lambda r: r.wares.extend([Ware("silk"), Ware("silk")])), "two moves of village have the same"),
        (Made(extend=lambda r: r.wares.append(Ware("stall.1"))), "two moves of village have the same token"),
        (Made(install=lambda r: r.wares.append(Ware("silk"))), "add wares in `extend`"),
        (Made(extend=lambda r: r.grounds.append(Ground("farm", 2))), "the name 'farm' is used twice"),
        (Made(extend=lambda r: r.add_place("farm", NONE)), "the name 'farm' is used twice"),
        (Made(extend=lambda r: r.grounds.append(Ground("sea", 0))), "the burial ground 'sea' has no spaces"),
        (Made(name="inn"), "the name 'inn' is used twice"),
        (Made(editions="bigbox"), "the editions of expansion 'made' must be some of 2011, bigbox, not 'bigbox'"),
        (Made(editions=[]), "the editions of expansion 'made' must be some of 2011, bigbox"),
        (Made(editions=["1999"]), "the editions of expansion 'made' must be some of 2011, bigbox"),
    ],
)  # fmt: skip
def test_a_faulty_expansion_is_refused(monkeypatch, expansion, sentence):
    monkeypatch.setitem(EXPANSIONS, "made", lambda: expansion)
    with pytest.raises(village.BadSetup) as refused:
        village.new("village", seats=2, expansions=("inn", "made"), seed=1)
    assert sentence in str(refused.value)
