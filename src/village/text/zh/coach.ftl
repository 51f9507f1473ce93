### 教练：浪费回答前的提醒、提示，以及决定胜负的时刻。

page-coach = 教练
page-coach-note = 用虚线标出会浪费回合的回答，第一次这样回答前会询问，与电脑对局时还可给出提示。
page-coach-declines = { $answer }：这里你还可以做点什么。仍要放弃吗？
page-coach-idles = { $answer }：你现在在那里什么也做不了。仍要去吗？
page-hint = 提示
page-hint-then = 大师会怎么做？
page-hint-close = 关闭
page-hint-thinking = 思考中……
page-hint-failed = 没有找到提示，请再问一次。
page-hint-show = 点一下即可在版图上看到。
page-hint-chance = 胜率 { $n }%
page-hint-score = 最终约 { $n } 分
page-hint-points = 立即得 { $n } 分
page-hint-plan = 之后：{ $plan }
page-hint-best = 最佳
page-hint-close-call = 只差一点
page-hint-behind = 略差
page-hint-worse = 明显更差
page-judged = 这局的胜负手
page-judged-note = 每个回答之后，由学习过的棋手根据该玩家当时所知判断胜算。
page-judged-ask = 分析这局
page-judged-of = 视角
page-judged-progress = 已分析 { $n }%
page-judged-left = { $n ->
    [0] 还需不到一分钟
   *[other] 大约还需 { $n } 分钟
}
page-judged-closer = 正在再看一遍代价最大的回答。
page-judged-waits = 正在等待要回答的机器人：它们优先。
page-judged-plain = 这台服务器目前仍以纯 Python 运行；编译并重新启动后会快许多倍。
page-judged-leave = 不必留在这里：分析会自动继续，结果会保存在这局中。
page-judged-failed = 无法分析这局。
page-judged-told = { $who } 在全局中的胜率与得分
page-judged-told-alone = 全局中的预期得分与已得分
page-judged-chance = 胜率
page-judged-expected = 预期得分
page-judged-line = 得分
page-judged-start = 开局时
page-judged-skill = 自己的回答
page-judged-cost = 自己每个回答平均损失
page-judged-gain = 自己每个回答平均增加
page-judged-luck = 运气与他人
page-judged-luck-for = 有利
page-judged-luck-against = 不利
page-judged-luck-even = 互相抵消
page-judged-end = 结果
page-judged-share = { $n }%
page-judged-turns = 转折点
page-judged-no-turns = 没有哪个回答代价很大。
page-judged-did = { $who }：{ $answer }
page-judged-better = 大师：{ $answer }
page-judged-look = 查看
page-judged-on = 从这里继续
page-problem-no-help = 有其他人参加时没有提示。
