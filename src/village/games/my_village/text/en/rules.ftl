### My Village: rule reference. Ids follow the rule specification; `.ruling` is our decision where the rulebook leaves a question open.

## M-SET

rules-M-SET = Setup

rule-M-SET-1 = The game is for two, three or four players; the player in the first seat starts round 1.
    .long = The players sit clockwise around the table.
    .ruling = Who sits in the first seat is decided before the game, not by these rules.

rule-M-SET-2 = With 2 or 4 players there are 8 white and 3 black dice, with 3 players 6 white and 2 black.
    .long = The gray rat die is separate and always used.

rule-M-SET-3 = Churches, council chambers and craft buildings are all visible; you can choose any single card.
    .long = The card display has 4 churches, 4 council chambers and 20 craft buildings.

rule-M-SET-4 = Meeting places and fields are stacks of identical cards; four 2/12 tiles are next to the meeting places.
    .long = There are 4 meeting places and 8 fields; each type forms one stack.

rule-M-SET-5 = The monks form three stacks by symbol; only the top card of each is known.
    .long = The 12 monks form three shuffled stacks: 3 with a quill, 4 with a goblet, 5 with a rosary. All players see the banner, cost and bonus of the top card of each stack, and nothing of the cards below.

rule-M-SET-6 = The travel cards form five stacks, A to E; their light sides are hidden.
    .long = The 19 travel cards form five shuffled stacks: 4 cards each of A to D, and 3 of E. The dark side is the same on all cards of a letter; the light side is seen only when a card is drawn.

rule-M-SET-7 = Six customers are face up; the others form a face-down stack.
    .long = The 33 customers are shuffled into one face-down stack. Six of them are revealed next to the steward’s office; they form the customer display.

rule-M-SET-8 = Each player gets a different village board; the boards differ only in the two values of the play banner.
    .long = The four boards are dealt at random.

rule-M-SET-9 = You start with one villager of each profession, an empty school and no cards.
    .long = The villagers are an abbot, a councilman, a traveler, a craftsman and a merchant. Story tree and main house are empty, the headman is at the main house, the grim reaper on the bridge, and your time marker on the first cloud. You have no day laborer tiles.

rule-M-SET-10 = In turn order of round 1, the players start with 1, 2, 3 and 4 coins.
    .long = The coins you own are the black markers on your money barn.

rule-M-SET-11 = The hand is in front of the starting player, palm up and empty.

rule-M-SET-12 = The rat starts far from the invasion space; all coffins are empty.
    .long = The rat starts on the space of the rat track that corresponds to the number of players. All chronicle spaces and anonymous graves are empty.

rule-M-SET-13 = Markers, story points and day laborer tiles never run out.
    .long = It does not matter how many pieces the printed game contains.
    .ruling = Story points are plain numbers; the values printed on their pieces have no meaning.

rule-M-SET-14 = Cards and 2/12 tiles are limited.
    .long = Once the display has run out of them, you cannot get any more.

rule-M-SET-15 = There is no secret information; face-down cards are unknown to all players.
    .long = Nothing is secret between the players, unless the table hides the served customers. Players know which cards a face-down stack contains, but not their order.
    .ruling = A card is drawn from its stack at random at the moment it is revealed; every card in the stack is equally likely.

rule-M-SET-16 = Boards, then monks, then customers are dealt at random.
    .long = This happens before round 1. The village boards are dealt beginning with the first seat. Then the top monks of the quill, goblet and rosary stacks are revealed, then six customers.
    .ruling = This order is ours; it gives no player an advantage.

## M-RND

rules-M-RND = Rounds

rule-M-RND-1 = A round has a preparation phase and an action phase; rounds are played until the game ends.

rule-M-RND-2 = First, the hand is turned palm up and receives 1 story point; its owner starts the round.
    .long = The story point is added to those already on the hand. A hand that is palm up already stays so.

rule-M-RND-3 = Then all dice are rolled and form the pool.
    .long = This includes the dice left over from the previous round.

rule-M-RND-4 = Each player takes one turn, clockwise; with 2 players, two turns each.
    .long = The starting player begins. With two players, the turns alternate: starting player, other player, starting player, other player.

rule-M-RND-5 = Taking the hand only changes the order of the next round.
    .long = The turn order of a round is fixed in its preparation phase.

rule-M-RND-6 = A turn: make a banner value, activate banners, check whether a villager dies.
    .long = The steps come in this order. You cannot skip one or pass.

rule-M-RND-7 = Every turn uses two dice, so the last player still has four or more to choose from.
    .long = In a round, 3 dice stay unused, 2 with three players.

rule-M-RND-8 = During other players’ turns, only rat invasions and losing the hand affect you.

## M-DIE

rules-M-DIE = Dice and banner value

rule-M-DIE-1 = You take exactly two dice from the pool.
    .long = They stay out of the pool until the next preparation phase.

rule-M-DIE-2 = Your banner value is the sum of the two dice.
    .long = It is 2 to 12. You cannot ignore one die or use the dice separately.

rule-M-DIE-3 = Dice of the same color with the same pips are identical.
    .long = You choose your two dice by color and pips.
    .ruling = Dice of the same color with the same pips are identical: no two moves take the same pair.

rule-M-DIE-4 = Each black die costs 2 time at once.
    .long = You pay before anything else; two black dice cost 4. Changing the die afterward refunds nothing.

rule-M-DIE-5 = You may take any two dice from the pool; color has no other effect.

rule-M-DIE-6 = A coin raises or lowers one of your dice by 1.
    .long = A die never goes below 1 or above 6. You may return any number of coins from your money barn, for one die or for both.

rule-M-DIE-7 = A marker from your meeting place turns one of your dice to any face.
    .long = Each marker you return changes one of the two dice. Coins and markers may be combined. The councilman need not be present, because markers already placed stay valid.

rule-M-DIE-8 = Only the value you reach and what you spend on it matter; wasteful ways are not offered.
    .long = It does not matter which die you change, only the sum and the price. Without markers, the price is one coin for each step; with one marker, the better of your dice is kept and coins make up the difference; with two markers, no value costs any coins.
    .ruling = A way to pay is offered if you can afford it, unless another way needs fewer markers and no more coins.

rule-M-DIE-9 = A changed value is offered if you could activate a banner other than the question mark with it.
    .long = You must also be able to pay for it. The unchanged sum is always offered.
    .ruling = The question mark banner takes any value, so changing dice for it alone would be wasteful and is not offered.

rule-M-DIE-10 = Once you are asked for a banner, your value is fixed.
    .long = Coins you gain later in the turn cannot change it.

## M-BAN

rules-M-BAN = Banners and payment

rule-M-BAN-1 = You activate one black banner, or any number of white ones, or the question mark.
    .long = You must do exactly one of these three things.

rule-M-BAN-2 = A banner matches if it shows your value exactly.
    .long = If it shows two values, one of them is enough. The question mark on a customer and the question mark banner match every value.

rule-M-BAN-3 = A card’s banner works only while the villager of its area is present.
    .long = Black and white alike: religion needs the abbot, the council the councilman, travel the traveler, crafts the craftsman, the market the merchant. The harvest area, where the fields are, needs no villager. School, play, question mark, hand and steward’s office belong to no area.

rule-M-BAN-4 = What you cannot activate or cannot pay in full is not offered.
    .long = A banner is not offered if it does not match, if its villager is missing, if you do not meet its other requirements, or if you cannot pay its full cost at that moment.

rule-M-BAN-5 = You can always pay time.
    .long = The only costs you may be unable to pay are goods and coins.
    .ruling = You can always pay time, whatever the consequences.

rule-M-BAN-6 = You take the card, pay time, then goods and coins, then perform the action.
    .long = This is the order for a black banner. The card leaves the display first and is added to your village after the action. Its white banner, window and benefit only apply after that. A travel card stays in its stack until you keep it. For a white banner, you pay time, then goods, then perform the action.

rule-M-BAN-7 = A good is paid from the building that produces it, or with a wild good.
    .long = The goods are horse, beer, plow, scroll and wagon. You pay with a marker from your building; wild goods come from the guild council. You can also pay a plow from one of your fields. “Any good” is paid with any of these. Paid goods return to the supply.

rule-M-BAN-8 = You can pay a cost in goods if wild goods make up for everything you lack.
    .long = What is left then has to cover each “any good”. Plows on the smithy and on your fields are counted.

rule-M-BAN-9 = You pay the goods of a cost in any order.
    .long = They come from your buildings, your fields and your guild council and return to the supply.
    .ruling = A good that can come from one place only is paid automatically. For the others, you choose the places one by one. It does not matter which of the goods a wild good replaces.

rule-M-BAN-11 = Markers on your cards stay valid when the villager is missing.
    .long = You can pay with goods and wild goods, marks count at the end, and meeting place markers change dice.

rule-M-BAN-12 = If there is no empty space for a marker, it is not placed.
    .long = You still pay the banner’s time cost.
    .ruling = The first banner you activate in a turn may be one whose action does nothing.

rule-M-BAN-13 = You may forfeit an action in part or in full, but never its cost.
    .long = When you activate a banner, you may forfeit its action in part or in full.
    .ruling = You pay the cost in any case. But if you forfeit a bonus that activates another banner, you do not pay for that banner. You are asked only where forfeiting can be useful: customers, travel cards, headman, school, 2/12 tile, and plows on fields. Coins, story points, markers and all other cards are always taken.

rule-M-BAN-14 = You cannot activate a banner twice in a turn.
    .long = The only exception is a monk whose bonus is the school twice.

rule-M-BAN-15 = Cards never leave a village.
    .long = Neither by force nor by choice. Only a served customer moves, within the village.

rule-M-BAN-16 = A banner may also cost goods or coins.
    .long = Some black banners show an additional cost in goods or coins. You pay it when you activate the banner, after the time.
    .ruling = We have seen such costs only on monks and travel cards. Custom values can add one to churches, council chambers, the meeting place, fields, craft buildings, monks and travel cards.

## M-BLK

rules-M-BLK = Black banners

rule-M-BLK-1 = You activate exactly one black banner, and nothing else.
    .long = Then this step of your turn is over. Only the bonus of a monk can add a white banner or the question mark.

rule-M-BLK-2 = The cards in the display, the hand and the steward’s office have black banners.
    .long = Customers have none. Each type of card has further requirements.

rule-M-BLK-3 = You add the card to your village and perform the action below its banner.
    .long = The card is placed in its area, light side up.

rule-M-BLK-4 = You need not add a travel card you have drawn.
    .long = Adding the card is part of the action of its banner, so you may forfeit it; what you have paid is lost. A second card that you draw with the travel church must be added.
    .ruling = You are asked only about travel cards, whose light side you do not know before you pay; all other cards are added automatically. A travel card that you do not add goes back to its stack, and the stack is shuffled.

rule-M-BLK-5 = The hand (4 or 10) gives you its story points, and you start the next round.
    .long = Taking it costs nothing. Its story points go onto your story tree, and the hand is placed in front of you palm down.
    .ruling = You take the hand and its story points together.

rule-M-BLK-6 = The hand is offered while it is palm up, but never on the first turn of a round.
    .long = In other words, it cannot be taken while it is palm down. With three or four players, its owner cannot take it; with two players, its owner cannot take it on the first turn of the round.

rule-M-BLK-7 = With 2 players, the owner may take their own hand on their second turn.
    .long = They gain the story points and stay the owner; the hand is palm down until the next preparation phase.

rule-M-BLK-8 = If no player takes the hand, its owner starts again and the points stay on it.

rule-M-BLK-9 = The steward’s office has the values 4 and 10.
    .long = It lets you take customers into your market area.

## M-WHT

rules-M-WHT = White banners

rule-M-WHT-1 = White banners: school, play, craft buildings, fields, council chamber, meeting place, customers.
    .long = School and play are on your village board; every craft building, every field and every customer in your market area has its own. Churches, monks and travel cards have none.

rule-M-WHT-2 = You activate as many as you like, one after another, in any order.
    .long = You finish the cost and action of one before you choose the next. After the first, you may stop at any time.

rule-M-WHT-3 = Each must match the same value and is paid for separately.
    .long = A customer with a question mark always matches.

rule-M-WHT-4 = What you gain along the way counts for the next banner.
    .long = Villagers, goods and spaces are checked when you choose a banner: a villager placed from the school or a good produced earlier in the same turn counts.

rule-M-WHT-5 = The meeting place comes last.
    .long = Choosing it ends this step of your turn.

rule-M-WHT-6 = Play: 1 story point for your story tree.
    .long = The banner shows the values of your own village board. It costs nothing and needs no villager.

rule-M-WHT-7 = A banner next to your 2/12 tile also matches 2 and 12.
    .long = The banner costs as much as usual.
    .ruling = The tile works without the councilman.

rule-M-WHT-8 = A card’s white banner shows the same values as its black one.
    .long = A white banner costs 0 or 1 time.

rule-M-WHT-9 = After your first white banner, banners that would change nothing are not offered.
    .long = You may activate a white banner whose action does nothing; you still pay its cost.
    .ruling = After the first white banner of a turn, a banner is offered only if its cost or its action changes something. So a full building (unless it is the smithy and you have a field without a plow), a full council chamber and a school with both spaces filled and no empty villager space are offered only if the banner costs time. As your first banner, they are always offered: such a turn costs less time than the question mark.

## M-HEA

rules-M-HEA = Headman

rule-M-HEA-1 = The question mark banner is always offered.
    .long = It matches every value, needs no villager and can always be paid for. So you always have a legal move.

rule-M-HEA-2 = It is the only banner of its turn.
    .long = You take two dice as usual, and black dice cost their time.

rule-M-HEA-3 = It costs 1 time, and the headman moves one step.
    .long = His path connects main house, coin space and story space.

rule-M-HEA-4 = A step to the coin space gives 1 coin.
    .long = From the main house and from the story space, there is no other step.

rule-M-HEA-5 = From the coin space he goes home, or to the story space for 3 story points.
    .long = You choose. The story points go onto your story tree.

rule-M-HEA-6 = When he comes home, all story points on the story tree move to the main house and are safe.
    .long = Only story points in the main house count at the end.

rule-M-HEA-7 = On the coin space he may also stay.
    .long = You pay the time whether the headman moves or not.
    .ruling = On the coin space you may let him stay, and nothing else happens. From the other spaces he moves automatically, since that is never worse.

rule-M-HEA-8 = The headman is not a villager.
    .long = He cannot die, and he does not make any area active.

## M-SCH

rules-M-SCH = School

rule-M-SCH-1 = The school has two spaces for descendants, who are not villagers yet.
    .long = The school banner needs no villager. There is a left and a right space, each for one descendant.

rule-M-SCH-2 = School empty: place a descendant on the left space.
    .long = This costs nothing.

rule-M-SCH-3 = Only left filled: the descendant moves right for free, or becomes a villager for 1 time.
    .long = A villager needs an empty villager space.

rule-M-SCH-4 = Only right filled: place a new descendant on the left, or the right one becomes a villager for 1 time and gives 2 story points.
    .long = A villager needs an empty villager space; the story points go onto your story tree.

rule-M-SCH-5 = Both filled: one of them becomes a villager for 1 time; the right one gives 2 story points.
    .long = A villager needs an empty villager space.

rule-M-SCH-6 = You choose the profession; the area is active at once.
    .long = You choose among your empty villager spaces.

rule-M-SCH-7 = A descendant cannot go to an occupied space.
    .long = If no villager space is empty, only the free moves remain; if both school spaces are filled as well, nothing happens.

rule-M-SCH-8 = With both spaces filled and a villager missing, you may also do nothing.
    .long = You may forfeit the action of the school banner.
    .ruling = You are asked only if both spaces are filled and a villager space is empty; otherwise there is a free move that is never worse. If you do nothing, you pay no time.

## M-CRF

rules-M-CRF = Craft buildings

rule-M-CRF-1 = The stables produce horses, the brewery beer, the smithy plows, the office scrolls, the wainwright wagons.
    .long = There are four cards of each type; they differ only in their values.

rule-M-CRF-2 = Black: craftsman present, none of this type yet; you get the card with 1 good on it.
    .long = You choose any remaining card of the type.

rule-M-CRF-3 = White: craftsman present; 1 good on the card if there is room.
    .long = Without an empty space, you place none.

rule-M-CRF-4 = A building has a limited number of spaces for its goods.
    .long = The card shows how many goods a building holds and how much time its banners cost.

rule-M-CRF-5 = You cannot own two buildings of the same type.
    .long = Not even one with different values.

rule-M-CRF-6 = Craft buildings score no prestige by themselves.
    .long = The area council can count them, though.

## M-FLD

rules-M-FLD = Fields

rule-M-FLD-1 = You may own any number of fields; they need no villager.
    .long = They are in the harvest area, which is always active.

rule-M-FLD-2 = Black: 1 coin, and the field without a plow.
    .long = The banner gives the coin first; then you add the field.

rule-M-FLD-3 = White: 1 coin, and 1 more with a plow on this field.
    .long = Each field has its own white banner. The plow stays.

rule-M-FLD-4 = A field holds one plow, from the smithy or from the guild council.
    .long = From the guild council, it is a wild good.
    .ruling = You may move it there without your craftsman or councilman.

rule-M-FLD-5 = You can still pay with a plow on a field.
    .long = It is still a good.
    .ruling = A wild good placed on a field is a plow from then on.

rule-M-FLD-6 = A plow never moves from one field to another, nor back.
    .ruling = Nor does it move back from a field to the smithy or the council.

rule-M-FLD-7 = You may move a plow to a field at any point of the game.
    .ruling = You are asked when it can matter: just before you activate a field without a plow, and just before your full smithy or guild council would lose a marker. At any other time, a plow on a field has no effect, so you lose nothing by waiting.

rule-M-FLD-8 = When you activate a field without a plow, you may place one on it first.
    .long = It comes from the smithy or, as a wild good, from the guild council.
    .ruling = You are asked at this moment. You may also keep the plow for another field.

rule-M-FLD-9 = When you activate a full smithy, you may first move one of its plows to a field without one.
    .long = You choose the field. A full guild council may do the same with a wild good. If you decline, there is no space for a new marker.
    .ruling = You are asked at this moment.

rule-M-FLD-10 = Fields in the same state are identical.
    .long = Fields are numbered in the order you add them.
    .ruling = Fields with the same plow, tile and “activated this turn” state are identical: a question offers only the lowest number among them.

rule-M-FLD-11 = There are only eight fields.
    .long = The black banner of the fields cannot be activated once the stack is empty.

## M-CUS

rules-M-CUS = Customers and steward’s office

rule-M-CUS-1 = Customers come only from the steward’s office; you need no villager and no goods to take them.
    .long = They come into your market through its banner or a monk. Not even your merchant is needed, and your market has no limit.

rule-M-CUS-2 = You take 1 to 4 customers for 1 time, 2 time, 2 time and 1 coin, or 3 time and 1 coin.
    .long = They come from the customer display. Without a coin, you cannot take a third card.

rule-M-CUS-3 = You take the cards in any order, or none at all.
    .long = If you take none, you forfeit the action.
    .ruling = You choose the cards one by one and pay the price when you are done. If you take none, you pay nothing.

rule-M-CUS-4 = Then the display is refilled to six.
    .long = The cards come from the stack. If it runs out, the display stays short.

rule-M-CUS-5 = The display keeps its order.
    .long = Customers are displayed in a row.
    .ruling = The row keeps the order in which cards were revealed; the gap left by a taken card closes.

rule-M-CUS-6 = With the trading church and your abbot present, one more card is revealed, and one card is free.
    .long = The card is revealed first. Besides the free card, you may pay for up to four more as usual, five in all.
    .ruling = The free card is not counted in the price: two cards cost as much as one usually does, and a single card costs nothing. If you take none, the revealed card stays in the display. If the display already has seven cards or the stack is empty, no extra card is revealed.

rule-M-CUS-7 = The steward’s office is closed while the customer display is empty.
    .long = At the steward’s office, you take customers from the customer display.
    .ruling = You cannot activate the steward’s office while the display is empty.

rule-M-CUS-8 = Serving: merchant present, value matched, all goods paid.
    .long = You serve a customer in your market by activating its white banner: your merchant must be present, the value must match (a question mark always does), and you pay the time and all goods. You flip the card and place it on the stack of your served customers.

rule-M-CUS-9 = Only served customers score prestige.
    .long = Each is worth its own prestige; the others are worth nothing.

rule-M-CUS-10 = You cannot pay in part.
    .long = You can serve a customer only if you can pay all the goods it wants. You cannot hold goods back, either.

rule-M-CUS-11 = When a customer is served, a 2/12 tile next to it moves to the meeting place.
    .long = This applies to your own tile, a customer you serve and your own meeting place.

rule-M-CUS-12 = Served customers lie face down.
    .long = They form a stack.
    .ruling = All players see your served customers, because everyone could keep track of them. With the option “Served customers are face down”, the others see only how many you have served, and your score without them, until the game is over. Customers you serve in the current turn are public until it ends. The log and the replay still show each sale, because all players saw it.

## M-TRV

rules-M-TRV = Travel

rule-M-TRV-1 = You travel in the order A, B, C, D, E.
    .long = You get one card of each letter and can only activate the next one.

rule-M-TRV-2 = You need your traveler and a card left in the stack, and your travels must not have ended.
    .long = The card must be of the next letter. The chapel in stack D and every E card end your travels.

rule-M-TRV-3 = You pay time, a wagon or coins, and the gray cost of your last card.
    .long = Time, wagon and coins are those of the letter. For C, that is value 7, 2 time, and a wagon or 2 coins.

rule-M-TRV-4 = The gray cost is only due with the next letter.
    .long = It is time, coins or beer. The chapel and the E cards have none.

rule-M-TRV-5 = If you can pay with either a wagon or coins, you choose.
    .long = The wagon may be a wild good. The banner is not offered if you can pay neither option together with the gray cost.

rule-M-TRV-6 = Then a card is drawn at random.
    .long = After you have paid, a card of that letter is drawn. You add it with its prestige and its gray cost, or forfeit it.

rule-M-TRV-7 = With the travel church and your abbot present, you may put the card back and draw another.
    .long = You decide after seeing it. The other card comes from the same stack and must be added. Then the stack, including the first card, is shuffled. You do not pay twice.

rule-M-TRV-8 = If no other card of the letter is left, you cannot exchange it.
    .long = You can use the travel church once for each letter.
    .ruling = It is not offered if no other card of that letter is left.

rule-M-TRV-9 = Travel cards have no white banner; once added, they cannot be returned.
    .long = Travel cards have no white banner, so you use them only once. A travel card that you have added stays in your village.

## M-CHU

rules-M-CHU = Churches

rule-M-CHU-1 = Black: abbot present, no church yet; you choose any remaining church.
    .long = There is one of each.

rule-M-CHU-2 = A church has a permanent benefit that works while your abbot is present.
    .long = Churches have no white banner and no immediate action.

rule-M-CHU-3 = The sanatory church saves your story points from the rats, twice.
    .long = In a rat invasion, its owner may cover one of its two spaces with a marker and then loses nothing.

rule-M-CHU-4 = The cloister church counts as one window.
    .long = This applies both to the limit of six and to the end, when it counts even without the abbot. It is not a monk card.

rule-M-CHU-5 = The trading church helps with customers, the travel church with travel.
    .long = The trading church reveals one more customer and makes one free. The travel church lets you exchange a travel card once.

rule-M-CHU-6 = You cannot own two churches.

## M-MNK

rules-M-MNK = Monks

rule-M-MNK-1 = Black: abbot present, you own a church, fewer than six windows.
    .long = You choose the top card of any of the three stacks.

rule-M-MNK-2 = The next card of the stack is revealed at once.
    .ruling = This happens after you have paid for the monk and before you resolve its bonus.

rule-M-MNK-3 = A monk gives a bonus once and then counts as a window.
    .long = You get the bonus when you add the monk. It has no white banner.

rule-M-MNK-4 = Story bonus: story points for your story tree.
    .long = The card shows how many, 2 or 3.

rule-M-MNK-5 = Headman bonus: one step of the headman, for 1 additional time.
    .long = This activates the question mark banner once.
    .ruling = If you let him stay, you forgo the bonus and pay no time for it.

rule-M-MNK-6 = School bonus: activate the school once.
    .long = Placing a villager costs the usual 1 time. You cannot activate any other white banner.

rule-M-MNK-7 = Double school bonus: activate the school twice in a row.
    .long = The second activation starts from the result of the first.

rule-M-MNK-8 = Steward bonus: activate the steward’s office once, for at most 2 paid customers.
    .long = You pay the usual price; the trading church adds its free card. You may also take none.
    .ruling = If the display is empty, nothing happens.

rule-M-MNK-9 = You cannot have a seventh window.
    .long = With the cloister church you cannot add a sixth monk.

rule-M-MNK-10 = The bonuses are story points, headman, school, school twice and steward’s office.

## M-MEE

rules-M-MEE = Meeting place

rule-M-MEE-1 = Black (2 or 12): councilman present, no meeting place yet.
    .long = The meeting place has the values 2 and 12. Your councilman must be present, and you may not already own a meeting place. You may own both a meeting place and a council chamber, in any order.

rule-M-MEE-2 = You place a 2/12 tile, gain 1 story point, and get the card with 1 marker on it.
    .long = In this order. The tile goes next to any white banner in your village, the story point onto your story tree.

rule-M-MEE-3 = White: move the tile or leave it, 1 story point, 1 marker if there is room.
    .long = Your councilman must be present, and this must be the last banner of the turn. The tile goes next to any white banner, the story point onto your story tree.

rule-M-MEE-4 = The tile may be next to any white banner in your village.
    .long = These are the school, the play banner, any of your craft buildings and fields, the council chamber, any customer in your market and, if you use the white banner, the meeting place itself.
    .ruling = The area need not be active.

rule-M-MEE-5 = Next to a banner with 2 and 12 or with a question mark, the tile has no effect.
    .long = You may place it there all the same.

rule-M-MEE-6 = The tile stays until the meeting place moves it or its customer is served.
    .long = The white banner of the meeting place moves it. When its customer is served, it moves onto the meeting place.

rule-M-MEE-7 = Meeting place markers change dice and do nothing else.
    .long = They are not goods.

rule-M-MEE-8 = You cannot own two meeting places.
    .long = So you cannot get a second tile.

## M-COU

rules-M-COU = Council chambers

rule-M-COU-1 = Black: councilman present, no council chamber yet; you choose any remaining one.
    .long = Your councilman must be present, and you may not already own a council chamber. You choose any remaining chamber; there is one of each.

rule-M-COU-2 = The black and white banners have the same action.
    .long = The white one needs the councilman too.

rule-M-COU-3 = Monetary council: 2 coins.
    .long = Its value is 3; it costs 4 time when you add it and 1 time afterward.

rule-M-COU-4 = Guild council: 1 wild good if there is room.
    .long = A wild good pays for any good or can be placed on a field as a plow. It never replaces coins.

rule-M-COU-5 = Area council: a permanent mark on a type of card.
    .long = You place 1 marker on an empty space, of which there are five: travel, craft, customer, church or field. It stays for good.

rule-M-COU-6 = Population council: a permanent mark on a profession.
    .long = You place 1 marker on an empty profession space, of which there are five. It stays for good. The villager need not be present.

rule-M-COU-7 = Once all marks are placed, the chamber has no further effect.
    .long = Once all spaces are covered, you can still activate the white banner; you pay its time, and it has no effect.

rule-M-COU-8 = You cannot own two council chambers.

## M-DTH

rules-M-DTH = Time, death and rats

rule-M-DTH-1 = The life time track is a ring of clouds with a bridge.
    .long = The bridge is between the last and the first cloud and is not a space. You start on the first cloud after the bridge.

rule-M-DTH-2 = Each unit of time you pay moves your marker one cloud forward.

rule-M-DTH-3 = When your time marker crosses the bridge, the grim reaper rides on it.
    .long = It stays on your marker until the end of your turn. Crossing the bridge again in the same turn changes nothing: one villager dies.

rule-M-DTH-4 = All villagers live and work until the end of the turn.
    .long = The end is the last step of your turn, even if your marker has already crossed the bridge.

rule-M-DTH-5 = Grim reaper on the bridge: no villager dies.
    .long = If the grim reaper is on the bridge at the end of your turn, nothing happens and the turn ends.

rule-M-DTH-6 = Grim reaper on your marker: it returns to the bridge, and a villager dies.
    .long = The marker stays. You lose one of your own villagers; then the rat die is rolled.

rule-M-DTH-7 = You choose who dies; you cannot choose descendants in the school.
    .long = The villager leaves its space and fills a coffin.

rule-M-DTH-8 = If the chronicle has room for the profession, you gain story points.
    .long = It has two spaces for each profession, shared by all players. A free one is filled, and the story points go to your tree at once, more for the first space than for the second.
    .ruling = The first space is filled before the second.

rule-M-DTH-9 = Otherwise the villager goes to an anonymous grave.
    .long = The grave gives nothing.
    .ruling = Graves never run out.

rule-M-DTH-10 = If you have no villager left, you take a day laborer tile and a new villager.
    .long = You do so at once, before the rat die is rolled, and place the villager on a space of your choice. This is an ordinary villager and can die.

rule-M-DTH-11 = With no villager left, you take a day laborer tile even if you have descendants in the school.
    .long = So you always have a villager when you have to make a move.

rule-M-DTH-12 = Then the rat moves as many spaces toward the invasion space as the rat die shows.
    .long = If it does not get there, the turn ends.

rule-M-DTH-13 = When the rat arrives, every player loses half the story points on their tree, rounded down.
    .long = Excess pips are lost. Story points in the house and on the hand are safe.

rule-M-DTH-14 = Then the rat returns to its starting space.
    .long = This space depends on the number of players. After that, the turn ends.

rule-M-DTH-15 = The owner of the sanatory church may avoid the loss.
    .long = The owner of the sanatory church is asked if the abbot is present at that moment and a space on the church is free. Story points and a day laborer from this same death already count.
    .ruling = The owner is asked only if they would lose at least one point.

rule-M-DTH-16 = A tree with 0 or 1 story points loses nothing.

rule-M-DTH-17 = Red spaces on the rat track: one roll can be enough.
    .long = A space on the rat track is red if the invasion space can be reached from it with one roll, otherwise gray.

## M-END

rules-M-END = End of the game

rule-M-END-1 = The game ends after a round with 9, 14 or 18 filled coffins (2, 3, 4 players).
    .long = At least that many. Otherwise a new round begins.

rule-M-END-2 = The round is always completed.
    .long = Reaching the number earlier changes nothing, and more villagers may die as usual.

rule-M-END-3 = The rulebook gives no other way for the game to end.

rule-M-END-4 = After a very large number of rounds, the game ends in any case.
    .long = Some banners cost no time, so cautious players could go on forever.
    .ruling = A game ends after a fixed number of rounds and is scored as usual. Human players never come close to it.

## M-SCO

rules-M-SCO = Scoring

rule-M-SCO-1 = Church, windows, council, fields, travel, customers, house, day laborers and hand are added up.
    .long = Of the customers, only those served count. The meeting place is part of the council.

rule-M-SCO-2 = A church scores its prestige; windows score 0, 2, 4, 7, 10, 14, 20.
    .long = The church’s prestige is on its card. The numbers for the windows go from no window to six.

rule-M-SCO-3 = Council: 2 for the meeting place, plus the chamber with its bonus.
    .long = The chamber scores the prestige on its card and, for the area and population councils, a bonus for the marks.

rule-M-SCO-4 = Area council: 1 for each card of a marked type.
    .long = The types are travel cards; craft buildings; served customers; church and monks together; fields. Only your own cards count, and the window of the cloister church is not a card.

rule-M-SCO-5 = Population council: 4 for each marked profession whose villager is present.
    .long = The villager must be present at the end.

rule-M-SCO-6 = Fields score 1 each; travel cards and served customers score what they show.
    .long = Each field scores 1. Travel cards and served customers score the prestige on their cards.

rule-M-SCO-7 = House: its story points. Day laborers: minus 5 each. Hand: 1.
    .long = The hand scores for its owner, whichever side is up. The story points on the hand are lost.

rule-M-SCO-8 = Tree, coins, goods, unserved customers and craft buildings are worth nothing.
    .long = “Tree” means the story points still on it.

rule-M-SCO-9 = It does not matter whether the area is active.
    .long = Printed prestige and marks count whether the area is active or not.

rule-M-SCO-10 = The highest score wins; the total of coins, goods and tree breaks ties.
    .long = Among tied players, the highest total of coins, goods and story points on the tree wins. Goods are those on buildings, wild goods, and plows on fields; no other markers count. If that is tied too, they share the victory.

rule-M-SCO-11 = Lower places are decided by the same two numbers.
    .long = Score and that total decide who wins.
    .ruling = They decide all lower places as well; tied players share the better place.
