### Overview cards: the order of events at a glance.

book-card-preparation = 准备阶段
book-card-preparation-1 = 手掌
    .text = 手背朝上就翻成掌心朝上，再放上1个故事点。
book-card-preparation-2 = 掷骰
    .text = 掷所有白骰和黑骰，组成骰池。

book-card-turn = 一个回合
book-card-turn-1 = 选择两颗骰子
    .text = 点数之和是你的旗值。每颗黑骰立即花费2点时间。
book-card-turn-2 = 改变骰子
    .text = 1枚金币：一颗骰子加1或减1。集会所的1个标记：一颗骰子变成任意点数。
book-card-turn-3 = 启动旗帜
    .text = 一面符合旗值的黑旗；或村庄里任意多面符合旗值的白旗；或黑色问号旗帜。
book-card-turn-4 = 有村民过世吗？
    .text = 只有时间标记在本回合过桥时才会。

book-card-death = 村民过世
book-card-death-1 = 死神
    .text = 回到桥上；时间标记留在原处。
book-card-death-2 = 选择村民
    .text = 不能选择学校里的后代。
book-card-death-3 = 棺木格
    .text = 放到编年史中该职业的空格，获得故事点；没有空格就葬入公墓。
book-card-death-4 = 短工
    .text = 如果是最后一名村民，拿取短工板块并放置一名新村民。
book-card-death-5 = 老鼠骰
    .text = 掷骰，老鼠前进相应格数。
book-card-death-6 = 老鼠入侵？
    .text = 老鼠到达时，每位玩家失去故事树上一半的故事点（向下取整）。然后老鼠返回。

book-card-scoring = 终局计分
book-card-scoring-1 = 宗教
    .text = 教堂的分数，加上1至6扇花窗的2、4、7、10、14、20分。
book-card-scoring-2 = 议会
    .text = 集会所和议会厅的分数及奖励。
book-card-scoring-3 = 农田
    .text = 每张1分。
book-card-scoring-4 = 旅行
    .text = 卡牌上的分数。
book-card-scoring-5 = 已服务的顾客
    .text = 卡牌上的分数。
book-card-scoring-6 = 主屋
    .text = 其中的故事点。
book-card-scoring-7 = 短工
    .text = 每个板块扣5分。
book-card-scoring-8 = 手掌
    .text = 持有者得1分。
