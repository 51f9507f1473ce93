# One line about the game, each edition and each expansion.
about-village = Lead a family through four generations: work, travel, die, and be remembered.
about-2011 = The game as first published.
about-bigbox = The game with its expansions and a solo mode.
about-inn = Villagers you buy with beer or coins, each with a special ability.
about-goals = Secret goals that you score once you have reached them.
about-customers = More customers for the market.
about-port = Ships instead of wagons: captains, islands that buy and sell, missionaries, and treasure chests to bring home.
about-marriage = Weddings between families, pink figures, bread, a smuggler, and parents’ bliss.
