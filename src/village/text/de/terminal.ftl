### Labels of the terminal: headings, prompts, help. The texts of a game are in the folder of that game.

## Players

chance = Zufall

# Between two sentences
gap = {" "}
# between the items of a list
list-comma = {", "}
# between the parts of a note
note-comma = {", "}
semicolon = {"; "}
colon = {": "}
# around a note, after a word
brackets = {" "}({ $text })

## Prompt

welcome = Willkommen bei { $game }. Du bist { $name } ({ $letter }). Gib die Nummer eines Zuges ein; `help` zeigt alle Befehle.
welcome-many = Willkommen bei { $game }. An dieser Tastatur spielen: { $names }. Gebt die Nummer eines Zuges ein; `help` zeigt alle Befehle.
welcome-bot = Bots: { $names } ({ $bot }: { $described }).
pass-device = Gib die Tastatur an { $name } weiter; die anderen schauen weg. { $name } drückt Enter:
whole-board = (`board` zeigt den ganzen Spielplan.)
happened = Seit deinem letzten Zug:
not-understood = „{ $typed }“ ist kein Befehl. Gib eine Zahl von 1 bis { $last } ein oder `help`.
not-a-number = Einen Zug { $number } gibt es nicht. Gib eine Zahl von 1 bis { $last } ein.
not-possible = Das geht jetzt nicht: { $why }
why-legal = „{ $move }“ ist möglich: Nummer { $number }.
why-unknown = Einen Zug wie „{ $typed }“ gibt es in diesem Spiel nicht.
why-all = Alle denkbaren Züge stehen zur Wahl.
why-more = { $n ->
    [one] und 1 weiterer
   *[other] und { $n } weitere
}; gib genauer an, welchen du meinst.
undone = Zug rückgängig gemacht.
hint-chance = { $number }  { $move }: { $chance } % Gewinnchance; Punkte sofort: { $points }
hint-score = { $number }  { $move }: am Ende etwa { $score } Punkte; Punkte sofort: { $points }
analysis-progress = Züge
analysis-title = Analyse für { $who } von { $evaluator } (Partie mit { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
})
analysis-nothing = Dieser Spieler hatte nichts zu entscheiden.
analysis-sum-chance = Am Anfang betrug die Gewinnchance { $start } %. Ein eigener Zug { $own ->
        [gain] brachte
       *[cost] kostete
    } im Schnitt { $each } % Gewinnchance. Glück und Gegner { $luck ->
        [for] halfen
        [against] schadeten
       *[even] glichen sich aus
    }. Am Ende: { $end } %.
analysis-sum-score = Am Anfang waren { $start } Punkte zu erwarten. Eigene Züge { $own ->
        [gain] brachten
       *[cost] kosteten
    } { $skill }, Glück { $luck ->
        [for] brachte
       *[against] kostete
    } { $chance }. Am Ende: { $end } Punkte.
analysis-mistakes = Züge, die viel gekostet haben, mit dem Verlust an erwarteten Punkten:
analysis-no-mistakes = Keine Ungenauigkeiten, Fehler oder Patzer.
analysis-mistake = nach Zug { $ply }: { $move } ({ $grade }, { $points }); besser: { $better }.
analysis-reasons = Warum: { $reasons }.
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Patzer
error-player = { $file }: Spieler { $player } gibt es nicht; der Tisch hat { $players } Plätze
undo-nothing = Es gibt noch nichts rückgängig zu machen.
undo-revealed = Das lässt sich nicht rückgängig machen: Seit deinem letzten Zug wurde etwas aufgedeckt.
undo-shown = Das lässt sich nicht rückgängig machen: Dein letzter Zug hat den anderen etwas verraten.
log-empty = Noch gab es keinen Zug.
save-usage = `save` braucht einen Dateinamen, etwa `save { $file }`.
saved =
    Gespeichert in { $file }. Später weiter mit:
    { $command }
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-failed = { $file } konnte nicht gespeichert werden: { $reason }
rules-usage = `rules` braucht die Nummer einer Regel, etwa `rules { $rule }`, oder ein Kapitel, etwa `rules { $chapter }`.
rules-none = Für dieses Spiel gibt es hier keine Regeln.
rules-unknown = Eine Regel „{ $rule }“ gibt es nicht. Kapitel: { $chapters }.
rules-see = Siehe auch { $rules }.
quit-ask = Vorher speichern? Enter speichert in { $file }; sonst gib einen anderen Namen ein, `nein` oder `zurück`:
replies-no = nein no n
replies-back = zurück zurueck back b
keep-ask = Um die Partie für `village replay` zu speichern, gib einen Dateinamen ein; Enter beendet ohne Speichern.
bye = Bis zum nächsten Mal!
final = Endstand
so-far = Stand, wenn die Partie jetzt endete
winner = { $names } gewinnt.
winners = { $names } teilen sich den Sieg.
titled = Du hast { $points } Punkte. Dein Titel: { $title }.
help =
    Befehle:
      3                  den Zug mit dieser Nummer machen
      { $move } denselben Zug mit seinem Namen eingeben, wie `log` ihn zeigt
      why                warum andere Züge nicht möglich sind
      { $like } warum Züge mit „{ $word }“ nicht möglich sind
      hint               die drei besten Züge und was für sie spricht
      undo               deinen letzten Zug rückgängig machen
      board              der ganze Spielplan
      log                alle bisherigen Züge; `log 20` die letzten 20
      scores             der Stand, wenn die Partie jetzt endete
      { $rule } eine Regel; `rules { $chapter }` ein ganzes Kapitel
      save my.village    die Partie in einer Datei speichern
      help               diese Hilfe
      quit               beenden (fragt, ob gespeichert werden soll)

## Scores

score-line = Kategorie
score-title = Titel

## Replay

replay-at = Zug { $ply } von { $plies }
replay-prompt = Enter: weiter · b: zurück · eine Zahl: zu diesem Zug · q: beenden
replay-start = Vor dem ersten Zug
replay-end = Das war der letzte Zug.
replay-first = Das ist der Anfang.
replay-unknown = „{ $typed }“ ist kein Befehl: Enter, b, eine Zahl von 0 bis { $plies } oder q.
verified = { $file } ist gültig: { $moves ->
    [one] 1 Zug folgt
   *[other] { $moves } Züge folgen
} den Regeln, { $draws ->
    [one] 1 Zufallsereignis stammt
   *[other] { $draws } Zufallsereignisse stammen
} aus dem Startwert.

## Simulation

simulate-title = { $games ->
    [one] 1 zufällige Partie
   *[other] { $games } zufällige Partien
}, { $edition }, { $seats } Spieler
simulate-title-bots = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $bots }, { $edition }, { $seats } Spieler
simulate-progress = Partien
simulate-mean = Mittel
simulate-least = Minimum
simulate-most = Maximum
simulate-decisions = Entscheidungen pro Partie
simulate-moves = Züge pro Partie, mit Zufallsereignissen
simulate-rounds = Runden
simulate-scores = Punkte
simulate-winning = Punkte des Siegers
simulate-seat = Platz
simulate-bot = Bot
simulate-share = Siege
simulate-interval = 95-%-Bereich
simulate-speed = { $decisions } Entscheidungen und { $moves } Züge pro Sekunde und Kern ({ $build }); { $seconds } s mit { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozessen
}
simulate-stopped = Abgebrochen nach { $games } von { $wanted } Partien.

## Arena

arena-title = Arena: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $blocks ->
    [one] 1 vollständiger Block
   *[other] { $blocks } vollständige Blöcke
}, { $edition }, { $seats } Spieler
arena-bot = Bot
arena-rating = Wertung
arena-interval = 95-%-Bereich
arena-score = Punkte
arena-winning = als Sieger
arena-decisions = Entsch.
arena-ms = ms/Entsch.
arena-against = gegen
arena-wins = Siege
arena-par = erwartet
arena-games = Partien
arena-picture-wins = Siege (Strich: bei gleicher Stärke)
arena-picture-rating = Wertung
arena-picture-score = Punkte im Mittel
arena-stopped = Abgebrochen nach { $games } von { $wanted } Partien.
arena-nothing = Noch ist kein Block vollständig, also gibt es nichts zu vergleichen.

## Custom values

values-head = Eigene Werte für { $game }. Sieh auf deinen Plänen und Karten nach und trag ein, was dort gedruckt ist.
values-less = Für fehlende oder unveränderte Zeilen gilt unser Wert.
values-play = Prüfen und damit spielen:
values-fine = { $file }: { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
}, { $changed } abweichend von unseren; Hash { $hash }
values-empty = { $file } enthält keine eigenen Werte.

## Command-line errors

error-option = „{ $typed }“ ist keine gültige Option: Schreib name=wert; der Wert ist wie in JSON eine Zahl, true, false oder null
error-loaded = Plätze, Ausgabe, Erweiterungen, Startwert, Optionen und Werte stehen schon in der geladenen Partie: Lass diese Angaben weg
error-humans = { $humans } Menschen passen nicht an einen Tisch für { $seats }
error-no-seed = { $file }: Die Aufzeichnung hat keinen Startwert; man kann sie ansehen, aber nicht weiterspielen
error-ply = { $file } hat { $plies } Züge, also keinen Zug { $ply }
error-not-text = { $file }: Das ist keine Textdatei
error-resume = --resume braucht eine Ergebnisdatei: --out DATEI
error-results = { $file } gibt es schon: Mach mit --resume weiter oder wähle eine andere Datei
error-folder = { $file } kann nicht gespeichert werden: Der Ordner existiert nicht
error-no-games = { $file } gibt es, aber die zugehörigen Partien ({ $games }) fehlen: Wähle eine andere Datei
error-is-folder = { $file } ist ein Ordner; erwartet wird eine Datei
error-same-file = { $file } enthält schon die Ergebnisse: Wähle für das Diagramm eine andere Datei
error-bots = Eine Arena braucht Bots, etwa --bots greedy,random; --list zeigt alle
