### Terminal labels for this game: the board, the families and the notes next to moves.

## Players

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil
name-4 = Frida

## Letters: cubes are shown by a letter and a color

letter-brown = B
letter-green = G
letter-orange = O
letter-pink = P
letter-plague = X

## Board

board-round = Round { $round }
board-start = starts:
board-ring = ring:
ring-there = in the council chamber
board-end = last turns
board-bag = (green bag)
board-worth = (3) = prestige value
board-stalls = Stalls
board-line = Waiting
board-pile = { $tiles ->
    [0] no more in the pile
   *[other] +{ $tiles } in the pile
}
board-chronicle = Chronicle
board-full = full
board-black-bag = Black bag
board-monks = { $monks ->
    [one] 1 monk
   *[other] { $monks } monks
}
board-windows = Windows
board-council = Council
board-travel = Travel
board-hint = (`board` shows the whole table: families, church, council, travel map, chronicle and expansions.)
map-village = Village
reward-prestige = { $n } prestige
reward-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
reward-cubes = { $n } cubes

## Short names of places

place-reserve = unborn
place-bag = bag
place-farm = farm
place-grave = graves
place-north1 = N1
place-north2 = N2
place-north3 = N3
place-south1 = S1
place-south2 = S2
place-south3 = S3
place-council1 = council 1
place-council2 = council 2
place-council3 = council 3
place-council4 = council 4
place-window1 = window 1
place-window2 = window 2
place-window3 = window 3
place-window4 = window 4
place-chronicle-council = council
place-chronicle-crafts = crafts
place-chronicle-travel = travel
place-chronicle-church = church
place-chronicle-farm = farm

## Farms

farm-you = you
farm-human = human
farm-bot = bot
farm-stock = Stock
farm-members = Members
farm-cubes = cubes
farm-grain = grain { $grain }/{ $limit }
farm-coins = coins { $coins }
farm-goods = goods: { $goods }
farm-prestige = prestige { $prestige }
farm-served = customers { $customers }
farm-time = time { $ring } { $time }/{ $lap }
farm-due = { $deaths ->
    [one] 1 death pending
   *[other] { $deaths } deaths pending
}

## Notes next to moves

note-time = { $n } time
note-grain = { $n } grain
note-well = ({ $n } of one color, then any action)
note-mill = { $grain } grain for { $coins } coins
note-train = { $train } time, { $make } more to produce
note-customer = { $goods }: { $points } prestige
note-gain = gives { $gain }
note-fee = plus 2 green or a scroll
note-rest = { $place }

## Prompt and help texts of this game

village-name = Village
village-welcome = `rules V-TRN` explains a turn. Family members are shown by letter and generation: A1 is a generation 1 member of family A.
could-not = (No action was possible there, so it was skipped; see `rules V-TRN-4`.)
help-legend = On the board, a letter is a cube or a family: { $legend }. A1 is a generation 1 member of family A; A* in a city means that family A has visited it.
