### Previews of moves, reasons why a place cannot be chosen, and explanations of the board.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-preview = 行动预览
page-preview-hint = 将鼠标移到高亮处（触屏请长按）可预览行动；点击其他任何位置或按 ? 键可查看说明。
page-touch-hint = 点按高亮处即可行动，长按可预览。点按其他任何位置可查看说明。
page-preview-none = 暂时没有花费或收获。
page-last-move = 刚才：
page-skip-animation = 跳过
page-rule-link = 规则 { $rule }
page-tooltip = 帮助：点击任意位置
page-tooltip-refusal = 现在不能选择：{ $why }
page-tooltip-keys = 方向键：下一项。Esc：关闭。
page-chip-next = 然后：{ $what }
page-zoom = 放大视图
page-zoom-in = 放大
page-zoom-out = 缩小
page-zoom-off = 显示全图
