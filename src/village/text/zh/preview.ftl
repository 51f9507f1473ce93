### 回答之后会发生什么，为什么某处不能回答，以及正在展示的内容。

page-chip-more = + { $what }
page-chip-less = − { $what }
page-ahead = 会发生什么
page-ahead-hint = 指向发亮之处（触屏请长按），即可在此看到后果；按其他任何东西或 ? 键可了解它是什么。
page-fingers = 点按发亮之处即可作答；长按可看到后果。点按其他任何东西可了解它是什么。
page-ahead-none = 暂时没有花费或收获。
page-lately = 刚才
page-skip-show = 跳过
page-why-rule = 规则 { $rule }
page-what = 这是什么？按一下它
page-what-now = 现在不行：{ $why }
page-what-keys = 方向键：下一个。Esc：关闭。
page-chip-then = 然后：{ $what }
page-zoom = 放大的画面
page-zoom-in = 放大
page-zoom-out = 缩小
page-zoom-off = 整个画面
