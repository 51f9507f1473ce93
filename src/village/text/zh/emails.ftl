### E-mails of the server to players who are not there, and the pages their links lead to.

email-turn-subject = Village：轮到你了
email-turn = Village 轮到你了：{ $url }
email-confirm-subject = Village：这是你的邮箱吗？
email-confirm =
    有人（可能是你）在 Village 填写了这个地址：用于找回密码，并可按意愿接收回合提醒。
    如果是你，请打开此页面确认：{ $url }
    如果不是，无需处理：不会再有邮件。
email-lost-subject = Village：新密码
email-lost =
    有人（很可能是你）忘记了你在 Village 的账号密码。
    一小时内你可以在这里设置新密码：{ $url }
    如果不是你本人，请不用理会：你的密码保持不变。
email-stop = 不再接收此服务器的邮件：{ $url }
page-confirm = 允许 Village 给这个地址写信吗：找回密码时，以及你希望时的回合提醒？
page-confirm-button = 是
page-confirmed = 提醒将发到这个地址。
page-stop = 不再让此服务器给这个地址发邮件吗？
page-stop-button = 不再发邮件
page-stopped = 此地址不会再收到邮件。
page-void = 此链接已失效。
