### Labels of the terminal for this game: the board, the families, and notes next to moves.

## Players

name-0 = 安娜
name-1 = 卡尔
name-2 = 朵拉
name-3 = 埃米尔
name-4 = 弗丽达

## Letters: cubes are shown by a letter and a colour

letter-brown = 棕
letter-green = 绿
letter-orange = 橘
letter-pink = 粉
letter-plague = 疫

## Board

board-round = 第{ $round }轮
board-start = 起始玩家
board-ring = 戒指
ring-there = 在议会
board-end = 最后回合
board-bag = （绿色布袋）
board-worth = (3)=声望分
board-stalls = 摊位
board-line = 排队区
board-pile = { $tiles ->
    [0] 板块堆已空
   *[other] 板块堆还有{ $tiles }个
}
board-chronicle = 编年史
board-full = 已满
board-black-bag = 黑色布袋
board-monks = { $monks }名僧侣
board-windows = 教堂
board-council = 议会
board-travel = 旅行
board-hint = （输入 `board` 可查看整张牌桌：各家族、教堂、议会、旅行地图、编年史和扩展。）
map-village = 村庄
reward-prestige = { $n }声望分
reward-coins = { $n }枚金币
reward-cubes = { $n }个方块

## Short names of places

place-reserve = 未诞生
place-bag = 袋中
place-farm = 农场
place-grave = 公墓
place-north1 = 北1
place-north2 = 北2
place-north3 = 北3
place-south1 = 南1
place-south2 = 南2
place-south3 = 南3
place-council1 = 议会1
place-council2 = 议会2
place-council3 = 议会3
place-council4 = 议会4
place-window1 = 教堂1
place-window2 = 教堂2
place-window3 = 教堂3
place-window4 = 教堂4
place-chronicle-council = 议会
place-chronicle-crafts = 工坊
place-chronicle-travel = 旅行
place-chronicle-church = 教堂
place-chronicle-farm = 农场

## Farms

farm-you = 你
farm-human = 真人
farm-bot = 电脑
farm-stock = 库存
farm-members = 成员
farm-cubes = 方块
farm-grain = 谷物 { $grain }/{ $limit }
farm-coins = 金币 { $coins }
farm-goods = 货物：{ $goods }
farm-prestige = 声望分 { $prestige }
farm-served = 顾客 { $customers }
farm-time = 时间 { $ring } { $time }/{ $lap }
farm-due = { $deaths }人将过世

## Notes next to moves

note-time = { $n }点时间
note-grain = { $n }袋谷物
note-well = （{ $n }个同色，然后任选一个行动）
note-mill = { $grain }袋谷物换{ $coins }枚金币
note-train = { $train }点时间，再花{ $make }点可制造
note-customer = { $goods }：{ $points }声望分
note-gain = 获得{ $gain }
note-fee = 另付2个绿色方块或1个卷轴
note-rest = { $place }

## Texts of the prompt about this game

village-name = 《村庄》
village-welcome = `rules V-TRN` 说明一个回合的流程。成员用字母和世代表示：A1是A家族的第1代成员。
could-not = （那里没有可执行的行动，已跳过；见 `rules V-TRN-4`。）
help-legend = 版图上的字表示方块或家族：{ $legend }。A1是A家族的第1代成员；城市旁的A*表示A家族到过那里。
