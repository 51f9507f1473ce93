# One line about the game, and about each edition and expansion.
about-my_village = 骰子游戏：凑出旗值，启动旗帜，别让老鼠吃掉故事。
about-2015 = 最初发行的版本。
