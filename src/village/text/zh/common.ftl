### 每个游戏都会说的话。各游戏自己的句子在该游戏的文件夹中。

list = { $a }和{ $b }

## 计分项目

line-total = 总分

## 回答

player = 玩家{ $n }

## Beside a rule: what we decided where the rulebooks are silent, and where they differ

ruling = 我们的裁定：{ $sentence }
ruling-whole = 本条规则是我们的裁定。
differs = 规则书：{ $sentence }

## 不能这样做的原因

why = { $reason }（{ $rule }）
why-game-over = 游戏已经结束。
why-not-asked = 现在不是回答这个的时候。当前的问题是：{ $a }
why-no-such-answer = 游戏中没有这样的选项。

## 电脑玩家

bot-beginner = 只看两个问题远，许多差不多好的选择也会接受
bot-easy = 大致按学习得来的神经网络出招；没有网络时只看自己的回合
bot-medium = 按学习得来的神经网络出招，不总选最好；没有网络时往后推算
bot-hard = 多半给出学习得来的神经网络最看好的回答；没有网络时往后推算几个回合
bot-master = 借助学习得来的神经网络往后推算，每次最多一秒
bot-random = 随便给出一个合法的回答
bot-greedy = 查看自己回合内的一切可能，选最好的
bot-mcts = 往后推算：每次回答尝试若干次，或推算若干秒
bot-net = 学习得来的神经网络：立即给出它最看好的回答
bot-stdio = 你自己写的程序，用什么语言都行
bot-soft = 贪心，但只看两个问题远，差不多好就满足
bot-tree = 借助学习得来的神经网络往后推算，每次回答推算若干条路线
