"""I-WIN: the windows in which villagers can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.expansions.inn.state import OUT
from village.games.village.state import Village
from village.games.village.vocabulary import PASS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn

BEGIN: Final = 0
END: Final = 1
DYING: Final = 2
BURIAL: Final = 3
CLOSE: Final = 4
BAG: Final = 5
PROMOTE: Final = 6


class Window(Step[Village]):
    """Which villager is played? The argument is the window; the step repeats until none is playable."""

    def __init__(self, inn: Inn) -> None:
        super().__init__("window", "I-CRD-3", 1 + len(inn.cards))
        self.args = len(inn.windows)
        self.inn = inn

    def choices(self, s: Village, f: Frame) -> None:
        s.offer(PASS)
        owner = self.inn.state(s).owner
        cards = self.inn.playable_in[f.arg]
        for i in range(len(cards)):
            if owner[cards[i]] == f.who and self.inn.cards[cards[i]].playable(s, f.who):
                s.offer(1 + cards[i])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == PASS:
            return
        villager = self.inn.cards[choice - 1]
        if not villager.stays:
            self.inn.state(s).owner[choice - 1] = OUT
        s.emit("play", f.who, choice - 1)
        s.push(self, f.who, f.arg)
        villager.play(s, f.who)

    def subject(self, f: Frame) -> str:
        return self.inn.windows[f.arg]

    def token(self, choice: Choice) -> str:
        return self.inn.cards[choice - 1].token if choice else "pass"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        card = choice - 1
        token = self.inn.cards[card].token
        if self.inn.state(s).owner[card] != f.who:
            return Reason("I-CRD-3", "villager-not-owned", [token])
        if card not in self.inn.playable_in[f.arg]:
            return Reason("I-CRD-3", "villager-other-moment", [token])
        return Reason("I-CRD-3", "villager-no-effect", [token])
