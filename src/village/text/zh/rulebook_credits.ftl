### Who made the printed games: the roles named in the rulebooks.

book-credit-design = 游戏设计
book-credit-illustration = 插画
book-credit-illustration_layout = 插画与排版
book-credit-illustration_graphics = 插画与平面设计
book-credit-graphics = 平面设计
book-credit-box = 盒面设计
book-credit-direction = 美术指导与制作
book-credit-models = 3D模型
book-credit-development = 编辑与开发
book-credit-game_development = 开发
book-credit-rulebook = 规则书
book-credit-rulebook_layout = 规则书及其排版
book-credit-revision = 规则书修订
book-credit-chinese = 中文翻译与校对
book-credit-chinese_layout = 中文排版与标志设计
book-credit-thanks = 特别感谢测试玩家
book-credit-publisher = 出版
book-credit-distribution = 发行
