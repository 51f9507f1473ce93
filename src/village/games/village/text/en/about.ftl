# One line about the game, each edition and each box.
about-village = A family over four generations: work, travel, die, and be remembered.
about-2011 = The game as it first appeared.
about-bigbox = The game with its later boxes, and with rules for a player alone.
about-inn = Villagers to buy with beer, each with a power of its own.
about-goals = Aims that bring points to whoever reaches them.
about-customers = More customers for the market.
about-port = Ships instead of wagons: captains, islands that buy and sell, missions, and chests to bring home.
about-marriage = Weddings between families, pink members, bread, a smuggler, and the bliss of parents.
