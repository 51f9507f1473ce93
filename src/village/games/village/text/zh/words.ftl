### Village: everything the program says except the rules.
### Goods have a form `.some` (with a number), places have `.at`, `.from` and `.to`, resting places have `.rest`.

## Colours

word-brown = 棕色
    .cube = 棕色方块
    .some = { $n }个棕色方块
word-green = 绿色
    .cube = 绿色方块
    .some = { $n }个绿色方块
word-orange = 橘色
    .cube = 橘色方块
    .some = { $n }个橘色方块
word-pink = 粉色
    .cube = 粉色方块
    .some = { $n }个粉色方块
word-plague = 瘟疫
    .cube = 瘟疫方块
    .some = { $n }个瘟疫方块

## Goods, grain, coins

word-scroll = 卷轴
    .some = { $n }个卷轴
word-wagon = 篷车
    .some = { $n }辆篷车
word-horse = 马匹
    .some = { $n }匹马
word-ox = 牛只
    .some = { $n }头牛
word-plow = 犁具
    .some = { $n }副犁具
word-grain = 谷物
    .some = { $n }袋谷物
word-coin = 金币
    .some = { $n }枚金币

## Action spaces

space-grain = 收获谷物
    .at = 收获谷物格上
    .from = 从收获谷物格
    .to = 到收获谷物格
space-family = 家庭
    .at = 家庭格上
    .from = 从家庭格
    .to = 到家庭格
space-crafts = 工坊
    .at = 工坊格上
    .from = 从工坊格
    .to = 到工坊格
space-market = 市集
    .at = 市集格上
    .from = 从市集格
    .to = 到市集格
space-travel = 旅行
    .at = 旅行格上
    .from = 从旅行格
    .to = 到旅行格
space-council = 议会
    .at = 议会格上
    .from = 从议会格
    .to = 到议会格
space-church = 教堂
    .at = 教堂格上
    .from = 从教堂格
    .to = 到教堂格
word-well = 水井

## Places of family members

word-reserve = 尚未诞生
word-bag = 黑色布袋
    .at = 黑色布袋中
    .from = 从黑色布袋
    .to = 到黑色布袋
word-farm = 农场
    .at = 农场上
    .from = 从农场
    .to = 到农场
word-wainwright = 轮匠坊
    .at = 轮匠坊中
    .from = 从轮匠坊
    .to = 到轮匠坊
word-stables = 畜舍
    .at = 畜舍中
    .from = 从畜舍
    .to = 到畜舍
word-office = 抄写室
    .at = 抄写室中
    .from = 从抄写室
    .to = 到抄写室
word-smithy = 铁匠铺
    .at = 铁匠铺中
    .from = 从铁匠铺
    .to = 到铁匠铺
word-mill = 磨坊
word-north1 = 北方第一城
    .at = 北方第一城中
    .from = 从北方第一城
    .to = 到北方第一城
word-north2 = 北方第二城
    .at = 北方第二城中
    .from = 从北方第二城
    .to = 到北方第二城
word-north3 = 北方第三城
    .at = 北方第三城中
    .from = 从北方第三城
    .to = 到北方第三城
word-south1 = 南方第一城
    .at = 南方第一城中
    .from = 从南方第一城
    .to = 到南方第一城
word-south2 = 南方第二城
    .at = 南方第二城中
    .from = 从南方第二城
    .to = 到南方第二城
word-south3 = 南方第三城
    .at = 南方第三城中
    .from = 从南方第三城
    .to = 到南方第三城
word-council1 = 议会第一阶级
    .at = 议会第一阶级上
    .from = 从议会第一阶级
    .to = 到议会第一阶级
word-council2 = 议会第二阶级
    .at = 议会第二阶级上
    .from = 从议会第二阶级
    .to = 到议会第二阶级
word-council3 = 议会第三阶级
    .at = 议会第三阶级上
    .from = 从议会第三阶级
    .to = 到议会第三阶级
word-council4 = 议会第四阶级
    .at = 议会第四阶级上
    .from = 从议会第四阶级
    .to = 到议会第四阶级
word-window1 = 教堂轨第一阶级
    .at = 教堂轨第一阶级上
    .from = 从教堂轨第一阶级
    .to = 到教堂轨第一阶级
word-window2 = 教堂轨第二阶级
    .at = 教堂轨第二阶级上
    .from = 从教堂轨第二阶级
    .to = 到教堂轨第二阶级
word-window3 = 教堂轨第三阶级
    .at = 教堂轨第三阶级上
    .from = 从教堂轨第三阶级
    .to = 到教堂轨第三阶级
word-window4 = 教堂轨第四阶级
    .at = 教堂轨第四阶级上
    .from = 从教堂轨第四阶级
    .to = 到教堂轨第四阶级

## Resting places

word-grave = 公墓
    .rest = 葬入公墓
word-gone = 移出游戏
    .rest = 移出游戏
word-chronicle-council = 编年史：议会
    .rest = 载入编年史（议会）
word-chronicle-crafts = 编年史：工坊
    .rest = 载入编年史（工坊）
word-chronicle-travel = 编年史：旅行
    .rest = 载入编年史（旅行）
word-chronicle-church = 编年史：教堂
    .rest = 载入编年史（教堂）
word-chronicle-farm = 编年史：农场
    .rest = 载入编年史（农场）

## Other words

word-pass = 跳过
word-monk = 僧侣
word-time = 时间
word-train = 训练
word-make = 制造
word-buy = 购买
word-2011 = 2011版
word-bigbox = 大盒版

## Score lines

line-travel = 旅行
line-council = 议会
line-church = 教堂
line-chronicle = 编年史
line-customers = 顾客
line-coins = 金币
line-prestige = 游戏中获得的声望分

## Questions

question-customer = 翻开下一位顾客。
question-hidden_customer = 抽取一位其他家族服务过的顾客。
question-start = 抽选起始玩家。
question-gift = 为第三顺位玩家抽取一个方块。
question-draw = 从绿色布袋中抽取一个方块。
question-turn = 拿取一个方块，或使用水井。
question-pay = 选择支付方式。
question-who = 选择要移动的家族成员。
question-train = 选择要训练的家族成员。
question-cube = 从供应区选择一个方块。
question-good = 选择一件货物。
question-harvest = 收获谷物，或放弃。
question-family = 生育后代，或召回一名家族成员。
question-crafts = 选择一座工坊：训练、制造或购买。
question-travel = 选择一次旅行。
question-council = 进入议会、晋升或停留。
question-church = 将一名家族成员放入黑色布袋：选择支付方式。
question-action = 选择一个行动。
question-make = 立即制造货物，或到此为止。
question-market = 服务一位顾客，或跳过。
question-fee = 以绿色方块或卷轴支付。
question-privilege = 选择一个特许行动。
question-death = 选择过世的家族成员。
question-buy = 从黑色布袋中拿出家族成员，或继续。
question-monk = 从黑色布袋中抽取一个配件。
question-promote = 让家族成员在教堂中晋升，或继续。

## Moves

move-customer = { $a }
move-hidden_customer = { $a }
move-start = { $who }
move-gift = { $a-cube }
move-draw = { $a-cube }
move-turn = { $a }：{ $b-cube }
move-turn-well-brown = 水井：以棕色方块支付
move-turn-well-green = 水井：以绿色方块支付
move-turn-well-orange = 水井：以橘色方块支付
move-turn-well-pink = 水井：以粉色方块支付
move-turn-well-coin = 水井：只以金币支付
move-who = 第{ $a }代家族成员
move-train = 第{ $a }代家族成员
move-cube = { $a-cube }
move-good = { $a }
move-harvest-pass = 不收获
move-harvest-reap = 收获谷物
move-family-pass = 放弃
move-family-birth = 生育后代
move-family-home = { $a-from }召回第{ $b }代成员
move-crafts-pass = 放弃
move-crafts-mill-make = 在磨坊以谷物换取金币
move-crafts-wainwright-train = 训练一名轮匠
move-crafts-wainwright-make = 制造篷车
move-crafts-wainwright-buy = 购买篷车
move-crafts-stables-train = 训练一名饲养员
move-crafts-stables-make = 饲养马匹或牛只
move-crafts-stables-buy = 购买马匹或牛只
move-crafts-office-train = 训练一名抄写员
move-crafts-office-make = 抄写卷轴
move-crafts-office-buy = 购买卷轴
move-crafts-smithy-train = 训练一名铁匠
move-crafts-smithy-make = 打造犁具
move-crafts-smithy-buy = 购买犁具
move-travel-pass = 不旅行
move-travel-send = 从农场{ $a-to }
move-travel-move = { $a-from }{ $b-to }
move-council-pass = 放弃
move-council-enter = 进入第一阶级
move-council-advance = { $a ->
        [2] 晋升到第二阶级
        [3] 晋升到第三阶级
       *[4] 晋升到第四阶级
    }
move-council-rest = 停留并执行一个特许行动
move-church-pass = 放弃
move-church-brown = 支付一个棕色方块
move-church-time = 支付时间
move-action-pass = 不行动
move-action = { $a }
move-make-pass = 到此为止
move-make-make = 立即制造
move-market-pass = 跳过本次市集日
move-market-stall = 服务{ $a }号摊位的顾客
move-fee-green = 绿色方块
move-fee-scroll = 一个卷轴
move-privilege-pass = 不执行特许行动
move-privilege-1 = 拿取戒指
move-privilege-2 = 自选方块
move-privilege-3 = 自选一件货物
move-privilege-4 = 以一枚金币换取声望分
move-death = { $a }：第{ $b }代成员
move-buy-pass = 不再拿出成员
move-buy = 第{ $a }代家族成员
move-monk-monk = 僧侣
move-monk = { $who }：第{ $a }代家族成员
move-promote-pass = 不再晋升
move-promote = { $a ->
        [1] 第{ $b }代成员：从教堂轨第一阶级晋升
        [2] 第{ $b }代成员：从教堂轨第二阶级晋升
       *[3] 第{ $b }代成员：从教堂轨第三阶级晋升
    }

## Events

event-action = { $who }选择行动：{ $space }。
event-birth = { $who }的家族诞生了一名第{ $generation }代成员。
event-bought = { $who }花费金币，从黑色布袋中拿出一名第{ $generation }代成员。
event-called = { $who }的一名第{ $generation }代成员被抽出，进入教堂。
event-coins = { $who }获得{ $amount }枚金币。
event-cube = { $who }获得{ $colour-some }。
event-customer = 一位顾客到来：{ $customer }。
event-death = { $who }在{ $place-at }的一名第{ $generation }代成员过世，{ $rest-rest }。
event-decline = { $who }放弃行动。
event-idle = { $who }在那里无法执行行动。
event-draw = 抽出{ $colour-some }，放{ $space-to }。
event-endow = { $who }支付{ $coins }枚金币，获得{ $amount }声望分。
event-gift_grain = { $who }获得{ $amount }袋谷物作为起始补偿。
event-good = { $who }获得{ $good-some }。
event-harvest = { $who }收获{ $amount }袋谷物。
event-home = { $who }{ $place-from }召回一名第{ $generation }代成员。
event-last_turn = { $who }进行最后一个回合。
event-majority = { $who }在教堂中领先，获得{ $amount }声望分。
event-market_day = { $who }开启市集日。
event-market_end = 市集日结束。
event-market_pass = { $who }跳过本次市集日。
event-marker = { $who }在{ $place }放置一个标记。
event-mass = 举行弥撒，由{ $who }开始。
event-mill = { $who }在磨坊以{ $grain }袋谷物换取{ $coins }枚金币。
event-monk = 从黑色布袋中抽出一名僧侣。
event-move_up = 一位顾客补上{ $stall }号摊位：{ $customer }。
event-over = 游戏结束。
event-pay = { $who }支付{ $payment }。
event-pay_grain = { $who }支付{ $amount }袋谷物。
event-pay_scroll = { $who }支付1个卷轴。
event-pay_wagon = { $who }支付1辆篷车。
event-prestige = { $who }获得{ $amount }声望分。
event-promote = { $who }支付{ $grain }袋谷物，让一名第{ $generation }代成员晋升{ $place-to }。
event-rest = { $who }在议会停留，执行一个特许行动。
event-ring = { $who }拿取戒指，将成为下一轮的起始玩家。
event-round = 第{ $round }轮开始，起始玩家是{ $who }。
event-serve = { $who }服务{ $stall }号摊位的顾客：{ $customer }。
event-start = { $who }是起始玩家。
event-take = { $who }{ $space-from }拿取{ $colour-some }。
event-time = { $crossings ->
        [0] { $who }花费{ $amount }点时间。
        [1] { $who }花费{ $amount }点时间，过桥。
       *[other] { $who }花费{ $amount }点时间，过桥{ $crossings }次。
    }
event-trigger = { $who }触发游戏结束，接下来是最后的回合。
event-walk = { $who }将一名第{ $generation }代成员{ $origin-from }移动{ $place-to }。
event-well = { $who }使用水井。

## Reasons why a move is not possible

why-barn-full = 你的农场放不下更多谷物了。
why-bought-out = 本次弥撒不能再拿出更多成员。
why-impossible-action = 你现在无法执行这个行动：{ $a }。
why-must-act = 现在不能放弃，必须执行行动。
why-must-use = 选择停留后，必须执行一个特许行动。
why-no-coin = 你的金币不足。
why-no-cube = 你的{ $a-cube }不足。
why-no-cube-there = { $a-at }没有{ $b-cube }。
why-no-cube-left = { $a-at }已没有方块。
why-no-cubes = 你的方块和金币不足。
why-no-fee = 你没有卷轴，绿色方块和金币也不足。
why-no-grain = 你需要{ $a }袋谷物。
why-no-grain-left = 供应区没有谷物了。
why-no-green = 你没有可用于这次服务的绿色方块或金币。
why-no-member = 你在{ $b-at }没有第{ $a }代成员。
why-no-privilege = 你能执行的特许行动现在都毫无收益。
why-no-wagon = 你没有篷车。
why-no-member-home = 你的农场上没有家族成员。
why-no-member-in-council = 你在议会中没有家族成员。
why-no-member-there = 你在{ $a-at }没有家族成员。
why-no-member-trained = 你在{ $a-at }没有受过训练的家族成员。
why-not-in-bag = 布袋中没有这个配件。
why-not-in-pile = 板块堆中没有这位顾客。
why-not-in-stock = 你没有这位顾客想要的东西：{ $a }。
why-not-made-here = 在这里得不到{ $a }。
why-older-first = 必须先有一名第{ $a }代成员过世。
why-other-price = 这不是现在要支付的费用。
why-reserve-empty = 你的家族成员都已诞生。
why-ring-taken = 戒指已被拿走。
why-same-colour = 两个方块必须颜色不同，你已经拿了{ $a-cube }。
why-stage-too-high = { $a ->
        [2] 你还没有家族成员达到第二阶级，不能执行它的特许行动。
        [3] 你还没有家族成员达到第三阶级，不能执行它的特许行动。
       *[4] 你还没有家族成员达到第四阶级，不能执行它的特许行动。
    }
why-stall-empty = { $a }号摊位没有顾客。
why-start-named = 本桌已指定起始玩家。
why-supply-bare = 供应区中没有方块了。
why-supply-empty = 供应区中没有{ $a-cube }了。
why-too-far-away = 不能从那里召回成员。
why-well-coins = 只用金币支付水井需要{ $a }枚金币。
why-well-dry = 以{ $a-cube }支付水井需要{ $b }个，除一个以外都可以用金币代替。

## Options of a table

option-different_cubes = 议会特许行动的两个方块必须颜色不同。
option-first_player = 起始玩家；不指定则随机决定。
option-hidden_customers = 服务过的顾客面朝下放置：其他玩家只能看到数量，看不到内容。
option-start_compensation = 顺位靠后的玩家获得少量补偿。

## 行动的理由：比另一行动多出什么，或少了什么（`.less`）

reason-line-customers = 服务一位价值{ $n }分的顾客（{ $what }）
    .less = 没有服务价值{ $n }分的顾客（{ $what }）
reason-servable = 存货够服务一位价值{ $n }分的顾客（{ $what }）
    .less = 存货不再够服务价值{ $n }分的顾客（{ $what }）
reason-time = 多花{ $n }点时间
    .less = 少花{ $n }点时间
reason-members = 多{ $n }名在世的家族成员
    .less = 少{ $n }名在世的家族成员
reason-council = 议会中多{ $n }名成员，可用特权
    .less = 议会中少{ $n }名成员
reason-church = 教堂轨上多{ $n }名成员
    .less = 教堂轨上少{ $n }名成员
reason-bag = 黑袋中多{ $n }名成员等待下次弥撒
    .less = 黑袋中少{ $n }名成员等待下次弥撒
reason-trained = { $what-at }多{ $n }名受过训练的成员
    .less = { $what-at }少{ $n }名受过训练的成员
reason-ring = 成为下一轮的起始玩家
    .less = 不是下一轮的起始玩家
reason-grain = 多{ $n }袋谷物
    .less = 少{ $n }袋谷物
reason-cubes = 多{ $n }个方块
    .less = 少{ $n }个方块
reason-good = 多{ $some }
    .less = 少{ $some }
