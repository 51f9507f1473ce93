# Was sich spielen lässt: `village boxes`.
offers-seats = { $seats } Personen.
offers-usual = Die übliche.
offers-fits = Ausgaben: { $editions }.
offers-numbers = Zahlen: { $printed } gedruckt, { $likely } wahrscheinlich, { $proposed } vorgeschlagen.
where-else = Tafeln, Karten und Spielregel
status-printed = gedruckt
status-likely = wahrscheinlich
status-proposed = vorgeschlagen
