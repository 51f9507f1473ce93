### Guided games of Village: what is said beside the board. One message for each beat of a lesson; `.right` and `.wrong`
### tell what came of an answer, with a name for answers that have a sentence of their own.

lesson-first = The first game
    .about = What a turn is, a life, and how it ends: six moments of one game.
    .done = That is Village: cubes, time, and what of a family is remembered. Now try it yourself; the board always shows what is possible and what would follow.

lesson-first-welcome = This is the village, and the farm marked as yours is your family: four people of the first generation. You look for the most prestige points, and you get them with time, the only thing you always have.
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

lesson-first-bridge = Years have gone by. Your marker stands right before the bridge: whatever costs time now costs a life. You need not fear that. Take the cube of the crafts.
    .wrong = You can put it off like that for a while. But nobody lives for ever, and it is better to choose when.
lesson-first-lap = Your wainwright can build a wagon for 2 years. See what the preview says before you answer.
    .right = The marker has crossed the bridge. Your turn is played to its end first, the wagon is yours, and then somebody of your oldest generation must die.
    .wrong = It would be possible. Let us see what a crossing of the bridge means: build the wagon.
    .wrong-pass = Then nothing happens, and the wagon would have been yours. Dare it.
lesson-first-death = Who is it to be? What counts is where they worked: each trade has its own spaces in the chronicle, and only those in the chronicle are remembered. On the page of the farms no space is left.
    .right = One more of yours in the chronicle, for ever, among the craftsmen. Three or more there are worth points at the end, five the most.
    .wrong-grave = The page of the farms is full, so an anonymous grave is all that is left. It brings no points. Let it be a craftsman.

lesson-first-church = The end of a round: the last cube lies on the church. When it is gone a mass is said, and then new cubes come. Take it.
    .wrong = The well is for later: three cubes of one colour pay for any action. Take the last cube.
lesson-first-priest = You may give a member of the family to the church: it goes into the black bag, where four monks wait already.
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
