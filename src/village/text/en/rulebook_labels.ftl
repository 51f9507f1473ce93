### Headings of a rulebook and the words around its texts, for all games.

book-label-intro = How the game works
book-label-example = Example turn
book-label-idea = Theme and aim
book-label-components = Components
book-label-piece = Piece
book-label-number = Number
book-label-note = Note
book-label-hints = Hints
book-label-cards = Overview cards
book-label-terms = Terms
book-label-questions = Frequently asked questions
book-label-see = See also
book-label-values = Values
book-label-values-note = The values of the game, and how certain they are. If you own the game, you can play with the values printed in your copy.
book-label-sources = Sources
book-label-rulings = Our rulings
book-label-rulings-note = Rules on which the rulebooks are silent or differ, and what we decided.
book-label-ruling-whole = The whole rule.
book-label-options = Table options
book-label-options-note = Options chosen when a table is created.
book-label-option = Option
book-label-default = Default
book-label-rule = Rule
book-label-decision = Our ruling
book-label-credits = Credits
book-label-contents = Contents
book-label-appendices = Appendices

book-status-printed = printed
    .mark = {""}
    .text = A rulebook states the value, or its examples imply it.
book-status-reported = reported
    .mark = ○
    .text = Another public source states it, or it follows almost certainly from what we know.
book-status-estimated = estimated
    .mark = ◇
    .text = Our own value, balanced by play, because the printed one was not available.

book-yes = yes
book-no = no
book-on = on
book-off = off
book-random = random
book-comma = {", "}
book-semicolon = {"; "}
book-price = { $piece } { $worth }
