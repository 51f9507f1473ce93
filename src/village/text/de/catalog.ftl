# Was sich spielen lässt: `village boxes`.
catalog-seats = { $seats } Personen.
catalog-usual = Die übliche.
catalog-fits = Ausgaben: { $editions }.
catalog-numbers = Zahlen: { $printed } gedruckt, { $likely } wahrscheinlich, { $proposed } vorgeschlagen.
number-locations-else = Tafeln, Karten und Spielregel
status-printed = gedruckt
status-likely = wahrscheinlich
status-proposed = vorgeschlagen
