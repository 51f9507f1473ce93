### What is said in every game. The sentences of one game lie in the folder of that game.

list = { $a } and { $b }

## Score lines

line-total = Total

## Answers

player = player { $n }

## Beside a rule: what we decided where the rulebooks are silent, and where they differ

ruling = Our ruling: { $sentence }
differs = The rulebooks: { $sentence }

## Reasons why not

why = { $reason } ({ $rule })
why-game-over = The game is over.
why-not-asked = This is not asked now. The question is: { $a }
why-no-such-answer = There is no such answer in this game.

## Bots

bot-easy = looks at its turn, but gives every other answer without thinking
bot-medium = makes the most of most turns, with a slip now and then
bot-hard = searches several turns ahead, at most a second an answer
bot-random = gives any legal answer
bot-greedy = looks at all that can be done within the turn and takes the best
bot-mcts = searches ahead: a number of tries for each answer, or for some seconds
bot-net = a learned net: answers at once what it likes best
bot-stdio = a program of your own, in any language
