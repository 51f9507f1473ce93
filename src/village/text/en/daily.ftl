### Every day and in company: games of the day, puzzles, friends, one's own page; and how one likes the page.

page-days = Every day
page-daily = Game of the day
page-daily-note = The same draws for everybody, one try, a table of results.
page-daily-lead = One game a day with the same draws for everybody. You have one try; who has played sees the table and can look at the games of the others.
page-daily-alone = Alone
page-daily-company = Against three hard bots
page-daily-play = Play it
page-daily-on = Go on playing
page-daily-mine = Your game
page-daily-played = { $n ->
    [0] Nobody has finished it yet.
    [one] One has finished it.
   *[other] { $n } have finished it.
}
page-daily-closed = The table of results opens when you have played.
page-daily-ends = You can begin until { $until }.
page-daily-today = Today
page-daily-before = The day before
page-daily-look = Look at it
page-daily-table = Results of the day
page-daily-given-up = given up
page-rank-of = Rank { $n }
page-puzzles = Puzzles
page-puzzles-note = One position, one best answer. Do you find it?
page-puzzles-lead = Positions from real games in which one answer is better than every other by far. Your first answer counts: you and the puzzle rate each other, as in chess.
page-puzzles-count = { $tried ->
    [0] There are { $count }; you have tried none yet.
   *[other] { $solved } of { $tried } solved; there are { $count }.
}
page-puzzles-next = Next puzzle
page-puzzles-done = You have tried all of them.
page-puzzles-rating = Rating of the puzzle: { $n }
page-puzzles-find = Find the best answer.
page-puzzles-right = Right! { $answer }: { $more } % more chance of winning than with the next best ({ $second }).
page-puzzles-wrong = Not the best. { $answer }: { $more } % more chance of winning than with the next best ({ $second }).
page-puzzles-best = The best answer:
page-puzzles-own = Your rating: { $n }
page-puzzles-uncounted = (counted before)
page-puzzles-all = All puzzles
page-puzzles-again = Look again
page-results = My page
page-results-note = Your games, ranks and ratings, your friends.
page-results-none = Nothing yet: as soon as a game is over it stands here.
page-results-played = { $n ->
    [one] One game that is over
   *[other] { $n } games that are over
}
page-results-tables = By table
page-results-latest = The latest
page-results-table = Table
page-results-count = Games
page-results-won = Won
page-results-best = Best
page-results-mean = On average
page-results-alone = Alone
page-results-alone-best = { $n } points: { $name }
page-results-alone-next = { $n ->
    [one] One more point and it is: { $name }.
   *[other] { $n } more points and it is: { $name }.
}
page-results-alone-top = There is nothing above it.
page-ratings = How strong you are
page-ratings-note = On the scale on which our bots were measured. 400 points more mean ten times the chance to be ahead. The longer the bar, the less sure it is.
page-ratings-range = { $points }, and almost surely between { $low } and { $high },
page-ratings-games = { $n ->
    [one] from one game
   *[other] from { $n } games
}
page-ratings-solved = { $n ->
    [one] from one puzzle
   *[other] from { $n } puzzles
}
page-ratings-puzzles = Puzzles of { $game }
page-streak = { $n ->
    [0] No game of the day in a row yet.
    [one] A game of the day on one day in a row.
   *[other] A game of the day on { $n } days in a row.
}
page-streak-today = Today’s is done.
page-streak-open = Today’s is still to be played.
page-pals = Friends
page-pals-note = Send your link; whoever opens it is your friend, and you can keep each other a seat. Nobody has to register.
page-pals-none = No friends here yet.
page-pals-link = My link for friends
page-pals-link-note = Good for two weeks and for as many friends as you like.
page-pals-accept = Somebody wants to be friends with you here.
page-pals-yes = Be friends
page-pals-made = { $who } is your friend now.
page-pals-part = Part
page-pals-ask = Ask a friend
page-seat-friend = For { $who }
page-seat-asked = { $who } is asked
page-sound = Sound
page-sound-note = Your turn and what matters on the board. It begins with your first press.
page-keys = Keys 1 to 9
page-keys-note = The answers in the bar have numbers: press one to give it, 0 for the next ones. Esc takes back.
page-keys-more = More answers (0)
page-text-size = Size of the text
page-text-size-0 = usual
page-text-size-1 = larger
page-text-size-2 = largest
page-figure-size = Size of the figures
page-figure-size-0 = usual
page-figure-size-1 = larger
page-figure-size-2 = largest
page-colour = My colour
page-colour-seat = of my seat
page-colour-0 = red
page-colour-1 = blue
page-colour-2 = yellow
page-colour-3 = purple
page-colour-4 = green
page-problem-play-first = This is a game of the day: play it yourself first, then you can look at it.
page-problem-own-link = This is your own link: send it to somebody.
page-problem-too-many-friends = There are too many friends already.
