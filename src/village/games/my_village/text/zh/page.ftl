### 网页上除版图外关于本游戏的文字。

## 首页

page-called = 我的村庄
page-title = 自己的村庄
page-lead = 拿取两颗骰子，组成旗值，启动相同数值的旗帜。时间流逝，村民过世，只有带回家的故事才不怕老鼠。

## 新的一桌

page-edition-2015 = 目前唯一的版本，2至4人。

## 游戏中

page-round = 第{ $round }轮

## 计分

page-part-windows = { $n }扇花窗
page-part-house = 主屋的故事点
page-part-laborers = { $n }名短工

## 结束与回顾

page-course-note = 下方的数字是轮次，每条线表示如果游戏在那时结束，一个村庄的得分。
page-to-round = 前往某一轮

## 三步了解游戏

page-how-1 = 拿取两颗骰子
page-how-1-note = 点数之和就是你的旗值，金币和标记可以改变它；黑骰消耗时间。
page-how-2 = 启动旗帜
page-how-2-note = 黑旗为村庄带来一张卡牌；白旗让自己的卡牌运作，凡符合旗值者皆可启动。
page-how-3 = 把故事带回家
page-how-3-note = 标记过桥时一名村民过世，老鼠逼近。它会吃掉树上的故事，主屋里的才安全。

## 主版图

page-jump-display = 主版图
page-jump-villages = 村庄
page-area-religion = 宗教
page-area-council = 议会
page-area-crafts = 工艺
page-area-travel = 旅行
page-area-field = 农田
page-area-hand = 手掌
page-area-market = 管事处与顾客
page-area-fate = 编年史、公墓与老鼠
page-about-religion = 每个村庄一座教堂，再以僧侣添花窗；修道院长须在场。
page-about-council = 每个村庄一间议会和一处集会所；议员须在场。
page-about-crafts = 每个村庄每种建筑一座；工匠须在场。小旗表示剩余的卡牌。
page-about-travel = 从A到E，每个字母一张；旅行者须在场。
page-about-field = 农田数量不限，无需村民在场。
page-about-hand = 获得其上的故事点，并成为下一轮的起始玩家。
page-about-market = 顾客由此进入你的市集；服务他们需要商人和货物。
page-about-fate = 亡者载入编年史或葬入公墓，随后老鼠向村庄前进。
page-about-school = 学校：后代将成为村民。
page-about-play = 游戏：无需费用获得1个故事点。
page-about-headman = 问号：任何旗值皆可，花费1时间让村长走一步。
page-pool = 可拿的骰子
page-tray = 已拿的骰子
page-supply = 公共供应
page-no-dice = 本轮没有骰子了。
page-values = 旗值：花费与可启动的旗帜
page-value = 旗值{ $value }
page-value-opens = 可启动{ $what }
page-all-gone = 已无
page-free = 免费
page-no-customers = 无人等候。
page-tick-customers = 按任意顺序点选想要的顾客。
page-take-customers = 拿取这{ $n }位顾客：{ $costs }
page-customers-left = 牌堆中还有{ $n }位顾客
page-chronicle-told = 编年史与公墓：{ $n }具棺木，共{ $end }具
page-graves = { $n }座坟墓
page-coffins = 具棺木后结束
page-rat-told = 老鼠还有{ $n }格远。
page-hand-palm = { $who }的手掌朝上，有{ $n }个故事点。
page-hand-back = { $who }本轮已拿取手掌。
page-has-hand = 持有起始玩家手掌

## 村庄

page-would-score = 若现在结束的得分
page-life = 生命轨：第{ $n }朵云，共{ $clouds }朵，之后是桥
page-present = { $who }：在场
page-absent-villager = { $who }：不在场
page-school = 学校：左{ $left }，右{ $right }
page-path-house = 主屋：树上的故事转为安全
page-path-coin = 金币格：1枚金币
page-path-story = 故事格：3个故事点
page-served = 已服务{ $n }位顾客，{ $points }声望
page-no-cards = 尚无卡牌
page-store-coin = { $n }枚金币
page-store-story = 故事树上{ $n }个故事点
page-store-house = 主屋里{ $n }个故事点
page-store-laborer = { $n }名短工
page-white-banners = 自己村庄的白旗
page-words-villagers = 村民
page-words-headman = 村长
page-words-cards = 卡牌
page-words-goods = 货物
page-words-market = 市集
page-words-served = 已服务

## 卡牌说明

page-card-close = 放回卡牌
page-card-any-value = 任何旗值
page-card-value = 旗值{ $a }
page-card-values = 旗值{ $a }或{ $b }
page-card-costs = 花费{ $what }
page-card-or = 或以{ $what }代替最后一项
page-card-wants = 想要{ $what }
page-card-gray = 下一段旅行另付{ $what }
page-card-window = 多一扇花窗
page-card-white = { $n ->
    [0] 白旗不花费时间
   *[other] 白旗花费{ $n }时间
}
page-card-last = 旅程到此为止
page-card-worth = 结束时{ $n }声望
page-card-each = 结束时每个{ $n }声望
page-card-stack = 翻开一张此字母的旅行卡
page-card-steward = 将1至4位顾客带到你的市集
page-bonus-story = 一次：{ $n }个故事点
page-bonus-headman = 一次：花费1时间让村长走一步
page-bonus-school = 学校，{ $n }次
page-bonus-steward = 一次：从管事处拿取至多2位顾客

## 后果预览

page-chip-value = 旗值{ $value }
page-chip-time = { $n }时间
page-chip-bridge = 过桥：一名村民将过世
page-chip-some-story = { $n }个故事点
page-chip-some-house = 主屋{ $n }点
page-chip-some-marker = { $n }个标记
page-chip-some-wild = { $n }个万能货物
page-chip-avoid = 免于鼠患
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
page-chip-school_shift = 后代移到右边
page-chip-serve = 服务{ $customer }
page-chip-tile = 2/12板块放到{ $white-beside }
page-chip-villager = 新村民：{ $profession }
page-chip-window = 一扇花窗
page-chip-invasion = 老鼠入侵
page-chip-over = 随后游戏结束
page-many-roll = 掷出全部{ $n }颗骰子。
page-many-customer = { $n }位顾客到来。

## 结束

page-story = 村庄的故事
page-tale-none = 记录中没有这个村庄的事迹。
page-lot-villagers = { $n }名村民
page-lot-chronicle = { $n }人载入编年史
page-lot-graves = { $n }人葬入公墓
page-lot-monks = { $n }名僧侣
page-lot-travel = { $n }段旅行
page-lot-customers = 服务{ $n }位顾客
page-lot-house = 带回{ $n }个故事点

# 填写数字时，其键名中的词。
page-key-cards = 卡牌
page-key-customer = 顾客
page-key-banner = 旗帜
page-key-prestige = 声望
page-key-travel = 旅行
page-key-monk = 僧侣
page-key-white_time = 白旗时间
page-key-cost = 费用
page-key-craft = 工坊
page-key-church = 教堂
page-key-dark = 深色
page-key-spaces = 格位
page-key-kinds = 种类
page-key-amount = 数量
page-key-prices = 价格
page-key-windows = 花窗
page-key-setup = 设置
page-key-gray = 灰色
page-key-either = 二选一
page-key-banners = 旗帜
page-key-story = 故事
page-key-start_coins = 起始金币
page-key-life = 生命
page-key-end_coffins = 结束所需棺材
page-key-rat_start = 老鼠起点
page-key-chronicle = 编年史
page-key-count = 数量
page-key-tile = 板块
page-key-plow_coins = 犁具金币
page-key-black_die = 黑色骰子
page-key-clouds = 云
page-key-start = 起始
page-key-people = 居民
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
page-key-area_prestige = 标示种类每张卡牌的声望
page-key-population_prestige = 每名标示村民的声望
page-key-laborer_prestige = 每名短工的声望
page-key-right_story = 右侧位置的故事点
