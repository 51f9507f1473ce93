"""Fields of request bodies that several routes have, with their limits."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

WHOLE: Final = r"$(?!\n)"  # end of text: `$` alone accepts a trailing newline, and not every reader knows `\Z`

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=80)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=f"^[A-Za-z0-9_-]+{WHOLE}")]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
