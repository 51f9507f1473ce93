"""Observations of the rival: her members, her ring and the tiles of fate. None of it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.solo.position import rest_names
from village.games.village.expansions.solo.state import SoloState
from village.games.village.observation_rows import generations, write, write_crowd, write_one, write_row
from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import COLOURS, NONE
from village.kernel.types import Count, Numbers

if TYPE_CHECKING:
    from village.games.village.expansions.solo.expansion import Solo


def solo_names(r: Rules) -> list[str]:
    names = ["spare", "silent", "recess", "served"]
    names += [name for crowd in ("beside", "waiting", "bag") for name in generations(crowd)]
    names += [f"window{window}" for window in (1, 2, 3, 4)]
    names += [name for rest in rest_names(r) for name in generations(f"dead.{rest}")]
    names += [f"fate{tile}" for tile in range(1, 7)]
    names += [f"space.{space}" for space in r.space_names]
    names += [f"taken.{colour}" for colour in COLOURS]
    names += [f"placed.{colour}" for colour in COLOURS]
    return names + [f"newest.{colour}" for colour in COLOURS]


def write_solo(solo: Solo, s: Village, out: Numbers, at: Count) -> Count:
    rival = solo.rival(s)
    at = write(out, at, solo.human(s).spare)
    at = write_one(out, at, 0 if rival.silent else NONE, 1)
    at = write(out, at, rival.recess)
    at = write(out, at, len(rival.served))
    at = write_crowd(out, at, rival.at_board)
    at = write_crowd(out, at, rival.waiting)
    at = write_crowd(out, at, rival.bag)
    at = write_row(out, at, rival.windows)
    for rest in range(len(rival.dead)):
        at = write_crowd(out, at, rival.dead[rest])
    at = write_row(out, at, rival.fate)
    at = write_one(out, at, rival.space, len(s.rules.space_names))
    at = write_one(out, at, rival.taken, len(COLOURS))
    return write_placed(rival, out, at)


def write_placed(rival: SoloState, out: Numbers, at: Count) -> Count:
    """Write the cubes of each colour in her ring and the newest one, which stays there (S-RND-1)."""
    colours: Count = len(COLOURS)
    newest: Count = NONE
    for i in range(len(rival.placed)):
        newest = rival.placed[i]
        out[at + newest] += 1
    return write_one(out, at + colours, newest, colours)
