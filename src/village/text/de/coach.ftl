### Der Trainer: ein Wort vor einer verschenkten Antwort, Tipps, und was ein Spiel entschied.

page-coach = Trainer
page-coach-note = Zeigt Antworten, die einen Zug verschenken, mit gestrichelter Linie, fragt einmal nach, bevor du eine gibst, und hat gegen Bots Tipps für dich.
page-coach-declines = { $answer }: Du könntest hier noch etwas tun. Trotzdem verzichten?
page-coach-idles = { $answer }: Dort kannst du gerade nichts tun. Trotzdem dorthin?
page-hint = Tipp
page-hint-then = Was täte der Meister?
page-hint-close = Schließen
page-hint-thinking = Überlegt …
page-hint-failed = Es wurde kein Tipp gefunden; frag bitte noch einmal.
page-hint-show = Drücke auf einen, um ihn auf dem Plan zu sehen.
page-hint-chance = { $n } % Siegchance
page-hint-score = am Ende etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
page-hint-points = { $n ->
    [one] { $n } Punkt sofort
   *[other] { $n } Punkte sofort
  }
page-hint-plan = danach: { $plan }
page-hint-best = das Beste
page-hint-close-call = kaum schlechter
page-hint-behind = etwas schlechter
page-hint-worse = deutlich schlechter
page-judged = Was dieses Spiel entschied
page-judged-note = Nach jeder Antwort sagt ein angelernter Spieler, wie gut die Aussichten waren, nach dem, was man am Platz damals wissen konnte.
page-judged-ask = Dieses Spiel auswerten
page-judged-of = Aus der Sicht von
page-judged-progress = { $n } % ausgewertet
page-judged-left = { $n ->
    [0] noch weniger als eine Minute
    [one] noch etwa eine Minute
   *[other] noch etwa { $n } Minuten
}
page-judged-closer = Die teuersten Antworten werden noch einmal angesehen.
page-judged-waits = Sie wartet auf Bots, die antworten müssen: Die sind zuerst dran.
page-judged-plain = Dieser Server läuft noch in reinem Python; sobald er übersetzt und neu gestartet ist, geht es viele Male schneller.
page-judged-leave = Du musst nicht warten: Die Auswertung geht von selbst weiter, und das Ergebnis bleibt bei diesem Spiel.
page-judged-failed = Dieses Spiel konnte nicht ausgewertet werden.
page-judged-told = Die Siegchance von { $who } im Lauf des Spiels, und die Punkte
page-judged-told-alone = Die erwarteten Punkte im Lauf des Spiels, und die Punkte bis dahin
page-judged-chance = Siegchance
page-judged-expected = Erwartete Punkte
page-judged-line = Punkte
page-judged-start = Am Anfang
page-judged-skill = Eigene Antworten
page-judged-cost = Eine eigene Antwort kostete im Schnitt
page-judged-gain = Eine eigene Antwort brachte im Schnitt
page-judged-luck = Glück und die anderen
page-judged-luck-for = halfen
page-judged-luck-against = schadeten
page-judged-luck-even = glichen sich aus
page-judged-end = Ergebnis
page-judged-share = { $n } %
page-judged-turns = Wendepunkte
page-judged-no-turns = Keine einzelne Antwort hat viel gekostet.
page-judged-did = { $who }: { $answer }
page-judged-better = Meister: { $answer }
page-judged-look = Ansehen
page-judged-on = Von hier weiterspielen
page-problem-no-help = Solange andere Menschen mitspielen, gibt es keine Tipps.
