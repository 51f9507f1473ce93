### Terminal labels of My Village: main board, villages, and notes next to moves.

## Players

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil

## Letters: dice are shown by a letter and their pips

letter-white = W
letter-black = B

## Main board

board-round = Round { $round }, turn { $turn } of { $turns }
board-start = starts:
board-hand = Hand
hand-palm = palm up, { $n ->
    [one] 1 story point on it
   *[other] { $n } story points on it
}
hand-back = taken this round, palm down
board-dice = Dice
board-taken = taken:
board-value = value { $n }
board-rat = Rat
rat-left = { $n ->
    [one] 1 space to the invasion
   *[other] { $n } spaces to the invasion
}
rat-red = (red: one roll can be enough)
board-chronicle = Chronicle
board-graves = graves { $n }
board-coffins = coffins { $n } of { $end }
board-churches = Churches
board-monks = Monks
board-councils = Councils
board-land = Land
board-crafts = Crafts
board-travel = Travel
board-customers = Customers
board-stack = +{ $n } in the stack
board-values = By value
board-nothing = none left
board-hint = (`board` shows the whole table: card display, customers, travel, chronicle and all villages.)

## Short costs and gains

cost-time = { $n } time
cost-or = { $a } or { $b }
cost-gray = next card: +{ $cost }
cost-last = no further travel
gain-prestige = { $n } prestige
gain-story = { $n } story
gain-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
gain-headman = headman
gain-school = { $n ->
    [one] school
   *[other] school { $n } times
}
gain-steward = steward

## Villages

home-you = you
home-human = human
home-bot = bot
home-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
home-coins = coins { $n }
home-life = life { $ring } { $cloud }/{ $clouds }
home-reaper = grim reaper: a villager will die
home-people = Villagers
home-missing = no { $name }
home-school = school { $spaces }
home-laborers = { $n ->
    [one] 1 day laborer
   *[other] { $n } day laborers
}
home-story = Story
home-tree = tree { $n }
home-house = house { $n }
home-headman = headman { $place }
home-tile = 2/12 tile { $place }
home-tile-hand = 2/12 tile in hand
home-banners = Banners
home-plow = plow
home-done = used
home-cards = Cards
home-windows = { $n ->
    [one] 1 window
   *[other] { $n } windows
}
home-marks = marks: { $marks }
home-market = Market
home-served = Served

## Notes next to moves

note-free = free
note-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
opened-white = white: { $names }
note-opens = unlocks { $banners }
note-bonus = bonus: { $bonus }
note-hand = { $n ->
    [one] 1 story point, and you start the next round
   *[other] { $n } story points, and you start the next round
}
note-steward = up to { $n } customers
note-saves = { $n ->
    [0] the tree is empty
    [one] saves 1 story point
   *[other] saves { $n } story points
}
note-grave = anonymous grave
note-lose = saves { $n }
asked-more = { $question } { $about }
asked-pay = To pay: { $goods }{ $wild ->
    [0] .
    [one] ; a wild good has already replaced one of them.
   *[other] ; wild goods have already replaced { $wild } of them.
}
asked-taken = { $n ->
    [0] None taken yet.
    [one] 1 taken so far.
   *[other] { $n } taken so far.
}

## Welcome and help

my_village-name = My Village
my_village-welcome = Type `rules M-RND` to read how a turn works. Dice are shown by letter and pips: W4 is a white 4, B2 a black 2.
help-legend = W4 is a white die that shows 4, B2 a black one that shows 2; 6/8 are the values of a banner, ? matches any value; ● is filled, ○ is empty.
