### E-mails of the server to players who are not there, and the pages their links lead to.

email-turn-subject = Village: it is your turn
email-turn = It is your turn in Village: { $url }
email-confirm-subject = Village: is this your address?
email-confirm =
    Somebody, probably you, has given this address in Village: for a lost password, and for word of turns if wished.
    If it was you, open this page and say so: { $url }
    If not, do nothing: no other e-mail will come.
email-lost-subject = Village: a new password
email-lost =
    Somebody, probably you, has lost the password of your account in Village.
    Within an hour you can set a new one here: { $url }
    If it was not you, do nothing: your password stays as it is.
email-stop = No more e-mails from this server: { $url }
page-confirm = May Village write to this address: when a password is lost, and of your turns if you wish?
page-confirm-button = Yes
page-confirmed = E-mails will be sent to this address.
page-stop = No more e-mails from this server to this address?
page-stop-button = No more e-mails
page-stopped = No more e-mails will be sent to this address.
page-void = This link is not valid any more.
