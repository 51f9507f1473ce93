### 版图上的东西是什么：写给第一次见到它的人。数字来自表格。

## 村庄各处

page-what-grain = 在此取走方块且有人在家的玩家收获{ $few }袋谷物：有马匹和犁具则{ $horse }袋，有牛只和犁具则{ $ox }袋。
page-what-family = 在此取走方块的玩家生下一名下一代的孩子，或把一人从版图上叫回家。
page-what-crafts = 在此取走方块的玩家从一座工坊获得一件货物，或从磨坊获得金币。四座工坊和磨坊都属于此处。
page-what-market = 在此取走方块的玩家开启市集日：大家轮流卖给摊位上的顾客。除开启者的第一次外，每次售卖还要花费{ $cost }和{ $time }时间。
page-what-travel = 在此取走方块的玩家可派一名在家的成员前往一座城市，或再往下一座。每次旅行花费{ $time }时间、一辆篷车和路上所示的方块。
page-what-council = 在此取走方块的玩家可以上升：花费{ $cost }或一个卷轴，再加时间，让一人进入或升一级。然后可使用已达各级的一项特权。
page-what-church = 在此取走方块的玩家可把一名在家的成员放入黑色布袋，花费{ $cost }或{ $time }时间。每轮之后的弥撒会把一些人召到窗前。
page-what-well = 不取方块时，可在此支付{ $n }个同色方块（可用金币代替），执行任意一处的行动。
page-what-graves = 编年史中没有位置的人葬在这里，不计分。{ $all }个墓位中还有{ $free }个空位；用完最后一个就开始最后的回合。
page-what-chronicle = 这本书铭记每种职业中最先去世的人。终局时，书中有你的三人得{ $three }点声望，四人{ $four }点，五人以上{ $five }点；写满最后一行就开始最后的回合。
page-what-column = { $column ->
    [council] 在议会
    [crafts] 在工坊
    [travel] 在旅途中
    [church] 在教堂窗前
   *[farm] 在家中
}去世的人，只要有空位就写在这里：{ $all }行中还有{ $free }行空着。之后的人葬入公墓。
page-what-workshop = 这里可得{ $gives }：先花{ $train }时间培训一人，之后每次花{ $make }时间。也可以无人在此而直接购买：{ $buy }。
page-what-mill = 花{ $time }时间把{ $grain }换成{ $coins }，无需任何人学习。
page-what-train = 一名在家的成员花{ $train }时间学会这门手艺并留在这里。当即或以后再花{ $make }时间可得{ $gives }。
page-what-make = 有人在此学过手艺，便可花{ $make }时间得{ $gives }。
page-what-buy = 无需有人在此，立即以{ $buy }换得{ $gives }。

## 原野

page-what-land = 草地、道路、果树和绵羊只是风景。回合从有名字、有方块的地点开始。
    .title = 原野
page-what-river = 它从桥下流过，环绕着每个家族的一生：每个农场的时间环就是这样一条河，标记一生绕行一圈。
    .title = 河流
page-what-bridge = 每个农场的时间环上都有这样一座桥：家族的标记每次过桥，回合结束时最老的一代中就有一人去世。
    .title = 桥
page-what-sea = 船只从一个标出的格子驶向下一个，并可从任何地方返航。大海在单独的一页上。
    .title = 大海
page-what-ways = 船只的一步：沿这条线从一个格子到下一个。第一步免费，之后船长要收方块。
    .title = 航线

## 议会与教堂

page-what-stage = 第{ $n }级：来到这里花费{ $cost }或一个卷轴，以及{ $time }时间。终局时在世于此的人带来{ $points }点声望。
page-what-privilege1 = 第一级的特权：戒指。持有者在下一轮最先行动。
page-what-privilege2 = 第二级的特权：从供应区任选{ $cubes }个方块。
page-what-privilege3 = 第三级的特权：任选一件货物。
page-what-privilege4 = 第四级的特权：以{ $coins }换{ $prestige }点声望。
page-what-window = 终局时站在这扇窗前的人带来{ $points }点声望。{ $n ->
    [4] 这是最后一扇。
   *[other] 弥撒时以{ $grain }可移到下一扇。
}
page-what-bag = 想侍奉教会的人与{ $monks }名僧侣一起在此等候。弥撒时抽出{ $n }个，僧侣放回袋中；每付{ $coins }可确保取出自己的一人。

## 市集与旅行

page-what-customer = 想要{ $want }；在市集日送来的人，终局时得{ $points }点声望。
page-what-stall = 空的摊位。有人售卖过的市集日之后，队伍中的下一位来到这里。
page-what-line = 摊位空出后，这些顾客依次补上。他们想要什么，人人可见。
page-what-pile = 还有{ $n }位顾客没有来到市集。
page-what-city = 第一次到访得到{ $gift }，并插上你的旗。到过的城市越多，终局得分越高：{ $list }。
page-what-path = 从一座城市到下一座的路。走这条路要付{ $cubes }、一辆篷车和{ $time }时间。

## 人物与配件

page-what-cube = 取走这个方块的人保留它用来付款，并可执行此处的行动。{ $colour ->
    [brown] 棕色是信仰。
    [green] 绿色是说服力。
    [orange] 橙色是技艺。
   *[pink] 粉色是知识。
}
page-what-plague = 瘟疫方块没有收获，还要花费{ $time }时间；但取走它的人仍可执行此处的行动。
page-what-influence = { $colour ->
    [brown] 信仰
    [green] 说服力
    [orange] 技艺
   *[pink] 知识
}：取方块得来的影响力，用来支付货物、旅行、职位和水井。一枚金币可代替任意一个方块。
page-what-plagues = 瘟疫方块每轮都回到布袋。取一个要花费{ $time }时间，没有影响力。
page-what-member = { $who }的第{ $generation }代：{ $place }。最年长的先去世；在哪里去世，就因那里而被铭记。
page-what-unborn = 通过家庭行动依次来到农场的孩子，最低的一代在先。
page-what-farm = { $who }的农场：生命环、库存和在家的人。只有在家的人才能被派出或参加收获。
page-what-life = 这个家族的岁月。支付时间使标记前进；每{ $lap }步过一次桥，回合结束时就有一名最年长者去世。
page-what-sacks = 谷物用于顾客、磨坊和教堂中的晋升。谷仓最多放{ $most }袋。
page-what-coin = 付款时一枚金币可代替任意一个方块。剩下的每枚值1点声望。
page-what-scroll = 货物。卷轴可在议会代替绿色方块支付一级，也可卖给顾客。
page-what-wagon = 货物。每次前往城市都要一辆；顾客也想要篷车。
page-what-horse = 货物。与犁具一起使收获更多；顾客也想要马匹。
page-what-ox = 货物。与犁具一起带来最多的收获；顾客也想要牛只。
page-what-plow = 货物。与马匹或牛只一起使收获更多；顾客也想要犁具。
page-what-prestige = 目前获得的声望。终局时再加上城市、议会、教堂、编年史、顾客和金币，总数最高者获胜。
page-what-served = 这个家族服务过的顾客。终局时每位按其点数计分。
page-what-visited = 这个家族插了旗的城市。一座、两座、三座……终局时依次得{ $list }点声望。
page-what-first = 本轮最先行动，并主导本轮的弥撒。
page-what-ring = 来自议会的第一项特权。持有者在下一轮最先行动。
page-what-ring-alone = 单人游戏时，戒指相当于一枚金币，可在下一轮开始前使用。
page-what-round = 所有方块都从各处取走时一轮结束。随后举行弥撒，再抽取新的方块。
page-what-greenbag = 下一轮的方块从这个布袋抽到各处。袋中有什么人人可知。
page-what-supply = 没有人拥有的方块和谷物。支付的东西回到这里；用完的东西谁也拿不到。
page-what-pay = 一种支付方式；按下你最愿意的那一种。

## 酒馆与人生目标

page-what-inn = 在此取走方块的玩家可花{ $place }时间让一名在家的成员入座；有客人在此，便可花{ $use }时间并付价格争取一名展示的村民。在此去世的人葬入公墓。
page-what-push = 一叠村民。使用酒馆的人可先把最上面的牌塞到底下，看下一张。
page-what-villager = 村民。价格：{ $price }。归你之后：{ $effect }
page-what-owned = 有人争取到的村民。{ $effect }
page-what-beer = 酿酒坊的货物。在酒馆用它支付村民；有些顾客也想要。
page-what-goal = { $metal ->
    [silver] 银色
   *[gold] 金色
}人生目标，达成的那一刻得{ $points }点声望。{ $effect }
page-what-covered = 这个家族的秘密人生目标；达成时才展示。

## 大海

page-what-harbour = 在此取走方块的玩家可带上船长和货物启航、继续航行，或花{ $time }时间返航卸货。
page-what-captain = 可用{ $coins }雇用的船长，留到船返航为止。每次航行前{ $free }步免费，之后每步花费{ $cubes }。
page-what-captains = 这一叠没有船长了；船返航时他们会回来。
page-what-ship = { $who }的船。它可装{ $holds }样不同的东西，其中可有一名家族成员；航行需要船长。
page-what-water = 水域。{ $n ->
    [0] 驶入不花时间
   *[other] 驶入花费{ $n }时间
}；船可以停在这里。
page-what-island = 登岛的船结束航行。它可在此卖掉岛上收购的东西，派一人上岸传教，并装载岛上提供的东西。
page-what-sell = 载着它在此登岛的船可卖得{ $points }点声望，每次登岛都可以。
page-what-mission = 船上的家族成员可在此上岸，得{ $list }点声望，最好的空位优先。
page-what-cargo = 在此登岛的船可装一个到空船舱：还剩{ $left }个。
page-what-ware = 这个摊位从不关闭：市集日时收购你农场上的{ $ware }，给{ $gain }。
page-what-cocoa = 来自岛上的可可。在家卸下后可在市集出售，没有别的用处。
page-what-tea = 来自岛上的茶叶。在家卸下后可在市集出售，没有别的用处。
page-what-sea_burial = 在海上去世而编年史没有位置的人葬在这里，依次得{ $list }点声望。占满最后一个就开始最后的回合。

## 婚礼草地

page-what-marriage = 在此取走方块的玩家可让一名在家的成员在空的等级上等候。每次弥撒前相邻者成婚：前两位，再后两位。
page-what-rank = 第{ $n }级花费{ $price }。从这里成婚的人带来{ $points }点声望和一份嫁妆。
page-what-bliss = 已婚者住在这里。终局时在世于此的每名自家成员带来{ $points }点声望。
page-what-pinks = 粉色人物来自外地，不属于任何人。婚礼前骰子派一个到空的等级，免得有人久等。
page-what-dowry = 新婚者取其中一项：一个孩子，一个面包和一个方块，或一件货物。
page-what-smuggler = 在此取走方块的玩家可做三种交易之一。无需派人前往。
page-what-bargain-bread = 走私的面包：花{ $time }时间换{ $bread }个。
page-what-bargain-good = 以{ $coins }换任选的一件货物。
page-what-bargain-give = 以一个方块和{ $time }时间换{ $cubes }个其他颜色的方块。
page-what-bread = 弥撒时一个面包代替谷物支付教堂中的整整一步。它既不是谷物也不是货物。
page-what-loaf = 一个面包让这名成员不用谷物就移到下一扇窗。

## 卡拉

page-what-rival = 她按自己的规则与你对抗：你每取一个方块，她也取一个。她没有农场、时间和分数。
page-what-recess = 她的圆环有{ $n }个凹格放她取走的方块。越过命运板块时将其翻开。
page-what-fate = 命运板块：空白的没有作用，羽毛笔使她失去一名家人。
page-what-beside = 她最先去世的人。翻出羽毛笔的方块来自哪里，他们就归到哪里。
page-what-waiting = 她的方块来自教堂时，等着进入黑色布袋的人。
