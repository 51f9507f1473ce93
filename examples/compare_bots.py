"""Compare bots: play them against each other with the same draws in every seat, with confidence intervals.

`village arena --bots greedy,beginner,random --seats 2 -n 12` does the same on the command line.
"""

from village.bots.arena.match import Match, compete, play_game
from village.bots.arena.standings import standings


def play_in_sequence(play, games):
    """Play the games in this process. `by_processes(4)` of the same module uses four."""
    return map(play, games)


# A block is one seed with every pair of bots in both seats, so the luck of draws and seats cancels out.
match = Match(("greedy", "beginner", "random"), seats=2, seed=1)
print("the games of one block:", [[match.names()[bot] for bot in seating] for seating in match.seatings()])
print("the first of them:", play_game(match, 0).scores)

played = compete(
    match, 12, [], lambda game: print(f"game {game.game + 1}: {game.seats} {game.scores}"), play_in_sequence
)
bots, pairs = standings(match, played)

for bot in sorted(bots, key=lambda bot: -bot.rating.mean):
    print(f"{bot.bot:8}  rating {bot.rating.mean:4.0f}  mean score {bot.score.mean:.1f}  {bot.ms:.2f} ms a move")

for pair in pairs:
    wins, low, high = (100 * share for share in (pair.wins.mean, pair.wins.low, pair.wins.high))
    print(f"{pair.bot} against {pair.against[0]}: {wins:.0f}% wins, 95% interval {low:.0f} to {high:.0f}")
