### Was die Seite nach und zwischen den Spielen sagt: Regeln, Punkte, Ende, Rückschau, Konto.

## Die Regeln

page-short = kurz
page-length = Wie viel gesagt wird
page-both-editions = Beide Ausgaben
page-base-game = Grundspiel
page-contents = Inhalt
page-hits = { $n ->
    [0] In keiner Regel stehen diese Wörter.
    [one] 1 Regel
   *[other] { $n } Regeln
}
page-no-hits = In keiner Regel steht „{ $words }“. Weniger Wörter finden mehr.
page-rule-more = { $rule } ganz oder kurz zeigen
page-rule-copy = Link zu { $rule } kopieren
page-proposed = vorgeschlagene Zahl
page-proposed-why = Die gedruckte Zahl war nicht zu lesen; diese ist unser eigener, ausgewogener Vorschlag.
page-numbers = Zahlen und wie sicher sie sind
page-numbers-note = Jede Zahl des Spiels steht in einer Tabelle dieses Projekts, unter den Namen, die hier stehen. Wer die Schachtel besitzt, kann mit deren Zahlen spielen.
page-number = Zahl
page-number-value = Wert und Quelle
page-status-of-printed = gedruckt
page-status-of-likely = wahrscheinlich
page-status-of-proposed = vorgeschlagen
page-status-means-printed = Eine der Spielregeln sagt es, oder ihre Beispiele lassen nichts anderes zu.
page-status-means-likely = Eine andere öffentliche Quelle sagt es, oder es folgt so gut wie sicher.
page-status-means-proposed = Unser eigener, im Spiel ausgewogener Wert, weil der gedruckte nicht zu lesen war.

## Punkte

page-rule-of = Regel { $rule }
page-part-some = { $n } × { $what }

## Das Ende

page-place = Platz { $n }
page-course = Wie die Punkte wuchsen
page-course-told = Punkte über das ganze Spiel; am Ende { $told }.
page-look-start = Von Anfang an ansehen
page-share-link = Link kopieren
page-share-link-note = Wer diesen Link öffnet, sieht das Ende des Spiels und kann zurückschauen

## Rückschau

page-since-again = Noch einmal zeigen
page-look-skip = Überspringen
page-look-play = Das Spiel laufen lassen
page-look-pause = Anhalten
page-look-link = Link zu diesem Augenblick kopieren
page-turn-before = Einen Zug zurück
page-turn-after = Einen Zug weiter

## Ich

page-me = Ich
page-me-lead = Du spielst als Gast: Niemand muss sich anmelden, und deine Spiele bleiben auf diesem Gerät.
page-me-lead-account = Du bist auf jedem Gerät, auf dem du dich anmeldest, derselbe Mitspieler.
page-me-name-note = So nennen dich die anderen am Tisch.
page-me-account = Konto
page-me-account-note = Nur nötig, um deine Spiele auf einem anderen Gerät zu finden, oder wenn dieser Browser dich vergessen hat.
page-me-up = Konto anlegen
page-me-in = Anmelden
page-me-up-note = Wähle einen Anmeldenamen und ein Passwort; deine Spiele bleiben deine. Nach einer E-Mail-Adresse wird nicht gefragt, also bewahre das Passwort gut auf.
page-me-in-note = Die Spiele, die du hier als Gast begonnen hast, kommen mit.
page-me-login = Anmeldename
page-me-password = Passwort
page-me-signed = Angemeldet als { $login }.
page-me-out = Abmelden
page-me-out-all = Überall abmelden
page-me-out-all-note = „Überall“ beendet es auf allen Geräten, falls eines irgendwo offen steht.
page-me-password-old = Altes Passwort
page-me-password-new = Neues Passwort
page-me-password-done = Das Passwort ist geändert; andere Geräte müssen sich neu anmelden.
page-me-look = Sprache und Farben
page-me-look-note = Merkt sich dieser Browser.
page-me-saved = Gespeichert.
page-me-notices = Nachricht, wenn du am Zug bist
page-me-notices-note = Wenn du am Zug bist und den Tisch nicht offen hast, können wir es dir sagen.
page-me-notices-none = Dieser Server verschickt keine Nachrichten; „Meine Spiele“ zeigt, wo du am Zug bist.
page-me-push = Durch diesen Browser melden
page-me-push-off = Keinem Browser melden
page-me-push-on = { $n ->
    [one] 1 Browser meldet es
   *[other] { $n } Browser melden es
}
page-me-mail = E-Mail
page-me-mail-asked = Ein Brief ist unterwegs; drück den Knopf, zu dem er führt.
page-me-mail-yes = Diese Adresse ist bestätigt.
page-me-mail-turns = Auch schreiben, wenn ich am Zug bin
page-me-mail-turns-note = Ohne das Häkchen dient diese Adresse nur einem verlorenen Passwort.
page-me-webhook = Webhook
page-me-failed = { $n ->
    [one] Eine Nachricht ist
   *[other] { $n } Nachrichten sind
} nicht angekommen: { $why }
page-me-programs = Programme
page-me-programs-note = Mit einem Token spielt und schaut ein Programm in deinem Namen. Um hier zu spielen, brauchst du keines.
page-me-token = Token
page-me-token-once = Dieses Token wird nur jetzt gezeigt. Wer es hat, spielt in deinem Namen.
page-me-token-name = Wofür ist es?
page-me-token-new = Token anlegen
page-me-token-drop = Löschen
page-me-token-drop-one = Token „{ $name }“ löschen
page-me-docs = Was Programme fragen können

## Was schiefgehen kann

page-problem-login-form = Ein Anmeldename hat 3 bis 40 Buchstaben, Ziffern oder Zeichen wie . _ - @, ohne Leerzeichen und Umlaute.
page-problem-password-short = Ein Passwort braucht mindestens 8 Zeichen.
page-problem-login-empty = Beide Felder werden gebraucht.
page-problem-login-taken = Diesen Anmeldenamen hat schon jemand; wähle einen anderen.
page-problem-wrong-login = Anmeldename und Passwort passen nicht zusammen.
page-problem-already-account = Du hast schon ein Konto.
page-problem-bad-name = Ein Name braucht mindestens einen Buchstaben.
page-problem-bad-address = An diese Adresse können wir nicht schreiben.
page-problem-refused = Wem diese Adresse gehört, der möchte keine E-Mails von hier.
page-problem-not-sent = Der Brief konnte nicht verschickt werden; versuch es später noch einmal.
page-problem-push-refused = Der Browser lässt keine Nachrichten dieser Seite zu.
