### Village: rule reference (2011 and Big Box editions). Ids follow the rule specification.

## V-SET

rules-V-SET = Setup

rule-V-SET-1 = Players sit clockwise around the table: 2 to 4 in the 2011 edition, 2 to 5 in the Big Box.

rule-V-SET-2 = Each family has 11 members; its four 1s start on the farmyard.
    .long = Four are of generation 1, three of generation 2, two of generation 3 and two of generation 4: the number printed on the piece. All but the 1s are not born yet and wait in the family’s reserve.

rule-V-SET-3 = You start with 1 coin and nothing else; your life time marker is just past the bridge.
    .long = You have no grain, goods, cubes or prestige points yet. The first space after the bridge (a quill in the Big Box) is time 0.

rule-V-SET-4 = Customers fill the stalls first, then the 5 spaces of the waiting line.
    .long = The 24 customer tiles are shuffled into a face-down pile. The stalls are filled from it first, front to back: 3 stalls with two players, 4 with three, 5 with four or five. Then the 5 spaces of the waiting line are filled.

rule-V-SET-5 = The number of players sets how many chronicle spaces and graves there are.
    .long = The village chronicle has separate spaces for each profession: council, crafts, travel, church and farmyard.

rule-V-SET-6 = The ring lies in the council chamber, and 4 monks are in the black bag.
    .long = The ring marks the next starting player.

rule-V-SET-7 = Cubes and grain are limited; goods and coins never run out.
    .long = The supply holds 18 influence cubes of each color in the 2011 edition and 33 in the Big Box, 6 plague cubes, and 20 bags of grain in the 2011 edition or 25 in the Big Box. Goods and coins are unlimited in both editions.
    .ruling = In the 2011 edition, too, goods and coins never run out.
    .differs = Only the Chinese Big Box says that goods and coins are unlimited.

rule-V-SET-8 = The starting player is drawn at random, unless a table option names one.
    .long = This replaces the printed rule that the oldest player starts.
    .ruling = { rule-V-SET-8 }
    .differs = All rulebooks let the oldest player start.

rule-V-SET-9 = In the Big Box, players later in turn order receive a small compensation.
    .long = The starting compensation is a table option, on by default in the Big Box and off in the 2011 edition. It is handed out once the starting player is known and before the bag is filled for the first time. The second player in turn order gets 1 grain; the third 1 influence cube drawn at random, each of the four colors being equally likely; the fourth 1 influence cube of their choice; the fifth 1 additional coin. All cubes come from the supply.
    .differs = The Big Box recommends a compensation; the 2011 rulebook has none.

## V-RND

rules-V-RND = The round

rule-V-RND-1 = Each round, new influence cubes and all plague cubes in the supply go into the green bag.
    .long = For each color, the number of cubes on the setup card moves from the supply to the green bag, or as many as are left. All plague cubes in the supply go in as well. Cubes left in the bag from earlier rounds stay in it.

rule-V-RND-2 = Cubes drawn at random from the green bag are placed on the action spaces.
    .long = Cubes are drawn at random, one at a time and without putting any back. The spaces are filled in the order grain harvest, family, crafts, market, travel, council chamber, church, then the spaces of expansions, each with the number of cubes on the setup card. If the bag runs empty, the remaining places stay empty.
    .ruling = The order in which the spaces are filled; if the bag runs empty, the remaining places stay empty.

rule-V-RND-3 = Turns go clockwise until no cube is left on the action spaces; then a mass is said.
    .long = The starting player begins. When a turn is finished and no cube is left, the round is over; after the mass, a new round begins.

rule-V-RND-4 = The holder of the ring starts the new round.
    .long = The ring returns to the council chamber. If no player holds it, the starting player stays the same. Then the green bag is filled again.

rule-V-RND-5 = The contents of the bags and of the customer pile are open to everyone.
    .long = It is known which cubes are in the green bag, who is in the black bag, and which customers are left in the pile, though not their order. With hidden customers (V-MKT-7), the pile is secret, too. Everything that can be tracked may be shown to all players.
    .ruling = The contents of the green bag and of the customer pile are public too, not only those of the black bag.

## V-TRN

rules-V-TRN = A turn

rule-V-TRN-1 = On your turn, you take one cube from an action space or use the well.
    .long = The cube may come from any action space.

rule-V-TRN-2 = You keep an influence cube; a plague cube goes back and costs you 2 time.
    .long = Your farmyard stores any number of influence cubes. A plague cube returns to the supply at once.

rule-V-TRN-3 = Then you may perform the action of that space; only the market is compulsory.
    .long = You carry it out once.

rule-V-TRN-4 = You are only offered what you can complete.
    .long = An action or choice is not offered if you lack the payment, a family member or a free place. After taking a cube you may decline the action, except for a market day. At the well and in a free last turn, you can decline only when you choose the action, not later.
    .ruling = What you cannot complete is not offered; at the well and in a free last turn, you can decline only when you choose the action.

rule-V-TRN-5 = At the end of a turn, deaths are resolved first, then the end of the game is checked, then the end of the round.
    .long = Then the next player takes a turn.

## V-TIM

rules-V-TIM = Time

rule-V-TIM-1 = Paying time moves your marker clockwise; every 10 spaces it crosses the bridge.
    .long = Each unit of time is one space, and one lap has 10. In the Big Box, the bridge is a quill.

rule-V-TIM-2 = You can always pay time.
    .long = Time never makes an action impossible.
    .ruling = { rule-V-TIM-2 }

rule-V-TIM-3 = Each time you cross the bridge, one of your family members dies at the end of your turn.
    .long = You first complete your action.

rule-V-TIM-4 = On a market day, a family member dies at once.
    .long = This happens when your marker crosses the bridge, before the market day continues. Time lost to the plague cube that opened the market day was paid before the day began, so a death it causes waits until the end of the turn.
    .ruling = A death caused by the plague cube that opened the market day waits until the end of the turn.

## V-PAY

rules-V-PAY = Payment

rule-V-PAY-1 = A coin can replace any one influence cube you have to pay.
    .long = This applies to crafts, the council chamber, travel, the church, the market and the well. Coins never replace grain, goods, scrolls or time.
    .ruling = Coins may replace cubes at the well, too.

rule-V-PAY-2 = You decide which cubes you replace with coins.
    .long = You are asked only if there is more than one way to pay. Each option names exactly what is paid, with the colors in the order brown, green, orange, pink, and coins last. Paid cubes, grain and goods return to the supply.

## V-GRN

rules-V-GRN = Grain harvest

rule-V-GRN-1 = Harvest 2 grain, 3 with a horse and a plow, or 4 with an ox and a plow.
    .long = You need at least one of your family members on your farmyard. Only one combination counts, and the best one applies. Your goods and family members stay where they are.

rule-V-GRN-2 = A farmyard holds at most 5 grain.
    .long = You do not take any surplus. If you already have 5 grain, the harvest is not offered.
    .ruling = With 5 grain, the harvest is not offered.

## V-FAM

rules-V-FAM = Family

rule-V-FAM-1 = A new family member is born on your farmyard.
    .long = It is one of the lowest generation among those not yet born.

rule-V-FAM-2 = Instead, you may bring a living family member home from the board.
    .long = It comes from crafts, the council chamber, travel or a church window, but not from the black bag. Your markers on cities stay where they are.

## V-CRF

rules-V-CRF = Crafts

rule-V-CRF-1 = Get one good from one craft building, or 2 coins at the mill.
    .long = Choose one building and one way of paying.

rule-V-CRF-2 = To produce with time, you need a trained family member at the building.
    .long = If none of yours is there, or if you want another one there, you first train one: take any family member from your farmyard, pay the training time and place it at the building. After training, you may produce right away by also paying the production time, or stop there.

rule-V-CRF-3 = A trained family member later produces for the production time alone.
    .long = You may train further family members at the same building; there is no limit.

rule-V-CRF-4 = Or simply buy the good, without a family member and without time.
    .long = You pay the purchase price of the building instead.

rule-V-CRF-5 = Each building has its own training time, production time and price.
    .long = Wainwright (wagon): training 2 time, production 2 time, or buy for 1 orange and 1 pink cube. Stables (horse or ox): training 3, production 3, or 3 grain. Office (scroll): training 2, production 2, or 1 pink cube. Smithy (plow): training 3, production 3, or 1 orange and 1 pink cube. Mill: 2 time and 2 grain for 2 coins; no family member may be placed there.

## V-MKT

rules-V-MKT = Market day

rule-V-MKT-1 = Choosing the market opens a market day, which must be held.
    .long = A market day opens when you take a cube from the market, or choose the market with the well or in a free last turn. It cannot be declined, even if no player sells anything.

rule-V-MKT-2 = In turn, each player serves one customer or passes for the rest of the day.
    .long = Starting with the player who opened the market day (the opener) and going clockwise, each player who has not passed either serves one customer at a stall or passes. Passing is final for this market day. A player who cannot serve a customer passes automatically.

rule-V-MKT-3 = Hand over what the customer wants and take the tile.
    .long = To serve a customer, return the required goods and grain to the supply. You then take the customer tile and keep it face down.

rule-V-MKT-4 = Every sale except the opener’s first also costs 1 green cube and 1 time.
    .long = A coin may replace the cube. You pay cube and time first; a death this causes is resolved at once. Then you return the goods and take the tile. Only the opener’s very first opportunity is free: an opener who passes is out for the day.
    .ruling = A death caused by this payment is resolved before the goods are returned.

rule-V-MKT-5 = The market day ends when all stalls are empty or everyone has passed.
    .long = Whichever comes first ends it.
    .differs = The Chinese Big Box mentions only that everyone has passed.

rule-V-MKT-6 = After sales, customers from the waiting line move up to the empty stalls.
    .long = If at least one customer was served, the empty stalls are filled in order with the front tiles of the waiting line; the line closes up and is refilled from the pile. Otherwise all tiles stay where they are. Customers at the stalls who were not served stay where they are. When the pile and the line run out, stalls stay empty.

rule-V-MKT-7 = Customers you served score at the end of the game.
    .long = Each tile you took is worth its printed prestige points. All players saw which customers you served, so they may know your tiles although they lie face down. A table option hides them: until the end of the game, the other players then see only how many customers you have served, the scores they see leave out the points of your tiles, and of the pile they see only the number of tiles. The log and the replay still show each sale, because all players saw it.
    .ruling = All players may know the tiles, unless the table option hides them.

## V-TRV

rules-V-TRV = Travel

rule-V-TRV-1 = Send a family member to a city next to the village, or move one on to an adjacent city.
    .long = Either a family member leaves your farmyard for one of the two cities next to the village, or one of yours already in a city moves along one path to an adjacent city. Every path between cities can be traveled in both directions at the same price. No path leads back to the village.
    .ruling = No path leads back to the village.

rule-V-TRV-2 = Each trip costs 2 time, 1 wagon and the cubes shown on the path.

rule-V-TRV-3 = On your first visit to a city, place a marker and take its reward.
    .long = The reward is 3 prestige points, 1 coin, or any 2 influence cubes from the supply. In a city that already has your marker, you get nothing.

rule-V-TRV-4 = You choose free cubes one by one.
    .long = You choose cubes one after the other, in any order. If the supply is short, you take what there is.
    .ruling = If the supply is short, you take what there is.

rule-V-TRV-5 = A city has room for everyone.
    .long = Any number of family members and markers may share a city.

## V-CNC

rules-V-CNC = Council chamber

rule-V-CNC-1 = Enter: stage 1 costs 1 time and 2 green cubes or 1 scroll.
    .long = The family member comes from your farmyard. Then you may use the privilege of stage 1. Any number of family members may share a stage.

rule-V-CNC-2 = Advance: move one stage to the right, then use a privilege.
    .long = You move one of your family members and pay either 2 green cubes or 1 scroll, plus the time of the stage entered: 2 for stage 2, 2 for stage 3, 3 for stage 4. The privilege is one of the stage entered or of any lower one; you need not use it.
    .ruling = Which stage costs 2 time and which costs 3.

rule-V-CNC-3 = Stay: use a privilege for free, without moving.
    .long = Choose it from the stage of any of your family members in the council chamber or from a lower stage.

rule-V-CNC-4 = The privileges: the ring, 2 cubes, 1 good, or 3 prestige points for 1 coin.
    .long = Stage 1: take the ring if it is still there and no player holds it. Stage 2: take any 2 influence cubes from the supply, of the same or different colors; a table option can require two different colors, for this privilege only and not for travel. Stage 3: take 1 goods tile of your choice. Stage 4: pay exactly 1 coin for 3 prestige points, once per action.
    .differs = In the Chinese Big Box, the 2 cubes of stage 2 differ in color; in the German one, they need not be of the same color, and the 2011 rulebook leaves the choice free. The table option follows the Chinese rule.

rule-V-CNC-5 = Privileges are optional, and one that gives nothing is not offered.
    .long = You may forgo the privilege after entering or advancing. A privilege that would give you nothing, because the ring is gone or you have no coin, is not offered. Staying is offered only if you can use a privilege, and if you stay, you must use one. In the list of moves, each advance is named after the stage it leads to.
    .ruling = A privilege that would give you nothing is not offered, and if you stay, you must use one.

rule-V-CNC-6 = You keep the ring until the next round begins and cannot take it twice.
    .long = Then it returns to the council chamber.

## V-CHU

rules-V-CHU = Church

rule-V-CHU-1 = Put a family member into the black bag for 1 brown cube or 3 time.
    .long = The family member comes from your farmyard.

## V-WEL

rules-V-WEL = Well

rule-V-WEL-1 = Instead of taking a cube, pay 3 cubes of one color for any action.
    .long = Coins may replace the cubes; to pay in a color, you need at least one cube of it, or else you pay three coins. The well can be used only while at least one cube is on an action space.
    .ruling = Three coins count as three cubes of one color.
    .differs = The German Big Box does not say that a cube must be left on the board.

rule-V-WEL-2 = After paying for the well, you may perform an action.
    .long = If you choose none, what you paid is spent all the same. Only actions that you can still perform after paying are offered; the market is always possible.
    .ruling = Only actions that you can still perform after paying are offered.

rule-V-WEL-3 = The well does not bring the round closer to its end.
    .long = You take no cube from an action space.

## V-DTH

rules-V-DTH = Death

rule-V-DTH-1 = One of your oldest visible family members dies.
    .long = The oldest are those of the lowest generation. Visible family members are those on your farmyard or on the board, church windows included, but not those in the black bag or not yet born. If several qualify, you choose; those of the same generation in the same place (farmyard, one building, one city, one council stage or one church window) count as the same choice. If you have no visible family member, none dies, and that crossing has no further effect.

rule-V-DTH-2 = The dead go into the chronicle if their profession has a free space, otherwise into a grave.
    .long = The profession depends on where the family member is: farmyard, crafts, travel, council or church. A free chronicle space of the profession must be used.

rule-V-DTH-3 = In the last turns, the dead for whom no place is left leave the game.

rule-V-DTH-4 = The dead stay where they lie; only those in the chronicle score.
    .long = They keep their places for the rest of the game.

## V-MAS

rules-V-MAS = Mass

rule-V-MAS-1 = Four pieces leave the black bag: bought for 1 coin each or drawn at random.
    .long = Clockwise from the starting player, each player gets one chance to buy any number of their own family members, until 4 have been bought in all; the order is up to the buyer. Then pieces are drawn until 4 are out; the bag always holds at least 4 pieces. Monks go back into the bag, family members go to the first church window. Any number may share a window.

rule-V-MAS-2 = Pay grain to move your family members up in the church.
    .long = Clockwise from the starting player, each player gets one chance to do this. From window 1 to 2 costs 1 grain, from 2 to 3 costs 2, from 3 to 4 costs 2. You may move any number of family members any number of steps, in any order, as long as you can pay.

rule-V-MAS-3 = Most family members in the church: 2 prestige points.
    .long = Those in the church windows count, and the points are gained at once. Ties go to the tied player whose foremost family member is farthest along; if that is tied too, each of them gains 2. If there are no family members in the church, no player gains any.
    .ruling = If there are no family members in the church, no player gains any.

rule-V-MAS-4 = The starting player of the round just ended leads the mass.
    .long = This applies even if the ring has been taken.

## V-END

rules-V-END = End of the game

rule-V-END-1 = The last chronicle space or the last grave triggers the end.
    .long = The player who triggers it finishes the turn as usual; the death is the last thing that happens in it.

rule-V-END-2 = Everyone except the player who triggered the end takes one last turn.
    .long = They follow clockwise from that player.

rule-V-END-3 = A market day that triggers the end of the game is played out first.
    .long = If the player who opened it triggered the end, that player gets no further turn and the others take one last turn each. If it was another player, everyone takes one last turn, clockwise from the player after the opener, so that the opener is last.

rule-V-END-4 = If no cube is left, the last turns are free: any one action or none.
    .long = Otherwise the usual rules apply: take a cube or use the well. Without a cube on the board, the action spaces are not refilled and no mass is said yet. Each remaining player acts without taking a cube or paying for the well. The action’s own costs are paid as usual.

rule-V-END-5 = After the last turns comes one last mass, then the final scoring.
    .long = The order is the same if the turn that triggered the end also emptied the board.
    .ruling = If the turn that triggered the end also emptied the board, no mass is said before the last turns.

rule-V-END-6 = Only the first trigger counts.
    .long = Later deaths in the last turns do not change the order of play.
    .ruling = { rule-V-END-6 }

## V-SCO

rules-V-SCO = Final scoring

rule-V-SCO-1 = Travel: the more cities you visited, the more prestige points.
    .long = Count the cities with your marker: 1, 2, 3, 4, 5 or 6 cities give 1, 3, 6, 10, 14 or 18 prestige points.

rule-V-SCO-2 = Council chamber: 2, 4 or 6 points on stages 2, 3 and 4.
    .long = Each of your living family members there scores. Stage 1 gives nothing.

rule-V-SCO-3 = Church: 2, 3, 4 or 6 points at windows 1 to 4.
    .long = Family members in the black bag give nothing.

rule-V-SCO-4 = Chronicle: 4 points for three family members, 7 for four, 12 for five or more.
    .long = One or two give nothing.

rule-V-SCO-5 = Customers: each tile gives its printed points.

rule-V-SCO-6 = Coins: 1 point each.

rule-V-SCO-7 = Prestige points gained during the game count as well.

rule-V-SCO-8 = The highest prestige total wins.
    .long = Ties are broken in the 2011 edition by the most customers served, in the Big Box by the most grain on the farmyard; after that, in both, by the most living family members. Living family members are all who have been born and have not died, including those in the black bag. If a tie remains, the victory is shared.
    .ruling = Family members in the black bag count as living, those not yet born do not; if a tie remains, the victory is shared.
    .differs = The 2011 rulebook and the reference manual break ties by customers, the Big Box by grain. We follow the edition being played.
