### My Village: all texts of the game except rules and cards.
### Things have a form `.some` (with a number), places `.from`, banners `.beside`, people `.the`.

## Dice

word-white1 = 白骰1
word-white2 = 白骰2
word-white3 = 白骰3
word-white4 = 白骰4
word-white5 = 白骰5
word-white6 = 白骰6
word-black1 = 黑骰1
word-black2 = 黑骰2
word-black3 = 黑骰3
word-black4 = 黑骰4
word-black5 = 黑骰5
word-black6 = 黑骰6

## Goods and coins

word-horse = 马匹
    .some = { $n }匹马
word-beer = 啤酒
    .some = { $n }杯啤酒
word-plow = 犁具
    .some = { $n }副犁具
word-scroll = 卷轴
    .some = { $n }个卷轴
word-wagon = 篷车
    .some = { $n }辆篷车
word-any = 任意货物
    .some = { $n }件任意货物
word-wild = 万能货物
    .some = { $n }件万能货物
word-covered = 面朝下的顾客
word-coin = 金币
    .some = { $n }枚金币
word-coins = 金币
word-time = 时间
    .some = { $n }点时间

## Villagers

word-abbot = 修道院长
    .the = 修道院长
word-councilman = 议员
    .the = 议员
word-traveller = 旅行者
    .the = 旅行者
word-craftsman = 工匠
    .the = 工匠
word-merchant = 商人
    .the = 商人

## Banners and places of a village

word-school = 学校
    .beside = 学校旁
word-play = 玩耍
    .beside = 玩耍旗帜旁
word-stables = 畜舍
    .beside = 畜舍旁
    .from = 从畜舍
word-brewery = 酿酒坊
    .beside = 酿酒坊旁
    .from = 从酿酒坊
word-smithy = 铁匠铺
    .beside = 铁匠铺旁
    .from = 从铁匠铺
word-office = 抄写室
    .beside = 抄写室旁
    .from = 从抄写室
word-wainwright = 轮匠坊
    .beside = 轮匠坊旁
    .from = 从轮匠坊
word-field1 = 1号农田
    .beside = 1号农田旁
    .from = 从1号农田
word-field2 = 2号农田
    .beside = 2号农田旁
    .from = 从2号农田
word-field3 = 3号农田
    .beside = 3号农田旁
    .from = 从3号农田
word-field4 = 4号农田
    .beside = 4号农田旁
    .from = 从4号农田
word-field5 = 5号农田
    .beside = 5号农田旁
    .from = 从5号农田
word-field6 = 6号农田
    .beside = 6号农田旁
    .from = 从6号农田
word-field7 = 7号农田
    .beside = 7号农田旁
    .from = 从7号农田
word-field8 = 8号农田
    .beside = 8号农田旁
    .from = 从8号农田
word-council = 议会厅
    .beside = 议会厅旁
word-meeting = 集会所
    .beside = 集会所上
word-guild = 行会议会
    .from = 从行会议会
word-hand = 起始玩家手掌
word-steward = 管事处
word-headman = 村长
word-2015 = 我的村庄（2015）
word-left = 左格
word-right = 右格

## The headman's path

space-house = 主屋
    .at = 在主屋
    .to = 回到主屋
space-coin = 金币格
    .at = 在金币格
    .to = 移动到金币格
space-story = 故事格
    .at = 在故事格
    .to = 移动到故事格

## Letters of the journey

word-a = A
word-b = B
word-c = C
word-d = D
word-e = E

## Marks of the area council

mark-travel = 旅行卡
mark-craft = 工坊
mark-customer = 已服务的顾客
mark-church = 教堂和僧侣
mark-field = 农田
word-mark-travel = 标示：{ mark-travel }
word-mark-craft = 标示：{ mark-craft }
word-mark-customer = 标示：{ mark-customer }
word-mark-church = 标示：{ mark-church }
word-mark-field = 标示：{ mark-field }
word-mark-abbot = 标示：{ word-abbot }
word-mark-councilman = 标示：{ word-councilman }
word-mark-traveller = 标示：{ word-traveller }
word-mark-craftsman = 标示：{ word-craftsman }
word-mark-merchant = 标示：{ word-merchant }

## Score lines

line-church = 教堂
line-windows = 花窗
line-council = 议会
line-fields = 农田
line-travel = 旅行
line-customers = 顾客
line-house = 主屋
line-laborers = 短工
line-hand = 手掌

## Questions

question-board = 随机分发一块村庄版图。
question-monk = 随机翻开下一名僧侣。
question-reveal = 随机翻开下一位顾客。
question-hidden_customer = 抽取一位其他村庄服务过的顾客。
question-roll = 掷一颗骰子。
question-dice = 拿取两颗骰子。
question-value = 选择你的旗值。
question-change = 选择如何改变骰子。
question-banner = 启动一面旗帜。
question-white = 再启动一面白旗，或到此为止。
question-fare = 用篷车或金币支付旅费。
question-fare-a = 用篷车或金币支付旅行A的旅费。
question-fare-b = 用篷车或金币支付旅行B的旅费。
question-fare-c = 用篷车或金币支付旅行C的旅费。
question-fare-d = 用篷车或金币支付旅行D的旅费。
question-fare-e = 用篷车或金币支付旅行E的旅费。
question-pay = 选择货物从哪里支付，顺序不限。
question-customer = 拿取顾客，顺序不限。
question-school = 选择学校的行动。
question-headman = 移动村长。
question-tile = 将2/12板块放到一面白旗旁。
question-mark = 选择议会厅标示什么。
question-plow = 选择放到农田上的犁具。
question-plow-smithy = 铁匠铺已满。选择一块农田，放上其中一副犁具。
question-journey = 随机翻开一张旅行卡。
question-redraw = 将旅行卡加入村庄，或放回。
question-death = 选择过世的村民。
question-laborer = 选择短工的职业。
question-rat = 掷老鼠骰。
question-avoid = 要避免老鼠造成的故事点损失吗？

## Moves

move-board = { $a }号村庄版图
move-monk = { $a }
move-reveal = { $a }
move-hidden_customer = { $a }
move-roll = { $a }
move-dice = { $a }和{ $b }
move-value = 旗值{ $a }
move-change-markers0 = 只用金币
move-change-markers1 = 用集会所的一个标记
move-change-markers2 = 用集会所的两个标记
move-banner-church-sanatory = { card-church-sanatory }
move-banner-church-cloister = { card-church-cloister }
move-banner-church-trading = { card-church-trading }
move-banner-church-travel = { card-church-travel }
move-banner-monk-quill = { word-monk-quill }
move-banner-monk-goblet = { word-monk-goblet }
move-banner-monk-rosary = { word-monk-rosary }
move-banner-council-monetary = { card-council-monetary }
move-banner-council-area = { card-council-area }
move-banner-council-population = { card-council-population }
move-banner-council-guild = { card-council-guild }
move-banner-meeting = 新的集会所
move-banner-field = 新的农田
move-banner-travel-a = { word-travel-a }
move-banner-travel-b = { word-travel-b }
move-banner-travel-c = { word-travel-c }
move-banner-travel-d = { word-travel-d }
move-banner-travel-e = { word-travel-e }
move-banner-craft-stables1 = { word-craft-stables1 }
move-banner-craft-stables2 = { word-craft-stables2 }
move-banner-craft-stables3 = { word-craft-stables3 }
move-banner-craft-stables4 = { word-craft-stables4 }
move-banner-craft-brewery1 = { word-craft-brewery1 }
move-banner-craft-brewery2 = { word-craft-brewery2 }
move-banner-craft-brewery3 = { word-craft-brewery3 }
move-banner-craft-brewery4 = { word-craft-brewery4 }
move-banner-craft-smithy1 = { word-craft-smithy1 }
move-banner-craft-smithy2 = { word-craft-smithy2 }
move-banner-craft-smithy3 = { word-craft-smithy3 }
move-banner-craft-smithy4 = { word-craft-smithy4 }
move-banner-craft-office1 = { word-craft-office1 }
move-banner-craft-office2 = { word-craft-office2 }
move-banner-craft-office3 = { word-craft-office3 }
move-banner-craft-office4 = { word-craft-office4 }
move-banner-craft-wainwright1 = { word-craft-wainwright1 }
move-banner-craft-wainwright2 = { word-craft-wainwright2 }
move-banner-craft-wainwright3 = { word-craft-wainwright3 }
move-banner-craft-wainwright4 = { word-craft-wainwright4 }
move-banner-hand = 拿取手掌
move-banner-steward = { word-steward }
move-banner-headman = 问号：移动村长
move-banner-white = 白旗：{ $a }
move-white-done = 到此为止
move-white = { $a }
move-fare-wagon = 篷车
move-fare-coins = 金币
move-pay = { $a }
move-customer-done = 不再拿取顾客
move-customer = { $a }
move-school-none = 什么都不做
move-school-new = 新后代放到左格
move-school-shift = 后代移到右格
move-school-left = 左格后代成为{ $a }
move-school-right = 右格后代成为{ $a }
move-headman-stay = 留在原地
move-headman-house = 回到主屋
move-headman-coin = 到金币格
move-headman-story = 到故事格
move-tile-stay = 留在原处
move-tile = { $a-beside }
move-mark = { $a }
move-plow-no = 不放
move-plow-smithy = 铁匠铺的犁具
move-plow-to = 将铁匠铺的犁具放到{ $a }
move-plow = 将万能货物放到{ $a }
move-journey = { $a }
move-redraw-no = 加入村庄
move-redraw-yes = 另拿一张
move-redraw-pass = 放回
move-death = { $a }
move-laborer = { $a }
move-rat = { $a }格
move-avoid-no = 否，失去故事树上一半的故事点
move-avoid-yes = 是，盖住教堂的一格

## Events

event-avoid = { $who }盖住疗养教堂的一格，没有损失。
event-banner = { $who }启动黑旗：{ $banner }。
event-board = { $who }获得{ $board }号村庄版图。
event-chronicle = { $who }的{ $profession-the }过世，载入编年史。
event-coins = { $who }获得{ $amount }枚金币。
event-customer = 一位顾客到来：{ $customer }。
event-dice = { $who }拿取{ $die }和{ $other }。
event-fare = { $who }选择支付旅费的方式：{ $fare }。
event-good = { $who }生产{ $good-some }。
event-grave = { $who }的{ $profession-the }过世，葬入公墓。
event-hand = { $who }拿取手掌和上面的{ $amount }个故事点，将成为下一轮的起始玩家。
event-headman = { $who }的村长{ $step-to }。
event-headman_stay = { $who }的村长留在原地。
event-invasion = 老鼠入侵村庄！
event-journey = { $who }翻开{ $journey }。
event-kept = { $who }保留{ $journey }。
event-laborer = { $who }没有村民了，拿取一名短工：{ $profession }。
event-lost = 老鼠入侵使{ $who }失去{ $amount }个故事点。
event-mark = { $who }的议会厅标示：{ $mark }。
event-marker = { $who }在集会所放置一个标记。
event-market = { $who }将{ $customer }带到市集。
event-monk = 僧侣牌堆翻开新的一张：{ $monk }。
event-over = 游戏结束。
event-pay = { $who }{ $place-from }支付{ $unit-some }。
event-plow = { $who }将铁匠铺的犁具放到{ $field }号农田。
event-put_back = { $who }放回{ $journey }。
event-rat = { $distance ->
        [0] 老鼠前进{ $pips }格，到达入侵格。
       *[other] 老鼠前进{ $pips }格，还剩{ $distance }格。
    }
event-roll = 掷出{ $die }。
event-round = 第{ $round }轮开始，起始玩家是{ $who }。
event-saved = { $who }将{ $amount }个故事点从故事树带回主屋。
event-school_new = { $who }的一名后代入学。
event-school_none = { $who }的学校里什么也没有发生。
event-school_shift = { $who }的一名后代在学校移到右格。
event-serve = { $who }服务{ $customer }。
event-spend = { $who }支付{ $amount }枚金币。
event-story = { $who }获得{ $amount }个故事点。
event-tile = { $who }将2/12板块放到{ $white-beside }。
event-tile_stays = { $who }让2/12板块留在原处。
event-time = { $passed ->
        [0] { $who }花费{ $amount }点时间。
       *[other] { $who }花费{ $amount }点时间并过桥，死神移到时间标记上。
    }
event-value = { $who }的旗值是{ $value }{ $coins ->
        [0] {""}
       *[other] ，花费{ $coins }枚金币
    }{ $markers ->
        [0] {""}
       *[other] ，用去集会所的{ $markers }个标记
    }。
event-villager = { $who }的一名后代成为{ $profession }。
event-white = { $who }启动白旗：{ $white }。
event-wild = { $who }生产1件万能货物。
event-wild_plow = { $who }将万能货物作为犁具放到{ $field }号农田。
event-window = { $who }将{ $monk }加入村庄：一扇花窗。

## Reasons why a move is not possible

why-board-given = 这块村庄版图已经分发。
why-cannot-pay = 你付不起全部费用。
why-choose-field = 铁匠铺已满：请为它的一副犁具选择农田，或选择不放。
why-first-turn = 一轮的第一个回合不能拿取手掌。
why-free-move = 学校里还可以免费移动后代，因此不能放弃。
why-gone = 展示区已经没有了。
why-hand-down = 本轮手掌已经被拿取。
why-have-chamber = 你已经有议会厅。
why-have-church = 你已经有教堂。
why-have-meeting = 你已经有集会所。
why-have-one = 你已经有这种工坊：{ $a }。
why-headman-moves = 村长必须移动，只有在金币格才能留在原地。
why-journey-over = 你的旅程已经到达终点。
why-last-of-letter = 该字母没有其他卡牌了。
why-place-tile = 板块必须放到一面旗帜旁。
why-marked = 已经标示：{ $a }。
why-no-bare-field = 只能选择没有犁具的农田，{ $a }不是。
why-no-church = 你要先有教堂，才能将僧侣加入村庄。
why-no-customers = 展示区没有顾客。
why-no-descendant = 学校里这一格没有后代：{ $a }。
why-no-effect = 现在启动没有效果：{ $a }。
why-no-fare = 你付不起{ $a }枚金币和其余费用。
why-no-good-there = 那里没有可用来支付的货物：{ $a }。
why-no-marker = 你的集会所没有那么多标记。
why-no-plow = 你的铁匠铺没有犁具。
why-no-shift = 你的学校里没有后代能从左格移到右格。
why-no-such-die = 骰池中没有这颗骰子：{ $a }。
why-no-travel-church = 需要旅行教堂才能另拿一张。
why-no-wagon = 你没有篷车，也没有可代替的万能货物。
why-no-wild-good = 你的行会议会上没有万能货物。
why-no-window = 你的教堂花窗已满。
why-not-active = 区域未启用，缺少村民：{ $a }。
why-not-in-display = 不在展示区：{ $a }。
why-not-in-stack = 不在这叠牌中：{ $a }。
why-not-there = 你没有这名村民：{ $a }。
why-not-yours = 你的村庄没有这面旗帜：{ $a }。
why-one-step = 村长一步走不到那里，他{ $a-at }。
why-opens-nothing = 用旗值{ $a }只能启动问号旗帜。
why-other-chamber = 你的议会厅没有这一格。
why-other-colour = 这颗骰子是另一种颜色。
why-other-field = 犁具要放到另一块农田：{ $a }。
why-other-good = 其余费用不包括：{ $a }。
why-other-letter = 你旅程的下一个字母是{ $a }。
why-other-value = 这面旗帜不符合你的旗值{ $a }。
why-same-field = { $a }与编号更小的一块农田状态相同，请选那一块。
why-school-left-filled = 学校的左格已有后代。
why-space-taken = 你已经有这名村民：{ $a }。
why-tile-there = 板块已经在那里：{ $a }。
why-too-expensive = 要达到旗值{ $a }，你需要{ $b }枚金币或集会所的标记。
why-used = 这面旗帜本回合已经启动：{ $a }。
why-waste = 可以用更少的标记得到这个旗值，也不用多花金币。
why-wild-only = 已满的行会议会送出的是万能货物，不是铁匠铺的犁具。

## Table options

option-hidden_customers = 已服务的顾客面朝下：其他玩家只能看到数量，看不到是哪些。

## 行动的理由：比另一行动多出什么，或少了什么（`.less`）

reason-line-customers = 服务{ $what }，得{ $n }分
    .less = 没有服务{ $what }，少得{ $n }分
reason-servable = 货物够服务{ $what }（{ $n }分）
    .less = 货物不再够服务{ $what }（{ $n }分）
reason-villager = { $what }在场
    .less = { $what }不在场
reason-pupils = 学校中多{ $n }名后代
    .less = 学校中少{ $n }名后代
reason-time = 多花{ $n }点时间
    .less = 少花{ $n }点时间
reason-coins = 多{ $n }枚金币
    .less = 少{ $n }枚金币
reason-story = 故事树上多{ $n }点故事点
    .less = 故事树上少{ $n }点故事点
reason-plow = 田地上多{ $n }把犁
    .less = 田地上少{ $n }把犁
reason-good = 多{ $some }
    .less = 少{ $some }
reason-window = 教堂多{ $n }扇窗
    .less = 教堂少{ $n }扇窗
