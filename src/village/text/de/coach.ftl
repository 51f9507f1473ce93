### The coach: warnings before wasted moves, hints, and the game analysis.

page-coach = Trainer
page-coach-note = Warnt dich, bevor du einen Zug verschenkst, und gibt in Partien gegen Bots Tipps.
page-coach-declines = { $move }: Hier ist noch eine Aktion möglich. Trotzdem verzichten?
page-coach-idles = { $move }: Dort ist gerade keine Aktion möglich. Trotzdem nehmen?
page-hint = Tipp
page-hint-replay = Was würde der Meister spielen?
page-hint-close = Schließen
page-hint-thinking = Denkt nach …
page-hint-failed = Kein Tipp gefunden; bitte versuch es noch einmal.
page-hint-show = Klick auf einen Zug, um ihn auf dem Spielplan zu sehen.
page-hint-score = am Ende etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
page-hint-points = { $n ->
    [one] { $n } Punkt sofort
   *[other] { $n } Punkte sofort
}
page-hint-plan = danach: { $plan }
page-hint-best = bester Zug
page-hint-close-call = fast genauso gut
page-hint-behind = etwas schlechter
page-hint-worse = deutlich schlechter
page-analysis = Analyse
page-analysis-note = Eine trainierte KI schätzt nach jedem Zug die Gewinnchance; dabei weiß sie nur, was auch der Spieler zu diesem Zeitpunkt wissen konnte.
page-analysis-request = Partie analysieren
page-analysis-player = Spieler
page-analysis-progress = { $n } % analysiert
page-analysis-time-left = { $n ->
    [0] noch weniger als eine Minute
    [one] noch etwa eine Minute
   *[other] noch etwa { $n } Minuten
}
page-analysis-queued = Die Analyse pausiert, bis die Bots gezogen haben: Laufende Partien gehen vor.
page-analysis-not-compiled = Dieser Server läuft noch in reinem Python. Kompiliert und neu gestartet ist er um ein Vielfaches schneller.
page-analysis-leave = Du musst nicht warten: Die Analyse läuft von selbst weiter, und das Ergebnis wird bei dieser Partie gespeichert.
page-analysis-failed = Diese Partie konnte nicht analysiert werden.
page-analysis-chart-label = Gewinnchance von { $who } im Verlauf der Partie und Punktestand
page-analysis-chart-label-solo = Erwartete Punkte im Verlauf der Partie und Punktestand
page-analysis-chance = Gewinnchance
page-analysis-expected = Erwartete Punkte
page-analysis-score = Punkte
page-analysis-start = Am Anfang
page-analysis-skill = Eigene Züge
page-analysis-cost = Durchschnittlicher Verlust pro Zug
page-analysis-gain = Durchschnittlicher Gewinn pro Zug
page-analysis-luck = Glück und Gegner
page-analysis-luck-for = günstig
page-analysis-luck-against = ungünstig
page-analysis-luck-even = ausgeglichen
page-analysis-end = Ergebnis
page-analysis-share = { $n } %
page-analysis-show = Stellung zeigen
page-analysis-branch = Von hier weiterspielen
page-hint-chance = Gewinnchance mit dem besten Zug: { $n } %
page-hint-equal = genauso gut
page-hint-reasons = Im Vergleich mit anderen Zügen: { $reasons }
page-hint-lacks = Im Vergleich: { $reasons }
page-coach-better = Besser: { $move }
page-coach-why = Besser: { $move } – { $reason }
page-list-reasons = { $a }; { $b }
page-analysis-rechecking = Die teuren Züge werden mit besseren verglichen …
page-analysis-mistakes = Fehler
page-analysis-no-mistakes = Kein Zug hat viel gekostet: keine Ungenauigkeiten, Fehler oder Patzer.
page-analysis-counts = { $blunders ->
    [0] keine Patzer
    [one] 1 Patzer
   *[other] { $blunders } Patzer
}, { $mistakes ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $inaccuracies ->
    [0] keine Ungenauigkeiten
    [one] 1 Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}
page-analysis-scale = Eine Ungenauigkeit, ein Fehler oder ein Patzer kostet mindestens 5, 10 oder 15 % Gewinnchance oder 2, 4 oder 6 erwartete Punkte.
page-analysis-inaccuracy = Ungenauigkeit
page-analysis-mistake = Fehler
page-analysis-blunder = Patzer
page-analysis-played = Gespielt: { $move }
page-analysis-better = Besser: { $move }
page-analysis-why = Warum: { $reasons }
page-analysis-loss = −{ $chance } % Gewinnchance, −{ NUMBER($points, maximumFractionDigits: 1) } Punkte
page-analysis-loss-points = −{ NUMBER($points, maximumFractionDigits: 1) } Punkte
page-analysis-loss-chance = −{ $chance } % Gewinnchance
page-analysis-more = { $n } kleinere zeigen
page-problem-no-hints = In Partien gegen andere Menschen gibt es keine Tipps.
