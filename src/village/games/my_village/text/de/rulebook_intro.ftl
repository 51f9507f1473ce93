### Introduction to the rules of My Village: aim, a turn, a life, the end, and an example turn.

book-intro-aim = Worum es geht
    .text = Du baust dein eigenes Dorf: Handwerksgebäude, Felder, eine Kirche, einen Rat, Kunden, Reisen. Wer am Ende die meisten Ruhmespunkte hat, gewinnt.
book-intro-turn = Ein Zug
    .text = Nimm zwei Würfel aus dem Würfelvorrat; ihre Summe ist dein Wert. Damit nimmst du über ein schwarzes Banner eine Karte, aktivierst beliebig viele weiße Banner deines Dorfes oder rufst den Dorfvorsteher.
book-intro-life = Ein Leben
    .text = Vieles kostet Zeit, und dein Zeitmarker zieht von Wolke zu Wolke. Überquert er die Brücke, kommt am Ende des Zuges der Sensenmann: Einer deiner Dorfbewohner stirbt, und sein Bereich ruht, bis die Schule einen neuen bringt.
book-intro-end = Das Ende
    .text = Sind am Ende einer Runde genug Särge belegt, ist die Partie zu Ende. Geschichtspunkte zählen nur, wenn der Dorfvorsteher sie ins Haupthaus gebracht hat; am Geschichtenbaum fallen sie den Ratten zum Opfer.
book-intro-example-1 = Anna nimmt eine weiße 3 und eine weiße 5: Ihr Wert ist 8.
book-intro-example-2 = Ihre Schmiede zeigt eine 8. Sie stellt einen Pflug her, und das kostet keine Zeit.
book-intro-example-3 = Auch ein Kunde in ihrem Dorf zeigt eine 8 und will einen Pflug. Ihr Händler ist anwesend, also bedient sie den Kunden.
book-intro-example-4 = Auch die Kinder dürfen bei 8 spielen: 1 Geschichtspunkt für den Geschichtenbaum. Mehr Banner passen nicht, und ihr Zug ist zu Ende.
