### What is said in every game. The sentences of one game lie in the folder of that game.

list = { $a } and { $b }

## Score lines

line-total = Total

## Answers

player = player { $n }

## Beside a rule: what we decided where the rulebooks are silent, and where they differ

ruling = Our ruling: { $sentence }
ruling-whole = This rule is our ruling.
differs = The rulebooks: { $sentence }

## Reasons why not

why = { $reason } ({ $rule })
why-game-over = The game is over.
why-not-asked = This is not asked now. The question is: { $a }
why-no-such-answer = There is no such answer in this game.

## Bots

bot-beginner = looks two questions far and takes much that is nearly as good
bot-easy = plays as a learned net likes, very softly; looks at its turn where there is none
bot-medium = plays as a learned net likes, softly; searches where there is none
bot-hard = mostly plays what a learned net likes best; searches several turns ahead where there is none
bot-master = looks ahead over what a learned net likes, at most a second an answer
bot-random = gives any legal answer
bot-greedy = looks at all that can be done within the turn and takes the best
bot-mcts = searches ahead: a number of tries for each answer, or for some seconds
bot-net = a learned net: answers at once what it likes best
bot-stdio = a program of your own, in any language
bot-soft = greedy that sees two questions far and is content with what is nearly as good
bot-tree = looks ahead over what a learned net likes, so many lines for each answer
