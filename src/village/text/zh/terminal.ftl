### 终端界面的文字：标题、提示、帮助。游戏本身的语句在该游戏的文件夹中。

## 玩家

chance = 随机

# 两句之间
gap = {""}

## 提示

welcome = 欢迎来到{ $game }。你是{ $name }（{ $letter }）。请输入数字作答；`help` 说明还能输入什么。
welcome-many = 欢迎来到{ $game }。共用键盘的玩家：{ $names }。请输入数字作答；`help` 说明还能输入什么。
welcome-bot = 由电脑操作：{ $names }（{ $bot }：{ $described }）。
curtain = 请把键盘交给{ $name }，其他人不要看；{ $name }按回车键：
whole-board = （输入 `board` 可看整张桌面。）
happened = 此后发生的事：
not-understood = 看不懂“{ $typed }”。请输入 1 到 { $last } 的数字，或 `help`。
not-a-number = 没有第 { $number } 个答案。请输入 1 到 { $last } 的数字。
not-possible = 现在不行：{ $why }
why-legal = “{ $answer }”是可以的：第 { $number } 个。
why-unknown = 这个游戏里没有像“{ $typed }”的答案。
why-all = 这里能选的都已列出。
why-more = 还有 { $n } 条；请说得更具体些。
undone = 已撤回。
hint-chance = { $number }  { $answer }：胜率 { $chance }%；立即得分：{ $points }
hint-score = { $number }  { $answer }：最终约 { $score } 分；立即得分：{ $points }
analysis-progress = 个回答
analysis-title = { $who }，共 { $answers } 个回答，由 { $judge } 评判：
analysis-nothing = 这位玩家从未被询问。
analysis-sum-chance = 开局时获胜的机会为 { $start }%。自己每个回答平均{ $own ->
        [gain] 增加
       *[cost] 损失
    } { $each }% 的胜率。运气与他人{ $luck ->
        [for] 有利
        [against] 不利
       *[even] 互相抵消
    }。结果：{ $end }%。
analysis-sum-score = 开局时预期 { $start } 分。自己的回答{ $own ->
        [gain] 带来
       *[cost] 损失
    } { $skill } 分，运气{ $luck ->
        [for] 带来
       *[against] 损失
    } { $chance } 分。结果：{ $end } 分。
analysis-share = { $n }%
analysis-turns-chance = 转折点，括号内为作出该回答后获胜的机会：
analysis-turns-score = 转折点，括号内为作出该回答后预期的分数：
analysis-no-turns = 没有哪个回答代价很大。
analysis-turn = 第 { $ply } 个回答之后：{ $answer }（{ $worth }）；更好：{ $better }（{ $best }）
error-player = { $file }：{ $players } 人的桌上没有 { $player } 号玩家
undo-nothing = 还没有可以撤回的。
undo-revealed = 不能撤回：你上次作答之后已经抽取过东西。
undo-shown = 不能撤回：你上一次作答已经公开了信息。
log-empty = 还没有任何作答。
save-usage = `save` 需要文件名，例如 `save { $file }`。
saved =
    已存到 { $file }。以后继续：
    { $command }
save-exists = { $file } 已经存在；请换一个名字。
save-failed = 无法写入 { $file }：{ $reason }
rules-usage = `rules` 需要规则编号，例如 `rules { $rule }`，或一章，例如 `rules { $chapter }`。
rules-none = 这个游戏在这里没有可读的规则。
rules-unknown = 没有规则“{ $rule }”。各章为 { $chapters }。
quit-ask = 离开前要保存吗？回车存到 { $file }；也可输入别的文件名、`不` 或 `返回`：
answers-no = 不 否 no n
answers-back = 返回 back b
keep-ask = 想留下这局供 `village replay` 重看，请输入文件名；直接回车则不保存。
bye = 再见。
final = 最终得分
so-far = 若游戏现在结束
winner = 获胜者是{ $names }。
winners = 共同获胜：{ $names }。
titled = 你得到 { $points } 分。你的称号：{ $title }。
help =
    可以输入：
      3                  选这个编号的答案
      { $answer } 用名称选同一个答案，名称见 `log`
      why                其他答案为什么不能选
      { $like } 与“{ $word }”有关的答案为什么不能选
      hint               最好的三个回答及其理由
      undo               撤回你的上一个答案
      board              整个版图
      log                到目前为止的全部作答；`log 20` 只看最后 20 条
      scores             若现在结束的得分
      { $rule } 一条规则；`rules { $chapter }` 整章
      save my.village    把游戏存进文件
      help               本说明
      quit               离开（会问是否保存）

## 得分表

score-line = 项目
score-title = 称号

## 重放

replay-at = 第 { $ply } 个答案，共 { $plies } 个
replay-prompt = 回车：下一步 · b：上一步 · 数字：跳到那里 · q：退出
replay-start = 第一个答案之前
replay-end = 这是最后一个答案。
replay-first = 已经在开头。
replay-unknown = 看不懂“{ $typed }”：请按回车，或输入 b、0 到 { $plies } 的数字、q。
verified = { $file } 真实无误：{ $answers } 个答案符合规则，{ $draws } 次抽取来自种子。

## 模拟

simulate-title = { $games } 局随机游戏，{ $edition }，{ $seats } 人
simulate-title-bots = { $games } 局游戏，玩家 { $bots }，{ $edition }，{ $seats } 人
simulate-progress = 局
simulate-mean = 平均
simulate-least = 最少
simulate-most = 最多
simulate-decisions = 每局决定数
simulate-answers = 每局答案数（含随机）
simulate-rounds = 轮数
simulate-scores = 得分
simulate-winning = 胜者总分
simulate-seat = 座位
simulate-bot = 玩家
simulate-share = 胜率
simulate-interval = 95% 区间
simulate-speed = 每核每秒 { $decisions } 个决定、{ $answers } 个答案（{ $build }）；{ $seconds } 秒，{ $workers } 个进程
simulate-stopped = 已停止：完成 { $games } 局，原定 { $wanted } 局。

## 擂台

arena-title = 擂台：{ $games } 局，{ $blocks } 个完整单元，{ $edition }，{ $seats } 人
arena-bot = 玩家
arena-rating = 实力
arena-interval = 95% 区间
arena-score = 得分
arena-winning = 获胜时
arena-decisions = 决定数
arena-ms = 毫秒/个
arena-against = 对手
arena-wins = 胜率
arena-par = 均势
arena-games = 局数
arena-picture-wins = 胜率（竖线：实力相同时）
arena-picture-rating = 实力
arena-picture-score = 平均得分
arena-stopped = 已停止：完成 { $games } 局，原定 { $wanted } 局。
arena-nothing = 还没有完整的单元，无法比较。

## 自己盒子里的数值

numbers-head = 你自己那盒{ $game }的数值。请看版图和卡牌，写下印刷的数值。
numbers-less = 删去或不改的行保留我们的数值。
numbers-play = 先检查，再用它来玩：
numbers-fine = { $file }：{ $count }个数值，其中{ $changed }个与我们不同；校验值{ $hash }
numbers-empty = { $file }里没有数值：全都是我们的。

## 命令行错误

error-option = “{ $typed }”不是选项：请写成 名称=值，值按 JSON 书写：数字、true、false 或 null
error-loaded = 读取的游戏已有人数、版本、扩展、种子、选项和数值，请不要再指定
error-humans = { $seats } 人桌坐不下 { $humans } 个人
error-no-seed = { $file }：记录里没有种子，只能重放，不能接着玩
error-ply = { $file } 只有 { $plies } 个答案，没有第 { $ply } 个
error-not-text = { $file }：这不是文本文件
error-resume = --resume 需要指定接着写的文件：--out 文件
error-results = { $file } 已经存在：用 --resume 接着进行，或换一个文件
error-folder = { $file } 无法写入：没有这个文件夹
error-no-games = { $file } 存在，但没有对应的对局（{ $games }）：请换一个文件
error-is-folder = { $file } 是文件夹，这里需要文件
error-same-file = { $file } 已用来保存结果：图片需要另一个文件
error-bots = 擂台需要玩家，例如 --bots greedy,random；--list 列出全部
