# 可以玩什么：`village boxes`。
catalog-seats = { $seats } 人。
catalog-usual = 默认版本。
catalog-fits = 适用版本：{ $editions }。
catalog-numbers = 数字：印刷 { $printed }、很可能 { $likely }、拟定 { $proposed }。
number-locations-else = 版图、卡牌和规则书
status-printed = 印刷
status-likely = 很可能
status-proposed = 提议
