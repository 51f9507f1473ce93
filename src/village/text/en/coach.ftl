### The coach: a word before a wasted answer, hints, and what decided a game.

page-coach = Coach
page-coach-note = Marks answers that waste a turn with a broken line, asks once before you give one, and offers hints against bots.
page-coach-declines = { $answer }: you could still do something here. Pass all the same?
page-coach-idles = { $answer }: there is nothing you can do there now. Go all the same?
page-hint = Hint
page-hint-then = What would Master do?
page-hint-close = Close
page-hint-thinking = Thinking …
page-hint-failed = No hint was found; please ask again.
page-hint-show = Press one to see it on the board.
page-hint-chance = { $n } % to win
page-hint-score = about { $n ->
    [one] { $n } point
   *[other] { $n } points
  } in the end
page-hint-points = { $n ->
    [one] { $n } point at once
   *[other] { $n } points at once
  }
page-hint-plan = then: { $plan }
page-hint-best = the best there is
page-hint-close-call = hardly worse
page-hint-behind = a little worse
page-hint-worse = clearly worse
page-judged = What decided this game
page-judged-note = After every answer a learned player says how good the chances were, from what the player could know then.
page-judged-ask = Analyse this game
page-judged-of = As it was for
page-judged-progress = { $n } % judged
page-judged-left = { $n ->
    [0] less than a minute to go
    [one] about a minute to go
   *[other] about { $n } minutes to go
}
page-judged-closer = The dearest answers are looked at once more.
page-judged-waits = It waits for bots that have to answer: they go first.
page-judged-plain = This server still runs in plain Python; once it is compiled and started again it is many times faster.
page-judged-leave = You need not stay: it goes on by itself, and the result is kept with this game.
page-judged-failed = This game could not be judged.
page-judged-told = The chance to win of { $who } in the course of the game, and the points
page-judged-told-alone = The points to be expected in the course of the game, and the points so far
page-judged-chance = Chance to win
page-judged-expected = Expected points
page-judged-line = Points
page-judged-start = At the start
page-judged-skill = Own answers
page-judged-cost = An own answer cost, on average
page-judged-gain = An own answer brought, on average
page-judged-luck = Luck and the others
page-judged-luck-for = helped
page-judged-luck-against = hurt
page-judged-luck-even = evened out
page-judged-end = Result
page-judged-share = { $n } %
page-judged-turns = Turning points
page-judged-no-turns = No single answer cost much.
page-judged-did = { $who }: { $answer }
page-judged-better = Master: { $answer }
page-judged-look = Look at it
page-judged-on = Play on from here
page-problem-no-help = There are no hints while other people play.
