### Village: all texts of the game, apart from the rules themselves.
### Things have a form `.some` (as the object of a verb), places have `.at`, `.from` and `.to`, burial places have `.rest`.

## Colors

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
    .at = on the grain harvest space
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
    .at = on the market space
    .from = from the market
    .to = for the market
space-travel = travel
    .at = on the travel space
    .from = from the travel space
    .to = for the travel space
space-council = council chamber
    .at = on the council chamber space
    .from = from the council chamber
    .to = for the council chamber
space-church = church
    .at = on the church space
    .from = from the church
    .to = for the church
word-well = well

## Where family members are

word-reserve = not yet born
word-bag = black bag
    .at = in the black bag
    .from = from the black bag
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
    .rest = is buried in an anonymous grave
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
line-prestige = Points scored during play

## Questions

question-customer = Reveal the next customer.
question-hidden_customer = Draw a customer that another family has served.
question-start = Determine the starting player.
question-gift = Draw a cube for the third player.
question-draw = Draw a cube from the green bag.
question-turn = Take a cube or use the well.
question-pay = Choose how to pay.
question-who = Choose which family member to send.
question-train = Choose which family member to train.
question-cube = Choose a cube from the supply.
question-good = Choose a good.
question-harvest = Harvest grain?
question-family = Have a child or bring a family member home?
question-crafts = Choose a craft building: train, produce or buy.
question-travel = Choose a trip.
question-council = Enter, advance or stay in the council chamber.
question-church = Put a family member into the black bag: choose how to pay.
question-action = Choose an action.
question-make = Produce now?
question-market = Serve a customer or pass.
question-fee = Pay with green cubes or a scroll.
question-privilege = Choose a privilege.
question-death = Choose who dies.
question-buy = Buy family members from the black bag, or continue.
question-monk = Draw a piece from the black bag.
question-promote = Move family members up in the church, or continue.

## Moves

move-customer = { $a }
move-hidden_customer = { $a }
move-start = { $who }
move-gift = { $a-cube }
move-draw = { $a-cube }
move-turn = { $a }: { $b-cube }
move-turn-well-brown = well: pay with brown cubes
move-turn-well-green = well: pay with green cubes
move-turn-well-orange = well: pay with orange cubes
move-turn-well-pink = well: pay with pink cubes
move-turn-well-coin = well: pay with coins only
move-who = family member of generation { $a }
move-train = family member of generation { $a }
move-cube = { $a-cube }
move-good = { $a }
move-harvest-pass = do not harvest
move-harvest-reap = harvest grain
move-family-pass = do nothing
move-family-birth = have a child
move-family-home = bring a generation { $b } member home { $a-from }
move-crafts-pass = do nothing
move-crafts-mill-make = turn grain into coins at the mill
move-crafts-wainwright-train = train a wainwright
move-crafts-wainwright-make = build a wagon
move-crafts-wainwright-buy = buy a wagon
move-crafts-stables-train = train a stable hand
move-crafts-stables-make = raise a horse or an ox
move-crafts-stables-buy = buy a horse or an ox
move-crafts-office-train = train a scribe
move-crafts-office-make = write a scroll
move-crafts-office-buy = buy a scroll
move-crafts-smithy-train = train a blacksmith
move-crafts-smithy-make = make a plow
move-crafts-smithy-buy = buy a plow
move-travel-pass = do not travel
move-travel-send = from the farmyard { $a-to }
move-travel-move = { $a-from } { $b-to }
move-council-pass = do nothing
move-council-enter = enter: stage 1
move-council-advance = advance to stage { $a }
move-council-rest = stay and use a privilege
move-church-pass = do nothing
move-church-brown = pay a brown cube
move-church-time = pay time
move-action-pass = no action
move-action = { $a }
move-make-pass = not now
move-make-make = produce now
move-market-pass = pass for this market day
move-market-stall = serve the customer at stall { $a }
move-fee-green = green cubes
move-fee-scroll = a scroll
move-privilege-pass = no privilege
move-privilege-1 = take the ring
move-privilege-2 = take cubes of your choice
move-privilege-3 = take a good of your choice
move-privilege-4 = pay a coin for prestige points
move-death = { $a }: generation { $b }
move-buy-pass = done
move-buy = family member of generation { $a }
move-monk-monk = monk
move-monk = { $who }: family member of generation { $a }
move-promote-pass = done
move-promote = generation { $b }: up from church window { $a }

## Events

event-action = { $who } chooses an action: { $space }.
event-birth = { $who } has a child: a family member of generation { $generation }.
event-bought = { $who } buys a family member of generation { $generation } from the black bag for a coin.
event-called = A generation { $generation } family member of { $who } is drawn and enters the church.
event-coins = { $who } receives { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-cube = { $who } receives { $colour-some }.
event-customer = A customer arrives: { $customer }.
event-death = A generation { $generation } family member of { $who } dies { $place-at } and { $rest-rest }.
event-decline = { $who } declines the action.
event-idle = { $who } cannot do anything there.
event-draw = Drawn { $space-to }: { $colour-some }.
event-endow = { $who } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-gift_grain = { $who } receives { $amount } grain as compensation for starting later.
event-good = { $who } receives { $good-some }.
event-harvest = { $who } harvests { $amount } grain.
event-home = { $who } brings a family member of generation { $generation } home { $place-from }.
event-last_turn = { $who } takes their last turn.
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
event-trigger = { $who } triggers the end of the game; the last turns follow.
event-walk = { $who } moves a family member of generation { $generation } { $origin-from } { $place-to }.
event-well = { $who } uses the well.

## Why a move is not possible

why-barn-full = Your farmyard cannot hold any more grain.
why-bought-out = No more family members can be bought at this mass.
why-impossible-action = You cannot perform this action now: { $a }.
why-must-act = You can no longer decline; you must perform the action.
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
why-no-privilege = None of the privileges available to you would give you anything.
why-no-wagon = You have no wagon.
why-no-member-home = You have no family member on your farmyard.
why-no-member-in-council = You have no family member in the council chamber.
why-no-member-there = You have no family member { $a-at }.
why-no-member-trained = You have no trained family member { $a-at }.
why-not-in-bag = This is not in the bag.
why-not-in-pile = This customer is not in the pile.
why-not-in-stock = You do not have what this customer wants: { $a }.
why-not-made-here = You cannot get { $a-some } here.
why-older-first = A family member of generation { $a } has to die first.
why-other-price = This is not the price you have to pay.
why-reserve-empty = All your family members have been born.
why-ring-taken = The ring has already been taken.
why-same-colour = The two cubes must differ in color; you already have { $a-some }.
why-stage-too-high = None of your family members has reached stage { $a }, so you cannot use its privilege.
why-stall-empty = There is no customer at stall { $a }.
why-start-named = The starting player is set by a table option.
why-supply-bare = There are no cubes left in the supply.
why-supply-empty = There is no { $a-cube } left in the supply.
why-too-far-away = Family members cannot be brought home from there.
why-well-coins = You need { $a } coins to use the well without cubes.
why-well-dry = To use the well with { $a } cubes, you need { $b } of them; coins can replace all but one.

## Table options

option-different_cubes = The two cubes of the council privilege must differ in color.
option-first_player = The starting player (random unless chosen).
option-hidden_customers = Customers stay face down: others see how many a family has served, not which.
option-start_compensation = Players later in turn order receive a small compensation.

## Reasons for a move: what it has more of than another move, or less (`.less`)

reason-line-customers = serves a customer for { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $what })
    .less = does not serve the customer for { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $what })
reason-servable = the stock is enough for a customer worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $what })
    .less = the stock is no longer enough for the customer worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $what })
reason-time = { $n } more time spent
    .less = { $n } time saved
reason-members = { $n ->
        [one] one more living family member
       *[other] { $n } more living family members
    }
    .less = { $n ->
        [one] one living family member less
       *[other] { $n } living family members less
    }
reason-council = { $n ->
        [one] one more member
       *[other] { $n } more members
    } in the council chamber, with its privileges
    .less = { $n ->
        [one] one member less
       *[other] { $n } members less
    } in the council chamber
reason-church = { $n ->
        [one] one more member
       *[other] { $n } more members
    } at the church windows
    .less = { $n ->
        [one] one member less
       *[other] { $n } members less
    } at the church windows
reason-bag = { $n ->
        [one] one more member
       *[other] { $n } more members
    } in the black bag for the next mass
    .less = { $n ->
        [one] one member less
       *[other] { $n } members less
    } in the black bag for the next mass
reason-trained = { $n ->
        [one] one more trained member { $what-at }
       *[other] { $n } more trained members { $what-at }
    }
    .less = { $n ->
        [one] one trained member less { $what-at }
       *[other] { $n } trained members less { $what-at }
    }
reason-ring = starts the next round
    .less = does not start the next round
reason-grain = { $n } more grain
    .less = { $n } grain less
reason-cubes = { $n ->
        [one] one more influence cube
       *[other] { $n } more influence cubes
    }
    .less = { $n ->
        [one] one influence cube less
       *[other] { $n } influence cubes less
    }
reason-good = { $some } more
    .less = { $some } less
