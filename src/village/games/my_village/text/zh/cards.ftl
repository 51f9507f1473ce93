### Cards: names, and the purpose of each in one sentence. Numbers are in the tables.

## Churches

card-church-sanatory = 疗养教堂
    .effect = 修道院长在场时，若遇老鼠入侵，可以盖住一格，不损失故事点。
card-church-cloister = 修院教堂
    .effect = 算作一扇花窗。
card-church-trading = 贸易教堂
    .effect = 修道院长在场时，管事处多翻开一位顾客，并且一位免费。
card-church-travel = 旅行教堂
    .effect = 修道院长在场时，可以更换翻开的旅行卡。

## Council chambers

card-council-monetary = 财政议会
    .effect = 带来金币。
card-council-area = 区域议会
    .effect = 标示一种卡牌，终局时自己每张被标示种类的卡牌带来声望分。
card-council-population = 人口议会
    .effect = 标示一种职业，终局时每名被标示职业的在场村民带来声望分。
card-council-guild = 行会议会
    .effect = 生产一件万能货物，可支付任何货物，或作为犁具放到农田上。

## Meeting place and fields

card-meeting = 集会所
    .effect = 可移动2/12板块，带来故事点和一个可将骰子转成任意一面的标记。
card-field = 农田
    .effect = 带来金币，有犁具时更多。

## Craft buildings, and each of their cards

card-craft-stables = 畜舍
    .effect = 饲养马匹。
card-craft-brewery = 酿酒坊
    .effect = 酿造啤酒。
card-craft-smithy = 铁匠铺
    .effect = 打造犁具。
card-craft-office = 抄写室
    .effect = 抄写卷轴。
card-craft-wainwright = 轮匠坊
    .effect = 制造篷车。
word-craft-stables1 = 畜舍1号
word-craft-stables2 = 畜舍2号
word-craft-stables3 = 畜舍3号
word-craft-stables4 = 畜舍4号
word-craft-brewery1 = 酿酒坊1号
word-craft-brewery2 = 酿酒坊2号
word-craft-brewery3 = 酿酒坊3号
word-craft-brewery4 = 酿酒坊4号
word-craft-smithy1 = 铁匠铺1号
word-craft-smithy2 = 铁匠铺2号
word-craft-smithy3 = 铁匠铺3号
word-craft-smithy4 = 铁匠铺4号
word-craft-office1 = 抄写室1号
word-craft-office2 = 抄写室2号
word-craft-office3 = 抄写室3号
word-craft-office4 = 抄写室4号
word-craft-wainwright1 = 轮匠坊1号
word-craft-wainwright2 = 轮匠坊2号
word-craft-wainwright3 = 轮匠坊3号
word-craft-wainwright4 = 轮匠坊4号

## Monks: stacks and single cards

word-monk-quill = 羽毛笔僧侣
word-quill1 = 羽毛笔僧侣1号
word-quill2 = 羽毛笔僧侣2号
word-quill3 = 羽毛笔僧侣3号
word-monk-goblet = 圣杯僧侣
word-goblet1 = 圣杯僧侣1号
word-goblet2 = 圣杯僧侣2号
word-goblet3 = 圣杯僧侣3号
word-goblet4 = 圣杯僧侣4号
word-monk-rosary = 念珠僧侣
word-rosary1 = 念珠僧侣1号
word-rosary2 = 念珠僧侣2号
word-rosary3 = 念珠僧侣3号
word-rosary4 = 念珠僧侣4号
word-rosary5 = 念珠僧侣5号

## Travel: stacks and single cards

word-travel-a = 旅行A
word-a1 = 旅行卡A1
word-a2 = 旅行卡A2
word-a3 = 旅行卡A3
word-a4 = 旅行卡A4
word-travel-b = 旅行B
word-b1 = 旅行卡B1
word-b2 = 旅行卡B2
word-b3 = 旅行卡B3
word-b4 = 旅行卡B4
word-travel-c = 旅行C
word-c1 = 旅行卡C1
word-c2 = 旅行卡C2
word-c3 = 旅行卡C3
word-c4 = 旅行卡C4
word-travel-d = 旅行D
word-d1 = 旅行卡D1（礼拜堂）
word-d2 = 旅行卡D2
word-d3 = 旅行卡D3
word-d4 = 旅行卡D4
word-travel-e = 旅行E
word-e1 = 旅行卡E1
word-e2 = 旅行卡E2
word-e3 = 旅行卡E3

## Customers

word-cu01 = 顾客1号
    .beside = 顾客1号旁
word-cu02 = 顾客2号
    .beside = 顾客2号旁
word-cu03 = 顾客3号
    .beside = 顾客3号旁
word-cu04 = 顾客4号
    .beside = 顾客4号旁
word-cu05 = 顾客5号
    .beside = 顾客5号旁
word-cu06 = 顾客6号
    .beside = 顾客6号旁
word-cu07 = 顾客7号
    .beside = 顾客7号旁
word-cu08 = 顾客8号
    .beside = 顾客8号旁
word-cu09 = 顾客9号
    .beside = 顾客9号旁
word-cu10 = 顾客10号
    .beside = 顾客10号旁
word-cu11 = 顾客11号
    .beside = 顾客11号旁
word-cu12 = 顾客12号
    .beside = 顾客12号旁
word-cu13 = 顾客13号
    .beside = 顾客13号旁
word-cu14 = 顾客14号
    .beside = 顾客14号旁
word-cu15 = 顾客15号
    .beside = 顾客15号旁
word-cu16 = 顾客16号
    .beside = 顾客16号旁
word-cu17 = 顾客17号
    .beside = 顾客17号旁
word-cu18 = 顾客18号
    .beside = 顾客18号旁
word-cu19 = 顾客19号
    .beside = 顾客19号旁
word-cu20 = 顾客20号
    .beside = 顾客20号旁
word-cu21 = 顾客21号
    .beside = 顾客21号旁
word-cu22 = 顾客22号
    .beside = 顾客22号旁
word-cu23 = 顾客23号
    .beside = 顾客23号旁
word-cu24 = 顾客24号
    .beside = 顾客24号旁
word-cu25 = 顾客25号
    .beside = 顾客25号旁
word-cu26 = 顾客26号
    .beside = 顾客26号旁
word-cu27 = 顾客27号
    .beside = 顾客27号旁
word-cu28 = 顾客28号
    .beside = 顾客28号旁
word-cu29 = 顾客29号
    .beside = 顾客29号旁
word-cu30 = 顾客30号
    .beside = 顾客30号旁
word-cu31 = 顾客31号
    .beside = 顾客31号旁
word-cu32 = 顾客32号
    .beside = 顾客32号旁
word-cu33 = 顾客33号
    .beside = 顾客33号旁
