### Rules, scores, end of the game, replay, and the account pages.

## Rules

page-short = 简略
page-length = 详细程度
page-both-editions = 两个版本
page-base-game = 基础游戏
page-contents = 目录
page-hits = { $n ->
    [0] 没有规则包含这些词。
   *[other] { $n }条规则
}
page-no-hits = 没有规则包含“{ $words }”。请减少关键词再试。
page-rule-more = 展开或收起 { $rule }
page-rule-copy = 复制 { $rule } 的链接
page-status-of-printed = 印刷
page-status-of-reported = 转述
page-status-of-estimated = 估算

## About

page-about = 关于
page-about-lead = Inka 与 Markus Brand 两款桌游的数字版，由爱好者制作。可以单人游戏，也可以与电脑或他人对战，还可以查阅每一条规则。所有图画和文字均为原创。
page-credits = 制作人员

## Scores

page-rule-of = 规则 { $rule }
page-part-some = { $n } × { $what }

## End of the game

page-place = 第{ $n }名
page-score-chart = 得分走势
page-score-chart-label = 整局的得分走势；终局时{ $summary }。
page-replay-start = 从头回放
page-share-link = 复制链接
page-share-link-note = 打开此链接的人都能查看终局并回放整局

## Replay

page-news-replay = 回放
page-replay-stop = 跳过
page-replay-play = 播放
page-replay-pause = 暂停
page-replay-link = 复制此局面的链接
page-replay-previous-turn = 上一回合
page-replay-next-turn = 下一回合

## Profile

page-account = 个人主页
page-account-lead = 你正以访客身份游玩：无需注册，你的对局与此浏览器绑定。
page-account-lead-account = 在任何设备上登录，你都是同一位玩家。
page-account-name-note = 其他玩家在牌桌上看到的名字。
page-account-heading = 账号
page-account-heading-note = 只有要在另一台设备上继续对局，或清除浏览器数据后找回对局时，才需要账号。
page-account-sign-up = 注册
page-account-sign-in = 登录
page-account-sign-up-note = 设置用户名和密码；已有的对局会保留。无需提供邮箱，请保管好密码。
page-account-sign-in-note = 你在这里以访客身份开始的对局会转入账号。
page-account-username = 用户名
page-account-password = 密码
page-account-signed-in = 已登录：{ $login }
page-account-sign-out = 退出登录
page-account-sign-out-all = 退出所有设备
page-account-sign-out-all-note = “退出所有设备”会让每台设备都退出登录，以防你忘记在某台设备上退出。
page-account-password-old = 旧密码
page-account-password-new = 新密码
page-account-password-done = 密码已修改；其他设备需要重新登录。
page-account-appearance = 语言与主题
page-account-appearance-note = 保存在此浏览器中。
page-account-saved = 已保存。
page-account-notifications = 回合提醒
page-account-notifications-note = 轮到你而你没有打开牌桌时，我们可以提醒你。
page-account-notifications-none = 此服务器不发送提醒；“我的对局”会显示哪些对局轮到你。
page-account-push = 开启浏览器通知
page-account-push-off = 关闭所有浏览器通知
page-account-push-on = { $n }个浏览器已开启通知
page-account-mail = 邮箱
page-account-mail-unconfirmed = 邮件已发出；请打开邮件中的链接并确认。
page-account-mail-confirmed = 邮箱已验证。
page-account-mail-turns = 轮到我时也发邮件
page-account-mail-turns-note = 不勾选时，邮箱只用于找回密码。
page-account-webhook = Webhook
page-account-notifications-failed = { $n }条通知发送失败：{ $why }
page-account-api = API 令牌
page-account-api-note = 令牌让你的程序以你的身份游玩和观战。在网页上游玩不需要令牌。
page-account-token = 令牌
page-account-token-once = 此令牌只显示这一次。持有令牌的人可以用你的身份游玩。
page-account-token-name = 用途
page-account-token-new = 创建令牌
page-account-token-remove = 删除
page-account-token-remove-named = 删除令牌“{ $name }”
page-account-docs = API 文档

## Errors

page-problem-username-format = 用户名由3到40个字母、数字或 . _ - @ 等符号组成，不含空格。
page-problem-password-short = 密码至少需要8个字符。
page-problem-credentials-missing = 用户名和密码都要填写。
page-problem-username-taken = 此用户名已被使用，请换一个。
page-problem-wrong-credentials = 用户名或密码错误。
page-problem-already-account = 你已经有账号了。
page-problem-bad-name = 名字至少要有一个字母或汉字。
page-problem-reserved-name = 请换一个名字：这个名字已被保留，或混用了不同文字的字母。
page-problem-bad-address = 此邮箱地址无效。
page-problem-refused = 此邮箱已退订此服务器的所有邮件。
page-problem-not-sent = 邮件未能发出，请稍后再试。
page-problem-push-refused = 浏览器未允许本页面发送通知。
