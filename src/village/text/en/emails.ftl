### E-mails to absent players, and the pages their links open.

email-turn-subject = Village: it is your turn
email-turn = It is your turn in Village: { $url }
email-confirm-subject = Village: confirm your e-mail address
email-confirm =
    This address was entered in Village, probably by you, for password resets and, if you like, turn notifications.
    To confirm it, open this page and click the button: { $url }
    If it was not you, ignore this message: you will get no further e-mails.
email-password-reset-subject = Village: reset your password
email-password-reset =
    A password reset was requested for your account in Village, probably by you.
    You can set a new password here within the next hour: { $url }
    If it was not you, ignore this message: your password stays the same.
email-stop = Unsubscribe from all e-mails from this server: { $url }
email-page-confirm = May Village send e-mails to this address, for password resets and, if you like, turn notifications?
email-page-confirm-button = Yes
email-page-confirmed = E-mails will be sent to this address.
email-page-stop = Unsubscribe this address from all e-mails from this server?
email-page-stop-button = Unsubscribe
email-page-stopped = No more e-mails will be sent to this address.
email-page-invalid-link = This link is no longer valid.
