### 所绘版图上的文字：各处名称、在那里做什么，以及何物在何处。

board-explained = { $name }：{ $about }
board-there = { $place }：{ $there }
board-place = { $name }。{ $list }
board-grain = 收获
board-village = 村庄
board-chronicle = 编年史
board-graves = 公墓
board-council = 议会
board-grain-count = { $n } 袋谷物
board-sacks = 谷物
board-lifetime = 寿命：{ $n }
board-round = 轮
board-rounds = 第 { $n } 轮
board-greenbag = 绿色布袋
board-supply = 公共供应
board-prestige = 声望点数
board-customer = 已服务的顾客
board-marker = 到访的城市
board-first = 起始玩家
board-ring = 戒指
board-unborn = 尚未诞生
board-unborn-list = 尚未诞生：{ $list }
board-people = 第 { $generation } 代 { $n } 名
board-nobody-home = 无人在家
board-beside = 在她的版图旁
board-waiting = 在教堂等候
board-recess = 她的圆环：第 { $n } 格，共 { $total } 格
board-room = 还有 { $n } 个空位
board-monks = 黑色布袋中有 { $n } 名僧侣
board-stall = 摊位 { $n }：{ $customer }
board-brings = 在市集日带来这些的人，终局时得{ $points }点声望。
board-worth = { $customer }，{ $points } 点
board-line = 排队：{ $list }
board-pile = 还有 { $n } 位未到
board-stack = 牌堆 { $n }：{ $villager }
board-marked = { $who }的标记
board-moment-begin = 你的回合之前
board-moment-end = 你的行动之后
board-moment-dying = 有人去世之前
board-moment-burial = 安葬之前
board-moment-close = 市集日之后
board-moment-bag = 从黑色布袋购买之前
board-moment-promote = 晋升之前

## 图页与卡牌

board-sheets = 版图的各页
board-sheet-village = 村庄
board-sheet-answers = 此处有 { $n } 个可选项发亮
board-tray = 可选的卡牌
board-put-back = 放回

## 海洋

board-sheet-sea = 海洋
board-harbour = 港口
board-sea_burial = 海葬
board-hourglass = 水域
board-nobody = 无人
board-any-cubes = 任意 { $n } 个方块
board-captain-name = 船长
board-captain = 船长，{ $price } 枚金币：{ $free } 步免费，之后每步{ $cubes }
board-vessel = 船：{ $where }。船上：{ $cargo }。船长：{ $captain }
board-ship-of = { $who }的船
board-hourglasses = 进入花费 { $n } 时间
board-missions = 传教位：{ $list } 分
board-to-load = 可装载：{ $what }，剩余 { $n }

## 婚礼草地

board-sheet-wedding = 婚礼
board-marriage = 婚姻
board-bliss = 家庭小屋
board-dowry = 嫁妆
board-dowry-what = 一个孩子，一个面包和一个方块，或一件货物
board-bread = 面包
board-pink = 一个粉色人物
board-rank = 第 { $n } 级，{ $prestige } 分：{ $there }
board-pinks = 粉色人物：这里 { $here } 个，供应区 { $supply } 个
board-bargains = { $bread } 时间换一个面包；{ $coins } 枚金币换一件货物；1 个方块和 { $time } 时间换 { $cubes } 个方块

## 在那里做什么

board-about-grain = 收获谷物，有马匹或有牛只和犁具则更多
board-about-family = 生下一名孩子，或让一人回家
board-about-crafts = 培训家庭成员，制作货物
board-about-market = 把货物和谷物卖给摊位上的顾客
board-about-travel = 让家庭成员前往各个城市
board-about-council = 逐级上升，使用各级特权
board-about-church = 家庭成员进入黑色布袋；弥撒时被召到窗前
board-about-inn = 放置一名家庭成员，争取村民
board-about-well = 付三个同色方块或三枚硬币，不取方块而执行任意行动
board-about-graves = 编年史中没有位置的逝者
board-about-chronicle = 被铭记的逝者，按职业排列
board-about-mill = 把谷物换成硬币
board-about-wainwright = 制作篷车
board-about-stables = 饲养马匹和牛只
board-about-office = 抄写卷轴
board-about-smithy = 打造犁具
board-about-brewery = 酿造啤酒
board-about-round = 所有方块被取走时一轮结束
board-about-greenbag = 从中抽取方块放到各行动区
board-about-supply = 未在使用中的方块和谷物
board-about-first = 本轮最先行动
board-about-ring = 下一轮最先行动
board-about-prestige = 目前已得
board-about-customer = 在终局计分
board-about-marker = 在终局计分
board-about-sacks = 谷仓最多放五袋
board-about-unborn = 通过家庭行动来到农场
board-about-coin = 付款时可代替任意方块
board-about-harbour = 雇船长、装货并启航；继续航行；或返航
board-about-hourglass = 船只进入时支付沙漏所示的时间
board-about-mission = 船上的成员上岸，获得最好空位的声望
board-about-loading = 在此登陆的船可装载一个
board-about-sea_burial = 编年史没有位置的旅人；最后一个引发终局
board-about-marriage = 让一名成员站上空的等级；每次弥撒前举行婚礼
board-about-bliss = 已婚者住在这里；终局时每人有声望
board-about-dowry = 每位新婚成员带来其中一项
board-about-smuggler = 以他的价格换面包、货物或方块
board-about-bread = 在教堂支付一步
