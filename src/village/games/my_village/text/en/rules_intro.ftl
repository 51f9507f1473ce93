### How the rules of My Village begin: aim, a turn, a life, the end, and one turn as an example.

page-booklet-aim = What it is about
page-booklet-aim-note = You build a village of your own: workshops, fields, a church, a council, customers, journeys. Whoever has the most prestige points in the end wins.
page-booklet-turn = A turn
page-booklet-turn-note = Take two dice out of the pool; their sum is your value. With it take one card by a black banner, or use any number of white banners of your own village, or call the headman.
page-booklet-life = A life
page-booklet-life-note = Many things cost time, and your marker goes round the clouds. When it passes the bridge, the reaper comes at the end of the turn: one of your villagers dies, and that profession stands still until the school brings another.
page-booklet-end = The end
page-booklet-end-note = When enough coffins are filled at the end of a round, the game is over. Stories count only if the headman has brought them into the house; the rats eat what hangs on the tree.
page-booklet-example = A turn, as an example
page-booklet-example-1 = Anna takes a white 3 and a white 5: her value is 8.
page-booklet-example-2 = Her smithy shows an 8. It makes a plow, and that takes no time.
page-booklet-example-3 = A customer in her village shows an 8, too, and wants a plow. Her merchant is there: served.
page-booklet-example-4 = The children may play on 8 as well: a story point for the tree. Nothing more matches, and her turn is over.
