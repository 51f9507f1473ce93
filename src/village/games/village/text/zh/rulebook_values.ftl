### The tables of values: titles, columns, rows and words.

## Titles

book-values-editions = 各版本
book-values-start = 起始与上限
book-values-generations = 各代家族成员
book-values-compensation = 起始补偿
book-values-bag = 每轮放入绿色布袋的每色方块
book-values-spaces = 行动格上的方块
book-values-chronicle = 编年史与公墓的空格
book-values-harvest = 收获谷物
book-values-crafts = 工坊
book-values-mill = 磨坊
book-values-stalls = 市集摊位
book-values-market = 市集日
book-values-customers = 顾客
book-values-travel = 一次旅行
book-values-cities = 城市奖励
book-values-paths = 路线上的方块
book-values-travel_points = 旅行得分
book-values-council = 议会各阶级
book-values-council_costs = 议会的费用与特许行动
book-values-church = 教堂轨各阶级
book-values-church_costs = 教堂与弥撒
book-values-well = 水井
book-values-chronicle_points = 编年史得分
book-values-rival_members = 卡拉的家族
book-values-rival_ring = 卡拉的圆环与命运板块
book-values-rival_search = 卡拉寻找方块的顺序
book-values-rival_sections = 卡拉过世成员的类别
book-values-titles = 称号所需分数
book-values-titles_more = 使用扩展时称号增加的分数
book-values-inn_supply = 酒馆：增加的供应
book-values-inn = 酒馆：费用与设置
book-values-inn_cubes = 酒馆：增加的方块
book-values-inn_chronicle = 酒馆：增加的编年史与公墓空格
book-values-brewery = 酿酒坊
book-values-inn_customers = 带酒杯的顾客
book-values-villagers = 村民卡
book-values-windows = 打出村民卡的时机
book-values-port_supply = 港口：增加的供应
book-values-port_cubes = 港口：增加的方块
book-values-ship = 船
book-values-imports = 岛上的货包
book-values-wares = 可可与茶叶摊位
book-values-chests = 宝箱
book-values-burials = 海葬空格
book-values-burial_prestige = 海葬的声望分
book-values-sea = 大海
book-values-islands = 岛屿
book-values-captains = 船长
book-values-marriage_members = 婚姻：增加的家族成员
book-values-pink = 粉色人物、骰子与瘟疫
book-values-ranks = 仪式区的等级
book-values-dowry = 嫁妆与家庭小屋
book-values-smuggler = 与走私商的交易
book-values-bread_steps = 可用面包支付的晋升
book-values-marriage_cubes = 婚姻：增加的方块与编年史空格
book-values-marriage_solo = 婚姻与单人游戏
book-values-goal_points = 人生目标的分数
book-values-silver_goals = 银色目标卡
book-values-gold_goals = 金色目标卡
book-values-star_customers = 带星星的顾客

## Columns

book-column-value = 数值
book-column-players = { $n ->
        [1] 单人
       *[other] { $n }人
    }
book-column-generation = 第{ $n }代
book-column-cities = { $n ->
        [0] 无
       *[other] { $n }座城市
    }
book-column-stage = { $n ->
        [1] 第一阶级
        [2] 第二阶级
        [3] 第三阶级
       *[4] 第四阶级
    }
book-column-window = { $n ->
        [1] 第一阶级
        [2] 第二阶级
        [3] 第三阶级
       *[4] 第四阶级
    }
book-column-remembered = { $n ->
        [5] 5名以上
       *[other] { $n }名
    }
book-column-place = { $n }
book-column-goods = 产出
book-column-train = 训练时间
book-column-make = 制造时间
book-column-buy = 购买价格
book-column-yield = 每次产量
book-column-want = 需求
book-column-points = 声望分
book-column-prestige = 声望分
book-column-coins = 金币
book-column-cubes = 方块
book-column-cities-cubes = 自选方块
book-column-between = 起点与终点
book-column-price = 价格
book-column-captains-price = 价格（金币）
book-column-kind = 类型
book-column-windows = 打出时机
book-column-effect = 效果
book-column-count = 数量
book-column-next = 通往
book-column-hourglass = 沙漏
book-column-buys = 收购（声望分）
book-column-missions = 传教士的声望分
book-column-loads = 提供
book-column-free = 免费步数
book-column-captains-cubes = 之后每步的方块
book-column-any = 任意颜色方块
book-column-colour = 骰面
book-column-time = 时间

## Rows with a number

book-row-customers = 顾客{ $n }
book-row-paths = 路线{ $n }
book-row-inn_customers = 顾客{ $n }
book-row-chests = 第{ $n }种
book-row-ranks = 等级{ $n }
book-row-star_customers = 顾客{ $n }

## Rows

book-row-village-edition-cubes_per_colour = 每种颜色的影响力方块
book-row-village-edition-plague = 瘟疫方块
book-row-village-edition-grain = 谷物
book-row-village-edition-seats = 玩家人数
book-row-village-edition-ties = 平手时依次比较
book-row-village-edition-start_compensation = 起始补偿
book-row-village-members-start_coins = 起始金币
book-row-village-members-grain_limit = 农场的谷物上限
book-row-village-members-plague_time = 瘟疫方块花费的时间
book-row-village-life-lap = 时间轨一圈的格数
book-row-village-members-generations = 一个家族
book-row-village-members-start = 起始时在农场
book-row-village-compensation-grain = 第二顺位玩家：谷物
book-row-village-compensation-drawn_cubes = 第三顺位玩家：随机方块
book-row-village-compensation-chosen_cubes = 第四顺位玩家：自选方块
book-row-village-compensation-coins = 第五顺位玩家：额外金币
book-row-village-bag-per_colour = 每种颜色的方块
book-row-village-chronicle-graves = 公墓
book-row-village-harvest-grain = 谷物
book-row-village-harvest-with_horse = 有马匹和犁具
book-row-village-harvest-with_ox = 有牛只和犁具
book-row-village-mill-time = 时间
book-row-village-mill-grain = 支付的谷物
book-row-village-mill-coins = 获得的金币
book-row-village-market-stalls = 摊位
book-row-village-market-line = 排队格
book-row-village-market-cubes = 除开启者第一次外，每次服务的方块
book-row-village-market-time = 除开启者第一次外，每次服务的时间
book-row-village-travel-time = 时间
book-row-village-travel-wagon = 篷车
book-row-village-travel-scoring = 声望分
book-row-village-council-time = 进入所需时间
book-row-village-council-points = 游戏结束时的声望分
book-row-village-council-cubes = 进入或晋升：方块
book-row-village-council-scroll = 或卷轴
book-row-village-council-gift_cubes = 第二阶级特许行动：方块
book-row-village-council-gift_coin = 第四阶级特许行动：支付的金币
book-row-village-council-gift_prestige = 第四阶级特许行动：声望分
book-row-village-church-points = 游戏结束时的声望分
book-row-village-church-steps = 由此晋升所需谷物
book-row-village-church-time = 放入黑色布袋：时间
book-row-village-church-cubes = 或方块
book-row-village-church-majority = 多数的声望分
book-row-village-church-monks = 僧侣
book-row-village-church-drawn = 一次弥撒抽出的配件
book-row-village-church-price = 拿出一名成员的金币
book-row-village-well-cubes = 同色方块
book-row-village-chronicle_points-members = 声望分
book-row-solo-rival-beside = 版图旁
book-row-solo-rival-waiting = 在教堂等候
book-row-solo-ring-recesses = 凹槽
book-row-solo-ring-top = 上组：板块位于这些凹槽之后
book-row-solo-ring-bottom = 下组：板块位于这些凹槽之后
book-row-solo-fate-quills = 每组羽毛笔
book-row-solo-fate-blanks = 每组空白
book-row-solo-search-order = 顺时针
book-row-inn-solo-titles_plus = { expansion-inn }
book-row-port-solo-titles_plus = { expansion-port }
book-row-marriage-solo-titles_plus = { expansion-marriage }
book-row-goals-solo-titles_plus = { expansion-goals }
book-row-customers-solo-titles_plus = { expansion-customers }
book-row-inn-edition-cubes_per_colour = 每种颜色的影响力方块
book-row-inn-edition-grain = 谷物
book-row-inn-edition-seats = 玩家人数
book-row-inn-start-beer = 起始啤酒
book-row-inn-inn-place_time = 放置成员的时间
book-row-inn-inn-use_time = 使用酒馆的时间
book-row-inn-inn-stacks = 村民卡叠数
book-row-inn-inn-stack_size = 每叠村民卡
book-row-inn-solo-search_after = 工坊之后卡拉寻找
book-row-inn-bag-per_colour = 放入布袋的每色方块
book-row-inn-chronicle-graves = 公墓
book-row-inn-windows-names = 时机
book-row-port-edition-cubes_per_colour = 每种颜色的影响力方块
book-row-port-edition-grain = 谷物
book-row-port-bag-per_colour = 放入布袋的每色方块
book-row-port-ship-holds = 船舱
book-row-port-ship-return_time = 返航的时间
book-row-port-burials-spaces = 空格
book-row-port-burials-prestige = 声望分
book-row-marriage-members-generations = 一个家族
book-row-marriage-members-start = 起始时在农场
book-row-marriage-pinks-supply = 粉色人物
book-row-marriage-pinks-alone = 单人游戏的粉色人物
book-row-marriage-die-faces = 骰面
book-row-marriage-die-rolls = 一次婚礼的掷骰次数
book-row-marriage-die-rolls_alone = 单人游戏的掷骰次数
book-row-marriage-supply-plague = 增加的瘟疫方块
book-row-marriage-dowry-bread = 嫁妆中的面包
book-row-marriage-bliss-prestige = 家庭小屋中每名成员的分数
book-row-marriage-goods-chosen = 可选货物
book-row-marriage-smuggler-bread_time = 面包：支付的时间
book-row-marriage-smuggler-bread = 面包：获得的面包
book-row-marriage-smuggler-good_coins = 货物：支付的金币
book-row-marriage-smuggler-cubes_time = 方块：支付的时间，另付一个方块
book-row-marriage-smuggler-cubes = 方块：获得的方块
book-row-marriage-church-bread_steps = 由此阶级
book-row-marriage-bag-per_colour = 放入布袋的每色方块
book-row-marriage-chronicle-farm = 编年史的农场空格
book-row-marriage-solo-farm_spaces = 卡拉的过世成员归入农场
book-row-marriage-solo-search_after = 工坊之后卡拉寻找
book-row-goals-points-silver = 银色
book-row-goals-points-gold = 金色

## Words

book-word-customers = 服务过的顾客
book-word-living = 仍在世的成员
book-word-village = 村庄
book-word-once = 打出一次
book-word-end = 你的回合结束时
book-word-kind-end = 游戏结束时计分
book-word-begin = 你的回合开始时
book-word-dying = 你的成员要过世时
book-word-burial = 编年史中没有空格安放你的成员时
book-word-close = 市集日结束时
book-word-bag = 弥撒中拿出成员之前
book-word-promote = 弥撒中晋升之前
book-word-water = 海域
book-word-island = 岛屿
book-word-order-grain = { space-grain }
