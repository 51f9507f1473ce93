### Village: life goals. Words first, then the rules.

## Words

expansion-goals = 人生目标
word-silver = 银色
word-gold = 金色
word-covered = 面朝下
line-goals = 人生目标

question-silver = 发一张银色目标卡。
question-gold = 发一张金色目标卡。
move-silver = { $a }
move-gold = { $a }
question-goal = 你满足了一个人生目标的条件：现在计分，或暂不公开。
move-goal-silver = 银色目标计分
move-goal-gold = 金色目标计分
move-goal-keep = 暂不公开
event-goal = { $who }达成人生目标，获得{ $amount }声望分：{ $goal }。
why-goal-dealt = 这张目标卡不能再发了。
why-goal-not-met = 你现在不满足这个目标的条件。
why-goal-scored = 这个目标已经计分。

## Cards

card-aristocrat = 贵族
    .effect = 拥有7枚金币。
card-writer = 作家
    .effect = 拥有3个卷轴和每种颜色各1个方块。
card-coachman = 车夫
    .effect = 拥有2匹马和2辆篷车。
card-knight = 骑士
    .effect = 拥有1匹马、1副犁具、1个卷轴和3枚金币。
card-brewer = 酿酒师
    .effect = 拥有5杯啤酒和2袋谷物。
card-farmer = 农夫
    .effect = 拥有5袋谷物、1头牛和1副犁具。
card-scholar = 学者
    .effect = 拥有3个粉色方块和3个橘色方块。
card-importer = 进口商
    .effect = 拥有1包可可和1包茶叶。
card-merchant = 商人
    .effect = 至少服务过6位顾客。
card-acolyte = 侍祭
    .effect = 教堂轨上有一名第4代成员。
card-master = 工匠大师
    .effect = 工坊中和编年史工坊类别中的成员合计至少4名。
card-historian = 史学家
    .effect = 编年史的五个类别中各有一名成员。
card-saint = 圣人
    .effect = 教堂轨上同时有3名成员。
card-councillor = 议员
    .effect = 议会第四阶级上有一名成员。
card-patriarch = 族长
    .effect = 尚未诞生的成员至多2名。
card-globetrotter = 环游者
    .effect = 5座城市上有你的标记。
card-missionary = 传教士
    .effect = 同时有2名传教士在岛上。

## Labels of the terminal

goals-farm = 人生目标
goals-reached = 已达成！

## G-SET

rules-G-SET = 人生目标：游戏设置

rule-G-SET-1 = 有8张银色目标卡和9张金色目标卡；它们属于港口扩展，可与任意扩展组合使用。
    .long = 一共17张。选择港口时会同时选中人生目标，但也可以不使用。它们也可以加入基础游戏。
    .ruling = 可以使用港口而不使用目标卡；不使用港口时，或使用婚姻扩展时，也可以使用目标卡。

rule-G-SET-2 = 凡是需要某个未使用扩展的目标卡，都要移出。
    .long = 与使用中的扩展不兼容的目标卡也要移出。移出都在发牌前进行：没有酒馆时移出酿酒师，没有港口时移出进口商和传教士，有港口时移出环游者。
    .ruling = 移出哪些卡由我们选定。

rule-G-SET-3 = 使用哪些目标卡与玩家人数无关。
    .long = 无论多少名玩家，所有与所用扩展相符的目标卡都参与发牌。
    .ruling = { rule-G-SET-3 }

rule-G-SET-4 = 你获得一张银色目标卡和一张金色目标卡。
    .long = 每位玩家的目标卡都随机分发。其余的卡保密，不进入游戏。银色至少有6张，金色至少有8张，足够5名玩家使用。

rule-G-SET-5 = 目标卡在游戏设置之后、第一轮之前发放。
    .long = 其他一切设置完毕之后、第一批方块放置之前发放目标卡：先按座位顺序每人一张银色，再每人一张金色。
    .ruling = { rule-G-SET-5 }

## G-SEC

rules-G-SEC = 人生目标：保密

rule-G-SEC-1 = 在计分之前，只有你能看到自己的目标。
    .long = 目标计分之前只有持有者能看到。其他人看到的是每位玩家面前各一张面朝下的银色和金色卡牌。

rule-G-SEC-2 = 游戏结束之前，记录不向其他人公开发牌结果。
    .long = 在游戏记录中，其他人只能看到所发卡牌的颜色，看不到是哪一张。游戏结束后全部公开。
    .ruling = { rule-G-SEC-2 }

rule-G-SEC-3 = 对你来说，其他人可能持有任何你看不到的目标。
    .long = 从你的座位看，除了你自己的和已经公开的，其余目标无论怎样分配都有可能。为你推算的程序也只使用这样的分配，并假定没有人把满足条件的目标留着不公开。
    .ruling = { rule-G-SEC-3 }

rule-G-SEC-4 = 在条件满足之前，不会泄露其他人的目标。
    .long = 玩家面临的选择、可选的行动以及其他玩家的用时，都与条件未满足的目标无关。你满足目标的条件时，其他人会看到你被询问，但不知道是哪个目标；如果你不公开，他们知道你本来可以计分。
    .ruling = 其他人会看到你被询问。

## G-SCO

rules-G-SCO = 人生目标：计分

rule-G-SCO-1 = 条件满足时，你可以随时为目标计分：银色5声望分，金色8声望分。
    .long = 计分时公开该卡。
    .ruling = 即使在其他玩家的回合，你也可以为目标计分。你也可以暂不公开，以后条件满足时再计分。

rule-G-SCO-2 = 刚满足目标的条件时，以及你的每个回合开始时，会询问你。
    .long = 每当有玩家将要作出选择（包括随机抽取）时，都会按座位顺序检查所有玩家的目标。回合开始时的询问，只在你暂不公开且条件仍满足时进行。只在两次选择之间成立的条件不算。游戏结束时满足条件的目标自动计分。
    .ruling = { rule-G-SCO-2 }

rule-G-SCO-3 = 不需要支付任何东西，计分之后一直有效。
    .long = 也不用交出任何东西；无论后来发生什么，都不影响计分。该卡牌移出游戏，也不再发新的。

rule-G-SCO-4 = 没有达成的目标不扣分。
    .long = 仍然面朝下的目标在游戏结束后公开。
    .ruling = 仍然面朝下的目标在游戏结束后公开。

rule-G-SCO-5 = 目标的分数在最终计分中单列一项。

## G-ANY

rules-G-ANY = 人生目标：条件的解释

rule-G-ANY-1 = 银色：所列的东西必须同时在你的农场上。
    .ruling = { rule-G-ANY-1 }

rule-G-ANY-2 = 所列的东西不能用别的代替。
    .long = 计算目标时，金币不能代替方块。
    .ruling = { rule-G-ANY-2 }

rule-G-ANY-3 = 金色：只计算自己家族的成员，黑色布袋不算教堂。
    .ruling = { rule-G-ANY-3 }

rule-G-ANY-4 = 吟游诗人卡上的成员视为在编年史中。
    .long = 其职业是他过世时所在的地点。
    .ruling = { rule-G-ANY-4 }

## G-S

rules-G-S = 银色目标：每张5声望分

rule-G-S1 = { card-aristocrat }：{ card-aristocrat.effect }

rule-G-S2 = { card-writer }：{ card-writer.effect }

rule-G-S3 = { card-coachman }：{ card-coachman.effect }

rule-G-S4 = { card-knight }：{ card-knight.effect }
    .ruling = { card-knight.effect }

rule-G-S5 = { card-brewer }：{ card-brewer.effect }
    .long = 只在使用酒馆时发放。
    .ruling = { card-brewer.effect }

rule-G-S6 = { card-farmer }：{ card-farmer.effect }
    .ruling = { card-farmer.effect }

rule-G-S7 = { card-scholar }：{ card-scholar.effect }
    .ruling = { card-scholar.effect }

rule-G-S8 = { card-importer }：{ card-importer.effect }
    .long = 只在使用港口时发放。
    .ruling = { card-importer.effect }

## G-G

rules-G-G = 金色目标：每张8声望分

rule-G-G1 = { card-merchant }：{ card-merchant.effect }
    .long = 你的每个顾客板块都算。

rule-G-G2 = { card-acolyte }：{ card-acolyte.effect }
    .long = 黑色布袋不算。

rule-G-G3 = { card-master }：{ card-master.effect }
    .long = 两者合计：工坊中在世的成员和该类别中过世的成员。

rule-G-G4 = { card-historian }：{ card-historian.effect }
    .long = 五个类别是议会、工坊、旅行、教堂和农场。

rule-G-G5 = { card-saint }：{ card-saint.effect }
    .long = 阶级不限。
    .ruling = { card-saint.effect }

rule-G-G6 = { card-councillor }：{ card-councillor.effect }
    .ruling = { card-councillor.effect }

rule-G-G7 = { card-patriarch }：{ card-patriarch.effect }
    .long = 他们在家族的后备中。
    .ruling = { card-patriarch.effect }

rule-G-G8 = { card-globetrotter }：{ card-globetrotter.effect }
    .ruling = { card-globetrotter.effect }

rule-G-G9 = { card-missionary }：{ card-missionary.effect }
    .long = 只在使用港口时发放。两名都必须在世，可以在同一座岛上。
    .ruling = { card-missionary.effect }

## G-SOL

rules-G-SOL = 人生目标：单人游戏

rule-G-SOL-1 = 单人游戏中你获得一张银色和一张金色目标卡，卡拉没有。
    .long = 各称号的分数要求不变。
    .ruling = { rule-G-SOL-1 }

reason-goal = 达成人生目标“{ $what }”，得{ $n }分
    .less = 未达成人生目标“{ $what }”，少得{ $n }分
reason-gold = 离人生目标“{ $what }”更近
    .less = 离人生目标“{ $what }”更远
