### Page texts of My Village.

## Home screen

page-game-title = My Village
page-title = A village of your own
page-facts = Dice game for 2–4 players · about an hour
page-lead = Take two dice, add them up and activate the banners that show the sum. Time passes, villagers die, and only the stories you bring home are safe from the rats.

## A new table

page-edition-2015 = The only edition so far, for 2 to 4 players.

## During the game

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

## Game over and replay

page-score-chart-note = The horizontal axis shows the rounds; each line shows what a village would score if the game ended there.
page-to-round = Go to round

## How to play, in three steps

page-how-1 = Take two dice
page-how-1-note = Their sum is your banner value. Coins and markers change it; black dice cost time.
page-how-2 = Activate banners
page-how-2-note = A black banner adds a card to your village. White banners use the cards you have: activate as many as match your value.
page-how-3 = Bring stories home
page-how-3-note = When your marker crosses the bridge, a villager dies and the rat moves closer. It eats story points on the tree; those in the house are safe.

## The main board

page-nav-display = Main board
page-nav-villages = Villages
page-area-religion = Religion
page-area-council = Council
page-area-crafts = Crafts
page-area-travel = Travel
page-area-field = Fields
page-area-hand = Hand
page-area-market = Steward’s office and customers
page-area-fate = Chronicle, graves and rat
page-area-note-religion = One church per village, then monks for its windows. Your abbot must be present.
page-area-note-council = One council chamber and one meeting place per village. Your councilman must be present.
page-area-note-crafts = One building of each type per village. Your craftsman must be present. The small banners show the cards still available.
page-area-note-travel = One card of each letter, from A to E. Your traveler must be present.
page-area-note-field = Any number of fields per village. No villager needed.
page-area-note-hand = Gives you the story points on it, and you start the next round.
page-area-note-market = Take customers into your market here. To serve them, you need your merchant and the goods they want.
page-area-note-fate = Dead villagers go to the chronicle or a grave. Then the rat moves toward the village.
page-area-note-school = School: train descendants to become villagers.
page-area-note-play = Play: gain 1 story point for free.
page-area-note-headman = Question mark: with any value, move the headman one step for 1 time.
page-pool = Dice pool
page-tray = taken dice
page-supply = Supply
page-no-dice = No dice left this round.
page-values = Values: what they cost and unlock
page-value = value { $value }
page-value-opens = unlocks { $what }
page-all-gone = none left
page-free = free
page-no-customers = No customers left.
page-pick-customers = Select the customers you want, in any order.
page-sell-customers = { $n ->
    [one] Take this customer: { $costs }
   *[other] Take these { $n } customers: { $costs }
}
page-customers-left = { $n ->
    [one] 1 customer in the stack
   *[other] { $n } customers in the stack
}
page-chronicle-label = Chronicle and graves: { $n } of { $end } coffins filled
page-graves = { $n ->
    [one] 1 grave
   *[other] { $n } graves
}
page-coffins = coffins filled
page-rat-label = { $n ->
    [one] The rat is 1 space away.
   *[other] The rat is { $n } spaces away.
}
page-hand-palm = { $who } has the hand, palm up, with { $n ->
    [one] 1 story point
   *[other] { $n } story points
} on it.
page-hand-back = { $who } has taken the hand this round.
page-has-hand = has the starting player hand

## A village

page-would-score = Score if the game ended now
page-life = Life time track: cloud { $n } of { $clouds }, then the bridge
page-villager-present = { $who }: present
page-villager-absent = { $who }: absent
page-school = School: { $left } on the left, { $right } on the right
page-path-house = House: the story points on the tree are brought to safety
page-path-coin = Coin space: 1 coin
page-path-story = Story space: 3 story points
page-served = { $n ->
    [one] 1 customer served, { $points } prestige
   *[other] { $n } customers served, { $points } prestige
}
page-served-covered = { $n ->
    [one] 1 customer served, face down
   *[other] { $n } customers served, face down
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
page-white-banners = White banners in your village
page-text-villagers = Villagers
page-text-headman = Headman
page-text-cards = Cards
page-text-goods = Goods
page-text-market = Market
page-text-served = Served

## The text of a card

page-card-close = Close card
page-card-any-value = Any value
page-card-value = Value { $a }
page-card-values = Value { $a } or { $b }
page-card-costs = Costs { $what }
page-card-or = Or, instead of the last cost: { $what }
page-card-wants = Wants { $what }
page-card-gray = The next travel card also costs { $what }
page-card-window = Adds a church window
page-card-white = { $n ->
    [0] Its white banner costs no time
   *[other] Its white banner costs { $n } time
}
page-card-last = No further travel after this card
page-card-worth = { $n } prestige at the end
page-card-each = { $n } prestige each at the end
page-card-stack = You draw a card with this letter
page-card-steward = Take 1 to 4 customers into your market
page-bonus-story = { $n ->
    [one] Bonus: 1 story point
   *[other] Bonus: { $n } story points
}
page-bonus-headman = Bonus: move the headman one step for 1 time
page-bonus-school = { $n ->
    [one] Bonus: activate the school
   *[other] Bonus: activate the school { $n } times
}
page-bonus-steward = Bonus: take up to 2 customers at the steward’s office

## Preview of a move

page-chip-value = value { $value }
page-chip-time = { $n } time
page-chip-bridge = crosses the bridge: a villager will die
page-chip-some-story = { $n ->
    [one] 1 story point
   *[other] { $n } story points
}
page-chip-some-house = { $n } in the house
page-chip-some-marker = { $n ->
    [one] a marker
   *[other] { $n } markers
}
page-chip-avoid = no story points lost to the rats
page-chip-chronicle = into the chronicle: { $profession }
page-chip-grave = into a grave: { $profession }
page-chip-headman = headman { $step-to }
page-chip-journey = { $journey }
page-chip-laborer = day laborer: { $profession }
page-chip-mark = marks { $mark }
page-chip-market = into the market: { $customer }
page-chip-plow = plow on field { $field }
page-chip-wild_plow = wild good on field { $field }
page-chip-school_new = new descendant in the school
page-chip-school_shift = descendant moves to the right
page-chip-serve = serves { $customer }
page-chip-tile = 2/12 tile { $white-beside }
page-chip-villager = new villager: { $profession }
page-chip-window = a church window
page-chip-invasion = the rats invade
page-chip-over = then the game ends
page-many-roll = All { $n } dice are rolled.
page-many-customer = { $n } new customers are revealed.

## The end

page-story = The story of the villages
page-story-none = The log has no events for this village.
page-summary-villagers = { $n ->
    [one] 1 villager
   *[other] { $n } villagers
}
page-summary-chronicle = { $n } in the chronicle
page-summary-graves = { $n ->
    [one] 1 in a grave
   *[other] { $n } in graves
}
page-summary-monks = { $n ->
    [one] 1 monk
   *[other] { $n } monks
}
page-summary-travel = { $n ->
    [one] 1 travel card
   *[other] { $n } travel cards
}
page-summary-customers = { $n ->
    [one] 1 customer served
   *[other] { $n } customers served
}
page-summary-house = { $n ->
    [one] 1 story point brought home
   *[other] { $n } story points brought home
}

# Parts of the keys of values, in the editor for custom values.
page-key-cards = cards
page-key-customer = customer
page-key-banner = banner
page-key-prestige = prestige
page-key-travel = travel
page-key-monk = monk
page-key-white_time = time cost of the white banner
page-key-cost = cost
page-key-craft = craft
page-key-church = church
page-key-dark = dark side
page-key-spaces = spaces
page-key-kinds = types
page-key-amount = amount
page-key-prices = prices
page-key-windows = windows
page-key-setup = setup
page-key-gray = gray cost
page-key-either = either cost
page-key-banners = banners
page-key-story = story
page-key-start_coins = starting coins
page-key-life = life time track
page-key-end_coffins = coffins that end the game
page-key-rat_start = rat’s starting distance
page-key-chronicle = chronicle
page-key-count = number
page-key-tile = tile
page-key-plow_coins = extra coins with a plow
page-key-black_die = black die
page-key-clouds = clouds
page-key-start = start
page-key-people = villagers
page-key-rat = rat
page-key-divisor = divided by
page-key-customer_display = customers in the display
page-key-monk_cards = monk cards
page-key-sanatory = sanatory church
page-key-cloister = cloister church
page-key-trading = trading church
page-key-monetary = monetary council
page-key-area = area council
page-key-population = population council
page-key-area_prestige = prestige per card of a marked type
page-key-population_prestige = prestige per marked villager
page-key-laborer_prestige = prestige per day laborer
page-key-right_story = story points from the right space
