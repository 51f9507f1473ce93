### Overview cards: the order of events at a glance.

book-card-round = The round
book-card-round-1 = Fill the action spaces
    .text = New influence cubes and all plague cubes in the supply go into the green bag; cubes drawn at random go to the action spaces.
book-card-round-2 = Take a cube
    .text = In turn, each player takes one cube. A plague cube costs 2 time and goes back. Or use the well: 3 cubes of one color for any action.
book-card-round-3 = Perform the action
    .text = You may perform the action of that space. Only a market day must be held.
book-card-round-4 = End of the turn
    .text = If your marker crossed the bridge, one of your family members dies. Then the next player takes a turn, until no cube is left.
book-card-round-5 = Mass
    .text = When all spaces are empty, a mass is said.
book-card-round-6 = New round
    .text = The owner of the ring becomes the starting player, and the ring returns to the council chamber.

book-card-mass = Mass
book-card-mass-1 = Draw 4 pieces
    .text = In turn, players may buy their own family members out of the black bag for 1 coin each, 4 at most in all. Draw the rest at random. Monks go back; family members go to the first window.
book-card-mass-2 = Move up
    .text = In turn, each player may pay grain to move family members from window to window: 1, 2 and 2 bags.
book-card-mass-3 = Majority
    .text = Most family members in the church: 2 prestige points. Ties: the one farthest along; if that is tied, too, each of them.

book-card-death = A death
book-card-death-1 = When?
    .text = Each time the marker crosses the bridge: at the end of the turn, but at once on a market day.
book-card-death-2 = Who?
    .text = One of the lowest generation among the visible family members.
book-card-death-3 = Where to?
    .text = To the chronicle, if the profession has a free space; otherwise to an anonymous grave.
book-card-death-4 = End of the game?
    .text = The last chronicle space or the last grave triggers the end.

book-card-scoring = Final scoring
book-card-scoring-1 = Travel
    .text = 1, 3, 6, 10, 14 or 18 points for 1 to 6 cities.
book-card-scoring-2 = Council chamber
    .text = 0, 2, 4 or 6 points for each family member on stages 1 to 4.
book-card-scoring-3 = Church
    .text = 2, 3, 4 or 6 points for each family member at windows 1 to 4.
book-card-scoring-4 = Chronicle
    .text = 4 points for 3 family members, 7 for 4, 12 for 5 or more.
book-card-scoring-5 = Customers
    .text = The points on each tile.
book-card-scoring-6 = Coins
    .text = 1 point each.

book-card-wedding = Wedding
book-card-wedding-1 = Roll the die
    .text = It names a rank. If the rank is free, a pink figure goes there, from the supply or else from parents’ bliss.
book-card-wedding-2 = Marry
    .text = In order of rank, the first marries the second, the third the fourth. A figure left over waits.
book-card-wedding-3 = Prestige
    .text = Newlyweds give the prestige of their rank and move to parents’ bliss. Two pink figures who marry return to the supply.
book-card-wedding-4 = Dowry
    .text = In order of rank: a child, or bread and a cube, or a good.

book-card-solo = Solo: Carla’s turn
book-card-solo-1 = She takes a cube
    .text = The color you took from the same space; else that color from the next space clockwise; else a cube of your choice from the same space; else from the next space clockwise.
book-card-solo-2 = Her ring
    .text = The cube goes into the next recess. If it passes a fate tile, reveal it: a quill costs her a family member, who goes to the section of the space the cube came from.
book-card-solo-3 = From the market
    .text = She takes the front customer. On your market day, she takes one after your first sale or pass.
book-card-solo-4 = From the church
    .text = One of her family members waiting there goes into the black bag.
book-card-solo-5 = The well
    .text = If you use the well, she does nothing, and you take another turn.
book-card-solo-6 = New round
    .text = All her cubes but the last return to the supply.

book-card-solo_mass = Solo: mass
book-card-solo_mass-1 = Buy
    .text = You may buy your own family members for 1 coin each.
book-card-solo_mass-2 = Draw one by one
    .text = Up to 4 pieces in all. A family member of Carla’s goes to the first window that has none of hers.
book-card-solo_mass-3 = Move up
    .text = Only you pay grain and move up.
book-card-solo_mass-4 = Majority
    .text = She counts, but gains nothing.

book-card-solo_wedding = Solo: wedding
book-card-solo_wedding-1 = Roll the die twice
    .text = Carry out each roll before the next; there are three pink figures.
book-card-solo_wedding-2 = Marry
    .text = In order of rank, as usual.
book-card-solo_wedding-3 = Prestige
    .text = As usual. Two pink figures who marry return to the supply.
book-card-solo_wedding-4 = Dowry
    .text = As usual.
