### 页面在局后与局间说的话：规则、分数、终局、回顾、账号。

## 规则

page-short = 简略
page-length = 详略
page-both-editions = 两个版本
page-base-game = 基础游戏
page-contents = 目录
page-hits = { $n ->
    [0] 没有规则包含这些词。
   *[other] { $n }条规则
}
page-no-hits = 没有规则包含“{ $words }”。词少一些，找到的会多一些。
page-rule-more = 展开或收起{ $rule }
page-rule-copy = 复制{ $rule }的链接
page-proposed = 提议的数值
page-proposed-why = 印刷的数值无法读到；这是我们自己平衡过的提议。
page-numbers = 数值及其可靠程度
page-numbers-note = 游戏的每个数值都在本项目的表格里，名称如下所示。拥有实体游戏的人可以改用自己的数值。
page-number = 数值
page-number-value = 值与来源
page-status-of-printed = 印刷
page-status-of-likely = 很可能
page-status-of-proposed = 提议
page-status-means-printed = 其中一本规则书如此写明，或其例子别无他解。
page-status-means-likely = 另一个公开来源如此说，或几乎可以肯定地推断。
page-status-means-proposed = 印刷的数值无法读到，这是我们经对局平衡后的数值。

## 分数

page-rule-of = 规则{ $rule }
page-part-some = { $n } × { $what }

## 终局

page-place = 第{ $n }名
page-course = 分数的变化
page-course-told = 整局的分数；终局时{ $told }。
page-look-start = 从头观看
page-share-link = 复制链接
page-share-link-note = 打开此链接的人都能看到终局并回顾整局

## 回顾

page-since-again = 再看一遍
page-look-skip = 跳过
page-look-play = 播放整局
page-look-pause = 暂停
page-look-link = 复制此刻的链接
page-turn-before = 上一回合
page-turn-after = 下一回合

## 我

page-me = 我
page-me-lead = 你以访客身份游玩：无需注册，你的对局保存在这台设备上。
page-me-lead-account = 在每台登录的设备上，你都是同一位玩家。
page-me-name-note = 同桌的人这样称呼你。
page-me-account = 账号
page-me-account-note = 只有想在另一台设备上找到对局，或浏览器忘记了你时才需要。
page-me-up = 注册
page-me-in = 登录
page-me-up-note = 选一个登录名和密码；你的对局仍归你所有。我们不要求电子邮件，请保管好密码。
page-me-in-note = 你在这里以访客身份开始的对局会一并带上。
page-me-login = 登录名
page-me-password = 密码
page-me-signed = 已登录为{ $login }。
page-me-out = 退出登录
page-me-out-all = 在所有设备上退出
page-me-out-all-note = “所有设备”会让每台设备都退出，以防有一台还开着。
page-me-password-old = 旧密码
page-me-password-new = 新密码
page-me-password-done = 密码已更改；其他设备需要重新登录。
page-me-look = 语言与配色
page-me-look-note = 保存在此浏览器中。
page-me-saved = 已保存。
page-me-notices = 轮到你时的通知
page-me-notices-note = 轮到你而你没有打开对局时，我们可以通知你。
page-me-notices-none = 此服务器不发送通知；“我的对局”会显示哪里轮到你。
page-me-push = 用此浏览器通知我
page-me-push-off = 不再通知任何浏览器
page-me-push-on = { $n }个浏览器会收到通知
page-me-mail = 电子邮件
page-me-mail-asked = 邮件已发出；请按邮件中链接里的按钮。
page-me-mail-yes = 此地址已确认。
page-me-mail-turns = 轮到我时也发邮件
page-me-mail-turns-note = 不勾选时，此地址只用于找回密码。
page-me-webhook = 网络钩子
page-me-failed = { $n }条通知没有送达：{ $why }
page-me-programs = 程序
page-me-programs-note = 令牌让你的程序以你的名义游玩和观看。在这里游玩并不需要它。
page-me-token = 令牌
page-me-token-once = 此令牌只显示这一次。谁拿到它，谁就以你的名义游玩。
page-me-token-name = 用途是什么？
page-me-token-new = 创建令牌
page-me-token-drop = 删除
page-me-token-drop-one = 删除令牌“{ $name }”
page-me-docs = 程序可以询问什么

## 可能出错的事

page-problem-login-form = 登录名由3到40个字母、数字或 . _ - @ 等符号组成，不含空格。
page-problem-password-short = 密码至少需要8个字符。
page-problem-login-empty = 两项都要填写。
page-problem-login-taken = 此登录名已有人使用，请另选一个。
page-problem-wrong-login = 登录名与密码不匹配。
page-problem-already-account = 你已经有账号了。
page-problem-bad-name = 名字至少需要一个字符。
page-problem-bad-address = 我们无法向此地址发邮件。
page-problem-refused = 此地址的主人不愿收到这里的邮件。
page-problem-not-sent = 邮件未能发出，请稍后再试。
page-problem-push-refused = 浏览器不允许本页面发送通知。
