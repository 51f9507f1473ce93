### Texts of the drawn board: names of the places, what they are for, and what is where.

board-explained = { $name }：{ $about }
board-there = { $place }：{ $there }
board-place = { $name }。{ $list }
board-grain = 收获
board-village = 村庄
board-chronicle = 编年史
board-graves = 公墓
board-council = 议会
board-grain-count = { $n }袋谷物
board-way-train = 训练
board-way-make = 制造
board-way-buy = 购买
board-way-mill = 出售谷物
board-sacks = 谷物
board-lifetime = 时间：{ $n }
board-round = 轮次
board-rounds = 第{ $n }轮
board-greenbag = 绿色布袋
board-supply = 供应区
board-prestige = 声望分
board-customer = 已服务的顾客
board-marker = 到访过的城市
board-first = 起始玩家
board-ring = 戒指
board-unborn = 尚未诞生
board-unborn-list = 尚未诞生：{ $list }
board-people = 第{ $generation }代{ $n }名
board-no-members-home = 农场上无人
board-beside = 在她的版图旁
board-waiting = 在教堂等候
board-recess = 她的圆环：第{ $n }个凹槽，共{ $total }个
board-room = 还有{ $n }个空格
board-monks = 黑色布袋中有{ $n }名僧侣
board-stall = { $n }号摊位：{ $customer }
board-brings = 在市集日服务这位顾客的玩家，终局时获得{ $points }声望分。
board-worth = { $customer }，{ $points }分
board-line = 排队区：{ $list }
board-pile = 板块堆中还有{ $n }位
board-stack = 第{ $n }叠：{ $villager }
board-marked = { $who }的标记
board-moment-begin = 你的回合开始时
board-moment-end = 你的行动之后
board-moment-dying = 成员过世之前
board-moment-burial = 安葬之前
board-moment-close = 市集日之后
board-moment-bag = 从黑色布袋拿出成员之前
board-moment-promote = 晋升之前

## Sheets and cards

board-sheets = 版图分页
board-sheet-village = 村庄
board-sheet-moves = 此页有{ $n }个可选行动
board-tray = 可选的卡牌
board-put-back = 关闭

## The sea

board-sheet-sea = 大海
board-harbour = 港口
board-sea_burial = 海葬
board-hourglass = 海域
board-no-captain = 无
board-any-cubes = 任意{ $n }个方块
board-captain-name = 船长
board-captain = 船长，{ $price }枚金币：{ $free }步免费，之后每步付{ $cubes }
board-vessel = 船：{ $where }。船上：{ $cargo }。船长：{ $captain }
board-ship-of = { $who }的船
board-hourglasses = 进入花费{ $n }点时间
board-missions = 传教位：{ $list }分
board-to-load = 可装载：{ $what }，剩余{ $n }

## The wedding meadow

board-sheet-wedding = 婚礼
board-marriage = 结婚
board-bliss = 家庭小屋
board-dowry = 嫁妆
board-dowry-what = 一个孩子，一个面包和一个方块，或一件货物
board-bread = 面包
board-pink = 一个粉色人物
board-rank = 等级{ $n }，{ $prestige }分：{ $there }
board-pinks = 粉色人物：这里{ $here }个，供应区{ $supply }个
board-bargains = { $bread }点时间换一个面包；{ $coins }枚金币换一件货物；1个方块和{ $time }点时间换{ $cubes }个方块

## What the places are for

board-purpose-grain = 收获谷物；有马匹或牛只和犁具时收获更多
board-purpose-family = 诞生一名成员，或召回一名成员
board-purpose-crafts = 训练家族成员，制造货物
board-purpose-market = 把货物和谷物卖给摊位上的顾客
board-purpose-travel = 派家族成员前往各个城市
board-purpose-council = 晋升并执行特许行动
board-purpose-church = 将家族成员放入黑色布袋；弥撒时可能进入教堂轨
board-purpose-inn = 放置一名家族成员，购买村民卡
board-purpose-well = 支付三个同色方块（可用金币代替），不拿取方块而执行任意行动
board-purpose-graves = 编年史中没有空格可放的过世成员
board-purpose-chronicle = 载入史册的过世成员，按职业排列
board-purpose-mill = 以谷物换取金币
board-purpose-wainwright = 制造篷车
board-purpose-stables = 饲养马匹和牛只
board-purpose-office = 抄写卷轴
board-purpose-smithy = 打造犁具
board-purpose-brewery = 酿造啤酒
board-purpose-round = 所有方块都被拿完时一轮结束
board-purpose-greenbag = 从中抽取方块，放到各行动格
board-purpose-supply = 目前未使用的方块和谷物
board-purpose-first = 本轮最先行动
board-purpose-ring = 下一轮最先行动
board-purpose-prestige = 目前已获得
board-purpose-customer = 在最终计分时得分
board-purpose-marker = 在最终计分时得分
board-purpose-sacks = 农场最多放五袋
board-purpose-unborn = 通过家庭行动来到农场
board-purpose-coin = 支付时可代替任意方块
board-purpose-harbour = 雇用船长、装载并出航；继续航行；或返航
board-purpose-hourglass = 船进入时花费沙漏所示的时间
board-purpose-mission = 船上的成员上岸，占据最好的空位并获得声望分
board-purpose-loading = 在此登岛的船可装载一个
board-purpose-sea_burial = 编年史中没有空格可放的旅行者；占据最后一个空格会触发游戏结束
board-purpose-marriage = 将一名成员放到空的等级；每次弥撒前举行婚礼
board-purpose-bliss = 已婚成员住在这里；终局时每人都有声望分
board-purpose-dowry = 每位新婚成员带来其中一种
board-purpose-smuggler = 支付代价换取面包、货物或方块
board-purpose-bread = 用来在教堂中晋升一个阶级
