### Introduction to the rules of Village: aim, a turn, time, the end, and an example of a turn.

book-intro-aim = 游戏目标
    .text = 你带领一个家族走过四代。学手艺、做买卖、旅行、进议会、侍奉教堂：游戏结束时声望分最高的玩家获胜。
book-intro-turn = 一个回合
    .text = 从一个行动格拿取一个方块，然后可以执行该处的行动。方块以后用来支付费用。最后一个方块被拿走后举行弥撒，再补充新的方块。
book-intro-life = 时间流逝
    .text = 许多行动要花费时间，时间标记随之前进。每次过桥，最年长的一代中有一名成员过世：若其职业在编年史中还有空格就载入编年史，否则葬入公墓。
book-intro-end = 终局
    .text = 当编年史或公墓的最后一个空格被占据，其他玩家各再进行一个回合。然后举行最终弥撒，进行最终计分。
book-intro-example-1 = 安娜从工坊格拿取一个橘色方块，放到自己的农场。
book-intro-example-2 = 因此她可以使用工坊。她在铁匠铺训练一名第1代成员：花费3点时间。
book-intro-example-3 = 新铁匠立即打造一副犁具，再花费3点时间，她的时间标记过桥。
book-intro-example-4 = 犁具归她。然后在她的回合结束时，必须有一名第1代成员过世。
book-intro-example-5 = 她选择了铁匠。编年史的工坊类别还有空格：他载入史册。
