# The available games, editions and expansions: `village catalog`.
catalog-seats = { $seats } players.
catalog-usual = The default.
catalog-fits = Editions: { $editions }.
catalog-values = Values: { $printed } printed, { $reported } reported, { $estimated } estimated.
value-locations-else = the boards, the cards and the rulebook
status-printed = printed
status-reported = reported
status-estimated = estimated
