### Who made the printed games: the roles named in the rulebooks.

book-credit-design = Design
book-credit-illustration = Illustration
book-credit-graphics = Graphic design
book-credit-box = Box design
book-credit-direction = Art direction and production
book-credit-models = 3D models
book-credit-development = Editing and development
book-credit-rulebook = Rulebook
book-credit-revision = Rulebook revision
book-credit-chinese = Chinese translation and proofreading
book-credit-chinese_layout = Chinese layout and logo
book-credit-thanks = Special thanks to the playtesters
book-credit-publisher = Publisher
book-credit-distribution = Distribution
