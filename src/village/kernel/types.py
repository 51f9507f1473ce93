"""The vocabulary of small numbers.

This module is never compiled. The compiler reads `i64` and `vec` here as native
ints and packed rows; plain Python sees ordinary ints and lists. So one source
serves both builds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64 as i64

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    class vec:
        """Stands in for `librt.vecs.vec` where nothing is compiled."""

        def __class_getitem__(cls, item: type) -> type[list]:
            return list

    def append(row: list[int], item: int) -> list[int]:
        row.append(item)
        return row


Seat: TypeAlias = i64  # 0, 1, 2, ... clockwise, or one of the two below
Choice: TypeAlias = i64  # means something only to the step that offered it
Count: TypeAlias = i64
Row: TypeAlias = "vec[i64]"  # a short list of counts

CHANCE: Final = -1  # the bags, the dice, the face-down piles
OVER: Final = -2  # nobody: the game is over
EVERYBODY: Final = -3  # all seats and those who watch
