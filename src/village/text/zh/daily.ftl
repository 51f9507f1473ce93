### 每天与众人：每日一局、谜题、朋友、个人页面；以及页面的喜好。

page-days = 每天
page-daily = 每日一局
page-daily-note = 所有人抽取相同，各有一次机会，并有成绩表。
page-daily-lead = 每天一局，所有人的抽取都相同。你有一次机会；玩过的人可以看成绩表，也可以看别人的对局。
page-daily-alone = 单人
page-daily-company = 对阵三个困难电脑
page-daily-play = 开始
page-daily-on = 继续
page-daily-mine = 你的对局
page-daily-played = { $n ->
    [0] 还没有人完成。
   *[other] 已有 { $n } 人完成。
}
page-daily-closed = 你玩过之后，成绩表就会打开。
page-daily-ends = 可以在 { $until } 之前开始。
page-daily-today = 今天
page-daily-before = 前一天
page-daily-look = 观看
page-daily-table = 今日成绩
page-daily-given-up = 已认输
page-rank-of = 第 { $n } 名
page-puzzles = 谜题
page-puzzles-note = 一个局面，一个最佳回答。你找得到吗？
page-puzzles-lead = 来自真实对局的局面，其中有一个回答远胜其他。你的第一个回答算数：你和谜题互相评分，就像国际象棋那样。
page-puzzles-count = { $tried ->
    [0] 共有 { $count } 题；你还没有试过。
   *[other] 已解 { $solved } / { $tried }；共有 { $count } 题。
}
page-puzzles-next = 下一题
page-puzzles-done = 你已经全部试过了。
page-puzzles-rating = 谜题评分：{ $n }
page-puzzles-find = 找出最佳回答。
page-puzzles-right = 正确！{ $answer }：胜率比次佳的“{ $second }”高 { $more }%。
page-puzzles-wrong = 不是最佳。{ $answer }：胜率比次佳的“{ $second }”高 { $more }%。
page-puzzles-best = 最佳回答：
page-puzzles-own = 你的评分：{ $n }
page-puzzles-uncounted = （此前已计分）
page-puzzles-all = 所有谜题
page-puzzles-again = 再看一次
page-results = 我的页面
page-results-note = 你的对局、名次、评分和朋友。
page-results-none = 还没有：对局一结束就会出现在这里。
page-results-played = { $n ->
   *[other] 已结束 { $n } 局
}
page-results-tables = 按牌桌
page-results-latest = 最近
page-results-table = 牌桌
page-results-count = 局数
page-results-won = 胜
page-results-best = 最高
page-results-mean = 平均
page-results-alone = 单人
page-results-alone-best = { $n } 分：{ $name }
page-results-alone-next = { $n ->
   *[other] 再得 { $n } 分就是：{ $name }。
}
page-results-alone-top = 没有更高的了。
page-ratings = 你有多强
page-ratings-note = 与电脑使用同一把尺子。多 400 分意味着领先的机会是十倍。横条越长，就越不确定。
page-ratings-range = { $points }，几乎肯定在 { $low } 与 { $high } 之间，
page-ratings-games = { $n ->
   *[other] 来自 { $n } 局
}
page-ratings-solved = { $n ->
   *[other] 来自 { $n } 道谜题
}
page-ratings-puzzles = { $game }的谜题
page-streak = { $n ->
    [0] 还没有连续的每日一局。
   *[other] 每日一局已连续 { $n } 天。
}
page-streak-today = 今天的已完成。
page-streak-open = 今天的还没玩。
page-pals = 朋友
page-pals-note = 发送你的链接；打开它的人就是你的朋友，你们可以互相留座。谁都不必注册。
page-pals-none = 这里还没有朋友。
page-pals-link = 我的朋友链接
page-pals-link-note = 两周内有效，可以发给任意多的朋友。
page-pals-accept = 有人想在这里和你成为朋友。
page-pals-yes = 成为朋友
page-pals-made = { $who } 现在是你的朋友了。
page-pals-part = 分开
page-pals-ask = 邀请朋友
page-seat-friend = 留给 { $who }
page-seat-asked = 已邀请 { $who }
page-sound = 声音
page-sound-note = 轮到你，以及版图上的要事。从你第一次按下开始。
page-keys = 数字键 1 至 9
page-keys-note = 栏中的回答带有数字：按下即回答，按 0 看后面的。Esc 撤回。
page-keys-more = 更多回答（0）
page-text-size = 文字大小
page-text-size-0 = 普通
page-text-size-1 = 较大
page-text-size-2 = 最大
page-figure-size = 人物大小
page-figure-size-0 = 普通
page-figure-size-1 = 较大
page-figure-size-2 = 最大
page-colour = 我的颜色
page-colour-seat = 座位的颜色
page-colour-0 = 红
page-colour-1 = 蓝
page-colour-2 = 黄
page-colour-3 = 紫
page-colour-4 = 绿
page-problem-play-first = 这是每日一局：请先自己玩，然后就能观看。
page-problem-own-link = 这是你自己的链接：请发给别人。
page-problem-too-many-friends = 朋友已经太多了。
