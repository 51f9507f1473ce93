### 页面本身的文字。游戏中的句子在该游戏的文件夹中。

## 通用

page-skip = 跳到内容
page-nav = 页面
page-tables = 牌桌
page-rules = 规则
page-language = 语言
page-theme = 主题
page-theme-auto = 跟随系统
page-theme-light = 日间
page-theme-dusk = 黄昏
page-name = 名字
page-save = 保存
page-close = 关闭
page-yes = 是
page-no = 否
page-guest = 访客
page-deleted = 某人
page-none = 无
page-player = 玩家 { $n }
page-you = 你
page-settings = 设置
page-me-more = 账户、通知与程序
page-seat-anywhere = 在其他设备上继续
page-saved = 已保存
page-list = 列表视图
page-list-note = 在版图下方以文字显示一切，也适用于屏幕阅读器。
page-bot = 电脑
page-sitters = 在座玩家
page-turn-elsewhere = 另外 { $n } 张牌桌轮到你了。
page-unofficial = 非官方，由玩家制作。名称与商标归其所有者所有。
page-programs = 程序接口
page-to-start = 回到首页

## 首页

page-play-now = 立即与电脑对战
page-play-now-note = 一键开局：你和两个电脑。
page-level = 难度
page-level-beginner = 新手
page-level-easy = 简单
page-level-medium = 中等
page-level-hard = 困难
page-level-master = 大师
page-level-random = 随机
page-level-greedy = 贪心
page-level-beginner-note = 适合第一次玩。
page-level-easy-note = 适合上过引导教学之后。
page-level-medium-note = 适合熟悉规则的玩家。
page-level-hard-note = 适合有经验的玩家。
page-level-master-note = 几乎没有人能赢。
page-continue = 继续游戏
page-ways = 其他玩法
page-share = 同屏游戏
page-share-note = 轮流使用同一设备；若有秘密，回合之间会落下帷幕。
page-friends = 与朋友
page-friends-note = 发送链接或出示二维码，无需注册。
page-new = 新牌桌
page-new-note = 选择版本、扩展、选项和计时。
page-open = 等待玩家的牌桌
page-all-games = 全部 { $n } 局
page-seat-kept = 随时可以离开：座位会为你保留，这个浏览器能找回牌桌。
page-how = 怎么玩
page-how-more = 全部规则

## 牌桌列表

page-list-mine = 我的游戏
page-list-mine-none = 你还没有加入任何牌桌。
page-list-open = 等待玩家的牌桌
page-list-open-none = 现在没有人在等玩家。
page-list-watch = 可观看的游戏
page-list-watch-none = 现在没有可观看的游戏。
page-your-turn = 轮到你了
page-status-open = 等待玩家
page-status-playing = 进行中
page-status-over = 已结束
page-status-stopped = 已停止
page-free-seats = { $n } 个空位
page-list-finished = 已结束的游戏
page-list-mine-start = 一键与电脑对战，或为别人摆一张牌桌。
page-list-open-start = 摆一张公开的牌桌，路过的人都可以坐下。
page-list-watch-start = 公开的游戏开始后会出现在这里。
page-filter = 按名字或扩展查找
page-filter-none = 没有符合的牌桌。
page-somebody-asked = 等待别人
page-act-join = 坐下
page-act-watch = 观看
page-act-replay = 回看

## 新牌桌

page-who = 玩家
page-game = 游戏内容
page-seats = 人数
page-seat = 座位 { $n }
page-seat-me = 在这个屏幕前
page-seat-bot = 电脑（{ $level }）
page-seat-open = 对所有人开放
page-seat-link = 留给我邀请的人
page-edition = 版本
page-boxes = 扩展
page-options = 选项
page-chance = 随机决定
page-pace = 节奏
page-pace-none = 不计时
page-pace-none-note = 每个人都可以慢慢想。
page-pace-quick = 一次下完
page-pace-quick-note = 每人 20 分钟，每次作答加 10 秒。
page-pace-slow = 数日对局
page-pace-slow-note = 每个回合 2 天。
page-listed = 显示在列表中
page-listed-note = 任何人都可以找到、加入或观看。
page-begin = 开始
page-lay = 摆好牌桌
page-seats-some = 此版本支持 { $from } 至 { $to } 人。
page-unprinted = 有{ $n }个数值无法从印刷品中读到。
page-players = { $n } 名玩家
page-all-bots = 至少要有一个人：不能全是电脑。
page-absent = 有人离开时
page-absent-wait = 等待
page-absent-bot = 由电脑代打，直到回来

## 开局之前

page-waiting = 牌桌已摆好
page-seat-free = 空位
page-seat-invited = 留给受邀者
page-sit = 坐下
page-invite = 邀请
page-bot-here = 放置电脑
page-link-note = 打开此链接的人将坐在这里，仅限一次。
page-copy = 复制
page-copied = 已复制
page-qr = 链接的二维码
page-seats-empty = 还有 { $n } 个空位。
page-host-begins = 由房主开始游戏。
page-leave = 离席
page-name-here = 你在本桌的名字
page-waiting-note = 所有座位坐满后，房主即可开始。你可以先离开此页，座位会保留。
page-link-again = 新链接
page-send-link = 分享
page-free-seat = 空出座位
page-table-link = 打开此地址的人可以坐到空位上。

## 游戏中

page-opening = 正在打开牌桌……
page-gone = 这里什么也没有
page-lost = 连接中断，正在重试；不会丢失任何内容。
page-plays-beginner = 只看眼前的回合，常常选择差不多好的。
page-plays-easy = 从许多对局中学习过，但常常不选最喜欢的。
page-plays-medium = 从许多对局中学习过，但不总是选择最喜欢的。
page-plays-hard = 从许多对局中学习过，多半选择最喜欢的。
page-plays-master = 从许多对局中学习过，每次回答前都会往前想。
page-plays-random = 随便选择允许的回答。
page-plays-greedy = 选择本回合收获最多的。
page-bot-name = { $n ->
    [1] 阿格尼丝
    [2] 布鲁诺
    [3] 克拉拉
    [4] 邓斯坦
   *[other] 伊迪丝
}
page-answers = 可选的行动
page-why-not = 现在不能做什么，为什么
page-why-all = 全部都可以。
page-undo = 撤回
page-undo-ask = 请求撤回
page-undo-nothing = 没有可以撤回的。
page-undo-revealed = 之后已抽取过东西，不能撤回。
page-undo-shown = 作答已公开信息，不能撤回。
page-undo-others = 之后别人已经作答。
page-undo-waiting = 你已请求撤回，需要其他玩家同意。
page-undo-denied = { $who }不同意：答案不变。
page-undo-asked = { $who }请求撤回上一次作答。
page-over = 游戏结束。
page-stopped = 这局游戏只能观看。
page-looking-back = 回看：第 { $ply } 步，共 { $plies } 步
page-looking-next = 接着：
page-back-to-now = 回到现在
page-side = 版图旁
page-tab-log = 记录
page-tab-scores = 得分
page-tab-chat = 聊天
page-log-empty = 还没有发生任何事。
page-since = 自你上个回合以来
page-show-moment = 显示这一刻
page-chat-empty = 还没有人说话。
page-say = 说点什么
page-send = 发送
page-here = 在场
page-away = 离开
page-resigned = 已认输
page-curtain = { $name }，轮到你了
page-curtain-note = 请把设备交给{ $name }，其他人不要看。
page-curtain-lift = 我是{ $name }
page-gone-note = 地址可能不完整，或者牌桌已被收起。在首页可以开始一局，自己的对局都在牌桌页。
page-watching = 你正在观看。
page-watching-note = 你看到的是所有人都能看到的内容。
page-stop-watching = 回到牌桌列表
page-jumps = 牌桌各部分
page-unread = 未读
page-chat-alone = 这里没有别人，电脑不会聊天。
page-chat-watching = 观众可以在结束后发言。
page-mute = 屏蔽{ $who }
page-unmute = 取消屏蔽{ $who }

## 文字版版图

page-in-words = 文字版

## 回看、离开、结束

page-replay = 回看
page-earlier = 上一步
page-later = 下一步
page-moment = 第 { $n } 步，共 { $last } 步
page-speed = 其他玩家的作答
page-speed-0 = 立即
page-speed-1 = 快
page-speed-2 = 逐个
page-speed-3 = 从容
page-speed-4 = 慢
page-export = 保存为文件
page-resign = 认输
page-resign-sure = 确定认输吗？
page-rematch = 再来一局
page-rematch-laid = 下一局已摆好：你的座位已保留。
page-rematch-come = 去下一局
page-won = { $n ->
    [1] { $who }获胜
   *[other] { $who }共同获胜
}
page-ended = 游戏结束：{ $n } 分
page-points = { $n } 分
page-score-line = 项目
page-search = 搜索规则
page-long = 详细

## 可能出现的问题

page-problem-offline = 无法连接服务器。
page-problem-stale = 游戏已经继续，请再看一下。
page-problem-not-your-turn = 现在轮到别人。
page-problem-bad-link = 此链接已被使用或收回。
page-problem-no-such-moment = 这局游戏没有这个时刻。
page-problem-late-link = 此邀请已被使用或来得太迟：游戏已经开始。你可以观战。
page-problem-seat-taken = 这个座位已有人。
page-problem-already-seated = 你已坐在这张牌桌上。
page-problem-already-started = 游戏已经开始。
page-problem-cannot-undo = 不能撤回。
page-problem-too-fast = 请慢一点：请求过多。
page-problem-too-many-tables = 与电脑的未完成对局过多：请先结束或放弃一局。
