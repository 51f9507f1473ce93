### Overview cards: the order of events at a glance.

book-card-round = 一轮
book-card-round-1 = 填满行动格
    .text = 新的影响力方块和供应区的所有瘟疫方块放入绿色布袋，随机抽出方块放到各行动格。
book-card-round-2 = 拿取方块
    .text = 玩家轮流拿取一个方块。瘟疫方块花费2点时间并放回。也可以使用水井：3个同色方块换任意一个行动。
book-card-round-3 = 执行行动
    .text = 可以执行该行动格的行动。只有市集日必须举行。
book-card-round-4 = 回合结束
    .text = 如果你的标记过了桥，你的一名成员过世。然后轮到下一位，直到方块拿完。
book-card-round-5 = 弥撒
    .text = 所有行动格都空了，举行弥撒。
book-card-round-6 = 新的一轮
    .text = 拥有戒指的玩家成为起始玩家，戒指放回议会。

book-card-mass = 弥撒
book-card-mass-1 = 抽出4个配件
    .text = 玩家依次可以按每名1枚金币从黑色布袋拿出自己的成员，总共至多4名，其余随机抽取。僧侣放回，成员放到第一阶级。
book-card-mass-2 = 晋升
    .text = 玩家依次可以支付谷物，让成员逐级晋升：1、2、2袋。
book-card-mass-3 = 多数
    .text = 教堂中成员最多的玩家获得2声望分。平手时看谁的成员走得最远；仍然平手则各得2分。

book-card-death = 成员过世
book-card-death-1 = 何时？
    .text = 时间标记每过桥一次，回合结束时就有一名过世；市集日中则立即过世。
book-card-death-2 = 谁？
    .text = 可见成员中世代编号最小的一名。
book-card-death-3 = 去哪里？
    .text = 该职业在编年史中有空格就载入编年史，否则葬入公墓。
book-card-death-4 = 游戏结束？
    .text = 编年史或公墓的最后一个空格触发游戏结束。

book-card-scoring = 最终计分
book-card-scoring-1 = 旅行
    .text = 1至6座城市：1、3、6、10、14、18分。
book-card-scoring-2 = 议会
    .text = 第一至第四阶级的每名成员：0、2、4、6分。
book-card-scoring-3 = 教堂
    .text = 第一至第四阶级的每名成员：2、3、4、6分。
book-card-scoring-4 = 编年史
    .text = 3名成员4分，4名7分，5名以上12分。
book-card-scoring-5 = 顾客
    .text = 每个板块上的分数。
book-card-scoring-6 = 金币
    .text = 每枚1分。

book-card-wedding = 婚礼
book-card-wedding-1 = 掷骰
    .text = 骰子决定等级。该等级为空时，放上一个粉色人物，先从供应区拿，没有则从家庭小屋拿。
book-card-wedding-2 = 成婚
    .text = 按等级顺序，第一与第二、第三与第四成婚。落单的继续等待。
book-card-wedding-3 = 声望
    .text = 新人带来其等级的声望分，搬进家庭小屋。两个粉色人物返回供应区。
book-card-wedding-4 = 嫁妆
    .text = 按等级顺序：一个孩子，或一个面包和一个方块，或一件货物。

book-card-solo = 单人：卡拉的回合
book-card-solo-1 = 她拿取方块
    .text = 从同一行动格拿取与你同色的方块；没有则从顺时针方向下一个有此颜色的行动格拿；再没有则从同一行动格拿，由你选择；还没有则从顺时针方向下一个有方块的行动格拿，由你选择。
book-card-solo-2 = 她的圆环
    .text = 方块放入下一个凹槽。越过命运板块就翻开：羽毛笔使她失去一名成员，归入方块来源行动格的类别。
book-card-solo-3 = 来自市集
    .text = 她带走最前面的顾客。在你的市集日，她在你第一次服务或跳过之后带走一位。
book-card-solo-4 = 来自教堂
    .text = 她在教堂等候的一名成员放入黑色布袋。
book-card-solo-5 = 水井
    .text = 你使用水井时她不行动，你立即再进行一个回合。
book-card-solo-6 = 新的一轮
    .text = 除最后一个以外，她的方块都返回供应区。

book-card-solo_mass = 单人：弥撒
book-card-solo_mass-1 = 拿出成员
    .text = 你可以按每名1枚金币拿出自己的成员。
book-card-solo_mass-2 = 逐个抽取
    .text = 总共到4个配件为止。卡拉的成员放到第一个还没有卡拉成员的阶级。
book-card-solo_mass-3 = 晋升
    .text = 只有你支付谷物晋升。
book-card-solo_mass-4 = 多数
    .text = 卡拉参与计算，但不得分。

book-card-solo_wedding = 单人：婚礼
book-card-solo_wedding-1 = 掷骰两次
    .text = 每次执行完再掷下一次；共有三个粉色人物。
book-card-solo_wedding-2 = 成婚
    .text = 照常按等级顺序。
book-card-solo_wedding-3 = 声望
    .text = 照常。两个粉色人物成婚时返回供应区。
book-card-solo_wedding-4 = 嫁妆
    .text = 照常。
