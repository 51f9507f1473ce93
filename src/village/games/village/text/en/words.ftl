### Village: everything the program says, apart from the rules themselves.
### Things have a form `.some` (as the object of a verb), places `.at`, `.from`, `.to`, places of the dead `.rest`.

## Colours

word-brown = brown
    .cube = brown cube
    .some = { $n ->
        [one] a brown cube
       *[other] { $n } brown cubes
    }
word-green = green
    .cube = green cube
    .some = { $n ->
        [one] a green cube
       *[other] { $n } green cubes
    }
word-orange = orange
    .cube = orange cube
    .some = { $n ->
        [one] an orange cube
       *[other] { $n } orange cubes
    }
word-pink = pink
    .cube = pink cube
    .some = { $n ->
        [one] a pink cube
       *[other] { $n } pink cubes
    }
word-plague = plague
    .cube = plague cube
    .some = { $n ->
        [one] a plague cube
       *[other] { $n } plague cubes
    }

## Goods, grain, coins

word-scroll = scroll
    .some = { $n ->
        [one] a scroll
       *[other] { $n } scrolls
    }
word-wagon = wagon
    .some = { $n ->
        [one] a wagon
       *[other] { $n } wagons
    }
word-horse = horse
    .some = { $n ->
        [one] a horse
       *[other] { $n } horses
    }
word-ox = ox
    .some = { $n ->
        [one] an ox
       *[other] { $n } oxen
    }
word-plow = plow
    .some = { $n ->
        [one] a plow
       *[other] { $n } plows
    }
word-grain = grain
    .some = { $n } grain
word-coin = coin
    .some = { $n ->
        [one] a coin
       *[other] { $n } coins
    }

## Action spaces

space-grain = grain harvest
    .at = on the grain harvest
    .from = from the grain harvest
    .to = for the grain harvest
space-family = family
    .at = on the family space
    .from = from the family space
    .to = for the family space
space-crafts = crafts
    .at = on the crafts space
    .from = from the crafts space
    .to = for the crafts space
space-market = market
    .at = on the market
    .from = from the market
    .to = for the market
space-travel = travel
    .at = on the travel space
    .from = from the travel space
    .to = for the travel space
space-council = council chamber
    .at = on the council chamber
    .from = from the council chamber
    .to = for the council chamber
space-church = church
    .at = on the church
    .from = from the church
    .to = for the church
word-well = well

## Where members are

word-reserve = not yet born
word-bag = black bag
    .at = in the black bag
    .from = out of the black bag
    .to = into the black bag
word-farm = farmyard
    .at = on the farmyard
    .from = from the farmyard
    .to = to the farmyard
word-wainwright = wainwright
    .at = at the wainwright
    .from = from the wainwright
    .to = to the wainwright
word-stables = stables
    .at = at the stables
    .from = from the stables
    .to = to the stables
word-office = office
    .at = at the office
    .from = from the office
    .to = to the office
word-smithy = smithy
    .at = at the smithy
    .from = from the smithy
    .to = to the smithy
word-mill = mill
word-north1 = first northern city
    .at = in the first northern city
    .from = from the first northern city
    .to = to the first northern city
word-north2 = second northern city
    .at = in the second northern city
    .from = from the second northern city
    .to = to the second northern city
word-north3 = third northern city
    .at = in the third northern city
    .from = from the third northern city
    .to = to the third northern city
word-south1 = first southern city
    .at = in the first southern city
    .from = from the first southern city
    .to = to the first southern city
word-south2 = second southern city
    .at = in the second southern city
    .from = from the second southern city
    .to = to the second southern city
word-south3 = third southern city
    .at = in the third southern city
    .from = from the third southern city
    .to = to the third southern city
word-council1 = council stage 1
    .at = on council stage 1
    .from = from council stage 1
    .to = to council stage 1
word-council2 = council stage 2
    .at = on council stage 2
    .from = from council stage 2
    .to = to council stage 2
word-council3 = council stage 3
    .at = on council stage 3
    .from = from council stage 3
    .to = to council stage 3
word-council4 = council stage 4
    .at = on council stage 4
    .from = from council stage 4
    .to = to council stage 4
word-window1 = church window 1
    .at = at church window 1
    .from = from church window 1
    .to = to church window 1
word-window2 = church window 2
    .at = at church window 2
    .from = from church window 2
    .to = to church window 2
word-window3 = church window 3
    .at = at church window 3
    .from = from church window 3
    .to = to church window 3
word-window4 = church window 4
    .at = at church window 4
    .from = from church window 4
    .to = to church window 4

## Where the dead are

word-grave = anonymous grave
    .rest = is laid in an anonymous grave
word-gone = out of the game
    .rest = leaves the game
word-chronicle-council = chronicle: council
    .rest = enters the chronicle (council)
word-chronicle-crafts = chronicle: crafts
    .rest = enters the chronicle (crafts)
word-chronicle-travel = chronicle: travel
    .rest = enters the chronicle (travel)
word-chronicle-church = chronicle: church
    .rest = enters the chronicle (church)
word-chronicle-farm = chronicle: farmyard
    .rest = enters the chronicle (farmyard)

## Other words

word-pass = pass
word-monk = monk
word-time = time
word-train = train
word-make = produce
word-buy = buy
word-2011 = 2011 edition
word-bigbox = Big Box

## Score lines

line-travel = Travel
line-council = Council chamber
line-church = Church
line-chronicle = Chronicle
line-customers = Customers
line-coins = Coins
line-prestige = Prestige points gained

## Questions

question-customer = Turn up the next customer.
question-start = Draw the starting player.
question-gift = Draw a cube for the third player.
question-draw = Draw a cube from the green bag.
question-turn = Take a cube or use the well.
question-pay = Choose what you pay with.
question-who = Choose the family member that goes.
question-train = Choose the family member to train.
question-cube = Choose a cube from the supply.
question-good = Choose a good.
question-harvest = Harvest grain, or decline.
question-family = Have a child or bring somebody home.
question-crafts = Choose a building and how to pay.
question-travel = Choose a trip.
question-council = Enter, advance or stay in the council chamber.
question-church = Put a family member into the black bag: choose how to pay.
question-action = Choose an action.
question-make = Produce at once, or stop here.
question-market = Serve a customer, or pass.
question-fee = Pay with green cubes or with a scroll.
question-privilege = Choose a privilege.
question-death = Choose who dies.
question-buy = Buy family members out of the black bag, or go on.
question-monk = Draw a piece from the black bag.
question-promote = Move family members up in the church, or go on.

## Answers

answer-customer = { $a }
answer-start = { $who }
answer-gift = { $a-cube }
answer-draw = { $a-cube }
answer-turn = { $a }: { $b-cube }
answer-turn-well-brown = well: pay with brown cubes
answer-turn-well-green = well: pay with green cubes
answer-turn-well-orange = well: pay with orange cubes
answer-turn-well-pink = well: pay with pink cubes
answer-turn-well-coin = well: pay with coins only
answer-who = family member of generation { $a }
answer-train = family member of generation { $a }
answer-cube = { $a-cube }
answer-good = { $a }
answer-harvest-pass = do not harvest
answer-harvest-reap = harvest grain
answer-family-pass = do nothing
answer-family-birth = have a child
answer-family-home = bring a generation { $b } member home { $a-from }
answer-crafts-pass = do nothing
answer-crafts-mill-make = mill: grain into coins
answer-crafts-wainwright-train = wainwright: train a family member
answer-crafts-wainwright-make = wainwright: make a wagon
answer-crafts-wainwright-buy = wainwright: buy a wagon
answer-crafts-stables-train = stables: train a family member
answer-crafts-stables-make = stables: raise a horse or an ox
answer-crafts-stables-buy = stables: buy a horse or an ox
answer-crafts-office-train = office: train a family member
answer-crafts-office-make = office: write a scroll
answer-crafts-office-buy = office: buy a scroll
answer-crafts-smithy-train = smithy: train a family member
answer-crafts-smithy-make = smithy: make a plow
answer-crafts-smithy-buy = smithy: buy a plow
answer-travel-pass = do not travel
answer-travel-send = from the farmyard { $a-to }
answer-travel-move = { $a-from } { $b-to }
answer-council-pass = do nothing
answer-council-enter = enter: stage 1
answer-council-advance = advance to stage { $a }
answer-council-rest = stay and use a privilege
answer-church-pass = do nothing
answer-church-brown = pay a brown cube
answer-church-time = pay time
answer-action-pass = no action
answer-action = { $a }
answer-make-pass = stop here
answer-make-make = produce at once
answer-market-pass = pass for this market day
answer-market-stall = serve the customer at stall { $a }
answer-fee-green = green cubes
answer-fee-scroll = a scroll
answer-privilege-pass = no privilege
answer-privilege-1 = take the ring
answer-privilege-2 = take cubes of your choice
answer-privilege-3 = take a good of your choice
answer-privilege-4 = pay a coin for prestige points
answer-death = { $a }: generation { $b }
answer-buy-pass = buy nobody else
answer-buy = family member of generation { $a }
answer-monk-monk = monk
answer-monk = { $who }: family member of generation { $a }
answer-promote-pass = move nobody else
answer-promote = generation { $b }: up from church window { $a }

## Events

event-action = { $who } chooses an action: { $space }.
event-birth = { $who } has a child: a family member of generation { $generation }.
event-bought = { $who } buys a family member of generation { $generation } out of the black bag for a coin.
event-called = A family member of { $who }, generation { $generation }, is drawn and enters the church.
event-coins = { $who } receives { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-cube = { $who } receives { $colour-some }.
event-customer = A customer arrives: { $customer }.
event-death = { $who } loses a family member of generation { $generation } { $place-at }, who { $rest-rest }.
event-decline = { $who } declines the action.
event-idle = { $who } can do nothing there.
event-draw = Chance draws { $colour-some } { $space-to }.
event-endow = { $who } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-gift_grain = { $who } receives { $amount } grain for starting later.
event-good = { $who } receives { $good-some }.
event-harvest = { $who } harvests { $amount } grain.
event-home = { $who } brings a family member of generation { $generation } home { $place-from }.
event-last_turn = { $who } takes a last turn.
event-majority = { $who } leads in the church and gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-market_day = { $who } opens a market day.
event-market_end = The market day is over.
event-market_pass = { $who } passes for this market day.
event-marker = { $who } places a marker { $place-at }.
event-mass = A mass is said; { $who } goes first.
event-mill = { $who } turns { $grain } grain into { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at the mill.
event-monk = A monk is drawn from the black bag.
event-move_up = A customer moves up to stall { $stall }: { $customer }.
event-over = The game is over.
event-pay = { $who } pays { $payment }.
event-pay_grain = { $who } pays { $amount } grain.
event-pay_scroll = { $who } pays a scroll.
event-pay_wagon = { $who } uses up a wagon.
event-prestige = { $who } gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-promote = { $who } pays { $grain } grain and moves a family member of generation { $generation } up { $place-to }.
event-rest = { $who } stays in the council chamber to use a privilege.
event-ring = { $who } takes the ring and will start the next round.
event-round = Round { $round } begins; { $who } starts.
event-serve = { $who } serves the customer at stall { $stall }: { $customer }.
event-start = { $who } is the starting player.
event-take = { $who } takes { $colour-some } { $space-from }.
event-time = { $crossings ->
        [0] { $who } spends { $amount } time.
        [1] { $who } spends { $amount } time and crosses the bridge.
       *[other] { $who } spends { $amount } time and crosses the bridge { $crossings } times.
    }
event-trigger = { $who } has triggered the end of the game; the last turns follow.
event-walk = { $who } moves a family member of generation { $generation } { $origin-from } { $place-to }.
event-well = { $who } uses the well.

## Reasons why not

why-barn-full = Your farmyard can hold no more grain.
why-bought-out = No more family members can be bought in this mass.
why-colour-order = Cubes are chosen in the order brown, green, orange, pink; it is too late for { $a-some }.
why-generation-order = Family members are bought in the order of their generations; it is too late for generation { $a }.
why-impossible-action = You cannot carry out this action now: { $a }.
why-must-act = You cannot decline any more; the action must be carried out.
why-must-use = If you stay in the council chamber, you must use a privilege.
why-no-coin = You do not have enough coins.
why-no-cube = You do not have enough { $a } cubes.
why-no-cube-there = There is no { $b-cube } { $a-at }.
why-no-cube-left = There are no cubes left { $a-at }.
why-no-cubes = You do not have enough cubes and coins.
why-no-fee = You have neither a scroll nor enough green cubes or coins.
why-no-grain = You need { $a } grain.
why-no-grain-left = There is no grain left in the supply.
why-no-green = You have neither a green cube nor a coin for this sale.
why-no-member = You have no family member of generation { $a } { $b-at }.
why-no-privilege = None of the privileges within your reach would give you anything.
why-no-wagon = You have no wagon.
why-nobody-home = You have no family member on the farmyard.
why-nobody-in-council = You have no family member in the council chamber.
why-nobody-there = You have no family member { $a-at }.
why-nobody-trained = You have not trained anybody { $a-at }.
why-not-in-bag = This is not in the bag.
why-not-in-pile = This customer is not in the pile.
why-not-in-stock = You do not have what this customer wants: { $a }.
why-not-made-here = You cannot get { $a-some } here.
why-older-first = A family member of generation { $a } has to die first.
why-other-price = This is not the price to be paid.
why-promotion-order = Family members move up in the order of windows and generations; it is too late for this one.
why-reserve-empty = All your family members have been born.
why-ring-taken = The ring has been taken.
why-same-colour = The two cubes must differ in colour; you already have { $a-some }.
why-stage-too-high = None of your family members has come far enough for the privilege of stage { $a }.
why-stall-empty = There is no customer at stall { $a }.
why-start-named = The table has named the starting player.
why-supply-bare = There are no cubes left in the supply.
why-supply-empty = There is no { $a-cube } left in the supply.
why-supply-short = With { $a-some } now, too few cubes would be left for the rest.
why-too-far-away = Nobody can be called home from there.
why-well-coins = You need { $a } coins to pay the well without cubes.
why-well-dry = To pay the well in { $a } you need { $b } cubes; coins may stand in for all but one of them.

## Options of a table

option-different_cubes = The two cubes of the council privilege must differ in colour.
option-first_player = The player who starts; otherwise chance decides.
option-start_compensation = Players who start later receive a small compensation.
