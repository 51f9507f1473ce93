### Playing with other people: names, quick match, leaderboards and rated games.

page-name-ask = 其他玩家怎么称呼你？
page-name-ask-note = 牌桌上会显示这个名字。你可以随时在个人主页修改。
page-name-field = 你的名字
page-name-save = 继续
page-name-guest = 就用“{ page-guest }”
page-problem-name-missing = 请填写其他玩家看到的名字。

page-match = 快速匹配
page-match-note = 加入合适的公开牌桌；如果没有，就在新牌桌等待，座位坐满后自动开始。
page-match-find = 寻找对局
page-match-any = 人数不限
page-match-expansions = 扩展
page-match-base = 基础游戏
page-match-speed = 节奏
page-play-online = 在线对战
page-play-online-note = 快速匹配、公开牌桌和排行榜。

page-filters = 筛选
page-filter-games = 全部游戏
page-filter-speeds = 节奏不限
page-filter-expansions = 扩展不限
page-filter-none-with = 没有符合筛选条件的牌桌。

page-friends-settings = 更改设置
page-invite-friends-note = 发送此链接：好友打开后即可入座。

page-rated = 计等级分
page-unrated = 不计等级分
page-rated-note = 本局计入等级分。
page-unrated-imported = 不计等级分：本局不是在这里从头开始的。
page-unrated-shared-seats = 不计等级分：有玩家占了多个座位。
page-unrated-solo = 不计等级分：等级分用于比较玩家，而本局是单人游戏。
page-unrated-custom-values = 不计等级分：本桌使用自定义数值。
page-unrated-unrated-bot = 不计等级分：有电脑没有等级分。
page-unrated-guest = 不计等级分：与他人对局时，所有玩家都有账号才计等级分。
page-unrated-own-bot = 不计等级分：有玩家在与自己的电脑对局。
page-unrated-helped = 不计等级分：对局中请求过提示或分析。

page-leaderboards = 排行榜
page-leaderboards-note = 列出有账号且等级分足够稳定的玩家，大约需要十局。
page-leaderboard-none = 还没有人上榜。注册并完成大约十局计等级分的对局，成为第一个吧。
page-leaderboard-rank = 名次
page-leaderboard-player = 玩家
page-leaderboard-points = 等级分
page-leaderboard-games = 对局数
page-leaderboard-mine = 你的等级分：{ $points }
page-leaderboard-provisional = 你的等级分：{ $points }，但还不稳定（{ $low }至{ $high }）。再完成几局计等级分的对局就能上榜。
page-leaderboard-guest = 你的等级分：{ $points }。注册后即可上榜。
page-rating-provisional = { $points }，尚不稳定
page-clock-days = { $n ->
   *[other] 每回合{ $n }天
}
