### Texts of the page around the board. The texts of a game are in the folder of that game.

## Everywhere

page-skip = Zum Inhalt
page-nav = Seiten
page-tables = Tische
page-rules = Regeln
page-language = Sprache
page-theme = Farbschema
page-theme-auto = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-name = Name
page-save = Speichern
page-close = Schließen
page-yes = Ja
page-no = Nein
page-guest = Gast
page-deleted = Gelöschter Spieler
page-none = keine
page-player = Spieler { $n }
page-you = du
page-settings = Einstellungen
page-account-more = Konto, Benachrichtigungen und API
page-seat-anywhere = Auf einem anderen Gerät weiterspielen
page-saved = Gespeichert
page-list = Textansicht anzeigen
page-list-note = Zeigt alles als Text unter dem Spielplan, auch für Screenreader.
page-bot = Bot
page-player-list = Am Tisch
page-turn-tables = { $n ->
    [one] Du bist an 1 Tisch am Zug
   *[other] Du bist an { $n } Tischen am Zug
}
page-turn-elsewhere = { $n ->
    [one] Du bist an einem anderen Tisch am Zug.
   *[other] Du bist an { $n } anderen Tischen am Zug.
}
page-unofficial = Inoffiziell, von Spielern gemacht. Namen und Marken gehören ihren Inhabern.
page-api = API
page-home = Zur Startseite

## Start page

page-play-now = Gegen Bots spielen
page-play-now-note = Ein Klick: du und zwei Bots.
page-level = Spielstärke
page-level-beginner = Anfänger
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-master = Meister
page-level-random = zufällig
page-level-greedy = gierig
page-level-beginner-note = Für die allererste Partie.
page-level-easy-note = Gut nach dem Tutorial.
page-level-medium-note = Für alle, die die Regeln kennen.
page-level-hard-note = Für erfahrene Spieler.
page-level-master-note = Kaum zu schlagen.
page-continue = Weiterspielen
page-modes = Weitere Spielmodi
page-share = An einem Gerät
page-share-note = Reicht das Gerät herum; Geheimes bleibt zwischen den Zügen verdeckt.
page-play-friends = Mit Freunden spielen
page-play-friends-note = Schick einen Link oder zeig einen QR-Code. Ein Konto ist nicht nötig.
page-new = Tisch erstellen
page-new-note = Wähle Ausgabe, Erweiterungen und Optionen.
page-open = Offene Tische
page-all-games = Alle { $n } Partien
page-seat-kept = Du kannst jederzeit gehen: Dein Platz bleibt reserviert, und in diesem Browser kannst du jederzeit weiterspielen.
page-how = So wird gespielt
page-how-more = Alle Regeln

## Lists of tables

page-list-mine = Meine Partien
page-list-mine-none = Du spielst noch an keinem Tisch.
page-list-open = Offene Tische
page-list-open-none = Gerade sucht kein Tisch Mitspieler.
page-list-watch = Partien zum Zuschauen
page-list-watch-none = Gerade läuft keine öffentliche Partie.
page-your-turn = Du bist am Zug
page-status-open = wartet auf Mitspieler
page-status-playing = läuft
page-status-over = beendet
page-status-stopped = abgebrochen
page-free-seats = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
page-list-finished = Beendete Partien
page-list-mine-start = Spiel gegen Bots oder erstelle einen Tisch für andere: Ein Klick genügt.
page-list-open-start = Erstelle einen öffentlichen Tisch; alle können ihn hier finden und mitspielen.
page-list-watch-start = Öffentliche Partien erscheinen hier, sobald sie beginnen.
page-filter = Nach Name oder Erweiterung suchen
page-filter-none = Kein passender Tisch.
page-others-turn = Gegner am Zug
page-act-join = Mitspielen
page-act-watch = Zuschauen
page-act-replay = Ansehen

## Create a table

page-who = Mitspieler
page-game = Spiel
page-seats = Spieler
page-seat = Platz { $n }
page-seat-me = an diesem Gerät
page-seat-bot = Bot, { $level }
page-seat-open = offen für alle
page-seat-link = per Link einladen
page-edition = Ausgabe
page-expansion-count = { $n } Erweiterungen
page-expansions = Erweiterungen
page-options = Optionen
page-random = zufällig
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-none-note = Alle nehmen sich so viel Zeit, wie sie brauchen.
page-clock-quick = Echtzeit
page-clock-quick-note = 20 Minuten pro Spieler und 10 Sekunden zusätzlich pro Zug.
page-clock-slow = Rundenbasiert
page-clock-slow-note = 2 Tage pro Zug.
page-public = Öffentlich
page-public-note = Alle können den Tisch finden, mitspielen oder zuschauen.
page-begin = Partie starten
page-create-table = Tisch erstellen
page-seats-some = Diese Ausgabe ist für { $from } bis { $to } Spieler.
page-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
page-all-bots = Mindestens ein Mensch muss mitspielen.
page-absent = Bei Abwesenheit
page-absent-wait = warten
page-absent-bot = ein Bot spielt bis zur Rückkehr

## Lobby

page-waiting = Warten auf Mitspieler
page-seat-free = frei
page-seat-invited = reserviert (eingeladen)
page-join = Mitspielen
page-invite = Einladen
page-add-bot = Bot hinzufügen
page-link-note = Wer diesen Link öffnet, bekommt diesen Platz. Der Link gilt nur einmal.
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-seats-empty = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
page-host-begins = Der Gastgeber startet die Partie.
page-leave = Verlassen
page-name-here = Dein Name an diesem Tisch
page-waiting-note = Sobald alle Plätze besetzt sind, kann der Gastgeber die Partie starten. Du kannst diese Seite inzwischen verlassen: Dein Platz bleibt reserviert.
page-link-again = Neuer Link
page-send-link = Teilen
page-free-seat = Bot entfernen
page-table-link = Mit diesem Link kann jeder auf einem freien Platz mitspielen.

## During the game

page-opening = Tisch wird geladen …
page-not-found = Seite nicht gefunden
page-connection-lost = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
page-plays-beginner = Denkt nur bis zum Ende seines Zuges und begnügt sich oft mit einem, der fast so gut ist wie der beste.
page-plays-easy = Hat aus vielen Partien gelernt, spielt aber oft nicht den besten Zug.
page-plays-medium = Hat aus vielen Partien gelernt, spielt aber nicht immer den besten Zug.
page-plays-hard = Hat aus vielen Partien gelernt und spielt meist den besten Zug.
page-plays-master = Hat aus vielen Partien gelernt und rechnet vor jedem Zug voraus.
page-plays-random = Spielt einen zufälligen erlaubten Zug.
page-plays-greedy = Nimmt, was in diesem Zug am meisten bringt.
page-bot-name = { $n ->
    [1] Agnes
    [2] Bruno
    [3] Clara
    [4] Dietmar
   *[other] Edith
}
page-moves-count = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
page-table-actions = Tisch
page-moves = Mögliche Züge
page-illegal-moves = Was gerade nicht geht und warum
page-illegal-moves-none = Alles ist möglich.
page-undo = Rückgängig
page-undo-key = Rückgängig (Strg+Z)
page-undo-request = Zurücknehmen anfragen
page-undo-nothing = Es gibt nichts rückgängig zu machen.
page-undo-revealed = Nicht möglich: Seitdem wurde etwas aufgedeckt.
page-undo-shown = Nicht möglich: Der Zug hat anderen etwas verraten.
page-undo-others = Nicht möglich: Seitdem hat ein anderer Spieler gezogen.
page-undo-seen = Der nächste Spieler hat die Stellung schon gesehen und muss zustimmen.
page-undo-daily = Nicht möglich: Im Tagesspiel gilt ein Zug, sobald ein Bot gezogen hat.
page-undo-waiting = Du möchtest einen Zug zurücknehmen; die anderen müssen zustimmen.
page-undo-denied = { $who } lehnt ab: Der Zug bleibt bestehen.
page-undo-requested = { $who } möchte den letzten Zug zurücknehmen.
page-undone = { $who } hat zurückgenommen: { $move }
page-undone-with-others = { $who } hat zurückgenommen: { $move } und die Züge danach
page-redo = Wiederholen
page-redo-key = Wiederholen (Strg+Y)
page-redone = { $who } hat wiederholt: { $move }
page-redone-with-others = { $who } hat wiederholt: { $move } und die Züge danach
page-playing = { $who } spielt …
page-over = Die Partie ist zu Ende.
page-stopped = Diese Partie wurde abgebrochen; du kannst sie nur noch ansehen.
page-stopped-title = Partie abgebrochen
page-stopped-rules = Seit dieser Partie haben sich die Regeln geändert. Du kannst die Partie bis zu dieser Stellung nachspielen und herunterladen.
page-replay-position = Replay: Zug { $ply } von { $plies }
page-replay-next = Als Nächstes:
page-replay-exit = Zum aktuellen Stand
page-sidebar = Seitenleiste
page-tab-log = Verlauf
page-tab-scores = Wertung
page-tab-chat = Chat
page-tab-overview = Übersicht
page-log-empty = Noch ist nichts passiert.
page-news = Seit deinem letzten Zug
page-news-opening = Vor deinem ersten Zug
page-replay-show = Diese Stellung zeigen
page-chat-empty = Noch keine Nachrichten.
page-chat-message = Nachricht schreiben
page-chat-send = Senden
page-online = anwesend
page-offline = abwesend
page-resigned = hat aufgegeben
page-pass-device = { $name }, du bist am Zug
page-pass-device-note = Gib das Gerät an { $name } weiter. Die anderen schauen weg.
page-pass-device-ready = Ich bin { $name }
page-not-found-note = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht. Deine Partien findest du unter „Tische“.
page-watching = Du schaust zu.
page-watching-note = Du siehst nur, was für alle sichtbar ist.
page-stop-watching = Zurück zu den Tischen
page-imported = Importiert
page-imported-note = Diese Partie stammt aus einer Datei; die Namen sind nicht geprüft.
page-bottom-nav = Bereiche des Tisches
page-unread = ungelesen
page-chat-no-players = Hier ist sonst niemand, und Bots chatten nicht.
page-chat-watching = Zuschauer können nach dem Ende der Partie chatten.
page-mute = { $who } stummschalten
page-unmute = Stummschaltung von { $who } aufheben

## Text view

page-text-view = Textansicht

## Replay, resigning, end of the game

page-replay = Replay
page-replay-back = Schritt zurück
page-replay-forward = Schritt vor
page-replay-move = Zug { $n } von { $last }
page-speed = Animationstempo
page-speed-0 = sofort
page-speed-1 = schnell
page-speed-2 = normal
page-speed-3 = langsam
page-speed-4 = sehr langsam
page-export = Partie herunterladen
page-import = Gespeicherte Partie öffnen
page-resign = Aufgeben
page-resign-sure = Diese Partie wirklich aufgeben?
page-rematch = Revanche
page-rematch-created = Die Revanche steht bereit: Dein Platz ist reserviert.
page-rematch-join = Zur Revanche
page-won = { $n ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg
}
page-ended = { $n ->
    [one] Partie beendet: 1 Punkt
   *[other] Partie beendet: { $n } Punkte
}
page-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
page-score-line = Kategorie
page-search = Regeln durchsuchen
page-long = ausführlich

## Errors

page-problem-offline = Der Server ist nicht erreichbar.
page-problem-stale = Die Partie ist inzwischen weitergegangen; bitte versuch es noch einmal.
page-problem-not-your-turn = Du bist nicht am Zug.
page-problem-bad-link = Dieser Link wurde schon benutzt oder zurückgezogen.
page-problem-no-such-position = Diesen Zug gibt es in dieser Partie nicht.
page-problem-late-link = Diese Einladung wurde schon benutzt, oder die Partie hat bereits begonnen. Du kannst zuschauen.
page-problem-seat-taken = Dieser Platz ist besetzt.
page-problem-already-seated = Du spielst schon an diesem Tisch.
page-problem-already-started = Die Partie hat schon begonnen.
page-problem-cannot-undo = Das lässt sich nicht rückgängig machen.
page-problem-rate-limited = Zu viele Anfragen. Bitte warte einen Moment.
page-problem-too-many-tables = Du hast zu viele laufende Partien: Beende erst eine oder gib sie auf.
page-problem-bad-record = Diese Datei enthält keine Partie.
