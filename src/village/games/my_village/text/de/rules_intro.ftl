### Introduction to the rules of My Village: aim, a turn, a life, the end, and an example turn.

page-rules-intro-aim = Worum es geht
page-rules-intro-aim-note = Du baust dein eigenes Dorf: Handwerksgebäude, Felder, eine Kirche, einen Rat, Kunden, Reisen. Wer am Ende die meisten Ruhmespunkte hat, gewinnt.
page-rules-intro-turn = Ein Zug
page-rules-intro-turn-note = Nimm zwei Würfel aus dem Vorrat; ihre Summe ist dein Wert. Damit nimmst du über ein schwarzes Banner eine Karte, aktivierst beliebig viele weiße Banner deines Dorfes oder rufst den Dorfvorsteher.
page-rules-intro-life = Ein Leben
page-rules-intro-life-note = Vieles kostet Zeit, und dein Zeitmarker zieht um die Wolken. Überquert er die Brücke, kommt am Ende des Zuges der Sensenmann: Einer deiner Dorfbewohner stirbt, und sein Bereich ruht, bis die Schule einen neuen bringt.
page-rules-intro-end = Das Ende
page-rules-intro-end-note = Sind am Ende einer Runde genug Särge belegt, ist die Partie zu Ende. Geschichtspunkte zählen nur, wenn der Dorfvorsteher sie ins Haus gebracht hat; am Baum fallen sie den Ratten zum Opfer.
page-rules-intro-example = Beispiel für einen Zug
page-rules-intro-example-1 = Anna nimmt eine weiße 3 und eine weiße 5: Ihr Wert ist 8.
page-rules-intro-example-2 = Ihre Schmiede zeigt eine 8. Sie stellt einen Pflug her, und das kostet keine Zeit.
page-rules-intro-example-3 = Auch ein Kunde in ihrem Dorf zeigt eine 8 und will einen Pflug. Ihr Händler ist anwesend, also bedient sie den Kunden.
page-rules-intro-example-4 = Auch die Kinder dürfen bei 8 spielen: 1 Geschichtspunkt für den Baum. Mehr Banner passen nicht, und ihr Zug ist zu Ende.
