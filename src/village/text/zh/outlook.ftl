### 回答之后会发生什么，为什么某处不能回答，以及正在展示的内容。

page-chip-more = + { $what }
page-chip-less = − { $what }
page-chip-time = { $n } 点时间
page-chip-younger = 时间退回 { $amount } 格
page-chip-bridge = 越过羽毛笔：一名家族成员过世
page-chip-death = 第{ $generation }代过世：{ $rest }
page-chip-bard = 第{ $generation }代过世，由吟游诗人传唱（{ $place }）
page-chip-prestige = { $n } 点声望分数
page-chip-birth = 诞生第{ $generation }代成员
page-chip-bought = 第{ $generation }代离开黑色布袋
page-chip-idle = 那里什么也做不了：回合结束
page-chip-home = 第{ $generation }代回家（{ $place }）
page-chip-walk = 第{ $generation }代：{ $origin } → { $place }
page-chip-promote = 第{ $generation }代晋升{ $place-to }
page-chip-goal = 人生目标：{ $goal }
page-chip-ring = 戒指
page-chip-ring_spent = 戒指代替一枚金币
page-chip-serve = { $stall } 号摊位的顾客
page-chip-villager = 村民卡：{ $villager }
page-chip-play = 打出{ $villager }
page-chip-market_day = 市集日开始
page-chip-mass = 随后举行弥撒
page-chip-over = 随后游戏结束
page-chip-trigger = 最后的回合开始

page-ahead = 会发生什么
page-ahead-hint = 指向发亮之处，即可在此看到后果。
page-ahead-none = 暂时没有花费或收获。
page-lately = 刚才
page-skip-show = 跳过
page-elsewhere = 现在这里无事可做。当前的问题是：{ $question }
page-others-turn = 现在轮到{ $who }：{ $question }
page-why-rule = 规则 { $rule }
