### Labels of the terminal: headings, prompts, help. The texts of a game are in the folder of the game.

## Players

chance = Random

# between two sentences
gap = {" "}
# between the items of a list
list-comma = {", "}
# between the parts of a note
note-comma = {", "}
semicolon = {"; "}
colon = {": "}
# around a note, after a word
brackets = {" "}({ $text })

## Prompt

welcome = Welcome to { $game }. You are { $name } ({ $letter }). Type a number to make a move, or `help` for all commands.
welcome-many = Welcome to { $game }. Sharing this keyboard: { $names }. Type a number to make a move, or `help` for all commands.
welcome-bot = Bots: { $names } ({ $bot }: { $described }).
pass-device = Pass the keyboard to { $name }. Everyone else, look away. { $name }, press Enter:
whole-board = (`board` shows the whole table.)
happened = Latest events:
not-understood = I do not understand “{ $typed }”. Type a number from 1 to { $last }, or `help`.
not-a-number = There is no move { $number }. Type a number from 1 to { $last }.
not-possible = Not possible now: { $why }
why-legal = “{ $move }” is possible: it is move { $number }.
why-unknown = There is no move like “{ $typed }” in this game.
why-all = Every possible move is already on the list.
why-more = and { $n } more; be more specific about which one you mean.
undone = Move undone.
hint-chance = { $number }  { $move }: { $chance }% win chance; points now: { $points }
hint-score = { $number }  { $move }: about { $score } points at the end; points now: { $points }
analysis-progress = moves
analysis-title = Analysis for { $who } by { $evaluator } (game of { $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
analysis-nothing = This player never had a choice to make.
analysis-sum-chance = The win chance at the start was { $start }%. On average, each move { $own ->
        [gain] gained
       *[cost] cost
    } { $each } percentage points of win chance. Luck and opponents { $luck ->
        [for] helped
        [against] hurt
       *[even] were neutral
    }. At the end: { $end }%.
analysis-sum-score = The expected score at the start was { $start } points. The player’s moves { $own ->
        [gain] gained
       *[cost] cost
    } { $skill }, luck { $luck ->
        [for] added
       *[against] cost
    } { $chance }. At the end: { $end } points.
analysis-mistakes = Moves that cost much, with the loss in expected points:
analysis-no-mistakes = No inaccuracies, mistakes or blunders.
analysis-mistake = after { $ply }: { $move } ({ $grade }, { $points }); better: { $better }.
analysis-reasons = Why: { $reasons }.
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
error-player = { $file }: there is no player { $player } at a table for { $players }
undo-nothing = There is nothing to undo yet.
undo-revealed = Can’t undo: something new has been revealed since your last move.
undo-shown = Can’t undo: your last move has revealed hidden information.
log-empty = No moves yet.
save-usage = `save` needs a file name, such as `save { $file }`.
saved =
    Saved to { $file }. Continue later with:
    { $command }
save-exists = { $file } already exists; choose another name.
save-failed = { $file } could not be written: { $reason }
rules-usage = `rules` needs a rule number, such as `rules { $rule }`, or a chapter, such as `rules { $chapter }`.
rules-none = There are no rules to read for this game.
rules-unknown = There is no rule “{ $rule }”. Chapters are { $chapters }.
rules-see = See also { $rules }.
quit-ask = Save before you quit? Press Enter to save to { $file }, or type another name, `no`, or `back`:
replies-no = no n
replies-back = back b
keep-ask = To keep this game for `village replay`, type a file name; to quit without saving, press Enter.
bye = Goodbye.
final = Final score
so-far = If the game ended now
winner = The winner is { $names }.
winners = { $names } share the victory.
titled = You score { $points } points. Your title: { $title }.
help =
    Type one of these:
      3                  play the move with this number
      { $move } the same move by its name, as shown by `log`
      why                why the other moves are not possible
      { $like } why you cannot make a move with “{ $word }”
      hint               the three best moves and their effects
      undo               undo your last move
      board              the whole board
      log                all moves of the game so far; `log 20` for the last 20
      scores             the scores if the game ended now
      { $rule } a rule; `rules { $chapter }` for a whole chapter
      save my.village    save the game to a file
      help               this list
      quit               quit (asks whether to save)

## Score table

score-line = Category
score-title = Title

## Replay

replay-at = Move { $ply } of { $plies }
replay-prompt = Enter: next · b: back · a number: go to that move · q: quit
replay-start = Before the first move
replay-end = This was the last move.
replay-first = This is the start of the game.
replay-unknown = I do not understand “{ $typed }”. Press Enter, or type b, a number from 0 to { $plies }, or q.
verified = { $file } is valid: { $moves ->
    [one] 1 move follows
   *[other] { $moves } moves follow
} the rules and { $draws ->
    [one] 1 draw matches
   *[other] { $draws } draws match
} the seed.

## Simulation

simulate-title = { $games ->
    [one] 1 random game
   *[other] { $games } random games
}, { $edition }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
simulate-title-bots = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $bots }, { $edition }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
simulate-progress = games
simulate-mean = mean
simulate-least = min
simulate-most = max
simulate-decisions = decisions per game
simulate-moves = moves per game, including random draws
simulate-rounds = rounds
simulate-scores = Scores (mean)
simulate-winning = winner’s total
simulate-seat = seat
simulate-bot = bot
simulate-share = wins
simulate-interval = 95% interval
simulate-speed = { $decisions } decisions and { $moves } moves per second per core ({ $build }); { $seconds } s with { $workers ->
    [one] 1 process
   *[other] { $workers } processes
}
simulate-stopped = Stopped after { $games } of { $wanted } games.

## Arena

arena-title = Arena: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $blocks ->
    [one] 1 complete block
   *[other] { $blocks } complete blocks
}, { $edition }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
arena-bot = bot
arena-rating = rating
arena-interval = 95% interval
arena-score = score
arena-winning = winning score
arena-decisions = decisions
arena-ms = ms each
arena-against = against
arena-wins = wins
arena-par = par
arena-games = games
arena-picture-wins = Wins (line: equal strength)
arena-picture-rating = Rating
arena-picture-score = Mean score
arena-stopped = Stopped after { $games } of { $wanted } games.
arena-nothing = No block is complete yet, so there is nothing to compare.

## Custom values

values-head = Custom values for { $game }. Look at your boards and cards, and enter what is printed there.
values-less = A line that you delete or leave unchanged keeps our default.
values-play = Check the file, then play with it:
values-fine = { $file }: { $count ->
    [one] 1 value
   *[other] { $count } values
}, { $changed } different from the default; hash { $hash }
values-empty = { $file } contains no values: all are defaults.

## Command-line errors

error-option = “{ $typed }” is not an option; write name=value with a JSON value: a number, true, false or null
error-loaded = a saved game already has its seats, edition, expansions, seed, options and custom values: leave them out
error-humans = { $humans } human players do not fit at a table for { $seats }
error-no-seed = { $file }: the record has no seed, so it can be replayed but not continued
error-ply = { $file } has { $plies } moves, so there is no move { $ply }
error-not-text = { $file }: this is not a text file
error-resume = --resume needs the file to continue: --out FILE
error-results = { $file } already exists: continue with --resume, or choose another file
error-folder = { $file } cannot be written: the folder does not exist
error-no-games = { $file } exists, but its games ({ $games }) do not: choose another file
error-is-folder = { $file } is a folder, not a file
error-same-file = { $file } is already used for the results: choose another file for the chart
error-bots = an arena needs bots, such as --bots greedy,random; --list shows them all
