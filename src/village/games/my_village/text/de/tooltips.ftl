### Was etwas auf dem Spielplan ist, für jemanden, der es zum ersten Mal sieht. Zahlen kommen aus der Tabelle.

## Würfel und Werte

page-what-land = Hügel, Fluss und Bäume gehören nur zum Bild. Was man bekommen kann, liegt in den Bereichen mit einem Namen; was davon offen ist, sagen die Würfel.
    .title = Das Land
page-what-pool = Die Würfel dieser Runde. In deinem Zug nimmst du zwei davon; ihre Summe ist dein Wert.
page-what-die = Einer der Würfel dieser Runde. { $colour ->
    [black] Ein schwarzer Würfel kostet { $time } Zeit, sobald er genommen wird.
   *[white] Ein weißer Würfel kostet nichts.
}
page-what-tray = Die zwei Würfel dieses Zuges und der Wert, den sie ergeben.
page-what-supply = Der Vorrat: Waren, Münzen, Geschichtspunkte und Marker kommen von hier, und was bezahlt wird, kehrt zurück. Er reicht für alle.
page-what-value = Der Wert { $value } hebt die Banner, die { $value } zeigen: ein schwarzes des Spielplans oder beliebig viele weiße deines Dorfs. Eine Münze ändert einen Würfel um eins, ein Marker des Versammlungsplatzes dreht ihn auf jede Seite.

## Karten

page-what-church = Jedes Dorf darf eine Kirche haben; sie hilft auf Dauer, solange der Abt da ist. { $lines }
page-what-monk = Ein Mönch ist für immer ein Fenster deiner Kirche und hilft einmal. { $lines }
page-what-council = Jedes Dorf darf eine Ratskammer haben; ihr Banner lässt sich immer wieder heben, solange der Ratsherr da ist. { $lines }
page-what-meeting = Jedes Dorf darf einen Versammlungsplatz haben. Er bringt Geschichtspunkte, Marker, die einen Würfel auf jede Seite drehen, und ein Plättchen, durch das ein anderes Banner auch bei { $low } und { $high } gilt. { $lines }
page-what-field = Ein Dorf darf beliebig viele Felder haben, und niemand muss da sein. Sein Banner bringt { $coins }, mit einem Pflug darauf mehr. { $lines }
page-what-craft = Eines jeder Art für ein Dorf. Sein weißes Banner macht ein Gut, sooft du seinen Wert und den Handwerker hast. { $lines }
page-what-stack = Reisen gehen von A bis E, eine Karte je Buchstabe, solange der Reisende da ist. Welche Karte es ist, sieht man danach. { $lines }
page-what-journey = Eine Reise dieses Dorfs, die am Ende zählt. { $lines }
page-what-customer = Ein Kunde. Auf deinem Markt bedienst du ihn mit seinem Wert, den gewünschten Gütern und dem Händler; erst dann zählt er. { $lines }
page-what-steward = Mit diesem Banner holst du ein bis vier Kunden auf deinen Markt; mehr davon kosten mehr Zeit. { $lines }
page-what-hand = Wer die Hand nimmt, bekommt die Geschichtspunkte darauf und beginnt die nächste Runde. Jetzt { $n ->
    [one] liegt 1
   *[other] liegen { $n }
} darauf.

## Markt, Tote und Ratte

page-what-display = Hier warten Kunden, bis die Amtsstube sie auf einen Markt holt. Danach sind es wieder { $n }, solange der Stapel reicht.
page-what-chronicle = Der erste Tote eines Berufs bringt { $first } Geschichtspunkte, der zweite { $second }; dann ist sein Platz im Buch voll, und andere bekommen ein Grab.
page-what-graves = Hier liegen die Toten, für die in der Chronik kein Platz ist. Sie bringen nichts, zählen aber bis zum Ende mit.
page-what-coffins = Jeder Tod füllt einen Sarg. Nach der Runde, in der { $end } gefüllt sind, ist das Spiel zu Ende.
page-what-rat = Jeder Tod lässt die Ratte laufen. Kommt sie an, verlieren alle die Hälfte der Geschichtspunkte am Baum; sie ist noch { $n } entfernt.

## Ein Dorf

page-what-village = Das Dorf von { $who }: Vorrat, Lebensleiste, Dorfbewohner, Dorfvorsteher und Karten.
page-what-life = Die Zeit dieses Dorfs. Jede bezahlte Zeit bewegt den Marker um eine von { $clouds } Wolken; überquert er die Brücke, stirbt am Ende des Zuges ein Dorfbewohner.
page-what-coin = Eine Münze erhöht oder senkt einen deiner Würfel um 1 und bezahlt Reisen und Kunden. Am Ende entscheidet sie nur bei Gleichstand.
page-what-story = Geschichtspunkte am Baum sind noch nicht sicher: Die Ratte frisst die Hälfte. Kommt der Dorfvorsteher heim, ziehen sie ins Haus.
page-what-house = Geschichtspunkte im Haus sind sicher, und jeder zählt am Ende 1.
page-what-laborer = Wer niemanden mehr hat, der sterben kann, nimmt einen Tagelöhner. Jeder zählt am Ende { $points }.
page-what-served = Kunden, die dieses Dorf bedient hat. Nur sie zählen am Ende.
page-what-total = Was dieses Dorf zählte, wenn das Spiel jetzt zu Ende wäre.
page-what-has-hand = Wer die Hand hat, beginnt die Runde.
page-what-villager = { $profession ->
    [abbot] Den Abt braucht es für Kirche und Mönche.
    [councilman] Den Ratsherrn braucht es für Ratskammer und Versammlungsplatz.
    [traveller] Den Reisenden braucht es für Reisen.
    [craftsman] Den Handwerker braucht es für die Handwerksgebäude.
   *[merchant] Den Händler braucht es, um Kunden zu bedienen.
} Solange der Platz leer ist, wirken diese Banner nicht; die Schule bringt jemand Neuen.
page-what-pupil-left = Ein Nachkomme auf der ersten Bank der Schule: Beim nächsten Mal rückt er umsonst weiter oder wird für { $time } Zeit Dorfbewohner.
page-what-pupil-right = Die zweite Bank der Schule: Ein Nachkomme, der von hier Dorfbewohner wird, bringt { $story } Geschichtspunkte.
page-what-follow = Der Nachkomme aus der Schule übernimmt diesen Beruf, und dessen Banner wirken sofort.
page-what-school = Mit einem dieser Werte arbeitet die Schule: Ein Nachkomme kommt, rückt weiter oder wird Dorfbewohner.
page-what-play = Mit einem dieser Werte spielen die Kinder: { $story ->
    [one] 1 Geschichtspunkt
   *[other] { $story } Geschichtspunkte
} ohne Kosten.
page-what-question = Mit jedem Wert geht der Dorfvorsteher einen Schritt, für { $time } Zeit. In diesem Zug wird dann kein anderes Banner gehoben.
page-what-headman = Der Dorfvorsteher geht zwischen Haus, Münze und Geschichten hin und her; jeder Schritt kostet { $time } Zeit und das Fragezeichen.
page-what-path-house = Kommt der Dorfvorsteher heim, kommen alle Geschichtspunkte vom Baum ins Haus und sind sicher.
page-what-path-coin = Ein Schritt des Dorfvorstehers hierher bringt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
page-what-path-story = Ein Schritt des Dorfvorstehers hierher bringt { $n } Geschichtspunkte.
page-what-mark = Eine Markierung des Rats: Sie bleibt für immer, und was markiert ist, zählt am Ende.

## Die Teile des Spielplans; was auf ihren Schildern steht

page-what-area-religion = { page-about-religion }
page-what-area-council = { page-about-council }
page-what-area-crafts = { page-about-crafts }
page-what-area-travel = { page-about-travel }
page-what-area-field = { page-about-field }
page-what-area-hand = { page-about-hand }
page-what-area-market = { page-about-market }
page-what-area-fate = { page-about-fate }
page-what-stop = .
