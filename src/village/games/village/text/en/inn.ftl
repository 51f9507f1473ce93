### Village: the Inn. Terms first, then cards, then rules.

## Terms

expansion-inn = Inn
line-villagers = Villagers

word-beer = beer
    .some = { $n ->
        [one] a beer
       *[other] { $n } beers
    }
space-inn = inn
    .at = on the inn space
    .from = from the inn space
    .to = for the inn
word-inn = inn
    .at = in the inn
    .from = from the inn
    .to = to the inn
word-brewery = brewery
    .at = at the brewery
    .from = from the brewery
    .to = to the brewery

question-inn = Place a family member in the inn?
question-cycle = Use the inn? Cycle a stack to reveal its next card, or stop here.
question-villager = Buy one of the villagers shown?
question-reveal = Reveal a villager.
question-window = Play a villager, or continue.
question-window-begin = Play a villager before your turn, or continue.
question-window-end = Your action is done: play a villager, or end your turn.
question-window-dying = One of your family members is about to die. Play a villager first, or continue.
question-window-burial = Your family member would get no space in the chronicle. Play a villager, or continue.
question-window-close = The market day is over. Play a villager, or continue.
question-window-bag = Before you buy from the black bag: play a villager, or continue.
question-window-promote = Before you move up in the church: play a villager, or continue.
question-serve = Choose the customer to serve without a market day.
question-scrap = Choose the customer to take free of charge.
question-call = Take family members from the black bag free of charge, or continue.
question-mercy = Move family members up in the church without paying grain, or continue.
question-lift = Choose who moves up.
question-rise = Choose which family member advances in the council chamber.

move-crafts-brewery-train = train a brewer
move-crafts-brewery-make = brew beer
move-crafts-brewery-buy = buy beer
move-inn-pass = do nothing
move-inn-place = family member of generation { $a } into the inn
move-cycle-pass = stop here
move-cycle-push = cycle stack { $a }
move-villager-pass = buy none
move-villager = { $a }
move-reveal = { $a }
move-window-pass = play no villager
move-window = { $a }
move-serve-stall = serve the customer at stall { $a }
move-scrap-stall = take the customer at stall { $a }
move-call-pass = done
move-call = family member of generation { $a }
move-lift = family member of generation { $a }
move-mercy-pass = done
move-mercy = up from church window { $a }
move-rise = advance from stage { $a }

event-bard = A generation { $generation } family member of { $who } dies { $place-at } and is remembered by the Bard.
event-pay_beer = { $who } pays { $amount ->
        [one] 1 beer
       *[other] { $amount } beers
    }.
event-pay_coins = { $who } pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }.
event-play = { $who } plays a villager: { $villager }.
event-push = { $who } moves the top villager of stack { $stack } to the bottom.
event-reveal = A villager is revealed on stack { $stack }: { $villager }.
event-scrap = { $who } takes the customer at stall { $stall } free of charge: { $customer }.
event-villager = { $who } buys a villager: { $villager }.
event-younger = { $who } moves the life time marker back by { $amount }.

why-mercy-spent = The free grain left is not enough for this step.
why-no-villager-affordable = You cannot pay for any of the villagers shown.
why-stack-empty = Stack { $a } is empty.
why-villager-no-effect = This villager would have no effect now: { $a }.
why-villager-not-owned = You do not own this villager: { $a }.
why-villager-not-shown = This villager is not on top of a stack: { $a }.
why-villager-other-moment = This villager cannot be played now: { $a }.
why-villager-price = You cannot pay for this villager: { $a }.
why-villager-seen = This villager has already been revealed: { $a }.

## Cards

card-blacksmith = Blacksmith
    .effect = Take 2 plows.
card-cattle_farmer = Cattle Farmer
    .effect = Take 2 horses or 2 oxen.
card-bard = Bard
    .effect = A dying family member without a chronicle space still counts as being in the chronicle.
card-medico = Medico
    .effect = At the end: 1 prestige point for each of your living family members.
card-artist = Artist
    .effect = At the end: 2 prestige points for each area where one of your family members lives, at most 10.
card-scrap_dealer = Scrap Dealer
    .effect = After a market day, take a customer left at a stall, free of charge.
card-priest = Priest
    .effect = During a mass, take up to 2 of your family members from the black bag free of charge.
card-count = Count
    .effect = At the end: 2 prestige points for each city with your marker, at most 8.
card-traveller = Traveler
    .effect = Make a trip that costs only time.
card-messenger = Messenger
    .effect = Make a trip that costs no time.
card-toll_keeper = Toll Keeper
    .effect = Make a trip that costs no cubes.
card-duchess = Duchess
    .effect = At the end: 4 prestige points for each of your family members in the council chamber, at most 8.
card-wheelwright = Wheelwright
    .effect = Take 3 wagons.
card-scribe = Scribe
    .effect = Take 3 scrolls.
card-miller = Miller
    .effect = Take 5 coins.
card-harvester = Harvester
    .effect = Fill your farmyard up to 5 grain.
card-brewers_widow = Brewer’s Widow
    .effect = Take 4 beers.
card-pedlar = Peddler
    .effect = Take 2 cubes of each color.
card-midwife = Midwife
    .effect = Perform the family action.
card-market_crier = Market Crier
    .effect = Serve a customer without a market day, and pay neither a green cube nor time.
card-journeyman = Journeyman
    .effect = Perform this turn’s action once more.
card-mayor = Mayor
    .effect = Advance a family member one stage in the council chamber, paying only the time.
card-nun = Nun
    .effect = During a mass, move family members up by steps worth up to 3 grain without paying.
card-gravedigger = Gravedigger
    .effect = Choose who dies, whatever the generation.
card-herb_woman = Herb Woman
    .effect = Move your life time marker back by up to 4 spaces.
card-chronicler = Chronicler
    .effect = At the end: 2 prestige points for each of your family members in the chronicle, at most 8.
card-trader = Trader
    .effect = At the end: 2 prestige points for each of your customers, at most 12.
card-bishop = Bishop
    .effect = At the end: 2 prestige points for each of your family members in the church windows, at most 6.
card-guild_master = Guild Master
    .effect = At the end: 5 prestige points for each of your family members at craft buildings, at most 10.
card-storekeeper = Storekeeper
    .effect = At the end: 1 prestige point for every 2 goods on your farmyard, at most 5.
card-admiral = Admiral
    .effect = Perform a sea action; if you set sail, the captain is free of charge.
card-helmsman = Helmsman
    .effect = Your ship at sea sails 1 to 3 steps without cubes.
card-quartermaster = Quartermaster
    .effect = Load up to 2 things from your farmyard onto your ship at sea.
card-cartographer = Cartographer
    .effect = At the end: 2 prestige points for each island where your ship has landed, at most 8.

-turn = Played once, at the start or end of your turn.
-end = Stays with you and scores at the end of the game.

## Terminal labels

inn-villagers = Villagers
inn-bard = on the { $bard }: { $generation } ({ $calling })
inn-guests = guests:
inn-out = out of the game:
inn-unseen = +{ $cards } face down.
inn-under = At the bottom: { $names }.

## I-SET

rules-I-SET = Inn: setup

rule-I-SET-1 = The expansion adds the inn, the brewery, beer, four customers and 30 villagers.
    .long = The inn is an action space, the brewery a craft building, and beer a good. The customers want beer.

rule-I-SET-2 = You start with 1 beer.
    .long = It is on your farmyard, in addition to the usual setup.

rule-I-SET-3 = Four beer customers are shuffled into the pile.
    .long = This makes 28 customers instead of 24.

rule-I-SET-4 = The villagers form three face-up stacks of 10; only the top cards are visible.
    .long = They are shuffled; which card is in which stack is random.

rule-I-SET-5 = There are always 30 villagers in play.
    .long = If other expansions are in play, villagers that make no sense with them are removed before dealing, and the same number of others is added.
    .ruling = Which villagers are removed and which are added.

rule-I-SET-6 = A stack first reveals cards never seen before, then those cycled to its bottom.
    .long = All cards not seen so far form one pool. When a stack has to reveal a card and still holds unseen ones, one is drawn at random from the pool, each equally likely. Cards cycled to the bottom of a stack come up again only after its unseen ones, in the order in which they were cycled.
    .ruling = { rule-I-SET-6 }

rule-I-SET-7 = Who owns which villagers, and which are still unseen, is open to everyone.
    .long = So are the cards cycled to the bottom of a stack.
    .ruling = { rule-I-SET-7 }

rule-I-SET-8 = In the 2011 edition, the expansion adds cubes, grain and a fifth player.
    .long = In the 2011 edition, the supply grows by 5 cubes of each color and 5 grain, and up to 5 players can take part. In the Big Box, the supply stays as it is. Beer and coins are unlimited.

rule-I-SET-9 = The chronicle and the graves stay as they are.
    .long = There are as many spaces as in the base game with the same number of players.
    .ruling = This applies to every number of players.

## I-BRW

rules-I-BRW = Brewery and beer

rule-I-BRW-1 = The brewery makes 2 beers: training 3 time, production 3 time.
    .long = It is an additional building for the crafts action.

rule-I-BRW-2 = Or buy 2 beers for 3 grain.
    .long = This needs no family member and no time.

rule-I-BRW-3 = Otherwise the brewery is a craft building like any other.
    .long = The rules of crafts apply: any number of family members may be trained there, with or without producing right away, and those who are there count as craftsmen for the chronicle.

rule-I-BRW-4 = Beer is a good like the others and is unlimited.
    .long = Wherever you take a good of your choice, as with the privilege of council stage 3, you may take beer.
    .ruling = Beer may be taken as the good from council stage 3.

rule-I-BRW-5 = A price in beer can only be paid with beer.
    .long = Coins do not replace beer, and beer replaces nothing else.
    .ruling = { rule-I-BRW-5 }

rule-I-BRW-6 = Beer left at the end is worth nothing.
    .long = Only the Storekeeper counts it.

## I-INN

rules-I-INN = The inn

rule-I-INN-1 = The inn is an action like the others.
    .long = The inn action belongs to its own action space. You get it by taking a cube there, with the well or in a free last turn.

rule-I-INN-2 = If you have no family member in the inn, you may place one there for 1 time.
    .long = It comes from your farmyard.

rule-I-INN-3 = Each family has at most one member in the inn.
    .long = Families do not get in each other’s way.
    .ruling = The limit of one.

rule-I-INN-4 = With a family member in the inn, you may use it for 1 time.
    .long = You may do so once per action, whether the family member was placed just now or earlier. You may also stop after placing.
    .ruling = You may stop after placing.

rule-I-INN-5 = To use the inn, you cycle one stack.
    .long = You choose the stack. Its top card goes to the bottom of the same stack, and the next card is revealed. A stack with a single card stays as it is.
    .ruling = You choose the stack, and a stack with a single card stays as it is.

rule-I-INN-6 = Then you may buy one of the villagers shown.
    .long = Then you may buy one of the visible cards by returning its price to the supply. The card lies face up in front of you, and the stack reveals its next card at once. You buy at most one card each time you use the inn.
    .ruling = You may buy any of the visible villagers, and the stack reveals its next card at once.

rule-I-INN-7 = You can cycle a stack with a single card only if you can pay for a villager.
    .long = A stack with a single card can be cycled only if you can pay for at least one of the visible cards, because nothing else would change.
    .ruling = { rule-I-INN-7 }

rule-I-INN-8 = Stacks are never refilled.
    .long = They are not evened out, either. An empty stack stays empty.
    .ruling = { rule-I-INN-8 }

rule-I-INN-9 = Your family member stays in the inn until it dies or comes home.
    .long = The family action brings it home. Until then, it works nowhere else.

## I-DTH

rules-I-DTH = Death in the inn

rule-I-DTH-1 = A family member who dies in the inn goes to an anonymous grave.
    .long = Such a family member is visible and can die. The chronicle has no section for it, so its free spaces do not help.
    .ruling = The inn has no section of the chronicle; the rulebook says so only about Carla’s dead.

rule-I-DTH-2 = A grave filled this way can trigger the end of the game.

rule-I-DTH-3 = In the last turns, if no grave is free, a family member who dies in the inn leaves the game.

## I-CRD

rules-I-CRD = Villagers in general

rule-I-CRD-1 = You may own any number of villagers.
    .long = They are face up in front of you. They cannot be sold, given away or discarded.
    .ruling = { rule-I-CRD-1 }

rule-I-CRD-2 = A villager is played once, or scores at the end.
    .long = Some villagers are played: their effect is applied once, and the card is out of the game. The others, marked with a burned-down candle, stay with you and score at the end of the game.

rule-I-CRD-3 = A villager can be played only at certain times, and only if it has an effect.
    .long = You may play it even in the turn in which you bought it. Its effect has to be possible and to change something.
    .ruling = The times when a villager can be played; other sources let you play a card whenever you like.

rule-I-CRD-4 = An action given by a villager needs no cube.
    .long = It needs no well either, and it is not the action of your turn. All the rules of that action apply, costs included, unless the card says otherwise.
    .ruling = { rule-I-CRD-4 }

rule-I-CRD-5 = Time spent on a villager counts like any other time in your turn.
    .long = For each crossing of the bridge, one family member dies at the end of the turn, one after the other.
    .ruling = { rule-I-CRD-5 }

rule-I-CRD-6 = Villagers you do not play are worth nothing.
    .long = Each exists only once. Cards left in the stacks are worth nothing either.
    .ruling = { rule-I-CRD-6 }

## I-WIN

rules-I-WIN = When villagers can be played

rule-I-WIN-1 = At the start of your turn, you can play most villagers.
    .long = You may do so before taking a cube or using the well, and in free last turns too. The exceptions are the Journeyman, Bard, Scrap Dealer, Priest, Nun and Gravedigger. You are asked only if you hold a villager you can play now, and again after each one.
    .ruling = { rule-I-WIN-1 }

rule-I-WIN-2 = At the end of your turn, you can play the same villagers, and the Journeyman.
    .long = This is after the action of your turn, or after declining it, and before deaths are resolved.
    .ruling = { rule-I-WIN-2 }

rule-I-WIN-3 = When one of your family members has to die, you can play the Gravedigger.
    .long = You need a visible family member, and it is not decided yet who dies.
    .ruling = { rule-I-WIN-3 }

rule-I-WIN-4 = When one of your dead gets no chronicle space, you can play the Bard.
    .long = It is decided who dies, and the burial is still to come.
    .ruling = { rule-I-WIN-4 }

rule-I-WIN-5 = When a market day is over, the Scrap Dealer can be played.
    .long = Before the stalls are refilled, each player is asked once, clockwise from the opener.
    .ruling = { rule-I-WIN-5 }

rule-I-WIN-6 = During a mass, before buying, the Priest can be played.
    .ruling = { rule-I-WIN-6 }

rule-I-WIN-7 = During a mass, before moving up, the Nun can be played.
    .ruling = { rule-I-WIN-7 }

rule-I-WIN-8 = Villagers cannot be played at any other time.
    .long = During other players’ turns, they can be played only when one of your family members dies on a market day, at the end of a market day and during the mass; after the last mass, they can no longer be played.
    .ruling = { rule-I-WIN-8 }

rule-I-WIN-9 = Once 4 pieces have been bought, it is too late for the Priest.
    .ruling = { rule-I-WIN-9 }

## I-V

rules-I-V = The villagers

rule-I-V01 = { card-blacksmith }: { card-blacksmith.effect }
    .long = Price: 1 coin. { -turn }

rule-I-V02 = { card-cattle_farmer }: { card-cattle_farmer.effect }
    .long = Price: 1 coin. { -turn }
    .ruling = How many animals you take.

rule-I-V03 = { card-bard }: { card-bard.effect }
    .long = Price: 1 beer. Played once, when one of your family members dies for whom the chronicle has no space. The family member is placed on this card and counts as being in the chronicle for all purposes, with the profession of the place where it died; one who died in the inn has none. It takes no chronicle space and no grave and so triggers nothing. The card stays with you, but is not played again.
    .ruling = The family member counts for the profession of the place where it died, and the card cannot be played while the chronicle has a space for it.

rule-I-V04 = { card-medico }: { card-medico.effect }
    .long = Price: 2 beers. { -end } 1 prestige point for each of your living family members: all who have been born and have not died, including those in the black bag.
    .ruling = Living family members are all who have been born and have not died, wherever they are.

rule-I-V05 = { card-artist }: { card-artist.effect }
    .long = Price: 1 beer. { -end } 2 prestige points for each area with one of your living family members: farmyard, crafts, council chamber, church windows, travel and inn; at most 10.
    .ruling = Only these areas count, the church windows as one.

rule-I-V06 = { card-scrap_dealer }: { card-scrap_dealer.effect }
    .long = Price: 1 beer. Played once, at the end of any market day, before the stalls are refilled. You take a customer left at a stall, free of charge. It counts as served by you in every respect, and the stalls are refilled as after a sale.
    .ruling = It is played at the end of a market day, and any market day will do.

rule-I-V07 = { card-priest }: { card-priest.effect }
    .long = Price: 1 beer. Played once, during a mass, before you buy from the black bag. You take up to 2 of your family members from it without paying; each counts toward the 4 pieces. You may then buy more for coins.
    .ruling = You may buy more for coins afterward.

rule-I-V08 = { card-count }: { card-count.effect }
    .long = Price: 1 beer. { -end }
    .ruling = { card-count.effect }

rule-I-V09 = { card-traveller }: { card-traveller.effect }
    .long = Price: 1 beer. { -turn } You make one trip that costs its 2 time, but no wagon and no cubes.
    .ruling = { card-traveller.effect }

rule-I-V10 = { card-messenger }: { card-messenger.effect }
    .long = Price: 1 coin. { -turn } You make one trip that costs the wagon and the cubes, but no time.
    .ruling = { card-messenger.effect }

rule-I-V11 = { card-toll_keeper }: { card-toll_keeper.effect }
    .long = Price: 1 coin. { -turn } You make one trip that costs the wagon and 2 time, but no cubes.
    .ruling = { card-toll_keeper.effect }

rule-I-V12 = { card-duchess }: { card-duchess.effect }
    .long = Price: 1 beer. { -end } 4 prestige points for each of your family members in the council chamber, on any stage; at most 8.
    .ruling = { card-duchess.effect }

rule-I-V13 = { card-wheelwright }: { card-wheelwright.effect }
    .long = Price: 1 coin. { -turn }
    .ruling = { card-wheelwright.effect }

rule-I-V14 = { card-scribe }: { card-scribe.effect }
    .long = Price: 1 beer. { -turn }
    .ruling = { card-scribe.effect }

rule-I-V15 = { card-miller }: { card-miller.effect }
    .long = Price: 1 beer. { -turn }
    .ruling = { card-miller.effect }

rule-I-V16 = { card-harvester }: { card-harvester.effect }
    .long = Price: 1 coin. { -turn } You fill your farmyard up to 5 grain, as far as the supply allows. You need fewer than 5 grain to play it.
    .ruling = { card-harvester.effect }

rule-I-V17 = { card-brewers_widow }: { card-brewers_widow.effect }
    .long = Price: 1 coin. { -turn }
    .ruling = { card-brewers_widow.effect }

rule-I-V18 = { card-pedlar }: { card-pedlar.effect }
    .long = Price: 1 coin. { -turn } You take 2 cubes of each of the four colors, as far as the supply allows; it must have at least one cube.
    .ruling = { card-pedlar.effect }

rule-I-V19 = { card-midwife }: { card-midwife.effect }
    .long = Price: 1 coin. { -turn } You perform the family action, if you can: have a child, or bring a family member home.
    .ruling = { card-midwife.effect }

rule-I-V20 = { card-market_crier }: { card-market_crier.effect }
    .long = Price: 1 beer. { -turn } You serve one customer at a stall for its goods and grain; there is no market day, and you pay neither a green cube nor time. The stalls are refilled at once.
    .ruling = { card-market_crier.effect }

rule-I-V21 = { card-journeyman }: { card-journeyman.effect }
    .long = Price: 1 beer. Played once, at the end of your turn. You perform the action of the space you used this turn once more, even if you declined it the first time. A repeated market is a second market day, opened by you, which must be held.
    .ruling = An action that was declined can be repeated too, and a repeated market is a second market day.

rule-I-V22 = { card-mayor }: { card-mayor.effect }
    .long = Price: 1 coin. { -turn } One of your family members on stage 1 to 3 of the council chamber advances one stage for its time only, without green cubes or scroll. You may use a privilege as usual.
    .ruling = { card-mayor.effect }

rule-I-V23 = { card-nun }: { card-nun.effect }
    .long = Price: 1 coin. Played once, during a mass, before you move family members up. You take steps worth up to 3 grain in all without paying; each step must fit into what is left of the 3, and the rest is lost. Then you may pay for further steps.
    .ruling = { card-nun.effect }

rule-I-V24 = { card-gravedigger }: { card-gravedigger.effect }
    .long = Price: 1 coin. Played once, when one of your family members has to die. For this death you may choose any of your visible family members, not only one of the lowest generation; you need one of a higher generation to play it.
    .ruling = { card-gravedigger.effect }

rule-I-V25 = { card-herb_woman }: { card-herb_woman.effect }
    .long = Price: 1 coin. { -turn } Your life time marker moves back 4 spaces, but not past the first space after the bridge; it cannot be played if the marker is already there. Crossings made earlier in the turn still count.
    .ruling = { card-herb_woman.effect }

rule-I-V26 = { card-chronicler }: { card-chronicler.effect }
    .long = Price: 1 beer. { -end } 2 prestige points for each of your family members in the chronicle, including one on the Bard; at most 8.
    .ruling = { card-chronicler.effect }

rule-I-V27 = { card-trader }: { card-trader.effect }
    .long = Price: 1 beer. { -end }
    .ruling = { card-trader.effect }

rule-I-V28 = { card-bishop }: { card-bishop.effect }
    .long = Price: 1 beer. { -end }
    .ruling = { card-bishop.effect }

rule-I-V29 = { card-guild_master }: { card-guild_master.effect }
    .long = Price: 1 beer. { -end } 5 prestige points for each of your living family members at a craft building, including the brewery; at most 10.
    .ruling = { card-guild_master.effect }

rule-I-V30 = { card-storekeeper }: { card-storekeeper.effect }
    .long = Price: 1 coin. { -end } 1 prestige point for every 2 goods tiles on your farmyard, including beer, rounded down; at most 5.
    .ruling = { card-storekeeper.effect }

rule-I-V31 = { card-admiral }: { card-admiral.effect }
    .long = Price: 1 beer, only with Port. { -turn } You perform one sea action. If you set sail, you may choose any of the captains on offer, free of charge.
    .ruling = { card-admiral.effect }

rule-I-V32 = { card-helmsman }: { card-helmsman.effect }
    .long = Price: 1 coin, only with Port. { -turn } Your ship outside the port sails 1 to 3 steps without cubes and may land. Hourglasses cost time as usual.
    .ruling = { card-helmsman.effect }

rule-I-V33 = { card-quartermaster }: { card-quartermaster.effect }
    .long = Price: 1 coin, only with Port. { -turn } You load up to 2 things, at least 1, from the farmyard into free holds of your ship outside the port. If the ship is at an island, you may then do business there.
    .ruling = { card-quartermaster.effect }

rule-I-V34 = { card-cartographer }: { card-cartographer.effect }
    .long = Price: 1 beer, only with Port. { -end } 2 prestige points for each different island where your ship has landed; at most 8.
    .ruling = { card-cartographer.effect }

## I-CUS

rules-I-CUS = Beer customers

rule-I-CUS-1 = Four customers want beer; they are worth 7, 6, 6 and 6 prestige points.
    .long = The four tiles: beer and horse, 7 prestige points; beer and scroll, 6; beer and 2 grain, 6; 2 beers, 6.
    .ruling = What these customers want besides beer, and the points they are worth.

rule-I-CUS-2 = They follow the same rules as all other customers.
    .long = They count as customers for ties, goals and the Trader.

## I-SCO

rules-I-SCO = Inn: final scoring

rule-I-SCO-1 = Villagers that score at the end have their own line in the final scoring.
    .long = It comes after the lines of the base game; limits apply to each card separately.

rule-I-SCO-2 = Family members in the inn score nothing by themselves.

## I-SOL

rules-I-SOL = Inn: solo

rule-I-SOL-1 = Carla buys no villagers, has no beer and is never in the inn.
    .long = The two-player numbers apply.

rule-I-SOL-2 = If her cube came from the inn, her dead go to an anonymous grave.

rule-I-SOL-3 = Clockwise, the inn comes after crafts.
    .ruling = { rule-I-SOL-3 }

rule-I-SOL-4 = All title thresholds except 0 rise by 10.
    .ruling = The lowest threshold stays 0.

rule-I-SOL-5 = Carla takes her customer before the Scrap Dealer can be played.
    .long = Her customer is replaced when the stalls are refilled, like any other.
    .ruling = { rule-I-SOL-5 }

## I-CUB

rules-I-CUB = Inn: cubes

rule-I-CUB-1 = Expansions add cubes to the spaces and to the bag.
    .long = These come on top of the setup card; the bag gets its cubes, of each color, at the start of every round. The additions are combined for any mix of expansions.
    .ruling = { rule-I-CUB-1 }

rule-I-CUB-2 = The Inn adds as many cubes as there are players.
    .long = They go on the inn, so that each player has one more turn per round; in the solo game, there are 2. To allow for this, 1 more cube of each color goes into the bag each round, or 2 with five players.
    .ruling = The numbers of cubes.

reason-villager = one more villager in hand: { $what }
    .less = one villager less in hand: { $what }
