### The questions of the 2011 rulebook, in our own words.

book-question-1 = 用方块或谷物购买货物时，工坊里必须有我的成员吗？
    .answer = 不必。只有用时间支付时，才需要有成员在该工坊。
book-question-2 = 派成员上版图或放入黑色布袋时，必须选最年长的吗？
    .answer = 不必，可以任选。只有在诞生或过世时，编号才有影响。
book-question-3 = 轮到我时必须拿取方块吗？
    .answer = 必须，除非使用水井。使用水井时支付三个同色方块，不拿取方块。
book-question-4 = 拿取瘟疫方块会怎样？
    .answer = 方块返回供应区，你的时间标记前进2格。之后和其他方块一样，可以执行该行动格的行动。
book-question-5 = 拿取方块后必须执行行动吗？
    .answer = 不必，行动可以放弃。只有市集日一定要举行，即使你不想卖东西。
book-question-6 = 成员放下之后就一直留在那里吗？
    .answer = 一般是的。家庭行动可以让一名成员回家，之后可以从事别的职业；过世的成员则移到编年史或公墓。
