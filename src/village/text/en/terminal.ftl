### Labels of the terminal: headings, prompts, help. Sentences of the game itself are in words.ftl.

## Players

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil
name-4 = Frida
chance = Chance

## Letters: cubes are shown by a letter and a colour

letter-brown = B
letter-green = G
letter-orange = O
letter-pink = P
letter-plague = X
# between two sentences
gap = {" "}

## Board

board-round = Round { $round }
board-start = starts:
board-ring = ring:
ring-there = in the council chamber
board-end = last turns
board-bag = (green bag)
board-worth = (3)=prestige it is worth
board-stalls = Stalls
board-line = Waiting
board-pile = { $tiles ->
    [0] no more in the pile
   *[other] +{ $tiles } in the pile
}
board-chronicle = Chronicle
board-full = full
board-black-bag = Black bag
board-monks = { $monks ->
    [one] 1 monk
   *[other] { $monks } monks
}
board-windows = Windows
board-council = Council
board-travel = Travel
board-hint = (`board` shows the whole table: families, church, council, travel map, chronicle and boxes.)
map-village = Village
reward-prestige = { $n } prestige
reward-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
reward-cubes = { $n } cubes

## Short names of places

place-reserve = unborn
place-bag = bag
place-farm = farm
place-grave = graves
place-north1 = N1
place-north2 = N2
place-north3 = N3
place-south1 = S1
place-south2 = S2
place-south3 = S3
place-council1 = council 1
place-council2 = council 2
place-council3 = council 3
place-council4 = council 4
place-window1 = window 1
place-window2 = window 2
place-window3 = window 3
place-window4 = window 4
place-chronicle-council = council
place-chronicle-crafts = crafts
place-chronicle-travel = travel
place-chronicle-church = church
place-chronicle-farm = farm

## Farms

farm-you = you
farm-human = human
farm-bot = computer
farm-stock = Stock
farm-members = Members
farm-cubes = cubes
farm-grain = grain { $grain }/{ $limit }
farm-coins = coins { $coins }
farm-goods = goods: { $goods }
farm-prestige = prestige { $prestige }
farm-served = customers { $customers }
farm-time = time { $ring } { $time }/{ $lap }
farm-due = { $deaths ->
    [one] a death to come
   *[other] { $deaths } deaths to come
}

## Notes beside answers

note-time = { $n } time
note-grain = { $n } grain
note-well = ({ $n } of one colour, then any action)
note-mill = { $grain } grain for { $coins } coins
note-train = { $train } time, producing { $make } more
note-customer = { $wish }: { $points } prestige
note-gain = gives { $gain }
note-fee = and 2 green or a scroll
note-rest = { $place }

## Prompt

welcome = Welcome to Village. You are { $name } ({ $letter }). Answer with a number; `help` tells what else you can type, `rules V-TRN` what a turn is. Members are shown by letter and generation: A1 is a member of generation 1 of family A.
welcome-many = Welcome to Village. Sharing this keyboard: { $names }. Answer with a number; `help` tells what else you can type, `rules V-TRN` what a turn is. Members are shown by letter and generation: A1 is a member of generation 1 of family A.
welcome-bot = Played by the computer: { $names } ({ $bot }: { $described }).
curtain = Pass the keyboard to { $name }. Nobody else may look now; { $name } presses Enter:
happened = What happened since:
could-not = (There was nothing you could do there, so the action was skipped; `rules V-TRN-4`.)
not-understood = I do not understand “{ $typed }”. Type a number from 1 to { $last }, or `help`.
not-a-number = There is no answer { $number }. Type a number from 1 to { $last }.
not-possible = Not possible now: { $why }
why-legal = “{ $answer }” is possible: it is number { $number }.
why-unknown = There is no answer like “{ $typed }” in this game.
why-all = Everything that can be answered here is offered.
why-more = and { $n } more; say more exactly which one you mean.
undone = Taken back.
undo-nothing = There is nothing to take back yet.
undo-revealed = This cannot be taken back: something has been drawn since your last answer.
undo-shown = This cannot be taken back: your last answer has shown the others something.
undo-others = This cannot be taken back: { $name } has answered since.
log-empty = Nothing has been answered yet.
save-usage = `save` needs the name of a file, such as `save { $file }`.
saved =
    Saved to { $file }. Go on later with:
    { $command }
save-exists = { $file } is there already; choose another name.
save-failed = { $file } could not be written: { $reason }
rules-usage = `rules` needs the number of a rule, such as `rules V-TRN-1`, or a chapter, such as `rules V-MKT`.
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
      market.green       the same answer by its name, as `log` shows it
      why                why the other answers are not offered
      why wagon          why you cannot do what has to do with “wagon”
      undo               take back your last answer
      board              the whole board
      log                every answer of the game so far; `log 20` the last 20
      scores             the scores if the game ended now
      rules V-MKT-1      a rule; `rules V-MKT` a whole chapter
      save my.village    write the game to a file
      help               this
      quit               leave (asks whether to save)
    On the board a letter is a cube or a family: { $legend }. A1 is a member of family A of generation 1; A* in a city: family A has been there.

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

## Mistakes on the command line

error-option = “{ $typed }” is no option: write name=value, such as first_player=0 or different_cubes=true
error-loaded = a loaded game has its seats, edition, boxes, seed and options already: leave them out
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
