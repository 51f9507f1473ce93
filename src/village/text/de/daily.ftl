### Daily challenges, puzzles, friends, statistics and display settings.

page-daily-links = Täglich
page-daily = Tagesspiel
page-daily-note = Für alle dieselbe Partie, ein Versuch, eine Rangliste.
page-daily-lead = Jeden Tag eine Partie, in der der Zufall für alle gleich ist. Du hast einen Versuch. Danach siehst du die Rangliste und kannst dir die Partien der anderen ansehen. Sobald ein Bot gezogen hat, lässt sich kein Zug mehr rückgängig machen. Der Startwert wird nach Ablauf des Tages veröffentlicht.
page-daily-guest = Gäste spielen ohne Wertung: Registriere dich vor dem Start, um in die Rangliste zu kommen.
page-daily-sign-up = Registrieren oder anmelden
page-daily-unranked = ohne Wertung
page-daily-solo = Solo
page-daily-bots = Gegen drei Bots (schwer)
page-daily-play = Spielen
page-daily-continue = Weiterspielen
page-daily-own-result = Deine Partie:
page-daily-ranked = { $points }, { $rank }
page-daily-played = { $n ->
    [0] Noch keine beendete Partie.
    [one] 1 beendete Partie.
   *[other] { $n } beendete Partien.
}
page-daily-closed = Die Rangliste siehst du, sobald du gespielt hast.
page-daily-ends = Du kannst bis { $until } beginnen.
page-daily-today = Heute
page-daily-previous = Vortag
page-daily-replay = Ansehen
page-daily-table = Rangliste
page-daily-resigned = aufgegeben
page-rank-of = Platz { $n }
page-puzzles = Rätsel
page-puzzles-note = Eine Stellung, ein bester Zug. Findest du ihn?
page-puzzles-lead = Stellungen aus echten Partien, in denen ein Zug deutlich besser ist als alle anderen. Dein erster Zug zählt: Danach ändern sich deine Wertung und die des Rätsels, wie nach einer Schachpartie.
page-puzzles-count = { $tried ->
    [0] { $count } Rätsel; du hast noch keines versucht.
   *[other] { $solved } von { $tried } gelöst, { $count } insgesamt.
}
page-puzzles-next = Nächstes Rätsel
page-puzzles-done = Du hast alle Rätsel gespielt.
page-puzzles-rating = Wertung des Rätsels: { $n }
page-puzzles-find = Finde den besten Zug.
page-puzzles-correct = Richtig! „{ $move }“: { $more } % mehr Gewinnchance als der zweitbeste Zug ({ $second }).
page-puzzles-wrong = Nicht der beste Zug. Der beste ist „{ $move }“: { $more } % mehr Gewinnchance als der zweitbeste ({ $second }).
page-puzzles-best = Der beste Zug:
page-puzzles-own = Deine Wertung: { $n }
page-puzzles-uncounted = (schon gewertet)
page-puzzles-all = Alle Rätsel
page-puzzles-again = Wiederholen
page-stats = Meine Statistik
page-stats-note = Deine Partien, Platzierungen und Wertungen.
page-stats-none = Noch keine beendete Partie.
page-stats-played = { $n ->
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
}
page-stats-tables = Nach Variante
page-stats-latest = Letzte Partien
page-stats-table = Variante
page-stats-count = Partien
page-stats-won = Gewonnen
page-stats-best = Bestwert
page-stats-mean = Schnitt
page-stats-solo = Solo
page-stats-solo-best = { $n } Punkte: { $name }
page-stats-solo-next = { $n ->
    [one] Noch 1 Punkt bis zum Titel { $name }.
   *[other] Noch { $n } Punkte bis zum Titel { $name }.
}
page-stats-solo-top = Das ist der höchste Titel.
page-ratings = Wertung
page-ratings-note = Auf derselben Skala wie unsere Bots. Bei 400 Punkten mehr stehen die Chancen 10 : 1, vorn zu liegen. Je länger der Balken, desto unsicherer ist die Wertung.
page-ratings-range = { $points } (95-%-Bereich: { $low } bis { $high }),
page-ratings-games = { $n ->
    [one] aus einer Partie
   *[other] aus { $n } Partien
}
page-ratings-solved = { $n ->
    [one] aus einem Rätsel
   *[other] aus { $n } Rätseln
}
page-ratings-puzzles = Rätsel zu { $game }
page-streak = { $n ->
    [0] Noch keine Tagesspiel-Serie.
    [one] Tagesspiel-Serie: 1 Tag.
   *[other] Tagesspiel-Serie: { $n } Tage.
}
page-streak-today = Heute hast du schon gespielt.
page-streak-open = Heute noch offen.
page-friends = Freunde
page-friends-note = Schick deinen Link: Wer ihn öffnet, wird dein Freund, und ihr könnt einander an Tische einladen. Ein Konto ist nicht nötig.
page-friends-none = Noch keine Freunde.
page-friends-link = Mein Freundschaftslink
page-friends-link-note = Gilt zwei Wochen und für beliebig viele Freunde.
page-friends-accept = Möchtest du diese Freundschaftsanfrage annehmen?
page-friends-confirm = Annehmen
page-friends-added = { $who } ist jetzt mit dir befreundet.
page-friends-remove = Freundschaft beenden
page-friends-invite = Freund einladen
page-seat-friend = Für { $who }
page-seat-invited-name = { $who } ist eingeladen
page-sound = Ton
page-sound-note = Bei deinem Zug und bei wichtigen Ereignissen. Ab dem ersten Klick zu hören.
page-keys = Zifferntasten
page-keys-note = Die Züge in der Leiste sind nummeriert: Drücke 1 bis 9, um einen zu wählen, und 0 für weitere. Strg+Z macht den letzten Zug rückgängig, Strg+Y wiederholt ihn.
page-keys-more = Weitere Züge (0)
page-text-size = Schriftgröße
page-text-size-0 = normal
page-text-size-1 = groß
page-text-size-2 = sehr groß
page-figure-size = Figurengröße
page-figure-size-0 = normal
page-figure-size-1 = groß
page-figure-size-2 = sehr groß
page-colour = Meine Farbe
page-colour-seat = Platzfarbe
page-colour-0 = Rot
page-colour-1 = Blau
page-colour-2 = Gelb
page-colour-3 = Violett
page-colour-4 = Grün
page-problem-daily-first = Das ist ein Tagesspiel: Spiel es erst selbst, dann kannst du diese Partie ansehen.
page-problem-own-link = Das ist dein eigener Link: Schick ihn einem Freund.
page-problem-too-many-friends = Du kannst keine weiteren Freunde hinzufügen.
