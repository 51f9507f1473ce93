### The frame of the tutorial on the page; each game provides its own lessons.

page-tutorial = 新手教程
page-tutorial-lead = 真实版图上的真实局面，一次只讲一个要点。可以随意尝试：你会看到结果，也可以重试。随时可以退出，以后再继续。
page-tutorial-note = 第一次玩？跟着教程玩一局，大约十分钟。
page-tutorial-started = 已开始：从上次的进度继续。
page-tutorial-exit = 保存并退出
page-tutorial-progress = 学习进度
page-tutorial-continue = 继续
page-tutorial-undo = 重试
page-tutorial-show = 指给我看
page-tutorial-play = 自己玩一局，对战电脑（简单）
page-tutorial-play-solo = 自己玩一局单人游戏
page-tutorial-more = 更多教程
page-tutorial-again = 重新开始
page-tutorial-neighbour = 玛莎
page-confirm = 确认结束回合
page-confirm-note = 行动会结束你的回合时，先询问一次。
page-confirm-ends = { $move }：这将结束你的回合。
page-confirm-yes = 确认
page-confirm-no = 取消
page-network-local = 只有本机能打开此链接：服务器尚未对外开放。
page-network-open = 允许局域网访问
page-network-how = 用 --host 0.0.0.0（或 --public-url URL）启动服务器，即可邀请他人。
page-network-opened = 已开放局域网访问：同一网络中的人都可以使用此地址。
page-won-you = 你获胜了
page-turn-of = 轮到{ $who }：
page-turn-yours = 轮到你：
