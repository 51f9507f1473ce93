### Wie die Regeln von My Village beginnen: Ziel, ein Zug, ein Leben, das Ende und ein Zug als Beispiel.

page-booklet-aim = Worum es geht
page-booklet-aim-note = Du baust ein eigenes Dorf: Werkstätten, Felder, eine Kirche, einen Rat, Kunden, Reisen. Wer am Ende die meisten Ruhmespunkte hat, gewinnt.
page-booklet-turn = Ein Zug
page-booklet-turn-note = Nimm zwei Würfel aus dem Vorrat; ihre Summe ist dein Wert. Damit nimmst du eine Karte durch ein schwarzes Banner, nutzt beliebig viele weiße Banner deines Dorfes oder rufst den Dorfvorsteher.
page-booklet-life = Ein Leben
page-booklet-life-note = Vieles kostet Zeit, und dein Stein geht um die Wolken. Geht er über die Brücke, kommt am Ende des Zuges der Sensenmann: Einer deiner Dorfbewohner stirbt, und sein Beruf ruht, bis die Schule einen neuen bringt.
page-booklet-end = Das Ende
page-booklet-end-note = Sind am Ende einer Runde genug Särge belegt, ist die Partie vorbei. Geschichten zählen nur, wenn der Dorfvorsteher sie ins Haus gebracht hat; was am Baum hängt, fressen die Ratten.
page-booklet-example = Ein Zug als Beispiel
page-booklet-example-1 = Anna nimmt eine weiße 3 und eine weiße 5: Ihr Wert ist 8.
page-booklet-example-2 = Ihre Schmiede zeigt eine 8. Sie macht einen Pflug, und das kostet keine Zeit.
page-booklet-example-3 = Ein Kunde in ihrem Dorf zeigt auch eine 8 und will einen Pflug. Ihr Händler ist da: bedient.
page-booklet-example-4 = Auch die Kinder dürfen bei 8 spielen: ein Geschichtspunkt für den Baum. Mehr passt nicht, und ihr Zug ist zu Ende.
