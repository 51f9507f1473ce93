### Texts outside the running game: rules, scores, results, replay, profile.

## Rules

page-short = kurz
page-length = Ausführlichkeit
page-both-editions = Beide Ausgaben
page-base-game = Basisspiel
page-contents = Inhalt
page-hits = { $n ->
    [0] Keine Regel gefunden.
    [one] 1 Regel
   *[other] { $n } Regeln
}
page-no-hits = Keine Regel enthält „{ $words }“. Versuch es mit weniger Wörtern.
page-rule-more = { $rule } ausführlich oder kurz anzeigen
page-rule-copy = Link zu { $rule } kopieren
page-status-of-printed = gedruckt
page-status-of-reported = berichtet
page-status-of-estimated = geschätzt

## About

page-about = Über diese Seite
page-about-lead = Eine digitale Fassung zweier Brettspiele von Inka und Markus Brand, gemacht von Fans: Hier kannst du sie allein, gegen Bots oder mit anderen spielen und jede Regel nachlesen. Alle Zeichnungen und Texte stammen von uns.
page-credits = Mitwirkende

## Scores

page-rule-of = Regel { $rule }
page-part-some = { $n } × { $what }

## Results

page-place = Platz { $n }
page-score-chart = Punkteverlauf
page-score-chart-label = Punkteverlauf der ganzen Partie; am Ende { $summary }.
page-replay-start = Replay von Anfang an
page-share-link = Link kopieren
page-share-link-note = Wer diesen Link öffnet, sieht das Ergebnis und das Replay der Partie

## Replay

page-news-replay = Noch einmal abspielen
page-replay-stop = Überspringen
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-link = Link zu dieser Stellung kopieren
page-replay-previous-turn = Voriger Zug
page-replay-next-turn = Nächster Zug

## Profile

page-account = Profil
page-account-lead = Du spielst als Gast: Ein Konto ist nicht nötig, deine Partien bleiben auf diesem Gerät.
page-account-lead-account = Mit deinem Konto kannst du auf jedem Gerät weiterspielen.
page-account-name-note = Diesen Namen sehen die anderen am Tisch.
page-account-heading = Konto
page-account-heading-note = Nur nötig, um auf einem anderen Gerät weiterzuspielen oder falls dieser Browser seine Daten verliert.
page-account-sign-up = Konto erstellen
page-account-sign-in = Anmelden
page-account-sign-up-note = Wähle einen Benutzernamen und ein Passwort; deine Partien bleiben erhalten. Eine E-Mail-Adresse ist nicht nötig, also bewahre das Passwort gut auf.
page-account-sign-in-note = Partien, die du hier als Gast begonnen hast, werden übernommen.
page-account-username = Benutzername
page-account-password = Passwort
page-account-signed-in = Angemeldet als { $login }.
page-account-sign-out = Abmelden
page-account-sign-out-all = Überall abmelden
page-account-sign-out-all-note = „Überall abmelden“ meldet dich auf allen Geräten ab. Das hilft, wenn du eines verloren hast.
page-account-password-old = Altes Passwort
page-account-password-new = Neues Passwort
page-account-password-done = Dein Passwort ist geändert; auf anderen Geräten musst du dich neu anmelden.
page-account-appearance = Sprache und Darstellung
page-account-appearance-note = Gilt für diesen Browser.
page-account-saved = Gespeichert.
page-account-notifications = Benachrichtigungen
page-account-notifications-note = Wir können dich benachrichtigen, wenn du am Zug bist und den Tisch nicht geöffnet hast.
page-account-notifications-none = Dieser Server verschickt keine Benachrichtigungen; unter „Meine Partien“ siehst du, wo du am Zug bist.
page-account-push = In diesem Browser aktivieren
page-account-push-off = In allen Browsern deaktivieren
page-account-push-on = { $n ->
    [one] In 1 Browser aktiv
   *[other] In { $n } Browsern aktiv
}
page-account-mail = E-Mail
page-account-mail-unconfirmed = Eine E-Mail ist unterwegs; öffne den Link darin und bestätige deine Adresse.
page-account-mail-confirmed = Diese Adresse ist bestätigt.
page-account-mail-turns = Auch benachrichtigen, wenn ich am Zug bin
page-account-mail-turns-note = Ohne Häkchen nutzen wir diese Adresse nur, um ein vergessenes Passwort zurückzusetzen.
page-account-webhook = Webhook
page-account-notifications-failed = { $n ->
    [one] 1 Benachrichtigung ist
   *[other] { $n } Benachrichtigungen sind
} nicht angekommen: { $why }
page-account-api = API-Token
page-account-api-note = Mit einem Token kann ein Programm in deinem Namen spielen und zuschauen. Um selbst zu spielen, brauchst du keines.
page-account-token = Token
page-account-token-once = Dieses Token wird nur jetzt angezeigt. Wer es kennt, kann in deinem Namen spielen.
page-account-token-name = Wofür ist es?
page-account-token-new = Token erstellen
page-account-token-remove = Löschen
page-account-token-remove-named = Token „{ $name }“ löschen
page-account-docs = API-Dokumentation

## Errors

page-problem-username-format = Ein Benutzername hat 3 bis 40 Buchstaben, Ziffern oder Zeichen wie . _ - @, ohne Leerzeichen und Umlaute.
page-problem-password-short = Ein Passwort braucht mindestens 8 Zeichen.
page-problem-credentials-missing = Bitte fülle beide Felder aus.
page-problem-username-taken = Dieser Benutzername ist schon vergeben; wähle einen anderen.
page-problem-wrong-credentials = Benutzername oder Passwort ist falsch.
page-problem-already-account = Du hast schon ein Konto.
page-problem-bad-name = Ein Name braucht mindestens einen Buchstaben.
page-problem-reserved-name = Bitte wähle einen anderen Namen: Dieser ist reserviert oder enthält Buchstaben aus verschiedenen Alphabeten.
page-problem-bad-address = An diese Adresse können wir keine E-Mails schicken.
page-problem-refused = Für diese Adresse wurden E-Mails von diesem Server abbestellt.
page-problem-not-sent = Die E-Mail konnte nicht verschickt werden; versuch es später noch einmal.
page-problem-push-refused = Der Browser blockiert Benachrichtigungen dieser Seite.
