### Village: Marriage. Words first, then the rules.

## Words

expansion-marriage = 婚姻
line-marriage = 家庭小屋

space-marriage = 结婚
    .at = 结婚格上
    .from = 从结婚格
    .to = 到结婚格
space-smuggler = 走私
    .at = 走私格上
    .from = 从走私格
    .to = 到走私格
word-ceremony = 仪式区
    .at = 仪式区中
    .from = 从仪式区
    .to = 到仪式区
word-bliss = 家庭小屋
    .at = 家庭小屋中
    .from = 从家庭小屋
    .to = 到家庭小屋

question-marriage = 将一名家族成员放到仪式区的一个空等级，或放弃。
question-smuggler = 与走私商做一笔交易，或放弃。
question-roll = 掷婚礼骰。
question-dowry = 你的家族举行了婚礼：选择嫁妆。

move-marriage-pass = 放弃
move-marriage-rank = 仪式区等级{ $a }
move-smuggler-pass = 放弃
move-smuggler-bread = 1个面包
move-smuggler-good = { $a-some }
move-smuggler-give = 用{ $a-some }换其他颜色的方块
move-roll = { $a }
move-dowry-child = 一个孩子
move-dowry-bread = 1个面包
move-dowry-bread-brown = 1个面包和1个棕色方块
move-dowry-bread-green = 1个面包和1个绿色方块
move-dowry-bread-orange = 1个面包和1个橘色方块
move-dowry-bread-pink = 1个面包和1个粉色方块
move-dowry-good = { $a-some }
move-promote-bread = { $a ->
        [1] 第{ $b }代：用1个面包从教堂轨第一阶级晋升
        [2] 第{ $b }代：用1个面包从教堂轨第二阶级晋升
       *[3] 第{ $b }代：用1个面包从教堂轨第三阶级晋升
    }

event-bread = { $who }获得{ $amount }个面包。
event-bribe = { $who }付给走私商{ $coins }枚金币。
event-give = { $who }交给走私商{ $colour-some }。
event-married = { $who }的一名第{ $generation }代成员在等级{ $rank }成婚，获得{ $amount }声望分。
event-pink = 一个粉色人物来到等级{ $rank }。
event-pink_again = 一个粉色人物离开家庭小屋，来到等级{ $rank }。
event-pink_married = 等级{ $rank }的粉色人物与一名家族成员成婚，搬进家庭小屋。
event-pinks_wed = 等级{ $rank }和等级{ $spouse }的粉色人物成婚，返回供应区。
event-promote_bread = { $who }支付1个面包，让一名第{ $generation }代成员晋升{ $place-to }。
event-rank_taken = 等级{ $rank }已被占据，没有粉色人物到来。
event-roll = 婚礼骰掷出{ $colour }：等级{ $rank }。
event-wedding = 举行婚礼。

why-already-waiting = 你的家族已有一名成员在仪式区等候。
why-bread-with-cube = 供应区还有方块时，面包要与方块一起拿取。
why-colour-given = 换取的方块不能与你交出的颜色相同：{ $a }。
why-no-bread = 你没有面包。
why-no-bread-step = 这一步不能用面包支付。
why-no-other-cube = 供应区没有其他颜色的方块，你要交出的是：{ $a }。
why-no-such-face = 骰子没有这种颜色的一面：{ $a }。
why-rank-taken = 等级{ $a }已被占据。

## Labels of the terminal

marriage-ceremony = 仪式区
marriage-rank = { $rank } { $colour }（{ $price }）{ $figure }
marriage-price = { $price }，{ $prestige }分
marriage-pink = 粉
marriage-bliss = 家庭小屋
marriage-pinks = 粉色：这里{ $bliss }，供应区{ $supply }
marriage-farm = 面包
marriage-bread = { $bread }
marriage-smuggler = 走私
marriage-offer-bread = { $time }点时间换1个面包
marriage-offer-good = { $coins }枚金币换1件货物
marriage-offer-cubes = 1个方块和{ $time }点时间换{ $cubes }个其他方块
marriage-note-prestige = 婚礼：{ $prestige }分
marriage-note-cubes = { $cubes }个其他方块
marriage-note-coins = { $coins }枚金币

## W-SET

rules-W-SET = 婚姻：游戏设置

rule-W-SET-1 = 本扩展增加两个行动格、仪式区、家庭小屋、粉色人物、骰子和面包。
    .long = 两个行动格是结婚和走私。仪式区有四个等级，与家庭小屋同在婚姻版图上。供应区中有两个粉色人物。骰子是有四种影响力颜色的四面骰。

rule-W-SET-2 = 每个家族有12名成员，其中五名是第1代。
    .long = 每个家族有第12名成员：第1代五名，第2代三名，第3代和第4代各两名。五名第1代成员都从农场开始。
    .ruling = 第1代的五名成员都从农场开始。

rule-W-SET-3 = 有第7个瘟疫方块。
    .long = 在基础游戏的六个瘟疫方块之外，再加入第7个。

rule-W-SET-4 = 编年史多两个空格，都属于农场。
    .long = 无论玩家人数多少都是如此。
    .ruling = 两个空格都属于农场。

rule-W-SET-5 = 等级与颜色：1棕色，2绿色，3橘色，4粉色。
    .long = 骰子的每一面对应仪式区的一个等级。
    .ruling = { rule-W-SET-5 }

rule-W-SET-6 = 本扩展只用于大盒版。
    .long = 本扩展出自大盒版，需要该版本。影响力方块、谷物和供应区的其他配件保持不变。
    .ruling = { rule-W-SET-6 }

## W-ACT

rules-W-ACT = 结婚行动

rule-W-ACT-1 = 将农场上的一名家族成员放到仪式区的一个空等级。
    .long = 执行结婚行动时，成员的世代不限；他在那里等候婚礼。
    .ruling = { rule-W-ACT-1 }

rule-W-ACT-2 = 每个等级有各自的方块和时间费用。
    .long = 等级1花费两个棕色方块和1点时间，等级2花费一个绿色方块和2点时间，等级3花费一个橘色方块和1点时间，等级4只花费1点时间。金币可以代替方块。
    .ruling = { rule-W-ACT-2 }

rule-W-ACT-3 = 每个家族至多一名成员等候，每个等级只容一个人物。
    .long = 每个家族在仪式区至多有一名成员，因此同一家族的成员不会彼此成婚。每个等级只能容纳一个人物。
    .ruling = { rule-W-ACT-3 }

rule-W-ACT-4 = 可以放弃；需要农场上有成员，并有付得起的空等级。
    .long = 自己的成员正在等候时，也不能执行。
    .ruling = { rule-W-ACT-4 }

## W-SMU

rules-W-SMU = 走私

rule-W-SMU-1 = 每次行动做一笔交易：用时间换面包，用金币换货物，或用时间和方块换两个方块。
    .long = 走私商提供三种交易，你选一种：2点时间换1个面包；1枚金币换1件任选货物；1点时间和1个方块换2个任选方块，不能与交出的颜色相同。
    .ruling = { rule-W-SMU-1 }

rule-W-SMU-2 = 交出的必须是方块而不是金币，供应区必须有其他颜色。
    .long = 如果供应区只有一个其他颜色的方块，就只拿一个。
    .ruling = { rule-W-SMU-2 }

rule-W-SMU-3 = 可选的货物是卷轴、篷车、马匹、牛只、犁具，使用酒馆时还有啤酒。
    .long = 本扩展让你任选货物时，可以选择卷轴、篷车、马匹、牛只和犁具，使用酒馆时还可以选啤酒；不能选可可、茶叶或面包。
    .ruling = { rule-W-SMU-3 }

rule-W-SMU-4 = 走私不需要成员，总能执行，也可以放弃。
    .long = 走私不属于任何职业。总能执行，是因为用时间换面包总是可行。
    .ruling = 这个行动总能执行，也可以放弃。

## W-WED

rules-W-WED = 婚礼

rule-W-WED-1 = 每次弥撒之前举行婚礼。
    .long = 婚礼在每轮结束时举行，在最后一个回合及其过世处理之后；最终弥撒之前也举行。跳过弥撒时，婚礼也跳过。
    .ruling = 婚礼在这个时机举行。

rule-W-WED-2 = 先掷骰决定等级：如果为空，放上一个粉色人物。
    .long = 人物来自供应区；供应区没有时，从家庭小屋拿取。如果该等级已被占据，则无事发生。

rule-W-WED-3 = 然后按等级顺序成婚：第一与第二，第三与第四。
    .long = 多出的一个人物留下，等候下一次婚礼。
    .ruling = { rule-W-WED-3 }

rule-W-WED-4 = 新婚成员带来其等级的声望分：4、3、3或4分。
    .long = 新婚成员所属的玩家立即获得声望分：等级1和4为4分，等级2和3为3分。
    .ruling = { rule-W-WED-4 }

rule-W-WED-5 = 新人搬进家庭小屋；两个粉色人物返回供应区。
    .long = 新人两人一起搬。返回供应区的是彼此成婚的两个粉色人物，这时没有玩家获得任何东西。

rule-W-WED-6 = 最后，每位新婚成员所属的玩家拿取一份嫁妆。
    .long = 按等级顺序，每位新婚成员所属的玩家选择一种：诞生一个孩子，如同家庭行动；1个面包和1个任选方块；或1件任选货物。
    .ruling = 嫁妆的内容和拿取的顺序。

rule-W-WED-7 = 嫁妆只能从现有的东西中选。
    .long = 选择孩子需要有尚未诞生的成员。方块必须是供应区有的颜色；只有供应区完全没有方块时，才单独拿取面包。
    .ruling = { rule-W-WED-7 }

rule-W-WED-8 = 婚礼不花费时间，也没有成员过世。
    .ruling = { rule-W-WED-8 }

## W-BLI

rules-W-BLI = 家庭小屋

rule-W-BLI-1 = 家庭小屋和仪式区的成员视为在世，可以被召回。
    .long = 家庭小屋容得下所有人。这些成员也是可见的，由家庭行动召回，等级随之空出。成员过世时，两个区域各算一个地点。
    .ruling = 可以召回他们，并且两个区域各算一个地点。

rule-W-BLI-2 = 粉色人物离开家庭小屋时，配偶留下。
    .long = 粉色人物去往仪式区，除此之外没有其他影响。
    .ruling = { rule-W-BLI-2 }

rule-W-BLI-3 = 家庭小屋和仪式区的成员不在农场上。
    .long = 家庭小屋和仪式区的成员不能收获谷物，也不能被派往别处。
    .ruling = { rule-W-BLI-3 }

## W-BRD

rules-W-BRD = 面包

rule-W-BRD-1 = 面包放在农场上，没有上限；它不是谷物，也不是货物。
    .long = 农场上可以放任意数量的面包。面包不是谷物，也不是货物，游戏结束时不计分。
    .ruling = { rule-W-BRD-1 }

rule-W-BRD-2 = 在弥撒中，1个面包代替谷物支付完整的一步。
    .long = 家族成员在教堂中的任何一步晋升都可以这样支付。
    .ruling = 面包可以支付任何一步。

rule-W-BRD-3 = 每一步用谷物或面包支付，顺序任意。
    .long = 每一步都由你决定用哪一种。“顺序任意”是指家族成员晋升的顺序。

## W-DTH

rules-W-DTH = 婚姻：过世

rule-W-DTH-1 = 在家庭小屋或仪式区过世的成员算作农场成员。
    .long = 他们载入编年史的农场类别，已满时葬入公墓。过世者所在的等级空出。
    .ruling = 家庭小屋和仪式区算作农场；规则书只对卡拉过世的成员作了说明。

rule-W-DTH-2 = 粉色人物不会过世，也不属于任何人。
    .ruling = { rule-W-DTH-2 }

## W-SCO

rules-W-SCO = 婚姻：最终计分

rule-W-SCO-1 = 家庭小屋中每名在世的成员值1声望分。
    .long = 游戏结束时计分，单独列为一项。仪式区的成员不计分。
    .ruling = { rule-W-SCO-1 }

## W-SOL

rules-W-SOL = 婚姻：单人游戏

rule-W-SOL-1 = 单人游戏有三个粉色人物，骰子掷两次。
    .long = 单人游戏中，供应区加入第三个粉色人物，婚礼时掷骰两次，每次完整执行后再掷下一次。

rule-W-SOL-2 = 卡拉有12名成员，她不结婚，也不走私。
    .long = 其中五名编号1的成员在她的版图旁。

rule-W-SOL-3 = 方块来自结婚格时，她过世的成员归入农场；来自走私格时葬入公墓。
    .long = 如果来自结婚格的方块使卡拉的成员过世，该成员算作农场；如果来自走私格，则葬入公墓。

rule-W-SOL-4 = 依顺时针方向，结婚和走私在工坊和酒馆之后。
    .long = 卡拉寻找方块时依照这个顺序，先结婚，后走私；没有酒馆时，两者直接排在工坊之后。
    .ruling = { rule-W-SOL-4 }

rule-W-SOL-5 = 除最低称号外，所有称号的分数要求提高15分。
    .long = 使用婚姻时，每个称号的分数要求提高15分，只有最低的仍为0。
    .ruling = 最低称号的分数要求仍为0。

## W-MIX

rules-W-MIX = 婚姻与其他扩展

rule-W-MIX-1 = 酒馆：可以选择啤酒；对吟游诗人和艺术家来说，婚姻版图算作农场。
    .long = 使用酒馆时，啤酒是可选的货物之一。等候或已婚的成员在吟游诗人卡上的职业是农场，对艺术家来说，婚姻版图也算作农场。修女的免费谷物不能换成面包。
    .ruling = { rule-W-MIX-1 }

rule-W-MIX-2 = 港口：面包不能装船，可可和茶叶不能任选。
    .long = 后者适用于一切可以自选货物的场合。
    .ruling = { rule-W-MIX-2 }

rule-W-MIX-3 = 人生目标：面包不是谷物，族长的条件与基础游戏相同。
    .long = 族长仍要求尚未诞生的成员至多2名；开始时与基础游戏一样有7名。
    .ruling = { rule-W-MIX-3 }

rule-W-MIX-4 = 酒馆：婚礼中不能打出村民卡，酒馆中的成员不能结婚。
    .long = 修女的免费晋升不能用面包支付。
    .ruling = { rule-W-MIX-4 }

rule-W-MIX-5 = 人生目标：每次掷骰和每份嫁妆之前检查。
    .long = 作为嫁妆的孩子可以使族长目标达成。
    .ruling = { rule-W-MIX-5 }

rule-W-MIX-6 = 港口：只有农场上的成员可以结婚或登船。
    .long = 家庭行动可以召回仪式区、家庭小屋和岛屿上的成员，不能召回船上的。
    .ruling = { rule-W-MIX-6 }

rule-W-MIX-7 = 单人：婚礼在卡拉的回应之后，戒指可以付给走私商。
    .long = 这是指她对你最后一个回合的回应。戒指当作一枚金币。她的每个凹槽可放两个方块，足够使用。
    .ruling = { rule-W-MIX-7 }

rule-W-MIX-8 = 单人与扩展：工坊之后是酒馆、结婚和走私。
    .long = 这是使用多个扩展时卡拉的顺时针顺序。
    .ruling = { rule-W-MIX-8 }

rule-W-MIX-9 = 免费的最后回合可以用来执行结婚或走私；等候的成员仍参加最后的婚礼。
    .long = 这两个行动与其他行动一样可选。
    .ruling = { rule-W-MIX-9 }

## W-CUB

rules-W-CUB = 婚姻：方块

rule-W-CUB-1 = 婚姻增加的方块数量与玩家人数相同。
    .long = 这些方块分放在结婚和走私上：2人各1个，3人2个和1个，4人各2个，5人3个和2个；单人与2人相同。4人和5人时，每轮放入布袋的方块每种颜色多1个。第7个瘟疫方块总是加入。
    .ruling = 方块的数量，第7个瘟疫方块除外。

reason-bread = 多{ $n }份面包
    .less = 少{ $n }份面包
reason-waiting = 有一名成员等待婚礼
    .less = 没有成员等待婚礼
