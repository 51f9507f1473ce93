"""Mine puzzles from bot games: `python -m tools.mine_puzzles village --games 40 --count 24`.

A question is a puzzle if one move is better than every other by a clear margin. This is checked in four steps of
increasing cost: a quick evaluation; two rounds of rollouts of all moves with the same random numbers; `master` must
choose the same move three times; and full games with the best moves, which do not depend on the evaluation of a net.
The initial rating of a puzzle is estimated from how often the levels solve it.

`--recheck` checks the existing puzzles with the current values, nets and levels, and removes those that fail;
`--reasons` only updates the reasons for their best moves.
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

from village.bots.analysis.evaluators import EvaluatedMove, Evaluator, evaluator_of
from village.bots.analysis.net_evaluator import NetEvaluator
from village.bots.analysis.reasons import Reason, advantages
from village.bots.analysis.search_evaluator import SearchEvaluator
from village.bots.bot import PlayerView
from village.bots.bot_player import BotPlayer
from village.bots.levels import LEVELS
from village.bots.rating_scale import LEVEL_RATINGS, difficulty
from village.bots.registry import find
from village.games import find as find_game_type
from village.record.api import new, position
from village.record.errors import BadPosition
from village.record.puzzles import FILE
from village.record.record import Record

if TYPE_CHECKING:
    from village.bots.net.nets import Predictor

PLAYERS: Final = ("medium", "hard")
MOVE_COUNTS: Final = range(3, 25)  # legal moves of a puzzle
MIN_MARGIN: Final = 0.045  # win chance, in both rounds of rollouts
QUICK_MARGIN: Final = 0.05  # win chance, in the quick evaluation
ROLLOUT_KEYS: Final = (1_000, 500_000)  # first random key of each round of rollouts
ROLLOUTS: Final = 48
SIMULATIONS: Final = 3000
MASTER_RUNS: Final = 3
ALTERNATIVES: Final = 2  # compared with the best move, from rollouts and from the evaluation each
NOISE: Final = 0.09  # win chance: two standard errors of a difference in the full games
SOLVER_RUNS: Final = 4
SOLVERS: Final = ("beginner", "easy", "medium", "hard")
MAX_SOLVED_SHARE: Final = 0.9  # puzzles that the levels solve more often are too easy
PUZZLES_PER_GAME: Final = 2


def questions(game: str, seats: int, expansions: tuple[str, ...], seed: int) -> Iterator[Record]:
    """Yield candidate questions of one game."""
    record = new(game, seats=seats, expansions=expansions, seed=f"puzzle {seed}")
    players = [BotPlayer(PLAYERS[(seat + seed) % len(PLAYERS)], str(seed)) for seat in range(seats)]
    random = Random(seed)
    while not record.over:
        if record.opens_turn and len(record.moves) in MOVE_COUNTS and random.random() < 0.5:
            yield record
        record.play(players[record.actor].choose_move(record))


def puzzles_of_game(game: str, seats: int, expansions: tuple[str, ...], seed: int) -> Iterator[dict[str, Any]]:
    """Yield the puzzles of one game, up to a limit."""
    evaluator: Evaluator | None = None
    count = 0
    for record in questions(game, seats, expansions, seed):
        evaluator = evaluator or evaluator_of(record)
        if (puzzle := quick_check(record, evaluator)) is not None:
            yield puzzle | {"source": " ".join((game, str(seats), *expansions, f"puzzle {seed} {len(record.log)}"))}
            count += 1
            if count == PUZZLES_PER_GAME:
                return


def quick_check(record: Record, evaluator: Evaluator) -> dict[str, Any] | None:
    """Return the question as a puzzle if it passes the quick and the full check."""
    if lead(evaluator.best_moves(record, len(record.log))) < QUICK_MARGIN:
        return None
    return full_check(position(record.table.name, record.data(), seed="puzzle"), evaluator)


def full_check(puzzle: Record, evaluator: Evaluator) -> dict[str, Any] | None:
    """Return a position as a puzzle, or None; it is checked without its history, as players see it."""
    rounds = [evaluate_moves(puzzle, evaluator, key) for key in ROLLOUT_KEYS]
    best = rounds[0][0].token
    if any(moves[0].token != best or lead(moves) < MIN_MARGIN for moves in rounds):
        return None
    if any(bot_move("master", puzzle, str(salt)) != best for salt in range(MASTER_RUNS)):
        return None
    shares = {name: solved_share(name, puzzle, best) for name in SOLVERS}
    if sum(shares.values()) > MAX_SOLVED_SHARE * len(SOLVERS):
        return None
    if not stays_best(puzzle, evaluator, best, rounds[0]):
        return None
    data = puzzle_data(puzzle, best, min(lead(moves) for moves in rounds), rounds[0][1].token, difficulty(shares))
    return data | {"reasons": reasons(puzzle, evaluator, best, data["second"])}


def reasons(puzzle: Record, evaluator: Evaluator, best: str, second: str) -> list[Reason]:
    """Return why the best move is better than the second-best."""
    moves = {move.token: move for move in evaluator.best_moves(puzzle, len(puzzle.log), played=second)}
    fallback = moves[second]  # the evaluator need not find the solution
    return advantages(puzzle, evaluator, moves.get(best, EvaluatedMove(best, fallback.value, fallback.lead)), fallback)


def stays_best(puzzle: Record, evaluator: Evaluator, best: str, moves: list[EvaluatedMove]) -> bool:
    """Return whether full games confirm the best move and its lead; skipped for games without a net."""
    if evaluator.name == SearchEvaluator.name:
        return True
    from tools.compare_playouts import final_lead

    evaluated = evaluator.best_moves(puzzle, len(puzzle.log))
    tokens = [move.token for ranking in (moves, evaluated) for move in ranking[: ALTERNATIVES + 1]]
    others = [token for token in dict.fromkeys(tokens) if token != best]
    return final_lead(puzzle, predictor_of(evaluator), best, others) >= max(0.0, lead(moves) - NOISE)


def predictor_of(evaluator: Evaluator) -> Predictor:
    assert isinstance(evaluator, NetEvaluator)
    return evaluator.predictor


def lead(moves: list[EvaluatedMove]) -> float:
    return moves[0].value - moves[1].value if len(moves) > 1 else 0.0


def evaluate_moves(record: Record, evaluator: Evaluator, key: int) -> list[EvaluatedMove]:
    """Return the evaluated moves, best first."""
    if evaluator.name == SearchEvaluator.name:
        return search_moves(record, key)
    from village.bots.net.rollouts import NetRollouts

    rollouts = NetRollouts(predictor_of(evaluator), record.table.rules, record.actor)
    keys = [key + number for number in range(ROLLOUTS)]
    values = rollouts.evaluate_choices(record.state, list(record.state.legal()), keys)
    return ranked(zip(record.moves, values, strict=True))


def search_moves(record: Record, key: int) -> list[EvaluatedMove]:
    search = SearchEvaluator().run_search(record, record.state, key, SIMULATIONS)
    first = record.state.stack[-1].step.first
    moves = {int(first) + int(choice): token for choice, token in zip(record.state.legal(), record.moves, strict=True)}
    return ranked(
        (moves[int(child.action)], child.total / float(child.visits)) for child in search.root.children if child.visits
    )


def ranked(values: Any) -> list[EvaluatedMove]:
    return sorted((EvaluatedMove(token, value) for token, value in values), key=lambda move: -move.value)


def bot_move(bot: str, record: Record, salt: str) -> str:
    return find(bot).choose(PlayerView(record, record.actor, salt))


def solved_share(bot: str, record: Record, best: str) -> float:
    return sum(bot_move(bot, record, str(salt)) == best for salt in range(SOLVER_RUNS)) / SOLVER_RUNS


def puzzle_data(record: Record, best: str, margin: float, second: str, rating: int) -> dict[str, Any]:
    board = record.data()
    name = sha256(json.dumps(board, sort_keys=True).encode()).hexdigest()[:10]
    return {
        "name": name, "rating": rating, "solution": best, "second": second, "margin": round(margin, 3),
        "position": board,
    }  # fmt: skip


def recheck(game: str, puzzle: dict[str, Any]) -> dict[str, Any] | None:
    """Return the puzzle with its current margin and rating, or None if it fails."""
    try:
        record = position(game, puzzle["position"], seed="puzzle")
    except BadPosition:
        return None
    result = full_check(record, evaluator_of(record))
    if result is None or result["solution"] != puzzle["solution"]:
        return None
    return puzzle | {key: result[key] for key in ("rating", "second", "margin", "reasons")}


def update_reasons(game: str, puzzles: dict[str, dict[str, Any]]) -> None:
    for puzzle in puzzles.values():
        record = position(game, puzzle["position"], seed="puzzle")
        puzzle["reasons"] = reasons(record, evaluator_of(record), puzzle["solution"], puzzle["second"])


def write_puzzles(file: Path, puzzles: dict[str, dict[str, Any]]) -> None:
    """Write one puzzle per line, easiest first."""
    lines = [
        json.dumps(puzzle) for puzzle in sorted(puzzles.values(), key=lambda puzzle: (puzzle["rating"], puzzle["name"]))
    ]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n")


def recheck_all(game: str, file: Path, puzzles: dict[str, dict[str, Any]]) -> None:
    for name, puzzle in list(puzzles.items()):
        checked = recheck(game, puzzle)
        if checked is None:
            del puzzles[name]
        else:
            puzzles[name] = checked
        print(name, "removed" if checked is None else checked["rating"], flush=True)  # noqa: T201
        write_puzzles(file, puzzles)


def mine(args: argparse.Namespace, file: Path, puzzles: dict[str, dict[str, Any]]) -> None:
    tables = [
        (seats, tuple(filter(None, expansions.split(",")))) for expansions in args.expansions for seats in args.seats
    ]
    for seed in range(args.first_seed, args.first_seed + args.games):
        if len(puzzles) >= args.count:
            return
        for puzzle in puzzles_of_game(args.game, *tables[seed % len(tables)], seed):
            puzzles[puzzle["name"]] = puzzle
            print(*(puzzle[key] for key in ("source", "name", "rating", "solution", "margin")), flush=True)  # noqa: T201
            write_puzzles(file, puzzles)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mine_puzzles", description=__doc__.splitlines()[0])
    parser.add_argument("game", help="Game to mine")
    parser.add_argument("--games", type=int, default=40, help="Number of games to search (default: 40)")
    parser.add_argument("--count", type=int, default=24, help="Number of puzzles after which to stop (default: 24)")
    parser.add_argument("--first-seed", type=int, default=1, help="Seed of the first game (default: 1)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="Player counts (default: 2 3 4)")
    parser.add_argument(
        "--expansions",
        nargs="+",
        default=[""],
        help="Expansions of each table, comma-separated; tables are used in turn (default: none)",
    )
    parser.add_argument("--recheck", action="store_true", help="Check the existing puzzles instead of mining")
    parser.add_argument("--reasons", action="store_true", help="Update the reasons of the existing puzzles")
    args = parser.parse_args()
    file = Path(sys.modules[find_game_type(args.game).package].__path__[0]) / FILE
    puzzles = {puzzle["name"]: puzzle for puzzle in json.loads(file.read_text())} if file.exists() else {}
    if args.reasons:
        update_reasons(args.game, puzzles)
        write_puzzles(file, puzzles)
    elif args.recheck:
        recheck_all(args.game, file, puzzles)
    else:
        mine(args, file, puzzles)


assert set(SOLVERS) <= set(LEVELS) <= set(LEVEL_RATINGS)

if __name__ == "__main__":
    main()
