### Texts of every game. The sentences of a single game are in the folder of that game.

list = { $a }、{ $b }
list-more = { $a }、{ $b }

## Score lines

line-total = 总分

## Moves

player = 玩家{ $n }

## Notes on a rule: our rulings where the rulebooks are silent, and where the rulebooks differ

ruling = 我们的裁定：{ $sentence }
ruling-whole = 本条规则是我们的裁定。
differs = 规则书：{ $sentence }

## Reasons why a move is not possible

why = { $reason }（{ $rule }）
why-game-over = 游戏已经结束。
why-not-asked = 现在不能这样做。当前需要作出的选择：{ $a }
why-no-such-move = 游戏中没有这个行动。

## Bots

bot-beginner = 只往后看两步，往往选择略逊于最佳的行动
bot-easy = 大致按训练过的神经网络行动，随机性很大；没有神经网络时只看自己的回合
bot-medium = 按训练过的神经网络行动，带有随机性；没有神经网络时往后搜索
bot-hard = 多半选择训练过的神经网络最看好的行动；没有神经网络时往后搜索几个回合
bot-master = 借助训练过的神经网络进行树搜索，每步最多一秒
bot-random = 随机选择合法的行动
bot-greedy = 查看自己回合内的所有可能，选择最好的
bot-mcts = 蒙特卡洛树搜索：每步模拟若干次，或搜索若干秒
bot-net = 训练过的神经网络：立即选择它最看好的行动
bot-stdio = 你自己编写的程序，编程语言不限
bot-soft = 贪心，但只往后看两步，并满足于稍逊于最佳的行动
bot-tree = 借助训练过的神经网络进行树搜索，每步模拟若干次

## 行动的理由：比另一行动多出什么，或少了什么（`.less`）

reason-lead = 终局时约多{ $n }分
    .less = 终局时约少{ $n }分
reason-line = 本回合多得{ $n }分：{ $line }
    .less = 本回合少得{ $n }分：{ $line }
reason-others = 对手：{ $reason }
