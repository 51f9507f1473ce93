### 网页上除版图外关于本游戏的文字。

## 首页

page-title = 自己的村庄
page-lead = 拿取两颗骰子，组成旗值，启动相同数值的旗帜。时间流逝，村民过世，只有带回家的故事才不怕老鼠。

## 新的一桌

page-edition-2015 = 目前唯一的版本，2至4人。

## 游戏中

page-round = 第{ $round }轮

## 计分

page-part-windows = { $n }扇花窗
page-part-house = 主屋的故事点
page-part-laborers = { $n }名短工

## 结束与回顾

page-course-note = 下方的数字是轮次，每条线表示如果游戏在那时结束，一个村庄的得分。
page-to-round = 前往某一轮
