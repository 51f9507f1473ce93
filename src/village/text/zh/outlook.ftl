### 回答之后会发生什么，为什么某处不能回答，以及正在展示的内容。

page-chip-more = + { $what }
page-chip-less = − { $what }
page-ahead = 会发生什么
page-ahead-hint = 指向发亮之处（触屏请长按），即可在此看到后果。
page-ahead-none = 暂时没有花费或收获。
page-lately = 刚才
page-skip-show = 跳过
page-elsewhere = 现在这里无事可做。当前的问题是：{ $question }
page-glows-here = 请选择这里发亮之处。当前问题：{ $question }
page-others-turn = 现在轮到{ $who }：{ $question }
page-why-rule = 规则 { $rule }
