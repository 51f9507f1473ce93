### The coach: warnings before a wasted move, hints, and the game analysis.

page-coach = Coach
page-coach-note = Warns you before you waste a turn and offers hints in games against bots.
page-coach-declines = { $move }: you can still do something here. Pass anyway?
page-coach-idles = { $move }: there is nothing you can do there now. Play it anyway?
page-hint = Hint
page-hint-replay = What would Master do?
page-hint-close = Close
page-hint-thinking = Thinking …
page-hint-failed = No hint found; please try again.
page-hint-show = Click one to see it on the board.
page-hint-score = about { $n ->
    [one] { $n } point
   *[other] { $n } points
  } at the end
page-hint-points = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
page-hint-plan = then: { $plan }
page-hint-best = best move
page-hint-close-call = almost as good
page-hint-behind = slightly worse
page-hint-worse = clearly worse
page-analysis = Game analysis
page-analysis-note = A trained AI evaluates the position after every move, using only what the player could know at the time.
page-analysis-request = Analyze this game
page-analysis-player = Player
page-analysis-progress = { $n }% analyzed
page-analysis-time-left = { $n ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $n } minutes left
}
page-analysis-queued = Waiting: pending bot moves go first.
page-analysis-not-compiled = This server runs in plain Python; compiling and restarting it would make the analysis many times faster.
page-analysis-leave = You can leave this page: the analysis continues, and the result is saved with the game.
page-analysis-failed = This game could not be analyzed.
page-analysis-chart-label = Win chance of { $who } over the game, and the points
page-analysis-chart-label-solo = Expected points over the game, and the points so far
page-analysis-chance = Win chance
page-analysis-expected = Expected points
page-analysis-score = Points
page-analysis-start = At the start
page-analysis-skill = Moves
page-analysis-cost = Average loss per move
page-analysis-gain = Average gain per move
page-analysis-luck = Luck and opponents
page-analysis-luck-for = helped
page-analysis-luck-against = hurt
page-analysis-luck-even = neutral
page-analysis-end = Result
page-analysis-share = { $n }%
page-analysis-show = Show position
page-analysis-branch = Continue from here
page-hint-chance = Win chance with the best move: { $n }%
page-hint-equal = just as good
page-hint-reasons = Compared with other moves: { $reasons }
page-hint-lacks = In comparison: { $reasons }
page-coach-better = Better: { $move }
page-coach-why = Better: { $move } – { $reason }
page-list-reasons = { $a }; { $b }
page-analysis-rechecking = Comparing the costly moves with better ones …
page-analysis-mistakes = Mistakes
page-analysis-no-mistakes = No move cost much: no inaccuracies, mistakes or blunders.
page-analysis-counts = { $blunders ->
    [0] no blunders
    [one] 1 blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $inaccuracies ->
    [0] no inaccuracies
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
}
page-analysis-scale = An inaccuracy, mistake or blunder costs at least 5%, 10% or 15% of win chance, or 2, 4 or 6 expected points.
page-analysis-inaccuracy = Inaccuracy
page-analysis-mistake = Mistake
page-analysis-blunder = Blunder
page-analysis-played = Played: { $move }
page-analysis-better = Better: { $move }
page-analysis-why = Why: { $reasons }
page-analysis-loss = −{ $chance }% win chance, −{ NUMBER($points, maximumFractionDigits: 1) } points
page-analysis-loss-points = −{ NUMBER($points, maximumFractionDigits: 1) } points
page-analysis-loss-chance = −{ $chance }% win chance
page-analysis-more = Show the { $n } smaller ones
page-problem-no-hints = There are no hints in games with other people.
