# 可以玩什么：`village boxes`。
offers-seats = { $seats } 人。
offers-usual = 默认版本。
offers-fits = 适用版本：{ $editions }。
offers-numbers = 数字：印刷 { $printed }、很可能 { $likely }、拟定 { $proposed }。
where-else = 版图、卡牌和规则书
status-printed = 印刷
status-likely = 很可能
status-proposed = 提议
