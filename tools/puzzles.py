"""Mines puzzles from games that bots play: `python -m tools.puzzles village --games 40 --wanted 24`.

A question is a puzzle if one answer is better than every other by a clear margin. That is looked for in four steps,
each dearer than the one before: a quick judgement, all answers tried out under equal luck, twice, `master`, who has to
find the same answer three times, and the best answers played out to the end, where no net can be wrong about what
comes. How hard it is the levels say: its first rating is the one at which they, on their measured scale, would be
expected to find it as often as they do.

`--again` asks all of that of the puzzles that are there, with the numbers, nets and levels of today; what fails is left
out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from village.bots.bot import Chair
from village.bots.judgement.judges import Judge, NetJudge, SearchJudge, Weighed, judge_of
from village.bots.levels import LEVELS
from village.bots.registry import find
from village.bots.scale import LEVEL_RATINGS, difficulty
from village.bots.seated_bot import SeatedBot
from village.games import find as find_title
from village.record.errors import BadPosition
from village.record.load import new, position
from village.record.puzzles import FILE
from village.record.record import Record

if TYPE_CHECKING:
    from village.bots.net.policy import Policy

PLAYERS: Final = ("medium", "hard")
ANSWERS: Final = range(3, 25)  # as many a puzzle may have
MARGIN: Final = 0.045  # of the victory, in both looks
HINT: Final = 0.05  # in the quick one
LOOKS: Final = (1_000, 500_000)  # keys of the two looks
TRIES: Final = 48
SIMULATIONS: Final = 3000
MASTERS: Final = 3
RIVALS: Final = 2  # of the best answer, of those that were tried out and of those that were thought over
NOISE: Final = 0.09  # of the victory: twice the error of a difference, in as many games as are played out
TRIES_OF_LEVELS: Final = 4
SOLVERS: Final = ("beginner", "easy", "medium", "hard")
MOST_EASY: Final = 0.9  # of the tries of the levels: what everybody finds is no puzzle
PER_GAME: Final = 2


def questions(game: str, seats: int, boxes: tuple[str, ...], seed: int) -> Iterator[Record]:
    """Those of one game that are worth a look."""
    record = new(game, seats=seats, boxes=boxes, seed=f"puzzle {seed}")
    players = [SeatedBot(PLAYERS[(seat + seed) % len(PLAYERS)], str(seed)) for seat in range(seats)]
    random = Random(seed)
    while not record.over:
        if record.opens_turn and len(record.moves) in ANSWERS and random.random() < 0.5:
            yield record
        record.play(players[record.actor].answer(record))


def found_in(game: str, seats: int, boxes: tuple[str, ...], seed: int) -> Iterator[dict[str, Any]]:
    """The puzzles of one game, no more than a few."""
    judge: Judge | None = None
    found = 0
    for record in questions(game, seats, boxes, seed):
        judge = judge or judge_of(record)
        if (puzzle := mined(record, judge)) is not None:
            yield puzzle | {"source": " ".join((game, str(seats), *boxes, f"puzzle {seed} {len(record.log)}"))}
            found += 1
            if found == PER_GAME:
                return


def mined(record: Record, judge: Judge) -> dict[str, Any] | None:
    """The question as a puzzle, if it looks like one at first sight and is one."""
    if lead(judge.best(record, len(record.log))) < HINT:
        return None
    return judged(position(record.table.name, record.data(), seed="puzzle"), judge)


def judged(puzzle: Record, judge: Judge) -> dict[str, Any] | None:
    """A position as a puzzle; it is asked of the position alone, as players will see it."""
    looks = [weighed(puzzle, judge, key) for key in LOOKS]
    best = looks[0][0].token
    if any(look[0].token != best or lead(look) < MARGIN for look in looks):
        return None
    if any(chosen("master", puzzle, str(salt)) != best for salt in range(MASTERS)):
        return None
    share = {name: solved(name, puzzle, best) for name in SOLVERS}
    if sum(share.values()) > MOST_EASY * len(SOLVERS):
        return None
    if not stays_best(puzzle, judge, best, looks[0]):
        return None
    return told(puzzle, best, min(lead(look) for look in looks), looks[0][1].token, difficulty(share))


def stays_best(puzzle: Record, judge: Judge, best: str, look: list[Weighed]) -> bool:
    """Whole games neither like another answer better nor contradict the lead; without a net nobody can play them."""
    if judge.name == SearchJudge.name:
        return True
    from tools.played_out import lead_at_the_end

    thought = judge.best(puzzle, len(puzzle.log))
    found = [one.token for part in (look, thought) for one in part[: RIVALS + 1]]
    rivals = [token for token in dict.fromkeys(found) if token != best]
    return lead_at_the_end(puzzle, policy_of(judge), best, rivals) >= max(0.0, lead(look) - NOISE)


def policy_of(judge: Judge) -> Policy:
    assert isinstance(judge, NetJudge)
    return judge.policy


def lead(found: list[Weighed]) -> float:
    return found[0].worth - found[1].worth if len(found) > 1 else 0.0


def weighed(record: Record, judge: Judge, key: int) -> list[Weighed]:
    """Every answer, the best first."""
    if judge.name == SearchJudge.name:
        return searched(record, key)
    from village.bots.net.trials import Trials

    trials = Trials(policy_of(judge), record.table.rules, record.actor)
    keys = [key + number for number in range(TRIES)]
    worth = trials.worth(record.state, list(record.state.legal()), keys)
    return ranked(zip(record.moves, worth, strict=True))


def searched(record: Record, key: int) -> list[Weighed]:
    search = SearchJudge().grown(record, record.state, key, SIMULATIONS)
    first = record.state.stack[-1].step.first
    answers = {
        int(first) + int(choice): token for choice, token in zip(record.state.legal(), record.moves, strict=True)
    }
    return ranked((answers[int(kid.action)], kid.total / float(kid.visits)) for kid in search.root.kids if kid.visits)


def ranked(found: Any) -> list[Weighed]:
    return sorted((Weighed(token, worth) for token, worth in found), key=lambda one: -one.worth)


def chosen(bot: str, record: Record, salt: str) -> str:
    return find(bot).choose(Chair(record, record.actor, salt))


def solved(bot: str, record: Record, best: str) -> float:
    return sum(chosen(bot, record, str(salt)) == best for salt in range(TRIES_OF_LEVELS)) / TRIES_OF_LEVELS


def told(record: Record, best: str, margin: float, second: str, rating: int) -> dict[str, Any]:
    board = record.data()
    name = sha256(json.dumps(board, sort_keys=True).encode()).hexdigest()[:10]
    return {
        "name": name, "rating": rating, "answer": best, "second": second, "margin": round(margin, 3), "position": board,
    }  # fmt: skip


def judged_anew(game: str, puzzle: dict[str, Any]) -> dict[str, Any] | None:
    """The puzzle with its margin and rating of today, if its answer is still the best by far."""
    try:
        record = position(game, puzzle["position"], seed="puzzle")
    except BadPosition:
        return None
    found = judged(record, judge_of(record))
    if found is None or found["answer"] != puzzle["answer"]:
        return None
    return puzzle | {key: found[key] for key in ("rating", "second", "margin")}


def kept(file: Path, puzzles: dict[str, dict[str, Any]]) -> None:
    """A line a puzzle, the easiest first."""
    lines = [json.dumps(one) for one in sorted(puzzles.values(), key=lambda one: (one["rating"], one["name"]))]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def judge_all_anew(game: str, file: Path, puzzles: dict[str, dict[str, Any]]) -> None:
    for name, puzzle in list(puzzles.items()):
        found = judged_anew(game, puzzle)
        if found is None:
            del puzzles[name]
        else:
            puzzles[name] = found
        print(name, "is left out" if found is None else found["rating"], flush=True)  # noqa: T201
        kept(file, puzzles)


def mine(wish: argparse.Namespace, file: Path, puzzles: dict[str, dict[str, Any]]) -> None:
    tables = [(seats, tuple(filter(None, boxes.split(",")))) for boxes in wish.boxes for seats in wish.seats]
    for seed in range(wish.first, wish.first + wish.games):
        if len(puzzles) >= wish.wanted:
            return
        for one in found_in(wish.game, *tables[seed % len(tables)], seed):
            puzzles[one["name"]] = one
            print(one["source"], one["name"], one["rating"], one["answer"], one["margin"], flush=True)  # noqa: T201
            kept(file, puzzles)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--wanted", type=int, default=24)
    asked.add_argument("--first", type=int, default=1, help="the seed of the first game")
    asked.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    asked.add_argument("--boxes", nargs="+", default=[""], help="in turn; those of one table with commas")
    asked.add_argument("--again", action="store_true", help="judge those anew that are there, and mine none")
    wish = asked.parse_args()
    file = Path(sys.modules[find_title(wish.game).package].__path__[0]) / FILE
    puzzles = {one["name"]: one for one in json.loads(file.read_text())} if file.exists() else {}
    if wish.again:
        judge_all_anew(wish.game, file, puzzles)
    else:
        mine(wish, file, puzzles)


assert set(SOLVERS) <= set(LEVELS) <= set(LEVEL_RATINGS)

if __name__ == "__main__":
    main()
