### Who made the printed games: the roles named in the rulebooks.

book-credit-design = Design
book-credit-illustration = Illustration
book-credit-illustration_layout = Illustrations and layout
book-credit-illustration_graphics = Illustrations and graphics
book-credit-graphics = Graphic design
book-credit-box = Box design
book-credit-direction = Art direction and production
book-credit-models = 3D models
book-credit-development = Editing and development
book-credit-game_development = Development
book-credit-rulebook = Rulebook
book-credit-rulebook_layout = Rulebook and rulebook layout
book-credit-revision = Rulebook revision
book-credit-chinese = Chinese translation and proofreading
book-credit-chinese_layout = Chinese layout and logo
book-credit-thanks = Special thanks to the playtesters
book-credit-publisher = Publisher
book-credit-distribution = Distribution
