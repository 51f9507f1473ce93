### Texts of the page about this game, outside the board.

## Home page

page-game-title = 村庄
page-title = 一座村庄的世世代代
page-facts = 桌面游戏 · 1–5人 · 60–90分钟
page-lead = 壮大家族，学习手艺，旅行、祈祷、经商。时光流逝，长者离世，编年史会铭记其中的佼佼者。
page-solo = 单人
page-solo-note = 对抗按自己规则行动的卡拉。
page-how-1 = 拿取方块
page-how-1-note = 轮到你时，从一个行动格拿取一个方块，并可执行该处的行动：收获、工坊、旅行、市集、教堂或议会。
page-how-2 = 花费时间
page-how-2-note = 好东西需要时间。当你的时间标记过桥，最年长的一代中就有一名成员过世。
page-how-3 = 名留史册
page-how-3-note = 先过世的成员载入编年史，其他的葬入公墓。任一处填满后游戏结束，声望分最高的玩家获胜。

## New table

page-edition-2011 = 初版，2至4人。
page-edition-bigbox = 2023年修订规则，1至5人。

## During the game

page-many-draw = 抽出{ $n }个方块，放到行动格上。
page-many-customer = { $n }位顾客到来。
page-families = 家族
page-nav-village = 村庄

## Text view of the village

page-village = 村庄
page-spaces = 行动格上的方块
page-bag = 绿色布袋
page-line = 排队区
page-people = 外出的成员
page-all-home = 所有成员都在农场。
page-member = { $who }，第{ $generation }代
page-round = 第{ $round }轮
page-starts = 起始玩家：{ $who }
page-monks = 黑色布袋中有{ $n }名僧侣
page-ring = { $who }持有戒指
page-rival = 圆环凹槽：{ $recess }。已服务的顾客：{ $served }。

## Replay, leaving, end of the game

page-story = 家族的故事

## Scores

page-part-cities = { $n }座城市
page-part-remembered = 编年史中的{ $n }名成员
page-part-coins = { $n }枚金币
page-part-prestige = 游戏中获得

## End of the game

page-score-chart-note = 横轴是轮次；每条线表示假如游戏在该时刻结束，该家族会有的得分。
page-summary-living = { $n }人在世
page-summary-chronicle = { $n }人载入编年史
page-summary-graves = { $n }人葬入公墓
page-summary-cities = 到过{ $n }座城市
page-summary-customers = 服务了{ $n }位顾客
page-story-none = 记录里没有这个家族的事迹。
page-story-birth = 一名第{ $generation }代成员诞生。
page-story-craft = 一名第{ $generation }代成员在{ $place-at }学艺。
page-story-city = 一名第{ $generation }代成员旅行{ $place-to }。
page-story-council = 一名第{ $generation }代成员进入议会。
page-story-rise = 一名第{ $generation }代成员晋升{ $place-to }。
page-story-bag = 一名第{ $generation }代成员进入黑色布袋，准备侍奉教堂。
page-story-called = 一名第{ $generation }代成员被抽出，进入教堂。
page-story-bought = 花费一枚金币，一名第{ $generation }代成员进入教堂。
page-story-promote = 一名第{ $generation }代成员晋升{ $place-to }。
page-story-inn = 一名第{ $generation }代成员在{ $place-at }落座。
page-story-aboard = 一名第{ $generation }代成员登船出航。
page-story-mission = 一名第{ $generation }代成员在{ $place-at }成为传教士。
page-story-betrothed = 一名第{ $generation }代成员等待婚礼。
page-story-married = 一名第{ $generation }代成员成婚：{ $amount }声望分。
page-story-death = 一名第{ $generation }代成员在{ $place-at }过世，{ $rest-rest }。
page-story-bard = 一名第{ $generation }代成员在{ $place-at }过世，由吟游诗人传唱。
page-story-ring_coin = 拿取戒指：本轮可抵作一枚金币。
page-story-ring = 拿取戒指：下一轮成为起始玩家。
page-story-majority = 在教堂中领先：{ $amount }声望分。
page-story-villager = 购得一张村民卡：{ $villager }。
page-story-goal = 达成人生目标：{ $goal }。
page-story-scrap = 免费带走一位无人服务的顾客：{ $customer }。
page-story-serve = 服务一位顾客：{ $customer }。
page-story-trigger = 这次过世触发了最后的回合。

## Replay

page-to-round = 跳到某一轮

page-chip-time = { $n }点时间
page-chip-younger = 时间退回{ $amount }格
page-chip-bridge = 过桥：一名家族成员过世
page-chip-death = 第{ $generation }代过世：{ $rest }
page-chip-bard = 第{ $generation }代过世，由吟游诗人传唱（{ $place }）
page-chip-prestige = { $n }声望分
page-chip-birth = 诞生第{ $generation }代成员
page-chip-bought = 第{ $generation }代离开黑色布袋
page-chip-idle = 无法执行行动：回合结束
page-chip-home = 召回第{ $generation }代（{ $place }）
page-chip-walk = 第{ $generation }代：{ $origin } → { $place }
page-chip-promote = 第{ $generation }代晋升{ $place-to }
page-chip-goal = 人生目标：{ $goal }
page-chip-ring = 戒指
page-chip-ring_coin = 戒指：本轮可抵作一枚金币
page-chip-ring_spent = 戒指抵作一枚金币
page-chip-scrap = { $stall }号摊位的顾客，免费：{ $points }分
page-chip-serve = { $stall }号摊位的顾客：{ $points }分
page-chip-worth = 终局多得{ $n }分
page-chip-villager = 村民卡：{ $villager }
page-chip-play = 打出{ $villager }
page-chip-ask-cube = + 自选1个方块
page-chip-ask-fee = − 1个卷轴，或绿色方块
page-chip-ask-good = + 自选1件货物
page-chip-ask-pay = − { $about }，或用金币代替
page-chip-ask-privilege = + 1个特许行动
page-chip-market_day = 市集日开始
page-chip-mass = 随后举行弥撒
page-chip-over = 随后游戏结束
page-chip-trigger = 最后的回合开始
page-chip-hire = 一名船长
page-chip-load = 装船：{ $cargo }
page-chip-mission = 第{ $generation }代上岸
page-chip-return = 返航
page-chip-sail = 驶向{ $water }
page-chip-married = 等级{ $rank }的婚礼
page-chip-promote_bread = 第{ $generation }代以面包晋升{ $place-to }
page-chip-rival_serve = 卡拉带走{ $stall }号摊位的顾客
page-chip-rival_take = 卡拉{ $space-from }拿取{ $colour-some }
page-chip-bread = { $n }个面包

# The words of the keys of custom values.
page-key-villagers = 村民
page-key-customers = 顾客
page-key-tiles = 板块
page-key-captains = 船长
page-key-spaces = 行动格
page-key-chronicle = 编年史
page-key-travel = 旅行
page-key-points = 分数
page-key-price = 价格
page-key-cubes = 方块
page-key-crafts = 工坊
page-key-want = 需求
page-key-church = 教堂
page-key-council = 议会
page-key-cities = 城市
page-key-prestige = 声望分
page-key-per_colour = 每种颜色
page-key-any = 任意方块
page-key-free = 免费步数
page-key-edition = 版本
page-key-map = 地图
page-key-hourglass = 沙漏
page-key-coins = 金币
page-key-islands = 岛屿
page-key-ranks = 等级
page-key-market = 市集
page-key-cap = 上限
page-key-members = 家族成员
page-key-paths = 路线
page-key-burials = 海葬
page-key-smuggler = 走私
page-key-graves = 公墓
page-key-stalls = 摊位
page-key-imports = 进口货
page-key-at_least = 至少
page-key-needs = 要求
page-key-scoring = 计分
page-key-ring = 圆环
page-key-chronicle_points = 编年史分数
page-key-cubes_per_colour = 每种颜色的方块
page-key-titles = 称号
page-key-take = 拿取
page-key-chests = 宝箱
page-key-buys = 收购
page-key-missions = 传教
page-key-solo = 单人游戏
page-key-titles_plus = 含扩展的称号
page-key-steps = 步数
page-key-compensation = 起始补偿
page-key-family = 家庭
page-key-marriage = 结婚
page-key-harvest = 收获谷物
page-key-bottom = 下
page-key-top = 上
page-key-village = 村庄
page-key-fate = 命运
page-key-bread = 面包
page-key-drawn = 抽出
page-key-majority = 多数
page-key-monks = 僧侣
page-key-chosen_cubes = 自选方块
page-key-drawn_cubes = 抽取方块
page-key-gift_coin = 特许行动：支付金币
page-key-gift_cubes = 特许行动：方块
page-key-gift_prestige = 特许行动：声望分
page-key-with_horse = 有马匹
page-key-with_ox = 有牛只
page-key-life = 时间轨
page-key-lap = 一圈
page-key-line = 排队区
page-key-grain_limit = 谷物上限
page-key-plague_time = 瘟疫时间
page-key-start_coins = 起始金币
page-key-blanks = 空白
page-key-quills = 羽毛笔
page-key-recesses = 凹槽
page-key-search = 寻找
page-key-order = 顺序
page-key-apprentice = 学徒
page-key-genius = 天才
page-key-grand_master = 宗师
page-key-polymath = 贤者
page-key-yield = 产量
page-key-place_time = 放置时间
page-key-stack_size = 每叠张数
page-key-stacks = 卡叠
page-key-use_time = 使用时间
page-key-start = 起始
page-key-holds = 船舱
page-key-return_time = 返航时间
page-key-at_most = 至多
page-key-dowry = 嫁妆
page-key-bread_time = 面包所需时间
page-key-cubes_time = 方块所需时间
page-key-good_coins = 货物所需金币
page-key-supply = 供应区
