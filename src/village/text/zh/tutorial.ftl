### 引导局在页面上的框架文字；所教的内容由各游戏自己说明。

page-learn = 边玩边学
page-learn-lead = 真实版图上的真实局面，一次只讲一个要点。什么都可以试：会告诉你结果，也可以收回。随时离开，以后接着来。
page-learn-note = 从没玩过？来一局引导教学，大约十分钟。
page-learn-begun = 已开始：从上次离开处继续。
page-learn-leave = 离开，进度会保留
page-learn-progress = 学习进度
page-learn-on = 继续
page-learn-back = 收回
page-learn-show = 指给我看
page-learn-play = 自己来一局，对手是简单的电脑
page-learn-more = 更多引导局
page-learn-again = 从头再来
page-learn-neighbour = 玛莎
page-booklet = 规则入门
page-confirm = 确认结束我的回合
page-confirm-note = 若某个回答之后轮到别人，会再问你一次。
page-confirm-ends = { $answer }：这将结束你的回合。
page-confirm-yes = 好，就这样
page-confirm-no = 不
page-reach-here = 只有这台机器能打开链接：服务器不接受其他人。
page-reach-open = 允许我的网络访问
page-reach-how = 用 --host 0.0.0.0 或 --public 启动即可邀请他人。
page-reach-network = 现在你的网络可以访问：同一家中或同一无线网络的人都能用这个地址。
page-won-you = 你获胜了
page-turn-of = 轮到{ $who }：
page-turn-yours = 轮到你：
