### Texts of the page itself. The sentences of a game are in the folder of that game.

## General

page-skip = 跳到正文
page-nav = 主菜单
page-tables = 牌桌
page-rules = 规则
page-language = 语言
page-theme = 主题
page-theme-auto = 跟随系统
page-theme-light = 浅色
page-theme-dark = 深色
page-name = 名字
page-save = 保存
page-close = 关闭
page-yes = 是
page-no = 否
page-guest = 访客
page-deleted = 已注销玩家
page-none = 无
page-player = 玩家{ $n }
page-you = 你
page-settings = 设置
page-account-more = 账号、通知与 API
page-seat-anywhere = 在其他设备上继续
page-saved = 已保存
page-list = 文字视图
page-list-note = 在版图下方以文字显示全部内容，也适用于屏幕阅读器。
page-bot = 电脑
page-player-list = 在座玩家
page-turn-tables = { $n }张牌桌轮到你
page-turn-elsewhere = 还有{ $n }张牌桌轮到你行动。
page-unofficial = 非官方，由玩家制作。名称与商标归其所有者所有。
page-api = API
page-home = 返回首页

## Home page

page-play-now = 立即与电脑对战
page-play-now-note = 一键开局：你和两个电脑玩家。
page-level = 难度
page-level-beginner = 新手
page-level-easy = 简单
page-level-medium = 中等
page-level-hard = 困难
page-level-master = 大师
page-level-random = 随机
page-level-greedy = 贪心
page-level-beginner-note = 适合第一次玩。
page-level-easy-note = 适合完成新手教程之后。
page-level-medium-note = 适合熟悉规则的玩家。
page-level-hard-note = 适合有经验的玩家。
page-level-master-note = 极难战胜。
page-continue = 继续游戏
page-modes = 其他玩法
page-share = 同屏对战
page-share-note = 轮流使用同一设备；有隐藏信息时，回合之间会遮住画面。
page-play-friends = 与好友对战
page-play-friends-note = 发送链接或出示二维码，无需注册。
page-new = 创建牌桌
page-new-note = 选择版本、扩展和选项。
page-open = 等待玩家的牌桌
page-all-games = 全部{ $n }局
page-seat-kept = 随时可以离开：座位会为你保留，用此浏览器即可返回牌桌。
page-how = 怎么玩
page-how-more = 全部规则

## Lists of tables

page-list-mine = 我的对局
page-list-mine-none = 你还没有加入任何牌桌。
page-list-open = 等待玩家的牌桌
page-list-open-none = 现在没有等待玩家的牌桌。
page-list-watch = 可观战的对局
page-list-watch-none = 现在没有可观战的对局。
page-your-turn = 轮到你了
page-status-open = 等待玩家
page-status-playing = 进行中
page-status-over = 已结束
page-status-stopped = 已中止
page-free-seats = { $n }个空位
page-list-finished = 已结束的对局
page-list-mine-start = 一键与电脑对战，或创建牌桌邀请别人。
page-list-open-start = 创建一张公开的牌桌，任何人都可以加入。
page-list-watch-start = 公开的对局开始后会显示在这里。
page-filter = 按名字或扩展搜索
page-filter-none = 没有符合条件的牌桌。
page-others-turn = 等待对手
page-act-join = 加入
page-act-watch = 观战
page-act-replay = 回放

## New table

page-who = 玩家
page-game = 游戏
page-seats = 人数
page-seat = 座位{ $n }
page-seat-me = 本设备
page-seat-bot = 电脑（{ $level }）
page-seat-open = 开放座位
page-seat-link = 链接邀请
page-edition = 版本
page-expansion-count = { $n }个扩展
page-expansions = 扩展
page-options = 选项
page-random = 随机
page-clock = 时间限制
page-clock-none = 不计时
page-clock-none-note = 每位玩家都可以慢慢想。
page-clock-quick = 实时
page-clock-quick-note = 每人20分钟，每步加10秒。
page-clock-slow = 回合制
page-clock-slow-note = 每回合2天。
page-public = 公开
page-public-note = 任何人都可以找到、加入或观战。
page-begin = 开始游戏
page-create-table = 创建牌桌
page-seats-some = 此版本支持{ $from }至{ $to }人。
page-players = { $n }名玩家
page-all-bots = 至少要有一名真人玩家：不能全是电脑。
page-absent = 玩家离开时
page-absent-wait = 等待
page-absent-bot = 由电脑代打，直到玩家回来

## Lobby

page-waiting = 等待玩家
page-seat-free = 空位
page-seat-invited = 已预留（已邀请）
page-join = 加入
page-invite = 邀请
page-add-bot = 添加电脑
page-link-note = 打开此链接的玩家将坐在这里；链接只能使用一次。
page-copy = 复制
page-copied = 已复制
page-qr = 链接的二维码
page-seats-empty = 还有{ $n }个空位。
page-host-begins = 等待房主开始游戏。
page-leave = 离开
page-name-here = 你在本桌的名字
page-waiting-note = 座位坐满后，房主即可开始。你可以先离开此页，座位会为你保留。
page-link-again = 新链接
page-send-link = 分享
page-free-seat = 移除电脑
page-table-link = 打开此链接的玩家可以在空位入座。

## During the game

page-opening = 正在打开牌桌……
page-not-found = 页面不存在
page-connection-lost = 连接中断，正在重新连接；对局不会丢失。
page-plays-beginner = 只考虑当前回合，往往选择略逊于最佳的行动。
page-plays-easy = 经大量对局训练，但常常不选它最看好的行动。
page-plays-medium = 经大量对局训练，但不总是选择它最看好的行动。
page-plays-hard = 经大量对局训练，多半选择它最看好的行动。
page-plays-master = 经大量对局训练，每步行动前都会往后推算。
page-plays-random = 随机选择合法的行动。
page-plays-greedy = 选择本回合收益最大的行动。
page-bot-name = { $n ->
    [1] 阿格尼丝
    [2] 布鲁诺
    [3] 克拉拉
    [4] 邓斯坦
   *[other] 伊迪丝
}
page-moves-count = { $n }个行动
page-table-actions = 牌桌
page-moves = 可选的行动
page-illegal-moves = 现在不能选的行动及原因
page-illegal-moves-none = 所有行动都可以选择。
page-undo = 撤销
page-undo-key = 撤销（Ctrl+Z）
page-undo-request = 请求撤销
page-undo-nothing = 没有可以撤销的行动。
page-undo-revealed = 无法撤销：之后已进行过随机抽取。
page-undo-shown = 无法撤销：该行动已揭示隐藏信息。
page-undo-others = 无法撤销：其他玩家已经行动。
page-undo-seen = 下一位玩家已经看到局面，需要对方同意。
page-undo-daily = 无法撤销：每日挑战中，电脑行动后不能再撤销。
page-undo-waiting = 已请求撤销，等待其他玩家同意。
page-undo-denied = { $who }不同意撤销：行动不变。
page-undo-requested = { $who }请求撤销上一步行动。
page-undone = { $who }撤销了：{ $move }
page-undone-with-others = { $who }撤销了“{ $move }”及之后的行动
page-redo = 重做
page-redo-key = 重做（Ctrl+Y）
page-redone = { $who }重做了：{ $move }
page-redone-with-others = { $who }重做了“{ $move }”及之后的行动
page-playing = { $who }正在行动…
page-over = 游戏结束。
page-stopped = 这局游戏已中止，只能查看。
page-stopped-title = 游戏已中止
page-stopped-rules = 这局游戏之后，规则有所改动。你可以回放到此局面，也可以下载棋谱。
page-replay-position = 回放：第{ $ply }/{ $plies }步
page-replay-next = 接下来：
page-replay-exit = 退出回放
page-sidebar = 侧栏
page-tab-log = 记录
page-tab-scores = 得分
page-tab-chat = 聊天
page-tab-overview = 概述
page-log-empty = 还没有记录。
page-news = 你上个回合之后的事件
page-news-opening = 你的首个回合之前
page-replay-show = 查看此局面
page-chat-empty = 还没有消息。
page-chat-message = 输入消息
page-chat-send = 发送
page-online = 在线
page-offline = 离线
page-resigned = 已认输
page-pass-device = { $name }，轮到你了
page-pass-device-note = 请把设备交给{ $name }，其他玩家请勿观看。
page-pass-device-ready = 我是{ $name }
page-not-found-note = 链接可能不完整，或者牌桌已被删除。你可以在首页开始新的对局，或在“牌桌”页找到自己的对局。
page-watching = 观战中
page-watching-note = 你看到的是所有人都能看到的内容。
page-stop-watching = 返回牌桌列表
page-imported = 已导入
page-imported-note = 这局游戏来自文件，其中的名字未经核实。
page-bottom-nav = 牌桌各部分
page-unread = 未读
page-chat-no-players = 这里没有其他玩家，电脑不会聊天。
page-chat-watching = 观战者在对局结束后才能发言。
page-mute = 屏蔽{ $who }
page-unmute = 取消屏蔽{ $who }

## Text view of the board

page-text-view = 文字视图

## Replay, leaving, end of the game

page-replay = 回放
page-replay-back = 上一步
page-replay-forward = 下一步
page-replay-move = 第{ $n }/{ $last }步
page-speed = 动画速度
page-speed-0 = 立即
page-speed-1 = 快
page-speed-2 = 正常
page-speed-3 = 慢
page-speed-4 = 很慢
page-export = 下载棋谱
page-import = 打开保存的对局
page-resign = 认输
page-resign-sure = 确定认输吗？
page-rematch = 再来一局
page-rematch-created = 下一局的牌桌已创建，座位已为你保留。
page-rematch-join = 前往下一局
page-won = { $n ->
    [1] { $who }获胜
   *[other] { $who }共同获胜
}
page-ended = 游戏结束：{ $n }分
page-points = { $n }分
page-score-line = 项目
page-search = 搜索规则
page-long = 详细

## Errors

page-problem-offline = 无法连接服务器。
page-problem-stale = 局面已经变化，请重新查看。
page-problem-not-your-turn = 还没轮到你。
page-problem-bad-link = 此链接已被使用或撤回。
page-problem-no-such-position = 这局游戏没有这一步。
page-problem-late-link = 此邀请已被使用，或者对局已经开始。你可以观战。
page-problem-seat-taken = 这个座位已有玩家。
page-problem-already-seated = 你已加入这张牌桌。
page-problem-already-started = 游戏已经开始。
page-problem-cannot-undo = 无法撤销。
page-problem-rate-limited = 请求过于频繁，请稍后再试。
page-problem-too-many-tables = 未完成的对局过多：请先完成或认输一局。
page-problem-bad-record = 文件中没有可读取的对局。
