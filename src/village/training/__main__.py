"""The commands `train`, `evaluate` and `head-to-head` of `python -m village.training`."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from village.games import FIRST
from village.record.custom_values import read_file, read_set
from village.record.errors import Error
from village.record.setup import game_type_of
from village.training import settings as stored_settings
from village.training.settings import Settings

PROGRAM = "python -m village.training"
CURRICULA = Path(__file__).with_name("curricula")


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=PROGRAM, description="Train and evaluate the nets of the bots.")
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="Train a net by self-play, from scratch or from a checkpoint")
    train.add_argument("--out", type=Path, required=True, help="Folder for weights, checkpoint, figures and settings")
    train.add_argument("--seconds", type=float, help="Duration of the run in seconds (default: 420)")
    train.add_argument(
        "--resume", type=Path, help="Continue from this checkpoint.npz; the game may have new expansions since"
    )
    train.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="Collect rollouts on a Ray cluster; `local` starts one on this machine",
    )
    evaluate = commands.add_parser("evaluate", help="Play the weights against a built-in bot")
    evaluate.add_argument("--weights", type=Path, required=True, help="Weights to evaluate: net.npz or checkpoint.npz")
    evaluate.add_argument(
        "--opponent", action="append", help="Opponent: greedy or mcts:N; repeatable (default: greedy)"
    )
    evaluate.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="TABLE",
        help="Edition, seats and expansions of a table; repeatable",
    )
    evaluate.add_argument(
        "--tables", type=int, default=40, help="Number of sampled tables without --table (default: 40)"
    )
    evaluate.add_argument("--games", type=int, default=64, help="Number of games per table and process (default: 64)")
    evaluate.add_argument("--out", type=Path, help="Write the figures to this JSON file")
    head_to_head = commands.add_parser("head-to-head", help="Play two nets against each other; needs no PyTorch")
    head_to_head.add_argument("weights", type=Path, nargs=2, help="Weights of the two nets")
    head_to_head.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="Player counts (default: 2 3 4)")
    head_to_head.add_argument("--games", type=int, default=60, help="Number of games per player count (default: 60)")
    for command in (train, evaluate, head_to_head):
        command.add_argument("--game", default=FIRST.name, help=f"Game (default: {FIRST.name})")
        command.add_argument(
            "--custom-values",
            type=Path,
            help=f"File of custom values, or a curriculum: {', '.join(curriculum_names())}",
        )
        command.add_argument("--settings", type=Path, help="Read settings.json of an earlier run")
        command.add_argument(
            "--set", action="append", default=[], metavar="NAME=VALUE", help="Change a setting; repeatable"
        )
    return parser


def curriculum_names() -> list[str]:
    return sorted(path.stem for path in CURRICULA.glob("*.toml"))


def settings_from(args: argparse.Namespace) -> Settings:
    settings = stored_settings.read(args.settings) if args.settings else Settings(args.game)
    changes = [f"game={args.game}", *args.set]
    if getattr(args, "seconds", None) is not None:
        changes.append(f"seconds={args.seconds}")
    if args.custom_values:
        settings = replace(settings, custom_values=custom_values_from(args.game, args.custom_values))
    return settings.changed(changes)


def custom_values_from(game: str, path: Path) -> dict[str, Any]:
    """Return checked custom values with its name and hash, as settings and figures store it."""
    if not path.exists() and str(path) in curriculum_names():
        path = CURRICULA / f"{path}.toml"
    custom_values = read_set(game_type_of(game), read_file(path))
    return custom_values.data() if custom_values else {}


def train(args: argparse.Namespace) -> None:
    from village.training.train import Training

    training = Training(settings_from(args), args.out, args.resume, args.ray)
    try:
        training.run()
    finally:
        training.close()


def evaluate(args: argparse.Namespace) -> None:
    from village.training.evaluator import evaluate_weights, settings_by_name, write_results
    from village.training.run_log import format_evaluation

    settings = settings_from(args)
    tables = settings_by_name(settings.game, args.table, args.tables, settings.custom_values or None)
    results = []
    for opponent in args.opponent or ["greedy"]:
        results.append(evaluate_weights(settings, args.weights, tables, opponent, args.games))
        print(format_evaluation(results[-1], every_table=True), flush=True)  # noqa: T201
    if args.out:
        write_results(args.out, results)


def head_to_head(args: argparse.Namespace) -> None:
    from village.bots.net.weights import read
    from village.training.evaluation import summarize
    from village.training.head_to_head import play_head_to_head
    from village.training.table_sampler import EVALUATION_SEED, TableSetting

    settings = settings_from(args)
    nets = [read(path, settings.game) for path in args.weights]
    for seats in args.seats:
        edition = game_type_of(settings.game).edition
        setting = TableSetting(settings.game, edition, seats, custom_values=settings.custom_values or None)
        result = summarize(play_head_to_head(setting, nets, args.games, EVALUATION_SEED))
        wins = f"{100 * result['wins']:.1f}% (+- {100 * result['ci95']:.1f}) of {args.games} games"
        print(f"{setting.name}: {wins}, {result['points']} vs. {result['opponent_points']} points")  # noqa: T201


COMMANDS = {"train": train, "evaluate": evaluate, "head-to-head": head_to_head}


def main() -> int:
    args = make_parser().parse_args()
    try:
        COMMANDS[args.command](args)
    except ModuleNotFoundError as error:
        print(f"{PROGRAM}: {error.name} is missing: pip install 'village-boardgame[training]'", file=sys.stderr)  # noqa: T201
        return 1
    except (Error, ValueError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
