# One line for the game, for each edition and for each expansion.
about-village = 一个家族的四代人：劳作、旅行、离世，并被后人铭记。
about-2011 = 最初出版的版本。
about-bigbox = 收录后续扩展和单人规则的版本。
about-inn = 用啤酒或金币招揽村民，每位都有自己的能力。
about-goals = 达成后可以计分的秘密目标。
about-customers = 市集上有更多顾客。
about-port = 以船代车：雇用船长，到岛上买卖和传教，带回宝箱。
about-marriage = 家族间的婚礼、粉色人物、面包、走私商与家庭小屋。
