### My Village: rule reference. Ids follow the rule specification; `.ruling` is what we decided where the rulebook is open.

## M-SET

rules-M-SET = Setup

rule-M-SET-1 = Two, three or four players take part; the first seat starts round 1.
    .long = Two, three or four players sit clockwise around the table. The first seat is the starting player of round 1.
    .ruling = Who sits on the first seat is settled before the game, not by these rules.

rule-M-SET-2 = With 2 or 4 players there are 8 white and 3 black dice, with 3 players 6 white and 2 black.
    .long = With two or four players 8 white and 3 black dice are in the game, with three players 6 white and 2 black. The gray rat die is kept apart and always there.

rule-M-SET-3 = Churches, council chambers and craft buildings lie open; every single card can be chosen.
    .long = The 4 churches, the 4 council chambers and the 20 craft buildings lie open in the display. Everybody sees every single card and may choose any of them.

rule-M-SET-4 = Meeting places and fields are stacks of equal cards; four 2/12 tiles lie beside the meeting places.
    .long = The 4 meeting places are all alike, and so are the 8 fields; each kind lies as one stack. Four 2/12 tiles lie beside the meeting places.

rule-M-SET-5 = The monks form three stacks by symbol; only the top card of each is known.
    .long = The 12 monks form three shuffled stacks: 3 with a quill, 4 with a goblet, 5 with a rosary. Everybody sees banner, costs and bonus of the top card of each stack, and nothing of the cards below.

rule-M-SET-6 = The travel cards form five stacks, A to E; nobody knows their light sides.
    .long = The 19 travel cards form five shuffled stacks: 4 cards each of A to D, 3 of E. The dark side is the same on all cards of a letter; the light side is seen only when a card is taken.

rule-M-SET-7 = Six customers lie open; the others form a face-down stack.
    .long = The 33 customers are shuffled into one face-down stack. Six of them are turned up beside the steward’s office; they are the customer display.

rule-M-SET-8 = Each player gets another village board; they differ only in the two values of the play banner.
    .long = Each player receives one of the four village boards at random. The boards differ in nothing but the two values of their play banner.

rule-M-SET-9 = You start with one villager of each profession, an empty school and no cards.
    .long = You start with an abbot, a councilman, a traveller, a craftsman and a merchant. School, tree and house are empty, the headman stands on the house, the reaper on the bridge, your time marker on the first cloud. You own no card and no day laborer tile.

rule-M-SET-10 = In turn order of round 1 the players start with 1, 2, 3 and 4 coins.
    .long = The starting player begins with 1 coin, the next one with 2, then 3, then 4.

rule-M-SET-11 = The hand lies before the starting player, palm up and empty.
    .long = The starting player hand lies before the starting player, palm up, without story points.

rule-M-SET-12 = The rat starts far from the invasion space; all coffins are empty.
    .long = The rat starts on the space of the rat track that belongs to the number of players. All chronicle spaces and anonymous graves are empty.

rule-M-SET-13 = Markers, story points and day laborer tiles never run out.
    .long = There are always enough markers, story points and day laborer tiles, whatever the box holds.
    .ruling = Story points are plain numbers; the values printed on their pieces mean nothing.

rule-M-SET-14 = Cards and 2/12 tiles are limited.
    .long = Cards and 2/12 tiles are limited: what is no longer in the display cannot be had.

rule-M-SET-15 = Nothing is secret; what is face down, nobody knows.
    .long = Nothing is secret between the players. A face-down stack is known by its contents, not by its order.
    .ruling = Chance names a card of the stack at the moment it is turned up; every card of it is equally likely.

rule-M-SET-16 = Chance deals boards, then monks, then customers.
    .long = Before round 1 chance gives out the village boards from the first seat on, turns up the top monk of quill, goblet and rosary, then six customers.
    .ruling = This order is ours; it makes no difference to anybody.

## M-RND

rules-M-RND = The round

rule-M-RND-1 = A round is a preparation and an action phase; rounds follow until the end.
    .long = Every round has a preparation phase and an action phase. Rounds follow one another until the end of the game.

rule-M-RND-2 = First the hand is turned palm up and receives 1 story point; its owner starts the round.
    .long = The owner of the hand is the starting player of the round. The hand is turned palm up if its back is up, and 1 story point is added to those that lie on it.

rule-M-RND-3 = Then all dice are rolled and form the pool.
    .long = Then all white and black dice of the game are rolled and form the dice pool, those left over from the round before included.

rule-M-RND-4 = Everybody takes one turn, clockwise; with 2 players, two turns each.
    .long = With three or four players each takes one turn, clockwise from the starting player. With two players there are four turns: starting player, other, starting player, other.

rule-M-RND-5 = Taking the hand changes the order of the next round only.
    .long = The order of a round is fixed by its preparation. Whoever takes the hand changes only the next round.

rule-M-RND-6 = A turn: make a value, activate banners, see whether somebody dies.
    .long = A turn has three parts in this order: you make a banner value, you activate banners, and you check whether one of your villagers dies. No part can be left out, and nobody can pass.

rule-M-RND-7 = Every turn uses two dice, so the last player still has four or more to choose from.
    .long = Every turn takes exactly two dice out of the pool, so 3 dice (2 with three players) stay unused. The last player of a round always has at least 4 to choose from.

rule-M-RND-8 = In the turns of others only rats and the loss of the hand concern you.
    .long = During the turn of somebody else nothing happens to you, except that rats may invade the village and that the hand may be taken from you.

## M-DIE

rules-M-DIE = Dice and value

rule-M-DIE-1 = You take exactly two dice out of the pool.
    .long = You choose two dice of the pool and take them out. They stay out until the next preparation.

rule-M-DIE-2 = Your value is the sum of the two dice.
    .long = Your banner value is the sum of both dice, 2 to 12. You cannot leave one die out or use it alone.

rule-M-DIE-3 = Dice of one colour with the same pips are the same thing.
    .long = You choose two kinds of dice, by colour and pips.
    .ruling = Dice of the same colour and pips are the same thing: no two answers take the same pair.

rule-M-DIE-4 = Each black die costs 2 time at once.
    .long = For each black die you choose you pay 2 time at once, before anything else; two black dice cost 4. Changing the die afterwards gives nothing back.

rule-M-DIE-5 = Any two dice of the pool may be taken; colour has no other effect.
    .long = You may always take any two dice of the pool. Apart from the time for black ones their colour has no effect.

rule-M-DIE-6 = A coin raises or lowers one of your dice by 1.
    .long = Each coin you return raises or lowers one of your two dice by 1, never below 1 or above 6. You may spend any number of coins, on either die or on both.

rule-M-DIE-7 = A marker of your meeting place turns one of your dice to any face.
    .long = Each marker you return from your meeting place turns one of your two dice to any face. Coins and markers may be combined.
    .ruling = The councilman need not be present, because markers already placed stay valid.

rule-M-DIE-8 = Only the value you reach and what you spend for it matter; waste is not offered.
    .long = Which die is changed does not matter, only the sum and the price. Without a marker the price is one coin for each step; with one marker the better of your dice is kept and coins bridge what is missing; with two markers every value is free of coins.
    .ruling = A way is offered if you can pay it and no way with fewer markers costs as few coins.

rule-M-DIE-9 = A changed value is offered if it opens a banner other than the question mark.
    .long = The unchanged sum is always offered. Another value is offered if you can pay for it and could then activate at least one banner other than the question mark.
    .ruling = The question mark banner takes any value, so changing dice for it alone would be waste and is not offered.

rule-M-DIE-10 = Once banners are asked for, the value stays.
    .long = Once a banner is asked for, your value is fixed for this turn. Coins gained later in the turn cannot change it.

## M-BAN

rules-M-BAN = Banners and paying

rule-M-BAN-1 = You activate one black banner, or any number of white ones, or the question mark.
    .long = With your value you do exactly one of three things: activate one black banner, activate one or more white banners of your village, or activate the question mark banner. You must do one of them.

rule-M-BAN-2 = A banner matches if it shows your value exactly.
    .long = A banner matches if one of its values equals yours exactly. The question mark of a customer and the question mark banner match every value.

rule-M-BAN-3 = The banner of a card works only while the villager of its area is present.
    .long = You can activate the banner of a card, black or white, only while the villager of its area is present: abbot for religion, councilman for the council, traveller for travel, craftsman for crafts, merchant for the market. Fields need nobody. School, play, question mark, hand and steward belong to no area.

rule-M-BAN-4 = What you cannot activate or cannot pay in full is not offered.
    .long = A banner that does not match, whose villager is missing, whose other requirements you do not meet, or whose whole cost you cannot pay at that moment, is not offered.

rule-M-BAN-5 = You can always pay time.
    .long = Only goods and coins can be lacking.
    .ruling = Time can always be paid, whatever it leads to.

rule-M-BAN-6 = You take the card, pay time, then goods and coins, then carry out the action.
    .long = For a black banner the card leaves the display, you pay time, then goods and coins; then the action is carried out and the card is added to your village. Its white banner, window and benefit exist only after that. A travel card stays in its stack until it is kept. For a white banner you pay time, then goods, then act.

rule-M-BAN-7 = A good is paid from the building that makes it, or with a wild good.
    .long = Goods are horse, beer, plow, scroll and wagon. You pay a named good with a marker from your building that makes it or with a wild good of the guild council, a plow also with one lying on a field of yours. “Any good” is paid with any of these. What is paid returns to the supply.

rule-M-BAN-8 = A bill can be paid if wild goods make up for all that is missing.
    .long = You can pay a bill if your wild goods make up for every named good you lack, and what is left then covers the units of any good. The plows in the smithy and on your fields are counted.

rule-M-BAN-9 = Bills are paid good by good, in a fixed order.
    .long = A bill is paid one good at a time: horse, beer, plow, scroll, wagon, then any.
    .ruling = Where a good can come from several places, you choose from which.

rule-M-BAN-10 = Several units of one good are taken in a fixed order of places.
    .long = Several units of one good come from the building first, then from fields by number, then from the wild goods. For any good the order is stables, brewery, smithy, office, wainwright, fields, guild council.
    .ruling = After a later place an earlier one is not offered again for that good, so that nothing can be paid in two ways. A place is offered only if the rest can still be paid.

rule-M-BAN-11 = Markers on your cards stay valid when the villager is gone.
    .long = Markers on your cards stay valid while their area is not active: goods and wild goods can be paid, marks count at the end, and the markers of the meeting place change dice.

rule-M-BAN-12 = A marker without an empty space is not placed.
    .long = A marker that finds no empty space is not placed. The time of the banner is paid all the same.
    .ruling = As the first banner of your turn you may activate one whose action does nothing.

rule-M-BAN-13 = You may forgo any part of an action, but never its costs.
    .long = You may forgo any part of an action, never its costs. A bonus that opens another banner is forgone together with that banner’s cost.
    .ruling = You are asked only where declining can be of use. Coins, story points, markers, tiles and cards are always taken.

rule-M-BAN-14 = No banner is activated twice in a turn.
    .long = No banner is activated twice in a turn. The only exception is a monk whose bonus is the school twice.

rule-M-BAN-15 = Cards never leave a village.
    .long = Cards never leave a village, neither by force nor by will. Only a served customer moves, inside the village.

## M-BLK

rules-M-BLK = Black banners

rule-M-BLK-1 = You activate exactly one black banner, and nothing else.
    .long = You activate exactly one black banner; then this part of your turn is over. No white banner and no question mark goes with it, except inside the bonus of a monk.

rule-M-BLK-2 = Black banners are on the cards of the display, on the hand and on the steward’s office.
    .long = Black banners are on every card of the display except customers, on the hand and on the steward’s office. Each kind of card has further requirements.

rule-M-BLK-3 = The card comes into your village, with the action below its banner.
    .long = The black banner of a card brings the card into its area of your village, light side up, together with the action shown below the banner.

rule-M-BLK-4 = A card that is paid for is taken.
    .long = The black banner of a card brings the card.
    .ruling = Once the banner is paid the card cannot be declined.

rule-M-BLK-5 = The hand (4 or 10) brings its story points, and you start the next round.
    .long = The hand has the values 4 and 10 and costs nothing. You move all story points on it to your tree, lay it before you with its back up and are the starting player of the next round.
    .ruling = Hand and story points are taken together.

rule-M-BLK-6 = The hand is offered while its palm is up, but never on the first turn of a round.
    .long = The hand cannot be taken while its back is up. With three or four players its owner cannot take it; with two players its owner cannot on the first turn of the round. In short: it is offered if the palm is up and this is not the first turn of the round.

rule-M-BLK-7 = With 2 players the owner may take the own hand on the second turn.
    .long = With two players the owner may take the own hand on the second turn: the story points are gained, the owner stays the same, and the hand lies with its back up until the next preparation.

rule-M-BLK-8 = If nobody takes the hand, its owner starts again and the points stay on it.
    .long = If nobody takes the hand, its owner stays starting player and the story points stay on it.

rule-M-BLK-9 = The steward’s office has the values 4 and 10.
    .long = The steward’s office has the values 4 and 10. It brings customers into your market.

## M-WHT

rules-M-WHT = White banners

rule-M-WHT-1 = White banners: school, play, craft buildings, fields, council chamber, meeting place, customers.
    .long = White banners are the school and the play field of your board, each of your craft buildings and fields, your council chamber, your meeting place, and every customer in your market. Churches, monks and travel cards have none.

rule-M-WHT-2 = You activate as many as you like, one after another, in any order.
    .long = You activate one or more white banners in any order. Costs and action of one are finished before you choose the next. After the first you may stop at any time.

rule-M-WHT-3 = Each must match the same value and is paid by itself.
    .long = Each white banner must match your value (a customer with a question mark always does), and each is paid by itself.

rule-M-WHT-4 = What you gain on the way counts for the next banner.
    .long = Villagers, goods and spaces are judged when a banner is chosen: a villager placed by the school or a good made earlier in the same turn counts.

rule-M-WHT-5 = The meeting place comes last.
    .long = The meeting place can only be the last white banner of a turn; choosing it ends this part.

rule-M-WHT-6 = Play: 1 story point for your tree.
    .long = The play banner shows the values of your own board. It costs nothing, needs nobody and brings 1 story point to your tree.

rule-M-WHT-7 = A banner beside your 2/12 tile also matches 2 and 12.
    .long = A white banner beside which your 2/12 tile lies also matches 2 and 12, at its usual costs.
    .ruling = The tile works without the councilman.

rule-M-WHT-8 = A card’s white banner shows the same values as its black one.
    .long = On a card the white banner shows the same values as the black banner. A white banner costs no time or 1.

rule-M-WHT-9 = After your first white banner, one that would change nothing is not offered.
    .long = After the first white banner of a turn you are not offered a full building (but a full smithy with a bare field), a chamber with all marks set, a full guild council without a bare field, or a school with both spaces filled and no empty villager space.
    .ruling = As the first banner such a one is offered: it is a turn that costs less time than the question mark.

## M-HEA

rules-M-HEA = Headman

rule-M-HEA-1 = The question mark banner is always offered.
    .long = The question mark banner matches every value, needs nobody and can always be paid. So nobody is ever stuck.

rule-M-HEA-2 = It is the only banner of its turn.
    .long = The question mark is the only banner of its turn. Two dice are taken for it as usual, and black ones cost their time.

rule-M-HEA-3 = It costs 1 time, and the headman moves one step.
    .long = The question mark costs 1 time; then the headman moves one step on the path house, coin, story.

rule-M-HEA-4 = A step onto the coin space brings 1 coin.
    .long = From the house and from the story space the headman moves onto the coin space and brings 1 coin. There is no choice.

rule-M-HEA-5 = From the coin space he goes home, or to the story space for 3 story points.
    .long = From the coin space you choose: the headman goes to the house, or to the story space, which brings 3 story points to your tree.

rule-M-HEA-6 = When he comes home, all story points of the tree move to the house and are safe.
    .long = Whenever the headman enters the house, all story points of your tree move to the house. Only points on the house count at the end.

rule-M-HEA-7 = On the coin space he may also stay.
    .long = The time is paid whether the headman moves or not.
    .ruling = On the coin space you may let him stay, and nothing else happens. On the other spaces he moves without being asked, since that is never worse.

rule-M-HEA-8 = The headman is no villager.
    .long = The headman is no villager: he cannot die and makes no area active.

## M-SCH

rules-M-SCH = School

rule-M-SCH-1 = The school has two spaces for descendants, who are no villagers yet.
    .long = The school banner needs nobody. The school has a left and a right space for one descendant each. Descendants are not villagers.

rule-M-SCH-2 = School empty: a descendant comes to the left space.
    .long = If the school is empty, a descendant is placed on the left space, free of charge.

rule-M-SCH-3 = Only left filled: the descendant moves right for free, or becomes a villager for 1 time.
    .long = If only the left space is filled, the descendant either moves to the right for free, or becomes a villager on an empty villager space for 1 time.

rule-M-SCH-4 = Only right filled: a new descendant comes, or the one there becomes a villager and brings 2 story points.
    .long = If only the right space is filled, either a new descendant is placed left for free, or the right one becomes a villager on an empty villager space for 1 time, and 2 story points go to your tree.

rule-M-SCH-5 = Both filled: one of them becomes a villager for 1 time; the right one brings 2 story points.
    .long = If both spaces are filled, the left or the right descendant becomes a villager on an empty villager space for 1 time. The right one brings 2 story points.

rule-M-SCH-6 = You choose the profession; the area is active at once.
    .long = You choose the profession among your empty villager spaces. The new villager makes the area active at once.

rule-M-SCH-7 = A descendant cannot go to an occupied space.
    .long = A descendant cannot go to an occupied villager space. Without an empty one only the free moves remain; with both school spaces filled nothing happens.

rule-M-SCH-8 = With both spaces filled and a villager missing you may also do nothing.
    .long = With both spaces filled and an empty villager space you may also place nobody; then no time is paid.
    .ruling = Only then is doing nothing offered, for otherwise there is a free move that is never worse.

## M-CRF

rules-M-CRF = Craft buildings

rule-M-CRF-1 = Stables make horses, the brewery beer, the smithy plows, the office scrolls, the wainwright wagons.
    .long = Stables make horses, the brewery beer, the smithy plows, the office scrolls, the wainwright wagons. There are four cards of each kind; they differ only in their values.

rule-M-CRF-2 = Black: craftsman present, none of that kind yet; you get the card with 1 good on it.
    .long = For the black banner your craftsman must be present, and you may not own a building of that kind. You choose any card left of the kind, add it and place 1 good on it.

rule-M-CRF-3 = White: craftsman present; 1 good on the card if there is room.
    .long = For the white banner your craftsman must be present. You place 1 good on this card if a space is empty, otherwise none.

rule-M-CRF-4 = A building has a limited number of spaces for its goods.
    .long = How many goods a building holds, and how much time its banners cost, stands on the card.

rule-M-CRF-5 = You cannot own two buildings of one kind.
    .long = You cannot own a second building of the same kind, not even one with other values.

rule-M-CRF-6 = Craft buildings bring no prestige by themselves.
    .long = Craft buildings are worth no prestige by themselves. The area council can count them.

## M-FLD

rules-M-FLD = Fields

rule-M-FLD-1 = You may own any number of fields; they need no villager.
    .long = You may own any number of fields. No villager is needed for them.

rule-M-FLD-2 = Black: 1 coin, and the field without a plow.
    .long = The black banner brings 1 coin; then the field is added, its plow space empty.

rule-M-FLD-3 = White: 1 coin, and 1 more with a plow on this field.
    .long = Each field has a white banner of its own. It brings 1 coin, and 1 more if a plow lies on this very field. The plow stays.

rule-M-FLD-4 = A field holds one plow, from the smithy or from the guild council.
    .long = A field holds one plow. It comes from the smithy or, as a wild good, from the guild council.
    .ruling = It may be moved there without craftsman or councilman.

rule-M-FLD-5 = A plow on a field can still be paid.
    .long = A plow on a field is still a good and may be paid.
    .ruling = A wild good laid on a field is a plow from then on.

rule-M-FLD-6 = A plow never moves from field to field, nor back.
    .long = A plow never moves from field to field.
    .ruling = Nor does it go back from a field to the smithy or to the council.

rule-M-FLD-7 = Plows are moved only when it can matter.
    .long = Plows are moved just before a bare field is activated, and just before a full smithy or guild council would lose a marker.
    .ruling = At any other time a plow on a field has no effect, so waiting loses nothing.

rule-M-FLD-8 = A bare field that you activate gets a plow first, if you have one.
    .long = A bare field that you activate first gets a plow from the smithy or a wild good.
    .ruling = From the smithy alone it comes by itself; with a wild good there as well you choose which; with only a wild good you may decline.

rule-M-FLD-9 = A full smithy first sends a plow to a bare field, then produces.
    .long = A full smithy that is activated while you have a bare field first sends a plow there, then produces. A full guild council may do the same with a wild good.
    .ruling = The smithy sends it to the bare field beside the 2/12 tile, else to the one with the lowest number. For the guild council you are asked.

rule-M-FLD-10 = Fields that are alike are the same thing.
    .long = Fields are numbered as they arrive.
    .ruling = Fields that agree in plow, tile and “activated this turn” are the same thing: a question names only the lowest number among them.

rule-M-FLD-11 = There are only eight fields.
    .long = The black banner of the fields cannot be activated when the stack is empty.

## M-CUS

rules-M-CUS = Customers and steward

rule-M-CUS-1 = Customers come only through the steward; nobody and nothing is needed for it.
    .long = Customers come into your market only through the steward’s office, by its banner or by a monk. You need neither merchant nor goods, and a market has no limit.

rule-M-CUS-2 = You take 1 to 4 customers for 1 time, 2 time, 2 time and 1 coin, 3 time and 1 coin.
    .long = You take 1, 2, 3 or 4 cards of the customer display. One costs 1 time, two cost 2 time, three 2 time and 1 coin, four 3 time and 1 coin.

rule-M-CUS-3 = At least one card must be taken; cards are named in display order.
    .long = A third card is offered only if you have a coin.
    .ruling = At least one card must be taken. Cards are named one by one in the order of the display, and the price is paid when you are done.

rule-M-CUS-4 = Then the display is filled up to six.
    .long = Afterwards the display is filled up to six from the stack. If the stack is empty it stays short.

rule-M-CUS-5 = The display keeps its order.
    .long = Customers lie in a row.
    .ruling = The row keeps the order in which cards were turned up; the gap of a taken card closes.

rule-M-CUS-6 = With trading church and abbot one more card is revealed, and one card is free.
    .long = With the trading church and the abbot present one more card is revealed first. Then one card is free and up to four more are paid as usual, five in all.
    .ruling = The free card is counted off and always taken: two cards cost what one costs, and a single card costs nothing. With an empty stack nothing more is revealed.

rule-M-CUS-7 = An empty customer display closes the office.
    .long = The steward’s office cannot be activated when the customer display is empty.

rule-M-CUS-8 = Serving: merchant present, value matched, all goods paid.
    .long = You serve a customer of your market by activating its white banner: your merchant must be present, the value must match (a question mark always does), time and all goods are paid. The card moves to your served customers.

rule-M-CUS-9 = Only served customers bring prestige.
    .long = Only served customers are worth their prestige. Others are worth nothing.

rule-M-CUS-10 = There is no part payment.
    .long = A customer whose goods you cannot pay in full cannot be served. There is no part payment and no holding back.

rule-M-CUS-11 = The 2/12 tile of a served customer goes onto the meeting place.
    .long = If your 2/12 tile lies beside a customer that is served, it goes onto your meeting place.

## M-TRV

rules-M-TRV = Travel

rule-M-TRV-1 = You travel in the order A, B, C, D, E.
    .long = Travel cards are added in the order A, B, C, D, E, one of each letter. Only the next letter can be activated.

rule-M-TRV-2 = You need the traveller, a card left, and a journey that has not ended.
    .long = Your traveller must be present, a card of the next letter must be left, and your last travel card may not be the end of the journey. The chapel in stack D and every E end it.

rule-M-TRV-3 = You pay time, a wagon or coins, and the gray cost of your last card.
    .long = You pay the time of the letter, one of its two fares (a wagon, or coins), and the gray cost of the travel card you added last. For C that is value 7, 2 time and a wagon or 2 coins.

rule-M-TRV-4 = The gray cost is due only with the next letter.
    .long = The gray cost of a travel card (time, coins or beer) is due only together with the next letter. The chapel and the E cards have none.

rule-M-TRV-5 = If you can pay either fare, you choose.
    .long = If you can complete the payment with either fare, you choose between wagon and coins; the wagon may be a wild good. The banner is not offered when neither fare can be paid together with the gray cost.

rule-M-TRV-6 = Then chance names the card you get.
    .long = After you have paid, a card of that letter is turned up and added, with its prestige and its gray cost.

rule-M-TRV-7 = With travel church and abbot you may put the card back and take another.
    .long = With the travel church and the abbot present you may put the card back after seeing it and take another one of the same stack, which you must keep. Then the stack is mixed again, the first card in it. Costs are not paid twice.

rule-M-TRV-8 = Without another card of the letter there is nothing to exchange.
    .long = The travel church works once for each letter.
    .ruling = It is not offered when no other card of that letter is left.

rule-M-TRV-9 = Travel cards have no white banner and cannot be given back.
    .long = Travel cards have no white banner, so they are of use once; a journey cannot be undone.

## M-CHU

rules-M-CHU = Churches

rule-M-CHU-1 = Black: abbot present, no church yet; you choose any church left.
    .long = Your abbot must be present and you may not own a church. You choose any church that is left; each exists once.

rule-M-CHU-2 = A church has a lasting benefit, usable while the abbot is present.
    .long = Churches have no white banner and no immediate action. Each gives a lasting benefit that you can use only while your abbot is present.

rule-M-CHU-3 = The sanatory church saves your story points from the rats, twice.
    .long = In a rat invasion the owner of the sanatory church may cover one of its two spaces with a marker and loses nothing then. That works twice in a game.

rule-M-CHU-4 = The cloister church counts as one window.
    .long = The cloister church counts as one window, for the limit of six and at the end. It is not a monk card.
    .ruling = At the end its window counts without the abbot, too.

rule-M-CHU-5 = The trading church helps with customers, the travel church with journeys.
    .long = The trading church reveals one more customer and makes one free. The travel church lets you exchange a travel card once.

rule-M-CHU-6 = You cannot own two churches.
    .long = You can never own a second church.

## M-MNK

rules-M-MNK = Monks

rule-M-MNK-1 = Black: abbot present, a church of your own, fewer than six windows.
    .long = Your abbot must be present, you must own a church, and you must have fewer than six windows. You choose the top card of any of the three stacks.

rule-M-MNK-2 = The next card of the stack becomes visible at once.
    .long = When a monk is taken, the next card of the stack becomes visible.
    .ruling = That happens after it has been paid and before its bonus is carried out.

rule-M-MNK-3 = A monk gives a bonus once and is a window for good.
    .long = A monk gives its bonus once, while it is added, and is a window for good from then on. It has no white banner.

rule-M-MNK-4 = Bonus story: story points for your tree.
    .long = The bonus story brings as many story points to your tree as the card shows, 2 or 3.

rule-M-MNK-5 = Bonus headman: one step of the headman for 1 more time.
    .long = The bonus headman activates the question mark banner once: 1 more time and one step of the headman.
    .ruling = If you let him stay, you forgo the bonus and pay no time for it.

rule-M-MNK-6 = Bonus school: the school once.
    .long = The bonus school activates the school banner once, with the usual 1 time if a villager is placed. No other white banner follows.

rule-M-MNK-7 = Bonus school twice: the school two times in a row.
    .long = The bonus school twice activates the school two times in a row, the second time from what the first one left.

rule-M-MNK-8 = Bonus steward: the office once, for at most 2 paid customers.
    .long = The bonus steward activates the office once, for at most 2 paid cards at the usual price; the trading church adds its free card. With an empty display nothing happens.
    .ruling = Without the trading church you may take none; with it you take at least the free card.

rule-M-MNK-9 = There is no seventh window.
    .long = You cannot have a seventh window. With the cloister church you cannot add a sixth monk.

rule-M-MNK-10 = The bonuses are story, headman, school, school twice and steward.
    .long = A monk brings 2 or 3 story points, a step of the headman, the school, the school twice, or the steward’s office.

## M-MEE

rules-M-MEE = Meeting place

rule-M-MEE-1 = Black (2 or 12): councilman present, no meeting place yet.
    .long = The meeting place has the values 2 and 12. Your councilman must be present and you may not own one. You may own it together with a council chamber, in any order.

rule-M-MEE-2 = You lay a 2/12 tile, get 1 story point, and the card with 1 marker.
    .long = You take a 2/12 tile and lay it beside any white banner of your village; then you get 1 story point for your tree; then you add the card and place 1 marker on it.

rule-M-MEE-3 = White: move the tile or not, 1 story point, 1 marker if there is room.
    .long = With the councilman present, as last banner of the turn: you may move the tile beside any white banner or let it stay; you get 1 story point for your tree and place 1 marker on the card if a space is empty.

rule-M-MEE-4 = The tile may lie beside any white banner of your village.
    .long = The tile may lie beside school, play, each of your craft buildings and fields, the council chamber, each customer in your market, and with the white banner beside the meeting place itself. The area need not be active.

rule-M-MEE-5 = Beside 2/12 or a question mark the tile has no effect.
    .long = Beside a banner that shows 2/12 or a question mark the tile is allowed and has no effect.

rule-M-MEE-6 = The tile stays until the meeting place moves it or its customer is served.
    .long = The tile stays where it is until the white banner of the meeting place moves it, or its customer is served; then it lies on the meeting place.

rule-M-MEE-7 = The markers of the meeting place change dice and nothing else.
    .long = The markers on the meeting place change dice and do nothing else. They are not goods.

rule-M-MEE-8 = You cannot own two meeting places.
    .long = You cannot own a second meeting place, and so no second tile.

## M-COU

rules-M-COU = Council chambers

rule-M-COU-1 = Black: councilman present, no council chamber yet; you choose any left.
    .long = Your councilman must be present and you may not own a council chamber. You choose any chamber that is left; each exists once.

rule-M-COU-2 = Black and white banner have the same action.
    .long = A chamber has the same action on its black and on its white banner. The white one needs the councilman, too.

rule-M-COU-3 = Monetary council: 2 coins.
    .long = The monetary council brings 2 coins. Its value is 3; it costs 4 time when it is added and 1 time later on.

rule-M-COU-4 = Guild council: 1 wild good if there is room.
    .long = The guild council makes 1 wild good if a space is empty. A wild good pays for any good or is laid on a field as a plow. It never pays for coins.

rule-M-COU-5 = Area council: a mark on a kind of card, for good.
    .long = The area council places 1 marker on one of its five spaces that is empty: travel, craft, customer, church or field, as you choose. It stays for good.

rule-M-COU-6 = Population council: a mark on a profession, for good.
    .long = The population council places 1 marker on one of its five profession spaces that is empty, as you choose. It stays for good. The villager need not be present.

rule-M-COU-7 = With all marks set the chamber has no effect any more.
    .long = With all spaces covered the white banner can still be your first one of a turn, for its time and without effect.

rule-M-COU-8 = You cannot own two council chambers.
    .long = You can never own a second council chamber.

## M-DTH

rules-M-DTH = Time, death and rats

rule-M-DTH-1 = The life time track is a ring of clouds with a bridge.
    .long = The life time track is a ring of clouds. The bridge lies between the last and the first cloud and is no space.
    .ruling = The start is the first cloud behind the bridge.

rule-M-DTH-2 = For each time you pay, your marker moves one cloud on.
    .long = For each unit of time you pay, your marker moves one cloud on.

rule-M-DTH-3 = When it passes the bridge, the reaper rides on it.
    .long = When your marker passes the bridge, the reaper mounts it.
    .ruling = Passing it again in the same turn changes nothing: at most one villager dies in a turn.

rule-M-DTH-4 = Everybody lives and works until the end of the turn.
    .long = All your villagers live and work until the last part of your turn, whatever your marker has passed before.

rule-M-DTH-5 = Reaper on the bridge: nobody dies.
    .long = If the reaper stands on the bridge at the end of your turn, nothing happens and the turn ends.

rule-M-DTH-6 = Reaper on your marker: he returns to the bridge, and somebody dies.
    .long = If the reaper is on your marker, he returns to the bridge; the marker stays. Then one of your villagers dies and the rat is rolled for.

rule-M-DTH-7 = You choose who dies; descendants in the school cannot be chosen.
    .long = You choose one of your villagers; descendants in the school cannot be chosen. The villager leaves the space and fills a coffin.

rule-M-DTH-8 = If the chronicle has room for the profession, you gain story points.
    .long = The chronicle has two spaces for each profession, for all players together. If one is free, it is filled and brings story points to your tree at once, the first more than the second.
    .ruling = The first space is filled before the second.

rule-M-DTH-9 = Otherwise the villager goes to an anonymous grave.
    .long = Otherwise the villager goes to an anonymous grave, which brings nothing.
    .ruling = Graves never run out.

rule-M-DTH-10 = If nobody is left, you take a day laborer tile and a new villager.
    .long = If you have no villager left, you at once take a day laborer tile and place a villager on a space of your choice. That one is an ordinary villager and can die.
    .ruling = This happens before the rat is rolled for.

rule-M-DTH-11 = Descendants in the school do not save you from that.
    .long = Descendants in the school do not prevent that. So you always have a villager when you are asked anything.

rule-M-DTH-12 = Then the rat moves by a die towards the invasion space.
    .long = Then the rat die is rolled, and the rat moves that many spaces towards the invasion space. If it does not get there, the turn ends.

rule-M-DTH-13 = When it arrives, everybody loses half of the tree, rounded down.
    .long = When the rat arrives, pips left over are lost and every player returns half of the story points on the tree, rounded down. House and hand are safe.

rule-M-DTH-14 = Then the rat returns to its start.
    .long = Then the rat returns to the start space of this number of players, and the turn ends.

rule-M-DTH-15 = The owner of the sanatory church may avoid the loss.
    .long = The owner of the sanatory church is asked if the abbot is present at that moment and a space on the church is free. Story points and a day laborer of this very death already count.
    .ruling = The question is put only to somebody who would lose at least one point.

rule-M-DTH-16 = A tree of 0 or 1 loses nothing.
    .long = A tree of 0 or 1 story points loses nothing.

rule-M-DTH-17 = Red spaces of the rat track: one roll can be enough.
    .long = A space of the rat track is red if the invasion space can be reached from it with one roll, gray otherwise.

## M-END

rules-M-END = The end

rule-M-END-1 = After a round with 9, 14 or 18 filled coffins (2, 3, 4 players) the game ends.
    .long = After the last turn of a round the game ends if at least 9, 14 or 18 coffins are filled with two, three or four players. Otherwise a new round begins.

rule-M-END-2 = The round is always finished.
    .long = The round is always finished. Reaching the number earlier changes nothing, and more villagers may die as usual.

rule-M-END-3 = There is no other end in the rulebook.
    .long = The rulebook ends a game by coffins only.

rule-M-END-4 = After a very large number of rounds a game ends in any case.
    .long = Some banners cost no time, so careful players could go on for ever.
    .ruling = A game ends after a fixed number of rounds and is scored as usual. People never come near it.

## M-SCO

rules-M-SCO = Scoring

rule-M-SCO-1 = Church, windows, council, fields, travel, customers, house, day laborers and hand are added up.
    .long = Your score is the sum of church, windows, council, fields, travel, served customers, house, day laborers and hand. The meeting place is part of the council.

rule-M-SCO-2 = A church brings its prestige; windows bring 0, 2, 4, 7, 10, 14, 20.
    .long = A church brings the prestige on its card. No window brings 0, one to six windows bring 2, 4, 7, 10, 14 and 20.

rule-M-SCO-3 = Council: 2 for the meeting place, and the chamber with its bonus.
    .long = The meeting place brings 2, the council chamber the prestige on its card and, for area and population council, a bonus for the marks.

rule-M-SCO-4 = Area council: 1 for each card of a marked kind.
    .long = The area council brings 1 for each of your cards of a marked kind: travel cards; craft buildings; served customers; church and monks together; fields. The window of the cloister church is no card.

rule-M-SCO-5 = Population council: 4 for each marked profession whose villager is present.
    .long = The population council brings 4 for each marked profession whose villager is present at the end.

rule-M-SCO-6 = Fields bring 1 each; travel cards and served customers what they show.
    .long = Each field brings 1. Travel cards and served customers bring the prestige on their cards.

rule-M-SCO-7 = House: its story points. Day laborers: minus 5 each. Hand: 1.
    .long = The house brings its story points, each day laborer tile costs 5, and the hand brings 1 to its owner, whichever side is up. The points on the hand are lost.

rule-M-SCO-8 = Tree, coins, goods, other customers and craft buildings are worth nothing.
    .long = Story points on the tree, coins, goods, customers not served and craft buildings are worth nothing.

rule-M-SCO-9 = It does not matter whether the area is active.
    .long = Printed prestige and marks count whether the area is active or not.

rule-M-SCO-10 = The highest score wins; then coins, goods and tree together decide.
    .long = The highest score wins. Among equals the highest sum of coins, goods and story points on the tree wins. If that is equal too, the victory is shared.
    .ruling = Goods are those on buildings, wild goods, and plows on fields; no other markers count.

rule-M-SCO-11 = All places are ranked by the same two numbers.
    .long = All places are ranked by score, then by that sum.
    .ruling = Equal players share the better place.
