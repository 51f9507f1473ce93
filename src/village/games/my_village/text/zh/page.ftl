### Texts of the web page for this game, apart from the board.

## Home page

page-game-title = 我的村庄
page-title = 属于你的村庄
page-facts = 骰子桌游 · 2–4人 · 约一小时
page-lead = 拿取两颗骰子，凑出旗值，启动标有该旗值的旗帜。时间流逝，村民过世，只有带回家的故事才不怕老鼠。

## Create table

page-edition-2015 = 目前唯一的版本，2至4人。

## During the game

page-round = 第{ $round }轮

## Scores

page-part-windows = { $n }扇花窗
page-part-house = 主屋的故事点
page-part-laborers = { $n }名短工

## Game over and replay

page-score-chart-note = 横轴是轮次；每条线表示假如游戏在该时刻结束，该村庄会有的得分。
page-to-round = 跳到某一轮

## The game in three steps

page-how-1 = 拿取两颗骰子
page-how-1-note = 点数之和就是你的旗值，金币和标记可以改变它；黑骰花费时间。
page-how-2 = 启动旗帜
page-how-2-note = 黑旗为村庄带来一张卡牌；白旗让自己的卡牌运作，符合旗值的都可启动。
page-how-3 = 把故事带回家
page-how-3-note = 时间标记过桥时一名村民过世，老鼠逼近。它会吃掉故事树上的故事点，主屋里的才安全。

## Main board

page-nav-display = 主版图
page-nav-villages = 村庄
page-area-religion = 宗教
page-area-council = 议会
page-area-crafts = 工坊
page-area-travel = 旅行
page-area-field = 农田
page-area-hand = 手掌
page-area-market = 管事处与顾客
page-area-fate = 编年史、公墓与老鼠
page-area-note-religion = 每个村庄限一座教堂，再以僧侣增添花窗；修道院长须在场。
page-area-note-council = 每个村庄限一座议会厅和一座集会所；议员须在场。
page-area-note-crafts = 每个村庄每种工坊限一座；工匠须在场。小旗表示剩余的卡牌。
page-area-note-travel = 从A到E，每个字母一张；旅行者须在场。
page-area-note-field = 农田数量不限，无需村民在场。
page-area-note-hand = 获得上面的故事点，并成为下一轮的起始玩家。
page-area-note-market = 顾客由此进入你的市集；服务顾客需要商人和货物。
page-area-note-fate = 过世的村民载入编年史或葬入公墓，随后老鼠向村庄前进。
page-area-note-school = 学校：培养后代成为村民。
page-area-note-play = 玩耍：免费获得1个故事点。
page-area-note-headman = 问号：符合任何旗值，花费1点时间，村长移动一步。
page-pool = 骰池
page-tray = 已拿的骰子
page-supply = 公共供应区
page-no-dice = 本轮没有骰子了。
page-values = 旗值：花费与可启动的旗帜
page-value = 旗值{ $value }
page-value-opens = 可启动{ $what }
page-all-gone = 已拿完
page-free = 免费
page-no-customers = 没有顾客等候。
page-pick-customers = 点选想要的顾客，顺序不限。
page-sell-customers = 拿取这{ $n }位顾客：{ $costs }
page-customers-left = 牌堆中还有{ $n }位顾客
page-chronicle-label = 编年史与公墓：棺木格{ $n }/{ $end }
page-graves = { $n }座坟墓
page-coffins = 棺木格（占满则终局）
page-rat-label = 老鼠离入侵还有{ $n }格。
page-hand-palm = { $who }的手掌掌心朝上，上面有{ $n }个故事点。
page-hand-back = { $who }本轮已拿取手掌。
page-has-hand = 持有起始玩家手掌

## Village

page-would-score = 游戏若现在结束，所得的分数
page-life = 生命轨：第{ $n }朵云，共{ $clouds }朵，之后是桥
page-villager-present = { $who }：在场
page-villager-absent = { $who }：不在场
page-school = 学校：左{ $left }，右{ $right }
page-path-house = 主屋：故事树上的故事点移到主屋，从此安全
page-path-coin = 金币格：1枚金币
page-path-story = 故事格：3个故事点
page-served = 已服务{ $n }位顾客，{ $points }声望分
page-served-covered = 已服务{ $n }位顾客，面朝下
page-no-cards = 尚无卡牌
page-store-coin = { $n }枚金币
page-store-story = 故事树上{ $n }个故事点
page-store-house = 主屋里{ $n }个故事点
page-store-laborer = { $n }名短工
page-white-banners = 自己村庄的白旗
page-text-villagers = 村民
page-text-headman = 村长
page-text-cards = 卡牌
page-text-goods = 货物
page-text-market = 市集
page-text-served = 已服务

## Card texts

page-card-close = 关闭卡牌
page-card-any-value = 任何旗值
page-card-value = 旗值{ $a }
page-card-values = 旗值{ $a }或{ $b }
page-card-costs = 花费{ $what }
page-card-or = 或用{ $what }代替最后一项
page-card-wants = 想要{ $what }
page-card-gray = 下一段旅程另付{ $what }
page-card-window = 多一扇花窗
page-card-white = { $n ->
    [0] 白旗不花时间
   *[other] 白旗花费{ $n }点时间
}
page-card-last = 旅程到此为止
page-card-worth = 终局时{ $n }声望分
page-card-each = 终局时每个{ $n }声望分
page-card-stack = 翻开一张此字母的旅行卡
page-card-steward = 将1至4位顾客带到你的市集
page-bonus-story = 奖励：{ $n }个故事点
page-bonus-headman = 奖励：花费1点时间，村长移动一步
page-bonus-school = 奖励：启动学校{ $n }次
page-bonus-steward = 奖励：从管事处拿取最多2位顾客

## Move preview

page-chip-value = 旗值{ $value }
page-chip-time = { $n }点时间
page-chip-bridge = 过桥：一名村民将过世
page-chip-some-story = { $n }个故事点
page-chip-some-house = 主屋{ $n }个故事点
page-chip-some-marker = { $n }个标记
page-chip-avoid = 不损失故事点
page-chip-chronicle = 载入编年史：{ $profession }
page-chip-grave = 葬入公墓：{ $profession }
page-chip-headman = 村长{ $step-to }
page-chip-journey = { $journey }
page-chip-laborer = 短工：{ $profession }
page-chip-mark = 标示{ $mark }
page-chip-market = 带到市集：{ $customer }
page-chip-plow = 犁具放到{ $field }号农田
page-chip-wild_plow = 万能货物放到{ $field }号农田
page-chip-school_new = 后代入学
page-chip-school_shift = 后代移到右格
page-chip-serve = 服务{ $customer }
page-chip-tile = 2/12板块放到{ $white-beside }
page-chip-villager = 新村民：{ $profession }
page-chip-window = 一扇花窗
page-chip-invasion = 老鼠入侵
page-chip-over = 随后游戏结束
page-many-roll = 掷出全部{ $n }颗骰子。
page-many-customer = { $n }位顾客到来。

## Game over

page-story = 村庄的故事
page-story-none = 记录中没有这个村庄的事迹。
page-summary-villagers = { $n }名村民
page-summary-chronicle = { $n }人载入编年史
page-summary-graves = { $n }人葬入公墓
page-summary-monks = { $n }名僧侣
page-summary-travel = { $n }段旅程
page-summary-customers = 服务过{ $n }位顾客
page-summary-house = 带回{ $n }个故事点

# Words for the parts of a value's key, shown in the editor for custom values.
page-key-cards = 卡牌
page-key-customer = 顾客
page-key-banner = 旗帜
page-key-prestige = 声望分
page-key-travel = 旅行
page-key-monk = 僧侣
page-key-white_time = 白旗时间
page-key-cost = 费用
page-key-craft = 工坊
page-key-church = 教堂
page-key-dark = 深色面
page-key-spaces = 格子
page-key-kinds = 种类
page-key-amount = 数量
page-key-prices = 价格
page-key-windows = 花窗
page-key-setup = 设置
page-key-gray = 灰色费用
page-key-either = 二选一
page-key-banners = 旗帜
page-key-story = 故事点
page-key-start_coins = 起始金币
page-key-life = 生命轨
page-key-end_coffins = 终局所需棺木格
page-key-rat_start = 老鼠起点
page-key-chronicle = 编年史
page-key-count = 数量
page-key-tile = 板块
page-key-plow_coins = 犁具金币
page-key-black_die = 黑骰
page-key-clouds = 云朵
page-key-start = 起始
page-key-people = 村民
page-key-rat = 老鼠
page-key-divisor = 除数
page-key-customer_display = 展示的顾客
page-key-monk_cards = 僧侣卡
page-key-sanatory = 疗养教堂
page-key-cloister = 修院教堂
page-key-trading = 贸易教堂
page-key-monetary = 财政议会
page-key-area = 区域议会
page-key-population = 人口议会
page-key-area_prestige = 每张被标示种类卡牌的声望分
page-key-population_prestige = 每名被标示职业村民的声望分
page-key-laborer_prestige = 每名短工的声望分
page-key-right_story = 右格的故事点
