### 《Village》规则的开头：目标、一个回合、一生、终局，以及一个回合的例子。

page-booklet-aim = 游戏目标
page-booklet-aim-note = 你带领一个家族走过四代。学手艺、做买卖、旅行、进议会、侍奉教堂：最后声望分最高者获胜。
page-booklet-turn = 一个回合
page-booklet-turn-note = 从村中一处拿取一个方块，然后可以执行该处的行动。方块以后用来支付。最后一个方块被拿走后举行弥撒，并补充新的方块。
page-booklet-life = 一生
page-booklet-life-note = 许多事情要花时间，你的标记绕圈前进。每次过桥，最老的一代中有一人去世：若其职业在编年史中还有空位就载入编年史，否则进入墓地。
page-booklet-end = 终局
page-booklet-end-note = 当编年史的最后一个位置或最后一个墓地被占用，其他人各再进行一个回合。然后是最后一次弥撒，计算所有人的成就。
page-booklet-example = 一个回合的例子
page-booklet-example-1 = 安娜从工坊处拿取一个橙色方块，放到自己的农场。
page-booklet-example-2 = 因此她可以使用工坊。她让长子学做铁匠：花费3点时间。
page-booklet-example-3 = 新铁匠立刻打造一副犁具，再花3点时间，她的标记过了桥。
page-booklet-example-4 = 犁具归她。然后在她的回合结束时，第一代中必须有一人去世。
page-booklet-example-5 = 她选择了铁匠。编年史的工坊页还有空位：他会被记住。
