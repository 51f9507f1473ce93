"""Count the turns in which bots pass although a move would help.

    python -m village.experiments passivity --bots beginner,easy

`passed` are the turns in which a bot passed although greedy, looking four questions ahead, saw a better move; `wasted`
are those that had no effect for another reason, such as a cube taken where nothing can be done.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from typing import Final

import village
from village.bots.bot import PlayerView
from village.bots.bot_player import BotPlayer
from village.bots.compiled.greedy import move_values
from village.games import FIRST, game_types
from village.record.record import Record

SEARCH_DEPTH: Final = 4  # questions
PASS: Final = " pass"
NO_EFFECT_EVENTS: Final = ("idle", "decline")


@dataclass
class TurnCounts:
    """Number of turns, and of those without effect."""

    turns: int = 0
    passed: int = 0
    wasted: int = 0

    def format(self, bot: str) -> str:
        turns = max(1, self.turns)
        return f"{bot:10} {self.turns:7} turns  passed {self.passed / turns:6.2%}  wasted {self.wasted / turns:6.2%}\n"


def passed_needlessly(record: Record, token: str) -> bool:
    """Return whether the move is a pass and another move is better."""
    if not token.endswith(PASS) or len(record.moves) < 2:
        return False
    guess = PlayerView(record, record.actor).guess(1)
    values = move_values(guess.table.rules, guess.state, record.actor, SEARCH_DEPTH)
    return max(values) > values[record.moves.index(token)]


def play(record: Record, player: BotPlayer, counts: TurnCounts) -> None:
    passed = wasted = False
    while not record.over:
        if record.opens_turn:
            counts.passed += passed
            counts.wasted += wasted and not passed
            counts.turns += 1
            passed = wasted = False
        token = player.choose_move(record)
        passed = passed or passed_needlessly(record, token)
        wasted = any(event["kind"] in NO_EFFECT_EVENTS for event in record.play(token)) or wasted


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m village.experiments passivity", description="Count turns in which bots pass needlessly."
    )
    parser.add_argument(
        "--bots", default="beginner,easy,medium,hard", help="Bots, comma-separated (default: beginner,easy,medium,hard)"
    )
    parser.add_argument(
        "--game",
        default=FIRST.name,
        choices=[game_type.name for game_type in game_types()],
        help=f"Game (default: {FIRST.name})",
    )
    parser.add_argument("--seats", type=int, default=2, help="Number of players (default: 2)")
    parser.add_argument("--games", type=int, default=20, help="Number of games per bot (default: 20)")
    args = parser.parse_args()
    for bot in args.bots.split(","):
        counts = TurnCounts()
        for number in range(args.games):
            seed = f"declined {number}"  # the seed of the published figures
            record = village.new(args.game, seats=args.seats, seed=seed)
            play(record, BotPlayer(bot), counts)
        sys.stdout.write(counts.format(bot))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
