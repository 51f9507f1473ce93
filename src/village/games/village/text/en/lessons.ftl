### Guided games of Village: what is said beside the board. One message for each idea of a lesson; `.right` and `.wrong`
### tell what came of an answer, with a name for answers that have a sentence of their own.

lesson-first = The first game
    .about = What a turn is, a life, and how it ends: six moments of one game.
    .done = That is Village: cubes, time, and what of a family is remembered. Now try it yourself; the board always shows what is possible and what would follow.

lesson-first-welcome = This is the village, and the red family is yours: four people of the first generation. You look for the most prestige points, and you get them with time, the only thing you always have.
lesson-first-cube = The heart of every turn: take one cube from any place, then you may do what that place is for. Let us begin with food: take a green or orange cube from the grain harvest.
    .right = The cube lies on your farm now. Its colour will pay for something later. And because you took it from the harvest, you may harvest.
    .wrong = That works, too: the cube would be yours, and you would be asked what to do at that place. But let us see the harvest first.
    .wrong-plague = A black cube is the plague: it brings nothing into your house and costs 2 years of life. Sometimes a place is worth it; here other cubes lie beside it.
    .wrong-market = Whoever takes the cube of the market opens a market day for everybody. You have nothing to sell yet, so let us keep that for later.
lesson-first-harvest = You have hands at home, so there is something to reap.
    .right = 2 sacks of grain. Nobody was in a hurry: the harvest costs no time. A farm has room for 5 sacks. Now it is Martha’s turn.
    .wrong = An action may be left out, and the cube stays yours. But then there would be no grain, and you will need some.
lesson-first-family = Martha has a child. So should you: take a brown cube from the family.
    .wrong = That would be another place. Families grow at the family space: take a brown cube there.
    .wrong-plague = The plague again, and 2 years are gone for nothing but the right to have a child. There are brown cubes, too.
lesson-first-child = Here a child comes into the family, or somebody comes home from the village.
    .right = A child of the second generation! It can do everything that its parents can; only death takes the oldest generation first.
    .wrong = Nobody would be born. There is room and love enough: try the other answer.
lesson-first-crafts = Now somebody shall learn a trade. Take any cube from the crafts.
    .wrong = That is another place. The workshops open with a cube from the crafts.
lesson-first-workshop = Five workshops. The wainwright builds wagons, and wagons are wanted at the market and on every journey. Train somebody there.
    .wrong = A fine trade as well, and it costs time in the same way. For now let it be the wainwright.
    .wrong-buy = Bought: no time is lost and nobody has to learn, but the cubes are gone. Good when you are in a hurry. Let us see how it goes without.
    .wrong-mill = The miller gives 2 coins for 2 sacks of grain and 2 years; a coin stands in for any cube. Let us build a wagon first.
    .wrong-pass = You would leave without having learned anything. Try the wainwright.
lesson-first-apprentice = Who shall learn it? Whoever works in the village leaves the farm. Send one of the old ones: they die first, and a craftsman may be remembered as one.
    .right = It took 2 years: look at the ring of your life time. Every space is a year, and after a lap of 10 the marker crosses the bridge. We shall come to that.
    .wrong = The child? It can, and it would live longer. But your farm would be left to the old. Send one of generation 1.
lesson-first-wagon = Once trained, you may produce at once, for the working time of the workshop. Do so.
    .right = 2 more years, and a wagon stands on your farm. The next one costs only those 2: the wainwright stays trained. Let us go on to a later day.
    .wrong = You can also come back for the wagon later. But it is what we came for.

lesson-first-market = Some rounds later. You own a wagon, a plow and a scroll, and at the stalls there are customers who want just that. Open the market: take its cube.
    .wrong = There is more to get at the market today. Look at what the customers at the stalls want, and at your farm.
lesson-first-customer = Whoever opens the market day sells first, and the first sale costs nothing but the goods. Each customer shows what is wanted and the points for it. Serve the one worth most.
    .right = The customer is yours and counts at the end. Now everybody else may sell, in turn, until all have had enough. Martha sells her ox.
    .wrong-other = That is a sale, too, but a small one, and the first sale is the only one without a fee. Serve the other customer first.
    .wrong-pass = Who passes is out for this whole market day, and others take your customers.
lesson-first-sale = It is your turn again. Every further sale also costs 1 green cube and a year. The scroll and a sack of grain are still wanted.
    .wrong-pass = A market day you opened yourself, and you leave early? Sell while there is a customer for you.
lesson-first-price = The fee: a green cube, or a coin in its place. A coin stands in for any cube, and is worth a point at the end.
    .right = Two customers in one day. When the market closes, those in the waiting line move up to the stalls.
    .right-coin = That worked, and the green cube is kept. Two customers in one day; those in the waiting line now move up to the stalls.

lesson-first-years = Years have gone by. Your marker stands right before the bridge: whatever costs time now costs a life. You need not fear that.
lesson-first-bridge = Take the cube of the crafts and see what happens.
    .wrong = You can put it off like that for a while. But nobody lives for ever, and it is better to choose when.
lesson-first-lap = Your wainwright can build a wagon for 2 years. See what the preview says before you answer.
    .right = The marker has crossed the bridge. Your turn is played to its end first, the wagon is yours, and then somebody of your oldest generation must die.
    .wrong = It would be possible. Let us see what a crossing of the bridge means: build the wagon.
    .wrong-pass = Then nothing happens, and the wagon would have been yours. Dare it.
lesson-first-chronicle = What counts is where they worked: each trade has its own spaces in the chronicle, and only those in the chronicle are remembered. On the page of the farms no space is left.
lesson-first-death = Who is it to be: a craftsman, or the old one on the farm?
    .right = One more of yours in the chronicle, for ever, among the craftsmen. Three or more there are worth points at the end, five the most.
    .wrong-grave = The page of the farms is full, so an anonymous grave is all that is left. It brings no points. Let it be a craftsman.

lesson-first-church = The end of a round: the last cube lies on the church. When it is gone a mass is said, and then new cubes come. Take it.
    .wrong = The well is for later: three cubes of one colour pay for any action. Take the last cube.
lesson-first-bag = You may give a member of the family to the church: it goes into the black bag, where four monks wait already.
lesson-first-priest = That costs a brown cube, or 3 years. Do so.
    .wrong-pass = Then nobody of yours would be there when the mass is said. Points are to be had there.
    .wrong-time = 3 years instead of a cube. You have a cube; keep the years.
lesson-first-offering = A brown cube, or a coin in its place?
    .wrong-coin = It would do. But in a moment a coin will be worth more than a cube.
lesson-first-novice = Who goes?
    .right = The old go where their years weigh less, and in church nobody asks for age. All cubes are gone: the mass begins.
    .right-young = A long life before the windows. Only those who can be seen must die, and those in the bag cannot. All cubes are gone: the mass begins.
lesson-first-mass = At the mass four pieces leave the bag, drawn by chance. Chance may take a monk, or you pay 1 coin and it is yours for sure.
    .wrong-pass = Left to chance: four of five pieces come out, so it would probably go well. A coin makes it certain.
lesson-first-window = In the church every window further is worth more, and grain leads there. Go one window on.
    .wrong-pass = You may keep the grain. But at the end grain in the barn is worth nothing, and a window is.
    .right = For a sack of grain to the second window. Whoever has the most members in the church after a mass also gets 2 points. One moment is left to see.

lesson-first-last = Much later. Of the graves only one is left, and whoever fills the last grave, or the last space of the chronicle, brings the end. You are ahead, so do not wait: take the plague.
    .wrong = A good turn, perhaps. But Martha would get many more, and you are ahead now. Let the clock run out.
lesson-first-grave = 2 years, and the bridge is crossed once more. But first the harvest, as always.
    .right = Your last elder dies, the farm page of the chronicle is full, and the last grave is taken. That is the end: everybody else has one last turn, then one last mass.
    .wrong-pass = The elder dies all the same, and grain is what you need for the last mass. Reap first.
lesson-first-prayer = The last mass. Grain is worth nothing afterwards: go up once more.
    .wrong-pass = A window for two sacks that nobody will count. Take it.
    .right = And now everything is counted: travels, council, church, chronicle, customers, coins, and the points you have collected on the way.
lesson-first-end = You have won, by 27 points to 10. Most of it came from customers and from points on the way; the chronicle brought 4, for three of your family who are remembered.

lesson-inn = A tour of the Inn
    .about = A guest, a villager, and what beer is for.
    .done = That is the Inn: beer buys villagers, and each of them can do one thing very well.

lesson-inn-welcome = Beside the village there is an inn now, and villagers sit in it: three open stacks of cards. Each of them helps you once, or brings points at the end. Most of them like beer.
lesson-inn-visit = The inn is an action like the others. Take a cube there.
    .wrong = That is another place; the tour leads to the inn.
lesson-inn-guest = Before anybody talks to you, one of yours has to sit there. That takes a year. Send somebody.
    .right = You have a guest in the inn, and there is still time for a talk.
    .wrong-young = She would sit there for long, which is not bad. But whoever dies in the inn gets an anonymous grave; let us send an old one and hope.
    .wrong-pass = Then you only have the cube.
lesson-inn-talk = A talk takes another year. Before it you may push one stack, to see who comes next. Today somebody good is there: talk to them as they are.
    .wrong-push = The villager on top goes under the stack, and the next is seen. Useful when nobody there is for you; but the Scribe is just right.
    .wrong-pass = You would go home without having talked to anybody. Stay a little.
lesson-inn-villager = The Scribe wants one beer, and you have one.
    .right = The Scribe is with you now, and the beer is drunk. Cards are played at the beginning or the end of a turn; it is the end of yours.
    .wrong = Also a good companion. But let us see what the Scribe can do.
lesson-inn-play = Play the Scribe: 3 scrolls at once, without time and cubes.
    .right = 3 scrolls for a beer and 2 years. The Scribe has done his work and goes.
    .wrong-pass = You can keep the card for another turn. But unplayed at the end it is worth nothing.
lesson-inn-end = Beer comes from the brewery, a workshop like the others that makes 2 at a time, and some customers want it, too. That is all there is to know.

lesson-port = A tour of Port
    .about = A captain, cargo, an island and a missionary.
    .done = That is Port: captains, holds, islands. Return when the holds are empty, and sail again.

lesson-port-welcome = With Port the roads are gone and the sea is there: every family has a ship with three holds. The sea lies on its own sheet, and what can be answered there glows.
lesson-port-harbour = The cubes of travel lead to the port. Take one.
    .wrong = That is another place; the tour leads to the port.
lesson-port-sail = Set sail: hire a captain, load, and go.
    .wrong-pass = The ship stays in the port. It would be a pity on such a day.
lesson-port-captain = No ship sails without a captain. They cost 1, 2 or 3 coins; the dearer, the cheaper every step afterwards. Take the one for 2.
    .right = He stays until the ship comes home. Now the holds: three things, no two alike.
    .wrong-cheap = Cheap today, dear on every further step. For one voyage it might do.
    .wrong-dear = The best there is, but then your purse is empty. The one for 2 will do.
lesson-port-load = Islands want goods and pay in points at once. The nearest one wants scrolls: take the scroll on board.
    .wrong = It has its islands, too. The nearest one wants scrolls.
    .wrong-pass = An empty ship brings nothing. Load the scroll first.
    .wrong-member = Somebody shall come along, but first the goods: the scroll.
lesson-port-more = There is room for more. A member of the family on board can go ashore as a missionary. Take somebody along.
    .right = Ready. What is on board is no longer on the farm.
    .wrong = More goods are fine, but then somebody would miss the voyage. Take a member of the family along.
    .wrong-pass = There is still room. Somebody wants to see the world.
lesson-port-steps = Now out to the sea. Some captains have free steps; an hourglass on a space costs time. Go to the water next to the first island.
    .wrong = That way leads to other islands. Ours lies the other way.
lesson-port-land = Further steps cost what the captain’s card says. Land on the island.
    .wrong = You can also stay at sea and go on in another turn. The island wants your scroll; land there.
lesson-port-fare = A cube, or a coin in its place?
    .wrong-coin = It would do. Keep the coin: captains want coins, not cubes.
lesson-port-sell = Landed! First the business: sell the scroll.
    .wrong-pass = You have come all this way; sell something.
    .wrong-mission = The missionary may go ashore afterwards as well. Sell first, then.
lesson-port-mission = And now somebody goes ashore.
    .right = Points for the scroll and for the missionary: 5 in all, and they count at the end. Whoever dies at sea or on an island is remembered among the travellers.
    .wrong-pass = The place on the island is free today. Tomorrow somebody else may have it.
lesson-port-end = Another sea action leads on or, for a year, home from anywhere. Cocoa, tea and treasure chests wait on other islands, and the market buys the bales.

lesson-goals = A tour of Life Goals
    .about = Two secret cards, and the moment one is reached.
    .done = That is Life Goals: something to live for, and a secret until it is reached.

lesson-goals-welcome = With Life Goals each family has one silver and one gold card that nobody else may see. Yours lie open to you. Press a card to read it: the Farmer wants 5 sacks of grain, an ox and a plow on your farm.
lesson-goals-harvest = Ox and plow are there, and 3 sacks. With ox and plow a harvest brings more than enough. Take the cube of the grain harvest.
    .wrong = That does not bring the goal nearer. A harvest does.
lesson-goals-reached = Reap, and see what happens.
    .right = The goal is reached the moment everything lies on your farm at the same time: 5 points at once, and all may see the card now. You keep what you own.
    .wrong-pass = The sacks are all that is missing.
lesson-goals-end = A gold card brings 8 points and takes longer; yours wants somebody on the highest stage of the council. A goal that is not reached costs nothing.

lesson-customers = A tour of the promotional customers
    .about = Four more customers, and what they are worth.
    .done = Four customers with a star: look out for them in the waiting line.

lesson-customers-welcome = Four more customers, marked with a star, are shuffled among the others. They want two goods that seldom go together, and pay well for it. Two of them stand at the stalls.
lesson-customers-market = You own a scroll and a plow, which is just what one of them wants. Open the market.
    .wrong = That can wait. The customer may not.
lesson-customers-star = Serve the one with the star who wants scroll and plow.
    .right = 5 points. For everything else they are customers like all others.
    .wrong-other = A fine customer, but the first sale is free of charge, and there is one worth more.
    .wrong-pass = Martha would be glad.
lesson-customers-end = Whenever one of them comes up the waiting line you know in good time what to collect.

lesson-marriage = A tour of Marriage
    .about = A place at the ceremony, a wedding, and a dowry.
    .done = That is Marriage: before every mass there may be a wedding. Do not let it go by.

lesson-marriage-welcome = The green beside the village is for weddings. Four ranks wait there for bride and groom: first and second marry each other, third and fourth as well. Martha’s daughter already stands on the first rank.
lesson-marriage-rank = You took the last cube of the round, from the marriage space. So the wedding is near! Step beside Martha’s daughter, on the second rank.
    .wrong = There you would wait alone, unless the die brings somebody. Beside Martha’s daughter the wedding is certain.
    .wrong-pass = And she would wait for another. Go to her.
lesson-marriage-bride = Who shall marry?
    .right = Married! The second rank brought 3 points. Couples live in parents’ bliss, where each of yours brings a point more at the end. And there is a dowry: Martha’s family chooses a child.
    .wrong-young = So young? Let the old ones have their feast first.
lesson-marriage-dowry = Now you choose what the marriage brings into the house.
    .right = A good, without a workshop and without time. Then the mass is said, and a new round begins.
    .right-child = A child, without a cube from the family space. Then the mass is said, and a new round begins.
    .right-bread = Bread and a cube. In a mass one loaf pays a whole step in the church. Then the mass is said, and a new round begins.
lesson-marriage-end = The smuggler, too, came with this box: bread for time, a good for a coin, or two cubes for one and some time. Try him when a colour is missing.
