### 《我的村庄》规则的开头：目标、一个回合、一生、终局，以及一个回合的例子。

page-booklet-aim = 游戏目标
page-booklet-aim-note = 建设自己的村庄：工坊、农田、教堂、议会、顾客、旅行。最后声望分最高者获胜。
page-booklet-turn = 一个回合
page-booklet-turn-note = 从骰池拿两颗骰子，它们的和是你的点数。用它通过一面黑色旗帜取得一张牌，或使用村庄里任意多面白色旗帜，或召唤村长。
page-booklet-life = 一生
page-booklet-life-note = 许多事情要花时间，你的标记绕云前进。过桥之后，死神在回合结束时到来：一位村民去世，其职业停摆，直到学校培养出新人。
page-booklet-end = 终局
page-booklet-end-note = 一轮结束时棺材占满到规定数量，游戏就结束。故事只有由村长带进屋才计分；挂在树上的会被老鼠吃掉。
page-booklet-example = 一个回合的例子
page-booklet-example-1 = 安娜拿了白色的3和白色的5：点数是8。
page-booklet-example-2 = 她的铁匠铺标着8，造出一副犁具，不花时间。
page-booklet-example-3 = 村里一位顾客也标着8，想要犁具。商人在场：服务完成。
page-booklet-example-4 = 孩子们在8时也能玩耍：树上添一个故事点。没有别的可用了，她的回合结束。
