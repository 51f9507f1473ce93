"""Reading and writing the rival's part of a position. Members not mentioned are in their initial places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from village.games.village.expansions.solo.state import BLANK, DOWN, FATES, HUMAN, QUILL, SoloState
from village.games.village.position_writer import crowd
from village.games.village.rules import Rules
from village.games.village.state import Village, size
from village.games.village.vocabulary import COLOURS, NONE, PROFESSIONS
from village.kernel.types import i64, vec
from village.toolkit.positions import amount, at_most, index_of_name, mapping, sequence

if TYPE_CHECKING:
    from village.games.village.expansions.solo.expansion import Solo

FIELDS: Final = [
    "spare", "taken", "beside", "waiting", "bag", "windows", "dead", "recess", "space", "placed", "fate", "served",
    "silent",
]  # fmt: skip


def rest_names(r: Rules) -> list[str]:
    """Return the names of the places of her dead."""
    return [*PROFESSIONS, *[ground.name for ground in r.grounds], "gone"]


def solo_data(solo: Solo, s: Village) -> dict[str, Any]:
    rival = solo.rival(s)
    kinds = [customer.name for customer in s.rules.tables.customers]
    rests = rest_names(s.rules)
    return {
        "spare": solo.human(s).spare,
        "taken": None if rival.taken == NONE else COLOURS[rival.taken],
        "beside": crowd(rival.at_board),
        "waiting": crowd(rival.waiting),
        "bag": crowd(rival.bag),
        "windows": [generation or None for generation in rival.windows],
        "dead": {rests[rest]: crowd(rival.dead[rest]) for rest in range(len(rests)) if rival.dead[rest]},
        "recess": rival.recess,
        "space": None if rival.space == NONE else s.rules.space_names[rival.space],
        "placed": [COLOURS[colour] for colour in rival.placed],
        "fate": [FATES[tile] for tile in rival.fate],
        "served": [kinds[kind] for kind in rival.served],
        "silent": rival.silent,
    }


def read_solo(solo: Solo, s: Village, data: dict[str, Any]) -> None:
    """Take her cubes, customers and dead out of the supply, the pile and the free spaces."""
    mapping(data, FIELDS, "solo")
    rival = solo.rival(s)
    read_turns(solo, s, rival, data)
    read_members(s, rival, data)
    read_ring(solo, s, rival, data)
    read_fate(solo, rival, at_most(data.get("fate", []), len(rival.fate), "fate"))
    kinds = [customer.name for customer in s.rules.tables.customers]
    served = [index_of_name(kind, kinds, "a customer she took") for kind in sequence(data.get("served", []), "served")]
    rival.served = vec[i64](served)
    for kind in served:
        s.pile[kind] -= 1
    check_rival_turn(solo, s, rival)


def check_rival_turn(solo: Solo, s: Village, rival: SoloState) -> None:
    """S-TRN-1, S-DTH-1: check that her cube follows the player's cube, and her death follows her cube."""
    for frame in s.stack:
        if frame.step in (solo.rival_turn, solo.die) and s.used == NONE:
            raise ValueError("the rival follows a cube of the player, so `used` must name its space")
        if frame.step is solo.fate and rival.space == NONE:
            raise ValueError("a tile of fate follows her cube, so `space` must name its space")


def read_turns(solo: Solo, s: Village, rival: SoloState, data: dict[str, Any]) -> None:
    """Read whether the player may still spend the ring, and whether the rival takes a turn."""
    human = solo.human(s)
    human.spare = amount(data.get("spare", 0), "spare", 1)
    if human.spare and s.ring != HUMAN:
        raise ValueError("only the holder of the ring can spend it")  # S-RND-2
    if data.get("taken") is not None:
        rival.taken = index_of_name(data["taken"], COLOURS, "taken")
    silent = data.get("silent", False)
    if not isinstance(silent, bool):
        raise ValueError(f"silent must be true or false, not {silent!r}")
    if silent and s.trigger != solo.party:
        raise ValueError("`silent` is possible only after she has triggered the end")  # S-DTH-3
    rival.silent = silent


def read_ring(solo: Solo, s: Village, rival: SoloState, data: dict[str, Any]) -> None:
    rival.recess = amount(data.get("recess", 0), "recess", solo.recesses)
    placed = [
        index_of_name(colour, COLOURS, "a cube in her ring") for colour in sequence(data.get("placed", []), "placed")
    ]
    if (rival.recess > 0) != (len(placed) > 0):
        raise ValueError("`recess` is that of her newest cube: give `recess` and `placed`, or neither")
    rival.placed = vec[i64](placed)
    for colour in placed:
        s.supply[colour] -= 1
    if data.get("space") is not None:
        rival.space = index_of_name(data["space"], s.rules.space_names, "space")


def read_fate(solo: Solo, rival: SoloState, fate: list[Any]) -> None:
    """S-TRN-4: check that each set has one quill, and that no set is completely face up."""
    for tile in range(len(fate)):
        rival.fate[tile] = index_of_name(fate[tile], FATES, "a tile of fate")
    for first in range(0, len(rival.fate), solo.set_size):
        tiles = [rival.fate[tile] for tile in range(first, first + solo.set_size)]
        if tiles.count(DOWN) == 0 or tiles.count(QUILL) > solo.quills or tiles.count(BLANK) > solo.blanks:
            raise ValueError("each set of fate tiles has a face-down tile and a limited number of each kind")


def read_members(s: Village, rival: SoloState, data: dict[str, Any]) -> None:
    windows = at_most(data.get("windows", []), len(rival.windows), "windows")
    for window in range(len(windows)):
        if windows[window] is not None:
            rival.windows[window] = amount(windows[window], "a generation at a window", 4)
    dead = mapping(data.get("dead", {}), rest_names(s.rules), "her dead")
    for rest, name in enumerate(rest_names(s.rules)):
        rival.dead[rest] = packed(dead.get(name, [0, 0, 0, 0]))
        if rest < len(s.filled):
            s.filled[rest] += size(rival.dead[rest])
    rival.bag = packed(data.get("bag", [0, 0, 0, 0]))
    rival.at_board = packed(data.get("beside", crowd(rival.at_board)))
    rival.waiting = packed(data.get("waiting", crowd(rival.waiting)))
    members = rival.bag + rival.at_board + rival.waiting + sum(rival.dead)
    for generation in rival.windows:
        if generation:
            members += 1 << 4 * (generation - 1)
    if crowd(members) != s.rules.tables.generations:
        raise ValueError(f"the rival has {s.rules.tables.generations} members by generation")


def packed(crowd: Any) -> int:
    """Return four numbers, one for each generation, as a crowd."""
    members = sequence(crowd, "members of the rival")
    if len(members) != 4:
        raise ValueError("members of the rival are four numbers, one for each generation")
    return sum([amount(members[generation], "members of the rival", 15) << 4 * generation for generation in range(4)])
