### Where the credits of each edition are from.

book-work-my_village = 依据英文规则书。
