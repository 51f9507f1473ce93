### My Village: everything the game says, apart from its rules and cards.
### Things have a form `.some` (as the object of a verb), places `.from`, banners `.beside`, people `.the`.

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
word-traveller = traveller
    .the = the traveller
word-craftsman = craftsman
    .the = the craftsman
word-merchant = merchant
    .the = the merchant

## Banners and places of a village

word-school = school
    .beside = beside the school
word-play = play
    .beside = beside the play banner
word-stables = stables
    .beside = beside the stables
    .from = from the stables
word-brewery = brewery
    .beside = beside the brewery
    .from = from the brewery
word-smithy = smithy
    .beside = beside the smithy
    .from = from the smithy
word-office = office
    .beside = beside the office
    .from = from the office
word-wainwright = wainwright
    .beside = beside the wainwright
    .from = from the wainwright
word-field1 = field 1
    .beside = beside field 1
    .from = from field 1
word-field2 = field 2
    .beside = beside field 2
    .from = from field 2
word-field3 = field 3
    .beside = beside field 3
    .from = from field 3
word-field4 = field 4
    .beside = beside field 4
    .from = from field 4
word-field5 = field 5
    .beside = beside field 5
    .from = from field 5
word-field6 = field 6
    .beside = beside field 6
    .from = from field 6
word-field7 = field 7
    .beside = beside field 7
    .from = from field 7
word-field8 = field 8
    .beside = beside field 8
    .from = from field 8
word-council = council chamber
    .beside = beside the council chamber
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

## The path of the headman

space-house = house
    .at = on the house
    .to = to the house
space-coin = coin space
    .at = on the coin space
    .to = to the coin space
space-story = story space
    .at = on the story space
    .to = to the story space

## Letters of the journey

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

## Score lines

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

question-board = Give out a village board.
question-monk = Turn up the next monk.
question-reveal = Turn up the next customer.
question-roll = Roll a die.
question-dice = Take two dice.
question-value = Choose your banner value.
question-change = Choose how you change the dice.
question-banner = Activate a banner.
question-white = Activate another white banner, or stop.
question-fare = Pay the journey with a wagon or with coins.
question-fare-a = Pay for journey A with a wagon or with coins.
question-fare-b = Pay for journey B with a wagon or with coins.
question-fare-c = Pay for journey C with a wagon or with coins.
question-fare-d = Pay for journey D with a wagon or with coins.
question-fare-e = Pay for journey E with a wagon or with coins.
question-pay = Choose where the good comes from.
question-customer = Take one or more customers.
question-school = Choose what happens in the school.
question-headman = Move the headman.
question-tile = Lay the 2/12 tile beside a white banner.
question-mark = Choose what the council marks.
question-plow = Choose which plow is laid on a field.
question-journey = Turn up a travel card.
question-redraw = Keep the travel card, or take another.
question-death = Choose who dies.
question-laborer = Choose the profession of the day laborer.
question-rat = Roll the rat die.
question-avoid = Save your story points from the rats?

## Answers

answer-board = village board { $a }
answer-monk = { $a }
answer-reveal = { $a }
answer-roll = { $a }
answer-dice = { $a } and { $b }
answer-value = value { $a }
answer-change-markers0 = coins only
answer-change-markers1 = a marker of the meeting place
answer-change-markers2 = two markers of the meeting place
answer-banner-church-sanatory = { card-church-sanatory }
answer-banner-church-cloister = { card-church-cloister }
answer-banner-church-trading = { card-church-trading }
answer-banner-church-travel = { card-church-travel }
answer-banner-monk-quill = { word-monk-quill }
answer-banner-monk-goblet = { word-monk-goblet }
answer-banner-monk-rosary = { word-monk-rosary }
answer-banner-council-monetary = { card-council-monetary }
answer-banner-council-area = { card-council-area }
answer-banner-council-population = { card-council-population }
answer-banner-council-guild = { card-council-guild }
answer-banner-meeting = new meeting place
answer-banner-field = new field
answer-banner-travel-a = { word-travel-a }
answer-banner-travel-b = { word-travel-b }
answer-banner-travel-c = { word-travel-c }
answer-banner-travel-d = { word-travel-d }
answer-banner-travel-e = { word-travel-e }
answer-banner-craft-stables1 = { word-craft-stables1 }
answer-banner-craft-stables2 = { word-craft-stables2 }
answer-banner-craft-stables3 = { word-craft-stables3 }
answer-banner-craft-stables4 = { word-craft-stables4 }
answer-banner-craft-brewery1 = { word-craft-brewery1 }
answer-banner-craft-brewery2 = { word-craft-brewery2 }
answer-banner-craft-brewery3 = { word-craft-brewery3 }
answer-banner-craft-brewery4 = { word-craft-brewery4 }
answer-banner-craft-smithy1 = { word-craft-smithy1 }
answer-banner-craft-smithy2 = { word-craft-smithy2 }
answer-banner-craft-smithy3 = { word-craft-smithy3 }
answer-banner-craft-smithy4 = { word-craft-smithy4 }
answer-banner-craft-office1 = { word-craft-office1 }
answer-banner-craft-office2 = { word-craft-office2 }
answer-banner-craft-office3 = { word-craft-office3 }
answer-banner-craft-office4 = { word-craft-office4 }
answer-banner-craft-wainwright1 = { word-craft-wainwright1 }
answer-banner-craft-wainwright2 = { word-craft-wainwright2 }
answer-banner-craft-wainwright3 = { word-craft-wainwright3 }
answer-banner-craft-wainwright4 = { word-craft-wainwright4 }
answer-banner-hand = take the hand
answer-banner-steward = { word-steward }
answer-banner-headman = question mark: the headman
answer-banner-white = white banner: { $a }
answer-white-done = stop here
answer-white = { $a }
answer-fare-wagon = a wagon
answer-fare-coins = coins
answer-pay = { $a }
answer-customer-done = that is all
answer-customer = { $a }
answer-school-none = nothing
answer-school-new = a new descendant on the left
answer-school-shift = move the descendant to the right
answer-school-left = from the left: { $a }
answer-school-right = from the right: { $a }
answer-headman-stay = stay
answer-headman-house = to the house
answer-headman-coin = to the coin space
answer-headman-story = to the story space
answer-tile-stay = let it lie
answer-tile = { $a-beside }
answer-mark = { $a }
answer-plow-no = none
answer-plow-smithy = a plow of the smithy
answer-plow = a wild good onto { $a }
answer-journey = { $a }
answer-redraw-no = keep it
answer-redraw-yes = take another one
answer-death = { $a }
answer-laborer = { $a }
answer-rat = { $a ->
        [one] 1 space
       *[other] { $a } spaces
    }
answer-avoid-no = no, lose half of the tree
answer-avoid-yes = yes, cover a space of the church

## Events

event-avoid = { $who } covers a space of the sanatory church and loses nothing.
event-banner = { $who } activates a black banner: { $banner }.
event-board = { $who } receives village board { $board }.
event-chronicle = { $who } loses { $profession-the }, who enters the chronicle.
event-coins = { $who } receives { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-customer = A customer arrives: { $customer }.
event-dice = { $who } takes the dice { $die } and { $other }.
event-fare = { $who } chooses how to pay the journey: { $fare }.
event-good = { $who } makes { $good-some }.
event-grave = { $who } loses { $profession-the }, who is laid in an anonymous grave.
event-hand = { $who } takes the hand, with { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    } on it, and will start the next round.
event-headman = The headman of { $who } goes { $step-to }.
event-headman_stay = The headman of { $who } stays where he is.
event-invasion = The rats invade the village!
event-journey = { $who } turns up { $journey }.
event-kept = { $who } keeps { $journey }.
event-laborer = { $who } has no villager left and takes a day laborer: { $profession }.
event-lost = { $who } loses { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    } to the rats.
event-mark = The council of { $who } marks: { $mark }.
event-marker = { $who } places a marker on the meeting place.
event-market = { $who } takes { $customer } into the market.
event-monk = A new top card among the monks: { $monk }.
event-over = The game is over.
event-pay = { $who } pays { $unit-some } { $place-from }.
event-plow = { $who } lays a plow of the smithy on field { $field }.
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
event-school_new = A descendant of { $who } comes to school.
event-school_none = Nothing happens in the school of { $who }.
event-school_shift = A descendant of { $who } moves to the right in school.
event-serve = { $who } serves { $customer }.
event-spend = { $who } pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-story = { $who } gains { $amount ->
        [one] 1 story point
       *[other] { $amount } story points
    }.
event-tile = { $who } lays the 2/12 tile { $white-beside }.
event-tile_stays = { $who } lets the 2/12 tile lie.
event-time = { $passed ->
        [0] { $who } spends { $amount } time.
       *[other] { $who } spends { $amount } time and crosses the bridge: the reaper rides along.
    }
event-value = { $who } has the value { $value }{ $coins ->
        [0] {""}
        [one] , for 1 coin
       *[other] , for { $coins } coins
    }{ $markers ->
        [0] {""}
        [one] , with 1 marker of the meeting place
       *[other] , with { $markers } markers of the meeting place
    }.
event-villager = A descendant of { $who } becomes { $profession-the }.
event-white = { $who } activates a white banner: { $white }.
event-wild = { $who } makes a wild good.
event-wild_plow = { $who } lays a wild good as a plow on field { $field }.
event-window = { $who } adds { $monk }: a church window.

## Reasons why not

why-board-given = This village board is given out already.
why-cannot-pay = You cannot pay all that it costs.
why-display-order = Customers are taken in the order of the display; it is too late for { $a }.
why-enough-customers = No more customers can be taken; you have { $a }.
why-first-turn = The hand cannot be taken on the first turn of a round.
why-free-move = There is a free move in the school that is never worse.
why-gone = It is no longer in the display.
why-hand-down = The hand has been taken in this round.
why-have-chamber = You have a council chamber already.
why-have-church = You have a church already.
why-have-meeting = You have a meeting place already.
why-have-one = You have a building of this kind already: { $a }.
why-headman-moves = The headman has to move; only on the coin space may he stay.
why-journey-over = Your journey has come to its end.
why-lay-tile = The tile has to be laid beside a banner.
why-marked = This is marked already: { $a }.
why-no-bare-field = There is no field without a plow there: { $a }.
why-no-church = Monks need a church of yours.
why-no-coin = You have no coin for one more customer.
why-no-customers = There is no customer in the display.
why-no-descendant = There is no descendant in the school on the { $a }.
why-no-effect = This would have no effect now: { $a }.
why-no-fare = You cannot pay { $a ->
        [one] 1 coin
       *[other] { $a } coins
    } and all the rest.
why-no-good-there = There is no good to be had there: { $a }.
why-no-marker = You do not have that many markers on the meeting place.
why-no-plow = There is no plow in your smithy.
why-no-shift = Nobody can move from the left to the right in your school.
why-no-such-die = There is no such die in the pool: { $a }.
why-no-wagon = You have no wagon and no wild good for it.
why-no-wild-good = There is no wild good on your guild council.
why-no-window = Your church has all its windows.
why-not-active = This area is not active; the villager is missing: { $a }.
why-not-in-display = Not in the display: { $a }.
why-not-in-stack = Not in this stack: { $a }.
why-not-there = You have no such villager: { $a }.
why-not-yours = Your village has no such banner: { $a }.
why-one-step = From here the headman cannot get there in one step; he stands { $a-at }.
why-opens-nothing = The value { $a } would open no banner for you.
why-other-chamber = Your council chamber has no such space.
why-other-colour = This die has another colour.
why-other-field = A plow is wanted on another field: { $a }.
why-other-good = Something else is to be paid: { $a }.
why-other-letter = The next letter of your journey is { $a }.
why-other-value = This banner does not show your value, { $a }.
why-place-passed = Goods are taken in a fixed order of places; it is too late for { $a }.
why-plow-is-free = A plow of the smithy is waiting; laying it is never worse.
why-rest-unpaid = Then the rest could not be paid.
why-same-field = Another field that is alike stands for { $a }.
why-school-left-filled = The left space of your school is filled.
why-space-taken = You have such a villager: { $a }.
why-take-one = At least one customer has to be taken.
why-tile-there = The tile lies there: { $a }.
why-too-dear = For the value { $a } you would need { $b ->
        [one] 1 coin
       *[other] { $b } coins
    } or markers of the meeting place.
why-used = This banner was activated in this turn: { $a }.
why-waste = You can have that with fewer markers and no more coins.
why-wild-only = A full guild council sends a wild good, not a plow of the smithy.
