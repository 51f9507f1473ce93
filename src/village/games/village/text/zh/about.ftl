# 游戏、每个版本和每个扩展各一行。
about-village = 一个家族的四代人：劳作、旅行、离世，并被后人铭记。
about-2011 = 最初出版的版本。
about-bigbox = 收录后来各扩展并带单人规则的版本。
about-inn = 用啤酒招来的村民，每位都有自己的能力。
about-goals = 达成者可获得分数的目标。
about-customers = 市场上更多的顾客。
about-port = 以船代车：船长、可买卖与传教的岛屿，以及带回家的宝箱。
about-marriage = 家族间的婚礼、粉色成员、面包、走私者与父母的喜悦。
