"""python -m learn train, python -m learn evaluate, python -m learn versus."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from learn import settings as stored
from learn.settings import Settings
from village.games import FIRST
from village.record.errors import Error
from village.record.numbers import read_file, read_set
from village.record.table import title_of


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="learn")
    commands = found.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="learn by self-play, from nothing or from a checkpoint")
    train.add_argument("--out", type=Path, required=True, help="folder for weights, checkpoint, figures, settings")
    train.add_argument("--seconds", type=float)
    train.add_argument("--resume", type=Path, help="a checkpoint.npz; boxes may have come since")
    train.add_argument(
        "--ray", default="", metavar="ADDRESS", help="windows are made by a Ray cluster; local: this machine"
    )
    evaluate = commands.add_parser("evaluate", help="duels of weights with a bot of ours")
    evaluate.add_argument("--weights", type=Path, required=True)
    evaluate.add_argument("--opponent", action="append", help="greedy, mcts:200; may be repeated")
    evaluate.add_argument("--table", action="append", default=[], help="'bigbox 4 inn'; may be repeated")
    evaluate.add_argument("--tables", type=int, default=40, help="how many are drawn if none is named")
    evaluate.add_argument("--duels", type=int, default=64, help="at each table of each process")
    evaluate.add_argument("--out", type=Path, help="a JSON file")
    versus = commands.add_parser("versus", help="two nets at one table, every other seat")
    versus.add_argument("weights", type=Path, nargs=2)
    versus.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    versus.add_argument("--games", type=int, default=60, help="for each number of seats")
    for command in (train, evaluate, versus):
        command.add_argument("--game", default=FIRST.name)
        command.add_argument("--numbers", type=Path, help="tables are laid with the numbers of another box")
        command.add_argument("--settings", type=Path, help="a settings.json")
        command.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    return found


def settings_of(given: argparse.Namespace) -> Settings:
    found = stored.read(given.settings) if given.settings else Settings(given.game)
    wishes = [f"game={given.game}", *given.set]
    if getattr(given, "seconds", None) is not None:
        wishes.append(f"seconds={given.seconds}")
    if given.numbers:
        found = replace(found, numbers=numbers_of(given.game, given.numbers))
    return found.changed(wishes)


def numbers_of(game: str, path: Path) -> dict[str, Any]:
    """A checked set with its name and hash, as it goes into settings and figures."""
    found = read_set(title_of(game), read_file(path))
    return found.data() if found else {}


def train(given: argparse.Namespace) -> None:
    from learn.train import Training

    training = Training(settings_of(given), given.out, given.resume, given.ray)
    try:
        training.run()
    finally:
        training.close()


def evaluate(given: argparse.Namespace) -> None:
    from learn.evaluate import asked, write
    from learn.evaluate import evaluate as held
    from learn.progress import said_of_duels
    from learn.train import say

    settings = settings_of(given)
    tables = asked(settings.game, given.table, given.tables, settings.numbers or None)
    found = []
    for opponent in given.opponent or ["greedy"]:
        found.append(held(settings, given.weights, tables, opponent, given.duels))
        say(said_of_duels(found[-1], every_table=True))
    if given.out:
        write(given.out, found)


def versus(given: argparse.Namespace) -> None:
    from learn.duel import figures
    from learn.tables import DRAWN_SEED, Setting
    from learn.versus import versus as held
    from village.bots.net.weights import read

    settings = settings_of(given)
    nets = [read(path, settings.game) for path in given.weights]
    for seats in given.seats:
        setting = Setting(settings.game, title_of(settings.game).edition, seats, numbers=settings.numbers or None)
        found = figures(held(setting, nets, given.games, DRAWN_SEED))
        wins = f"{100 * found['wins']:.1f} % (+- {100 * found['sure']:.1f}) of {given.games} games"
        print(f"{setting.name}: {wins}, {found['points']} v. {found['others']} points")  # noqa: T201


COMMANDS = {"train": train, "evaluate": evaluate, "versus": versus}


def main() -> int:
    given = parser().parse_args()
    try:
        COMMANDS[given.command](given)
    except ModuleNotFoundError as error:
        print(f"learn: {error.name} is missing; `make train` installs what training needs", file=sys.stderr)  # noqa: T201
        return 1
    except (Error, ValueError, OSError) as error:
        print(f"learn: {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
