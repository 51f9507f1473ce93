### The components of the printed game, for comparison with the screen.

book-piece-board = 游戏版图
    .note = 大盒版为双面。
book-piece-farmyards = 农场
    .note = 每种颜色一张。
book-piece-chronicle = 村庄编年史
    .note = 2011版印在版图上。
book-piece-members = 家族成员
    .note = 每种颜色11个：编号1有四个、编号2有三个、编号3和4各两个。
book-piece-monks = 僧侣
    .note = 黑色，始终留在黑色布袋中。
book-piece-markers = 圆形标记
    .note = 标记到过的城市；2011版也用于时间和声望。
book-piece-time_markers = 时间标记
book-piece-score_markers = 分数标记
book-piece-score_tiles = 分数片
book-piece-cubes = 影响力方块
    .note = 棕色、粉色、橘色和绿色数量相同。
book-piece-plague = 瘟疫方块
    .note = 黑色。第7个属于婚姻扩展。
book-piece-bags = 布袋
    .note = 绿色的装方块，黑色的用于教堂。
book-piece-goods = 货物板块
    .note = 卷轴、马匹、犁具、牛只和篷车数量相同。
book-piece-grain = 谷物
    .note = 另有1袋属于港口扩展。
book-piece-coins = 金币
book-piece-customers = 顾客板块
book-piece-first_player = 起始玩家标记
book-piece-ring = 下一轮起始玩家标记
    .note = 我们称为戒指。
book-piece-setup_cards = 游戏设置卡
    .note = 每种玩家人数一张。
book-piece-mass_card = 游戏概述卡
    .note = 背面用于单人游戏。
book-piece-stickers = 贴纸
    .note = 成员的编号和僧侣的十字。

book-piece-rival_board = 卡拉版图
book-piece-fate_tiles = 命运板块
    .note = 两组各3个，每组有一个羽毛笔。
book-piece-discs = 木质标记
    .note = 盖住未使用的扩展行动。
book-piece-solo_mass_card = 单人游戏概述卡
    .note = 游戏概述卡的背面。
book-piece-solo_wedding_card = 单人游戏婚礼概述卡
    .note = 婚姻概述卡的背面。
book-piece-third_pink = 粉色家族成员
    .note = 第三个，只用于婚姻扩展。

book-piece-inn_board = 酒馆与酿酒坊
book-piece-villager_cards = 村民卡
    .note = 使用其中30张；与港口一起玩时，四张会替换其他卡。
book-piece-beer_customers = 带酒杯的顾客板块
book-piece-beer = 啤酒
    .note = 这里数量不限。

book-piece-sea_board = 航海版图
book-piece-ships = 船
    .note = 每种颜色一艘，有三个船舱。
book-piece-captain_cards = 船长卡
    .note = 价格1、2、3枚金币的各五张。
book-piece-chests = 宝箱
book-piece-bales = 货包
    .note = 可可和茶叶各六包，供最多5名玩家使用。

book-piece-marriage_board = 婚姻版图
    .note = 包括仪式区和家庭小屋。
book-piece-pink_members = 粉色家族成员
book-piece-twelfth_members = 第12名家族成员
    .note = 每种颜色一个编号1。
book-piece-wedding_die = 四面骰
book-piece-seventh_plague = 瘟疫方块
    .note = 第7个。
book-piece-wedding_card = 婚姻概述卡
book-piece-bread = 面包
    .note = 这里数量不限。

book-piece-silver_goals = 银色目标卡
    .note = 一张需要酒馆，一张需要港口。
book-piece-gold_goals = 金色目标卡
    .note = 一张需要港口，另一张在使用港口时移除。

book-piece-star_customers = 带星星的顾客板块
