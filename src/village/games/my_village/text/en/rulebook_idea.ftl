### Idea and aim of the game, and hints.

book-title-my_village = My Village

book-idea-my_village-1 = A new chapter of the village chronicle: this time, every player builds a village of their own. It starts as a small farmyard with an abbot, a councilman, a traveler, a craftsman and a merchant, and it grows with every church, council chamber, field, craft building, customer and journey.
book-idea-my_village-2 = Meanwhile time runs out. Now and then a villager dies, and its space stays empty until the school has trained a successor, so you cannot keep everything going. The village has its stories, too, but rats come for the pages that are not safe in the main house.
book-idea-my_village-3 = When enough villagers of all players have died, the game ends. The player with the most prestige points from buildings, fields, customers, monks, travel and saved stories wins.

book-hint-my_village-1 = Your play banner shows two values that craft buildings show, too. Buildings with those values give you more white banners for the same dice.
book-hint-my_village-2 = Before you choose dice, look at your white banners: a value that activates three of them is often worth more than a new card.
book-hint-my_village-3 = Activate white banners one after another and finish each of them. A villager from the school or a good you have just produced already counts for the next one.
book-hint-my_village-4 = Watch the rat: from a red space of its track, the next roll may be enough. Then bring your story points home.
book-hint-my_village-5 = Customers cost no goods when you take them, only when you serve them. Serve them before the end: unserved customers are worth nothing.
