# What can be played: `village boxes`.
catalog-seats = { $seats } players.
catalog-usual = The usual one.
catalog-fits = Editions: { $editions }.
catalog-numbers = Numbers: { $printed } printed, { $likely } likely, { $proposed } proposed.
number-locations-else = the boards, the cards and the rulebook
status-printed = printed
status-likely = likely
status-proposed = proposed
