# The list of games, editions and expansions: `village catalog`.
catalog-seats = { $seats }人。
catalog-usual = 默认版本。
catalog-fits = 适用版本：{ $editions }。
catalog-values = 数值：印刷{ $printed }个、转述{ $reported }个、估算{ $estimated }个。
value-locations-else = 版图、卡牌和规则书
status-printed = 印刷
status-reported = 转述
status-estimated = 估算
