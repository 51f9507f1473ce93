"""Analyze a record: load a game, go through it move by move, and see when it was decided."""

from collections import Counter
from pathlib import Path

import village

RECORD = Path(__file__).with_name("greedy-against-easy.village")

game = village.load(RECORD.read_text("utf-8"))
print(f"{game.table.name}, {game.seats} seats, {len(game.log)} moves, {village.verify(game)} draws checked")

# A second record of the same setting goes through the moves. With chance="manual" the draws come from the log, too.
replay = village.new(**game.setting(), chance="manual")
lead = []  # by how much seat 0 is ahead, at the beginning of every turn
actions = Counter()
for line in game.log:
    seat, move = line.split(" ", 1)
    if replay.opens_turn:
        own, opponent = (score["total"] for score in replay.scores())
        lead.append(own - opponent)
        actions[seat, move.split()[1].split(".")[0]] += 1
    replay.play(move)

assert replay.scores() == game.scores()

print("\nlead of seat 0, turn by turn:")
for turn in range(0, len(lead), 6):
    bar = "#" * (abs(lead[turn]) // 2)
    print(f"turn {turn + 1:3} {lead[turn]:+4} {bar}")

print("\nwhere the players took their cubes:")
for seat in "01":
    places = [f"{place} {count}" for (who, place), count in actions.most_common() if who == seat]
    print(f"seat {seat}: {', '.join(places)}")

print("\nfinal scores:")
for seat, score in enumerate(game.scores()):
    lines = ", ".join(f"{name} {points}" for name, points in score["lines"].items() if points)
    print(f"seat {seat}: {score['total']} ({lines})")
