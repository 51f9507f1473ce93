### Explanations of the things on the board for new players. The numbers come from the tables.

## Places of the village

page-tooltip-grain = 在此拿取方块后，若农场上有成员，可收获{ $few }袋谷物：有马匹和犁具时{ $horse }袋，有牛只和犁具时{ $ox }袋。
page-tooltip-family = 在此拿取方块后，可让一名新成员诞生，或从版图上召回一名成员。
page-tooltip-crafts = 在此拿取方块后，可从一座工坊获得一件货物，或从磨坊获得金币。所有工坊和磨坊都属于此处。
page-tooltip-market = 在此拿取方块会开启市集日：所有玩家轮流服务摊位上的顾客。除开启者的第一次外，每次服务还要花费{ $cost }和{ $time }点时间。
page-tooltip-travel = 在此拿取方块后，可从农场派一名成员前往一座城市，或让已在城市中的成员再前往下一座。每次旅行花费{ $time }点时间、一辆篷车和路线上所示的方块。
page-tooltip-council = 在此拿取方块后，可花费{ $cost }或一个卷轴，再加时间，让一名成员进入议会或晋升一个阶级。然后可执行已达到阶级的一个特许行动。
page-tooltip-church = 在此拿取方块后，可将农场上的一名成员放入黑色布袋，花费{ $cost }或{ $time }点时间。每轮结束的弥撒会抽出其中一些，放到教堂轨上。
page-tooltip-well = 不拿取方块时，可在此支付{ $n }个同色方块（可用金币代替），执行任意一个行动。
page-tooltip-graves = 编年史中没有空格可放的成员葬在这里，不计分。{ $all }个空格中还剩{ $free }个；最后一个被占据时，最后的回合开始。
page-tooltip-chronicle = 编年史记载每种职业中最先过世的成员。终局时，你在其中有三名成员得{ $three }声望分，四名{ $four }分，五名以上{ $five }分；最后一个空格被占据时，最后的回合开始。
page-tooltip-column = { $column ->
    [council] 在议会
    [crafts] 在工坊
    [travel] 在旅途中
    [church] 在教堂轨上
   *[farm] 在农场上
}过世的成员，只要有空格就载入这里：{ $all }个空格中还剩{ $free }个。之后过世的葬入公墓。
page-tooltip-workshop = 这里可得{ $gives }：先花费{ $train }点时间训练一名成员，之后每次花费{ $make }点时间。也可以无需成员，直接购买：{ $buy }。
page-tooltip-mill = 花费{ $time }点时间，以{ $grain }换取{ $coins }，无需训练成员。
page-tooltip-train = 农场上的一名成员花费{ $train }点时间学会这门手艺并留在这里。当即或以后再花费{ $make }点时间可得{ $gives }。
page-tooltip-make = 有受过训练的成员在此，便可花费{ $make }点时间获得{ $gives }。
page-tooltip-buy = 无需成员在此，也不花费时间，以{ $buy }换取{ $gives }。

## The land

page-tooltip-land = 草地、道路、果树和绵羊只是风景。有名字和方块的行动格才能选择。
    .title = 原野
page-tooltip-river = 它从桥下流过，象征时间：每个农场的时间轨就是这样一条河，时间标记绕着它前进。
    .title = 河流
page-tooltip-bridge = 每个农场的时间轨上都有这样一座桥：家族的时间标记每次过桥，回合结束时最年长的一代中就有一名成员过世。
    .title = 桥
page-tooltip-sea = 船从一个格子驶向相邻的格子，并可从任何地方返航。大海在单独的一页上。
    .title = 大海
page-tooltip-ways = 船的一步：沿这条线从一个格子到下一个。第一步免费，之后每步要支付船长要求的方块。
    .title = 航线

## Council and church

page-tooltip-stage = { $n ->
    [1] 第一阶级
    [2] 第二阶级
    [3] 第三阶级
   *[4] 第四阶级
}：来到这里花费{ $cost }或一个卷轴，以及{ $time }点时间。终局时在此的每名成员带来{ $points }声望分。
page-tooltip-privilege1 = 第一阶级的特许行动：拿取戒指，成为下一轮的起始玩家。
page-tooltip-privilege2 = 第二阶级的特许行动：从供应区任选{ $cubes }个方块。
page-tooltip-privilege3 = 第三阶级的特许行动：任选一件货物。
page-tooltip-privilege4 = 第四阶级的特许行动：以{ $coins }换取{ $prestige }声望分。
page-tooltip-window = 终局时在这一阶级的每名成员带来{ $points }声望分。{ $n ->
    [4] 这是最高阶级。
   *[other] 弥撒时花费{ $grain }可晋升到下一阶级。
}
page-tooltip-bag = 准备侍奉教堂的成员与{ $monks }名僧侣一起在此等候。弥撒时抽出{ $n }个配件，僧侣放回布袋；每付{ $coins }可确保拿出自己的一名成员。

## Market and travel

page-tooltip-customer = 想要{ $want }；在市集日服务这位顾客的玩家，终局时获得{ $points }声望分。
page-tooltip-stall = 空的摊位。有顾客被服务的市集日结束后，由排队的下一位补上。
page-tooltip-line = 摊位空出后，这些顾客依次补上。他们的需求对所有人公开。
page-tooltip-pile = 还有{ $n }位顾客没有来到市集。
page-tooltip-city = 第一次到访获得{ $gift }，并放置你的标记。到过的城市越多，终局得分越高：{ $list }。
page-tooltip-path = 从一座城市到下一座的路线。花费{ $cubes }、一辆篷车和{ $time }点时间。

## People and pieces

page-tooltip-cube = 拿取后方块归你，用来支付费用；还可执行此处的行动。{ $colour ->
    [brown] 棕色是信仰。
    [green] 绿色是说服力。
    [orange] 橘色是技巧。
   *[pink] 粉色是知识。
}
page-tooltip-plague = 瘟疫方块不带来影响力，还要花费{ $time }点时间；但拿取后仍可执行此处的行动。
page-tooltip-influence = { $colour ->
    [brown] 信仰
    [green] 说服力
    [orange] 技巧
   *[pink] 知识
}：拿取方块得来的影响力，用来支付货物、旅行、议会、教堂、市集和水井。一枚金币可代替任意一个方块。
page-tooltip-plagues = 瘟疫方块每轮都放回布袋。拿取一个要花费{ $time }点时间，不带来影响力。
page-tooltip-member = { $who }的第{ $generation }代：{ $place }。最年长的先过世；过世时所在的地点决定归入编年史的哪个类别。
page-tooltip-unborn = 通过家庭行动依次来到农场的成员，世代编号最小的在先。
page-tooltip-farm = { $who }的农场：时间轨、库存和农场上的成员。只有农场上的成员才能被派出或参加收获。
page-tooltip-life = 这个家族的时间轨。花费时间使标记前进；每{ $lap }格过桥一次，回合结束时就有一名最年长的成员过世。
page-tooltip-sacks = 谷物用于顾客、磨坊和教堂中的晋升。农场最多放{ $most }袋。
page-tooltip-coin = 支付时一枚金币可代替任意一个方块。剩下的每枚值1声望分。
page-tooltip-scroll = 货物。卷轴可在议会中代替绿色方块支付晋升，也可卖给顾客。
page-tooltip-wagon = 货物。每次前往城市都要支付一辆；顾客也想要篷车。
page-tooltip-horse = 货物。与犁具一起使收获更多；顾客也想要马匹。
page-tooltip-ox = 货物。与犁具一起带来最多的收获；顾客也想要牛只。
page-tooltip-plow = 货物。与马匹或牛只一起使收获更多；顾客也想要犁具。
page-tooltip-prestige = 目前获得的声望分。终局时再加上城市、议会、教堂、编年史、顾客和金币，总分最高者获胜。
page-tooltip-served = 这个家族服务过的顾客。终局时每位按其分数计分。
page-tooltip-visited = 这个家族放置了标记的城市。一座、两座、三座……终局时依次得{ $list }声望分。
page-tooltip-first = 本轮的起始玩家，本轮的弥撒也由其开始。
page-tooltip-ring = 来自议会第一阶级的特许行动。持有者成为下一轮的起始玩家。
page-tooltip-ring-solo = 单人游戏时，戒指可抵作一枚金币，在下一轮开始前使用。
page-tooltip-round = 行动格上的方块都被拿完时一轮结束。随后举行弥撒，再抽取新的方块。
page-tooltip-greenbag = 下一轮的方块从这个布袋中抽取，放到各行动格。袋中的内容对所有人公开。
page-tooltip-supply = 不属于任何玩家的方块和谷物。支付的东西放回这里；用完的东西不能再拿取。
page-tooltip-pay = 一种支付方式；点击即可选用。

## Inn and life goals

page-tooltip-inn = 在此拿取方块后，可花费{ $place }点时间放置农场上的一名成员；有成员在此，便可花费{ $use }点时间并支付价格，购买一张可见的村民卡。在此过世的成员葬入公墓。
page-tooltip-push = 一叠村民卡。使用酒馆时先将一叠的顶牌置底，露出下一张。
page-tooltip-villager = 村民卡。价格：{ $price }。归你之后：{ $effect }
page-tooltip-owned = 已被购买的村民卡。{ $effect }
page-tooltip-beer = 酿酒坊的货物。在酒馆用来购买村民卡；有些顾客也想要。
page-tooltip-goal = { $metal ->
    [silver] 银色
   *[gold] 金色
}人生目标，计分时获得{ $points }声望分。{ $effect }
page-tooltip-covered = 这个家族的秘密人生目标；计分时才公开。

## The sea

page-tooltip-harbour = 在此拿取方块后，可雇用船长、装载并出航，继续航行，或花费{ $time }点时间返航卸货。
page-tooltip-captain = 可用{ $coins }雇用的船长，留到船返航为止。每次航海行动有{ $free }步免费，之后每步花费{ $cubes }。
page-tooltip-captains = 这一叠没有船长了；船返航时他们会回来。
page-tooltip-ship = { $who }的船。它可装{ $holds }样不同的东西，其中可有一名家族成员；航行需要船长。
page-tooltip-water = 海域。{ $n ->
    [0] 驶入不花费时间
   *[other] 驶入花费{ $n }点时间
}；船可以停在这里。
page-tooltip-island = 登岛后航行结束。可在此出售岛上收购的货物，派一名成员上岸传教，并装载岛上的货物。
page-tooltip-sell = 船载着它在此登岛，可卖得{ $points }声望分，每次登岛都可以。
page-tooltip-mission = 船上的家族成员可在此上岸传教，得{ $list }声望分，分数最高的空位优先。
page-tooltip-cargo = 在此登岛的船可装一个到空船舱：还剩{ $left }个。
page-tooltip-ware = 这个摊位从不关闭：市集日时收购你农场上的{ $ware }，换取{ $gain }。
page-tooltip-cocoa = 来自岛上的可可。返航卸货后可在市集出售，没有别的用处。
page-tooltip-tea = 来自岛上的茶叶。返航卸货后可在市集出售，没有别的用处。
page-tooltip-sea_burial = 在海上过世而编年史中没有空格可放的成员葬在这里，依次得{ $list }声望分。最后一个空格被占据时，最后的回合开始。

## The wedding meadow

page-tooltip-marriage = 在此拿取方块后，可将农场上的一名成员放到空的等级等候。每次弥撒前按等级顺序成婚：前两位，再后两位。
page-tooltip-rank = 等级{ $n }花费{ $price }。在这里成婚的成员带来{ $points }声望分和一份嫁妆。
page-tooltip-bliss = 已婚成员住在这里。终局时在此的每名己方成员带来{ $points }声望分。
page-tooltip-pinks = 粉色人物来自外乡，不属于任何家族。婚礼前掷骰决定一个等级，若为空就放上一个粉色人物，以免成员一直等下去。
page-tooltip-dowry = 新婚成员带来其中一种：一个孩子，一个面包和一个方块，或一件货物。
page-tooltip-smuggler = 在此拿取方块后，可做三种交易之一，无需派出成员。
page-tooltip-bargain-bread = 走私的面包：{ $time }点时间换{ $bread }个。
page-tooltip-bargain-good = 以{ $coins }换任选的一件货物。
page-tooltip-bargain-give = 以一个方块和{ $time }点时间换{ $cubes }个其他颜色的方块。
page-tooltip-bread = 弥撒时一个面包可代替谷物，让一名成员在教堂中晋升一个阶级。它既不是谷物也不是货物。
page-tooltip-loaf = 用一个面包代替谷物，让这名成员晋升到下一阶级。

## The rival

page-tooltip-rival = 她按自己的规则与你对抗：你每拿取一个方块，她也拿取一个。她没有农场、时间和分数。
page-tooltip-recess = 她的圆环有{ $n }个凹槽，放她拿取的方块。越过命运板块时将其翻开。
page-tooltip-fate = 命运板块：空白没有作用，羽毛笔使她的一名成员过世。
page-tooltip-beside = 她的这些成员会最先过世。翻出羽毛笔的方块来自哪里，过世的成员就归入哪个类别。
page-tooltip-waiting = 她在教堂等候的成员；她的方块来自教堂时，其中一名进入黑色布袋。
