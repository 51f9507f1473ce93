"""The board games Village and My Village by Inka and Markus Brand, played by their rules.

game = village.new("village", seats=3, seed=7)
game.play(game.moves[0])
"""

from village import import_hook as _import_hook  # must be first: it decides which build the other imports use
from village.kernel.types import CHANCE, OVER, PUBLIC
from village.record.api import load, new, position, verify
from village.record.errors import BadPosition, BadRecord, BadSetup, CannotUndo, Error, IllegalMove, OutdatedRecord
from village.record.record import Record

__version__ = "0.2.0.dev0"
COMPILED = _import_hook.is_compiled()

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "PUBLIC",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Error",
    "IllegalMove",
    "OutdatedRecord",
    "Record",
    "load",
    "new",
    "position",
    "verify",
]  # fmt: skip
