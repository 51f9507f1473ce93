### My Village: words, questions, moves, events and reasons; rules and cards have files of their own.
### Things have a form `.some` (as the object of a verb), places `.from`, banners `.beside`, villagers `.the`.

## Dice

word-white1 = white 1
word-white2 = white 2
word-white3 = white 3
word-white4 = white 4
word-white5 = white 5
word-white6 = white 6
word-black1 = black 1
word-black2 = black 2
word-black3 = black 3
word-black4 = black 4
word-black5 = black 5
word-black6 = black 6

## Goods and coins

word-horse = horse
    .some = { $n ->
        [one] a horse
       *[other] { $n } horses
    }
word-beer = beer
    .some = { $n ->
        [one] a beer
       *[other] { $n } beers
    }
word-plow = plow
    .some = { $n ->
        [one] a plow
       *[other] { $n } plows
    }
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
word-any = any good
    .some = { $n ->
        [one] a good of any kind
       *[other] { $n } goods of any kind
    }
word-wild = wild good
    .some = { $n ->
        [one] a wild good
       *[other] { $n } wild goods
    }
word-covered = face-down customer
word-coin = coin
    .some = { $n ->
        [one] a coin
       *[other] { $n } coins
    }
word-coins = coins
word-time = time
    .some = { $n } time

## Villagers

word-abbot = abbot
    .the = the abbot
word-councilman = councilman
    .the = the councilman
word-traveller = traveler
    .the = the traveler
word-craftsman = craftsman
    .the = the craftsman
word-merchant = merchant
    .the = the merchant

## Banners and places in a village

word-school = school
    .beside = next to the school
word-play = play
    .beside = next to the play banner
word-stables = stables
    .beside = next to the stables
    .from = from the stables
word-brewery = brewery
    .beside = next to the brewery
    .from = from the brewery
word-smithy = smithy
    .beside = next to the smithy
    .from = from the smithy
word-office = office
    .beside = next to the office
    .from = from the office
word-wainwright = wainwright
    .beside = next to the wainwright
    .from = from the wainwright
word-field1 = field 1
    .beside = next to field 1
    .from = from field 1
word-field2 = field 2
    .beside = next to field 2
    .from = from field 2
word-field3 = field 3
    .beside = next to field 3
    .from = from field 3
word-field4 = field 4
    .beside = next to field 4
    .from = from field 4
word-field5 = field 5
    .beside = next to field 5
    .from = from field 5
word-field6 = field 6
    .beside = next to field 6
    .from = from field 6
word-field7 = field 7
    .beside = next to field 7
    .from = from field 7
word-field8 = field 8
    .beside = next to field 8
    .from = from field 8
word-council = council chamber
    .beside = next to the council chamber
word-meeting = meeting place
    .beside = onto the meeting place
word-guild = guild council
    .from = from the guild council
word-hand = starting player hand
word-steward = steward’s office
word-headman = headman
word-2015 = My Village (2015)
word-left = left
word-right = right

## The headman’s path

space-house = house
    .at = at the house
    .to = to the house
space-coin = coin space
    .at = on the coin space
    .to = to the coin space
space-story = story space
    .at = on the story space
    .to = to the story space

## Travel letters

word-a = A
word-b = B
word-c = C
word-d = D
word-e = E

## What the area council marks

mark-travel = travel cards
mark-craft = craft buildings
mark-customer = served customers
mark-church = church and monks
mark-field = fields
word-mark-travel = marked: { mark-travel }
word-mark-craft = marked: { mark-craft }
word-mark-customer = marked: { mark-customer }
word-mark-church = marked: { mark-church }
word-mark-field = marked: { mark-field }
word-mark-abbot = marked: { word-abbot }
word-mark-councilman = marked: { word-councilman }
word-mark-traveller = marked: { word-traveller }
word-mark-craftsman = marked: { word-craftsman }
word-mark-merchant = marked: { word-merchant }

## Score categories

line-church = Church
line-windows = Windows
line-council = Council
line-fields = Fields
line-travel = Travel
line-customers = Customers
line-house = House
line-laborers = Day laborers
line-hand = Hand

## Questions

question-board = A village board is dealt.
question-monk = The next monk is revealed.
question-reveal = The next customer is revealed.
question-hidden_customer = Draw a customer that another village has served.
question-roll = A die is rolled.
question-dice = Take two dice.
question-value = Choose your banner value.
question-change = Choose how to change the dice.
question-banner = Activate a banner.
question-white = Activate another white banner, or stop.
question-fare = Pay for travel with a wagon or with coins.
question-fare-a = Pay for travel card A with a wagon or with coins.
question-fare-b = Pay for travel card B with a wagon or with coins.
question-fare-c = Pay for travel card C with a wagon or with coins.
question-fare-d = Pay for travel card D with a wagon or with coins.
question-fare-e = Pay for travel card E with a wagon or with coins.
question-pay = Choose where the goods come from, in any order.
question-customer = Take customers, in any order.
question-school = Choose what to do in the school.
question-headman = Move the headman.
question-tile = Place the 2/12 tile next to a white banner.
question-mark = Choose what the council marks.
question-plow = Choose a plow to place on the field.
question-plow-smithy = Your smithy is full. Choose a field for one of its plows.
question-journey = A travel card is drawn.
question-redraw = Add the travel card, or put it back.
question-death = Choose who dies.
question-laborer = Choose the profession of the day laborer.
question-rat = The rat die is rolled.
question-avoid = Save your story points from the rats?

## Moves

move-board = village board { $a }
move-monk = { $a }
move-reveal = { $a }
move-hidden_customer = { $a }
move-roll = { $a }
move-dice = { $a } and { $b }
move-value = value { $a }
move-change-markers0 = coins only
move-change-markers1 = 1 meeting place marker
move-change-markers2 = 2 meeting place markers
move-banner-church-sanatory = { card-church-sanatory }
move-banner-church-cloister = { card-church-cloister }
move-banner-church-trading = { card-church-trading }
move-banner-church-travel = { card-church-travel }
move-banner-monk-quill = { word-monk-quill }
move-banner-monk-goblet = { word-monk-goblet }
move-banner-monk-rosary = { word-monk-rosary }
move-banner-council-monetary = { card-council-monetary }
move-banner-council-area = { card-council-area }
move-banner-council-population = { card-council-population }
move-banner-council-guild = { card-council-guild }
move-banner-meeting = new meeting place
move-banner-field = new field
move-banner-travel-a = { word-travel-a }
move-banner-travel-b = { word-travel-b }
move-banner-travel-c = { word-travel-c }
move-banner-travel-d = { word-travel-d }
move-banner-travel-e = { word-travel-e }
move-banner-craft-stables1 = { word-craft-stables1 }
move-banner-craft-stables2 = { word-craft-stables2 }
move-banner-craft-stables3 = { word-craft-stables3 }
move-banner-craft-stables4 = { word-craft-stables4 }
move-banner-craft-brewery1 = { word-craft-brewery1 }
move-banner-craft-brewery2 = { word-craft-brewery2 }
move-banner-craft-brewery3 = { word-craft-brewery3 }
move-banner-craft-brewery4 = { word-craft-brewery4 }
move-banner-craft-smithy1 = { word-craft-smithy1 }
move-banner-craft-smithy2 = { word-craft-smithy2 }
move-banner-craft-smithy3 = { word-craft-smithy3 }
move-banner-craft-smithy4 = { word-craft-smithy4 }
move-banner-craft-office1 = { word-craft-office1 }
move-banner-craft-office2 = { word-craft-office2 }
move-banner-craft-office3 = { word-craft-office3 }
move-banner-craft-office4 = { word-craft-office4 }
move-banner-craft-wainwright1 = { word-craft-wainwright1 }
move-banner-craft-wainwright2 = { word-craft-wainwright2 }
move-banner-craft-wainwright3 = { word-craft-wainwright3 }
move-banner-craft-wainwright4 = { word-craft-wainwright4 }
move-banner-hand = take the hand
move-banner-steward = { word-steward }
move-banner-headman = question mark: move the headman
move-banner-white = white banner: { $a }
move-white-done = stop here
move-white = { $a }
move-fare-wagon = a wagon
move-fare-coins = coins
move-pay = { $a }
move-customer-done = no more customers
move-customer = { $a }
move-school-none = do nothing
move-school-new = add a descendant on the left
move-school-shift = move the descendant to the right
move-school-left = from the left: { $a }
move-school-right = from the right: { $a }
move-headman-stay = stay
move-headman-house = to the house
move-headman-coin = to the coin space
move-headman-story = to the story space
move-tile-stay = leave it there
move-tile = { $a-beside }
move-mark = { $a }
move-plow-no = none
move-plow-smithy = a plow from the smithy
move-plow-to = a plow from the smithy onto { $a }
move-plow = a wild good onto { $a }
move-journey = { $a }
move-redraw-no = add it
move-redraw-yes = draw another
move-redraw-pass = put it back
move-death = { $a }
move-laborer = { $a }
move-rat = { $a ->
        [one] 1 space
       *[other] { $a } spaces
    }
move-avoid-no = no, lose half the story points on the tree
move-avoid-yes = yes, cover a space on the church

## Events

event-avoid = { $who } covers a space on the sanatory church and loses no story points.
event-banner = { $who } activates a black banner: { $banner }.
event-board = { $who } receives village board { $board }.
event-chronicle = { $who } loses { $profession-the }, who enters the chronicle.
event-coins = { $who } receives { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-customer = A new customer is revealed: { $customer }.
event-dice = { $who } takes the dice { $die } and { $other }.
event-fare = { $who } chooses how to pay for travel: { $fare }.
event-good = { $who } produces { $good-some }.
event-grave = { $who } loses { $profession-the }, who goes to an anonymous grave.
event-hand = { $who } takes the hand, with { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    } on it, and will start the next round.
event-headman = { $who }’s headman moves { $step-to }.
event-headman_stay = { $who }’s headman stays where he is.
event-invasion = The rats invade!
event-journey = { $who } draws { $journey }.
event-kept = { $who } keeps { $journey }.
event-laborer = { $who } has no villagers left and takes a day laborer: { $profession }.
event-lost = { $who } loses { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    } to the rats.
event-mark = { $who }’s council marks: { $mark }.
event-marker = { $who } places a marker on the meeting place.
event-market = { $who } takes { $customer } into the market.
event-monk = A new monk is revealed: { $monk }.
event-over = The game is over.
event-pay = { $who } pays { $unit-some } { $place-from }.
event-plow = { $who } places a plow from the smithy on field { $field }.
event-put_back = { $who } puts { $journey } back.
event-rat = The rat moves { $pips ->
        [one] 1 space
       *[other] { $pips } spaces
    }; { $distance ->
        [0] it has arrived.
        [one] 1 space is left.
       *[other] { $distance } spaces are left.
    }
event-roll = A die is rolled: { $die }.
event-round = Round { $round } begins; { $who } starts.
event-saved = { $who } brings { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    } from the tree into the house.
event-school_new = { $who } adds a descendant to the school.
event-school_none = { $who } does nothing in the school.
event-school_shift = { $who } moves a descendant to the right in the school.
event-serve = { $who } serves { $customer }.
event-spend = { $who } pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-story = { $who } gains { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    }.
event-tile = { $who } places the 2/12 tile { $white-beside }.
event-tile_stays = { $who } leaves the 2/12 tile where it is.
event-time = { $passed ->
        [0] { $who } spends { $amount } time.
       *[other] { $who } spends { $amount } time and crosses the bridge: the grim reaper rides along.
    }
event-value = { $who } makes the value { $value }{ $coins ->
        [0] {""}
        [one] , for 1 coin
       *[other] , for { $coins } coins
    }{ $markers ->
        [0] {""}
        [one] , with 1 meeting place marker
       *[other] , with { $markers } meeting place markers
    }.
event-villager = { $who }’s descendant becomes { $profession-the }.
event-white = { $who } activates a white banner: { $white }.
event-wild = { $who } produces a wild good.
event-wild_plow = { $who } places a wild good on field { $field } as a plow.
event-window = { $who } adds a church window: { $monk }.

## Why a move is not possible

why-board-given = This village board has already been dealt.
why-cannot-pay = You cannot pay the full cost.
why-choose-field = Your smithy is full: choose a field for one of its own plows, or none.
why-first-turn = The hand cannot be taken on the first turn of a round.
why-free-move = There is a free move in the school, which is never worse.
why-gone = This is no longer in the display.
why-hand-down = The hand has already been taken this round.
why-have-chamber = You already have a council chamber.
why-have-church = You already have a church.
why-have-meeting = You already have a meeting place.
why-have-one = You already have a building of this type: { $a }.
why-headman-moves = The headman must move; he may only stay on the coin space.
why-journey-over = Your travels have ended.
why-last-of-letter = No other card of this letter is left.
why-place-tile = You must place the tile next to a banner.
why-marked = This is already marked: { $a }.
why-no-bare-field = This is not a field without a plow: { $a }.
why-no-church = You need a church to add monks.
why-no-customers = The customer display is empty.
why-no-descendant = There is no descendant on the { $a } space of your school.
why-no-effect = This would have no effect now: { $a }.
why-no-fare = You cannot pay { $a ->
        [one] 1 coin
       *[other] { $a } coins
    } on top of the other costs.
why-no-good-there = There is no good you can pay with there: { $a }.
why-no-marker = You do not have that many markers on the meeting place.
why-no-plow = There is no plow on your smithy.
why-no-shift = No descendant can move from left to right in your school.
why-no-such-die = This die is not in the pool: { $a }.
why-no-travel-church = You need the travel church to draw another card.
why-no-wagon = You have no wagon and no wild good to pay with.
why-no-wild-good = There is no wild good on your guild council.
why-no-window = Your church already has all its windows.
why-not-active = This area is inactive because its villager is missing: { $a }.
why-not-in-display = This is not in the display: { $a }.
why-not-in-stack = This is not in the stack: { $a }.
why-not-there = You do not have this villager: { $a }.
why-not-yours = Your village does not have this banner: { $a }.
why-one-step = The headman can only move to an adjacent space; he is { $a-at }.
why-opens-nothing = With value { $a }, you could only activate the question mark banner.
why-other-chamber = Your council chamber does not have this space.
why-other-colour = This die is the wrong color.
why-other-field = The plow must go on another field: { $a }.
why-other-good = The rest of the cost does not include this: { $a }.
why-other-letter = Your next travel card must be { $a }.
why-other-value = This banner does not match your value of { $a }.
why-same-field = Choose the identical field with a lower number instead of { $a }.
why-school-left-filled = The left space of your school is occupied.
why-space-taken = You already have this villager: { $a }.
why-tile-there = The tile is already there: { $a }.
why-too-expensive = For value { $a }, you would need { $b ->
        [one] 1 coin
       *[other] { $b } coins
    } or meeting place markers.
why-used = You have already activated this banner this turn: { $a }.
why-waste = You can get that value with fewer markers and no more coins.
why-wild-only = A full guild council places a wild good, not a plow from the smithy.

## Table options

option-hidden_customers = Served customers are face down: others see how many you have served, not which.

## Reasons for a move: what it has more of than another move, or less (`.less`)

reason-line-customers = serves { $what } for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .less = does not serve { $what } for { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
reason-servable = the goods are enough for { $what } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    })
    .less = the goods are no longer enough for { $what } ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    })
reason-villager = the { $what } is present
    .less = the { $what } is absent
reason-pupils = { $n ->
        [one] one more descendant
       *[other] { $n } more descendants
    } in the school
    .less = { $n ->
        [one] one descendant less
       *[other] { $n } descendants less
    } in the school
reason-time = { $n } more time spent
    .less = { $n } time saved
reason-coins = { $n ->
        [one] one more coin
       *[other] { $n } more coins
    }
    .less = { $n ->
        [one] one coin less
       *[other] { $n } coins less
    }
reason-story = { $n ->
        [one] one more story point
       *[other] { $n } more story points
    } on the tree
    .less = { $n ->
        [one] one story point less
       *[other] { $n } story points less
    } on the tree
reason-plow = { $n ->
        [one] one more plow
       *[other] { $n } more plows
    } on the fields
    .less = { $n ->
        [one] one plow less
       *[other] { $n } plows less
    } on the fields
reason-good = { $some } more
    .less = { $some } less
reason-window = { $n ->
        [one] one more window
       *[other] { $n } more windows
    } in the church
    .less = { $n ->
        [one] one window less
       *[other] { $n } windows less
    } in the church
