### Texts on the board: names of its places, what you can do there, and which pieces are where.

board-explained = { $name }: { $about }
board-there = { $place }: { $there }
board-place = { $name }. { $list }
board-grain = Harvest
board-village = The village
board-chronicle = Chronicle
board-graves = Graves
board-council = Council
board-grain-count = { $n ->
        [one] 1 bag of grain
       *[other] { $n } bags of grain
    }
board-way-train = Train
board-way-make = Make
board-way-buy = Buy
board-way-mill = Sell grain
board-sacks = Grain
board-lifetime = Life time: { $n }
board-round = Round
board-rounds = Round { $n }
board-greenbag = Green bag
board-supply = Supply
board-prestige = Prestige points
board-customer = Customers served
board-marker = Cities visited
board-first = Starting player
board-ring = Ring
board-unborn = Not yet born
board-unborn-list = Not yet born: { $list }
board-people = { $n ->
        [one] generation { $generation }
       *[other] { $n } of generation { $generation }
    }
board-no-members-home = no one at home
board-beside = Next to her board
board-waiting = Waiting at the church
board-recess = Carla’s ring: recess { $n } of { $total }
board-room = { $n ->
        [one] room for 1 more
       *[other] room for { $n } more
    }
board-monks = { $n ->
        [one] 1 monk in the black bag
       *[other] { $n } monks in the black bag
    }
board-stall = Stall { $n }: { $customer }
board-brings = Serve this customer on a market day to score { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} at the end of the game.
board-worth = { $customer } for { $points }
board-line = Waiting line: { $list }
board-pile = { $n ->
        [one] 1 more in the pile
       *[other] { $n } more in the pile
    }
board-stack = Stack { $n }: { $villager }
board-marked = { $who }’s marker
board-moment-begin = Before your turn
board-moment-end = After your action
board-moment-dying = Before a death
board-moment-burial = Before the burial
board-moment-close = After the market day
board-moment-bag = Before you buy from the black bag
board-moment-promote = Before moving up in the church

## Tabs and cards

board-sheets = Board tabs
board-sheet-village = Village
board-sheet-moves = { $n ->
        [one] 1 move available here
       *[other] { $n } moves available here
    }
board-tray = Cards to choose from
board-put-back = Close

## The sea

board-sheet-sea = Sea
board-harbour = Port
board-sea_burial = Sea burials
board-hourglass = Open water
board-no-captain = none
board-any-cubes = { $n ->
        [one] any cube
       *[other] any { $n } cubes
    }
board-captain-name = Captain
board-captain = Captain for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }: { $free ->
        [one] 1 free step
       *[other] { $free } free steps
    }, then { $cubes } per step
board-vessel = Ship: { $where }. On board: { $cargo }. Captain: { $captain }
board-ship-of = { $who }’s ship
board-hourglasses = { $n } time to enter
board-missions = mission places worth { $list } prestige
board-to-load = to load: { $what } ({ $n } left)

## The wedding green

board-sheet-wedding = Wedding
board-marriage = Marriage
board-bliss = Parents’ bliss
board-dowry = Dowries
board-dowry-what = a child, a loaf of bread with a cube, or a good
board-bread = Bread
board-pink = a pink figure
board-rank = rank { $n }, { $prestige } points: { $there }
board-pinks = pink figures: { $here } here, { $supply } in the supply
board-bargains = a loaf of bread for { $bread } time; a good for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; { $cubes } cubes for 1 cube and { $time } time

## What you can do there

board-purpose-grain = harvest grain; more with a plow and a horse or an ox
board-purpose-family = have a child, or bring a family member home
board-purpose-crafts = train family members and produce goods
board-purpose-market = sell goods and grain to the customers at the stalls
board-purpose-travel = send family members from city to city
board-purpose-council = climb the stages and use their privileges
board-purpose-church = put family members into the black bag; at mass they may be drawn and placed at the windows
board-purpose-inn = place a family member and buy villagers
board-purpose-well = pay three cubes of one color, or coins instead, for any action without taking a cube
board-purpose-graves = for the dead who get no space in the chronicle
board-purpose-chronicle = the dead who are remembered, by profession
board-purpose-mill = turns grain into coins
board-purpose-wainwright = builds wagons
board-purpose-stables = raise horses and oxen
board-purpose-office = writes scrolls
board-purpose-smithy = makes plows
board-purpose-brewery = brews beer
board-purpose-round = ends when all cubes have been taken
board-purpose-greenbag = cubes for the action spaces are drawn from it
board-purpose-supply = cubes and grain that are not in play
board-purpose-first = takes the first turn of the round
board-purpose-ring = its holder starts the next round
board-purpose-prestige = scored so far
board-purpose-customer = score at the end
board-purpose-marker = score at the end
board-purpose-sacks = a farmyard holds at most five
board-purpose-unborn = join the farmyard through the family action
board-purpose-coin = can replace any cube when you pay
board-purpose-harbour = hire a captain, load and set sail; sail on; or return
board-purpose-hourglass = a ship pays the time on the hourglass when it enters
board-purpose-mission = a family member on board goes ashore for the prestige of the best free place
board-purpose-loading = a ship that lands here may load one
board-purpose-sea_burial = for dead travelers who get no space in the chronicle; filling the last one triggers the end
board-purpose-marriage = send a family member to a free rank; weddings are held before every mass
board-purpose-bliss = married family members live here; each scores prestige at the end
board-purpose-dowry = each newlywed family member brings one of these
board-purpose-smuggler = bread, goods or cubes at a price
board-purpose-bread = pays for one step up in the church
