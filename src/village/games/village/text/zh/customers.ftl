### Village: promotional customers. Words first, then the rules.

## Words

expansion-customers = 特典顾客

## C

rules-C = 特典顾客

rule-C-1 = 四位带星星的新顾客洗入顾客板块堆。
    .long = 板块总数由24个变为28个，使用酒馆时为32个。
    .ruling = 洗入顾客板块堆。

rule-C-2 = 新顾客分别值6、5、5、4声望分。
    .long = 四个板块：马匹和牛只6声望分，犁具和卷轴5分，牛只和2袋谷物5分，2辆篷车4分。
    .ruling = 新顾客的需求和分数。

rule-C-3 = 他们与其他顾客完全一样。
    .long = 单人游戏中各称号的分数要求不变。
    .ruling = { rule-C-3 }
