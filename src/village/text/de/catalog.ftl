# The available games and expansions: `village catalog`.
catalog-seats = { $seats } Spieler.
catalog-usual = Voreingestellt.
catalog-fits = Ausgaben: { $editions }.
catalog-values = Werte: { $printed } gedruckt, { $reported } berichtet, { $estimated } geschätzt.
value-locations-else = Pläne, Karten und Spielregel
status-printed = gedruckt
status-reported = berichtet
status-estimated = geschätzt
