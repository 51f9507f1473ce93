# What can be played: `village boxes`.
offers-seats = { $seats } players.
offers-usual = The usual one.
offers-fits = Editions: { $editions }.
offers-numbers = Numbers: { $printed } printed, { $likely } likely, { $proposed } proposed.
where-else = the boards, the cards and the rulebook
status-printed = printed
status-likely = likely
status-proposed = proposed
