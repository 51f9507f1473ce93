### What stands on the drawn board: names of its places, what is done there, and what lies where.

board-explained = { $name }: { $about }
board-there = { $place }: { $there }
board-place = { $name }. { $list }
board-grain = Harvest
board-village = The village
board-chronicle = Chronicle
board-graves = Churchyard
board-council = Council
board-grain-count = { $n ->
        [one] 1 sack of grain
       *[other] { $n } sacks of grain
    }
board-sacks = Grain
board-lifetime = Life time: { $n }
board-round = Round
board-rounds = Round { $n }
board-greenbag = Green bag
board-supply = Supply
board-prestige = Prestige points
board-customer = Customers served
board-marker = Cities visited
board-first = Start player
board-ring = Ring
board-unborn = Not yet born
board-unborn-list = Not yet born: { $list }
board-people = { $n ->
        [one] generation { $generation }
       *[other] { $n } of generation { $generation }
    }
board-nobody-home = nobody at home
board-beside = Beside her board
board-waiting = Waiting on the church
board-recess = Her ring: recess { $n } of { $total }
board-room = { $n ->
        [one] room for 1 more
       *[other] room for { $n } more
    }
board-monks = { $n ->
        [one] 1 monk in the black bag
       *[other] { $n } monks in the black bag
    }
board-stall = Stall { $n }: { $customer }
board-brings = Whoever brings this on a market day gains { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
} at the end.
board-worth = { $customer } for { $points }
board-line = In the line: { $list }
board-pile = { $n ->
        [one] 1 more to come
       *[other] { $n } more to come
    }
board-stack = Stack { $n }: { $villager }
board-marked = marker of { $who }
board-moment-begin = Before your turn
board-moment-end = After your action
board-moment-dying = Before somebody dies
board-moment-burial = Before the burial
board-moment-close = After the market day
board-moment-bag = Before you buy from the black bag
board-moment-promote = Before you promote

## Sheets and cards

board-sheets = Sheets of the board
board-sheet-village = Village
board-sheet-answers = { $n ->
        [one] 1 answer glows here
       *[other] { $n } answers glow here
    }
board-tray = Cards to choose from
board-put-back = Put back

## The sea

board-sheet-sea = Sea
board-harbour = Harbour
board-sea_burial = Sea burials
board-hourglass = Open water
board-nobody = nobody
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
    }, each further one { $cubes }
board-vessel = Ship: { $where }. On board: { $cargo }. Captain: { $captain }
board-ship-of = ship of { $who }
board-hourglasses = { $n } time to enter
board-missions = mission places worth { $list }
board-to-load = to load: { $what }, { $n } left

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

## What is done there

board-about-grain = bring in sacks of grain, more with a horse or an ox and a plow
board-about-family = a child is born, or somebody comes home
board-about-crafts = train family members and make goods
board-about-market = sell goods and grain to the customers at the stalls
board-about-travel = send family members from city to city
board-about-council = climb the steps and use their privileges
board-about-church = family members enter the black bag; at mass they are called to the windows
board-about-inn = place a family member, win villagers over
board-about-well = three cubes of one colour, or three coins, for any action without taking a cube
board-about-graves = the dead for whom the chronicle has no room
board-about-chronicle = the dead who are remembered, by what they did
board-about-mill = turns grain into coins
board-about-wainwright = makes wagons
board-about-stables = raise horses and oxen
board-about-office = writes scrolls
board-about-smithy = makes plows
board-about-brewery = brews beer
board-about-round = a round ends when all cubes are taken
board-about-greenbag = cubes are drawn from it onto the spaces
board-about-supply = cubes and grain that are not in play
board-about-first = has the first turn of the round
board-about-ring = starts the next round
board-about-prestige = scored so far
board-about-customer = they score at the end
board-about-marker = they score at the end
board-about-sacks = five at most fit into the barn
board-about-unborn = come to the farm through the family action
board-about-coin = stand in for any cube when you pay
board-about-harbour = hire a captain, load and set sail; sail on; or return
board-about-hourglass = a ship pays the time of the hourglass when it enters
board-about-mission = a member on board goes ashore for the prestige of the best free place
board-about-loading = a ship that lands here may load one
board-about-sea_burial = travellers for whom the chronicle has no room; the last one brings the end
board-about-marriage = send a member to a free rank; weddings are held before every mass
board-about-bliss = the married live here; each is worth prestige at the end
board-about-dowry = each newly wed member brings one of these
board-about-smuggler = bread, goods or cubes at a price
board-about-bread = pays for one step up in church
