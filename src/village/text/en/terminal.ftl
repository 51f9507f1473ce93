### Labels of the terminal: headings, prompts, help. Sentences of the game itself lie in the folder of the game.

## Players

chance = Chance

# between two sentences
gap = {" "}

## Prompt

welcome = Welcome to { $game }. You are { $name } ({ $letter }). Answer with a number; `help` tells what else you can type.
welcome-many = Welcome to { $game }. Sharing this keyboard: { $names }. Answer with a number; `help` tells what else you can type.
welcome-bot = Played by the computer: { $names } ({ $bot }: { $described }).
curtain = Pass the keyboard to { $name }. Nobody else may look now; { $name } presses Enter:
whole-board = (`board` shows the whole table.)
happened = What happened since:
not-understood = I do not understand “{ $typed }”. Type a number from 1 to { $last }, or `help`.
not-a-number = There is no answer { $number }. Type a number from 1 to { $last }.
not-possible = Not possible now: { $why }
why-legal = “{ $answer }” is possible: it is number { $number }.
why-unknown = There is no answer like “{ $typed }” in this game.
why-all = Everything that can be answered here is offered.
why-more = and { $n } more; say more exactly which one you mean.
undone = Taken back.
hint-chance = { $number }  { $answer }: { $chance } % to win; points at once: { $points }
hint-score = { $number }  { $answer }: about { $score } points in the end; points at once: { $points }
analysis-progress = answers
analysis-title = { $who } in { $answers } answers, judged by { $judge }:
analysis-nothing = This player was never asked.
analysis-sum-chance = At the start the chance to win was { $start } %. On average an own answer { $own ->
        [gain] brought
       *[cost] cost
    } { $each } % of the chance to win. Luck and the others { $luck ->
        [for] helped
        [against] hurt
       *[even] evened out
    }. In the end: { $end } %.
analysis-sum-score = At the start { $start } points were to be expected. Own answers { $own ->
        [gain] brought
       *[cost] cost
    } { $skill }, luck { $luck ->
        [for] brought
       *[against] cost
    } { $chance }. In the end: { $end } points.
analysis-share = { $n } %
analysis-turns-chance = Turning points, with the chance to win after each answer:
analysis-turns-score = Turning points, with the points to be expected after each answer:
analysis-no-turns = No single answer cost much.
analysis-turn = after { $ply }: { $answer } ({ $worth }); better: { $better } ({ $best })
error-player = { $file }: there is no player { $player } at a table of { $players }
undo-nothing = There is nothing to take back yet.
undo-revealed = This cannot be taken back: something has been drawn since your last answer.
undo-shown = This cannot be taken back: your last answer has shown the others something.
log-empty = Nothing has been answered yet.
save-usage = `save` needs the name of a file, such as `save { $file }`.
saved =
    Saved to { $file }. Go on later with:
    { $command }
save-exists = { $file } is there already; choose another name.
save-failed = { $file } could not be written: { $reason }
rules-usage = `rules` needs the number of a rule, such as `rules { $rule }`, or a chapter, such as `rules { $chapter }`.
rules-none = This game has no rules that can be read here.
rules-unknown = There is no rule “{ $rule }”. Chapters are { $chapters }.
quit-ask = Save before you go? Enter saves to { $file }; type another name, `no`, or `back`:
answers-no = no n
answers-back = back b
keep-ask = To keep this game for `village replay`, type the name of a file; Enter leaves without it.
bye = Goodbye.
final = Final score
so-far = If the game ended now
winner = The winner is { $names }.
winners = The victory is shared by { $names }.
titled = You score { $points } points. Your title: { $title }.
help =
    Type one of these:
      3                  the answer with that number
      { $answer } the same answer by its name, as `log` shows it
      why                why the other answers are not offered
      { $like } why you cannot do what has to do with “{ $word }”
      hint               the best three answers, and what speaks for them
      undo               take back your last answer
      board              the whole board
      log                every answer of the game so far; `log 20` the last 20
      scores             the scores if the game ended now
      { $rule } a rule; `rules { $chapter }` a whole chapter
      save my.village    write the game to a file
      help               this
      quit               leave (asks whether to save)

## Score table

score-line = Line
score-title = Title

## Replay

replay-at = Answer { $ply } of { $plies }
replay-prompt = Enter: next · b: back · a number: go there · q: quit
replay-start = Before the first answer
replay-end = This was the last answer.
replay-first = This is the beginning.
replay-unknown = I do not understand “{ $typed }”: Enter, b, a number from 0 to { $plies }, or q.
verified = { $file } is genuine: { $answers } answers follow the rules and { $draws } draws come from the seed.

## Simulation

simulate-title = { $games } random games, { $edition }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
simulate-title-bots = { $games } games of { $bots }, { $edition }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
simulate-progress = games
simulate-mean = mean
simulate-least = least
simulate-most = most
simulate-decisions = decisions a game
simulate-answers = answers a game, chance included
simulate-rounds = rounds
simulate-scores = Scores (mean)
simulate-winning = winner’s total
simulate-seat = seat
simulate-bot = bot
simulate-share = wins
simulate-interval = 95 % interval
simulate-speed = { $decisions } decisions and { $answers } answers per second and core ({ $build }); { $seconds } s on { $workers ->
    [one] 1 process
   *[other] { $workers } processes
}
simulate-stopped = Stopped after { $games } of { $wanted } games.

## Arena

arena-title = Arena: { $games } games, { $blocks ->
    [one] 1 whole block
   *[other] { $blocks } whole blocks
}, { $edition }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
arena-bot = bot
arena-rating = rating
arena-interval = 95 % interval
arena-score = score
arena-winning = winning
arena-decisions = decisions
arena-ms = ms each
arena-against = against
arena-wins = wins
arena-par = par
arena-games = games
arena-picture-wins = Victories (line: if all were as strong)
arena-picture-rating = Rating
arena-picture-score = Mean score
arena-stopped = Stopped after { $games } of { $wanted } games.
arena-nothing = No block is finished yet, so there is nothing to compare.

## Numbers of one's own box

numbers-head = Numbers of your own box of { $game }. Look at the boards and cards, and write what is printed there.
numbers-less = A line that you leave out, or leave as it is, keeps our number.
numbers-play = Check it, then play with it:
numbers-fine = { $file }: { $count } numbers, { $changed } of them other than ours; hash { $hash }
numbers-empty = { $file } holds no numbers: all are ours.

## Mistakes on the command line

error-option = “{ $typed }” is no option: write name=value, the value as in JSON: a number, true, false or null
error-loaded = a loaded game has its seats, edition, boxes, seed, options and numbers already: leave them out
error-humans = { $humans } people cannot sit at a table of { $seats }
error-no-seed = { $file }: the record holds no seed, so it can be replayed but not played on
error-ply = { $file } has { $plies } answers, so there is no answer { $ply }
error-not-text = { $file }: this is not a text file
error-resume = --resume needs the file to go on with: --out FILE
error-results = { $file } is there already: go on with --resume, or choose another file
error-folder = { $file } cannot be written: there is no such folder
error-no-games = { $file } is there, but not its games ({ $games }): choose another file
error-is-folder = { $file } is a folder, not a file
error-same-file = { $file } is for the results already: the picture needs a file of its own
error-bots = an arena needs bots, such as --bots greedy,random; --list shows them all
