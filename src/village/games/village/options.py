"""The options of the base game."""

from __future__ import annotations

from village.games.village.tables import read
from village.toolkit.options import Option, secrecy, switch


def base_options(edition: str, seats: int) -> list[Option]:
    """Return the options of V-CNC-4, V-SET-8, V-MKT-7 and V-SET-9."""
    return [
        switch("different_cubes", False),
        Option("first_player", None, [None, *range(seats)], f"a seat from 0 to {seats - 1} or none"),
        secrecy("hidden_customers"),
        switch("start_compensation", read("village")["edition"][edition]["start_compensation"]),
    ]
