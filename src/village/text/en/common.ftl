### Texts shared by all games. The texts of one game are in the folder of that game.

list = { $a } and { $b }
list-more = { $a }, { $b }

## Score lines

line-total = Total

## Moves

player = player { $n }

## Notes on a rule: our ruling where the rulebooks are silent, and where they differ

ruling = Our ruling: { $sentence }
ruling-whole = This rule is our ruling.
differs = The rulebooks: { $sentence }

## Why a move is not possible

why = { $reason } ({ $rule })
why-game-over = The game is over.
why-not-asked = This is not possible at this point. The current question: { $a }
why-no-such-move = There is no such move in this game.

## Bots

bot-beginner = looks two decisions ahead and often settles for a move that is almost as good as the best
bot-easy = follows a neural network at a very high temperature; without a network, looks ahead to the end of its turn
bot-medium = follows a neural network at a high temperature; without a network, searches ahead
bot-hard = usually plays the favorite move of a neural network; without a network, searches several turns ahead
bot-master = tree search guided by a neural network, at most one second per move
bot-random = plays random legal moves
bot-greedy = looks ahead to the end of its turn and plays the best line
bot-mcts = Monte Carlo tree search with a set number of simulations or seconds per move
bot-net = a neural network: plays its favorite move instantly
bot-stdio = your own program, in any language
bot-soft = greedy, but looks only two decisions ahead and settles for a move that is almost as good as the best
bot-tree = tree search guided by a neural network, with a set number of simulations per move

## Reasons for a move: what it has more of than another move, or less (`.less`)

reason-lead = about { $n ->
        [one] { $n } point
       *[other] { $n } points
    } better by the end
    .less = about { $n ->
        [one] { $n } point
       *[other] { $n } points
    } worse by the end
reason-line = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } more this turn: { $line }
    .less = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } less this turn: { $line }
reason-others = for an opponent: { $reason }
