"""Show how a game is played and which moves win it.

    python -m village.experiments balance my_village --bot mcts:100 -n 12

A bot plays against itself. The output has rounds, turns, decisions, scores and wins by seat, and for every move of the
chosen questions how often a seat makes it in a game, the win rate of those who made it, and how often winners made it.
Par is the win rate of a seat if all are equal: a move far above it is too strong, a move that is hardly ever made is
too weak. `--short` groups moves by the part before the first dot.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, Final

from village.bots.arena.match import Match
from village.bots.bot_player import BotPlayer, play_out
from village.bots.parallel import run_jobs
from village.experiments.results import add_save_options, read_results, write_results
from village.games import OURS
from village.record.custom_values import read_file, read_set
from village.record.record import Record
from village.record.setup import game_type_of

RESULTS: Final = "scores.json"


@dataclass(frozen=True)
class GameResult:
    """The figures of one game; lists are by seat."""

    scores: list[int]
    score_lines: list[dict[str, int]]
    wins: list[float]  # a shared win counts as a fraction
    rounds: int
    turns: list[int]
    decisions: int
    moves: list[dict[str, Counter[str]]]  # by question


def play(match: Match, questions: Sequence[str], short: bool, game: int) -> GameResult:
    record = Record(match.table(), match.seed_of(game))
    players = [BotPlayer(match.bots[0], str(game)) for _ in range(match.seats)]
    play_out(record, players)
    rules = record.table.rules
    opening = {step.name for step in rules.steps if step.opens_turn}
    moves: list[dict[str, Counter[str]]] = [{name: Counter() for name in questions} for _ in range(match.seats)]
    turns, decisions = [0] * match.seats, 0
    for line in record.log:
        seat, step, token = line.split(" ", 2)
        if int(seat) >= 0:
            turns[int(seat)] += step in opening
            decisions += 1
            token = token.partition(".")[0] if short else token
            if step in moves[int(seat)]:
                moves[int(seat)][step][token] += 1
    scores = record.scores()
    totals, lines = [score["total"] for score in scores], [score["lines"] for score in scores]
    return GameResult(totals, lines, wins_of(record), rules.rounds(record.state), turns, decisions, moves)


def wins_of(record: Record) -> list[float]:
    """Return the win of every seat, a fraction where it is shared."""
    share = 1 / len(record.winners)
    return [share if seat in record.winners else 0.0 for seat in range(record.table.seats)]


def summarize(played: Sequence[GameResult], seats: int) -> dict[str, Any]:
    rounds = [game.rounds for game in played]
    names = played[0].score_lines[0]
    return {
        "games": len(played),
        "rounds": [min(rounds), round(mean(rounds), 1), max(rounds)],
        "turns": round(mean(turns for game in played for turns in game.turns), 1),
        "decisions": round(mean(game.decisions for game in played)),
        "winning": round(mean(max(game.scores) for game in played), 1),
        "mean": round(mean(score for game in played for score in game.scores), 1),
        "lines": {name: round(mean(line[name] for game in played for line in game.score_lines), 1) for name in names},
        "wins by seat": [round(mean(game.wins[seat] for game in played), 2) for seat in range(seats)],
        "half interval": round(1.96 * (1 / seats * (1 - 1 / seats) / len(played)) ** 0.5, 2),
    }


def use_and_wins(uses: Sequence[tuple[int, float]], games: int) -> tuple[float, float, float]:
    """Return uses per seat, win rate of the seats that used it, and uses per winner, from (uses, win) of every seat."""
    wins_of_users = [win for count, win in uses if count]
    by_winners = sum(count * win for count, win in uses) / games
    return mean(count for count, _ in uses), mean(wins_of_users), by_winners


def move_figures(played: Sequence[GameResult], question: str, seats: int) -> dict[str, list[float]]:
    """Return the figures of `use_and_wins` for every move that was made."""
    by_seat = [(game.moves[seat][question], game.wins[seat]) for game in played for seat in range(seats)]
    figures: dict[str, list[float]] = {}
    for token in sorted({token for moves, _ in by_seat for token in moves if moves[token]}):
        uses = [(moves[token], win) for moves, win in by_seat]
        figures[token] = [round(figure, 2) for figure in use_and_wins(uses, len(played))]
    return figures


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m village.experiments balance", description="Show how a game is played and which moves win it."
    )
    parser.add_argument("game", choices=list(OURS), help="Game to play")
    parser.add_argument("--bot", default="mcts:100", help="Bot that plays against itself (default: mcts:100)")
    parser.add_argument("-n", "--games", type=int, default=12, help="Number of games per player count (default: 12)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="Player counts (default: 2 3 4)")
    parser.add_argument("--expansions", nargs="*", default=[], help="Expansions in play (default: none)")
    parser.add_argument(
        "--question", nargs="*", default=["turn"], help="Questions whose moves are counted (default: turn)"
    )
    parser.add_argument("--custom-values", type=Path, help="File of custom values")
    parser.add_argument("--short", action="store_true", help="Group moves by the part before the first dot")
    parser.add_argument("--workers", type=int, default=1, help="Number of processes (default: 1)")
    add_save_options(parser, RESULTS)
    return parser.parse_args()


def main() -> None:
    args = parse_args()
    figures: dict[str, Any] = {}
    custom_values = read_set(game_type_of(args.game), read_file(args.custom_values)) if args.custom_values else None
    for seats in args.seats:
        match = Match(
            (args.bot,), seats, expansions=tuple(args.expansions), game=args.game, custom_values=custom_values
        )
        match.check()
        played = list(run_jobs(partial(play, match, args.question, args.short), range(args.games), args.workers))
        by_question = {name: move_figures(played, name, seats) for name in args.question}
        figures[str(seats)] = {**summarize(played, seats), **by_question}
        sys.stdout.write(json.dumps({seats: figures[str(seats)]}, indent=1) + "\n")
        sys.stdout.flush()
    if args.save:
        results = read_results(args.results / RESULTS)
        results.setdefault(args.game, {})[args.bot] = figures
        write_results(args.results / RESULTS, results)


if __name__ == "__main__":
    main()
