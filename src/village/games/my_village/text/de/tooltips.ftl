### Explanations of everything on the board, for new players. Numbers come from the table.

## Dice and values

page-tooltip-land = Hügel, Fluss und Bäume sind nur Dekoration. Was du bekommen kannst, liegt in den benannten Bereichen; die Würfel bestimmen, was davon möglich ist.
    .title = Landschaft
page-tooltip-pool = Die Würfel dieser Runde. In deinem Zug nimmst du zwei davon; ihre Summe ist dein Wert.
page-tooltip-die = Einer der Würfel dieser Runde. { $colour ->
    [black] Ein schwarzer Würfel kostet { $time } Zeit, sobald er genommen wird.
   *[white] Ein weißer Würfel kostet nichts.
}
page-tooltip-tray = Die zwei Würfel dieses Zuges und der Wert, den sie ergeben.
page-tooltip-supply = Der Vorrat: Von hier kommen Güter, Münzen, Geschichtspunkte und Marker, und hierher kommt, was bezahlt wird. Er geht nie aus.
page-tooltip-value = Mit dem Wert { $value } aktivierst du Banner, die { $value } zeigen: ein schwarzes des Spielplans oder beliebig viele weiße deines Dorfes. Eine Münze ändert einen Würfel um 1, ein Marker des Versammlungsplatzes dreht ihn auf eine beliebige Seite.

## Cards

page-tooltip-church = Jedes Dorf darf eine Kirche haben; sie bringt einen dauerhaften Vorteil, solange der Abt anwesend ist. { $lines }
page-tooltip-monk = Ein Mönch zählt dauerhaft als Fenster deiner Kirche und bringt einmal einen Bonus. { $lines }
page-tooltip-council = Jedes Dorf darf eine Ratsstube haben; ihr Banner kannst du immer wieder aktivieren, solange der Ratsherr anwesend ist. { $lines }
page-tooltip-meeting = Jedes Dorf darf einen Versammlungsplatz haben. Er bringt Geschichtspunkte, Marker, mit denen du einen Würfel auf eine beliebige Seite drehst, und ein Plättchen, mit dem ein anderes Banner auch zu { $low } und { $high } passt. { $lines }
page-tooltip-field = Ein Dorf darf beliebig viele Felder haben und braucht dafür keinen Dorfbewohner. Das Banner bringt { $coins }, mit einem Pflug auf dem Feld mehr. { $lines }
page-tooltip-craft = Jedes Dorf darf ein Gebäude jeder Art haben. Das weiße Banner stellt ein Gut her, sooft du den passenden Wert hast und der Handwerker anwesend ist. { $lines }
page-tooltip-stack = Reisen gehen von A bis E, eine Karte pro Buchstabe, solange der Reisende anwesend ist. Welche Karte du bekommst, siehst du erst nach dem Bezahlen. { $lines }
page-tooltip-journey = Eine Reise dieses Dorfes, die am Ende Punkte bringt. { $lines }
page-tooltip-customer = Ein Kunde. Auf deinem Markt bedienst du ihn mit dem passenden Wert, den gewünschten Gütern und dem Händler; erst dann bringt er Punkte. { $lines }
page-tooltip-steward = Mit diesem Banner holst du 1 bis 4 Kunden auf deinen Markt; je mehr du nimmst, desto teurer wird es. { $lines }
page-tooltip-hand = Wer die Hand nimmt, bekommt die Geschichtspunkte darauf und beginnt die nächste Runde. Jetzt { $n ->
    [one] liegt 1
   *[other] liegen { $n }
} darauf.

## Market, chronicle, graves and rat

page-tooltip-display = Hier warten Kunden, bis die Amtsstube sie auf einen Markt holt. Danach wird auf { $n } ergänzt, solange der Stapel reicht.
page-tooltip-chronicle = Der erste Verstorbene eines Berufs bringt { $first } Geschichtspunkte, der zweite { $second }. Danach sind die Plätze dieses Berufs belegt, und weitere kommen in ein Grab.
page-tooltip-graves = Hier liegen Verstorbene, für die in der Dorfchronik kein Platz war. Sie bringen nichts, zählen aber als belegte Särge für das Spielende.
page-tooltip-coffins = Jeder Todesfall belegt einen Sarg. Nach der Runde, in der { $end } belegt sind, ist die Partie zu Ende.
page-tooltip-rat = Nach jedem Todesfall rückt die Ratte vor. Kommt sie an, verlieren alle die Hälfte der Geschichtspunkte am Baum; sie ist noch { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} entfernt.

## A village

page-tooltip-village = Das Dorf von { $who }: Vorrat, Lebenszeitleiste, Dorfbewohner, Dorfvorsteher und Karten.
page-tooltip-life = Die Zeit dieses Dorfes. Für jede gezahlte Zeit rückt der Zeitmarker um eine von { $clouds } Wolken vor; überquert er die Brücke, stirbt am Ende des Zuges ein Dorfbewohner.
page-tooltip-coin = Eine Münze erhöht oder senkt einen deiner Würfel um 1; auch Reisen und Kunden können Münzen kosten. Am Ende zählen Münzen nur bei Gleichstand.
page-tooltip-story = Geschichtspunkte am Baum sind noch nicht sicher: Die Ratten fressen die Hälfte. Kommt der Dorfvorsteher zum Haus, wandern sie ins Haus.
page-tooltip-house = Geschichtspunkte im Haus sind sicher; jeder ist am Ende 1 Punkt wert.
page-tooltip-laborer = Wer keinen Dorfbewohner mehr hat, nimmt einen Tagelöhner. Jeder zählt am Ende { $points } Punkte.
page-tooltip-served = Kunden, die dieses Dorf bedient hat. Nur sie bringen am Ende Punkte.
page-tooltip-total = Die Punkte dieses Dorfes, wenn die Partie jetzt zu Ende wäre.
page-tooltip-has-hand = Wer zu Beginn einer Runde die Hand hat, ist Startspieler.
page-tooltip-villager = { $profession ->
    [abbot] Den Abt brauchst du für Kirche und Mönche.
    [councilman] Den Ratsherrn brauchst du für Ratsstube und Versammlungsplatz.
    [traveller] Den Reisenden brauchst du für Reisen.
    [craftsman] Den Handwerker brauchst du für die Handwerksgebäude.
   *[merchant] Den Händler brauchst du, um Kunden zu bedienen.
} Solange der Platz leer ist, ist der Bereich nicht aktiv; die Schule bringt einen neuen Dorfbewohner.
page-tooltip-pupil-left = Ein Nachkomme auf dem linken Platz der Schule: Beim nächsten Mal rückt er kostenlos weiter oder wird für { $time } Zeit Dorfbewohner.
page-tooltip-pupil-right = Der rechte Platz der Schule: Ein Nachkomme, der von hier Dorfbewohner wird, bringt { $story } Geschichtspunkte.
page-tooltip-follow = Der Nachkomme aus der Schule übernimmt diesen Beruf, und der Bereich ist sofort aktiv.
page-tooltip-school = Mit einem dieser Werte aktivierst du die Schule: Ein Nachkomme kommt, rückt weiter oder wird Dorfbewohner.
page-tooltip-play = Mit einem dieser Werte spielen die Kinder: { $story ->
    [one] 1 Geschichtspunkt
   *[other] { $story } Geschichtspunkte
}, kostenlos.
page-tooltip-question = Mit jedem Wert geht der Dorfvorsteher einen Schritt, für { $time } Zeit. In diesem Zug aktivierst du dann kein anderes Banner.
page-tooltip-headman = Der Dorfvorsteher geht zwischen Haus, Münzfeld und Geschichtenfeld hin und her; jeder Schritt braucht das Fragezeichenbanner und kostet { $time } Zeit.
page-tooltip-path-house = Kommt der Dorfvorsteher zum Haus, wandern alle Geschichtspunkte vom Baum ins Haus und sind sicher.
page-tooltip-path-coin = Ein Schritt des Dorfvorstehers hierher bringt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
page-tooltip-path-story = Ein Schritt des Dorfvorstehers hierher bringt { $n } Geschichtspunkte.
page-tooltip-mark = Eine Markierung des Rats: Sie bleibt dauerhaft, und was markiert ist, bringt am Ende Punkte.

## Areas of the main board; the texts of their signs

page-tooltip-area-religion = { page-area-note-religion }
page-tooltip-area-council = { page-area-note-council }
page-tooltip-area-crafts = { page-area-note-crafts }
page-tooltip-area-travel = { page-area-note-travel }
page-tooltip-area-field = { page-area-note-field }
page-tooltip-area-hand = { page-area-note-hand }
page-tooltip-area-market = { page-area-note-market }
page-tooltip-area-fate = { page-area-note-fate }
page-tooltip-stop = .
