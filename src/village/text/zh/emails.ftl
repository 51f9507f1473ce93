### E-mails that the server sends to players, and the pages that their links open.

email-turn-subject = Village：轮到你了
email-turn = 轮到你在 Village 行动了：{ $url }
email-confirm-subject = Village：请确认你的邮箱
email-confirm =
    有人（可能是你）在 Village 填写了这个邮箱，用于找回密码，也可用于接收回合提醒。
    如果是你本人，请打开此页面确认：{ $url }
    如果不是，请忽略此邮件：我们不会再发送邮件。
email-password-reset-subject = Village：重置密码
email-password-reset =
    有人（可能是你）请求重置你在 Village 的账号密码。
    请在一小时内打开此页面设置新密码：{ $url }
    如果不是你本人，请忽略此邮件：你的密码保持不变。
email-stop = 退订此服务器的邮件：{ $url }
email-page-confirm = 允许 Village 向此邮箱发送邮件吗？邮件用于找回密码；如果你愿意，也用于回合提醒。
email-page-confirm-button = 允许
email-page-confirmed = 邮件将发送到此邮箱。
email-page-stop = 不再接收此服务器发到此邮箱的邮件吗？
email-page-stop-button = 退订
email-page-stopped = 此邮箱不会再收到邮件。
email-page-invalid-link = 此链接已失效。
