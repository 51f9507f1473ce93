### Playing with other people: names, quick match, leaderboards and rated games.

page-name-ask = Wie sollen dich die anderen nennen?
page-name-ask-note = Diesen Namen sehen sie am Tisch. In deinem Profil kannst du ihn jederzeit ändern.
page-name-field = Dein Name
page-name-save = Weiter
page-name-guest = „{ page-guest }“ bleiben
page-problem-name-missing = Bitte gib den Namen ein, den andere sehen.

page-match = Schnellsuche
page-match-note = Du kommst an einen offenen Tisch, der passt. Gibt es keinen, wartest du an einem neuen, und die Partie beginnt, sobald alle Plätze besetzt sind.
page-match-find = Partie suchen
page-match-any = Beliebig viele Personen
page-match-expansions = Erweiterungen
page-match-base = Basisspiel
page-match-speed = Tempo
page-play-online = Online spielen
page-play-online-note = Schnellsuche, offene Tische und Ranglisten.

page-filters = Filter
page-filter-games = Alle Spiele
page-filter-speeds = Jedes Tempo
page-filter-expansions = Mit oder ohne Erweiterungen
page-filter-none-with = Kein Tisch passt zu diesen Filtern.

page-friends-settings = Andere Einstellungen
page-invite-friends-note = Schick diesen Link: Damit nehmen deine Freunde die freien Plätze ein.

page-rated = Gewertet
page-unrated = Nicht gewertet
page-rated-note = Diese Partie zählt für die Wertung.
page-unrated-imported = Nicht gewertet: Diese Partie wurde nicht von Anfang an hier gespielt.
page-unrated-shared-seats = Nicht gewertet: Jemand hat mehrere Plätze.
page-unrated-solo = Nicht gewertet: Die Wertung vergleicht Spieler, und dies ist eine Solopartie.
page-unrated-custom-values = Nicht gewertet: Dieser Tisch verwendet eigene Werte.
page-unrated-unrated-bot = Nicht gewertet: Einer der Bots hat keine Wertung.
page-unrated-guest = Nicht gewertet: Partien gegen andere zählen nur, wenn alle ein Konto haben.
page-unrated-own-bot = Nicht gewertet: Jemand spielt gegen den eigenen Bot.
page-unrated-helped = Nicht gewertet: Während der Partie wurde ein Tipp oder eine Analyse angefordert.

page-leaderboards = Ranglisten
page-leaderboards-note = Spieler mit Konto, deren Wertung sicher genug ist. Das dauert etwa zehn gewertete Partien.
page-leaderboard-none = Noch ist niemand aufgeführt. Erstelle ein Konto und beende etwa zehn gewertete Partien, dann stehst du ganz oben.
page-leaderboard-rank = Rang
page-leaderboard-player = Name
page-leaderboard-points = Wertung
page-leaderboard-games = Partien
page-leaderboard-mine = Deine Wertung: { $points }
page-leaderboard-provisional = Deine Wertung: { $points }, aber noch unsicher ({ $low } bis { $high }). Nach ein paar weiteren gewerteten Partien kommst du auf die Liste.
page-leaderboard-guest = Deine Wertung: { $points }. Erstelle ein Konto, um aufgeführt zu werden.
page-rating-provisional = { $points }, noch unsicher
page-clock-days = { $n ->
    [one] 1 Tag pro Zug
   *[other] { $n } Tage pro Zug
}
