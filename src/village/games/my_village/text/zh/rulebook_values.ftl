### The tables of values: titles, columns, rows and words.

## Titles

book-values-players = 按玩家人数
book-values-coins = 起始金币
book-values-board = 版图上的数值
book-values-play = 玩耍旗帜的旗值
book-values-steward = 管事处
book-values-steward_prices = 顾客的价格
book-values-crafts = 工坊
book-values-craft_cards = 工坊的旗值
book-values-fields = 农田与集会所
book-values-places = 农田卡与集会所卡
book-values-customers = 顾客
book-values-letters = 旅行：深色面
book-values-travel = 旅行：浅色面
book-values-churches = 教堂
book-values-windows = 花窗得分
book-values-monks = 僧侣
book-values-councils = 议会厅
book-values-council = 议会厅的收益

## Columns

book-column-value = 数值
book-column-players = { $n }人
book-column-seat = 第{ $n }位
book-column-windows = { $n }
book-column-cards = 卡牌
book-column-time = 时间
book-column-coin = 金币
book-column-good = 产出
book-column-white_time = 白旗时间
book-column-spaces = 格子
book-column-kind = 种类
book-column-banner = 旗值
book-column-count = 数量
book-column-prestige = 声望分
book-column-cost = 额外费用
book-column-customers-cost = 需求
book-column-either = 篷车或金币
book-column-letter = 字母
book-column-gray = 灰色费用
book-column-last = 结束旅行
book-column-churches-windows = 花窗
book-column-bonus = 奖励
book-column-amount = 数量

## Rows

book-row-play = 村庄版图{ $n }
book-row-steward_prices = { $n }
book-row-my_village-setup-white_dice = 白骰
book-row-my_village-setup-black_dice = 黑骰
book-row-my_village-setup-turns_per_round = 每位玩家一轮的回合数
book-row-my_village-setup-end_coffins = 终局所需棺木格
book-row-my_village-setup-rat_start = 老鼠起点到入侵格的格数
book-row-my_village-setup-round_limit = 游戏必定结束的轮数
book-row-my_village-setup-start_coins = 按顺序各玩家的金币
book-row-my_village-setup-seats = 玩家人数
book-row-my_village-setup-customer_display = 展示的顾客
book-row-my_village-life-clouds = 生命轨的云朵
book-row-my_village-life-start = 开始时已经过的云朵
book-row-my_village-life-black_die = 黑骰花费的时间
book-row-my_village-people-laborer_prestige = 每名短工的声望分
book-row-my_village-school-banner = 学校：旗值
book-row-my_village-school-time = 学校：放置村民的时间
book-row-my_village-school-right_story = 学校：右格后代的故事点
book-row-my_village-headman-time = 问号旗帜：时间
book-row-my_village-headman-coin = 村长：金币格的金币
book-row-my_village-headman-story = 村长：故事格的故事点
book-row-my_village-hand-banner = 手掌：旗值
book-row-my_village-hand-time = 手掌：时间
book-row-my_village-hand-story = 手掌：每轮增加的故事点
book-row-my_village-hand-prestige = 手掌：终局时的声望分
book-row-my_village-play-story = 玩耍旗帜：故事点
book-row-my_village-chronicle-story = 编年史：第一格与第二格的故事点
book-row-my_village-rat-faces = 老鼠骰的面数
book-row-my_village-rat-divisor = 老鼠入侵时故事点除以
book-row-my_village-steward-banner = 旗值
book-row-my_village-steward-monk_cards = 僧侣奖励最多可付费拿取的卡牌
book-row-my_village-field-coins = 农田：金币
book-row-my_village-field-plow_coins = 农田：有犁具时额外的金币
book-row-my_village-meeting-story = 集会所：故事点
book-row-my_village-meeting-tile = 2/12板块的旗值
book-row-my_village-field-cards-field = { card-field }
book-row-my_village-meeting-cards-meeting = { card-meeting }
book-row-my_village-church-cards-sanatory = { card-church-sanatory }
book-row-my_village-church-cards-cloister = { card-church-cloister }
book-row-my_village-church-cards-trading = { card-church-trading }
book-row-my_village-church-cards-travel = { card-church-travel }
book-row-my_village-monk-windows = 声望分
book-row-my_village-council-cards-monetary = { card-council-monetary }
book-row-my_village-council-cards-area = { card-council-area }
book-row-my_village-council-cards-population = { card-council-population }
book-row-my_village-council-cards-guild = { card-council-guild }
book-row-my_village-council-coins = 财政议会：金币
book-row-my_village-council-area_prestige = 区域议会：每张被标示种类卡牌的声望分
book-row-my_village-council-population_prestige = 人口议会：每名被标示职业村民的声望分

## Words

book-word-story = 故事点
