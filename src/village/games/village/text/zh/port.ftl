### Village: the Port. Words first, then the rules.

## Words

expansion-port = 港口
line-sea = 航海

word-cocoa = 可可
    .some = { $n }包可可
word-tea = 茶叶
    .some = { $n }包茶叶
word-chest = 宝箱
    .some = { $n }个宝箱
word-member = 家族成员
word-port = 港口
    .to = 到港口
word-ship = 船
    .at = 船上
    .from = 从船上
    .to = 到船上
word-sea_burial = 海葬
    .rest = 葬于海中
word-i1 = 一号岛
    .at = 一号岛上
    .from = 从一号岛
    .to = 到一号岛
word-i2 = 二号岛
    .at = 二号岛上
    .from = 从二号岛
    .to = 到二号岛
word-i3 = 三号岛
    .at = 三号岛上
    .from = 从三号岛
    .to = 到三号岛
word-i4 = 四号岛
    .at = 四号岛上
    .from = 从四号岛
    .to = 到四号岛
word-i5 = 五号岛
    .at = 五号岛上
    .from = 从五号岛
    .to = 到五号岛
word-i6 = 六号岛
    .at = 六号岛上
    .from = 从六号岛
    .to = 到六号岛
word-w1 = 一号海域
    .to = 到一号海域
word-w2 = 二号海域
    .to = 到二号海域
word-w3 = 三号海域
    .to = 到三号海域
word-w4 = 四号海域
    .to = 到四号海域
word-w5 = 五号海域
    .to = 到五号海域
word-w6 = 六号海域
    .to = 到六号海域
word-w7 = 七号海域
    .to = 到七号海域

word-1a = 之后每步付橘色和绿色
word-1b = 之后每步付棕色和粉色
word-1c = 之后每步付橘色和粉色
word-1d = 之后每步付棕色和绿色
word-1e = 之后每步付任意两个方块
word-2a = 之后每步付橘色
word-2b = 之后每步付绿色
word-2c = 之后每步付棕色
word-2d = 之后每步付粉色
word-2e = 之后每步付任意一个方块（2枚金币）
word-3a = 之后每步付任意一个方块
word-3b = { word-3a }（第二位）
word-3c = { word-3a }（第三位）
word-3d = { word-3a }（第四位）
word-3e = { word-3a }（第五位）

question-sea = 出航、继续航行、返航，或放弃。
question-captain = 雇用一名可见的船长。
question-crew = 翻开一名船长。
question-load = 从农场装载，或结束装载。
question-move = 航行到下一格，或停下。
question-spend = 选择为这一步支付的方块。
question-island = 出售、派遣传教士或装载，或到此为止。
question-chest = 打开宝箱。
question-gale = 不支付方块，航行到下一格，或停下。
question-lighter = 从农场运货上船，或到此为止。

move-sea-pass = 放弃
move-sea-sail = 出航
move-sea-on = 继续航行
move-sea-home = 返航
move-captain = { $a }枚金币的船长
move-crew = { $a }
move-load-pass = 不再装载
move-load = 装载{ $a-some }
move-load-member = 让第{ $a }代家族成员上船
move-move-pass = 停在这里
move-move-to = 航行{ $a-to }
move-spend = { $a-cube }
move-spend-coin = 一枚金币
move-island-pass = 到此为止
move-island-sell = 出售{ $a-some }
move-island-mission = 派遣传教士上岸
move-island-load = 装载岛上的货物
move-chest-coins = { $a }枚金币
move-gale-pass = 停在这里
move-gale-to = 航行{ $a-to }
move-lighter-pass = 不再运货
move-lighter = 运上{ $a-some }
move-lighter-member = 运第{ $a }代家族成员上船
move-market-cocoa = 出售可可
move-market-tea = 出售茶叶

event-chest = { $who }打开一个宝箱，获得{ $amount }枚金币。
event-crew = 一名船长可供雇用：{ $captain }。
event-hire = { $amount ->
        [0] { $who }免费雇用船长：{ $captain }。
       *[other] { $who }以{ $amount }枚金币雇用船长：{ $captain }。
    }
event-load = { $who }装载{ $cargo-some }。
event-mission = { $who }派遣第{ $generation }代传教士{ $place-to }，获得{ $amount }声望分。
event-return = { $who }返航，回到港口。
event-sail = { $who }航行{ $water-to }。
event-sea_burial = { $who }因海葬获得{ $amount }声望分。
event-sell = { $who }在岛上出售{ $cargo-some }，获得{ $amount }声望分。
event-spend = { $who }支付{ $colour-some }。
event-spend_coin = { $who }支付一枚金币。
event-unload = { $who }卸下{ $cargo-some }。
event-ware = { $who }在市集出售{ $ware }，获得{ $amount }声望分{ $coins ->
        [0] {""}
       *[other] 和{ $coins }枚金币
    }。

why-already-on-board = 船上已经有了：{ $a }。
why-captain-not-unseen = 不能翻开这名船长：{ $a }。
why-captain-price = 你付不起雇用这名船长的{ $a }枚金币。
why-captain-stack-empty = 没有{ $a }枚金币的船长可供雇用。
why-chest-opened = 装有{ $a }枚金币的宝箱都已打开。
why-entered-before = 这次航海行动中船已到过那里：{ $a }。
why-gale-over = 舵手的步数已经用完。
why-holds-full = 船舱已经装满。
why-no-captain = 没有你付得起的船长可供雇用。
why-no-mission-place = { $a-at }没有空的传教位。
why-no-member-on-board = 船上没有你的家族成员。
why-none-left = 那里已经没有可装载的货物：{ $a }。
why-not-next-to = 船不能一步到达那里：{ $a }。
why-not-on-board = 你的船上没有：{ $a }。
why-not-on-farm = 你的农场上没有：{ $a }。
why-not-wanted = { $b-at }不收购{ $a-some }。
why-nothing-to-load = { $a-at }没有可装载的货物。
why-one-step = 船至少要走一步。
why-port-by-return = 不能靠移动进入港口，请选择返航。
why-ship-in-port = 你的船停在港口。
why-ship-outside = 你的船已经在海上。

## Labels of the terminal

port-captains = 船长
port-island = 岛{ $n }
port-water = 海{ $n }
port-legend = （> 后为相邻的格）
port-hourglass = （{ $n }点时间）
port-any = 任意{ $n }个方块
port-none = 无
port-unseen = 另有{ $cards }张面朝下
port-under = 已放回：{ $names }
port-ashore = 岛屿
port-buys = 收购{ $list }
port-offers = { $thing }×{ $n }
port-missions = 传教
port-burials = 海葬（{ $taken }/{ $spaces }）
port-ship = 船
port-holds = 船舱：{ $list }
port-empty = 空
port-stored = 农场：{ $list }
port-earned = 航海：{ $n }声望分

## P-SET

rules-P-SET = 港口：游戏设置

rule-P-SET-1 = 航海取代陆路旅行。
    .long = 使用海图；没有城市、道路、标记和旅程，最终计分也没有旅行一项。旅行行动格保留名称和方块。
    .ruling = 陆路旅行完全取消，最终计分也没有旅行一项。

rule-P-SET-2 = 篷车仍作为货物存在。
    .long = 顾客需要篷车，有两座岛收购篷车。航海不需要篷车。
    .ruling = 有两座岛收购篷车。

rule-P-SET-3 = 每个家族在港口有一艘船，有3个空船舱。

rule-P-SET-4 = 可可和茶叶各比玩家人数多一包。
    .long = 2、3、4、5名玩家时各3、4、5、6包。

rule-P-SET-5 = 六个宝箱各有3、4或5枚金币。
    .long = 宝箱面朝下放在岛上：三个装3枚金币，两个装4枚，一个装5枚。打开时从尚未打开的宝箱中随机抽取其内容。
    .ruling = 宝箱的内容在打开时才抽取。

rule-P-SET-6 = 十五名船长按价格分成三叠，最上面的可供雇用。
    .long = 1、2、3枚金币的船长各五名。每种价格一叠，最上面的一张可供雇用。下一张从该价格未见过的船长中抽取，相同的船长视为同一名；放回的船长排在未见过的之后，按放回的顺序出现。
    .ruling = 船长在出现时才抽取；放回的排在未见过的之后。

rule-P-SET-7 = 海葬空格与玩家人数相同。
    .ruling = { rule-P-SET-7 }

rule-P-SET-8 = 本扩展增加方块或谷物；谷物可能不足。
    .long = 2011版的供应区每种颜色增加3个方块，大盒版增加1袋谷物。供应区谷物不足时，有多少拿多少；没有谷物时不能收获。
    .ruling = 谷物不足时的处理。

rule-P-SET-9 = 与酒馆一起使用时更换四张村民卡；编年史不变。
    .long = 与酒馆一起使用时，四张走陆路的村民卡移出，换入四名航海者。编年史的空格数量不变，包括旅行类别。
    .ruling = 更换哪些村民卡，以及编年史的空格不变。

rule-P-SET-10 = 设置时，村民卡和船长在决定起始玩家之前翻开。
    .long = 设置时按此顺序随机决定：顾客、村民卡、各价格的船长、起始玩家、补偿、人生目标；之后抽取第一轮的方块。
    .ruling = { rule-P-SET-10 }

## P-MAP

rules-P-MAP = 大海

rule-P-MAP-1 = 大海有港口、7个海域和6座岛。
    .long = 海图显示哪些格子相邻。
    .ruling = 有哪些海域，以及所有格子如何相邻。

rule-P-MAP-2 = 一步移动到相邻的格子；进入有沙漏的格子要花费时间。
    .long = 一步将船移到相邻的格子。进入有沙漏的格子要花费相应的时间，免费的一步也是如此。
    .ruling = 免费的一步也要为沙漏花费时间。

rule-P-MAP-3 = 不能靠移动进入港口。
    .long = 船靠移动离开港口，但只能通过返航回来。
    .ruling = { rule-P-MAP-3 }

rule-P-MAP-4 = 一个格子可以有任意数量的船。
    .ruling = { rule-P-MAP-4 }

## P-SEA

rules-P-SEA = 航海行动

rule-P-SEA-1 = 旅行行动三选一：出航、继续航行、返航。
    .long = 船在港口时可以出航；船在海上时可以继续航行或返航。也可以放弃。水井和免费的最后回合照常可以执行此行动。

rule-P-SEA-2 = 出航：雇用船长、装载、移动。
    .long = 按此顺序进行。

rule-P-SEA-3 = 继续航行：由船上的船长移动。
    .long = 不从农场装载。
    .ruling = 不从农场装载。

rule-P-SEA-4 = 没有船长就不能航行。

## P-CAP

rules-P-CAP = 船长

rule-P-CAP-1 = 船长的价格为1、2或3枚金币；只能雇用最上面的。
    .long = 雇用船长要支付其价格的金币。只能雇用三叠最上面的船长；该叠的下一张立即可见。

rule-P-CAP-2 = 每次航海行动的第一步免费；之后每一步支付船长要求的方块。
    .long = 船长要求的可以是指定的颜色，也可以是任意方块。

rule-P-CAP-3 = 越贵的船长航行越便宜。
    .long = 1枚金币：橘色和绿色、棕色和粉色、橘色和粉色、棕色和绿色，或任意两个方块。2枚金币：橘色、绿色、棕色、粉色，或任意一个方块。3枚金币：五名都要求任意一个方块。
    .ruling = 每位船长每步的要价。

rule-P-CAP-4 = 船长留在船上直到返航；每次航海行动的第一步都免费。
    .long = 同一回合的第二次航海行动，第一步也免费。
    .ruling = 同一回合的第二次航海行动，第一步也免费。

rule-P-CAP-5 = 付不起任何船长就不能出航。
    .long = 只能选择可见的船长；空的一叠没有船长。
    .ruling = { rule-P-CAP-5 }

## P-LOD

rules-P-LOD = 装载

rule-P-LOD-1 = 一个船舱装一样东西，船上的东西各不相同。
    .long = 每个船舱装一样东西，一艘船上每种至多一个：谷物、卷轴、马匹、牛只、犁具、篷车、家族成员、可可、茶叶和宝箱。
    .ruling = 一艘船上每种至多一个。

rule-P-LOD-2 = 从农场装载谷物、货物和一名家族成员。
    .long = 可以是一袋谷物、一个卷轴、一匹马、一头牛、一副犁具、一辆篷车和任意一代的一名家族成员；不能装载啤酒、金币、方块，也不能装载已经卸下的可可和茶叶。
    .ruling = 哪些不能装载；篷车可以装载。

rule-P-LOD-3 = 装载是可选的。
    .long = 可以不装载，也可以按任意顺序装载至多3样。
    .ruling = { rule-P-LOD-3 }

rule-P-LOD-4 = 船上的东西不在农场上。
    .long = 船上的东西不计入收获、顾客、支付、人生目标、5袋谷物的上限、平手和仓库总管。
    .ruling = 除5袋谷物的上限外的全部内容。

rule-P-LOD-5 = 可可、茶叶和宝箱不是可自选的货物。
    .long = 自选一件货物时，不能选择可可、茶叶或宝箱。
    .ruling = { rule-P-LOD-5 }

## P-MOV

rules-P-MOV = 移动

rule-P-MOV-1 = 至少要走一步。
    .long = 移动时至少要走一步，没有上限。
    .ruling = 必须走一步。

rule-P-MOV-2 = 之后的每一步支付船长要求的方块；金币可以代替。
    .long = 免费的第一步之后，每一步都要在走的时候支付船长要求的方块。金币可以代替方块。付不起的一步不能走。

rule-P-MOV-3 = 在海域上可以停下。
    .long = 停下后，行动随即结束。
    .ruling = { rule-P-MOV-3 }

rule-P-MOV-4 = 进入岛屿则移动结束。
    .long = 船进入岛屿时移动结束，接着进行交易。行动开始时停在岛上的船必须离开。
    .ruling = 从岛上开始的船必须离开。

rule-P-MOV-5 = 一次航海行动中不能两次进入同一格。
    .long = 出发的格子也不能再次进入。舵手的步数在此视为一次航海行动。
    .ruling = { rule-P-MOV-5 }

## P-ISL

rules-P-ISL = 在岛上

rule-P-ISL-1 = 登岛时进行交易。
    .long = 船移动到岛屿即为登岛，该岛视为已到过。除此之外，只有打出军需官才能交易。

rule-P-ISL-2 = 交易：出售、派遣传教士、装载；都是可选的，顺序任意。
    .long = 在岛上可以按任意顺序出售、派遣传教士和装载。装载需要有空船舱。一次登岛可以做全部三项。
    .ruling = 一次登岛可以做全部三项。

rule-P-ISL-3 = 岛上收购的货物立即换取声望分。
    .long = 船上每件该岛收购的货物都可以放回供应区换取声望分。需求永不耗尽，每次登岛都可以再出售。
    .ruling = 需求永不耗尽。

rule-P-ISL-4 = 岛上的货物可以装入空船舱。
    .long = 如果岛上有可可、茶叶或宝箱，船上还没有该种类，且岛上还有剩余，可以装载一个到空船舱。
    .ruling = 至多装载一个，船上已有的种类不能再装。

## P-MIS

rules-P-MIS = 传教士

rule-P-MIS-1 = 船上的家族成员可以上岸传教。
    .long = 如果岛上有空的传教位，船上的家族成员可以上岸。他占据声望分最高的空位，你立即获得这些声望分。
    .ruling = 占据哪个空位。

rule-P-MIS-2 = 传教士过世或被召回后，传教位重新空出。
    .long = 位置被占据直到传教士过世或被召回，之后可以再次带来声望分。一个家族可以有多名传教士，也可以在同一座岛上；若同一岛上有两名同世代的成员，其中一名离开时，声望分较低的位置空出。
    .ruling = 传教士被召回时的处理，以及两个位置中哪个空出。

rule-P-MIS-3 = 家庭行动可以召回传教士，但不能召回船上的成员。
    .long = 船上的成员在船返回时才回到农场。
    .ruling = { rule-P-MIS-3 }

rule-P-MIS-4 = 传教士在最终计分中不再得分。
    .long = 他们的声望分在登陆时就已获得。
    .ruling = { rule-P-MIS-4 }

## P-HOM

rules-P-HOM = 返航

rule-P-HOM-1 = 无论船在哪里，返航花费1点时间。
    .long = 船直接回到港口，不用一步步航行。

rule-P-HOM-2 = 卸下船上所有东西。
    .long = 货物、可可、茶叶和家族成员回到农场；谷物也回到农场，至多5袋，其余放回供应区。
    .ruling = 超出上限的谷物的处理。

rule-P-HOM-3 = 打开宝箱获得金币。
    .long = 之后宝箱移出游戏。

rule-P-HOM-4 = 船长放到其价格那一叠的底部。
    .long = 如果那一叠是空的，船长立即可供雇用。
    .ruling = 船长放到该叠底部而不是移出游戏。

## P-MKT

rules-P-MKT = 有港口的市集

rule-P-MKT-1 = 两个永不关闭的摊位收购可可和茶叶。
    .long = 一个摊位以7声望分收购可可，另一个以5声望分和1枚金币收购茶叶。它们永不关闭。
    .ruling = 它们永不关闭。

rule-P-MKT-2 = 在市集日服务一位顾客，或出售一包可可或茶叶。
    .long = 轮到你时也可以跳过。可可和茶叶从农场出售。开启者的第一次出售免费；其他每次花费1个绿色方块和1点时间。
    .ruling = 出售一包代替服务一位顾客，费用相同。

rule-P-MKT-3 = 先付绿色方块和时间，再得声望分和金币。
    .long = 这适用于不免费的出售；支付引起的过世在两者之间立即处理。卖茶叶所得的金币不能用来支付这次出售的费用。卖出的一包移出游戏。船上的东西不能出售。
    .ruling = { rule-P-MKT-3 }

rule-P-MKT-4 = 出售不算服务顾客。
    .long = 出售可可或茶叶不计入平手、目标和商贩，也不会因此补充摊位。
    .ruling = { rule-P-MKT-4 }

rule-P-MKT-5 = 所有玩家都跳过后市集日结束。
    .long = 市集日持续到所有玩家都跳过。既不能服务也不能出售的玩家自动跳过。
    .ruling = { rule-P-MKT-5 }

rule-P-MKT-6 = 单人游戏中，出售算作你的第一次服务。
    .long = 之后卡拉带走一位顾客。
    .ruling = { rule-P-MKT-6 }

## P-DTH

rules-P-DTH = 在海上过世

rule-P-DTH-1 = 船上的成员和传教士都可能过世。
    .long = 他们是可见的。船和每座岛各算一个地点。
    .ruling = 船和每座岛各算一个地点。

rule-P-DTH-2 = 他们归入旅行类别；若已满，则海葬。
    .long = 使用下一个海葬空格，绝不放入公墓。

rule-P-DTH-3 = 海葬依次带来3、2、2、1、1声望分。
    .long = 空格按此顺序填满，家族立即获得声望分。海葬不算在编年史中。
    .ruling = 填满的顺序、声望分，以及海葬不算在编年史中。

rule-P-DTH-4 = 过世成员的船舱或传教位立即空出。
    .ruling = { rule-P-DTH-4 }

rule-P-DTH-5 = 填满最后一个海葬空格触发游戏结束。
    .long = 由填满它的玩家触发，与最后一个公墓空格一样。

rule-P-DTH-6 = 最后的回合中没有空格时，过世的旅行者移出游戏。
    .ruling = { rule-P-DTH-6 }

## P-SCO

rules-P-SCO = 港口：最终计分

rule-P-SCO-1 = 终局时货物没有价值；船上的成员仍在世。
    .long = 没有价值的是船上的东西以及农场上的可可和茶叶。船可以在任何地方。没有旅行一项。
    .ruling = { rule-P-SCO-1 }

rule-P-SCO-2 = 航海赢得的声望分单独列为一项。
    .long = 来自出售、传教、摊位和海葬，在游戏中计分，与其他声望分分开。
    .ruling = { rule-P-SCO-2 }

## P-SOL

rules-P-SOL = 港口：单人游戏

rule-P-SOL-1 = 使用两人的数值；卡拉没有船。
    .long = 即3包可可、3包茶叶、2个海葬空格。她从不航行、出售或装载。

rule-P-SOL-2 = 方块来自旅行格时，卡拉过世的成员可能海葬。
    .long = 如果来自旅行格的方块使卡拉的一名成员过世，该成员归入旅行类别；若已满则海葬，没有玩家获得声望分。最后一个海葬空格会触发游戏结束。
    .ruling = 没有玩家获得声望分。

rule-P-SOL-3 = 除最低称号外，所有称号的分数要求提高5分。
    .ruling = 最低称号的分数要求仍为0。

## P-MIX

rules-P-MIX = 港口与其他扩展

rule-P-MIX-1 = 酒馆：村民卡按卡面在海上生效。
    .long = 助产士可以召回传教士，但不能召回船上的成员。掘墓人可以选择船上或岛上的成员。用帮工重复旅行格的行动，算作第二次航海行动。即使市集日中只卖出了可可或茶叶，结束时也可以打出村民卡。海军上将不需要金币，可以选择任何可见的船长。
    .ruling = { rule-P-MIX-1 }

rule-P-MIX-2 = 人生目标：宝箱的金币立即计入，海葬不算类别。
    .long = 对史学家来说海葬不算编年史的类别。宝箱的金币在下一次选择之前计入贵族目标。传教士目标中，同一岛上的两名都算。
    .ruling = { rule-P-MIX-2 }

rule-P-MIX-3 = 婚姻：只有农场上的成员可以上船。
    .long = 结婚也只限农场上的成员。家庭行动可以召回岛上的成员，但不能召回船上的成员。
    .ruling = { rule-P-MIX-3 }

rule-P-MIX-4 = 单人：戒指可以用来雇用船长。
    .long = 戒指当作一枚金币。出售算作第一次服务。卡拉的海葬占据剩余空格中声望分最高的一个。
    .ruling = { rule-P-MIX-4 }

rule-P-MIX-5 = 单人：依顺时针方向，旅行的位置不变。
    .long = 卡拉依顺时针方向寻找方块时，新的行动格排在工坊之后；港口没有新的行动格。
    .ruling = { rule-P-MIX-5 }

rule-P-MIX-6 = 最后回合的免费行动可以是航海行动。
    .ruling = { rule-P-MIX-6 }

## P-CUB

rules-P-CUB = 港口：方块

rule-P-CUB-1 = 港口增加的方块数量与玩家人数相同。
    .long = 2、3、4、5名玩家时，旅行格增加1、2、2、3个方块，工坊增加1、1、2、2个；每轮每种颜色多放1个方块到布袋中。
    .ruling = { rule-P-CUB-1 }

reason-stored = 仓库里多{ $some }
    .less = 仓库里少{ $some }
reason-aboard = 船上有{ $what }
    .less = 船上没有{ $what }
