### Was die Seite zu diesem Spiel neben seinem Spielplan sagt.

## Der erste Bildschirm

page-title = Ein eigenes Dorf
page-lead = Nimm zwei Würfel, bilde einen Wert und aktiviere die Banner, die ihn zeigen. Die Zeit vergeht, Dorfbewohner sterben, und nur heimgebrachte Geschichten sind vor den Ratten sicher.

## Ein neuer Tisch

page-edition-2015 = Die bisher einzige Ausgabe, für 2 bis 4.

## Während des Spiels

page-round = Runde { $round }

## Wertung

page-part-windows = { $n ->
    [one] 1 Kirchenfenster
   *[other] { $n } Kirchenfenster
}
page-part-house = Geschichtspunkte im Haus
page-part-laborers = { $n ->
    [one] 1 Tagelöhner
   *[other] { $n } Tagelöhner
}

## Ende und Rückblick

page-course-note = Die Zahlen unten sind Runden; jede Linie zählt, was ein Dorf erhielte, wenn das Spiel dort endete.
page-to-round = Zu einer Runde gehen
