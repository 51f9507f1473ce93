### Page texts of this game, apart from the board.

## Home page

page-game-title = Village
page-title = Generations of a village
page-facts = Board game for 1–5 players · 60–90 minutes
page-lead = Raise a family, learn crafts, travel, pray and trade. Time passes, the old die, and the chronicle remembers the best of them.
page-solo = Solo
page-solo-note = Play against Carla, your rival, who follows her own rules.
page-how-1 = Take a cube
page-how-1-note = On your turn, take a cube from one place in the village and do what people do there: harvest, craft, travel, trade, pray or govern.
page-how-2 = Spend time
page-how-2-note = Good things take time. When your marker crosses the bridge, one of your oldest family members dies.
page-how-3 = Be remembered
page-how-3-note = The first to die enter the chronicle; the others lie in anonymous graves. When either is full, the game ends, and the family with the most prestige wins.

## Creating a table

page-edition-2011 = The first edition, for 2–4 players.
page-edition-bigbox = The revised rules of 2023, for 1–5 players.

## During the game

page-many-draw = { $n } cubes are drawn and placed on the action spaces.
page-many-customer = { $n } customers arrive.
page-families = Families
page-nav-village = Village

## Text view of the village

page-village = The village
page-spaces = Cubes on the action spaces
page-bag = green bag
page-line = Waiting
page-people = Away from home
page-all-home = All family members are at home.
page-member = { $who }, generation { $generation }
page-round = Round { $round }
page-starts = { $who } starts
page-monks = { $n ->
    [one] 1 monk in the black bag
   *[other] { $n } monks in the black bag
}
page-ring = { $who } has the ring
page-rival = Ring recess: { $recess }. Customers served: { $served }.

## Story

page-story = The story of the families

## Scores

page-part-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
}
page-part-remembered = { $n ->
    [one] 1 family member in the chronicle
   *[other] { $n } family members in the chronicle
}
page-part-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
page-part-prestige = gained during the game

## The end

page-score-chart-note = The horizontal axis shows the rounds; each line shows what a family would score if the game ended there.
page-summary-living = { $n } alive
page-summary-chronicle = { $n } in the chronicle
page-summary-graves = { $n ->
    [one] 1 in a grave
   *[other] { $n } in graves
}
page-summary-cities = { $n ->
    [one] 1 city visited
   *[other] { $n } cities visited
}
page-summary-customers = { $n ->
    [one] 1 customer served
   *[other] { $n } customers served
}
page-story-none = The log has no events for this family.
page-story-birth = A child of the { $generation ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} generation is born.
page-story-craft = A generation { $generation } member learns a craft { $place-at }.
page-story-city = A generation { $generation } member travels { $place-to }.
page-story-council = A generation { $generation } member enters the council chamber.
page-story-rise = A generation { $generation } member advances { $place-to }.
page-story-bag = A generation { $generation } member goes into the black bag.
page-story-called = A generation { $generation } member is drawn and enters the church.
page-story-bought = A generation { $generation } member enters the church for a coin.
page-story-promote = A generation { $generation } member moves up { $place-to }.
page-story-inn = A generation { $generation } member takes a seat { $place-at }.
page-story-aboard = A generation { $generation } member goes on board.
page-story-mission = A generation { $generation } member becomes a missionary { $place-at }.
page-story-betrothed = A generation { $generation } member waits for a wedding.
page-story-married = A generation { $generation } member gets married: { $amount } prestige points.
page-story-death = A generation { $generation } member dies { $place-at } and { $rest-rest }.
page-story-bard = A generation { $generation } member dies { $place-at } and is remembered by the Bard.
page-story-ring_coin = They take the ring, which is worth a coin this round.
page-story-ring = They take the ring and will start the next round.
page-story-majority = They have the majority in the church: { $amount } prestige points.
page-story-villager = They buy a villager: { $villager }.
page-story-goal = They reach a life goal: { $goal }.
page-story-scrap = They take a customer free of charge: { $customer }.
page-story-serve = They serve a customer: { $customer }.
page-story-trigger = This death triggers the last turns.

## Replay

page-to-round = Go to round

page-chip-time = { $n } time
page-chip-younger = { $amount } time back
page-chip-bridge = crosses the bridge: a family member dies
page-chip-death = generation { $generation } dies ({ $rest })
page-chip-bard = generation { $generation } dies, remembered by the Bard ({ $place })
page-chip-prestige = { $n } prestige
page-chip-birth = a child of generation { $generation }
page-chip-bought = generation { $generation } leaves the black bag
page-chip-idle = no action possible: your turn ends
page-chip-home = generation { $generation } comes home ({ $place })
page-chip-walk = generation { $generation }: { $origin } → { $place }
page-chip-promote = generation { $generation } up { $place-to }
page-chip-goal = life goal: { $goal }
page-chip-ring = the ring
page-chip-ring_coin = the ring: worth a coin this round
page-chip-ring_spent = the ring replaces a coin
page-chip-scrap = customer at stall { $stall }, free: { $points } points
page-chip-serve = customer at stall { $stall }: { $points } points
page-chip-worth = { $n ->
    [one] 1 more point at the end
   *[other] { $n } more points at the end
}
page-chip-villager = villager: { $villager }
page-chip-play = plays { $villager }
page-chip-ask-cube = + a cube of your choice
page-chip-ask-fee = − a scroll or green cubes
page-chip-ask-good = + a good of your choice
page-chip-ask-pay = − { $about }, or coins instead
page-chip-ask-privilege = + a privilege
page-chip-market_day = a market day begins
page-chip-mass = then a mass is said
page-chip-over = then the game ends
page-chip-trigger = the last turns begin
page-chip-hire = a captain
page-chip-load = on board: { $cargo }
page-chip-mission = generation { $generation } goes ashore
page-chip-return = back to the port
page-chip-sail = sails to { $water }
page-chip-married = a wedding on rank { $rank }
page-chip-promote_bread = generation { $generation } up { $place-to }, for a loaf of bread
page-chip-rival_serve = Carla takes the customer at stall { $stall }
page-chip-rival_take = Carla takes { $colour-some } { $space-from }
page-chip-bread = { $n ->
    [one] a loaf of bread
   *[other] { $n } loaves of bread
}

# Names of the custom values.
page-key-villagers = villagers
page-key-customers = customers
page-key-tiles = tiles
page-key-captains = captains
page-key-spaces = spaces
page-key-chronicle = chronicle
page-key-travel = travel
page-key-points = points
page-key-price = price
page-key-cubes = cubes
page-key-crafts = crafts
page-key-want = wants
page-key-church = church
page-key-council = council chamber
page-key-cities = cities
page-key-prestige = prestige
page-key-per_colour = per color
page-key-any = any cubes
page-key-free = free steps
page-key-edition = edition
page-key-map = map
page-key-hourglass = hourglasses
page-key-coins = coins
page-key-islands = islands
page-key-ranks = ranks
page-key-market = market
page-key-cap = maximum
page-key-members = family members
page-key-paths = paths
page-key-burials = burials
page-key-smuggler = smuggler
page-key-graves = graves
page-key-stalls = stalls
page-key-imports = imports
page-key-at_least = at least
page-key-needs = needs
page-key-scoring = scoring
page-key-ring = ring
page-key-chronicle_points = chronicle points
page-key-cubes_per_colour = cubes per color
page-key-titles = titles
page-key-take = take
page-key-chests = treasure chests
page-key-buys = buys
page-key-missions = missions
page-key-solo = solo game
page-key-titles_plus = titles with expansions
page-key-steps = steps
page-key-compensation = starting compensation
page-key-family = family
page-key-marriage = marriage
page-key-harvest = grain harvest
page-key-bottom = bottom
page-key-top = top
page-key-village = village
page-key-fate = fate
page-key-bread = bread
page-key-drawn = drawn
page-key-majority = majority
page-key-monks = monks
page-key-chosen_cubes = chosen cubes
page-key-drawn_cubes = drawn cubes
page-key-gift_coin = privilege: coins to pay
page-key-gift_cubes = privilege: cubes
page-key-gift_prestige = privilege: prestige
page-key-with_horse = with a horse
page-key-with_ox = with an ox
page-key-life = life
page-key-lap = one lap
page-key-line = waiting line
page-key-grain_limit = grain limit
page-key-plague_time = plague time
page-key-start_coins = starting coins
page-key-blanks = blanks
page-key-quills = quills
page-key-recesses = recesses
page-key-search = search
page-key-order = order
page-key-apprentice = apprentice
page-key-genius = genius
page-key-grand_master = grand master
page-key-polymath = polymath
page-key-yield = yield
page-key-place_time = time to place
page-key-stack_size = cards per stack
page-key-stacks = stacks
page-key-use_time = time to use
page-key-start = start
page-key-holds = holds
page-key-return_time = time to return
page-key-at_most = at most
page-key-dowry = dowry
page-key-bread_time = time for bread
page-key-cubes_time = time for cubes
page-key-good_coins = coins for a good
page-key-supply = supply
