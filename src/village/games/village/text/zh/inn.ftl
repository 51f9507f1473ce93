### Village: the Inn. Words first, then the cards and the rules.

## Words

expansion-inn = 酒馆
line-villagers = 村民卡

word-beer = 啤酒
    .some = { $n }杯啤酒
space-inn = 酒馆
    .at = 酒馆格上
    .from = 从酒馆格
    .to = 到酒馆格
word-inn = 酒馆
    .at = 酒馆中
    .from = 从酒馆
    .to = 到酒馆
word-brewery = 酿酒坊
    .at = 酿酒坊中
    .from = 从酿酒坊
    .to = 到酿酒坊

question-inn = 将一名家族成员放到酒馆，或放弃。
question-cycle = 使用酒馆：将一叠的顶牌置底，或到此为止。
question-villager = 购买一张可见的村民卡，或不购买。
question-reveal = 翻开一张村民卡。
question-window = 打出一张村民卡，或继续。
question-window-begin = 在你的回合开始前打出一张村民卡，或继续。
question-window-end = 你的行动已完成：打出一张村民卡，或结束回合。
question-window-dying = 你的一名家族成员即将过世。先打出一张村民卡，或继续。
question-window-burial = 编年史中没有空格安放过世的成员。打出一张村民卡，或继续。
question-window-close = 市集日结束了。打出一张村民卡，或继续。
question-window-bag = 从黑色布袋拿出成员之前：打出一张村民卡，或继续。
question-window-promote = 在教堂晋升之前：打出一张村民卡，或继续。
question-serve = 选择一位顾客，不开市集日直接服务。
question-scrap = 选择一位免费带走的顾客。
question-call = 从黑色布袋中免费拿出家族成员，或继续。
question-mercy = 让家族成员在教堂中免费晋升，或继续。
question-lift = 选择晋升的家族成员。
question-rise = 选择在议会中晋升的家族成员。

move-crafts-brewery-train = 训练一名酿酒师
move-crafts-brewery-make = 酿造啤酒
move-crafts-brewery-buy = 购买啤酒
move-inn-pass = 放弃
move-inn-place = 将第{ $a }代家族成员放到酒馆
move-cycle-pass = 到此为止
move-cycle-push = 将第{ $a }叠的顶牌置底
move-villager-pass = 不购买
move-villager = { $a }
move-reveal = { $a }
move-window-pass = 不打出
move-window = { $a }
move-serve-stall = 服务{ $a }号摊位的顾客
move-scrap-stall = 带走{ $a }号摊位的顾客
move-call-pass = 不再拿出成员
move-call = 第{ $a }代家族成员
move-lift = 第{ $a }代家族成员
move-mercy-pass = 不再晋升
move-mercy = { $a ->
        [1] 从教堂轨第一阶级晋升
        [2] 从教堂轨第二阶级晋升
       *[3] 从教堂轨第三阶级晋升
    }
move-rise = { $a ->
        [1] 从第一阶级晋升
        [2] 从第二阶级晋升
       *[3] 从第三阶级晋升
    }

event-bard = { $who }在{ $place-at }的一名第{ $generation }代成员过世，由吟游诗人传唱。
event-pay_beer = { $who }支付{ $amount }杯啤酒。
event-pay_coins = { $who }支付{ $amount }枚金币。
event-play = { $who }打出村民卡：{ $villager }。
event-push = { $who }将第{ $stack }叠最上面的村民卡放到该叠底部。
event-reveal = 第{ $stack }叠翻开一张村民卡：{ $villager }。
event-scrap = { $who }免费带走{ $stall }号摊位的顾客：{ $customer }。
event-villager = { $who }购买村民卡：{ $villager }。
event-younger = { $who }的时间标记退回{ $amount }格。

why-mercy-spent = 剩下的免费谷物不够这一步。
why-no-villager-affordable = 你买不起任何可见的村民卡。
why-stack-empty = 第{ $a }叠已空。
why-villager-no-effect = 这张村民卡现在对你没有作用：{ $a }。
why-villager-not-owned = 这张村民卡不属于你：{ $a }。
why-villager-not-shown = 这张村民卡不在任何一叠的最上面：{ $a }。
why-villager-other-moment = 这个时机不能打出这张村民卡：{ $a }。
why-villager-price = 你买不起这张村民卡：{ $a }。
why-villager-seen = 这张村民卡已经翻开过：{ $a }。

## Cards

card-blacksmith = 铁匠
    .effect = 获得2副犁具。
card-cattle_farmer = 牧场主
    .effect = 获得2匹马或2头牛。
card-bard = 吟游诗人
    .effect = 成员过世而编年史中没有空格可放时，仍视为在编年史中。
card-medico = 医师
    .effect = 游戏结束时：你每有一名在世的成员，获得1声望分。
card-artist = 艺术家
    .effect = 游戏结束时：每有一个区域有你在世的成员，获得2声望分，至多10分。
card-scrap_dealer = 旧货商
    .effect = 市集日结束后，免费带走一位无人服务的顾客。
card-priest = 神父
    .effect = 弥撒中，免费从黑色布袋拿出至多2名自己的成员。
card-count = 伯爵
    .effect = 游戏结束时：每有一座城市有你的标记，获得2声望分，至多8分。
card-traveller = 旅行者
    .effect = 进行一次只花费时间的旅行。
card-messenger = 信使
    .effect = 进行一次不花费时间的旅行。
card-toll_keeper = 守关人
    .effect = 进行一次不花费方块的旅行。
card-duchess = 公爵夫人
    .effect = 游戏结束时：你在议会中每有一名成员，获得4声望分，至多8分。
card-wheelwright = 轮匠
    .effect = 获得3辆篷车。
card-scribe = 抄写员
    .effect = 获得3个卷轴。
card-miller = 磨坊主
    .effect = 获得5枚金币。
card-harvester = 收割人
    .effect = 将你农场上的谷物补到5袋。
card-brewers_widow = 酿酒师的遗孀
    .effect = 获得4杯啤酒。
card-pedlar = 货郎
    .effect = 获得每种颜色各2个方块。
card-midwife = 助产士
    .effect = 执行家庭行动。
card-market_crier = 市集叫卖人
    .effect = 不开市集日，不花费绿色方块和时间，服务一位顾客。
card-journeyman = 帮工
    .effect = 再执行一次本回合的行动。
card-mayor = 村长
    .effect = 让一名成员在议会中晋升一个阶级，只花费时间。
card-nun = 修女
    .effect = 弥撒中，免费晋升成员，总值至多3袋谷物。
card-gravedigger = 掘墓人
    .effect = 选择过世的成员，不论世代。
card-herb_woman = 草药婆婆
    .effect = 将你的时间标记最多退回4格。
card-chronicler = 编年史官
    .effect = 游戏结束时：你在编年史中每有一名成员，获得2声望分，至多8分。
card-trader = 商贩
    .effect = 游戏结束时：你每有一位顾客，获得2声望分，至多12分。
card-bishop = 主教
    .effect = 游戏结束时：你在教堂轨上每有一名成员，获得2声望分，至多6分。
card-guild_master = 行会会长
    .effect = 游戏结束时：你在工坊中每有一名成员，获得5声望分，至多10分。
card-storekeeper = 仓库总管
    .effect = 游戏结束时：你的农场上每有2件货物，获得1声望分，至多5分。
card-admiral = 海军上将
    .effect = 执行一次航海行动，若出航则免费雇用船长。
card-helmsman = 舵手
    .effect = 你在海上的船免费航行1到3步，不支付方块。
card-quartermaster = 军需官
    .effect = 将至多2样东西从农场运到你在海上的船。
card-cartographer = 制图师
    .effect = 游戏结束时：你的船每到过一座岛，获得2声望分，至多8分。

-turn = 在你的回合开始或结束时打出，限一次。
-end = 留在你面前，游戏结束时计分。

## Labels of the terminal

inn-villagers = 村民卡
inn-bard = { $bard }卡上：{ $generation }（{ $calling }）
inn-guests = 成员
inn-out = 已移出：
inn-unseen = 另有{ $cards }张面朝下。
inn-under = 已置底：{ $names }。

## I-SET

rules-I-SET = 酒馆：游戏设置

rule-I-SET-1 = 本扩展加入酒馆、酿酒坊、啤酒、四位顾客和30张村民卡。
    .long = 酒馆是行动格，酿酒坊是工坊，啤酒是货物，这些顾客想要啤酒。

rule-I-SET-2 = 你开始时拥有1杯啤酒。
    .long = 放在农场上，不影响通常的起始资源。

rule-I-SET-3 = 四位啤酒顾客洗入板块堆。
    .long = 顾客板块由24个变为28个。

rule-I-SET-4 = 村民卡分成三叠，每叠10张，面朝上，只能看到最上面的一张。
    .long = 先洗混；哪张卡在哪一叠是随机的。

rule-I-SET-5 = 游戏中始终使用30张村民卡。
    .long = 如果还使用其他扩展，与之不兼容的村民卡在分叠之前移出，换入同样数量的其他卡。
    .ruling = 移出和换入哪些村民卡。

rule-I-SET-6 = 每叠先翻开从未见过的卡，再翻开被置底的卡。
    .long = 所有从未见过的卡构成一个卡池。当一叠需要翻开一张卡、而其中还有未见过的卡时，从卡池中随机抽取一张，每张概率相同。被放到一叠底部的卡，要等该叠未见过的卡用完之后，才按放入的顺序再次出现。
    .ruling = { rule-I-SET-6 }

rule-I-SET-7 = 各玩家拥有的村民卡和还未出现的村民卡都对所有人公开。
    .long = 被放到一叠底部的卡也是公开的。
    .ruling = { rule-I-SET-7 }

rule-I-SET-8 = 在2011版中，本扩展增加方块、谷物和第五个座位。
    .long = 2011版的供应区增加每种颜色5个方块和5袋谷物，最多可有5名玩家。大盒版的供应区不变。啤酒和金币没有数量限制。

rule-I-SET-9 = 编年史和公墓的空格数量不变。
    .long = 与相同人数的基础游戏一样。
    .ruling = 任何玩家人数都沿用这些数量。

## I-BRW

rules-I-BRW = 酿酒坊与啤酒

rule-I-BRW-1 = 酿酒坊生产2杯啤酒：训练3点时间，制造3点时间。
    .long = 它是工坊行动的又一座建筑。

rule-I-BRW-2 = 或者以3袋谷物购买2杯啤酒。
    .long = 不需要家族成员，也不花费时间。

rule-I-BRW-3 = 其他方面，酿酒坊与别的工坊一样。
    .long = 适用工坊的规则：可以训练任意数量的成员，训练后可以立即制造，也可以不制造；在那里的成员在编年史中算作工坊。

rule-I-BRW-4 = 啤酒和其他货物一样，没有数量限制。
    .long = 凡是可以自选一件货物的地方，例如议会第三阶级的特许行动，都可以选择啤酒。
    .ruling = 议会第三阶级的货物可以选啤酒。

rule-I-BRW-5 = 以啤酒计的价格只能用啤酒支付。
    .long = 金币不能代替啤酒，啤酒也不能代替其他东西。
    .ruling = { rule-I-BRW-5 }

rule-I-BRW-6 = 游戏结束时剩下的啤酒没有价值。
    .long = 只有仓库总管会把它计算在内。

## I-INN

rules-I-INN = 酒馆

rule-I-INN-1 = 酒馆与其他行动一样。
    .long = 该行动属于酒馆行动格。可以从那里拿取方块、使用水井，或在免费的最后回合中执行。

rule-I-INN-2 = 如果你在酒馆没有成员，可以花费1点时间放一名过去。
    .long = 这名成员来自你的农场。

rule-I-INN-3 = 每个家族在酒馆至多有一名成员。
    .long = 各家族互不妨碍。
    .ruling = 至多一名是我们的规定。

rule-I-INN-4 = 在酒馆有成员时，可以花费1点时间使用酒馆。
    .long = 这名成员可以是刚放的，也可以早已在那里。每次行动限使用一次，放置之后也可以到此为止。
    .ruling = 放置后可以不使用酒馆。

rule-I-INN-5 = 使用酒馆时将一叠的顶牌置底。
    .long = 任选一叠：最上面的卡放到同一叠的底部，露出下一张。只有一张卡的一叠保持不变。
    .ruling = 由你选择哪一叠；只有一张卡的一叠保持不变。

rule-I-INN-6 = 然后你可以购买一张可见的村民卡。
    .long = 然后你可以将价格放回供应区，购买一张可见的卡。该卡面朝上放在你面前，那一叠立即露出下一张。每次使用酒馆至多购买一张。
    .ruling = 可以购买任意一张可见的村民卡，那一叠立即露出下一张。

rule-I-INN-7 = 只有买得起村民卡时，才能选择只有一张卡的一叠。
    .long = 只有在你买得起至少一张可见的卡时，才能选择只有一张卡的一叠，否则什么也不会改变。
    .ruling = { rule-I-INN-7 }

rule-I-INN-8 = 卡叠不会补充。
    .long = 各叠也不会均分。空了的一叠保持空置。
    .ruling = { rule-I-INN-8 }

rule-I-INN-9 = 成员留在酒馆，直到过世或被召回。
    .long = 召回成员要用家庭行动。留在酒馆期间，成员不能在别处工作。

## I-DTH

rules-I-DTH = 在酒馆过世

rule-I-DTH-1 = 在酒馆过世的成员葬入公墓。
    .long = 酒馆中的成员是可见的，可能过世。编年史没有相应的类别，即使其他类别还有空格也不能载入。
    .ruling = 酒馆在编年史中没有类别；规则书只对卡拉过世的成员作了说明。

rule-I-DTH-2 = 这样占据的公墓空格可能触发游戏结束。

rule-I-DTH-3 = 在最后的回合中，如果公墓已满，在酒馆过世的成员移出游戏。

## I-CRD

rules-I-CRD = 村民卡通则

rule-I-CRD-1 = 你可以拥有任意数量的村民卡。
    .long = 它们面朝上放在你面前，不能出售、转让或弃掉。
    .ruling = { rule-I-CRD-1 }

rule-I-CRD-2 = 村民卡要么打出一次，要么在游戏结束时计分。
    .long = 一些村民卡用来打出：效果执行一次，然后移出游戏。其余的卡带有燃尽的蜡烛，留在你面前，游戏结束时计分。

rule-I-CRD-3 = 村民卡只能在规定的时机打出，而且必须有作用。
    .long = 购买的当回合也可以打出。效果必须能够执行并带来变化。
    .ruling = 这些时机由我们规定；按其他资料，村民卡可以随时打出。

rule-I-CRD-4 = 村民卡给予的行动不需要方块。
    .long = 也不需要水井，而且不算本回合的行动。除非卡上另有说明，它遵循该行动的所有规则，包括费用。
    .ruling = { rule-I-CRD-4 }

rule-I-CRD-5 = 为村民卡花费的时间与回合中的其他时间一样计算。
    .long = 每过桥一次，回合结束时就有一名成员过世，依次处理。
    .ruling = { rule-I-CRD-5 }

rule-I-CRD-6 = 没有打出的村民卡没有价值。
    .long = 每种只有一张。留在卡叠中的卡也没有价值。
    .ruling = { rule-I-CRD-6 }

## I-WIN

rules-I-WIN = 打出村民卡的时机

rule-I-WIN-1 = 在你的回合开始时，可以打出大多数村民卡。
    .long = 打出的时机在拿取方块或使用水井之前，免费的最后回合也一样。帮工、吟游诗人、旧货商、神父、修女和掘墓人不能在这时打出。只有在你有卡可以打出时才会询问，每打出一张后再次询问。
    .ruling = { rule-I-WIN-1 }

rule-I-WIN-2 = 在你的回合结束时，可以打出同样的村民卡和帮工。
    .long = 即在本回合的行动之后（或放弃之后）、处理过世之前。
    .ruling = { rule-I-WIN-2 }

rule-I-WIN-3 = 当你的成员要过世时，可以打出掘墓人。
    .long = 需要有可见的成员，并且还没有决定谁过世。
    .ruling = { rule-I-WIN-3 }

rule-I-WIN-4 = 当编年史中没有空格安放过世的成员时，可以打出吟游诗人。
    .long = 已经确定谁过世，但还没有安放他。
    .ruling = { rule-I-WIN-4 }

rule-I-WIN-5 = 市集日结束时，可以打出旧货商。
    .long = 补充摊位之前，从开启者开始，依顺时针方向询问每位玩家一次。
    .ruling = { rule-I-WIN-5 }

rule-I-WIN-6 = 弥撒中，在拿出成员之前，可以打出神父。
    .ruling = { rule-I-WIN-6 }

rule-I-WIN-7 = 弥撒中，在晋升之前，可以打出修女。
    .ruling = { rule-I-WIN-7 }

rule-I-WIN-8 = 没有其他时机。
    .long = 在其他人的回合中，只有你的成员在市集日中过世时、市集日结束时和弥撒中才能打出；最终弥撒之后不能再打出。
    .ruling = { rule-I-WIN-8 }

rule-I-WIN-9 = 拿出4个配件之后，就不能再打出神父。
    .ruling = { rule-I-WIN-9 }

## I-V

rules-I-V = 村民

rule-I-V01 = { card-blacksmith }：{ card-blacksmith.effect }
    .long = 价格：1枚金币。{ -turn }

rule-I-V02 = { card-cattle_farmer }：{ card-cattle_farmer.effect }
    .long = 价格：1枚金币。{ -turn }
    .ruling = 拿取的数量。

rule-I-V03 = { card-bard }：{ card-bard.effect }
    .long = 价格：1杯啤酒。当你的成员过世而编年史没有空格时打出，限一次。该成员放在这张卡上，在各方面都视为在编年史中，其职业是他过世时所在的地点；酒馆中的成员没有职业。他不占编年史空格，也不占公墓空格，因此不会触发任何事情。这张卡留在你面前，但不能再次打出。
    .ruling = 过世的成员按其过世地点的职业计算；编年史还有位置时，不能使用此卡。

rule-I-V04 = { card-medico }：{ card-medico.effect }
    .long = 价格：2杯啤酒。{ -end }你每有一名在世的成员，获得1声望分：所有已经诞生且未过世的成员，包括黑色布袋中的成员。
    .ruling = 所有已经诞生且未过世的成员都算作在世，无论在哪里。

rule-I-V05 = { card-artist }：{ card-artist.effect }
    .long = 价格：1杯啤酒。{ -end }农场、工坊、议会、教堂轨、旅行和酒馆中，每有一个区域有你在世的成员，获得2声望分，至多10分。
    .ruling = 只计算这些区域，教堂轨各阶级合算一个。

rule-I-V06 = { card-scrap_dealer }：{ card-scrap_dealer.effect }
    .long = 价格：1杯啤酒。在任何一次市集日结束、补充摊位之前打出，限一次。你免费带走一位留在摊位上的顾客。他在各方面都视为由你服务，摊位像服务之后一样补充。
    .ruling = 在市集日结束时使用，任何市集日都可以。

rule-I-V07 = { card-priest }：{ card-priest.effect }
    .long = 价格：1杯啤酒。在弥撒中你拿出成员之前打出，限一次。你免费从黑色布袋拿出至多2名自己的成员，每名都计入4个配件。之后还可以花费金币拿出更多。
    .ruling = 之后仍可用金币购买更多成员。

rule-I-V08 = { card-count }：{ card-count.effect }
    .long = 价格：1杯啤酒。{ -end }
    .ruling = { card-count.effect }

rule-I-V09 = { card-traveller }：{ card-traveller.effect }
    .long = 价格：1杯啤酒。{ -turn }你进行一次旅行，花费2点时间，但不花费篷车和方块。
    .ruling = { card-traveller.effect }

rule-I-V10 = { card-messenger }：{ card-messenger.effect }
    .long = 价格：1枚金币。{ -turn }你进行一次旅行，花费篷车和方块，但不花费时间。
    .ruling = { card-messenger.effect }

rule-I-V11 = { card-toll_keeper }：{ card-toll_keeper.effect }
    .long = 价格：1枚金币。{ -turn }你进行一次旅行，花费篷车和2点时间，但不花费方块。
    .ruling = { card-toll_keeper.effect }

rule-I-V12 = { card-duchess }：{ card-duchess.effect }
    .long = 价格：1杯啤酒。{ -end }你在议会中每有一名成员，无论在哪个阶级，获得4声望分，至多8分。
    .ruling = { card-duchess.effect }

rule-I-V13 = { card-wheelwright }：{ card-wheelwright.effect }
    .long = 价格：1枚金币。{ -turn }
    .ruling = { card-wheelwright.effect }

rule-I-V14 = { card-scribe }：{ card-scribe.effect }
    .long = 价格：1杯啤酒。{ -turn }
    .ruling = { card-scribe.effect }

rule-I-V15 = { card-miller }：{ card-miller.effect }
    .long = 价格：1杯啤酒。{ -turn }
    .ruling = { card-miller.effect }

rule-I-V16 = { card-harvester }：{ card-harvester.effect }
    .long = 价格：1枚金币。{ -turn }你将农场上的谷物补到5袋，供应区不足时有多少拿多少。你的谷物必须少于5袋。
    .ruling = { card-harvester.effect }

rule-I-V17 = { card-brewers_widow }：{ card-brewers_widow.effect }
    .long = 价格：1枚金币。{ -turn }
    .ruling = { card-brewers_widow.effect }

rule-I-V18 = { card-pedlar }：{ card-pedlar.effect }
    .long = 价格：1枚金币。{ -turn }四种颜色你各获得2个方块，供应区不足时有多少拿多少；供应区中至少要有一个方块。
    .ruling = { card-pedlar.effect }

rule-I-V19 = { card-midwife }：{ card-midwife.effect }
    .long = 价格：1枚金币。{ -turn }如果能够执行，你执行家庭行动：生育后代，或召回一名成员。
    .ruling = { card-midwife.effect }

rule-I-V20 = { card-market_crier }：{ card-market_crier.effect }
    .long = 价格：1杯啤酒。{ -turn }你以所需的货物和谷物服务一位摊位上的顾客；不举行市集日，也不花费绿色方块和时间。摊位立即补充。
    .ruling = { card-market_crier.effect }

rule-I-V21 = { card-journeyman }：{ card-journeyman.effect }
    .long = 价格：1杯啤酒。在你的回合结束时打出，限一次。你再执行一次本回合所用行动格的行动，即使第一次放弃了也可以。重复市集就是第二次市集日，由你开启，必须举行。
    .ruling = 放弃过的行动也可以重复；重复的市集是第二次市集日。

rule-I-V22 = { card-mayor }：{ card-mayor.effect }
    .long = 价格：1枚金币。{ -turn }你在议会第一至第三阶级的一名成员晋升一个阶级，只花费时间，不用绿色方块或卷轴。照常可以执行一个特许行动。
    .ruling = { card-mayor.effect }

rule-I-V23 = { card-nun }：{ card-nun.effect }
    .long = 价格：1枚金币。在弥撒中你晋升成员之前打出，限一次。你免费进行总值至多3袋谷物的晋升；每一步都不能超过3袋中剩余的部分，用不完的作废。之后照常可以付费晋升。
    .ruling = { card-nun.effect }

rule-I-V24 = { card-gravedigger }：{ card-gravedigger.effect }
    .long = 价格：1枚金币。当你的成员要过世时打出，限一次。这次过世你可以选择任意一名可见的成员，不限于世代编号最小的；为此你必须有世代编号更大的可见成员。
    .ruling = { card-gravedigger.effect }

rule-I-V25 = { card-herb_woman }：{ card-herb_woman.effect }
    .long = 价格：1枚金币。{ -turn }你的时间标记退回4格，但至多退到桥后的第一格；已经在那一格时不能打出。本回合已经发生的过桥仍然有效。
    .ruling = { card-herb_woman.effect }

rule-I-V26 = { card-chronicler }：{ card-chronicler.effect }
    .long = 价格：1杯啤酒。{ -end }你在编年史中每有一名成员（包括吟游诗人卡上的成员），获得2声望分，至多8分。
    .ruling = { card-chronicler.effect }

rule-I-V27 = { card-trader }：{ card-trader.effect }
    .long = 价格：1杯啤酒。{ -end }
    .ruling = { card-trader.effect }

rule-I-V28 = { card-bishop }：{ card-bishop.effect }
    .long = 价格：1杯啤酒。{ -end }
    .ruling = { card-bishop.effect }

rule-I-V29 = { card-guild_master }：{ card-guild_master.effect }
    .long = 价格：1杯啤酒。{ -end }你在工坊（包括酿酒坊）中每有一名在世的成员，获得5声望分，至多10分。
    .ruling = { card-guild_master.effect }

rule-I-V30 = { card-storekeeper }：{ card-storekeeper.effect }
    .long = 价格：1枚金币。{ -end }你的农场上每有2个货物板块（包括啤酒），获得1声望分，向下取整，至多5分。
    .ruling = { card-storekeeper.effect }

rule-I-V31 = { card-admiral }：{ card-admiral.effect }
    .long = 价格：1杯啤酒，仅与港口一起使用。{ -turn }你执行一次航海行动。若出航，可以免费选择任何一名可见的船长。
    .ruling = { card-admiral.effect }

rule-I-V32 = { card-helmsman }：{ card-helmsman.effect }
    .long = 价格：1枚金币，仅与港口一起使用。{ -turn }你在港口之外的船航行1到3步，不支付方块，可以登岛。沙漏照付。
    .ruling = { card-helmsman.effect }

rule-I-V33 = { card-quartermaster }：{ card-quartermaster.effect }
    .long = 价格：1枚金币，仅与港口一起使用。{ -turn }你从农场将1至2样东西装入你在海上的船的空船舱。如果船在岛上，接着在那里交易。
    .ruling = { card-quartermaster.effect }

rule-I-V34 = { card-cartographer }：{ card-cartographer.effect }
    .long = 价格：1杯啤酒，仅与港口一起使用。{ -end }你的船每到过一座不同的岛，获得2声望分，至多8分。
    .ruling = { card-cartographer.effect }

## I-CUS

rules-I-CUS = 啤酒顾客

rule-I-CUS-1 = 四位顾客想要啤酒，分别值7、6、6、6声望分。
    .long = 四个板块：啤酒和马匹7声望分，啤酒和卷轴6分，啤酒和2袋谷物6分，2杯啤酒6分。
    .ruling = 除啤酒外的需求，以及分数。

rule-I-CUS-2 = 他们与其他顾客完全一样。
    .long = 在平手、目标和商贩的计算中都算作顾客。

## I-SCO

rules-I-SCO = 酒馆：最终计分

rule-I-SCO-1 = 游戏结束时计分的村民卡单列一项。
    .long = 列在基础游戏的各项之后；上限按每张卡分别计算。

rule-I-SCO-2 = 酒馆中的成员本身没有分数。

## I-SOL

rules-I-SOL = 酒馆：单人游戏

rule-I-SOL-1 = 卡拉不拿村民卡和啤酒，也不进酒馆。
    .long = 数量按2人计算。

rule-I-SOL-2 = 如果她的方块来自酒馆，过世的成员葬入公墓。

rule-I-SOL-3 = 依顺时针方向，酒馆在工坊之后。
    .ruling = { rule-I-SOL-3 }

rule-I-SOL-4 = 除最低称号外，所有称号的分数要求提高10分。
    .ruling = 最低称号的分数要求仍为0。

rule-I-SOL-5 = 卡拉在旧货商之前带走顾客。
    .long = 空出的摊位照常补充。
    .ruling = { rule-I-SOL-5 }

## I-CUB

rules-I-CUB = 酒馆：方块

rule-I-CUB-1 = 扩展会增加行动格上和布袋中的方块。
    .long = 每个扩展的方块都加在游戏设置卡的数量上；布袋中增加的，是每轮开始时放入的每种颜色的方块。多个扩展相加计算。
    .ruling = { rule-I-CUB-1 }

rule-I-CUB-2 = 酒馆增加的方块数量与玩家人数相同。
    .long = 这些方块放在酒馆上，这样每人每轮多一个回合；单人游戏为2个。为此每轮放入布袋的方块每种颜色多1个，5人游戏多2个。
    .ruling = 方块的数量。

reason-villager = 手中多一张村民：{ $what }
    .less = 手中少一张村民：{ $what }
