### Was die Seite neben dem Spiel sagt. Die Sätze des Spiels selbst liegen im Ordner des Spiels.

## Überall

page-skip = Zum Inhalt
page-nav = Seiten
page-tables = Tische
page-rules = Regeln
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-light = Tag
page-theme-dusk = Abend
page-name = Name
page-save = Speichern
page-close = Schließen
page-yes = Ja
page-no = Nein
page-guest = Gast
page-deleted = Jemand
page-none = keine
page-player = Spieler { $n }
page-you = du
page-settings = Einstellungen
page-me-more = Konto, Nachrichten und Programme
page-seat-anywhere = Auf einem anderen Gerät weiterspielen
page-saved = Gespeichert
page-list = Als Liste
page-list-note = Alles in Worten unter dem Plan, auch zum Vorlesen.
page-bot = Bot
page-sitters = Am Tisch
page-turn-elsewhere = { $n ->
    [one] An einem anderen Tisch bist du am Zug.
   *[other] An { $n } anderen Tischen bist du am Zug.
}
page-unofficial = Inoffiziell, von Spielern gemacht. Namen und Marken gehören ihren Inhabern.
page-programs = Für Programme
page-to-start = Zur ersten Seite

## Die erste Seite

page-play-now = Gegen Bots spielen
page-play-now-note = Ein Klick: du und zwei Bots.
page-level = Stufe
page-level-beginner = Anfänger
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-master = Meister
page-level-random = zufällig
page-level-greedy = gierig
page-level-beginner-note = Für das allererste Spiel.
page-level-easy-note = Gut nach der geführten Partie.
page-level-medium-note = Für alle, die die Regeln kennen.
page-level-hard-note = Für Erfahrene.
page-level-master-note = Kaum jemand schlägt sie.
page-continue = Weiterspielen
page-ways = Andere Arten zu spielen
page-share = An einem Bildschirm
page-share-note = Reicht das Gerät herum; wo es Geheimnisse gibt, fällt zwischen den Zügen ein Vorhang.
page-friends = Mit Freunden
page-friends-note = Schick einen Link oder zeig einen Code. Niemand muss sich anmelden.
page-new = Neuer Tisch
page-new-note = Wähle Ausgabe, Erweiterungen, Optionen und Uhren.
page-open = Offene Tische
page-all-games = Alle { $n } Spiele
page-seat-kept = Du kannst jederzeit gehen: Dein Platz bleibt frei für dich, und dieser Browser findet zurück.
page-how = Wie man spielt
page-how-more = Alle Regeln

## Listen von Tischen

page-list-mine = Meine Spiele
page-list-mine-none = Du sitzt noch an keinem Tisch.
page-list-open = Offene Tische
page-list-open-none = Gerade sucht niemand Mitspieler.
page-list-watch = Spiele zum Zuschauen
page-list-watch-none = Gerade gibt es kein Spiel zum Zuschauen.
page-your-turn = Du bist am Zug
page-status-open = wartet auf Spieler
page-status-playing = läuft
page-status-over = beendet
page-status-stopped = angehalten
page-free-seats = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
page-list-finished = Beendete Spiele
page-list-mine-start = Spiel gegen Bots oder deck einen Tisch für andere: Ein Klick genügt.
page-list-open-start = Deck einen Tisch und zeig ihn hier; wer vorbeikommt, kann sich setzen.
page-list-watch-start = Spiele, die in der Liste stehen, erscheinen hier, sobald sie beginnen.
page-filter = Nach Namen oder Erweiterung suchen
page-filter-none = Kein Tisch passt dazu.
page-somebody-asked = Jemand anderes ist gefragt
page-act-join = Hinsetzen
page-act-watch = Zuschauen
page-act-replay = Noch einmal ansehen

## Ein neuer Tisch

page-who = Wer spielt
page-game = Was gespielt wird
page-seats = Spieler
page-seat = Platz { $n }
page-seat-me = an diesem Bildschirm
page-seat-bot = Bot, { $level }
page-seat-open = offen für alle
page-seat-link = für jemanden, den ich einlade
page-edition = Ausgabe
page-boxes = Erweiterungen
page-options = Optionen
page-chance = durch Zufall
page-pace = Tempo
page-pace-none = Ohne Uhr
page-pace-none-note = Alle nehmen sich die Zeit, die sie brauchen.
page-pace-quick = An einem Stück
page-pace-quick-note = 20 Minuten für alle, und 10 Sekunden mehr für jede Antwort.
page-pace-slow = Über Tage
page-pace-slow-note = 2 Tage für jeden Zug.
page-listed = In der Liste zeigen
page-listed-note = Alle dürfen ihn finden, sich setzen oder zuschauen.
page-begin = Anfangen
page-lay = Tisch decken
page-seats-some = Diese Ausgabe ist für { $from } bis { $to }.
page-unprinted = { $n ->
    [one] 1 Zahl konnten wir nirgends gedruckt lesen.
   *[other] { $n } Zahlen konnten wir nirgends gedruckt lesen.
}
page-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
page-all-bots = Jemand muss spielen: Nicht jeder Platz kann einem Bot gehören.
page-absent = Wenn jemand weg ist
page-absent-wait = warten
page-absent-bot = ein Bot spielt, bis sie zurück sind

## Vor dem Spiel

page-waiting = Der Tisch ist gedeckt
page-seat-free = frei
page-seat-invited = frei für Eingeladene
page-sit = Hinsetzen
page-invite = Einladen
page-bot-here = Bot hinsetzen
page-link-note = Wer diesen Link öffnet, sitzt hier. Er gilt einmal.
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-seats-empty = { $n ->
    [one] Ein Platz ist noch leer.
   *[other] { $n } Plätze sind noch leer.
}
page-host-begins = Wer den Tisch gedeckt hat, beginnt das Spiel.
page-leave = Aufstehen
page-name-here = Dein Name an diesem Tisch
page-waiting-note = Sind alle Plätze besetzt, kann beginnen, wer den Tisch gedeckt hat. Du kannst diese Seite inzwischen verlassen: Dein Platz bleibt dir.
page-link-again = Neuer Link
page-send-link = Teilen
page-free-seat = Platz freigeben
page-table-link = Wer diese Adresse öffnet, kann sich auf einen freien Platz setzen.

## Während des Spiels

page-opening = Der Tisch wird geöffnet …
page-gone = Hier ist nichts
page-lost = Keine Verbindung. Es wird weiter versucht; nichts geht verloren.
page-plays-beginner = Sieht nur auf diesen Zug und nimmt oft etwas, das nur beinahe so gut ist.
page-plays-easy = Hat aus vielen Spielen gelernt, spielt aber oft etwas anderes, als am besten gefällt.
page-plays-medium = Hat aus vielen Spielen gelernt, spielt aber nicht immer, was am besten gefällt.
page-plays-hard = Hat aus vielen Spielen gelernt und spielt meist, was am besten gefällt.
page-plays-master = Hat aus vielen Spielen gelernt und denkt vor jeder Antwort voraus.
page-plays-random = Nimmt irgendetwas, das erlaubt ist.
page-plays-greedy = Nimmt, was in diesem Zug am meisten bringt.
page-bot-name = { $n ->
    [1] Agnes
    [2] Bruno
    [3] Clara
    [4] Dietmar
   *[other] Edith
}
page-answers = Was du tun kannst
page-why-not = Was jetzt nicht geht, und warum
page-why-all = Alles ist möglich.
page-undo = Zurücknehmen
page-undo-ask = Um Rücknahme bitten
page-undo-nothing = Es gibt nichts zurückzunehmen.
page-undo-revealed = Seither wurde etwas gezogen: kein Zurück.
page-undo-shown = Die Antwort hat anderen etwas gezeigt: kein Zurück.
page-undo-others = Seither hat jemand anderes geantwortet.
page-undo-waiting = Du möchtest etwas zurücknehmen; die anderen müssen zustimmen.
page-undo-denied = { $who } sagt Nein: Die Antwort gilt.
page-undo-asked = { $who } möchte die letzte Antwort zurücknehmen.
page-over = Das Spiel ist zu Ende.
page-stopped = Dieses Spiel kann man nur noch ansehen.
page-looking-back = Rückblick: Augenblick { $ply } von { $plies }
page-looking-next = Dann:
page-back-to-now = Zurück zu jetzt
page-side = Neben dem Plan
page-tab-log = Verlauf
page-tab-scores = Wertung
page-tab-chat = Gespräch
page-log-empty = Noch ist nichts geschehen.
page-since = Seit deinem letzten Zug
page-show-moment = Diesen Augenblick zeigen
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Etwas sagen
page-send = Senden
page-here = da
page-away = nicht da
page-resigned = hat aufgegeben
page-curtain = { $name }, du bist am Zug
page-curtain-note = Gib das Gerät an { $name } weiter. Die anderen schauen weg.
page-curtain-lift = Ich bin { $name }
page-gone-note = Vielleicht ist die Adresse nicht ganz, oder der Tisch wurde abgeräumt. Auf der ersten Seite kannst du ein Spiel beginnen; deine Spiele stehen unter Tische.
page-watching = Du schaust zu.
page-watching-note = Du siehst, was alle sehen dürfen.
page-stop-watching = Zurück zu den Tischen
page-jumps = Teile des Tisches
page-unread = ungelesen
page-chat-alone = Hier sitzt sonst niemand, und Bots reden nicht.
page-chat-watching = Wer zuschaut, darf nach dem Ende reden.
page-mute = { $who } stummschalten
page-unmute = { $who } wieder hören

## Das Brett in Worten

page-in-words = Alles in Worten

## Rückblick, Abschied, Ende

page-replay = Zurückblättern
page-earlier = Früher
page-later = Später
page-moment = Augenblick { $n } von { $last }
page-speed = Antworten der anderen
page-speed-0 = sofort
page-speed-1 = schnell
page-speed-2 = eine nach der anderen
page-speed-3 = gemächlich
page-speed-4 = langsam
page-export = Als Datei sichern
page-resign = Aufgeben
page-resign-sure = Dieses Spiel aufgeben?
page-rematch = Noch einmal
page-rematch-laid = Das nächste Spiel liegt bereit: Dein Platz ist frei gehalten.
page-rematch-come = Zum nächsten Spiel
page-won = { $n ->
    [one] { $who } hat gewonnen
   *[other] { $who } teilen sich den Sieg
}
page-ended = { $n ->
    [one] Das Spiel ist zu Ende: 1 Punkt
   *[other] Das Spiel ist zu Ende: { $n } Punkte
}
page-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
page-score-line = Zeile
page-search = Regeln durchsuchen
page-long = ausführlich

## Was schiefgehen kann

page-problem-offline = Der Server ist nicht erreichbar.
page-problem-stale = Das Spiel ist inzwischen weitergegangen; schau noch einmal.
page-problem-not-your-turn = Jemand anderes ist gefragt.
page-problem-bad-link = Dieser Link wurde schon benutzt oder zurückgezogen.
page-problem-no-such-moment = Diesen Moment gibt es in diesem Spiel nicht.
page-problem-late-link = Diese Einladung wurde schon benutzt oder kam zu spät: Das Spiel hat begonnen. Du kannst zuschauen.
page-problem-seat-taken = Dieser Platz ist besetzt.
page-problem-already-seated = Du sitzt schon an diesem Tisch.
page-problem-already-started = Das Spiel hat begonnen.
page-problem-cannot-undo = Das lässt sich nicht zurücknehmen.
page-problem-too-fast = Bitte langsam: zu viele Anfragen.
page-problem-too-many-tables = Zu viele unvollendete Spiele mit Bots: erst eines beenden oder aufgeben.
