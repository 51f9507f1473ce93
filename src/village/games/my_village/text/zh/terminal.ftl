### Terminal labels of this game: main board, villages, and notes next to moves.

## Players

name-0 = 安娜
name-1 = 卡尔
name-2 = 朵拉
name-3 = 埃米尔

## Letters: a die is shown as a letter and its pips

letter-white = 白
letter-black = 黑

## Main board

board-round = 第{ $round }轮，第{ $turn }/{ $turns }回合
board-start = 起始玩家
board-hand = 手掌
hand-palm = 掌心朝上，上面有{ $n }个故事点
hand-back = 本轮已被拿取，手背朝上
board-dice = 骰池
board-taken = 已拿取
board-value = 旗值 { $n }
board-rat = 老鼠
rat-left = 离入侵还有{ $n }格
rat-red = （红格：掷一次骰就可能到达）
board-chronicle = 编年史
board-graves = 公墓 { $n }
board-coffins = 棺木格 { $n }/{ $end }
board-churches = 教堂
board-monks = 僧侣
board-councils = 议会厅
board-land = 集会所和农田
board-crafts = 工坊
board-travel = 旅行
board-customers = 顾客
board-stack = 牌堆还有{ $n }张
board-values = 各旗值可启动
board-nothing = 已拿完
board-hint = （输入 `board` 可查看整张牌桌：展示区、顾客、旅行、编年史和所有村庄。）

## Short forms of costs and gains

cost-time = { $n }点时间
cost-or = { $a }或{ $b }
cost-gray = 下一段旅程另付{ $cost }
cost-last = 旅程终点
gain-prestige = { $n }声望分
gain-story = { $n }个故事点
gain-coins = { $n }枚金币
gain-headman = 村长
gain-school = { $n ->
    [1] 学校
   *[other] 学校{ $n }次
}
gain-steward = 管事处

## Villages

home-you = 你
home-human = 真人
home-bot = 电脑
home-points = { $n }分
home-coins = 金币 { $n }
home-life = 生命 { $ring } { $cloud }/{ $clouds }
home-reaper = 死神在标记上
home-people = 村民
home-missing = 缺{ $name }
home-school = 学校 { $spaces }
home-laborers = { $n }名短工
home-story = 故事点
home-tree = 故事树 { $n }
home-house = 主屋 { $n }
home-headman = 村长{ $place }
home-tile = 2/12板块在{ $place }
home-tile-hand = 2/12板块在手中
home-banners = 旗帜
home-plow = 犁具
home-done = 已启动
home-cards = 卡牌
home-windows = { $n }扇花窗
home-marks = 标示：{ $marks }
home-market = 市集
home-served = 已服务

## Notes next to moves

note-free = 免费
note-markers = { $n }个标记
opened-white = 白旗：{ $names }
note-opens = 可启动{ $banners }
note-bonus = 奖励：{ $bonus }
note-hand = { $n }个故事点，并成为下一轮起始玩家
note-steward = 最多{ $n }位顾客
note-saves = { $n ->
    [0] 故事树是空的
   *[other] { $n }个故事点从此安全
}
note-grave = 公墓
note-lose = 否则失去{ $n }个故事点
asked-more = { $question }{ $about }
asked-pay = 要支付：{ $goods }{ $wild ->
    [0] 。
   *[other] ；其中{ $wild }件已用万能货物代替。
}
asked-taken = { $n ->
    [0] 还没有拿取。
   *[other] 已拿取{ $n }位。
}

## Welcome and help texts of the prompt

my_village-name = 《我的村庄》
my_village-welcome = 输入 `rules M-RND` 可查看一个回合如何进行。骰子用字和点数表示：白4是白骰4点，黑2是黑骰2点。
help-legend = 白4是4点的白骰，黑2是2点的黑骰；6/8是旗帜的旗值，? 符合任何旗值；● 已占，○ 为空。
