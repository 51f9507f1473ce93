### What the page says of this game beside its board.

## The first screen

page-called = My Village
page-title = A village of your own
page-lead = Take two dice, make a value and raise the banners that show it. Time passes, villagers die, and only the stories brought home are safe from the rats.

## A new table

page-edition-2015 = The only edition so far, for 2 to 4.

## While it is played

page-round = Round { $round }

## Scores

page-part-windows = { $n ->
    [one] 1 church window
   *[other] { $n } church windows
}
page-part-house = story points in the house
page-part-laborers = { $n ->
    [one] 1 day laborer
   *[other] { $n } day laborers
}

## The end and looking back

page-course-note = The numbers below are rounds; each line counts what a village would score if the game ended there.
page-to-round = Go to a round

## The game in three steps

page-how-1 = Take two dice
page-how-1-note = Their sum is your value. Coins and markers change it; black dice cost time.
page-how-2 = Raise a banner
page-how-2-note = A black banner brings a card into your village; white ones let your own cards work, as many as show the value.
page-how-3 = Bring stories home
page-how-3-note = When your marker crosses the bridge a villager dies and the rat comes nearer. It eats from the tree; what lies in the house is safe.

## The main board

page-jump-display = Main board
page-jump-villages = Villages
page-area-religion = Religion
page-area-council = Council
page-area-crafts = Crafts
page-area-travel = Travel
page-area-field = Fields
page-area-hand = Hand
page-area-market = Steward’s office and customers
page-area-fate = Chronicle, graves and rat
page-about-religion = One church for each village, then monks for its windows; the abbot has to be present.
page-about-council = One chamber and one meeting place for each village; the councilman has to be present.
page-about-crafts = One building of each kind for each village; the craftsman has to be present. The small banners are the cards that are left.
page-about-travel = From A to E, one card of each letter; the traveller has to be present.
page-about-field = Any number of fields; nobody has to be present.
page-about-hand = Brings the story points on it and the start of the next round.
page-about-market = Customers come into your market here; serving them needs the merchant and their goods.
page-about-fate = The dead enter the chronicle or a grave; then the rat runs towards the village.
page-about-school = School: descendants who become villagers.
page-about-play = Play: 1 story point for nothing.
page-about-headman = Question mark: with any value the headman goes one step, for 1 time.
page-pool = Dice to take
page-tray = taken dice
page-supply = The supply
page-no-dice = No dice are left in this round.
page-values = Values: what they cost and open
page-value = value { $value }
page-value-opens = opens { $what }
page-all-gone = none left
page-free = free
page-no-customers = Nobody is waiting.
page-tick-customers = Press the customers you want, in any order.
page-take-customers = { $n ->
    [one] Take this customer: { $costs }
   *[other] Take these { $n } customers: { $costs }
}
page-customers-left = { $n ->
    [one] 1 customer in the stack
   *[other] { $n } customers in the stack
}
page-chronicle-told = Chronicle and graves: { $n } coffins of { $end }
page-graves = { $n ->
    [one] 1 grave
   *[other] { $n } graves
}
page-coffins = coffins until the end
page-rat-told = { $n ->
    [one] The rat is 1 space away.
   *[other] The rat is { $n } spaces away.
}
page-hand-palm = The hand of { $who } lies palm up, with { $n } story points.
page-hand-back = { $who } has taken the hand in this round.
page-has-hand = has the starting player hand

## A village

page-would-score = Score if the game ended now
page-life = Life track: cloud { $n } of { $clouds }, then the bridge
page-present = { $who }: present
page-absent-villager = { $who }: absent
page-school = School: { $left } on the left, { $right } on the right
page-path-house = House: the stories of the tree are brought to safety
page-path-coin = Coin space: 1 coin
page-path-story = Story space: 3 story points
page-served = { $n ->
    [one] 1 customer served, { $points } prestige
   *[other] { $n } customers served, { $points } prestige
}
page-no-cards = No cards yet
page-store-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
page-store-story = { $n ->
    [one] 1 story point on the tree
   *[other] { $n } story points on the tree
}
page-store-house = { $n ->
    [one] 1 story point in the house
   *[other] { $n } story points in the house
}
page-store-laborer = { $n ->
    [one] 1 day laborer
   *[other] { $n } day laborers
}
page-white-banners = White banners of your village
page-words-villagers = Villagers
page-words-headman = Headman
page-words-cards = Cards
page-words-goods = Goods
page-words-market = Market
page-words-served = Served

## A card in words

page-card-close = Lay the card back
page-card-any-value = Any value
page-card-value = Value { $a }
page-card-values = Value { $a } or { $b }
page-card-costs = Costs { $what }
page-card-or = or instead of the last: { $what }
page-card-wants = Wants { $what }
page-card-gray = The next journey costs { $what } more
page-card-window = One more church window
page-card-white = { $n ->
    [0] Its white banner costs no time
   *[other] Its white banner costs { $n } time
}
page-card-last = The journey ends here
page-card-worth = { $n } prestige at the end
page-card-each = { $n } prestige each at the end
page-card-stack = A card of this letter is turned up
page-card-steward = Takes 1 to 4 customers into your market
page-bonus-story = { $n ->
    [one] Once: 1 story point
   *[other] Once: { $n } story points
}
page-bonus-headman = Once: the headman goes a step, for 1 time
page-bonus-school = { $n ->
    [one] Once: the school
   *[other] The school, { $n } times
}
page-bonus-steward = Once: up to 2 customers from the steward’s office

## What would follow

page-chip-value = value { $value }
page-chip-time = { $n } time
page-chip-bridge = over the bridge: a villager will die
page-chip-some-story = { $n ->
    [one] 1 story point
   *[other] { $n } story points
}
page-chip-some-house = { $n } in the house
page-chip-some-marker = { $n ->
    [one] a marker
   *[other] { $n } markers
}
page-chip-some-wild = { $n ->
    [one] a wild good
   *[other] { $n } wild goods
}
page-chip-avoid = no loss to the rats
page-chip-chronicle = into the chronicle: { $profession }
page-chip-grave = into a grave: { $profession }
page-chip-headman = headman { $step-to }
page-chip-journey = { $journey }
page-chip-laborer = day laborer: { $profession }
page-chip-mark = marks { $mark }
page-chip-market = into the market: { $customer }
page-chip-plow = plow on field { $field }
page-chip-wild_plow = wild good on field { $field }
page-chip-school_new = a descendant comes to school
page-chip-school_shift = the descendant moves to the right
page-chip-serve = serves { $customer }
page-chip-tile = 2/12 tile { $white-beside }
page-chip-villager = a new villager: { $profession }
page-chip-window = a church window
page-chip-invasion = the rats invade
page-chip-over = then the game is over
page-many-roll = All { $n } dice are rolled.
page-many-customer = { $n } customers arrive.

## The end

page-story = The story of the villages
page-tale-none = The log tells nothing of this village.
page-lot-villagers = { $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
page-lot-chronicle = { $n } in the chronicle
page-lot-graves = { $n ->
    [one] 1 in a grave
   *[other] { $n } in graves
}
page-lot-monks = { $n ->
    [one] 1 monk
   *[other] { $n } monks
}
page-lot-travel = { $n ->
    [one] 1 journey
   *[other] { $n } journeys
}
page-lot-customers = { $n ->
    [one] 1 customer served
   *[other] { $n } customers served
}
page-lot-house = { $n ->
    [one] 1 story point brought home
   *[other] { $n } story points brought home
}

# The words of a number's key, where one enters it.
page-key-cards = cards
page-key-customer = customer
page-key-banner = banner
page-key-prestige = prestige
page-key-travel = travel
page-key-monk = monk
page-key-white_time = time of the white banner
page-key-cost = cost
page-key-craft = craft
page-key-church = church
page-key-dark = dark
page-key-spaces = spaces
page-key-kinds = kinds
page-key-amount = amount
page-key-prices = prices
page-key-windows = windows
page-key-setup = setup
page-key-gray = grey
page-key-either = one or the other
page-key-banners = banners
page-key-story = story
page-key-start_coins = coins at the start
page-key-life = life
page-key-end_coffins = coffins that end the game
page-key-rat_start = the rat's start
page-key-chronicle = chronicle
page-key-count = number
page-key-tile = tile
page-key-plow_coins = coins for the plow
page-key-black_die = black die
page-key-clouds = clouds
page-key-start = start
page-key-people = people
page-key-rat = rat
page-key-divisor = divided by
page-key-customer_display = customers on display
page-key-monk_cards = monk cards
page-key-sanatory = sanatory church
page-key-cloister = cloister church
page-key-trading = trading church
page-key-monetary = monetary council
page-key-area = area council
page-key-population = population council
page-key-area_prestige = prestige for each card of a marked kind
page-key-population_prestige = prestige for each marked villager
page-key-laborer_prestige = prestige of each day laborer
page-key-right_story = story points of the right place
