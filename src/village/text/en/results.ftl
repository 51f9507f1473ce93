### The page after and between games: rules, scores, end of the game, replay, accounts.

## The rules

page-short = Short
page-length = Detail
page-both-editions = Both editions
page-base-game = Base game
page-contents = Contents
page-hits = { $n ->
    [0] No matching rules.
    [one] 1 rule
   *[other] { $n } rules
}
page-no-hits = No rule contains “{ $words }”. Try fewer words.
page-rule-more = Show the full or short text of { $rule }
page-rule-copy = Copy link to { $rule }
page-status-of-printed = printed
page-status-of-reported = reported
page-status-of-estimated = estimated

## About

page-about = About
page-about-lead = A fan-made digital version of two board games by Inka and Markus Brand. Play them alone, against bots or with others, and look up every rule. All drawings and texts are our own.
page-credits = Credits

## Scores

page-rule-of = Rule { $rule }
page-part-some = { $n } × { $what }

## End of the game

page-place = Rank { $n }
page-score-chart = Points over time
page-score-chart-label = Points over the whole game. Final result: { $summary }.
page-replay-start = Replay from start
page-share-link = Copy link
page-share-link-note = Anyone who opens this link sees the result and can replay the game

## Replay

page-news-replay = Replay
page-replay-stop = Skip
page-replay-play = Play
page-replay-pause = Pause
page-replay-link = Copy link to this move
page-replay-previous-turn = Previous turn
page-replay-next-turn = Next turn

## Profile

page-account = Profile
page-account-lead = You are playing as a guest: no registration needed, and your games are linked to this browser.
page-account-lead-account = You are the same player on every device where you sign in.
page-account-name-note = The name other players see at the table.
page-account-heading = Account
page-account-heading-note = Only needed to access your games from another device, or after clearing this browser’s data.
page-account-sign-up = Sign up
page-account-sign-in = Sign in
page-account-sign-up-note = Choose a username and a password; you keep your games. No e-mail address is required, so keep your password safe.
page-account-sign-in-note = Games you started here as a guest are added to your account.
page-account-username = Username
page-account-password = Password
page-account-signed-in = Signed in as { $login }.
page-account-sign-out = Sign out
page-account-sign-out-all = Sign out everywhere
page-account-sign-out-all-note = “Sign out everywhere” signs you out on all devices, in case you left one signed in.
page-account-password-old = Current password
page-account-password-new = New password
page-account-password-done = Password changed. You have to sign in again on your other devices.
page-account-appearance = Language and theme
page-account-appearance-note = Saved in this browser.
page-account-saved = Saved.
page-account-notifications = Turn notifications
page-account-notifications-note = We can notify you when it is your turn and you do not have the table open.
page-account-notifications-none = This server sends no notifications; “My games” shows where it is your turn.
page-account-push = Enable browser notifications
page-account-push-off = Disable browser notifications
page-account-push-on = { $n ->
    [one] enabled in 1 browser
   *[other] enabled in { $n } browsers
}
page-account-mail = E-mail
page-account-mail-unconfirmed = A confirmation e-mail is on its way; open its link and click the button.
page-account-mail-confirmed = This address is confirmed.
page-account-mail-turns = Also e-mail me when it is my turn
page-account-mail-turns-note = If unchecked, this address is only used to reset your password.
page-account-webhook = Webhook
page-account-notifications-failed = { $n ->
    [one] 1 notification
   *[other] { $n } notifications
} could not be delivered: { $why }
page-account-api = API tokens
page-account-api-note = A token lets a program play and read games on your behalf. You do not need one to play here.
page-account-token = Token
page-account-token-once = This token is shown only once. Anyone who has it can play as you.
page-account-token-name = What is it for?
page-account-token-new = Create token
page-account-token-remove = Delete
page-account-token-remove-named = Delete token “{ $name }”
page-account-docs = API documentation

## Errors

page-problem-username-format = A username consists of 3 to 40 letters, digits or symbols such as . _ - @, without spaces.
page-problem-password-short = A password needs at least 8 characters.
page-problem-credentials-missing = Please fill in both fields.
page-problem-username-taken = This username is taken; please choose another one.
page-problem-wrong-credentials = Wrong username or password.
page-problem-already-account = You already have an account.
page-problem-bad-name = A name needs at least one letter.
page-problem-reserved-name = Please choose another name: this one is reserved or mixes alphabets.
page-problem-bad-address = This address is not valid.
page-problem-refused = The owner of this address has unsubscribed from all e-mails from this server.
page-problem-not-sent = The e-mail could not be sent; try again later.
page-problem-push-refused = Your browser blocks notifications from this page.
