### Overview cards: the order of events at a glance.

book-card-preparation = Vorbereitungsphase
book-card-preparation-1 = Die Hand
    .text = Liegt der Handrücken oben, drehe sie um. Lege 1 Geschichtspunkt darauf.
book-card-preparation-2 = Würfeln
    .text = Wirf alle weißen und schwarzen Würfel: Sie bilden den Würfelvorrat.

book-card-turn = Ein Zug
book-card-turn-1 = Zwei Würfel wählen
    .text = Ihre Summe ist dein Bannerwert. Jeder schwarze Würfel kostet sofort 2 Zeit.
book-card-turn-2 = Würfel ändern
    .text = 1 Münze: ein Würfel um 1 höher oder niedriger. 1 Marker vom Versammlungsplatz: ein Würfel auf einen beliebigen Wert.
book-card-turn-3 = Banner aktivieren
    .text = Ein schwarzes Banner mit deinem Wert; oder beliebig viele weiße Banner deines Dorfes mit deinem Wert; oder das schwarze Fragezeichen.
book-card-turn-4 = Stirbt ein Dorfbewohner?
    .text = Nur wenn dein Zeitmarker in diesem Zug die Brücke überquert hat.

book-card-death = Ein Todesfall
book-card-death-1 = Sensenmann
    .text = Er kehrt zur Brücke zurück; der Zeitmarker bleibt stehen.
book-card-death-2 = Dorfbewohner wählen
    .text = Nachkommen in der Schule sind nicht wählbar.
book-card-death-3 = Sarg
    .text = Auf einen freien Platz seines Berufs in der Dorfchronik, der Geschichtspunkte bringt; sonst in ein Grab.
book-card-death-4 = Tagelöhner
    .text = War es dein letzter Dorfbewohner, nimm ein Tagelöhnerplättchen und setze einen neuen ein.
book-card-death-5 = Rattenwürfel
    .text = Würfle und ziehe die Ratte so viele Felder vor.
book-card-death-6 = Ratteneinfall?
    .text = Kommt die Ratte an, verlieren alle die Hälfte der Geschichtspunkte am Baum, abgerundet. Dann geht die Ratte zurück.

book-card-scoring = Wertung
book-card-scoring-1 = Kirche
    .text = Die Kirche, dazu 2, 4, 7, 10, 14 oder 20 Punkte für 1 bis 6 Fenster.
book-card-scoring-2 = Rat
    .text = Der Versammlungsplatz und die Ratsstube mit ihrem Bonus.
book-card-scoring-3 = Felder
    .text = Je 1 Punkt.
book-card-scoring-4 = Reisen
    .text = Die Punkte auf den Karten.
book-card-scoring-5 = Bediente Kunden
    .text = Die Punkte auf den Karten.
book-card-scoring-6 = Haupthaus
    .text = Seine Geschichtspunkte.
book-card-scoring-7 = Tagelöhner
    .text = Minus 5 Punkte je Plättchen.
book-card-scoring-8 = Hand
    .text = 1 Punkt für den, der sie hat.
