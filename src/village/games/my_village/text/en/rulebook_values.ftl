### The tables of values: titles, columns, rows and words.

## Titles

book-values-players = By number of players
book-values-coins = Coins at the start
book-values-board = On the boards
book-values-play = Values of the play banners
book-values-steward = Steward’s office
book-values-steward_prices = Price of customers
book-values-crafts = Craft buildings
book-values-craft_cards = Values of the craft buildings
book-values-fields = Fields and meeting place
book-values-places = Field and meeting place cards
book-values-customers = Customers
book-values-letters = Travel: dark sides
book-values-travel = Travel: light sides
book-values-churches = Churches
book-values-windows = Points for windows
book-values-monks = Monks
book-values-councils = Council chambers
book-values-council = What council chambers give

## Columns

book-column-value = value
book-column-players = { $n } players
book-column-seat = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
book-column-windows = { $n }
book-column-cards = cards
book-column-time = time
book-column-coin = coins
book-column-good = produces
book-column-white_time = time of the white banner
book-column-spaces = spaces
book-column-kind = type
book-column-banner = banner
book-column-count = number
book-column-prestige = prestige points
book-column-cost = additional cost
book-column-customers-cost = wants
book-column-either = wagon or coins
book-column-letter = letter
book-column-gray = gray cost
book-column-last = ends your travels
book-column-churches-windows = windows
book-column-bonus = bonus
book-column-amount = amount

## Rows

book-row-play = Village board { $n }
book-row-steward_prices = Price { $n }
book-row-my_village-setup-white_dice = white dice
book-row-my_village-setup-black_dice = black dice
book-row-my_village-setup-turns_per_round = turns of each player in a round
book-row-my_village-setup-end_coffins = coffins that end the game
book-row-my_village-setup-rat_start = spaces from the rat’s start to the invasion space
book-row-my_village-setup-round_limit = rounds after which the game ends in any case
book-row-my_village-setup-start_coins = coins of the players in turn order
book-row-my_village-setup-seats = numbers of players
book-row-my_village-setup-customer_display = customers in the display
book-row-my_village-life-clouds = clouds on the life time track
book-row-my_village-life-start = clouds behind you at the start
book-row-my_village-life-black_die = time for a black die
book-row-my_village-people-laborer_prestige = prestige points for a day laborer
book-row-my_village-school-banner = school: values
book-row-my_village-school-time = school: time to place a villager
book-row-my_village-school-right_story = school: story points for the right descendant
book-row-my_village-headman-time = question mark banner: time
book-row-my_village-headman-coin = headman: coins on the coin space
book-row-my_village-headman-story = headman: story points on the story space
book-row-my_village-hand-banner = hand: values
book-row-my_village-hand-time = hand: time
book-row-my_village-hand-story = hand: story points added each round
book-row-my_village-hand-prestige = hand: prestige points at the end
book-row-my_village-play-story = play banner: story points
book-row-my_village-chronicle-story = chronicle: story points for the first and the second space
book-row-my_village-rat-faces = sides of the rat die
book-row-my_village-rat-divisor = a rat invasion divides the tree by
book-row-my_village-steward-banner = values
book-row-my_village-steward-monk_cards = maximum number of paid cards with a monk’s bonus
book-row-my_village-field-coins = field: coins
book-row-my_village-field-plow_coins = field: additional coins with a plow
book-row-my_village-meeting-story = meeting place: story points
book-row-my_village-meeting-tile = values of the 2/12 tile
book-row-my_village-field-cards-field = { card-field }
book-row-my_village-meeting-cards-meeting = { card-meeting }
book-row-my_village-church-cards-sanatory = { card-church-sanatory }
book-row-my_village-church-cards-cloister = { card-church-cloister }
book-row-my_village-church-cards-trading = { card-church-trading }
book-row-my_village-church-cards-travel = { card-church-travel }
book-row-my_village-monk-windows = prestige points
book-row-my_village-council-cards-monetary = { card-council-monetary }
book-row-my_village-council-cards-area = { card-council-area }
book-row-my_village-council-cards-population = { card-council-population }
book-row-my_village-council-cards-guild = { card-council-guild }
book-row-my_village-council-coins = monetary council: coins
book-row-my_village-council-area_prestige = area council: prestige points for a card of a marked type
book-row-my_village-council-population_prestige = population council: prestige points for a marked villager

## Words

book-word-story = story points
