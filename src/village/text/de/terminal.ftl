### Beschriftungen im Terminal: Überschriften, Eingabe, Hilfe. Die Sätze des Spiels stehen in words.ftl.

## Spieler

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil
name-4 = Frieda
chance = Zufall

## Buchstaben: Steine erscheinen als Buchstabe und in Farbe

letter-brown = B
letter-green = G
letter-orange = O
letter-pink = R
letter-plague = X
# zwischen zwei Sätzen
gap = {" "}

## Spielplan

board-round = Runde { $round }
board-start = Start:
board-ring = Ring:
ring-there = in der Ratsstube
board-end = letzte Züge
board-bag = (grüner Beutel)
board-worth = (3)=so viel Ruhm wert
board-stalls = Stände
board-line = Es warten
board-pile = { $tiles ->
    [0] Stapel leer
   *[other] +{ $tiles } im Stapel
}
board-chronicle = Chronik
board-full = voll
board-black-bag = Schw. Beutel
board-monks = { $monks ->
    [one] 1 Mönch
   *[other] { $monks } Mönche
}
board-windows = Kirche
board-council = Ratsstube
board-travel = Reise
board-hint = (`board` zeigt den ganzen Tisch: Familien, Kirche, Ratsstube, Reisekarte, Chronik und Erweiterungen.)
map-village = Dorf
reward-prestige = { $n } Ruhm
reward-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
reward-cubes = { $n } Steine

## Kurze Namen der Orte

place-reserve = ungeboren
place-bag = Beutel
place-farm = Hof
place-grave = Friedhof
place-north1 = N1
place-north2 = N2
place-north3 = N3
place-south1 = S1
place-south2 = S2
place-south3 = S3
place-council1 = Rat 1
place-council2 = Rat 2
place-council3 = Rat 3
place-council4 = Rat 4
place-window1 = Kirche 1
place-window2 = Kirche 2
place-window3 = Kirche 3
place-window4 = Kirche 4
place-chronicle-council = Rat
place-chronicle-crafts = Handwerk
place-chronicle-travel = Reise
place-chronicle-church = Kirche
place-chronicle-farm = Hof

## Höfe

farm-you = du
farm-human = Mensch
farm-bot = Computer
farm-stock = Vorrat
farm-members = Familie
farm-cubes = Steine
farm-grain = Getreide { $grain }/{ $limit }
farm-coins = Münzen { $coins }
farm-goods = Waren: { $goods }
farm-prestige = Ruhm { $prestige }
farm-served = Kunden { $customers }
farm-time = Zeit { $ring } { $time }/{ $lap }
farm-due = { $deaths ->
    [one] jemand stirbt
   *[other] { $deaths } sterben
}

## Anmerkungen zu den Antworten

note-time = { $n } Zeit
note-grain = { $n } Getreide
note-well = ({ $n } einer Farbe, dann eine beliebige Aktion)
note-mill = { $grain } Getreide für { $coins } Münzen
note-train = { $train } Zeit, Herstellen { $make } mehr
note-customer = { $wish }: { $points } Ruhm
note-gain = bringt { $gain }
note-fee = und 2 grüne oder eine Schriftrolle
note-rest = { $place }

## Eingabe

welcome = Willkommen bei Village. Du bist { $name } ({ $letter }). Antworte mit einer Zahl; `help` sagt, was du sonst eingeben kannst, `rules V-TRN`, was ein Zug ist. Familienmitglieder erscheinen als Buchstabe und Generation: A1 ist ein Mitglied der 1. Generation der Familie A.
welcome-many = Willkommen bei Village. An dieser Tastatur sitzen: { $names }. Antwortet mit einer Zahl; `help` sagt, was ihr sonst eingeben könnt, `rules V-TRN`, was ein Zug ist. Familienmitglieder erscheinen als Buchstabe und Generation: A1 ist ein Mitglied der 1. Generation der Familie A.
welcome-bot = Vom Computer gespielt: { $names } ({ $bot }: { $described }).
curtain = Gib die Tastatur an { $name } weiter. Sonst darf jetzt niemand zusehen; { $name } drückt Enter:
happened = Was seither geschah:
could-not = (Dort war nichts möglich, die Aktion entfiel; siehe `rules V-TRN-4`.)
not-understood = „{ $typed }“ verstehe ich nicht. Gib eine Zahl von 1 bis { $last } ein oder `help`.
not-a-number = Eine Antwort { $number } gibt es nicht. Gib eine Zahl von 1 bis { $last } ein.
not-possible = Das geht jetzt nicht: { $why }
why-legal = „{ $answer }“ ist möglich: Nummer { $number }.
why-unknown = Eine Antwort wie „{ $typed }“ gibt es in diesem Spiel nicht.
why-all = Alles, was hier geantwortet werden kann, steht zur Wahl.
why-more = und { $n } weitere; sag genauer, was du meinst.
undone = Zurückgenommen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort wurde etwas gezogen.
undo-shown = Das lässt sich nicht zurücknehmen: Deine letzte Antwort hat den anderen etwas verraten.
undo-others = Das lässt sich nicht zurücknehmen: { $name } hat seither geantwortet.
log-empty = Noch wurde nichts geantwortet.
save-usage = `save` braucht den Namen einer Datei, etwa `save { $file }`.
saved =
    Gespeichert in { $file }. Später weiter mit:
    { $command }
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = { $file } ließ sich nicht schreiben: { $reason }
rules-usage = `rules` braucht die Nummer einer Regel, etwa `rules V-TRN-1`, oder ein Kapitel, etwa `rules V-MKT`.
rules-unknown = Eine Regel „{ $rule }“ gibt es nicht. Die Kapitel sind { $chapters }.
quit-ask = Vorher speichern? Enter speichert in { $file }; sonst ein anderer Name, `nein` oder `zurück`:
answers-no = nein no n
answers-back = zurück zurueck back b
keep-ask = Um das Spiel für `village replay` zu behalten, gib einen Dateinamen ein; Enter beendet ohne.
bye = Auf Wiedersehen.
final = Endstand
so-far = Wenn das Spiel jetzt endete
winner = Gewonnen hat { $names }.
winners = Den Sieg teilen sich { $names }.
titled = Du hast { $points } Punkte. Dein Titel: { $title }.
help =
    Eingeben kannst du:
      3                  die Antwort mit dieser Nummer
      market.green       dieselbe Antwort mit ihrem Namen, wie `log` ihn zeigt
      why                warum die anderen Antworten nicht zur Wahl stehen
      why wagon          warum nicht geht, was mit „wagon“ zu tun hat
      undo               deine letzte Antwort zurücknehmen
      board              der ganze Spielplan
      log                alle bisherigen Antworten; `log 20` die letzten 20
      scores             der Stand, wenn das Spiel jetzt endete
      rules V-MKT-1      eine Regel; `rules V-MKT` ein ganzes Kapitel
      save my.village    das Spiel in eine Datei schreiben
      help               dies
      quit               gehen (fragt, ob gespeichert werden soll)
    Auf dem Plan ist ein Buchstabe ein Stein oder eine Familie: { $legend }. A1 ist ein Mitglied der 1. Generation der Familie A; A* bei einer Stadt: Familie A war dort.

## Wertung

score-line = Wertung
score-title = Titel

## Wiedergabe

replay-at = Antwort { $ply } von { $plies }
replay-prompt = Enter: weiter · b: zurück · eine Zahl: dorthin · q: Ende
replay-start = Vor der ersten Antwort
replay-end = Das war die letzte Antwort.
replay-first = Das ist der Anfang.
replay-unknown = „{ $typed }“ verstehe ich nicht: Enter, b, eine Zahl von 0 bis { $plies } oder q.
verified = { $file } ist echt: { $answers } Antworten folgen den Regeln, { $draws } Ziehungen stammen aus dem Startwert.

## Simulation

simulate-title = { $games } Zufallsspiele, { $edition }, { $seats } Spieler
simulate-title-bots = { $games } Spiele von { $bots }, { $edition }, { $seats } Spieler
simulate-progress = Spiele
simulate-mean = Mittel
simulate-least = kleinstes
simulate-most = größtes
simulate-decisions = Entscheidungen je Spiel
simulate-answers = Antworten je Spiel, mit Zufall
simulate-rounds = Runden
simulate-scores = Wertung
simulate-winning = Punkte des Siegers
simulate-seat = Platz
simulate-bot = Spieler
simulate-share = Siege
simulate-interval = 95-%-Bereich
simulate-speed = { $decisions } Entscheidungen und { $answers } Antworten je Sekunde und Kern ({ $build }); { $seconds } s mit { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozessen
}
simulate-stopped = Angehalten nach { $games } von { $wanted } Spielen.

## Arena

arena-title = Arena: { $games } Spiele, { $blocks ->
    [one] 1 ganzer Block
   *[other] { $blocks } ganze Blöcke
}, { $edition }, { $seats } Spieler
arena-bot = Spieler
arena-rating = Stärke
arena-interval = 95-%-Bereich
arena-score = Punkte
arena-winning = als Sieger
arena-decisions = Entsch.
arena-ms = ms je
arena-against = gegen
arena-wins = Siege
arena-par = gleich
arena-games = Spiele
arena-picture-wins = Siege (Strich: wenn alle gleich stark wären)
arena-picture-rating = Stärke
arena-picture-score = Punkte im Mittel
arena-stopped = Angehalten nach { $games } von { $wanted } Spielen.
arena-nothing = Noch ist kein Block fertig, also gibt es nichts zu vergleichen.

## Fehler auf der Kommandozeile

error-option = „{ $typed }“ ist keine Option: schreib name=wert, etwa first_player=0 oder different_cubes=true
error-loaded = ein geladenes Spiel hat schon Plätze, Ausgabe, Erweiterungen, Startwert und Optionen: lass sie weg
error-humans = { $humans } Menschen passen nicht an einen Tisch für { $seats }
error-no-seed = { $file }: die Aufzeichnung hat keinen Startwert; man kann sie ansehen, aber nicht weiterspielen
error-ply = { $file } hat { $plies } Antworten, also keine Antwort { $ply }
error-not-text = { $file }: das ist keine Textdatei
error-resume = --resume braucht die Datei, mit der es weitergeht: --out DATEI
error-results = { $file } gibt es schon: mach mit --resume weiter oder wähle eine andere Datei
error-folder = { $file } kann nicht geschrieben werden: den Ordner gibt es nicht
error-no-games = { $file } gibt es, aber nicht die Partien dazu ({ $games }): wähle eine andere Datei
error-is-folder = { $file } ist ein Ordner, gebraucht wird eine Datei
error-same-file = { $file } hält schon die Ergebnisse: das Bild braucht eine eigene Datei
error-bots = eine Arena braucht Spieler, etwa --bots greedy,random; --list zeigt alle
