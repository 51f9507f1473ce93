### Explanations of everything on the board, for new players. Numbers come from the tables.

## Dice and banner values

page-tooltip-land = 山丘、河流和树木只是风景。可以获得的东西在有名称的区域里；骰子决定其中哪些可选。
    .title = 原野
page-tooltip-pool = 本轮的骰子。轮到你时拿取其中两颗，点数之和就是你的旗值。
page-tooltip-die = 本轮的一颗骰子。{ $colour ->
    [black] 拿取黑骰立即花费{ $time }点时间。
   *[white] 白骰不花费时间。
}
page-tooltip-tray = 本回合拿取的两颗骰子，以及它们的旗值。
page-tooltip-supply = 公共供应区：货物、金币、故事点和标记都从这里拿取，支付后也放回这里。数量总是够用。
page-tooltip-value = 旗值{ $value }可启动标有{ $value }的旗帜：主版图上的一面黑旗，或你村庄的任意多面白旗。一枚金币使一颗骰子加1或减1，集会所的一个标记可将一颗骰子转成任意一面。

## Cards

page-tooltip-church = 每个村庄限一座教堂；修道院长在场时持续有效。{ $lines }
page-tooltip-monk = 僧侣永远是你教堂的一扇花窗，并给予一次奖励。{ $lines }
page-tooltip-council = 每个村庄限一座议会厅；议员在场时可反复启动其旗帜。{ $lines }
page-tooltip-meeting = 每个村庄限一座集会所。它带来故事点、可将骰子转成任意一面的标记，以及让另一面旗帜也符合{ $low }和{ $high }的板块。{ $lines }
page-tooltip-field = 农田数量不限，无需村民在场。其旗帜带来{ $coins }，有犁具时更多。{ $lines }
page-tooltip-craft = 每个村庄每种工坊限一座。旗值符合且工匠在场时，其白旗生产一件货物。{ $lines }
page-tooltip-stack = 旅程从A到E，每个字母一张，旅行者须在场。付费之后才知道是哪一张。{ $lines }
page-tooltip-journey = 这个村庄的一段旅程，终局时计分。{ $lines }
page-tooltip-customer = 顾客。进入你的市集后，旗值符合、商人在场并支付所需货物即可服务；服务之后才计分。{ $lines }
page-tooltip-steward = 启动这面旗帜可将1至4位顾客带到你的市集；顾客越多，费用越高。{ $lines }
page-tooltip-hand = 拿取手掌的玩家获得上面的故事点，并成为下一轮的起始玩家。现在上面有{ $n }个故事点。

## Market, the dead, and the rat

page-tooltip-display = 顾客在此等候，直到有玩家通过管事处将其带到市集。之后补到{ $n }位，直到牌堆用完。
page-tooltip-chronicle = 每种职业第一名过世的村民带来{ $first }个故事点，第二名{ $second }个；此后该职业没有空格，其他人葬入公墓。
page-tooltip-graves = 编年史中没有空格可放的过世村民葬在这里，不带来故事点，但计入结束游戏的棺木格数。
page-tooltip-coffins = 每有一名村民过世，就占用一个棺木格。占满{ $end }个的那一轮结束后，游戏结束。
page-tooltip-rat = 每次有村民过世，老鼠都会前进。它到达时，所有玩家失去故事树上一半的故事点；还差{ $n }格。

## Village

page-tooltip-village = { $who }的村庄：资源、生命轨、村民、村长和卡牌。
page-tooltip-life = 这个村庄的生命轨，一圈共{ $clouds }朵云。每支付1点时间，标记前进一朵云；过桥的回合结束时有一名村民过世。
page-tooltip-coin = 一枚金币使你的一颗骰子加1或减1，也用来支付旅行和顾客的费用。终局时不计分，只在平手时比较。
page-tooltip-story = 故事树上的故事点还不安全：老鼠会吃掉一半。村长回到主屋时，它们移到主屋。
page-tooltip-house = 主屋里的故事点是安全的，终局时每个值1声望分。
page-tooltip-laborer = 最后一名村民过世时，拿取一名短工。终局时每名短工计{ $points }声望分。
page-tooltip-served = 这个村庄服务过的顾客。终局时只有他们计分。
page-tooltip-total = 如果游戏现在结束，这个村庄的得分。
page-tooltip-has-hand = 一轮开始时持有手掌的玩家是该轮的起始玩家。
page-tooltip-villager = { $profession ->
    [abbot] 教堂和僧侣需要修道院长。
    [councilman] 议会厅和集会所需要议员。
    [traveller] 旅行需要旅行者。
    [craftsman] 工坊需要工匠。
   *[merchant] 服务顾客需要商人。
}村民不在场时，这些旗帜无效；学校会培养出新人。
page-tooltip-pupil-left = 学校左格的后代：下次可免费移到右格，或花费{ $time }点时间成为村民。
page-tooltip-pupil-right = 学校的右格：从这里成为村民的后代带来{ $story }个故事点。
page-tooltip-follow = 学校的后代担任此职业，该区域立即启用。
page-tooltip-school = 你的旗值与旗帜上的数字之一相同时，可启动学校：后代入学、移到右格或成为村民。
page-tooltip-play = 你的旗值与旗帜上的数字之一相同时，孩子们可以玩耍：免费获得{ $story }个故事点。
page-tooltip-question = 符合任何旗值：花费{ $time }点时间，村长移动一步。该回合不能再启动其他旗帜。
page-tooltip-headman = 村长在主屋、金币格和故事格之间移动；启动问号旗帜，每一步花费{ $time }点时间。
page-tooltip-path-house = 村长回到主屋时，故事树上的故事点全部移到主屋，从此安全。
page-tooltip-path-coin = 村长移动到这一格时获得{ $n }枚金币。
page-tooltip-path-story = 村长移动到这一格时获得{ $n }个故事点。
page-tooltip-mark = 议会厅的标示：永久有效，被标示的种类或职业在终局时计分。

## Areas of the main board

page-tooltip-area-religion = { page-area-note-religion }
page-tooltip-area-council = { page-area-note-council }
page-tooltip-area-crafts = { page-area-note-crafts }
page-tooltip-area-travel = { page-area-note-travel }
page-tooltip-area-field = { page-area-note-field }
page-tooltip-area-hand = { page-area-note-hand }
page-tooltip-area-market = { page-area-note-market }
page-tooltip-area-fate = { page-area-note-fate }
page-tooltip-stop = 。
