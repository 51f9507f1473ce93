"""Checks for solo positions that the pieces would allow but that no game can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.end import end_reached
from village.games.village.expansions.solo.state import DOWN
from village.games.village.state import Village
from village.games.village.vocabulary import NONE
from village.kernel.types import Count

if TYPE_CHECKING:
    from village.games.village.expansions.solo.expansion import Solo


def check_rival_reachable(solo: Solo, s: Village) -> None:
    rival = solo.rival(s)
    if s.trigger == solo.party and not end_reached(s):
        raise ValueError("she cannot trigger the end while chronicle and graves have room (V-END-1)")
    if s.trigger == NONE and rival.dead[len(rival.dead) - 1]:
        raise ValueError("her members leave the game only after the end is triggered, see `trigger` (V-DTH-3)")
    passed = last_passed(solo, s)
    for tile in range(len(solo.tiles)):
        if (rival.fate[tile] != DOWN) != is_up(solo, tile, passed):
            word = "up" if is_up(solo, tile, passed) else "down"
            raise ValueError(f"her newest cube lies in recess {rival.recess}, so tile {tile + 1} is {word} (S-TRN-3)")


def last_passed(solo: Solo, s: Village) -> Count:
    """Return the recess of her newest cube, or the one before while the tile between the two is being turned."""
    for frame in s.stack:
        if frame.step is solo.fate:
            return solo.tiles[frame.arg]
    return solo.rival(s).recess


def is_up(solo: Solo, tile: Count, recess: Count) -> bool:
    """Return whether the cube in this recess has passed the tile but not the last tile of its set (S-TRN-4)."""
    last = tile - tile % solo.set_size + solo.set_size - 1
    return solo.tiles[tile] < recess <= solo.tiles[last]
