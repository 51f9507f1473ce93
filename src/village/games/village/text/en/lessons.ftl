### Tutorials of Village: the texts next to the board. One message for each step of a lesson; `.right` and `.wrong`
### comment on the player's move, with a suffix for moves that have their own comment.

lesson-first = The first game
    .about = What a turn is, what a life is, and how the game ends: five scenes from one game.
    .done = That is Village: cubes, time, and how a family is remembered. Now try it yourself; the board always shows what is possible and previews the result.

lesson-first-welcome = This is the village, and the red family is yours: four members of the first generation. Your goal: the most prestige points. You pay for them mainly with time, the one thing you always have.
lesson-first-cube = The heart of every turn: take one cube from any action space, then you may perform the action of that space. Let’s start with food: take a green or orange cube from the grain harvest.
    .right = The cube is on your farmyard now. You can pay with it later. And because you took it from the grain harvest, you may harvest.
    .wrong = That works too: you would get the cube and could perform the action of that space. But let’s look at the harvest first.
    .wrong-plague = A black cube is the plague: it gives you nothing and costs 2 time. Sometimes an action is worth it, but there are other cubes on this space.
    .wrong-market = Taking a cube from the market opens a market day for all players. You have nothing to sell yet, so let’s save that for later.
lesson-first-harvest = You have family members at home, so you can harvest.
    .right = 2 bags of grain, and the harvest costs no time. A farmyard holds 5 bags. Now it is Martha’s turn.
    .wrong = You may skip an action, and you keep the cube. But then you get no grain, and you will need some.
lesson-first-family = Martha has a child. You should, too: take a brown cube from the family space.
    .wrong = That is another space. To have a child, take a brown cube from the family space.
    .wrong-plague = The plague again: 2 time, and all you get is the family action. There are brown cubes here, too.
lesson-first-child = With this action, a child is born, or a family member comes home from the village.
    .right = A child of the second generation! It can do everything its parents can, but the oldest generation always dies first.
    .wrong = Then no child would be born. Try the other option.
lesson-first-crafts = Now let’s teach a family member a craft. Take any cube from the crafts space.
    .wrong = That is another space. To use the craft buildings, take a cube from the crafts space.
lesson-first-workshop = Five craft buildings. The wainwright builds wagons, which you need at the market and for every trip. Train a family member there.
    .wrong = A fine craft as well, and it costs time in the same way. For now, choose the wainwright.
    .wrong-buy = Buying costs no time and needs no training, but the cubes are gone. Good when you are in a hurry. Let’s see how it works without buying.
    .wrong-mill = The mill gives 2 coins for 2 bags of grain and 2 time; a coin can replace any cube. Let’s build a wagon first.
    .wrong-pass = Then you would only have the cube. Try the wainwright.
lesson-first-apprentice = Who should learn it? Family members working in the village leave the farmyard. Send one of generation 1: they die first, and a craftsman can get a space in the crafts section of the chronicle.
    .right = That cost 2 time: look at your life time track. Each space is 1 time, and after a lap of 10 the marker crosses the bridge. We will come to that.
    .wrong = The child? You can do that, and it would live longer. But then only the old would be left at home. Send one of generation 1.
lesson-first-wagon = After training, you may produce right away for the production time of the building. Do it.
    .right = 2 more time, and the wagon is yours. The next one costs only those 2: your wainwright stays trained. Let’s move on to a later round.
    .wrong = You could also come back for the wagon later. But the wagon is what we came for.

lesson-first-market = A few rounds later. You own a wagon, a plow and a scroll, and there are customers at the stalls who want exactly that. Open the market: take its cube.
    .wrong = There is more to gain at the market now. Look at what the customers at the stalls want, and at what you own.
lesson-first-customer = If you open the market day, you sell first, and your first sale costs nothing but the goods. Each customer shows the goods it wants and the points it is worth. Serve the one worth the most.
    .right = The customer is yours and scores at the end. Now the other players may sell in turn, until all have passed. Martha sells her ox.
    .wrong-other = That is a sale, too, but a small one, and only the first sale has no fee. Serve the other customer first.
    .wrong-pass = If you pass, you are out for the whole market day, and others take your customers.
lesson-first-sale = It is your turn again. Every further sale also costs 1 green cube and 1 time. A customer still wants a scroll and a bag of grain.
    .wrong-pass = You opened this market day, and now you want to leave early? Sell as long as there is a customer for you.
lesson-first-price = The fee: a green cube, or a coin instead. A coin can replace any cube, and is worth 1 point at the end.
    .right = Two customers in one day. When the market closes, customers from the waiting line move up to the stalls.
    .right-coin = That works, and you keep the green cube. Two customers in one day; customers from the waiting line now move up to the stalls.

lesson-first-later = Time has passed. Your marker is right before the bridge: any action that costs time now costs a life. Don’t be afraid of that.
lesson-first-bridge = Take the cube from the crafts space and see what happens.
    .wrong = You can put it off like that for a while. But no one lives forever, and it is better to choose when.
lesson-first-lap = Your wainwright can build a wagon for 2 time. Check the preview before you move.
    .right = The marker has crossed the bridge. You finish your turn first, and the wagon is yours; then one of your oldest generation must die.
    .wrong = You could do that. But let’s see what crossing the bridge means: build the wagon.
    .wrong-pass = Then nothing happens, and you get no wagon. Go for it.
lesson-first-chronicle = What counts is where they worked: each profession has its own spaces in the chronicle, and only family members in the chronicle are remembered. The farmyard section is full.
lesson-first-death = Who should die: a craftsman, or the family member on the farmyard?
    .right = Another of your family members is in the chronicle for good, among the craftsmen. Three or more in the chronicle are worth points at the end; five or more are worth the most.
    .wrong-grave = The farmyard section is full, so only an anonymous grave is left. It gives no points. Choose a craftsman.

lesson-first-church = The end of a round: the last cube is on the church space. Once it is taken, a mass is said, and then new cubes are drawn. Take it.
    .wrong = The well is for later: three cubes of one color pay for any action. Take the last cube.
lesson-first-bag = You may send a family member to the church: they go into the black bag, which already holds four monks.
lesson-first-priest = That costs a brown cube or 3 time. Do it.
    .wrong-pass = Then none of your family would be there when the mass is said. The church is worth points.
    .wrong-time = 3 time instead of a cube. You have a cube; save the time.
lesson-first-offering = A brown cube, or a coin instead?
    .wrong-coin = You could. But in a moment, a coin will be worth more than a cube.
lesson-first-novice = Who goes?
    .right = Age makes no difference in the church. All cubes have been taken: the mass begins.
    .right-young = The young can stay at the windows for a long time. Only visible family members can die, and those in the bag are not visible. All cubes have been taken: the mass begins.
lesson-first-mass = At mass, four pieces are drawn from the bag at random. They may all be monks, but for 1 coin you get your family member out for sure.
    .wrong-pass = Leave it to luck? Four of five pieces are drawn, so it would probably work. A coin makes it certain.
lesson-first-window = In the church, each further window is worth more, and you move up by paying grain. Move up one window.
    .wrong-pass = You may keep the grain. But grain is worth nothing at the end, and a window is worth points.
    .right = One bag of grain takes you to the second window. The player with the most family members in the church after a mass also gets 2 points. One scene is left.

lesson-first-last = Much later. Only one grave is left, and filling the last grave or the last space of the chronicle triggers the end of the game. You are ahead, so don’t wait: take the plague cube.
    .wrong = A good turn, perhaps. But Martha would get many more turns, and you are ahead now. End the game.
lesson-first-grave = 2 time, and the bridge is crossed once more. But first the harvest, as always.
    .right = Your last elder dies, the farmyard section of the chronicle is full, and the last grave is filled. That triggers the end: all other players take one last turn, then the last mass is said.
    .wrong-pass = The elder dies anyway, and you need grain for the last mass. Harvest first.
lesson-first-prayer = The last mass. Grain is worth nothing afterwards: move up once more.
    .wrong-pass = A window for two bags of grain that are worth nothing now. Take it.
    .right = Now everything is scored: travel, council, church, chronicle, customers, coins, and the points scored during play.
lesson-first-end = You win, 27 points to 10. Most of them came from customers and from points scored during play; the chronicle gave you 4, for three family members who are remembered.

lesson-inn = A tour of the Inn
    .about = The inn, a villager, and what beer is for.
    .done = That is the Inn: beer buys villagers, and each of them does one thing very well.

lesson-inn-welcome = The village now has an inn, with villagers in three face-up stacks of cards. Each of them helps you once or scores points at the end. Most of them cost beer.
lesson-inn-visit = The inn is an action like any other. Take a cube there.
    .wrong = That is another space; this tour is about the inn.
lesson-inn-guest = To use the inn, you need a family member there. Placing one costs 1 time. Send a family member.
    .right = You have a family member in the inn, so you can use the inn right away.
    .wrong-young = They would stay there for a long time, which is not bad. But those who die in the inn get an anonymous grave, so let’s send one of generation 1 instead.
    .wrong-pass = Then you only have the cube.
lesson-inn-talk = Using the inn costs 1 more time. First you may cycle one stack to see the next card. This time there is a good villager on top: use the inn without cycling.
    .wrong-push = The top card goes to the bottom of the stack, and the next one is revealed. Useful if you want none of the villagers; but the Scribe is just right.
    .wrong-pass = You would leave without buying a villager. Stay a little longer.
lesson-inn-villager = The Scribe costs one beer, and you have one.
    .right = The Scribe is yours now, and the beer is gone. You play villagers at the start or the end of a turn; this is the end of yours.
    .wrong = Also a good villager. But let’s see what the Scribe can do.
lesson-inn-play = Play the Scribe: 3 scrolls at once, without time or cubes.
    .right = 3 scrolls for a beer and 2 time. The Scribe has done his work and leaves the game.
    .wrong-pass = You can keep the card for another turn. But if you never play it, it is worth nothing.
lesson-inn-end = Beer comes from the brewery, a craft building that makes 2 at a time, and some customers want it, too. That is all you need to know.

lesson-port = A tour of Port
    .about = A captain, cargo, an island and a missionary.
    .done = That is Port: captains, holds, islands. Return when the holds are empty, and set sail again.

lesson-port-welcome = With Port, ships replace travel by land: every family has a ship with three holds. The sea has its own tab, and possible moves are highlighted there.
lesson-port-harbour = A cube from the travel space gives you the sea action. Take one.
    .wrong = That is another space; this tour is about the port.
lesson-port-sail = Set sail: hire a captain, load, and move.
    .wrong-pass = Then the ship stays in the port. What a pity on such a fine day.
lesson-port-captain = No ship sails without a captain. They cost 1, 2 or 3 coins; the more expensive the captain, the cheaper every step. Take the one for 2.
    .right = He stays until the ship returns. Now the holds: three things, no two alike.
    .wrong-cheap = Cheap to hire, but expensive on every further step. For one voyage, it might do.
    .wrong-expensive = The best there is, but then you have no coins left. The one for 2 will do.
lesson-port-load = Islands buy goods and pay in points at once. The nearest one wants scrolls: load the scroll.
    .wrong = Other islands want that. The nearest one wants scrolls.
    .wrong-pass = An empty ship earns nothing. Load the scroll first.
    .wrong-member = A family member should come along, but load the goods first: the scroll.
lesson-port-more = There is room for more. A family member on board can go ashore as a missionary. Take one along.
    .right = Ready. What is on board is no longer on the farmyard.
    .wrong = More goods are fine, but then there might be no family member on board. Take one along.
    .wrong-pass = There is still room. Take a family member along.
lesson-port-steps = Now out to sea. The first step is free (with some captains, the first two); entering a space with an hourglass costs time. Sail to the water next to the first island.
    .wrong = That way leads to other islands. Ours is the other way.
lesson-port-land = Further steps cost the cubes on the captain’s card. Land on the island.
    .wrong = You could also stay at sea and sail on in another turn. But the island wants your scroll; land there.
lesson-port-fare = A cube, or a coin instead?
    .wrong-coin = You could. But keep the coin: captains are hired with coins, not cubes.
lesson-port-sell = Landed! Business first: sell the scroll.
    .wrong-pass = You have come all this way; sell something.
    .wrong-mission = On an island, you sell first and then send a missionary. Sell first.
lesson-port-mission = Now send a missionary ashore.
    .right = Points for the scroll and for the missionary: 5 in all, scored at once. Family members who die at sea or on an island go to the travel section of the chronicle.
    .wrong-pass = The mission place is free now. Later, another player may have taken it.
lesson-port-end = With another sea action, you can sail on or, for 1 time, return from anywhere. Other islands offer cocoa, tea and treasure chests, and the market buys the bales.

lesson-goals = A tour of Life Goals
    .about = Two secret cards, and what happens when you reach a goal.
    .done = That is Life Goals: something to live for, and secret until reached.

lesson-goals-welcome = With Life Goals, each family has one silver and one gold card that the other players cannot see. Click one of yours to read it: for the Farmer, you need 5 bags of grain, an ox and a plow on your farmyard.
lesson-goals-harvest = You have the ox, the plow and 3 bags of grain. With ox and plow, a harvest gives you more than enough. Take the cube from the grain harvest.
    .wrong = That does not bring you closer to the goal. A harvest does.
lesson-goals-reached = Harvest, and see what happens.
    .right = You reach the goal the moment everything is on your farmyard at the same time: 5 points at once, and the card is revealed. You keep what you own.
    .wrong-pass = The grain is all that is missing.
lesson-goals-end = A gold card is worth 8 points and takes longer; yours needs a family member on council stage 4. A goal you do not reach costs nothing.

lesson-customers = A tour of the Customers promo
    .about = Four more customers, and what they are worth.
    .done = Four customers with a star: look out for them in the waiting line.

lesson-customers-welcome = Four more customers, marked with a star, are shuffled in with the others. They want two goods that rarely go together, and are worth a lot. Two of them are at the stalls.
lesson-customers-market = You own a scroll and a plow, exactly what one of them wants. Open the market.
    .wrong = That can wait. The customer may not.
lesson-customers-star = Serve the customer with the star who wants a scroll and a plow.
    .right = 5 points. In all other respects, they are customers like any other.
    .wrong-other = A fine customer, but only the first sale has no fee, and there is one worth more.
    .wrong-pass = Martha would be glad.
lesson-customers-end = When one of them appears in the waiting line, you know early what to collect.

lesson-marriage = A tour of Marriage
    .about = A rank in the ceremony area, a wedding, and a dowry.
    .done = That is Marriage: there is a wedding before every mass. Don’t miss it.

lesson-marriage-welcome = The green next to the village is for weddings. Its ceremony area has four ranks: the first and second marry each other, and so do the third and fourth. Martha’s daughter is already on the first rank.
lesson-marriage-rank = You took the last cube of the round, from the marriage space, so the wedding is next! Place a family member next to Martha’s daughter, on the second rank.
    .wrong = There you would wait alone, unless the die brings a pink figure. Next to Martha’s daughter, the wedding is certain.
    .wrong-pass = Then she would wait for another family. Join her.
lesson-marriage-bride = Who should marry?
    .right = Married! The second rank gave you 3 points. Couples live in parents’ bliss, where each of your family members is worth 1 more point at the end. And there is a dowry: Martha’s family chooses a child.
    .wrong-young = So young? Let the old ones marry first.
lesson-marriage-dowry = Now choose your dowry.
    .right = A good, without a craft building and without time. Then the mass is said, and a new round begins.
    .right-child = A child, without a cube from the family space. Then the mass is said, and a new round begins.
    .right-bread = Bread and a cube. At mass, one loaf pays for a whole step in the church. Then the mass is said, and a new round begins.
lesson-marriage-end = The smuggler, too, is part of this expansion: bread for time, a good for a coin, or two cubes for one cube and some time. Try him when you are short of a color.
