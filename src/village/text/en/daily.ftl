### Daily challenges, puzzles, friends, the player's statistics, and display settings.

page-daily-links = Daily challenge, puzzles and stats
page-daily = Daily challenge
page-daily-note = Same draws for everyone, one attempt, and a leaderboard.
page-daily-lead = One game a day with the same draws for everyone. You have one attempt; once you have played, you see the leaderboard and can replay the other players’ games. Moves cannot be undone once a bot has moved, and the seed is published when the day closes.
page-daily-guest = Guests play unranked: to get on the leaderboard, sign up before you start.
page-daily-sign-up = Sign up or sign in
page-daily-unranked = unranked
page-daily-solo = Solo
page-daily-bots = Against three hard bots
page-daily-play = Play
page-daily-continue = Continue
page-daily-own-result = Your result:
page-daily-ranked = { $points }, { $rank }
page-daily-played = { $n ->
    [0] No player has finished it yet.
    [one] 1 player has finished it.
   *[other] { $n } players have finished it.
}
page-daily-closed = The leaderboard opens once you have played.
page-daily-ends = You have until { $until } to start.
page-daily-today = Today
page-daily-previous = Previous day
page-daily-replay = Replay
page-daily-table = Leaderboard
page-daily-resigned = resigned
page-rank-of = Rank { $n }
page-puzzles = Puzzles
page-puzzles-note = One position, one best move. Can you find it?
page-puzzles-lead = Positions from real games in which one move is far better than all others. Your first attempt counts: you and the puzzle are rated against each other, as in chess.
page-puzzles-count = { $tried ->
    [0] { $count } puzzles; you have not tried any yet.
   *[other] { $solved } of { $tried } solved; { $count } puzzles in total.
}
page-puzzles-next = Next puzzle
page-puzzles-done = You have tried all puzzles.
page-puzzles-rating = Puzzle rating: { $n }
page-puzzles-find = Find the best move.
page-puzzles-correct = Correct! “{ $move }”: +{ $more }% win chance over the second-best move ({ $second }).
page-puzzles-wrong = Not the best move. The best is “{ $move }”: +{ $more }% win chance over the second-best move ({ $second }).
page-puzzles-best = Best move:
page-puzzles-own = Your rating: { $n }
page-puzzles-uncounted = (already rated)
page-puzzles-all = All puzzles
page-puzzles-again = Retry
page-stats = My stats
page-stats-note = Your games, ranks and ratings.
page-stats-none = Nothing yet: your finished games will appear here.
page-stats-played = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
}
page-stats-tables = By setup
page-stats-latest = Latest games
page-stats-table = Setup
page-stats-count = Games
page-stats-won = Won
page-stats-best = Best
page-stats-mean = Average
page-stats-solo = Solo
page-stats-solo-best = { $n } points: { $name }
page-stats-solo-next = { $n ->
    [one] 1 more point for: { $name }.
   *[other] { $n } more points for: { $name }.
}
page-stats-solo-top = This is the highest title.
page-ratings = Rating
page-ratings-note = On the same scale as our bots. A lead of 400 points means ten times the odds of finishing ahead. The longer the bar, the less certain the rating.
page-ratings-range = { $points }, 95% range { $low } to { $high },
page-ratings-games = { $n ->
    [one] from 1 game
   *[other] from { $n } games
}
page-ratings-solved = { $n ->
    [one] from 1 puzzle
   *[other] from { $n } puzzles
}
page-ratings-puzzles = { $game } puzzles
page-streak = { $n ->
    [0] No daily streak yet.
    [one] Daily streak: 1 day.
   *[other] Daily streak: { $n } days.
}
page-streak-today = Today’s challenge is done.
page-streak-open = Play today’s challenge.
page-friends = Friends
page-friends-note = Send your link to become friends; then you can reserve seats for each other. No registration needed.
page-friends-none = No friends yet.
page-friends-link = My friend link
page-friends-link-note = Valid for two weeks and for as many friends as you like.
page-friends-accept = You have a friend request.
page-friends-confirm = Accept
page-friends-added = { $who } is now your friend.
page-friends-remove = Remove
page-friends-invite = Invite a friend
page-seat-friend = Friend: { $who }
page-seat-invited-name = { $who } (invited)
page-sound = Sound
page-sound-note = Plays when it is your turn and at important events on the board. Starts after your first click.
page-keys = Number-key shortcuts
page-keys-note = The available moves are numbered: press a number to make that move, or 0 for more. Press Ctrl+Z to undo and Ctrl+Y to redo.
page-keys-more = More moves (0)
page-text-size = Text size
page-text-size-0 = normal
page-text-size-1 = larger
page-text-size-2 = largest
page-figure-size = Piece size
page-figure-size-0 = normal
page-figure-size-1 = larger
page-figure-size-2 = largest
page-colour = My color
page-colour-seat = seat color
page-colour-0 = red
page-colour-1 = blue
page-colour-2 = yellow
page-colour-3 = purple
page-colour-4 = green
page-problem-daily-first = This is a daily challenge: play it yourself before you view it.
page-problem-own-link = This is your own link: send it to a friend.
page-problem-too-many-friends = The friend list is full.
