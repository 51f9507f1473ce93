"""Type aliases for small numbers.

This module is never compiled. The compiler reads `i64` and `vec` here as native
ints and packed rows; plain Python sees ordinary ints and lists. So one source
serves both builds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    from array import array

    def small(items: list[int]) -> array:
        return array("h", items)

    def bytes_of(items: list[int]) -> array:
        return array("B", items)

    # Rows of these types are passed to code that reads memory, so they are packed in plain Python, too.
    PACKED = {i16: small, u8: bytes_of}

    class vec:
        """Replacement for `librt.vecs.vec` when nothing is compiled."""

        def __class_getitem__(cls, item: type) -> type:
            return PACKED.get(item, list)

    def append(row: list[int], item: int) -> list[int]:
        row.append(item)
        return row


Seat: TypeAlias = i64  # 0, 1, 2, ... clockwise, or one of the constants below
Choice: TypeAlias = i64  # meaningful only to the step that offered it
Count: TypeAlias = i64
Row: TypeAlias = "vec[i64]"  # a short list of counts
Numbers: TypeAlias = "vec[i16]"  # observations of one position or of several
Flags: TypeAlias = "vec[u8]"

CHANCE: Final = -1  # the seat of bags, dice and face-down piles
OVER: Final = -2  # no seat: the game is over
PUBLIC: Final = -3  # all seats and spectators
