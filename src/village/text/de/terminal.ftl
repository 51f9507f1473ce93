### Beschriftungen im Terminal: Überschriften, Eingabe, Hilfe. Die Sätze des Spiels liegen im Ordner des Spiels.

## Spieler

chance = Zufall

# zwischen zwei Sätzen
gap = {" "}

## Eingabe

welcome = Willkommen bei { $game }. Du bist { $name } ({ $letter }). Antworte mit einer Zahl; `help` sagt, was du sonst eingeben kannst.
welcome-many = Willkommen bei { $game }. An dieser Tastatur sitzen: { $names }. Antwortet mit einer Zahl; `help` sagt, was ihr sonst eingeben könnt.
welcome-bot = Vom Computer gespielt: { $names } ({ $bot }: { $described }).
curtain = Gib die Tastatur an { $name } weiter. Sonst darf jetzt niemand zusehen; { $name } drückt Enter:
whole-board = (`board` zeigt den ganzen Tisch.)
happened = Was seither geschah:
not-understood = „{ $typed }“ verstehe ich nicht. Gib eine Zahl von 1 bis { $last } ein oder `help`.
not-a-number = Eine Antwort { $number } gibt es nicht. Gib eine Zahl von 1 bis { $last } ein.
not-possible = Das geht jetzt nicht: { $why }
why-legal = „{ $answer }“ ist möglich: Nummer { $number }.
why-unknown = Eine Antwort wie „{ $typed }“ gibt es in diesem Spiel nicht.
why-all = Alles, was hier geantwortet werden kann, steht zur Wahl.
why-more = und { $n } weitere; sag genauer, was du meinst.
undone = Zurückgenommen.
hint-chance = { $number }  { $answer }: { $chance } % Siegchance; Punkte sofort: { $points }
hint-score = { $number }  { $answer }: am Ende etwa { $score } Punkte; Punkte sofort: { $points }
analysis-progress = Antworten
analysis-title = { $who } in { $answers } Antworten, beurteilt von { $judge }:
analysis-nothing = Diese Person wurde nie gefragt.
analysis-sum-chance = Am Anfang war die Aussicht auf den Sieg { $start } %. Eine eigene Antwort { $own ->
        [gain] brachte
       *[cost] kostete
    } im Schnitt { $each } % Siegchance. Glück und die anderen { $luck ->
        [for] halfen
        [against] schadeten
       *[even] glichen sich aus
    }. Am Ende: { $end } %.
analysis-sum-score = Am Anfang waren { $start } Punkte zu erwarten. Eigene Antworten { $own ->
        [gain] brachten
       *[cost] kosteten
    } { $skill }, Glück { $luck ->
        [for] brachte
       *[against] kostete
    } { $chance }. Am Ende: { $end } Punkte.
analysis-share = { $n } %
analysis-turns-chance = Wendepunkte, mit der Aussicht auf den Sieg nach jeder Antwort:
analysis-turns-score = Wendepunkte, mit den Punkten, die nach jeder Antwort zu erwarten waren:
analysis-no-turns = Keine einzelne Antwort hat viel gekostet.
analysis-turn = nach { $ply }: { $answer } ({ $worth }); besser: { $better } ({ $best })
error-player = { $file }: An einem Tisch zu { $players } gibt es keine Nummer { $player }
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort wurde etwas gezogen.
undo-shown = Das lässt sich nicht zurücknehmen: Deine letzte Antwort hat den anderen etwas verraten.
log-empty = Noch wurde nichts geantwortet.
save-usage = `save` braucht den Namen einer Datei, etwa `save { $file }`.
saved =
    Gespeichert in { $file }. Später weiter mit:
    { $command }
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = { $file } ließ sich nicht schreiben: { $reason }
rules-usage = `rules` braucht die Nummer einer Regel, etwa `rules { $rule }`, oder ein Kapitel, etwa `rules { $chapter }`.
rules-none = Regeln zum Nachlesen hat dieses Spiel hier nicht.
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
      { $answer } dieselbe Antwort mit ihrem Namen, wie `log` ihn zeigt
      why                warum die anderen Antworten nicht zur Wahl stehen
      { $like } warum nicht geht, was mit „{ $word }“ zu tun hat
      hint               die drei besten Antworten, und was für sie spricht
      undo               deine letzte Antwort zurücknehmen
      board              der ganze Spielplan
      log                alle bisherigen Antworten; `log 20` die letzten 20
      scores             der Stand, wenn das Spiel jetzt endete
      { $rule } eine Regel; `rules { $chapter }` ein ganzes Kapitel
      save my.village    das Spiel in eine Datei schreiben
      help               dies
      quit               gehen (fragt, ob gespeichert werden soll)

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

## Zahlen der eigenen Schachtel

numbers-head = Zahlen deiner eigenen Schachtel von { $game }. Sieh auf Tafeln und Karten nach und schreib, was dort gedruckt ist.
numbers-less = Eine Zeile, die fehlt oder bleibt, wie sie ist, behält unsere Zahl.
numbers-play = Prüfen, dann damit spielen:
numbers-fine = { $file }: { $count } Zahlen, davon { $changed } anders als unsere; Hash { $hash }
numbers-empty = { $file } enthält keine Zahlen: alle sind unsere.

## Fehler auf der Kommandozeile

error-option = „{ $typed }“ ist keine Option: schreib name=wert, den Wert wie in JSON: eine Zahl, true, false oder null
error-loaded = ein geladenes Spiel hat schon Plätze, Ausgabe, Erweiterungen, Startwert, Optionen und Zahlen: lass sie weg
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
