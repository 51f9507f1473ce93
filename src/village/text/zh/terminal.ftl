### Labels of the terminal: headings, prompts, help. The sentences of a game are in the folder of that game.

## Players

chance = 随机

# between two sentences
gap = {""}
# between the items of a list
list-comma = 、
# between the parts of a note
note-comma = ，
semicolon = ；
colon = ：
# around a note, after a word
brackets = （{ $text }）

## Prompt

welcome = 欢迎来到{ $game }。你是{ $name }（{ $letter }）。输入编号选择行动；输入 `help` 查看其他命令。
welcome-many = 欢迎来到{ $game }。共用键盘的玩家：{ $names }。输入编号选择行动；输入 `help` 查看其他命令。
welcome-bot = 由电脑操作：{ $names }（{ $bot }：{ $described }）。
pass-device = 请把键盘交给{ $name }，其他玩家请勿观看；{ $name }请按回车键：
whole-board = （输入 `board` 可查看整张牌桌。）
happened = 最近发生的事：
not-understood = 无法识别“{ $typed }”。请输入1到{ $last }的数字，或 `help`。
not-a-number = 没有编号{ $number }。请输入1到{ $last }的数字。
not-possible = 现在不能选择：{ $why }
why-legal = “{ $move }”可以选择：编号{ $number }。
why-unknown = 游戏中没有类似“{ $typed }”的行动。
why-all = 可选的行动都已列出。
why-more = 还有{ $n }条；请输入得更具体些。
undone = 已撤销。
hint-chance = { $number }  { $move }：胜率{ $chance }%；立即得分：{ $points }
hint-score = { $number }  { $move }：最终约{ $score }分；立即得分：{ $points }
analysis-progress = 步
analysis-title = { $evaluator } 对{ $who }的分析（本局共{ $moves }步）：
analysis-nothing = 这位玩家整局都无需作出选择。
analysis-sum-chance = 开局胜率为{ $start }%。自己的行动平均每步使胜率{ $own ->
        [gain] 提升
       *[cost] 下降
    }{ $each }个百分点。运气与对手的影响：{ $luck ->
        [for] 有利
        [against] 不利
       *[even] 中性
    }。最终：{ $end }%。
analysis-sum-score = 开局时预期{ $start }分。自己的行动{ $own ->
        [gain] 增加
       *[cost] 减少
    }{ $skill }分，运气{ $luck ->
        [for] 增加
       *[against] 减少
    }{ $chance }分。最终：{ $end }分。
analysis-mistakes = 代价大的行动，括号内为损失的预期得分：
analysis-no-mistakes = 没有失准、错误或漏着。
analysis-mistake = 第{ $ply }步之后：{ $move }（{ $grade }，{ $points }）；更好：{ $better }。
analysis-reasons = 理由：{ $reasons }。
grade-inaccuracy = 失准
grade-mistake = 错误
grade-blunder = 漏着
error-player = { $file }：{ $players }人牌桌没有{ $player }号玩家
undo-nothing = 还没有可以撤销的行动。
undo-revealed = 无法撤销：你上次行动之后已进行过随机抽取。
undo-shown = 无法撤销：你上次的行动已揭示隐藏信息。
log-empty = 还没有任何行动。
save-usage = `save` 需要文件名，例如 `save { $file }`。
saved =
    已保存到 { $file }。以后继续：
    { $command }
save-exists = { $file } 已存在，请换一个名字。
save-failed = 无法写入 { $file }：{ $reason }
rules-usage = `rules` 需要规则编号，例如 `rules { $rule }`，或章节，例如 `rules { $chapter }`。
rules-none = 这个游戏没有可查看的规则。
rules-unknown = 没有规则“{ $rule }”。可用的章节：{ $chapters }。
rules-see = 另见 { $rules }。
quit-ask = 退出前要保存吗？按回车保存到 { $file }；也可输入其他文件名、`不` 或 `返回`：
replies-no = 不 否 no n
replies-back = 返回 back b
keep-ask = 要保留本局供 `village replay` 回放，请输入文件名；直接按回车则不保存。
bye = 再见。
final = 最终得分
so-far = 若游戏现在结束
winner = 获胜者：{ $names }。
winners = 共同获胜：{ $names }。
titled = 你获得{ $points }分。称号：{ $title }。
help =
    可以输入：
      3                  选择该编号的行动
      { $move } 用名称选择同一行动，名称见 `log`
      why                其他行动为什么不能选
      { $like } 与“{ $word }”有关的行动为什么不能选
      hint               最好的三个行动及其效果
      undo               撤销你的上一步行动
      board              整个版图
      log                到目前为止的全部行动；`log 20` 只看最后20步
      scores             游戏若现在结束，所得的分数
      { $rule } 一条规则；`rules { $chapter }` 整章
      save my.village    把对局保存到文件
      help               本说明
      quit               退出（会询问是否保存）

## Score table

score-line = 项目
score-title = 称号

## Replay

replay-at = 第{ $ply }/{ $plies }步
replay-prompt = 回车：下一步 · b：上一步 · 数字：跳到该步 · q：退出
replay-start = 第一步之前
replay-end = 已是最后一步。
replay-first = 已在开头。
replay-unknown = 无法识别“{ $typed }”：请按回车，或输入 b、q 或0到{ $plies }的数字。
verified = { $file } 验证通过：{ $moves }步行动符合规则，{ $draws }次抽取与种子一致。

## Simulation

simulate-title = 随机对局{ $games }局，{ $edition }，{ $seats }人
simulate-title-bots = { $games }局，电脑 { $bots }，{ $edition }，{ $seats }人
simulate-progress = 局
simulate-mean = 平均
simulate-least = 最少
simulate-most = 最多
simulate-decisions = 每局决策数
simulate-moves = 每局步数（含随机）
simulate-rounds = 轮数
simulate-scores = 得分（平均）
simulate-winning = 胜者总分
simulate-seat = 座位
simulate-bot = 电脑
simulate-share = 胜率
simulate-interval = 95%区间
simulate-speed = 每核每秒{ $decisions }个决策、{ $moves }步（{ $build }）；{ $seconds }秒，{ $workers }个进程
simulate-stopped = 已停止：完成{ $games }局，原定{ $wanted }局。

## Arena

arena-title = 擂台：{ $games }局，{ $blocks }个完整区组，{ $edition }，{ $seats }人
arena-bot = 电脑
arena-rating = 等级分
arena-interval = 95%区间
arena-score = 得分
arena-winning = 获胜时
arena-decisions = 决策数
arena-ms = 毫秒/决策
arena-against = 对手
arena-wins = 胜率
arena-par = 均势
arena-games = 局数
arena-picture-wins = 胜率（竖线：实力相同时）
arena-picture-rating = 等级分
arena-picture-score = 平均得分
arena-stopped = 已停止：完成{ $games }局，原定{ $wanted }局。
arena-nothing = 还没有完整的区组，无法比较。

## Custom values

values-head = { $game }的自定义数值。请对照版图和卡牌，填入印刷的数值。
values-less = 删去或未改动的行，采用默认数值。
values-play = 先检查，再用它来玩：
values-fine = { $file }：{ $count }个数值，其中{ $changed }个与默认值不同；校验值 { $hash }
values-empty = { $file } 里没有数值：全部使用默认值。

## Errors on the command line

error-option = “{ $typed }”不是有效的选项：请写成 名称=值，值用 JSON 格式：数字、true、false 或 null
error-loaded = 载入的对局已有人数、版本、扩展、种子、选项和数值，请勿再指定
error-humans = { $seats }人桌坐不下{ $humans }个人
error-no-seed = { $file }：记录里没有种子，只能回放，不能继续
error-ply = { $file } 只有{ $plies }步，没有第{ $ply }步
error-not-text = { $file }：这不是文本文件
error-resume = --resume 需要指定继续写入的文件：--out 文件
error-results = { $file } 已存在：用 --resume 继续，或换一个文件
error-folder = 无法写入 { $file }：没有这个文件夹
error-no-games = { $file } 存在，但缺少对应的对局（{ $games }）：请换一个文件
error-is-folder = { $file } 是文件夹，这里需要文件
error-same-file = { $file } 已用来保存结果：图表需要另一个文件
error-bots = 擂台需要指定电脑玩家，例如 --bots greedy,random；--list 列出全部
