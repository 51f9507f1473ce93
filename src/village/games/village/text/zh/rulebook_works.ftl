### Where the credits of each edition are from.

book-work-village_2011 = 基础游戏，依据英文规则书。
book-work-big_box = 基础游戏、酒馆、港口、婚姻、人生目标、特典顾客与单人游戏，依据中文规则书。酒馆和港口的初版另有规则书，我们没有见过。
