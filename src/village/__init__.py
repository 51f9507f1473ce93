"""The board games Village and My Village by Inka and Markus Brand, played by their rules.

game = village.new("village", seats=3, seed=7)
game.play(game.moves[0])
"""

from village import plain as _plain  # first: it decides which build the other imports see
from village.kernel.types import CHANCE, OVER
from village.record.errors import BadPosition, BadRecord, BadSetup, CannotUndo, Error, IllegalMove
from village.record.load import load, new, position, verify
from village.record.record import Record

__version__ = "0.2.0.dev0"
COMPILED = _plain.compiled()

__all__ = [
    "CHANCE", "COMPILED", "OVER", "BadPosition", "BadRecord", "BadSetup", "CannotUndo", "Error", "IllegalMove",
    "Record", "load", "new", "position", "verify",
]  # fmt: skip
