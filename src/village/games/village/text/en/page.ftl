### What the page says of this game beside its board.

## The first screen

page-called = Village
page-title = Generations of a village
page-lead = Raise a family, learn crafts, travel, pray and trade. Time passes, the old die, and the chronicle remembers the best of them.
page-solo = Alone
page-solo-note = Against the rival, who plays by her own rules.
page-how-1 = Take a cube
page-how-1-note = On your turn you take a cube from one place of the village and do what people do there: harvest, craft, travel, trade, pray or advise.
page-how-2 = Spend time
page-how-2-note = Good things take years. When your marker crosses the bridge, somebody of your oldest generation dies.
page-how-3 = Be remembered
page-how-3-note = The first to go enter the chronicle, the others lie in the churchyard. When either is full the game ends, and prestige decides.

## A new table

page-edition-2011 = The first edition, for 2 to 4.
page-edition-bigbox = The revised rules of 2023, for 1 to 5.

## While it is played

page-many-draw = Chance lays { $n } cubes on the action spaces.
page-many-customer = { $n } customers arrive.
page-families = Families
page-jump-village = Village

## The village in words

page-village = The village
page-spaces = Cubes on the action spaces
page-bag = green bag
page-line = Waiting
page-people = Away from home
page-all-home = All are at home.
page-member = { $who }, generation { $generation }
page-round = Round { $round }
page-starts = { $who } starts
page-monks = { $n ->
    [one] 1 monk in the black bag
   *[other] { $n } monks in the black bag
}
page-ring = { $who } has the ring
page-rival = Life time: { $recess }. Customers served: { $served }.

## Looking back, leaving, the end

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

page-course-note = The numbers below are rounds; each line counts what a family would score if the game ended there.
page-lot-living = { $n } alive
page-lot-chronicle = { $n } in the chronicle
page-lot-graves = { $n ->
    [one] 1 in a grave
   *[other] { $n } in graves
}
page-lot-cities = { $n ->
    [one] 1 city seen
   *[other] { $n } cities seen
}
page-lot-customers = { $n ->
    [one] 1 customer served
   *[other] { $n } customers served
}
page-tale-none = The log tells nothing of this family.
page-tale-birth = A child is born, the { $generation ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} generation.
page-tale-craft = One of generation { $generation } learns a craft { $place-at }.
page-tale-city = One of generation { $generation } travels { $place-to }.
page-tale-council = One of generation { $generation } enters the council chamber.
page-tale-rise = One of generation { $generation } rises { $place-to }.
page-tale-bag = One of generation { $generation } wants to serve the church.
page-tale-called = The church calls one of generation { $generation }.
page-tale-bought = A coin opens the church to one of generation { $generation }.
page-tale-promote = One of generation { $generation } moves up { $place-to }.
page-tale-inn = One of generation { $generation } sits down { $place-at }.
page-tale-aboard = One of generation { $generation } goes on board.
page-tale-mission = One of generation { $generation } becomes a missionary { $place-at }.
page-tale-betrothed = One of generation { $generation } waits for a wedding.
page-tale-married = One of generation { $generation } is wed: { $amount } prestige points.
page-tale-death = One of generation { $generation } dies { $place-at } and { $rest-rest }.
page-tale-bard = One of generation { $generation } dies { $place-at }; the Bard sings of them.
page-tale-ring_coin = They take the ring: a coin to spend in this round.
page-tale-ring = The ring is theirs: they start the next round.
page-tale-majority = Nobody has more in the church: { $amount } prestige points.
page-tale-villager = They win a villager: { $villager }.
page-tale-goal = They reach a life goal: { $goal }.
page-tale-scrap = They take a customer nobody served: { $customer }.
page-tale-serve = They serve a customer: { $customer }.
page-tale-trigger = With this death the last turns begin.

## Looking back

page-to-round = Go to a round

page-chip-time = { $n } time
page-chip-younger = { $amount } time back
page-chip-bridge = over the bridge: a family member dies
page-chip-death = generation { $generation } dies: { $rest }
page-chip-bard = generation { $generation } dies, remembered by the Bard ({ $place })
page-chip-prestige = { $n } prestige
page-chip-birth = a child of generation { $generation }
page-chip-bought = generation { $generation } out of the black bag
page-chip-idle = nothing can be done there: the turn ends
page-chip-home = generation { $generation } comes home ({ $place })
page-chip-walk = generation { $generation }: { $origin } → { $place }
page-chip-promote = generation { $generation } up { $place-to }
page-chip-goal = life goal: { $goal }
page-chip-ring = the ring
page-chip-ring_coin = the ring: worth a coin in this round
page-chip-ring_spent = the ring stands in for a coin
page-chip-scrap = customer at stall { $stall }, free: { $points } points
page-chip-serve = customer at stall { $stall }: { $points } points
page-chip-worth = { $n ->
    [one] 1 more point at the end
   *[other] { $n } more points at the end
}
page-chip-villager = villager: { $villager }
page-chip-play = uses { $villager }
page-chip-ask-cube = + a cube of your choice
page-chip-ask-fee = − a scroll or green cubes
page-chip-ask-good = + a good of your choice
page-chip-ask-pay = − { $about }, or coins instead
page-chip-ask-privilege = + a privilege
page-chip-market_day = a market day begins
page-chip-mass = then the mass
page-chip-over = then the game is over
page-chip-trigger = the last turns begin
page-chip-hire = a captain
page-chip-load = on board: { $cargo }
page-chip-mission = generation { $generation } goes ashore
page-chip-return = back to the harbour
page-chip-sail = sails to { $water }
page-chip-married = a wedding on rank { $rank }
page-chip-promote_bread = generation { $generation } up { $place-to }, for a loaf of bread
page-chip-bread = { $n ->
    [one] a loaf of bread
   *[other] { $n } loaves of bread
}

# The words of a number's key, where one enters it.
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
page-key-per_colour = of each colour
page-key-any = any cubes
page-key-free = free steps
page-key-edition = edition
page-key-map = map
page-key-hourglass = hourglasses
page-key-coins = coins
page-key-islands = islands
page-key-ranks = ranks
page-key-market = market
page-key-cap = at most
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
page-key-chronicle_points = points of the chronicle
page-key-cubes_per_colour = cubes of each colour
page-key-titles = titles
page-key-take = take
page-key-chests = treasure chests
page-key-buys = buys
page-key-missions = missions
page-key-solo = solo game
page-key-titles_plus = titles with boxes
page-key-steps = steps
page-key-compensation = for later seats
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
page-key-gift_coin = coins as a gift
page-key-gift_cubes = cubes as a gift
page-key-gift_prestige = prestige as a gift
page-key-with_horse = with a horse
page-key-with_ox = with an ox
page-key-life = life
page-key-lap = one lap
page-key-line = queue
page-key-grain_limit = most grain
page-key-plague_time = time of the plague
page-key-start_coins = coins at the start
page-key-blanks = empty spaces
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
page-key-stack_size = cards in a stack
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
