### The coach: warnings before a wasted turn, hints, and the game analysis.

page-coach = 教练
page-coach-note = 在你浪费回合之前提醒你；与电脑对局时还可给出提示。
page-coach-declines = { $move }：这里还有事可做。确定放弃吗？
page-coach-idles = { $move }：你在那里暂时什么也做不了。仍要选择吗？
page-hint = 提示
page-hint-replay = 大师会怎么做？
page-hint-close = 关闭
page-hint-thinking = 思考中……
page-hint-failed = 没有找到提示，请重试。
page-hint-show = 点击一项，在版图上查看。
page-hint-chance = 胜率{ $n }%
page-hint-score = 最终约{ $n }分
page-hint-points = 立即得{ $n }分
page-hint-plan = 之后：{ $plan }
page-hint-best = 最佳
page-hint-close-call = 几乎一样好
page-hint-behind = 略差
page-hint-worse = 明显较差
page-analysis = 对局分析
page-analysis-note = 由训练过的 AI 根据该玩家当时掌握的信息，估算每一步之后的胜率。
page-analysis-request = 分析本局
page-analysis-player = 玩家
page-analysis-progress = 已分析{ $n }%
page-analysis-time-left = { $n ->
    [0] 还需不到一分钟
   *[other] 大约还需{ $n }分钟
}
page-analysis-rechecking = 正在复查最大的失误……
page-analysis-queued = 排队中：轮到行动的电脑玩家优先。
page-analysis-not-compiled = 此服务器目前运行未编译的 Python 版本；编译并重启后会快许多倍。
page-analysis-leave = 你可以离开此页：分析会在后台继续，结果随本局保存。
page-analysis-failed = 无法分析本局。
page-analysis-chart-label = { $who }整局的胜率与得分
page-analysis-chart-label-solo = 整局的预期得分与当前得分
page-analysis-chance = 胜率
page-analysis-expected = 预期得分
page-analysis-score = 得分
page-analysis-start = 开局时
page-analysis-skill = 自己的行动
page-analysis-cost = 每步平均损失
page-analysis-gain = 每步平均提升
page-analysis-luck = 运气与对手
page-analysis-luck-for = 有利
page-analysis-luck-against = 不利
page-analysis-luck-even = 中性
page-analysis-end = 结果
page-analysis-share = { $n }%
page-analysis-turning-points = 转折点
page-analysis-no-turning-points = 没有重大失误。
page-analysis-played = { $who }：{ $move }
page-analysis-better = 大师：{ $move }
page-analysis-show = 查看局面
page-analysis-branch = 从这里继续
page-problem-no-hints = 有其他真人玩家时不提供提示。
