### Village: Port. Terms first, then rules.

## Terms

expansion-port = Port
line-sea = Sea

word-cocoa = cocoa
    .some = { $n ->
        [one] a bale of cocoa
       *[other] { $n } bales of cocoa
    }
word-tea = tea
    .some = { $n ->
        [one] a bale of tea
       *[other] { $n } bales of tea
    }
word-chest = treasure chest
    .some = { $n ->
        [one] a treasure chest
       *[other] { $n } treasure chests
    }
word-member = family member
word-port = port
    .to = to the port
word-ship = ship
    .at = on board the ship
    .from = from the ship
    .to = on board the ship
word-sea_burial = sea burial
    .rest = is buried at sea
word-i1 = island 1
    .at = on island 1
    .from = from island 1
    .to = to island 1
word-i2 = island 2
    .at = on island 2
    .from = from island 2
    .to = to island 2
word-i3 = island 3
    .at = on island 3
    .from = from island 3
    .to = to island 3
word-i4 = island 4
    .at = on island 4
    .from = from island 4
    .to = to island 4
word-i5 = island 5
    .at = on island 5
    .from = from island 5
    .to = to island 5
word-i6 = island 6
    .at = on island 6
    .from = from island 6
    .to = to island 6
word-w1 = water space 1
    .to = to water space 1
word-w2 = water space 2
    .to = to water space 2
word-w3 = water space 3
    .to = to water space 3
word-w4 = water space 4
    .to = to water space 4
word-w5 = water space 5
    .to = to water space 5
word-w6 = water space 6
    .to = to water space 6
word-w7 = water space 7
    .to = to water space 7

word-1a = orange and green per further step
word-1b = brown and pink per further step
word-1c = orange and pink per further step
word-1d = brown and green per further step
word-1e = any two cubes per further step
word-2a = orange per further step
word-2b = green per further step
word-2c = brown per further step
word-2d = pink per further step
word-2e = any cube per further step (2 coins)
word-3a = any cube per further step
word-3b = { word-3a } (second)
word-3c = { word-3a } (third)
word-3d = { word-3a } (fourth)
word-3e = { word-3a } (fifth)

question-sea = Set sail, sail on or return to the port?
question-captain = Hire one of the captains on offer.
question-crew = Reveal a captain.
question-load = Load something from the farmyard, or finish loading.
question-move = Sail to the next space, or stop.
question-spend = Choose the cube to pay for this step.
question-island = Sell, send a missionary or load, or finish.
question-chest = Open the treasure chest.
question-gale = Sail on without paying cubes, or stop.
question-lighter = Load something from the farmyard, or finish.

move-sea-pass = do nothing
move-sea-sail = set sail
move-sea-on = sail on
move-sea-home = return to the port
move-captain = { $a ->
        [1] the captain for 1 coin
       *[other] the captain for { $a } coins
    }
move-crew = { $a }
move-load-pass = done loading
move-load = load { $a-some }
move-load-member = take a family member of generation { $a } on board
move-move-pass = stop here
move-move-to = sail { $a-to }
move-spend = { $a-cube }
move-spend-coin = a coin
move-island-pass = done here
move-island-sell = sell { $a-some }
move-island-mission = send a missionary ashore
move-island-load = load what the island offers
move-chest-coins = { $a } coins
move-gale-pass = stop here
move-gale-to = sail { $a-to }
move-lighter-pass = done loading
move-lighter = load { $a-some }
move-lighter-member = take a family member of generation { $a } on board
move-market-cocoa = sell cocoa
move-market-tea = sell tea

event-chest = { $who } opens a treasure chest with { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-crew = A captain is revealed: { $captain }.
event-hire = { $who } hires a captain { $amount ->
        [0] free of charge
        [one] for 1 coin
       *[other] for { $amount } coins
    }: { $captain }.
event-load = { $who } loads { $cargo-some }.
event-mission = { $who } sends a missionary of generation { $generation } { $place-to } and gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-return = { $who } returns to the port.
event-sail = { $who } sails { $water-to }.
event-sea_burial = { $who } gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    } for a burial at sea.
event-sell = { $who } sells { $cargo-some } on the island for { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-spend = { $who } pays { $colour-some }.
event-spend_coin = { $who } pays a coin.
event-unload = { $who } unloads { $cargo-some }.
event-ware = { $who } sells { $ware } at the market for { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.

why-already-on-board = There is already one on board: { $a }.
why-captain-not-unseen = This captain cannot be revealed: { $a }.
why-captain-price = You cannot pay { $a ->
        [1] 1 coin
       *[other] { $a } coins
    } for this captain.
why-captain-stack-empty = There is no captain on offer for { $a ->
        [1] 1 coin
       *[other] { $a } coins
    }.
why-chest-opened = All chests with { $a } coins have already been opened.
why-entered-before = The ship has already been there in this sea action: { $a }.
why-gale-over = The Helmsman gives you no more steps.
why-holds-full = All holds of the ship are full.
why-no-captain = There is no captain on offer that you can pay for.
why-no-mission-place = There is no free mission place { $a-at }.
why-no-member-on-board = You have no family member on board.
why-none-left = There are none left to load there: { $a }.
why-not-next-to = The ship cannot get there in one step: { $a }.
why-not-on-board = You have none on board: { $a }.
why-not-on-farm = You have none on your farmyard: { $a }.
why-not-wanted = You cannot sell { $a-some } { $b-at }.
why-nothing-to-load = There is nothing to load { $a-at }.
why-one-step = The ship must move at least one step.
why-port-by-return = You cannot enter the port with a step; return instead.
why-ship-in-port = Your ship is in the port.
why-ship-outside = Your ship is already at sea.

## Terminal labels

port-captains = Captains
port-island = I{ $n }
port-water = W{ $n }
port-legend = (W water, I island, > leads to)
port-hourglass = ({ $n } time)
port-any = { $n ->
        [one] any cube
       *[other] any { $n } cubes
    }
port-none = none
port-unseen = +{ $cards } unseen
port-under = at the bottom: { $names }
port-ashore = Islands
port-buys = buys { $list }
port-offers = { $thing } ×{ $n }
port-missions = missions
port-burials = sea burials ({ $taken } of { $spaces }):
port-ship = Ship
port-holds = holds: { $list }
port-empty = empty
port-stored = on the farmyard: { $list }
port-earned = { $n ->
        [one] 1 prestige point at sea
       *[other] { $n } prestige points at sea
    }

## P-SET

rules-P-SET = Port: setup

rule-P-SET-1 = The sea replaces travel by land.
    .long = With the sea board, there are no cities, paths, markers or trips, and no line for them in the final scoring. The travel action space keeps its name and its cubes.
    .ruling = Nothing of travel by land is left, not even its line in the final scoring.

rule-P-SET-2 = Wagons stay in the game as goods.
    .long = Customers want wagons, and two islands buy them. They are not needed at sea.
    .ruling = Two islands buy wagons.

rule-P-SET-3 = Each family has a ship with 3 empty holds in the port.

rule-P-SET-4 = There is one more bale each of cocoa and tea than there are players.
    .long = With 2, 3, 4 or 5 players, there are 3, 4, 5 or 6 of each.

rule-P-SET-5 = Six treasure chests hold 3, 4 or 5 coins.
    .long = They are face down on their island: three with 3 coins, two with 4, one with 5. The contents of a chest are drawn from the unopened ones when it is opened.
    .ruling = The contents of a chest are drawn when it is opened.

rule-P-SET-6 = Fifteen captains lie in three stacks by price; the top cards are on offer.
    .long = There are five captains for 1 coin, five for 2 and five for 3. Each price has a stack, and its top card is on offer. The next card is drawn from the unseen captains of that price, identical ones being interchangeable; returned captains come up after the unseen ones, in the order in which they were returned.
    .ruling = Captains are drawn when they come up; returned ones come after the unseen ones.

rule-P-SET-7 = There are as many sea burial spaces as players.
    .ruling = { rule-P-SET-7 }

rule-P-SET-8 = The expansion adds cubes or grain; grain can run short.
    .long = In the 2011 edition, 3 more cubes of each color are in the supply, in the Big Box 1 more grain. If the supply has too little grain, you take what there is; if none is left, you cannot harvest.
    .ruling = What happens when grain runs short.

rule-P-SET-9 = With the Inn, four villagers change; the chronicle stays as it is.
    .long = With the Inn, four villagers who travel by land are removed and four seafarers are added. The chronicle keeps its spaces, the travel section included.
    .ruling = Which villagers change, and that the chronicle keeps its spaces.

rule-P-SET-10 = During setup, villagers and captains are revealed before the starting player is drawn.
    .long = The random draws of the setup come in this order: customers, villagers, captains by price, the starting player, the starting compensation, goals; then the cubes of the first round are drawn.
    .ruling = { rule-P-SET-10 }

## P-MAP

rules-P-MAP = The sea

rule-P-MAP-1 = The sea has the port, 7 water spaces and 6 islands.
    .long = The map shows which spaces are adjacent.
    .ruling = Which water spaces there are, and which spaces are adjacent.

rule-P-MAP-2 = A step goes to an adjacent space; hourglasses cost time.
    .long = A step takes the ship to an adjacent space. Entering a space with an hourglass costs that much time, even on a free step.
    .ruling = An hourglass costs time even on a free step.

rule-P-MAP-3 = The port cannot be entered with a step.
    .long = Ships leave it with steps, but come back only by returning.
    .ruling = { rule-P-MAP-3 }

rule-P-MAP-4 = Any number of ships may share a space.
    .ruling = { rule-P-MAP-4 }

## P-SEA

rules-P-SEA = The sea action

rule-P-SEA-1 = The travel action is one of three: set sail, sail on, return.
    .long = With a ship in the port, you may set sail; with a ship at sea, you may sail on or return. You may also decline. The well and free last turns give this action as usual.

rule-P-SEA-2 = To set sail: hire a captain, load, move.
    .long = In this order.

rule-P-SEA-3 = To sail on: move with the captain on board.
    .long = Nothing is loaded from the farmyard.
    .ruling = Nothing is loaded from the farmyard.

rule-P-SEA-4 = No ship sails without a captain.

## P-CAP

rules-P-CAP = Captains

rule-P-CAP-1 = A captain costs 1, 2 or 3 coins; only top cards can be hired.
    .long = You pay the price of the captain in coins. Only the three top cards can be hired; the next card of the stack is revealed at once.

rule-P-CAP-2 = The first step of every sea action is free; each further step costs the captain’s cubes.
    .long = The captain shows which cubes these are: certain colors, or any cubes.

rule-P-CAP-3 = More expensive captains are cheaper to sail with.
    .long = For 1 coin: orange and green, brown and pink, orange and pink, brown and green, or any two cubes. For 2 coins: orange, green, brown, pink, or any cube. For 3 coins: all five cost any cube.
    .ruling = What each captain costs per step.

rule-P-CAP-4 = The captain stays until the ship returns; the first step is free in every sea action.
    .long = This includes a second sea action in the same turn.
    .ruling = The first step is free again in a second sea action in the same turn.

rule-P-CAP-5 = If you cannot pay for a captain, your ship cannot set sail.
    .long = You must be able to pay for one of the captains on offer. An empty stack offers no captain.
    .ruling = { rule-P-CAP-5 }

## P-LOD

rules-P-LOD = Loading

rule-P-LOD-1 = Each hold carries one thing, and no two things on a ship are alike.
    .long = Each hold carries one thing, and a ship carries at most one of each: grain, scroll, horse, ox, plow, wagon, family member, cocoa, tea and treasure chest.
    .ruling = A ship carries at most one of each.

rule-P-LOD-2 = From the farmyard, you can load grain, goods and a family member.
    .long = The goods are a scroll, a horse, an ox, a plow and a wagon; the family member may be of any generation. You cannot load beer, coins, cubes, or cocoa or tea once unloaded.
    .ruling = What cannot be loaded, and that wagons can be.

rule-P-LOD-3 = Loading is optional.
    .long = You may load nothing or up to 3 things, in any order.
    .ruling = { rule-P-LOD-3 }

rule-P-LOD-4 = What is on board is not on the farmyard.
    .long = What is on board does not count for the harvest, customers, payments, life goals, the limit of 5 grain, ties or the Storekeeper.
    .ruling = Everything except the limit of 5 grain.

rule-P-LOD-5 = Cocoa, tea and chests cannot be taken as goods of your choice.
    .long = This holds wherever you take a good of your choice.
    .ruling = { rule-P-LOD-5 }

## P-MOV

rules-P-MOV = Moving

rule-P-MOV-1 = You must move at least one step.
    .long = There is no upper limit.
    .ruling = At least one step is required.

rule-P-MOV-2 = Further steps cost the captain’s cubes; coins may replace them.
    .long = Each step after the free one costs the captain’s cubes, paid when you make the step. Coins may replace cubes. A step that you cannot pay for is not possible.

rule-P-MOV-3 = On a water space you may stop.
    .long = That ends the action.
    .ruling = { rule-P-MOV-3 }

rule-P-MOV-4 = Entering an island ends the movement.
    .long = When the ship enters an island, the movement is over, and business follows. A ship that starts the action on an island has to leave it.
    .ruling = A ship that starts on an island has to leave it.

rule-P-MOV-5 = No space is entered twice in one sea action.
    .long = The space where it started is not entered again, either. The steps of one Helmsman count as one sea action here.
    .ruling = { rule-P-MOV-5 }

## P-ISL

rules-P-ISL = On an island

rule-P-ISL-1 = You do business when your ship lands.
    .long = It lands when it enters an island with a step; the island then counts as landed on. Apart from that, you can do business only by playing the Quartermaster.

rule-P-ISL-2 = Business: sell, send a missionary, load; each is optional, in any order.
    .long = On an island, you may sell, send a missionary and load, in any order. To load, you need a free hold. One landing allows all three.
    .ruling = One landing allows all three.

rule-P-ISL-3 = Goods that the island wants give prestige at once.
    .long = You may return each good on board that the island buys to the supply for its prestige. The demand never runs out; you can sell again each time you land.
    .ruling = The demand never runs out.

rule-P-ISL-4 = You can load what the island offers into a free hold.
    .long = If the island offers cocoa, tea or chests, you may load one into a free hold, provided none of that kind is on board and one is left there.
    .ruling = You load at most one of them, and none if one of that kind is on board.

## P-MIS

rules-P-MIS = Missionaries

rule-P-MIS-1 = A family member on board may go ashore as a missionary.
    .long = If the island has a free mission place, the family member on board may go ashore. It takes the free place with the most prestige, which you gain at once.
    .ruling = Which of the free places is taken.

rule-P-MIS-2 = A mission place becomes free again when its missionary dies or goes home.
    .long = The place is taken until the missionary dies or goes home; then it gives prestige again. A family may have several missionaries, even on the same island; if two of the same generation are there and one leaves, the place with less prestige becomes free.
    .ruling = What happens when a missionary goes home, and which of two places becomes free.

rule-P-MIS-3 = The family action brings missionaries home, but not a family member on board.
    .long = Family members on board come to the farmyard when the ship returns.
    .ruling = { rule-P-MIS-3 }

rule-P-MIS-4 = Missionaries score nothing more at the end.
    .long = You gained their prestige points when they landed.
    .ruling = { rule-P-MIS-4 }

## P-HOM

rules-P-HOM = Returning

rule-P-HOM-1 = Returning costs 1 time, from anywhere.
    .long = The ship goes to the port without steps.

rule-P-HOM-2 = Everything on board is unloaded.
    .long = Goods, cocoa, tea and the family member go to the farmyard; so does grain, up to the limit of 5; any surplus goes to the supply.
    .ruling = What happens to grain that does not fit.

rule-P-HOM-3 = A chest is opened for its coins.
    .long = The chest is then out of the game.

rule-P-HOM-4 = The captain goes to the bottom of the stack of its price.
    .long = If that stack is empty, the captain is on offer at once.
    .ruling = The captain goes to the bottom of the stack and not out of the game.

## P-MKT

rules-P-MKT = The market with Port

rule-P-MKT-1 = Two stalls buy cocoa and tea and never close.
    .long = One stall buys cocoa for 7 prestige points, another tea for 5 prestige points and 1 coin. They never close.
    .ruling = They never close.

rule-P-MKT-2 = On a market day you serve a customer or sell one bale.
    .long = You do one of the two each time it is your turn, or you pass. A bale is a cocoa or a tea from your farmyard. The opener’s first sale is free; every other one costs 1 green cube and 1 time.
    .ruling = Selling a bale takes the place of serving a customer and costs the same.

rule-P-MKT-3 = First you pay the green cube and the time, then you take prestige and coin.
    .long = You pay as usual, and only for a sale that is not free; a death this causes comes at once. The coin from the tea cannot pay for its own sale. The bale is out of the game. Nothing on board can be sold.
    .ruling = { rule-P-MKT-3 }

rule-P-MKT-4 = Selling a bale does not count as serving a customer.
    .long = The sale of cocoa or tea does not count for ties, goals or the Trader, and it does not cause the stalls to be refilled.
    .ruling = { rule-P-MKT-4 }

rule-P-MKT-5 = The market day ends when everyone has passed.
    .long = A player who can neither serve nor sell passes automatically.
    .ruling = { rule-P-MKT-5 }

rule-P-MKT-6 = In the solo game, selling a bale counts as your first sale.
    .long = After that, Carla takes her customer.
    .ruling = { rule-P-MKT-6 }

## P-DTH

rules-P-DTH = Death at sea

rule-P-DTH-1 = Family members on board and missionaries can die.
    .long = They are visible. The ship and each island count as one place each.
    .ruling = The ship and each island count as one place each.

rule-P-DTH-2 = They go to the travel section or, if it is full, are buried at sea.
    .long = The next free sea burial space is used, never an anonymous grave.

rule-P-DTH-3 = Sea burials give 3, 2, 2, 1 and 1 prestige points.
    .long = The spaces are filled in order, and the family gains the points at once. These spaces do not count as part of the chronicle.
    .ruling = The order, the prestige points, and that these spaces do not count as part of the chronicle.

rule-P-DTH-4 = The hold or mission place of the dead becomes free at once.
    .ruling = { rule-P-DTH-4 }

rule-P-DTH-5 = Filling the last sea burial space triggers the end.
    .long = The player who fills it triggers it, as with the last grave.

rule-P-DTH-6 = In the last turns, if no space is left, a dead traveler leaves the game.
    .ruling = { rule-P-DTH-6 }

## P-SCO

rules-P-SCO = Port: final scoring

rule-P-SCO-1 = Cargo is worth nothing at the end; a family member on board is alive.
    .long = Ships may be anywhere at the end. Cargo is everything on board; cocoa and tea on the farmyard are worth nothing, either. There is no line for travel.
    .ruling = { rule-P-SCO-1 }

rule-P-SCO-2 = Prestige gained at sea has its own line.
    .long = It comes from sales, missions, stalls and sea burials, is scored during play, and is separate from other prestige.
    .ruling = { rule-P-SCO-2 }

## P-SOL

rules-P-SOL = Port: solo

rule-P-SOL-1 = The two-player numbers apply; Carla has no ship.
    .long = There are 3 cocoa, 3 tea and 2 sea burial spaces. She never sails, sells or loads.

rule-P-SOL-2 = If her cube came from travel, her dead may be buried at sea.
    .long = If a cube from travel makes one of Carla’s family members die, that member goes to the travel section or, if that is full, to a sea burial space, without prestige for anyone. The last one triggers the end.
    .ruling = No one gains prestige.

rule-P-SOL-3 = All title thresholds except 0 rise by 5.
    .ruling = The lowest threshold stays 0.

## P-MIX

rules-P-MIX = Port with other expansions

rule-P-MIX-1 = Inn: villagers affect the sea as their cards say.
    .long = The Midwife brings missionaries home, but not a family member on the ship. The Gravedigger may choose a family member on the ship or on an island. The Journeyman, played after a sea action, gives you a second one. Villagers can also be played at the end of a market day on which only bales were sold. The Admiral needs no coins and may choose any captain on offer.
    .ruling = { rule-P-MIX-1 }

rule-P-MIX-2 = Life Goals: coins from a chest count at once; a sea burial is not a profession.
    .long = For the Historian, sea burials are not a section of the chronicle. For the Aristocrat, coins from a chest count before the next question. For the Missionary, two on one island count.
    .ruling = { rule-P-MIX-2 }

rule-P-MIX-3 = Marriage: only family members on the farmyard can go on board.
    .long = Only they can marry, too. The family action reaches the islands, but not the ship.
    .ruling = { rule-P-MIX-3 }

rule-P-MIX-4 = Solo: the ring may pay for a captain.
    .long = It is spent as a coin. Selling a bale counts as your first sale. A sea burial of Carla’s takes the most valuable space left.
    .ruling = { rule-P-MIX-4 }

rule-P-MIX-5 = Solo: clockwise, travel stays where it is.
    .long = When Carla looks for a cube clockwise, new spaces come after crafts; Port adds none.
    .ruling = { rule-P-MIX-5 }

rule-P-MIX-6 = The free action of a last turn may be the sea action.
    .ruling = { rule-P-MIX-6 }

## P-CUB

rules-P-CUB = Port: cubes

rule-P-CUB-1 = Port adds as many cubes as there are players.
    .long = There are 1, 2, 2 or 3 more cubes on travel and 1, 1, 2 or 2 more on crafts with 2, 3, 4 or 5 players; 1 more cube of each color goes into the bag each round.
    .ruling = { rule-P-CUB-1 }

reason-stored = more in store: { $some }
    .less = less in store: { $some }
reason-aboard = on board: { $what }
    .less = not on board: { $what }
