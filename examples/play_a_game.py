"""Play a game of Village from Python: look at the question, choose one of the legal moves, and read what happened."""

import random

import village

game = village.new("village", seats=3, seed=7)
rng = random.Random(1)

while not game.over:
    # `actor` is the seat to move. It answers `question` with one of `moves`.
    move = rng.choice(game.moves)
    if len(game.log) < 20:
        print(f"seat {game.actor}, {game.question}: {move}, one of {len(game.moves)}")

    # `play` returns the events that followed, up to the next question to a player.
    for event in game.play(move):
        if event["kind"] == "round":
            print(f"round {event['round']} begins")

for seat, score in enumerate(game.scores()):
    best = max(score["lines"], key=score["lines"].get)
    print(f"seat {seat}: {score['total']} points, most of them for {best} ({score['lines'][best]})")
print("winners:", game.winners)

# A record is text. It can be stored, loaded, and checked against its seed.
loaded = village.load(game.dump())
print(f"{len(loaded.log)} moves, {village.verify(loaded)} of them draws that follow from the seed")
