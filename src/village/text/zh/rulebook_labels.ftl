### Headings of a rulebook and the words around its texts, for all games.

book-label-intro = 游戏概览
book-label-example = 回合示例
book-label-idea = 背景与目标
book-label-components = 游戏配件
book-label-piece = 配件
book-label-number = 数量
book-label-note = 说明
book-label-hints = 提示
book-label-cards = 概述卡
book-label-terms = 术语
book-label-questions = 常见问题
book-label-see = 另见
book-label-values = 数值
book-label-values-note = 游戏中的数值及其可靠程度。如果你拥有实体游戏，可以用自己那一版的数值游玩。
book-label-sources = 来源
book-label-rulings = 我们的裁定
book-label-rulings-note = 规则书没有规定、或各版规则书规定不同之处：列出规则，以及由我们决定的内容。
book-label-ruling-whole = 整条规则。
book-label-options = 牌桌选项
book-label-options-note = 创建牌桌时可以选择的选项。
book-label-option = 选项
book-label-default = 默认
book-label-rule = 规则
book-label-decision = 由我们决定的内容
book-label-credits = 制作人员
book-label-contents = 目录
book-label-appendices = 附录

book-status-printed = 印刷
    .mark = {""}
    .text = 规则书明确给出该数值，或可由其范例推出。
book-status-reported = 转述
    .mark = ○
    .text = 其他公开来源提到，或由已知内容几乎可以确定。
book-status-estimated = 估算
    .mark = ◇
    .text = 我们没有见到印刷的数值，这是我们经实战平衡后采用的数值。

book-yes = 是
book-no = 否
book-on = 开
book-off = 关
book-random = 随机
book-comma = 、
book-semicolon = ；
book-price = { $piece }{ $worth }分
