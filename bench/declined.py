"""How often bots do nothing: `python -m bench.declined --bots beginner,easy` plays two-seat games of each level.

`declined` are the turns in which a bot passed though greedy, looking four questions ahead, saw an answer that helped
more; `idle` those that came to nothing in another way, such as a cube taken where nothing can be done.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

import village
from village.bots.bot import Chair
from village.bots.fast.greedy import answer_values
from village.bots.seated_bot import SeatedBot
from village.games import FIRST, titles
from village.record.record import Record

DEPTH = 4
PASS = " pass"
NOTHING = ("idle", "decline")  # events


@dataclass
class Count:
    """Turns, and what became of them."""

    turns: int = 0
    declined: int = 0
    idle: int = 0

    def told(self, bot: str) -> str:
        turns = max(1, self.turns)
        return f"{bot:10} {self.turns:7} turns  declined {self.declined / turns:6.2%}  idle {self.idle / turns:6.2%}\n"


def helped_more(record: Record, token: str) -> bool:
    """Whether another answer than passing is worth more."""
    if not token.endswith(PASS) or len(record.moves) < 2:
        return False
    guess = Chair(record, record.actor).guess(1)
    values = answer_values(guess.table.rules, guess.state, record.actor, DEPTH)
    return max(values) > values[record.moves.index(token)]


def play(record: Record, player: SeatedBot, count: Count) -> None:
    declined = idle = False
    while not record.over:
        if record.opens_turn:
            count.declined += declined
            count.idle += idle and not declined
            count.turns += 1
            declined = idle = False
        token = player.answer(record)
        declined = declined or helped_more(record, token)
        idle = any(event["kind"] in NOTHING for event in record.play(token)) or idle


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.declined", description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="beginner,easy,medium,hard")
    parser.add_argument("--game", default=FIRST.name, choices=[title.name for title in titles()])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    order = parser.parse_args()
    for bot in order.bots.split(","):
        count = Count()
        for seed in range(order.games):
            play(village.new(order.game, seats=order.seats, seed=f"declined {seed}"), SeatedBot(bot), count)
        sys.stdout.write(count.told(bot))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
