### Overview cards: the order of events at a glance.

book-card-preparation = Preparation phase
book-card-preparation-1 = The hand
    .text = If it is palm down, turn it palm up. Place 1 story point on it.
book-card-preparation-2 = Roll the dice
    .text = Roll all white and black dice: they form the dice pool.

book-card-turn = A turn
book-card-turn-1 = Choose two dice
    .text = Their sum is your banner value. Each black die costs 2 time at once.
book-card-turn-2 = Change them
    .text = 1 coin: one die up or down by 1. 1 meeting place marker: one die to any face.
book-card-turn-3 = Activate banners
    .text = One black banner with your value; or any number of white banners in your village with your value; or the black question mark.
book-card-turn-4 = Does a villager die?
    .text = Only if your time marker has crossed the bridge in this turn.

book-card-death = A death
book-card-death-1 = Grim reaper
    .text = He returns to the bridge; the time marker stays.
book-card-death-2 = Choose a villager
    .text = Descendants in the school cannot be chosen.
book-card-death-3 = Coffin
    .text = To a free chronicle space of the profession, which gives story points; otherwise to an anonymous grave.
book-card-death-4 = Day laborer
    .text = If it was your last villager, take a day laborer tile and place a new villager.
book-card-death-5 = Rat die
    .text = Roll it and move the rat that many spaces.
book-card-death-6 = Rat invasion?
    .text = When the rat arrives, every player loses half of the story points on the tree, rounded down. Then the rat goes back.

book-card-scoring = Final scoring
book-card-scoring-1 = Religion
    .text = The church, plus 2, 4, 7, 10, 14 or 20 points for 1 to 6 windows.
book-card-scoring-2 = Council
    .text = The meeting place and the council chamber with its bonus.
book-card-scoring-3 = Fields
    .text = 1 point each.
book-card-scoring-4 = Travel
    .text = The points on the cards.
book-card-scoring-5 = Served customers
    .text = The points on the cards.
book-card-scoring-6 = Main house
    .text = Its story points.
book-card-scoring-7 = Day laborers
    .text = Minus 5 points for each tile.
book-card-scoring-8 = Hand
    .text = 1 point for its owner.
