### The introduction to the rules of My Village: the goal, a turn, a life, the end of the game, and an example turn.

book-intro-aim = 游戏目标
    .text = 建设自己的村庄：工坊、农田、教堂、议会厅、顾客、旅行。终局时声望分最高者获胜。
book-intro-turn = 一个回合
    .text = 从骰池拿取两颗骰子，点数之和就是你的旗值。用它启动一面黑旗获得一张卡牌，或启动村庄里任意多面白旗，或启动问号旗帜移动村长。
book-intro-life = 时间流逝
    .text = 许多事情要花费时间，你的时间标记沿云朵绕圈前进。过桥之后，死神在回合结束时到来：一名村民过世，其职业停摆，直到学校培养出新人。
book-intro-end = 游戏结束
    .text = 一轮结束时占用的棺木格达到规定数量，游戏就结束。故事点只有由村长带回主屋才计分；留在故事树上的不计分，还会被老鼠吃掉一半。
book-intro-example-1 = 安娜拿取白骰3和白骰5：旗值是8。
book-intro-example-2 = 她的铁匠铺标着8，生产一副犁具，不花时间。
book-intro-example-3 = 她市集里的一位顾客也标着8，想要犁具。商人在场：服务完成。
book-intro-example-4 = 旗值为8时孩子们也能玩耍：故事树上添1个故事点。没有其他符合的旗帜，她的回合结束。
