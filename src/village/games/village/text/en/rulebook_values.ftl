### The tables of values: titles, columns, rows and words.

## Titles

book-values-editions = The editions
book-values-start = At the start, and limits
book-values-generations = Family members by generation
book-values-compensation = Starting compensation
book-values-bag = Cubes of each color into the green bag every round
book-values-spaces = Cubes on the action spaces
book-values-chronicle = Spaces of the chronicle, and graves
book-values-harvest = Grain harvest
book-values-crafts = Craft buildings
book-values-mill = Mill
book-values-stalls = Market stalls
book-values-market = Market day
book-values-customers = Customers
book-values-travel = A trip
book-values-cities = Rewards of the cities
book-values-paths = Cubes on the paths
book-values-travel_points = Points for travel
book-values-council = Stages of the council chamber
book-values-council_costs = Costs and privileges in the council chamber
book-values-church = Windows of the church
book-values-church_costs = Church and mass
book-values-well = Well
book-values-chronicle_points = Points for the chronicle
book-values-rival_members = Carla’s family
book-values-rival_ring = Carla’s ring and fate tiles
book-values-rival_search = Where Carla looks for a cube
book-values-rival_sections = Chronicle section of Carla’s dead
book-values-titles = Titles: points needed
book-values-titles_more = Titles: additional points with an expansion
book-values-inn_supply = Inn: additional supply
book-values-inn = Inn: costs and setup
book-values-inn_cubes = Inn: additional cubes
book-values-inn_chronicle = Inn: additional spaces of the chronicle, and graves
book-values-brewery = Brewery
book-values-inn_customers = Customers with a mug
book-values-villagers = Villagers
book-values-windows = When villagers can be played
book-values-port_supply = Port: additional supply
book-values-port_cubes = Port: additional cubes
book-values-ship = Ships
book-values-imports = Bales on the islands
book-values-wares = Stalls for cocoa and tea
book-values-chests = Treasure chests
book-values-burials = Sea burial spaces
book-values-burial_prestige = Prestige of the sea burials
book-values-sea = The sea
book-values-islands = Islands
book-values-captains = Captains
book-values-marriage_members = Marriage: additional family members
book-values-pink = Pink figures, die and plague
book-values-ranks = Ranks of the ceremony area
book-values-dowry = Dowry and parents’ bliss
book-values-smuggler = Deals with the smuggler
book-values-bread_steps = Steps in the church that bread can pay for
book-values-marriage_cubes = Marriage: additional cubes and chronicle spaces
book-values-marriage_solo = Marriage in the solo game
book-values-goal_points = Points for life goals
book-values-silver_goals = Silver life goals
book-values-gold_goals = Gold life goals
book-values-star_customers = Customers with a star

## Columns

book-column-value = value
book-column-players = { $n ->
        [1] solo
       *[other] { $n } players
    }
book-column-generation = generation { $n }
book-column-cities = { $n ->
        [0] none
        [one] 1 city
       *[other] { $n } cities
    }
book-column-stage = stage { $n }
book-column-window = window { $n }
book-column-remembered = { $n ->
        [5] 5 or more
       *[other] { $n }
    }
book-column-place = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
book-column-goods = produces
book-column-train = training time
book-column-make = production time
book-column-buy = purchase price
book-column-yield = per production
book-column-want = wants
book-column-points = prestige points
book-column-prestige = prestige points
book-column-coins = coins
book-column-cubes = cubes
book-column-cities-cubes = cubes of your choice
book-column-between = from and to
book-column-price = price
book-column-captains-price = price in coins
book-column-kind = kind
book-column-windows = can be played
book-column-effect = effect
book-column-count = number
book-column-next = leads to
book-column-hourglass = hourglasses
book-column-buys = buys, for prestige points
book-column-missions = prestige points for missionaries
book-column-loads = offers
book-column-free = free steps
book-column-captains-cubes = cubes for each further step
book-column-any = cubes of any color
book-column-colour = side of the die
book-column-time = time

## Rows with a number

book-row-customers = Customer { $n }
book-row-paths = Path { $n }
book-row-inn_customers = Customer { $n }
book-row-chests = Kind { $n }
book-row-ranks = Rank { $n }
book-row-star_customers = Customer { $n }

## Rows

book-row-village-edition-cubes_per_colour = influence cubes of each color
book-row-village-edition-plague = plague cubes
book-row-village-edition-grain = bags of grain
book-row-village-edition-seats = numbers of players
book-row-village-edition-ties = ties are broken by
book-row-village-edition-start_compensation = starting compensation
book-row-village-members-start_coins = coins at the start
book-row-village-members-grain_limit = maximum grain on a farmyard
book-row-village-members-plague_time = time for a plague cube
book-row-village-life-lap = spaces of a lap on the life time track
book-row-village-members-generations = in a family
book-row-village-members-start = on the farmyard at the start
book-row-village-compensation-grain = second player: bags of grain
book-row-village-compensation-drawn_cubes = third player: random cubes
book-row-village-compensation-chosen_cubes = fourth player: cubes of their choice
book-row-village-compensation-coins = fifth player: additional coins
book-row-village-bag-per_colour = cubes of each color
book-row-village-chronicle-graves = anonymous graves
book-row-village-harvest-grain = grain
book-row-village-harvest-with_horse = with a horse and a plow
book-row-village-harvest-with_ox = with an ox and a plow
book-row-village-mill-time = time
book-row-village-mill-grain = bags of grain you pay
book-row-village-mill-coins = coins you get
book-row-village-market-stalls = stalls
book-row-village-market-line = spaces of the waiting line
book-row-village-market-cubes = each sale but the opener’s first
book-row-village-market-time = time for each sale but the opener’s first
book-row-village-travel-time = time
book-row-village-travel-wagon = wagons
book-row-village-travel-scoring = prestige points
book-row-village-council-time = time to enter
book-row-village-council-points = prestige points at the end
book-row-village-council-cubes = to enter or advance: cubes
book-row-village-council-scroll = or scrolls
book-row-village-council-gift_cubes = privilege of stage 2: cubes
book-row-village-council-gift_coin = privilege of stage 4: coins you pay
book-row-village-council-gift_prestige = privilege of stage 4: prestige points
book-row-village-church-points = prestige points at the end
book-row-village-church-steps = grain to move up from here
book-row-village-church-time = into the black bag: time
book-row-village-church-cubes = or cubes
book-row-village-church-majority = prestige points for the majority
book-row-village-church-monks = monks
book-row-village-church-drawn = pieces that leave the bag during a mass
book-row-village-church-price = coins to buy a family member out of the bag
book-row-village-well-cubes = cubes of one color
book-row-village-chronicle_points-members = prestige points
book-row-solo-rival-beside = next to her board
book-row-solo-rival-waiting = waiting at the church
book-row-solo-ring-recesses = recesses
book-row-solo-ring-top = top set: tiles after recesses
book-row-solo-ring-bottom = bottom set: tiles after recesses
book-row-solo-fate-quills = quills in each set
book-row-solo-fate-blanks = blanks in each set
book-row-solo-search-order = clockwise
book-row-inn-solo-titles_plus = { expansion-inn }
book-row-port-solo-titles_plus = { expansion-port }
book-row-marriage-solo-titles_plus = { expansion-marriage }
book-row-goals-solo-titles_plus = { expansion-goals }
book-row-customers-solo-titles_plus = { expansion-customers }
book-row-inn-edition-cubes_per_colour = influence cubes of each color
book-row-inn-edition-grain = bags of grain
book-row-inn-edition-seats = numbers of players
book-row-inn-start-beer = beer at the start
book-row-inn-inn-place_time = time to place a family member
book-row-inn-inn-use_time = time to use the inn
book-row-inn-inn-stacks = stacks of villagers
book-row-inn-inn-stack_size = villagers in a stack
book-row-inn-solo-search_after = after crafts, Carla goes on to
book-row-inn-bag-per_colour = cubes of each color into the bag
book-row-inn-chronicle-graves = anonymous graves
book-row-inn-windows-names = moments
book-row-port-edition-cubes_per_colour = influence cubes of each color
book-row-port-edition-grain = bags of grain
book-row-port-bag-per_colour = cubes of each color into the bag
book-row-port-ship-holds = holds
book-row-port-ship-return_time = time to return
book-row-port-burials-spaces = spaces
book-row-port-burials-prestige = prestige points
book-row-marriage-members-generations = in a family
book-row-marriage-members-start = on the farmyard at the start
book-row-marriage-pinks-supply = pink figures
book-row-marriage-pinks-alone = pink figures in the solo game
book-row-marriage-die-faces = sides of the die
book-row-marriage-die-rolls = rolls at a wedding
book-row-marriage-die-rolls_alone = rolls in the solo game
book-row-marriage-supply-plague = additional plague cubes
book-row-marriage-dowry-bread = loaves in the dowry
book-row-marriage-bliss-prestige = points for each family member in parents’ bliss
book-row-marriage-goods-chosen = goods to choose from
book-row-marriage-smuggler-bread_time = bread: time you pay
book-row-marriage-smuggler-bread = bread: loaves you get
book-row-marriage-smuggler-good_coins = a good: coins you pay
book-row-marriage-smuggler-cubes_time = cubes: time you pay, and a cube
book-row-marriage-smuggler-cubes = cubes: cubes you get
book-row-marriage-church-bread_steps = from this window
book-row-marriage-bag-per_colour = cubes of each color into the bag
book-row-marriage-chronicle-farm = chronicle spaces of the farmyard
book-row-marriage-solo-farm_spaces = Carla’s dead count as having died on the farmyard if her cube came from
book-row-marriage-solo-search_after = after crafts, Carla goes on to
book-row-goals-points-silver = silver
book-row-goals-points-gold = gold

## Words

book-word-customers = customers served
book-word-living = living family members
book-word-village = village
book-word-once = played once
book-word-end = at the end of your turn
book-word-kind-end = scores at the end
book-word-begin = at the start of your turn
book-word-dying = when one of yours has to die
book-word-burial = when one of yours gets no chronicle space
book-word-close = at the end of a market day
book-word-bag = during a mass, before buying
book-word-promote = during a mass, before moving up
book-word-water = water
book-word-island = island
book-word-order-grain = { space-grain }
