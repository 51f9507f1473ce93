### Jeden Tag und in Gesellschaft: Partien des Tages, Rätsel, Freunde, die eigene Seite; und wie man die Seite mag.

page-days = Jeden Tag
page-daily = Partie des Tages
page-daily-note = Für alle dieselben Ziehungen, ein Versuch, eine Tabelle.
page-daily-lead = Jeden Tag eine Partie, in der für alle dasselbe gezogen wird. Du hast einen Versuch; wer gespielt hat, sieht die Tabelle und kann sich die Partien der anderen ansehen.
page-daily-alone = Allein
page-daily-company = Gegen drei schwere Bots
page-daily-play = Spielen
page-daily-on = Weiterspielen
page-daily-mine = Deine Partie
page-daily-played = { $n ->
    [0] Noch niemand hat sie beendet.
    [one] Eine Person hat sie beendet.
   *[other] { $n } haben sie beendet.
}
page-daily-closed = Die Tabelle öffnet sich, wenn du gespielt hast.
page-daily-ends = Beginnen kannst du bis { $until }.
page-daily-today = Heute
page-daily-before = Der Tag davor
page-daily-look = Ansehen
page-daily-table = Ergebnisse des Tages
page-daily-given-up = aufgegeben
page-rank-of = Rang { $n }
page-puzzles = Rätsel
page-puzzles-note = Eine Stellung, eine beste Antwort. Findest du sie?
page-puzzles-lead = Stellungen aus echten Partien, in denen eine Antwort weit besser ist als jede andere. Deine erste Antwort zählt: Du und das Rätsel werten einander, wie beim Schach.
page-puzzles-count = { $tried ->
    [0] Es gibt { $count }; noch hast du keines versucht.
   *[other] { $solved } von { $tried } gelöst; es gibt { $count }.
}
page-puzzles-next = Nächstes Rätsel
page-puzzles-done = Du hast alle versucht.
page-puzzles-rating = Wertung des Rätsels: { $n }
page-puzzles-find = Finde die beste Antwort.
page-puzzles-right = Richtig! { $answer }: { $more } % mehr Siegchance als mit der nächstbesten ({ $second }).
page-puzzles-wrong = Nicht die beste. { $answer }: { $more } % mehr Siegchance als mit der nächstbesten ({ $second }).
page-puzzles-best = Die beste Antwort:
page-puzzles-own = Deine Wertung: { $n }
page-puzzles-uncounted = (schon gezählt)
page-puzzles-all = Alle Rätsel
page-puzzles-again = Noch einmal ansehen
page-results = Meine Seite
page-results-note = Deine Partien, Ränge und Wertungen, deine Freunde.
page-results-none = Noch nichts: Sobald eine Partie zu Ende ist, steht sie hier.
page-results-played = { $n ->
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
}
page-results-tables = Nach Tisch
page-results-latest = Die letzten
page-results-table = Tisch
page-results-count = Partien
page-results-won = Gewonnen
page-results-best = Beste
page-results-mean = Im Schnitt
page-results-alone = Allein
page-results-alone-best = { $n } Punkte: { $name }
page-results-alone-next = { $n ->
    [one] Noch ein Punkt, und es heißt: { $name }.
   *[other] Noch { $n } Punkte, und es heißt: { $name }.
}
page-results-alone-top = Darüber gibt es nichts.
page-ratings = Wie stark du bist
page-ratings-note = Auf der Skala, auf der unsere Bots gemessen wurden. 400 Punkte mehr sind die zehnfache Chance, vorn zu sein. Wo der Balken lang ist, weiß es noch niemand genau.
page-ratings-range = { $points }, und fast sicher zwischen { $low } und { $high },
page-ratings-games = { $n ->
    [one] aus einer Partie
   *[other] aus { $n } Partien
}
page-ratings-solved = { $n ->
    [one] aus einem Rätsel
   *[other] aus { $n } Rätseln
}
page-ratings-puzzles = Rätsel von { $game }
page-streak = { $n ->
    [0] Noch keine Partie des Tages in Folge.
    [one] Eine Partie des Tages an einem Tag in Folge.
   *[other] Eine Partie des Tages an { $n } Tagen in Folge.
}
page-streak-today = Die heutige ist gespielt.
page-streak-open = Die heutige steht noch aus.
page-pals = Freunde
page-pals-note = Schick deinen Link; wer ihn öffnet, ist dein Freund, und ihr könnt einander einen Platz freihalten. Niemand muss sich anmelden.
page-pals-none = Noch keine Freunde hier.
page-pals-link = Mein Link für Freunde
page-pals-link-note = Gilt zwei Wochen und für beliebig viele Freunde.
page-pals-accept = Jemand möchte hier mit dir befreundet sein.
page-pals-yes = Befreundet sein
page-pals-made = { $who } ist jetzt mit dir befreundet.
page-pals-part = Trennen
page-pals-ask = Freund fragen
page-seat-friend = Für { $who }
page-seat-asked = { $who } ist gefragt
page-sound = Ton
page-sound-note = Dein Zug und was auf dem Plan zählt. Er beginnt mit deinem ersten Druck.
page-keys = Tasten 1 bis 9
page-keys-note = Die Antworten in der Leiste haben Nummern: Drücke eine, um sie zu geben, 0 für die nächsten. Esc nimmt zurück.
page-keys-more = Weitere Antworten (0)
page-text-size = Größe der Schrift
page-text-size-0 = üblich
page-text-size-1 = größer
page-text-size-2 = am größten
page-figure-size = Größe der Figuren
page-figure-size-0 = üblich
page-figure-size-1 = größer
page-figure-size-2 = am größten
page-colour = Meine Farbe
page-colour-seat = die meines Platzes
page-colour-0 = Rot
page-colour-1 = Blau
page-colour-2 = Gelb
page-colour-3 = Violett
page-colour-4 = Grün
page-problem-play-first = Das ist eine Partie des Tages: Spiel sie erst selbst, dann kannst du sie ansehen.
page-problem-own-link = Das ist dein eigener Link: Schick ihn jemandem.
page-problem-too-many-friends = Es sind schon zu viele Freunde.
