### What the page says after and between games: rules, scores, the end, looking back, accounts.

## The rules

page-short = in short
page-length = How much is said
page-both-editions = Both editions
page-base-game = Base game
page-contents = Contents
page-hits = { $n ->
    [0] No rule has these words.
    [one] 1 rule
   *[other] { $n } rules
}
page-no-hits = No rule has “{ $words }” in it. Fewer words find more.
page-rule-more = Show { $rule } in full, or in short
page-rule-copy = Copy the link to { $rule }
page-proposed = proposed number
page-proposed-why = The printed number could not be read; this one is our own, balanced proposal.
page-numbers = Numbers and how sure they are
page-numbers-note = Every number of the game lies in a table of this project, under the names shown here. Whoever owns the box can play with its numbers instead.
page-number = Number
page-number-value = Value and source
page-status-of-printed = printed
page-status-of-likely = likely
page-status-of-proposed = proposed
page-status-means-printed = One of the rulebooks says so, or its examples leave no other choice.
page-status-means-likely = Another public source says so, or it follows almost surely.
page-status-means-proposed = Our own value, balanced by play, because the printed one could not be read.

## Scores

page-rule-of = Rule { $rule }
page-part-some = { $n } × { $what }

## The end

page-place = Place { $n }
page-course = How the points grew
page-course-told = Points over the whole game; at the end { $told }.
page-look-start = Look at it from the start
page-share-link = Copy the link
page-share-link-note = Everybody who opens this link sees the end of the game and can look back at it

## Looking back

page-since-again = Show it again
page-look-skip = Skip
page-look-play = Let the game run
page-look-pause = Pause
page-look-link = Copy the link to this moment
page-turn-before = A turn back
page-turn-after = A turn on

## Me

page-me = Me
page-me-lead = You play as a guest: nobody has to register, and your games are kept for this device.
page-me-lead-account = You are the same player on every device on which you sign in.
page-me-name-note = This is what others call you at the table.
page-me-account = Account
page-me-account-note = Only needed to find your games on another device, or after this browser has forgotten you.
page-me-up = Sign up
page-me-in = Sign in
page-me-up-note = Choose a login and a password; your games stay yours. No e-mail is asked for, so keep the password safe.
page-me-in-note = The games you began here as a guest come along.
page-me-login = Login
page-me-password = Password
page-me-signed = Signed in as { $login }.
page-me-out = Sign out
page-me-out-all = Sign out everywhere
page-me-out-all-note = “Everywhere” ends it on all devices, in case you left one open somewhere.
page-me-password-old = Old password
page-me-password-new = New password
page-me-password-done = The password is changed; other devices have to sign in again.
page-me-look = Language and colours
page-me-look-note = Kept in this browser.
page-me-saved = Saved.
page-me-notices = Word of your turn
page-me-notices-note = When it is your turn and you do not have the table open, we can tell you.
page-me-notices-none = This server sends no word of turns; “My games” shows where it is your turn.
page-me-push = Tell me by this browser
page-me-push-off = Tell no browser
page-me-push-on = { $n ->
    [one] 1 browser is told
   *[other] { $n } browsers are told
}
page-me-mail = E-mail
page-me-mail-asked = An e-mail is on its way; press the button it leads to.
page-me-mail-yes = This address is confirmed.
page-me-mail-turns = Write to me when it is my turn, too
page-me-mail-turns-note = Without the tick this address is only for a lost password.
page-me-webhook = Webhook
page-me-failed = { $n ->
    [one] One message
   *[other] { $n } messages
} did not arrive: { $why }
page-me-programs = Programs
page-me-programs-note = A token lets a program of yours play and look in your name. You need none to play here.
page-me-token = Token
page-me-token-once = This token is shown only now. Whoever has it plays in your name.
page-me-token-name = What is it for?
page-me-token-new = Make a token
page-me-token-drop = Delete
page-me-token-drop-one = Delete the token “{ $name }”
page-me-docs = What programs can ask for

## What can go wrong

page-problem-login-form = A login has 3 to 40 letters, digits or signs such as . _ - @, without spaces.
page-problem-password-short = A password needs at least 8 signs.
page-problem-login-empty = Both fields are needed.
page-problem-login-taken = Somebody else has this login; choose another one.
page-problem-wrong-login = This login and this password do not go together.
page-problem-already-account = You have an account already.
page-problem-bad-name = A name needs at least one letter.
page-problem-bad-address = This is not an address we can write to.
page-problem-refused = The owner of this address wants no e-mails from here.
page-problem-not-sent = The e-mail could not be sent; try again later.
page-problem-push-refused = The browser does not allow messages from this page.
