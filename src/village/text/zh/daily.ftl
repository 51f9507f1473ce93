### Daily challenge, puzzles, friends and statistics; and the display settings of the page.

page-daily-links = 每日挑战、谜题与战绩
page-daily = 每日挑战
page-daily-note = 所有人的随机结果相同，每人一次机会，附排行榜。
page-daily-lead = 每天一局，所有人的随机结果都相同。每人只有一次机会；玩过之后可以查看排行榜和其他玩家的对局。电脑行动后不能再撤销；随机种子在当日挑战结束后公布。
page-daily-guest = 访客的成绩不计入排行榜：想要上榜，请在开始前注册。
page-daily-sign-up = 注册或登录
page-daily-unranked = 不计入排行榜
page-daily-solo = 单人
page-daily-bots = 对战三个电脑（困难）
page-daily-play = 开始
page-daily-continue = 继续
page-daily-own-result = 你的成绩：
page-daily-ranked = { $points }，{ $rank }
page-daily-played = { $n ->
    [0] 还没有人完成。
   *[other] 已有{ $n }人完成。
}
page-daily-closed = 玩过之后即可查看排行榜。
page-daily-ends = 请在{ $until }之前开始。
page-daily-today = 今天
page-daily-previous = 前一天
page-daily-replay = 回放
page-daily-table = 当日排行榜
page-daily-resigned = 已认输
page-rank-of = 第{ $n }名
page-puzzles = 谜题
page-puzzles-note = 一个局面，一个最佳行动。你能找到吗？
page-puzzles-lead = 局面来自真实对局，其中有一个行动远胜其他。只有第一次尝试计分：你和谜题各有等级分，根据结果增减，就像国际象棋网站那样。
page-puzzles-count = { $tried ->
    [0] 共{ $count }题，你还没有做过。
   *[other] 做过{ $tried }题，解出{ $solved }题，共{ $count }题。
}
page-puzzles-next = 下一题
page-puzzles-done = 你已经做过全部谜题。
page-puzzles-rating = 谜题等级分：{ $n }
page-puzzles-find = 找出最佳行动。
page-puzzles-correct = 正确！{ $move }：胜率比次佳的“{ $second }”高{ $more }个百分点。
page-puzzles-wrong = 不是最佳行动。最佳行动是“{ $move }”：胜率比次佳的“{ $second }”高{ $more }个百分点。
page-puzzles-best = 最佳行动：
page-puzzles-own = 你的等级分：{ $n }
page-puzzles-uncounted = （之前已计分）
page-puzzles-all = 所有谜题
page-puzzles-again = 再试一次
page-stats = 我的战绩
page-stats-note = 你的对局、名次和等级分。
page-stats-none = 暂无战绩。对局结束后会显示在这里。
page-stats-played = { $n ->
   *[other] 已结束{ $n }局
}
page-stats-tables = 按类型
page-stats-latest = 最近对局
page-stats-table = 类型
page-stats-count = 局数
page-stats-won = 胜
page-stats-best = 最高
page-stats-mean = 平均
page-stats-solo = 单人
page-stats-solo-best = { $n }分：{ $name }
page-stats-solo-next = { $n ->
   *[other] 再得{ $n }分即可获得：{ $name }。
}
page-stats-solo-top = 已是最高称号。
page-ratings = 等级分
page-ratings-note = 与电脑采用同一评分标准。领先400分，意味着名次靠前的几率是对方的十倍。横条越长，误差越大。
page-ratings-range = { $points }（95%区间：{ $low }至{ $high }），
page-ratings-games = { $n ->
   *[other] 基于{ $n }局
}
page-ratings-solved = { $n ->
   *[other] 基于{ $n }道谜题
}
page-ratings-puzzles = { $game }谜题
page-streak = { $n ->
    [0] 还没有连续完成每日挑战。
   *[other] 已连续{ $n }天完成每日挑战。
}
page-streak-today = 今天的挑战已完成。
page-streak-open = 今天的挑战还没玩。
page-friends = 好友
page-friends-note = 发送你的链接，对方打开后即成为好友，你们可以互相预留座位。无需注册。
page-friends-none = 还没有好友。
page-friends-link = 我的好友链接
page-friends-link-note = 两周内有效，可以发给任意多人。
page-friends-accept = 你收到了一个好友请求。
page-friends-confirm = 接受
page-friends-added = { $who }已成为你的好友。
page-friends-remove = 删除好友
page-friends-invite = 邀请好友
page-seat-friend = 留给{ $who }
page-seat-invited-name = 已邀请{ $who }
page-sound = 声音
page-sound-note = 轮到你或版图上发生重要事件时播放。首次点击后生效。
page-keys = 数字快捷键
page-keys-note = 操作栏中的行动带有编号：按数字键选择，按0显示更多，按 Ctrl+Z 撤销，按 Ctrl+Y 重做。
page-keys-more = 更多行动（0）
page-text-size = 文字大小
page-text-size-0 = 标准
page-text-size-1 = 较大
page-text-size-2 = 最大
page-figure-size = 人物大小
page-figure-size-0 = 标准
page-figure-size-1 = 较大
page-figure-size-2 = 最大
page-colour = 我的颜色
page-colour-seat = 座位颜色
page-colour-0 = 红
page-colour-1 = 蓝
page-colour-2 = 黄
page-colour-3 = 紫
page-colour-4 = 绿
page-problem-daily-first = 这是每日挑战：请先自己完成，之后即可查看。
page-problem-own-link = 这是你自己的链接，请发给别人。
page-problem-too-many-friends = 好友数量已达上限。
