"""Write a bot: any object with a method `choose` that returns one of `table.moves`."""

import random

import village
from village.bots import PlayerView


class RandomBot:
    """Play a random legal move."""

    rng = random.Random(1)

    def choose(self, table):
        return self.rng.choice(table.moves)


class TurnBot:
    """Finish the turn at random, three times for every move, and take the move with the best score."""

    def choose(self, table):
        useful = [move for move in table.moves if not move.endswith(" pass")] or table.moves
        return max(useful, key=lambda move: max(self.score_after(table, move, sample) for sample in range(3)))

    def score_after(self, table, move, sample):
        # A guess is a copy of the game in which everything that this seat cannot know is sampled at random.
        game, rng = table.guess(table.key), random.Random(sample)
        game.play(move)
        while game.actor == table.seat and not game.opens_turn:
            game.play(rng.choice(game.moves))
        return game.scores()[table.seat]["total"]


def play(bots, seed):
    """Play one game and return the scores."""
    game = village.new("village", seats=len(bots), seed=seed)
    while not game.over:
        # A bot never sees the game itself, only what its seat may know.
        game.play(bots[game.actor].choose(PlayerView(game, game.actor)))
    return [score["total"] for score in game.scores()]


wins = 0
for seed in range(5):
    own, opponent = play([TurnBot(), RandomBot()], seed)
    wins += own > opponent
    print(f"game {seed}: TurnBot {own}, RandomBot {opponent}")
print(f"TurnBot won {wins} of 5 games")
