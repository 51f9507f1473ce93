### Village: Port. Words first, then rules.

## Words

box-port = Port
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
word-w1 = water 1
    .to = to water 1
word-w2 = water 2
    .to = to water 2
word-w3 = water 3
    .to = to water 3
word-w4 = water 4
    .to = to water 4
word-w5 = water 5
    .to = to water 5
word-w6 = water 6
    .to = to water 6
word-w7 = water 7
    .to = to water 7

word-1a = each further step orange and green
word-1b = each further step brown and pink
word-1c = each further step orange and pink
word-1d = each further step brown and green
word-1e = each further step any two cubes
word-2a = each further step orange
word-2b = each further step green
word-2c = each further step brown
word-2d = each further step pink
word-2e = two free steps, then any two cubes each
word-3a = each further step any cube
word-3b = { word-3a } (second)
word-3c = { word-3a } (third)
word-3d = two free steps, then any cube each
word-3e = { word-3d } (second)

question-sea = Set sail, sail on or return to the port, or decline.
question-captain = Hire one of the captains on offer.
question-crew = Turn up a captain.
question-load = Load something from the farmyard, or sail.
question-move = Sail to the next space, or stop.
question-spend = Choose the cube to pay for this step.
question-island = Sell, send a missionary or load, or leave it at that.
question-chest = Open the treasure chest.
question-gale = Sail with a fair wind to the next space, or stop.
question-lighter = Bring something from the farmyard on board, or leave it at that.

answer-sea-pass = do nothing
answer-sea-sail = set sail
answer-sea-on = sail on
answer-sea-home = return to the port
answer-captain = { $a ->
        [1] the captain for 1 coin
       *[other] the captain for { $a } coins
    }
answer-crew = { $a }
answer-load-pass = load nothing else
answer-load = load { $a-some }
answer-load-member = take a family member of generation { $a } on board
answer-move-pass = stop here
answer-move-to = sail { $a-to }
answer-spend = { $a-cube }
answer-spend-coin = a coin
answer-island-pass = no more business
answer-island-sell = sell { $a-some }
answer-island-mission = send a missionary ashore
answer-island-load = load what the island offers
answer-chest-coins = { $a } coins
answer-gale-pass = stop here
answer-gale-to = sail { $a-to }
answer-lighter-pass = bring nothing else
answer-lighter = bring { $a-some }
answer-lighter-member = bring a family member of generation { $a } on board
answer-market-cocoa = sell cocoa
answer-market-tea = sell tea

event-chest = { $who } opens a treasure chest with { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-crew = A captain is on offer: { $captain }.
event-hire = { $who } hires a captain for { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
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
event-ware = { $who } sells { $ware } on the market for { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    } and { $coins ->
        [0] no coin
        [one] 1 coin
       *[other] { $coins } coins
    }.

why-already-on-board = There is one on board already: { $a }.
why-business-order = On an island you sell first, then send a missionary, then load; it is too late for that.
why-captain-not-unseen = This captain cannot be turned up: { $a }.
why-captain-price = You cannot pay { $a ->
        [1] 1 coin
       *[other] { $a } coins
    } for this captain.
why-captain-stack-empty = There is no captain on offer for { $a ->
        [1] 1 coin
       *[other] { $a } coins
    }.
why-chest-opened = All chests with { $a } coins have been opened.
why-entered-before = The ship has been there already in this sea action: { $a }.
why-gale-over = The fair wind carries you no farther.
why-holds-full = All holds of the ship are taken.
why-load-order = Goods are loaded in a fixed order; it is too late for { $a-some }.
why-no-captain = There is no captain on offer whom you can pay.
why-no-mission-place = There is no free mission place { $a-at }.
why-nobody-on-board = You have no family member on board.
why-none-left = There is nothing left there to load: { $a }.
why-not-next-to = The ship cannot get there in one step: { $a }.
why-not-on-board = You have none on board: { $a }.
why-not-on-farm = You have none on your farmyard: { $a }.
why-not-wanted = Nobody wants to buy { $a-some } { $b-at }.
why-nothing-to-load = There is nothing to load { $a-at }.
why-one-step = The ship must make at least one step.
why-port-by-return = The port is never entered by a step; return instead.
why-rest-not-payable = If you began with { $a-some }, you could not pay the rest.
why-ship-in-port = Your ship lies in the port.
why-ship-outside = Your ship is at sea already.

## Labels of the terminal

port-captains = Captains
port-island = I{ $n }
port-water = W{ $n }
port-legend = (W water, I island, > where it goes on)
port-hourglass = ({ $n } time)
port-any = { $n ->
        [one] any cube
       *[other] any { $n } cubes
    }
port-none = nobody
port-unseen = +{ $cards } unseen
port-under = put back: { $names }
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

rule-P-SET-1 = The sea takes the place of travel by land.
    .long = The sea board replaces travel by land: there are no cities, paths, markers and trips, and no line for them in the final scoring. The action space travel keeps its name and its cubes.

rule-P-SET-2 = Wagons stay in the game as goods.
    .long = Customers want wagons, and two islands buy them. At sea nobody needs one.
    .ruling = That two islands buy them.

rule-P-SET-3 = Each family has a ship with 3 empty holds in the port.
    .long = Each family starts with one ship in the port. It has 3 holds, which are empty.

rule-P-SET-4 = There is one more bale of cocoa and of tea than players.
    .long = On the islands lie as many bales of cocoa, and as many of tea, as there are players and one more: 3, 4, 5 or 6 of each with 2, 3, 4 or 5 players.

rule-P-SET-5 = Six treasure chests hold 3, 4 or 5 coins.
    .long = Six chests lie face down on their island: three with 3 coins, two with 4, one with 5. What a chest holds is drawn from the unopened ones when it is opened.
    .ruling = What a chest holds is drawn when it is opened.

rule-P-SET-6 = Fifteen captains lie in three stacks by price; the top cards are on offer.
    .long = There are five captains for 1 coin, five for 2 and five for 3. Each price has a stack, and its top card is on offer. The next card is drawn from the unseen captains of that price, equal ones being the same; captains put back come up after the unseen ones, in the order in which they went under.
    .ruling = Captains are drawn when they come up; those put back come after the unseen ones.

rule-P-SET-7 = There are as many sea burial spaces as players.
    .long = 2, 3, 4 or 5 sea burial spaces are open with 2, 3, 4 or 5 players.
    .ruling = { rule-P-SET-7 }

rule-P-SET-8 = The box brings cubes or grain; grain can run short.
    .long = In the 2011 edition 3 more cubes of each colour are in the supply, in the Big Box 1 more grain. If the supply has too little grain, you take what there is; with none left you cannot harvest.
    .ruling = What happens when grain runs short.

rule-P-SET-9 = With the Inn four villagers change; the chronicle stays as it is.
    .long = With the Inn, four villagers who travel by land leave and four seafarers come in. The chronicle keeps its numbers, the travel section included.

rule-P-SET-10 = At setup villagers and captains are shown before the starting player is drawn.
    .long = Chance decides in this order at setup: customers, villagers, captains by price, the starting player, the gifts, goals; then the cubes of the first round are drawn.
    .ruling = { rule-P-SET-10 }

## P-MAP

rules-P-MAP = The sea

rule-P-MAP-1 = The sea has the port, 7 water spaces and 6 islands.
    .long = The spaces of the sea are the port, seven water spaces and six islands; the table says which lie next to each other.
    .ruling = Which water spaces there are, and how all spaces lie next to each other.

rule-P-MAP-2 = A step goes to a space next to yours; hourglasses cost time.
    .long = A step takes the ship to a neighbouring space. Entering a space with an hourglass costs that much time, on a free step too.

rule-P-MAP-3 = The port is never entered by a step.
    .long = Ships leave the port by steps, but come back to it only by returning.
    .ruling = { rule-P-MAP-3 }

rule-P-MAP-4 = Any number of ships share a space.
    .long = Ships do not get in each other’s way: any number of them may be on the same space.
    .ruling = { rule-P-MAP-4 }

## P-SEA

rules-P-SEA = The sea action

rule-P-SEA-1 = The travel action is one of three: set sail, sail on, return.
    .long = With a ship in the port you may set sail; with a ship at sea you may sail on or return. You may also decline. The well and free last turns give this action as usual.

rule-P-SEA-2 = To set sail: hire a captain, load, move.
    .long = To set sail you hire a captain, then load, then move.

rule-P-SEA-3 = To sail on: move with the captain on board.
    .long = To sail on you move with the captain on board. Nothing is loaded from the farmyard.

rule-P-SEA-4 = No ship sails without a captain.
    .long = There is no sailing without a captain.

## P-CAP

rules-P-CAP = Captains

rule-P-CAP-1 = A captain costs 1, 2 or 3 coins; only top cards can be hired.
    .long = Hiring costs the price of the captain in coins. Only the three top cards can be hired; the next card of the stack is shown at once.

rule-P-CAP-2 = A captain has free steps, and a price in cubes for each further step.
    .long = In every sea action the first step, with some captains the first two, is free. Each further step costs the cubes that the captain asks for.
    .ruling = That some captains have two free steps.

rule-P-CAP-3 = Dearer captains sail cheaper.
    .long = For 1 coin: orange and green, brown and pink, orange and pink, brown and green, or any two cubes. For 2 coins: orange, green, brown or pink; or two free steps, then any two cubes. For 3 coins: three ask any cube; two have two free steps, then ask any cube.
    .ruling = What each captain asks for a step.

rule-P-CAP-4 = The captain stays until the ship returns; free steps begin anew with every sea action.
    .long = The captain stays on board until the ship returns. The free steps begin anew with every sea action, with a second one in the same turn too.
    .ruling = The free steps begin anew with a second sea action in the same turn.

rule-P-CAP-5 = Without a captain you can pay, the ship cannot set sail.
    .long = An empty stack offers nobody. If you can pay none of the captains on offer, your ship cannot set sail.
    .ruling = { rule-P-CAP-5 }

## P-LOD

rules-P-LOD = Loading

rule-P-LOD-1 = A hold carries one thing, and no two things on a ship are alike.
    .long = Each of the holds carries one thing, and a ship carries at most one of each: grain, scroll, horse, ox, plow, wagon, family member, cocoa, tea and treasure chest.

rule-P-LOD-2 = From the farmyard you load grain, goods and a family member.
    .long = From the farmyard a grain, a scroll, a horse, an ox, a plow, a wagon and a family member of any generation can be loaded; no beer, no coins, no cubes, and no cocoa or tea once unloaded.
    .ruling = What cannot be loaded; that wagons can.

rule-P-LOD-3 = Loading is optional.
    .long = You load nothing, or up to 3 things, in a fixed order: grain, scroll, horse, ox, plow, wagon, family member.
    .ruling = { rule-P-LOD-3 }

rule-P-LOD-4 = What is on board is not on the farmyard.
    .long = What is on board does not count for the harvest, customers, payments, life goals, the limit of 5 grain, ties or the Storekeeper.
    .ruling = All but the limit of 5 grain.

rule-P-LOD-5 = Cocoa, tea and chests are no goods of your choice.
    .long = Where you take a good of your choice, you cannot take cocoa, tea or a chest.
    .ruling = { rule-P-LOD-5 }

## P-MOV

rules-P-MOV = Moving

rule-P-MOV-1 = At least one step must be made.
    .long = Who moves makes at least one step. There is no upper limit.
    .ruling = That one step must be made.

rule-P-MOV-2 = Further steps cost the captain’s cubes; coins may stand in.
    .long = Each step after the free ones costs the cubes of the captain, paid when it is made. Coins may stand in for cubes. A step that you cannot pay is not possible.

rule-P-MOV-3 = On a water space you may stop.
    .long = On a water space you may stop; that ends the action.

rule-P-MOV-4 = Entering an island ends the movement.
    .long = When the ship enters an island, the movement is over and business follows. A ship that begins the action on an island has to leave it.
    .ruling = That a ship which begins on an island has to leave it.

rule-P-MOV-5 = No space is entered twice in one sea action.
    .long = In one sea action no space is entered twice, nor the space where it began. The steps of one Helmsman count as one sea action here.
    .ruling = { rule-P-MOV-5 }

## P-ISL

rules-P-ISL = On an island

rule-P-ISL-1 = Business is done when a ship lands.
    .long = A ship lands when it enters an island by a step. Only then, and by the Quartermaster, is business done. The island counts as landed on.

rule-P-ISL-2 = Business: sell, send a missionary, load; each is optional.
    .long = On an island you may sell, then send a missionary, then load. One landing allows all three.
    .ruling = The order, and that one landing allows all three.

rule-P-ISL-3 = Goods that the island wants bring prestige at once.
    .long = Each good on board that the island buys may be returned to the supply for its prestige. The demand never runs out; every landing sells anew.
    .ruling = That the demand never runs out.

rule-P-ISL-4 = What the island offers can be loaded into a free hold.
    .long = If the island offers cocoa, tea or chests, you may load one into a free hold, if none of the kind is on board and one is left there.

## P-MIS

rules-P-MIS = Missionaries

rule-P-MIS-1 = A family member on board may go ashore as a missionary.
    .long = If the island has a free mission place, the family member on board may go ashore. It takes the free place with the most prestige, which you gain at once.
    .ruling = Which of the free places is taken.

rule-P-MIS-2 = A mission place is free again when its missionary dies or goes home.
    .long = The place is taken until the missionary dies or goes home; then it pays again. A family may have several missionaries, on one island too; if two alike stand there and one leaves, the place with less prestige becomes free.
    .ruling = What happens when a missionary goes home, and which of two places becomes free.

rule-P-MIS-3 = The family action brings missionaries home, but nobody on board.
    .long = The family action can bring a missionary home, but not a family member on board.
    .ruling = { rule-P-MIS-3 }

rule-P-MIS-4 = Missionaries score nothing more at the end.
    .long = Missionaries score nothing further in the final scoring.

## P-HOM

rules-P-HOM = Returning

rule-P-HOM-1 = Returning costs 1 time, from wherever the ship is.
    .long = To return you pay 1 time; the ship goes to the port from wherever it is, without steps.

rule-P-HOM-2 = Everything on board is unloaded.
    .long = Goods, cocoa, tea and the family member go to the farmyard; grain too, up to 5, the rest to the supply.
    .ruling = What happens to grain that does not fit.

rule-P-HOM-3 = A chest is opened for its coins.
    .long = A chest is opened: you take its coins, and the chest is out of the game.

rule-P-HOM-4 = The captain goes under the stack of its price.
    .long = The captain goes under the stack of its price; if that stack is empty, it is shown at once.
    .ruling = That the captain goes under the stack and not out of the game.

## P-MKT

rules-P-MKT = The market with Port

rule-P-MKT-1 = Two stalls buy cocoa and tea and never close.
    .long = One stall buys cocoa for 7 prestige points, another tea for 5 prestige points and 1 coin. They never close.

rule-P-MKT-2 = On a market day you serve a customer or sell one bale.
    .long = When it is your turn on a market day, you serve one customer or sell one cocoa or tea from your farmyard, or pass. The opener’s first sale is free; every other costs 1 green cube and 1 time.

rule-P-MKT-3 = First the green cube, then prestige and coin, then the time.
    .long = For a paid sale you pay the green cube, then take prestige and coin, then pay the time and suffer a death it causes. The coin of the tea cannot pay for its own sale. The bale is out of the game. Nothing on board can be sold.
    .ruling = { rule-P-MKT-3 }

rule-P-MKT-4 = A sale serves no customer.
    .long = A sale of cocoa or tea serves no customer: it does not count for ties, goals or the Trader, and the stalls are not refilled because of it.
    .ruling = { rule-P-MKT-4 }

rule-P-MKT-5 = The market day ends when everyone has passed.
    .long = The market day goes on until everyone has passed. Who can neither serve nor sell passes unasked.
    .ruling = { rule-P-MKT-5 }

rule-P-MKT-6 = Alone, a sale counts as your first service.
    .long = In the solo game a sale counts as your first service, after which the rival takes her customer.
    .ruling = { rule-P-MKT-6 }

## P-DTH

rules-P-DTH = Death at sea

rule-P-DTH-1 = Family members on board and missionaries can die.
    .long = Family members on board and missionaries are visible and can die. The ship and each island are one place each.
    .ruling = That the ship and each island are one place each.

rule-P-DTH-2 = They go to the travel section, and if it is full, are buried at sea.
    .long = A dead traveller goes to the travel section of the chronicle; if that is full, to the next free sea burial space, never to an anonymous grave.

rule-P-DTH-3 = Sea burials bring 3, 2, 2, 1 and 1 prestige points.
    .long = Sea burials are filled in order and give the family 3, 2, 2, 1 and 1 prestige points at once. They do not count as chronicle.
    .ruling = That they are filled in order.

rule-P-DTH-4 = The hold or mission place of the dead is free at once.
    .long = The hold or the mission place of the dead is free at once.

rule-P-DTH-5 = Filling the last sea burial space triggers the end.
    .long = Whoever fills the last sea burial space triggers the end of the game, as with the last grave.

rule-P-DTH-6 = In the final turns, with no space left, a dead traveller leaves the game.
    .long = In the final turns, with the travel section and the sea burials full, a dying traveller leaves the game.
    .ruling = { rule-P-DTH-6 }

## P-SCO

rules-P-SCO = Port: final scoring

rule-P-SCO-1 = Cargo is worth nothing at the end; a family member on board lives.
    .long = Ships may be anywhere at the end. What is on board, and cocoa and tea on the farmyard, is worth nothing. A family member on board lives. There is no line for travel.
    .ruling = { rule-P-SCO-1 }

rule-P-SCO-2 = Prestige won at sea has a line of its own.
    .long = Prestige of sales, missions, stalls and sea burials is scored during play and has its own line, apart from other prestige.

## P-SOL

rules-P-SOL = Port: solo

rule-P-SOL-1 = The numbers are those for two; the rival has no ship.
    .long = In the solo game the numbers for two players hold: 3 cocoa, 3 tea, 2 sea burials. The rival has no ship and never sails, sells or loads.

rule-P-SOL-2 = Her dead by a cube from travel may be buried at sea.
    .long = If a cube from travel makes one of the rival’s family members die, it goes to the travel section, and if that is full, to a sea burial, without prestige for anybody. The last one triggers the end.
    .ruling = That nobody gains prestige.

rule-P-SOL-3 = All title limits but the first rise by 5.
    .long = With Port the limit of every title rises by 5 points; that of the first stays 0.
    .ruling = That the first title stays at 0.

## P-MIX

rules-P-MIX = Port with other boxes

rule-P-MIX-1 = Inn: villagers reach the sea as the cards say.
    .long = The Midwife calls missionaries home, but nobody from the ship. The Gravedigger may choose somebody on the ship or an island. The Journeyman on travel is a second sea action. The end of a market day on which only bales were sold is a moment for villagers too. The Admiral needs no coins and may choose every captain on offer.
    .ruling = { rule-P-MIX-1 }

rule-P-MIX-2 = Life Goals: coins of a chest count at once, a sea burial is no profession.
    .long = A sea burial is no section of the chronicle for the Historian. Coins of a chest count for the Aristocrat before the next question. For the Missionary two on one island count.
    .ruling = { rule-P-MIX-2 }

rule-P-MIX-3 = Marriage: only family members of the farmyard go on board.
    .long = Only family members of the farmyard can marry or go on board. The family action reaches the islands, but not the ship.
    .ruling = { rule-P-MIX-3 }

rule-P-MIX-4 = Solo: the ring may pay for a captain.
    .long = In the solo game the ring may be spent as a coin for a captain. A sale is the first service. A sea burial of the rival uses up the best prize that is left.
    .ruling = { rule-P-MIX-4 }

rule-P-MIX-5 = Solo: clockwise, travel stays where it is.
    .long = When the rival looks for a cube clockwise, new spaces come after crafts; Port adds none.
    .ruling = { rule-P-MIX-5 }

rule-P-MIX-6 = The free action of a last turn may be the sea action.
    .long = In a free last turn you may carry out the sea action like any other.
    .ruling = { rule-P-MIX-6 }

## P-CUB

rules-P-CUB = Port: cubes

rule-P-CUB-1 = Port adds as many cubes as there are players.
    .long = On travel lie 1, 2, 2 or 3 more cubes, on crafts 1, 1, 2 or 2 with 2, 3, 4 or 5 players; 1 more cube of each colour goes into the bag each round.
    .ruling = { rule-P-CUB-1 }
