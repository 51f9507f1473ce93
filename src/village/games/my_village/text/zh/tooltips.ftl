### 版图上的东西是什么：写给第一次见到它的人。数字来自表格。

## 骰子与旗值

page-what-land = 山丘、河流和树木只是风景。可以获得的东西在有名字的区域里；骰子决定哪些开放。
    .title = 原野
page-what-pool = 本轮的骰子。轮到你时拿取其中两颗，总和就是你的旗值。
page-what-die = 本轮的一颗骰子。{ $colour ->
    [black] 黑骰一拿取就花费{ $time }时间。
   *[white] 白骰没有花费。
}
page-what-tray = 本回合拿取的两颗骰子，以及它们的旗值。
page-what-supply = 公共供应：货物、金币、故事点和标记都从这里取得，付出的也回到这里。足够所有人使用。
page-what-value = 旗值{ $value }启动标有{ $value }的旗帜：主版图的一面黑旗，或你村庄的任意面白旗。一枚金币使一颗骰子加减1，集会所的标记可把它转成任意一面。

## 卡牌

page-what-church = 每个村庄可有一座教堂；修道院长在场时长期有效。{ $lines }
page-what-monk = 僧侣永远是你教堂的一扇花窗，并提供一次帮助。{ $lines }
page-what-council = 每个村庄可有一间议会；议员在场时可反复启动其旗帜。{ $lines }
page-what-meeting = 每个村庄可有一处集会所。它带来故事点、可把骰子转成任意一面的标记，以及让另一面旗帜也符合{ $low }和{ $high }的板块。{ $lines }
page-what-field = 农田数量不限，无需村民在场。其旗帜带来{ $coins }，有犁具则更多。{ $lines }
page-what-craft = 每个村庄每种一座。有其旗值且工匠在场时，白旗生产一件货物。{ $lines }
page-what-stack = 旅程从A到E，每个字母一张，旅行者须在场。拿到哪张之后才知道。{ $lines }
page-what-journey = 这个村庄的一段旅程，终局计分。{ $lines }
page-what-customer = 顾客。在你的市集里，用其旗值、所需货物和商人来服务；服务之后才计分。{ $lines }
page-what-steward = 用这面旗可将一至四位顾客带到你的市集；越多越花时间。{ $lines }
page-what-hand = 拿取手掌的人得到其上的故事点，并成为下一轮的起始玩家。现在上面有{ $n }个。

## 市集、亡者与老鼠

page-what-display = 顾客在此等候，直到管事处把他们带到某个市集。之后补到{ $n }位，直到牌堆用完。
page-what-chronicle = 每种职业的第一名亡者带来{ $first }个故事点，第二名{ $second }个；此后书中没有空位，其他人葬入公墓。
page-what-graves = 编年史中没有位置的亡者葬在这里。他们没有收获，但计入终局的人数。
page-what-coffins = 每次过世填满一口棺。填满{ $end }口的那一轮结束后，游戏结束。
page-what-rat = 每次过世都让老鼠前进。它到达时，所有人失去故事树上一半的故事点；还差{ $n }格。

## 村庄

page-what-village = { $who }的村庄：库存、生命轨、村民、村长和卡牌。
page-what-life = 这个村庄的时间。每付1时间，标记前进{ $clouds }朵云中的一朵；过桥时，回合结束有一名村民过世。
page-what-coin = 一枚金币使你的一颗骰子加1或减1，也用来支付旅行和顾客。终局只用于打破平局。
page-what-story = 故事树上的故事点还不安全：老鼠会吃掉一半。村长回家时它们移到主屋。
page-what-house = 主屋里的故事点是安全的，终局每点值1声望。
page-what-laborer = 没有村民可以过世时拿取一名短工。终局每名{ $points }声望。
page-what-served = 这个村庄服务过的顾客。只有他们在终局计分。
page-what-total = 如果现在结束，这个村庄的得分。
page-what-has-hand = 持有手掌的人在本轮最先行动。
page-what-villager = { $profession ->
    [abbot] 教堂和僧侣需要修道院长。
    [councilman] 议会和集会所需要议员。
    [traveller] 旅行需要旅行者。
    [craftsman] 工艺建筑需要工匠。
   *[merchant] 服务顾客需要商人。
}位置空着时，这些旗帜无效；学校会带来新人。
page-what-pupil-left = 学校第一格的后代：下次免费前移，或花{ $time }时间成为村民。
page-what-pupil-right = 学校的第二格：从这里成为村民的后代带来{ $story }个故事点。
page-what-follow = 学校的后代担任此职业，其旗帜立即有效。
page-what-school = 用其中一个旗值启动学校：后代入学、前移或成为村民。
page-what-play = 用其中一个旗值让孩子们游戏：无需费用获得{ $story }个故事点。
page-what-question = 任何旗值皆可：花{ $time }时间让村长走一步。该回合不能再启动其他旗帜。
page-what-headman = 村长在主屋、金币和故事之间行走；每一步花费{ $time }时间并使用问号旗帜。
page-what-path-house = 村长回家时，故事树上的故事点全部移到主屋，从此安全。
page-what-path-coin = 村长走到这一格带来{ $n }枚金币。
page-what-path-story = 村长走到这一格带来{ $n }个故事点。
page-what-mark = 议会的标示：永久有效，被标示的东西在终局计分。

## 主版图各部分

page-what-area-religion = { page-about-religion }
page-what-area-council = { page-about-council }
page-what-area-crafts = { page-about-crafts }
page-what-area-travel = { page-about-travel }
page-what-area-field = { page-about-field }
page-what-area-hand = { page-about-hand }
page-what-area-market = { page-about-market }
page-what-area-fate = { page-about-fate }
page-what-stop = 。
