"""Positions of Village for tests, as puzzles: a test gives what matters, the rest follows from the printed pieces."""

from __future__ import annotations

from typing import Any

import village
from village import Record


def set_up(
    question: str = "turn",
    who: int = 0,
    arg: int = 0,
    *,
    seats: int = 2,
    edition: str = "bigbox",
    expansions: tuple[str, ...] = (),
    families: dict[int, dict[str, Any]] | None = None,
    below: list[list[Any]] | None = None,
    options: dict[str, Any] | None = None,
    chance: str = "manual",
    seed: int = 1,
    **board: Any,
) -> Record:
    """Return a game in which `who` is asked `question`. Draws are played by the test, or come from a seed.

    `families` maps seats to the contents of their farms; `below` are the questions under this one on the stack.
    Without it the turn of `who` ends after the question. The part of an expansion goes under its name: `goals={...}`.
    """
    waiting = [["end_turn", max(who, 0), 0]] if below is None else below
    stack = [["turn", who, 0]] if question == "turn" else [*waiting, [question, who, arg]]
    farms = [(families or {}).get(seat, {}) for seat in range(seats)]
    setting = {"edition": edition, "seats": seats, "expansions": expansions, "options": options or {}}
    data = {**setting, "puzzle": True, "families": farms, "stack": stack, **board}
    return village.position("village", data, seed=seed, chance=chance)


def family(game: Record, seat: int = 0) -> dict[str, Any]:
    return game.data()["families"][seat]


def legal_choices(game: Record) -> list[str]:
    """Return the legal moves without the name of the question."""
    return [move.split(" ", 1)[1] for move in game.moves]


def play(game: Record, *tokens: str) -> list[dict[str, Any]]:
    """Play several moves and return all events."""
    return [event for token in tokens for event in game.play(token)]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def at(**places: list[int]) -> dict[str, list[int]]:
    """Return members by place: `at(farm=[2, 0, 0, 0], north1=[1, 0, 0, 0])`; the rest are in the reserve."""
    return {place.replace("__", "."): crowd for place, crowd in places.items()}


ACTIONS = {"grain": "harvest"}  # the question of a space, if its name differs


def take(game: Record, cube: str) -> list[dict[str, Any]]:
    """Take a cube, decline its action and return all events."""
    space = cube.split(".")[0]
    events = play(game, f"turn {cube}")
    if game.question == ACTIONS.get(space, space):
        events += play(game, f"{game.question} pass")
    return events


def rival(game: Record) -> dict[str, Any]:
    """Return the rival of a solo game."""
    return game.data()["solo"]


def newest(recess: int) -> dict[str, Any]:
    """Return the data for a newest cube in this recess of the rival's ring."""
    return {"recess": recess, "placed": ["orange"]}
