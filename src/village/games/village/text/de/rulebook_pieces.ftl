### The components of the printed game, for comparison with the screen.

book-piece-board = Spielplan
    .note = In der Big Box doppelseitig.
book-piece-farmyards = Hofpläne
    .note = Einer je Farbe.
book-piece-chronicle = Dorfchronik
    .note = 2011 war sie auf den Spielplan gedruckt.
book-piece-members = Familienmitglieder
    .note = 11 je Farbe: vier „1er“, drei „2er“, zwei „3er“ und zwei „4er“.
book-piece-monks = Mönche
    .note = Schwarz; sie bleiben im schwarzen Beutel.
book-piece-markers = Spielermarker
    .note = Für besuchte Burgen; 2011 auch für Lebenszeit und Ruhm.
book-piece-time_markers = Lebenszeitmarker
book-piece-score_markers = Punktemarker
book-piece-score_tiles = Punkteplättchen
book-piece-cubes = Einflusssteine
    .note = Gleich viele in Braun, Rosa, Orange und Grün.
book-piece-plague = Peststeine
    .note = Schwarz. Ein siebter gehört zur Heirat.
book-piece-bags = Beutel
    .note = Ein grüner für die Steine, ein schwarzer für die Kirche.
book-piece-goods = Güterplättchen
    .note = Gleich viele Schriftrollen, Pferde, Pflüge, Ochsen und Planwagen.
book-piece-grain = Getreidesäcke
    .note = Ein weiterer gehört zum Hafen.
book-piece-coins = Münzen
book-piece-customers = Kundenplättchen
book-piece-first_player = Startspielermarker
book-piece-ring = Marker „Nächster Startspieler“
    .note = Bei uns heißt er Ring.
book-piece-setup_cards = Aufbaukarten
    .note = Eine je Spieleranzahl.
book-piece-mass_card = Übersichtskarte „Messe“
    .note = Die Rückseite ist für den Solo-Modus.
book-piece-stickers = Bogen mit Aufklebern
    .note = Die Zahlen der Familienmitglieder und die Kreuze der Mönche.

book-piece-rival_board = Connys Ablage
book-piece-fate_tiles = Schicksalsplättchen
    .note = Zwei 3er-Sets mit je einem Federkiel.
book-piece-discs = Holzscheiben
    .note = Sie decken die Aktionen nicht genutzter Erweiterungen ab.
book-piece-solo_mass_card = Übersichtskarte „Messe“ (solo)
    .note = Die Rückseite der Karte „Messe“.
book-piece-solo_wedding_card = Übersichtskarte „Hochzeit“ (solo)
    .note = Die Rückseite der Karte „Hochzeit“.
book-piece-third_pink = pinkes Familienmitglied
    .note = Das dritte, nur mit der Heirat. Bei uns: pinke Figur.

book-piece-inn_board = Wirtshaus und Brauerei
book-piece-villager_cards = Personenkarten
    .note = 30 sind im Spiel; vier ersetzen andere, wenn ihr mit dem Hafen spielt.
book-piece-beer_customers = Kundenplättchen mit Krug
book-piece-beer = Bier
    .note = Hier unbegrenzt.

book-piece-sea_board = Seeplan
book-piece-ships = Schiffe
    .note = Eines je Farbe, mit drei Laderäumen.
book-piece-captain_cards = Kapitänskarten
    .note = Je fünf für 1, 2 und 3 Münzen.
book-piece-chests = Schatztruhen
book-piece-bales = Ballen
    .note = Sechs Kakao und sechs Tee, für bis zu fünf Spieler.

book-piece-marriage_board = Heiratsplan
    .note = Mit Zeremonienbereich und Elternglück.
book-piece-pink_members = pinke Familienmitglieder
book-piece-twelfth_members = zwölfte Familienmitglieder
    .note = Ein „1er“ je Farbe.
book-piece-wedding_die = vierseitiger Würfel
book-piece-seventh_plague = Peststein
    .note = Der siebte.
book-piece-wedding_card = Übersichtskarte „Hochzeit“
book-piece-bread = Brote
    .note = Hier unbegrenzt.

book-piece-silver_goals = silberne Lebensziele
    .note = Zwei davon brauchen das Wirtshaus oder den Hafen.
book-piece-gold_goals = goldene Lebensziele
    .note = Eines braucht den Hafen, ein anderes entfällt mit dem Hafen.

book-piece-star_customers = Kundenplättchen mit Stern
